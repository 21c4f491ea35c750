"""Baked pictures: woodcut plates, paper, wood, cloth; and soft shadows and glows made from them.

Plates are baked for the scales 1 and 2 (`tools/bake`). Other scales use the next larger one, scaled
down; nothing is ever stretched up but beyond scale 2.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import sin
from pathlib import Path
from random import Random
from typing import Final

import pygame
from pygame import Surface

from .assets import assets
from .cache import CACHE
from .picture_file import picture_file, width_of
from .theme import rgb
from .vector import drawing

SIZES: Final = ("s1", "s2")
GRAIN: Final = (1848, 1036)
"""The size of the sheet of paper at scale 1."""
PAPER: Final = "#EFE3C6"
"""The colour it is baked in."""


def picture(kind: str, name: str, w: int, h: int) -> Surface:
    """A baked picture at a size in pixels: kind is `plates` or `textures`."""
    w, h = max(1, w), max(1, h)
    return CACHE.get(("picture", kind, name, w, h), lambda: _picture(kind, name, w, h))


@cache
def has_plate(name: str) -> bool:
    """Whether there is a plate of this name."""
    return picture_file(assets() / "plates" / SIZES[0], name).exists()


def _picture(kind: str, name: str, w: int, h: int) -> Surface:
    for size in SIZES:
        path = picture_file(assets() / kind / size, name)
        found = _load(path) if size == SIZES[-1] or width_of(path) >= w else None
        if found is not None:
            if found.get_size() == (w, h):
                return found
            return pygame.transform.smoothscale(found, (w, h))
    # A lost picture must not take the table down; tests see that none is missing.
    blank = Surface((w, h))
    blank.fill(rgb("#D8C8A0"))
    return blank


def _load(path: Path, as_baked: bool = False) -> Surface | None:
    """A picture file; None where it is not there or not sound.

    `as_baked` leaves opaque ones with few colours as they are: a quarter of the memory, for sheets
    from which pieces are cut now and then.
    """
    try:
        found = pygame.image.load(path)
    except (OSError, pygame.error):
        return None
    if found.get_alpha() is not None and (
        found.get_flags() & pygame.SRCALPHA or found.get_colorkey()
    ):
        return found.convert_alpha()
    # An indexed picture with transparency has no flag of its own before it is converted.
    if found.get_bitsize() == 8 and any(pygame.Color(c).a < 255 for c in found.get_palette()):
        return found.convert_alpha()
    return found if as_baked else found.convert()


def paper(w: int, h: int, s: float, colour: str, seed: int = 1, grain: bool = True) -> Surface:
    """A piece of parchment in a colour: grain from the baked sheet, edges a little darker."""
    key = ("paper", w, h, round(s, 4), colour, seed, grain)
    return CACHE.get(key, lambda: _paper(max(1, w), max(1, h), s, colour, seed, grain))


def _paper(w: int, h: int, s: float, colour: str, seed: int, grain: bool) -> Surface:
    piece = Surface((w, h))
    piece.fill(rgb(colour))
    if not grain:
        return piece
    whole = _grain(SIZES[0] if w <= GRAIN[0] and h <= GRAIN[1] else SIZES[1])
    if whole is not None:
        whole_w, whole_h = whole.get_size()
        r = Random(seed)
        left, top = r.randint(0, max(0, whole_w - w)), r.randint(0, max(0, whole_h - h))
        for x in range(0, w, whole_w):
            for y in range(0, h, whole_h):
                piece.blit(whole, (x, y), pygame.Rect(left, top, w, h))
    if colour != PAPER:
        # Other colours keep the grain.
        tint = Surface((w, h))
        parts = zip(rgb(colour), rgb(PAPER), strict=True)
        tint.fill([min(255, round(255 * wanted / baked)) for wanted, baked in parts])
        piece.blit(tint, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _darken(piece, max(2, round(9 * s)))
    return piece


@cache
def _grain(size: str) -> Surface | None:
    """The whole sheet as it was baked: its fibres are as fine at every scale.

    Not among the pictures that give way: it is wanted again and again, and takes long to read.
    """
    return _load(picture_file(assets() / "textures" / size, "paper"), as_baked=True)


def _darken(piece: Surface, blur: int) -> None:
    """A soft brown darkening along the four edges."""
    w, h = piece.get_size()
    # Blurred small: between its corners an edge is one line of pixels again and again.
    corner = blur + max(1, blur // 2)
    edges = _edges(min(w, 2 * corner + 1), min(h, 2 * corner + 1), blur)
    for left, wide, x, w_there in _spans(w, corner):
        for top, high, y, h_there in _spans(h, corner):
            part = edges.subsurface((left, top, wide, high))
            piece.blit(pygame.transform.scale(part, (w_there, h_there)), (x, y))


def _spans(length: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where each part of a small edge begins, how long it is, and both where it goes."""
    if length <= 2 * corner + 1:
        return ((0, length, 0, length),)
    far = length - corner
    return (
        (0, corner, 0, corner),
        (corner, 1, corner, far - corner),
        (corner + 1, corner, far, corner),
    )


def _edges(w: int, h: int, blur: int) -> Surface:
    dark = Surface((w, h), pygame.SRCALPHA)
    dark.fill((96, 62, 22, 0))
    pygame.draw.rect(dark, (96, 62, 22, 48), dark.get_rect(), max(1, blur // 2))
    return pygame.transform.box_blur(dark, blur) if min(w, h) > 2 * blur else dark


def soft(
    w: int, h: int, blur: int, alpha: int, colour: tuple[int, int, int], *, hollow: bool
) -> tuple[Surface, int]:
    """A soft rectangle, or the light around a hollow one, and how far it goes beyond w and h."""
    w, h, pad = max(1, w), max(1, h), blur * 2

    def made() -> Surface:
        # Blurred small and scaled up: a blur has no detail to lose, and a big one takes long.
        part = 4 if blur >= 8 else 2
        small = Surface(((w + 2 * pad) // part + 1, (h + 2 * pad) // part + 1), pygame.SRCALPHA)
        small.fill((*colour, 0))
        inner = pygame.Rect(pad // part, pad // part, max(1, w // part), max(1, h // part))
        small.fill((*colour, alpha), inner)
        small = pygame.transform.gaussian_blur(small, max(1, blur // part))
        large = pygame.transform.smoothscale(small, (w + 2 * pad, h + 2 * pad))
        if hollow:
            large.fill((*colour, 0), pygame.Rect(pad, pad, w, h))
        return large

    return CACHE.get(("soft", w, h, blur, alpha, colour, hollow), made), pad


@lru_cache(64)
def _torn_path(w: int, h: int, step: int, depth: float, seed: int) -> str:
    r = Random(seed)
    points: list[tuple[float, float]] = []
    a, b = r.uniform(0, 6), r.uniform(0, 6)

    def cut(place: float) -> float:
        # A slow wave with a little roughness, and a nick now and then.
        n = place / step
        wave = 0.55 + 0.30 * sin(n / 3.1 + a) + 0.22 * sin(n / 1.27 + b) + r.uniform(-0.14, 0.14)
        return depth * (max(0.08, wave) + (0.6 if r.random() < 0.012 else 0))

    points += [(x, cut(x)) for x in range(step, w - step, step)]
    points += [(w - cut(w + y), y) for y in range(step, h - step, step)]
    points += [(x, h - cut(w + h + x)) for x in range(w - step, step, -step)]
    points += [(cut(2 * w + h + y), y) for y in range(h - step, step, -step)]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def torn(w: int, h: int, s: float, seed: int) -> Surface:
    """A white shape with edges as torn by hand."""
    path = _torn_path(w, h, max(3, round(7 * s)), max(1.5, 3.4 * s), seed)
    return drawing(f'<path d="{path}" fill="#fff"/>', w, h, w, h)


def masked(picture: Surface, mask: Surface) -> Surface:
    """A picture cut out by the alpha of another one of the same size."""
    cut = picture.convert_alpha()
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


@lru_cache(1)
def _wear(side: int) -> Surface | None:
    """How unevenly ink lies. It never leaves the memory, as nearly every heading wants it."""
    path = picture_file(assets() / "textures" / SIZES[0], "wear")
    return _picture("textures", "wear", side, side) if path.exists() else None


def worn(text: Surface, s: float) -> Surface:
    """A text as printed by hand: the ink a little uneven."""
    side = max(64, round(512 * s))
    wear = _wear(side)
    if wear is None:
        return text
    w, h = text.get_size()
    for left in range(0, w, side):
        for top in range(0, h, side):
            text.blit(wear, (left, top), special_flags=pygame.BLEND_RGBA_MULT)
    return text
