"""Initials are read: each looks more like its own letter of a plain face than like any other."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pygame
import pytest
from pygame import Surface
from pygame.font import Font

from tolerance_game.ui.kit.assets import assets
from tolerance_game.ui.kit.fonts import font
from tolerance_game.ui.pages.page import INITIALS

from .desk import open_display

SIZES = (39, 43, 48, 51, 53, 58, 64, 68, 72, 75, 76, 80, 102, 112)
"""In pixels, as headings and seats have them at 1280 x 720 and 1920 x 1080."""
SEEN = 28
"""So many points across is what is seen at a glance: leaves are grey, letters are not."""
READ = "garamond-500.ttf"
"""A face that everybody reads."""


def _glance(block: Surface) -> Any:
    """A picture as it is seen at a glance, about its mean."""
    small = pygame.transform.smoothscale(block, (SEEN, SEEN))
    grey = pygame.surfarray.array3d(small)[..., 0].astype(float)
    return (grey - grey.mean()) / grey.std()


def _on_black(picture: Surface) -> Surface:
    box = picture.get_bounding_rect(min_alpha=40)
    block = Surface(box.size)
    block.blit(picture, (0, 0), box)
    return block


@cache
def _plain(letter: str) -> list[Any]:
    """A letter of the plain face in blocks of this size, a little higher and lower, narrower and
    wider."""
    open_display()
    cut = _on_black(Font(assets() / "fonts" / READ, 120).render(letter, True, "white"))
    found = []
    for high, down in product((0.74, 0.8, 0.9), (-0.05, 0.0, 0.05)):
        share = min(high * 120 / cut.get_height(), 0.92 * 120 / cut.get_width())
        scaled = pygame.transform.smoothscale_by(cut, share)
        block = Surface((120, 120))
        block.blit(scaled, scaled.get_rect(center=(60, 60 + 120 * down)))
        found.append(_glance(block))
    return found


def read_as(picture: Surface) -> str:
    """Which letter a picture of one looks like most."""
    seen = _glance(_on_black(picture))
    return max(INITIALS, key=lambda letter: max((seen * one).sum() for one in _plain(letter)))


@pytest.mark.parametrize("size", SIZES)
def test_every_initial_is_read_as_its_letter(size: int) -> None:
    """The first printers' initials are not: their C is taken for an O, their P for an E."""
    open_display()
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ") <= INITIALS
    face = font("initial", size)
    read = {letter: read_as(face.render(letter, True, "white")) for letter in INITIALS}
    assert {letter: other for letter, other in read.items() if other != letter} == {}
