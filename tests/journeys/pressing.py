"""Players who press Space forty times between all decisions: nothing comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .hands import Keys
from .playing import Player
from .program import INSTANT, Seen
from .schisma_player import SchismaPlayer
from .tolerance_player import TolerancePlayer

PRESSES: Final = 40
PLAYED_BACK: Final = INSTANT.replace("animation: none", "animation: fast")
"""As for a person who looks at what happens, but not for long."""
DELAY: Final = "5"
"""Milliseconds from one press to the next."""

if TYPE_CHECKING:
    Base = Player
else:
    Base = object


class Pressing(Base):
    """Leads on by Space, and presses it far too often."""

    pressed = 0

    def ready(self) -> Seen:
        """Presses, whatever is shown, until something is to be decided; then nothing changes."""
        hand, before = self.hand, self.program.now()
        assert isinstance(hand, Keys)
        while True:
            awaited = self.awaits(before)
            hand.press(*["space"] * PRESSES)
            self.pressed += PRESSES
            seen = self.program.rest()
            if awaited:
                # Space was pressed where a card, a person, an answer or a button has the focus.
                assert self.state(seen) == self.state(before)
                assert seen.told["focus"] == before.told["focus"]
            if self.awaits(seen):
                return seen
            before = seen


class ToleranceByNext(Pressing, TolerancePlayer):
    """Plays Tolerance so."""


class SchismaByNext(Pressing, SchismaPlayer):
    """Plays Schisma so."""
