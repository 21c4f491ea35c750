"""A message, or a question with a few answers, over the current scene.

Enter never does harm: where an answer destroys something, another one has the first focus.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, Context
from tolerance_game.ui.kit.rich import rich_paragraph
from tolerance_game.ui.kit.widgets.row import in_row

from .page import Page, Widget

W: Final = 860.0
LETTERS: Final = 68
"""Roughly how many letters fit in one line."""
LINE: Final = 31.0


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """One button of a dialog. Before its act the dialog goes."""

    label: str
    act: Callable[[], None] = lambda: None
    icon: str = ""
    harms: bool = False
    """Whether something is lost by it."""


class Dialog(Page):
    """A sheet in the middle; Escape is the last answer."""

    name = "dialog"
    opaque = False

    def __init__(
        self, context: Context, title: str, text: str, answers: Sequence[DialogAnswer] = ()
    ) -> None:
        """`text` may have signs in it, as in `ui/rich`. Without answers it is a message."""
        super().__init__(context)
        self._title = title
        self._text = text
        self._answers = tuple(answers) or (DialogAnswer(context.say("scene.ok")),)

    def first_focus(self) -> str | None:
        """The first answer that does no harm."""
        place = next((n for n, one in enumerate(self._answers) if not one.harms), 0)
        return f"dialog/{place}"

    def leave(self) -> None:
        """Escape: the last answer that does no harm, else nothing happens at all."""
        harmless = [one for one in self._answers if not one.harms]
        self.leave_for((harmless or [DialogAnswer("")])[-1].act)

    @property
    def _sheet(self) -> Box:
        lines = sum(1 + len(part) // LETTERS for part in self._text.split("\n"))
        h = 236 + lines * LINE
        return Box(960 - W / 2, 500 - h / 2, W, h)

    def widgets(self) -> Sequence[Widget]:
        """The answers side by side."""
        sheet = self._sheet
        place = Box(sheet.x + 48, sheet.bottom - 102, W - 96, 62)
        first = self.first_focus()
        wanted = [
            (f"dialog/{n}", one.label, one.icon, partial(self.leave_for, one.act))
            for n, one in enumerate(self._answers)
        ]
        buttons = in_row(wanted, place, size=25)
        return [replace(button, primary=button.id == first) for button in buttons]

    def draw(self, canvas: Canvas) -> None:
        """The veil, the sheet, the words."""
        sheet = self._sheet
        self.paper(canvas, sheet, self._title, 48, top=34, size=64, seed=17, inset=12)
        with canvas.region(Box(sheet.x + 40, sheet.y + 104, W - 80, sheet.h - 210)):
            rich_paragraph(canvas, self._text, sheet.x + 48, sheet.y + 112, W - 96, 25, "ink")
        self.draw_widgets(canvas)
