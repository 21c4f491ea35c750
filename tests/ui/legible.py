"""What is wrong with the texts of a picture: too small, out of place, one over the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tolerance_game.ui.kit.box import CANVAS, Box
from tolerance_game.ui.kit.canvas import SHRINK, TextBox
from tolerance_game.ui.kit.scale import SMALLEST_TEXT, Scale

from .unpainted import Read

SMALLEST: Final = 18.0
"""In logical units; only figures may be a little smaller."""
SMALLEST_FIGURE: Final = 17.0
ON_A_CARD: Final = 12.5
"""On faces of cards, which are whole drawings at a share of their size, large under the pointer."""
PIXEL: Final = 1.01
CUT: Final = 0.05
"""Of the ink: what hides less, or leaves no more in sight, cuts no text."""
TOUCH: Final = 1.6
"""So many units of a letter may reach into the line above or below."""


def faults(texts: Sequence[Read], scale: Scale, *, whole: bool = True) -> Iterator[str]:
    """What cannot be read. `whole`: the canvas fits into the window, so every text must."""
    pixel = PIXEL / scale.s
    for text, ink, _on_card in texts:
        if CUT < hidden_of(text, ink) < 1 - CUT:
            yield f"{text.text!r} at {_say(ink)} is covered in part by {_say(text.cut[-1])}"
    texts = [one for one in texts if hidden_of(one.text, one.ink) < CUT]
    for text, ink, on_card in texts:
        name = f"{text.text!r}"
        if ink.w <= 0:
            continue
        if not ink.within(text.region, pixel):
            yield f"{name} leaves {_say(text.region)}: {_say(ink)}"
        elif whole and not ink.within(CANVAS, pixel):
            yield f"{name} leaves the canvas: {_say(ink)}"
        if text.pixels < SMALLEST_TEXT:
            yield f"{name} has {text.pixels} pixels"
        size = text.size * text.shrunk
        if scale.s >= 1 and size < _smallest(text, on_card) - 0.01:
            yield f"{name} has size {size:.1f}"
        # In whole pixels and half steps the share is never quite met.
        if (text.pixels + 1) / max(SMALLEST_TEXT, text.size * scale.s) < SHRINK:
            yield f"{name} shrunk to {text.shrunk:.2f} of {text.size:g}"
    for one, other in _pairs([ink for _text, ink, _on_card in texts], max(pixel, TOUCH)):
        (lower, under, _), (upper, over, _) = texts[one], texts[other]
        yield f"{lower.text!r} lies on {upper.text!r}: {_say(under)} {_say(over)}"


def hidden_of(text: TextBox, ink: Box) -> float:
    """Which share of its ink something lies over that is not meant to; 0 to 1."""
    if ink.w <= 0:
        return float(bool(text.cut))
    return min(1.0, sum(_shared(ink, box) for box in text.cut) / (ink.w * ink.h))


def _shared(a: Box, b: Box) -> float:
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, across) * max(0.0, down)


def _smallest(text: TextBox, on_card: bool) -> float:
    if on_card:
        return ON_A_CARD
    figure = not any(letter.isalpha() for letter in text.text)
    return SMALLEST_FIGURE if figure else SMALLEST


def _pairs(inks: Sequence[Box], pixel: float) -> list[tuple[int, int]]:
    """Which of them lie on each other by more than this, each pair in the order of drawing.

    Gone through from top to bottom, for there are hundreds and only neighbours can touch.
    """
    found = []
    rows = sorted((ink.y, ink.bottom, ink.x, ink.right, place) for place, ink in enumerate(inks))
    for at, (top, bottom, left, right, one) in enumerate(rows):
        # Even the highest of those below begins too low for what has so little height.
        if bottom - top <= pixel or right - left <= pixel:
            continue
        for below in range(at + 1, len(rows)):
            y, end, x, side, other = rows[below]
            if bottom - y <= pixel:
                break
            if end - y > pixel and min(right, side) - max(left, x) > pixel:
                found.append((min(one, other), max(one, other)))
    return sorted(found)


def _say(box: Box) -> str:
    return f"({box.x:.0f} {box.y:.0f} to {box.right:.0f} {box.bottom:.0f})"
