"""The wax seal that shows a player's points: a blob of wax, pressed flat in the middle."""

from __future__ import annotations

import numpy as np

from .field import Field, clip, colour, grid, shrink
from .glyph import glyph
from .noise import noise

WAX, PRESSED, RIM, GLEAM = "#7A1E1E", "#8E2A26", "#5A1212", "#A8483E"


def seal(side: int, size: int) -> tuple[Field, Field]:
    """The colours, and the opacity from 0 to 1."""
    sharp = 4
    whole = side * size * sharp
    alpha = glyph("own-wax-seal", whole)
    x, y = grid(whole, whole)
    unit = whole / 64
    across, down = (x - whole / 2) / unit, (y - whole / 2) / unit
    far = np.hypot(across, down)
    lit = -(across * 0.75 + down * 0.66) / np.maximum(far, 0.01)
    wax = np.broadcast_to(colour(WAX), (whole, whole, 3)).copy()
    pool = noise(whole, whole, 9 * unit, 3, 2)[..., None] * 2.5
    # The raised rim is bright at the upper left; the pressed face at the lower right.
    bulge = np.exp(-(((far - 26) / 2.6) ** 2)) * lit
    wax += clip(bulge, 0, 1)[..., None] * (colour(GLEAM) - colour(WAX))
    wax += clip(-bulge, 0, 1)[..., None] * (colour(RIM) - colour(WAX))
    face = clip(22.5 - far + 0.5)[..., None]
    bowl = (clip(-lit * far / 22.5, -1, 1) * 9)[..., None]
    wax = wax * (1 - face) + (colour(PRESSED) + bowl) * face
    ring = np.exp(-(((far - 22.5) / 1.1) ** 2))[..., None]
    wax = wax * (1 - ring) + colour(RIM) * ring
    inner = np.exp(-(((far - 19.8) / 0.45) ** 2))[..., None] * 0.35
    wax = wax * (1 - inner) + colour(RIM) * inner
    arc = np.exp(-(((far - 24.6) / 0.9) ** 2)) * clip((lit - 0.72) * 5)
    wax += arc[..., None] * (colour("#C97466") - colour(WAX)) * 0.8
    cover = alpha[..., None]
    alpha_small = shrink(alpha, sharp)
    colours = shrink((wax + pool) * cover, sharp)
    return colours / np.maximum(alpha_small, 1e-3)[..., None], alpha_small
