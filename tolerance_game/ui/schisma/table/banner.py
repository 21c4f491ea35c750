"""The banner at the upper edge: the year, the turn, and who is to act."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.schisma.rules.state import CHOOSING
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.pages.series_lines import game_number
from tolerance_game.ui.table.plate import draw_plate

from .model import TableModel

SMALLER: Final = 0.94
"""Of its size the line may have so much, rather than that the year is left out."""
YEAR: Final = 1378
"""The year of the schism, in which the duel begins."""


def draw_banner(canvas: Canvas, model: TableModel) -> None:
    """Draws it."""
    box, words, public = model.layout.banner, model.words, model.public
    draw_plate(canvas, Box(box.x, 0, box.w, box.h), ((7, 14, 2.5),))
    with canvas.region(Box(box.x, 0, box.w, box.h)):
        name = words.say("schisma.name")
        x = box.x + 30 + canvas.text(name, box.x + 30, 8, "heading", 42, "ink", worn=True)
        turn = words.say("schisma.table.turn", number=public.turn) if public.turn else ""
        said = acting(model) if turn else ""
        wide = canvas.width(turn, "label", 27) + canvas.width(said, "body", 25) + 88
        beside = _beside(model)
        # The rest may be written a little smaller; else the year is left out.
        room = box.right - x - 22 - canvas.width(beside, "italic", 24)
        if model.series is not None or wide * SMALLER <= room:
            x += 22 + canvas.text(beside, x + 22, 24, "italic", 24, "ink_second")
        if not turn:
            return
        x += 28 + canvas.text(turn, x + 28, 20, "label", 27, "ink")
        canvas.text(said, x + 16, 22, "body", 25, "rubric", fit=box.right - x - 44)


def _beside(model: TableModel) -> str:
    """Which game of a series this is; the year where it stands alone."""
    if model.series is None:
        return model.words.say("schisma.table.year", number=str(YEAR))
    is_over = model.public.outcome is not None
    return game_number(model.words, model.series, is_over=is_over)


def acting(model: TableModel) -> str:
    """Who is to act, and with which action of the turn."""
    say, public = model.words.say, model.public
    if public.outcome is not None:
        return say("schisma.table.over")
    # A petition may go on after a draw (S3.2, `at_once`): that action is not over.
    goes_on = not model.busy and model.view.phase == CHOOSING
    if not public.left and not goes_on:
        return say("schisma.table.acts.done", land=4 * public.seat)
    done = len(public.used) - (1 if goes_on else 0)
    form = "only" if public.turn == 1 else "second" if done else "first"
    return say(f"schisma.table.acts.{form}", land=4 * public.seat)
