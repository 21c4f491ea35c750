"""Tolerance in letters: points and tallies, the trick, the own hand; and its options as typed."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tolerance_game.core import Seat
from tolerance_game.terminal.narrator import Narrator
from tolerance_game.terminal.terminal_table import TerminalTable
from tolerance_game.words import Words

from .rules.cards import EDITIONS
from .rules.ruleset import PLAYERS, ROLE_MODES
from .rules.state import TALLIES
from .rules.view import View
from .telling import whole_card

SIDES: Final[Mapping[str, tuple[Seat, ...]]] = {}
CHAPTERS: Final = ("reign_began",)
HEADINGS: Final = (*CHAPTERS, "reign_ended", "section_scored", "game_ended")
SEAT_NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma")


class ToleranceTable(TerminalTable):
    """What can be seen at a table of Tolerance; moves have numbers alone."""

    def board(self, view: View) -> Iterator[str]:
        """The figures of all seats, the trick, and the own hand."""
        words = self._narrator.teller.words
        for seat, one in enumerate(view.seats):
            tallies = words.joined(
                f"{self._say(f'tolerance.tally.{tally}')} {amount}"
                for tally, amount in zip(TALLIES, one.tallies, strict=True)
            )
            role = (
                words.named("role", one.role)
                if one.role
                else self._say("terminal.tolerance.hidden")
            )
            yield "  " + self._say(
                "terminal.tolerance.seat", seat=seat, which=role, points=one.points, name=tallies
            )
        for play in view.trick.plays:
            whom = whole_card(words, play.card)
            yield "  " + self._say("terminal.tolerance.lies", seat=play.seat, whom=whom)
        if view.hand:
            hand = words.joined(whole_card(words, card) for card in view.hand)
            yield "  " + self._say("terminal.tolerance.hand", name=hand)


def table(narrator: Narrator) -> ToleranceTable:
    """The table in letters."""
    return ToleranceTable(narrator)


def seat_names(_words: Words, seats: int) -> tuple[str, ...]:
    """What players without names are called."""
    return SEAT_NAMES[:seats]


def introduction(_words: Words) -> tuple[str, ...]:
    """Nothing: the log says it all."""
    return ()


def add_arguments(group: _ArgumentGroup) -> None:
    """The options of the game on a command line."""
    group.add_argument("--players", type=int, choices=PLAYERS, help="default 4")
    group.add_argument("--edition", choices=EDITIONS, help="which print of the cards (T10)")
    group.add_argument(
        "--roles",
        choices=ROLE_MODES,
        help="Bertram for everyone, unique roles dealt, or unique roles chosen",
    )
    group.add_argument(
        "--hidden-roles", action="store_true", default=None, help="secret until the end (T2.6)"
    )
    group.add_argument(
        "--plague-cards", type=int, choices=(1, 2), help="how many Plaguebearers (T1.4)"
    )
    group.add_argument(
        "--open-piles", action="store_true", default=None, help="show all piles (T5.2)"
    )
    group.add_argument(
        "--devout", type=int, metavar="SEAT", help="who chooses the first starting player"
    )


def values_from(arguments: Namespace) -> dict[str, Any]:
    """The options that were given, as plain values; a devout seat is asked to choose."""
    names = ("players", "edition", "roles", "hidden_roles", "plague_cards", "open_piles", "devout")
    given = {name: getattr(arguments, name) for name in names}
    values: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if "devout" in values:
        values["rulings"] = {"first_chooser": "asked"}
    return values
