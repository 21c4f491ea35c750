"""Looking for something in the chronicle: a few letters of a card, a name, a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.rich import plain
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.pen import Pen
from tolerance_game.words import Words

from .chronicle import ChronicleLine, Group

LONGEST: Final = 24


class Finder:
    """What is looked for, and whether it is being written."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """`changed` is called when something else is looked for."""
        self._changed = changed
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

    def typed(self, text: str) -> None:
        """Letters were typed."""
        kept = "".join(one for one in text if one.isprintable())
        self._write(*self._pen.written(self.wanted, kept, LONGEST))

    def edited(self, key: str) -> None:
        """A key that moves in what is looked for, or takes letters away."""
        self._write(*self._pen.edited(self.wanted, key))

    def _write(self, text: str, pen: Pen) -> None:
        """Other letters, or another place among them."""
        if text != self.wanted:
            self.look_for(text)
        self._pen = pen

    def look_for(self, text: str) -> None:
        """Other letters are looked for."""
        self.wanted = text
        self._changed()

    def field(self, box: Box, words: Words) -> Field:
        """The field in a place."""
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

    def found(self, groups: Iterable[Group], card_name: Callable[[str], str]) -> list[Group]:
        """The groups with the lines in which the letters stand, whatever their accents."""
        wanted = _bare(self.wanted.strip())
        kept = []
        for group in groups:
            lines = [line for line in group.lines if wanted in _said(line, card_name)]
            if lines:
                kept.append(Group(group.title, group.subtitle, lines))
        return kept


def _said(line: ChronicleLine, card_name: Callable[[str], str]) -> str:
    card = card_name(line.card) if line.card else ""
    return _bare(" ".join((card, plain(line.text), *line.full)))


def _bare(text: str) -> str:
    """Small letters without accents: `medici` finds `Médici`."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))
