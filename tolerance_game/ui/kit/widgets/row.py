"""Buttons side by side, each as wide as its words want, in letters of one size."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from tolerance_game.ui.kit import Box, fonts

from .button import EDGE, Button

PADDING: Final = 44.0
ICON: Final = 36.0
KEY_ROOM: Final = 92.0
"""For the name of a key, whichever: boxes must not depend on what hand is used."""

Wanted = tuple[str, str, str, Callable[[], None]]
"""The id, the words, the icon or nothing, and the act of one."""


def in_row(
    wanted: Sequence[Wanted], place: Box, gap: float = 18, size: float = 24, group: str = "row"
) -> list[Button]:
    """The buttons from left to right, together as wide as their place."""
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


def side_by_side(
    buttons: Sequence[Button],
    place: Box,
    gap: float = 8,
    *,
    at_right: bool = False,
    fill: bool = False,
    widest: Mapping[str, str] | None = None,
) -> list[Button]:
    """The same buttons beside each other, at the left or right end of their place, or filling it.

    Where they are too wide for it, only the room of their words shrinks. `widest` has the longest
    words of buttons that change them, by id, so that nothing jumps.
    """
    said = [(widest or {}).get(one.id, one.label) for one in buttons]
    # At one size, whatever the window's, as above.
    words = [
        fonts.width(label, "label", round(one.size))
        for one, label in zip(buttons, said, strict=True)
    ]
    rest = [EDGE + one.written.sign + (KEY_ROOM if one.key else 0) for one in buttons]
    room = place.w - gap * (len(buttons) - 1) - sum(rest)
    share = min(1.0, room / max(1, sum(words)))
    spare = max(0.0, room - sum(words)) / len(buttons) if fill else 0
    wide = [round(fixed + share * w + spare) for fixed, w in zip(rest, words, strict=True)]
    x = place.right - sum(wide) - gap * (len(buttons) - 1) if at_right else place.x
    found = []
    for one, w in zip(buttons, wide, strict=True):
        found.append(replace(one, box=Box(x, place.y, w, place.h)))
        x += w + gap
    return found
