"""The frame around the focus of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tolerance_game.ui.kit import Canvas, Spot, ornaments
from tolerance_game.ui.kit.spots import by_id

from .looking import Looking


def draw_focus(
    canvas: Canvas,
    looking: Looking,
    spots: Callable[[], Sequence[Spot]],
    framed: tuple[str, ...],
    apart: float = 0,
) -> None:
    """Frames the focus; `framed` are the prefixes of spots that do not draw it themselves.

    The frame is so far `apart` from the spot, where that has a light of its own around it.
    """
    if looking.framed is not None and looking.framed.startswith(framed):
        spot = by_id(spots(), looking.framed)
        if spot is not None:
            ornaments.outline(canvas, spot.box.grown(apart), width=3, radius=6, glow=False)
