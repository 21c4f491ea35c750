"""Card faces in every state, as pictures that are drawn once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Surface

from tolerance_game.games.tolerance.rules.cards import PREVAILING, Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.steps import MONARCH
from tolerance_game.ui.kit import vector
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.kit.theme import rgb
from tolerance_game.words.words import Words

from . import hand, zoom
from .dead import bury
from .naming import name_of

ZOOM_FROM: Final = 246
"""In units: from this width on a card shows the large drawing."""
STRAIGHT: Final = 0.3
"""Turned by fewer degrees a card lies straight."""
SHARP: Final = 1.5
"""From this scale on there are pixels enough to turn a card without drawing it larger first."""
DEFAULT: Final = Rulings()
DIM: Final = (140, 133, 125)
"""About 55 % of the light."""


@dataclass(frozen=True, slots=True)
class Face:
    """What shows of a card."""

    card: Card
    words: Words
    converted: str = ""
    """The religion it was converted to."""
    dead: bool = False
    dim: bool = False
    """It cannot be played now."""
    rulings: Rulings = DEFAULT
    reign: int = 0
    """Which religion prevails (T4.6); 0 outside of a game."""

    @property
    def key(self) -> Hashable:
        """All that its drawing depends on; editions and owners may change any figure of a card."""
        card = self.card
        printed = (card.suit, card.rank, card.affiliation, card.piety, card.money, card.guild)
        said = (self.words.language, name_of(card, self.words), self.rulings.satyr)
        reign = (self.reign, self.rulings.elizabeth_lawyer) if depends_on_reign(card) else ()
        return (card.id, printed, card.steps, said, self.converted, self.dead, reign)

    @property
    def new_religion(self) -> str:
        """The religion it was converted to, where that changes what is printed."""
        return "" if self.converted == self.card.affiliation else self.converted

    def stamp(self, canvas: Canvas, w: float, larger: int = 1) -> Stamp:
        """The picture at a width in units, or so many times as large."""
        large = w >= ZOOM_FROM
        design_w, design_h = (zoom.WIDTH, zoom.HEIGHT) if large else (hand.WIDTH, hand.HEIGHT)
        draw_face = zoom.draw_zoom if large else hand.draw_hand
        s = canvas.scale.s * w / design_w * larger

        def draw(sheet: StampSheet) -> None:
            draw_face(sheet, self.card, self.words, self.new_religion, self.rulings, self.reign)
            if self.dead:
                bury(sheet, (zoom.WHOLE, zoom.RADIUS) if large else (hand.WHOLE, hand.RADIUS))

        return Stamp(
            (large, self.key),
            round(design_w * s),
            round(design_h * s),
            s,
            draw,
            _darken if self.dim else None,
            canvas.scale.s,
            larger,
        )


def depends_on_reign(card: Card) -> bool:
    """Whether a sign on it shows which religion prevails (T4.6, T4.7)."""
    if card.affiliation == PREVAILING:
        return True
    # Asked of every card in every frame: a plain loop is the quickest.
    for step in card.steps:
        one = getattr(step, "filter", None)
        if one is not None and one.religion == MONARCH:
            return True
    return False


def _darken(image: Surface) -> None:
    image.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)


def height_of(w: float) -> float:
    """How high a card of a width is."""
    return w * zoom.HEIGHT / zoom.WIDTH if w >= ZOOM_FROM else w * hand.HEIGHT / hand.WIDTH


def hand_face(
    canvas: Canvas,
    card: Card,
    words: Words,
    w: float,
    *,
    dead: bool = False,
    dim: bool = False,
    converted: str = "",
    reign: int = 0,
) -> Surface:
    """The small drawing, narrower than 246 units; kept, so it must not be drawn on."""
    face = Face(card, words, converted, dead, dim, reign=reign)
    return face.stamp(canvas, min(w, ZOOM_FROM - 1)).surface(canvas.theme)


def zoom_face(
    canvas: Canvas,
    card: Card,
    words: Words,
    w: float = zoom.WIDTH,
    *,
    dead: bool = False,
    dim: bool = False,
    converted: str = "",
    reign: int = 0,
) -> Surface:
    """The large drawing, at least 246 units wide; kept, so it must not be drawn on."""
    face = Face(card, words, converted, dead, dim, reign=reign)
    return face.stamp(canvas, max(w, ZOOM_FROM)).surface(canvas.theme)


def draw_card(
    canvas: Canvas,
    card: Card,
    words: Words,
    x: float,
    y: float,
    w: float,
    *,
    dead: bool = False,
    dim: bool = False,
    converted: str = "",
    rotation: float = 0.0,
    shadow: bool = True,
    rulings: Rulings | None = None,
    reign: int = 0,
) -> Box:
    """Draws a card with its upper left corner at a place, turned around its middle."""
    face = Face(card, words, converted, dead, dim, rulings or DEFAULT, reign)
    return lay(canvas, face, Box(x, y, w, height_of(w)), rotation, shadow=shadow)


def lay(canvas: Canvas, face: Face, box: Box, rotation: float, *, shadow: bool) -> Box:
    """Puts a face into a box."""
    canvas.covered(box)
    if abs(rotation) < STRAIGHT:
        if shadow:
            canvas.shadow(box, 7, 150, -2, 4)
        face.stamp(canvas, box.w).put(canvas, box.x, box.y)
        return box
    stamp, degrees, share = _turning(canvas, face, box.w, rotation)
    put_turned(canvas, stamp.turned(canvas.theme, degrees, share), box, degrees, shadow=shadow)
    face.stamp(canvas, box.w).note(canvas, box.x, box.y)
    return box


def make_ahead(canvas: Canvas, face: Face, w: float, rotation: float = 0.0) -> bool:
    """Makes what `draw_card` will want, so that the frame that draws it need not; if it must."""
    if abs(rotation) < STRAIGHT:
        stamp = face.stamp(canvas, w)
        if stamp.is_made(canvas.theme):
            return False
        stamp.surface(canvas.theme)
        return True
    stamp, degrees, share = _turning(canvas, face, w, rotation)
    if stamp.is_turned(canvas.theme, degrees, share):
        return False
    stamp.turned(canvas.theme, degrees, share)
    _soft(canvas, Box(0, 0, w, height_of(w)), degrees)
    return True


def _turning(canvas: Canvas, face: Face, w: float, rotation: float) -> tuple[Stamp, float, float]:
    """What a card that lies askew is made of: its picture, by how much it is turned and shrunk."""
    larger = 2 if canvas.scale.s < SHARP else 1
    # Whole quarters of a degree, or a moving fan would fill the cache.
    return face.stamp(canvas, w, larger), round(rotation * 4) / 4, 1 / larger


def put_turned(canvas: Canvas, image: Surface, box: Box, degrees: float, *, shadow: bool) -> None:
    """A turned picture around the middle of a box, with the shadow of its outline."""
    if shadow:
        canvas.blit_middle(_soft(canvas, box, degrees), box.cx - 2, box.cy + 4)
    canvas.blit_middle(image, box.cx, box.cy)


def _soft(canvas: Canvas, box: Box, degrees: float) -> Surface:
    """The soft shadow of a card that lies askew; all cards of a size share it."""
    w, h, blur = canvas.scale.px(box.w), canvas.scale.px(box.h), max(1, canvas.scale.px(7))

    def made() -> Surface:
        body = f'<rect width="{w}" height="{h}" rx="8" fill="#0C0703" fill-opacity=".6"/>'
        flat = pygame.transform.rotozoom(vector.drawing(body, w, h, w, h), degrees, 0.5)
        wide = Surface((flat.get_width() + 2 * blur, flat.get_height() + 2 * blur), pygame.SRCALPHA)
        wide.fill((*rgb("#0C0703"), 0))
        wide.blit(flat, (blur, blur))
        soft = pygame.transform.gaussian_blur(wide, max(1, blur // 2))
        return pygame.transform.smoothscale_by(soft, 2)

    return CACHE.get(("turned shadow", w, h, blur, degrees), made)
