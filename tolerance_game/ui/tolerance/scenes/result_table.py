"""The final table: the ranks, and the points of each seat by source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tolerance_game.core.occasions import GLAD, VEXED
from tolerance_game.games.tolerance.rules.cards import REIGNS
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box, Canvas, badges, ornaments
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.role_face import draw_role_face, face_of
from tolerance_game.ui.tolerance.sheet import Figure
from tolerance_game.ui.tolerance.sheet.figure import END, SECTIONS
from tolerance_game.ui.tolerance.sheet.result import BOUND, FinalPlace, Result
from tolerance_game.words import Teller
from tolerance_game.words.words import figure as plain
from tolerance_game.words.words import signed

from .reckoning_grid import LEFT, WIDTH
from .reckoning_page import BAND
from .reckoning_words import role_line, short_reign

TOP = 150.0
HEAD = 62.0
NAMES = 392.0
FACE = 66.0
"""As large as its plate: 44 pixels in the smallest window, in which a face is still known."""
TOTAL = 120.0


class ResultTable:
    """The table in its place on the sheet."""

    def __init__(self, result: Result, teller: Teller, faces: Sequence[str] = ()) -> None:
        self.result = result
        self.faces = faces
        self.teller = teller
        self.ranking = result.ranking()
        self.sources = {place.seat: result.sources(place.seat) for place in self.ranking}
        loans = any((END, "loans") in found for found in self.sources.values())
        bound = any((END, BOUND) in found for found in self.sources.values())
        self.columns: list[tuple[int, str]] = [
            *((reign, section) for reign in REIGNS for section in SECTIONS),
            *((END, tally) for tally in TALLIES),
        ]
        self.columns += [(END, "loans")] if loans else []
        self.columns += [(END, BOUND)] if bound else []
        self.row_h = 70.0 if len(self.ranking) == 5 else 76.0

    @property
    def bottom(self) -> float:
        """Where the table ends."""
        return TOP + HEAD + len(self.ranking) * self.row_h

    @property
    def column_w(self) -> float:
        """The width of a column of figures."""
        return (WIDTH - NAMES - TOTAL) / len(self.columns)

    def cell(self, line: int, column: int) -> Box:
        """The place of a figure; of the total after the last column."""
        x = LEFT + NAMES + column * self.column_w
        w = TOTAL if column == len(self.columns) else self.column_w
        return Box(x, TOP + HEAD + line * self.row_h, w, self.row_h)

    def figures(self) -> Iterator[tuple[Figure, Box]]:
        """Every figure with its place."""
        for line, place in enumerate(self.ranking):
            found = self.sources[place.seat]
            for column, key in enumerate(self.columns):
                figure = found.get(key)
                if figure is not None:
                    yield figure, self.cell(line, column).grown(-5)
                elif key[1] == SECTIONS[1] and (key[0], "reign") in found:
                    # A secret split: the total of the reign is in the middle column.
                    yield found[key[0], "reign"], self.cell(line, column).grown(-5)
            total = self.result.sheet.figure(place.seat, END, "final")
            if total is not None:
                yield total, self.cell(line, len(self.columns)).grown(-5)

    def draw(self, canvas: Canvas) -> None:
        """Draws head and lines."""
        self._head(canvas)
        for line, place in enumerate(self.ranking):
            box = Box(LEFT, self.cell(line, 0).y, WIDTH, self.row_h)
            if line % 2 == 0:
                canvas.fill(box, BAND, 30)
            self._who(canvas, place, box)
        for figure, box in self.figures():
            if figure.row == "final":
                side, said = min(56, box.h), plain(figure.amount)
                badges.seal(canvas, box.cx - side / 2, box.cy - side / 2, side, said, 27)
                continue
            amount = figure.amount
            colour = "rubric" if amount < 0 else "ink" if amount else "ink_muted"
            face = "figure" if amount else "body"
            canvas.text(signed(amount), box.cx, box.cy - 1, face, 26, colour, "c", middle=True)
        ornaments.line(canvas, LEFT, self.bottom, WIDTH, "ink", 1.8)

    def _head(self, canvas: Canvas) -> None:
        say = self.teller.words.say
        groups = [(short_reign(self.teller, reign), 3 * (reign - 1), 3) for reign in REIGNS]
        groups.append((say("reckoning.result.pennants"), 9, 3))
        rest = [key[1] for key in self.columns[12:]]
        names = {"loans": "reckoning.result.loans", BOUND: f"reckoning.result.source.{BOUND}"}
        groups += [(say(names[one]), 12 + place, 1) for place, one in enumerate(rest)]
        for name, first, count in groups:
            box = self.cell(0, first)._replace(y=TOP, w=self.column_w * count, h=30)
            lines = [name] if count > 1 else canvas.wrap(name, "label", 20, box.w - 10)
            for number, line in enumerate(lines[:2]):
                y = box.cy + number * 24
                canvas.text(line, box.cx, y, "label", 22, "ink", "c", middle=True, fit=box.w - 8)
            ornaments.upright(canvas, box.x, TOP + 2, self.bottom - TOP - 2, "ink", 1.3)
        for place, (_reign, section) in enumerate(self.columns[:12]):
            box = self.cell(0, place)._replace(y=TOP + 30, h=30)
            if section in TALLIES:
                signs.tally_sign(canvas, section, box.cx - 12, box.cy - 13, 25, "ink")
                continue
            name, x, y, room = say(f"reckoning.result.source.{section}"), box.cx, box.cy, box.w - 6
            canvas.text(name, x, y - 1, "italic", 20, "ink_second", "c", middle=True, fit=room)
        box, total = self.cell(0, len(self.columns)), say("reckoning.result.total")
        ornaments.upright(canvas, box.x, TOP + 2, self.bottom - TOP - 2, "ink", 1.3)
        x, y, room = box.cx, TOP + 15, box.w - 8
        canvas.text(total, x, y, "figure", 23, "rubric", "c", middle=True, fit=room)
        ornaments.line(canvas, LEFT, TOP + HEAD - 1, WIDTH, "ink", 1.8)

    def _who(self, canvas: Canvas, place: FinalPlace, box: Box) -> None:
        rank = f"{place.rank}."
        canvas.text(rank, box.x + 34, box.cy - 1, "figure", 28, "rubric", "r", middle=True)
        frame = Box(box.x + 46, box.cy - FACE / 2, FACE, FACE)
        role = self.result.sheet.roles[place.seat]
        won = place.seat in self.result.sheet.winners
        face, mood = face_of(self.faces, place.seat), GLAD if won else VEXED
        draw_role_face(canvas, frame, role, face, mood=mood)
        x = frame.right + 12
        room = LEFT + NAMES - x - (44 if won else 8)
        name = self.teller.words.seat(place.seat)
        canvas.text(name, x, box.cy - 13, "name", 28, "ink", middle=True, fit=room)
        line = role_line(self.teller, self.result.sheet, place.seat)
        canvas.text(line, x, box.cy + 17, "italic", 19, "ink_second", middle=True, fit=room)
        if won:
            canvas.icon("laurels", LEFT + NAMES - 26, box.cy, 38, "#8A6A1E")
