"""The score sheet: it fills itself section by section, and every figure opens its sum."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import CANVAS, Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import DIRECTIONS, Intent
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.tolerance.sheet import Figure, ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END
from tolerance_game.ui.tolerance.sheet.ledger import ORDER, TRICKS
from tolerance_game.words.teller import Teller

from .reckoning_grid import FOOT, Grid, stage_box, stages
from .reckoning_page import SheetPage
from .reckoning_pen import SheetPen
from .reckoning_places import places
from .reckoning_plan import beats
from .reckoning_sum import Notes, OpenSum
from .reckoning_telling import draw_told, mark_told, told_text
from .reckoning_words import numbered_reign, short_reign, spoken

FINISHING: Final = (Intent.FINISH, Intent.BACK)


class ReckoningScene(Scene):
    """All that was scored so far, for one viewer."""

    name = "reckoning"

    def __init__(
        self,
        context: Context,
        sheet: ScoreSheet,
        teller: Teller,
        on_done: Callable[[], None],
        open_boards: Callable[[], None] | None = None,
        *,
        reign: int | None = None,
        animate: bool = True,
        on_written: Callable[[], None] | None = None,
        told: int = 0,
        steps: bool = False,
        awaits: bool = False,
    ) -> None:
        """Of the end of the reign so many steps are `told` already; with `steps` each other one
        waits for a key. `awaits` says that the Monarch is still to execute somebody.
        """
        super().__init__(context)
        self._teller = teller
        self._on_done = on_done
        self._open_boards = open_boards
        self._on_written = on_written
        shown = reign or (sheet.reign if sheet.stage != TRICKS else sheet.scored or 1)
        players = sheet.players
        self.page = SheetPage(
            sheet, teller, shown, Grid(players, sheet.over), at=[TRICKS] * players
        )  # fmt: skip
        self._pen = SheetPen()
        self._steps = steps
        self._awaits = awaits
        self._told = 0
        self._skip(told)
        self.opened: OpenSum | Notes | None = None
        for figure in sheet.figures.values():
            if figure.reign != END and figure.reign < shown:
                self.page.written.add(figure.key)
        self.more()
        if not animate:
            self._pen.finish()

    def _skip(self, told: int) -> None:
        """So much of the end of the reign was told before."""
        page = self.page
        known = page.sheet.steps.get(page.reign, [])[:told]
        self._told = len(known)
        if known:
            page.live, page.stage = known[-1].standings, known[-1].stage
            page.at = [page.stage] * page.sheet.players

    # Writing.

    def more(self) -> None:
        """The sheet has grown: what is new is written after what is being written."""
        page = self.page
        page.grid = Grid(page.sheet.players, page.sheet.over)
        new = beats(page, self.context.sound, self._told, awaits=self._awaits)
        self._told = len(page.sheet.steps.get(page.reign, ()))
        self._awaits = False
        self._pen.set_pace(self.context.settings.pace.animation, steps=self._steps)
        self._pen.add(*new)

    @property
    def writing(self) -> bool:
        """Whether something is still being written."""
        return self._pen.busy

    def _finish(self) -> None:
        if self._pen.finish(self.now):
            self._told_written()

    def _step(self) -> None:
        """To the next thing that is told."""
        if self._pen.step(self.now) and not self._pen.busy:
            self._told_written()

    def _told_written(self) -> None:
        if self._on_written is not None:
            self._on_written()

    def tick(self, now: float) -> bool:
        """The pen goes on."""
        was = self._pen.busy
        changed = self._pen.tick(now)
        if was and not self._pen.busy:
            self._told_written()
        return changed

    def wake_at(self) -> float | None:
        """When the next figure is due."""
        return self._pen.wake_at(self.now)

    # What can be pointed at.

    def spots(self) -> Sequence[Spot]:
        """Every figure that is written, the sections, the reigns and the buttons."""
        if self.writing:
            says = self._teller.words.say("reckoning.go_on")
            whole = Spot("step", CANVAS, self._step, says, focusable=False)
            return [whole, *(button.spot for button in self._buttons())]
        found = [*(button.spot for button in self._buttons()), *self._stage_spots()]
        found += self._reign_spots()
        found += [
            Spot(_id(figure), box, self._opener(figure, box), spoken(self._teller, figure), "sheet")
            for figure, box in self.figures()
        ]
        if self.opened is not None:
            close = self._teller.words.say("reckoning.close")
            found.append(Spot("sum/ground", self.opened.box, focusable=False))
            found.append(Spot("sum/close", self.opened.close, self._close, close, "sum"))
        return found

    def figures(self) -> Iterator[tuple[Figure, Box]]:
        """Every figure that is written, with its place."""
        return places(self.page)

    def _stage_spots(self) -> Iterator[Spot]:
        found = stages(final=self.page.grid.final)
        for place, stage in enumerate(found):
            says = self._teller.words.say(f"reckoning.stage.{stage}")
            box = stage_box(place, len(found))
            yield Spot(f"stage/{stage}", box, self._noter(stage, box), says, "stages")

    def _reign_spots(self) -> Iterator[Spot]:
        for reign in range(1, self.page.sheet.scored + 1):
            if reign != self.page.reign:
                for seat in range(self.page.sheet.players):
                    box = self.page.grid.column(seat, reign)
                    says = self._teller.words.named("monarch", reign)
                    turn = self._turner(reign)
                    yield Spot(f"reign/{seat}/{reign}", box, turn, says, "sheet")

    def _buttons(self) -> list[Button]:
        right = FOOT.right
        if self.writing:
            say, key = self.context.say, first_key(self.context.words, self.context.bindings,
                                                   Intent.STEP)  # fmt: skip
            box = Box(right - 250, FOOT.y, 250, FOOT.h)
            go_on = Button("go_on", box, say("reckoning.go_on"), self._step, "next-button", key,
                           primary=True, size=23)  # fmt: skip
            box = Box(right - 250 - 214, FOOT.y, 200, FOOT.h)
            return [go_on, Button("finish", box, say("reckoning.all_written"), self._finish,
                                  "fast-forward-button")]  # fmt: skip
        label, icon = self._next_label()
        w = 290.0 if len(label) < 26 else 370.0
        box = Box(right - w, FOOT.y, w, FOOT.h)
        found = [Button("next", box, label, self._done, icon, primary=True, size=23)]
        if self._open_boards is not None:
            box = Box(right - w - 180, FOOT.y, 166, FOOT.h)
            label = self._teller.words.say("reckoning.boards_button")
            found.append(Button("boards", box, label, self._boards, "card-pick"))
        return found

    def _next_label(self) -> tuple[str, str]:
        sheet, reign = self.page.sheet, sheet_reign(self.page)
        if sheet.over:
            return self._teller.words.say("reckoning.to_result"), "podium-winner"
        if sheet.booked(reign, "points") and reign < 3:
            name = numbered_reign(self._teller, reign + 1)
            label = self._teller.words.say("reckoning.next_reign", name=name, reign=reign + 1)
            return label, "play-button"
        return self._teller.words.say("reckoning.back"), ""

    def first_focus(self) -> str | None:
        """The way on."""
        return "go_on" if self.writing else "next"

    # What happens.

    def _done(self) -> None:
        self._pen.finish()
        self._on_done()

    def _boards(self) -> None:
        self._finish()
        if self._open_boards is not None:
            self._open_boards()

    def _opener(self, figure: Figure, box: Box) -> Callable[[], None]:
        def opened() -> None:
            same = isinstance(self.opened, OpenSum) and self.opened.figure.key == figure.key
            self.opened = None if same else OpenSum(figure, box, self.page.sheet, self._teller)

        return opened

    def _noter(self, stage: str, box: Box) -> Callable[[], None]:
        def noted() -> None:
            sheet, reign = self.page.sheet, self.page.reign
            title = self._teller.words.say(f"reckoning.stage_about.{stage}", **_reign(stage, reign))
            lines = [self._teller.line(event) for event in sheet.notes(reign, stage)]
            if not lines:
                which = "nothing"
                if stage in ("points", "end"):
                    which = "points"
                if not sheet.booked(reign, stage) and sheet.stage != stage:
                    which = "later"
                lines = [self._teller.words.say(f"reckoning.stage_says.{which}")]
            same = isinstance(self.opened, Notes) and self.opened.title == title
            self.opened = None if same else Notes(lines, title, box)

        return noted

    def _turner(self, reign: int) -> Callable[[], None]:
        def turned() -> None:
            self.opened = None
            self.page.reign = reign
            self.page.at = [ORDER[-1]] * self.page.sheet.players
            self.page.stage = ""

        return turned

    def _close(self) -> None:
        self.opened = None

    def clicked_nowhere(self) -> bool:
        """Beside the sum: it closes."""
        was = self.opened is not None
        self.opened = None
        return was

    def intent(self, intent: Intent) -> bool:
        """Keys first finish the writing, then close the sum."""
        if self.writing and intent not in DIRECTIONS:
            if intent in FINISHING or (intent is Intent.CONFIRM and self.focus == "finish"):
                self._finish()
                return True
            if intent in (Intent.CONFIRM, Intent.STEP):
                self._step()
                return True
            return False
        if intent is Intent.BACK:
            if self.opened is not None:
                self.opened = None
            else:
                self._done()
            return True
        return False

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        """Draws the sheet as far as it is written."""
        canvas.wood()
        self.page.draw(canvas)
        mark_told(canvas, self.page)
        buttons = self._buttons()
        room = buttons[-1].box.x - FOOT.x - 24
        said = told_text(self.page)
        if said:
            draw_told(canvas, Box(FOOT.x, FOOT.y, room, FOOT.h), said)
        else:
            hint = self._teller.words.say("reckoning.hint")
            with canvas.region(FOOT):
                canvas.text(
                    hint, FOOT.x + 6, FOOT.cy - 1, "italic", 22, "ink_second", middle=True, fit=room
                )
        for button in buttons:
            button.draw(canvas, self)
        if not self.writing:
            self._mark(canvas)
        if self.opened is not None:
            self.opened.draw(canvas, lit=self.lit("sum/close"))

    def _mark(self, canvas: Canvas) -> None:
        """A frame around what would open."""
        for spot in self.spots():
            if spot.id in ("next", "boards", "sum/ground", "sum/close") or not self.lit(spot.id):
                continue
            if self.by_keys and self.focus == spot.id:
                ornaments.outline(canvas, spot.box.grown(-4), "gold", width=4, radius=8)
            else:
                ornaments.outline(
                    canvas, spot.box.grown(-5), "rubric", width=2, radius=6, glow=False
                )


def sheet_reign(page: SheetPage) -> int:
    """The reign the game is scoring, whichever one is looked at."""
    sheet = page.sheet
    return sheet.scored if sheet.stage == TRICKS and sheet.scored else sheet.reign


def _id(figure: Figure) -> str:
    if figure.row in (*TALLIES, "loans") and figure.reign != END:
        return f"tally/{figure.seat}/{figure.row}"
    return f"sum/{figure.seat}/{figure.reign}/{figure.row}"


def _reign(stage: str, reign: int) -> dict[str, int]:
    return {} if stage == "end" else {"reign": reign}


__all__ = ["ReckoningScene", "short_reign"]
