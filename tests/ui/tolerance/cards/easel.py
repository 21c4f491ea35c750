"""Canvases to draw cards on, and the cards of both games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pygame
from pygame import Surface

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.telling import names_of
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import SHRINK, Canvas, TextBox
from tolerance_game.ui.kit.scale import SMALLEST_TEXT, Scale
from tolerance_game.ui.kit.theme import THEMES
from tolerance_game.words import languages
from tolerance_game.words.words import Words

CATALOGUE: Final = load_catalogue()
EDITIONS: Final = CATALOGUE.of("tolerance").material.cards
CARDS: Final = {card.id: card for card in EDITIONS["english"]}
PERSONS: Final = CATALOGUE.of("schisma").material.by_id
_NAMES = names_of(EDITIONS["english"])
NAMES: Final = replace(
    _NAMES, families={**_NAMES.families, "person": CATALOGUE.of("schisma").names}
)
WORDS: Final = {language: Words(language, NAMES, strict=True) for language in languages()}
ENGLISH: Final = WORDS["en"]
SCALES: Final = (2 / 3, 1.0, 2.0)
SLACK: Final = 1.5
"""In pixels: places are rounded to whole ones."""


def open_screen() -> None:
    """A screen of no size, unless there is one: another test may have closed it."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((8, 8))


def canvas(s: float = 1.0, theme: str = "woodcut", room: tuple[int, int] = (480, 900)) -> Canvas:
    """A canvas with room for a card, whose texts are noted."""
    surface = Surface((round(room[0] * s), round(room[1] * s)))
    return Canvas(surface, Scale(*surface.get_size(), s, 0, 0), THEMES[theme], [])


def different_cards() -> Iterator[Card]:
    """Every card, and of two editions both prints where they differ."""
    for cards in zip(*EDITIONS.values(), strict=True):
        yield cards[0]
        yield from (card for card in cards[1:] if card != cards[0])


def faults(drawn: Canvas, box: Box) -> list[str]:
    """What is wrong with the texts: outside their place or the card, too small, shrunk too far."""
    assert drawn.audit is not None
    return [fault for text in drawn.audit for fault in _faults(text, box, SLACK / drawn.scale.s)]


def _faults(text: TextBox, box: Box, slack: float) -> Iterator[str]:
    if not text.box.within(text.region, slack):
        yield f"{text.text!r} leaves its place: {text.box} {text.region}"
    if not text.box.within(box, slack):
        yield f"{text.text!r} leaves the card: {text.box}"
    if text.pixels < SMALLEST_TEXT:
        yield f"{text.text!r} is too small"
    # At the smallest size nothing shrinks any further in truth.
    if text.shrunk < SHRINK - 0.001 and text.pixels > SMALLEST_TEXT:
        yield f"{text.text!r} is shrunk to {text.shrunk:.2f}"


def pixels(image: Surface) -> bytes:
    """A picture as bytes, to compare."""
    return pygame.image.tobytes(image, "RGBA")


def grey(image: Surface) -> bytes:
    """A picture without its colours."""
    return pixels(pygame.transform.grayscale(image))


def apart(one: bytes, other: bytes) -> float:
    """The share of bytes in which two pictures differ clearly."""
    assert len(one) == len(other)
    return sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True)) / len(one)
