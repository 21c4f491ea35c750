"""The events of Tolerance. Each says what changed, from what to what, and through which card."""

from __future__ import annotations

from typing import NamedTuple, get_args

from tolerance_game.core.events import Event, Seat, event


class Term(NamedTuple):
    """One card's part in a sum."""

    card: str
    amount: int


class ScoreLine(NamedTuple):
    """One line of a section of the score."""

    what: str
    """`any`, `most`, `dead_catholic`, `dead_protestant`, `pennants`, `loans`, or `loans_once`."""
    of: str
    """The suit, `guild`, or the tally it is about."""
    owned: int
    """How many the player has."""
    best_other: int
    """The most that any other player has; -1 where that does not matter."""
    worth: int
    """What each one (or, but for the dead, pennants and `loans`, the whole line) is worth."""
    points: int


@event
class RoleTaken(Event):
    """T2.6: a seat has its role."""

    seat: Seat
    role: str


@event
class ReignBegan(Event):
    """T2.1-2: a reign begins; `left_out` cards stay out, unseen."""

    reign: int
    monarch: str
    left_out: int


@event
class HandDealt(Event):
    """T2.2: a seat has its cards."""

    seat: Seat
    cards: tuple[str, ...]


@event
class ChooserNamed(Event):
    """T2.4-5: this seat chooses the starting player."""

    seat: Seat
    why: str
    """`drawn` or `asked` in the first reign, then `fewest` points, or `fewest_tied`."""


@event
class StarterChosen(Event):
    """T2.4-5: this seat leads the first trick of the reign."""

    seat: Seat
    chooser: Seat
    """Who chose it; -1 where it was drawn by lot."""


@event
class CardPlayed(Event):
    """T3: a card is on the table; the first one sets the suit of the trick."""

    seat: Seat
    card: str
    declared: str
    suit: str
    """The suit of the trick."""
    leads: bool


@event
class TrickWon(Event):
    """T3.4-6: who must carry out the effects of the trick, in which order the cards act."""

    seat: Seat
    card: str
    suit: str
    number: int
    """Which of the twelve tricks it was."""
    order: tuple[str, ...]


@event
class CardSilenced(Event):
    """T4.1: killed before its turn, the card does not act. The cause is its killer."""

    card: str


@event
class EffectLapsed(Event):
    """T4.4: an effect that does nothing."""

    card: str
    verb: str
    why: str
    """`no_target`, `no_religion`, `not_lower` piety, or `no_monarch_faith`."""


@event
class TargetChosen(Event):
    """T4.4: what the winner chose among several."""

    seat: Seat
    card: str
    verb: str


@event
class TallyChanged(Event):
    """T4.8: one booking of money or piety, with the sum behind it."""

    seat: Seat
    tally: str
    before: int
    after: int
    amount: int
    """What was booked; `after` differs from `before + amount` only at a bound."""
    terms: tuple[Term, ...] = ()


@event
class PennantEarned(Event):
    """T8: a tally reached a multiple of ten for the first time."""

    seat: Seat
    tally: str
    threshold: int
    before: int
    after: int
    """Pennants of this tally, before and after."""


@event
class CardKilled(Event):
    """T4.5: a card of the trick dies in this religion. The cause is the killer."""

    card: str
    religion: str


@event
class CardConverted(Event):
    """T4.5: a card of the trick changes its religion until the end of the reign."""

    card: str
    before: str
    after: str


@event
class CardLaid(Event):
    """T5.1: a card of the trick lies on top of a pile of the winner's board."""

    seat: Seat
    card: str
    religion: str
    alive: bool


@event
class LoanTaken(Event):
    """T7: in debt at the end of a section."""

    seat: Seat
    before: int
    after: int


@event
class LoansRepaid(Event):
    """T6.5: loans handed back."""

    seat: Seat
    before: int
    after: int


@event
class ReignEnded(Event):
    """T6: the twelfth trick is over."""

    reign: int


@event
class CardExecuted(Event):
    """T6.1: the Monarch kills a card on a board, anywhere in its pile."""

    seat: Seat
    """Whose board."""
    card: str
    religion: str
    by: Seat
    """Who chose."""


@event
class ExecutionLapsed(Event):
    """T6.1: no royal execution: `monarch_dead` or `no_target`."""

    monarch: str
    why: str


@event
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


@event
class PointsTotalled(Event):
    """T2.7: what everyone may see of a player's scoring: the total before and after it."""

    seat: Seat
    before: int
    after: int


@event
class BoardsCleared(Event):
    """T6.7: all cards go back to the deck."""

    reign: int


@event
class RoleRevealed(Event):
    """T2.6: hidden roles are open from the final scoring on."""

    seat: Seat
    role: str


@event
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
