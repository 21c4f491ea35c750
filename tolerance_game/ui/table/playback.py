"""From events to the table: each event becomes a beat, and takes effect on the table when it ends.

A game sets the length and sound of each kind of event, and applies events (`happened`). Where that
is not enough it makes the beats itself (`add`): several events in one, a pause to read, or nothing
yet where another scene shows the events first (`withheld`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tolerance_game.core import Event
from tolerance_game.ui.kit.motion import Beat, Timeline
from tolerance_game.words import Teller

from .voices import Said, Voices


@dataclass(slots=True)
class EventBeat(Beat):
    """A beat of events, or a pause to read what they did."""

    events: tuple[Event, ...] = ()
    about: str = ""
    """The card it is about; empty where it is about none."""
    within: tuple[Event, ...] = ()
    """All events of the step that it is a part of, where a game plays back in steps."""
    step: int = 0
    """The number of that step, from 1; 0 where it has none."""


class Playback:
    """What one seat is shown of a game, and how it catches up with the game."""

    LENGTHS: ClassVar[Mapping[type[Event], float]] = {}
    """Milliseconds at normal speed; what is not listed happens at once."""
    CUES: ClassVar[Mapping[type[Event], str]] = {}
    """The sound when an event begins."""

    def __init__(self, sound: Callable[[str], None]) -> None:
        self.timeline: Timeline[EventBeat] = Timeline()
        self.withheld: deque[Event] = deque()
        """Events that another scene shows first; the table stays still meanwhile."""
        self.now = 0.0
        self.version = 0
        """Counts up whenever something on the table has changed."""
        self.agrees = True
        """Whether the picture has been compared with the view since the last event."""
        self.voices: Voices | None = None
        """Who listens, and may have something to say."""
        self._sound = sound

    # What a game overrides.

    def happened(self, event: Event) -> None:
        """Applies an event to the table, the chronicle and the rest."""
        raise NotImplementedError

    def quoted(self, said: Said) -> None:
        """Notes in the chronicle what somebody has said of the last event."""

    def cue(self, event: Event) -> str:
        """The sound of an event; empty for most."""
        return self.CUES.get(type(event), "")

    def retell(self, teller: Teller) -> bool:  # noqa: ARG002
        """Tells what was shown in another language, and plays on. Whether it can."""
        return False

    def begins(self, event: Event) -> None:
        """An event begins to be animated."""

    # Following the game.

    def begin_with(self, events: Iterable[Event]) -> None:
        """Applies past events without motion."""
        for event in events:
            self.happened(event)
            self._hear(event, aloud=False)
        self.agrees = True

    def add(self, events: Sequence[Event]) -> None:
        """Queues new events: a beat for each, unless a game overrides it."""
        for event in events:
            self.beat([event])

    def take_withheld(self, until: type[Event]) -> tuple[Event, ...]:
        """Takes and applies the events that another scene shows, up to a kind that still waits."""
        taken: list[Event] = []
        while self.withheld and not isinstance(self.withheld[0], until):
            taken.append(self.withheld.popleft())
            self.follow(taken[-1])
        return tuple(taken)

    def go_on(self) -> None:
        """The other scene is closed: queues the events that waited for it."""
        left = tuple(self.withheld)
        self.withheld.clear()
        self.add(left)

    def compared(self) -> None:
        """The picture has been corrected by the view."""
        self.agrees = True
        self.version += 1

    # Beats.

    def beat(
        self,
        events: Sequence[Event],
        kind: str = "",
        length: float | None = None,
        *,
        about: str = "",
        at_once: bool = False,
        waits: bool = False,
        joined: bool = False,
        aloud: bool = True,
    ) -> EventBeat:
        """Queues one beat of events, applied when it ends, or `at_once` when it begins.

        What is said of them is heard only `aloud`.
        """
        first = events[0]

        def happen() -> None:
            for event in events:
                self.follow(event, aloud=aloud)

        def begin() -> None:
            if cue := self.cue(first):
                self._sound(cue)
            for event in events:
                self.begins(event)
            if at_once:
                happen()

        kind = kind or first.kind
        length = self.LENGTHS.get(type(first), 0.0) if length is None else length
        beat = EventBeat(kind, length, begin, None if at_once else happen, waits, joined=joined)
        beat.events, beat.about = tuple(events), about
        self.timeline.add(beat)
        return beat

    def stand(
        self,
        kind: str,
        length: float,
        about: str = "",
        *,
        begins: Callable[[], None] | None = None,
        joined: bool = False,
    ) -> EventBeat:
        """Queues a pause to read what is on the table."""

        def begin() -> None:
            if begins is not None:
                begins()
            self.version += 1

        beat = EventBeat(kind, length, on_start=begin, reads=True, joined=joined, about=about)
        self.timeline.add(beat)
        return beat

    def follow(self, event: Event, *, aloud: bool = True) -> None:
        """Applies an event."""
        self.version += 1
        self.agrees = False
        self.happened(event)
        self._hear(event, aloud=aloud)

    def _hear(self, event: Event, *, aloud: bool) -> None:
        said = None if self.voices is None else self.voices.hear(event, aloud=aloud)
        if said is not None:
            self.quoted(said)

    # Time.

    def tick(self, now: float) -> bool:
        """Lets time pass. Whether a beat began or ended."""
        self.now = now
        return self.timeline.tick(now)

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        return self.timeline.moving(now)
