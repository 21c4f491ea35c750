"""What a card is called, and where its name may break."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from typing import Final

from tolerance_game.games.tolerance.cards import Card
from tolerance_game.ui.canvas import SHRINK, Canvas
from tolerance_game.words.words import UNDRAWABLE, Words

from .stamp import Sheet

_HYPHEN: Final = "-"
_SYLLABLE: Final = re.compile(r"(?<=[aeiouäöüyAEIOUÄÖÜ])(?=[^\Waeiouäöüy][aeiouäöüy])")


def name_of(card: Card, words: Words) -> str:
    """The name that is printed on a card; an owner may give it in one language only."""
    name = card.names.get(words.language) or next(iter(card.names.values()), card.id)
    return UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", name)


@cache
def _breaks(listed: str) -> dict[str, tuple[str, str]]:
    """Long words and where they break, from a list such as `Rechts|gelehrter`."""
    found = {}
    for word in listed.split():
        head, _, tail = word.partition("|")
        found[head + tail] = (head, tail)
    return found


def halves(word: str, words: Words) -> tuple[str, str] | None:
    """A word in two parts: where the list says, else between syllables near its middle."""
    known = _breaks(words.say("cards.breaks")).get(word)
    if known:
        return known
    places = [found.start() for found in _SYLLABLE.finditer(word) if found.start() > 2]
    places = [place for place in places if place < len(word) - 2]
    if not places:
        return (word[: len(word) // 2], word[len(word) // 2 :]) if len(word) > 8 else None
    place = min(places, key=lambda one: abs(one - len(word) / 2))
    return word[:place], word[place:]


def name_lines(
    canvas: Sheet, name: str, words: Words, face: str, size: float, room: float, most: int = 2
) -> tuple[list[str], float]:
    """A name in as few lines as it needs, and the size: shrunk by half steps, but never cut off.

    Words break only when nothing else helps.
    """
    smaller = size
    while smaller >= size * SHRINK:
        if canvas.width(name, face, smaller) <= room:
            break
        smaller -= 0.5
    if smaller >= size * 0.94:
        return [name], smaller
    for pieces in (name.split(" "), _broken(canvas, name, words, face, size * SHRINK, room)):
        tried = size
        while tried >= size * SHRINK:
            lines = _balanced(canvas, pieces, face, tried, room, most)
            if lines:
                return lines, tried
            tried -= 0.5
    # An owner's very long name: more lines, as small as it takes.
    tried = size * SHRINK
    while tried > size / 2:
        pieces = _broken(canvas, name, words, face, tried, room)
        lines = _balanced(canvas, pieces, face, tried, room, most + 1)
        if lines:
            return lines, tried
        tried -= 0.5
    return canvas.wrap(name, face, tried, room), tried


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
            ends = (*cuts, len(pieces))
            starts = (0, *cuts)
            lines = [
                " ".join(pieces[a:b]).replace(f"{_HYPHEN} ", "")
                for a, b in zip(starts, ends, strict=True)
            ]
            widest = max(canvas.width(line, face, size) for line in lines)
            if widest <= room and (best is None or widest < best[0]):
                best = (widest, lines)
        if best:
            return best[1]
    return []
