"""The signs at the table of Schisma, as the track and the help's page of signs draw them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tolerance_game.ui.kit import badges
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.dashes import dashed, frame

from .cards.back import draw_flat_back

ACTION_ICONS: Final[Mapping[str, str]] = {
    "beseech": "pull",
    "chastise": "push",
    "excommunicate": "card-discard",
    "petition": "tied-scroll",
}
"""The picture of each action; in a text an action is the sign of its name."""
DARK: Final = "#16100B"
HEAD: Final = 26.0
"""The height of an arrow's head."""
NUMBER: Final = 34.0
"""The side of the disc with the number of a step."""
_TRIANGLE: Final = (
    '<path d="M32 4 62 58H2z" fill="{fill}" stroke="{edge}" stroke-width="4"'
    ' stroke-linejoin="round"/>'
)


def shaft(canvas: Canvas, x: float, y0: float, y1: float, colour: str, opacity: float = 1) -> None:
    """An arrow from one height to another."""
    h = abs(y1 - y0) + 4
    if y1 > y0:
        path = f"M14 0h20v{h - HEAD:g}h13L24 {h - 1:g}L1 {h - HEAD:g}h13z"
    else:
        path = f"M14 {h:g}h20V{HEAD:g}h13L24 1L1 {HEAD:g}h13z"
    body = (
        f'<path d="{path}" fill="{canvas.colour(colour)}" stroke="{canvas.theme.edge}"'
        ' stroke-width="2.5"/>'
    )
    canvas.shape(body, Box(x - 24, min(y0, y1) - 2, 48, h + 2), alpha=round(255 * opacity))


def thin_arrow(canvas: Canvas, x: float, y0: float, y1: float) -> None:
    """A thin arrow in ink: seen on the paper of the lands, and not taken for a choice."""
    h, down = abs(y1 - y0), y1 > y0
    tip, back, tail = (h - 1, h - 15, 0.0) if down else (1.0, 15.0, h)
    head = f"M12 {tip:g}L2 {back:g}H22z"
    body = "".join(
        f'<path d="M12 {tail:g}V{back:g}" stroke="{colour}" stroke-width="{width}"/>'
        f'<path d="{head}" fill="{colour}" stroke="{colour}" stroke-width="{rim}"/>'
        for colour, width, rim in ((canvas.theme.paper, 8, 4), (canvas.theme.ink_second, 4, 0))
    )
    canvas.shape(body, Box(x - 12, min(y0, y1), 24, h))


def step_number(canvas: Canvas, x: float, y: float, number: int, colour: str) -> None:
    """The number of a petition's step, on its arrow."""
    badges.disc(canvas, x, y, NUMBER, DARK, colour, 2.5)
    canvas.text(str(number), x, y - 1, "figure", 22, "paper_light", "c", middle=True)


def dashed_frame(
    canvas: Canvas, box: Box, colour: str, width: float = 4, opacity: float = 1
) -> None:
    """The frame of a ghost, or of a place on the way."""
    body = (
        f'<path d="{_dashes(box.w, box.h)}" fill="none" stroke="{canvas.colour(colour)}"'
        f' stroke-opacity="{opacity:g}" stroke-width="{width:g}"/>'
    )
    canvas.shape(body, box)


@cache
def _dashes(w: float, h: float) -> str:
    """Reckoned once: ghosts are drawn in every frame."""
    return dashed(frame(2, 2, w - 4, h - 4, 7), (10, 7))


def cross(canvas: Canvas, box: Box, colour: str) -> None:
    """Over somebody who would be discarded."""
    path = f"M8 10L{box.w - 8:g} {box.h - 10:g}M{box.w - 8:g} 10L8 {box.h - 10:g}"
    body = "".join(
        f'<path d="{path}" stroke="{canvas.colour(stroke)}" stroke-width="{width}"'
        ' stroke-linecap="round"/>'
        for stroke, width in (("edge", 11), (colour, 7))
    )
    canvas.shape(body, box)


def unknown(canvas: Canvas, box: Box) -> None:
    """A card face down: nobody knows who comes."""
    draw_flat_back(canvas, box)
    side = box.h * 0.62
    badges.disc(canvas, box.cx, box.cy, side, DARK, "paper", 2)
    canvas.text("?", box.cx, box.cy - 1, "figure", side * 0.74, "paper_light", "c", middle=True)


def warning_triangle(canvas: Canvas, box: Box) -> None:
    """Ends the game."""
    theme = canvas.theme
    canvas.shape(_TRIANGLE.format(fill=theme.target, edge=theme.edge), box, (64, 62))
    canvas.text("!", box.cx, box.cy + 4, "heavy", 27, "ink", "c", middle=True)


def leaving_badge(canvas: Canvas, x: float, y: float, *, down: bool) -> None:
    """One land from leaving the track, on this side."""
    badges.disc(canvas, x, y, 34, DARK, "gold")
    canvas.icon("own-down" if down else "own-up", x, y, 20, "gold")


def pips(canvas: Canvas, x: float, y: float, count: int, of: int) -> None:
    """How many persons have joined a congregation."""
    for place in range(of):
        done = place < count
        colour = canvas.theme.gold if done else canvas.theme.line_strong
        body = (
            f'<circle cx="15" cy="15" r="11" fill="{colour if done else "none"}"'
            f' stroke="{colour}" stroke-width="2.6"/>'
        )
        canvas.shape(body, Box(x + place * 36, y, 30, 30))
