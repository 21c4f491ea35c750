"""What a reason claims, proven once more by the rules alone: every move, and everybody who may be
drawn. It shares nothing with the engine, and nothing with those who make the claims.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tolerance_game.core import Reason
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.supposition import turn_of
from tolerance_game.games.schisma.rules.congregation import THREE_PERSONS, verdict
from tolerance_game.games.schisma.rules.moves import Draw, Move
from tolerance_game.games.schisma.rules.state import State

NEVER, BY_LUCK, SURELY = 0, 1, 2


def drawn(state: State) -> Iterator[State]:
    """Whatever may be drawn now, until somebody is to act, or the game is over."""
    if schisma.to_act(state) != CHANCE:
        yield state
        return
    for person in sorted(set(state.pile)):
        yield from drawn(schisma.apply(state, Draw(state.due[0].column, person))[0])


def chance(state: State, seat: int, turn: int | None = None) -> int:
    """How a seat can win in the turn under way."""
    turn = state.turn if turn is None else turn
    if state.outcome is not None:
        return SURELY if state.outcome.winners == (seat,) else NEVER
    if schisma.to_act(state) == CHANCE:
        if not state.left and state.pending is None:
            # Nobody joins by a draw.
            return NEVER
        found = [chance(after, seat, turn) for after in drawn(state)]
        return min(found) if min(found) else min(max(found), BY_LUCK)
    if state.turn != turn:
        return NEVER
    best = NEVER
    for move in schisma.legal_moves(state):
        best = max(best, chance(schisma.apply(state, move)[0], seat, turn))
        if best == SURELY:
            break
    return best


def wins_over(state: State, seat: int, person: str) -> bool:
    """Whether a seat can win over one more of this name in the turn under way, whoever is drawn,
    while the game goes on."""
    had = state.congregations[seat].count(person)

    def can(at: State) -> bool:
        if at.outcome is not None:
            return False
        over = at.turn != state.turn or (not at.left and at.pending is None)
        if over or schisma.to_act(at) == CHANCE:
            if over:
                return at.congregations[seat].count(person) > had
            return all(can(after) for after in drawn(at))
        return any(can(schisma.apply(at, move)[0]) for move in schisma.legal_moves(at))

    return can(state)


def reached(state: State, move: Move, wanted: Callable[[State], bool]) -> bool:
    """Whether the rest of the turn can be played, whoever is drawn, so that it ends as wanted."""
    known: dict[object, bool] = {}

    def can(at: State) -> bool:
        if at.outcome is not None:
            return False
        if schisma.to_act(at) == CHANCE:
            return all(can(after) for after in drawn(at))
        if at.turn != state.turn:
            table = (at.display, at.congregations, Counter(at.pile).items())
            key = repr(table)
            if key not in known:
                known[key] = wanted(at)
            return known[key]
        return any(can(schisma.apply(at, one)[0]) for one in schisma.legal_moves(at))

    return can(schisma.apply(state, move)[0])


def hands_over(state: State, move: Move) -> bool:
    """Whether the other side can win for sure after a move, whatever else is done in the turn."""
    other, known = 1 - state.seat, dict[str, bool]()

    def lost(at: State) -> bool:
        if at.outcome is not None:
            return at.outcome.winners == (other,)
        if schisma.to_act(at) == CHANCE:
            return all(lost(after) for after in drawn(at))
        if at.turn != state.turn:
            key = repr((at.display, at.congregations, sorted(at.pile)))
            if key not in known:
                known[key] = chance(at, other) == SURELY
            return known[key]
        return all(lost(schisma.apply(at, one)[0]) for one in schisma.legal_moves(at))

    return lost(schisma.apply(state, move)[0])


class Proof:
    """The claims about one move."""

    def __init__(self, state: State, move: Move) -> None:
        self.state, self.move = state, move
        self.seat, self.other = state.seat, 1 - state.seat
        self.after = schisma.apply(state, move)[0]
        """Before anybody is drawn."""

    def holds(self, claim: Reason) -> bool:
        """Whether a claim is true."""
        name = claim.id.removeprefix("player.claim.")
        values: Any = claim.values
        check: Callable[..., bool] = getattr(self, f"_{name}")
        return check(**values)

    # What it comes to.

    def _ahead(self) -> bool:
        """It is said of the one that was chosen alone."""
        return True

    def _wins(self) -> bool:
        return self.after.outcome is not None and self.after.outcome.winners == (self.seat,)

    def _loses(self) -> bool:
        return self.after.outcome is not None and self.after.outcome.winners == (self.other,)

    def _wins_turn(self) -> bool:
        return not self._wins() and chance(self.after, self.seat, self.state.turn) == SURELY

    def _hands(self) -> bool:
        return hands_over(self.state, self.move)

    def _hands_last(self) -> bool:
        return self._is_last and self._hands()

    def _lost(self) -> bool:
        return all(hands_over(self.state, one) for one in schisma.legal_moves(self.state))

    def _only(self) -> bool:
        others = (one for one in schisma.legal_moves(self.state) if one != self.move)
        return not self._hands() and all(hands_over(self.state, one) for one in others)

    _only_luck = _only

    @property
    def _is_last(self) -> bool:
        return self.after.turn != self.state.turn or not self.after.left

    @property
    def _tables(self) -> list[State]:
        """What may stand there after the move."""
        return list(drawn(self.after))

    # The other side's win.

    def _threatened(self) -> bool:
        return chance(turn_of(self.state, self.other), self.other) == SURELY

    def _chances(self) -> set[int]:
        return {chance(turn_of(table, self.other), self.other) for table in self._tables}

    def _bars(self) -> bool:
        return self._threatened() and self._chances() == {NEVER}

    def _bars_luck(self) -> bool:
        return self._threatened() and max(self._chances()) == BY_LUCK

    def _bars_draw(self) -> bool:
        return self._threatened() and SURELY in (found := self._chances()) and len(found) > 1

    def _bars_turn(self) -> bool:
        return self._threatened() and self._reached(lambda end: chance(end, self.other) == NEVER)

    def _bars_luck_turn(self) -> bool:
        return self._threatened() and self._reached(lambda end: chance(end, self.other) <= BY_LUCK)

    def _bars_draw_turn(self) -> bool:
        return self._threatened() and not self._hands()

    def _reached(self, wanted: Callable[[State], bool]) -> bool:
        return reached(self.state, self.move, wanted)

    # The own win.

    def _threatens(self) -> bool:
        return all(chance(turn_of(one, self.seat), self.seat) == SURELY for one in self._tables)

    def _threatens_turn(self) -> bool:
        return self._reached(lambda end: chance(turn_of(end, self.seat), self.seat) == SURELY)

    def _holds(self) -> bool:
        return self._is_last and self._holds_turn()

    def _holds_turn(self) -> bool:
        return self._reached(self._cannot_be_stopped)

    def _cannot_be_stopped(self, end: State) -> bool:
        known: dict[str, bool] = {}

        def won(at: State) -> bool:
            if at.outcome is not None:
                return at.outcome.winners == (self.seat,)
            if schisma.to_act(at) == CHANCE:
                return all(won(after) for after in drawn(at))
            if at.turn != end.turn:
                key = repr((at.display, at.congregations, sorted(at.pile)))
                if key not in known:
                    known[key] = chance(at, self.seat) == SURELY
                return known[key]
            return all(won(schisma.apply(at, one)[0]) for one in schisma.legal_moves(at))

        return won(end)

    # Persons.

    def _joined(self, at: State, side: int) -> Counter[str]:
        return Counter(at.congregations[side]) - Counter(self.state.congregations[side])

    def _gains(self, taken: tuple[str, ...]) -> bool:
        return self._joined(self.after, self.seat) == Counter(taken)

    def _gives(self, taken: tuple[str, ...]) -> bool:
        return self._joined(self.after, self.other) == Counter(taken)

    def _gains_turn(self, taken: tuple[str, ...]) -> bool:
        wanted = Counter(taken) + self._joined(self.after, self.seat)
        return self._reached(lambda end: wanted <= self._joined(end, self.seat))

    def _guards(self, either: tuple[str, ...]) -> bool:
        before = turn_of(self.state, self.other)
        tables = [turn_of(table, self.other) for table in self._tables]
        return all(
            wins_over(before, self.other, person)
            and not any(wins_over(table, self.other, person) for table in tables)
            for person in either
        )

    def _guards_turn(self, either: tuple[str, ...]) -> bool:
        before = turn_of(self.state, self.other)
        return all(wins_over(before, self.other, one) for one in either) and self._reached(
            lambda end: not any(wins_over(end, self.other, one) for one in either)
        )

    def _leaves(self, either: tuple[str, ...]) -> bool:
        tables = [turn_of(table, self.other) for table in self._tables]
        return all(wins_over(one, self.other, person) for one in tables for person in either)

    def _kept(self, taken: tuple[str, ...]) -> bool:
        return all(self._is_kept(person, self.seat) for person in taken)

    def _kept_other(self, taken: tuple[str, ...]) -> bool:
        return all(self._is_kept(person, self.other) for person in taken)

    def _is_kept(self, person: str, side: int) -> bool:
        """S4.2: they would have decided the game there, and are further from it than before."""
        sides = [list(one) for one in self.state.congregations]
        sides[side].append(person)
        joined = (tuple(sides[0]), tuple(sides[1]))
        won = verdict(joined, self.state.options.catalogue, self.state.seat)
        if won is None or won[0].winners != (self.other,) or won[1] == THREE_PERSONS:
            return False
        for was, now in zip(self.state.display, self.after.display, strict=True):
            if was is not None and was.person == person:
                further = now is None or abs(now.land - 4 * side) > abs(was.land - 4 * side)
                if further and not self._joined(self.after, side)[person]:
                    return True
        return False

    def _removes(self, whose: str) -> bool:
        def stands(state: State) -> bool:
            return any(one is not None and one.person == whose for one in state.display)

        return stands(self.state) and not any(stands(table) for table in self._tables)

    def _nearer(self, count_lands: int) -> bool:
        way = 1 if self.seat == 1 else -1
        lands = sum(
            way * (now.land - was.land)
            for was, now in zip(self.state.display, self.after.display, strict=True)
            if was is not None and now is not None
        )
        return lands == count_lands
