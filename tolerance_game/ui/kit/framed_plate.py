"""A woodcut in its frame, as pictures stand on paper."""

from __future__ import annotations

from typing import Final

from .box import Box
from .canvas import Canvas

LARGE: Final = 460.0
"""So wide a picture carries the full frame of a print: ink, bare paper and a hairline."""
SMALL: Final = 60.0
"""In a smaller one bare paper would eat the picture: it keeps all that its frame leaves."""


def draw_framed(canvas: Canvas, plate: str, box: Box) -> None:
    """The plate with a rule of ink around it, and one of cream inside."""
    if box.w < SMALL:
        canvas.plate(plate, box.grown(-4))
        _rules(canvas, box, (("paper_aged", 3.25, 2.5), ("ink", 1.25, 2.5)))
        return
    canvas.plate(plate, box)
    if box.w >= LARGE:
        _rules(canvas, box, (("paper", 6.4, 5.2), ("ink", 9.6, 1.2), ("ink", 2, 4)))
    else:
        _rules(canvas, box, (("paper", 4.8, 3.8), ("ink", 1.5, 3)))


def _rules(canvas: Canvas, box: Box, rules: tuple[tuple[str, float, float], ...]) -> None:
    """Each rule with its colour, how far within the edge its middle runs, and how wide it is."""
    body = "".join(
        f'<rect x="{at:g}" y="{at:g}" width="{box.w - 2 * at:g}" height="{box.h - 2 * at:g}"'
        f' stroke="{canvas.colour(colour)}" stroke-width="{width:g}"/>'
        for colour, at, width in rules
    )
    canvas.shape(f'<g fill="none">{body}</g>', box)
