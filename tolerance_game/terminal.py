"""A game in the terminal: told in words, and played by typing the number of a move.

It is played through a sitting like one in the window: opponents decide in the worker, every action
goes into the journal, and a game that was left is offered at the next start.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import wait
from threading import Event as Signal
from typing import Any, Final

from tolerance_game.core.errors import GameError, Reason
from tolerance_game.core.events import Event, Seat
from tolerance_game.core.record import Header
from tolerance_game.match.seats import Opponent, Person, Seats, people
from tolerance_game.sitting import Home, Sitting
from tolerance_game.sitting.setup import USUAL_OPPONENT
from tolerance_game.storage.catalogue import Catalogue
from tolerance_game.storage.save_list import Entry
from tolerance_game.table import Table
from tolerance_game.words import Names, Teller, Words
from tolerance_game.words.names import names_of_tolerance

SEATS: Final = ("Anna", "Ben", "Clara", "David", "Emma")
PERSON: Final = 0
"""The seat of the one who types, in a new game."""

HEADINGS: Final = ("reign_began", "turn_began", "reign_ended", "section_scored", "game_ended")
"""Events before which the story draws breath."""
CHAPTERS: Final = ("reign_began", "turn_began")
"""Events from which on a game that goes on is told again."""

COMMANDS: Final = ("undo", "save", "quit")
PATIENCE: Final = 5.0
"""Seconds that the disk has before the game goes on without it."""

Ask = Callable[[str], str]
Tell = Callable[[str], None]


def usual_names(game: str, seats: int, words: Words) -> tuple[str, ...]:
    """What those at a table are called who have no names."""
    if game == "tolerance":
        return SEATS[:seats]
    return words.say("schisma.land.avignon"), words.say("schisma.land.rome")


class Narrator:
    """Tells a game of one table in one language."""

    def __init__(self, table: Table, catalogue: Catalogue, language: str) -> None:
        self.table = table
        words = Words(language)
        if table.header.game == "tolerance":
            names = names_of_tolerance(table.options)
        else:
            names = Names(persons=catalogue.schisma.names)
        self.seats = usual_names(table.header.game, table.seats, words)
        self.teller = Teller(words, names, self.seats)
        self.say = self.teller.words.say

    def naming(self, seats: Seats) -> Narrator:
        """The same narrator with the names that these have; who has none keeps the usual one."""
        names = [one.name or usual for one, usual in zip(seats, self.seats, strict=True)]
        self.seats = tuple(names)
        self.teller = Teller(self.teller.words, seats=names)
        self.say = self.teller.words.say
        return self

    def title(self, header: Header) -> Iterator[str]:
        """Which game, who plays, and the seed that gives the same game again."""
        yield self.say(f"terminal.title.{header.game}")
        for name, player in zip(self.seats, header.players, strict=True):
            yield "  " + self.say(f"terminal.player.{player}", name=name)
        if header.seed is not None:
            yield "  " + self.say("terminal.seed", seed=header.seed)

    def events(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, a line each, and the terms of each sum below it."""
        for event in events:
            line = self.teller.line(event)
            if not line:
                continue
            if event.kind in HEADINGS or getattr(event, "leads", False):
                yield ""
            yield f"{line} ({event.paragraph})"
            for detail in self.teller.details(event):
                yield f"      {detail}"

    def reason(self, reason: Reason) -> str:
        """Why something cannot be."""
        return self.teller.reason(reason)

    def move(self, state: Any, move: Any) -> str:
        """What a move is called."""
        display = getattr(state, "display", ())
        return self.teller.move(move, [standing.person if standing else "" for standing in display])

    def motive(self, seat: int, reason: Reason) -> str:
        """Why a program made its move."""
        return self.say("terminal.motive", seat=seat, which=self.say(reason.id, **reason.values))

    def waiting(self, state: Any) -> Iterator[str]:
        """Whose move it is, and what may be done."""
        game = self.table.game
        yield from self.choices(game.to_act(state), state, game.legal_moves(state))

    def choices(self, seat: Seat | None, view: Any, moves: Sequence[Any]) -> Iterator[str]:
        """What somebody who sees this may do, numbered."""
        yield self.say("terminal.waiting", seat=seat)
        for number, move in enumerate(moves, start=1):
            yield f"  {number:3}  {self.move(view, move)}"


def play(home: Home, table: Table, ask: Ask, tell: Tell, warn: Tell) -> None:
    """A game of one person against programs: the one that waits, or a new one at this table.

    `warn` is told what nobody should take for a part of the game.
    """
    words = Words(home.language)
    sitting = _continued(home, words, ask, warn) or _begun(home, table)
    TextGame(sitting, ask, tell, warn).play()


def _begun(home: Home, table: Table) -> Sitting:
    name = next(iter(home.settings.names), "")
    others = (Opponent(player) for player in table.header.players[PERSON + 1 :])
    return Sitting.begin(home, table, (Person(name), *others))


def _continued(home: Home, words: Words, ask: Ask, warn: Tell) -> Sitting | None:
    """The game that waits, if there is one and somebody wants to go on with it."""
    entry = home.to_continue().result()
    if entry is None or len(people(entry.seats)) != 1:
        return None
    try:
        typed = ask(_offer(entry, words) + " ").strip().lower()
    except EOFError:
        return None
    if not typed or not any(yes.startswith(typed) for yes in (words.say("terminal.yes"), "yes")):
        return None
    try:
        return Sitting.resume(home, entry.path)
    except GameError as error:
        warn(Teller(words).refusal(error))
    return None


def _offer(entry: Entry, words: Words) -> str:
    date = f"{entry.date.astimezone():%Y-%m-%d %H:%M}" if entry.date else "–"
    usual = usual_names(entry.game, len(entry.seats), words)
    names = words.joined(one.name or name for one, name in zip(entry.seats, usual, strict=True))
    if entry.game == "tolerance":
        return words.say(
            "terminal.resume.tolerance",
            name=names,
            which=date,
            number=max(entry.reign, 1),
            step=max(entry.trick, 1),
        )
    return words.say("terminal.resume.schisma", name=names, which=date, number=max(entry.turn, 1))


class TextGame:
    """A game as somebody in a terminal plays it."""

    def __init__(self, sitting: Sitting, ask: Ask, tell: Tell, warn: Tell) -> None:
        match = sitting.match
        table = Table(match.game, match.options, len(match.seats), match.header)
        home = sitting.home
        self.narrator = Narrator(table, home.catalogue, home.language).naming(match.seats)
        self._sitting = sitting
        self._ask = ask
        self._tell = tell
        self._warn = warn
        self._told = 0
        self._warned: tuple[Reason, ...] = sitting.saved.warnings
        self._woken = Signal()
        home.wake = self._woken.set

    def play(self) -> None:
        """To the end, or until the person leaves; without a keyboard programs end the story."""
        say = self.narrator.say
        for line in self.narrator.title(self._sitting.match.header):
            self._tell(line)
        self._tell(say("terminal.commands"))
        self._told = self._chapter()
        try:
            if self._play_on():
                self._book()
            else:
                self._tell(say("terminal.kept"))
            self._sitting.close()
        except EOFError:
            self._tell(say("terminal.nobody_types"))
            self._end_without_person()

    def finish(self, told: int) -> None:
        """Programs play on from here to the end."""
        self._told = told
        self._play_on()
        self._sitting.close()

    def _end_without_person(self) -> None:
        """The story is told to its end, but what a person began stays as it is, to go on with."""
        left = self._sitting
        seats = tuple(
            Opponent(USUAL_OPPONENT, one.name) if isinstance(one, Person) else one
            for one in left.match.seats
        )
        rest = left.branch(left.number, seats, keep=False)
        moved = any(seat in people(left.match.seats) for seat in left.match.movers())
        if moved:
            left.close()
        else:
            left.abandon()
        TextGame(rest, self._ask, self._tell, self._warn).finish(left.number)

    def _play_on(self) -> bool:
        """Plays to the end, and gives True, or until the person leaves. Raises EOFError."""
        sitting = self._sitting
        while True:
            self._tell_news()
            acting = sitting.match.to_act
            if acting is None:
                return True
            if isinstance(sitting.match.seats[acting], Person):
                if not self._let_person_act(acting):
                    return False
            else:
                self._woken.clear()
                if not sitting.tick():
                    self._woken.wait(1.0)

    def _let_person_act(self, seat: Seat) -> bool:
        """A move, or a word; whether the person stays."""
        sitting, say = self._sitting, self.narrator.say
        moves = sitting.handover.legal_moves()
        for line in self.narrator.choices(seat, sitting.handover.view(), moves):
            self._tell(line)
        while True:
            typed = self._ask("> ").strip()
            word, _, rest = typed.partition(" ")
            command = self._command(word)
            if command == "quit":
                return False
            if command == "save":
                self._save(rest.strip())
            elif command == "undo":
                if self._undo():
                    return True
            elif typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(moves):
                sitting.submit(moves[int(typed) - 1])
                # What is told as done is on the disk, unless the disk refuses.
                sitting.wait(PATIENCE)
                sitting.tick()
                return True
            else:
                self._tell(say("terminal.type_a_number", high=len(moves)))

    def _command(self, word: str) -> str:
        """Which command a word is, in the language of the game or in English; empty for none."""
        for command in COMMANDS:
            if word.lower() in (command, self.narrator.say(f"terminal.command.{command}")):
                return command
        return ""

    def _save(self, name: str) -> None:
        if not name:
            self._tell(self.narrator.say("terminal.save_needs_name"))
            return
        try:
            self._sitting.save_as(name).result()
        except GameError as error:
            self._warn(self.narrator.teller.refusal(error))
        else:
            self._tell(self.narrator.say("terminal.saved", text=name))

    def _undo(self) -> bool:
        limit = self._sitting.undo_limit()
        if limit is not None:
            self._tell(self.narrator.reason(limit))
            return False
        to = self._sitting.undo()
        self._told = min(self._told, to)
        self._tell(self.narrator.say("terminal.undone", number=to))
        return True

    def _book(self) -> None:
        """The game is over: waits until it is counted, as long as that is likely."""
        sitting, deadline = self._sitting, time.monotonic() + PATIENCE
        while sitting.path is not None and sitting.booked is None and time.monotonic() < deadline:
            sitting.wait(PATIENCE)
            sitting.tick()
        if sitting.booked is not None:
            wait([sitting.booked], PATIENCE)
        self._tell_news()

    def _tell_news(self) -> None:
        """What happened since it was told last, and what is wrong."""
        sitting = self._sitting
        for line in self.narrator.events(sitting.handover.events(self._told)):
            self._tell(line)
        self._told = sitting.number
        warnings = sitting.saved.warnings
        new = tuple(one for one in warnings if one.id not in {told.id for told in self._warned})
        self._warned = warnings
        for reason in (*sitting.take_notices(), *new):
            self._warn(self.narrator.reason(reason))

    def _chapter(self) -> int:
        """Where the present part of the game began; of the events only their kinds count."""
        moments = self._sitting.match.moments_for_storage()
        begins = (
            moment.number - 1
            for moment in reversed(moments)
            if any(event.kind in CHAPTERS for event in moment.events)
        )
        persons = people(self._sitting.match.seats)
        has_begun = any(moment.seat in persons for moment in moments)
        return next(begins, 0) if has_begun else 0


def nobody_listens() -> int:
    """Whoever read the output has heard enough: ends quietly, without a word at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
