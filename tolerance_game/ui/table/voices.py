"""What is heard and seen of the company at a table: faces, moods, and a remark for a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tolerance_game.core import Event, Seat
from tolerance_game.core.occasions import PLAIN
from tolerance_game.match.company import Company, Remark
from tolerance_game.ui.kit import Box, Canvas
from tolerance_game.ui.kit.scale import SMALLEST_TEXT
from tolerance_game.ui.pages.faces import face_plate
from tolerance_game.words import Words

SHOWN: Final = 2500.0
"""Milliseconds for which a remark is seen, at every speed: it takes that long to read."""
LINE: Final = 42.0
STEP: Final = 19.0
TALL: Final = 46.0
"""Of a tag of two lines, which reaches a little higher."""
HIGHER: Final = 4.0
LEAST: Final = 18.0
"""The smallest size of a remark in one line."""
SIZE: Final = 21.0
TAIL: Final = 12.0
EDGE: Final = 7.0
"""Paper on either side of the words."""


class Seen(NamedTuple):
    """The company as it is seen now."""

    faces: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    speaker: Seat = -1
    said: str = ""
    """The id of the text that is being said."""

    def face(self, seat: Seat) -> str:
        """Who of the cast sits there; empty for nobody."""
        return self.faces[seat] if self.faces else ""

    def mood(self, seat: Seat) -> str:
        """How they feel."""
        return self.moods[seat] if self.moods else PLAIN

    def plate(self, seat: Seat, form: str) -> str:
        """Their plate as they look now; empty for none."""
        return face_plate(self.faces[seat], form, self.moods[seat]) if self.faces else ""

    def remark(self, seat: Seat, words: Words) -> str:
        """What they are saying, in quotation marks; empty for nothing."""
        if seat != self.speaker:
            return ""
        return words.say("table.remark", name=words.say(self.said))

    def key(self, seat: Seat) -> object:
        """What the look of one seat depends on."""
        return (self.face(seat), self.mood(seat), self.said if seat == self.speaker else "")


NOBODY: Final = Seen()


class Said(NamedTuple):
    """Who has said something, and the id of its text."""

    seat: Seat
    text: str


class Voices:
    """Follows the events as the table shows them; the last remark is seen for a while."""

    def __init__(self, company: Company, game: str, is_on: Callable[[], bool]) -> None:
        """`is_on` tells whether remarks are wanted."""
        self._company = company
        self._game = game
        self._is_on = is_on
        self._remark: Remark | None = None
        self._since: float | None = None
        """When it was first seen; None while something lies over the table."""

    def hear(self, event: Event, *, aloud: bool) -> Said | None:
        """Something has happened. What is said of it; that of the past is not heard again."""
        remark = self._company.follow(event)
        if remark is None:
            return None
        if aloud:
            self.say(remark)
        return Said(remark.seat, remark.text(self._game))

    def say(self, remark: Remark) -> None:
        """Somebody says something, unless remarks are off."""
        if self._is_on():
            self._remark, self._since = remark, None

    def tick(self, now: float, *, seen: bool) -> bool:
        """Time passes. Whether a remark has come or gone."""
        if self._remark is None:
            return False
        if self._since is None:
            self._since = now if seen else None
            return seen
        if now < self._since + SHOWN and self._is_on():
            return False
        self._remark = self._since = None
        return True

    def wake_at(self) -> float | None:
        """When the remark goes."""
        return None if self._since is None else self._since + SHOWN

    @property
    def seen(self) -> Seen:
        """The company now."""
        faces, moods = self._company.faces, tuple(self._company.moods)
        if self._remark is None or self._since is None:
            return Seen(faces, moods)
        return Seen(faces, moods, self._remark.seat, self._remark.text(self._game))


def fits_tag(canvas: Canvas, said: str, room: float) -> bool:
    """Whether a remark goes onto a tag of this width, in two lines at the most."""
    return len(canvas.wrap(said, "italic", LEAST, room - TAIL - 2 * EDGE)) <= 2


def draw_tag(canvas: Canvas, said: str, x: float, y: float, room: float) -> Box:
    """A remark on a tag of paper, whose tail points to the left; in two lines where room is short.

    Whoever draws it leaves out what would lie below it.
    """
    inner = room - TAIL - 2 * EDGE
    lines, size = [said], SIZE
    if canvas.width(said, "italic", LEAST) > inner:
        size = LEAST
        while len(lines := canvas.wrap(said, "italic", size, inner)) > 2 and _goes(canvas, size):
            size -= 0.5
    else:
        size = canvas.fitting(said, "italic", SIZE, inner)
    w = max(canvas.width(line, "italic", size) for line in lines) + TAIL + 2 * EDGE
    h, y = (TALL, y - HIGHER) if len(lines) > 1 else (LINE, y)
    tag, right, middle = Box(x, y, min(w, room), h), min(w, room) - 1, min(h / 2, 22)
    body = (
        f'<path d="M{TAIL:g} 1 H{right - 2:g} Q{right:g} 1 {right:g} 3 V{h - 3:g} Q{right:g}'
        f" {h - 1:g} {right - 2:g} {h - 1:g} H{TAIL + 2:g} Q{TAIL:g} {h - 1:g} {TAIL:g} {h - 3:g}"
        f' V{middle + 5:g} L1 {middle:g} L{TAIL:g} {middle - 5:g} Z"'
        f' fill="{canvas.colour("paper_light")}" stroke="{canvas.colour("ink")}"'
        ' stroke-width="1.5"/>'
    )
    canvas.shape(body, tag)
    with canvas.region(tag):
        top = tag.cy - 0.5 - (len(lines) - 1) * STEP / 2
        for number, line in enumerate(lines):
            canvas.text(line, x + TAIL + EDGE, top + number * STEP, "italic", size, "ink",
                        middle=True, fit=inner)  # fmt: skip
    return tag


def _goes(canvas: Canvas, size: float) -> bool:
    """Whether letters may still be smaller."""
    return (size - 0.5) * canvas.scale.s > SMALLEST_TEXT
