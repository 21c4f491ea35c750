"""Stuffs: how each is cut and coloured.

A stuff may have kinds of its own, `linen:coif`; what has no style of its own has that of its stuff.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Style:
    """How dark a stuff is in the light and in the shade, and along what its lines run."""

    lit: float
    dark: float
    cut: str = "slice"
    """slice: by planes through the form; grain: along the hair or fold; fur: in short strokes;
    mail: in rows of little arcs."""
    axis: tuple[float, float, float] = (-0.30, 0.85, 0.42)
    """Across the planes of a slice. Keep it away from any normal that faces the viewer, or the
    lines make bull's eyes like a knot in wood."""
    pitch: float = 1.0
    """How far apart the lines are, in those of the plate."""
    wash: tuple[int, int, int] = (214, 190, 150)
    cross: float = 0.80
    """The shade from which a second set of lines crosses the first."""
    gloss: float = 0.0
    """How much it shines, as metal does."""
    grain: int = 0
    """Which of the two grains its lines follow."""
    tint: float = 1.0
    """How strong its colour is."""
    ramp: tuple[float, float] = (0.16, 0.98)
    """From which shade on it darkens, and where it is darkest."""


STYLES: dict[str, Style] = {
    "skin": Style(
        -0.03, 0.60, axis=(-0.42, 0.78, 0.46), pitch=0.80, wash=(236, 196, 160), cross=0.84
    ),
    "eye": Style(0.0, 0.25, pitch=0.7, wash=(244, 236, 214), cross=2),
    "hair": Style(0.30, 0.92, "grain", pitch=0.80, wash=(150, 104, 62), cross=2),
    "white": Style(0.06, 0.62, "grain", pitch=0.80, wash=(226, 220, 204), cross=2),
    "linen": Style(
        0.03,
        0.62,
        axis=(0.75, -0.50, 0.30),
        pitch=0.95,
        wash=(240, 234, 216),
        cross=0.95,
        ramp=(0.02, 0.95),
    ),
    "linen:coif": Style(
        0.03,
        0.60,
        axis=(-0.25, 0.90, 0.12),
        pitch=0.90,
        wash=(240, 234, 216),
        cross=0.95,
        ramp=(0.02, 0.95),
    ),
    "linen:turban": Style(0.05, 0.72, "grain", pitch=0.85, wash=(240, 234, 216), cross=2),
    "linen:black": Style(0.85, 1.0, wash=(70, 60, 64), cross=2),
    "linen:lining": Style(0.02, 0.45, axis=(0.9, 0.2, 0.3), wash=(240, 234, 216), cross=2),
    "linen:bone": Style(-0.03, 0.5, axis=(0.15, 0.9, 0.4), wash=(246, 238, 216), cross=2),
    "lace": Style(0.13, 0.66, "grain", pitch=0.85, wash=(240, 234, 216), cross=2, grain=0),
    "cloth": Style(
        0.58, 1.02, axis=(0.80, -0.42, 0.30), pitch=1.0, wash=(120, 104, 92), cross=0.55
    ),
    "felt": Style(0.60, 1.06, axis=(0.05, 0.96, -0.30), pitch=1.0, wash=(96, 84, 78), cross=0.55),
    "band": Style(0.05, 0.6, axis=(1, 0.1, 0.3), pitch=0.8, wash=(196, 150, 70), cross=0.9),
    "red": Style(0.26, 0.95, axis=(0.05, 0.96, -0.30), wash=(186, 62, 52), cross=0.70, tint=1.25),
    "silk": Style(0.06, 0.75, axis=(0.7, 0.7, 0.2), pitch=0.8, wash=(214, 176, 104), cross=0.9),
    "fur": Style(0.22, 0.90, "fur", pitch=0.9, wash=(168, 122, 74), cross=2),
    "gold": Style(
        0.0, 0.85, axis=(0.5, 0.7, 0.5), pitch=0.75, wash=(222, 170, 60), cross=0.9, gloss=0.5
    ),
    "pearl": Style(-0.05, 0.6, pitch=0.7, wash=(244, 238, 224), cross=2),
    "steel": Style(
        0.20,
        1.05,
        axis=(0.10, 0.95, -0.20),
        pitch=0.80,
        wash=(176, 186, 190),
        cross=0.78,
        gloss=0.30,
    ),
    "mail": Style(0.30, 0.95, "mail", pitch=1.0, wash=(160, 168, 172), cross=2),
    "straw": Style(0.10, 0.80, "grain", pitch=0.85, wash=(224, 190, 104), cross=2, grain=0),
    "leather": Style(0.34, 0.98, axis=(0.2, 0.9, 0.35), pitch=0.85, wash=(138, 94, 60), cross=0.72),
    "glass": Style(
        0.30, 0.95, axis=(0.6, 0.7, 0.1), pitch=0.7, wash=(120, 150, 150), cross=0.8, gloss=0.5
    ),
    "wood": Style(0.22, 0.95, axis=(0.95, 0.10, 0.25), pitch=0.75, wash=(158, 112, 66), cross=0.8),
    "horn": Style(0.12, 0.92, axis=(0.3, 0.9, 0.2), pitch=0.75, wash=(206, 184, 140), cross=0.85),
    "goose": Style(
        0.0,
        0.62,
        axis=(0.85, -0.45, 0.30),
        pitch=0.85,
        wash=(244, 240, 226),
        cross=0.95,
        ramp=(0.10, 0.98),
    ),
    "bill": Style(
        0.06, 0.75, axis=(0.3, 0.9, 0.3), pitch=0.7, wash=(226, 140, 52), cross=0.9, tint=1.2
    ),
    "apple": Style(
        0.06, 0.85, axis=(0.3, 0.9, 0.3), pitch=0.7, wash=(200, 70, 50), cross=0.9, tint=1.2
    ),
    "leaf": Style(
        0.12, 0.90, axis=(0.6, 0.7, 0.3), pitch=0.7, wash=(120, 150, 80), cross=0.9, tint=1.1
    ),
    "grape": Style(
        0.22, 0.95, axis=(0.6, 0.7, 0.3), pitch=0.7, wash=(110, 80, 130), cross=0.8, gloss=0.4
    ),
    "stone": Style(0.05, 0.75, axis=(0.1, 0.95, 0.2), pitch=0.8, wash=(222, 208, 176), cross=0.85),
    "tile": Style(0.32, 0.95, axis=(0.8, 0.55, 0.2), pitch=0.75, wash=(180, 92, 66), cross=0.8),
    "cord": Style(0.08, 0.85, axis=(0.5, 0.8, 0.3), pitch=0.6, wash=(214, 186, 130), cross=0.9),
    "flame": Style(
        -0.05, 0.45, axis=(0.9, 0.3, 0.2), pitch=0.75, wash=(238, 176, 60), cross=2, tint=1.3
    ),
    "flame:red": Style(
        0.04, 0.55, axis=(0.9, 0.3, 0.2), pitch=0.75, wash=(222, 92, 46), cross=2, tint=1.3
    ),
    "straw:reed": Style(
        0.10, 0.85, axis=(0.9, 0.2, 0.3), pitch=0.7, wash=(220, 188, 110), cross=0.85
    ),
    "plume": Style(0.14, 0.70, "grain", pitch=0.75, wash=(238, 230, 212), cross=2),
}


def style_of(stuff: str, styles: Mapping[str, Style]) -> Style:
    """The style of a stuff or, if it has none, of what it is a kind of."""
    return styles.get(stuff) or styles[kind(stuff)]


def kind(stuff: str) -> str:
    """What a stuff is a kind of: `linen` for `linen:coif`."""
    return stuff.partition(":")[0]


def dyed(
    wash: tuple[int, int, int],
    lit: float = 0.30,
    of: str = "cloth",
    *,
    axis: tuple[float, float, float] | None = None,
    cross: float | None = None,
    tint: float | None = None,
) -> Style:
    """A stuff in another colour, `lit` dark where the light falls."""
    style = replace(STYLES[of], lit=lit, wash=wash)
    style = style if axis is None else replace(style, axis=axis)
    style = style if cross is None else replace(style, cross=cross)
    return style if tint is None else replace(style, tint=tint)
