"""Printing: the person on the scene, in uneven ink, on paper coloured by hand stuff by stuff."""

from __future__ import annotations

import numpy as np

from tools.bake.backdrop import Backdrop
from tools.bake.blur import blur
from tools.bake.field import Field, Mask, clip
from tools.bake.plate import CREAM, INK, PAPER
from tools.bake.stage import Stage

TINT = 0.55
"""How strong the colours are."""
CLEAN, USED = 118, 228
"""Up to how many logical pixels of height a plate prints clean, where flaws would look like dirt,
and from how many on it shows all wear."""


def pulled(picture: Backdrop, stage: Stage, body: Mask, wash: Field, strength: Field) -> Field:
    """The print in colours from 0 to 255; `strength` is that of each colour of the person."""
    pitch = stage.pitch
    specks = stage.noise(2.4, 70, 2) + 0.7 * stage.noise(26, 71, 2)
    used = min(1.0, max(0.0, (stage.height / stage.unit - CLEAN) / (USED - CLEAN)))
    worn = clip((specks - 1.75) * 1.4, 0, 0.8) * used
    ink = picture.ink * (1 - np.where(body, 0.4, 1.0) * worn)  # or a worn eye would squint
    dust = clip((stage.noise(1.8, 72, 1) - 3.1) * 2, 0, 0.7) * used
    ink = np.maximum(ink, np.where(body, 0, dust))  # on a face it looks like a wart
    off = (int(pitch * 0.22), int(pitch * 0.3))
    halo = blur((blur(body.astype(float), pitch * 0.50) > 0.10).astype(float), pitch * 0.4)
    halo = halo[..., None]
    under = np.roll(blur(body.astype(float), pitch * 0.3), off, (0, 1))[..., None]
    own = np.roll(np.where(body[..., None], wash, CREAM), off, (0, 1))
    colours = picture.wash * (1 - halo) + CREAM * halo
    colours = colours * (1 - under) + own * under
    colours = np.stack([blur(colours[..., i], pitch * 0.35) for i in range(3)], -1)
    pools = 1 + 0.05 * stage.noise(30, 80, 2)[..., None]
    power = TINT * np.where(body, strength, 1.0)[..., None]
    paper = PAPER * (1 - power) + colours * power * pools
    paper = paper + stage.noise(3, 81, 2)[..., None] * 1.8
    return clip(paper * (1 - ink[..., None]) + INK * ink[..., None], 0, 255)
