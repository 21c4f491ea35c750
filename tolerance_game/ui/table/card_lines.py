"""Line breaks and sizes for the name and text of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from typing import Final

from tolerance_game.ui.kit import Canvas
from tolerance_game.ui.kit.canvas import SHRINK
from tolerance_game.ui.kit.stamp import StampSheet
from tolerance_game.words import Words

ONE_WORD: Final = 0.88
_HYPHEN: Final = "-"
_NUMBER: Final = re.compile(r"([0-9]) ")
_SYLLABLE: Final = re.compile(r"(?<=[aeiouäöüyAEIOUÄÖÜ])(?=[^\Waeiouäöüy][aeiouäöüy])")


@cache
def _breaks(listed: str) -> dict[str, tuple[str, str]]:
    """Long words and where they break, from a list such as `Rechts|gelehrter`."""
    parts = (word.partition("|") for word in listed.split())
    return {head + tail: (head, tail) for head, _, tail in parts}


def halves(word: str, words: Words) -> tuple[str, str] | None:
    """A word in two parts: where the list says, else between syllables near its middle."""
    known = _breaks(words.say("cards.breaks")).get(word)
    if known:
        return known
    hyphens = [place + 1 for place, letter in enumerate(word[:-1]) if letter == _HYPHEN and place]
    if hyphens:
        place = min(hyphens, key=lambda one: abs(one - len(word) / 2))
        return word[:place], word[place:]
    places = [found.start() for found in _SYLLABLE.finditer(word)]
    places = [place for place in places if 2 < place < len(word) - 2]
    if not places:
        return (word[: len(word) // 2], word[len(word) // 2 :]) if len(word) > 8 else None
    place = min(places, key=lambda one: abs(one - len(word) / 2))
    return word[:place], word[place:]


def name_lines(
    canvas: StampSheet,
    name: str,
    words: Words,
    face: str,
    size: float,
    room: float,
    *,
    one_line: float = SHRINK,
    two_lines: float = 1.0,
) -> tuple[list[str], float]:
    """A name in as few lines as it needs, and the size: shrunk by half steps, but never cut off.

    It shrinks to the share `one_line` before it wraps, and is no larger than the share `two_lines`
    then. Words break only when nothing else helps.
    """
    # A single word would have to break, which is worse than a size smaller.
    least = size * (one_line if " " in name else min(one_line, ONE_WORD))
    for smaller in _sizes(size, least):
        if canvas.width(name, face, smaller) <= room:
            return [name], smaller
    most, size, smallest = 2, size * two_lines, size * SHRINK
    for pieces in (name.split(" "), _broken(canvas, name, words, face, size, room)):
        for smaller in _sizes(size, smallest):
            if lines := _balanced(canvas, pieces, face, smaller, room, most):
                return lines, smaller
    # An owner's very long name: more lines, as small as it takes.
    tried = smallest
    while tried > smallest / 2:
        pieces = _broken(canvas, name, words, face, tried, room)
        if lines := _balanced(canvas, pieces, face, tried, room, most + 1):
            return lines, tried
        tried -= 0.5
    return _chopped(canvas, name, face, tried, room), tried


def _sizes(size: float, least: float) -> Iterator[float]:
    """Smaller and smaller by half steps."""
    while size >= least:
        yield size
        size -= 0.5


def _chopped(canvas: Canvas, name: str, face: str, size: float, room: float) -> list[str]:
    """The name cut wherever a line is full."""
    lines = [""]
    for letter in name:
        if canvas.width(f"{lines[-1]}{letter}{_HYPHEN}", face, size) > room:
            if lines[-1][-1:].isalpha() and letter.isalpha():
                lines[-1] += _HYPHEN
            lines.append("")
        lines[-1] += letter
    return [line.strip() for line in lines]


def _broken(
    canvas: Canvas, name: str, words: Words, face: str, size: float, room: float
) -> list[str]:
    """The words of a name, those too wide for a line in two parts."""
    pieces: list[str] = []
    for word in name.split(" "):
        two = halves(word, words) if canvas.width(word, face, size) > room else None
        pieces += [two[0].rstrip(_HYPHEN) + _HYPHEN, two[1]] if two else [word]
    return pieces


def _balanced(
    canvas: Canvas, pieces: list[str], face: str, size: float, room: float, most: int
) -> list[str]:
    """The pieces in lines of about the same width; nothing when they do not fit."""
    for count in range(2, most + 1):
        best: tuple[float, list[str]] | None = None
        for cuts in combinations(range(1, len(pieces)), count - 1):
            parts = pairwise((0, *cuts, len(pieces)))
            lines = [" ".join(pieces[a:b]).replace(f"{_HYPHEN} ", "") for a, b in parts]
            widest = max(canvas.width(line, face, size) for line in lines)
            if widest <= room and (best is None or widest < best[0]):
                best = (widest, lines)
        if best:
            return best[1]
    return []


def bound(text: str) -> str:
    """The text with every number tied to the word behind it."""
    return _NUMBER.sub("\\1\N{NO-BREAK SPACE}", text)


def even_lines(canvas: Canvas, text: str, face: str, size: float, room: float) -> list[str]:
    """Text in as few lines as it needs, all of about the same width: no word alone at the end."""
    lines = canvas.wrap(text, face, size, room)
    narrower = room
    while len(lines) > 1 and narrower > room / 2:
        narrower -= 4
        tried = canvas.wrap(text, face, size, narrower)
        wide = any(canvas.width(line, face, size) > narrower for line in tried)
        if wide or len(tried) > len(lines):
            break
        lines = tried
    return lines
