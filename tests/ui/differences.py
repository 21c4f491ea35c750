"""How far two pictures differ."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

ROUNDING: Final = 2
"""Steps of 255: where a blit begins decides how SDL rounds what shines through."""


def difference(one: Surface, other: Surface) -> int:
    """The greatest difference of any pixel."""
    a, b = (pygame.surfarray.array3d(picture).astype(int) for picture in (one, other))
    return int(abs(a - b).max())
