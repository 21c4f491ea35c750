"""The end of a game: the final table, the course of the points, and the moments that decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tolerance_game.games.tolerance.foresight.story import TrickPoints
from tolerance_game.games.tolerance.foresight.turning import TurningPoint
from tolerance_game.games.tolerance.rules.cards import REIGNS
from tolerance_game.games.tolerance.rules.ruleset import HAND
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Spot, ornaments
from tolerance_game.ui.table.game_room import Act, ScreenActions
from tolerance_game.ui.table.points_chart import ChartPart, PointsChart, PointsCourse
from tolerance_game.ui.table.result_page import FOOT, LEFT, WIDTH, ResultButton, ResultPage
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.ui.tolerance.sheet.figure import END
from tolerance_game.ui.tolerance.sheet.result import Result
from tolerance_game.words import Teller, Words

from .reckoning_sum import SumScene, figure_id
from .reckoning_words import short_reign
from .result_table import ResultTable

MOMENTS_W = 560.0
LINE = 22.5


class ResultScene(SumScene, ResultPage):
    """What is shown when a game of Tolerance is over."""

    def __init__(
        self,
        context: Context,
        result: Result,
        teller: Teller,
        actions: ScreenActions | None = None,
        *,
        open_sheet: Act = lambda: None,
        show_trick: Callable[[int, int], None] = lambda *_: None,
        faces: Sequence[str] = (),
    ) -> None:
        """`show_trick` gets reign and trick; `faces` are those of the cast, by seats."""
        self.table = ResultTable(result, teller, faces)
        top = self.table.bottom + 14
        h = FOOT.y - 12 - top
        reason = teller.words.say(f"tolerance.ending.{result.sheet.ending}")
        won = teller.words.say("scene.result.won", seats=result.sheet.winners, name=reason)
        box = Box(LEFT, top, WIDTH - MOMENTS_W - 40, h)
        self.chart = PointsChart(_course_of(result, teller), box)
        super().__init__(context, actions or ScreenActions(), self.chart, won)
        self._result = result
        self._teller = teller
        self._open_sheet = open_sheet
        self._show_trick = show_trick
        self._moments = Box(LEFT + WIDTH - MOMENTS_W, top, MOMENTS_W, h)

    def spots(self) -> Sequence[Spot]:
        """Every figure, every trick of the chart, the moments, the buttons."""
        return [
            *(button.spot for button in self.buttons()),
            *self.figure_spots(self.table.figures(), self._result.sheet, "table"),
            *self.chart_spots(),
            *(button.spot for button in self._moment_buttons()),
            *self.opened_spots(),
            *self.mark_spots(),
        ]

    def own_buttons(self) -> Sequence[ResultButton]:
        """The score sheet."""
        label = self._teller.words.say("reckoning.result.sheet")
        return (ResultButton("sheet", label, "checklist", self._open_sheet),)

    def show_moment(self, number: int) -> None:
        """Looks back at the trick."""
        steps = _steps_of(self._result)
        if 0 < number <= len(steps):
            one = steps[number - 1]
            self._show_trick(one.reign, one.trick or HAND)

    def _moment_buttons(self) -> list[Button]:
        found = []
        for number, moment in enumerate(self._result.moments):
            # What happens in the scoring is seen best on the table of the last trick.
            act = partial(self._show_trick, moment.reign, moment.trick or HAND)
            box, line = self._moment_box(number), self._teller.line(moment.main)
            parts = (f"{self._moment_heading(moment)}.", line, self._verdict(moment))
            says = " ".join(part for part in (*parts, self._why(moment)) if part)
            found.append(Button(f"moment/{number}", box, "", act, says=says))
        return found

    def _moment_box(self, number: int) -> Box:
        box = self._moments
        h = min(136.0, (box.h - 38 - 12) / 3)
        return Box(box.x, box.y + 38 + number * (h + 6), box.w, h)

    def draw(self, canvas: Canvas) -> None:
        """Draws the sheet, and the sum that is opened."""
        super().draw(canvas)
        for figure, box in self.table.figures():
            spot = figure_id(figure)
            if self.lit(spot):
                gold = self.framed == spot
                colour, width = ("gold", 4) if gold else ("rubric", 2)
                ornaments.outline(canvas, box.grown(-4), colour, width=width, radius=6, glow=gold)
        self.draw_opened(canvas)

    def draw_table(self, canvas: Canvas) -> None:
        """Draws the points of each by their source."""
        self.table.draw(canvas)

    def draw_more(self, canvas: Canvas) -> None:
        """Draws the moments that decided."""
        say = self._teller.words.say
        box = self._moments
        canvas.text(say("reckoning.result.moments"), box.x, box.y, "heading", 27, fit=box.w)
        if not self._result.moments:
            text = say("reckoning.result.no_moments")
            canvas.paragraph(text, box.x, box.y + 50, box.w, "italic", 22, "ink_second")
        for button, moment in zip(self._moment_buttons(), self._result.moments, strict=True):
            self._moment(canvas, button.box, moment, lit=self.lit(button.id))
            if self.framed == button.id:
                ornaments.outline(canvas, button.box, width=3, glow=False)

    @property
    def note(self) -> str:
        """T9.2: what decides between equal points."""
        say = self._teller.words.say
        most = self.table.ranking[0].points
        tied = [one for one in self.table.ranking if one.tied and one.points == most]
        if not tied:
            return ""
        sums = [say("reckoning.result.seat_value", seat=one.seat, number=one.piety) for one in tied]
        points, name = tied[0].points, ", ".join(sums)
        return cite(self._teller.words, "reckoning.result.tied", points=points, name=name)

    def _moment_heading(self, moment: TurningPoint) -> str:
        say = self._teller.words.say
        if moment.trick:
            return say("reckoning.result.trick", reign=moment.reign, number=moment.trick)
        return say("reckoning.result.scoring", reign=moment.reign)

    def _verdict(self, moment: TurningPoint) -> str:
        """What would be otherwise without it; empty where it changed no winner by itself."""
        say, winner = self._teller.words.say, self._result.sheet.winners[0]
        if moment.others_win:
            return say("reckoning.result.others_win", seats=moment.others_win)
        return say("reckoning.result.ahead", seat=winner) if moment.ahead else ""

    def _why(self, moment: TurningPoint, most: int = 99) -> str:
        """Where the points came from, or were lost; the greatest few."""
        words = self._teller.words
        lines = [
            words.say("reckoning.result.line", name=_named(words, line.of), change=line.points)
            for line in moment.lines
        ]
        more = ["…"] if len(lines) > most else []
        named = words.joined([*lines[:most], *more])
        return words.say("reckoning.result.why", seat=moment.moved, name=named)

    def _fitting_why(self, canvas: Canvas, moment: TurningPoint, room: float) -> str:
        """As much of it as fits."""
        for most in range(len(moment.lines), 1, -1):
            text = self._why(moment, most)
            if canvas.width(text, "italic", 20) <= room:
                return text
        return self._why(moment, 1)

    def _moment(self, canvas: Canvas, box: Box, moment: TurningPoint, *, lit: bool) -> None:
        ground, line = ("paper_light", "rubric") if lit else ("paper_aged", "line")
        ornaments.tablet(canvas, box, ground, line, width=2)
        with canvas.region(box):
            heading = self._moment_heading(moment)
            swings = ", ".join(
                self._teller.words.say("reckoning.result.gained", seat=seat, change=swing)
                for seat, swing in enumerate(moment.swings)
                if swing
            )
            x, y, right, room = box.x + 18, box.y + 20, box.right - 18, box.w - 36
            left = room - 16 - canvas.text(heading, x, y, "label", 22, middle=True)
            canvas.text(swings, right, y, "label", 21, "rubric", "r", middle=True, fit=left)
            cards = moment.cards[:2]
            # With five players less is left of the sheet, so that the cards are smaller.
            w, top = (42, 44) if box.h > 126 else (36, 37)
            for number, card in enumerate(cards):
                known = self._result.sheet.options.cards[card]
                draw_mini(canvas, known, x + number * (w + 6), box.y + top, w)
            indent = (w + 6) * len(cards) + 8 if cards else 0
            self._told(canvas, moment, Box(x + indent, box.y + 36, room - indent, box.h - 66))
            why, y = self._fitting_why(canvas, moment, room), box.bottom - 19
            canvas.text(why, x, y, "italic", 20, "rubric", middle=True, fit=room)

    def _told(self, canvas: Canvas, moment: TurningPoint, box: Box) -> None:
        """What happened: the main event, and of the others as many as there is room for; below them
        what it decided."""
        verdict, y = self._verdict(moment), box.y
        room = box.h - (LINE if verdict else 0)
        events = [moment.main, *(event for event in moment.effects if event != moment.main)]
        for number, event in enumerate(events):
            lines = canvas.wrap(self._teller.line(event), "body", 20, box.w)
            if number and y + LINE * len(lines) > box.y + room:
                break
            if len(lines) > (most := int(room // LINE)):
                lines = [*lines[: most - 1], _cut(canvas, lines[most - 1], box.w)]
            for line in lines:
                canvas.text(line, box.x, y, "body", 20, "ink" if not number else "ink_second")
                y += LINE
        if verdict:
            canvas.text(verdict, box.x, y, "label", 20, "ink", fit=box.w)


def _cut(canvas: Canvas, line: str, room: float) -> str:
    """A line that goes on where there is no more room."""
    words = line.rstrip(",;").split(" ")
    while len(words) > 1 and canvas.width(" ".join((*words, "…")), "body", 20) > room:
        words.pop()
    return " ".join((*words, "…"))


def _named(words: Words, line: str) -> str:
    """A line of the sheet, in few words."""
    suit = f"tolerance.suit.{line}"
    return words.say(suit if words.has(suit) else f"reckoning.result.short.{line}")


def _steps_of(result: Result) -> list[TrickPoints]:
    """Each trick, and after the last one of a reign its scoring (trick 0), but for the last reign.

    An execution and repaid loans change what the reign brings (T6.1, T6.5); after the last reign
    the end of the game has it.
    """
    found: list[TrickPoints] = []
    for one in result.curve:
        found.append(one)
        if one.trick == HAND and one.reign < REIGNS[-1]:
            found.append(TrickPoints(one.reign, 0, result.reigns[one.reign - 1]))
    return found


def _course_of(result: Result, teller: Teller) -> PointsCourse:
    """The points from start to end; after a trick, as if the game ended with the reign as it is.

    At the ends of its lines stand the signs of the roles: faces would be too small there.
    """
    sheet, say = result.sheet, teller.words.say
    steps = _steps_of(result)
    tricks = [
        say("reckoning.result.trick", reign=one.reign, number=one.trick)
        if one.trick
        else say("reckoning.result.scoring", reign=one.reign)
        for one in steps
    ]
    end = tuple(sheet.points(seat, END) for seat in range(sheet.players))
    points = [(0,) * sheet.players, *(one.points for one in steps), end]
    # Twelve tricks and the scoring.
    each = HAND + 1
    return PointsCourse(
        heading=say("reckoning.result.chart"),
        about=say("reckoning.result.chart_about"),
        unknown=say("reckoning.result.no_chart"),
        seats=[teller.words.seat(seat) for seat in range(sheet.players)],
        points=points if result.curve else (),
        moments=[say("reckoning.result.start"), *tricks, say("reckoning.result.end")],
        parts=[ChartPart(short_reign(teller, n), each * (n - 1), each * n) for n in REIGNS],
        plates=[f"role-{role}-tiny" if role else "" for role in sheet.roles],
    )
