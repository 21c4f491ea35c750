"""Who has a seat, in a small frame: their face with the role as a seal, or the role alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.core import Seat
from tolerance_game.core.occasions import PLAIN
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.pages.faces import SMALL, face_plate

SHARE: Final = 0.44
"""The side of the seal over that of the frame."""
OVER: Final = 3.0
"""How far the seal lies over the edge."""


def face_of(faces: Sequence[str], seat: Seat) -> str:
    """Who of the cast has a seat; empty where nobody is seen."""
    return faces[seat] if faces else ""


def draw_role_face(
    canvas: Canvas, frame: Box, role: str, face: str, *, rule: str = "ink", mood: str = PLAIN
) -> bool:
    """Draws the frame with what is known; whether anything is."""
    plate = face_plate(face, SMALL, mood)
    ornaments.tablet(canvas, frame, "paper_aged", rule, radius=0, width=2)
    if not plate:
        if role:
            canvas.plate(f"role-{role}-small", frame.grown(-2))
        return bool(role)
    canvas.plate(plate, frame.grown(-2))
    if role:
        side = round(frame.w * SHARE)
        seal = Box(frame.right - side + OVER, frame.bottom - side + OVER, side, side)
        ornaments.tablet(canvas, seal.grown(1.5), "#16100B", radius=2)
        canvas.plate(f"role-{role}-tiny", seal)
        ornaments.outline(canvas, seal, "gold", width=1.5, radius=1, glow=False)
    return True
