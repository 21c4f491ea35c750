"""The plate of paper at the upper edge of a table, on which a game writes its banner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, ornaments

RIM: Final = 14.0
OUT_OF_SIGHT: Final = 40.0
"""How far the plate reaches above the canvas."""
CUT: Final = 18.0


def draw_plate(
    canvas: Canvas, box: Box, lines: Sequence[tuple[float, float, float]], under: float = 8.0
) -> None:
    """Draws it with its inner lines, each with its inset, its cut corners and its width."""
    # It reaches down from the window's edge; with wood above the canvas, it is a plate.
    top = -RIM if canvas.scale.window.y < 0 else -OUT_OF_SIGHT
    whole = Box(box.x, top, box.w, box.h - top)
    canvas.shadow(Box(box.x, top, box.w, box.h - under - top), 10, 160, 2, 6)
    ornaments.paper_ground(canvas, whole, 4, _outline(whole, 0, CUT))
    drawn = "".join(
        f'<path d="{_outline(whole, inset, cut)}" fill="none" stroke="{canvas.theme.ink}"'
        f' stroke-width="{width:g}"/>'
        for inset, cut, width in lines
    )
    canvas.shape(drawn, whole)


def _outline(box: Box, inset: float, cut: float) -> str:
    """Its outline, or a line within it: all four corners are cut."""
    level, upright = box.w - 2 * inset - 2 * cut, box.h - 2 - 2 * inset - 2 * cut
    return (
        f"M{inset + cut:g} {inset:g}h{level:g}l{cut:g} {cut:g}v{upright:g}l-{cut:g} {cut:g}"
        f"h-{level:g}l-{cut:g}-{cut:g}v-{upright:g}l{cut:g}-{cut:g}z"
    )
