"""What a trick would change of the goals of a seat: rows, pennants and loans (T6.6, T7.4, T9.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.debts import unpaid_points
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.state import Played, PlayerState, Trick
from tolerance_game.games.tolerance.rules.view import View

from .branches import as_won, branches
from .goals import Goals, supposed_goals
from .preview import Preview
from .supposition import Supposition, supposed, with_players


class LineChange(NamedTuple):
    """A line of the goals that would be another one."""

    kind: str
    """`any`, `most`, `dead`, `pennants` or `loans`."""
    of: str
    """A suit, `guild`, a religion, a tally; empty for loans."""
    points: int | None
    """By how much it changes; None where that depends on a choice, or is not known."""
    holds: bool
    """Whether it is earned afterwards."""
    number: int
    """How many dead, pennants or loans there are afterwards; 0 where that depends."""
    more: int
    """How many of them are new."""

    @property
    def row(self) -> str:
        """The row of the goals it belongs to: `nobles`, `dead_catholic`, `pennants_money`."""
        return self.of if self.kind in ("any", "most") else f"{self.kind}_{self.of}".rstrip("_")


class Prospect(NamedTuple):
    """What a trick would change of somebody's goals."""

    winner: Seat
    """Who would carry it out."""
    lines: tuple[LineChange, ...]
    """What changes, or may change."""
    counts: Mapping[str, tuple[int | None, int | None]]
    """For each suit and the Guild, what the seat and the best of the others would have; None where
    that depends on a choice, or is not known."""

    @property
    def points(self) -> int:
        """What is certain of the lines, together."""
        return sum(line.points or 0 for line in self.lines)

    @property
    def depends(self) -> bool:
        """Whether any of it depends on a choice, or is not known."""
        return any(line.points is None for line in self.lines)


def prospect_of(view: View, found: Preview, memory: Public | None = None) -> Prospect | None:
    """What the trick of a preview would change of the viewer's goals; None for an onlooker."""
    if view.seat < 0 or not view.seats[view.seat].role:
        return None
    table = supposed(view, memory)
    state = table.state
    if state.resolution is None:
        played = {play.card for play in view.trick.plays}
        more = (Played(one.seat, one.card, "") for one in found.entries if one.card not in played)
        trick = Trick(view.trick.suit, (*view.trick.plays, *more))
        state = as_won(state, trick, found.seat)
    before = supposed_goals(table, view.seat)
    after = [
        supposed_goals(_when_won(table, found.seat, branch.player), view.seat)
        for branch in branches(state)
    ]
    rulings = view.options.rulings
    return Prospect(found.seat, tuple(_changes(rulings, before, after)), _counts(after))


def _when_won(table: Supposition, winner: Seat, player: PlayerState) -> Supposition:
    players = list(table.state.players)
    players[winner] = player
    return with_players(table, players)


class _Line(NamedTuple):
    """A line as it stands."""

    points: int | None
    holds: bool
    number: int


def _lines(rulings: Rulings, goals: Goals) -> dict[tuple[str, str], _Line]:
    found: dict[tuple[str, str], _Line] = {}
    for row in (*goals.suits, goals.guild):
        for kind, worth, earned in (
            ("any", row.any, row.earns_any),
            ("most", row.most, row.earns_most),
        ):
            # What is worth nothing is certainly nothing.
            points = 0 if not worth else None if earned is None else worth * earned
            found[kind, row.of] = _Line(points, bool(earned), 0)
    for dead in goals.deaths:
        found["dead", dead.religion] = _Line(dead.points, bool(dead.dead), dead.dead)
    for one in goals.pennants:
        found["pennants", one.tally] = _Line(one.points, bool(one.earned), one.earned)
    loans = goals.loans
    found["loans", ""] = _Line(-unpaid_points(rulings, loans), bool(loans), loans)
    return found


def _changes(rulings: Rulings, before: Goals, after: Sequence[Goals]) -> Iterator[LineChange]:
    ends = [_lines(rulings, one) for one in after]
    for (kind, of), was in _lines(rulings, before).items():
        found = [end[kind, of] for end in ends]
        if any(one.points != found[0].points for one in found):
            yield LineChange(kind, of, None, False, 0, 0)
        elif found[0].points is None or was.points is None:
            if was.points != found[0].points:
                yield LineChange(kind, of, None, False, 0, 0)
        elif found[0].points != was.points:
            points = found[0].points - was.points
            number = found[0].number
            yield LineChange(kind, of, points, found[0].holds, number, number - was.number)


def _counts(after: Sequence[Goals]) -> dict[str, tuple[int | None, int | None]]:
    rows = [[*one.suits, one.guild] for one in after]
    return {
        first.of: (
            _same([one[place].owned for one in rows]),
            _same([one[place].best_other for one in rows]),
        )
        for place, first in enumerate(rows[0])
    }


def _same(values: Sequence[int | None]) -> int | None:
    return values[0] if all(value == values[0] for value in values) else None
