"""The pen that fills the score sheet: station after station, each of which stands to be read."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit.motion import SPEEDS, Beat, Timeline

STAND: Final = "stand"
"""The kind of the beats at which nothing is written."""


class SheetPen:
    """Beats one after the other. A key leads to the next stand, or away from it."""

    def __init__(self) -> None:
        self._line: Timeline[Beat] = Timeline()

    def set_pace(self, animation: str, *, steps: bool) -> None:
        """How fast it writes; with `steps` it waits at every stand."""
        self._line.factor = self._line.reading = SPEEDS[animation]
        self._line.step_by_step = steps and SPEEDS[animation] > 0

    @property
    def busy(self) -> bool:
        """Whether anything is still to be written, or to be read."""
        return self._line.busy

    @property
    def waiting(self) -> bool:
        """Whether it waits for a key."""
        return self._line.waiting

    def add(self, *beats: Beat) -> None:
        """More to write, after what is being written."""
        self._line.add(*beats)

    def tick(self, now: float) -> bool:
        """Writes what is due. Whether that was anything."""
        return self._line.tick(now)

    def step(self, now: float) -> bool:
        """Writes up to the next stand, or goes on from it. Whether there was anything."""
        beat = self._line.current
        if beat is None:
            return False
        if beat.kind == STAND:
            self._line.cut(now)
        else:
            while self._line.current is not None and self._line.current.kind != STAND:
                self._line.cut(now)
        self._line.tick(now)
        return True

    def finish(self, now: float = 0.0) -> bool:
        """Writes all of it. Whether there was anything."""
        return self._line.finish(now)

    def wake_at(self, now: float) -> float | None:
        """When the next beat is due; None where nothing is, or a key is waited for."""
        beat = self._line.current
        if beat is None:
            return None
        return now if beat.began is None else self._line.due()
