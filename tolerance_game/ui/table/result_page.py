"""How a game ended: who won by what, how everyone stands, and the course of the game.

A game with more to tell derives its page and draws a table of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol

from tolerance_game.match import Series
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, Scene, Spot, ornaments
from tolerance_game.ui.kit.widgets.button import evened
from tolerance_game.ui.kit.widgets.rule_mark import SIDE, RuleMark
from tolerance_game.ui.pages.page import begun
from tolerance_game.ui.pages.series_lines import JOINT, series_standing
from tolerance_game.words.cited import marked_of

from .game_room import Act, ScreenActions

SHEET: Final = Box(36, 22, 1848, 1036)
LEFT: Final = 76.0
WIDTH: Final = 1768.0
TOP: Final = 150.0
FOOT: Final = Box(76, 982, 1768, 50)
ROW: Final = 64.0
GOLD: Final = "#8A6A1E"


class ResultLine(NamedTuple):
    """How one seat ended."""

    rank: int
    name: str
    about: str
    """Where the points came from, in the words of the game."""
    total: str
    won: bool


class ResultButton(NamedTuple):
    """A button at the foot."""

    id: str
    label: str
    icon: str
    act: Act


class Chart(Protocol):
    """The course of a game, drawn; each of its moments can be pointed at."""

    def strips(self) -> Iterable[tuple[int, Box]]:
        """For each moment, where it can be pointed at."""

    def said(self, number: int) -> str:
        """A moment in words."""

    def draw(self, canvas: Canvas, shown: int | None) -> None:
        """Draws the course, and the moment that is shown."""


def below(lines: int) -> Box:
    """Where a chart goes below so many lines."""
    top = TOP + ROW * lines + 20
    return Box(LEFT, top, WIDTH, FOOT.y - 12 - top)


class ResultPage(Scene):
    """What is shown when a game is over."""

    name = "result"

    def __init__(
        self,
        context: Context,
        actions: ScreenActions,
        chart: Chart,
        won: str,
        lines: Sequence[ResultLine] = (),
        *,
        series: Series | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """`won` says who won by what; `lines` stand in the order of the ranks, above the chart.
        `series` is that of the game, counted, with the `names` of its seats.
        """
        super().__init__(context)
        self._actions = actions
        self.menu = actions.menu
        self._won = won
        self._lines = tuple(lines)
        self._chart = chart
        self._series = series
        self._names = names

    @property
    def title(self) -> str:
        """The heading of the page."""
        return self.context.say("scene.result.title")

    @property
    def sign(self) -> str:
        """The icon beside the line that says who won."""
        return "laurels"

    @property
    def note(self) -> str:
        """One or two lines below the one that says who won; empty for none."""
        return ""

    def rule_marks(self) -> Sequence[RuleMark]:
        """That of the note, where it is wished."""
        paragraphs = marked_of(self.note, wished=self.context.settings.play.paragraphs)
        mark = RuleMark("rule/note", FOOT.right - 8, SHEET.y + 44, paragraphs)
        return (mark, *super().rule_marks()) if paragraphs else super().rule_marks()

    @property
    def next_note(self) -> str:
        """What there is to know of the next game of the series; empty for nothing."""
        return ""

    def own_buttons(self) -> Sequence[ResultButton]:
        """Buttons of this game alone."""
        return ()

    def show_moment(self, number: int) -> None:
        """A moment of the chart was chosen."""

    def draw_table(self, canvas: Canvas) -> None:
        """Draws how everyone stands: a line for each seat."""
        for place, line in enumerate(self._lines):
            box = Box(LEFT, TOP + place * ROW, WIDTH, ROW)
            if place % 2 == 0:
                ornaments.tablet(canvas, box, "paper_aged", width=0, opacity=0.5)
            x, y = box.x, box.cy - 1
            canvas.text(f"{line.rank}.", x + 40, y, "figure", 28, "rubric", "r", middle=True)
            canvas.text(line.name, x + 70, y, "name", 30, "ink", middle=True, fit=420)
            if line.won:
                canvas.icon("laurels", x + 540, y, 38, GOLD)
            canvas.text(line.about, x + 590, y, "italic", 24, "ink_second", middle=True, fit=1000)
            canvas.text(line.total, box.right - 30, y, "figure", 30, "ink", "r", middle=True)

    def spots(self) -> Sequence[Spot]:
        """The buttons and the moments of the chart."""
        buttons = (button.spot for button in self.buttons())
        return [*buttons, *self.chart_spots(), *self.mark_spots()]

    def chart_spots(self) -> Sequence[Spot]:
        """Each moment of the chart."""
        chart, show = self._chart, self.show_moment
        return [
            Spot(f"chart/{number}", box, partial(show, number), chart.said(number), "chart")
            for number, box in chart.strips()
        ]

    def buttons(self) -> list[Button]:
        """The ways on, from left to right at the foot."""
        say, actions = self.context.say, self._actions
        ways: list[tuple[str, str, Act | None]] = [
            ("again", "backward-time", actions.again),
            ("again_swapped", "cycle", actions.again_swapped),
            ("new", "card-draw", actions.new_game),
            ("next_game", "next-button", self._next_game),
            ("to_title", "exit-door", actions.title),
        ]
        wanted = [
            ResultButton(name, say(f"scene.result.{name}"), icon, act)
            for name, icon, act in ways
            if act is not None
        ]
        place = next(place for place, one in enumerate(wanted) if one.id == "new")
        wanted[place:place] = self.own_buttons()
        found: list[Button] = []
        x = FOOT.right
        for one in reversed(wanted):
            w = 150.0 + 8.5 * len(one.label)
            x -= w
            box = Box(x, FOOT.y, w, FOOT.h)
            first = one.id == self.first_focus()
            found.append(Button(one.id, box, one.label, one.act, one.icon, primary=first, size=22))
            x -= 14
        return found[::-1]

    def first_focus(self) -> str | None:
        """The way on: in a series the next game."""
        return "new" if self._next_game is None else "next_game"

    @property
    def _next_game(self) -> Act | None:
        """What leads to the next game, unless the series is decided."""
        decided = self._series is None or self._series.is_decided
        return None if decided else self._actions.next_game

    def intent(self, intent: Intent) -> bool:
        """Escape leads to the title."""
        if intent is Intent.BACK:
            self._actions.title()
            return True
        return super().intent(intent)

    def draw(self, canvas: Canvas) -> None:
        """Draws the sheet, with its buttons."""
        canvas.wood()
        ornaments.sheet(canvas, SHEET, seed=12, inset=14)
        with canvas.region(SHEET.grown(-14)):
            self._heading(canvas)
            self.draw_table(canvas)
            self._chart.draw(canvas, self.shown_moment)
            self.draw_more(canvas)
        for button in evened(self.buttons()):
            button.draw(canvas, self)
        self.draw_marks(canvas)

    def draw_more(self, canvas: Canvas) -> None:
        """Draws what a game tells beside the chart."""

    @property
    def shown_moment(self) -> int | None:
        """The moment of the chart under pointer or focus."""
        wanted = (self.framed if self.by_keys else self.hover) or ""
        return int(wanted[6:]) if wanted.startswith("chart/") else None

    def _notes(self) -> list[str]:
        """The note of the game, and how its series stands: two lines at most."""
        lines = [line for line in self.note.split("\n") if line]
        series = self._series
        if series is None:
            return lines
        said = series_standing(self.context.words, series, self._names, is_over=True)
        if len(lines) > 1:
            return [lines[0] + JOINT + said, *lines[1:]]
        follows = self.next_note if not series.is_decided else ""
        return [*lines, JOINT.join(filter(None, (said, follows)))]

    def _heading(self, canvas: Canvas) -> None:
        x, y = SHEET.x + 40, SHEET.y + 20
        _x, end = begun(canvas, self.title, x, y, 102, 56, 14)
        x, notes = end + 100, self._notes()
        room = FOOT.right - x - (SIDE if self.rule_marks() else 0)
        cy = y + (50, 34, 20)[len(notes)]
        canvas.icon(self.sign, x - 34, cy, 44, GOLD)
        canvas.text(self._won, x, cy, "name", 31, "ink", middle=True, fit=room)
        for number, note in enumerate(notes):
            below_it = cy + 38 + 29 * number
            canvas.text(note, x, below_it, "italic", 23, "ink_second", middle=True, fit=room)
