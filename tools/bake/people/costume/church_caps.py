"""Caps and hats of clerics and pilgrims."""

from __future__ import annotations

import numpy as np

from tools.bake.people.forms import loft, outline, tube
from tools.bake.people.placing import moved, turned
from tools.bake.people.solid import Solid

from .hats import wide_hat


def canterbury_cap(stuff: str = "cloth", y: float = 0.55, tall: float = 0.72) -> list[Solid]:
    """A soft square cap that sags at its corners."""
    z = -0.64
    crown = loft(
        [
            (y + 0.05, 0.80, 1.00),
            (y + 0.18, 0.92, 1.10),
            (y + tall * 0.55, 1.06, 1.20),
            (y + tall * 0.80, 1.00, 1.12),
            (y + tall, 0.70, 0.80),
            (y + tall + 0.10, 0.02, 0.02),
        ],
        stuff,
        power=2.8,
        across=200,
        at=(0, 0, z),
    )
    band = loft([(-0.12, 0.80, 1.02), (0, 0.83, 1.05), (0.10, 0.81, 1.03)], stuff, at=(0, y, z))
    flaps = [
        loft(
            [
                (y, 0.16, 0.50, 0.76 * s, -0.80),
                (-0.1, 0.15, 0.48, 0.80 * s, -0.82),
                (-0.55, 0.13, 0.40, 0.82 * s, -0.84),
                (-0.70, 0.03, 0.1, 0.80 * s, -0.84),
            ],
            stuff,
        )
        for s in (-1, 1)
    ]
    return turned([crown, band, *flaps], -9)


def pilgrim_hat(stuff: str = "felt") -> list[Solid]:
    """A broad hat with the shell of Saint James on its crown."""
    made = wide_hat(stuff, brim=1.50, crown=0.86, droop=-0.06, pitch=-16, y=0.56)
    fan = [(0.0, -0.34), (-0.14, -0.30), (-0.40, 0.05)]
    fan += [(0.40 * np.sin(a), 0.06 + 0.36 * np.cos(a)) for a in np.linspace(-1.4, 1.4, 9)]
    fan += [(0.40, 0.05), (0.14, -0.30)]
    shell = outline(fan, "pearl", 0.10, 0.8)
    for a in np.linspace(-1.0, 1.0, 5):
        ray = [
            (0, -0.26, 0.12),
            (0.20 * np.sin(a), 0.06, 0.12),
            (0.36 * np.sin(a), 0.34 * np.cos(a), 0.06),
        ]
        shell.append(tube(ray, 0.022, "felt:ray", count=16))
    return [*made, *moved(shell, (-0.05, 1.18, 0.34), 0.95, pitch=-26)]
