"""What a table says for a while to the person who plays: why something cannot be, or a note."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

SAID: Final = 6000.0
"""Milliseconds for which a refusal or a note stays."""


class Answer(NamedTuple):
    """A sentence, and until when it is said."""

    text: str
    until: float


class Answers:
    """The answer to the last attempt, or the hint that stands."""

    def __init__(self, raises: Callable[[str, bool], None]) -> None:
        """`raises` is told which card a note advises, and when it does so no more."""
        self._raises = raises
        self.refusal: Answer | None = None
        """Why something cannot be."""
        self.refusals = 0
        """How often something was refused."""
        self.note: Answer | None = None
        self.advised = ""
        """The card that the note advises."""
        self.detail = ""
        """What else it advises about that card."""

    def refuse(self, text: str, now: float) -> None:
        """Says why something cannot be."""
        self.refusal = Answer(text, now + SAID)
        self.refusals += 1
        self.forget_note()

    def tell(self, text: str, now: float, advised: str = "", lasts: float = SAID) -> None:
        """Says something for a while; what it advises is marked meanwhile."""
        self.forget_note()
        self.note, self.refusal = Answer(text, now + lasts), None
        self.advised = advised
        if advised:
            self._raises(advised, True)

    def forget_note(self) -> None:
        """The note is said no more."""
        if self.advised:
            self._raises(self.advised, False)
        self.note, self.advised, self.detail = None, "", ""

    def tick(self, now: float) -> bool:
        """Whether something has been said for long enough."""
        over = False
        if self.refusal and now > self.refusal.until:
            self.refusal, over = None, True
        if self.note and now > self.note.until:
            self.forget_note()
            over = True
        return over

    def wake_at(self) -> float | None:
        """When that will be."""
        said = (one.until for one in (self.refusal, self.note) if one)
        return min((until for until in said if until < math.inf), default=None)
