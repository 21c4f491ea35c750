"""In which order the pen writes what is new on the score sheet, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tolerance_game.ui.motion import Beat
from tolerance_game.ui.sheet.figure import END, END_SECTIONS, ROWS
from tolerance_game.ui.sheet.ledger import ORDER, STAGES, TRICKS

from .reckoning_page import Key, Page

FIGURE: Final = 40.0
SEAL: Final = 220.0
LONGEST: Final = 2500.0

Sound = Callable[[str], None]


def beats(page: Page, sound: Sound) -> list[Beat]:
    """A beat for every figure that is booked and not yet written, never too long in all."""
    found = list(_beats(page, sound))
    whole = sum(beat.length for beat in found)
    if whole > LONGEST:
        for beat in found:
            beat.length *= LONGEST / whole
    return found


def _beats(page: Page, sound: Sound) -> Iterator[Beat]:
    sheet = page.sheet
    seats = range(sheet.players)
    begun = ORDER.index(page.stage) if page.stage in ORDER else 0
    for stage in STAGES[:-1]:
        if not _reached(page, stage):
            break
        new = ORDER.index(stage) > begun
        if new:
            yield Beat("stage", 0, on_end=partial(_begin, page, stage))
        if stage in ("taxes", "piety", "loans"):
            for seat in seats:
                if ORDER.index(page.at[seat]) >= ORDER.index(stage):
                    continue
                if _differs(page, seat, stage):
                    yield Beat("tally", FIGURE, on_end=partial(_stand, page, seat, stage, sound))
                elif new:
                    yield Beat("tally", 0, on_end=partial(_stand, page, seat, stage, None))
    for row in (*ROWS, "reign"):
        yield from _row(page, [(seat, page.reign, row) for seat in seats], sound)
    yield from _seals(page, [(seat, page.reign, "points") for seat in seats], sound)
    if sheet.over and page.reign == 3:
        if begun < len(STAGES) and (0, END, "final") not in page.written:
            yield Beat("stage", 0, on_end=partial(_begin, page, STAGES[-1]))
        for section in END_SECTIONS:
            yield from _row(page, [(seat, END, section) for seat in seats], sound)
        yield from _seals(page, [(seat, END, "final") for seat in seats], sound)
    yield Beat("end", 0, on_end=partial(_end, page))


def _reached(page: Page, stage: str) -> bool:
    sheet = page.sheet
    if page.reign != sheet.reign:
        return stage != "end"
    if sheet.stage == TRICKS:
        return False
    return ORDER.index(stage) <= ORDER.index(sheet.stage)


def _differs(page: Page, seat: int, stage: str) -> bool:
    before = ORDER[ORDER.index(stage) - 1]
    sheet = page.sheet
    return sheet.standing(seat, page.reign, stage) != sheet.standing(seat, page.reign, before)


def _row(page: Page, keys: list[Key], sound: Sound) -> Iterator[Beat]:
    for key in keys:
        if key in page.sheet.figures and key not in page.written:
            yield Beat("figure", FIGURE, on_end=partial(_write, page, [key], "score_figure", sound))


def _seals(page: Page, keys: list[Key], sound: Sound) -> Iterator[Beat]:
    new = [key for key in keys if key in page.sheet.figures and key not in page.written]
    if new:
        yield Beat("seal", SEAL, on_end=partial(_write, page, new, "seal", sound))


def _begin(page: Page, stage: str) -> None:
    page.stage = stage


def _stand(page: Page, seat: int, stage: str, sound: Sound | None) -> None:
    page.at[seat] = stage
    if sound is not None:
        sound("score_figure")


def _write(page: Page, keys: list[Key], cue: str, sound: Sound) -> None:
    page.written.update(keys)
    sound(cue)


def _end(page: Page) -> None:
    """All is written: every section that is over has its tick."""
    sheet = page.sheet
    if page.stage in ("taxes", "piety") and sheet.stage == page.stage:
        # T6.5: nothing but the question of the loans can keep the points waiting.
        page.stage = "loans"
        return
    last = "end" if sheet.over and page.reign == 3 else "points"
    if sheet.booked(page.reign, last):
        page.stage = ""
        page.at = [ORDER[-1]] * sheet.players
