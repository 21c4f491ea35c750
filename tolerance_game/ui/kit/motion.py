"""Movement in time: easing, speeds, and a queue of beats that input never waits for.

Time is handed in, in milliseconds, so a picture of any moment can be made again exactly.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

SPEEDS: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "none": 0.0}
"""How long things take, by the setting `pace.animation`."""
STANDING: Final = {"slow": 1.5, "normal": 1.0, "fast": 0.0, "none": 0.0}
"""How long text beats last; at fast speed they are skipped."""


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
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None
    """What is true from then on. It is called exactly once, also when the beat is cut short."""
    waits: bool = False
    """Whether it waits for a key before it ends, when played step by step."""
    reads: bool = False
    """Whether nothing moves: a text is shown to be read."""
    joined: bool = False
    """Whether it ends with the one before it where that is cut short to be read."""
    began: float | None = None

    def progress(self, now: float, factor: float) -> float:
        """How far it is: 0 to 1."""
        if self.began is None:
            return 0.0
        length = self.length * factor
        return 1.0 if length <= 0 else max(0.0, min(1.0, (now - self.began) / length))


AnyBeat = TypeVar("AnyBeat", bound=Beat)


class Timeline(Generic[AnyBeat]):
    """Beats one after the other. A click finishes the running one; nothing is ever lost."""

    def __init__(self) -> None:
        self.beats: deque[AnyBeat] = deque()
        self.factor = 1.0
        self.reading = 0.0
        """As `factor`, for beats that are to be read."""
        self.step_by_step = False
        self._stepped = False

    @property
    def current(self) -> AnyBeat | None:
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

    def add(self, *beats: AnyBeat) -> None:
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
            if self._share(beat, now) < 1 or (self._holds(beat) and not self._stepped):
                break
            # What follows begins when this one ended, not at the frame after it.
            start = min(now, beat.began + beat.length * self._factor(beat))
            self._end(beat)
            changed = True
        return changed

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        beat = self.current
        if beat is None:
            return False
        if beat.reads and beat.began is not None:
            return self._share(beat, now) >= 1
        return not (self._holds(beat) and self._share(beat, now) >= 1 and not self._stepped)

    def wake_at(self) -> float | None:
        """When the time to read the current text is over and the next beat begins."""
        beat = self.current
        return self.due() if beat is not None and beat.reads else None

    def due(self) -> float | None:
        """When the running beat ends by itself; None where it waits for a key."""
        beat = self.current
        if beat is None or beat.began is None or self._holds(beat):
            return None
        return beat.began + beat.length * self._factor(beat)

    def progress(self, now: float) -> float:
        """How far the running beat is."""
        beat = self.current
        return 0.0 if beat is None else self._share(beat, now)

    def step(self, now: float) -> bool:
        """A click or a key: ends the running beat at once. Whether there was one.

        Where things stand to be read, it leads to the next of them.
        """
        if not self.beats:
            return False
        self.cut(now)
        while self.reading and not self.step_by_step and self.beats and self.beats[0].joined:
            self.cut(now)
        self.tick(now)
        return True

    def finish(self, now: float) -> bool:
        """Ends everything that is queued. Whether there was anything."""
        was = bool(self.beats)
        while self.beats:
            self.cut(now)
        return was

    def _factor(self, beat: Beat) -> float:
        if not beat.reads:
            return self.factor
        return 0.0 if self.step_by_step else self.reading

    def _share(self, beat: Beat, now: float) -> float:
        return beat.progress(now, self._factor(beat))

    def cut(self, now: float) -> None:
        """Ends the running beat; the next one does not begin yet."""
        self._start(self.beats[0], now)
        self._end(self.beats[0])

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
