"""The state of a game of Tolerance: frozen values all the way down.

Cards and roles are ids here; their figures are in the options. A change makes a new state, so undo
is the previous state.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tolerance_game.core import Outcome, Seat

from .cards import RELIGIONS
from .ruleset import Options

MONEY: Final = 0
CATHOLIC_PIETY: Final = 1
PROTESTANT_PIETY: Final = 2
TALLIES: Final = ("money", "catholic", "protestant")
"""The names of the three tallies, in the order of a player's values."""

# What the game waits for.
ROLES: Final = "roles"
TAKE_ROLE: Final = "take_role"
DEAL: Final = "deal"
CHOOSER: Final = "chooser"
STARTER: Final = "starter"
PLAY: Final = "play"
TARGET: Final = "target"
EXECUTION: Final = "execution"
REPAY: Final = "repay"
OVER: Final = "over"

Phase = Literal[
    "roles",
    "take_role",
    "deal",
    "chooser",
    "starter",
    "play",
    "target",
    "execution",
    "repay",
    "over",
]
"""The closed list of what the game may wait for."""

START: Final = (5, 0, 0)
"""T2.3: the three tallies at the start of the game."""


def with_tally(values: tuple[int, int, int], tally: int, value: int) -> tuple[int, int, int]:
    """The values of the three tallies with a new value for this tally."""
    changed = list(values)
    changed[tally] = value
    return changed[0], changed[1], changed[2]


Pile = tuple[str, ...]
"""Card ids from the bottom to the top."""


class Board(NamedTuple):
    """T1.3, T5: six piles, in the order of RELIGIONS each."""

    living: tuple[Pile, ...] = ((), (), ())
    dead: tuple[Pile, ...] = ((), (), ())

    @property
    def piles(self) -> tuple[Pile, ...]:
        """All six, the living first."""
        return self.living + self.dead

    def with_card(self, card: str, religion: str, alive: bool) -> Board:
        """The board with one more card on top of a pile."""
        piles = list(self.living if alive else self.dead)
        place = RELIGIONS.index(religion)
        piles[place] = (*piles[place], card)
        laid = tuple(piles)
        return Board(laid, self.dead) if alive else Board(self.living, laid)

    def with_death(self, card: str) -> Board:
        """T6.1: the board after a living card went on top of the dead of its religion."""
        religion = self.religion_of(card)
        living = tuple(tuple(other for other in pile if other != card) for pile in self.living)
        return Board(living, self.dead).with_card(card, religion, False)

    def religion_of(self, card: str) -> str:
        """The religion of the living pile that has a card."""
        return next(RELIGIONS[place] for place, pile in enumerate(self.living) if card in pile)

    def living_cards(self) -> tuple[str, ...]:
        """All living cards, pile after pile."""
        return self.living[0] + self.living[1] + self.living[2]

    def dead_cards(self) -> tuple[str, ...]:
        """All dead cards, pile after pile."""
        return self.dead[0] + self.dead[1] + self.dead[2]


class PlayerState(NamedTuple):
    """T2.3: one seat."""

    role: str = ""
    hand: tuple[str, ...] = ()
    tallies: tuple[int, int, int] = START
    """Money, Catholic piety, Protestant piety."""
    pennants: tuple[int, int, int] = (0, 0, 0)
    """T8: earned by each tally."""
    loans: int = 0
    loan_reign: int = 0
    """The reign of the last loan, for the ruling `one_per_round`; 0 when there was none."""
    points: int = 0
    board: Board = Board()


class Played(NamedTuple):
    """A card on the table."""

    seat: Seat
    card: str
    declared: str
    """What a Wild was declared as; empty for the other cards."""


class Trick(NamedTuple):
    """T3: the cards on the table in the order played."""

    suit: str = ""
    plays: tuple[Played, ...] = ()
    winner: Seat = -1
    """Known when all have played."""


class InTrick(NamedTuple):
    """T4: what has become of a card of the trick so far."""

    card: str
    religion: str
    killer: str = ""
    """The card that killed it; empty while it lives."""


class Resolution(NamedTuple):
    """T4: a trick being carried out: its cards in their acting order, and how far it is."""

    winner: Seat
    cards: tuple[InTrick, ...]
    acting: int = 0
    step: int = 0


class Reckoning(NamedTuple):
    """T6.5: who may still repay, and how many loans at the most."""

    waiting: tuple[Seat, ...]
    repayable: tuple[int, ...]
    """For each seat: its loans taken before the end-of-round scoring began."""


class State(NamedTuple):
    """Everything there is to know, secrets included."""

    options: Options
    phase: Phase
    to_act: Seat | None
    players: tuple[PlayerState, ...]
    reign: int = 1
    left_out: tuple[str, ...] = ()
    """T2.2: the ordinary cards not dealt this reign, in the order of the card list."""
    chooser: Seat = -1
    starter: Seat = -1
    trick: Trick = Trick()
    tricks: tuple[Trick, ...] = ()
    """The tricks of this reign that are over."""
    resolution: Resolution | None = None
    reckoning: Reckoning | None = None
    outcome: Outcome | None = None
