"""Drawings from paths: icons, badges, frames. pygame renders paths; text and filters it drops."""

from __future__ import annotations

import io
import re
from functools import cache

import pygame
from pygame import Surface

from .assets import assets
from .box import Box
from .cache import CACHE

SMALLEST_ICON = 10
_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.S)
_VIEW = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def rect(box: Box, inset: float, **style: str | float) -> str:
    """The SVG of a rectangle whose edges run so far inside a box; `stroke_width=2` is its style."""
    said = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else f"{value:g}"}"'
        for name, value in style.items()
    )
    w, h = box.w - 2 * inset, box.h - 2 * inset
    return f'<rect x="{inset:g}" y="{inset:g}" width="{w:g}" height="{h:g}"{said}/>'


def drawing(body: str, w: int, h: int, view_w: float, view_h: float) -> Surface:
    """SVG elements in a view box, drawn at a size in pixels and kept."""
    w, h = max(1, w), max(1, h)
    return CACHE.get(("svg", body, w, h, view_w, view_h), lambda: _draw(body, w, h, view_w, view_h))


def _draw(body: str, w: int, h: int, view_w: float, view_h: float) -> Surface:
    # The renderer keeps the aspect ratio, so the file gets the exact size in pixels.
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<g transform="scale({w / view_w:.6f} {h / view_h:.6f})">{body}</g></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h)).convert_alpha()


@cache
def icon_body(name: str) -> tuple[str, float]:
    """The paths of an icon file in white, and the side of its square view box."""
    text = (assets() / "icons" / f"{name}.svg").read_text("utf-8")
    body, view = _BODY.search(text), _VIEW.search(text)
    if body is None or view is None:
        raise ValueError(f"icon {name} is no drawing")
    return body[1], float(view[1])


def icon(name: str, side: int, colour: str) -> Surface:
    """An icon in one colour, so many pixels wide and high."""
    side = max(SMALLEST_ICON, side)
    body, view = icon_body(name)
    return drawing(body.replace("#ffffff", colour), side, side, view, view)
