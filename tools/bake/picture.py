"""A picture: a file of the assets and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from . import palette, png
from .field import Bytes, Field


@dataclass(frozen=True)
class Picture:
    """A file, named by its place in the assets."""

    path: str
    kind: str
    """What it is asked for by: cards, roles, monarchs, persons, lands, titles, textures, icon."""
    size: int
    """How many pixels a logical pixel has; 0 for what has no logical size."""
    make: Callable[[], bytes]


def opaque(picture: Field, colours: int = 64) -> bytes:
    """A file of so many colours."""
    return png.encode(*palette.reduce(picture, colours))


def of_one_colour(alpha: Field, colour: Field, steps: int = 256) -> bytes:
    """A file of one colour whose opacity (0 to 1) varies in so many steps."""
    pixels = np.rint(np.clip(alpha, 0, 1) * (steps - 1)).astype(np.uint8)
    colours: Bytes = np.broadcast_to(np.rint(colour), (steps, 3)).astype(np.uint8)
    alphas = np.rint(np.linspace(0, 255, steps)).astype(np.uint8)
    return png.encode(pixels, colours, alphas)


def with_alpha(picture: Field, alpha: Field) -> bytes:
    """A file of many colours and opacities; `alpha` is from 0 to 1."""
    whole = np.concatenate([picture, alpha[..., None] * 255], -1)
    return png.encode_true(np.rint(np.clip(whole, 0, 255)).astype(np.uint8))
