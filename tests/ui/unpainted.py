"""Reading a picture without painting it: which texts stand where, and on what ground."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.cache import CACHE, _bytes
from tolerance_game.ui.kit.canvas import Canvas, TextBox
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.stamp import Stamp


class Read(NamedTuple):
    """A text as it was drawn."""

    text: TextBox
    ink: Box
    """Where its ink is, in logical units; of no width when that is not known."""
    on_card: bool
    """Whether it belongs to the face of a card, which is a drawing of its own."""


class Ink(NamedTuple):
    """The picture of a text: its size, and where the ink is in it."""

    size: tuple[int, int]
    rect: Rect


_INK: dict[Hashable, Ink] = {}
_FOUND: dict[tuple[str, tuple[str, bool], int, int], Rect] = {}
"""Where the ink is, by text, face, size of the face, and width in pixels."""

_WORDLESS: OrderedDict[Hashable, Surface] = OrderedDict()
"""Pictures that were drawn without letters."""


@contextmanager
def unpainted() -> Iterator[None]:
    """Meanwhile texts are measured, and everything else that is kept as a picture is one pixel."""
    blank = Surface((1, 1), pygame.SRCALPHA)

    def get(key: Hashable, make: Callable[[], Surface]) -> Surface:
        if not isinstance(key, tuple) or key[0] != "text":
            return blank
        # Of whatever colour, it has its ink in the same place.
        name = (*key[:4], *key[5:])
        ink = _INK.get(name)
        if ink is None:
            made = make()
            ink = _INK[name] = Ink(made.get_size(), made.get_bounding_rect(90))
            _FOUND[key[1], (key[2], key[5]), key[3], ink.size[0]] = ink.rect
        return Surface(ink.size, 0, 8)

    with _cache_that(get):
        yield


@contextmanager
def wordless() -> Iterator[None]:
    """Meanwhile letters are drawn without ink, into pictures that are kept for the next time."""
    kept, CACHE._kept = CACHE._kept, _WORDLESS
    used, CACHE.used = CACHE.used, sum(map(_bytes, _WORDLESS.values()))
    usual = CACHE.get

    def get(key: Hashable, make: Callable[[], Surface]) -> Surface:
        if not isinstance(key, tuple) or key[0] != "text":
            return usual(key, make)
        return usual(key, lambda: Surface(make().get_size(), pygame.SRCALPHA))

    try:
        with _cache_that(get):
            yield
    finally:
        CACHE._kept, CACHE.used = kept, used


@contextmanager
def _cache_that(get: Callable[[Hashable, Callable[[], Surface]], Surface]) -> Iterator[None]:
    CACHE.get = get  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        del CACHE.get


@contextmanager
def noting_cards() -> Iterator[Collection[int]]:
    """Meanwhile the texts of card faces are noted, each by the identity of its box."""
    usual = Stamp.note
    kept: list[TextBox] = []
    found: set[int] = set()

    def note(stamp: Stamp, canvas: Canvas, x: float, y: float) -> None:
        before = len(canvas.audit or ())
        usual(stamp, canvas, x, y)
        new = (canvas.audit or [])[before:]
        # Kept, so that no other box gets the place of one that is thrown away.
        kept.extend(new)
        found.update(id(one) for one in new)

    Stamp.note = note  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        Stamp.note = usual  # type: ignore[method-assign]


def read(text: TextBox, scale: Scale, on_cards: Collection[int]) -> Read:
    """A box of the audit with its ink."""
    box, s = text.box, scale.s
    ink = _FOUND.get((text.text, text.face, text.pixels, round(box.w * s)), Rect(0, 0, 0, 0))
    where = Box(box.x + ink.x / s, box.y + ink.y / s, ink.w / s, ink.h / s)
    return Read(text, where, id(text) in on_cards)
