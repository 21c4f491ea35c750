"""States of the pages around a game: title, set-up, options, lists, notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tolerance_game.core.errors import Reason
from tolerance_game.crash_words import crash_words
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session import saving
from tolerance_game.session.choices import Choices
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.storage.settings.crash_report import Crash
from tolerance_game.ui import schisma, tolerance
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.pages.crash import CrashScene
from tolerance_game.ui.pages.credits import CreditsScene
from tolerance_game.ui.pages.dialog import Dialog, DialogAnswer
from tolerance_game.ui.pages.help import HelpScene
from tolerance_game.ui.pages.menu import MenuEntry, MenuScene
from tolerance_game.ui.pages.options import OptionsScene
from tolerance_game.ui.pages.save_as import SaveAsScene, Told
from tolerance_game.ui.pages.saves import SavedGames, SavesScene
from tolerance_game.ui.pages.title import TitleGame, TitleScene
from tolerance_game.ui.table.game_room import SetupActions, terminal_only
from tolerance_game.ui.tolerance.scenes.setup import SetupScene
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .desk import Desk
from .states_kit import (
    LONG_NAMES,
    STILL,
    Lay,
    Listed,
    Moment,
    catalogue,
    focus_on,
    listed,
    state,
)  # fmt: skip

STATES: Listed = {}
_state = partial(state, STATES)

NOW = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
SEATS = (Person("Anna"), Opponent("thumb", "Tomas"), Person("Ben"), Opponent("grab", "Isabel"))
LONG_SEATS = tuple(Person(name) for name in LONG_NAMES)
GOING_ON = SavedGame(
    path=Path("a"), name="a", date=NOW - timedelta(hours=2), game="tolerance",
    summary={"reign": 2, "trick": 4}, seats=SEATS,
)  # fmt: skip
LONG = SavedGame(
    path=Path("b"), name="Der lange Abend bei Tante Wilhelmine, mit Kuchen und ohne Eile",
    date=NOW - timedelta(days=3), game="tolerance", summary={"reign": 3, "trick": 12},
    seats=LONG_SEATS,
)  # fmt: skip
FACES = SavedGame(
    path=Path("d"), name="Sunday with Obadiah", date=NOW - timedelta(days=1), game="tolerance",
    summary={"reign": 2, "trick": 9},
    seats=(Person("Anna"), *(Opponent(f"fair/{one}") for one in ("preacher", "widow", "gambler"))),
)  # fmt: skip
FIVE_FACES = replace(
    FACES, path=Path("e"), name="Der lange Abend mit Ehrwürden, mit Kuchen und ohne jede Eile",
    seats=(Person("Konradin Maximilian", "envoy"), *(
        Opponent(f"able/{one}") for one in ("lady", "master", "monk", "alewife")
    )),
)  # fmt: skip
ONE_FACE = SavedGame(
    path=Path("f"), name="Rome", date=NOW - timedelta(days=2), game="schisma",
    summary={"turn": 7, "score_0": 2, "score_1": 1},
    seats=(Person("Anna"), Opponent("fair/cardinal")),
)  # fmt: skip
BROKEN = SavedGame(
    path=Path("c"), name="Sonntag", date=NOW - timedelta(days=40),
    problem=Reason("error.save.damaged", {"file": "Sonntag.tolerance", "line": 17}),
)  # fmt: skip
USUAL = Choices("tolerance", (SEATS[0], *(Opponent("fair") for _ in range(3))), {})
FULL = Choices(
    "tolerance",
    (*LONG_SEATS[:3], Opponent("master"), Opponent("grab")),
    {"players": 5, "roles": "chosen", "hidden_roles": True,
     "rulings": {"first_chooser": "asked", "satyr": "estate"}},
    practice=True,
)  # fmt: skip
PLAYED = Options(catalogue().of("tolerance").material)
THERE = ("continue", "saves", "options", "help", "credits")
ALL = ("continue", "learn", "almanac", "replays", "saves", "options", "help", "credits")


def nothing() -> None:
    """What a button of a picture does."""


def title_games(*names: str, act: Callable[[str], None] = lambda _name: None) -> list[TitleGame]:
    """Games as the title shows them."""
    home: Any = SimpleNamespace(catalogue=catalogue())
    art = {"tolerance": tolerance.title_art(home), "schisma": schisma.title_art(home)}
    return [TitleGame(name, art[name], partial(act, name)) for name in names]


def lay_title(
    desk: Desk,
    names: Sequence[str] = THERE,
    entry: SavedGame | None = GOING_ON,
    games: Sequence[str] = ("tolerance",),
    **how: Any,
) -> None:
    acts = dict.fromkeys((*names, "quit"), nothing)
    scene = TitleScene(desk.context, acts, title_games(*games), clock=lambda: NOW, **how)
    desk.stage.push(scene)
    scene.offer(entry)


@listed(STATES)
def title(desk: Desk) -> None:
    """There is a game to go on with."""
    lay_title(desk)


@listed(STATES)
def title_unsaved(desk: Desk) -> None:
    """The last game could not be saved."""
    home: Any = SimpleNamespace(may_write=True, has_lost=True)
    lay_title(desk, saving=lambda: saving.next_game(home).id)


# The first time.
_state("title_new", lambda desk: lay_title(desk, THERE[1:], None), point="title/tolerance")
# Every possible entry, and long names; the focus on an entry.
_state(
    "title_all",
    lambda desk: lay_title(desk, ALL, LONG, ("tolerance", "schisma")),
    *[Intent.NEXT] * 3,
)


# Set-up.


def _setup(
    desk: Desk, choices: Choices, problem: Reason | None = None, luck: int | None = None
) -> None:
    actions = SetupActions(lambda _choices, _seed: problem, nothing, luck)
    desk.stage.push(SetupScene(desk.context, choices, actions))


def _chosen(choices: Choices, problem: Reason | None = None, luck: int | None = None) -> Lay:
    return lambda desk: _setup(desk, choices, problem, luck)


# As it comes.
_state("setup", _chosen(USUAL))
# Five seats with long names, much chosen, the pointer on a choice.
_state("setup_full", _chosen(FULL), point="game/edition/german")
# People of the cast, the pointer on one of them.
_state("setup_cast", _chosen(USUAL, luck=3), point="seat/1/face")
# Who may sit at a seat of five, the pointer on one who sits elsewhere.
# A person at the screen wears a face, and may choose another.
_WORN = replace(USUAL, seats=(Person("Anna", "lady"), Person("Ben"), *USUAL.seats[2:]))
_state("setup_worn", _chosen(_WORN, luck=2), point="seat/0/choose")
_state("setup_gallery_person", _chosen(_WORN, luck=2), click="seat/0/choose", point="gallery/none")
_state("setup_gallery", _chosen(FULL, luck=1), click="seat/4/face", point="cast/monk")
# It cannot begin.
_state(
    *("setup_problem", _chosen(FULL, Reason("match.seats.count", {"number": 3}))),
    click="new/start",
)  # fmt: skip
# The house rules, some changed, the focus on one of them.
_state("setup_rules", _chosen(FULL), *[Intent.NEXT] * 4, click="new/rules")


@listed(STATES)
def setup_writing(desk: Desk) -> None:
    """A name is being written, by keys."""
    _setup(desk, USUAL)
    focus_on(desk, "seat/0/name")
    desk.wish(Intent.CONFIRM)
    for letter in " von Österreich":
        desk.stage.top.typed(letter)


# Options, help, credits.


def _options(tab: str) -> Callable[[Desk], None]:
    def lay(desk: Desk) -> None:
        desk.stage.push(OptionsScene(desk.context, system="de_DE"))
        desk.click(f"tab/{tab}")
        desk.stage.pointer_left()
        if tab == "keys":
            desk.click("key/undo" if "key/undo" in desk.spots() else "keys/undo")
            desk.stage.pointer_left()
        if tab == "look":
            focus_on(desk, "look.scale")

    return lay


for _tab in ("look", "pace", "play", "language", "sound", "keys"):
    STATES[f"options_{_tab}"] = (_options(_tab), ())


def help_on(context: Context, **how: Any) -> HelpScene:
    """The help of Tolerance."""
    return HelpScene(context, "tolerance", tolerance.draw_signs, **how)


def _helps(*paragraphs: str) -> Lay:
    how = {"paragraphs": paragraphs, "options": PLAYED.as_json()}
    return lambda desk: desk.stage.push(help_on(desk.context, **how))


# All keys.
_state("help_keys", lambda desk: desk.stage.push(help_on(desk.context)), click="help/keys")
# What the signs mean.
_state("help_signs", lambda desk: desk.stage.push(help_on(desk.context)), click="help/signs")
# The game in short: what help opens on.
_state("help_game", _helps())
# The rules as they hold, opened at a paragraph.
_state("help_rules", _helps("T4.5"))
# The rules with every choice.
_state("help_rules_all", _helps("T2.6"), click="scope/all")


@listed(STATES)
def credits_(desk: Desk) -> None:
    """Who made what."""
    folder = Path("tolerance")
    folders = Folders(folder, folder / "settings.yaml", folder / "logs", folder / "cache")
    desk.stage.push(CreditsScene(desk.context, folders))


# What lies over a game.


def below(desk: Desk) -> TableScene:
    """A table, as something lies over it."""
    scene = Moment(lambda match: match.number > 12 and match.to_act == 0).table(desk)
    desk.picture()
    return scene


def menu(desk: Desk, note: str = "") -> MenuScene:
    """With everything but quitting."""
    first = MenuEntry("first", "scene.menu.first", "own-pennant", nothing)
    names = ("title", "save_as", "saves", "options", "help", "again")
    return MenuScene(desk.context, dict.fromkeys(names, nothing), (first,), lambda: note)


def _menu(said: str, **values: Any) -> Lay:
    def lay(desk: Desk) -> None:
        below(desk)
        note = desk.context.say(said, **values)
        desk.stage.push(menu(desk, note))

    return lay


# The menu of a game of which the disk has only a part.
_state("menu_unsaved", _menu("saving.now.part", number=128), settings=STILL)
# The menu over a table, the pointer on an entry.
_state("menu", _menu("saving.now.all"), settings=STILL, point="menu/options")


class _Full(SavedGames):
    """Games on a disk that is full."""

    def __init__(self, shelf: Sequence[SavedGame]) -> None:
        self.shelf = shelf
        self.load = lambda _entry: None

    def entries(self, _which: str, told: Callable[[Sequence[SavedGame]], None]) -> None:
        told(self.shelf)

    def throw_away(self, _path: Path, told: Told) -> None:
        told(Reason("error.disk.full", {"file": "Sonntag.tolerance"}))


def _saves(desk: Desk, entries: Sequence[SavedGame]) -> None:
    desk.stage.push(SavesScene(desk.context, _Full(entries), clock=lambda: NOW))


def _listing(*entries: SavedGame) -> Lay:
    return lambda desk: _saves(desk, entries)


# Saved games: more than fit, one of them broken; throwing one away failed.
_state(
    *("saves", _listing(GOING_ON, LONG, BROKEN, *[GOING_ON] * 6)),
    click="save/1/bin", point="save/1/load",
)  # fmt: skip
# Games going on.
_state("saves_going", _listing(GOING_ON, LONG), click="shelf/going")
# The bin.
_state(
    *("saves_bin", _listing(GOING_ON, LONG, BROKEN)), click="shelf/bin", point="save/1/restore"
)  # fmt: skip
# Saved games with the faces of those who play.
_FACED = (FACES, FIVE_FACES, ONE_FACE, GOING_ON)
_state("saves_faces", _listing(*_FACED))
# Games going on with faces.
_state("saves_going_faces", _listing(*_FACED), click="shelf/going")
# Nothing is saved.
_state("saves_none", _listing())


@listed(STATES)
def saves_renaming(desk: Desk) -> None:
    """A save gets another name, by keys."""
    _saves(desk, (GOING_ON, LONG))
    focus_on(desk, "save/1/rename")
    desk.wish(Intent.CONFIRM)


def _save_as(desk: Desk, *, sealed: bool = False) -> None:
    proposed = below(desk).words.say("window.save_name", reign=2, number=4)
    scene = SaveAsScene(desk.context, proposed, lambda _name, _told: None, sealed=sealed)
    desk.stage.push(scene)


# A name for a save.
_state("save_as", _save_as, settings=STILL)
# A name for a save that shows no hand at a glance.
_state("save_as_sealed", partial(_save_as, sealed=True), settings=STILL)


@listed(STATES)
def start_notices(desk: Desk) -> None:
    """The start has something to say: no place to save, a file of no use, and Schisma."""
    title(desk)
    reasons = (
        Reason("error.lock.unwritable", {"file": "~/.local/share/tolerance", "found": "EACCES"}),
        Reason("error.save.header", {"file": "games/2026-11-18-201507-3f9a0c.journal"}),
        Reason("error.save.passed_over", {"number": 1}),
        terminal_only("schisma"),
    )
    text = "\n\n".join(desk.context.teller.reason(reason) for reason in reasons)
    desk.stage.push(Dialog(desk.context, desk.context.say("window.notices"), text))


def _crash(desk: Desk, crash: Crash, *wishes: Intent, click: str = "") -> None:
    words = crash_words(desk.context.words.language)
    desk.stage.push(CrashScene(desk.context, crash, words, lambda _: True, lambda _: True))
    if click:
        desk.click(click)
    desk.wish(*wishes)


CRASH = Crash(
    "ZeroDivisionError (ui/tolerance/table/shown.py:217)", "report",
    Path("/h/anna/.local/state/tolerance/log/tolerance-crash-2026-11-19-083012.txt"), True,
)  # fmt: skip
FAR = Path("/media/wilhelmine/" + "Sicherungen_der_alten_Rechner_" * 12, "tolerance-crash.txt")
# The program has gone wrong in a game, which is kept; the focus on a button.
_state("crash", lambda desk: _crash(desk, CRASH, Intent.NEXT))
# In a folder far away; the report was copied, which is said.
_state("crash_copied", lambda desk: _crash(desk, replace(CRASH, path=FAR), click="crash/copy"))
# Without a game, and no file could be written.
_state("crash_unwritten", lambda desk: _crash(desk, Crash(CRASH.what, "report", None)))


@listed(STATES, *STILL)
def save_told(desk: Desk) -> None:
    """A game was saved, and that is said."""
    name = below(desk).words.say("window.save_name", reign=2, number=4)
    desk.stage.notice(desk.context.say("scene.saves.done", name=name))


@listed(STATES, *STILL)
def save_as_refused(desk: Desk) -> None:
    """The disk is full."""
    below(desk)
    problem = Reason("error.disk.full", {"file": "saved/Abend bei Tante Wilhelmine.tolerance"})
    desk.stage.push(SaveAsScene(desk.context, "X", lambda _name, told: told(problem)))
    desk.stage.top.edited("end")
    for letter in "yz Wilhelmine" * 4:
        desk.stage.top.typed(letter)
    desk.wish(Intent.CONFIRM)


@listed(STATES, *STILL)
def dialog(desk: Desk) -> None:
    """A message of several lines."""
    below(desk)
    say = desk.context.say
    text = "\n".join(say(f"scene.opponent.{one}.about") for one in ("thumb", "grab", "random"))
    desk.stage.push(Dialog(desk.context, say("window.notices"), text))


@listed(STATES, *STILL)
def dialog_question(desk: Desk) -> None:
    """A question with an answer that does harm, by keys."""
    below(desk)
    say = desk.context.say
    answers = (DialogAnswer(say("scene.menu.again"), harms=True), DialogAnswer(say("scene.cancel")))
    desk.stage.push(Dialog(desk.context, say("scene.menu.again"), say("saving.now.all"), answers))
    desk.wish(Intent.NEXT)
