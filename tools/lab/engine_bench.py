"""`lab bench --engines`: how fast engines and search are, beside OpenSpiel where it is installed.

All rows are measured in turn, round after round, so that a busy machine slows all of them; ratios
are of one round, and the figures are medians of all rounds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from .text_table import lines_of

Work = Callable[[], int]
"""Does some of it, a tenth of a second or so, and says how many units that were."""
Open = Callable[[], Work]
"""Makes the work, outside of the time that is measured. Raises Missing."""


class Missing(Exception):
    """What a row measures is not there, and why."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something that is measured."""

    what: str
    unit: str
    open: Open
    beside: str = ""
    """The name of the row that it is compared with."""
    goal: float | None = None
    """How many times as fast as that it should be."""


def rate_of(work: Work, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Units a second, of work that is repeated for so long."""
    done, begin = 0, clock()
    while True:
        done += work()
        elapsed = clock() - begin
        if elapsed >= seconds:
            return done / elapsed


def bench_engines(
    rows: Mapping[str, Row], seconds: float, rounds: int, only: str | None = None
) -> int:
    """Prints the figures; 0 when every goal that could be measured is reached, 1 otherwise."""
    if only is not None and only not in rows:
        print(f"no row {only} here, but {', '.join(rows)}")
        return 2
    beside = rows[only].beside if only else ""
    wanted = {name: row for name, row in rows.items() if not only or name in (only, beside)}
    works: dict[str, Work] = {}
    for name, row in wanted.items():
        try:
            works[name] = row.open()
        except Missing as missing:
            print(f"{name}: {row.what}: not measured, {missing}")
    for work in works.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(rate_of(work, seconds))
    print(f"medians of {rounds} rounds of {seconds:g} s each, one after the other")
    told = [_told(name, wanted[name], rates) for name in works]
    for line in lines_of(("row", "a second", "from", "to", "", "", ""), [one for one, _ in told]):
        print(line)
    return 0 if all(reached for _line, reached in told) else 1


def _told(name: str, row: Row, rates: Mapping[str, Sequence[float]]) -> tuple[list[str], bool]:
    """The line of a row, and whether its goal is reached."""
    own = rates[name]
    line = [name, *(f"{one:,.0f}" for one in (median(own), min(own), max(own))), row.unit]
    if row.beside not in rates:
        return [*line, "", row.what], True
    ratio = median(one / other for one, other in zip(own, rates[row.beside], strict=True))
    said = f"{ratio:.2f} x {row.beside}"
    if row.goal is None:
        return [*line, said, row.what], True
    reached = ratio >= row.goal
    verdict = "reached" if reached else "MISSED"
    return [*line, f"{said}, goal {row.goal:g}: {verdict}", row.what], reached
