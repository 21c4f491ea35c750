"""The menu over a game that rests meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent
from tolerance_game.ui.kit.key_names import first_key

from .page import Page, Widget

Act = Callable[[], None]
W: Final = 560.0
STEP: Final = 78.0
ROOM: Final = 624.0
"""What all entries have together: under the reading glass the menu is seen whole."""


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """An entry that only the game on the table has."""

    id: str
    text: str
    """The id of its text."""
    icon: str
    act: Act


ENTRIES: Final = (
    ("continue", "play-button"), ("save_as", "scroll-quill"), ("saves", "book-pile"),
    ("options", "settings-knobs"), ("help", "help"), ("again", "cycle"), ("title", "house"),
    ("quit", "exit-door"),
)  # fmt: skip
LEAVING: Final = ("continue", "again", "title", "quit")
"""Before these the menu goes; the others open above it."""


class MenuScene(Page):
    """A column of buttons on a sheet."""

    name = "menu"
    opaque = False

    def __init__(
        self,
        context: Context,
        acts: Mapping[str, Act],
        of_game: Sequence[MenuEntry] = (),
        note: Callable[[], str] = str,
    ) -> None:
        """`acts` are those of ENTRIES that lead somewhere; `of_game` is what only this game offers.

        `note` says the line below the heading, as that every move is saved; empty for none.
        """
        super().__init__(context)
        self._acts = {"continue": lambda: None, **acts}
        self._of_game = of_game
        self._note = note

    def first_focus(self) -> str | None:
        """Enter goes on."""
        return "menu/continue"

    def leave(self) -> None:
        """Back to the game."""
        self.leave_for(self._acts["continue"])

    def intent(self, intent: Intent) -> bool:
        """The key that opened it closes it."""
        if intent is Intent.MENU:
            self.leave()
            return True
        return super().intent(intent)

    def _entries(self) -> list[MenuEntry]:
        """What leads somewhere, with the game's own entries before the help."""
        found: list[MenuEntry] = []
        for name, icon in ENTRIES:
            if name == "help":
                found += [
                    replace(one, act=partial(self.leave_for, one.act)) for one in self._of_game
                ]
            if name in self._acts:
                act = self._acts[name]
                act = partial(self.leave_for, act) if name in LEAVING else act
                found.append(MenuEntry(name, f"scene.menu.{name}", icon, act))
        return found

    @property
    def _step(self) -> float:
        return min(STEP, ROOM / len(self._entries()))

    @property
    def _sheet(self) -> Box:
        h = 192 + len(self._entries()) * self._step
        return Box(960 - W / 2, 540 - h / 2, W, h)

    def widgets(self) -> Sequence[Widget]:
        """One button for each entry."""
        sheet, found = self._sheet, []
        back = first_key(self.context.words, self.context.bindings, Intent.BACK)
        for place, entry in enumerate(self._entries()):
            box = Box(sheet.x + 56, sheet.y + 146 + place * self._step, W - 112, self._step - 14)
            goes_on = entry.id == "continue"
            label = self.context.say(entry.text)
            found.append(
                Button(f"menu/{entry.id}", box, label, entry.act, entry.icon,
                       key=back if goes_on else "", primary=goes_on, size=27, group="menu")
            )  # fmt: skip
        return found

    def draw(self, canvas: Canvas) -> None:
        """The veil, the sheet, the entries."""
        sheet, title = self._sheet, self.context.say("scene.menu.heading")
        self.paper(canvas, sheet, title, 56, top=36, size=72, seed=21)
        if note := self._note():
            with canvas.region(Box(sheet.x + 40, sheet.y + 100, W - 80, 44)):
                canvas.text(note, sheet.cx, sheet.y + 124, "italic", 21, "ink_second", "c",
                            middle=True, fit=W - 90)  # fmt: skip
        self.draw_widgets(canvas)
