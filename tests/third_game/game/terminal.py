"""The table in letters, and the options of the game on a command line."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from collections.abc import Iterator, Mapping
from typing import Final

from tolerance_game.core.events import Seat
from tolerance_game.terminal.narrator import Narrator
from tolerance_game.terminal.terminal_table import TerminalTable
from tolerance_game.words import Words

from .rules import SEATS, View

SIDES: Final[Mapping[str, tuple[Seat, ...]]] = {}
CHAPTERS: Final = ("prize_turned",)
HEADINGS: Final = (*CHAPTERS, "game_ended")


def seat_names(_words: Words, seats: int) -> tuple[str, ...]:
    """What players without names are called."""
    return ("Anna", "Ben", "Clara")[:seats]


class LetterTable(TerminalTable):
    """What can be seen; moves have numbers alone."""

    def board(self, view: View) -> Iterator[str]:
        """The prize, who has what, and the own hand."""
        say = self._narrator.say
        if view.prize:
            yield "  " + say("goofspiel.table.prize", prize=view.prize, points=view.worth)
        for seat, prizes in enumerate(view.won):
            points = view.points[seat]
            yield "  " + say("goofspiel.table.seat", seat=seat, points=points, prizes=prizes)
        if view.hand:
            yield "  " + say("goofspiel.table.hand", name=", ".join(map(str, view.hand)))


def table(narrator: Narrator) -> LetterTable:
    """The table in letters."""
    return LetterTable(narrator)


def introduction(_words: Words) -> tuple[str, ...]:
    """Nothing needs saying."""
    return ()


def add_arguments(group: _ArgumentGroup) -> None:
    """Adds its options to a group of a parser."""
    group.add_argument("--bidders", type=int, choices=SEATS, help="two or three")


def values_from(arguments: Namespace) -> dict[str, object]:
    """The options that were given, as plain values for `options_from`."""
    return {} if arguments.bidders is None else {"seats": arguments.bidders}
