"""The first card over the table: your role, its aims, what to do now, where to find help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import STARTER
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.ui.kit import Box, Canvas, Context, Intent, ornaments
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.rich import in_rows, rich_lines, rich_paragraph
from tolerance_game.ui.kit.widgets.row import in_row
from tolerance_game.ui.pages.page import Widget
from tolerance_game.ui.tolerance.table.boards import epithet
from tolerance_game.words import Teller

from .role_reading import RolePage

W: Final = 1180.0
MARGIN: Final = 52.0
HEAD: Final = 186.0
LABEL: Final = 216.0
SIZE: Final = 25.0
PITCH: Final = 1.24
APART: Final = 16.0
FOOT: Final = 118.0
MOST_SUITS: Final = 3
LINES: Final = ("who", "want", "trick", "now", "help")


class FirstCard(RolePage):
    """Five lines. Any key and any click puts it away."""

    name = "first_card"

    def __init__(
        self,
        context: Context,
        view: View,
        teller: Teller,
        *,
        drawn: bool,
        read_role: Callable[[], None],
        never: Callable[[], None] | None = None,
    ) -> None:
        """`drawn`: the player who chooses the leader was drawn by lot. `never` stops showing the
        card; it is None where the card was asked for.
        """
        role = view.options.role_by_id[view.seats[view.seat].role]
        super().__init__(context, role, teller)
        self._view = view
        self._drawn = drawn
        self._read_role = read_role
        self._never = never

    def lines(self) -> tuple[tuple[str, str], ...]:
        """Its lines, each with a label."""
        say = self._teller.words.say
        return tuple((say(f"table.first.about.{line}"), self._line(line)) for line in LINES)

    def _line(self, line: str) -> str:
        words, view = self._teller.words, self._view
        if line == "who":
            role = epithet(words, self._role.id)
            which = "hidden" if view.options.hidden_roles else "open"
            return words.say(f"table.first.who_{which}", seat=view.seat, name=role)
        if line == "want":
            named = words.joined(self.suits(), "last")
            return words.say("table.first.want", name=named, reign=view.reign)
        if line == "now":
            return self._now()
        if line == "help":
            keys = self.context.bindings
            help_ = first_key(words, keys, Intent.HELP)
            hint = first_key(words, keys, Intent.HINT)
            if not (help_ and hint):
                return words.say("table.first.help_menu")
            return words.say("table.first.help", sign=help_, which=hint)
        return words.say(f"table.first.{line}")

    def _now(self) -> str:
        words, view = self._teller.words, self._view
        if view.phase == STARTER:
            if not view.moves:
                return words.say("table.first.now_wait")
            which = "drawn" if self._drawn else "asked"
            return words.say(f"table.first.now_choose_{which}")
        leads = bool(view.moves) and not view.trick.suit
        return words.say("table.first.now_lead" if leads else "table.first.now_follow")

    def suits(self) -> list[str]:
        """What brings the role most in this reign, the best first."""
        column = self._role.columns[self._view.reign]
        majorities = {**column.suits, GUILD: column.guild}.items()
        worth = {row: one.any + one.most for row, one in majorities if one.any + one.most > 0}
        best = sorted(worth, key=lambda row: -worth[row])[:MOST_SUITS]
        return [self._teller.words.say(f"table.row.{row}") for row in best]

    def intent(self, intent: Intent) -> bool:
        """Whatever is pressed puts it away, but for what walks through its buttons."""
        if intent in (Intent.STEP, Intent.FINISH, Intent.BACK, Intent.HINT):
            self.leave()
            return True
        return super().intent(intent)

    def first_focus(self) -> str | None:
        """Enter begins."""
        return "first/begin"

    def widgets(self) -> Sequence[Widget]:
        """Begin, read the role, and perhaps never again."""
        say, sheet = self._teller.words.say, self.sheet
        wanted = [
            ("first/begin", say("table.first.begin"), "play-button", self.leave),
            ("first/role", say("table.first.role"), "own-pennant", self._read_role),
        ]
        if self._never is not None:
            wanted.append(("first/never", say("table.first.never"), "", self._never))
        place = Box(sheet.x + MARGIN, sheet.bottom - 100, W - 2 * MARGIN, 60)
        begin, *others = in_row(wanted, place)
        return [replace(begin, primary=True), *others]

    @property
    def sheet(self) -> Box:
        """The card in the middle."""
        h = HEAD + sum(self._heights) + FOOT
        return Box(960 - W / 2, 540 - h / 2, W, h)

    @property
    def _heights(self) -> list[float]:
        # About so many letters fit in a line: boxes must not depend on the window.
        room = 84
        return [
            SIZE * PITCH * -(-len(line.replace("*", "")) // room) + APART
            for _about, line in self.lines()
        ]

    def draw(self, canvas: Canvas) -> None:
        """The veil, the sheet, the portrait, the lines."""
        sheet = self.sheet
        ornaments.veiled_sheet(canvas, sheet, 17)
        frame = Box(sheet.x + MARGIN, sheet.y + 42, 118, 118)
        title = self._teller.words.say("table.first.title", seat=self._view.seat)
        self.draw_head(canvas, sheet, frame, frame.right + 30, title, 60)
        y = sheet.y + HEAD
        room = W - 2 * MARGIN - LABEL
        for (label, line), height in zip(self.lines(), self._heights, strict=True):
            with canvas.region(Box(sheet.x + 20, y - 4, W - 40, height + 6)):
                canvas.text(label, sheet.x + MARGIN, y, "label", SIZE, "rubric", fit=LABEL - 16)
                lines = round((height - APART) / (SIZE * PITCH))
                _, size = in_rows(partial(rich_lines, canvas, line, room), lines, SIZE)
                rich_paragraph(canvas, line, sheet.x + MARGIN + LABEL, y, room, size, "ink",
                               line=PITCH, strong_colour="ink")  # fmt: skip
            y += height
        self.draw_widgets(canvas)
