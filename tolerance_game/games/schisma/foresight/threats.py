"""S2.1: what a seat could do with a whole turn, from the display as it stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.state import LAYING, OVER, SETTLING, State
from tolerance_game.games.schisma.rules.track import LANDS, Display

from .dangers import lands_to
from .lines import Line, lines
from .plan import Join, Plan, plan_of
from .supposition import turn_of, undrawn

MOST: Final = 8
"""How many threats are listed at most."""


class Threat(NamedTuple):
    """A turn that a seat could play, and what it would come to."""

    moves: tuple[Move, ...]
    """One or two actions; a petition that goes on after a draw has its Choose behind it."""
    persons: tuple[str, ...]
    """For each move: whom the action is taken on, or whose petition goes on."""
    joins: tuple[Join, ...]
    """Who would join which congregation, in order."""
    ends: Outcome | None
    """How the game would end by it; always for the seat."""
    away: int
    """By how many lands those left on the track would then be further from the opponent's
    congregation, the nearest one counting."""
    certain: bool
    """Whether nobody is drawn before the last move. Otherwise whoever comes may ask for another
    choice of targets, but the turn needs nobody who does."""


class ThreatSearch:
    """Looks for the threats of a seat, some moves at a time.

    Every turn of the seat is played by the rules. Draws are left open: nobody stands in a column
    that was refilled. Listed are turns that win, turns that bring the seat more persons than the
    opponent, and turns that bring nobody but move away the person nearest to the opponent. A turn
    is left out when no more moves come to the same or to more.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.done = state.phase in (SETTLING, LAYING, OVER)
        """Whether every turn has been looked at."""
        self.tried = 0
        """How many lines have been looked at."""
        self._nearest = _nearest(state.display, 1 - seat)
        self._lines = lines(turn_of(state, seat))
        self._best: dict[object, Threat] = {}

    @property
    def found(self) -> tuple[Threat, ...]:
        """The threats so far, at most MOST: wins first, then by persons won, then by `away`."""
        listed: list[Threat] = []
        for threat in sorted(self._best.values(), key=self._rank):
            if not any(self._covers(one, threat) for one in listed):
                listed.append(threat)
                if len(listed) == MOST:
                    break
        return tuple(listed)

    def advance(self, steps: int = 100) -> bool:
        """Looks at so many more lines; whether the search is done."""
        for _ in range(0 if self.done else steps):
            line = next(self._lines, None)
            if line is None:
                self.done = True
                break
            self.tried += 1
            self._note(line)
        return self.done

    def _note(self, line: Line) -> None:
        ends = line.state.outcome
        if ends is not None and self.seat not in ends.winners:
            return
        away = _nearest(line.state.display, 1 - self.seat) - self._nearest
        threat = Threat(line.moves, line.persons, line.joins, ends, away, line.certain)
        if ends is None and (self._gain(threat) <= 0 if line.joins else away <= 0):
            return
        effect = (ends, frozenset(line.joins)) if line.joins else away
        known = self._best.get(effect)
        if known is None or self._rank(threat) < self._rank(known):
            self._best[effect] = threat

    def _gain(self, threat: Threat) -> int:
        return sum(1 if join.seat == self.seat else -1 for join in threat.joins)

    def _rank(self, threat: Threat) -> tuple[int, ...]:
        length, gain = len(threat.moves), self._gain(threat)
        if threat.ends is not None:
            return 0, length, -gain, -threat.away
        if threat.joins:
            return 1, -gain, length, -threat.away
        return 2, -threat.away, length

    def _covers(self, one: Threat, other: Threat) -> bool:
        """Whether the other comes to no more than this one, with no fewer moves."""
        if len(one.moves) > len(other.moves) or (one.ends is None) != (other.ends is None):
            return False
        if not one.joins or not other.joins:
            return one.ends is None and not one.joins and not other.joins and one.away >= other.away
        fewer, more = ({*one.joins}, {*other.joins})
        if one.ends is not None:
            return fewer <= more
        mine = {join for join in more if join.seat == self.seat}
        return mine <= fewer and {join for join in fewer if join.seat != self.seat} <= more


def plans_of(state: State, seat: int, threat: Threat) -> tuple[Plan, ...]:
    """What each move of a threat would do, from the table on which a seat was found to have it."""
    table, found = turn_of(state, seat), []
    for move in threat.moves:
        plan = plan_of(table, move)
        assert plan.after is not None
        found.append(plan)
        table, _events = undrawn(plan.after)
    return tuple(found)


def _nearest(display: Display, congregation: int) -> int:
    """How many lands the nearest person is away from a congregation."""
    return min(
        (lands_to(congregation, standing.land) for standing in display if standing is not None),
        default=len(LANDS) + 1,
    )
