"""The large card beside the table, with its effect in full, the law, and what happens to it now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules.cards import PREVAILING, WILD, Card
from tolerance_game.games.tolerance.rules.verbs import verb_of
from tolerance_game.ui.kit import Canvas, ornaments
from tolerance_game.ui.kit.box import HEIGHT, Box
from tolerance_game.ui.kit.rich import rich

from .drawings import LARGE
from .face import draw_card
from .printed import Face

WHEN_WILD: Final = "T3.3"
WHEN_PREVAILING: Final = "T4.6"

GAP: Final = 10
PADDING: Final = 18
MARGIN: Final = 16
SIZE: Final = 21


def law_of(card: Card) -> tuple[str, ...]:
    """The paragraphs of the rules that speak of a card, each once and in order."""
    found = {verb_of(step).paragraph for step in card.steps}
    if card.suit == WILD:
        found.add(WHEN_WILD)
    if card.affiliation == PREVAILING:
        found.add(WHEN_PREVAILING)
    return tuple(sorted(found))


def draw_inspector(
    canvas: Canvas, face: Face, x: float, y: float, notes: Sequence[str] = (), mark: str = ""
) -> Box:
    """Draws it from its upper left corner, higher if it would leave the canvas; gives its box.

    Each of the `notes` is a sentence about what happens to the card now; `mark` that of the rules.
    """
    lines = _lines(canvas, face, notes, mark)
    high = sum(after for *_, after in lines) + 2 * PADDING - 8
    whole = LARGE.h + GAP + high
    y = max(MARGIN, min(y, HEIGHT - MARGIN - whole))
    draw_card(canvas, face, x, y, LARGE.w)
    panel = Box(x, y + LARGE.h + GAP, LARGE.w, high)
    canvas.covered(panel)
    ornaments.panel(canvas, panel, opacity=1)
    place = panel.y + PADDING - 5
    with canvas.region(panel):
        for text, font, colour, after in lines:
            if text == mark:
                rich(canvas, text, panel.x + PADDING, place, SIZE, colour, font)
            else:
                canvas.text(text, panel.x + PADDING, place, font, SIZE, colour)
            place += after
    return Box(x, y, LARGE.w, whole)


def _lines(
    canvas: Canvas, face: Face, notes: Sequence[str], mark: str
) -> list[tuple[str, str, str, float]]:
    """Every line of the panel: text, font, colour, and the distance to the next line."""
    parts = [(card_text(face.words, face.card, face.rulings), "label", "strong")]
    parts += [(note, "body", "gold") for note in notes]
    if mark:
        parts.append((mark, "label", "gold"))
    step = canvas.pixels(SIZE) / canvas.scale.s * 1.22
    lines: list[tuple[str, str, str, float]] = []
    for text, font, colour in parts:
        wrapped = canvas.wrap(text, font, SIZE, LARGE.w - 2 * PADDING)
        lines += [(line, font, colour, step) for line in wrapped]
        lines[-1] = (*lines[-1][:3], step + 8)
    return lines
