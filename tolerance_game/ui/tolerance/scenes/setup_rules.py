"""The house rules of set-up: every ruling with its name, what it is about, and its values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from tolerance_game.games.tolerance.rules.ruleset import VALUES
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.words import Words

from .setup_draft import ToleranceDraft

HERE: Final = tuple(name for name in VALUES if name != "first_chooser")
"""Who chooses first is asked on the page itself."""
TOP: Final = 178.0
PITCH: Final = 148.0
COLUMNS: Final = ((78.0, 862.0), (980.0, 862.0))


def cell(place: int) -> Box:
    """The place of a ruling: two columns, read downwards."""
    rows = (len(HERE) + 1) // 2
    x, w = COLUMNS[place // rows]
    return Box(x, TOP + place % rows * PITCH, w, PITCH - 12)


def rule_widgets(
    page: Page, draft: ToleranceDraft, changed: Callable[[], None]
) -> Sequence[Widget]:
    """A choice for each."""
    words = page.context.words
    found: list[Widget] = []

    def put(name: str, value: str) -> None:
        draft.rule(name, next(one for one in VALUES[name] if _spelt(one) == value))
        changed()

    for place, name in enumerate(HERE):
        box = cell(place)
        values = tuple(
            (_spelt(value), words.say(f"tolerance.ruling.{name}.value.{_spelt(value)}"))
            for value in VALUES[name]
        )
        box, now = Box(box.x, box.bottom - 50, box.w, 44), _spelt(draft.rulings[name])
        says = words.say(f"tolerance.ruling.{name}.name")
        found.append(Choice(f"rule/{name}", box, values, now, partial(put, name), says=says))
    return found


def _spelt(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def draw_rules(canvas: Canvas, words: Words, draft: ToleranceDraft) -> None:
    """Names and explanations."""
    changed = draft.changed_rulings()
    for place, name in enumerate(HERE):
        box = cell(place)
        title = words.say(f"tolerance.ruling.{name}.name")
        about = words.say(f"tolerance.ruling.{name}.about")
        with canvas.region(Box(box.x, box.y, box.w, box.h - 48)):
            w = canvas.text(title, box.x, box.y + 4, "label", 25, "ink")
            if name in changed:
                canvas.icon("own-lozenge", box.x + w + 18, box.y + 23, 16, "rubric")
            canvas.text(about, box.x, box.y + 44, "italic", 22, "ink_second", fit=box.w)
        if place % ((len(HERE) + 1) // 2):
            ornaments.line(canvas, box.x, box.y - 5, box.w, "ink_ornament")
