"""A tournament as a table."""

from __future__ import annotations

from collections.abc import Iterator

from tolerance_game import games
from tolerance_game.words import FALLBACK, Words
from tools.lab.text_table import lines_of, percent, said, seconds

from .durations import Durations
from .estimate import Estimate
from .results_file import Results
from .summary import Standing, standings
from .table_setup import TableSetup

PAIR = 2


def title(setup: TableSetup) -> str:
    """The table in a line: the options that are not as usual are named."""
    reading = games.room(setup.game, "reading")
    usual = {
        name: values[0]
        for name, values in (*reading.OPTIONS.items(), *reading.RULINGS.items())
        if name != "players"
    }
    options = {**setup.options, **setup.options.get("rulings", {})}
    unusual = [
        f"{name} {options[name]}"
        for name, value in usual.items()
        if name in options and options[name] != value
    ]
    digest = str(setup.data.get("digest", ""))[:8]
    return ", ".join((f"{setup.game}, {setup.seats} players", *unusual, f"figures {digest}"))


def report(results: Results) -> Iterator[str]:
    """The lines of the table."""
    setup = results.setup
    found = standings(results.games.values(), setup.seats)
    yield title(setup)
    if not found:
        yield "no games"
        return
    if setup.seats == PAIR:
        yield from lines_of(_pair_heads(setup.game), [_pair_row(one) for one in found])
    else:
        yield from lines_of(HEADS, [_row(one) for one in found])
    yield from _cross(found, setup.seats)
    left_out = sum(one.left_out for one in found)
    if left_out:
        yield f"games left out, of deals that were not played at every seat: {left_out}"
    if results.twice:
        yield f"games that came twice: {results.twice}, otherwise: {results.otherwise}"


TIMES = ("a move", "p99", "of the others", "p99")
HEADS = ("candidate", "against", "lead", "x par", "deals", *TIMES)


def _row(one: Standing) -> tuple[str, ...]:
    lead, par = said(one.lead, 2, sign=True), said(one.par, 3)
    return (*one.match_up, lead, par, f"{one.deals:,}", *_times(one))


def _pair_heads(game: str) -> tuple[str, ...]:
    sides = games.room(game, "terminal").seat_names(Words(FALLBACK), PAIR)
    return (
        "candidate",
        "against",
        "wins",
        *(f"at {side}" for side in sides),
        "draws",
        "deals",
        *TIMES,
    )


def _pair_row(one: Standing) -> tuple[str, ...]:
    sides = [percent(share) for share in one.by_seat]
    sides += ["-"] * (PAIR - len(sides))
    return (
        *one.match_up,
        percent(one.par.scaled(1 / PAIR)),
        *sides,
        f"{one.draws:,}",
        f"{one.deals:,}",
        *_times(one),
    )


def _times(one: Standing) -> tuple[str, ...]:
    own = one.times[one.match_up.candidate]
    others = Durations() if one.match_up.is_alone else one.times[one.match_up.against]
    return tuple(
        seconds(times.percentile(share)) for times in (own, others) for share in (0.5, 0.99)
    )


def _cross(found: list[Standing], seats: int) -> Iterator[str]:
    """Rows of candidates, columns of those they played against, where there are several of both."""
    cells: dict[tuple[str, str], Estimate] = {}
    for one in found:
        candidate, against = one.match_up
        cells[candidate, against] = one.par
        if seats == PAIR:
            # Whoever does not win loses: the match seen from the other side.
            mirrored = Estimate(PAIR - one.par.value, one.par.error, one.par.size)
            cells.setdefault((against, candidate), mirrored)
    names = list(dict.fromkeys(name for one in found for name in one.match_up))
    rows = [name for name in names if any(name == row for row, _column in cells)]
    columns = [name for name in names if any(name == column for _row, column in cells)]
    if len(found) < 3 or min(len(rows), len(columns)) < PAIR:
        return
    yield ""
    table = [
        [row, *(said(cells[row, one], 2) if (row, one) in cells else "" for one in columns)]
        for row in rows
    ]
    yield from lines_of(["x par against", *columns], table)
