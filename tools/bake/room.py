"""A room: a wall, a floor of boards, and what is on the wall."""

from __future__ import annotations

import math

import numpy as np

from .backdrop import Backdrop
from .field import Field, clip
from .screen import screen
from .stage import Stage

WALL = np.array([205, 190, 150], dtype=float)
FLOOR = np.array([190, 165, 115], dtype=float)
GLASS = np.array([206, 216, 200], dtype=float)
CLOTH = np.array([196, 150, 128], dtype=float)


def room(stage: Stage, detail: str, mirror: bool) -> Backdrop:
    """A room with a bare wall, or with a `window`, an `arch`, a `drape` or a `panel`."""
    picture = Backdrop.blank(stage)
    picture.wash[:] = WALL
    floor = stage.height * 0.80
    _wall(picture, stage)
    if detail == "window":
        _window(picture, stage, mirror)
    elif detail == "arch":
        _arch(picture, stage)
    elif detail == "drape":
        _drape(picture, stage, mirror)
    elif detail == "panel":
        _panel(picture, stage)
    _boards(picture, stage, floor)
    return picture


def _wall(picture: Backdrop, stage: Stage) -> None:
    far = stage.off_centre
    tone = 0.34 + 0.34 * clip(far * 1.7 - 0.2)
    picture.draw(screen(tone, stage.x, stage.y, math.pi / 2, stage.pitch, stage.tremble))
    corner = clip((far - 0.33) * 1.5, 0, 0.5)
    picture.draw(screen(corner, stage.x, stage.y, math.pi / 4, stage.pitch, stage.wobble))


def _boards(picture: Backdrop, stage: Stage, floor: float) -> None:
    depth = stage.y - floor
    below = depth > 0
    nearer = 1 + clip(depth, 0, 1e6) / (stage.height * 0.10)
    seams = screen(0.25, (stage.x - stage.width / 2) / nearer, stage.y, math.pi / 2,
                   stage.pitch * 3.2)  # fmt: skip
    tone = clip(0.5 - depth / (stage.height * 0.5), 0.12, 0.6)
    lines = screen(tone, stage.x, stage.y, 0, stage.pitch, stage.wobble)
    picture.cover(below, np.maximum(seams, lines), FLOOR)
    picture.draw((np.abs(depth) < stage.pitch * 0.35).astype(float))


def _window(picture: Backdrop, stage: Stage, mirror: bool) -> None:
    """A leaded window high in the wall, and the light that falls from it."""
    side = -1.0 if mirror else 1.0
    middle = stage.width * (0.5 - side * 0.35)
    half, top, sill = stage.width * 0.115, stage.height * 0.17, stage.height * 0.50
    across = np.abs(stage.x - middle)
    arch = top + half * 0.2 - np.sqrt(clip(half**2 - across**2, 0, 1e9)) * 0.9
    frame = stage.pitch * 0.75
    hole = (across < half) & (stage.y > arch) & (stage.y < sill)
    rim = (across < half + frame * 1.5) & (stage.y > arch - frame * 1.5)
    rim &= stage.y < sill + frame * 1.5
    lead = stage.pitch * 2.1
    panes = np.maximum(
        screen(0.13, stage.x, stage.y, 0.9, lead), screen(0.13, stage.x, stage.y, -0.9, lead)
    )
    beam = side * (stage.x - middle) - (stage.y - stage.height * 0.34) * 0.9
    lit = (np.abs(beam) < half * 1.1) & (stage.y > stage.height * 0.34)
    faint = picture.ink * np.where(lit, 0.30, 1)
    picture.ink = np.asarray(faint, dtype=float)
    picture.cover(rim, np.ones_like(stage.x))
    picture.cover(hole, panes, GLASS)


def _arch(picture: Backdrop, stage: Stage) -> None:
    """A round arch of dressed stone around the emblem, and courses of stone beside it."""
    half = stage.width * 0.41
    spring = stage.height * 0.46
    across = stage.x - stage.width / 2
    far = np.where(stage.y < spring, np.hypot(across, stage.y - spring), np.abs(across))
    outside = far > half
    course = stage.height / 9
    row = np.floor(stage.y / course)
    joints = np.abs(np.mod(stage.y / course, 1) - 0.5) > 0.5 - 0.20 * stage.pitch / course
    along = stage.x / (course * 1.7) + np.mod(row, 2) * 0.5
    joints |= np.abs(np.mod(along, 1) - 0.5) > 0.5 - 0.12 * stage.pitch / course
    stone = screen(0.20 + 0.2 * stage.off_centre, stage.x, stage.y, 0, stage.pitch, stage.tremble)
    picture.cover(outside, np.maximum(stone, joints.astype(float)))
    band = stage.width * 0.055
    ring = (far > half) & (far < half + band)
    turn = np.where(
        stage.y < spring, np.arctan2(stage.y - spring, across) * half, stage.y - spring + 0 * across
    )
    wedge = np.abs(np.mod(turn / (course * 0.75), 1) - 0.5) > 0.44
    edge = np.minimum(np.abs(far - half), np.abs(far - half - band)) < stage.pitch * 0.26
    picture.cover(ring, (wedge & ring).astype(float))
    picture.draw(edge.astype(float))


def _drape(picture: Backdrop, stage: Stage, mirror: bool) -> None:
    """A heavy cloth, gathered to one side."""
    across = stage.x / stage.width
    if not mirror:
        across = 1 - across
    down = stage.y / stage.height
    edge = 0.40 - 0.30 * np.sin(clip(down / 0.62) * math.pi / 2) + 0.10 * clip(down - 0.62) / 0.38
    fold: Field = across / np.maximum(edge, 0.02)
    light = 0.5 + 0.5 * np.sin(fold * 19 + down * 2)
    tone = clip(0.80 - 0.66 * light)
    lines = screen(tone, fold * stage.width * 0.3, stage.y, math.pi / 2, stage.pitch * 0.9,
                   stage.wobble)  # fmt: skip
    inside = across < edge
    picture.cover(inside, lines, CLOTH)
    rim = np.abs(across - edge) * stage.width < stage.pitch * 0.35
    picture.draw(rim.astype(float))


def _panel(picture: Backdrop, stage: Stage) -> None:
    """Wainscot: tall fields with a bevel, under a rail."""
    rail = stage.height * 0.16
    broad, tall = stage.width / 3, stage.height * 0.58
    x = np.mod(stage.x + broad / 2, broad)
    y = stage.y - rail - stage.height * 0.03
    inset = np.minimum(np.minimum(x, broad - x), np.minimum(y, tall - y))
    width = broad * 0.13
    below = stage.y > rail
    tone = 0.18 + 0.40 * clip(stage.off_centre * 1.5 - 0.15)
    field = screen(tone, stage.x, stage.y, math.pi / 2, stage.pitch, stage.tremble)
    shaded = screen(0.60, stage.x, stage.y, math.pi / 4, stage.pitch * 0.8, stage.wobble)
    dark = (broad - x < width * 2) | (tall - y < width * 2)
    bevel = np.where(dark, shaded, 0)
    ink = np.where(inset > width * 2, field, np.where(inset > width, bevel, 0))
    picture.cover(below, ink.astype(float))
    near = np.minimum(np.abs(inset - width), np.abs(inset - width * 2))
    picture.draw((below & (near < stage.pitch * 0.20)).astype(float))
    band = np.abs(stage.y - rail + stage.height * 0.02)
    picture.cover(band < stage.height * 0.02, np.zeros_like(stage.x))
    line = np.abs(band - stage.height * 0.02) < stage.pitch * 0.26
    picture.draw(line.astype(float))
