"""Points in the course of a game: a line for each seat, told apart by dashes, marks and names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tolerance_game.core import Seat
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.dashes import dashed
from tolerance_game.ui.kit.fitted_name import write_name
from tolerance_game.words.words import figure as plain

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


class ChartPart(NamedTuple):
    """A part of the game, between two moments."""

    name: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class PointsCourse:
    """What a chart shows, in the words of the game."""

    heading: str
    about: str
    unknown: str
    """Stands there where no points are known."""
    seats: Sequence[str]
    """What the players are called."""
    points: Sequence[Sequence[int]]
    """For each moment the points of every seat; empty where they are not known."""
    moments: Sequence[str]
    """What each moment is called."""
    parts: Sequence[ChartPart] = ()
    plates: Sequence[str] = ()
    """A small picture of each seat; empty for none."""


class PointsChart:
    """The chart in a box."""

    def __init__(self, course: PointsCourse, box: Box) -> None:
        self.course = course
        self.points = course.points
        self.box = box

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
        """The place of a moment."""
        return self.plot.x + self.plot.w * number / max(1, len(self.points) - 1)

    def y(self, value: float) -> float:
        """The height of a value."""
        low, high, _step = self._span
        return self.plot.bottom - self.plot.h * (value - low) / (high - low)

    def strips(self) -> Iterator[tuple[int, Box]]:
        """For each moment, where the pointer asks for its values."""
        step = self.plot.w / max(1, len(self.points) - 1)
        for number in range(len(self.points)):
            yield number, Box(self.x(number) - step / 2, self.plot.y, step, self.plot.h)

    def name(self, number: int) -> str:
        """Which moment a place of the chart is."""
        return self.course.moments[number]

    def said(self, number: int) -> str:
        """The values of a moment in words."""
        values = zip(self.course.seats, self.points[number], strict=True)
        said = ", ".join(f"{name} {plain(value)}" for name, value in values)
        return f"{self.name(number)}: {said}"

    def draw(self, canvas: Canvas, shown: int | None) -> None:
        """Draws axes, lines and labels, and the values of the moment that is shown."""
        course, box = self.course, self.box
        with canvas.region(box):
            w = canvas.text(course.heading, box.x, box.y, "heading", 27)
            if not self.points:
                canvas.paragraph(course.unknown, box.x, box.y + 50, box.w, "italic", 22)
                return
            x, room = box.x + w + 18, box.w - w - 30
            canvas.text(course.about, x, box.y + 8, "italic", 20, "ink_second", fit=room)
            self._axes(canvas)
            for seat in range(len(course.seats)):
                self._line(canvas, seat)
            self._labels(canvas)
            if shown is not None:
                self._values(canvas, shown)

    def _axes(self, canvas: Canvas) -> None:
        low, high, step = self._span
        plot, parts = self.plot, self.course.parts
        for value in range(low, high + 1, step):
            y, said = self.y(value), plain(value)
            ornaments.line(canvas, plot.x, y, plot.w, "ink_ornament" if value else "ink", 1)
            canvas.text(said, plot.x - 10, y - 1, "body", 18, "ink_second", "r", middle=True)
        y = plot.bottom + 20
        for part in parts:
            cx = (self.x(part.first) + self.x(part.last)) / 2
            canvas.text(part.name, cx, y, "italic", 20, "ink_second", "c", middle=True)
        for number in {edge for part in parts for edge in (part.first, part.last)}:
            ornaments.upright(canvas, self.x(number), plot.y, plot.h, "ink", 1.2)

    def _line(self, canvas: Canvas, seat: Seat) -> None:
        left, top = self.plot.x, self.plot.y - 10
        line = [
            (self.x(number) - left, self.y(points[seat]) - top)
            for number, points in enumerate(self.points)
        ]
        body = _path(canvas, line, seat, ' stroke-linejoin="round"')
        canvas.shape(body, Box(left, top, self.plot.w, self.plot.h + 20))
        for number in (*(part.last for part in self.course.parts), len(self.points) - 1):
            if number < len(self.points):
                self._mark(canvas, seat, self.x(number), self.y(self.points[number][seat]))

    def _mark(self, canvas: Canvas, seat: Seat, cx: float, cy: float) -> None:
        colour = canvas.colour(COLOURS[seat])
        body = f'<g fill="{colour}" stroke="{canvas.colour("paper")}">{MARKS[seat]}</g>'
        canvas.shape(body, Box(cx - 9, cy - 9, 18, 18), (16, 16))

    def _labels(self, canvas: Canvas) -> None:
        last = self.points[-1]
        order = _best_first(last)
        places = spread([self.y(last[seat]) for seat in order], LABEL_H, self.box)
        x = self.plot.right
        for seat, cy in zip(order, places, strict=True):
            y = self.y(last[seat])
            top = min(y, cy) - 4
            body = (
                f'<path d="M10 {y - top:.1f}L26 {cy - top:.1f}" fill="none"'
                f' stroke="{canvas.colour("ink_ornament")}" stroke-width="1"/>'
            ) + _path(canvas, [(28, cy - top), (66, cy - top)], seat)
            canvas.shape(body, Box(x, top, 70, abs(y - cy) + 8))
            self._mark(canvas, seat, x + 47, cy)
            frame = Box(x + 74, cy - 19.5, 39, 39)
            plate = self.course.plates[seat] if self.course.plates else ""
            ornaments.tablet(canvas, frame, "paper_aged", "ink", radius=0, width=1.5)
            if plate:
                canvas.plate(plate, frame.grown(-1.5))
            name, points = self.course.seats[seat], plain(last[seat])
            write_name(canvas, name, frame.right + 8, cy - 1, LABELS - 74 - 39 - 8 - 42, 23)
            canvas.text(points, x + LABELS - 2, cy - 1, "figure", 23, "ink", "r", middle=True)

    def _values(self, canvas: Canvas, number: int) -> None:
        """A rule through a moment, and what everybody had then."""
        x = self.x(number)
        ornaments.upright(canvas, x, self.plot.y, self.plot.h, "rubric", 2)
        points = self.points[number]
        for seat, value in enumerate(points):
            self._mark(canvas, seat, x, self.y(value))
        # Within the plot: the names at the ends of the lines stay in sight.
        left = x + 18 if x + 18 + 300 <= self.plot.right else x - 18 - 300
        box = Box(left, self.plot.y + 6, 300, 46 + 30 * len(points))
        canvas.covered(box)
        ornaments.callout(canvas, box)
        with canvas.region(box):
            name, y = self.name(number), box.y + 24
            canvas.text(name, box.x + 18, y, "label", 21, middle=True, fit=264)
            for seat in _best_first(points):
                y += 30
                name, said = self.course.seats[seat], plain(points[seat])
                self._mark(canvas, seat, box.x + 26, y)
                canvas.text(name, box.x + 44, y - 1, "body", 21, middle=True, fit=195)
                canvas.text(said, box.right - 20, y - 1, "figure", 22, "ink", "r", middle=True)


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


def _best_first(points: Sequence[int]) -> list[Seat]:
    return sorted(range(len(points)), key=lambda seat: -points[seat])


def _path(canvas: Canvas, points: Sequence[tuple[float, float]], seat: Seat, more: str = "") -> str:
    """The line of a seat: whole for the first, dashed in another way for each other one."""
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    if DASHES[seat]:
        path = dashed(points, DASHES[seat])
    colour = canvas.colour(COLOURS[seat])
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="3"{more}/>'
