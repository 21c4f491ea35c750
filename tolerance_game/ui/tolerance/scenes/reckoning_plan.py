"""The pen that fills the score sheet: what it writes in which order, and how long that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.events import CardExecuted
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.ui.kit.motion import SPEEDS, Beat, Timeline
from tolerance_game.ui.tolerance.sheet.figure import DEATHS, END, ORDER
from tolerance_game.ui.tolerance.sheet.stations import Station, stations

from .reckoning_page import Key, SheetPage

FIGURE: Final = 40.0
SEAL: Final = 220.0
TELL: Final = 500.0
"""From saying a booking to making it."""
READ: Final = 1500.0
"""How long a booking is shown."""
READ_MORE: Final = 2600.0
"""The same of the royal execution, and of a booking with a debt."""
READ_LESS: Final = 800.0
"""The same where nothing was booked."""
STAND: Final = "stand"
"""The kind of the beats at which nothing is written."""
SECTION_ROWS: Final = {"suits": SUITS, GUILD: (GUILD,), "deaths": DEATHS, "reign": ("reign",)}

Sound = Callable[[str], None]


class SheetPen(Timeline[Beat]):
    """Beats one after the other. A key leads to the next stand, or away from it."""

    def set_pace(self, animation: str, *, steps: bool) -> None:
        """How fast it writes; with `steps` it waits at every stand."""
        self.factor = self.reading = SPEEDS[animation]
        self.step_by_step = steps and SPEEDS[animation] > 0

    def step(self, now: float) -> bool:
        """Writes up to the next stand, or goes on from it. Whether there was anything."""
        if not self.beats:
            return False
        if self.beats[0].kind == STAND:
            self.cut(now)
        else:
            while self.beats and self.beats[0].kind != STAND:
                self.cut(now)
        self.tick(now)
        return True

    def next_at(self, now: float) -> float | None:
        """When the next beat is due; None where there is none, or it waits for a key."""
        beat = self.current
        return now if beat is not None and beat.began is None else self.due()


def beats(page: SheetPage, sound: Sound, told: int = 0, *, awaits: bool = False) -> list[Beat]:
    """Beats for all that is booked and not yet told; `awaits` adds the execution to come."""
    found: list[Beat] = []
    for station in stations(page.sheet, page.reign, told):
        found += _at(page, station, sound)
    if awaits:
        found += [Beat("tell", 0, on_start=partial(_await, page)), _stand(READ_MORE)]
    return [*found, Beat("end", 0, on_end=partial(_end, page))]


def _at(page: SheetPage, station: Station, sound: Sound) -> Iterator[Beat]:
    tell = partial(_tell, page, station)
    if not station.section:
        yield Beat("tell", TELL, on_start=tell, on_end=partial(_book, page, station, sound))
        long = station.stage == "execution" or len(station.events) > 2
        yield _stand(READ_MORE if long else READ if station.events else READ_LESS)
        return
    yield Beat("tell", 0, on_start=tell)
    written = list(_section(page, station, sound))
    yield from written
    yield Beat("booked", 0, on_end=partial(_book, page, station, sound))
    if written:
        yield _stand(READ)


def _stand(length: float) -> Beat:
    return Beat(STAND, length, reads=True, waits=True)


def _section(page: SheetPage, station: Station, sound: Sound) -> Iterator[Beat]:
    seats, section = range(page.sheet.players), station.section
    if station.stage == "end" and section != "final":
        yield from _row(page, [(seat, END, section) for seat in seats], sound)
        return
    for row in SECTION_ROWS.get(section, ()):
        yield from _row(page, [(seat, page.reign, row) for seat in seats], sound)
    if section == "reign":
        yield from _seals(page, [(seat, page.reign, "points") for seat in seats], sound)
    elif section == "final":
        yield from _seals(page, [(seat, END, "final") for seat in seats], sound)


def _row(page: SheetPage, keys: list[Key], sound: Sound) -> Iterator[Beat]:
    for key in keys:
        if key in page.sheet.figures and key not in page.written:
            yield Beat("figure", FIGURE, on_end=partial(_write, page, [key], "score_figure", sound))


def _seals(page: SheetPage, keys: list[Key], sound: Sound) -> Iterator[Beat]:
    new = [key for key in keys if key in page.sheet.figures and key not in page.written]
    if new:
        yield Beat("seal", SEAL, on_end=partial(_write, page, new, "seal", sound))


def _tell(page: SheetPage, station: Station) -> None:
    page.stage, page.telling = station.stage, station


def _await(page: SheetPage) -> None:
    page.stage, page.telling, page.awaits = "execution", None, True


def _book(page: SheetPage, station: Station, sound: Sound) -> None:
    """Makes the booking: from now on the sheet shows its result."""
    page.live = station.standings
    if station.seat >= 0 and station.stage != "execution":
        page.at[station.seat] = station.stage
    if station.events:
        killed = any(isinstance(event, CardExecuted) for event in station.events)
        sound("condemn" if killed else "score_figure")


def _write(page: SheetPage, keys: list[Key], cue: str, sound: Sound) -> None:
    page.written.update(keys)
    sound(cue)


def _end(page: SheetPage) -> None:
    """Everything is told: ticks every section that is over."""
    sheet = page.sheet
    page.telling = None
    if page.stage in ("taxes", "piety") and sheet.stage == page.stage:
        # T6.5: nothing but the question of the loans can keep the points waiting.
        page.stage = "loans"
        return
    last = "end" if sheet.over and page.reign == 3 else "points"
    if sheet.booked(page.reign, last):
        page.stage, page.live = "", None
        page.written = set(sheet.figures)
        page.at = [ORDER[-1]] * sheet.players
