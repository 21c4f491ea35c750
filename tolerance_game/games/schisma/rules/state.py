"""The table as a frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from tolerance_game.core import CHANCE, Outcome, Seat

from .ruleset import Options
from .track import Congregations, Display, Position

SETTLING: Final = "settling"
LAYING: Final = "laying"
ACTING: Final = "acting"
DRAWING: Final = "drawing"
CHOOSING: Final = "choosing"
OVER: Final = "over"
Phase = Literal["settling", "laying", "acting", "drawing", "choosing", "over"]
"""The closed list of phases; chance is to act when settling, laying and drawing."""


class Due(NamedTuple):
    """An empty column to be refilled at a land, because of a petitioned person or an action."""

    column: int
    land: int
    cause: str
    paragraph: str


class Pending(NamedTuple):
    """A petition interrupted by a draw (S3.2, `at_once`)."""

    column: int
    person: str
    step: int
    """The index of the step that comes next."""
    here: bool
    """Whether the petitioned person is still on the track; its column may have a new person."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know. The draw pile has no order, so nothing is secret (S7).

    No field has a default: digests in saves leave out fields that have theirs.
    """

    options: Options
    phase: Phase
    persons: tuple[str, ...]
    """The six persons in play in the order of their factions; none before it is settled."""
    display: Display
    congregations: Congregations
    pile: tuple[str, ...]
    """The draw pile in alphabetical order."""
    discard: tuple[str, ...]
    """The discard pile, the last on top."""
    turn: int
    """The number of the turn; 0 before the first."""
    seat: int
    """Whose turn it is."""
    used: tuple[str, ...]
    """The actions taken in this turn."""
    left: int
    """How many actions are still to be taken in it."""
    drawn: bool
    """Whether a person was drawn in it."""
    due: tuple[Due, ...]
    pending: Pending | None
    began: Position | None
    """The position at the beginning of this turn."""
    before: Position | None
    """The position before the opponent's previous turn (S2.7)."""
    since_draw: tuple[Position, ...]
    """The position at the beginning of each turn since the last draw, with this turn's (S2.9)."""
    starts: tuple[tuple[int, Position], ...]
    """Seat and position at the beginning of each turn since a person last left the track (S2.9).

    No older position can recur.
    """
    outcome: Outcome | None

    @property
    def to_act(self) -> Seat | None:
        """The seat to act, CHANCE, or None when the game is over."""
        if self.phase in (ACTING, CHOOSING):
            return self.seat
        return None if self.phase == OVER else CHANCE
