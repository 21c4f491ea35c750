"""All textures at both sizes, the card backs and the icons of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .card_back import card_back
from .curtain import curtain, valance
from .field import Field, colour
from .folder import TEXTURES
from .overlay import hatch, wear
from .paper import AGED, BRIGHT, paper
from .patch import edge, glow, shadow, torn
from .picture import Picture, of_one_colour, opaque, with_alpha
from .rosette import COLOUR, rosette
from .seal import seal
from .window_icon import SIDES, window_icon
from .wood import plank, table

WHITE, SHADE, GOLD, INK, BROWN = "#FFFFFF", "#0C0703", "#D9A441", "#19100A", "#6E4A1C"
SHEET = (1848, 1036)
AGED_SHEET = (924, 700)


def pictures() -> list[Picture]:
    """Every texture, and the window icons."""
    found = [picture for size in (1, 2) for picture in _at(size)]
    for side in SIDES:
        make = partial(_half_clear, partial(window_icon, side))
        found.append(Picture(f"icon-{side}.png", "icon", 0, make))
    return found


def _at(size: int) -> list[Picture]:
    makers: dict[str, Callable[[], bytes]] = {
        "wood": partial(_opaque, partial(table, size), 64),
        "plank": partial(_opaque, partial(plank, size), 32),
        "paper": partial(_opaque, partial(paper, *SHEET, size, BRIGHT, 15), 48),
        "paper-aged": partial(_opaque, partial(paper, *AGED_SHEET, size, AGED, 25), 48),
        "curtain": partial(_opaque, partial(curtain, size), 64),
        "valance": partial(_half_clear, partial(valance, size)),
        "card-back": partial(_half_clear, partial(card_back, 330, 475, size)),
        "card-back-hand": partial(_half_clear, partial(card_back, 184, 265, size)),
        "rosette": partial(_clear, partial(rosette, size), COLOUR, 256),
        "wear": partial(_clear, partial(wear, size), WHITE, 64),
        "hatch": partial(_clear, partial(hatch, size), INK, 64),
        "shadow": partial(_clear, partial(shadow, size), SHADE, 256),
        "glow": partial(_clear, partial(glow, size), GOLD, 256),
        "edge": partial(_clear, partial(edge, size), BROWN, 256),
        "torn": partial(_clear, partial(torn, size), WHITE, 64),
    }
    for side in (52, 56, 64, 88):
        makers[f"seal-{side}"] = partial(_half_clear, partial(seal, side, size))
    return [
        Picture(f"{TEXTURES}/s{size}/{name}.png", "textures", size, make)
        for name, make in makers.items()
    ]


def _opaque(draw: Callable[[], Field], colours: int) -> bytes:
    return opaque(draw(), colours)


def _clear(draw: Callable[[], Field], hexadecimal: str, steps: int) -> bytes:
    return of_one_colour(draw(), colour(hexadecimal), steps)


def _half_clear(draw: Callable[[], tuple[Field, Field]]) -> bytes:
    return with_alpha(*draw())
