"""The large card beside the table, with its effect in full, the law, and what happens to it now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules.cards import PREVAILING, WILD, Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.verbs import verb_of
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import HEIGHT, Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.words.words import Words

from . import zoom
from .face import draw_card

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
    canvas: Canvas,
    card: Card,
    words: Words,
    x: float,
    y: float,
    *,
    notes: Sequence[str],
    rulings: Rulings | None = None,
    dead: bool = False,
    converted: str = "",
    reign: int = 0,
) -> Box:
    """Draws it from its upper left corner, higher if it would leave the canvas; gives its box.

    `notes` say what happens to the card now, one sentence each; they may be none.
    """
    lines = _lines(canvas, card, words, notes, rulings or Rulings())
    high = sum(after for *_, after in lines) + 2 * PADDING - 8
    whole = zoom.HEIGHT + GAP + high
    y = max(MARGIN, min(y, HEIGHT - MARGIN - whole))
    draw_card(
        canvas,
        card,
        words,
        x,
        y,
        zoom.WIDTH,
        dead=dead,
        converted=converted,
        rulings=rulings,
        reign=reign,
    )
    panel = Box(x, y + zoom.HEIGHT + GAP, zoom.WIDTH, high)
    canvas.covered(panel)
    ornaments.panel(canvas, panel, opacity=1)
    place = panel.y + PADDING - 5
    with canvas.region(panel):
        for text, face, colour, after in lines:
            canvas.text(text, panel.x + PADDING, place, face, SIZE, colour)
            place += after
    return Box(x, y, zoom.WIDTH, whole)


def _lines(
    canvas: Canvas, card: Card, words: Words, notes: Sequence[str], rulings: Rulings
) -> list[tuple[str, str, str, float]]:
    """Every line of the panel: text, face, colour, and how far the next one is below it."""
    law = law_of(card)
    parts = [(card_text(words, card, rulings), "label", "strong")]
    if law:
        cited = words.say("cards.inspector.rules", paragraph=words.joined(law))
        parts.append((cited, "italic", "second"))
    parts += [(note, "body", "gold") for note in notes]
    step = canvas.pixels(SIZE) / canvas.scale.s * 1.22
    lines: list[tuple[str, str, str, float]] = []
    for text, face, colour in parts:
        wrapped = canvas.wrap(text, face, SIZE, zoom.WIDTH - 2 * PADDING)
        lines += [(one, face, colour, step) for one in wrapped]
        lines[-1] = (*lines[-1][:3], step + 8)
    return lines
