"""A glyph: the shape of an icon of the assets, as a mask."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from pathlib import Path

import numpy as np
import pygame

from .field import Field
from .folder import ASSETS


def icon_path(name: str) -> Path:
    """The file of an icon."""
    return ASSETS / "icons" / f"{name}.svg"


@lru_cache(maxsize=64)
def glyph(name: str, size: int, mirror: bool = False, turn: float = 0.0) -> Field:
    """How much of each pixel of a square the icon covers, from 0 to 1; rotated by degrees."""
    text = icon_path(name).read_text(encoding="utf-8")
    found = re.fullmatch(r'<svg [^>]*viewBox="0 0 (\d+) \d+">(.*)</svg>\s*', text, re.DOTALL)
    if not found:
        raise ValueError(f"{name}: not an icon of ours")
    box, body = int(found[1]), found[2]
    half = box / 2
    change = f"rotate({turn} {half} {half})" + (f" translate({box} 0) scale(-1 1)" * mirror)
    return shape(f'<g transform="{change}">{body}</g>', size, size, box, box)


def shape(body: str, width: int, height: int, box_width: float, box_height: float) -> Field:
    """How much of each pixel an SVG drawing covers; its box is stretched to the size."""
    return drawing(body, width, height, box_width, box_height)[..., 3] / 255


def drawing(body: str, width: int, height: int, box_width: float, box_height: float) -> Field:
    """An SVG drawing as red, green, blue and alpha, from 0 to 255."""
    scale = f"scale({width / box_width:.6f} {height / box_height:.6f})"
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"><g transform="{scale}">{body}</g></svg>'
    )
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
    data = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8)
    return data.reshape(height, width, 4).astype(float)
