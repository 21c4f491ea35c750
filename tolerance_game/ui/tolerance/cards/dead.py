"""How a dead card looks: grey, cross-hatched, a skull on it; never by colour alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from tolerance_game.ui.kit import Box, badges
from tolerance_game.ui.kit.stamp import StampSheet
from tolerance_game.ui.table import card_pieces

PALE: Final = (208, 200, 188, 255)
PITCH: Final = 5.2


def bury(sheet: StampSheet, box: Box, radius: float) -> None:
    """Turns a card that is drawn already into a dead one."""
    surface = sheet.surface
    surface.blit(pygame.transform.grayscale(surface), (0, 0))
    surface.fill(PALE, special_flags=pygame.BLEND_RGBA_MULT)
    w, h = surface.get_size()
    unit = box.w / 168
    body = f'<path d="{_hatch(box.w, box.h, PITCH * unit**0.5)}" fill="none" stroke="#190F0A"'
    body += f' stroke-opacity=".30" stroke-width="{1.1 * unit**0.5:.2f}"/>'
    hatch = pygame.Surface((w, h), pygame.SRCALPHA)
    with_hatch = StampSheet(hatch, sheet.scale.s, sheet.theme)
    with_hatch.shape(body, box)
    hatch.blit(
        card_pieces.round_mask(w, h, radius, box), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    surface.blit(hatch, (0, 0))
    cx, cy, side = box.w * 0.64, box.h * 0.27, box.w * 0.42
    badges.disc(sheet, cx, cy, side, "#16100B", "paper", side * 0.045)
    sheet.icon("death-skull", cx, cy, side * 0.66, "paper")
    card_pieces.edge(sheet, box, radius)


@lru_cache(8)
def _hatch(w: float, h: float, pitch: float) -> str:
    """Lines both ways across a card."""
    path = []
    place = -h
    while place < w:
        path.append(f"M{place:.1f} 0l{h:g} {h:g}M{place:.1f} {h:g}l{h:g} -{h:g}")
        place += pitch * 1.414
    return "".join(path)
