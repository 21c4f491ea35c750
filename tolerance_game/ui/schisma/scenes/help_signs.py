"""Help: what the signs mean, in petitions and at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.steps import (
    NEAR,
    OWN_LAND,
    PULL,
    Chosen,
    Every,
    Step,
    This,
    Whom,
)
from tolerance_game.games.schisma.rules.verbs import VERBS
from tolerance_game.ui.kit import badges, ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma import signs
from tolerance_game.ui.schisma.cards.faction import faction
from tolerance_game.ui.schisma.cards.petition_strip import draw_step, verb_signs, whom_signs
from tolerance_game.ui.table.sign_column import HEADING, HEIGHT, TOP, sign_meaning, sign_rows
from tolerance_game.words import Words

WIDTH: Final = 476.0
LEFT, MIDDLE, RIGHT = 192.0, 722.0, 1252.0
FACTIONS_HEIGHT: Final = 312.0
DONE_TOP: Final = TOP + FACTIONS_HEIGHT + 24 + HEADING
SIGN: Final = 34.0
VERBS_ROOM: Final = 96.0
WHOM_ROOM: Final = 130.0
TABLE_ROOM: Final = 136.0
WHOM: Final[dict[str, Whom]] = {
    "namesakes": Every(person="cardinal"),
    "faction": Every(faction="noble"),
    "this": This(),
    "others": Chosen(2),
    "own_land": Chosen(place=OWN_LAND),
    "near": Chosen(place=NEAR),
    "up_to": Chosen(2, up_to=True),
    "of_factions": Chosen(factions=("peasant", "knight"), others=False),
    "plus": Chosen(plus_faction="noble"),
}
"""Every way of saying who is meant, by its text."""
TABLE: Final = (
    *("able", "pull", "push", "ghost", "discard", "unknown", "trace", "leaving"),
    *("ends", "place", "pips", "thinks", "advised"),
)


def draw_signs(canvas: Canvas, words: Words) -> None:
    """Three columns: factions and what is done, to whom, and the signs at the table."""
    for name, row in _rows(canvas, words, "factions", FACTIONS, LEFT, TOP, FACTIONS_HEIGHT):
        _faction(canvas, words, name, row)
        _means(canvas, words, "factions", name, row, 92)
    done = {verb.id: verb.example for verb in VERBS}
    rest = TOP + HEIGHT - DONE_TOP
    for name, row in _rows(canvas, words, "done", tuple(done), LEFT, DONE_TOP, rest):
        draw_step(canvas, verb_signs(done[name]), row.x, row.cy - 2, SIGN)
        _means(canvas, words, "done", name, row, VERBS_ROOM)
    for name, row in _rows(canvas, words, "whom", tuple(WHOM), MIDDLE, TOP, HEIGHT):
        tokens = whom_signs(Step(PULL, WHOM[name]), {"cardinal": "cardinal"}, Rulings())
        draw_step(canvas, tokens, row.x, row.cy - 2, SIGN)
        _means(canvas, words, "whom", name, row, WHOM_ROOM)
    for name, row in _rows(canvas, words, "table", TABLE, RIGHT, TOP, HEIGHT):
        _at_the_table(canvas, name, row)
        _means(canvas, words, "table", name, row, TABLE_ROOM)


def _rows(
    canvas: Canvas, words: Words, group: str, names: Sequence[str], x: float, y: float, h: float
) -> Iterator[tuple[str, Box]]:
    title = words.say(f"schisma.table.signs.{group}.title")
    return sign_rows(canvas, title, names, Box(x, y, WIDTH, h))


def _means(canvas: Canvas, words: Words, group: str, name: str, row: Box, indent: float) -> None:
    sign_meaning(canvas, words.say(f"schisma.table.signs.{group}.{name}"), row, indent)


def _faction(canvas: Canvas, words: Words, name: str, row: Box) -> None:
    """The sign and the letter of a faction."""
    faction(canvas, name, row.x, row.cy - 22, 40)
    tablet = Box(row.x + 46, row.cy - 17, 36, 30)
    ornaments.tablet(canvas, tablet, "paper_light", "ink", radius=3, width=1.4)
    letter = words.say(f"cards.faction.{name}")
    canvas.text(letter, tablet.cx, tablet.cy - 1, "figure", 21, "ink", "c", middle=True)


def _at_the_table(canvas: Canvas, name: str, row: Box) -> None:
    """A sign as it looks there, on a piece of the dark board, or of the track."""
    box = Box(row.x, row.cy - 26, 120, 48)
    ground = "paper" if name == "trace" else "panel"
    ornaments.tablet(canvas, box, ground, "edge", radius=5, width=1.6)
    cx, cy = box.cx, box.cy
    card = Box(cx - 28, cy - 17, 56, 34)
    match name:
        case "able":
            _card(canvas, card.grown(-3))
            ornaments.brackets(canvas, card.grown(6), arm=13)
        case "pull":
            signs.shaft(canvas, cx - 20, cy - 21, cy + 22, "target")
            signs.step_number(canvas, cx + 24, cy, 1, "target")
        case "push":
            signs.shaft(canvas, cx - 20, cy + 21, cy - 22, "opposing")
            signs.step_number(canvas, cx + 24, cy, 2, "opposing")
        case "ghost":
            signs.dashed_frame(canvas, card, "target")
        case "discard":
            _card(canvas, card)
            signs.cross(canvas, card, "opposing")
        case "unknown":
            signs.unknown(canvas, Box(cx - 32, cy - 19, 64, 38))
        case "trace":
            signs.dashed_frame(canvas, card.moved(-20, 0), "ink", 2)
            signs.thin_arrow(canvas, cx + 38, cy - 20, cy + 20)
        case "leaving":
            signs.leaving_badge(canvas, cx, cy, down=True)
        case "ends":
            signs.warning_triangle(canvas, Box(cx - 21, cy - 22, 42, 40))
        case "place":
            canvas.icon("hazard-sign", cx, cy, 34, "target")
        case "pips":
            signs.pips(canvas, cx - 51, cy - 15, 2, 3)
        case "thinks":
            canvas.icon("hourglass", cx, cy, 32, "gold")
        case "advised":
            badges.advice(canvas, cx, cy)


def _card(canvas: Canvas, box: Box) -> None:
    ornaments.tablet(canvas, box, "paper", "edge", radius=4, width=1.6)
