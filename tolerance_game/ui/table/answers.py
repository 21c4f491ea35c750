"""Short-lived messages of a table to its viewer: refusals, notes and hints."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

SAID: Final = 6000.0
"""Milliseconds for which a refusal or a note is shown."""


class TimedAnswer(NamedTuple):
    """A sentence, and until when it is shown."""

    text: str
    until: float


class Answers:
    """The refusal or note shown at the moment."""

    def __init__(self, raises: Callable[[str, bool], None]) -> None:
        """`raises` is called with the card a note advises, and again when the note goes."""
        self._raises = raises
        self.refusal: TimedAnswer | None = None
        """Why something is not possible."""
        self.refusals = 0
        """The number of refusals so far."""
        self.note: TimedAnswer | None = None
        self.advised = ""
        """The card that the note advises."""
        self.detail = ""
        """What else the note advises about that card."""

    def refuse(self, text: str, now: float) -> None:
        """Says why something is not possible; a hint is shown again afterwards."""
        self.refusal = TimedAnswer(text, now + SAID)
        self.refusals += 1
        if not self.advised:
            self.forget_note()

    def tell(self, text: str, now: float, advised: str = "", lasts: float = SAID) -> None:
        """Shows a note for a while, and marks the card it advises."""
        self.forget_note()
        self.note, self.refusal = TimedAnswer(text, now + lasts), None
        self.advised = advised
        if advised:
            self._raises(advised, True)

    def forget_note(self) -> None:
        """Removes the note."""
        if self.advised:
            self._raises(self.advised, False)
        self.note, self.advised, self.detail = None, "", ""

    def tick(self, now: float) -> bool:
        """Removes expired messages. Whether there were any."""
        over = False
        if self.refusal and now > self.refusal.until:
            self.refusal, over = None, True
        if self.note and now > self.note.until:
            self.forget_note()
            over = True
        return over

    def wake_at(self) -> float | None:
        """When the next message expires."""
        said = (one.until for one in (self.refusal, self.note) if one)
        return min((until for until in said if until < math.inf), default=None)
