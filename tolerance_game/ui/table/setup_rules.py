"""The house rules of set-up: every ruling with its name, what it is about, and its values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tolerance_game.games import room
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.words import Words

from .setup_draft import SetupDraft

TOP: Final = 178.0
BOTTOM: Final = 926.0
PITCH: Final = 228.0
OWN_H: Final = 136.0
"""What a ruling takes of it where there is room."""
CLOSE_TOP: Final = 148.0
CLOSE_H: Final = 122.0
"""The same where so many rulings are to be seen that they stand close."""
COLUMNS: Final = ((78.0, 862.0), (980.0, 862.0))


class Rows(NamedTuple):
    """How the rulings of a page stand, in two columns that are read downwards."""

    number: int
    top: float
    pitch: float
    h: float

    def cell(self, place: int) -> Box:
        """The place of a ruling."""
        x, w = COLUMNS[place // self.number]
        return Box(x, self.top + place % self.number * self.pitch, w, self.h)


def rows_of(count: int) -> Rows:
    """The rows for so many rulings."""
    number = (count + 1) // 2
    pitch = min(PITCH, (BOTTOM - TOP) / number)
    if pitch > OWN_H:
        return Rows(number, TOP, pitch, OWN_H)
    return Rows(number, CLOSE_TOP, (BOTTOM - CLOSE_TOP) / number, CLOSE_H)


def rule_widgets(
    page: Page, game: str, draft: SetupDraft, changed: Callable[[], None]
) -> Sequence[Widget]:
    """A choice for each."""
    words, rulings = page.context.words, room(game, "reading").RULINGS
    found: list[Widget] = []

    def put(name: str, value: str) -> None:
        draft.rule(name, next(one for one in rulings[name] if _spelt(one) == value))
        changed()

    rows = rows_of(len(draft.house_rules))
    for place, name in enumerate(draft.house_rules):
        box = rows.cell(place)
        values = tuple((_spelt(value), _said(words, game, name, value)) for value in rulings[name])
        box, now = Box(box.x, box.bottom - 50, box.w, 44), _spelt(draft.rulings[name])
        says = words.say(f"{game}.ruling.{name}.name")
        found.append(Choice(f"rule/{name}", box, values, now, partial(put, name), says=says))
    return found


def _spelt(value: str | bool | int) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _said(words: Words, game: str, name: str, value: str | bool | int) -> str:
    return words.say(f"{game}.ruling.{name}.value.{_spelt(value)}")


def draw_rules(canvas: Canvas, words: Words, game: str, draft: SetupDraft) -> None:
    """Names and explanations; what is changed has a mark, and says what is usual."""
    changed, rows = draft.changed_rulings(), rows_of(len(draft.house_rules))
    for place, name in enumerate(draft.house_rules):
        box = rows.cell(place)
        closer = OWN_H - box.h
        title = words.say(f"{game}.ruling.{name}.name")
        about = words.say(f"{game}.ruling.{name}.about")
        with canvas.region(Box(box.x, box.y, box.w, box.h - 48)):
            w = canvas.text(title, box.x, box.y + 4 - closer / 3, "label", 25, "ink")
            if name in changed:
                canvas.icon("own-lozenge", box.x + w + 18, box.y + 23 - closer / 3, 16, "rubric")
                value = _said(words, game, name, draft.usual[name])
                usual = words.say("scene.setup.usually", name=value)
                canvas.text(usual, box.right, box.y + 8 - closer / 3, "italic", 21, "rubric", "r",
                            fit=box.w - w - 50)  # fmt: skip
            y = box.y + 44 - closer / 2
            canvas.text(about, box.x, y, "italic", 22, "ink_second", fit=box.w)
        if place % rows.number:
            gap = rows.pitch - rows.h
            ornaments.line(canvas, box.x, box.y + 1 - gap / 2, box.w, "ink_ornament")
