"""The faces of the cast, as far as they have plates: without one, all looks as without people."""

from __future__ import annotations

from typing import Final

from tolerance_game.core.occasions import PLAIN
from tolerance_game.ui.kit.textures import has_plate

PORTRAIT, WIDE, SMALL = "portrait", "wide", "small"
SIZES: Final = {PORTRAIT: (112.0, 148.0), WIDE: (84.0, 112.0), SMALL: (66.0, 66.0)}
"""In units of the canvas."""


def face_plate(person: str, form: str, mood: str = PLAIN) -> str:
    """The plate of somebody in a mood, the plain one for want of it; empty for none."""
    if not person:
        return ""
    names = (f"face-{person}-{mood}-{form}", f"face-{person}-{PLAIN}-{form}")
    return next((name for name in names if has_plate(name)), "")
