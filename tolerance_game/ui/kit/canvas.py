"""What a scene draws on: logical units in, pixels out; every text is also noted for the tests.

Positions are the upper left corner of what is drawn unless `align` or `middle` say otherwise.
Colours are roles of the theme (`ink`, `gold`) or `#RRGGBB`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

import pygame
from pygame import Surface

from . import fonts, textures, vector
from .box import CANVAS, Box
from .cache import CACHE
from .scale import SMALLEST_TEXT, Scale
from .theme import Theme, rgb

SHRINK: Final = 0.85
"""A name that is too long may shrink so far, and wraps then."""
LINE: Final = 1.15


@dataclass(frozen=True, slots=True)
class TextBox:
    """A text as it was drawn."""

    text: str
    box: Box
    """The ink and its line, in logical units."""
    pixels: int
    """The size of its face."""
    colour: str
    region: Box
    """What it must stay inside of."""
    shrunk: float
    """Its size over the size it was asked for; 1 when it had room."""
    size: float
    """The size it was asked for, in logical units."""
    face: tuple[str, bool] = ("", False)
    """The name of its face, and whether that is of the plain ones."""
    cut: tuple[Box, ...] = ()
    """What covers a part of it by mistake."""


class Canvas:
    """A surface with a scale and a theme."""

    def __init__(
        self, surface: Surface, scale: Scale, theme: Theme, audit: list[TextBox] | None = None
    ) -> None:
        self.surface = surface
        self.scale = scale
        self.theme = theme
        self.audit = audit
        self._region = CANVAS

    # For the tests.

    @contextmanager
    def region(self, box: Box) -> Iterator[None]:
        """Texts drawn meanwhile must stay inside this box."""
        before, self._region = self._region, box
        try:
            yield
        finally:
            self._region = before

    def covered(self, box: Box, *, meant: bool = True) -> None:
        """Something opaque covers this box; texts below it can no longer be read.

        Windows, tooltips and cards are `meant` to cover texts. Anything else that hides a part of
        a text cuts it by mistake, which is noted.
        """
        if self.audit is None:
            return
        kept = []
        for one in self.audit:
            if not one.box.touches(box):
                kept.append(one)
            elif not meant:
                kept.append(replace(one, cut=(*one.cut, box)))
        self.audit[:] = kept

    # Measures.

    def colour(self, role: str) -> str:
        """The colour of a role of the theme, or the colour itself."""
        return role if role.startswith("#") else str(getattr(self.theme, role))

    def pixels(self, size: float) -> int:
        """The size of a face in pixels."""
        return max(SMALLEST_TEXT, round(size * self.scale.s))

    def width(self, text: str, face: str, size: float) -> float:
        """How wide a text is, in logical units."""
        px = self.pixels(size)
        return fonts.width(text, face, px, self.theme.plain_faces) / self.scale.s

    def wrap(self, text: str, face: str, size: float, room: float) -> list[str]:
        """The text in lines no wider than `room` units."""
        px = self.pixels(size)
        return fonts.wrap(text, face, px, int(room * self.scale.s), self.theme.plain_faces)

    def fitting(self, text: str, face: str, size: float, room: float) -> float:
        """The size at which a text fits: smaller by half steps, as small as it must."""
        while size > 8 and self.width(text, face, size) > room:
            if self.pixels(size) <= SMALLEST_TEXT:
                break
            size -= 0.5
        return size

    # Text.

    def text(
        self,
        text: str,
        x: float,
        y: float,
        face: str = "body",
        size: float = 20,
        colour: str = "ink",
        align: str = "l",
        *,
        middle: bool = False,
        fit: float = 0,
        asked: float = 0,
        worn: bool = False,
        alpha: int = 255,
    ) -> float:
        """Writes one line; `align` is l, c or r, `middle` centres it on y. Gives its width.

        `asked` is the size that was wanted, where what stands beside the text has shrunk it.
        """
        if not text:
            return 0.0
        asked = asked or size
        if fit:
            size = self.fitting(text, face, size, fit)
        px = self.pixels(size)
        ink = self.colour(colour)
        image = CACHE.get(
            ("text", text, face, px, ink, self.theme.plain_faces, worn),
            lambda: self._written(text, face, px, ink, worn),
        )
        w, h = image.get_size()
        left, top = self.scale.x(x), self.scale.y(y)
        left -= {"l": 0, "c": w // 2, "r": w}[align]
        if middle:
            top -= h // 2
        if alpha < 255:
            image = image.copy()
            image.set_alpha(alpha)
        self.surface.blit(image, (left, top))
        if self.audit is not None and alpha > 40:
            s = self.scale
            lx, ly = s.logical(left, top)
            box = Box(lx, ly, w / s.s, h / s.s)
            shrunk = min(1.0, size / asked)
            drawn_in = (face, self.theme.plain_faces)
            self.audit.append(TextBox(text, box, px, ink, self._region, shrunk, asked, drawn_in))
        return w / self.scale.s

    def _written(self, text: str, face: str, px: int, ink: str, worn: bool) -> Surface:
        image = fonts.written(text, face, px, rgb(ink), self.theme.plain_faces)
        if worn and self.theme.textured:
            image = textures.worn(image, self.scale.s)
        return image

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        room: float,
        face: str = "body",
        size: float = 20,
        colour: str = "ink",
        align: str = "l",
        line: float = LINE,
    ) -> float:
        """Writes lines of at most `room` units; gives the y below them."""
        place = {"l": x, "c": x + room / 2, "r": x + room}[align]
        for one in self.wrap(text, face, size, room):
            self.text(one, place, y, face, size, colour, align)
            y += max(size, SMALLEST_TEXT / self.scale.s) * line
        return y

    # Pictures and shapes.

    def blit(self, image: Surface, x: float, y: float) -> None:
        """A picture that is already in pixels, at a logical place."""
        self.surface.blit(image, (self.scale.x(x), self.scale.y(y)))

    def blit_middle(self, image: Surface, x: float, y: float) -> None:
        """A picture with its middle at a logical place."""
        w, h = image.get_size()
        self.surface.blit(image, (self.scale.x(x) - w // 2, self.scale.y(y) - h // 2))

    def shape(
        self, body: str, box: Box, view: tuple[float, float] | None = None, alpha: int = 255
    ) -> None:
        """SVG elements in a box; their view box is the box itself unless given."""
        view_w, view_h = view or (box.w, box.h)
        image = vector.drawing(body, self.scale.px(box.w), self.scale.px(box.h), view_w, view_h)
        if alpha < 255:
            image = image.copy()
            image.set_alpha(alpha)
        self.blit(image, box.x, box.y)

    def icon(self, name: str, cx: float, cy: float, side: float, colour: str = "ink") -> None:
        """An icon with its middle at a place."""
        self.blit_middle(vector.icon(name, self.scale.px(side), self.colour(colour)), cx, cy)

    def plate(self, name: str, box: Box) -> None:
        """A baked woodcut."""
        w, h = self.scale.px(box.w), self.scale.px(box.h)
        self.blit(textures.picture("plates", name, w, h), box.x, box.y)

    def fill(self, box: Box, colour: str, alpha: int = 255) -> None:
        """A plain rectangle."""
        rect, shade = self.rect(box), rgb(self.colour(colour))
        if alpha == 255:
            self.surface.fill(shade, rect)
            return

        def veil() -> Surface:
            made = Surface((max(1, rect.w), max(1, rect.h)), pygame.SRCALPHA)
            made.fill((*shade, alpha))
            return made

        # By its shade, not its name: that is another one in every theme.
        self.surface.blit(CACHE.get(("veil", *rect.size, shade, alpha), veil), rect)

    def rect(self, box: Box) -> pygame.Rect:
        """The box in pixels."""
        return pygame.Rect(
            self.scale.x(box.x), self.scale.y(box.y), self.scale.px(box.w), self.scale.px(box.h)
        )

    def shadow(
        self, box: Box, blur: float = 10, alpha: int = 150, dx: float = 2, dy: float = 6
    ) -> None:
        """A soft shadow under a box."""
        self._soft(box.moved(dx, dy), (12, 7, 3), blur, alpha, hollow=False)

    def glow(self, box: Box, colour: str, blur: float = 10, alpha: int = 150) -> None:
        """Light around a box."""
        self._soft(box, rgb(self.colour(colour)), blur, alpha, hollow=True)

    def _soft(
        self, box: Box, colour: tuple[int, int, int], blur: float, alpha: int, *, hollow: bool
    ) -> None:
        rect, px = self.rect(box), max(1, self.scale.px(blur))
        soft, pad = textures.soft(rect.w, rect.h, px, alpha, colour, hollow=hollow)
        self.surface.blit(soft, (rect.x - pad, rect.y - pad))

    def wood(self) -> None:
        """The table, over the whole window."""
        w, h = self.surface.get_size()
        if not self.theme.textured:
            self.surface.fill(rgb(self.theme.table))
            return
        # Wider or taller windows see the same planks, cut to the window's form.
        whole_w, whole_h = (w, round(w * 9 / 16)) if w * 9 >= h * 16 else (round(h * 16 / 9), h)
        planks = textures.picture("textures", "wood", whole_w, whole_h)
        self.surface.blit(planks, ((w - whole_w) // 2, (h - whole_h) // 2))
