"""The back of a card: a lattice of quatrefoils, a sun and the double rose, printed in oxblood."""

from __future__ import annotations

import math

import numpy as np

from .field import Field, clip, colour, grid, shrink
from .glyph import drawing, shape
from .noise import noise
from .paper import BRIGHT, paper
from .screen import screen, wedges

OXBLOOD, EDGE = "#7A1E1E", "#1A110B"


def card_back(width: int, height: int, size: int) -> tuple[Field, Field]:
    """Its colours, and its opacity from 0 to 1 (the corners are round)."""
    across, down = width * size, height * size
    unit = width / 330
    corner = 14 * unit
    alpha = shape(
        f'<rect width="{width}" height="{height}" rx="{corner}" fill="#fff"/>',
        across, down, width, height,
    )  # fmt: skip
    sheet = paper(width, height, size, BRIGHT, 5, edge=0.5)
    inner_width, inner_height = round(across * 0.9), round(down - across * 0.1)
    ink = _print(inner_width, inner_height, size * unit)
    left, top = (across - inner_width) // 2, (down - inner_height) // 2
    block = (slice(top, top + inner_height), slice(left, left + inner_width))
    cover = (ink * 0.94)[..., None]
    sheet[block] = sheet[block] * (1 - cover) + colour(OXBLOOD) * cover
    margin = width * 0.05
    frame = drawing(
        f'<rect x="{margin}" y="{margin}" width="{width * 0.9}" height="{height - width * 0.1}"'
        f' fill="none" stroke="{OXBLOOD}" stroke-width="{3 * unit}"/>'
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{corner - 1}"'
        f' fill="none" stroke="{EDGE}" stroke-width="2"/>',
        across, down, width, height,
    )  # fmt: skip
    over = frame[..., 3:] / 255
    return sheet * (1 - over) + frame[..., :3] * over, alpha


def _print(width: int, height: int, unit: float) -> Field:
    sharp = 3
    x, y = grid(width * sharp, height * sharp)
    x, y = x - width * sharp / 2, y - height * sharp / 2
    whole = width * sharp
    # At double size, the lines are less than twice as far apart.
    pitch = max(2.6 * sharp, whole / 52 / max(1.0, unit) ** 0.2)
    wobble = noise(whole, height * sharp, 30 * sharp * unit, 3, 2) * 0.15
    ink = _lattice(x, y, whole, pitch, wobble)
    ink = _sun(ink, x, y, whole * 0.36, wobble)
    specks = noise(whole, height * sharp, 2.6 * sharp * unit, 70, 2)
    return shrink(ink * (1 - clip((specks - 1.8) * 1.4, 0, 0.8)), sharp)


def _lattice(x: Field, y: Field, whole: float, pitch: float, wobble: Field) -> Field:
    cell = whole / 6
    one, other = (x + y) / cell, (x - y) / cell
    gap = np.minimum(np.abs(np.mod(one + 0.5, 1) - 0.5), np.abs(np.mod(other + 0.5, 1) - 0.5))
    ink = screen(0.42, x, y, math.pi / 4, pitch, wobble)
    ink = np.where(gap < 0.085, 0, ink)
    ink = np.where(gap < 0.05, 1, ink)
    down, across = np.mod(other, 1) - 0.5, np.mod(one, 1) - 0.5
    far = np.hypot(across, down)
    lobes = np.cos(4 * np.arctan2(down, across))
    ink = np.where(far < 0.30 + 0.06 * lobes, 0, ink)
    flower = (far < 0.20 + 0.075 * lobes) & (far > 0.06)
    return np.asarray(np.where(flower, 1, ink), dtype=float)


def _sun(ink: Field, x: Field, y: Field, radius: float, wobble: Field) -> Field:
    far = np.hypot(x, y)
    angle = np.arctan2(y, x)
    turn = angle / (2 * math.pi)
    ink = np.where(far < radius * 1.10, 0, ink)
    ink = np.where((far < radius * 1.06) & (far > radius), 1, ink)
    light = wedges(clip(0.25 + 0.5 * far / radius, 0, 0.7), turn, 72, wobble)
    ink = np.where(far < radius * 0.96, light * (far > radius * 0.30), ink)

    def rose(reach: float, phase: float) -> Field:
        petal = np.abs(np.cos(2.5 * (angle - phase)))
        return np.asarray(radius * reach * (0.89 + 0.22 * petal), dtype=float)

    outer = far < rose(0.76, math.pi / 2)
    rim = outer & (far > rose(0.70, math.pi / 2))
    petals = wedges(clip(1.05 - far / (radius * 0.62), 0, 0.85), turn, 110)
    ink = np.where(outer, np.where(rim, 1, petals * (far > radius * 0.42)), ink)
    inner = far < rose(0.44, -math.pi / 2)
    rim = inner & (far > rose(0.40, -math.pi / 2))
    petals = wedges(clip(1 - far / (radius * 0.42), 0, 0.8), turn, 70)
    ink = np.where(inner, np.where(rim, 1, petals * (far > radius * 0.17)), ink)
    for reach, value in ((0.155, 1), (0.10, 0), (0.05, 1)):
        ink = np.where(far < radius * reach, value, ink)
    return np.asarray(ink, dtype=float)
