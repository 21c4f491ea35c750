"""The program in its window: which scene follows which.

Pages are imported late, by what opens them: the title needs none of them, and is there sooner.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tolerance_game import exit_codes, games, streams
from tolerance_game.core import Malformed, Reason
from tolerance_game.match.series import rotated
from tolerance_game.session import Choices, Home, Session, last_choices, remember, saving
from tolerance_game.session.choices import new_seed, remembered
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.saves.game_header import options_of
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.storage.saves.sealed_record import sealed_record
from tolerance_game.storage.settings.crash_report import Circumstances, crash_of
from tolerance_game.storage.settings.report import secrets_of
from tolerance_game.storage.settings.settings import Settings, language_of, system_locale
from tolerance_game.words import Words

from .crash import show
from .kit import Context, Scene
from .kit.intents import from_text
from .kit.message_box import message_box
from .kit.rich import plain
from .kit.sound import Sounds
from .kit.window import TITLE, NoDisplay, Window, wake
from .pages.player_names import with_all_named, with_programs_named
from .pages.title import TitleGame, TitleScene
from .table.game_room import (
    GameRoom,
    GameScreen,
    ScreenActions,
    SetupActions,
    games_with_rooms,
    room_of,
    terminal_only,
)

if TYPE_CHECKING:
    from .pages.saves import SavedGames

MOST_SAID = 6
"""How many reasons fit on one sheet."""


def run(home: Home, _catalogue: Catalogue, arguments: argparse.Namespace) -> int:
    """Runs the window until the program quits; gives the exit code."""
    evening = _Evening(home, arguments)
    try:
        evening.spend()
    except NoDisplay as error:
        return _say_no_display(home, error)
    except Exception as error:
        return evening.fail(error)
    finally:
        evening.end()
    return exit_codes.OK


def _say_no_display(home: Home, error: NoDisplay) -> int:
    say = Words(home.language).say
    text = say("window.no_display", name=str(error))
    if home.log is not None:
        home.log.line(text)
        if home.log.path is not None and home.log.reason is None:
            told_in = say("window.told_in", file=shown(home.log.path))
            text = f"{text}\n{told_in}"
    streams.warn(text)
    if not streams.is_watched():
        message_box(TITLE, text)
    return exit_codes.NO_DISPLAY


class _Evening:
    """From the opening of the window to its end, whichever way it ends."""

    def __init__(self, home: Home, arguments: argparse.Namespace) -> None:
        self._home = home
        self._arguments = arguments
        self._window: Window | None = None
        self._program: Program | None = None
        self._ends: list[Callable[[], None]] = []

    def spend(self) -> None:
        """Opens the window and runs it. Raises NoDisplay, and whatever nobody foresaw."""
        home, arguments = self._home, self._arguments
        context = Context(Words(home.language), home.settings)
        context.bindings = from_text(home.settings.keys, home.settings.pad)
        pictures = home.folders.data / "pictures"
        self._window = window = Window(context, pictures, arguments.safe_graphics)
        self._ends.append(window.close)
        home.on_news = wake
        sounds = Sounds(lambda: context.settings.sound)
        self._ends.append(sounds.close)
        log = home.log
        # By a task: a disk may take its time.
        sounds.serve(context, (lambda line: home.tasks.do(lambda: log.line(line))) if log else None)
        self._program = program = Program(context, home, arguments.seed)
        self._ends.append(program.close)
        program.title()
        if arguments.game and room_of(arguments.game) is not None:
            program.set_up(arguments.game)
        program.welcome()
        window.run(home.begin)

    def fail(self, error: Exception) -> int:
        """Something happened that nobody foresaw: it is told, in the window if that works."""
        crash = crash_of(error, self._known(), os.environ, self._home.log)
        streams.warn(crash.told(self._home.language))
        # The window is left to tell it; what else ends here may be what is broken.
        for end in reversed(self._ends[1:]):
            with suppress(Exception):
                end()
        show(crash, self._home.language, self._home.settings, self._window)
        for end in self._ends[:1]:
            with suppress(Exception):
                end()
        self._ends.clear()
        return exit_codes.FAILED

    def _known(self) -> Circumstances:
        """What a report tells of the moment; nothing of it may stand in the way of the report."""
        home, facts = self._home, dict[str, object]()
        known = Circumstances(home.folders, home.settings)
        with suppress(Exception):
            known = replace(known, secrets=secrets_of(home.catalogue))
        if home.log is not None:
            known = replace(known, actions=home.log.actions)
        with suppress(Exception):
            facts["driver"] = pygame.display.get_driver()
            if self._window is not None:
                scale = self._window.stage.scale
                facts["window"] = f"{scale.width} x {scale.height}"
                facts["scenes"] = ", ".join(one.name for one in self._window.stage.scenes)
        game = self._program.game if self._program is not None else None
        if game is not None:
            with suppress(Exception):
                session = game.session
                names = [sitter.name for sitter in session.match.seats]
                known = replace(known, names=names, kept=saving.is_safe(session))
                facts |= _facts_of(session)
                match = session.match
                sealed = sealed_record(match.header, match.moments_for_storage())
                known = replace(known, sealed=sealed)
        return replace(known, facts=facts)

    def end(self) -> None:
        """Ends everything that was begun."""
        while self._ends:
            self._ends.pop()()


def _facts_of(session: Session) -> Mapping[str, object]:
    """What game it is."""
    header = session.match.header
    return {
        "game": header.game,
        "seed": "under the seal, as in the files of this game" if header.sealed else header.seed,
        "seats": ", ".join(header.players),
        "options": dict(header.options),
        "moves": session.number,
        "practice": header.practice,
    }


class Program:
    """The way from scene to scene."""

    def __init__(self, context: Context, home: Home, seed: int | None = None) -> None:
        """`seed` is that of the first game, where the command line gave one."""
        self.context = context
        self.home = home
        self.game: GameScreen | None = None
        self._seed = seed
        self._entry: SavedGame | None = None
        self._opening: Future[Session] | None = None
        """The game that is played as soon as it is read, or its deal is on the disk."""
        context.keep = self._keep
        context.open_rules = self._help
        context.on_change.append(self._changed)

    @cached_property
    def saved(self) -> SavedGames:
        """The lists of saved games."""
        from .pages.saves import SavedGames

        return SavedGames(self.context, self.home, self.resume, self._playing, games_with_rooms())

    def _playing(self) -> Path | None:
        """The file of the game that is being played."""
        return self.game.session.path if self.game is not None else None

    @property
    def _pages(self) -> dict[str, Callable[[], None]]:
        """Where the title and the menu lead alike."""
        return {
            "saves": lambda: self.saved.open(), "options": self._options, "help": self._help,
            "quit": self.context.quit,
        }  # fmt: skip

    # Settings.

    def _keep(self, settings: Settings) -> None:
        self.context.waiting.then(self.home.keep(settings), self._kept)

    def _kept(self, reason: Reason | None) -> None:
        if reason is not None:
            self.home.wake()

    def _changed(self, path: str) -> None:
        if path == "language":
            language = language_of(self.context.settings, system_locale(os.environ))
            self.home.language = language
            self.context.words = Words(language)
        elif path in ("keys", "pad"):
            settings, hand = self.context.settings, self.context.bindings.hand
            self.context.bindings = replace(from_text(settings.keys, settings.pad), hand=hand)

    # The title.

    def title(self) -> None:
        """Back to the title; a game that was going on can be continued from there."""
        self._leave_game()
        acts = {**self._pages, "continue": self._continue, "credits": self._credits}
        scene = TitleScene(
            self.context,
            acts,
            [*map(self._on_title, games_with_rooms())],
            saving=lambda: saving.next_game(self.home).id,
        )
        self.context.stage.become(scene)
        self._offer(scene)

    def _on_title(self, game: str) -> TitleGame:
        art = _existing_room(game).title_art(self.home)
        return TitleGame(game, art, lambda: self.set_up(game))

    def _offer(self, scene: TitleScene) -> None:
        self._entry = None

        def known(entry: SavedGame | None) -> None:
            if entry is not None:
                self._entry = entry
                scene.offer(entry)

        archive = self.home.archive
        found = self.home.tasks.do(lambda: archive.to_go_on_with(games_with_rooms()))
        self.context.waiting.then(found, known)

    def _continue(self) -> None:
        entry = self._entry
        if entry is None:
            return
        if entry.is_over:
            self._follow(entry.path)
        else:
            self.resume(entry)

    def _follow(self, path: Path) -> None:
        """The next game of the series that a finished game belongs to."""
        if self._opening is None:
            following = self.home.tasks.do(lambda: Session.after(self.home, path))
            self._open(following, Session.abandon)

    def welcome(self) -> None:
        """At the start: what is wrong with folders, settings and files, over the title."""

        def tell(set_aside: Sequence[Reason]) -> None:
            reasons = (*self.home.notices, *set_aside)
            if reasons:
                self._say("window.notices", reasons)

        self.context.waiting.then(self.home.tasks.do(self.home.archive.unopenable), tell)

    def _say(self, title: str, reasons: Sequence[Reason]) -> None:
        from .pages.dialog import Dialog

        teller = self.context.teller
        if len(reasons) > MOST_SAID:
            # The last one sums up the others; the log has them all.
            reasons = (*reasons[: MOST_SAID - 1], reasons[-1])
        text = "\n\n".join(plain(teller.reason(reason)) for reason in reasons)
        self.context.stage.push(Dialog(self.context, self.context.say(title), text))

    # Games.

    def set_up(self, game: str) -> None:
        """The page on which a game is set up."""
        luck = new_seed() if self._seed is None else self._seed
        actions = SetupActions(begin=self._begin_chosen, back=self.title, luck=luck)
        page = _existing_room(game).setup_page(self.context, self.home, actions)
        self.context.stage.replace(page)

    def _begin_chosen(self, choices: Choices, seed: int | None) -> Reason | None:
        if self._opening is not None:
            return None
        seed = self._seed if seed is None else seed
        seed = new_seed() if seed is None else seed
        try:
            # Whoever may change seats keeps the name that stands on the page.
            changes = choices.lot or choices.games > 1
            named = (with_all_named if changes else with_programs_named)(choices.seats)
            drawn = replace(choices, seats=named).seated(seed)
            table, seats = drawn.table(self.home, seed), drawn.seats
            self._seed = None
            session = Session.begin(self.home, table, seats, practice=choices.practice)
        except Malformed as error:
            return error.reason
        self._open(self.home.tasks.do(session.settled), Session.abandon)
        self.context.waiting.then(remember(self.home, choices), self._kept)
        # The next setting that is changed must not take them back.
        self.context.settings = remembered(self.context.settings, choices)
        return None

    def _open(
        self,
        future: Future[Session],
        unwanted: Callable[[Session], object],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Plays a game as soon as it is there, unless something else is wanted by then."""
        self._opening = future

        def opened(session: Session) -> None:
            if self._opening is future:
                self.play(session)
            else:
                unwanted(session)

        def not_opened(error: Exception) -> None:
            if self._opening is future:
                self._opening = None
                (failed or self._not_resumed)(error)

        self.context.waiting.then(future, opened, not_opened)

    def resume(self, entry: SavedGame) -> None:
        """Goes on with a game in a file, if there is a table for it."""
        if room_of(entry.game) is None:
            self._say("window.not_resumed", [terminal_only(entry.game)])
            return
        if self._opening is not None:
            # Two sessions would write into one file.
            return
        path = entry.path
        resumed = self.home.tasks.do(lambda: Session.resume(self.home, path))
        self._open(resumed, Session.close)

    def _not_resumed(self, error: Exception) -> None:
        reason = getattr(error, "reason", None)
        if not isinstance(reason, Reason):
            raise error
        self._say("window.not_resumed", [reason])

    def play(self, session: Session) -> None:
        """The table of a session."""
        from .pages.dialog import Dialog

        self._leave_game()
        game = session.match.game.NAME
        actions = ScreenActions(
            menu=self._menu,
            save=self._save,
            help=self._help,
            again=self._again,
            again_swapped=self._again_swapped if len(session.match.seats) == 2 else None,
            next_game=self._next_game if session.match.series is not None else None,
            branch=self._branch,
            new_game=lambda: self.set_up(game),
            title=self.title,
        )
        self.game = _existing_room(game).screen(self.context, session, actions)
        self.context.stage.become(self.game.table)
        self.game.begin()
        notices = session.take_notices()
        if notices:
            teller = self.game.teller
            text = "\n".join(plain(teller.reason(notice)) for notice in notices)
            title = self.context.say("window.notices")
            self.context.stage.push(Dialog(self.context, title, text))

    def _menu(self) -> None:
        """The menu of a game."""
        from .pages.menu import MenuScene

        game = self.game
        if game is None:
            return
        own = {"title": self.title, "save_as": self._save, "again": self._again}
        saved = saving.now(game.session)
        acts = {**self._pages, **own}
        scene = MenuScene(
            self.context,
            acts,
            game.menu_entries(),
            # The language may be another one when it is seen again.
            lambda: self.context.teller.reason(saved),
        )
        self.context.stage.push(scene)

    def _again(self) -> None:
        """The same cards once more, for the same players."""
        self._begin_another(lambda session: session.same_deal(session.match.seats))

    def _again_swapped(self) -> None:
        """The same cards once more, each player one seat further on."""
        self._begin_another(
            lambda session: session.same_deal(rotated(with_all_named(session.match.seats)))
        )

    def _branch(self, number: int) -> None:
        """The same game for practice, from the table after so many moves."""
        self._begin_another(lambda session: session.branch(number))

    def _next_game(self) -> None:
        """The next game of a series."""
        self._begin_another(Session.next_game)

    def _begin_another(self, begun: Callable[[Session], Session]) -> None:
        """Leaves the game for one that is made from it."""
        if self.game is None:
            return
        session = self.game.session
        self._leave_game()
        # The table of a game that is closed must not be played at while the new one is dealt.
        self.context.stage.become(Scene(self.context))
        another = self.home.tasks.do(lambda: begun(session))
        self._open(another, Session.abandon, self._not_again)

    def _not_again(self, error: Exception) -> None:
        self.title()
        self._not_resumed(error)

    def _save(self) -> None:
        """Saves under a name."""
        if self.game is not None:
            self.saved.save_as(self.game.session, self.game.save_name())

    def _options(self) -> None:
        """What can be set."""
        from .pages.options import OptionsScene

        self.context.stage.push(OptionsScene(self.context, system=system_locale(os.environ)))

    def _help(self, paragraphs: Sequence[str] = (), game: str = "") -> None:
        """The game in short, its rules, signs and keys; or the rules at some paragraphs."""
        from .pages.help import HelpScene

        game = game or self._game_to_explain()
        room, options = _existing_room(game), self._options_of(game)
        scene = HelpScene(self.context, game, room.draw_signs, paragraphs, options)
        self.context.stage.push(scene)

    def _game_to_explain(self) -> str:
        """The game on the table, else the one that was set up last."""
        if self.game is not None:
            return self.game.session.match.game.NAME
        last, here = self.context.settings.table.game, games_with_rooms()
        return last if last in here else here[0]

    def _options_of(self, game: str) -> dict[str, object]:
        """The options of the game on the table, else those that would be played with next."""
        on_table = self.game.session.match if self.game is not None else None
        if on_table is not None and game == on_table.game.NAME:
            options = on_table.options
        else:
            chosen = last_choices(self.home, game).options
            try:
                options = options_of(game, chosen, self.home.catalogue)[0]
            except Malformed:
                options = options_of(game, {}, self.home.catalogue)[0]
        return games.room(game, "reading").options_as_json(options)

    def _credits(self) -> None:
        """Who made what."""
        from .pages.credits import CreditsScene

        self.context.stage.push(CreditsScene(self.context, self.home.folders))

    def _leave_game(self) -> None:
        self._opening = None
        if self.game is not None:
            # The title says whether all of it could be saved, once that is known.
            self.context.waiting.then(self.game.session.close(), lambda _is_kept: None)
            self.game = None

    def close(self) -> None:
        """The program ends."""
        self._leave_game()


def _existing_room(game: str) -> GameRoom:
    room = room_of(game)
    assert room is not None, game
    return room
