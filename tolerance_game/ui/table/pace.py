"""How fast a table plays back, and whether it waits for a key, by the settings."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit import Context
from tolerance_game.ui.kit.motion import SPEEDS, STANDING, AnyBeat, Timeline

PACES: Final = ("slow", "normal", "fast", "none")
NAMES: Final = (*PACES, "step")
"""What the button of the speed may say."""


class Pace:
    """The speed of one table."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.is_beginner = False
        """Whether people have finished only a few games on this computer."""

    @property
    def is_led(self) -> bool:
        """Whether effects wait only because it is one of the first games."""
        pace = self._context.settings.pace
        wished = pace.first_games and STANDING[pace.animation] > 0
        return self.is_beginner and wished and not pace.step_by_step

    @property
    def in_steps(self) -> bool:
        """Whether effects wait for a key."""
        return self._context.settings.pace.step_by_step or self.is_led

    @property
    def name(self) -> str:
        """The speed as its button says it."""
        return "step" if self.in_steps else self._context.settings.pace.animation

    def rule(self, timeline: Timeline[AnyBeat]) -> None:
        """Sets the speed of a timeline."""
        animation = self._context.settings.pace.animation
        timeline.factor = SPEEDS[animation]
        timeline.reading = STANDING[animation]
        timeline.step_by_step = self.in_steps

    def lead_no_more(self) -> None:
        """Effects no longer wait in the first games."""
        self._context.change("pace.first_games", False)

    def next(self) -> None:
        """Switches to the next speed; after the fastest comes step by step."""
        pace, change = self._context.settings.pace, self._context.change
        if self.is_led:
            self.lead_no_more()
        elif pace.step_by_step:
            change("pace.step_by_step", False)
            change("pace.animation", PACES[0])
        elif pace.animation == PACES[-1]:
            change("pace.animation", "normal")
            change("pace.step_by_step", True)
        else:
            change("pace.animation", PACES[PACES.index(pace.animation) + 1])
