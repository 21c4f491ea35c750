"""The first card over a table: who you are, what you want, what to do now, where to find help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, Context, Intent, ornaments
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.rich import in_rows, rich_lines, rich_paragraph
from tolerance_game.ui.kit.widgets.row import in_row
from tolerance_game.ui.pages.page import Page, Widget, heading
from tolerance_game.words import Teller

W: Final = 1180.0
MARGIN: Final = 52.0
HEAD: Final = 186.0
PORTRAIT: Final = 118.0
LABEL: Final = 216.0
SIZE: Final = 25.0
PITCH: Final = 1.24
APART: Final = 16.0
FOOT: Final = 118.0
BEGIN: Final = "first/begin"
LETTERS: Final = 84
"""About so many fit in a line: boxes must not depend on the window."""

Wanted = tuple[str, str, str, Callable[[], None]]
"""A button: its id, its label, its icon, what it does."""


class FirstCardPage(Page):
    """Some lines with a label each. Enter, Escape and any click put it away."""

    name = "first_card"
    opaque = False

    def __init__(self, context: Context, teller: Teller, *, may_end: bool) -> None:
        """`may_end`: it came by itself, and has a button that stops that."""
        super().__init__(context)
        self._teller = teller
        self._may_end = may_end

    # What a game says.

    @property
    def title(self) -> str:
        """The heading."""
        raise NotImplementedError

    @property
    def about(self) -> str:
        """The text below the heading."""
        raise NotImplementedError

    def lines(self) -> Sequence[tuple[str, str]]:
        """The lines, each with a label."""
        raise NotImplementedError

    def further(self) -> Sequence[Wanted]:
        """Where the card leads besides."""
        return ()

    def draw_portrait(self, canvas: Canvas, frame: Box) -> None:
        """The picture of whoever reads it."""
        raise NotImplementedError

    def help_line(self) -> str:
        """Where help and hints are."""
        words, keys = self._teller.words, self.context.bindings
        help_ = first_key(words, keys, Intent.HELP)
        hint = first_key(words, keys, Intent.HINT)
        if not (help_ and hint):
            return words.say("table.first.help_menu")
        return words.say("table.first.help", sign=help_, which=hint)

    # As a page.

    def clicked_nowhere(self) -> bool:
        """A click beside it closes it."""
        self.leave()
        return True

    def first_focus(self) -> str | None:
        """Enter begins."""
        return BEGIN

    def of_enter(self) -> str | None:
        """Enter begins, as the button says."""
        return BEGIN

    def widgets(self) -> Sequence[Widget]:
        """Begin, what the game adds, and perhaps never again."""
        say, sheet = self._teller.words.say, self.sheet
        wanted: list[Wanted] = [
            (BEGIN, say("table.first.begin"), "play-button", self.leave),
            *self.further(),
        ]
        if self._may_end:
            wanted.append(("first/never", say("table.first.never"), "", self._never_again))
        place = Box(sheet.x + MARGIN, sheet.bottom - 100, W - 2 * MARGIN, 60)
        begin, *others = in_row(wanted, place)
        key = first_key(self._teller.words, self.context.bindings, Intent.CONFIRM)
        return [replace(begin, primary=True, key=key if self.enters == BEGIN else ""), *others]

    def _never_again(self) -> None:
        self.context.change("play.first_card", False)
        self.leave()
        self.context.stage.notice(self.context.say("table.first.never_said"))

    @property
    def sheet(self) -> Box:
        """The card in the middle."""
        h = HEAD + sum(self._heights) + FOOT
        return Box(960 - W / 2, 540 - h / 2, W, h)

    @property
    def _heights(self) -> list[float]:
        return [
            SIZE * PITCH * -(-len(line.replace("*", "")) // LETTERS) + APART
            for _about, line in self.lines()
        ]

    def draw(self, canvas: Canvas) -> None:
        """The veil, the sheet, the portrait, the lines."""
        sheet = self.sheet
        ornaments.veiled_sheet(canvas, sheet, 17)
        frame = Box(sheet.x + MARGIN, sheet.y + 42, PORTRAIT, PORTRAIT)
        self.draw_portrait(canvas, frame)
        draw_head(canvas, sheet, frame, frame.right + 30, self.title, 60, self.about, named=True)
        y, room = sheet.y + HEAD, W - 2 * MARGIN - LABEL
        for (label, line), height in zip(self.lines(), self._heights, strict=True):
            with canvas.region(Box(sheet.x + 20, y - 4, W - 40, height + 6)):
                canvas.text(label, sheet.x + MARGIN, y, "label", SIZE, "rubric", fit=LABEL - 16)
                lines = round((height - APART) / (SIZE * PITCH))
                _, size = in_rows(partial(rich_lines, canvas, line, room), lines, SIZE)
                rich_paragraph(canvas, line, sheet.x + MARGIN + LABEL, y, room, size, "ink",
                               line=PITCH, strong_colour="ink")  # fmt: skip
            y += height
        self.draw_widgets(canvas)


def draw_head(
    canvas: Canvas, sheet: Box, frame: Box, x: float, title: str, size: float, about: str,
    *, named: bool = False,
) -> None:  # fmt: skip
    """The head of a sheet beside a portrait: a title, and what the person is after."""
    room, y = sheet.right - (frame.x - sheet.x) - x, sheet.y + 108
    heading(canvas, title, x, frame.y - 2, room, size, named=named)
    with canvas.region(Box(x - 4, y - 4, room + 8, 88)):
        canvas.paragraph(about, x, y, room, "italic", 22, "ink_second")
