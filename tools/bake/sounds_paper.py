"""The sounds of paper, pen and cloth."""

from __future__ import annotations

from .field import Field
from .sounds_voice import dying, hiss, knock, rough, rung, shaped, swell, swept
from .sounds_wave import mixed

BODY = ((1.0, 1.0, 1.0), (1.7, 0.5, 0.6), (2.9, 0.25, 0.35))
"""The table resonates, low and short."""


def card_slide() -> Field:
    """A card slides over the table."""
    rub = swept(0.24, 11, (1500, 2300, 3000), 0.75)
    return mixed(0.24, (0, swell(rough(rub, 12, 45, 0.35), 0.3)))


def card_lay() -> Field:
    """A card is put down: a breath of air, then it lands."""
    air = swell(swept(0.08, 21, (2600, 1500), 0.8), 0.6) * 0.22
    slap = dying(hiss(0.12, 22, 1300, 0.9), 0.014)
    wood = rung(165, 0.03, BODY) * 0.9
    return mixed(0.26, (0, air), (0.06, slap), (0.061, wood))


def card_lift() -> Field:
    """A card between two fingers."""
    rub = swept(0.13, 31, (2200, 4200), 0.7)
    flick = dying(hiss(0.03, 32, 3600, 0.6), 0.005) * 0.7
    return mixed(0.15, (0, swell(rough(rub, 33, 60, 0.3), 0.55)), (0.085, flick))


def convert() -> Field:
    """A page is turned: gripped, swung over and put down."""
    grip = swell(rough(swept(0.1, 41, (3000, 3800), 0.6), 42, 90, 0.6), 0.4) * 0.45
    swing = swell(rough(swept(0.3, 43, (1100, 2400, 1500), 0.8), 44, 30, 0.4), 0.55)
    lie = swell(hiss(0.12, 45, 800, 0.9), 0.12) * 0.75
    return mixed(0.5, (0, grip), (0.06, swing), (0.31, lie))


def loan() -> Field:
    """A quill signs: forth, back, a loop, a long stroke."""
    strokes = ((0.0, 0.09, 3000), (0.1, 0.07, 3700), (0.19, 0.11, 3200), (0.34, 0.21, 3500))
    parts = [(at, _stroke(long, 51 + n, pitch)) for n, (at, long, pitch) in enumerate(strokes)]
    return mixed(0.58, *parts)


def score_figure() -> Field:
    """A pen writes one figure: down, and across."""
    return mixed(0.17, (0, _stroke(0.07, 61, 3300)), (0.085, _stroke(0.08, 62, 3900) * 0.8))


def _stroke(length: float, seed: int, pitch: float) -> Field:
    catching = rough(hiss(length, seed, pitch, 0.5), seed + 100, 170, 0.7)
    touch = dying(hiss(0.02, seed + 200, 1800, 0.6), 0.004) * 0.4
    return mixed(length, (0, swell(catching, 0.25)), (0, touch))


def seal() -> Field:
    """A seal is pressed into wax until the stamp meets the table."""
    wax = swell(rough(swept(0.2, 71, (900, 450), 0.8), 72, 70, 0.5), 0.25) * 0.3
    stamp = knock(150, 0.03, 73, 0.6) * 1.3
    lifted = swell(rough(hiss(0.07, 74, 2100, 0.5), 75, 120, 0.9), 0.3) * 0.12
    return mixed(0.38, (0, wax), (0.05, stamp), (0.25, lifted))


def pennant() -> Field:
    """A pennant unfurls: three flaps, each smaller."""
    flaps = ((0.0, 0.15, 420, 1.0), (0.13, 0.14, 520, 0.75), (0.25, 0.17, 480, 0.5))
    parts = [
        (at, swell(hiss(long, 81 + n, pitch, 0.7), 0.22) * strength)
        for n, (at, long, pitch, strength) in enumerate(flaps)
    ]
    rustle = swell(rough(swept(0.4, 85, (1400, 2200, 1600), 0.7), 86, 25, 0.6), 0.2) * 0.22
    return mixed(0.44, (0, rustle), *parts)


def curtain_down() -> Field:
    """Heavy cloth falls, and its hem meets the floor."""
    fall = swept(0.55, 91, (800, 500, 300), 0.8)
    fall = shaped(rough(fall, 92, 14, 0.3), (0, 0), (0.16, 0.5), (0.37, 1), (0.55, 0))
    hem = swell(hiss(0.26, 93, 180, 0.8), 0.12) * 1.1
    return mixed(0.66, (0, fall), (0.36, hem))


def curtain_up() -> Field:
    """Heavy cloth is drawn up: lighter and lighter."""
    rise = swept(0.56, 101, (280, 520, 950), 0.8)
    rise = shaped(rough(rise, 102, 14, 0.35), (0, 0), (0.12, 1), (0.34, 0.6), (0.56, 0))
    return mixed(0.58, (0, rise))


def excommunicate() -> Field:
    """A heavy book is closed."""
    air = swell(swept(0.13, 111, (700, 1500), 0.8), 0.8) * 0.3
    clap = dying(hiss(0.3, 112, 750, 1.0), 0.026)
    boards = rung(95, 0.05, BODY) * 1.3
    leaves = swell(rough(hiss(0.16, 113, 2400, 0.6), 114, 40, 0.7), 0.2) * 0.07
    return mixed(0.5, (0, air), (0.11, clap), (0.11, boards), (0.2, leaves))
