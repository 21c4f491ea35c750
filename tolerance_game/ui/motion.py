"""Movement in time: easing, speeds, and a queue of beats that input never waits for.

Time is handed in, in milliseconds, so a picture of any moment can be made again exactly.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

SPEEDS: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "none": 0.0}
"""How long things take, by the setting `pace.animation`."""
REDUCED: Final = 120.0
"""With reduced motion nothing travels: it fades in this time."""


def ease_out(t: float) -> float:
    """For arrivals: fast, then slower."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """For travel: slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def between(start: float, end: float, t: float) -> float:
    """A value on the way."""
    return start + (end - start) * t


@dataclass(slots=True)
class Beat:
    """One thing that happens on the table and takes its time."""

    kind: str
    length: float
    """In milliseconds at normal speed."""
    values: dict[str, Any] = field(default_factory=dict)
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None
    """What is true from then on. It is called exactly once, also when the beat is cut short."""
    waits: bool = False
    """Whether it waits for a key before it ends, when played step by step."""
    began: float | None = None

    def progress(self, now: float, factor: float) -> float:
        """How far it is: 0 to 1."""
        if self.began is None:
            return 0.0
        length = self.length * factor
        return 1.0 if length <= 0 else max(0.0, min(1.0, (now - self.began) / length))


class Timeline:
    """Beats one after the other. A click finishes the running one; nothing is ever lost."""

    def __init__(self) -> None:
        self.beats: deque[Beat] = deque()
        self.factor = 1.0
        self.step_by_step = False
        self._stepped = False

    @property
    def current(self) -> Beat | None:
        """The beat that runs; None when all is still."""
        return self.beats[0] if self.beats else None

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self.beats)

    @property
    def waiting(self) -> bool:
        """Whether it is over but for a key."""
        beat = self.current
        return beat is not None and self._holds(beat) and beat.began is not None

    def add(self, *beats: Beat) -> None:
        """Something more to show."""
        self.beats.extend(beats)

    def tick(self, now: float) -> bool:
        """Lets the time pass. Whether a beat began or ended."""
        changed = False
        start = now
        while self.beats:
            beat = self.beats[0]
            if beat.began is None:
                beat.began = start
                changed = True
                if beat.on_start:
                    beat.on_start()
            if beat.progress(now, self.factor) < 1 or (self._holds(beat) and not self._stepped):
                break
            # What follows begins when this one ended, not at the frame after it.
            start = min(now, beat.began + beat.length * self.factor)
            self._end(beat)
            changed = True
        return changed

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        beat = self.current
        return beat is not None and not (
            self._holds(beat) and beat.progress(now, self.factor) >= 1 and not self._stepped
        )

    def progress(self, now: float) -> float:
        """How far the running beat is."""
        beat = self.current
        return 0.0 if beat is None else beat.progress(now, self.factor)

    def step(self, now: float) -> bool:
        """A click or a key: ends the running beat at once. Whether there was one."""
        if not self.beats:
            return False
        self._start(self.beats[0], now)
        self._end(self.beats[0])
        self.tick(now)
        return True

    def finish(self, now: float) -> bool:
        """Ends everything that is queued. Whether there was anything."""
        was = bool(self.beats)
        while self.beats:
            self._start(self.beats[0], now)
            self._end(self.beats[0])
        return was

    def _holds(self, beat: Beat) -> bool:
        return self.step_by_step and beat.waits

    def _start(self, beat: Beat, now: float) -> None:
        if beat.began is None:
            beat.began = now
            if beat.on_start:
                beat.on_start()

    def _end(self, beat: Beat) -> None:
        self.beats.popleft()
        if beat.on_end:
            beat.on_end()
