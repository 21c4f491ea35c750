"""A picture: a file of the assets and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from . import palette, png
from .field import Bytes, Field


@dataclass(frozen=True)
class Picture:
    """A file, named by its path in the assets."""

    path: str
    kind: str
    """Its group: cards, faces, roles, monarchs, persons, lands, titles, textures, icon."""
    size: int
    """Pixels per logical pixel; 0 for files without a logical size."""
    make: Callable[[], bytes]


def opaque(picture: Field, colours: int = 64) -> bytes:
    """A file with at most so many colours."""
    return png.encode(*palette.reduce(picture, colours))


def of_one_colour(alpha: Field, colour: Field, steps: int = 256) -> bytes:
    """A file of one colour whose opacity (0 to 1) has so many levels."""
    pixels = np.rint(np.clip(alpha, 0, 1) * (steps - 1)).astype(np.uint8)
    colours: Bytes = np.broadcast_to(np.rint(colour), (steps, 3)).astype(np.uint8)
    alphas = np.rint(np.linspace(0, 255, steps)).astype(np.uint8)
    return png.encode(pixels, colours, alphas)


def with_alpha(picture: Field, alpha: Field) -> bytes:
    """A file with many colours and opacities; `alpha` is from 0 to 1."""
    whole = np.concatenate([picture, alpha[..., None] * 255], -1)
    return png.encode_true(np.rint(np.clip(whole, 0, 255)).astype(np.uint8))
