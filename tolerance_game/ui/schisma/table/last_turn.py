"""What the other side did last, in words, where the chronicle does not stand beside the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma import signs
from tolerance_game.ui.schisma.cards.faction import faction

from .lines import lines_within
from .model import TableModel

STEP: Final = 29.0
SMALLEST: Final = 18.0
"""The least size of a line, if it has to be smaller to fit."""
MOST: Final = 9
"""So many lines in all; what comes after them is told by the chronicle."""


class LastLine(NamedTuple):
    """A line: an action, or a person and what came to them."""

    action: str
    person: str
    text: str


def last_lines(model: TableModel) -> list[LastLine]:
    """The last turn of the other side, line by line."""
    seat, actions = model.shown.last_turn
    if seat in (-1, model.me):
        return []
    found: list[LastLine] = []
    for done in actions:
        said = model.words.say(f"schisma.action_name.{done.action}")
        found.append(LastLine(done.action, done.person, said))
        for event in done.events:
            found += _told(model, event)
    return found


def _told(model: TableModel, event: Event) -> list[LastLine]:
    say = model.words.say

    def moved(person: str, to_land: int) -> LastLine:
        # The traces on the track show where from.
        return LastLine("", person, say("schisma.table.last.moved", to_land=to_land))

    match event:
        case told.Moved():
            return [moved(event.person, event.to_land)]
        case told.Swapped():
            return [
                moved(event.person, event.other_land),
                moved(event.other_person, event.land),
            ]
        case told.Joined():
            text = say("schisma.table.last.joins", land=4 * event.seat)
            return [LastLine("", event.person, text)]
        case told.Discarded():
            return [LastLine("", event.person, say("schisma.table.last.goes"))]
        case told.Drawn():
            return [LastLine("", event.person, say("schisma.table.last.comes", land=event.land))]
        case _:
            return []


def last_height(model: TableModel) -> float:
    """The height of the whole part; 0 where there is nothing to tell."""
    lines = min(MOST, len(last_lines(model)))
    return 44 + STEP * lines if lines else 0.0


def draw_last_turn(canvas: Canvas, model: TableModel, box: Box) -> None:
    """The lines, from the top of the box."""
    lines, (seat, _) = last_lines(model)[:MOST], model.shown.last_turn
    if not lines:
        return
    ornaments.line(canvas, box.x, box.y, box.w, "line_strong")
    title = model.words.say("schisma.table.last.title", seat=seat)
    size = lines_within(canvas, title, "figure", 22, box.w, 1).size
    canvas.text(title, box.x, box.y + 8, "figure", size, "gold", fit=box.w)
    y = box.y + 42
    widest = max((_width(canvas, model, line) for line in lines if not line.action), default=0.0)
    # In a small window letters are as large as in any other: they begin further left.
    indent = 60.0 if widest <= box.w - 60 else 32.0
    for line in lines:
        if line.action:
            canvas.icon(signs.ACTION_ICONS[line.action], box.x + 12, y + 14, 23, "body")
            wide = canvas.text(line.text, box.x + 32, y, "label", 20, "strong", fit=box.w - 32)
            if line.action == "petition":
                name = model.words.named("person", line.person)
                canvas.text(name, box.x + 40 + wide, y, "italic", 20, "second",
                            fit=box.w - 40 - wide)  # fmt: skip
        else:
            name = model.words.named("person", line.person)
            x = box.x + indent
            room = box.w - indent
            faction(canvas, model.person(line.person).faction, x - 30, y + 2, 23)
            wide = canvas.text(name, x, y, "label", 19.5, "strong", fit=room * 0.55)
            canvas.text(line.text, x + wide + 6, y, "body", 19.5, "body", fit=room - wide - 6)
        y += STEP


def _width(canvas: Canvas, model: TableModel, line: LastLine) -> float:
    """How wide a line about a person is, in its smallest letters."""
    name = model.words.named("person", line.person)
    return canvas.width(name, "label", SMALLEST) + 6 + canvas.width(line.text, "body", SMALLEST)
