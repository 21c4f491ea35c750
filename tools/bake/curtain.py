"""The curtain that falls between two players, and the valance above it."""

from __future__ import annotations

import math

import numpy as np

from .field import Field, clip, colour, grid
from .glyph import drawing, shape
from .noise import noise
from .screen import screen

CLOTH, VALANCE = "#7C2320", "#8E2A26"
GOLD, DARK = "#D9A441", "#1A110B"
SCALLOP = 160
"""The width of a scallop of the valance: there are twelve."""
VALANCE_HEIGHT = 160


def curtain(size: int) -> Field:
    """Folds, 1920 by 1080: engraved lines that follow the cloth."""
    width, height = 1920 * size, 1080 * size
    x, y = grid(width, height)
    across, down = x / size, y / size
    sway = noise(width, height, 320 * size, 4, 2) * 9 + np.sin(down / 240 + across / 500) * 10
    fold = np.sin((across + sway) / 1920 * 2 * math.pi * 13)
    fold = fold + 0.42 * np.sin((across + sway * 1.5) / 1920 * 2 * math.pi * 29 + 1)
    light = clip((fold + 1.4) / 2.8)
    tone = 0.88 - 0.74 * light + 0.16 * clip((down - 650) / 430)
    tone = tone + 0.30 * clip((220 - down) / 220)
    bend = noise(width, height, 60 * size, 8, 2) * 0.25 + fold * 0.9
    ink = screen(clip(tone, 0, 0.93), x + sway * size, y, math.pi / 2, 4.6 * size, bend)
    cross = noise(width, height, 60 * size, 9, 2) * 0.2
    ink = np.maximum(ink, screen(clip(tone - 0.55, 0, 0.6), x, y, 0.7, 5 * size, cross))
    cloth = colour(CLOTH) * (0.66 + 0.46 * light[..., None]) * (1 - ink[..., None] * 0.80)
    rim = clip(np.hypot((across - 960) / 1250, (down - 520) / 800), 0, 1.3) ** 2
    return np.asarray(cloth * (1 - 0.45 * rim)[..., None], dtype=float)


def valance(size: int) -> tuple[Field, Field]:
    """The scalloped valance with its gold cord and tassels: colours, and opacity from 0 to 1."""
    width, height = 1920 * size, VALANCE_HEIGHT * size
    x, y = grid(width, height)
    scallops = 1920 // SCALLOP
    curve = "".join(
        f" Q{1920 - SCALLOP * i - SCALLOP // 2} 150 {1920 - SCALLOP * (i + 1)} 70"
        for i in range(scallops)
    )
    cloth = shape(f'<path d="M0 0H1920V70{curve}Z" fill="#fff"/>', width, height, 1920, 160)
    place = (np.mod(x / size, SCALLOP) - SCALLOP / 2) / (SCALLOP / 2)
    tone = clip(0.30 + 0.4 * np.abs(place) + 0.001 * y / size, 0, 0.85)
    ink = screen(tone, x, y + place**2 * 46 * size, 0, 4.6 * size)
    colours = colour(VALANCE) * (1 - ink[..., None] * 0.80)
    trim = drawing(_trim(curve, scallops), width, height, 1920, 160)
    over = trim[..., 3] / 255
    # Blends the trim over the cloth, and the cloth over full transparency.
    alpha = over + cloth * (1 - over)
    mixed = trim[..., :3] * over[..., None] + colours * (cloth * (1 - over))[..., None]
    return mixed / np.maximum(alpha, 1e-4)[..., None], alpha


def _trim(curve: str, scallops: int) -> str:
    shade = curve.replace(" 70", " 75")
    body = (
        f'<path d="M1920 75{shade}" fill="none" stroke="{DARK}" stroke-width="2"/>'
        f'<path d="M1920 70{curve}" fill="none" stroke="{GOLD}" stroke-width="7"/>'
        f'<path d="M1920 68{curve.replace(" 70", " 68")}" fill="none" stroke="#F0CC7C"'
        f' stroke-width="1.5"/>'
    )
    for i in range(1, scallops):
        x = SCALLOP * i
        body += (
            f'<path d="M{x - 6} 76h12l4 34h-20z" fill="{GOLD}" stroke="{DARK}" stroke-width="1.5"/>'
            f'<path d="M{x - 4} 82l-2 26M{x} 82v26M{x + 4} 82l2 26" stroke="#6E4E14"'
            f' stroke-width="1.4" fill="none"/>'
            f'<path d="M{x - 8} 76h16v4h-16z" fill="#B9842A" stroke="{DARK}" stroke-width="1"/>'
            f'<circle cx="{x}" cy="70" r="7.5" fill="{GOLD}" stroke="{DARK}" stroke-width="1.5"/>'
            f'<circle cx="{x - 2.2}" cy="67.8" r="2.2" fill="#F5DCA0"/>'
        )
    return body
