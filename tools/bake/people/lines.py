"""Lines: each stuff cut in its own way, the closer and broader the darker it is."""

from __future__ import annotations

import numpy as np

from tools.bake.blur import blur
from tools.bake.field import Field, Mask, clip
from tools.bake.screen import threshold
from tools.bake.stage import Stage

from .curves import step
from .light import Light
from .look import Seen
from .stuffs import Style, kind
from .window import Window, window

SOFT = 0.9
"""Over how many pixels the edges of lines blend."""


def cut(
    name: str, style: Style, here: Mask, seen: Seen, light: Light, stage: Stage, scale: float
) -> tuple[Window, Field]:
    """The ink of one stuff, where it is."""
    p = stage.pitch * style.pitch
    box = window(here, int(p * 6) + 3)
    inside, shade, wobble = box.mask(here), box(light.shade), box(stage.wobble)
    rest, normal = box(seen.rest), box(seen.normal)
    tone = style.lit + (style.dark - style.lit) * step(*style.ramp, shade)
    if name == "skin":  # a shadow on what faces the light is never quite black
        tone = tone - 0.10 * box(light.cast) * step(0.2, 0.6, box(light.lambert))
    if style.gloss:
        shine = clip(box(light.half)) ** 18
        ripple = 0.25 * style.gloss * np.sin(normal[..., 1] * 7) * (shade > 0.3)
        tone = tone - style.gloss * 1.3 * shine + ripple
    turns, change = _turns(name, style, inside, box(seen.grain), rest, stage, box, scale / p, p)
    tone = tone * change if style.cut == "mail" else tone + change
    gy, gx = np.gradient(turns)
    near = np.hypot(gx, gy)
    near = np.where(near < 0.5, near, 1 / p)
    local = 1 / np.maximum(near, 1e-3)
    # Lines that run close together must leave some paper.
    tone = np.where(local < 5.5, np.minimum(tone, 0.62 + 0.38 * (style.lit > 0.3)), tone)
    ink = threshold(np.where(tone < 0.07, -1, tone), turns, np.clip(local, 3, 40), SOFT)
    if style.cross < 1.5:
        axis = np.cross(np.asarray(style.axis), [0.25, -0.1, 0.9])
        second = (rest @ (axis / np.linalg.norm(axis))) * scale / (p * 1.05) + wobble
        deep = clip((shade - style.cross) * 2.4, 0, 0.5)
        crossing = threshold(np.where(deep < 0.06, -1, deep), second, p, SOFT)
        ink = np.maximum(ink, crossing)
    return box, np.asarray(ink, dtype=float)


def _turns(
    name: str,
    style: Style,
    inside: Mask,
    grain: Field,
    rest: Field,
    stage: Stage,
    box: Window,
    turns: float,
    pitch: float,
) -> tuple[Field, Field | float]:
    """At which turn of the lines each pixel is, and how the cut changes the tone."""
    wobble = box(stage.wobble)
    if style.cut == "slice":
        axis = np.asarray(style.axis) / np.linalg.norm(style.axis)
        return (rest @ axis) * turns + wobble * 0.8, 0.0
    if style.cut == "grain":
        u = grain[..., style.grain]
        strands = 0.16 * np.sin(u * 34 + 3 * np.sin(u * 13)) * (kind(name) in ("hair", "white"))
        return _octaves(u, inside, pitch) + wobble * 0.5, strands
    if style.cut == "mail":  # rows of little arcs, each row half a ring beside the last
        row = _octaves(grain[..., 1], inside, pitch * 1.5)
        ring = _octaves(grain[..., 0], inside, pitch * 1.5) + 0.5 * (np.floor(row) % 2)
        wave = np.cos(2 * np.pi * ring)
        return row + 0.275 * wave, 0.75 + 0.25 * wave
    strokes = _octaves(grain[..., 1] * 3 + grain[..., 0], inside, pitch * 0.9)
    return strokes + box(stage.noise(5, 91, 2)) * 0.5, 0.30 * box(stage.noise(4.0, 92, 2))


def _octaves(u: Field, inside: Mask, pitch: float) -> Field:
    """Turns of lines along a grain: their number doubles where they would run too far apart."""
    gy, gx = np.gradient(u)
    slope = np.hypot(gx, gy)
    good = inside & (slope < 0.2) & (slope > 1e-7)
    log = np.where(good, np.log2(np.maximum(slope, 1e-7)), 0)
    weight = blur(good.astype(float), pitch * 1.2)
    mean = blur(log, pitch * 1.2) / np.maximum(weight, 1e-3)
    return np.asarray(u * 2.0 ** np.round(-np.log2(pitch) - mean), dtype=float)
