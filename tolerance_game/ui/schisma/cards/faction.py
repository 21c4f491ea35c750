"""The factions of Schisma: a hexagon with a sign of its own; colour comes third."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas

ICONS: Final = {
    "cardinal": "own-cardinal-hat",
    "bishop": "chess-bishop",
    "inquisitor": "burning-book",
    "noble": "fleur-de-lys",
    "knight": "visored-helm",
    "peasant": "sickle",
}
COLOURS: Final = {
    "cardinal": "rubric",
    "bishop": "#BC5089",
    "inquisitor": "#141414",
    "noble": "#2836CC",
    "knight": "#572F08",
    "peasant": "#28960E",
}
"""They fill strips and badges, never text."""


def faction(canvas: Canvas, which: str, x: float, y: float, side: float) -> None:
    """The badge of a faction."""
    body = (
        f'<path d="M32 2 60 16v32L32 62 4 48V16z" fill="{canvas.colour(COLOURS[which])}"'
        f' stroke="{canvas.theme.paper}" stroke-width="3"/>'
    )
    canvas.shape(body, Box(x, y, side, side), (64, 64))
    canvas.icon(ICONS[which], x + side / 2, y + side / 2, side * 0.60, "paper")
