"""What the drawings of all cards share: ground, index strip, plate, edge."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from tolerance_game.ui.kit import Box, ornaments, textures, vector
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.stamp import StampSheet

GROUNDS: Final = 5
"""The number of pieces of paper that cards share."""
RIM: Final = 8


def ground(sheet: StampSheet, seed: str, radius: float, box: Box) -> None:
    """A piece of paper with round corners."""
    w, h = sheet.surface.get_size()
    piece = sum(map(ord, seed)) % GROUNDS + 1
    key = ("card ground", w, h, piece, sheet.larger, round(sheet.grain, 4), sheet.theme.name)

    def made() -> Surface:
        theme, larger = sheet.theme, sheet.larger
        small = (w // larger, h // larger)
        # Cut out of a larger piece: the brown rim of a sheet would blur the black line of a card.
        rim = round(RIM * sheet.grain)
        wider = (small[0] + 2 * rim, small[1] + 2 * rim)
        paper = textures.paper(*wider, sheet.grain, theme.paper, piece, theme.textured)
        paper = paper.subsurface((rim, rim, *small))
        if larger > 1:
            paper = pygame.transform.smoothscale(paper, (w, h))
        return textures.masked(paper, round_mask(w, h, radius, box))

    sheet.surface.blit(CACHE.get(key, made), (0, 0))


def round_mask(w: int, h: int, radius: float, box: Box) -> Surface:
    """The outline of a card, in white."""
    body = f'<rect width="{box.w:g}" height="{box.h:g}" rx="{radius:g}" fill="#fff"/>'
    return vector.drawing(body, w, h, box.w, box.h)


def strip(sheet: StampSheet, box: Box, colour: str, radius: float, hairline: float) -> None:
    """The index strip: a band in a colour with a hairline inside."""
    inset = hairline
    body = (
        f'<rect width="{box.w:g}" height="{box.h:g}" rx="{radius:g}" fill="{colour}"/>'
        f'<rect x="{inset:g}" y="{inset:g}" width="{box.w - 2 * inset:g}"'
        f' height="{box.h - 2 * inset:g}" rx="{radius - 2:g}" fill="none"'
        f' stroke="{sheet.theme.paper}" stroke-opacity=".5" stroke-width="1.2"/>'
    )
    sheet.shape(body, box)


def tablet(sheet: StampSheet, box: Box, radius: float = 3) -> None:
    """The paper behind a figure or mark."""
    ornaments.tablet(sheet, box, "paper", radius=radius, width=0)


def edge(sheet: StampSheet, box: Box, radius: float) -> None:
    """The black line around the whole card."""
    body = (
        f'<rect x="1" y="1" width="{box.w - 2:g}" height="{box.h - 2:g}" rx="{radius - 1:g}"'
        f' fill="none" stroke="{sheet.theme.edge}" stroke-width="2"/>'
    )
    sheet.shape(body, box)


def plate(sheet: StampSheet, name: str, box: Box, *, double: bool) -> None:
    """A woodcut in its frame."""
    sheet.plate(name, box)
    theme = sheet.theme
    w, h = box.w, box.h
    body = (
        f'<rect x="1.25" y="1.25" width="{w - 2.5:g}" height="{h - 2.5:g}" fill="none"'
        f' stroke="{theme.ink}" stroke-width="2.5"/>'
    )
    if double:
        body += (
            f'<rect x="4.2" y="4.2" width="{w - 8.4:g}" height="{h - 8.4:g}" fill="none"'
            f' stroke="{theme.paper}" stroke-width="3.5"/>'
            f'<rect x="6.4" y="6.4" width="{w - 12.8:g}" height="{h - 12.8:g}" fill="none"'
            f' stroke="{theme.ink}" stroke-width="1"/>'
        )
    sheet.shape(body, box)


def slash(sheet: StampSheet, box: Box, width: float) -> None:
    """A stroke through what was."""
    w, h = box.w, box.h
    line = f'<path d="M2 {h - 2:g}L{w - 2:g} 2"'
    body = (
        f'{line} stroke="{sheet.theme.paper}" stroke-width="{width * 2:g}"/>'
        f'{line} stroke="{sheet.theme.ink}" stroke-width="{width:g}"/>'
    )
    sheet.shape(body, box)
