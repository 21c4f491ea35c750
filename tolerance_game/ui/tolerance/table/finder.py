"""Looking for something in the chronicle: a few letters of a card, a name, a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.rich import plain
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.pen import Pen

from .chronicle import ChronicleLine, Group

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene

LONGEST: Final = 24


class Finder:
    """What is looked for, and whether it is being written."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.wanted = ""
        self.open = False
        """Whether the field is there."""
        self.writing = False
        self._pen = Pen(0)

    @property
    def key(self) -> object:
        """All that shows of it."""
        return (self.wanted, self.open, self.writing, self._pen)

    def begin(self) -> None:
        """Opens the field and writes in it."""
        self.open = self.writing = True
        self._pen = Pen.begins(self.wanted)

    def end(self) -> None:
        """Enter: what was written holds; nothing written is nothing looked for."""
        self.writing = False
        self.open = bool(self.wanted)

    def close(self) -> None:
        """Escape, or the cross: everything shows again."""
        self.look_for("")
        self.open = self.writing = False

    def toggle(self) -> None:
        """The glass opens the field; as a cross it takes it away."""
        if self.open:
            self.close()
        else:
            self.begin()

    def write(self, text: str, pen: Pen) -> None:
        """Other letters, or another place among them."""
        if text != self.wanted:
            self.look_for(text)
        self._pen = pen

    def look_for(self, text: str) -> None:
        """Other letters are looked for."""
        self.wanted, self._scene.scroll = text, 0

    def field(self, box: Box) -> Field:
        """The field in a place."""
        words = self._scene.words
        return Field(
            "chronicle/field",
            box,
            self.wanted,
            self.look_for,
            self.begin,
            hint=words.say("table.log.find_hint"),
            most=LONGEST,
            pen=self._pen if self.writing else None,
            says=words.say("table.log.find"),
            size=22,
        )

    # Finding.

    def found(self, groups: Iterable[Group]) -> list[Group]:
        """The groups with the lines in which the letters stand, whatever their accents."""
        wanted = _bare(self.wanted.strip())
        kept = []
        for group in groups:
            lines = [line for line in group.lines if wanted in self._said(line)]
            if lines:
                kept.append(Group(group.title, group.subtitle, lines, group.reign, group.trick))
        return kept

    def _said(self, line: ChronicleLine) -> str:
        card = self._scene.words.card(line.card) if line.card else ""
        return _bare(" ".join((card, plain(line.text), *line.full)))


def _bare(text: str) -> str:
    """Small letters without accents: `medici` finds `Médici`."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))
