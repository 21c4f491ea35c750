"""What the table shows: it follows the events one by one, some time behind the game itself.

The view is the truth of now; what is shown lags behind it while things move. When all events have
been shown, both agree, and a test holds them to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.foresight.expected import Expected
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.public import NO_TRICK, Public, PublicTrick, begin
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.view import View

WAITING: Final = "waiting"
ACTING: Final = "acting"
DONE: Final = "done"
SILENCED: Final = "silenced"


@dataclass(slots=True)
class QueueRow:
    """A card of the trick in the queue of effects."""

    card: str
    seat: Seat
    state: str = WAITING
    events: list[Event] = field(default_factory=list)
    """What its effect has done so far."""


@dataclass(slots=True)
class Shown:
    """Everything that is drawn of the game."""

    options: Options
    me: Seat
    """Whose hand is shown."""
    public: Public
    """What the events that are shown have told everyone."""
    hand: list[str] = field(default_factory=list)
    """The own cards, in the order in which they lie."""
    queue: list[QueueRow] = field(default_factory=list)
    expected: tuple[object, tuple[Expected, ...]] = field(
        default=(None, ()), repr=False, compare=False
    )
    """The totals that `total.py` has reckoned last, and from what."""

    @classmethod
    def begin(cls, options: Options, me: Seat) -> Shown:
        """An empty table."""
        return cls(options, me, begin(options))

    # What is on the table.

    @property
    def trick(self) -> PublicTrick:
        """The trick on the table."""
        return self.public.trick

    @property
    def last(self) -> PublicTrick:
        """The trick before, as it lay; empty where there was none."""
        return self.public.tricks[-1] if self.public.tricks else NO_TRICK

    @property
    def is_over(self) -> bool:
        """T3.1: whether all tricks of the reign have been laid."""
        return self.public.scoring or self.trick.number > HAND

    # Following the game.

    def apply(self, event: Event) -> None:
        """Takes an event."""
        self.public = self.public.after((event,))
        if isinstance(event, told.HandDealt) and event.seat == self.me:
            self.hand = list(event.cards)
        elif isinstance(event, told.CardPlayed) and event.seat == self.me:
            self.hand = [card for card in self.hand if card != event.card]
        elif isinstance(event, told.TrickWon):
            by_card = {play.card: play.seat for play in self.trick.cards}
            self.queue = [QueueRow(card, by_card.get(card, -1)) for card in event.order]
        elif isinstance(event, told.CardKilled):
            # T4.1: killed before its turn, a card will not act, even if it has no effect.
            for row in self.queue:
                if row.card == event.card and row.state == WAITING:
                    row.state = SILENCED
        elif isinstance(event, told.CardLaid):
            for row in self.queue:
                if row.state in (ACTING, WAITING):
                    row.state = DONE
        if not self.trick.cards:
            self.queue = []
        self._note_in_queue(event)

    def _note_in_queue(self, event: Event) -> None:
        """Adds an effect to the row of its card; the rows before it are done."""
        if self.trick.winner < 0 or isinstance(event, told.CardLaid | told.TrickWon):
            return
        by = event.card if isinstance(event, told.CardSilenced | told.EffectLapsed) else event.cause
        place = next((n for n, row in enumerate(self.queue) if row.card == by), None)
        if place is None:
            return
        self.set_acting(by)
        self.queue[place].events.append(event)
        if isinstance(event, told.CardSilenced):
            self.queue[place].state = SILENCED

    def set_acting(self, card: str) -> None:
        """This card acts now; those before it are done."""
        for row in self.queue:
            if row.card == card:
                if row.state == WAITING:
                    row.state = ACTING
                break
            if row.state in (ACTING, WAITING):
                row.state = DONE

    def end_queue(self) -> None:
        """All effects are done."""
        for row in self.queue:
            if row.state == ACTING:
                row.state = DONE

    # Being the truth.

    def agree_with(self, view: View) -> None:
        """Everything has been shown: corrects it by the view."""
        self.me = view.seat if view.seat >= 0 else self.me
        self.hand = [*(card for card in self.hand if card in view.hand)]
        self.hand += [card for card in view.hand if card not in self.hand]
        self.public = self.public.corrected(view)
        resolution = view.resolution
        if resolution is not None and resolution.acting < len(resolution.cards):
            self.set_acting(resolution.cards[resolution.acting].card)

    def order(self) -> tuple[Seat, ...]:
        """The others clockwise, the next one first, and me last."""
        count = len(self.public.seats)
        return tuple((self.me + 1 + n) % count for n in range(count))
