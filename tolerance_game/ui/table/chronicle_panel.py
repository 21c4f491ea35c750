"""The drawer of the chronicle as it is drawn: its groups, what is looked for, and what is wanted.

A game says how its own kinds of lines look, and what stands below them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, NamedTuple

from pygame import Surface

from tolerance_game.core import Seat
from tolerance_game.ui.kit import Box, Canvas, Spot, ornaments
from tolerance_game.ui.kit.rich import in_rows, plain, rich, rich_lines
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.spots import Pointed
from tolerance_game.ui.kit.theme import Theme
from tolerance_game.words import Words

from .chronicle import Chronicle, ChronicleLine, Group
from .chronicle_drawer import FILTERS, ChronicleDrawer
from .memo import Memo

HEAD: Final = 78
STEP: Final = 29.0
TABS: Final = (62.0, 128.0, 122.0)
"""Their widths."""
FOUND: Final = ("log/", "filter/", "chronicle/")
"""The prefixes of its spots that look different when pointed at."""


class PlacedLine(NamedTuple):
    """A line and its place; a heading if it has no line."""

    y: float
    height: float
    line: ChronicleLine | None
    group: Group
    number: int


@dataclass(frozen=True)
class ChroniclePanel:
    """The part of a chronicle in sight; made for every picture."""

    NEWEST: ClassVar[str] = "trick"
    """What a group is called on the tab that shows the newest one alone."""
    CARD: ClassVar[str] = "card"
    """The family of names in which the search finds what a line is about."""

    WHOLE: ClassVar[int] = 1
    """How many groups are told with every line."""

    chronicle: Chronicle
    drawer: ChronicleDrawer
    area: Box
    me: Seat
    words: Words
    pointed: Pointed
    scale: Scale
    theme: Theme
    memo: Memo

    # What a game says.

    @property
    def foot(self) -> float:
        """The height of the tabs and everything between them and the lines."""
        return 62

    def rows(self, canvas: Canvas, line: ChronicleLine) -> int:
        """How many rows a line takes."""
        face, size = self.written(line)
        return len(rich_lines(canvas, line.text, self.room, size - 1, face))

    def draw_line(self, canvas: Canvas, line: ChronicleLine, box: Box) -> None:
        """Draws a line into the rows it was given."""
        face, size = self.written(line)
        colour = "body" if face == "body" else "muted"
        wrapped(canvas, line.text, box, colour, face, size)

    def written(self, line: ChronicleLine) -> tuple[str, float]:
        """The face and the size of a line: moves stand upright, all else in italics."""
        if line.folds:
            # It may be written a little smaller before its end falls to a second row.
            return "body", 21.0
        return ("body" if line.kind == "plays" else "italic"), 20.0

    def draw_foot(self, canvas: Canvas, x: float, w: float) -> None:
        """Draws what is between the lines and the tabs."""

    def foot_spots(self) -> Iterator[Spot]:
        """The spots of that part."""
        return iter(())

    def foot_key(self) -> object:
        """What its picture depends on."""
        return None

    # Where everything is.

    @property
    def room(self) -> float:
        """How wide a line may be."""
        return self.area.w - 44

    def placed(self) -> list[PlacedLine]:
        """Every line in sight, with its place; measured again only when something changed."""
        drawer, chronicle = self.drawer, self.chronicle
        wanted = (drawer.filter, drawer.finder.wanted, drawer.scroll, drawer.quotes)
        key = (chronicle, chronicle.changes, wanted, self.foot, self.scale, self.theme.name)
        return self.memo.get("placed lines", key, self._placed)

    def _placed(self) -> list[PlacedLine]:
        canvas = Canvas(Surface((1, 1)), self.scale, self.theme)
        found: list[PlacedLine] = []
        y, number, bottom = float(HEAD), 0, self.area.bottom - self.foot - 12
        name_of = partial(self.words.named, self.CARD)
        for group in self.drawer.wanted(self.chronicle.groups, self.me, name_of, self.WHOLE):
            for line in (None, *group.lines):
                if number >= self.drawer.scroll:
                    height = 34.0 if line is None else STEP * self.rows(canvas, line)
                    # A heading does not stand alone at the foot.
                    if y + height + (STEP if line is None and group.lines else 0) > bottom:
                        return found
                    found.append(PlacedLine(y, height, line, group, number))
                    y += height
                number += 1
            if number > self.drawer.scroll:
                y += 10
        return found

    def line_at(self, number: str) -> ChronicleLine | None:
        """The line in sight of this number."""
        found = (one.line for one in self.placed() if str(one.number) == number)
        return next(found, None)

    def spots(self, toggle: Callable[[], None]) -> list[Spot]:
        """The drawer itself, for the wheel; its lines, buttons and tabs. `toggle` closes it."""
        area, say, finder = self.area, self.words.say, self.drawer.finder
        found = [Spot("chronicle", area, focusable=False)]
        for one in self.placed():
            if one.line is not None and (one.line.card or one.line.full):
                box = Box(area.x + 18, one.y, area.w - 30, one.height)
                says = " ".join(one.line.full) or plain(one.line.text)
                found.append(Spot(f"log/{one.number}", box, words=says, group="log"))
        if finder.open:
            found += finder.field(self._field_box, self.words).spots()
        says = say("table.log.find_end" if finder.open else "table.log.find")
        glass = Box(area.right - 104, 18, 42, 44)
        found.append(Spot("chronicle/find", glass, finder.toggle, says, "log"))
        close = Box(area.right - 62, 18, 44, 44)
        found.append(Spot("chronicle/close", close, toggle, say("table.chronicle"), "log"))
        for which, box in self._tabs.items():
            says = self._tab_text(which)
            show = partial(self.drawer.show, which)
            found.append(Spot(f"filter/{which}", box, show, says, "filters"))
        return [*found, *self.foot_spots()]

    @property
    def _field_box(self) -> Box:
        """Where one writes what is looked for: in the place of the heading."""
        return Box(self.area.x + 22, 18, self.area.w - 130, 42)

    @property
    def _tabs(self) -> dict[str, Box]:
        """The three tabs at the foot."""
        x, boxes = self.area.x + 22, {}
        for which, w in zip(FILTERS, TABS, strict=True):
            boxes[which] = Box(x, self.area.bottom - 50, w, 40)
            x += w
        return boxes

    def _tab_text(self, which: str) -> str:
        """What stands on a tab."""
        return self.words.say(f"table.log.filter.{self.NEWEST if which == 'trick' else which}")

    # How it is drawn.

    def key(self, looked_at: str | None) -> object:
        """All that its picture depends on, beside the game that is shown."""
        looked = looked_at if looked_at is not None and looked_at.startswith(FOUND) else None
        drawer = self.drawer
        sought = (drawer.filter, drawer.finder.key, drawer.scroll, drawer.quotes)
        told = (self.chronicle.changes, self.foot_key())
        return (self.area, told, sought, looked, self.pointed.framed == looked_at)

    @property
    def ground(self) -> Box:
        """The drawer from the upper edge of the window to the lower one."""
        area, window = self.area, self.scale.window
        top = min(area.y, window.y)
        return Box(area.x, top, area.w, max(area.bottom, window.bottom) - top)

    def draw(self, canvas: Canvas) -> None:
        """Draws the drawer."""
        area, say, finder = self.area, self.words.say, self.drawer.finder
        canvas.covered(area)
        self._ground(canvas)
        x, w = area.x + 26, self.room
        with canvas.region(area):
            if finder.open:
                finder.field(self._field_box, self.words).draw(canvas, self.pointed)
            else:
                canvas.text(say("table.chronicle"), x, 14, "heading", 36, "strong", worn=True)
            lit = self.pointed.lit("chronicle/find") or finder.open
            icon = "cross-mark" if finder.open else "magnifying-glass"
            side = 19 if finder.open else 25
            canvas.icon(icon, area.right - 83, 40, side, "gold" if lit else "second")
            lit = self.pointed.lit("chronicle/close")
            canvas.icon("next-button", area.right - 40, 40, 26, "gold" if lit else "second")
            ornaments.line(canvas, x, 66, w, "line_strong", 2)
            ornaments.line(canvas, x, 70, w, "line_strong", 1)
            lines = self.placed()
            for one in lines:
                self._line(canvas, one, x, w)
            if not lines:
                said = say("table.log.not_found" if finder.wanted else "table.log.none")
                canvas.text(said, x, HEAD, "italic", 21, "muted", fit=w)
            self.draw_foot(canvas, x, w)
            self._draw_tabs(canvas)

    def _ground(self, canvas: Canvas) -> None:
        theme, ground = canvas.theme, self.ground
        opacity = 0.94 if self.drawer.is_wide and theme.textured else 1
        w, h = ground.w, ground.h
        # Where the window goes on to the right of it, its other side shows too.
        goes_on = canvas.scale.window.right > 1921
        sides = f"M1.5 0v{h:g}" + (f"M{w - 1.5:g} 0v{h:g}" if goes_on else "")
        thin = f"M6.5 0v{h:g}" + (f"M{w - 6.5:g} 0v{h:g}" if goes_on else "")
        body = (
            f'<rect x="0" y="0" width="{w:g}" height="{h:g}" fill="{theme.drawer}"'
            f' fill-opacity="{opacity:g}"/><path d="{sides}" stroke="{theme.line_strong}"'
            f' stroke-width="2"/><path d="{thin}" stroke="{theme.line_strong}"'
            ' stroke-opacity=".6" stroke-width="1"/>'
        )
        canvas.shape(body, ground)

    def _line(self, canvas: Canvas, one: PlacedLine, x: float, w: float) -> None:
        group = one.group
        if one.line is None:
            wide = canvas.text(group.title, x, one.y, "figure", 22, "gold", fit=w)
            if group.subtitle:
                left, room = x + wide + 10, w - wide - 10
                canvas.text(group.subtitle, left, one.y + 1, "italic", 21, "body", fit=room)
            return
        if self.pointed.lit(f"log/{one.number}"):
            ground = Box(x - 8, one.y - 1, w + 16, one.height)
            ornaments.tablet(canvas, ground, "row", radius=4, width=0, opacity=0.8)
        self.draw_line(canvas, one.line, Box(x, one.y, w, one.height))

    def _draw_tabs(self, canvas: Canvas) -> None:
        area = self.area
        ornaments.line(canvas, area.x + 26, area.bottom - 55, area.w - 44, "line_strong")
        for which, box in self._tabs.items():
            on = self.drawer.filter == which
            said = self._tab_text(which)
            colour = "gold" if on or self.pointed.lit(f"filter/{which}") else "muted"
            face = "label" if on else "body"
            size = canvas.fitting(said, face, 21, box.w - 8)
            wide = canvas.text(said, box.x + 4, box.y + 6, face, size, colour)
            if on:
                ornaments.line(canvas, box.x + 4, box.bottom - 4, wide, "gold", 2)


def wrapped(
    canvas: Canvas, text: str, box: Box, colour: str, face: str, size: float = 20.0
) -> None:
    """Draws a text at the size at which it fills the rows it was given."""
    rows = max(1, round(box.h / STEP))
    lines, size = in_rows(partial(rich_lines, canvas, text, box.w, face=face), rows, size)
    step, y = min(STEP, box.h / max(1, len(lines))), box.y
    for one in lines:
        rich(canvas, one, box.x, y, size, colour, face, fit=box.w, strong_colour="strong")
        y += step
