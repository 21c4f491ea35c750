"""The voices that sounds are made of: struck things ring, rubbed things rustle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from .field import Field
from .sounds_wave import RATE, mixed, times

WOOD: Final = ((1.0, 1.0, 1.0), (2.57, 0.55, 0.55), (4.1, 0.3, 0.35), (6.4, 0.16, 0.2))
"""Partials of a board: pitch, strength and decay relative to the lowest."""
COIN: Final = ((1.0, 1.0, 1.0), (1.47, 0.7, 0.8), (2.09, 0.5, 0.5), (2.56, 0.35, 0.35))
BELL: Final = (
    *((0.5, 0.5, 1.3), (1.0, 1.0, 1.0), (1.2, 0.55, 0.7), (1.5, 0.3, 0.5), (2.0, 0.7, 0.5)),
    *((2.67, 0.25, 0.25), (3.0, 0.2, 0.25), (4.02, 0.15, 0.15)),
)
"""With a minor third, like cast bells."""
SKIN: Final = ((1.0, 1.0, 1.0), (1.59, 0.6, 0.6), (2.14, 0.4, 0.45), (2.65, 0.25, 0.35))
GUT: Final = tuple((n * (1 + 0.0002 * n * n), 0.9 ** (n * n / 6) / n, n**-0.7) for n in range(1, 9))
"""A plucked string: harmonic partials, the high ones decay fast."""

TOUCH: Final = 0.0006
"""The attack of a stroke, in seconds."""
HIGHEST: Final = RATE * 0.45
Partials = Sequence[tuple[float, float, float]]


def rung(pitch: float, ring: float, partials: Partials, fall: float = 0.0) -> Field:
    """Something struck at a pitch that rings for so many seconds; `fall` lowers the pitch."""
    second = times(ring * 7 * max(length for _, _, length in partials))
    whole = np.zeros(len(second), dtype=float)
    bent = second + fall * ring * (1 - np.exp(-second / ring))
    for number, (ratio, strength, length) in enumerate(partials):
        if pitch * ratio * (1 + fall) < HIGHEST:
            tone = np.sin(2 * np.pi * pitch * ratio * bent + number)
            whole += strength * tone * np.exp(-second / (ring * length))
    begun: Field = 1 - np.exp(-second / TOUCH)
    return whole * begun


def hiss(length: float, seed: int, pitch: float, width: float = 0.6) -> Field:
    """Noise around a pitch, so many octaves wide, with strength 1."""
    chance = np.random.default_rng(seed).standard_normal(round(length * RATE))
    return _band(chance, pitch, width)


def swept(length: float, seed: int, pitches: Sequence[float], width: float = 0.6) -> Field:
    """Noise whose pitch glides from each to the next."""
    chance = np.random.default_rng(seed).standard_normal(round(length * RATE))
    place = np.linspace(0, len(pitches) - 1, len(chance))
    whole = np.zeros(len(chance), dtype=float)
    for number, pitch in enumerate(pitches):
        share = np.clip(1 - np.abs(place - number), 0, 1)
        whole += _band(chance, pitch, width) * np.sin(share * np.pi / 2)
    return whole


def shaped(samples: Field, *points: tuple[float, float]) -> Field:
    """The samples with an envelope, given as seconds and strengths, smooth in between."""
    second = np.arange(len(samples), dtype=float) / RATE
    at = np.array([point[0] for point in points])
    strength = np.array([point[1] for point in points])
    number = np.clip(np.searchsorted(at, second, "right") - 1, 0, len(at) - 2)
    share = np.clip((second - at[number]) / (at[number + 1] - at[number]), 0, 1)
    soft: Field = (1 - np.cos(np.pi * share)) / 2
    whole: Field = strength[number] + (strength[number + 1] - strength[number]) * soft
    return samples * whole


def swell(samples: Field, top: float = 0.35) -> Field:
    """The samples faded in up to this fraction, where they are strongest, and out again."""
    length = len(samples) / RATE
    return shaped(samples, (0, 0), (length * top, 1), (length, 0))


def dying(samples: Field, ring: float) -> Field:
    """The samples, decaying from the start."""
    second = np.arange(len(samples), dtype=float) / RATE
    softer: Field = np.exp(-second / ring) * (1 - np.exp(-second / TOUCH))
    return samples * softer


def rough(samples: Field, seed: int, rate: float, depth: float) -> Field:
    """The samples as of something that sticks and slips so many times a second."""
    grain = _band(np.random.default_rng(seed).standard_normal(len(samples)), rate, 0.35)
    return samples * np.clip(1 + depth * grain, 0, 3)


def knock(pitch: float, ring: float, seed: int, hard: float = 1.0) -> Field:
    """A knock on wood: the board, its body, and the contact.

    The seed shifts the partials a little, as no two boards are alike. Without the body it would
    sound like a xylophone.
    """
    apart = np.random.default_rng(seed).uniform(0.94, 1.06, len(WOOD))
    boards = enumerate(zip(WOOD, apart, strict=True))
    partials = [(p * a, s * hard**n, r) for n, ((p, s, r), a) in boards]
    board = rung(pitch, ring, partials, 0.03)
    body = dying(hiss(ring * 6, seed + 1, pitch * 1.4, 0.7), ring * 0.6) * 0.55
    touch = dying(hiss(0.03, seed + 2, min(pitch * 4, 5000), 0.8), 0.004) * 0.6 * hard
    return mixed(len(board) / RATE, (0, board), (0, body), (0, touch))


def _band(chance: Field, pitch: float, width: float) -> Field:
    steps = np.fft.rfftfreq(len(chance), 1 / RATE)
    steps[0] = steps[1] / 4
    gain = np.exp(-0.5 * (np.log2(steps / pitch) / width) ** 2)
    done = np.fft.irfft(np.fft.rfft(chance) * gain, len(chance))
    return np.asarray(done / np.sqrt((done**2).mean()), dtype=float)
