"""The signs of Tolerance: suits, religions, tallies, pennants. Form tells them apart, colour third.

`TEXT_BADGES` and `TEXT_ICONS` are those that stand in texts (`ui.kit.rich`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tolerance_game.games.tolerance.rules.cards import (
    CATHOLIC,
    NO_RELIGION,
    PREVAILING,
    PREVAILING_RELIGION,
    PROTESTANT,
    SUITS,
)
from tolerance_game.ui.kit import Box, Canvas, vector
from tolerance_game.ui.kit.rich import Badge
from tolerance_game.ui.kit.theme import Theme

SUIT_SHAPES: Final = {
    "nobles": "M6 4h52v30c0 14-12 22-26 28C18 56 6 48 6 34z",
    "clergy": "M32 2c14 8 24 18 24 34v24H8V36C8 20 18 10 32 2z",
    "townsfolk": "M14 5h36l9 9v36l-9 9H14l-9-9V14z",
    "peasants": "M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z",
    "wild": "M32 1 63 32 32 63 1 32z",
}
SUIT_COLOURS: Final = {
    "nobles": "#2836CC", "clergy": "#BC5089", "townsfolk": "#572F08", "peasants": "#28960E",
    "wild": "#141414",
}  # fmt: skip
"""They fill bands and badges, never text."""
SUIT_ICONS: Final = {
    "nobles": ("fleur-de-lys", 0.62, -0.03),
    "clergy": ("pope-crown", 0.60, 0.05),
    "townsfolk": ("anvil", 0.66, 0.0),
    "peasants": ("sickle", 0.62, 0.0),
    "wild": ("jester-hat", 0.56, -0.02),
}
LIGHT: Final = "#F6EFDC"
RING: Final = "#E9DBB4"


def suit(canvas: Canvas, which: str, x: float, y: float, side: float) -> None:
    """The badge of a suit: its outline, filled, with its icon."""
    theme = canvas.theme
    body = (
        f'<path d="{SUIT_SHAPES[which]}" fill="{SUIT_COLOURS[which]}"'
        f' stroke="{theme.paper}" stroke-width="3"/>'
    )
    canvas.shape(body, Box(x, y, side, side), (64, 64))
    name, share, down = SUIT_ICONS[which]
    canvas.icon(name, x + side / 2, y + side / 2 + down * side, side * share, "paper")


def religion(canvas: Canvas, which: str, x: float, y: float, side: float) -> None:
    """The badge of `catholic`, `protestant`, `none`, or of the prevailing religion.

    That is a ring with the religion of the reign in it (`prevailing_catholic` and the like);
    `prevailing` alone, outside of any reign, is of both halves.
    """
    canvas.shape(_RELIGIONS[which](canvas.theme), Box(x, y, side, side), (64, 64))


def prevailing_in(reign: int) -> str:
    """The sign of the prevailing religion in a reign; 0 is no reign in particular."""
    if not reign:
        return PREVAILING
    found = PREVAILING_RELIGION[reign]
    return found if found == NO_RELIGION else f"{PREVAILING}_{found}"


def affiliation_in(affiliation: str, reign: int) -> str:
    """The sign of what is printed on a card, as it is in a reign (T4.6)."""
    return prevailing_in(reign) if affiliation == PREVAILING else affiliation


def pile_sign(religion: str, reign: int) -> str:
    """T5.1: the prevailing religion has its ring, because cards that follow it go there too."""
    return prevailing_in(reign) if religion == PREVAILING_RELIGION.get(reign) else religion


def _catholic(theme: Theme) -> str:
    return (
        f'<circle cx="32" cy="32" r="29.5" fill="{theme.rubric}"'
        f' stroke="{theme.paper}" stroke-width="3"/>'
        f"{_cross('own-trefoil-cross', theme.paper, 0.62)}"
    )


def _protestant(theme: Theme) -> str:
    return (
        f'<rect x="5" y="5" width="54" height="54" rx="3" fill="{LIGHT}"'
        f' stroke="{theme.ink}" stroke-width="5"/>{_cross("own-latin-cross", theme.ink, 0.64)}'
    )


def _ring(theme: Theme, inside: str) -> str:
    """The ring that says *prevailing*, and what is in it."""
    return (
        f'<circle cx="32" cy="32" r="31" fill="{RING}"/><circle cx="32" cy="32" r="27"'
        f' fill="none" stroke="{theme.ink}" stroke-width="5"/>{inside}'
    )


def _nobody(theme: Theme) -> str:
    # Broader than where something is in it, or it would be a disc on dark boards.
    ring = f'<circle cx="32" cy="32" r="22" fill="none" stroke="{theme.ink}" stroke-width="8"/>'
    return f'<circle cx="32" cy="32" r="30" fill="{RING}"/>{ring}'


def _prevailing_catholic(theme: Theme) -> str:
    disc = f'<circle cx="32" cy="32" r="20.5" fill="{theme.rubric}"/>'
    return _ring(theme, disc + _cross("own-trefoil-cross", theme.paper, 0.46))


def _prevailing_protestant(theme: Theme) -> str:
    square = (
        f'<rect x="16" y="16" width="32" height="32" rx="2" fill="{LIGHT}"'
        f' stroke="{theme.ink}" stroke-width="6"/>'
    )
    return _ring(theme, square + _cross("own-latin-cross", theme.ink, 0.40))


def _prevailing(theme: Theme) -> str:
    """One half as dark as the Catholic sign, one as light as the Protestant one."""
    return _ring(
        theme,
        f'<path d="M32 11.5a20.5 20.5 0 0 0 0 41z" fill="{theme.rubric}"/>'
        f'<path d="M32 11.5a20.5 20.5 0 0 1 0 41z" fill="{LIGHT}" stroke="{theme.ink}"'
        ' stroke-width="3"/>',
    )


def _cross(name: str, colour: str, share: float) -> str:
    """A cross in the middle of the badge."""
    body, view = vector.icon_body(name)
    at, scale = 32 * (1 - share), 64 * share / view
    body = body.replace("#ffffff", colour)
    return f'<g transform="translate({at:.2f} {at:.2f}) scale({scale:.4f})">{body}</g>'


_RELIGIONS: Final[dict[str, Callable[[Theme], str]]] = {
    CATHOLIC: _catholic,
    PROTESTANT: _protestant,
    NO_RELIGION: _nobody,
    PREVAILING: _prevailing,
    f"{PREVAILING}_{CATHOLIC}": _prevailing_catholic,
    f"{PREVAILING}_{PROTESTANT}": _prevailing_protestant,
}
RELIGION_SIGNS: Final = tuple(_RELIGIONS)
"""All that can be asked for."""


def tally_sign(canvas: Canvas, tally: str, x: float, y: float, side: float, colour: str) -> None:
    """The sign of a tally: coins for `money`, a badge for either piety."""
    if tally == "money":
        canvas.icon("two-coins", x + side / 2, y + side / 2, side, colour)
    else:
        religion(canvas, tally, x, y, side)


def pennants(
    canvas: Canvas, x: float, y: float, earned: int, side: float = 16, *, on_paper: bool = False,
    room: float = 0,
) -> None:  # fmt: skip
    """Six pennants in a row, earned ones filled, the others outlines; closer for little room."""
    pitch = min(side * 0.98, (room - side) / 5) if room else side * 0.98
    theme = canvas.theme
    full, empty = (theme.rubric, theme.ink_ornament) if on_paper else (theme.gold, theme.empty)
    for place in range(6):
        got = place < earned
        colour = full if got else empty
        body = (
            f'<path d="M3 1v30" stroke="{colour}" stroke-width="3"/>'
            f'<path d="M4.5 3 28 10 4.5 17z" fill="{colour if got else "none"}"'
            f' stroke="{colour}" stroke-width="2"/>'
        )
        canvas.shape(body, Box(x + place * pitch, y, side, side * 1.05), (32, 33))


TEXT_BADGES: Final[dict[str, Badge]] = {
    **dict.fromkeys(SUITS, suit),
    **dict.fromkeys(RELIGION_SIGNS, religion),
}
TEXT_ICONS: Final = {
    "money": "two-coins",
    "piety": "candle-light",
    "skull": "death-skull",
    "pyre": "pyre",
    "axe": "sharp-axe",
    "guild": "hanging-sign",
    "loan": "tied-scroll",
    "pennant": "own-pennant",
}
