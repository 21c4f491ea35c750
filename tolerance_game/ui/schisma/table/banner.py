"""The banner at the upper edge: the year, the turn, and who is to act."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas

from .model import TableModel

RIM, OUT_OF_SIGHT = 14.0, 40.0
"""How far the banner reaches above the canvas."""
YEAR: Final = 1378
"""The year of the schism, in which the duel begins."""


def draw_banner(canvas: Canvas, model: TableModel) -> None:
    """Draws it."""
    box, words, public = model.layout.banner, model.words, model.public
    # It hangs from the window's edge; with wood above the canvas, it is a plate.
    top = -RIM if canvas.scale.window.y < 0 else -OUT_OF_SIGHT
    whole = Box(box.x, top, box.w, box.h - top)
    canvas.shadow(Box(box.x, top, box.w, box.h - 8 - top), 10, 160, 2, 6)
    ornaments.paper_ground(canvas, whole, 4, _plate(whole, 0, 18))
    line = (
        f'<path d="{_plate(whole, 7, 14)}" fill="none" stroke="{canvas.theme.ink}"'
        ' stroke-width="2.5"/>'
    )
    canvas.shape(line, whole)
    with canvas.region(Box(box.x, 0, box.w, box.h)):
        name = words.say("schisma.name")
        x = box.x + 30 + canvas.text(name, box.x + 30, 8, "heading", 42, "ink", worn=True)
        year = words.say("schisma.table.year", number=str(YEAR))
        x += 22 + canvas.text(year, x + 22, 24, "italic", 24, "ink_second")
        if not public.turn:
            return
        turn = words.say("schisma.table.turn", number=public.turn)
        x += 28 + canvas.text(turn, x + 28, 20, "label", 27, "ink")
        canvas.text(acting(model), x + 16, 22, "body", 25, "rubric", fit=box.right - x - 44)


def acting(model: TableModel) -> str:
    """Who is to act, and with which action of the turn."""
    say, public = model.words.say, model.public
    if public.outcome is not None:
        return say("schisma.table.over")
    form = "only" if public.turn == 1 else "second" if public.used else "first"
    return say(f"schisma.table.acts.{form}", land=4 * public.seat)


def _plate(box: Box, inset: float, cut: float) -> str:
    """Its outline, or a line within it: all four corners are cut."""
    level, upright = box.w - 2 * inset - 2 * cut, box.h - 2 - 2 * inset - 2 * cut
    return (
        f"M{inset + cut:g} {inset:g}h{level:g}l{cut:g} {cut:g}v{upright:g}l-{cut:g} {cut:g}"
        f"h-{level:g}l-{cut:g}-{cut:g}v-{upright:g}l{cut:g}-{cut:g}z"
    )
