"""A hawk of the chase."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet

HAWK = "plume:hawk"
BREAST = "linen:breast"
HOOD = "red:hood"


def falcon(at: Point, size: float = 1.0) -> list[Solid]:
    """A hooded falcon that sits upright and looks to the left, its claws at `at`."""
    body = [
        (1.56, 0.20, 0.20, -0.10),
        (1.38, 0.30, 0.28, -0.06),
        (1.14, 0.43, 0.36, 0.0),
        (0.80, 0.46, 0.38, 0.04),
        (0.44, 0.36, 0.30, 0.08),
        (0.12, 0.20, 0.18, 0.10),
    ]
    made: list[Solid] = [loft(body, BREAST, down=50)]
    for k in range(6):  # bars across the breast
        y = 1.18 - 0.17 * k
        for x, z in ((-0.30 + 0.04 * k, 0.26), (-0.10 + 0.03 * k, 0.36)):
            bar = [(x - 0.07, y, z), (x, y - 0.08, z + 0.01), (x + 0.07, y, z)]
            made.append(tube(bar, 0.03, "felt:bar", count=8))
    made += [*_wing(), *_head(), *_feet()]
    tail = [(0.22, 0.36, -0.05), (0.34, -0.20, 0.0), (0.42, -0.78, 0.0)]
    made.append(tube(tail, [0.16, 0.17, 0.14], HAWK, around=20, flat=0.5))
    return moved(made, at, size)


def _wing() -> list[Solid]:
    """The near wing, folded: quills that end in a point over the tail."""
    made = []
    t, v = np.linspace(0, 1, 30), np.linspace(-1, 1, 11)
    for k in range(4):
        wide = (0.20 - 0.02 * k) * np.sin(np.clip(t * 0.75 + 0.25, 0, 1) * np.pi) ** 0.6 + 0.01
        x = 0.16 + 0.10 * k + (0.34 - 0.05 * k) * t
        y = 1.36 - 0.05 * k - (1.86 - 0.18 * k) * t
        near = 0.40 - 0.04 * k - 0.20 * t**2
        rows = [x[:, None] + wide[:, None] * v, y[:, None] + 0.0 * v, near[:, None] - 0.08 * v**2]
        quill = sheet(np.stack(rows, -1), HAWK)
        quill.grain = np.stack([np.tile(v, 30) * 0.9, np.repeat(t, 11)], -1)
        made.append(quill)
    return made


def _head() -> list[Solid]:
    """A head under its hood of red leather, the plume on top; the beak stays free."""
    x, y = -0.16, 1.72
    beak = [(x - 0.26, y - 0.02, 0.1), (x - 0.44, y - 0.05, 0.1), (x - 0.46, y - 0.24, 0.1)]
    seam = [(x - 0.06, y - 0.28, 0.30), (x + 0.16, y + 0.02, 0.33), (x + 0.18, y + 0.26, 0.2)]
    made = [
        ball(HOOD, (x, y, 0.04), 0.33),
        tube(beak, [0.13, 0.10, 0.015], "horn:beak", count=24),
        tube(seam, 0.03, "gold", count=24),
        ball("gold", (x + 0.02, y + 0.35, 0.04), 0.07),
    ]
    for lean in (0.02, 0.16):
        high = [(0.02, 0.36, 0.04), (lean, 0.48, 0.04), (1.7 * lean, 0.58, 0.0)]
        plume = [(x + right, y + up, z) for right, up, z in high]
        made.append(tube(plume, [0.05, 0.08, 0.03], "plume", count=16))
    return made


def _feet() -> list[Solid]:
    """Two yellow feet, and the jesses that hang from them."""
    made = []
    for x in (-0.02, 0.22):
        made.append(tube([(x + 0.02, 0.30, 0.2), (x, 0.02, 0.24)], [0.11, 0.07], "bill", count=10))
        for out in (-0.20, -0.04, 0.12):
            toe = [(x, 0.02, 0.24), (x + out, -0.02, 0.36), (x + 1.2 * out, -0.14, 0.38)]
            made.append(tube(toe, [0.06, 0.055, 0.02], "bill", count=12))
        jess = [(x, 0.1, 0.30), (x + 0.06, -0.3, 0.5), (x - 0.04, -0.75, 0.5)]
        made.append(tube(jess, 0.03, HOOD, count=20))
    return made
