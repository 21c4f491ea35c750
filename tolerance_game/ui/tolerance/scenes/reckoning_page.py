"""The score sheet on paper: portraits, rows, seals, pennants and the ribbon of sections."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tolerance_game.games.tolerance.foresight.expected import ahead_of_all
from tolerance_game.games.tolerance.rules.public import PublicSeat
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box, Canvas, badges, ornaments
from tolerance_game.ui.kit.fitted_name import write_name
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.pages.page import begun
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.ui.tolerance.role_face import draw_role_face, face_of
from tolerance_game.ui.tolerance.sheet import Figure, ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END, ROWS, TRICKS
from tolerance_game.ui.tolerance.sheet.stations import Station
from tolerance_game.words import Teller
from tolerance_game.words.words import figure as plain
from tolerance_game.words.words import signed

from .reckoning_grid import LABELS, LEFT, PARCHMENT, WIDTH, Grid
from .reckoning_sum import row_sign
from .reckoning_words import numbered_reign, role_line, row_name, short_reign

BAND = "#B99F6A"
DEAD_AT = 57.0
"""Where the names of the dead begin, whose sign is a skull with a badge."""
Key = tuple[int, int, str]


@dataclass
class SheetPage:
    """The part of a sheet that is written so far, and its layout."""

    sheet: ScoreSheet
    teller: Teller
    reign: int
    """The reign whose sections are shown."""
    grid: Grid
    written: set[Key] = field(default_factory=set)
    at: list[str] = field(default_factory=list)
    """By seat: the stage up to which money and piety are written."""
    stage: str = TRICKS
    """The section that is being written."""
    live: tuple[PublicSeat, ...] | None = None
    """All seats after the last booking that was told; None when all were."""
    telling: Station | None = None
    """The booking that is being told."""
    awaits: bool = False
    """Whether it says that a card must be chosen for the Monarch to execute."""
    faces: Sequence[str] = ()
    """Who of the cast has which seat."""

    def figure(self, seat: int, reign: int, row: str) -> Figure | None:
        """A figure that is written."""
        found = self.sheet.figure(seat, reign, row)
        return found if found is not None and found.key in self.written else None

    def standing(self, seat: int) -> PublicSeat:
        """Money, piety, pennants and loans as they are written."""
        if self.live is not None and self.reign == self.sheet.reign:
            return self.live[seat]
        return self.sheet.standings(self.reign, self.at[seat])[seat]

    @property
    def last_row(self) -> str:
        """What the last row says: the end of the game, or what is expected of it."""
        seats = range(self.sheet.players)
        return "final" if all(self.figure(seat, END, "final") for seat in seats) else "expected"

    def expected(self, seat: int) -> Figure | None:
        """What a seat would end with as it is written; None while its role is hidden."""
        return self.sheet.expected(seat, self.reign, self.standing(seat))

    @property
    def ahead(self) -> tuple[int, ...]:
        """The seats with the laurel: those expected to have the most."""
        found = map(self.expected, range(self.sheet.players))
        return ahead_of_all([None if one is None else one.amount for one in found])

    def secret(self, seat: int) -> bool:
        """Whether the split of the points of a seat is not for this viewer."""
        figures = self.sheet.figures
        return not self.sheet.roles[seat] or any(
            (seat, reign, "points") in figures and (seat, reign, ROWS[0]) not in figures
            for reign in (1, 2, 3)
        )

    def figures(self) -> Iterator[tuple[Figure, Box]]:
        """Every figure that is written, with the place where it opens its sum."""
        grid = self.grid
        for seat in range(self.sheet.players):
            for row in (*ROWS, "reign", "points"):
                for reign in (1, 2, 3):
                    figure = self.figure(seat, reign, row)
                    if figure is not None:
                        yield figure, grid.cell(seat, reign, row)
            yield from self._tallies(seat)
            final = self.figure(seat, END, "final") or self.expected(seat)
            if final is not None:
                yield final, grid.cell(seat, 2, "final")
            loans = self.figure(seat, END, "loans")
            if loans is not None:
                yield loans, grid.cell(seat, 1, "final")

    def _tallies(self, seat: int) -> Iterator[tuple[Figure, Box]]:
        grid, sheet = self.grid, self.sheet
        reign, stage = self.reign, self.at[seat]
        prospects = sheet.prospects(seat, reign, stage)
        for place, tally in enumerate(TALLIES):
            value = grid.value(seat, tally)
            loans = self.standing(seat).loans if tally == "money" else 0
            if loans:
                value = value._replace(h=value.h - 22)
            yield sheet.tally(seat, tally, reign, stage), value
            if loans:
                yield sheet.tally(seat, "loans", reign, stage), grid.loans(seat)
            earned = self.figure(seat, END, tally)
            if earned is not None or prospects:
                yield earned or prospects[place], grid.multiplier(seat, tally)

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        """Everything but buttons, marks and the opened sum."""
        ornaments.sheet(canvas, PARCHMENT, seed=12, inset=14)
        with canvas.region(PARCHMENT.grown(-14)):
            self._title(canvas)
            self._ribbon(canvas)
            self._bands(canvas)
            self._labels(canvas)
            for seat in range(self.sheet.players):
                self._head(canvas, seat)
                self._rows(canvas, seat)
                self._points(canvas, seat)
                for tally in TALLIES:
                    self._tally(canvas, seat, tally)
                self._end(canvas, seat)

    def _title(self, canvas: Canvas) -> None:
        title = self.teller.words.say("reckoning.title")
        x, y = PARCHMENT.x + 40, PARCHMENT.y + 24
        x, _end = begun(canvas, title, x, y, 112, 60, 14)
        which = numbered_reign(self.teller, self.reign)
        about = self.teller.words.say("reckoning.about", name=which, reign=self.reign)
        if self.stage == "end":
            about = self.teller.words.say("reckoning.about_end")
        canvas.text(about, x + 4, y + 80, "italic", 23, "ink_second", fit=1100)

    def _ribbon(self, canvas: Canvas) -> None:
        boxes = self.grid.stages
        current = list(boxes).index(self.stage) if self.stage in boxes else -1
        names = [self.teller.words.say(f"reckoning.stage.{stage}") for stage in boxes]
        size = min(canvas.fitting(name, "label", 21, 103) for name in names)
        for place, (stage, box) in enumerate(boxes.items()):
            done = self.sheet.booked(self.reign, stage) and place != current
            later = place > current and not (done and current < 0)
            fill = "paper_aged" if later else "done" if place != current else "rubric"
            line = canvas.colour("line" if later else fill)
            body = (
                f'<path d="M1 1h{box.w - 14:g}l12 {box.h / 2 - 1:g}l-12 {box.h / 2 - 1:g}H1'
                f'l12-{box.h / 2 - 1:g}z" fill="{canvas.colour(fill)}" stroke="{line}"/>'
            )
            canvas.shape(body, box)
            colour = "ink_second" if later else "on_rubric"
            x = box.x + 20
            if not later and place != current:
                canvas.icon("check-mark", x + 7, box.cy, 16, colour)
                x += 19
            canvas.text(names[place], x, box.cy - 1, "label", size, colour, middle=True)

    def _bands(self, canvas: Canvas) -> None:
        grid = self.grid
        for row in (*ROWS[1::2], "money", "protestant"):
            y, h = grid.row_y(row), grid.height(row)
            canvas.fill(Box(LEFT, y + 1, WIDTH, h - 2), BAND, 30)
        lines = [grid.row_y(row) for row in (ROWS[0], "guild", "dead_catholic")]
        for y in (grid.row_y("reign") - 4, grid.row_y("money") - 7):
            lines += [y - 2, y + 3]
        for y in (*lines, grid.bottom, grid.row_y("final") - 3):
            ornaments.line(canvas, LEFT, y, WIDTH, "ink", 1.8)
        top = PARCHMENT.y + 144
        for seat in range(self.sheet.players):
            ornaments.upright(canvas, grid.player(seat), top, grid.bottom - top, "ink", 1.6)

    def _labels(self, canvas: Canvas) -> None:
        rows = (*ROWS, "reign", "points", *TALLIES, "final")
        # The two kinds of dead in one size, whatever the longer of them needs.
        dead = [row for row in rows if row.startswith("dead_")]
        dead_room = LABELS - DEAD_AT - 5
        names = [row_name(self.teller, row) for row in dead]
        small = min(canvas.fitting(name, "label", 24, dead_room) for name in names)
        for row in rows:
            y = self.grid.row_y(row) + self.grid.height(row) / 2
            x = LEFT + 6
            face, colour = ("figure", "rubric") if row in ("points", "final") else ("label", "ink")
            if row not in ("reign", "points", "final"):
                row_sign(canvas, row, x, y - 16, 32)
                x = LEFT + (DEAD_AT if row in dead else 46)
            room = dead_room if row in dead else LEFT + LABELS - 5 - x
            size = small if row in dead else 24
            name = row_name(self.teller, row if row != "final" else self.last_row)
            canvas.text(name, x, y - 2, face, size, colour, middle=True, fit=room)

    def _head(self, canvas: Canvas, seat: int) -> None:
        box = self.grid.head(seat)
        frame = Box(box.x, box.y, 78, 78)
        role = self.sheet.roles[seat]
        if not draw_role_face(canvas, frame, role, face_of(self.faces, seat)):
            canvas.icon("domino-mask", frame.cx, frame.cy, 56, "ink_second")
        room = box.right - frame.right - 14
        name = self.teller.words.seat(seat)
        write_name(canvas, name, frame.right + 12, box.y + 22, room, 36)
        line = role_line(self.teller, self.sheet, seat)
        if role and not self._roomy(canvas, room):
            line = self.teller.words.named("role", role)
        canvas.text(line, frame.right + 13, box.y + 46, "italic", 22, "ink_second", fit=room)
        for reign in (1, 2, 3):
            column = self.grid.column(seat, reign)
            name, face, colour = short_reign(self.teller, reign), "italic", "ink_second"
            if reign == self.reign:
                ornaments.tablet(canvas, column, "rubric", radius=4)
                face, colour = "label", "on_rubric"
            x, y, room = column.cx, column.cy - 1, column.w - 8
            canvas.text(name, x, y, face, 21, colour, "c", middle=True, fit=room)

    def _rows(self, canvas: Canvas, seat: int) -> None:
        hidden = self.secret(seat)
        if hidden:
            self._mask(canvas, seat)
        for reign in (1, 2, 3):
            for row in (*ROWS, "reign"):
                box = self.grid.cell(seat, reign, row)
                figure = self.figure(seat, reign, row)
                if figure is not None:
                    self._figure(canvas, box, figure, now=reign == self.reign)
                elif not (hidden and row in ROWS):
                    _to_come(canvas, box.cx, box.cy)

    def _mask(self, canvas: Canvas, seat: int) -> None:
        """Covers the rows of a secret role, and says why they are empty."""
        ground = self._mask_box(seat)
        ornaments.tablet(canvas, ground, "paper_aged", "ink_ornament", radius=4)
        canvas.icon("domino-mask", ground.cx, ground.y + 100, 108, "ink_ornament")
        box = Box(ground.x + 16, ground.y + 166, ground.w - 32, ground.h - 176)
        with canvas.region(box):
            text = cite(self.teller.words, "reckoning.secret")
            canvas.paragraph(text, box.x, box.y, box.w, "italic", 21, "ink_second", "c")

    def _mask_box(self, seat: int) -> Box:
        """What covers the rows of a secret role."""
        top, bottom = self.grid.row_y(ROWS[0]), self.grid.row_y("reign")
        x, w = self.grid.player(seat), self.grid.player_w
        return Box(x + 8, top + 6, w - 16, bottom - top - 18)

    def secret_marks(self) -> Iterator[RuleMark]:
        """The marks of why these rows are empty."""
        for seat in range(self.sheet.players):
            if self.secret(seat):
                box = self._mask_box(seat)
                why = cite(self.teller.words, "reckoning.secret").paragraphs
                yield RuleMark(f"rule/secret/{seat}", box.right - 24, box.y + 24, why)

    def _roomy(self, canvas: Canvas, room: float) -> bool:
        """Whether all roles can be written with what they are known for: all are, or none."""
        lines = (role_line(self.teller, self.sheet, seat) for seat in range(self.sheet.players))
        return all(canvas.width(line, "italic", 19) <= room for line in lines)

    def _figure(self, canvas: Canvas, box: Box, figure: Figure, *, now: bool) -> None:
        amount = figure.amount
        colour = "ink" if amount and now else "ink_muted"
        if amount < 0:
            colour = "rubric" if now else "rubric_muted"
        face = "figure" if amount else "body"
        size = (26 if now else 24) + (2 if figure.row == "reign" else 0)
        canvas.text(signed(amount), box.cx, box.cy - 1, face, size, colour, "c", middle=True)

    def _points(self, canvas: Canvas, seat: int) -> None:
        for reign in (1, 2, 3):
            box = self.grid.cell(seat, reign, "points")
            figure = self.figure(seat, reign, "points")
            if figure is None:
                continue
            said, x, y, side = plain(figure.amount), box.cx, box.cy, min(68, box.h)
            if reign == self.reign:
                badges.seal(canvas, x - side / 2, y - side / 2, side, said, 31)
            else:
                canvas.text(said, x, y - 1, "figure", 28, "ink_muted", "c", middle=True)

    def _tally(self, canvas: Canvas, seat: int, tally: str) -> None:
        grid, standing, place = self.grid, self.standing(seat), TALLIES.index(tally)
        box, value = grid.value(seat, tally), plain(standing.tallies[place])
        loans = standing.loans if tally == "money" else 0
        x, y = box.right - 6, box.cy - (12 if loans else 1)
        canvas.text(value, x, y, "figure", 32, "ink", "r", middle=True, fit=box.w - 8)
        if loans:
            x, y = grid.loans(seat).right, grid.loans(seat).cy
            canvas.icon("tied-scroll", x - 32, y, 24, "rubric")
            canvas.text(plain(loans), x, y - 1, "label", 20, "rubric", "r", middle=True)
        for number in range(6):
            got = number < standing.pennants[place]
            _flag(canvas, grid.flag(seat, tally, number), number, got=got)
        self._multiplier(canvas, seat, tally)

    def _multiplier(self, canvas: Canvas, seat: int, tally: str) -> None:
        worths = self.sheet.worths(seat)
        box = self.grid.multiplier(seat, tally)
        worth = worths[TALLIES.index(tally)] if worths else None
        text = "?"
        if worth is not None:
            text = self.teller.words.say("reckoning.multiplier", number=worth)
        figure = self.figure(seat, END, tally)
        if figure is None:
            colour = "ink" if worth else "ink_muted"
            canvas.text(text, box.cx, box.cy - 1, "label", 25, colour, "c", middle=True)
            return
        canvas.text(text, box.cx, box.y + 12, "body", 19, "ink_second", "c", middle=True)
        amount = figure.amount
        colour = "rubric" if amount < 0 else "ink" if amount else "ink_muted"
        canvas.text(signed(amount), box.cx, box.y + 36, "figure", 27, colour, "c", middle=True)

    def _end(self, canvas: Canvas, seat: int) -> None:
        """The end of the game: as it would be now, until it is written."""
        figure, loans = self.figure(seat, END, "final"), self.figure(seat, END, "loans")
        before, middle, after = (self.grid.cell(seat, place, "final") for place in (1, 2, 3))
        if figure is None:
            self._expected(canvas, middle, seat)
        else:
            x, y = middle.cx - 29, middle.cy - 29
            badges.seal(canvas, x, y, 58, plain(figure.amount), 28)
        if figure is not None and loans is not None:
            x, y, said = before.cx, before.cy, signed(loans.amount)
            canvas.icon("tied-scroll", x - 18, y, 26, "rubric")
            canvas.text(said, x, y - 1, "figure", 26, "rubric", middle=True)
        if seat in (self.ahead if figure is None else self.sheet.winners):
            canvas.icon("laurels", after.cx, after.cy, 44, "#8A6A1E")

    def _expected(self, canvas: Canvas, box: Box, seat: int) -> None:
        """What the points, the pennants and the loans come to as they are written."""
        figure = self.expected(seat)
        if figure is None:
            said = self.teller.words.say("reckoning.with_secret", points=self.standing(seat).points)
            canvas.text(said, box.cx, box.cy - 1, "label", 25, "ink_second", "c", middle=True)
            return
        tag = Box(box.cx - 36, box.cy - 22, 72, 44)
        ornaments.tablet(canvas, tag, "paper_light", "ink", radius=6)
        canvas.text(plain(figure.amount), tag.cx, tag.cy - 1, "figure", 30, "ink", "c", middle=True)


def _flag(canvas: Canvas, box: Box, number: int, *, got: bool) -> None:
    ink = canvas.colour("ink" if got else "ink_ornament")
    fill = canvas.colour("rubric") if got else "none"
    body = (
        f'<path d="M4 3v60" stroke="{ink}" stroke-width="4"/><path d="M5 3 58 19 5 36z"'
        f' fill="{fill}" stroke="{ink}" stroke-width="2.5"/>'
    )
    canvas.shape(body, Box(box.x, box.y, box.w, 38), (62, 66))
    colour = "ink" if got else "ink_second"
    canvas.text(plain(10 * (number + 1)), box.x + 4, box.bottom - 23, "body", 17, colour)


def _to_come(canvas: Canvas, cx: float, cy: float) -> None:
    """Marks the place of a figure to come, fainter than any zero."""
    ink = canvas.colour("ink_ornament")
    body = f'<path d="M3 0l3 3-3 3-3-3z" fill="{ink}"/>'
    canvas.shape(body, Box(cx - 3, cy - 3, 6, 6), alpha=128)
