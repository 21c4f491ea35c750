"""The line screen of a woodcut: parallel lines that swell where it is dark."""

from __future__ import annotations

import math

import numpy as np

from .field import Field, clip, triangle


def screen(
    tone: Field | float,
    x: Field,
    y: Field,
    angle: float,
    pitch: float,
    phase: Field | float = 0.0,
    soft: float = 0.7,
) -> Field:
    """Ink from 0 to 1: lines at an angle, `pitch` apart, covering `tone` of the area.

    The phase moves the lines; where it varies, they bend. Edges blend over `soft` pixels.
    """
    turns = (x * math.sin(angle) + y * math.cos(angle)) / pitch + phase
    return threshold(tone, turns, pitch, soft)


def wedges(
    tone: Field | float, turn: Field, count: int, phase: Field | float = 0.0, soft: float = 0.03
) -> Field:
    """Lines from one point: `count` in the full circle of `turn` (0 to 1)."""
    return threshold(tone, turn * count + phase, 1.0, soft)


def threshold(tone: Field | float, turns: Field, pitch: float | Field, soft: float) -> Field:
    """Ink where the wave of the lines is below the tone."""
    steep = pitch / 2 / soft
    return clip(np.asarray((tone - triangle(turns)) * steep * 0.5 + 0.5, dtype=float))
