"""From the game to the table: events become beats, and a beat that ends is true from then on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.ui.kit.motion import Beat, Timeline
from tolerance_game.words.teller import Teller

from .chronicle import Chronicle
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
"""How long it stands who won and what happens now; as all that follows, to be read."""
ACTS: Final = 1100.0
"""The card that acts, and what it does."""
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


def _actor(event: Event) -> str:
    """The card of the trick whose effect an event belongs to; empty for all that is none."""
    if isinstance(event, told.CardSilenced | told.EffectLapsed):
        return event.card
    if isinstance(event, (*EFFECTS, told.TargetChosen)):
        return event.cause
    return ""


def _cue(event: Event) -> str:
    """What is heard of an event; nothing for most."""
    match event:
        case told.CardPlayed(declared=declared) if declared:
            return "wild"
        case told.TallyChanged():
            if event.before == event.after:
                return ""
            return "coins" if event.tally == "money" else "bell"
        case _:
            return SOUNDS.get(type(event), "")


class Playback:
    """What is shown of one game to one seat, and how it catches up with the game."""

    def __init__(
        self,
        options: Any,
        me: Seat,
        teller: Teller,
        names: Sequence[str],
        sound: Callable[[str], None],
    ) -> None:
        self.options = options
        self.timeline = Timeline()
        self.shown = Shown.begin(options, me)
        self.chronicle = Chronicle(teller, names, dict(options.cards))
        self.floaters: list[Floater] = []
        self.reckoning: deque[Event] = deque()
        """What the score sheet is still to show; nothing moves on the table meanwhile."""
        self.now = 0.0
        self.version = 0
        """Counts up whenever something on the table has changed."""
        self.agrees = True
        """Whether the table was compared with the view since something happened."""
        self._sound = sound
        self.why = ""
        """Why it was this one who chose the leader of the first trick."""
        self._actor = ""
        """The card whose effect was added last, in this trick."""

    @property
    def memory(self) -> Public:
        """What everyone may know of what is shown."""
        return self.shown.public

    def begin_with(self, events: Iterable[Event]) -> None:
        """These have happened before anybody looked: nothing moves."""
        events = tuple(events)
        self.shown.follow(events)
        self.chronicle.follow(events)
        for event in events:
            self._note_why(event)

    def add(self, events: Sequence[Event]) -> None:
        """Something new has happened."""
        place = 0
        while place < len(events):
            event = events[place]
            if (
                self.reckoning
                or isinstance(event, told.ReignEnded)
                or (self.shown.scoring and isinstance(event, RECKONING))
            ):
                place = self._to_the_sheet(events, place)
                continue
            if isinstance(event, told.CardLaid):
                laid: list[Event] = [event]
                while place + 1 < len(events) and isinstance(events[place + 1], told.CardLaid):
                    place += 1
                    laid.append(events[place])
                # A moment to read what the trick has come to.
                self.timeline.add(Beat("pause", PAUSE, waits=True))
                self._stand("brought", BROUGHT, self._actor, joined=True)
                self._actor = ""
                self._beat("lay", LAYING, laid)
            else:
                self._one(event)
            place += 1

    def _note_why(self, event: Event) -> None:
        """Why somebody chooses who leads, T2.4-5."""
        if isinstance(event, told.ChooserNamed):
            self.why = event.why

    def _one(self, event: Event) -> None:
        """An event by itself. Before and after the effect of a card there is something to read."""
        if isinstance(event, told.TrickWon | told.CardPlayed):
            self._actor = ""
        actor = _actor(event)
        if actor and actor != self._actor:
            if self._actor and self.timeline.busy:
                self._stand("done", DONE, self._actor)
            if not (isinstance(event, told.TargetChosen) and event.seat == self.shown.me):
                # Whoever has chosen the target knows already what acts.
                self._stand("acts", ACTS, actor)
            self._actor = actor
        joined = bool(self._actor) and self.timeline.busy
        self._beat(event.kind, LENGTHS.get(type(event), 0.0), [event], joined=joined)
        if isinstance(event, told.TrickWon):
            self._stand("won", WON, event.card)
        elif isinstance(event, told.StarterChosen) and event.chooser != self.shown.me:
            # Who leads is told, and how that came; whoever has chosen knows.
            values = {"starter": event, "why": self.why}
            self.timeline.add(Beat("starter", WON, values, reads=True))

    def _stand(self, kind: str, length: float, card: str, *, joined: bool = False) -> None:
        """Nothing moves: what is there can be read."""

        def begin() -> None:
            if kind == "acts":
                self.shown.set_acting(card)
            self.version += 1

        self.timeline.add(Beat(kind, length, {"card": card}, begin, reads=True, joined=joined))

    def _to_the_sheet(self, events: Sequence[Event], place: int) -> int:
        """Everything up to the next reign is shown by the score sheet."""
        while place < len(events) and not isinstance(events[place], told.ReignBegan):
            self.reckoning.append(events[place])
            place += 1
        if place < len(events):
            # The next reign waits until the sheet has been read.
            self.reckoning.extend(events[place:])
            place = len(events)
        return place

    def take_reckoning(self) -> tuple[Event, ...]:
        """The events for the sheet; they are true now. What follows them becomes beats."""
        scored: list[Event] = []
        while self.reckoning and not isinstance(self.reckoning[0], told.ReignBegan):
            scored.append(self.reckoning.popleft())
        for event in scored:
            self._happened(event)
        return tuple(scored)

    def go_on(self) -> None:
        """The sheet has been read: the next reign begins."""
        left = tuple(self.reckoning)
        self.reckoning.clear()
        self.add(left)

    def _beat(self, kind: str, length: float, events: list[Any], *, joined: bool = False) -> None:
        def begin() -> None:
            cue = _cue(events[0])
            if cue:
                self._sound(cue)
            for event in events:
                if isinstance(event, told.TallyChanged) and event.after != event.before:
                    change = event.after - event.before
                    self.floaters.append(Floater(event.seat, event.tally, change, self.now))
                if event.cause:
                    self.shown.set_acting(event.cause)
                    self.version += 1
            if at_once:
                happen()

        def happen() -> None:
            for event in events:
                self._happened(event)

        # The queue slides in: it is there from the beginning.
        at_once = isinstance(events[0], told.TrickWon)
        end = None if at_once else happen

        waits = isinstance(events[0], (*EFFECTS, told.TrickWon))
        values = {"events": events, "card": _actor(events[0])}
        self.timeline.add(Beat(kind, length, values, begin, end, waits, joined=joined))

    def agree_with(self, view: View) -> None:
        """Everything has been shown: the view has the last word."""
        self.shown.agree_with(view)
        self.agrees = True
        self.version += 1

    def _happened(self, event: Event) -> None:
        self.version += 1
        self.agrees = False
        self._note_why(event)
        self.shown.apply(event)
        self.chronicle.tell(event)

    def tick(self, now: float) -> bool:
        """Time passes."""
        self.now = now
        changed = self.timeline.tick(now)
        still = [one for one in self.floaters if now - one.began < self.floating]
        if len(still) != len(self.floaters):
            self.floaters = still
            changed = True
        return changed

    @property
    def floating(self) -> float:
        """How long a change floats at this speed."""
        return FLOATING * self.timeline.factor

    @property
    def quiet(self) -> bool:
        """Whether everything that happened has been shown, but for the score sheet."""
        return not self.timeline.busy

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        return self.timeline.moving(now) or bool(self.floaters)
