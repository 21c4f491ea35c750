"""How the events of Tolerance are played back: their lengths, sounds and pauses to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.card_texts import other_print
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.ui.table.playback import EventBeat, Playback
from tolerance_game.ui.table.voices import Said
from tolerance_game.words import Teller

from .chronicle import DEBTS, ToleranceChronicle
from .shown import Shown

RECKONING: Final = (
    told.ReignEnded,
    told.CardExecuted,
    told.ExecutionLapsed,
    told.SectionScored,
    told.PointsTotalled,
    told.BoardsCleared,
    told.LoansRepaid,
    told.RoleRevealed,
    told.GameEnded,
)
LENGTHS: Final[dict[type[Event], float]] = {
    told.CardPlayed: 280,
    told.TrickWon: 560,
    told.TallyChanged: 620,
    told.CardKilled: 420,
    told.CardConverted: 380,
    told.CardSilenced: 420,
    told.EffectLapsed: 420,
    told.TargetChosen: 200,
    told.PennantEarned: 320,
    told.LoanTaken: 420,
    told.HandDealt: 420,
    told.StarterChosen: 260,
}
"""Milliseconds at normal speed; what is not listed happens at once."""
LAYING: Final = 450.0
PAUSE: Final = 600.0
WON: Final = 2400.0
"""How long the winner of a trick is announced; like the pauses below, for reading."""
ACTS: Final = 1100.0
"""The card that acts, and what it does; what the other print has takes as long as a winner."""
DONE: Final = 1100.0
"""What it has done."""
BROUGHT: Final = 900.0
"""What the whole trick has brought, beyond the pause."""
FLOATING: Final = 1200.0
EFFECTS: Final = (
    told.TallyChanged,
    told.CardKilled,
    told.CardConverted,
    told.CardSilenced,
    told.EffectLapsed,
)
SOUNDS: Final[dict[type[Event], str]] = {
    told.CardPlayed: "card_lay",
    told.TrickWon: "trick_won",
    told.CardKilled: "kill",
    told.CardConverted: "convert",
    told.PennantEarned: "pennant",
    told.LoanTaken: "loan",
    told.HandDealt: "card_slide",
    told.CardLaid: "card_slide",
    told.TargetChosen: "effect_step",
    told.CardSilenced: "effect_step",
    told.ReignBegan: "monarch",
}


@dataclass(frozen=True, slots=True)
class Floater:
    """A change that rises beside its tally."""

    seat: Seat
    tally: str
    amount: int
    began: float


def _laid(events: Sequence[Event]) -> Iterator[told.CardLaid]:
    """The cards that are laid one after the other."""
    for event in events:
        if not isinstance(event, told.CardLaid):
            return
        yield event


def _actor(event: Event) -> str:
    """The card of the trick whose effect an event belongs to; empty if none."""
    if isinstance(event, told.CardSilenced | told.EffectLapsed):
        return event.card
    if isinstance(event, (*EFFECTS, told.TargetChosen)):
        return event.cause
    return ""


class TolerancePlayback(Playback):
    """What one seat is shown of a game of Tolerance."""

    LENGTHS = LENGTHS
    CUES = SOUNDS

    def __init__(
        self,
        options: Options,
        me: Seat,
        teller: Teller,
        names: Sequence[str],
        sound: Callable[[str], None],
    ) -> None:
        super().__init__(sound)
        self.options = options
        self.shown = Shown.begin(options, me)
        self.chronicle = ToleranceChronicle(teller, names, options)
        self.floaters: list[Floater] = []
        self.why = ""
        """Why it was this seat that chose the leader of the first trick (T2.4-5)."""
        self._actor = ""
        """The card whose effect was added last, in this trick."""

    # Events.

    def happened(self, event: Event) -> None:
        """Applies an event."""
        if isinstance(event, told.ChooserNamed):
            self.why = event.why
        self.shown.apply(event)
        self.chronicle.tell(event)

    def quoted(self, said: Said) -> None:
        """Notes what somebody has said."""
        self.chronicle.quote(*said)

    # Beats.

    def add(self, events: Sequence[Event]) -> None:
        """Queues new events."""
        for place, event in enumerate(events):
            scored = self.shown.public.scoring and isinstance(event, RECKONING)
            if self.withheld or scored or isinstance(event, told.ReignEnded):
                # The score sheet shows it; the next reign waits until that has been read.
                self.withheld.extend(events[place:])
                return
            if not isinstance(event, told.CardLaid):
                self._one(event)
            elif not place or not isinstance(events[place - 1], told.CardLaid):
                rest = events[place:]
                laid = list(_laid(rest))
                # A pause to read the result of the trick.
                self.timeline.add(EventBeat("pause", PAUSE, waits=True))
                self.stand("brought", BROUGHT, self._actor, joined=True)
                self._actor = ""
                self.beat(laid, "lay", LAYING)
                for one in laid:
                    if self.options.cards[one.card].reign:
                        # Its owner executes when the reign ends (T6.1): nothing else tells it yet.
                        self._read("monarch", one)

    def _one(self, event: Event) -> None:
        """An event by itself. Before and after the effect of a card there is something to read."""
        if isinstance(event, told.TrickWon | told.CardPlayed):
            self._actor = ""
        actor = _actor(event)
        if actor and actor != self._actor:
            if self._actor and self.timeline.busy:
                self.stand("done", DONE, self._actor)
            if not (isinstance(event, told.TargetChosen) and event.seat == self.shown.me):
                # The viewer has chosen the target, and knows what acts.
                differs = other_print(self.chronicle.teller.words, self.options, actor)
                length = WON if differs else ACTS
                self.stand("acts", length, actor, begins=partial(self.shown.set_acting, actor))
            self._actor = actor
        joined = bool(self._actor) and self.timeline.busy
        # The queue slides in: it is there from the beginning.
        won = isinstance(event, told.TrickWon)
        waits = won or isinstance(event, EFFECTS)
        self.beat([event], about=actor, at_once=won, waits=waits, joined=joined)
        if isinstance(event, told.TrickWon):
            self.stand("won", WON, event.card)
        elif isinstance(event, told.StarterChosen) and event.chooser != self.shown.me:
            # Who leads is told, and why, unless the viewer has chosen it.
            self._read("starter", event)
        elif isinstance(event, told.TallyChanged) and event.paragraph in DEBTS:
            # The trick has been laid by then: nothing else stands still to be read.
            self._read("debt", event)

    def _read(self, kind: str, event: Event) -> None:
        """A pause to read the sentence about an event."""
        self.timeline.add(EventBeat(kind, WON, reads=True, events=(event,)))

    def take_scored(self) -> tuple[Event, ...]:
        """Takes and applies the events for the score sheet, up to the next reign."""
        return self.take_withheld(told.ReignBegan)

    def cue(self, event: Event) -> str:
        """The sound of an event; empty for most."""
        match event:
            case told.CardPlayed(declared=declared) if declared:
                return "wild"
            case told.TallyChanged():
                if event.before == event.after:
                    return ""
                return "coins" if event.tally == "money" else "bell"
            case _:
                return super().cue(event)

    def begins(self, event: Event) -> None:
        """A change floats up beside its tally, and the card that has caused it acts."""
        if isinstance(event, told.TallyChanged) and event.after != event.before:
            change = event.after - event.before
            self.floaters.append(Floater(event.seat, event.tally, change, self.now))
        if event.cause:
            self.shown.set_acting(event.cause)
            self.version += 1

    # Time.

    def tick(self, now: float) -> bool:
        """Lets time pass. Whether anything has changed."""
        changed, floated = super().tick(now), len(self.floaters)
        self.floaters = [one for one in self.floaters if now - one.began < self.floating]
        return changed or len(self.floaters) != floated

    @property
    def floating(self) -> float:
        """How long a change floats at this speed."""
        return FLOATING * self.timeline.factor

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        return super().moving(now) or bool(self.floaters)
