"""T2.6: choosing a role, with everything each role scores side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from tolerance_game.games.tolerance.rules.cards import REIGNS, SUITS
from tolerance_game.games.tolerance.rules.moves import TakeRole
from tolerance_game.games.tolerance.rules.roles import Column, Role, Worth
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.ui.kit import Box, Canvas, Context, Spot, ornaments
from tolerance_game.ui.kit.widgets.choice import HEIGHT, Choice
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.sheet.figure import DEATHS
from tolerance_game.ui.tolerance.table.boards import epithet, role_wants
from tolerance_game.words import Teller
from tolerance_game.words.words import figure, signed

from .reckoning_sum import row_sign
from .reckoning_words import short_reign

W: Final = 1560.0
MARGIN: Final = 48.0
HEAD: Final = 212.0
ROW: Final = 74.0
GAP: Final = 8.0
FOOT: Final = 104.0
NAMES: Final = 408.0
MAJORITY: Final = 104.0
SINGLE: Final = 78.0
APART: Final = 18.0
"""Between what the reigns bring, deaths, and what the end of the game brings."""
PENNANTS: Final = (*TALLIES[1:], TALLIES[0])
"""In the order of the role's own sheet."""


class RoleChoice(Page):
    """Covers the table until a role is taken; shows the figures of any reign."""

    opaque = False
    name = "question"

    def __init__(
        self, context: Context, view: View, teller: Teller, choose: Callable[[TakeRole], None]
    ) -> None:
        super().__init__(context)
        self._view = view
        self._teller = teller
        self._choose = choose
        self._moves = tuple(move for move in view.moves if isinstance(move, TakeRole))
        self.reign = view.reign
        h = HEAD + len(self._moves) * (ROW + GAP) + FOOT
        self.box = Box(960 - W / 2, 540 - h / 2, W, h)

    def _place(self, number: int) -> Box:
        box = self.box
        y = box.y + HEAD + number * (ROW + GAP)
        return Box(box.x + MARGIN, y, box.w - 2 * MARGIN, ROW)

    def widgets(self) -> Sequence[Widget]:
        """The reigns."""
        box = self.box
        reigns = tuple((str(reign), short_reign(self._teller, reign)) for reign in REIGNS)
        place = Box(box.right - MARGIN - 560, box.y + 40, 560, HEIGHT)
        return (Choice("reign", place, reigns, str(self.reign), self._show),)

    def _show(self, reign: str) -> None:
        self.reign = int(reign)

    def spots(self) -> Sequence[Spot]:
        """The roles, then the reigns."""
        found, words = [], self._teller.words
        for number, move in enumerate(self._moves):
            box, act = self._place(number), partial(self._choose, move)
            says = f"{epithet(words, move.role)}. {role_wants(words, move.role)}"
            found.append(Spot(f"role/{move.role}", box, act, says, "roles"))
        return [*found, *super().spots()]

    def leave(self) -> None:
        """A role must be taken."""
        if self.menu is not None:
            self.menu()

    def draw(self, canvas: Canvas) -> None:
        """The sheet, its head, a row for each role, and a sentence about the role pointed at."""
        box, say = self.box, self._teller.words.say
        ornaments.veiled_sheet(canvas, box, 5)
        x, y, room = box.x + MARGIN, box.y, box.w - 2 * MARGIN
        title, about = say("table.role.title"), say("table.role.about", seat=self._view.seat)
        with canvas.region(box.grown(-20)):
            canvas.text(title, x, y + 60, "heading", 42, "ink", middle=True, fit=room - 600)
            canvas.text(about, x, y + 108, "italic", 23, "ink_second", middle=True, fit=room - 40)
            self._signs(canvas)
            for number, move in enumerate(self._moves):
                self._row(canvas, move.role, self._place(number))
            lit = (move.role for move in self._moves if self.lit(f"role/{move.role}"))
            wants = (role_wants(self._teller.words, role) for role in lit)
            text, y = next(wants, say("table.role.reign")), box.bottom - FOOT + 16
            canvas.paragraph(text, x, y, room, "italic", 23, "ink_second", "c")
        self.draw_widgets(canvas)

    def _columns(self) -> dict[str, float]:
        """The middle of each column, by its line of the sheet."""
        x = self.box.x + MARGIN + NAMES
        found = {}
        for line in (*SUITS, "guild"):
            found[line] = x + MAJORITY / 2
            x += MAJORITY
        for group in (DEATHS, PENNANTS):
            x += APART
            for line in group:
                found[line] = x + SINGLE / 2
                x += SINGLE
        return found

    def _signs(self, canvas: Canvas) -> None:
        y = self.box.y + HEAD - 34
        words = self._teller.words
        said = f"{words.say('table.any')} / {words.say('table.most')}"
        right = self.box.x + MARGIN + NAMES - 14
        canvas.text(said, right, y, "italic", 21, "ink_second", "r", middle=True, fit=NAMES - 30)
        for line, cx in self._columns().items():
            if line in TALLIES:
                canvas.icon("own-pennant", cx - 15, y, 26, "rubric")
                signs.tally_sign(canvas, line, cx, y - 14, 28, "ink")
            else:
                row_sign(canvas, line, cx - 17, y - 17, 34)

    def _row(self, canvas: Canvas, role: str, box: Box) -> None:
        spot = f"role/{role}"
        place = box.moved(0, 2) if self.pressed == spot else box
        colour = ornaments.button_face(canvas, place, "h" if self.lit(spot) else "n")
        frame = Box(place.x + 10, place.y + 7, 60, 60)
        ornaments.tablet(canvas, frame, "paper_aged", "edge", radius=0, width=2)
        canvas.plate(f"role-{role}-small", frame.grown(-2))
        with canvas.region(place):
            name, x, y = epithet(self._teller.words, role), frame.right + 18, place.cy - 1
            canvas.text(name, x, y, "label", 25, colour, middle=True, fit=place.x + NAMES - 14 - x)
            self._figures(canvas, self._view.options.role_by_id[role], place)
        if self.framed == spot:
            ornaments.outline(canvas, place, width=3, glow=False)

    def _figures(self, canvas: Canvas, role: Role, place: Box) -> None:
        column: Column = role.columns[self.reign]
        worth_of = dict(zip(TALLIES, role.pennant_worth, strict=True))
        for line, cx in self._columns().items():
            if line in SUITS:
                _majority(canvas, column.suits[line], cx, place.cy)
            elif line == "guild":
                _majority(canvas, column.guild, cx, place.cy)
            elif line in TALLIES:
                _single(canvas, worth_of[line], f"×{figure(worth_of[line])}", cx, place.cy)
            else:
                each: int = getattr(column, line)
                _single(canvas, each, signed(each), cx, place.cy)


def _majority(canvas: Canvas, worth: Worth, cx: float, cy: float) -> None:
    """The points for any card of a kind, and for the most."""
    if not worth.any and not worth.most:
        canvas.text("–", cx, cy - 1, "body", 23, "muted", "c", middle=True)
        return
    canvas.text("/", cx, cy - 1, "body", 22, "muted", "c", middle=True)
    for value, x, align in ((worth.any, cx - 8, "r"), (worth.most, cx + 8, "l")):
        said, face = (signed(value), "figure") if value else ("–", "body")
        canvas.text(said, x, cy - 1, face, 23, "strong" if value else "muted", align, middle=True)


def _single(canvas: Canvas, value: int, said: str, cx: float, cy: float) -> None:
    face, colour = ("figure", "strong") if value else ("body", "muted")
    canvas.text(said if value else "–", cx, cy - 1, face, 23, colour, "c", middle=True)
