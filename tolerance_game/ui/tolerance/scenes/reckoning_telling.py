"""What is being booked on the score sheet: its place, and the sentence about it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tolerance_game.games.tolerance.rules.events import CardExecuted, PennantEarned, TallyChanged
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.rich import in_rows
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.ui.tolerance.sheet.figure import ROWS
from tolerance_game.ui.tolerance.sheet.stations import Station
from tolerance_game.words.cited import Cited

from .reckoning_grid import LEFT, WIDTH
from .reckoning_page import SheetPage

FIRST_AND_LAST = {"suits": (0, 4), "guild": (5, 5), "deaths": (6, 7)}
"""The rows of a section, by their places."""


def mark_told(canvas: Canvas, page: SheetPage) -> None:
    """Draws a red line around what is being told."""
    for box in told_boxes(page):
        ornaments.outline(canvas, box, "rubric", width=3, radius=6, glow=False)


def told_boxes(page: SheetPage) -> Iterator[Box]:
    """What it is about, on the sheet; never what is written over the rows of a secret role."""
    station, grid = page.telling, page.grid
    if page.awaits:
        owner = monarch_owner(page)
        if owner is not None:
            yield grid.head(owner)
    if station is None:
        return
    if station.section:
        yield from _rows(page, station)
        return
    for event in station.events:
        if isinstance(event, CardExecuted):
            yield grid.head(event.seat)
            if event.by != event.seat:
                yield grid.head(event.by)
    if station.seat < 0 or station.stage == "execution":
        return
    yield grid.head(station.seat).grown(4)
    for tally in TALLIES:
        if any(isinstance(one, TallyChanged) and one.tally == tally for one in station.events):
            yield grid.value(station.seat, tally)


def _rows(page: SheetPage, station: Station) -> Iterator[Box]:
    """The rows of a section: their names, and the seats beside each other that show them."""
    grid, section = page.grid, station.section
    if section in FIRST_AND_LAST:
        first, last = (ROWS[place] for place in FIRST_AND_LAST[section])
    elif section == "reign":
        first, last = "reign", "points"
    else:
        first = last = section if section in TALLIES else "final"
    y = grid.row_y(first)
    whole = Box(LEFT - 4, y, WIDTH + 8, grid.row_y(last) + grid.height(last) - y)
    begin = whole.x
    for seat in range(page.sheet.players):
        if section in FIRST_AND_LAST and page.secret(seat):
            if (end := grid.player(seat)) > begin:
                yield whole._replace(x=begin, w=end - begin)
            begin = end + grid.player_w
    if whole.right - begin > grid.player_w / 2:
        yield whole._replace(x=begin, w=whole.right - begin)


def monarch_owner(page: SheetPage) -> int | None:
    """The seat whose board has the living Monarch of the reign."""
    monarch = page.sheet.options.monarchs[page.reign]
    boards = enumerate(page.sheet.boards)
    return next((seat for seat, board in boards if monarch in board.living_cards()), None)


def told_text(page: SheetPage) -> str:
    """What is booked, in words that know their paragraphs; empty where nothing is being told."""
    station, say = page.telling, partial(cite, page.teller.words)
    if page.awaits:
        owner = monarch_owner(page)
        monarch = page.sheet.options.monarchs[page.reign]
        if owner is not None:
            return say("reckoning.told.awaits", seat=owner, card=monarch)
    if station is None:
        return ""
    if station.section:
        where = "end" if station.stage == "end" else "reign"
        if station.section == "loans" and page.sheet.options.rulings.unpaid_loans == "once":
            return say("reckoning.told.end_loans_once")
        return say(f"reckoning.told.{where}_{station.section}")
    if not station.events:
        return say(f"reckoning.told.no_{station.stage}", seat=station.seat)
    told = [event for event in station.events if not isinstance(event, PennantEarned)]
    said = " ".join(f"{page.teller.line(event)}." for event in told)
    return Cited(said, *(event.paragraph for event in told))


def draw_told(canvas: Canvas, box: Box, said: str, beside: float = 0) -> None:
    """Draws it at the foot of the sheet, in one line or two; so much is left free at the end."""
    ornaments.tablet(canvas, box, "paper_light", "rubric", radius=4, width=2)
    room, size = box.w - 36 - beside, 23.0
    lines = canvas.wrap(said, "label", size, room)
    if len(lines) > 1:
        lines, size = in_rows(partial(canvas.wrap, said, "label", room=room), 2, 20)
    with canvas.region(box):
        for number, line in enumerate(lines):
            y = box.cy - 1 + (number - (len(lines) - 1) / 2) * (size + 2)
            canvas.text(line, box.x + 18, y, "label", size, "ink", middle=True, fit=room)
