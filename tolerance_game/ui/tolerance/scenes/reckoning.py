"""The score sheet: it fills itself section by section, and every figure opens its sum."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from tolerance_game.ui.kit import Button, Canvas, Context, Spot, ornaments
from tolerance_game.ui.kit.box import CANVAS, Box
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.widgets.button import evened
from tolerance_game.ui.kit.widgets.rule_mark import SIDE, RuleMark
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END, ORDER, TRICKS
from tolerance_game.words import Teller
from tolerance_game.words.cited import marked_of

from .reckoning_grid import FOOT, Grid
from .reckoning_page import SheetPage
from .reckoning_plan import SheetPen, beats
from .reckoning_sum import Notes, SumScene
from .reckoning_telling import draw_told, mark_told, told_text
from .reckoning_words import numbered_reign


class ReckoningScene(SumScene):
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
        faces: Sequence[str] = (),
    ) -> None:
        """The first `told` steps of the reign's end are not told again; with `steps` each other
        step waits for a key. `awaits` says that the royal execution is still to come,
        `faces` who of the cast has which seat.
        """
        super().__init__(context)
        self._teller = teller
        self._on_done = on_done
        self._open_boards = open_boards
        self._on_written = on_written
        shown = reign or (sheet.reign if sheet.stage != TRICKS else sheet.scored or 1)
        known = sheet.steps.get(shown, [])[:told]
        stage = known[-1].stage if known else TRICKS
        grid, at = Grid(sheet.players, sheet.over), [stage] * sheet.players
        self.page = SheetPage(sheet, teller, shown, grid, at=at, stage=stage)
        self.page.faces = faces
        self.page.live = known[-1].standings if known else None
        self.page.written = {key for key in sheet.figures if END < key[1] < shown}
        self._pen = SheetPen()
        self._steps = steps
        self._awaits = awaits
        self._told = len(known)
        self.more()
        if not animate:
            self._pen.finish(self.now)

    # Writing.

    def more(self) -> None:
        """The sheet has grown: writes what is new after what is being written."""
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
        self._write(self._pen.finish, self.now)

    def _step(self) -> None:
        """Goes on to the next booking."""
        self._write(self._pen.step, self.now)

    def tick(self, now: float) -> bool:
        """Writes what is due."""
        return self._write(self._pen.tick, now)

    def _write(self, by: Callable[[float], bool], now: float) -> bool:
        was = self.writing
        changed = by(now)
        if was and not self.writing and self._on_written is not None:
            self._on_written()
        return changed

    def wake_at(self) -> float | None:
        """When the next figure is due."""
        return self._pen.next_at(self.now)

    # What can be pointed at.

    def spots(self) -> Sequence[Spot]:
        """Every figure that is written, the sections, the reigns and the buttons."""
        if self.writing:
            says = self._teller.words.say("reckoning.go_on")
            whole = Spot("step", CANVAS, self._step, says, focusable=False)
            return [whole, *(button.spot for button in self._buttons()), *self.mark_spots()]
        return [
            *(button.spot for button in self._buttons()),
            *self._stage_spots(),
            *self._reign_spots(),
            *self.figure_spots(self.page.figures(), self.page.sheet, "sheet"),
            *self.opened_spots(),
            *self.mark_spots(),
        ]

    def _stage_spots(self) -> Iterator[Spot]:
        for stage, box in self.page.grid.stages.items():
            says = self._teller.words.say(f"reckoning.stage.{stage}")
            yield Spot(f"stage/{stage}", box, partial(self._note, stage, box), says, "stages")

    def _reign_spots(self) -> Iterator[Spot]:
        for reign in range(1, self.page.sheet.scored + 1):
            if reign != self.page.reign:
                act, says = partial(self._turn, reign), self._teller.words.named("monarch", reign)
                for seat in range(self.page.sheet.players):
                    box = self.page.grid.column(seat, reign)
                    yield Spot(f"reign/{seat}/{reign}", box, act, says, "sheet")

    def _buttons(self) -> list[Button]:
        right = FOOT.right
        if self.writing:
            context, say, icon = self.context, self.context.say, "next-button"
            key = first_key(context.words, context.bindings, Intent.STEP)
            box, label = Box(right - 250, FOOT.y, 250, FOOT.h), say("reckoning.go_on")
            go_on = Button("go_on", box, label, self._step, icon, key, primary=True, size=23)
            box, label = Box(right - 464, FOOT.y, 200, FOOT.h), say("reckoning.all_written")
            return [go_on, Button("finish", box, label, self._finish, "fast-forward-button")]
        label, icon = self._next_label()
        w = 290.0 if len(label) < 26 else 370.0
        box = Box(right - w, FOOT.y, w, FOOT.h)
        found = [Button("next", box, label, self._done, icon, primary=True, size=23)]
        if self._open_boards is not None:
            box = Box(right - w - 180, FOOT.y, 166, FOOT.h)
            label = self._teller.words.say("reckoning.boards_button")
            found.append(Button("boards", box, label, self._boards, "card-pick"))
        return found

    @property
    def _next_reign(self) -> int:
        """The reign that the way on begins; 0 where it leads elsewhere."""
        sheet = self.page.sheet
        # The reign that is being scored, even while another one is shown.
        reign = sheet.scored if sheet.stage == TRICKS and sheet.scored else sheet.reign
        return reign + 1 if reign < 3 and not sheet.over and sheet.booked(reign, "points") else 0

    def _next_label(self) -> tuple[str, str]:
        reign = self._next_reign
        if self.page.sheet.over:
            return self._teller.words.say("reckoning.to_result"), "podium-winner"
        if reign:
            name = numbered_reign(self._teller, reign)
            label = self._teller.words.say("reckoning.next_reign", name=name, reign=reign)
            return label, "play-button"
        return self._teller.words.say("reckoning.back"), ""

    def first_focus(self) -> str | None:
        """The way on."""
        return "go_on" if self.writing else "next"

    # What happens.

    def _done(self) -> None:
        self._pen.finish(self.now)
        self._on_done()

    def _boards(self) -> None:
        self._finish()
        if self._open_boards is not None:
            self._open_boards()

    def _note(self, stage: str, box: Box) -> None:
        sheet, reign, say = self.page.sheet, self.page.reign, self._teller.words.say
        about = {} if stage == "end" else {"reign": reign}
        title = say(f"reckoning.stage_about.{stage}", **about)
        lines = [self._teller.line(event) for event in sheet.notes(reign, stage)]
        if not lines:
            which = "points" if stage in ("points", "end") else "nothing"
            if not sheet.booked(reign, stage) and sheet.stage != stage:
                which = "later"
            lines = [say(f"reckoning.stage_says.{which}")]
        same = isinstance(self.opened, Notes) and self.opened.title == title
        self.opened = None if same else Notes(lines, title, box)

    def _turn(self, reign: int) -> None:
        self.opened = None
        self.page.reign = reign
        self.page.at = [ORDER[-1]] * self.page.sheet.players
        self.page.stage = ""

    @property
    def plays_back(self) -> bool:
        """Whether it is still being written."""
        return self.writing

    def lead_on(self) -> None:
        """Goes on to the next booking."""
        self._step()

    def end_playback(self) -> None:
        """Writes all of it."""
        self._finish()

    def intent(self, intent: Intent) -> bool:
        """Escape first ends the writing, then closes the sum; it never begins the next reign."""
        ends = intent is Intent.CONFIRM and self.framed == "finish"
        if self.writing and (ends or intent is Intent.BACK):
            self._finish()
            return True
        if super().intent(intent):
            return True
        if intent is Intent.BACK and not self._next_reign:
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
        told = self._told_box(buttons)
        said, room = told_text(self.page), told.w
        if said:
            draw_told(canvas, told, said, SIDE if self._told_marks() else 0)
        else:
            hint, x, y = self._teller.words.say("reckoning.hint"), FOOT.x + 6, FOOT.cy - 1
            with canvas.region(FOOT):
                canvas.text(hint, x, y, "italic", 22, "ink_second", middle=True, fit=room)
        for button in evened(buttons):
            button.draw(canvas, self)
        if not self.writing:
            self._mark(canvas)
        self.draw_opened(canvas)
        self.draw_marks(canvas)

    def _told_box(self, buttons: Sequence[Button]) -> Box:
        """The foot of the sheet as far as the buttons."""
        return Box(FOOT.x, FOOT.y, buttons[-1].box.x - FOOT.x - 24, FOOT.h)

    def _told_marks(self) -> Iterator[RuleMark]:
        """The mark of what is being booked, where it is wished."""
        paragraphs = marked_of(told_text(self.page), wished=self.context.settings.play.paragraphs)
        if paragraphs:
            box = self._told_box(self._buttons())
            yield RuleMark("rule/told", box.right - 26, box.cy, paragraphs)

    def rule_marks(self) -> Sequence[RuleMark]:
        """Of the opened sum; else of what is being booked, and of the rows of secret roles."""
        if self.opened is not None or not self.context.settings.play.paragraphs:
            return super().rule_marks()
        return [*self._told_marks(), *self.page.secret_marks()]

    def _mark(self, canvas: Canvas) -> None:
        """A frame around what would open."""
        for spot in self.spots():
            drawn = spot.id.startswith("rule/")
            if drawn or spot.id in ("next", "boards", "sum/ground", "sum/close"):
                continue
            if not self.lit(spot.id):
                continue
            if self.framed == spot.id:
                ornaments.outline(canvas, spot.box.grown(-4), "gold", width=4, radius=8)
            else:
                box = spot.box.grown(-5)
                ornaments.outline(canvas, box, "rubric", width=2, radius=6, glow=False)
