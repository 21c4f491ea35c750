"""The sounds of wood, and of fire."""

from __future__ import annotations

import numpy as np

from .field import Field
from .sounds_voice import dying, hiss, knock, rough, rung, shaped, swell, swept
from .sounds_wave import mixed


def illegal() -> Field:
    """A soft knock: something is refused."""
    return knock(185, 0.026, 201, 0.4)


def trick_won() -> Field:
    """Two taps on the table."""
    return mixed(0.32, (0, knock(410, 0.018, 211, 0.8) * 0.8), (0.12, knock(500, 0.02, 214, 0.8)))


def effect_step() -> Field:
    """A piece of type goes into the composing stick."""
    click = knock(1250, 0.009, 221, 0.9)
    back = knock(820, 0.008, 222, 0.6) * 0.45
    return mixed(0.11, (0, click), (0.034, back))


def button() -> Field:
    """A small piece of wood is pressed."""
    return knock(700, 0.014, 231, 0.5)


def drawer() -> Field:
    """A drawer slides in its frame and hits the end."""
    run = rough(swept(0.24, 241, (520, 700), 0.6), 242, 38, 0.45)
    run = shaped(run, (0, 0), (0.05, 0.6), (0.2, 0.8), (0.24, 0))
    return mixed(0.4, (0, run * 0.6), (0.225, knock(235, 0.024, 243, 0.6) * 1.6))


def pull() -> Field:
    """A person is pulled along the track: a low scrape."""
    return _scrape(0.32, 251, (520, 400), 34)


def push() -> Field:
    """A person is pushed along the track: a high scrape."""
    return _scrape(0.3, 261, (1100, 1500), 52)


def _scrape(length: float, seed: int, pitches: tuple[float, float], rate: float) -> Field:
    rub = rough(swept(length, seed, pitches, 0.5), seed + 1, rate, 0.6)
    return mixed(
        length + 0.02, (0, shaped(rub, (0, 0), (0.05, 1), (length * 0.7, 0.8), (length, 0)))
    )


def kill() -> Field:
    """An axe hits a block: the swing, the bite, a splinter."""
    air = swell(swept(0.12, 271, (700, 1700), 0.7), 0.85) * 0.1
    bite = knock(205, 0.036, 272, 0.95)
    block = rung(92, 0.05, ((1.0, 1.0, 1.0), (1.8, 0.4, 0.5))) * 0.9
    crack = dying(hiss(0.16, 273, 1500, 0.9), 0.018) * 0.75
    splinters = [(0.17 + 0.045 * n, knock(1500 + 260 * n, 0.006, 274 + n) * 0.16) for n in range(3)]
    return mixed(0.46, (0, air), (0.1, bite), (0.1, block), (0.102, crack), *splinters)


def condemn() -> Field:
    """Fire flares up and crackles."""
    low = rough(swept(0.82, 281, (260, 520, 420, 280), 0.8), 282, 13, 0.35)
    high = rough(swept(0.82, 283, (900, 1900, 1300), 0.8), 284, 19, 0.5) * 0.4
    breath = shaped(low + high, (0, 0), (0.24, 1), (0.45, 0.7), (0.82, 0))
    chance = np.random.default_rng(285)
    crackle = [
        (
            float(at),
            dying(hiss(0.012, 286 + n, 2600 + 220 * n, 0.5), 0.0018) * (0.5 + 0.1 * (n % 4)),
        )
        for n, at in enumerate(np.sort(chance.uniform(0.16, 0.68, 9)))
    ]
    return mixed(0.84, (0, breath), *crackle)
