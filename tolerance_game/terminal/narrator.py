"""Tells a game in words: who plays, what happens, and what may be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any, Final

from tolerance_game.core import Event, Header, Reason, Seat
from tolerance_game.games import room
from tolerance_game.match import Seats, Table
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.words import Teller, Words

WIDTH: Final = 78


def wrapped(text: str, margin: int = 0, hanging: int = 2) -> Iterator[str]:
    """A text in lines that fit a terminal."""
    yield from wrap(
        text, WIDTH, initial_indent=" " * margin, subsequent_indent=" " * (margin + hanging)
    )


class Narrator:
    """Tells a game of one table in one language."""

    def __init__(self, table: Table, catalogue: Catalogue, language: str) -> None:
        self.table = table
        words = Words(language)
        game = table.header.game
        names = room(game, "telling").names(table.options, catalogue.of(game))
        self._room = room(game, "terminal")
        self.seats = self._room.seat_names(words, table.seats)
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
        yield self.say(f"{header.game}.title.line")
        for name, player in zip(self.seats, header.players, strict=True):
            level, _, temperament = player.partition("/")
            line = self.say(f"terminal.player.{level}", name=name)
            if temperament:
                line += "; " + self.say(f"cast.{temperament}.temper")
            yield "  " + line
        if header.seed is not None:
            yield "  " + self.say("terminal.seed", seed=header.seed)
        for line in self._room.introduction(self.teller.words):
            yield from wrapped(line)

    def events(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, a line each, and the terms of each sum below it."""
        for event in events:
            line = self.teller.line(event)
            if not line:
                continue
            if event.kind in self._room.HEADINGS or getattr(event, "leads", False):
                yield ""
            yield f"{line} ({event.paragraph})"
            for detail in self.teller.details(event):
                yield f"      {detail}"

    def reason(self, reason: Reason) -> str:
        """Why something cannot be, and by which paragraph."""
        return self.teller.cited(self.teller.reason(reason))

    def move(self, state: Any, move: Any) -> str:
        """What a move is called."""
        return self.teller.move(move, state)

    def motive(self, seat: int, reason: Reason) -> str:
        """Why a program made its move."""
        return self.say("terminal.motive", seat=seat, which=self.say(reason.id, **reason.values))

    def waiting(self, state: Any) -> Iterator[str]:
        """Whose move it is, and what may be done."""
        game = self.table.game
        yield from self.choices(game.to_act(state), state, game.legal_moves(state))

    def choices(self, seat: Seat | None, view: Any, moves: Sequence[Any]) -> Iterator[str]:
        """What a seat with this view may do, numbered."""
        yield self.say("terminal.waiting", seat=seat)
        for number, move in enumerate(moves, start=1):
            yield f"  {number:3}  {self.move(view, move)}"
