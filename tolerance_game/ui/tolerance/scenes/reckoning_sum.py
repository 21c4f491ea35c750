"""An opened sum of the score sheet: every line of it, the cards that count, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box, Canvas, Intent, Scene, Spot, ornaments
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.ui.tolerance.sheet import Figure, ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END
from tolerance_game.words import Teller
from tolerance_game.words.words import signed

from .reckoning_grid import PARCHMENT
from .reckoning_words import amount_of, spoken, term_line, title_of

W: Final = 540.0
LINE_H: Final = 34.0
MINI: Final = 34.0
STEP: Final = 39.0
BESIDE: Final = 7


def row_sign(canvas: Canvas, row: str, x: float, y: float, side: float) -> None:
    """The sign of a row in a square."""
    cx, cy = x + side / 2, y + side / 2
    if row in SUITS:
        signs.suit(canvas, row, x, y, side)
    elif row == "guild":
        canvas.icon("hanging-sign", cx, cy, side)
    elif row.startswith("dead_"):
        canvas.icon("death-skull", cx - side * 0.25, cy, side * 0.8)
        signs.religion(canvas, row[5:], cx + side * 0.16, cy - side * 0.34, side * 0.72)
    elif row in TALLIES:
        signs.tally_sign(canvas, row, x, y, side, "ink")
    elif row == "loans":
        canvas.icon("tied-scroll", cx, cy, side)
    elif row.startswith("pennants_"):
        canvas.icon("own-pennant", cx, cy, side, "rubric")
    else:
        canvas.icon("own-wax-seal", cx, cy, side, "rubric")


class _Opened:
    """A box over the sheet until it is closed."""

    box: Box

    @property
    def close(self) -> Box:
        """The cross in its corner."""
        return Box(self.box.right - 44, self.box.y + 12, 32, 32)

    def _cross(self, canvas: Canvas, *, lit: bool) -> None:
        box = self.close
        if lit:
            ornaments.tablet(canvas, box, "paper_aged", "rubric")
        body = (
            f'<path d="M2 2l12 12M14 2L2 14" stroke="{canvas.colour("rubric")}" stroke-width="2.6"'
            ' stroke-linecap="round"/>'
        )
        canvas.shape(body, Box(box.cx - 8, box.cy - 8, 16, 16))


class OpenSum(_Opened):
    """The sum of one figure, near the figure."""

    def __init__(self, figure: Figure, cell: Box, sheet: ScoreSheet, teller: Teller) -> None:
        self.figure = figure
        self.cell = cell
        self._sheet = sheet
        self._teller = teller
        # A few cards are beside the total, more of them in rows above it.
        cards = figure.cards
        per_row = int((W - 44) // STEP)
        self._beside = cards if len(cards) <= BESIDE else ()
        above = () if self._beside else cards
        self._rows = [above[start : start + per_row] for start in range(0, len(above), per_row)]
        self.box = self._place()

    def _place(self) -> Box:
        """Beside the figure and below it, or where there is room."""
        h = 60 + LINE_H * len(self.figure.terms) + 60 + 52 * len(self._rows)
        x = self.cell.cx + 70
        if x + W > PARCHMENT.right - 24:
            x = self.cell.cx - 70 - W
        y = self.cell.cy + 26
        if y + h > PARCHMENT.bottom - 24:
            y = self.cell.cy - 26 - h
        return Box(x, max(PARCHMENT.y + 20, y), W, h)

    def draw(self, canvas: Canvas, *, lit: bool) -> None:
        """Draws the sum over the sheet."""
        box = self.box
        _marked(canvas, self.cell)
        canvas.covered(box)
        ornaments.callout(canvas, box, self.cell)
        with canvas.region(box):
            self._head(canvas, lit=lit)
            y = box.y + 54
            for term in self.figure.terms:
                label, beside = term_line(self._teller, self._sheet, self.figure, term)
                room = W - 48 - 64
                w = canvas.text(label, box.x + 22, y + 15, "label", 22, middle=True, fit=room)
                for text in beside:
                    if canvas.width(text, "italic", 20) <= room - w - 12:
                        x = box.x + 34 + w
                        canvas.text(text, x, y + 15, "italic", 20, "ink_second", middle=True)
                        break
                written = signed(term.amount)
                colour = "rubric" if term.amount < 0 else "ink"
                canvas.text(written, box.right - 26, y + 15, "figure", 25, colour, "r", middle=True)
                y += LINE_H
            self._result(canvas, y)

    def _head(self, canvas: Canvas, *, lit: bool) -> None:
        box = self.box
        row_sign(canvas, self.figure.row, box.x + 20, box.y + 14, 32)
        title = title_of(self._teller, self.figure)
        room = W - 62 - 60
        canvas.text(title, box.x + 62, box.y + 30, "label", 24, middle=True, fit=room)
        self._cross(canvas, lit=lit)

    @property
    def mark(self) -> RuleMark:
        """The mark of its paragraph, before the total: whoever opens a sum asks why."""
        x, y = self.box.x + 36, self.box.bottom - 34
        return RuleMark("rule/sum", x, y, (self.figure.paragraph,))

    def _result(self, canvas: Canvas, y: float) -> None:
        box = self.box
        ornaments.line(canvas, box.x + 22, y + 2, W - 44, "ink", 1.3)
        ornaments.line(canvas, box.x + 22, y + 8, W - 44, "ink", 1.3)
        y += 12
        for row in self._rows:
            self._minis(canvas, row, box.x + 22, y)
            y += 52
        total = self._teller.words.say("reckoning.total")
        x = box.x + 62
        x += canvas.text(total, x, y + 20, "label", 24, middle=True)
        self._minis(canvas, self._beside, x + 20, y - 2)
        amount = amount_of(self.figure)
        canvas.text(amount, box.right - 26, y + 19, "heavy", 32, "rubric", "r", middle=True)

    def _minis(self, canvas: Canvas, cards: Sequence[str], x: float, y: float) -> None:
        dead = self.figure.row.startswith("dead_")
        for place, card in enumerate(cards):
            known = self._sheet.options.cards[card]
            draw_mini(canvas, known, x + place * STEP, y, MINI, dead=dead)


def _marked(canvas: Canvas, cell: Box) -> None:
    """A frame around the figure whose sum is open."""
    body = (
        f'<rect x="2" y="2" width="{cell.w - 4:g}" height="{cell.h - 4:g}" rx="6" fill="none"'
        f' stroke="{canvas.colour("rubric")}" stroke-width="3.5"/>'
    )
    canvas.shape(body, cell)


class Notes(_Opened):
    """What was booked in a section besides victory points: its lines of the log."""

    def __init__(self, lines: Sequence[str], title: str, cell: Box) -> None:
        self.lines = lines
        self.title = title
        self.cell = cell
        self.box = Box(PARCHMENT.right - 40 - 880, cell.bottom + 20, 880, 0)

    def draw(self, canvas: Canvas, *, lit: bool) -> None:
        """Draws the lines over the sheet."""
        wrapped = [canvas.wrap(line, "body", 22, 826) for line in self.lines]
        h = 74 + sum(len(one) * 27 + 8 for one in wrapped)
        self.box = self.box._replace(h=h)
        box = self.box
        canvas.covered(box)
        ornaments.callout(canvas, box)
        with canvas.region(box):
            canvas.text(self.title, box.x + 26, box.y + 30, "label", 25, middle=True, fit=780)
            self._cross(canvas, lit=lit)
            y = box.y + 58
            for one in wrapped:
                for line in one:
                    canvas.text(line, box.x + 26, y, "body", 22)
                    y += 27
                y += 8


class SumScene(Scene):
    """A scene with figures of the score sheet; one at a time shows its sum."""

    opened: OpenSum | Notes | None = None
    _teller: Teller

    def figure_spots(
        self, figures: Iterable[tuple[Figure, Box]], sheet: ScoreSheet, group: str
    ) -> Iterator[Spot]:
        """Each figure opens its sum, or closes it again."""
        for figure, box in figures:
            act = partial(self._open, figure, box, sheet)
            yield Spot(figure_id(figure), box, act, spoken(self._teller, figure), group)

    def rule_marks(self) -> Sequence[RuleMark]:
        """That of the opened sum, which hides all others."""
        if isinstance(self.opened, OpenSum):
            return (self.opened.mark,)
        return super().rule_marks()

    def draw_marks(self, canvas: Canvas) -> None:
        """Draws the others: that of the sum lies on it."""
        if not isinstance(self.opened, OpenSum):
            super().draw_marks(canvas)

    def opened_spots(self) -> Iterator[Spot]:
        """The cross of the opened sum; the rest of it hides what is below."""
        if self.opened is not None:
            close = self._teller.words.say("reckoning.close")
            yield Spot("sum/ground", self.opened.box, focusable=False)
            yield Spot("sum/close", self.opened.close, self._close, close, "sum")

    def _open(self, figure: Figure, box: Box, sheet: ScoreSheet) -> None:
        same = isinstance(self.opened, OpenSum) and self.opened.figure.key == figure.key
        self.opened = None if same else OpenSum(figure, box, sheet, self._teller)

    def _close(self) -> None:
        self.opened = None

    def clicked_nowhere(self) -> bool:
        """Beside the sum: it closes."""
        was, self.opened = self.opened, None
        return was is not None

    def intent(self, intent: Intent) -> bool:
        """Escape closes the sum."""
        if intent is Intent.BACK and self.opened is not None:
            self.opened = None
            return True
        return super().intent(intent)

    def draw_opened(self, canvas: Canvas) -> None:
        """Draws the opened sum over everything else."""
        if self.opened is not None:
            self.opened.draw(canvas, lit=self.lit("sum/close"))
        if isinstance(self.opened, OpenSum):
            self.opened.mark.draw(canvas, self)


def figure_id(figure: Figure) -> str:
    """The id of the spot that opens the sum of a figure."""
    if figure.row in (*TALLIES, "loans") and figure.reign != END:
        return f"tally/{figure.seat}/{figure.row}"
    return f"sum/{figure.seat}/{figure.reign}/{figure.row}"
