"""Features: eyes, brows, lips and nostrils, drawn with a few sure strokes as every cutter did."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.bake.field import Field, Mask, clip
from tools.bake.plate import CREAM
from tools.bake.screen import threshold

from .look import Seen
from .person import Person
from .pose import Pose
from .strokes import drawn
from .window import Window, window

LIPS = np.array([176, 74, 62], dtype=float)
IRIS, GLINT = 0.56, 0.19
"""Half angles of the iris and of the light in it, as radians of the eyeball."""
ASIDE = 0.42
"""How far the iris may leave the middle: eyes that see the viewer, but no more than is healthy."""
BROW_LINE = 0.36
"""Half the thickness of the finest brow, in the breadth of an outline."""
BUSHY = 0.038
"""From here on brows that are drawn thicker grow more slowly."""


@dataclass(frozen=True)
class Face:
    """What of a plate the features concern."""

    who: Person
    pose: Pose
    rest: Field
    base: Field
    """Where each pixel of skin is in the base mesh."""
    normal: Field
    shade: Field
    skin: Mask
    eye: Mask
    scale: float
    pitch: float
    bold: float


def features(
    who: Person,
    pose: Pose,
    seen: Seen,
    ink: Field,
    wash: Field,
    shade: Field,
    measures: tuple[float, float, float],
) -> None:
    """Draw the features into ink and wash; the measures are scale, pitch and boldness."""
    skin, eye = seen.of("skin"), seen.of("eye")
    if not skin.any():
        return
    scale, pitch, bold = measures
    box = window(skin | eye, round(bold * 2) + 2)
    face = Face(
        who,
        pose,
        box(seen.rest),
        box(seen.grain)[..., :3],
        box(seen.normal),
        box(shade),
        box.mask(skin),
        box.mask(eye),
        scale,
        pitch,
        bold,
    )
    cut = drawn(who.strokes, face.base, face.skin, bold * 0.5 / scale)
    done = _eyes(face, np.where(cut, 1.0, box(ink)))
    done = _brows(face, done)
    done, tinted = _lips(face, done, box(wash))
    _put(box, ink, _nostrils(face, done))
    _put(box, wash, tinted)


def _put(box: Window, whole: Field, part: Field) -> None:
    whole[box.rows, box.columns] = part


def _eyes(face: Face, ink: Field) -> Field:
    back = face.pose.turn.T
    view = back @ np.array([*face.who.gaze, 1.0])
    view /= np.linalg.norm(view)
    flat = float(np.hypot(view[0], view[1]))
    if view[2] <= 0 or flat > ASIDE:
        view[:2] *= ASIDE / max(flat, 1e-6)
        view[2] = np.sqrt(1 - ASIDE**2)
    for side, middle in zip((1, -1), face.pose.head.eyes, strict=True):
        ball = face.eye & (np.sign(face.rest[..., 0]) == side)
        if ball.any():
            ink = _eye(face, ink, ball, face.rest - middle, view)
    return ink


def _eye(face: Face, ink: Field, ball: Mask, out: Field, view: Field) -> Field:
    """A black iris with a glint and a crescent of light in a white, and lids about it."""
    back = face.pose.turn.T
    far = np.linalg.norm(out, axis=-1) + 1e-9
    angle = np.arccos(clip((out @ view) / far, -1, 1))
    crescent = ((out @ (back @ np.array([0.5, -0.6, 0.0]))) > 0.02) & (angle < 0.40)
    crescent &= angle > 0.24
    lamp = back @ np.array([-0.30, 0.34, 1.0])
    spark = view * 0.86 + lamp / np.linalg.norm(lamp) * 0.30
    spark /= np.linalg.norm(spark)
    glint = np.arccos(clip((out @ spark) / far, -1, 1)) < GLINT
    ink = np.where(ball, 0, ink)
    ink = np.where(ball & (angle < IRIS) & ~crescent, 1, ink)
    ink = np.where(ball & glint, 0, ink)
    above = _shifted(ball, -max(1, round(face.bold * 1.15))) & ~ball & face.skin
    below = _shifted(ball, max(1, round(face.bold * 0.3))) & ~ball & face.skin & ~above
    return np.where(above | below, 1.0, ink)


def _shifted(mask: Mask, most: int) -> Mask:
    """All that lies up to so many pixels below the mask, or above it if `most` is negative."""
    done = np.zeros_like(mask)
    for by in range(1, abs(most) + 1):
        if most > 0:
            done[by:] |= mask[:-by]
        else:
            done[:-by] |= mask[by:]
    return done


def _brows(face: Face, ink: Field) -> Field:
    """Hairs along an arch over each eye."""
    thick, lift, dark, angry = face.who.brow
    ax, y, z = np.abs(face.base[..., 0]), face.base[..., 1], face.base[..., 2]
    along = clip((ax - 0.11) / 0.42)
    arch = 0.185 + lift + 0.085 * np.sin(along * 2.2) - 0.13 * along**3
    arch = arch - angry * (0.6 - along) * 0.13
    width = _settled(thick, face) * (0.50 + 0.50 * np.sin(clip(0.12 + along * 0.88) * np.pi))
    width = width * clip((1.04 - along) * 2.2) ** 0.7
    off = np.abs(y - arch)
    brow = face.skin & (off < width) & (ax > 0.10) & (ax < 0.56) & (z > -0.25)
    fringe = 0.5 + 0.5 * np.sin((ax * 0.8 - (y - arch) * 1.2) / 0.011)
    # The more room, the more the brow is seen to be hairs and not a bar.
    hairs = 0.26 + 0.44 * float(clip(np.asarray((face.scale / face.bold - 30) / 36)))
    return np.where(brow & (off < width * (1 - hairs + hairs * fringe)), dark, ink)


def _settled(thick: float, face: Face) -> float:
    """How thick brows are cut: never so fine that they vanish, and bushy ones no black bars."""
    finest = BROW_LINE * face.bold / face.scale
    bushy = max(finest, BUSHY)
    return max(min(thick, bushy) + max(0.0, thick - bushy) * 0.35, min(finest, thick * 2.2))


def _lips(face: Face, ink: Field, wash: Field) -> tuple[Field, Field]:
    """The line between them, a tone on the upper, a shadow under the lower."""
    x, y, z = (face.base[..., i] for i in range(3))
    ax = np.abs(x)
    mouth = face.skin & (ax < 0.235) & (z > 0.0)
    parting = mouth & (np.abs(y + 0.665 - 0.012 * np.cos(x * 14)) < 0.017)
    bow = -0.595 - 0.05 * (ax / 0.22) ** 2 - 0.02 * np.exp(-((ax / 0.03) ** 2))
    upper = mouth & (y > -0.67) & (y < bow)
    p = face.pitch * 0.62
    tone = threshold(face.who.lips + 0.35 * face.shade, (y + 0.10 * x**2) * face.scale / p, p, 0.9)
    edge = 0.06 * (ax / 0.22) ** 2
    lower = mouth & (y < -0.67) & (y > -0.765 + edge)
    ink = np.where(upper & ~parting, tone, ink)
    ink = np.where(lower & (y >= -0.735 + edge), 0.0, ink)
    wash = np.where((upper | lower)[..., None], wash * 0.86 + LIPS * 0.14, wash)
    ink = np.where(parting, 1.0, ink)
    if face.who.grin:
        ink, wash = _teeth(face, ink, wash)
    return ink, wash


def _teeth(face: Face, ink: Field, wash: Field) -> tuple[Field, Field]:
    """A row of teeth in an open mouth."""
    x, y, z = (face.base[..., i] for i in range(3))
    half = 0.062 * face.who.grin * np.sqrt(clip(1 - (x / 0.225) ** 2))
    rim = max(0.014, 0.55 * face.bold / face.scale)
    far = np.abs(y + 0.672)
    near = face.skin & (z > 0.0) & (np.abs(x) < 0.23)
    teeth = near & (far < half)
    ink = np.where(near & ~teeth & (far < half + rim), 1.0, ink)
    return np.where(teeth, 0.0, ink), np.where(teeth[..., None], CREAM, wash)


def _nostrils(face: Face, ink: Field) -> Field:
    ax, y, z = np.abs(face.base[..., 0]), face.base[..., 1], face.base[..., 2]
    hole = face.skin & (np.abs(ax - 0.075) < 0.042) & (np.abs(y + 0.45) < 0.025)
    hole &= (z > 0.2) & (z < 0.37) & (face.normal[..., 1] < -0.25)
    return np.where(hole, 1.0, ink)
