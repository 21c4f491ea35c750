"""T6.6, T9.1: which line of a role's goals a change of its points comes from most of all."""

from __future__ import annotations

from typing import NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.debts import UNPAID_LOAN

from .goals import reckoned, supposed_goals
from .supposition import Supposition

Parts = dict[tuple[str, str], int]
"""What each line would bring now, by its kind and what it is of; lines without points are left out.

Before the bound of zero points, so they may add up to less than a worth.
"""


class Cause(NamedTuple):
    """One line of the goals, and by how much it changed."""

    kind: str
    """`any`, `most` (T6.6a-b), `dead` (T6.6c), `pennants` (T9.1) or `loans` (T7.4)."""
    of: str
    """A suit or `guild`, a religion, a tally; nothing for loans."""
    points: int
    holds: bool
    """Whether the line brings or costs something afterwards."""


def parts_of(table: Supposition, seat: Seat) -> Parts:
    """What each line of the goals of a seat would bring in a supposed state, as far as known."""
    goals = supposed_goals(table, seat)
    player = reckoned(table.state, table.known[seat], seat)
    parts: Parts = {}
    for row in (*goals.suits, goals.guild):
        parts["any", row.of] = row.any if row.earns_any else 0
        parts["most", row.of] = row.most if row.earns_most else 0
    for death in goals.deaths:
        parts["dead", death.religion] = death.points
    for pennant, earned in zip(goals.pennants, player.pennants, strict=True):
        parts["pennants", pennant.tally] = pennant.each * earned
    parts["loans", ""] = -UNPAID_LOAN * player.loans
    return {line: points for line, points in parts.items() if points}


def largest(before: Parts, after: Parts, change: int) -> Cause | None:
    """The line that moved the points most in the direction of the change, the first of several."""
    found: Cause | None = None
    for line in dict.fromkeys((*before, *after)):
        points = after.get(line, 0) - before.get(line, 0)
        if points * change > 0 and (found is None or abs(points) > abs(found.points)):
            found = Cause(*line, points, line in after)
    return found
