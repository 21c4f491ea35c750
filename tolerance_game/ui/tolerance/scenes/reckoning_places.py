"""Every figure that is written on the score sheet, with the place where it opens its sum."""

from __future__ import annotations

from collections.abc import Iterator

from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.tolerance.sheet import Figure
from tolerance_game.ui.tolerance.sheet.figure import END, ROWS

from .reckoning_page import SheetPage


def places(page: SheetPage) -> Iterator[tuple[Figure, Box]]:
    """Seat by seat, row by row."""
    grid = page.grid
    for seat in range(page.sheet.players):
        for row in (*ROWS, "reign", "points"):
            for reign in (1, 2, 3):
                figure = page.figure(seat, reign, row)
                if figure is not None:
                    yield figure, grid.cell(seat, reign, row)
        yield from _tallies(page, seat)
        expected = page.expected(seat)
        if expected is not None and page.figure(seat, END, "final") is None:
            yield expected, grid.cell(seat, 2, "final")
        for row, column in (("final", 2), ("loans", 1)):
            figure = page.figure(seat, END, row)
            if figure is not None:
                yield figure, grid.cell(seat, column, "final")


def _tallies(page: SheetPage, seat: int) -> Iterator[tuple[Figure, Box]]:
    grid, sheet = page.grid, page.sheet
    reign, stage = page.reign, page.at[seat]
    prospects = sheet.prospects(seat, reign, stage)
    for place, tally in enumerate(TALLIES):
        value = grid.value(seat, tally)
        loans = page.standing(seat).loans if tally == "money" else 0
        if loans:
            value = value._replace(h=value.h - 22)
        yield sheet.tally(seat, tally, reign, stage), value
        if loans:
            yield sheet.tally(seat, "loans", reign, stage), grid.loans(seat)
        earned = page.figure(seat, END, tally)
        if earned is not None:
            yield earned, grid.multiplier(seat, tally)
        elif prospects:
            yield prospects[place], grid.multiplier(seat, tally)
