"""Hats with a brim, and what is stuck on them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tools.bake.people.curves import Points, spline
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import turned
from tools.bake.people.solid import Solid, sheet, smooth_normals


def flat_cap(
    stuff: str = "felt",
    brim: float = 1.08,
    puff: float = 1.05,
    tall: float = 0.46,
    y: float = 0.62,
    pitch: float = -10,
    roll: float = 0,
) -> list[Solid]:
    """The bonnet of the Tudors: a soft crown on a stiff brim."""
    z = -0.62
    edge = loft(
        [
            (-0.02, 0.74, 0.98),
            (-0.08, 0.90 * brim, 1.06 * brim),
            (-0.02, 1.02 * brim, 1.18 * brim),
            (0.06, 1.03 * brim, 1.19 * brim),
            (0.11, 0.95 * brim, 1.10 * brim),
            (0.12, 0.74, 0.92),
        ],
        stuff,
        down=40,
        at=(0, y, z),
    )
    top = loft(
        [
            (y + 0.08, 0.80, 0.98, 0, 0),
            (y + 0.18, 0.92 * puff, 1.10 * puff, 0, 0),
            (y + 0.18 + tall * 0.45, 1.00 * puff, 1.16 * puff, 0, -0.04),
            (y + 0.12 + tall * 0.86, 0.74 * puff, 0.88 * puff, 0, -0.04),
            (y + 0.12 + tall, 0.02, 0.02, 0, -0.04),
        ],
        stuff,
        folds=22,
        depth=0.016,
        down=44,
        at=(0, 0, z),
    )
    return turned([edge, top], pitch, roll)


def tall_hat(
    stuff: str = "felt",
    band: str = "band",
    tall: float = 1.35,
    brim: float = 1.22,
    y: float = 0.52,
    pitch: float = -6,
    roll: float = 0,
) -> list[Solid]:
    """The sugarloaf."""
    z = -0.62
    made = [
        loft(
            [
                (0.03, 0.76, 0.96),
                (-0.02, brim, brim * 1.16),
                (0.02, brim * 1.02, brim * 1.18),
                (0.07, brim, brim * 1.16),
                (0.10, 0.78, 0.96),
            ],
            stuff,
            down=40,
            at=(0, y, z),
        ),
        loft(
            [
                (0.02, 0.80, 0.98, 0, 0),
                (tall * 0.35, 0.72, 0.86, 0, 0),
                (tall * 0.8, 0.58, 0.68, 0, -0.02),
                (tall * 0.97, 0.52, 0.60, 0, -0.03),
                (tall * 0.99, 0.44, 0.52, 0, -0.03),
                (tall, 0.02, 0.02, 0, -0.03),
            ],
            stuff,
            down=60,
            at=(0, y, z),
        ),
        loft(
            [(0.09, 0.815, 0.99), (0.20, 0.805, 0.97), (0.29, 0.78, 0.94)],
            band,
            down=12,
            at=(0, y, z),
        ),
    ]
    return turned(made, pitch, roll)


def wide_hat(
    stuff: str = "felt",
    brim: float = 1.85,
    y: float = 0.66,
    crown: float = 0.55,
    droop: float = 0.14,
    pitch: float = -8,
    roll: float = 0,
    folds: int = 0,
    depth: float = 0.0,
    width: float = 0.78,
    wilt: float = 0.0,
) -> list[Solid]:
    """A low crown and a broad brim: a cardinal's hat, or a reaper's of straw.

    Its brim hangs by `droop`, and by up to `wilt` more here and there.
    """
    z = -0.60
    w = width
    under = loft(
        [
            (y + 0.02, w - 0.02, w + 0.16),
            (y + 0.02 - droop * 0.3, (w + brim) / 2, (w + brim) / 2 + 0.05),
            (y - droop, brim, brim),
        ],
        stuff,
        down=30,
        folds=folds,
        depth=depth,
        at=(0, 0, z),
    )
    over = loft(
        [
            (y - droop, brim, brim),
            (y - droop + 0.05, brim * 1.01, brim * 1.01),
            (y - droop * 0.2 + 0.07, (w + brim) / 2, (w + brim) / 2 + 0.05),
            (y + 0.10, w + 0.03, w + 0.20),
            (y + 0.20, w, w + 0.17),
            (y + crown * 0.75, w * 0.88, w * 0.98),
            (y + crown, w * 0.5, w * 0.6),
            (y + crown + 0.03, 0.02, 0.02),
        ],
        stuff,
        down=64,
        folds=folds,
        depth=depth,
        at=(0, 0, z),
    )
    for one in (under, over):
        _sag(one, w, brim, wilt)
    return turned([under, over], pitch, roll)


def _sag(hat: Solid, crown: float, brim: float, wilt: float) -> None:
    """Let the brim hang unevenly, as straw and old felt do."""
    if not wilt:
        return
    x, z = hat.points[:, 0], hat.points[:, 2] + 0.60
    out = np.clip((np.hypot(x, z) - crown) / (brim - crown), 0, 1) ** 1.6
    a = np.arctan2(z, x)
    uneven = 0.45 + 0.5 * np.sin(2 * a + 1) + 0.35 * np.sin(3 * a + 4) + 0.15 * np.sin(7 * a)
    hat.points[:, 1] -= wilt * out * uneven
    hat.normals = smooth_normals(hat.points, hat.tris)


def feather(stuff: str, path: Points, width: float = 0.26) -> list[Solid]:
    """An ostrich plume: a quill with barbs to both sides."""
    p = spline(path, 46)
    along = np.gradient(p, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, [0, 0, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    t = np.linspace(0, 1, 46)
    w = width * np.sin(np.clip(t * 1.12 + 0.10, 0, 1) * math.pi) ** 0.6
    w = w * (1 + 0.16 * np.sin(t * 47) + 0.10 * np.sin(t * 83 + 1))
    v = np.linspace(-1, 1, 17)
    grid = (
        p[:, None]
        + side[:, None] * (w[:, None] * v)[..., None]
        - along[:, None] * (0.35 * w[:, None] * np.abs(v))[..., None]
        + np.array([0, 0, 1.0]) * (0.10 * (1 - v**2))[None, :, None] * width / 0.26
    )
    made = sheet(grid, stuff)
    made.grain = np.stack(
        [
            np.tile(t[:, None], 17).ravel() * 4 - np.abs(np.tile(v, (46, 1))).ravel() * 0.25,
            np.tile(v, (46, 1)).ravel(),
        ],
        -1,
    )
    return [made]


def tassels(stuff: str, places: Sequence[Points]) -> list[Solid]:
    """Cords that hang from a hat, with knots on them."""
    made = []
    for path in places:
        made.append(tube(path, 0.058, stuff, count=40))
        end = np.asarray(path[-1], dtype=float)
        for spot in (end, end + np.array([0.0, -0.22, 0.03])):
            made.append(ball(stuff, spot, 0.10))
            x, y, z = spot
            made.append(
                loft(
                    [(-0.04, 0.07), (-0.12, 0.11), (-0.26, 0.15)],
                    stuff,
                    across=30,
                    down=10,
                    folds=8,
                    depth=0.12,
                    at=(x, y, z),
                )
            )
    return made
