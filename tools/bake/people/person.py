"""A person: the head, what is worn and held, how they turn, and before what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tools.bake.field import Field, Mask

from .head import Head
from .solid import Solid
from .strokes import Stroke
from .stuffs import Style

Parts = Iterable[Solid | Iterable[Solid]]
"""Solids, and things made of several."""


@dataclass(frozen=True)
class Dress:
    """All that somebody wears and holds."""

    head: list[Solid]
    """What turns with the head."""
    body: list[Solid]
    """What stays with the body."""
    held: list[Solid]
    """What lies in the space of the viewer, so that a card decides where its sign is."""


def dress(head: Parts = (), body: Parts = (), held: Parts = ()) -> Dress:
    """What is worn on the head, on the body, and held; solids and things of several alike."""
    return Dress(_flat(head), _flat(body), _flat(held))


def _flat(parts: Parts) -> list[Solid]:
    return [
        solid for part in parts for solid in ((part,) if isinstance(part, Solid) else tuple(part))
    ]


class Brow(NamedTuple):
    """Eyebrows."""

    thick: float = 0.040
    lift: float = 0.0
    """How much higher they are than is usual."""
    dark: float = 1.0
    angry: float = 0.0
    """How far they fall towards the nose; below 0 they plead."""


USUAL = Brow()


class Frame(NamedTuple):
    """What part of somebody a plate shows."""

    span: float
    """Decimetres from top to bottom; a head is 2.3."""
    x: float
    """Where the middle of the plate is, from between the eyes: left of the nose is negative."""
    y: float
    aside: tuple[float, float] = (0.0, 0.0)
    """How far what is held lies from where it usually does: to the right, up. Narrow plates show it
    before the breast."""
    held: float = 1.0
    """How large it is there."""


class Decal(NamedTuple):
    """Where another stuff lies on one."""

    on: str
    where: Callable[[Field], Mask]
    """By the place before the pose; on skin, by the place in the base mesh."""
    stuff: str
    grain: bool = False
    """Whether `where` goes by the grain instead: around and down from 0 to 1 on what is made of
    rings."""


@dataclass(frozen=True)
class Person:
    """Who sits."""

    name: str
    """It gives the seed."""
    morphs: Mapping[str, float]
    """How much of each target of the mesh, by name."""
    wear: Callable[[Head], Dress]
    turn: float = -28
    """How far the head is turned, in degrees; to the viewer's left is negative."""
    nod: float = 0
    lean: float = 0
    body: float = -12
    """How far the body is turned."""
    gaze: tuple[float, float] = (0.0, 0.0)
    """Where the eyes look, off the viewer: to the right, up."""
    scene: str = "room"
    detail: str = ""
    sky: str = "day"
    mirror: bool = False
    styles: Mapping[str, Style] = field(default_factory=dict)
    """Stuffs that are cut or coloured otherwise than they are for all."""
    decals: tuple[Decal, ...] = ()
    brow: Brow = USUAL
    strokes: tuple[Stroke, ...] = ()
    """Wrinkles that are cut one by one."""
    wrinkles: float = 1.0
    """How deep the creases of the face are shaded."""
    light: tuple[float, float, float] = (-0.62, 0.56, 0.55)
    """Whence the light comes: the left and above; more from the front for who looks right."""
    lips: float = 0.35
    """How dark the upper lip is."""
    grin: float = 0.0
    """How far the mouth is open and shows its teeth, from 0 to 1."""
    joy: str = "broad"
    """How they are glad: broad, quiet, grim, sly or hearty."""
    plays: float = 1.0
    """How strongly a mood moves brows and mouth: more where a beard or a hat hides them."""
    alone: bool = False
    """Nobody sits: only what would be held is shown."""


@dataclass(frozen=True)
class Recipe:
    """A person, and what of them each kind of plate shows."""

    person: Person
    frames: Mapping[str, Frame]
