"""The turn that decided a game: where its loser last had a way out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Moment
from tolerance_game.games.schisma.rules.events import TurnBegan
from tolerance_game.games.schisma.rules.moves import Draw, Move
from tolerance_game.games.schisma.rules.protocol import apply
from tolerance_game.games.schisma.rules.refusals import refusal
from tolerance_game.games.schisma.rules.state import ACTING, CHOOSING, DRAWING, State
from tolerance_game.games.schisma.rules.track import Position

from .lines import Line, lines
from .promise import promise
from .supposition import turn_of
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
_COMPARED: Final = 5
"""So many turns with a draw that may bar a win are compared."""


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
    """MISSED_WIN: whether nobody is drawn before the last move of that turn; WAY_OUT: whether the
    winner had no sure win after it, whoever was drawn in it. Otherwise True."""


class _WayOut(NamedTuple):
    """A turn that bars a win."""

    line: Line
    certain: bool
    """Whether it does so whoever is drawn in it."""


class DecisionSearch:
    """Looks for the turn that decided a game, some moves at a time.

    The reckoning *way out*: the last turn of the loser decided, if the loser could have won in it,
    or could have played it so that the winner had no sure win in the turn after it. If there was no
    such way out, the winner's turn before it decided. A turn in which somebody was drawn decided if
    only that made the win possible, be it the last one of the winner or of the loser.

    A win is sure when it needs nobody who is still to be drawn in that turn. A way out with a draw
    in it is one if it bars the win with at least one of those who may be drawn. The search looks no
    further back, so it does not ask whether a trap could have been avoided.

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
            sure = yield from _Wins(winner).search(begun[number])
            if not sure and not (yield from _won_anyway(begun[number], moments, winner)):
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
        ways_out = _WaysOut(begun[number], winner)
        if last.seat == winner and (yield from _only_drawn(moments, ways_out, winner)):
            self.found = DecidingTurn(number, loser, DRAW, (), (), True)
            return
        way_out = yield from ways_out.search()
        if way_out is not None:
            line, certain = way_out
            self.found = DecidingTurn(number, loser, WAY_OUT, line.moves, line.persons, certain)
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


def _only_drawn(
    moments: Sequence[Moment], ways_out: _WaysOut, winner: int
) -> Generator[bool, None, bool]:
    """Whether only who was drawn in this turn made the win possible: the same moves bar it with
    somebody else, and after the draw it was too late for others."""
    number = ways_out.state.turn
    if not (yield from ways_out.may_bar(_moves_of(moments, number))):
        return False
    goes_on = [
        moment.state
        for moment in moments
        if moment.seat == CHANCE
        and moment.state.turn == number
        and moment.state.phase in (ACTING, CHOOSING)
        and moment.state.used
    ]
    return not goes_on or (yield from _WaysOut(goes_on[-1], winner).search()) is None


def _won_anyway(
    state: State, moments: Sequence[Moment], winner: int
) -> Generator[bool, None, bool]:
    """Whether the last turn, as it was played, wins with everybody who may be drawn in it."""
    for after, _weight in _with_whom(state, _moves_of(moments, state.turn)):
        yield True
        if after.outcome is None or after.outcome.winners != (winner,):
            return False
    return True


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


class _Candidate(NamedTuple):
    """What may be a way out."""

    line: Line
    ends: tuple[tuple[State, int], ...]
    """What it may lead to, and how many times as likely: one thing where nobody is drawn."""
    promise: float
    """On average, for the loser."""


class _WaysOut:
    """Looks for the turn by which the opponent of a winner bars the win, as a player would.

    A turn that bars it whoever is drawn comes before one that may bar it. Of the former a turn with
    an action that does so alone comes first, then the one that promises most; of the latter the one
    that bars it for most of those who may be drawn.
    """

    def __init__(self, state: State, winner: int) -> None:
        self.state = state
        self._winner = winner
        self._wins = _Wins(winner)
        self._barred: dict[Position, bool] = {}
        """By what stands after the turn: whether the winner has no sure win."""

    def search(self) -> Generator[bool, None, _WayOut | None]:
        """The way out; None when there is none."""
        turns: list[_Candidate] = []
        actions: list[_Candidate] = []
        known: set[object] = set()
        for line in lines(self.state):
            yield True
            candidate = yield from self._candidate(line)
            table = (line.whole, frozenset(_stands(end) for end, _weight in candidate.ends))
            if table not in known:
                known.add(table)
                (turns if line.whole else actions).append(candidate)
        for some in (actions, turns):
            some.sort(key=lambda one: one.promise, reverse=True)
        for action in actions:
            if (yield from self._chance(action, surely=True)) == 1:
                turns.sort(key=lambda one: _is_part(action.line, one.line), reverse=True)
                break
        best, most, found = None, 0.0, 0
        for turn in turns:
            chance = yield from self._chance(turn, surely=found == _COMPARED)
            if chance == 1:
                return _WayOut(turn.line, True)
            found += chance > 0
            if chance > most:
                best, most = turn.line, chance
        return _WayOut(best, False) if best else None

    def may_bar(self, moves: Sequence[Move]) -> Generator[bool, None, bool]:
        """Whether these moves bar the win with anybody who may be drawn in them."""
        for after, _weight in _with_whom(self.state, moves):
            if (yield from self._bars(after)):
                return True
        return False

    def _candidate(self, line: Line) -> Generator[bool, None, _Candidate]:
        ends = [(line.state, 1)]
        if line.drawn:
            ends.clear()
            for end in _with_whom(self.state, line.moves):
                yield True
                ends.append(end)
        whole = sum(weight for _end, weight in ends)
        total = sum(weight * promise(end, 1 - self._winner) for end, weight in ends)
        return _Candidate(line, tuple(ends), total / whole)

    def _chance(self, candidate: _Candidate, *, surely: bool) -> Generator[bool, None, float]:
        """How likely it is to bar the win; an action, if nothing else is done in the turn.

        With `surely` 0 for one that does not always bar it.
        """
        bars = whole = 0
        for end, weight in candidate.ends:
            over = candidate.line.whole or end.outcome is not None
            whole += weight
            if (yield from self._bars(end if over else turn_of(end, self._winner))):
                bars += weight
            elif surely:
                return 0.0
        return bars / whole

    def _bars(self, after: State) -> Generator[bool, None, bool]:
        """Whether the winner has no sure win when the turn has ended so."""
        yield True
        if after.outcome is not None:
            # Lost, or drawn by repetition: a win of the loser is asked for before.
            return after.outcome.winners != (self._winner,)
        if after.seat != self._winner:
            # Whoever was drawn asks for another choice: the turn cannot be played like this.
            return False
        table = _stands(after)
        if table not in self._barred:
            self._barred[table] = not (yield from self._wins.search(after))
        return self._barred[table]


def _stands(state: State) -> Position:
    return Position(state.display, state.congregations)


def _is_part(one: Line, line: Line) -> bool:
    return any(move in line.moves for move in one.moves)


def _with_whom(state: State, moves: Sequence[Move], weight: int = 1) -> Iterator[tuple[State, int]]:
    """S2.6, S7: what these moves may lead to, with everybody who may be drawn, and how likely.

    Who may be drawn is public; what stands after a move that is not legal any more is given, too.
    """
    if state.phase == DRAWING:
        for person, copies in sorted(Counter(state.pile).items()):
            after, _events = apply(state, Draw(state.due[0].column, person))
            yield from _with_whom(after, moves, weight * copies)
    elif moves and state.outcome is None and refusal(state, moves[0]) is None:
        after, _events = apply(state, moves[0])
        yield from _with_whom(after, moves[1:], weight)
    else:
        yield state, weight
