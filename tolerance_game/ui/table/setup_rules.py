"""The house rules of set-up: every ruling with its name, what it is about, and its values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from tolerance_game.games import room
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.words import Words

from .setup_draft import SetupDraft

TOP: Final = 178.0
HEIGHT: Final = 740.0
PITCH: Final = 228.0
OWN_H: Final = 136.0
"""What a ruling needs of it."""
COLUMNS: Final = ((78.0, 862.0), (980.0, 862.0))


def cell(place: int, count: int) -> Box:
    """The place of a ruling, one of so many: two columns, read downwards."""
    rows = (count + 1) // 2
    x, w = COLUMNS[place // rows]
    return Box(x, TOP + place % rows * _pitch(rows), w, OWN_H)


def _pitch(rows: int) -> float:
    return min(PITCH, HEIGHT / rows)


def rule_widgets(
    page: Page, game: str, draft: SetupDraft, changed: Callable[[], None]
) -> Sequence[Widget]:
    """A choice for each."""
    words, rulings = page.context.words, room(game, "reading").RULINGS
    found: list[Widget] = []

    def put(name: str, value: str) -> None:
        draft.rule(name, next(one for one in rulings[name] if _spelt(one) == value))
        changed()

    for place, name in enumerate(draft.house_rules):
        box = cell(place, len(draft.house_rules))
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
    changed, count = draft.changed_rulings(), len(draft.house_rules)
    for place, name in enumerate(draft.house_rules):
        box = cell(place, count)
        title = words.say(f"{game}.ruling.{name}.name")
        about = words.say(f"{game}.ruling.{name}.about")
        with canvas.region(Box(box.x, box.y, box.w, box.h - 48)):
            w = canvas.text(title, box.x, box.y + 4, "label", 25, "ink")
            if name in changed:
                canvas.icon("own-lozenge", box.x + w + 18, box.y + 23, 16, "rubric")
                value = _said(words, game, name, draft.usual[name])
                usual = words.say("scene.setup.usually", name=value)
                canvas.text(usual, box.right, box.y + 8, "italic", 21, "rubric", "r",
                            fit=box.w - w - 50)  # fmt: skip
            canvas.text(about, box.x, box.y + 44, "italic", 22, "ink_second", fit=box.w)
        if place % ((count + 1) // 2):
            gap = _pitch((count + 1) // 2) - OWN_H
            ornaments.line(canvas, box.x, box.y + 1 - gap / 2, box.w, "ink_ornament")
