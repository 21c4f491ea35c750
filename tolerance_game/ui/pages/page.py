"""A page of paper with widgets: what set-up, options and lists have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, Scene, Spot, ornaments
from tolerance_game.ui.kit.widgets.button import evened
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.pen import Pen
from tolerance_game.ui.kit.widgets.slider import Slider
from tolerance_game.ui.kit.widgets.stepper import Stepper
from tolerance_game.ui.kit.widgets.switch import Switch

Widget = Button | Choice | Field | Slider | Stepper | Switch

ENDING = (Intent.CONFIRM, Intent.BACK, Intent.NEXT, Intent.PREVIOUS, Intent.UP, Intent.DOWN)
"""What ends the writing in a field."""


class Page(Scene):
    """Operates its widgets by mouse and keys; subclasses make the widgets anew each time."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._field: str | None = None
        """The field that is being written."""
        self._before = ""
        self._pen = Pen(0)

    def widgets(self) -> Sequence[Widget]:
        """The widgets on the page now, in reading order."""
        return ()

    def leave(self) -> None:
        """Goes back to the scene below."""
        self.context.stage.pop()

    def leave_for(self, act: Callable[[], None]) -> None:
        """Goes back to the scene below, then acts."""
        self.context.stage.pop()
        act()

    def back_button(self, x: float, y: float = 958, group: str = "foot") -> Button:
        """The button that leaves the page."""
        box, label = Box(x, y, 220, 60), self.context.say("scene.back")
        return Button(f"{self.name}/back", box, label, self.leave, size=24, group=group)

    def spots(self) -> Sequence[Spot]:
        """Those of all widgets, and of the marks of the rules."""
        found: list[Spot] = []
        for widget in self.widgets():
            found += [widget.spot] if isinstance(widget, Button) else widget.spots()
        return found + self.mark_spots()

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draws them all, and the marks of the rules."""
        widgets = self.widgets()
        rows = {one.id: one for one in evened([one for one in widgets if isinstance(one, Button)])}
        for widget in widgets:
            (rows[widget.id] if isinstance(widget, Button) else widget).draw(canvas, self)
        self.draw_marks(canvas)

    def paper(
        self, canvas: Canvas, sheet: Box, title: str, margin: float = 42, *,
        top: float = 32, size: float = 80, seed: int = 12, inset: float = 14,
    ) -> None:  # fmt: skip
        """The table or a veil, the sheet on it, and its heading with an initial."""
        if self.opaque:
            canvas.wood()
            canvas.covered(canvas.scale.window)
        else:
            ornaments.veil(canvas)
        canvas.covered(sheet)
        ornaments.sheet(canvas, sheet, seed=seed, inset=inset)
        heading(canvas, title, sheet.x + margin, sheet.y + top, sheet.w - 2 * margin, size)

    def intent(self, intent: Intent) -> bool:
        """Writing, sliding, stepping, and going back."""
        if self.typing and intent in ENDING:
            self._end_writing(intent)
            return intent in (Intent.CONFIRM, Intent.BACK)
        if intent in (Intent.LEFT, Intent.RIGHT) and self.by_keys:
            by = 1 if intent is Intent.RIGHT else -1
            for widget in self.widgets():
                if isinstance(widget, Slider) and widget.id == self.focus:
                    widget.set(widget.value + widget.step * by)
                    return True
                if isinstance(widget, Stepper) and widget.id == self.focus:
                    widget.step(by)
                    return True
        if intent is Intent.BACK:
            self.leave()
            return True
        return super().intent(intent)

    def hovered(self, spot: Spot | None) -> None:
        """A drag along a rail."""
        if spot is None or not self.pressed:
            return
        for widget in self.widgets():
            if isinstance(widget, Slider) and self.pressed.startswith(widget.id):
                widget.dragged(spot.id)

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel over a stepper: up is more."""
        for widget in self.widgets():
            if by and isinstance(widget, Stepper) and widget.box.holds(x, y):
                widget.step(1 if by > 0 else -1)
                return True
        return False

    @property
    def typing(self) -> bool:
        """Whether a field is being written: it ends when something else is chosen."""
        return self._field is not None and self._field == self.focus

    def write(self, field: str, *, clicked: bool = True) -> None:
        """Begins to write in a field: by mouse where it was clicked, else on all of it."""
        goes_on = self.pen_in(field) is not None
        self._field = self.focus = field
        found, stage = self._writing(), self.context.stage
        value = found.value if found else ""
        self._before = self._before if goes_on else value
        self._pen = Pen.begins(value)
        if clicked and found and value and stage.pointer and not self.by_keys:
            x, y = stage.scale.logical(*stage.pointer)
            if found.box.holds(x, y):
                rehearsal = Canvas(Surface((1, 1)), stage.scale, self.context.theme)
                self._pen = found.pen_at(rehearsal, x)

    def pen_in(self, field: str) -> Pen | None:
        """Where this one is being written; None while it is not."""
        return self._pen if self.typing and self._field == field else None

    def _writing(self) -> Field | None:
        fields = (widget for widget in self.widgets() if isinstance(widget, Field))
        return next((field for field in fields if field.id == self._field), None)

    def _end_writing(self, intent: Intent) -> None:
        field = self._writing()
        if field and intent is Intent.BACK:
            field.change(self._before)
        self._field = None

    def typed(self, text: str) -> None:
        """Letters for the field."""
        field = self._writing()
        if field:
            self._put(field, *field.written(text))

    def edited(self, key: str) -> None:
        """A key that moves in the field, or takes letters away."""
        field = self._writing()
        if field:
            self._put(field, *field.edited(key))

    def _put(self, field: Field, text: str, pen: Pen) -> None:
        if text != field.value:
            field.change(text)
        self._pen = pen


def heading(
    canvas: Canvas, title: str, x: float, y: float, room: float, size: float = 80,
    *, named: bool = False,
) -> None:  # fmt: skip
    """The heading of a page; `named` when it begins with the name of a person."""
    with canvas.region(Box(x - 6, y - 12, room + 12, size * 1.3)):
        down = size * (0.28 if has_initial(canvas, title) and not named else 0.26)
        begun(canvas, title, x, y - size * 0.06, size, size * 0.54, down, named=named)


def has_initial(canvas: Canvas, text: str) -> bool:
    """Whether the first letter may be an initial: plain faces have none."""
    return text[:1].upper() in INITIALS and not canvas.theme.plain_faces


def begun(
    canvas: Canvas, title: str, x: float, y: float, size: float, rest: float, down: float,
    *, named: bool = False,
) -> tuple[float, float]:  # fmt: skip
    """A heading: its first letter an initial as in old print, the rest in small capitals below y.

    Other letters are small capitals like the rest; so is the first one of a name (`named`), which
    is to be read in one. Gives where text below begins, and where the heading ends.
    """
    first, others, below = title[:1], title[1:], y + down
    if has_initial(canvas, title) and not named:
        x += canvas.text(first.upper(), x, y, "initial", size, "rubric", worn=True) + 6
        return x, x + canvas.text(others, x, below, "heading", rest, "ink", worn=True)
    w = canvas.text(first, x, below, "heading", rest, "rubric", worn=True)
    return x, x + w + canvas.text(others, x + w, below, "heading", rest, "ink", worn=True)


INITIALS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ")
"""The letters that the face of initials has."""
