"""What a seat wants in this reign and has of it, in signs and figures beside its board."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from tolerance_game.games.tolerance.foresight.goals import Majority
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.sheet.shelf import SeatFigures
from tolerance_game.words import Words
from tolerance_game.words.words import figure, signed

WIDTH: Final = 590.0
"""How much room it takes beside a board."""
LABELS: Final = 82.0
MAJORITY: Final = 44.0
DEATHS: Final = 46.0
TALLY: Final = 50.0
SIDE: Final = 26.0
"""Of a sign."""


class _Column(NamedTuple):
    """A subject with its figures, from above."""

    row: str
    w: float
    first: int | None
    """For any, or for each; None where there is no such figure."""
    second: int | None
    has: str
    earned: tuple[bool, bool] = (False, False)
    times: bool = False
    """Whether the first figure is a multiplier."""


def _columns(of: SeatFigures) -> Iterator[_Column]:
    goals = of.goals
    for line in (*goals.suits, goals.guild):
        earned = bool(line.earns_any), bool(line.earns_most)
        yield _Column(line.of, MAJORITY, line.any, line.most, _counts(line), earned)
    for dead in goals.deaths:
        row, number = f"dead_{dead.religion}", str(dead.dead)
        yield _Column(row, DEATHS, dead.each, None, number, (bool(dead.dead), False))
    values = dict(zip(TALLIES, of.tallies, strict=True))
    for one in goals.pennants:
        yield _Column(f"pennants_{one.tally}", TALLY, one.each, None,
                      figure(values[one.tally]), times=True)  # fmt: skip


def _counts(line: Majority) -> str:
    known = ["?" if one is None else str(one) for one in (line.owned, line.best_other)]
    return ":".join(known)


def draw_goals_beside(
    canvas: Canvas, box: Box, of: SeatFigures, words: Words, marked: Collection[str] = ()
) -> None:
    """Draws signs, what any and the most bring, and what the seat has; `marked` rows are framed."""
    step = min(38.0, (box.h - 16) / 4)
    lines = [box.y + (box.h - 4 * step) / 2 + step * (n + 0.5) for n in range(4)]
    canvas.fill(Box(box.x - 12, box.y + 12, 1.5, box.h - 24), "line")
    for text, cy in zip(("any", "most", "they_best"), lines[1:], strict=True):
        said = words.say(f"table.{text}")
        canvas.text(said, box.x, cy, "italic", 20, "second", middle=True, fit=LABELS - 8)
    x = box.x + LABELS
    for column in _columns(of):
        cell = Box(x, lines[0] - step / 2, column.w, 4 * step)
        if column.row in marked:
            ornaments.outline(canvas, cell.grown(-1), "target", width=2, radius=5, glow=False)
        _sign(canvas, column.row, cell.cx, lines[0])
        figures = (column.first, column.second)
        for value, earned, cy in zip(figures, column.earned, lines[1:3], strict=True):
            if value is not None:
                _value(canvas, value, cell.cx, cy, column, hidden=not of.goals.role, earned=earned)
        canvas.text(column.has, cell.cx, lines[3], "body", 20, "body", "c", middle=True,
                    fit=column.w - 2)  # fmt: skip
        x += column.w


def _value(
    canvas: Canvas, value: int, cx: float, cy: float, column: _Column, *, hidden: bool, earned: bool
) -> None:
    """What is earned now stands out, as on the sheet of a role."""
    said = f"×{figure(value)}" if column.times else signed(value)
    said = "?" if hidden else said if value else "–"
    plain = hidden or not value
    face = "figure" if earned or column.times else "body"
    colour = "muted" if plain else "loss" if value < 0 else "strong" if earned else "body"
    canvas.text(said, cx, cy, "body" if plain else face, 22, colour, "c", middle=True)


def _sign(canvas: Canvas, row: str, cx: float, cy: float) -> None:
    kind, _, of = row.partition("_")
    if not of:
        if kind == GUILD:
            canvas.icon("hanging-sign", cx, cy, SIDE, "second")
        else:
            signs.suit(canvas, kind, cx - SIDE / 2, cy - SIDE / 2, SIDE)
        return
    icon, colour = ("death-skull", "second") if kind == "dead" else ("own-pennant", "strong")
    canvas.icon(icon, cx - SIDE * 0.42, cy, SIDE * 0.8, colour)
    side = SIDE * 0.86
    signs.tally_sign(canvas, of, cx + SIDE * 0.42 - side / 2, cy - side / 2, side, "second")
