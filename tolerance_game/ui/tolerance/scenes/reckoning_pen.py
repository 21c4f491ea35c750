"""The pen that fills the score sheet: station after station, each shown long enough to be read."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit.motion import SPEEDS, Beat, Timeline

STAND: Final = "stand"
"""The kind of the beats at which nothing is written."""


class SheetPen(Timeline[Beat]):
    """Beats one after the other. A key leads to the next stand, or away from it."""

    def set_pace(self, animation: str, *, steps: bool) -> None:
        """How fast it writes; with `steps` it waits at every stand."""
        self.factor = self.reading = SPEEDS[animation]
        self.step_by_step = steps and SPEEDS[animation] > 0

    def step(self, now: float) -> bool:
        """Writes up to the next stand, or goes on from it. Whether there was anything."""
        if not self.beats:
            return False
        if self.beats[0].kind == STAND:
            self.cut(now)
        else:
            while self.beats and self.beats[0].kind != STAND:
                self.cut(now)
        self.tick(now)
        return True

    def next_at(self, now: float) -> float | None:
        """When the next beat is due; None where there is none, or it waits for a key."""
        beat = self.current
        return now if beat is not None and beat.began is None else self.due()
