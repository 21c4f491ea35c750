"""One role to be read: what it is after, and all its figures, reign by reign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.tolerance.rules.cards import REIGNS, SUITS
from tolerance_game.games.tolerance.rules.roles import Column, Role
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box, Button, Canvas, Context, ornaments
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.ui.table.first_card import draw_head
from tolerance_game.ui.tolerance.sheet.figure import DEATHS
from tolerance_game.ui.tolerance.table.boards import epithet, portrait, role_wants
from tolerance_game.words import Teller
from tolerance_game.words.words import figure, signed

from .reckoning_sum import row_sign
from .reckoning_words import row_name, short_reign

W: Final = 1080.0
MARGIN: Final = 56.0
HEAD: Final = 196.0
ROW: Final = 42.0
ROWS: Final = (*SUITS, GUILD, *DEATHS)
FOOT: Final = 204.0


class RoleReading(Page):
    """The viewer's own role with all its figures; a click beside the sheet closes it."""

    name = "role"
    opaque = False

    def __init__(self, context: Context, role: Role, teller: Teller, reign: int) -> None:
        super().__init__(context)
        self._role = role
        self._teller = teller
        self._reign = reign

    def clicked_nowhere(self) -> bool:
        """A click beside it closes it."""
        self.leave()
        return True

    @property
    def sheet(self) -> Box:
        """The sheet in the middle."""
        h = HEAD + 48 + len(ROWS) * ROW + FOOT
        return Box(960 - W / 2, 540 - h / 2, W, h)

    def widgets(self) -> Sequence[Widget]:
        """The way back."""
        sheet = self.sheet
        box = Box(sheet.right - MARGIN - 220, sheet.bottom - 98, 220, 58)
        say = self._teller.words.say
        return [Button("role/close", box, say("table.back"), self.leave, primary=True, size=24)]

    def draw(self, canvas: Canvas) -> None:
        """The portrait, the text, a column for each reign, and the pennants."""
        sheet = self.sheet
        ornaments.veiled_sheet(canvas, sheet, 8)
        frame = Box(sheet.x + MARGIN, sheet.y + 44, 118, 118)
        words, role = self._teller.words, self._role.id
        portrait(canvas, frame, role, "small")
        title, about = epithet(words, role), role_wants(words, role)
        draw_head(canvas, sheet, frame, frame.right + 28, title, 58, about)
        with canvas.region(sheet.grown(-20)):
            self._table(canvas)
            self._pennants(canvas)
        self.draw_widgets(canvas)

    def _cx(self, reign: int) -> float:
        return self.sheet.x + MARGIN + 470 + 180 * (reign - 1)

    def _table(self, canvas: Canvas) -> None:
        sheet, say = self.sheet, self._teller.words.say
        left, y, w = sheet.x + MARGIN, sheet.y + HEAD, W - 2 * MARGIN
        said = f"{say('table.any')} / {say('table.most')}"
        canvas.text(said, left, y + 22, "italic", 21, "ink_second", middle=True, fit=330)
        for reign in REIGNS:
            box = Box(self._cx(reign) - 80, y + 6, 160, 34)
            now = reign == self._reign
            if now:
                ornaments.tablet(canvas, box, "rubric", radius=4)
            face, colour = ("label", "on_rubric") if now else ("italic", "ink_second")
            name, cy, room = short_reign(self._teller, reign), box.cy - 1, box.w - 8
            canvas.text(name, box.cx, cy, face, 22, colour, "c", middle=True, fit=room)
        y += 48
        for number, row in enumerate(ROWS):
            middle = y + number * ROW + ROW / 2
            if number % 2 == 0:
                ground = Box(left - 8, y + number * ROW, w + 16, ROW)
                ornaments.tablet(canvas, ground, "#B99F6A", radius=3, width=0, opacity=0.2)
            row_sign(canvas, row, left, middle - 16, 32)
            x, name = left + (62 if row in DEATHS else 46), row_name(self._teller, row)
            canvas.text(name, x, middle - 1, "label", 23, "ink", middle=True, fit=300)
            for reign in REIGNS:
                self._figure(canvas, row, self._role.columns[reign], self._cx(reign), middle)

    def _figure(self, canvas: Canvas, row: str, column: Column, cx: float, cy: float) -> None:
        if row in DEATHS:
            each: int = getattr(column, row)
            said = signed(each) if each else "–"
        else:
            worth = column.guild if row == GUILD else column.suits[row]
            parts = [signed(value) if value else "–" for value in (worth.any, worth.most)]
            said = " / ".join(parts) if worth.any or worth.most else "–"
        empty = said == "–"
        colour = "ink_muted" if empty else "rubric" if "−" in said else "ink"
        face = "body" if empty else "figure"
        canvas.text(said, cx, cy - 1, face, 23, colour, "c", middle=True)

    def _pennants(self, canvas: Canvas) -> None:
        """T9.1: what each pennant brings at the end of the game."""
        sheet, words = self.sheet, self._teller.words
        y = sheet.y + HEAD + 48 + len(ROWS) * ROW + 34
        x = sheet.x + MARGIN
        ornaments.line(canvas, x, y - 26, W - 2 * MARGIN, "ink", 1.4)
        said = words.say("table.first.pennants")
        canvas.text(said, x, y, "label", 23, "ink", middle=True, fit=330)
        for place, tally in enumerate(TALLIES):
            cx = self._cx(place + 1)
            worth = self._role.pennant_worth[place]
            row_sign(canvas, tally, cx - 52, y - 16, 32)
            colour = "rubric" if worth < 0 else "ink" if worth else "ink_muted"
            canvas.text(f"×{figure(worth)}", cx - 6, y - 1, "figure", 24, colour, middle=True)
