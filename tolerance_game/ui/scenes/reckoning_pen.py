"""The pen that fills the score sheet: what is written when, whatever the length of a frame."""

from __future__ import annotations

from collections import deque

from tolerance_game.ui.motion import Beat


class Pen:
    """Beats at fixed times after the first one, so that many short ones take no longer in all."""

    def __init__(self) -> None:
        self.factor = 1.0
        self._due: deque[tuple[float, Beat]] = deque()
        self._length = 0.0
        self._began: float | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is still to be written."""
        return bool(self._due)

    def add(self, *beats: Beat) -> None:
        """More to write, after what is being written."""
        if not self._due:
            self._length, self._began = 0.0, None
        for beat in beats:
            self._length += beat.length
            self._due.append((self._length, beat))

    def tick(self, now: float) -> bool:
        """Writes what is due. Whether that was anything."""
        if self._due and self._began is None:
            self._began = now
        changed = False
        while self._due and self._time() <= now:
            self._write()
            changed = True
        return changed

    def finish(self) -> bool:
        """Writes all of it. Whether there was anything."""
        was = self.busy
        while self._due:
            self._write()
        return was

    def wake_at(self, now: float) -> float | None:
        """When the next beat is due."""
        if not self._due:
            return None
        return now if self._began is None else self._time()

    def _time(self) -> float:
        return (self._began or 0.0) + self._due[0][0] * self.factor

    def _write(self) -> None:
        _time, beat = self._due.popleft()
        if beat.on_end is not None:
            beat.on_end()
