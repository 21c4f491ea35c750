"""The turn that decided a game: where its loser last had a way out."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Moment
from tolerance_game.games.schisma.rules.events import TurnBegan
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.refusals import refusal
from tolerance_game.games.schisma.rules.state import State

from .lines import Line, lines
from .threats import ThreatSearch

MISSED_WIN: Final = "missed_win"
"""The loser could have won in this turn."""
WAY_OUT: Final = "way_out"
"""The last turn of the loser, after which the winner could win; another turn prevented it."""
TRAP: Final = "trap"
"""The turn of the winner after which no turn of the loser prevented the win."""
DRAW: Final = "draw"
"""A turn in which a person was drawn without whom the winner could not have won."""
HOWS: Final = (MISSED_WIN, WAY_OUT, TRAP, DRAW)

_KEPT: Final = 8
"""So many winning turns are tried first on the next table."""


class DecidingTurn(NamedTuple):
    """The turn that decided a game, and why."""

    turn: int
    """The number of the turn."""
    seat: int
    """Whose turn it was."""
    how: str
    """One of HOWS."""
    instead: tuple[Move, ...]
    """MISSED_WIN and WAY_OUT: a turn that the loser could have played; otherwise empty."""
    persons: tuple[str, ...]
    """For each of these moves: whom the action is taken on."""
    certain: bool
    """MISSED_WIN: whether that turn would have won whoever was drawn; WAY_OUT: whether nobody is
    drawn in it, so that the winner had no sure win after it. Otherwise True."""


class DecisionSearch:
    """Looks for the turn that decided a game, some moves at a time.

    The reckoning *way out*: the last turn of the loser decided, if the loser could have won in it,
    or could have played it so that the winner had no sure win in the turn after it. If there was no
    such way out, the winner's turn before it decided. A turn in which somebody was drawn decided if
    only that made the win possible, be it the last one of the winner or of the loser.

    Draws are left open: a win is sure when it needs nobody who is still to be drawn. A way out with
    a draw in it holds as long as nobody comes who helps the winner, so one without is preferred. It
    looks no further back, so it does not ask whether a trap could have been avoided.

    Why this and no measure of distance: a player remembers the turn after which nothing helped any
    more, and the reckoning can show what would have helped.
    """

    def __init__(self, moments: Sequence[Moment]) -> None:
        self.found: DecidingTurn | None = None
        """When it is done; None for a game that is not over, or drawn."""
        self.done = False
        self._search = self._look(moments)

    def advance(self, steps: int = 100) -> bool:
        """Looks at so many more lines; whether the search is done."""
        for _ in range(0 if self.done else steps):
            if next(self._search, None) is None:
                self.done = True
                break
        return self.done

    def _look(self, moments: Sequence[Moment]) -> Iterator[bool]:
        """Yields True for each line that was looked at, and sets what is found."""
        outcome = moments[-1].state.outcome if moments else None
        if outcome is None or len(outcome.winners) != 1:
            return
        winner = outcome.winners[0]
        loser = 1 - winner
        begun = beginnings(moments)
        last: State = moments[-1].state
        number = last.turn
        if last.seat == winner:
            wins = _Wins(winner)
            if not (yield from wins.search(begun[number])):
                self.found = DecidingTurn(number, winner, DRAW, (), (), True)
                return
            number -= 1
        if number not in begun:
            self.found = DecidingTurn(last.turn, last.seat, TRAP, (), (), True)
            return
        missed = ThreatSearch(begun[number], loser)
        while not missed.advance(1):
            yield True
        if missed.found and missed.found[0].ends is not None:
            threat = missed.found[0]
            self.found = DecidingTurn(
                number, loser, MISSED_WIN, threat.moves, threat.persons, threat.certain
            )
            return
        if last.seat == winner:
            played = _replayed(begun[number], _moves_of(moments, number))
            if played is not None and played.whole:
                still = yield from _Wins(winner).search(played.state)
                if not still:
                    self.found = DecidingTurn(number, loser, DRAW, (), (), True)
                    return
        way_out = yield from _way_out(begun[number], winner)
        if way_out is not None:
            self.found = DecidingTurn(
                number, loser, WAY_OUT, way_out.moves, way_out.persons, not way_out.drawn
            )
        elif number - 1 in begun:
            self.found = DecidingTurn(number - 1, winner, TRAP, (), (), True)
        else:
            self.found = DecidingTurn(number, loser, TRAP, (), (), True)


def beginnings(moments: Sequence[Moment]) -> dict[int, State]:
    """The state at the beginning of each turn, by its number."""
    return {
        event.turn: moment.state
        for moment in moments
        for event in moment.events
        if isinstance(event, TurnBegan)
    }


def _moves_of(moments: Sequence[Moment], number: int) -> tuple[Move, ...]:
    """The moves of the seat in the turn of that number."""
    states: list[State | None] = [None, *(moment.state for moment in moments)]
    return tuple(
        moment.move
        for before, moment in zip(states, moments, strict=False)
        if moment.seat != CHANCE and before is not None and before.turn == number
    )


class _Wins:
    """Looks for sure wins of a seat; the turns that won before are tried first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[Line] = []
        """The winning lines, the newest first."""

    def search(self, state: State) -> Generator[bool, None, bool]:
        """Whether the seat, whose turn begins, can win in it."""
        for known in self.lines:
            yield True
            if self._wins(_replayed(state, known.moves)):
                return True
        for line in lines(state):
            yield True
            if self._wins(line):
                self.lines = [line, *self.lines[: _KEPT - 1]]
                return True
        return False

    def _wins(self, line: Line | None) -> bool:
        outcome = line.state.outcome if line else None
        return outcome is not None and outcome.winners == (self.seat,)


def _replayed(state: State, moves: Sequence[Move]) -> Line | None:
    """These moves once more from another state; None when one of them is not legal there."""
    line = Line(state)
    for move in moves:
        if line.whole or refusal(line.state, move) is not None:
            return None
        line = line.then(move)
    return line


def _way_out(state: State, winner: int) -> Generator[bool, None, Line | None]:
    """A turn after which this opponent has no sure win; None when there is none.

    One in which nobody is drawn is preferred: it stands whatever comes.
    """
    wins = _Wins(winner)
    seen = set()
    with_draws: list[Line] = []
    for line in lines(state):
        yield True
        after = line.state
        table = (after.display, after.congregations, line.drawn)
        if not line.whole or table in seen:
            continue
        seen.add(table)
        if after.outcome is not None:
            # The loser has no win (that is asked before), so it is lost, or drawn by repetition.
            if after.outcome.winners != (winner,):
                return line
        elif line.drawn:
            with_draws.append(line)
        elif not (yield from wins.search(after)):
            return line
    for line in with_draws:
        if not (yield from wins.search(line.state)):
            return line
    return None
