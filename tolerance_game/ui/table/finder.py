"""Search in the chronicle, by letters of a card, a name or a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

from tolerance_game.ui.kit import Box
from tolerance_game.ui.kit.rich import plain
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.pen import Pen
from tolerance_game.words import Words

from .chronicle import ChronicleLine, Group

FIELD: Final = "chronicle/field"
LONGEST: Final = 24


class Finder:
    """The search text, and whether it is being edited."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """`changed` is called when the search text changes."""
        self._changed = changed
        self.wanted = ""
        self.open = False
        """Whether the field is shown."""
        self.writing = False
        self._pen = Pen(0)

    @property
    def key(self) -> object:
        """Everything visible of it."""
        return (self.wanted, self.open, self.writing, self._pen)

    def begin(self) -> None:
        """Opens the field for typing."""
        self.open = self.writing = True
        self._pen = Pen.begins(self.wanted)

    def end(self) -> None:
        """Enter: stops typing; an empty search closes."""
        self.writing = False
        self.open = bool(self.wanted)

    def close(self) -> None:
        """Escape, or the cross: everything shows again."""
        self.look_for("")
        self.open = self.writing = False

    def toggle(self) -> None:
        """The glass opens the field, and as a cross closes it."""
        if self.open:
            self.close()
        else:
            self.begin()

    def typed(self, text: str) -> None:
        """Letters were typed."""
        kept = "".join(one for one in text if one.isprintable())
        self._write(*self._pen.written(self.wanted, kept, LONGEST))

    def edited(self, key: str) -> None:
        """Moves in the search text, or deletes letters, by a key."""
        self._write(*self._pen.edited(self.wanted, key))

    def _write(self, text: str, pen: Pen) -> None:
        """Sets the search text and the place in it."""
        if text != self.wanted:
            self.look_for(text)
        self._pen = pen

    def look_for(self, text: str) -> None:
        """Sets the search text."""
        self.wanted = text
        self._changed()

    def field(self, box: Box, words: Words) -> Field:
        """The field in a place."""
        hint, says = words.say("table.log.find_hint"), words.say("table.log.find")
        pen = self._pen if self.writing else None
        acts = (self.look_for, self.begin)
        return Field(FIELD, box, self.wanted, *acts, hint, LONGEST, pen=pen, says=says, size=22)

    # Finding.

    def found(self, groups: Iterable[Group], card_name: Callable[[str], str]) -> list[Group]:
        """The groups with the lines that contain the search text, ignoring accents."""
        wanted = _bare(self.wanted.strip())
        kept = [group.only(lambda line: wanted in _said(line, card_name)) for group in groups]
        return [group for group in kept if group.lines]


def _said(line: ChronicleLine, card_name: Callable[[str], str]) -> str:
    card = card_name(line.card) if line.card else ""
    return _bare(" ".join((card, plain(line.text), *line.full)))


def _bare(text: str) -> str:
    """Small letters without accents: `medici` finds `Médici`."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))
