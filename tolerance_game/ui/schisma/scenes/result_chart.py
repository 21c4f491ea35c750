"""The track by turns: for each column a line through the lands at which its persons stood.

It lies as the table does, the side at the screen at the bottom. Each line has the colour of a
faction and its badge: where somebody came, where they left, and now and then on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from tolerance_game.games.schisma.foresight.stays import NOWHERE, Stay
from tolerance_game.games.schisma.rules.track import COLUMNS, LANDS, LAST, ROME, SEATS
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma.cards.faction import COLOURS, faction
from tolerance_game.ui.schisma.table.track import PAPER
from tolerance_game.words import Words

AXIS: Final = 118.0
"""The width of the lands' plates, with a gap."""
GUTTER: Final = 38.0
"""Where those who leave the track go, above and below the lands."""
NUMBERS: Final = 30.0
INSET: Final = 74.0
RIM: Final = 56.0
"""What is left free before the first display and after the last turn."""
GAP: Final = 4.0
BADGE: Final = 28.0
POINTED: Final = 34.0
OFTEN: Final = 250.0
"""How far apart the badges of a long line are, at least."""
DOTS: Final = 26.0
"""How far apart turns must be for dots where they end."""
LABELS: Final = 46.0
"""How far apart the numbers of turns are, at least."""
GAVEL: Final = 26.0
"""What the sign of the turn that decided takes behind its number."""


@dataclass(frozen=True)
class TrackCourse:
    """What the chart shows, in words where it says something."""

    stays: Sequence[Stay]
    seats: Sequence[int]
    """Whose turn each was; the first is the display before the first turn."""
    said: Sequence[str]
    """Each turn in words."""
    factions: Mapping[str, str]
    """By person."""
    words: Words
    bottom: int
    """The side at the lower edge."""


class Mark(NamedTuple):
    """A badge on the chart."""

    person: str
    x: float
    y: float


class TrackChart:
    """The chart in a box."""

    def __init__(self, course: TrackCourse, box: Box) -> None:
        self.course = course
        self.box = box
        self.decided: int | None = None
        """The number of the turn that decided, once it is known."""

    # Places.

    @cached_property
    def plot(self) -> Box:
        """Where the lines are: the lands, and the gutters above and below them."""
        box = self.box
        return Box(box.x + AXIS, box.y, box.w - AXIS, box.h - NUMBERS)

    @property
    def last(self) -> int:
        """The number of the last turn."""
        return len(self.course.seats) - 1

    @property
    def step(self) -> float:
        """How far apart the ends of two turns are."""
        return (self.plot.w - INSET - RIM) / max(1, self.last)

    def x(self, number: int) -> float:
        """The end of a turn."""
        return self.plot.x + INSET + self.step * number

    def band(self, land: int) -> Box:
        """The strip of a land."""
        row = land if self.course.bottom == ROME else LAST - land
        h = (self.plot.h - 2 * GUTTER) / len(LANDS)
        return Box(self.plot.x, self.plot.y + GUTTER + row * h, self.plot.w, h - GAP)

    def y(self, column: int, land: int) -> float:
        """The place of a column within a land: no two columns ever lie on each other."""
        band = self.band(land)
        return band.y + band.h * (column + 0.5) / len(COLUMNS)

    def gutter(self, seat: int) -> float:
        """Where those who join a congregation leave the track."""
        inside = GUTTER / 2
        at_bottom = seat == self.course.bottom
        return self.plot.bottom - inside + GAP / 2 if at_bottom else self.plot.y + inside - GAP / 2

    def strips(self) -> Iterator[tuple[int, Box]]:
        """For each turn, where the pointer asks for it."""
        plot = self.plot
        for number in range(self.last + 1):
            left = plot.x if number == 0 else self.x(number) - self.step / 2
            right = plot.right if number == self.last else self.x(number) + self.step / 2
            yield number, Box(left, plot.y, right - left, plot.h + NUMBERS)

    def said(self, number: int) -> str:
        """A turn in words."""
        return self.course.said[number]

    # Lines and badges.

    @cached_property
    def births(self) -> dict[Stay, Mark]:
        """Where everybody came, apart from each other where several came at once."""
        taken: dict[int, list[Mark]] = {}
        found: dict[Stay, Mark] = {}
        for stay in sorted(self.course.stays, key=lambda one: (one.began, one.column)):
            x = self.x(stay.began)
            if not stay.lands or stay.lands[0] != stay.came:
                # They moved on in the same turn.
                x -= min(self.step / 2, 44)
            mark = Mark(stay.person, x, self.y(stay.column, stay.came))
            found[stay] = _apart(mark, taken.setdefault(stay.began, []))
        return found

    @cached_property
    def leavings(self) -> dict[Stay, Mark]:
        """Where those who joined a congregation left the track."""
        taken: dict[tuple[int, int], list[Mark]] = {}
        found: dict[Stay, Mark] = {}
        for stay in self.course.stays:
            if stay.ended is None or stay.joined == NOWHERE:
                continue
            mark = Mark(stay.person, self.x(stay.ended), self.gutter(stay.joined))
            found[stay] = _apart(mark, taken.setdefault((stay.ended, stay.joined), []))
        return found

    def line(self, stay: Stay) -> list[tuple[float, float]]:
        """The way of a person through the turns."""
        birth = self.births[stay]
        points = [(birth.x, birth.y)]
        for number, land in enumerate(stay.lands, stay.began):
            points.append((self.x(number), self.y(stay.column, land)))
        leaving = self.leavings.get(stay)
        if leaving is not None:
            points.append((leaving.x, leaving.y))
        elif stay.ended is not None:
            points.append(self.crossing(stay))
        return points

    def crossing(self, stay: Stay) -> tuple[float, float]:
        """Where a person was discarded."""
        assert stay.ended is not None
        birth = self.births[stay]
        if not stay.lands:
            return birth.x + BADGE, birth.y
        y = self.y(stay.column, stay.lands[-1])
        return self.x(stay.ended) - min(self.step * 0.5, 44), y

    @cached_property
    def marks(self) -> list[Mark]:
        """Every badge of the chart: the ends, and now and then one on the way."""
        found = [*self.births.values(), *self.leavings.values()]
        staying = [stay for stay in self.course.stays if stay.ended is None]
        for stay in staying:
            if stay.began < self.last:
                y = self.y(stay.column, stay.lands[-1])
                _apart(Mark(stay.person, self.x(self.last), y), found, way=1)
        often = max(1, -(-OFTEN // self.step))
        for stay in self.course.stays:
            since = 0
            for number, land in enumerate(stay.lands):
                since += 1
                mark = Mark(stay.person, self.x(stay.began + number), self.y(stay.column, land))
                near_end = stay.began + number + often / 2 > self.last
                if since > often and not near_end and not _meets(mark, found, BADGE):
                    found.append(mark)
                    since = 0
        return found

    def standing(self, number: int) -> list[Mark]:
        """Who stood where at the end of a turn, apart from each other."""
        found: list[Mark] = []
        for stay in sorted(self.course.stays, key=lambda one: one.column):
            place = number - stay.began
            if 0 <= place < len(stay.lands):
                y = self.y(stay.column, stay.lands[place])
                _apart(Mark(stay.person, self.x(number), y), found, POINTED)
        return found

    # Drawing.

    def draw(self, canvas: Canvas, shown: int | None) -> None:
        """Draws lands, turns and lines, and the turn that is shown."""
        with canvas.region(self.box):
            for land in range(LAST + 1):
                self._land(canvas, land)
            self._turns(canvas, shown)
            self._lines(canvas)
            for mark in self.marks:
                if shown is None or abs(mark.x - self.x(shown)) > BADGE or self._is_leaving(mark):
                    self._badge(canvas, mark, BADGE)
            if shown is not None:
                self._standing(canvas, shown)

    def _land(self, canvas: Canvas, land: int) -> None:
        band = self.band(land)
        shade = PAPER[land] if canvas.theme.textured else "paper_aged"
        ornaments.tablet(canvas, band, shade, "ink_ornament", radius=4, width=1.2)
        h = band.h - 2
        w = min(AXIS - 8, h * 146 / 118)
        plate = Box(self.box.x + AXIS - 8 - w, band.y + 1, w, h)
        canvas.plate(f"land-{LANDS[land]}", plate)
        ornaments.outline(canvas, plate.grown(-4), "edge", width=2, radius=0, glow=False)
        said = self.course.words.say(f"schisma.land.{LANDS[land]}")
        wide = min(plate.w - 4, canvas.width(said, "heading", 22) + 16)
        pill = Box(plate.cx - wide / 2, plate.bottom - 29, wide, 25)
        ornaments.tablet(canvas, pill, "paper", "ink", radius=3, width=1.5)
        with canvas.region(pill):
            canvas.text(said, pill.cx, pill.cy - 1, "heading", 22, "ink", "c", middle=True,
                        fit=wide - 6)  # fmt: skip

    def _turns(self, canvas: Canvas, shown: int | None) -> None:
        """Their numbers, with a sign that points to the side that acted."""
        plot, say = self.plot, self.course.words.say
        left = self.box.x
        for seat in SEATS:
            said, y = say("schisma.table.result.joined"), self.gutter(seat)
            canvas.text(said, left, y - 1, "italic", 19, "ink_second", middle=True, fit=AXIS - 8)
        y = plot.bottom + NUMBERS / 2
        said = say("schisma.table.result.turns")
        canvas.text(said, left, y, "italic", 19, "ink_second", middle=True, fit=AXIS - 8)
        for number, box in self.strips():
            strip = Box(box.x, plot.y, box.w, plot.h)
            if number == self.decided:
                canvas.fill(strip, "gold", 96)
            elif number == shown:
                canvas.fill(strip, "paper_light", 150)
            elif number and self.course.seats[number] == ROME:
                canvas.fill(strip, "ink", 13)
        for number in self.labels(shown):
            lit = number in (shown, self.decided)
            face, colour = ("figure", "rubric") if lit else ("body", "ink_second")
            x = self.x(number)
            wide = canvas.text(str(number), x + 7, y, face, 20, colour, "c", middle=True)
            if number != self.decided or not self._is_crowded(number):
                self._side(canvas, self.course.seats[number], x - wide / 2 - 5, y, colour)
            if number == self.decided:
                # The sign of the side gives way, rather than the number of the next turn.
                crowded = self._is_crowded(number)
                place = x - wide / 2 - 10 if crowded else x + wide / 2 + 22
                canvas.icon("gavel", place, y, 20 if crowded else 23, "rubric")

    def _is_crowded(self, number: int) -> bool:
        """Whether the numbers of turns are too close for a sign between them."""
        return number < self.last and self.step < LABELS + GAVEL

    def labels(self, shown: int | None) -> list[int]:
        """The turns whose numbers are written: first the one that is shown, then the one that
        decided, then the last, and of the others as many as there is room for.
        """
        found: list[int] = []
        every = max(1, int(-(-LABELS // self.step)))
        for number in (shown, self.decided, self.last, *range(every, self.last + 1, every)):
            if number and all(abs(number - other) * self.step >= LABELS for other in found):
                found.append(number)
        return found

    def _side(self, canvas: Canvas, seat: int, cx: float, cy: float, colour: str) -> None:
        path = "M1 3h10L6 11z" if seat == self.course.bottom else "M1 9h10L6 1z"
        body = f'<path d="{path}" fill="{canvas.colour(colour)}"/>'
        canvas.shape(body, Box(cx - 6, cy - 5, 12, 12), (12, 12))

    def _lines(self, canvas: Canvas) -> None:
        plot = self.plot
        body = []
        thick = 4.5 if self.step >= DOTS else 3
        for stay in self.course.stays:
            points = self.line(stay)
            if len(points) < 2:
                continue
            path = "M" + "L".join(f"{x - plot.x:.1f} {y - plot.y:.1f}" for x, y in points)
            colour = canvas.colour(COLOURS[self.course.factions[stay.person]])
            for hue, width in ((canvas.theme.paper_light, 3.5 + thick), (colour, thick)):
                body.append(
                    f'<path d="{path}" fill="none" stroke="{hue}" stroke-width="{width}"'
                    ' stroke-linejoin="round"/>'
                )
            if self.step >= DOTS:
                body += _dots(canvas, colour, _relative(points[1 : 1 + len(stay.lands)], plot))
        # Above all lines: nobody would find them below.
        body += [
            _cross(canvas, *_relative([self.crossing(stay)], plot)[0])
            for stay in self.course.stays
            if stay.ended is not None and stay.joined == NOWHERE
        ]
        canvas.shape("".join(body), plot)

    def _is_leaving(self, mark: Mark) -> bool:
        return mark in self.leavings.values()

    def _badge(self, canvas: Canvas, mark: Mark, side: float) -> None:
        which = self.course.factions[mark.person]
        faction(canvas, which, mark.x - side / 2, mark.y - side / 2, side)

    def _standing(self, canvas: Canvas, number: int) -> None:
        ornaments.upright(canvas, self.x(number), self.plot.y, self.plot.h, "rubric", 2)
        for mark in self.standing(number):
            body = f'<path d="M32 2 60 16v32L32 62 4 48V16z" fill="{canvas.theme.edge}"/>'
            side = POINTED + 5
            box = Box(mark.x - side / 2, mark.y - side / 2, side, side)
            canvas.shape(body, box, (64, 64))
            self._badge(canvas, mark, POINTED)


def _apart(mark: Mark, taken: list[Mark], side: float = BADGE, way: int = -1) -> Mark:
    """The mark further aside, where others lie there already; it is added to them."""
    while _meets(mark, taken, side):
        mark = mark._replace(x=mark.x + way * (side + 2))
    taken.append(mark)
    return mark


def _meets(mark: Mark, taken: Iterable[Mark], side: float) -> bool:
    return any(abs(mark.x - one.x) < side and abs(mark.y - one.y) < side for one in taken)


def _relative(points: Iterable[tuple[float, float]], box: Box) -> list[tuple[float, float]]:
    return [(x - box.x, y - box.y) for x, y in points]


def _dots(canvas: Canvas, colour: str, points: Iterable[tuple[float, float]]) -> list[str]:
    paper = canvas.theme.paper_light
    return [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}" stroke="{paper}"'
        ' stroke-width="1.5"/>'
        for x, y in points
    ]


def _cross(canvas: Canvas, x: float, y: float) -> str:
    path = f"M{x - 6:.1f} {y - 6:.1f}l12 12m0-12l-12 12"
    return (
        f'<path d="{path}" stroke="{canvas.theme.paper_light}" stroke-width="7"/>'
        f'<path d="{path}" stroke="{canvas.theme.edge}" stroke-width="3"/>'
    )
