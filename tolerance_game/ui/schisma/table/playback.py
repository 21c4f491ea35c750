"""How the events of Schisma are played back: their lengths, sounds, and pauses to read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.persons import PersonCard
from tolerance_game.games.schisma.rules.public import Public
from tolerance_game.ui.table.playback import Playback
from tolerance_game.ui.table.voices import Said
from tolerance_game.words.teller import Teller

from .chronicle import SchismaChronicle
from .parts import PartReader, PlayedStep
from .shown import Shown

LENGTHS: Final[dict[type[Event], float]] = {
    told.Laid: 420,
    told.Moved: 320,
    told.Swapped: 420,
    told.Joined: 460,
    told.Discarded: 340,
    told.Drawn: 360,
    told.Reshuffled: 300,
}
"""Milliseconds at normal speed; what is not listed happens at once."""
ANNOUNCED: Final = 1100.0
"""How long an opponent's action is announced before anything moves."""
STEP: Final = 800.0
"""The same for a step of a petition, and for who is drawn."""
LAPSED: Final = 1100.0
"""How long it is told that a step has no effect."""
ENDED: Final = 2600.0
"""How long the last table lies, those who decided it in gold, before the result comes."""
SOUNDS: Final[dict[type[Event], str]] = {
    told.Laid: "card_slide",
    told.Swapped: "card_slide",
    told.Joined: "pennant",
    told.Discarded: "excommunicate",
    told.Drawn: "card_lay",
    told.Lapsed: "effect_step",
}
QUIET: Final = (told.Settled, told.Laid, told.TurnBegan, told.TargetsChosen, told.GameEnded)
"""What nobody announces."""
TOGETHER: Final = (told.Laid, told.Moved, told.Joined, told.Discarded)
"""What one step does to several persons is seen at once."""


class SchismaPlayback(Playback):
    """What one seat is shown of a game of Schisma."""

    LENGTHS = LENGTHS
    CUES = SOUNDS

    def __init__(
        self,
        begin: Public,
        persons: Mapping[str, PersonCard],
        announced: frozenset[Seat],
        teller: Teller,
        sound: Callable[[str], None],
    ) -> None:
        """The seats of `announced` say what they do before it happens."""
        super().__init__(sound)
        self.shown = Shown(begin)
        self.chronicle = SchismaChronicle(teller)
        self.announced = announced
        self._reader = PartReader(persons)
        self._past: list[Event | Said] = []
        """What has been shown and said, in order."""

    def begin_with(self, events: Iterable[Event]) -> None:
        """Applies past events without motion."""
        past = tuple(events)
        # A petition may go on with what is still to come.
        list(self._reader.parts(past))
        super().begin_with(past)

    def happened(self, event: Event) -> None:
        """Applies an event."""
        self._past.append(event)
        self.shown.apply(event)
        self.chronicle.tell(event)

    def quoted(self, said: Said) -> None:
        """Notes what somebody has said."""
        self._past.append(said)
        self.chronicle.quote(*said)

    def retell(self, teller: Teller) -> bool:
        """Tells what was shown in another language, and plays on."""
        self.chronicle = SchismaChronicle(teller)
        for one in self._past:
            if isinstance(one, Said):
                self.chronicle.quote(*one)
            else:
                self.chronicle.tell(one)
        self.version += 1
        return True

    def add(self, events: Sequence[Event]) -> None:
        """Queues new events, part by part; what one step does to several is one beat."""
        # Read part by part: the action is the one that each belongs to.
        read = [(part, self._reader.action) for part in self._reader.parts(events)]
        for place, (part, action) in enumerate(read):
            if isinstance(part.events[0], told.GameEnded):
                # No pause to read: it is there when texts are not waited for, too.
                ended = self.beat(part.events, "ended", ENDED, at_once=True, waits=True)
                ended.within = part.events
                continue
            self._announce(part, action)
            follows = any(one.step for one, _ in read[place + 1 :])
            groups = list(grouped(part.events))
            for group in groups:
                waits = group is groups[-1] and self._waits(part, action, follows=follows)
                beat = self.beat(group, waits=waits)
                beat.within, beat.step = part.events, part.step

    def add_at_once(self, events: Sequence[Event]) -> None:
        """Queues events that are true as soon as those before them have been shown."""
        if events:
            list(self._reader.parts(events))
            # What was said of it was heard when it happened.
            self.beat(events, "rest", 0.0, aloud=False)

    def _announce(self, part: PlayedStep, action: told.ActionTaken | None) -> None:
        """Before each part there is something to read, where an opponent acts or nothing moves."""
        first = part.events[0]
        if action is None or isinstance(first, QUIET):
            return
        lapsed = isinstance(first, told.Lapsed)
        is_petition = isinstance(first, told.ActionTaken)
        if is_petition and first.cause == "":
            # What follows says the whole action.
            return
        if action.seat in self.announced or lapsed:
            follows = part.step or isinstance(first, told.Drawn | told.Reshuffled)
            length = LAPSED if lapsed else STEP if follows else ANNOUNCED
            beat = self.stand("announced", length, action.person)
            beat.within, beat.step = part.events, part.step

    def _waits(self, part: PlayedStep, action: told.ActionTaken | None, *, follows: bool) -> bool:
        """Whether it waits for a key when played step by step: everything that an opponent does,
        and of one's own the steps of a petition that another step follows.
        """
        if action is None or isinstance(part.events[0], (*QUIET, told.ActionTaken)):
            return False
        return action.seat in self.announced or bool(part.step and follows)

    def cue(self, event: Event) -> str:
        """The sound of an event; a pull sounds lower than a push."""
        if isinstance(event, told.Moved):
            return "push" if event.direction == "push" else "pull"
        return super().cue(event)


def grouped(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events in beats: what one step does to several belongs together, as a first display."""
    group: list[Event] = []
    columns: set[int] = set()
    for event in events:
        # Who moves on and joins a congregation does one after the other.
        joins = isinstance(event, TOGETHER) and event.column not in columns and bool(columns)
        if group and not joins:
            yield group
            group, columns = [], set()
        group.append(event)
        if isinstance(event, TOGETHER):
            columns.add(event.column)
    if group:
        yield group
