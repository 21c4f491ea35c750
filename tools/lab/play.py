"""Whole games printed: played by players, from given moves, or replayed from a record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tolerance_game.core import notation
from tolerance_game.core.errors import Corrupt, Malformed, Reason
from tolerance_game.core.record import Header
from tolerance_game.games import players
from tolerance_game.match.match import Table
from tolerance_game.match.seats import PERSON
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.record_lines import (
    end_values,
    event_values,
    header_values,
    json_line,
    move_values,
)
from tolerance_game.terminal import Narrator

from .moments import Given, Moment, Refused, played_as_given, played_by_players


class Printer(Protocol):
    """How a game is told."""

    def begin(self, header: Header) -> None:
        """Before the first move."""

    def moment(self, moment: Moment) -> None:
        """A move and what came of it."""

    def end(self, table: Table, state: Any, moves: int) -> None:
        """The end, or where the moves ran out."""

    def refused(self, file: str, refused: Refused) -> None:
        """A given move that cannot be made."""


class JsonPrinter:
    """As JSON lines (docs/record.md)."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator

    def begin(self, header: Header) -> None:
        """The header."""
        print(json_line(header_values(header)))

    def moment(self, moment: Moment) -> None:
        """The move and its events."""
        print(json_line(move_values(moment.number, moment.seat, moment.move)))
        for event in moment.events:
            print(json_line(event_values(event)))

    def end(self, table: Table, state: Any, moves: int) -> None:
        """The outcome, or whose move it is and what is legal."""
        outcome = table.game.outcome(state)
        if outcome is not None:
            print(json_line(end_values(moves, outcome)))
            return
        legal = [notation.write(move) for move in table.game.legal_moves(state)]
        _print({"line": "waiting", "seat": table.game.to_act(state), "moves": legal})

    def refused(self, file: str, refused: Refused) -> None:
        """The move, and why not."""
        reason = refused.reason
        _print(
            {
                "line": "illegal",
                "file": file,
                "row": refused.given.row,
                "move": refused.given.text,
                "reason": reason.id,
                "values": dict(reason.values),
                "paragraph": reason.paragraph,
                "text": self.narrator.reason(reason),
            }
        )


def _print(values: dict[str, object]) -> None:
    print(json.dumps(values, ensure_ascii=False))


@dataclass
class TextPrinter:
    """In words, with every sum written out."""

    narrator: Narrator
    why: bool = False

    def begin(self, header: Header) -> None:
        """Who plays what."""
        for line in self.narrator.title(header):
            print(line)

    def moment(self, moment: Moment) -> None:
        """The move and its events, each a line."""
        if self.why and moment.reason is not None:
            print(self.narrator.motive(moment.seat, moment.reason))
        for line in self.narrator.events(moment.events):
            print(line)

    def end(self, table: Table, state: Any, _moves: int) -> None:
        """Whose move it is where the given moves ran out."""
        if table.game.to_act(state) is not None:
            for line in self.narrator.waiting(state):
                print(line)

    def refused(self, file: str, refused: Refused) -> None:
        """The move, and why not."""
        print(f"{file}:{refused.given.row}: {refused.given.text}")
        print("    " + self.narrator.reason(refused.reason))


def tell(table: Table, moments: Iterable[Moment], printer: Printer, file: str = "") -> int:
    """Prints a game from its moments; 0, or 1 when a given move was refused."""
    printer.begin(table.header)
    state, moves = table.game.start(table.options), 0
    try:
        for moment in moments:
            printer.moment(moment)
            state, moves = moment.state, moment.number
    except Refused as refused:
        printer.refused(file, refused)
        return 1
    printer.end(table, state, moves)
    return 0


def play(table: Table, printer: Printer) -> int:
    """A whole game by the players of the table. Raises Malformed when a person sits there."""
    if PERSON in table.header.players:
        known = tuple(players(table.header.game))
        raise Malformed(Reason("error.player.unknown", {"text": PERSON, "known": known}))
    return tell(table, played_by_players(table), printer)


def play_moves(table: Table, file: Path, printer: Printer) -> int:
    """The moves of a file: one a line in their notation; `#` begins a remark."""
    text = file.read_text(encoding="utf-8", errors="replace")
    given = tuple(
        Given(row, line.split("#")[0].strip())
        for row, line in enumerate(text.splitlines(), start=1)
        if line.split("#")[0].strip()
    )
    return tell(table, played_as_given(table, given), printer, str(file))


def replay(file: Path, catalogue: Catalogue, printer_of: Callable[[Table], Printer]) -> int:
    """A record, played again; events that it holds must come again just so.

    Raises Corrupt when it does not follow from its header and moves.
    """
    loaded = load_save(file, catalogue)
    if loaded.faults:
        raise Corrupt(loaded.faults[0])
    table = Table(loaded.game, loaded.options, len(loaded.header.players), loaded.header)
    moments = (
        Moment(one.number, one.seat, one.move, one.state, one.events, None)
        for one in loaded.moments
    )
    return tell(table, moments, printer_of(table))
