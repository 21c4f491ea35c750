"""A name for a game that is to be saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.core import Reason
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent
from tolerance_game.ui.kit.widgets.field import Field

from .page import Page, Widget

Told = Callable[[Reason | None], None]
"""Takes why something went wrong, or None when it did not."""
Save = Callable[[str, Told], None]
SHEET: Final = Box(530, 330, 860, 372)
LONGEST: Final = 60


class SaveAsScene(Page):
    """A field and two buttons over the menu. Writing has begun when it opens."""

    name = "save_as"
    opaque = False

    def __init__(self, context: Context, proposed: str, save: Save, sealed: bool = False) -> None:
        """`save` answers when the disk has. A glance at a `sealed` file shows no hand."""
        super().__init__(context)
        self._name = proposed[:LONGEST]
        self._save = save
        self._cover = f"scene.saves.cover.{'sealed' if sealed else 'open'}"
        self._problem: Reason | None = None
        self._waits = False

    def entered(self) -> None:
        """Writing begins at once."""
        self.write("save/name", clicked=False)

    def first_focus(self) -> str | None:
        """The field."""
        return "save/name"

    def widgets(self) -> Sequence[Widget]:
        """The field, Save, and Back."""
        say, x, y = self.context.say, SHEET.x + 48, SHEET.bottom - 102
        return [
            Field("save/name", Box(x, SHEET.y + 132, 764, 58), self._name, self._call,
                  lambda: self.write("save/name"), say("scene.saves.name"), LONGEST,
                  pen=self.pen_in("save/name"), size=28),
            Button("save/save", Box(x, y, 480, 62), say("scene.saves.save"), self._keep,
                   "scroll-quill", primary=True, off=not self._name.strip() or self._waits,
                   size=26, group="foot"),
            Button("save/back", Box(x + 504, y, 260, 62), say("scene.cancel"), self.leave,
                   size=26, group="foot"),
        ]  # fmt: skip

    def intent(self, intent: Intent) -> bool:
        """Enter in the field saves; Escape there goes back."""
        acts = {Intent.CONFIRM: self._keep, Intent.BACK: self.leave}
        if self.typing and intent in acts:
            acts[intent]()
            return True
        return super().intent(intent)

    def _call(self, name: str) -> None:
        self._name, self._problem = name, None

    def _keep(self) -> None:
        name = self._name.strip()
        if name and not self._waits:
            self._waits = True
            self._save(name, self._told)

    def _told(self, problem: Reason | None) -> None:
        self._waits, self._problem = False, problem
        if problem is None and self.context.stage.top is self:
            self.leave()

    def draw(self, canvas: Canvas) -> None:
        """The veil, the sheet, and below the field what is to be known about the name."""
        title = self.context.say("scene.saves.save_as")
        self.paper(canvas, SHEET, title, 48, top=34, size=64, seed=23, inset=12)
        room = Box(SHEET.x + 48, SHEET.y + 196, 764, 66)
        if self._problem is not None:
            text: str = self.context.teller.reason(self._problem)
            colour, face = "rubric", "label"
        else:
            text, colour, face = self.context.say(self._cover), "ink_second", "italic"
        with canvas.region(room):
            canvas.paragraph(text, room.x, room.y + 2, room.w, face, 22, colour)
        self.draw_widgets(canvas)
