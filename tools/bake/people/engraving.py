"""The engraving: a person, posed and lit, cut into lines on a plate of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from tools.bake.backdrop import Backdrop, open_air, rays
from tools.bake.blur import blur
from tools.bake.field import Field, Mask, shrink
from tools.bake.plate import CREAM, FINEST
from tools.bake.room import room
from tools.bake.seed import seed_of
from tools.bake.stage import Stage

from .contours import contours
from .dust import without_dots
from .features import features
from .head import Head
from .horizon import far_off, slivers
from .light import Light, lit
from .lines import cut
from .look import Seen, look
from .person import Dress, Frame, Person
from .placing import moved
from .pose import pose
from .printing import pulled
from .stuffs import STYLES, Style, style_of

LARGE = 40_000
"""From so many pixels on a plate is drawn twice as large, below three times: its lines are finer
then than the pixels."""
FEW = 45
"""With fewer pixels to the decimetre, a face has room for its deep shade alone."""
FEWEST = 26
"""With fewer than these, it has none for fine wrinkles."""
BROAD = 0.026
"""Strokes from this width on are cut at every size."""
BEFORE = 0.6
"""How far what is held comes forward where a frame moves it, so that no breast hides it."""


@dataclass(frozen=True)
class Form:
    """A kind of plate: its size in logical pixels, and how far apart its lines are."""

    width: int
    height: int
    pitch: float


@dataclass(frozen=True)
class Cut:
    """A person as ink, and the colour of each stuff."""

    ink: Field
    body: Mask
    """Where the person is."""
    wash: Field
    strength: Field
    """How strong the colour is."""


def engraved(who: Person, frame: Frame, form: Form, size: int) -> Field:
    """The plate in colours from 0 to 255, `size` pixels to the logical pixel."""
    width, height = form.width * size, form.height * size
    sharp = 2 if width * height > LARGE else 3
    if height / frame.span < FEW:
        who = _simplified(who, height / frame.span < FEWEST)
    if frame.aside != (0, 0) or frame.held != 1:
        who = _holding(who, frame)
    full = width * sharp, height * sharp
    pitch = max(FINEST, form.pitch * size**0.62) * sharp
    scale = full[1] / frame.span
    middle = full[0] / 2 - frame.x * scale, full[1] / 2 + frame.y * scale
    emblem, centre = min(full) * 0.8, middle[1] - 0.1 * scale
    stage = Stage(*full, pitch, size * sharp, emblem, centre, seed_of(who.name))
    done = engrave(who, stage, scale, middle, 1.15 * sharp * size**0.5)
    clear = blur(done.body.astype(float), pitch * 0.50) > 0.10
    picture = _scene(who, replace(stage, pitch=pitch * 1.12), clear)
    picture.ink = np.where(slivers(clear, pitch), 0, picture.ink)
    picture.ink = np.where(done.body, done.ink, np.where(clear, 0, picture.ink))
    return shrink(pulled(picture, stage, done.body, done.wash, done.strength), sharp)


def engrave(
    who: Person, stage: Stage, scale: float, middle: tuple[float, float], bold: float
) -> Cut:
    """The person with `scale` pixels to the decimetre, the eyes about `middle`."""
    posed = pose(who)
    seen = look(posed, stage.width, stage.height, scale, middle)
    body = seen.body
    _lay_decals(who, seen)
    _fray_hair(seen)
    light = lit(who, posed.solids, seen, scale, stage.pitch)
    ink, wash, strength = _cut_stuffs({**STYLES, **who.styles}, seen, light, stage, scale)
    light_stuffs = seen.of_kind("skin", "linen", "goose")
    ink = without_dots(ink, light_stuffs, round(stage.pitch * 0.6))
    crease = seen.of("skin") & (light.fine > 0.78) & (seen.normal[..., 2] < 0.80)
    crease &= np.abs(seen.grain[..., 1] + 0.48) < 0.14
    ink[crease] = 1
    features(who, posed, seen, ink, wash, light.shade, (scale, stage.pitch, bold))
    ink = contours(seen, light.shade, ink, stage.pitch, bold, scale)
    return Cut(ink, body, wash, strength)


def _cut_stuffs(
    styles: dict[str, Style], seen: Seen, light: Light, stage: Stage, scale: float
) -> tuple[Field, Field, Field]:
    """Ink, colour and strength of the colour, each stuff by its style."""
    shape = stage.height, stage.width
    ink, strength = np.zeros(shape, dtype=float), np.zeros(shape, dtype=float)
    wash = np.zeros((*shape, 3), dtype=float) + CREAM
    for number, name in enumerate(seen.names):
        here = seen.stuff == number
        if here.any():
            style = style_of(name, styles)
            wash[here], strength[here] = style.wash, style.tint
            box, lines = cut(name, style, here, seen, light, stage, scale)
            inside = box.mask(here)
            box(ink)[inside] = lines[inside]
    return ink, wash, strength


def _lay_decals(who: Person, seen: Seen) -> None:
    for decal in who.decals:
        place = seen.grain if decal.grain or decal.on == "skin" else seen.rest
        where = seen.of(decal.on) & decal.where(place)
        seen.stuff[where] = seen.number(decal.stuff)


def _fray_hair(seen: Seen) -> None:
    """Hair ends in strands, not along the mesh."""
    u = seen.grain[..., 0]
    ragged = 0.36 + 0.16 * np.sin(u * 70) + 0.10 * np.sin(u * 31 + 1)
    bare = seen.of_kind("hair") & (seen.grain[..., 2] < ragged)
    seen.stuff[bare] = seen.number("skin")


def _holding(who: Person, frame: Frame) -> Person:
    """With what is held where the frame wants it."""

    def wear(own: Head) -> Dress:
        worn = who.wear(own)
        return replace(worn, held=moved(worn.held, (*frame.aside, BEFORE), frame.held))

    return replace(who, wear=wear)


def _simplified(who: Person, fewest: bool) -> Person:
    """With a lighter face and broader brows; with the `fewest` pixels, without fine wrinkles."""
    skin = who.styles.get("skin", STYLES["skin"])
    skin = replace(
        skin,
        ramp=(0.50, 1.10) if fewest else (0.36, 1.04),
        cross=2.0,
        lit=skin.lit * (0.5 if fewest else 0.7),
        pitch=max(skin.pitch, 0.92),
    )
    brow = who.brow._replace(thick=who.brow.thick * 1.15)
    strokes = tuple(one for one in who.strokes if not fewest or one.width >= BROAD)
    styles = {**who.styles, "skin": skin}
    return replace(who, styles=styles, brow=brow, wrinkles=0.5, strokes=strokes)


def _scene(who: Person, stage: Stage, hidden: Mask) -> Backdrop:
    if who.scene == "rays":
        return rays(stage)
    if who.scene == "room":
        return room(stage, who.detail, who.mirror)
    horizon = partial(far_off, stage, who.scene, who.mirror, hidden)
    return open_air(stage, who.scene, who.sky, who.mirror, horizon)
