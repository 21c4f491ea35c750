"""Contours: a dark line where a form ends, a light one on what lies behind it."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field, Mask

from .look import Seen

NOTHING = -3.2
"""How far off the scene lies, in decimetres."""
STEP, STEP_OF_SKIN, STEP_OF_HAIR = 0.10, 0.055, 0.22
"""How far something must lie behind to be set off."""

FLATTEST, FORGIVEN = 0.30, 0.38
"""How far skin may turn away, and how much of its fall is then no edge."""


def contours(
    seen: Seen, shade: Field, ink: Field, pitch: float, bold: float, scale: float
) -> Field:
    """The ink with contours, `bold` pixels wide, `scale` pixels to the decimetre."""
    body = seen.body
    depth = np.where(body, seen.depth, NOTHING)
    reach = max(2, round(bold * 0.55))
    ahead = widest(depth, reach + max(1, round(pitch * 0.16))) - depth  # nearer things beside
    ends = widest(-depth, reach)
    behind = depth + ends
    thick = depth + widest(ends, max(1, round(bold * 0.5)))
    soft = seen.of_kind("hair", "fur", "plume", "lace")
    skin = seen.of("skin")
    limit = np.where(soft, STEP_OF_HAIR, np.where(skin, STEP_OF_SKIN, STEP))
    # A cheek that turns away falls off as fast as an edge, but is none.
    x, y, z = (seen.normal[..., i] for i in range(3))
    fall = np.hypot(x, y) / np.maximum(z, FLATTEST) * reach / scale
    limit = limit + np.where(skin, FORGIVEN * fall, 0)
    ink = np.where((ahead > limit) & body, 0.0, ink)
    line = body & ((behind > limit) | ((thick > limit) & (shade > 0.62)))
    ink = np.where(line, 1.0, ink)
    seam = widest(_seams(seen).astype(float), max(1, round(bold * 0.22))) > 0
    return np.asarray(np.maximum(ink, seam * body), dtype=float)


def _seams(seen: Seen) -> Mask:
    """Where two stuffs meet without a step; hair and fur pass into others without a line."""
    stuff = seen.stuff
    seam = np.zeros(stuff.shape, dtype=bool)
    seam[:, 1:] |= stuff[:, 1:] != stuff[:, :-1]
    seam[1:] |= stuff[1:] != stuff[:-1]
    soft = seen.of_kind("hair", "white", "fur", "eye")
    return np.asarray(seam & seen.body & (widest(soft.astype(float), 2) == 0), dtype=bool)


def widest(field: Field, reach: int) -> Field:
    """The largest value within so many pixels (a diamond)."""
    done = field
    for _ in range(reach):
        up = done.copy()
        np.maximum(up[1:], done[:-1], out=up[1:])
        np.maximum(up[:-1], done[1:], out=up[:-1])
        np.maximum(up[:, 1:], done[:, :-1], out=up[:, 1:])
        np.maximum(up[:, :-1], done[:, 1:], out=up[:, :-1])
        done = up
    return done
