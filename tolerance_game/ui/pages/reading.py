"""A page to read: lines on a shelf that wheel, arrows and page keys turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent
from tolerance_game.ui.kit.rich import rich
from tolerance_game.ui.kit.widgets.shelf import RowWindow


class TextLine(NamedTuple):
    """One line of a text that may be longer than its page."""

    text: str
    face: str = "body"
    size: float = 23
    colour: str = "ink"
    indent: float = 0


def wrapped(canvas: Canvas, lines: Sequence[TextLine], room: float) -> list[TextLine]:
    """The lines, each as long as there is room."""
    found: list[TextLine] = []
    for line in lines:
        if not line.text:
            found.append(line)
            continue
        parts = canvas.wrap(line.text, line.face, line.size, room - line.indent)
        found += [line._replace(text=part) for part in parts]
    return found


class Reader:
    """Where in a text one is."""

    def __init__(self, box: Box, row: float = 31) -> None:
        self.shelf = RowWindow(box, row)

    @property
    def turns(self) -> bool:
        """Whether there is more than fits, as far as it was drawn."""
        return self.shelf.count > self.shelf.fits

    def turned(self, intent: Intent) -> bool:
        """Up and down by a few lines. Whether that moved anything."""
        if intent not in (Intent.UP, Intent.DOWN):
            return False
        return self.shelf.turn(3 if intent is Intent.DOWN else -3)

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel over the text."""
        return self.shelf.box.holds(x, y) and self.shelf.turn(-3 if by > 0 else 3)

    def buttons(
        self, context: Context, name: str, places: tuple[float, float], by: int, group: str
    ) -> list[Button]:
        """Two buttons at the foot that turn the page; none where all of it is in sight."""
        ways = zip(("up", "down"), places, (-by, by), strict=True)
        return [
            Button(f"{name}/{way}", Box(x, 958, 60, 60), "", partial(self._turn, lines),
                   f"own-{way}", size=20, group=group, says=context.say(f"scene.help.page_{way}"))
            for way, x, lines in (ways if self.turns else ())
        ]  # fmt: skip

    def _turn(self, lines: int) -> None:
        self.shelf.turn(lines)

    def draw(self, canvas: Canvas, lines: Sequence[TextLine]) -> None:
        """The lines in sight. Only here it is known how many there are."""
        found = wrapped(canvas, lines, self.shelf.box.w)
        self.shelf.hold(len(found))
        with canvas.region(self.shelf.box.grown(3)):
            for place, box in self.shelf.rows():
                line = found[place]
                x, y = box.x + line.indent, box.cy - 1
                if "<" in line.text:
                    half = line.size * 0.65
                    rich(canvas, line.text, x, y - half, line.size, line.colour, line.face)
                else:
                    canvas.text(line.text, x, y, line.face, line.size, line.colour, middle=True)
        self.shelf.draw(canvas)
