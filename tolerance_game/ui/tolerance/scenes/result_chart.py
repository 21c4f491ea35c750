"""Victory points by trick: a line for each seat, told apart by its dashes, its marks and its name.

A point of a line is what the seat would have if the game ended with the reign as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from tolerance_game.core.events import Seat
from tolerance_game.games.tolerance.rules.cards import REIGNS
from tolerance_game.games.tolerance.rules.ruleset import HAND
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.dashes import dashed
from tolerance_game.ui.tolerance.sheet.figure import END
from tolerance_game.ui.tolerance.sheet.result import Result
from tolerance_game.words.placeholders import figure as plain
from tolerance_game.words.teller import Teller

from .reckoning_names import write_name
from .reckoning_sum import ground
from .reckoning_words import short_reign

DASHES: tuple[tuple[float, ...], ...] = ((), (13, 7), (3, 6), (16, 6, 3, 6), (7, 5))
COLOURS = ("rubric", "ink", "#28528C", "done", "#7A4A12")
MARKS = (
    '<circle cx="8" cy="8" r="5.5"/>',
    '<path d="M3 3h10v10H3z"/>',
    '<path d="M8 2l6.500 11.500h-13z"/>',
    '<path d="M8 1l7 7-7 7-7-7z"/>',
    '<path d="M2 5h4V2h4v3h4v4h-4v5H6V9H2z"/>',
)
LABELS = 276.0
LABEL_H = 44.0
AXIS = 54.0


class Chart:
    """The chart in a box."""

    def __init__(self, result: Result, teller: Teller, box: Box) -> None:
        self.result = result
        self.teller = teller
        self.box = box
        sheet = result.sheet
        end = tuple(sheet.points(seat, END) for seat in range(sheet.players))
        begin = (0,) * sheet.players
        self.points: list[Sequence[int]] = []
        if result.curve:
            self.points = [begin, *(one.points for one in result.curve), end]

    @cached_property
    def plot(self) -> Box:
        """Where the lines are."""
        box = self.box
        return Box(box.x + AXIS, box.y + 40, box.w - AXIS - LABELS, box.h - 84)

    @cached_property
    def _span(self) -> tuple[int, int, int]:
        """The lowest and the highest value of the axis, and the step of its lines."""
        values = [value for points in self.points for value in points]
        low, high = min(0, *values), max(10, *values)
        step = next(step for step in (5, 10, 20, 25, 50, 100) if (high - low) / step <= 6)
        return low // step * step, -(-high // step) * step, step

    def x(self, number: int) -> float:
        """The place of a trick."""
        return self.plot.x + self.plot.w * number / max(1, len(self.points) - 1)

    def y(self, value: float) -> float:
        """The height of a value."""
        low, high, _step = self._span
        return self.plot.bottom - self.plot.h * (value - low) / (high - low)

    def strips(self) -> Iterator[tuple[int, Box]]:
        """For each trick, where the pointer asks for its values."""
        step = self.plot.w / max(1, len(self.points) - 1)
        for number in range(len(self.points)):
            yield number, Box(self.x(number) - step / 2, self.plot.y, step, self.plot.h)

    def name(self, number: int) -> str:
        """Which moment a place of the chart is."""
        say = self.teller.words.say
        if number == 0:
            return say("reckoning.result.start")
        if number == len(self.points) - 1:
            return say("reckoning.result.end")
        one = self.result.curve[number - 1]
        return say("reckoning.result.trick", reign=one.reign, number=one.trick)

    def said(self, number: int) -> str:
        """The values of a moment in words."""
        values = ", ".join(
            self.teller.words.say("reckoning.result.seat_value", seat=seat, number=value)
            for seat, value in enumerate(self.points[number])
        )
        return f"{self.name(number)}: {values}"

    # Drawing.

    def draw(self, canvas: Canvas, shown: int | None) -> None:
        """Draws axes, lines and labels, and the values of the moment that is shown."""
        say = self.teller.words.say
        with canvas.region(self.box):
            w = canvas.text(say("reckoning.result.chart"), self.box.x, self.box.y, "heading", 27)
            if not self.points:
                text = say("reckoning.result.no_chart")
                canvas.paragraph(text, self.box.x, self.box.y + 50, self.box.w, "italic", 22)
                return
            about = say("reckoning.result.chart_about")
            room = self.box.w - w - 30
            x, y = self.box.x + w + 18, self.box.y + 8
            canvas.text(about, x, y, "italic", 20, "ink_second", fit=room)
            self._axes(canvas)
            for seat in range(self.result.sheet.players):
                self._line(canvas, seat)
            self._labels(canvas)
            if shown is not None:
                self._values(canvas, shown)

    def _axes(self, canvas: Canvas) -> None:
        low, high, step = self._span
        plot = self.plot
        for value in range(low, high + 1, step):
            y = self.y(value)
            ornaments.line(canvas, plot.x, y, plot.w, "ink_ornament" if value else "ink", 1)
            canvas.text(
                plain(value), plot.x - 10, y - 1, "body", 18, "ink_second", "r", middle=True
            )
        for reign in REIGNS:
            left, right = self.x(HAND * (reign - 1)), self.x(HAND * reign)
            ornaments.upright(canvas, left, plot.y, plot.h, "ink", 1.2)
            name = short_reign(self.teller, reign)
            y = plot.bottom + 20
            canvas.text(name, (left + right) / 2, y, "italic", 20, "ink_second", "c", middle=True)
        ornaments.upright(canvas, self.x(HAND * 3), plot.y, plot.h, "ink", 1.2)

    def _line(self, canvas: Canvas, seat: Seat) -> None:
        plot = self.plot
        line = [
            (self.x(number) - plot.x, self.y(points[seat]) - plot.y + 10)
            for number, points in enumerate(self.points)
        ]
        colour = canvas.colour(COLOURS[seat])
        body = (
            f'<path d="{_path(line, seat)}" fill="none" stroke="{colour}" stroke-width="3"'
            ' stroke-linejoin="round"/>'
        )
        canvas.shape(body, Box(plot.x, plot.y - 10, plot.w, plot.h + 20))
        for number in (0, HAND, 2 * HAND, 3 * HAND, len(self.points) - 1):
            if number and number < len(self.points):
                self._mark(canvas, seat, self.x(number), self.y(self.points[number][seat]))

    def _mark(self, canvas: Canvas, seat: Seat, cx: float, cy: float) -> None:
        colour = canvas.colour(COLOURS[seat])
        body = f'<g fill="{colour}" stroke="{canvas.colour("paper")}">{MARKS[seat]}</g>'
        canvas.shape(body, Box(cx - 9, cy - 9, 18, 18), (16, 16))

    def _labels(self, canvas: Canvas) -> None:
        last = self.points[-1]
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        places = spread([self.y(last[seat]) for seat in order], LABEL_H, self.box)
        x = self.plot.right
        for seat, cy in zip(order, places, strict=True):
            y = self.y(last[seat])
            top = min(y, cy) - 4
            colour = canvas.colour(COLOURS[seat])
            path = _path([(28, cy - top), (66, cy - top)], seat)
            body = (
                f'<path d="M10 {y - top:.1f}L26 {cy - top:.1f}" fill="none"'
                f' stroke="{canvas.colour("ink_ornament")}" stroke-width="1"/>'
                f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="3"/>'
            )
            canvas.shape(body, Box(x, top, 70, abs(y - cy) + 8))
            self._mark(canvas, seat, x + 47, cy)
            role = self.result.sheet.roles[seat]
            frame = Box(x + 74, cy - 19.5, 39, 39)
            ornaments.tablet(canvas, frame, "paper_aged", "ink", radius=0, width=1.5)
            if role:
                canvas.plate(f"role-{role}-tiny", frame.grown(-1.5))
            name = self.teller.words.seat(seat)
            room = LABELS - 74 - 39 - 8 - 42
            write_name(canvas, name, frame.right + 8, cy - 1, room, 23)
            canvas.text(
                plain(last[seat]), x + LABELS - 2, cy - 1, "figure", 23, "ink", "r", middle=True
            )

    def _values(self, canvas: Canvas, number: int) -> None:
        """A rule through a moment, and what everybody had then."""
        x = self.x(number)
        ornaments.upright(canvas, x, self.plot.y, self.plot.h, "rubric", 2)
        points = self.points[number]
        for seat, value in enumerate(points):
            self._mark(canvas, seat, x, self.y(value))
        h = 46 + 30 * len(points)
        # Within the plot: the names at the ends of the lines stay in sight.
        left = x + 18 if x + 18 + 300 <= self.plot.right else x - 18 - 300
        box = Box(left, self.plot.y + 6, 300, h)
        canvas.covered(box)
        ground(canvas, box)
        with canvas.region(box):
            canvas.text(
                self.name(number), box.x + 18, box.y + 24, "label", 21, middle=True, fit=264
            )
            order = sorted(range(len(points)), key=lambda seat: -points[seat])
            for line, seat in enumerate(order):
                y = box.y + 54 + line * 30
                self._mark(canvas, seat, box.x + 26, y)
                name = self.teller.words.seat(seat)
                canvas.text(name, box.x + 44, y - 1, "body", 21, middle=True, fit=195)
                canvas.text(
                    plain(points[seat]), box.right - 20, y - 1, "figure", 22, "ink", "r",
                    middle=True,
                )  # fmt: skip


def spread(wanted: Sequence[float], apart: float, box: Box) -> list[float]:
    """Places as near to the wanted ones as they can be with so much between them."""
    places: list[float] = []
    low = box.y + apart / 2
    for place in wanted:
        places.append(max(place, places[-1] + apart if places else low))
    limit = box.bottom - apart / 2
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - apart
    return places


def _path(points: Sequence[tuple[float, float]], seat: Seat) -> str:
    """The line of a seat: whole for the first, dashed in another way for each other one."""
    if DASHES[seat]:
        return dashed(points, DASHES[seat])
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
