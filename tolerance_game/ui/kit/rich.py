"""A line of text with signs in it: `Follow with <nobles> Nobles`.

A sign stands as `<name>`: a badge or an icon that a game has added, or the name of an icon file.
`*words*` are written in the label face.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from .canvas import LINE, Canvas
from .fonts import lines_that_fit

Badge = Callable[[Canvas, str, float, float, float], None]
"""Draws the badge of this name in the square with this corner and side."""
BADGES: Final[dict[str, Badge]] = {}
ICONS: Final = {"check": "check-mark", "hourglass": "hourglass", "laurels": "laurels"}
"""The signs there are; each game adds its own (`add_signs`)."""
LETTERS: Final = {"rule": "§"}
"""Signs that are letters. `<rule>` stands for the paragraphs that a text follows from."""
LABEL: Final = "label"
_MOST: Final = 2048
_BROKEN: dict[tuple[object, ...], tuple[str, ...]] = {}
"""Texts broken into lines: what is drawn anew in every frame is measured once."""
_PART = re.compile(r"<([a-z_]+)>|\*([^*]+)\*")


def add_signs(badges: Mapping[str, Badge], icons: Mapping[str, str]) -> None:
    """Makes the signs of a game known to all texts: badges by how they are drawn, icons by file."""
    BADGES.update(badges)
    ICONS.update(icons)


class Part(NamedTuple):
    """A stretch of text, or a sign."""

    text: str
    sign: str = ""
    strong: bool = False
    tight: bool = False
    """A sign before a space, which then is room enough."""


@lru_cache(4096)
def parts_of(text: str) -> tuple[Part, ...]:
    """A text cut at its signs."""
    found, end = [], 0
    for match in _PART.finditer(text):
        if match.start() > end:
            found.append(Part(text[end : match.start()]))
        end = match.end()
        tight = text[end : end + 1] == " "
        found.append(Part("", match[1], tight=tight) if match[1] else Part(match[2], strong=True))
    if end < len(text):
        found.append(Part(text[end:]))
    return tuple(found)


def plain(text: str) -> str:
    """The text without its signs, for screen readers and measures."""
    return _PART.sub(lambda match: match[2] or "", text)


def rich_width(canvas: Canvas, text: str, size: float, face: str = "body") -> float:
    """How wide a line is."""
    return sum(_width(canvas, part, size, face) for part in parts_of(text))


def _width(canvas: Canvas, part: Part, size: float, face: str) -> float:
    if part.sign in LETTERS:
        return canvas.width(LETTERS[part.sign], LABEL, size)
    if part.sign:
        # Badges stand a little inside their square, icons fill it.
        inset = part.tight and part.sign in BADGES
        return size * (0.97 if inset else 1.14)
    return canvas.width(part.text, "label" if part.strong else face, size)


def rich(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    size: float = 20,
    colour: str = "ink",
    face: str = "body",
    align: str = "l",
    *,
    fit: float = 0,
    sign_colour: str = "",
    strong_colour: str = "",
) -> float:
    """Writes a line with its signs; gives its width."""
    w = rich_width(canvas, text, size, face)
    while fit and w > fit and canvas.pixels(size) > 12:
        size -= 0.5
        w = rich_width(canvas, text, size, face)
    x -= {"l": 0.0, "c": w / 2, "r": w}[align]
    for part in parts_of(text):
        if part.sign:
            _sign(canvas, part.sign, x, y, size, sign_colour or colour)
        else:
            one = "label" if part.strong else face
            hue = strong_colour if part.strong and strong_colour else colour
            canvas.text(part.text, x, y, one, size, hue)
        x += _width(canvas, part, size, face)
    return w


def _sign(canvas: Canvas, name: str, x: float, y: float, size: float, colour: str) -> None:
    if name in LETTERS:
        canvas.text(LETTERS[name], x, y, LABEL, size, colour)
        return
    side = size * 1.06
    top = y + size * 0.13
    if name in BADGES:
        BADGES[name](canvas, name, x, top, side)
    else:
        canvas.icon(ICONS.get(name, name), x + side / 2, top + side / 2, side * 0.94, colour)


def rich_lines(
    canvas: Canvas, text: str, room: float, size: float = 20, face: str = "body"
) -> list[str]:
    """The text in lines of at most `room` units; a sign stays with the word behind it."""
    key = (text, room, size, face, canvas.scale.s, canvas.theme.plain_faces)
    lines = _BROKEN.get(key)
    if lines is None:
        if len(_BROKEN) >= _MOST:
            _BROKEN.clear()

        def fits(line: str) -> bool:
            return rich_width(canvas, line, size, face) <= room

        parts = (lines_that_fit(_words(part), fits) for part in text.split("\n"))
        lines = _BROKEN[key] = tuple(chain.from_iterable(parts))
    return list(lines)


def in_rows(
    rows_at: Callable[[float], list[str]], most: int, size: float, least: float = 18
) -> tuple[list[str], float]:
    """The rows of a text and its size: shrunk by half steps until there are not too many."""
    while len(rows := rows_at(size)) > most and size > least:
        size -= 0.5
    return rows, size


def _words(text: str) -> list[str]:
    """Words, with a sign kept before the word it stands for, and emphasis on each of its words."""
    spread = re.sub(
        r"\*([^*]+)\*", lambda m: " ".join(f"*{word}*" for word in m[1].split(" ")), text
    )
    words: list[str] = []
    for word in spread.split(" "):
        if words and re.fullmatch(r"(<[a-z_]+>)+", words[-1]):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def rich_paragraph(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    room: float,
    size: float = 20,
    colour: str = "ink",
    face: str = "body",
    line: float = LINE,
    **more: str,
) -> float:
    """Writes lines of at most `room` units; gives the y below them."""
    for one in rich_lines(canvas, text, room, size, face):
        rich(canvas, one, x, y, size, colour, face, fit=room, **more)
        y += max(size, 12 / canvas.scale.s) * line
    return y
