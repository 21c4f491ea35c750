"""A person as the table of one model shows them: by its rulings, and as its side sees them."""

from __future__ import annotations

from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma.cards.person import draw_person

from .model import TableModel


def draw_shown(
    canvas: Canvas,
    model: TableModel,
    person: str,
    x: float,
    y: float,
    w: float,
    *,
    dim: bool = False,
    ghost: bool = False,
) -> None:
    """Draws a person with the upper left corner at a place."""
    draw_person(
        canvas, model.person(person), model.words, x, y, w, dim=dim, ghost=ghost,
        rulings=model.view.options.rulings, turned=model.turned,
    )  # fmt: skip
