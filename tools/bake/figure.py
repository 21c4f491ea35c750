"""A figure: an icon cut in wood, shaded, outlined and set off from the background."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .blur import blur
from .field import Field, clip, grid
from .glyph import glyph
from .screen import screen


@dataclass(frozen=True)
class Figure:
    """An icon, its size relative to the emblem of the plate, and where its centre is.

    `x` and `y` are the offset from the emblem's centre, as fractions of its size.
    """

    icon: str
    size: float = 1.0
    x: float = 0.0
    y: float = 0.0
    mirror: bool = False
    turn: float = 0.0
    solid: bool = False
    """Whether its holes hide what is behind."""
    wash: tuple[int, int, int] | None = None
    """Its colour, if it differs from that of the plate."""


@dataclass(frozen=True)
class Cut:
    """A figure after cutting, on the whole plate."""

    ink: Field
    inside: Field
    """Where its lines are."""
    clearing: Field
    """Where the background is cut away, including the gaps between its lines."""


def mask(figure: Figure, width: int, height: int, emblem: float, centre: float) -> Field:
    """The icon at its place on the plate."""
    size = max(8, round(emblem * figure.size))
    done = np.zeros((height, width), dtype=float)
    left = round(width / 2 + figure.x * emblem - size / 2)
    top = round(centre + figure.y * emblem - size / 2)
    x0, x1 = max(0, left), min(width, left + size)
    y0, y1 = max(0, top), min(height, top + size)
    cut = glyph(figure.icon, size, figure.mirror, figure.turn)
    done[y0:y1, x0:x1] = cut[y0 - top : y1 - top, x0 - left : x1 - left]
    return done


def carve(
    figure: Figure,
    width: int,
    height: int,
    emblem: float,
    centre: float,
    pitch: float,
    wobble: Field,
) -> Cut:
    """Cut the figure.

    The icon is shaded as a low relief lit from the upper left; its lines bend with the height.
    """
    shape = mask(figure, width, height, emblem, centre)
    x, y = grid(width, height)
    size = emblem * figure.size
    left = width / 2 + figure.x * emblem - size / 2
    top = centre + figure.y * emblem - size / 2
    filled = (blur(shape, pitch) > 0.22).astype(float)
    relief = blur(shape, size * 0.035) + 0.6 * blur(shape, size * 0.012)
    slope_y, slope_x = np.gradient(relief)
    lit = slope_x * 0.75 + slope_y * 0.66
    lit = lit / (np.abs(lit).max() + 1e-9)
    away = (x - left) / size * 0.5 + (y - top) / size * 0.35
    tone = 0.39 + 0.70 * away - 1.25 * clip(lit) - 0.25 * (1 - blur(shape, size * 0.05))
    ink = screen(clip(tone, 0.06, 1.15), x, y, -0.62, pitch * 0.92, relief * 2.6 + wobble * 0.8)
    shade = screen(clip((away - 0.50) * 1.9, 0, 0.85), x, y, 0.75, pitch * 0.95, wobble)
    ink = np.maximum(ink, shade)
    ink = np.where(blur(shape, pitch * 0.30) < 0.80, 1, ink)
    inside = (shape > 0.5).astype(float)
    if figure.solid:
        filled = without_holes(filled)
    clearing = (blur(filled, pitch * 0.55) > 0.16).astype(float)
    return Cut(ink * inside, inside, clearing)


def without_holes(filled: Field) -> Field:
    """The shape with everything it encloses."""
    free = filled < 0.5
    outside = np.zeros_like(free)
    outside[0], outside[-1], outside[:, 0], outside[:, -1] = (
        free[0], free[-1], free[:, 0], free[:, -1],
    )  # fmt: skip
    while True:
        before = int(outside.sum())
        # A flood fill from each edge in turn, until nothing new is reached.
        for flow, open_to in ((outside, free), (outside.T, free.T)):
            for row in range(1, len(flow)):
                flow[row] |= flow[row - 1] & open_to[row]
            for row in range(len(flow) - 2, -1, -1):
                flow[row] |= flow[row + 1] & open_to[row]
        if int(outside.sum()) == before:
            return (~outside).astype(float)
