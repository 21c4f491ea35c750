"""Ships, as models that a merchant shows."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import Point
from tools.bake.people.forms import outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet


def caravel(at: Point, size: float = 1.0, yaw: float = 0, roll: float = 0) -> list[Solid]:
    """Two masts under full sail with a cross on each, the bow to the left; about 2 long."""
    made = [
        _hull(),
        # Castles fore and aft.
        *moved(outline(_AFT, "wood", 0.26, 0.25), (0, 0, 0.02)),
        *moved(outline(_FORE, "wood", 0.24, 0.25), (0, 0, 0.02)),
        tube([(-0.98, 0.18, 0), (-1.22, 0.30, 0), (-1.45, 0.46, 0)], [0.05, 0.03], "wood"),
    ]
    for x, top, wide, high in ((-0.28, 1.62, 0.62, 0.98), (0.56, 1.36, 0.44, 0.72)):
        made.append(tube([(x, 0.0, 0), (x, top / 2, 0), (x, top, 0)], [0.055, 0.04], "wood"))
        made += _sail(x - 0.02, top - 0.16, wide, high)
        made += moved(_pennon(), (x, top, 0))
    for k in range(-4, 6):
        made.append(tube([(k * 0.17, -0.02, 0.3), (k * 0.17, -0.1, 0.34)], 0.035, "gold"))
    return moved(made, at, size, yaw=yaw, roll=roll)


_AFT = [(0.42, 0.0), (0.40, 0.34), (1.02, 0.52), (1.00, 0.0)]
_FORE = [(-0.98, 0.05), (-1.06, 0.40), (-0.62, 0.32), (-0.60, 0.0)]


def _hull() -> Solid:
    """Round, its sheer rising to both ends."""
    t = np.linspace(-1, 1, 60)
    v = np.linspace(0, 1, 22)[:, None]
    sheer = 0.06 + 0.16 * t**2
    keel = -0.46 + 0.40 * np.abs(t) ** 5
    deep = 0.34 * np.sqrt(np.clip(1 - t**4, 0.02, 1))
    y = sheer + (keel - sheer) * v
    z = deep * np.cos(v * math.pi / 2) ** 0.6
    return sheet(np.stack([t * (1.02 - 0.16 * v), y, z], -1), "wood")


def _sail(x: float, top: float, wide: float, high: float) -> list[Solid]:
    """A square sail that bellies, with a red cross."""
    t, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 26))

    def at(across: Field, down: Field, out: float) -> Field:
        belly = 0.34 * np.sin(np.clip(down, 0, 1) * math.pi) ** 0.8 * (1 - 0.5 * across**2)
        return np.stack(
            [
                x + wide * across * (0.86 + 0.14 * down) - 0.25 * belly,
                top - high * down + 0.05 * across**2 * down,
                0.08 + belly + out,
            ],
            -1,
        )

    up = at(t * 0.13, v * 0.86 + 0.07, 0.03)
    over = at(t * 0.80, v * 0.16 + 0.30, 0.03)
    yard = tube(
        [(x - wide, top + 0.01, 0.06), (x, top + 0.03, 0.08), (x + wide, top + 0.01, 0.06)],
        [0.035, 0.045, 0.035],
        "wood",
    )
    return [sheet(at(t, v, 0.0), "linen:sail"), sheet(up, "red"), sheet(over, "red"), yard]


def _pennon() -> list[Solid]:
    t, v = np.meshgrid(np.linspace(0, 1, 20), np.linspace(-1, 1, 6))
    y = 0.02 + 0.09 * v * (1 - t) + 0.05 * np.sin(t * 6)
    return [sheet(np.stack([-0.50 * t, y, 0.02 + 0.05 * np.sin(t * 5)], -1), "red")]
