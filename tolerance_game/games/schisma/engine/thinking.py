"""How a decision is thought over: moves as search found them, with what they bring about."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from tolerance_game.games.schisma.foresight.effect import effect
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.view import View, state_of

from .ends import PLACES
from .figures import PERSONS_KNOWN
from .flat import COLUMNS, HOLE, PERSONS, STRANGER
from .outcomes import Outcomes
from .positions import code_of, engine_of, joined_of, move_of, pile_of, put
from .proofs import BY_LUCK, NEVER, SURELY, Outlook, Proofs, Table
from .search import UNBOUND, Search
from .shares import MOST_TURNS, SOONER, SURE
from .turns import filled
from .worth import Worth

_KEPT: Final = 4000
"""So many displays are remembered with their petitions from one decision to the next."""
_DECIDED: Final = SURE - MOST_TURNS * SOONER
"""A share from which on a game seems to be won."""
_MOST_HELD: Final = 3000
"""So many answers of the other side are tried for `Thought.holds`."""

BARS: Final = 2
SHORT_OF_LUCK: Final = 1
"""How a win of the other side is barred: see `Thought.bars`."""
BY_DRAW: Final = -1


class _Before(NamedTuple):
    """What the other side could do before the move."""

    outlook: Outlook
    asked: str
    """Whose petition would help it most; empty where nobody's would."""


class Thought(NamedTuple):
    """A move, and what is proven of it: whoever is drawn, unless something else is said.

    What is said of the turn can be done with the rest of it. *As things stood* means: had the other
    side its turn before the move.
    """

    move: Move
    share: float
    """What it is worth, as far as was looked: 1 for a win, -1 for a loss."""
    wins: bool = False
    """It ends the game by itself, and the seat wins."""
    loses: bool = False
    """It ends the game by itself, and the other side wins."""
    wins_turn: bool = False
    """The turn wins."""
    is_last: bool = False
    """The turn is over with it: what is true of one is true of the other."""
    gains: tuple[str, ...] = ()
    """Who joins the own congregation by the move itself."""
    gives: tuple[str, ...] = ()
    """Who joins the other congregation by the move itself."""
    gains_turn: tuple[str, ...] = ()
    """Who can join the own congregation by the end of the turn, those of `gains` among them."""
    bars: int = 0
    """BARS: as things stood the other side had a turn that wins, and has none after the move;
    SHORT_OF_LUCK: only the right draw in it would win; BY_DRAW: one or the other of these with some
    of those who may be drawn by then, with others it has."""
    bars_turn: int = 0
    """The same by the end of the turn."""
    only: bool = False
    """Every other move `hands` the win over, and this one does not."""
    hands: bool = False
    """Whatever else is done in the turn, the other side then has one that wins."""
    lost: bool = False
    """So it is of every move."""
    threatens: bool = False
    """A further turn now would win, but for what the other side does."""
    threatens_turn: bool = False
    """The same at the end of the turn."""
    holds: bool = False
    """At the end of the turn, nothing that the other side can do bars the win in the next one."""
    guards: tuple[str, ...] = ()
    """Whom the other side could win over for sure as things stood, and after the move cannot,
    although they joined nobody."""
    guards_turn: tuple[str, ...] = ()
    """The same by the end of the turn."""
    leaves: tuple[str, ...] = ()
    """Of the last action of a turn: whom the other side can then win over."""
    kept: tuple[str, ...] = ()
    """Whom the move takes further away from the own congregation, where they would lose the game
    and have been within reach; nobody else there is as near."""
    kept_other: tuple[str, ...] = ()
    """The same of the other congregation, where they would win it for the other side."""
    removes: str = ""
    """Whose petition would have helped the other side most as things stood; nobody of that name is
    on the track after the move."""
    nearer: int = 0
    """How many lands the move by itself brings those who stay nearer to the own side, in all."""


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
        self._proofs = Proofs(self.flat, self.search.effort)

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
        # What is told of the two is proven to the end, even if the budget is spent.
        spent, effort.stopped, effort.budget = effort.nodes, False, UNBOUND
        before = self._before(state)
        found = [self._thought(state, at, before) for at in (best, *others)[:2]]
        if found[0].hands:
            lost = all(self._hands(at) for at in order)
            found = [one._replace(lost=lost) for one in found]
        elif before.outlook.chance == SURELY:
            only = all(self._hands(at) for at in order[1:])
            found[0] = found[0]._replace(only=only)
        if effort.stopped:
            raise Stopped
        effort.nodes = spent
        search.tree.forget()
        self._proofs.forget()
        return found

    def _before(self, state: State) -> _Before:
        """What the other side could do before the move."""
        other, table = 1 - state.seat, self._tables(state)
        if table is None:
            return _Before(Outlook(NEVER, 0), "")
        (stands,) = table
        return _Before(
            self._proofs.outlook(stands, other), self._asked(stands.code, stands.joined, other)
        )

    def _thought(self, state: State, at: int, before: _Before) -> Thought:
        """What is proven of a move."""
        search, seat = self.search, self.flat.seat
        other = 1 - seat
        move, share = move_of(search.moves[at]), min(search.values[at], SURE) / SURE
        alone, outcomes = effect(state, move), search.outcomes(at)
        thought = Thought(
            move=move,
            share=share,
            is_last=_is_last(state, alone.after),
            gains=self._joined(state, alone.after, seat),
            gives=self._joined(state, alone.after, other),
            nearer=alone.nearer,
        )
        if alone.after.outcome is not None:
            winners = alone.after.outcome.winners
            return thought._replace(wins=winners == (seat,), loses=winners == (other,))
        if all(ends.won for ends in outcomes.ends):
            return thought._replace(wins_turn=True)
        thought = thought._replace(kept=alone.kept[seat], kept_other=alone.kept[other])
        tables = self._tables(alone.after)
        if tables is not None:
            thought = self._of_move(thought, tables, seat, before)
        ends = self._ends(outcomes)
        if ends is None:
            return thought
        hands = self._hands(at)
        return self._of_turn(thought._replace(hands=hands), ends, seat, before)

    def _of_move(
        self, thought: Thought, tables: list[Table], seat: int, before: _Before
    ) -> Thought:
        """With what is proven of the tables after the move itself."""
        other = 1 - seat
        after = [self._proofs.outlook(table, other) for table in tables]
        removes = before.asked
        if any(removes in self._display(table.code) for table in tables):
            removes = ""
        return thought._replace(
            bars=_barred(before.outlook, after),
            guards=self._guarded(before.outlook, after, (*thought.gains, *thought.gives)),
            leaves=self._left(after) if thought.is_last else (),
            removes=removes,
            threatens=self._threatens(tables, seat),
        )

    def _of_turn(self, thought: Thought, ends: list[Table], seat: int, before: _Before) -> Thought:
        """With what is proven of the best ends of the turn."""
        other = 1 - seat
        after = [self._proofs.outlook(table, other) for table in ends]
        gains: list[str] = []
        joined: set[str] = set()
        for i, person in enumerate(self.persons):
            more, most = (
                [self._more(table.joined, i, side) for table in ends] for side in (seat, other)
            )
            gains += [person] * min(more)
            if any((*more, *most)):
                joined.add(person)
        threatens = self._threatens(ends, seat)
        seems = thought.share * SURE >= _DECIDED and threatens
        return thought._replace(
            gains_turn=tuple(gains),
            bars_turn=_barred(before.outlook, after),
            guards_turn=self._guarded(before.outlook, after, joined),
            threatens_turn=threatens,
            holds=seems and all(self._proofs.holds(table, seat, _MOST_HELD) for table in ends),
        )

    def _more(self, joined: int, person: int, side: int) -> int:
        """How many of a person have joined a side since the move."""
        shift = 12 * side + 2 * person
        return ((joined >> shift) & 3) - ((self.flat.joined >> shift) & 3)

    def _threatens(self, tables: list[Table], seat: int) -> bool:
        return all(self._proofs.outlook(table, seat).chance == SURELY for table in tables)

    def _guarded(
        self, before: Outlook, after: list[Outlook], joined: Collection[str]
    ) -> tuple[str, ...]:
        """Whom the other side could have won over, and cannot any more; but for those who have
        joined anybody by then.
        """
        if SURELY in (before.chance, *(one.chance for one in after)):
            # Whoever can win need not win anybody over, and was not asked to the end.
            return ()
        left = before.gains
        for one in after:
            left &= ~one.gains
        return tuple(one for one in self._named(left) if one not in joined)

    def _left(self, after: list[Outlook]) -> tuple[str, ...]:
        """Whom the other side can win over, whoever was drawn."""
        if SURELY in (one.chance for one in after):
            return ()
        left = ~0
        for one in after:
            left &= one.gains
        return self._named(left)

    def _named(self, bits: int) -> tuple[str, ...]:
        return tuple(one for i, one in enumerate(self.persons) if bits >> i & 1)

    def _joined(self, before: State, after: State, side: int) -> tuple[str, ...]:
        return after.congregations[side][len(before.congregations[side]) :]

    def _tables(self, state: State) -> list[Table] | None:
        """What may stand there once everybody who is due was drawn; None where a petition is still
        to go on then, or the game is over."""
        if state.outcome is not None or state.pending is not None:
            return None
        code = code_of(state.display, self.persons)
        for due in state.due:
            code += (5 * STRANGER + due.land - HOLE) << (6 * due.column)
        joined = joined_of(state.congregations, self.persons)
        return list(self._proofs.drawn(code, joined, pile_of(state.pile, self.persons)))

    def _ends(self, outcomes: Outcomes) -> list[Table] | None:
        """The best ends of a turn, for each way to draw in it; None where one of them wins it or
        has no end."""
        found: list[Table] = []
        for ends in outcomes.ends:
            if ends.won or not ends.order:
                return None
            at = ends.order[0] & PLACES
            found += self._proofs.drawn(ends.codes[at], ends.joined[at], ends.pile)
        return found

    def _hands(self, at: int) -> bool:
        """Whether the other side can win after a move, whatever else is done in the turn."""
        outcomes, other = self.search.outcomes(at), 1 - self.flat.seat
        for ends in outcomes.ends:
            if ends.won or not ends.order or len(ends.codes) > PLACES:
                # It wins the game, or loses it at once.
                return outcomes.over and not ends.won
            for code, joined in zip(ends.codes, ends.joined, strict=True):
                for table in self._proofs.drawn(code, joined, ends.pile):
                    if self._proofs.outlook(table, other).chance != SURELY:
                        return False
        return True

    def _display(self, code: int) -> list[str]:
        found = [_cell(code, column) // 5 for column in range(COLUMNS)]
        return [self.persons[person] for person in found if person < PERSONS]

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


def _is_last(before: State, after: State) -> bool:
    """Whether a turn is over but for draws."""
    return after.turn != before.turn or (after.pending is None and not after.left)


def _barred(before: Outlook, after: list[Outlook]) -> int:
    """How a win of the other side is barred."""
    if before.chance != SURELY:
        return 0
    chances = {one.chance for one in after}
    if SURELY in chances:
        return BY_DRAW if len(chances) > 1 else 0
    return SHORT_OF_LUCK if BY_LUCK in chances else BARS
