"""A woodcut in its frame, as pictures stand on paper."""

from __future__ import annotations

from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas


def framed(canvas: Canvas, plate: str, box: Box) -> None:
    """The plate with a rule of ink around it, and one of cream inside."""
    canvas.plate(plate, box)
    ink, cream = canvas.colour("ink"), canvas.colour("paper")
    w, h = box.w, box.h
    body = (
        f'<g fill="none"><rect x="1.5" y="1.5" width="{w - 3:g}" height="{h - 3:g}"'
        f' stroke="{ink}" stroke-width="3"/>'
        f'<rect x="5" y="5" width="{w - 10:g}" height="{h - 10:g}" stroke="{cream}"'
        f' stroke-width="3.4"/></g>'
    )
    canvas.shape(body, box)
