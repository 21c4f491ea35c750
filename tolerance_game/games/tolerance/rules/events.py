"""The events of Tolerance. Each says what changed, from what to what, and through which card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, get_args

from tolerance_game.core import Event, Seat


class Term(NamedTuple):
    """One card's part in a sum."""

    card: str
    amount: int


class ScoreLine(NamedTuple):
    """One line of a section of the score."""

    what: str
    """`any`, `most`, `dead_catholic`, `dead_protestant`, `pennants`, `loans`."""
    of: str
    """The suit, `guild`, or the tally it is about."""
    owned: int
    """How many the player has."""
    best_other: int
    """The most that any other player has; -1 where that does not matter."""
    worth: int
    """What each one (or, for `any` and `most`, the whole line) is worth to the role."""
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleTaken(Event):
    """T2.6: a seat has its role."""

    seat: Seat
    role: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReignBegan(Event):
    """T2.1-2: a reign begins; `left_out` cards stay out, unseen."""

    reign: int
    monarch: str
    left_out: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event):
    """T2.2: a seat has its cards."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooserNamed(Event):
    """T2.4-5: this seat chooses the starting player."""

    seat: Seat
    why: str
    """`drawn` or `asked` in the first reign, then `fewest` points, or `fewest_tied`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterChosen(Event):
    """T2.4-5: this seat leads the first trick of the reign."""

    seat: Seat
    chooser: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """T3: a card is on the table; the first one sets the suit of the trick."""

    seat: Seat
    card: str
    declared: str
    suit: str
    """The suit of the trick."""
    leads: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickWon(Event):
    """T3.4-6: who must carry out the effects of the trick, in which order the cards act."""

    seat: Seat
    card: str
    suit: str
    number: int
    """Which of the twelve tricks it was."""
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSilenced(Event):
    """T4.1: killed before its turn, the card does not act. The cause is its killer."""

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectLapsed(Event):
    """T4.4: an effect that does nothing."""

    card: str
    verb: str
    why: str
    """`no_target`, `no_religion`, `not_lower` piety, or `no_monarch_faith`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetChosen(Event):
    """T4.4: what the winner chose among several."""

    seat: Seat
    card: str
    verb: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TallyChanged(Event):
    """T4.8: one booking of money or piety, with the sum behind it."""

    seat: Seat
    tally: str
    before: int
    after: int
    amount: int
    """What was booked; `after` differs from `before + amount` only at a bound."""
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PennantEarned(Event):
    """T8: a tally reached a multiple of ten for the first time."""

    seat: Seat
    tally: str
    threshold: int
    before: int
    after: int
    """Pennants of this tally, before and after."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKilled(Event):
    """T4.5: a card of the trick dies in this religion. The cause is the killer."""

    card: str
    religion: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardConverted(Event):
    """T4.5: a card of the trick changes its religion until the end of the reign."""

    card: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaid(Event):
    """T5.1: a card of the trick lies on top of a pile of the winner's board."""

    seat: Seat
    card: str
    religion: str
    alive: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LoanTaken(Event):
    """T7: in debt at the end of a section."""

    seat: Seat
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LoansRepaid(Event):
    """T6.5: loans handed back."""

    seat: Seat
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReignEnded(Event):
    """T6: the twelfth trick is over."""

    reign: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardExecuted(Event):
    """T6.1: the Monarch kills a card on a board, anywhere in its pile."""

    seat: Seat
    """Whose board."""
    card: str
    religion: str
    by: Seat
    """Who chose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutionLapsed(Event):
    """T6.1: no royal execution: `monarch_dead` or `no_target`."""

    monarch: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionScored(Event):
    """T6.6, T9.1: one section of victory points, line by line."""

    seat: Seat
    role: str
    reign: int
    """1 to 3, or 0 for the end of the game."""
    section: str
    """`suits`, `guild`, `deaths`, or `money`, `catholic`, `protestant`, `loans` at the end."""
    lines: tuple[ScoreLine, ...]
    amount: int
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsTotalled(Event):
    """T2.7: what everyone may see of a player's scoring: the total before and after it."""

    seat: Seat
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardsCleared(Event):
    """T6.7: all cards go back to the deck."""

    reign: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleRevealed(Event):
    """T2.6: hidden roles are open from the final scoring on."""

    seat: Seat
    role: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """T9.2: who won: `points`, `piety` on a tie, or `shared`."""

    winners: tuple[Seat, ...]
    ending: str


AnyEvent = (
    RoleTaken
    | ReignBegan
    | HandDealt
    | ChooserNamed
    | StarterChosen
    | CardPlayed
    | TrickWon
    | CardSilenced
    | EffectLapsed
    | TargetChosen
    | TallyChanged
    | PennantEarned
    | CardKilled
    | CardConverted
    | CardLaid
    | LoanTaken
    | LoansRepaid
    | ReignEnded
    | CardExecuted
    | ExecutionLapsed
    | SectionScored
    | PointsTotalled
    | BoardsCleared
    | RoleRevealed
    | GameEnded
)
"""The closed list of events."""
EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)
