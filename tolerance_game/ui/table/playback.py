"""From a game to its table: events become beats, and what a beat stood for is true once it ends.

A game says how long each kind of event takes and what is heard of it, and what follows on its table
(`happened`). Where that is not enough, it makes the beats itself (`add`): several events in one, a
moment to read, or nothing yet where another scene is to show it first (`withheld`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tolerance_game.core.events import Event
from tolerance_game.ui.kit.motion import Beat, Timeline


@dataclass(slots=True)
class EventBeat(Beat):
    """A beat of events, or one in which what they did is read."""

    events: tuple[Event, ...] = ()
    about: str = ""
    """The card it is about; empty where it is about none."""


class Playback:
    """What is shown of one game to one seat, and how it catches up with the game."""

    LENGTHS: ClassVar[Mapping[type[Event], float]] = {}
    """Milliseconds at normal speed; what is not listed happens at once."""
    CUES: ClassVar[Mapping[type[Event], str]] = {}
    """What is heard when an event begins to be shown."""

    def __init__(self, sound: Callable[[str], None]) -> None:
        self.timeline: Timeline[EventBeat] = Timeline()
        self.withheld: deque[Event] = deque()
        """What another scene is to show first; nothing moves on the table meanwhile."""
        self.now = 0.0
        self.version = 0
        """Counts up whenever something on the table has changed."""
        self.agrees = True
        """Whether the picture was compared with the view since something happened."""
        self._sound = sound

    # What a game says.

    def happened(self, event: Event) -> None:
        """This is true now: the table, the chronicle and all else follow it."""
        raise NotImplementedError

    def cue(self, event: Event) -> str:
        """What is heard of an event; nothing for most."""
        return self.CUES.get(type(event), "")

    def begins(self, event: Event) -> None:
        """An event begins to be shown."""

    # Following the game.

    def begin_with(self, events: Iterable[Event]) -> None:
        """These have happened before anybody looked: nothing moves."""
        for event in events:
            self.happened(event)
        self.agrees = True

    def add(self, events: Sequence[Event]) -> None:
        """Something new has happened: a beat for each event, unless a game does it otherwise."""
        for event in events:
            self.beat([event])

    def take_withheld(self, until: type[Event]) -> tuple[Event, ...]:
        """What another scene shows now; it is true from now on. What comes `until` then waits."""
        taken: list[Event] = []
        while self.withheld and not isinstance(self.withheld[0], until):
            taken.append(self.withheld.popleft())
        for event in taken:
            self.follow(event)
        return tuple(taken)

    def go_on(self) -> None:
        """The other scene is closed: what has waited for it is played back."""
        left = tuple(self.withheld)
        self.withheld.clear()
        self.add(left)

    def compared(self) -> None:
        """Everything was shown, and the picture corrected by the view."""
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
    ) -> None:
        """Plays back events together: they are true when it ends, or `at_once` when it begins."""
        first = events[0]

        def happen() -> None:
            for event in events:
                self.follow(event)

        def begin() -> None:
            cue = self.cue(first)
            if cue:
                self._sound(cue)
            for event in events:
                self.begins(event)
            if at_once:
                happen()

        self.timeline.add(
            EventBeat(
                kind or first.kind,
                self.LENGTHS.get(type(first), 0.0) if length is None else length,
                on_start=begin,
                on_end=None if at_once else happen,
                waits=waits,
                joined=joined,
                events=tuple(events),
                about=about,
            )
        )

    def stand(
        self,
        kind: str,
        length: float,
        about: str = "",
        *,
        begins: Callable[[], None] | None = None,
        joined: bool = False,
    ) -> None:
        """Nothing moves: what lies there can be read."""

        def begin() -> None:
            if begins is not None:
                begins()
            self.version += 1

        beat = EventBeat(kind, length, on_start=begin, reads=True, joined=joined, about=about)
        self.timeline.add(beat)

    def follow(self, event: Event) -> None:
        """This is true from now on."""
        self.version += 1
        self.agrees = False
        self.happened(event)

    # Time.

    def tick(self, now: float) -> bool:
        """Time passes. Whether something began or ended."""
        self.now = now
        return self.timeline.tick(now)

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        return self.timeline.moving(now)
