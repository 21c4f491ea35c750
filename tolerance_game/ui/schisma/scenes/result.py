"""The end of a game: who won and why, the track by turns, and the turn that decided it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tolerance_game.core.occasions import GLAD, PLAIN, VEXED
from tolerance_game.games.schisma.foresight.decision import DecisionSearch
from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.track import SEATS
from tolerance_game.match.series import Series
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.rich import rich, rich_lines
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.pages.faces import WIDE, face_plate
from tolerance_game.ui.schisma.cards.faction import faction
from tolerance_game.ui.schisma.cards.person import draw_person
from tolerance_game.ui.schisma.pope import SIDES, draw_pope
from tolerance_game.ui.schisma.table.aside import ICONS
from tolerance_game.ui.schisma.table.layout import SLOTS, apart
from tolerance_game.ui.table.chronicle import ChronicleLine
from tolerance_game.ui.table.game_room import ScreenActions
from tolerance_game.ui.table.result_page import FOOT, LEFT, WIDTH, ResultPage
from tolerance_game.ui.table.voices import Voices
from tolerance_game.words.cited import in_lines
from tolerance_game.words.teller import Teller

from .finished import FinishedGame, decision_text, groups_of, rival_text, why_text, won_text
from .result_chart import TrackChart, TrackCourse

TOP: Final = 152.0
ROW: Final = 118.0
"""The height of a congregation."""
GAP: Final = 6.0
BESIDE: Final = 452.0
"""The width of what is told beside the chart."""
MAIN: Final = WIDTH - BESIDE - 28
CARD: Final = 204.0
COLUMN: Final = 214.0
LEGEND: Final = 104.0
DECISION: Final = 252.0


class Pitch(NamedTuple):
    """How large the lines of a turn are, and how far apart."""

    size: float
    step: float
    apart: float
    """What is left free below a line, beside what its rows take."""

    def height(self, line: ChronicleLine, rows: int) -> float:
        """How much of the page a line takes."""
        return self.step + 2 * self.apart if line.heads else self.step * rows + self.apart


PITCHES: Final = (Pitch(20, 27, 2), Pitch(19.5, 25, 1), Pitch(19, 23.5, 0.5), Pitch(18, 22, 0))
AT_ONCE: Final = 40
"""How many lines of play are looked at between two frames, for the turn that decided."""


class ResultScene(ResultPage):
    """What is shown when a game of Schisma is over."""

    def __init__(
        self,
        context: Context,
        game: FinishedGame,
        teller: Teller,
        actions: ScreenActions | None = None,
        *,
        bottom: int = 1,
        show_turn: Callable[[int], None] = lambda _number: None,
        series: Series | None = None,
        names: Sequence[str] = (),
        faces: Sequence[str] = (),
        voices: Voices | None = None,
    ) -> None:
        """`bottom` is the side at the lower edge, as at the table; `faces` are of the cast.

        `voices` have heard nothing yet; without them nobody has said anything.
        """
        self._faces = faces
        self.game = game
        self.bottom = bottom
        self._teller = teller
        self._show_turn = show_turn
        self.groups = groups_of(teller, game, voices)
        self.chart = TrackChart(self._course(), _chart_box())
        self.search = DecisionSearch(game.moments)
        won = won_text(teller, game)
        super().__init__(
            context, actions or ScreenActions(), self.chart, won, series=series, names=names
        )

    def _course(self) -> TrackCourse:
        game = self.game
        said = []
        for turn in game.turns:
            group = self.groups[turn.number]
            actions = [one.text for one in group.lines if one.kind.startswith("action")]
            heading = ", ".join(filter(None, (group.title, group.subtitle)))
            said.append(f"{heading}: {', '.join(actions)}" if actions else heading)
        return TrackCourse(
            stays=game.stays,
            seats=[turn.seat for turn in game.turns],
            said=said,
            factions=game.options.catalogue.faction_of,
            words=self._teller.words,
            bottom=self.bottom,
        )

    # Looking for the turn that decided, a little at a time.

    def tick(self, now: float) -> bool:
        """Looks on for the turn that decided. Whether it was found."""
        self.now = now
        if self.search.done or not self.search.advance(AT_ONCE):
            return False
        if self.search.found is not None:
            self.chart.decided = self.search.found.turn
        return True

    def wake_at(self) -> float | None:
        """At once, while it is looked for."""
        return None if self.search.done else self.now

    @property
    def decision(self) -> str:
        """What is said of the turn that decided."""
        say, found = self._teller.words.say, self.search.found
        if not self.search.done:
            return say("schisma.table.result.searching")
        if found is None:
            return say("schisma.table.result.undecided")
        return decision_text(self._teller, self.game, found)

    # Words and spots.

    @property
    def title(self) -> str:
        """The heading of the page."""
        return self._teller.words.say("schisma.table.result.title")

    @property
    def note(self) -> str:
        """S4.1, S4.2: why, and S4.3: what the other side had met as well."""
        return in_lines((why_text(self._teller, self.game), rival_text(self._teller, self.game)))

    @property
    def sign(self) -> str:
        """Laurels, if anybody has won."""
        return "laurels" if self.game.outcome.winners else "cycle"

    @property
    def next_note(self) -> str:
        """S1.3: Rome begins, and whoever sits at Avignon now will sit there."""
        return self._teller.words.say("schisma.table.result.next_begins", seat=0)

    def show_moment(self, number: int) -> None:
        """Looks back at the end of a turn."""
        self._show_turn(number)

    def spots(self) -> Sequence[Spot]:
        """The buttons, the turns of the chart, and the turn that decided."""
        found = [*super().spots()]
        if self.search.found is not None:
            found.append(self._decided().spot)
        return found

    def _decided(self) -> Button:
        found = self.search.found
        assert found is not None
        says = f"{self._heading_of(found.turn)}. {self.decision}"
        box = Box(_beside().x, TOP + 42, BESIDE, DECISION - 42)
        return Button("decided", box, "", partial(self._show_turn, found.turn), says=says)

    def _heading_of(self, number: int) -> str:
        group = self.groups[number]
        return ", ".join(filter(None, (group.title, group.subtitle)))

    # Drawing.

    def draw_table(self, canvas: Canvas) -> None:
        """Draws both congregations, above and below the track."""
        for seat in SEATS:
            self._congregation(canvas, seat)

    def congregation(self, seat: int) -> Box:
        """The place of a congregation."""
        chart = _chart_box()
        y = chart.bottom + GAP if seat == self.bottom else TOP
        return Box(LEFT, y, MAIN, ROW)

    def joined(self, seat: int, number: int) -> Box:
        """The place of a person in a congregation."""
        box, count = self.congregation(seat), len(self.game.turns[-1].congregations[seat])
        x = box.right - SLOTS * COLUMN + number * apart(COLUMN, count)
        return Box(x, box.y + 3, CARD, 112)

    def _congregation(self, canvas: Canvas, seat: int) -> None:
        box, say, game = self.congregation(seat), self._teller.words.say, self.game
        won = seat in game.outcome.winners
        ornaments.tablet(canvas, box, "paper_aged", "line", radius=5, width=1.5, opacity=0.5)
        plate = Box(box.x + 4, box.y + 4, 110, 110)
        mood = GLAD if won else VEXED if game.outcome.winners else PLAIN
        face = face_plate(self._faces[seat], WIDE, mood) if self._faces else ""
        draw_pope(canvas, seat, plate, face)
        x, room = plate.right + 20, box.w - SLOTS * COLUMN - 154
        with canvas.region(Box(x, box.y, room, box.h)):
            title = say("schisma.table.congregation", land=4 * seat)
            canvas.text(title, x, box.y + 8, "name", 31, "ink", fit=room)
            pope = say(f"schisma.table.pope.{SIDES[seat]}")
            said = say("schisma.table.played_by", name=pope, seat=seat)
            canvas.text(said, x, box.y + 46, "italic", 23, "ink_second", fit=room)
            persons = game.turns[-1].congregations[seat]
            count = say("schisma.table.of_three", number=len(persons))
            wide = canvas.text(count, x, box.y + 76, "figure", 26, "rubric" if won else "ink")
            if won:
                canvas.icon("laurels", x + wide + 32, box.y + 92, 38, "#8A6A1E")
        rulings = game.options.rulings
        for number, person in enumerate(persons):
            place = self.joined(seat, number)
            card = game.options.catalogue.by_id[person]
            draw_person(canvas, card, self._teller.words, place.x, place.y, place.w,
                        rulings=rulings)  # fmt: skip
            if (seat, number) in game.deciders:
                ornaments.outline(canvas, place.grown(-3), "gold", width=5, radius=8)

    def draw_more(self, canvas: Canvas) -> None:
        """Draws what is told beside the chart: the turn that decided, and the one pointed at."""
        self._draw_decision(canvas)
        self._draw_turn(canvas)
        self._draw_legend(canvas)

    def _draw_decision(self, canvas: Canvas) -> None:
        say, box = self._teller.words.say, _beside()
        canvas.text(say("schisma.table.result.decided"), box.x, TOP, "heading", 28, fit=BESIDE)
        ground = Box(box.x, TOP + 42, BESIDE, DECISION - 42)
        found, lit = self.search.found, self.lit("decided")
        fill, line = ("paper_light", "rubric") if lit and found else ("paper_aged", "line")
        ornaments.tablet(canvas, ground, fill, line, width=2)
        with canvas.region(ground):
            x, y, room = ground.x + 18, ground.y + 12, ground.w - 36
            if not self.search.done:
                canvas.icon("hourglass", x + 12, y + 14, 24)
                canvas.text(self.decision, x + 34, y, "italic", 22, "ink_second", fit=room - 34)
                return
            if found is not None:
                heading = self._heading_of(found.turn)
                canvas.text(heading, x, y, "label", 23, "rubric", fit=room)
                y += 34
            size = 21.0
            while size > 18 and _height(canvas, self.decision, size, room) > ground.bottom - y - 8:
                size -= 0.5
            canvas.paragraph(self.decision, x, y, room, "body", size, "ink", line=1.18)
        if found is not None and self.framed == "decided":
            ornaments.outline(canvas, ground, width=3, glow=False)

    def _draw_turn(self, canvas: Canvas) -> None:
        """The turn that is pointed at; the last one while nothing is."""
        shown, box = self.shown_moment, _beside()
        number = self.chart.last if shown is None else shown
        group, y = self.groups[number], TOP + DECISION + 16
        box = Box(box.x, y, box.w, box.bottom - LEGEND - 14 - y)
        with canvas.region(box):
            wide = canvas.text(group.title, box.x, y, "heading", 28, "ink")
            canvas.text(group.subtitle, box.x + wide + 16, y + 7, "italic", 22, "ink_second",
                        fit=box.w - wide - 16)  # fmt: skip
            y += 42
            if number == 0:
                said = self._teller.words.say("schisma.table.result.laid")
                y = canvas.paragraph(said, box.x, y, box.w, "body", 21)
            self._draw_lines(canvas, group.lines, box.x, y, box.bottom - 30 - y)
            said = self._teller.words.say("schisma.table.result.point")
            canvas.text(said, box.x, box.bottom - 26, "italic", 19, "ink_second", fit=box.w)

    def _draw_lines(
        self, canvas: Canvas, lines: Sequence[ChronicleLine], x: float, y: float, room: float
    ) -> None:
        """The lines of a turn, as large as they fit; else it says how many more there are."""
        pitch, rows = self._fitted(canvas, lines, room)
        heights = list(map(pitch.height, lines, map(len, rows)))
        shown = len(lines)
        if sum(heights) > room:
            while shown and sum(heights[:shown]) > room - pitch.step:
                shown -= 1
            while shown and lines[shown - 1].heads:
                # A heading does not stand alone.
                shown -= 1
        for line, found in zip(lines[:shown], rows, strict=False):
            y = self._draw_line(canvas, line, found, x, y, pitch)
        if shown < len(lines):
            said = self._teller.words.say("schisma.table.result.more", number=len(lines) - shown)
            canvas.text(said, x + 34, y, "italic", pitch.size, "ink_second", fit=BESIDE - 34)

    def _fitted(
        self, canvas: Canvas, lines: Sequence[ChronicleLine], room: float
    ) -> tuple[Pitch, list[list[str]]]:
        """The largest pitch at which all lines fit, or the smallest; and the rows of each line."""
        *larger, smallest = PITCHES
        for pitch in larger:
            rows = [self._rows(canvas, line, pitch) for line in lines]
            if sum(map(pitch.height, lines, map(len, rows))) <= room:
                return pitch, rows
        return smallest, [self._rows(canvas, line, smallest) for line in lines]

    def _rows(self, canvas: Canvas, line: ChronicleLine, pitch: Pitch) -> list[str]:
        if line.kind == "person":
            name = self._teller.words.named("person", line.card)
            return rich_lines(canvas, f"*{name}* {line.text}", BESIDE - 66, pitch.size)
        return rich_lines(canvas, line.text, BESIDE - 34, pitch.size, "italic")

    def _draw_line(
        self, canvas: Canvas, line: ChronicleLine, rows: Sequence[str], x: float, y: float,
        pitch: Pitch,
    ) -> float:  # fmt: skip
        """Draws a line of the chronicle on paper; gives the y below it."""
        end = y + pitch.height(line, len(rows))
        if line.heads:
            canvas.icon(ICONS[line.kind.removeprefix("action-")], x + 13, y + 15, 26)
            canvas.text(line.text, x + 34, y, "label", pitch.size + 2, "ink", fit=BESIDE - 34)
            return end
        inset, face, colour = 34.0, "italic", "ink_second"
        if line.kind == "person":
            faction(canvas, self._faction(line.card), x + 34, y, pitch.size + 7)
            inset, face, colour = 68.0, "body", "ink"
        for row in rows:
            rich(canvas, row, x + inset, y, pitch.size, colour, face, fit=BESIDE - inset)
            y += pitch.step
        return end

    def _faction(self, person: str) -> str:
        return self.game.options.catalogue.faction_of[person]

    def _draw_legend(self, canvas: Canvas) -> None:
        """Which badge is who."""
        beside = _beside()
        box = Box(beside.x, beside.bottom - LEGEND, beside.w, LEGEND)
        ornaments.line(canvas, box.x, box.y, box.w, "ink_ornament")
        persons = sorted(
            {stay.person for stay in self.game.stays},
            key=lambda person: FACTIONS.index(self._faction(person)),
        )
        with canvas.region(box):
            for place, person in enumerate(persons):
                x, y = box.x + place % 2 * box.w / 2, box.y + 8 + place // 2 * 32
                faction(canvas, self._faction(person), x, y, 28)
                name = self._teller.words.named("person", person)
                canvas.text(name, x + 38, y + 13, "body", 21, "ink", middle=True,
                            fit=box.w / 2 - 44)  # fmt: skip


def _height(canvas: Canvas, text: str, size: float, room: float) -> float:
    step = max(size, canvas.pixels(size) / canvas.scale.s) * 1.18
    return step * len(canvas.wrap(text, "body", size, room))


def _chart_box() -> Box:
    """Between the two congregations."""
    top = TOP + ROW + GAP
    return Box(LEFT, top, MAIN, FOOT.y - 12 - ROW - GAP - top)


def _beside() -> Box:
    """What is told beside the chart."""
    return Box(LEFT + WIDTH - BESIDE, TOP, BESIDE, FOOT.y - 12 - TOP)
