"""How a decision is thought over: moves as search found them, with what they bring about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tolerance_game.games.schisma.foresight.effect import effect
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.view import View, state_of

from .ends import Ends
from .figures import PERSONS_KNOWN
from .flat import COLUMNS, HOLE, PERSONS, ROME, STRANGER
from .positions import code_of, engine_of, joined_of, move_of, pile_of, put
from .search import UNBOUND, Search
from .shares import MOST_TURNS, SOONER, SURE
from .tree import NONE
from .turns import filled
from .worth import Worth

_KEPT: Final = 4000
"""So many displays are remembered with their petitions from one decision to the next."""
_HALF: Final = 0xFFF
_DECIDED: Final = SURE - MOST_TURNS * SOONER
"""A share from which on a game is won."""


class Likely(dict[str, float]):
    """By person: how many of them, on average over what may be drawn."""

    def add(self, persons: list[str], part: float) -> None:
        """So likely there are these, too."""
        for person in persons:
            self[person] = self.get(person, 0.0) + part


class Thought(NamedTuple):
    """A move, and what comes of it by the end of the turn, if the rest of it is played well."""

    move: Move
    share: float
    """What it is worth: 1 for a win, -1 for a loss."""
    at_once: bool
    """Whether it wins in this turn for sure."""
    over: bool
    """Whether the game is over with it, whatever else the turn has."""
    won: Likely
    """Who joins the own congregation."""
    given: Likely
    """Who joins the opponent's."""
    near: float
    """How many lands nearer to the own side than to the other one all who are left stand."""
    before: int
    """The same before the move."""
    nearer: int
    """How many lands the move by itself brings those who stay nearer to the own side."""
    kept: tuple[tuple[str, ...], tuple[str, ...]]
    """From the own congregation and from the other one: whom the move by itself keeps away, where
    they would decide the game for the opponent."""
    bars: bool
    """Whether the opponent could win in its next turn as all stood before, and not any more with
    the move by itself."""
    turn_bars: bool
    """The same with the rest of the turn."""
    threat: float
    """How likely it is that the next turn would win, if the opponent left all as it is."""
    exposed: Likely
    """Who could join the opponent in its next turn."""
    asked: str
    """Whose petition would help the opponent most; empty where nobody's would."""
    standing: Likely
    """Who is on display, strangers apart."""

    @property
    def wins(self) -> bool:
        """Whether it wins for sure, as far as was looked."""
        return self.share * SURE >= _DECIDED

    @property
    def loses(self) -> bool:
        """Whether the opponent wins for sure, as far as was looked."""
        return -self.share * SURE >= _DECIDED


class Stopped(Exception):
    """Nobody wants to know any more."""


def _never() -> bool:
    return False


class Thinker:
    """Thinks over the decisions of games with the same options and persons."""

    def __init__(self, options: Options, persons: tuple[str, ...], figures: list[int]) -> None:
        self.persons = persons
        self.flat = engine_of(options, persons)
        known = [PERSONS_KNOWN.get(person, -1) for person in persons]
        self._worth = Worth(self.flat, known, figures)
        self.search = Search(self.flat, self._worth)

    def think(
        self,
        view: View,
        depth: int,
        budget: int,
        should_stop: Callable[[], bool] = _never,
        *,
        careful: bool = True,
    ) -> list[Thought]:
        """The best move, and the best of those that lead to something else, if there is one.

        How far it looks is said in `Search.look`. Raises Stopped.
        """
        search, effort = self.search, self.search.effort
        state = state_of(view)
        self.flat.forget(_KEPT)
        put(self.flat, state)
        search.look(depth, careful, budget, should_stop)
        if effort.stopped and should_stop():
            raise Stopped
        order = sorted(range(len(search.moves)), key=search.values.__getitem__, reverse=True)
        best = order[0]
        others = (at for at in order[1:] if not search.twins(at, best))
        # What is told of the two is looked at to the end, even if the budget is spent.
        spent, effort.stopped, effort.budget = effort.nodes, False, UNBOUND
        found = [self._thought(state, at) for at in (best, *others)[:2]]
        effort.nodes = spent
        search.tree.forget()
        return found

    def _thought(self, state: State, at: int) -> Thought:
        search, flat, seat = self.search, self.flat, self.flat.seat
        move = move_of(search.moves[at])
        alone = effect(state, move)
        danger = self._could_win(state, 1 - seat)
        still = 0.0
        won, given, exposed, standing = Likely(), Likely(), Likely(), Likely()
        near = threat = 0.0
        asked = ""
        ends = search.best_ends(at)
        whole = sum(weight for _code, _joined, weight in ends)
        for code, joined, weight in ends:
            part = weight / whole
            won.add(self._joins(flat.joined, joined, seat), part)
            given.add(self._joins(flat.joined, joined, 1 - seat), part)
            near += part * _near(code, seat)
            threat += part * search.tree.wins(code, joined, flat.pile, seat)
            still += danger and part * search.tree.wins(code, joined, flat.pile, 1 - seat)
            exposed.add(self._within_reach(code, joined, 1 - seat), part)
            standing.add(self._display(code), part)
            asked = asked or self._asked(code, joined, 1 - seat)
        return Thought(
            move=move,
            share=min(search.values[at], SURE) / SURE,
            at_once=search.wins_at_once(at),
            over=alone.after.outcome is not None,
            won=won,
            given=given,
            near=near,
            before=_near(flat.code, seat),
            nearer=alone.nearer,
            kept=(alone.kept[seat], alone.kept[1 - seat]),
            bars=danger and not self._could_win(alone.after, 1 - seat),
            turn_bars=danger and bool(ends) and not still,
            threat=threat,
            exposed=exposed,
            asked=asked,
            standing=standing,
        )

    def _could_win(self, state: State, side: int) -> bool:
        """Whether a side has a turn that wins from what stands, with strangers in holes."""
        if state.outcome is not None:
            return side in state.outcome.winners
        code = code_of(state.display, self.persons)
        for due in state.due:
            code += (5 * STRANGER + due.land - HOLE) << (6 * due.column)
        joined = joined_of(state.congregations, self.persons)
        return self.search.tree.wins(code, joined, pile_of(state.pile, self.persons), side)

    def _joins(self, before: int, after: int, side: int) -> list[str]:
        """Who has joined a side in the meantime, strangers apart."""
        more = ((after >> (12 * side)) & _HALF) - ((before >> (12 * side)) & _HALF)
        return [one for i, one in enumerate(self.persons) for _ in range((more >> (2 * i)) & 3)]

    def _display(self, code: int) -> list[str]:
        found = [_cell(code, column) // 5 for column in range(COLUMNS)]
        return [self.persons[person] for person in found if person < PERSONS]

    def _within_reach(self, code: int, joined: int, side: int) -> list[str]:
        """Who could join a side in a whole turn of it."""
        ends = Ends()
        self.search.turns.every(ends, code, joined, self.flat.pile, side, NONE, False, False)
        found: set[str] = set()
        for after in set(ends.joined):
            found.update(self._joins(joined, after, side))
        return sorted(found)

    def _asked(self, code: int, joined: int, side: int) -> str:
        """Whose petition would leave a side best off; empty where none is better than nothing."""
        flat, pile = self.flat, self.flat.pile
        moves: list[int] = []
        results: list[int] = []
        flat.petitions(code, side, joined, moves, results)
        # What is little for who comes next is much for the side.
        least, asked = self._worth.total(code, joined, pile, 1 - side), ""
        for move, result in zip(moves, results, strict=True):
            if result < 0:
                entry = -1 - result
                after = filled(flat.left_code[entry], flat.left_due[entry])
                total = self._worth.total(after, joined + flat.left_joined[entry], pile, 1 - side)
            else:
                total = self._worth.total(result, joined, pile, 1 - side)
            if total < least:
                person = _cell(code, (move >> 3) & 7) // 5
                least, asked = total, self.persons[person]
        return asked


def _cell(code: int, column: int) -> int:
    return (code >> (6 * column)) & 63


def _near(code: int, seat: int) -> int:
    """How many lands nearer to a side than to the other all on display stand, taken together."""
    to_rome = sum(_cell(code, column) % 5 - 2 for column in range(COLUMNS))
    return to_rome if seat == ROME else -to_rome
