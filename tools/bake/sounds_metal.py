"""The sounds of coins, bells, strings and the drum."""

from __future__ import annotations

import numpy as np

from .field import Field
from .sounds_voice import BELL, COIN, GUT, SKIN, dying, hiss, rung
from .sounds_wave import mixed


def coins() -> Field:
    """A handful of coins, one after the other."""
    pitches = (2450, 2900, 2630, 3150, 2780)
    beginnings = (0.0, 0.055, 0.12, 0.165, 0.25)
    parts = [
        (at, rung(pitch, 0.045, COIN) * (1 - 0.1 * n))
        for n, (at, pitch) in enumerate(zip(beginnings, pitches, strict=True))
    ]
    return mixed(0.6, *parts)


def bell() -> Field:
    """A small bell, as beside a candle."""
    return mixed(0.85, (0, _bell(1175, 0.17)))


def wild() -> Field:
    """The bells on a jester's cap, shaken twice."""
    chance = np.random.default_rng(301)
    parts = []
    for number, at in enumerate((0.0, 0.028, 0.05, 0.21, 0.232, 0.262, 0.285)):
        pitch = float(chance.uniform(2900, 4300))
        shell = ((1.0, 1.0, 1.0), (1.05, 0.6, 0.9), (1.83, 0.4, 0.5), (2.31, 0.25, 0.3))
        pea = dying(hiss(0.02, 302 + number, 6000, 0.4), 0.003) * 0.25
        parts += [(at, rung(pitch, 0.05, shell) * (0.75 if at < 0.2 else 1)), (at, pea)]
    return mixed(0.62, *parts)


def reign() -> Field:
    """Three bells: the King is dead, long live the King."""
    strokes = ((0.0, 784.0), (0.19, 659.3), (0.38, 523.3))
    return mixed(0.88, *((at, _bell(pitch, 0.15)) for at, pitch in strokes))


def danger() -> Field:
    """A single low bell."""
    return mixed(0.88, (0, _bell(233.1, 0.26)))


def monarch() -> Field:
    """A drum: two short strokes and a long one."""
    strokes = ((0.0, 0.55), (0.15, 0.6), (0.3, 1.0))
    parts = []
    for number, (at, strength) in enumerate(strokes):
        skin = rung(118, 0.07, SKIN, 0.12)
        stick = dying(hiss(0.1, 311 + number, 900, 0.9), 0.014) * 0.55
        snare = dying(hiss(0.28, 321 + number, 2400, 0.7), 0.035) * 0.13
        parts += [(at, part * strength) for part in (skin, stick, snare)]
    return mixed(0.8, *parts)


def victory() -> Field:
    """An arpeggio on gut strings, with a bell above it."""
    pitches = (130.8, 196.0, 261.6, 329.6, 392.0, 523.3)
    parts = [(0.05 * n, _plucked(pitch, 330 + n)) for n, pitch in enumerate(pitches)]
    return mixed(2.3, *parts, (0.3, _bell(1046.5, 0.34) * 0.22))


def defeat() -> Field:
    """A falling bell: three strokes, each lower and softer."""
    strokes = ((0.0, 440.0, 1.0), (0.36, 349.2, 0.85), (0.76, 293.7, 0.75))
    return mixed(1.9, *((at, _bell(pitch, 0.27) * strength) for at, pitch, strength in strokes))


def _bell(pitch: float, ring: float) -> Field:
    clapper = dying(hiss(0.02, round(pitch), min(pitch * 4, 4500), 0.6), 0.003) * 0.2
    body = rung(pitch, ring, BELL)
    # Cast bells are never quite round: two close tones make them shimmer.
    twin = rung(pitch * 1.003, ring, BELL) * 0.5
    return mixed(ring * 9, (0, body), (0, twin), (0, clapper))


def _plucked(pitch: float, seed: int) -> Field:
    nail = dying(hiss(0.02, seed, min(pitch * 6, 3500), 0.6), 0.004) * 0.15
    return mixed(2.3, (0, rung(pitch, 0.55, GUT)), (0, nail))
