"""The horizon behind a person: a few plain outlines, each where it can be seen, and no crumbs."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.backdrop import SKYLINES, Backdrop
from tools.bake.blur import blur
from tools.bake.field import Field, Mask
from tools.bake.figure import without_holes
from tools.bake.glyph import glyph
from tools.bake.screen import screen
from tools.bake.stage import Stage

from .contours import widest

PLAIN: dict[str, tuple[str, ...]] = {
    "castle": ("white-tower", "church"),
    "village": ("house", "pine-tree", "church"),
    "town": ("church", "house", "white-tower"),
    "hills": ("pine-tree", "pine-tree"),
    "trees": ("pine-tree", "dead-wood", "pine-tree"),
    "church": ("church", "pine-tree"),
    "avignon": ("white-tower", "church"),
    "schism": ("white-tower", "church"),
}
"""What stands on the horizon where the icons of other plates fall to pieces when small."""
MIXED = ("village", "town")
"""Where the seed says which of them comes first."""
PLACES = tuple(np.arange(0.09, 0.92, 0.02))
WISHED = (0.13, 0.87, 0.30)
"""Where things stand if nobody hides them, in parts of the width."""
SHARES = (0.24, 0.20, 0.15)
"""How much of the height they take."""
ENOUGH = 0.72
"""How much of a thing must be seen, or it is left out."""


def far_off(
    stage: Stage, scene: str, mirror: bool, hidden: Mask, picture: Backdrop, ridge: Field
) -> None:
    """What stands on a ridge where nothing hides it."""
    taken: list[tuple[float, float]] = []
    names = PLAIN.get(scene, SKYLINES[scene])
    if scene in MIXED:
        names = tuple(names[i] for i in stage.chance(17).permutation(len(names)))
    for name, wish, share in zip(names, WISHED, SHARES, strict=False):
        shape = _filled(glyph(name, int(stage.height * share)), stage.pitch, scene in PLAIN)
        half = shape.shape[1] / stage.width / 2
        best = -1.0, 0, 0
        for place in PLACES:
            if any(abs(place - other) < half + beside for other, beside in taken):
                continue
            left = int(stage.width * place - shape.shape[1] / 2)
            foot = int(ridge[int(stage.width * place)] + shape.shape[0] * 0.06)
            seen = _seen(shape, hidden, left, foot)
            worth = seen - 0.3 * abs(place - (1 - wish if mirror else wish))
            if seen >= ENOUGH and worth > best[0]:
                best, found = (worth, left, foot), float(place)
        if best[0] > -1:
            taken.append((found, half))
            _stand(picture, stage, shape, best[1], best[2])


def _filled(shape: Field, pitch: float, whole: bool) -> Field:
    """An icon without its small gaps; as a `whole` it has no windows either: they would stare."""
    closed = np.asarray(blur(shape, pitch * 0.22) > 0.36, dtype=float)
    return without_holes(closed) if whole else closed


def _seen(shape: Field, hidden: Mask, left: int, foot: int) -> float:
    """How much of a shape is in sight."""
    rows, columns, part = _on_plate(shape, hidden.shape, left, foot)
    return float((part * ~hidden[rows, columns]).sum() / max(shape.sum(), 1))


def _on_plate(
    shape: Field, whole: tuple[int, ...], left: int, foot: int
) -> tuple[slice, slice, Field]:
    """The rows and columns of the plate that a shape takes, and what of it lies there."""
    top = foot - shape.shape[0]
    y0, y1 = max(0, top), min(whole[0], foot)
    x0, x1 = max(0, left), min(whole[1], left + shape.shape[1])
    return slice(y0, y1), slice(x0, x1), shape[y0 - top : y1 - top, x0 - left : x1 - left]


def _stand(picture: Backdrop, stage: Stage, shape: Field, left: int, foot: int) -> None:
    """One thing, outlined, darker on its right."""
    rows, columns, part = _on_plate(shape, picture.ink.shape, left, foot)
    x, y = stage.x[rows, columns], stage.y[rows, columns]
    tone = 0.42 + 0.42 * (x - left) / shape.shape[1]
    lines = screen(tone, x, y, math.pi / 2, stage.pitch * 0.95)
    inside = part > 0.5
    edge = inside & (blur(part, stage.pitch * 0.30) < 0.80)
    around = blur(part, stage.pitch * 0.5) > 0.16
    new = np.where(around, np.where(inside, lines, 0), picture.ink[rows, columns])
    picture.ink[rows, columns] = np.where(edge, 1, new)


def slivers(clear: Mask, pitch: float) -> Mask:
    """Where the scene shows through gaps too narrow for a line: there it stays paper."""
    reach = max(1, round(pitch * 0.42))
    body = np.pad(clear, reach, mode="edge").astype(float)
    free = widest(body, reach) < 0.5
    opened = widest(free.astype(float), reach + 1)[reach:-reach, reach:-reach] > 0
    return np.asarray(~opened & ~clear, dtype=bool)
