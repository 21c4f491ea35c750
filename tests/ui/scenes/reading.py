"""Whether a picture can be read: no text leaves its place, lies on another, or is too small."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tolerance_game.ui.kit.canvas import TextBox
from tolerance_game.ui.kit.scale import SMALLEST_TEXT

SLACK = 2.0


def ink(one: TextBox) -> tuple[float, float, float, float]:
    """The part of a line's box that letters fill: its ascent and descent are mostly air."""
    box = one.box
    return box.x, box.y + box.h * 0.24, box.right, box.bottom - box.h * 0.24


def faults(texts: Sequence[TextBox]) -> list[str]:
    """What cannot be read."""
    found = [
        f"{one.text!r} leaves its region: {one.box} {one.region}"
        for one in texts
        if one.box.x < one.region.x - SLACK
        or one.box.right > one.region.right + SLACK
        or ink(one)[1] < one.region.y - SLACK
        or ink(one)[3] > one.region.bottom + SLACK
    ]
    found += [f"{one.text!r} is too small" for one in texts if one.pixels < SMALLEST_TEXT]
    boxes = [(one.text, ink(one)) for one in texts]
    for (name, a), (other, b) in combinations(boxes, 2):
        across = min(a[2], b[2]) - max(a[0], b[0])
        down = min(a[3], b[3]) - max(a[1], b[1])
        if across > SLACK and down > SLACK:
            found.append(f"{name!r} lies on {other!r}: {a} {b}")
    return found
