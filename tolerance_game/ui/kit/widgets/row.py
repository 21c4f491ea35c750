"""Buttons side by side, each as wide as its words want, together as wide as their place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.ui.kit import Box, fonts

from .button import Button

PADDING: Final = 44.0
ICON: Final = 36.0

Wanted = tuple[str, str, str, Callable[[], None]]
"""The id, the words, the icon or nothing, and the act of one."""


def in_row(
    wanted: Sequence[Wanted], place: Box, gap: float = 18, size: float = 24, group: str = "row"
) -> list[Button]:
    """The buttons from left to right."""
    naturals = [
        # The widest of the faces is asked for, at one size: boxes must not depend on the window.
        fonts.width(words, "label", round(size)) + (ICON if icon else 0) + PADDING
        for _id, words, icon, _act in wanted
    ]
    whole = place.w - gap * (len(wanted) - 1)
    spare = (whole - sum(naturals)) / max(1, len(wanted))
    found, x = [], place.x
    for (spot, words, icon, act), natural in zip(wanted, naturals, strict=True):
        w = natural + spare if spare > 0 else natural * whole / sum(naturals)
        box = Box(round(x), place.y, round(w), place.h)
        found.append(Button(spot, box, words, act, icon, size=size, group=group))
        x += w + gap
    return found
