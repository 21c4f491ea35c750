"""The small signs that every table uses: seals, discs, counts, and the lamp of a hint."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from .box import Box
from .canvas import Canvas


@cache
def _wax(fill: str) -> str:
    r = Random(2)
    points = []
    for step in range(60):
        angle = step / 60 * 2 * math.pi
        radius = 29 + 1.6 * math.sin(angle * 5 + 1) + r.uniform(-0.6, 0.6)
        points.append(f"{32 + radius * math.cos(angle):.1f} {32 + radius * math.sin(angle):.1f}")
    return (
        f'<path d="M{" L".join(points)}Z" fill="{fill}"/>'
        '<circle cx="32" cy="32" r="22.5" fill="#8E2A26"/>'
        '<circle cx="32" cy="32" r="22.5" fill="none" stroke="#5A1212" stroke-width="2"/>'
        '<path d="M11 25a22 22 0 0 1 17-15" stroke="#B9574C" stroke-width="3" fill="none"'
        ' stroke-linecap="round"/>'
    )


def seal(canvas: Canvas, x: float, y: float, side: float, figure: str, size: float = 0) -> None:
    """Victory points: a wax seal with a figure."""
    canvas.covered(Box(x, y, side, side), meant=False)
    canvas.shape(_wax(canvas.theme.rubric), Box(x, y, side, side), (64, 64))
    cx, cy, size, room = x + side / 2, y + side / 2 - 1, size or side * 0.46, side * 0.66
    canvas.text(figure, cx, cy, "figure", size, "on_rubric", "c", middle=True, fit=room)


def disc(
    canvas: Canvas, cx: float, cy: float, side: float, fill: str, line: str, width: float = 2
) -> None:
    """A round ground for a sign or a number."""
    inside = 32 - width * 32 / side
    body = (
        f'<circle cx="32" cy="32" r="{inside:.2f}" fill="{canvas.colour(fill)}"'
        f' stroke="{canvas.colour(line)}" stroke-width="{width * 64 / side:.2f}"/>'
    )
    canvas.shape(body, Box(cx - side / 2, cy - side / 2, side, side), (64, 64))


def count(canvas: Canvas, cx: float, cy: float, number: int, size: float = 19) -> None:
    """How many cards lie here: a small dark disc on the corner of a pile."""
    w = size * (1.35 if number < 10 else 1.55)
    theme = canvas.theme
    body = (
        f'<rect x=".8" y=".8" width="{w - 1.6:.2f}" height="{size * 1.2 - 1.6:.2f}"'
        f' rx="{size * 0.6:.2f}" fill="#16100B" stroke="{theme.paper}" stroke-width="1.6"/>'
    )
    canvas.shape(body, Box(cx - w / 2, cy - size * 0.6, w, size * 1.2))
    canvas.text(str(number), cx, cy - 1, "figure", size, "strong", "c", middle=True)


ADVICE = 44.0
"""The side of a lamp."""


def advice(canvas: Canvas, cx: float, cy: float) -> None:
    """A lamp on the corner of what a hint advises."""
    disc(canvas, cx, cy, ADVICE, "#16100B", "gold", 3)
    canvas.icon("light-bulb", cx, cy, 28, "gold")
