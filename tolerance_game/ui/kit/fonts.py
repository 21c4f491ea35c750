"""Faces by what they are for, and how wide a text is in them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from pygame import Surface
from pygame.font import Font
from pygame.transform import smoothscale

from .assets import assets

FACES: Final = {
    "title": "gotisch.ttf",
    "initial": "initials.otf",
    "heading": "fell-sc.ttf",
    "name": "fell.ttf",
    "name_italic": "fell-italic.ttf",
    "body": "garamond-500.ttf",
    "label": "garamond-600.ttf",
    "figure": "garamond-700.ttf",
    "heavy": "garamond-800.ttf",
    "italic": "garamond-italic.ttf",
}
PLAIN_FACES: Final = {
    **FACES,
    **dict.fromkeys(("name", "body"), "plain.ttf"),
    **dict.fromkeys(("name_italic", "italic"), "plain-italic.ttf"),
    **dict.fromkeys(("heading", "label", "figure", "heavy"), "plain-bold.ttf"),
}
PLAIN_SHARE: Final = 0.84
"""The plain face runs wider and taller; at this share it fills the same lines."""


SMALL: Final = 20
"""In pixels: letters below this size stand at uneven distances where each begins on a pixel."""
FINE: Final = 4
"""They are rendered at this multiple of their size and scaled down as a whole."""

_MOST: Final = 40
"""Open faces, one for each size; 0.4 MB and a file handle each."""
_OPEN: OrderedDict[tuple[str, int], Font] = OrderedDict()


def font(face: str, pixels: int, plain: bool = False) -> Font:
    """A face at a size in pixels, for use at once: the next call may give it another size.

    Every size of a face that is kept open costs memory and a handle, and windows have all sizes; so
    few are kept, and the one that was not used for longest takes the new size.
    """
    name = (PLAIN_FACES if plain else FACES)[face]
    if plain and name.startswith("plain"):
        pixels = max(1, round(pixels * PLAIN_SHARE))
    key = (name, pixels)
    found = _OPEN.get(key)
    if found is not None:
        _OPEN.move_to_end(key)
        return found
    if len(_OPEN) >= _MOST:
        found = _another_size(name, pixels)
    _OPEN[key] = found = found or Font(assets() / "fonts" / name, pixels)
    return found


def _another_size(name: str, pixels: int) -> Font | None:
    """The least recently used size of a face, set to this one; None if the face is not open."""
    old = next((key for key in _OPEN if key[0] == name), None)
    if old is None:
        _OPEN.popitem(last=False)
        return None
    found = _OPEN.pop(old)
    found.point_size = pixels
    return found


def drawable(text: str, plain: bool) -> str:
    """The text with signs that the face has: the plain one knows no arrow."""
    return text.replace("→", "»") if plain else text


def written(
    text: str, face: str, pixels: int, colour: tuple[int, int, int], plain: bool = False
) -> Surface:
    """A line of text as a picture."""
    fine = _fine(pixels)
    image = font(face, pixels * fine, plain).render(drawable(text, plain), True, colour)
    image = image.convert_alpha()
    if fine == 1:
        return image
    w, h = image.get_size()
    return smoothscale(image, (-(-w // fine), round(h / fine)))


@lru_cache(8192)
def width(text: str, face: str, pixels: int, plain: bool = False) -> int:
    """How many pixels wide a text is."""
    fine = _fine(pixels)
    return -(-font(face, pixels * fine, plain).size(drawable(text, plain))[0] // fine)


def _fine(pixels: int) -> int:
    return FINE if pixels < SMALL else 1


def wrap(text: str, face: str, pixels: int, room: int, plain: bool = False) -> list[str]:
    """The text in lines no wider than `room` pixels; only a single long word may be wider."""

    def fits(line: str) -> bool:
        return width(line, face, pixels, plain) <= room

    paragraphs = text.split("\n")
    return [line for part in paragraphs for line in lines_that_fit(part.split(" "), fits)]


def lines_that_fit(words: Iterable[str], fits: Callable[[str], bool]) -> list[str]:
    """Words in lines as long as they fit; a single word makes a line of its own even if not."""
    lines: list[str] = []
    line = ""
    for word in words:
        longer = f"{line} {word}" if line else word
        if not line or fits(longer):
            line = longer
        else:
            lines.append(line)
            line = word
    return [*lines, line]
