"""The banner at the upper edge: who reigns, what prevails, which trick it is."""

from __future__ import annotations

from tolerance_game.ui.kit import ornaments, textures
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.vector import drawing
from tolerance_game.ui.tolerance import signs
from tolerance_game.words import Words

from .shown import Shown

MONARCHS = {1: "mary", 2: "elizabeth", 3: "james"}
TRICKS = 12
RIM, OUT_OF_SIGHT = 14.0, 40.0
"""How far the banner reaches above the canvas."""


def draw_banner(canvas: Canvas, box: Box, shown: Shown, words: Words) -> None:
    """Draws it with the medallion of the Monarch."""
    w, h = box.w, 90.0
    # It hangs from the window's edge; with wood above the canvas, it is a plate.
    top = -RIM if canvas.scale.window.y < 0 else -OUT_OF_SIGHT
    whole = Box(box.x, top, w, h - top)
    canvas.shadow(Box(box.x, top, w, 82 - top), 10, 160, 2, 6)
    ornaments.paper_ground(canvas, whole, 4, _plate(whole, 0, 18))
    lines = "".join(
        f'<path d="{_plate(whole, inset, cut)}" fill="none" stroke="{canvas.theme.ink}"'
        f' stroke-width="{width:g}"/>'
        for inset, cut, width in ((7, 14, 2.5), (12, 11.5, 1))
    )
    canvas.shape(lines, whole)
    _medallion(canvas, box.x + 22, 4, 104, MONARCHS[shown.reign])
    with canvas.region(Box(box.x, 0, w, h)):
        _reign(canvas, box.x + 146, w - 146 - 182, shown, words)
        _trick(canvas, box.x + w - 102, shown, words)


def _plate(box: Box, inset: float, cut: float) -> str:
    """Its outline, or a line within it: all four corners are cut."""
    level, upright = box.w - 2 * inset - 2 * cut, box.h - 2 - 2 * inset - 2 * cut
    return (
        f"M{inset + cut:g} {inset:g}h{level:g}l{cut:g} {cut:g}v{upright:g}l-{cut:g} {cut:g}"
        f"h-{level:g}l-{cut:g}-{cut:g}v-{upright:g}l{cut:g}-{cut:g}z"
    )


def _medallion(canvas: Canvas, x: float, y: float, side: float, monarch: str) -> None:
    px = canvas.scale.px(side)
    canvas.shadow(Box(x + 8, y + 8, side - 16, side - 16), 8, 140)
    mask = drawing('<circle cx="32" cy="32" r="31" fill="#fff"/>', px, px, 64, 64)
    plate = textures.picture("plates", f"monarch-{monarch}", px, px)
    round_ = CACHE.get(("medallion", monarch, px), lambda: textures.masked(plate, mask))
    canvas.blit(round_, x, y)
    body = (
        f'<circle cx="52" cy="52" r="49.5" fill="none" stroke="{canvas.theme.edge}"'
        f' stroke-width="4"/><circle cx="52" cy="52" r="46" fill="none"'
        f' stroke="{canvas.theme.gold}" stroke-width="3"/>'
    )
    canvas.shape(body, Box(x, y, side, side), (104, 104))


def _reign(canvas: Canvas, x: float, room: float, shown: Shown, words: Words) -> None:
    name = words.named("monarch", shown.reign)
    canvas.text(name, x, 1, "heading", 42, "ink", worn=True, fit=room)
    ordinal = words.say(f"table.reign.{shown.reign}")
    faith = words.say(f"table.prevailing.{shown.prevailing}")
    size = 22.0
    while size > 18 and _line_width(canvas, ordinal, faith, size) > room:
        size -= 0.5
    w = canvas.text(ordinal, x, 49, "italic", size, "ink_second")
    canvas.icon("own-fleuron", x + w + 17, 63, 15, "rubric")
    signs.religion(canvas, signs.prevailing_in(shown.reign), x + w + 32, 50, 25)
    canvas.text(faith, x + w + 63, 49, "italic", size, "rubric", fit=room - w - 63)


def _line_width(canvas: Canvas, ordinal: str, faith: str, size: float) -> float:
    return canvas.width(ordinal, "italic", size) + 63 + canvas.width(faith, "italic", size)


def _trick(canvas: Canvas, cx: float, shown: Shown, words: Words) -> None:
    if shown.scoring:
        canvas.text(words.say("table.scoring"), cx, 9, "label", 26, "ink", "c", fit=160)
        now = TRICKS + 1
    else:
        now = shown.number
        said = words.say("table.trick", number=now)
        canvas.text(said, cx, 9, "label", 26, "ink", "c", fit=160)
    for place in range(TRICKS):
        fill = "none"
        line = canvas.theme.ink
        if place < now - 1:
            fill = line
        elif place == now - 1:
            fill = line = canvas.theme.rubric
        body = f'<path d="M5 0l5 9-5 9-5-9z" fill="{fill}" stroke="{line}" stroke-width="1.3"/>'
        canvas.shape(body, Box(cx - 70 + place * 11.6, 49, 10, 18))
