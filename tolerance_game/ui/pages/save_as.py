"""A name for a game that is to be saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.core import Reason
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, ornaments
from tolerance_game.ui.kit.widgets.field import Field

from .page import Page, Widget, heading

Told = Callable[[Reason | None], None]
"""Takes why something went wrong, or None when it did not."""
SHEET: Final = Box(530, 330, 860, 372)
LONGEST: Final = 60


class SaveAsScene(Page):
    """A field and two buttons over the menu. Writing has begun when it opens."""

    name = "save_as"
    opaque = False

    def __init__(
        self, context: Context, proposed: str, save: Callable[[str, Told], None],
        taken: Callable[[str], bool] = lambda _name: False, *, sealed: bool = False,
    ) -> None:  # fmt: skip
        """`save` answers when the disk has; `taken` says whether a save has this name already.

        `sealed` is whether a glance at the file will show no hand.
        """
        super().__init__(context)
        self._name = proposed[:LONGEST]
        self._save = save
        self._taken = taken
        self._sealed = sealed
        self._problem: Reason | None = None
        self._waits = False

    def entered(self) -> None:
        """One can write at once."""
        self.write("save/name", clicked=False)

    def first_focus(self) -> str | None:
        """The field."""
        return "save/name"

    def widgets(self) -> Sequence[Widget]:
        """The field, Save, and Back."""
        say, sheet = self.context.say, SHEET
        return [
            Field("save/name", Box(sheet.x + 48, sheet.y + 132, 764, 58), self._name, self._call,
                  lambda: self.write("save/name"), say("scene.saves.name"), LONGEST,
                  pen=self.pen_in("save/name"), size=28),
            Button("save/save", Box(sheet.x + 48, sheet.bottom - 102, 480, 62),
                   say("scene.saves.save"), self._keep, "scroll-quill", primary=True,
                   off=not self._name.strip() or self._waits, size=26, group="foot"),
            Button("save/back", Box(sheet.x + 552, sheet.bottom - 102, 260, 62),
                   say("scene.cancel"), self.leave, size=26, group="foot"),
        ]  # fmt: skip

    def intent(self, intent: Intent) -> bool:
        """Enter in the field saves; Escape there goes back."""
        if self.typing and intent is Intent.CONFIRM:
            self._keep()
            return True
        if self.typing and intent is Intent.BACK:
            self.leave()
            return True
        return super().intent(intent)

    def _call(self, name: str) -> None:
        self._name, self._problem = name, None

    def _keep(self) -> None:
        name = self._name.strip()
        if not name or self._waits:
            return
        self._waits = True
        self._save(name, self._told)

    def _told(self, problem: Reason | None) -> None:
        self._waits = False
        self._problem = problem
        stage = self.context.stage
        stage.dirty = True
        if problem is None and stage.top is self:
            stage.pop()

    def draw(self, canvas: Canvas) -> None:
        """The veil, the sheet, and below the field what is to be known about the name."""
        ornaments.veil(canvas)
        canvas.covered(SHEET)
        ornaments.sheet(canvas, SHEET, seed=23, inset=12)
        say = self.context.say
        heading(canvas, say("scene.saves.save_as"), SHEET.x + 48, SHEET.y + 34, 764, 64)
        room = Box(SHEET.x + 48, SHEET.y + 196, 764, 66)
        text, colour, face = "", "ink_second", "italic"
        if self._problem is not None:
            text, colour, face = self.context.teller.reason(self._problem), "rubric", "label"
        elif self._taken(self._name.strip()):
            text = say("scene.saves.taken")
        else:
            text = say(f"scene.saves.cover.{'sealed' if self._sealed else 'open'}")
        with canvas.region(room):
            canvas.paragraph(text, room.x, room.y + 2, room.w, face, 22, colour)
        self.draw_widgets(canvas)
