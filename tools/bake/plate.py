"""A plate: the whole woodcut, drawn large, printed unevenly, coloured by hand and scaled down."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .backdrop import Backdrop, open_air, rays
from .blur import blur
from .field import Field, clip, shrink
from .figure import Figure, carve
from .room import room
from .screen import screen
from .stage import Stage

PAPER = np.array([240, 229, 201], dtype=float)
CREAM = np.array([239, 227, 198], dtype=float)
INK = np.array([38, 25, 16], dtype=float)
FINEST = 2.6
"""Lines closer than so many pixels run together."""


@dataclass(frozen=True)
class Subject:
    """What a plate shows."""

    figures: tuple[Figure, ...]
    scene: str
    """hills, town, church, castle, village, trees, gallows, sea, room or rays."""
    sky: str = "day"
    """Outdoors: day, night, storm or dusk."""
    detail: str = ""
    """In a room: window, arch, drape or panel."""
    mirror: bool = False
    """Whether the scene is mirrored; figures have a mirror of their own."""


@dataclass(frozen=True)
class Print:
    """How a subject is printed; all lengths are logical pixels."""

    width: int
    height: int
    pitch: float
    scale: float
    """How much of the shorter side the emblem takes."""
    lift: float = 0.0
    """How far the emblem is moved, as a fraction of the free space; up is negative."""
    tint: float = 0.5
    """How strong the colours are."""


def plate(subject: Subject, how: Print, wash: Field, seed: int, size: int) -> Field:
    """The picture in colours from 0 to 255, with `size` pixels per logical pixel."""
    width, height = how.width * size, how.height * size
    # Finer line screens need more pixels while they are drawn.
    sharp = 2 if width * height > 40000 else 3
    # At double size, the lines are less than twice as far apart, so there is more detail.
    pitch = max(FINEST, how.pitch * size**0.8) * sharp
    full = width * sharp, height * sharp
    emblem = min(full) * how.scale
    room_left = full[1] - emblem
    top = min(max(room_left * (0.5 + how.lift), 0), max(room_left, 0))
    stage = Stage(*full, pitch, size * sharp, emblem, top + emblem / 2, seed)
    picture = _backdrop(stage, subject)
    if subject.scene != "rays" and subject.figures and stage.width < 3 * stage.height:
        _ground_shadow(picture, stage)
    washes: list[tuple[Field, Field]] = []
    for figure in subject.figures:
        cut = carve(figure, *full, emblem, stage.middle, pitch, stage.wobble)
        picture.ink = np.where(cut.clearing > 0, 0, picture.ink).astype(float)
        picture.ink = np.where(cut.inside > 0, cut.ink, picture.ink).astype(float)
        own = wash if figure.wash is None else np.array(figure.wash, dtype=float)
        washes.append((cut.clearing, own))
    return shrink(_pull(picture, stage, washes, how.tint), sharp)


def _backdrop(stage: Stage, subject: Subject) -> Backdrop:
    if subject.scene == "rays":
        return rays(stage)
    if subject.scene == "room":
        return room(stage, subject.detail, subject.mirror)
    return open_air(stage, subject.scene, subject.sky, subject.mirror)


def _ground_shadow(picture: Backdrop, stage: Stage) -> None:
    size = stage.emblem
    foot = stage.middle + size * 0.47
    across = (stage.x - stage.width / 2 - size * 0.10) / (size * 0.52)
    far = across**2 + ((stage.y - foot) / (size * 0.085)) ** 2
    tone = clip(1.15 - far) * 0.85
    lines = screen(tone, stage.x, stage.y, -0.35, stage.pitch * 0.9, stage.wobble)
    picture.draw(lines * (far < 1.15))


def _pull(picture: Backdrop, stage: Stage, washes: list[tuple[Field, Field]], tint: float) -> Field:
    """Print it: uneven ink on paper whose colours are a little off the lines."""
    pitch = stage.pitch
    specks = stage.noise(2.4, 70, 2) + 0.7 * stage.noise(26, 71, 2)
    ink = picture.ink * (1 - clip((specks - 1.75) * 1.4, 0, 0.8))
    ink = np.maximum(ink, clip((stage.noise(1.8, 72, 1) - 3.1) * 2, 0, 0.7))
    off = (int(pitch * 0.3), int(pitch * 0.45))
    colours = picture.wash
    for where, wash in washes:
        under = np.roll(blur(where, pitch * 0.5), off, (0, 1))[..., None]
        colours = colours * (1 - under) + (wash * 0.72 + CREAM * 0.28) * under
    colours = np.stack([blur(colours[..., i], pitch * 0.5) for i in range(3)], -1)
    pools = 1 + 0.05 * stage.noise(30, 80, 2)[..., None]
    paper = PAPER * (1 - tint) + colours * tint * pools
    paper = paper + stage.noise(3, 81, 2)[..., None] * 1.8
    done = paper * (1 - ink[..., None]) + INK * ink[..., None]
    return np.asarray(done, dtype=float)
