"""Light: one lamp from the upper left, cast shadows, and what is hollow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.bake.blur import blur
from tools.bake.field import Field, clip

from .look import Seen, joined
from .person import Person
from .raster import draw
from .solid import Solid

MAP = 420
"""The side of the picture that the light sees."""


@dataclass(frozen=True)
class Light:
    """How dark it is at each pixel."""

    shade: Field
    """From 0 in the light to 1.15 in the deepest shade."""
    cast: Field
    """How much something else keeps the light off."""
    lambert: Field
    """How far the surface faces the light."""
    fine: Field
    """How hollow it is in small: folds of the skin."""
    half: Field
    """How far the surface mirrors the light to the viewer."""


def lit(who: Person, solids: list[Solid], seen: Seen, scale: float, pitch: float) -> Light:
    """The light on a person."""
    light = np.asarray(who.light) / np.linalg.norm(who.light)
    body = seen.body
    lambert = clip(seen.normal @ light * 1.08 + 0.02)
    hidden = _hidden(solids, seen, light)
    cast = blur(((hidden > 0.09) & body).astype(float), pitch * 0.35)
    hollow = clip(_hollow(seen, scale * 0.09) / 0.10, -0.5, 1.0) * body
    fine = clip(_hollow(seen, scale * 0.035) / 0.035, -0.4, 1.0) * body
    dark = 1 - lambert * (1 - 0.62 * cast) + 0.26 * hollow + 0.20 * fine * who.wrinkles
    # A little light comes back from the right.
    rim = clip(1 - seen.normal[..., 2]) ** 3 * (seen.normal[..., 0] > 0.3)
    middle = light + np.array([0, 0, 1])
    half = seen.normal @ (middle / np.linalg.norm(middle))
    return Light(clip(dark, 0, 1.15) - 0.14 * rim, cast, lambert, fine, half)


def _hollow(seen: Seen, width: float) -> Field:
    """How far each pixel lies behind the mean of what is about it."""
    weight = np.maximum(blur(seen.body.astype(float), width), 1e-3)
    return np.asarray(blur(seen.depth, width) / weight - seen.depth, dtype=float)


def _hidden(solids: list[Solid], seen: Seen, light: Field) -> Field:
    """How far each pixel lies behind something else, as the light sees it, in decimetres."""
    right = np.cross([0, 1, 0], light)
    right /= np.linalg.norm(right)
    axes = np.stack([right, np.cross(light, right), light])
    points, tris = joined(solids)
    points = points @ axes.T
    low, high = points[:, :2].min(0), points[:, :2].max(0)
    scale = MAP / (high - low).max()
    points[:, :2] = (points[:, :2] - low) * scale
    depth = draw(points, tris, MAP, MAP).depth
    at = seen.place @ axes.T
    column = np.clip((at[..., 0] - low[0]) * scale, 0, MAP - 1.001).astype(int)
    row = np.clip((at[..., 1] - low[1]) * scale, 0, MAP - 1.001).astype(int)
    return np.asarray(depth[row, column] - at[..., 2], dtype=float)
