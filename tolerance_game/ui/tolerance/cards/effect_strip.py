"""The strips of an effect, drawn: a light rectangle for what the winner receives, a dark arrow for
what happens to a card."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.games.tolerance.rules.cards import PREVAILING, Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.ui.kit import Box, Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.kit.vector import rect
from tolerance_game.ui.tolerance import signs

from .glyphs import Strip, Token, glyphs_of

# Shares of the height of a sign.
WIDTHS: Final = {
    "icon": 1.05,
    "suit": 1.0,
    "no_suit": 1.0,
    "religion": 1.0,
    "monarch": 1.0,
    "every": 0.95,
    "any": 0.72,
    "least": 0.90,
    "to": 0.62,
    "top": 1.55,
}
FIGURE: Final = {1: 0.62, 2: 1.2}
TOPS: Final = {"piety": "candle-light", "money": "two-coins", "estate": "own-suit-nobles"}
SIGN: Final = 0.66
"""The height of a sign over that of its strip."""
FLATTEST: Final = 0.78
"""The least share of its height that a long strip keeps; its signs may shrink further."""
BETWEEN: Final = 0.14
"""Between two strips, over their height."""
KEYLINE: Final = 1.5
DIM: Final = 150


def draw_strip_left(
    canvas: Canvas,
    card: Card,
    x: float,
    cy: float,
    height: float,
    max_width: float,
    dim: bool = False,
    rulings: Rulings | None = None,
    reign: int = 0,
) -> float:
    """The effect of a card on a dark board, from the left; gives its width."""
    strips = glyphs_of(card, rulings, reign)
    if not strips:
        return 0.0
    scale = canvas.scale
    placed = arranged(strips, height, max_width - 2 * KEYLINE)
    left, right = min(one.box.x for one in placed), max(one.box.right for one in placed)
    w, h = right - left + 2 * KEYLINE, height + 2 * KEYLINE

    def draw(sheet: StampSheet) -> None:
        _draw(sheet, placed, KEYLINE - left, h / 2, keyline=True)

    key = "strip", strips, height, max_width, dim
    darken = (lambda image: image.set_alpha(DIM)) if dim else None
    Stamp(key, scale.px(w), scale.px(h), scale.s, draw, darken).put(canvas, x, cy - h / 2)
    return w


def sign_height(
    card: Card, height: float, max_width: float, rulings: Rulings | None = None
) -> float:
    """How high the signs are that `draw_strip_left` has room for."""
    strips = glyphs_of(card, rulings)
    room = max_width - 2 * KEYLINE
    return min(one.sign for one in arranged(strips, height, room)) if room > 0 else 0.0


def draw_strips(
    canvas: Canvas, strips: tuple[Strip, ...], cx: float, cy: float, height: float, max_width: float
) -> None:
    """Strips around a middle: beside each other, or where that is too narrow below each other."""
    if strips:
        _draw(canvas, arranged(strips, height, max_width), cx, cy)


class PlacedToken(NamedTuple):
    """A strip in its place."""

    strip: Strip
    box: Box
    sign: float
    """The height of its signs."""


def arranged(strips: tuple[Strip, ...], height: float, room: float) -> list[PlacedToken]:
    """Every strip and its place around 0, 0: whichever of row and column makes them larger."""
    widths = [strip_width(strip, height * SIGN, height) for strip in strips]
    gap = height * BETWEEN
    natural = sum(widths) + gap * (len(strips) - 1)
    share = min(1.0, room / natural)
    placed: list[PlacedToken] = []
    if len(strips) == 1 or share >= 1 / len(strips):
        x, high = -natural * share / 2, height * max(share, FLATTEST)
        for strip, wide in zip(strips, widths, strict=True):
            box = Box(x, -high / 2, wide * share, high)
            placed.append(PlacedToken(strip, box, height * SIGN * share))
            x += (wide + gap) * share
        return placed
    each = height / len(strips)
    for place, strip in enumerate(strips):
        part = min(1.0, room / strip_width(strip, each * SIGN, each))
        high = each * 0.92 * max(part, FLATTEST)
        wide = strip_width(strip, each * SIGN, each) * part
        middle = -height / 2 + each * (place + 0.5)
        box = Box(-wide / 2, middle - high / 2, wide, high)
        placed.append(PlacedToken(strip, box, each * SIGN * part))
    return placed


def _draw(
    canvas: Canvas, placed: list[PlacedToken], cx: float, cy: float, *, keyline: bool = False
) -> None:
    for strip, box, sign in placed:
        _draw_one(canvas, strip, box.moved(cx, cy), sign, keyline=keyline)


def strip_width(strip: Strip, sign: float, height: float) -> float:
    """How wide a strip is with signs of a height."""
    tokens = sum(_token_width(token) for token in strip.tokens) * sign
    return tokens + sign * 0.15 * (len(strip.tokens) - 1) + sum(_padding(strip, height))


def _token_width(token: Token) -> float:
    if token.sign == "figure":
        return FIGURE.get(len(token.value), 0.98 + 0.5 * (len(token.value) - 2))
    return WIDTHS[token.sign]


def _padding(strip: Strip, height: float) -> tuple[float, float]:
    return height * 0.24, height * (0.30 if strip.kind == "receive" else 0.60)


def _draw_one(canvas: Canvas, strip: Strip, box: Box, sign: float, *, keyline: bool) -> None:
    arrow, theme = strip.kind == "arrow", canvas.theme
    if arrow:
        _arrow(canvas, box, keyline=keyline)
    else:
        body = rect(box, 1.2, rx=3, fill=theme.paper_light, stroke=theme.ink, stroke_width=2.2)
        inner = {"fill": "none", "stroke": theme.ink, "stroke_opacity": ".45"}
        canvas.shape(body + rect(box, 4.5, rx=1.5, stroke_width=1, **inner), box)
    # The signs share out what is left between both ends, however much the strip was narrowed.
    width = strip_width(strip, 1.0, 1 / SIGN)
    unit = box.w / width
    x = box.x + unit * _padding(strip, 1 / SIGN)[0]
    # The line of a figure is higher than its ink.
    above = max(6 / canvas.scale.s, box.h * 0.15)
    with canvas.region(Box(box.x, box.y - above, box.w, box.h + 2 * above)):
        for token in strip.tokens:
            wide = _token_width(token) * unit
            _draw_token(canvas, token, x, box.cy, wide, sign, dark=arrow)
            x += wide + 0.15 * unit


def _arrow(canvas: Canvas, box: Box, *, keyline: bool) -> None:
    theme = canvas.theme
    w, h = box.w, box.h
    tip = h * 0.46
    edge = f' stroke="{theme.second}" stroke-width="{KEYLINE}"' if keyline else ""
    inner = w - tip - 6.5
    body = (
        f'<path d="M1 1h{w - tip - 2:g}l{tip:g} {h / 2 - 1:g}l-{tip:g} {h / 2 - 1:g}'
        f'H1z" fill="{theme.ink}"{edge}/>'
        f'<path d="M4 4h{inner:g}l{tip - 3:g} {h / 2 - 4:g}l-{tip - 3:g} {h / 2 - 4:g}H4z"'
        f' fill="none" stroke="{theme.paper}" stroke-opacity=".55" stroke-width="1"/>'
    )
    canvas.shape(body, box)


def _draw_token(
    canvas: Canvas, token: Token, x: float, cy: float, wide: float, g: float, *, dark: bool
) -> None:
    """A sign in its place; `g` is how high signs are on this strip."""
    colour = "paper" if dark else "ink"
    cx, top = x + wide / 2, cy - g / 2
    match token.sign:
        case "icon":
            canvas.icon(token.value, cx, cy, g * 1.04, colour)
        case "suit" | "no_suit":
            signs.suit(canvas, token.value, cx - g / 2, top, g)
            if token.sign == "no_suit":
                _strike(canvas, Box(cx - g / 2, top, g, g), dark=dark)
        case "religion" | "monarch":
            signs.religion(canvas, token.value or PREVAILING, cx - g / 2, top, g)
        case "figure":
            size = g * (1.12 if len(token.value) == 1 else 1.05)
            canvas.text(token.value, cx, cy - g * 0.03, "heavy", size, colour, "c", middle=True)
        case "every" | "any":
            name = "own-quincunx" if token.sign == "every" else "own-card-outline"
            canvas.icon(name, cx, cy, g * 0.86, colour)
        case "to":
            canvas.icon("own-right", cx, cy, g * 0.52, colour)
        case "least":
            canvas.icon("candle-light", x + wide * 0.32, cy, g * 0.86, colour)
            canvas.icon("own-down", x + wide * 0.82, cy + g * 0.08, g * 0.50, colour)
        case "top":
            canvas.icon("own-up", x + g * 0.30, cy, g * 0.62, colour)
            if token.value in TOPS:
                canvas.icon(TOPS[token.value], x + wide - g * 0.40, cy, g * 0.84, colour)
            else:
                left, size = x + wide - g * 0.44, max(g * 0.88, 12.6)
                canvas.text("14", left, cy - 1, "heavy", size, colour, "c", middle=True)


def _strike(canvas: Canvas, box: Box, *, dark: bool) -> None:
    """A bar through what does not count."""
    ground = canvas.theme.ink if dark else canvas.theme.paper_light
    bar = canvas.theme.paper if dark else canvas.theme.rubric
    body = (
        f'<path d="M3 61 61 3" stroke="{ground}" stroke-width="15"/>'
        f'<path d="M3 61 61 3" stroke="{bar}" stroke-width="8"/>'
    )
    canvas.shape(body, box, (64, 64))
