"""The background of a plate: ink, and the colours washed under it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .blur import blur
from .field import Field, Mask, clip
from .glyph import glyph
from .screen import screen
from .stage import Stage

SKY = np.array([214, 216, 198], dtype=float)
NIGHT = np.array([150, 160, 176], dtype=float)
MOONLIGHT = np.array([240, 232, 206], dtype=float)
STORM = np.array([190, 186, 176], dtype=float)
DUSK = np.array([232, 204, 158], dtype=float)
WATER = np.array([150, 175, 175], dtype=float)
LAND = (
    np.array([190, 190, 140], dtype=float),
    np.array([178, 178, 112], dtype=float),
    np.array([168, 160, 98], dtype=float),
)
ALIGHT = np.array([222, 200, 140], dtype=float)

FAINT = 0.13
"""Below this, lines in the sky of a day fall into specks and dashes: it stays paper."""

SKYLINES: dict[str, tuple[str, ...]] = {
    "church": ("church",),
    "castle": ("castle-ruins", "white-tower"),
    "town": ("medieval-village-01", "house", "church"),
    "village": ("hut", "village", "windmill"),
    "trees": ("pine-tree", "oak", "dead-wood"),
    "hills": ("birch-trees", "pine-tree"),
    "gallows": ("gibbet", "dead-wood"),
    "schism": ("castle-ruins", "coliseum"),
    "avignon": ("castle-ruins", "stone-bridge", "white-tower", "pine-tree", "church"),
    "florence": ("byzantin-temple", "pine-tree", "house", "oak", "pine-tree"),
    "rome": ("coliseum", "pine-tree", "church", "pine-tree", "birch-trees"),
    "sea": (),
}
"""What is on the horizon of each outdoor scene."""


Skyline = Callable[["Backdrop", Field], None]
"""What draws the skyline on a ridge, if the scene has another than the usual."""


@dataclass
class Backdrop:
    """The background drawn so far."""

    ink: Field
    wash: Field

    @staticmethod
    def blank(stage: Stage) -> Backdrop:
        """An empty background."""
        return Backdrop(
            np.zeros((stage.height, stage.width), dtype=float),
            np.zeros((stage.height, stage.width, 3), dtype=float) + SKY,
        )

    def cover(self, where: Mask, ink: Field, wash: Field | None = None) -> None:
        """Replace ink and wash where the mask is set."""
        self.ink = np.where(where, ink, self.ink).astype(float)
        if wash is not None:
            self.wash[where] = wash

    def draw(self, ink: Field) -> None:
        """Add ink to what is drawn so far."""
        self.ink = np.maximum(self.ink, ink).astype(float)


def open_air(
    stage: Stage, scene: str, sky: str, mirror: bool, skyline: Skyline | None = None
) -> Backdrop:
    """A sky, a skyline and hills, or the sea."""
    picture = Backdrop.blank(stage)
    horizon = stage.height * (0.66 + 0.03 * float(stage.chance(0).uniform(-1, 1)))
    _sky(picture, stage, horizon, sky)
    if scene == "sea":
        _sea(picture, stage, horizon)
        return picture
    ridge = _hill(picture, stage, horizon - stage.height * 0.05, 0, mirror)
    if skyline is None:
        _skyline(picture, stage, ridge, SKYLINES[scene], mirror)
    else:
        skyline(picture, ridge)
    _hill(picture, stage, horizon + stage.height * 0.05, 1, mirror)
    _hill(picture, stage, horizon + stage.height * 0.16, 2, mirror)
    return picture


def _sky(picture: Backdrop, stage: Stage, horizon: float, sky: str) -> None:
    fall = clip(stage.y / horizon)
    clouds = stage.noise(90 * stage.width / stage.unit / 230, 9, 3)
    halo = clip(0.25 + stage.off_centre * 2.0)
    if sky == "night":
        tone = (0.86 - 0.30 * fall) - clip(clouds * 0.16, -0.06, 0.22)
        tone = clip(tone, 0, 0.9) * clip(0.62 + stage.off_centre * 0.9)
        picture.wash[:] = NIGHT
    elif sky == "storm":
        tone = 0.46 - 0.18 * fall + clip(clouds * 0.34, -0.40, 0.42)
        tone = clip(tone, 0, 0.88) * clip(0.35 + stage.off_centre * 1.6)
        picture.wash[:] = STORM
    elif sky == "dusk":
        tone = 0.10 + 0.30 * fall - clip(clouds * 0.2, -0.08, 0.4)
        tone = clip(tone, 0, 0.75) * halo
        picture.wash[:] = DUSK
    else:
        tone = 0.50 * (1 - fall) ** 0.9 + 0.04 - clip(clouds * 0.26, -0.08, 0.5)
        tone = clip(tone, 0, 0.75) * halo
        tone = np.where(tone < FAINT, 0, tone)
    angle = -0.30 if sky == "storm" else 0.0
    picture.draw(screen(tone, stage.x, stage.y, angle, stage.pitch, stage.tremble))
    if sky == "night":
        _moon(picture, stage)
    elif sky == "dusk":
        _sun(picture, stage, horizon)


def _moon(picture: Backdrop, stage: Stage) -> None:
    """A crescent moon, on the side that the seed chooses, and a few stars."""
    chance = stage.chance(51)
    side = 0.17 if chance.uniform() < 0.5 else 0.83
    size = stage.height * 0.11
    far = np.hypot(stage.x - stage.width * side, stage.y - stage.height * 0.16)
    bite = np.hypot(
        stage.x - stage.width * side - size * (0.55 if side < 0.5 else -0.55),
        stage.y - stage.height * 0.16 + size * 0.2,
    )
    crescent = (far < size) & (bite > size * 0.86)
    picture.cover(crescent, 0 * far)
    rim = np.minimum(np.abs(far - size), np.where(far < size, np.abs(bite - size * 0.86), size))
    near = (far < size + stage.pitch * 0.25) & (bite > size * 0.86 - stage.pitch * 0.25)
    picture.cover(near & (rim < stage.pitch * 0.28), np.ones_like(far))
    picture.wash[crescent] = MOONLIGHT
    for _ in range(7):
        star_x, star_y = chance.uniform(0.04, 0.96), chance.uniform(0.03, 0.34)
        reach = np.abs(stage.x - stage.width * star_x) + np.abs(stage.y - stage.height * star_y)
        picture.cover(reach < stage.pitch * 0.62, 0 * far)


def _sun(picture: Backdrop, stage: Stage, horizon: float) -> None:
    """A low sun with engraved rays."""
    side = 0.18 if stage.chance(52).uniform() < 0.5 else 0.82
    size = stage.height * 0.10
    across, down = stage.x - stage.width * side, stage.y - horizon * 0.42
    far = np.hypot(across, down)
    turn = np.arctan2(down, across) / (2 * math.pi) * 20
    ray = np.abs(np.mod(turn, 1) - 0.5) * 2
    rays = (far < size * 2.0) & (far > size * 1.25) & (ray < 0.34 * (2.3 - far / size))
    picture.cover(far < size * 2.1, rays.astype(float) * 0.95)
    rim = (np.abs(far - size) < stage.pitch * 0.22).astype(float)
    body = screen(clip((across + down) / size * 0.3 + 0.12, 0, 0.6), stage.x, stage.y,
                  0.8, stage.pitch * 0.8)  # fmt: skip
    picture.cover(far < size * 1.08, np.maximum(rim, body * (far < size)))


def _sea(picture: Backdrop, stage: Stage, horizon: float) -> None:
    pitch = stage.pitch
    tone = 0.35 + 0.25 * np.sin(stage.x / (pitch * 5) + np.sin(stage.y / (pitch * 1.3)) * 1.6)
    swell = 0.35 * np.sin(stage.x / (pitch * 3.2) + stage.y / pitch) + stage.wobble
    below = stage.y > horizon
    picture.cover(below, screen(clip(tone), stage.x, stage.y, 0, pitch, swell), WATER)
    picture.draw((np.abs(stage.y - horizon) < pitch * 0.25).astype(float))


HILLS = ((21, 0.9, 0.10, 0.035, 0.25), (33, -0.75, 0.20, 0.03, 0.30), (44, 0.45, 0.30, 0.02, 0.32))
"""For the far, middle and near hill: place, angle of the lines, tone, height, shade."""


def _hill(picture: Backdrop, stage: Stage, base: float, which: int, mirror: bool) -> Field:
    """One hill; returns the height of its ridge at every x."""
    place, angle, tone, rise, shade = HILLS[which]
    pitch = stage.pitch
    chance = stage.chance(place)
    across = np.arange(stage.width, dtype=float) / stage.width
    if mirror:
        across = 1 - across
    ridge = np.zeros(stage.width, dtype=float)
    for waves in (1.1, 2.3, 4.7):
        height = chance.uniform(0.3, 1) / waves
        ridge += height * np.sin(2 * math.pi * (waves * across + chance.uniform()))
    line = base + ridge * stage.height * rise
    depth = stage.y - line[None, :]
    light = 0.75 + 0.35 * np.sin(2 * math.pi * (1.7 * across + chance.uniform()))[None, :]
    tones = clip(tone + shade * np.exp(-clip(depth, 0, 1e6) / (stage.height * 0.09)), 0, 0.9)
    bend = stage.wobble * 1.4 + 0.25 * np.sin(across * 9)[None, :]
    lines = screen(tones * light, stage.x, stage.y, angle, pitch * 1.02, bend)
    picture.cover(depth > 0, lines, LAND[which])
    picture.draw((np.abs(depth) < pitch * 0.30).astype(float))
    return np.asarray(line, dtype=float)


def _skyline(
    picture: Backdrop, stage: Stage, ridge: Field, names: tuple[str, ...], mirror: bool
) -> None:
    for name, place, share in _standing(stage, names):
        where = 1 - place if mirror else place
        size = int(stage.height * share)
        left = int(stage.width * where - size / 2)
        foot = int(ridge[min(stage.width - 1, max(0, int(stage.width * where)))] + size * 0.06)
        x0, x1, y0 = max(0, left), min(stage.width, left + size), max(0, foot - size)
        shape = glyph(name, size)[y0 - (foot - size) :, x0 - left : x1 - left]
        block = (slice(y0, y0 + shape.shape[0]), slice(x0, x1))
        x, y = stage.x[block], stage.y[block]
        filled = blur(shape, stage.pitch * 0.8) > 0.18
        tone = 0.62 + 0.25 * (x - left) / size
        lines = screen(tone, x, y, math.pi / 2, stage.pitch * 0.95)
        inside = shape > 0.5
        edge = inside & (shape - blur(shape, stage.pitch * 0.35) > 0.12)
        old = picture.ink[block]
        new = np.where(filled, np.where(inside, lines, 0), old)
        picture.ink[block] = np.where(edge, 1, new)


def _standing(stage: Stage, names: tuple[str, ...]) -> list[tuple[str, float, float]]:
    """What is where, and how much of the height it takes."""
    if stage.width > stage.height * 3:  # a panorama: a dozen, no two at the same distance
        chance = stage.chance(61)
        return [
            (names[i % len(names)], (i + 0.5 + chance.uniform(-0.3, 0.3)) / 12,
             chance.uniform(0.24, 0.36))
            for i in range(12)
        ]  # fmt: skip
    places = (0.13, 0.87, 0.26) if len(names) > 2 else (0.14, 0.86, 0.5)
    if stage.width > stage.height * 1.2:
        places = (0.08, 0.92, 0.2)
    return list(zip(names, places, (0.23, 0.23, 0.15), strict=False))


def rays(stage: Stage) -> Backdrop:
    """Rays of light from the emblem: for kings and queens."""
    picture = Backdrop.blank(stage)
    picture.wash[:] = ALIGHT
    large = stage.width / stage.unit > 400
    count = 88 if large else 56
    across, down = stage.x - stage.width / 2, stage.y - stage.middle
    wave = np.arctan2(down, across) / (2 * math.pi) * count
    wave = wave + stage.wobble * (0.22 if large else 0.5)
    tone = clip(0.15 + 0.93 * stage.off_centre, 0, 0.8)
    width = 2 * math.pi * np.hypot(across, down) / count
    ink = clip((tone - np.abs(np.mod(wave, 1) - 0.5) * 2) * width * 0.25 + 0.5)
    picture.draw(ink * (width > stage.pitch * 0.9))
    return picture
