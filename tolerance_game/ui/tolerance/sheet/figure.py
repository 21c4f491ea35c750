"""The figures of the score sheet with their sums, its rows, and the stages that fill them."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES

TRICKS: Final = "tricks"
STAGES: Final = ("execution", "taxes", "piety", "loans", "points", "end")
"""The sections of the end of a reign, in the order in which they are booked (T6, T9)."""
ORDER: Final = (TRICKS, *STAGES)
MAJORITIES: Final = (*SUITS, GUILD)
DEATHS: Final = ("dead_catholic", "dead_protestant")
ROWS: Final = (*MAJORITIES, *DEATHS)
"""The rows of a reign, in the order in which they are booked (T6.6)."""
SECTIONS: Final = ("suits", GUILD, "deaths")
"""What the rows belong to."""
END_SECTIONS: Final = (*TALLIES, "loans")
"""T9.1: what is booked at the end of the game."""
END: Final = 0
"""The reign of figures that belong to the end of the game."""


class FigureTerm(NamedTuple):
    """One line of a sum."""

    what: str
    """Which line it is: the end of a text's id, as `any`, `most`, `taxes`."""
    amount: int
    number: int = 0
    """How many cards, pennants or loans it is about."""
    worth: int = 0
    """What each of them is worth."""
    best_other: int = -1
    """The most that another seat has; -1 where it does not matter."""
    others: tuple[Seat, ...] = ()
    """The seats that have as many."""


class Figure(NamedTuple):
    """A number on the sheet. Its terms add up to it."""

    seat: Seat
    reign: int
    """1 to 3, or END."""
    row: str
    amount: int
    terms: tuple[FigureTerm, ...]
    paragraph: str
    cards: tuple[str, ...] = ()
    """The cards that were counted, where they are known."""

    @property
    def key(self) -> tuple[Seat, int, str]:
        """Its place on the sheet."""
        return self.seat, self.reign, self.row


def balanced(amount: int, terms: tuple[FigureTerm, ...]) -> tuple[FigureTerm, ...]:
    """The terms, with one more where a limit of the rules changed the result."""
    rest = amount - sum(term.amount for term in terms)
    return (*terms, FigureTerm("bound", rest)) if rest else terms
