"""Legal moves and whole turns, counted by hand and by the naive count of `naive.py`."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules.moves import (
    ACTION_OF,
    Beseech,
    Chastise,
    Draw,
    Excommunicate,
    Petition,
)
from tolerance_game.games.schisma.rules.ruleset import Options, Rulings
from tolerance_game.games.schisma.rules.state import ACTING, State
from tolerance_game.games.schisma.rules.track import Position

from . import naive
from .catalogue import CATALOGUE
from .scenarios import table

BASIC = ("beseech", "chastise", "excommunicate")
ALL = (*BASIC, "petition")


def board_of(state: State) -> naive.Board:
    board = naive.Board({c: (s.person, s.land) for c, s in enumerate(state.display) if s})
    board.joined[0].extend(state.congregations[0])
    board.joined[1].extend(state.congregations[1])
    board.discarded.extend(state.discard)
    return board


def random_table(rng: Random) -> State:
    """Any position in which nobody has won."""
    while True:
        persons = [rng.choice(CATALOGUE.of_faction(f)) for f in ("bishop", "inquisitor", "peasant")]
        cards = [*persons, "cardinal", "noble", "knight"] * 2
        rng.shuffle(cards)
        display = " ".join(f"{cards.pop()}@{rng.choice('ANGFR')}" for _ in range(5))
        avignon = " ".join(cards.pop() for _ in range(rng.randrange(3)))
        rome = " ".join(cards.pop() for _ in range(rng.randrange(3)))
        discard = " ".join(cards.pop() for _ in range(rng.randrange(len(cards) + 1)))
        turn = rng.choice(("avignon", "rome"))
        state = table(f"{display}; A {avignon}; R {rome}", discard=discard, turn=turn).state
        if not naive.won(board_of(state)):
            return state


Figures = tuple[object, ...]


def after(state: State) -> Figures:
    """What stands and lies after an action, before anybody is drawn."""
    return (
        tuple(None if s is None else tuple(s) for s in state.display),
        *state.congregations,
        tuple((due.column, due.land) for due in state.due),
        state.pile,
        state.discard,
    )


def figures_of(board: naive.Board, pile: tuple[str, ...]) -> Figures:
    """The same of a naive board: nothing is refilled when the game is over (S3.2), and the
    discard pile becomes the draw pile when somebody must be drawn from an empty one (S2.6)."""
    empty = () if naive.won(board) else tuple(board.empty)
    discard = tuple(board.discarded)
    if empty and not pile:
        pile, discard = tuple(sorted(discard)), ()
    standing = tuple(board.standing.get(column) for column in range(5))
    return (standing, tuple(board.joined[0]), tuple(board.joined[1]), empty, pile, discard)


def ways_to_play(state: State, seat: int, kinds: tuple[str, ...]) -> int:
    """Whole turns by the rules, draws told apart."""
    if state.phase != ACTING or state.seat != seat or not state.left:
        if schisma.to_act(state) == -1:
            draws = sorted(set(state.pile))
            due = state.due[0].column
            moves = [Draw(due, person) for person in draws]
            return sum(ways_to_play(schisma.apply(state, m)[0], seat, kinds) for m in moves)
        return 1
    return sum(
        ways_to_play(schisma.apply(state, move)[0], seat, kinds)
        for move in schisma.legal_moves(state)
        if ACTION_OF.get(type(move)) in kinds
    )


def test_moves_of_the_first_turn() -> None:
    """S2, S6, by hand: 5 + 5 + 5, and of petitions 4 + 6 + 2 + 1 + 6.

    Bishop: 4 others. Knight: one Noble, so 2 of 4: 6. Noble: the Peasant or the Knight: 2.
    Peasant: no choice: 1. Cardinal: 2 of 4: 6.
    """
    t = table("bishop@G knight@G noble@G peasant@G cardinal@G")
    moves = schisma.legal_moves(t.state)
    assert len(moves) == 34
    petitions = [m.column for m in moves if isinstance(m, Petition)]
    assert [petitions.count(column) for column in range(5)] == [4, 6, 2, 1, 6]


def test_moves_with_the_expansion() -> None:
    """S2, S6, by hand: of petitions 7 + 4 + 12 + 6 + 2.

    All at Nice but the Guildmaster at Genoa. Preacher: of the three beside him none,
    one or two: 1 + 3 + 3 = 7. Priest: any of the four others, the Guildmaster too, who is at
    Genoa already, for the Priest is pushed then: 4. Guildmaster: each of four to swap with, then
    each of four to push: 16; for Rome the swapped stands at Genoa and is pushed back to Nice,
    while he comes from Nice to Genoa again: as before, so 4 fewer: 12. Knight: no Noble on the
    track but one: 2 of 4: 6. Noble: Guildmaster or Knight: 2.
    """
    t = table("preacher@N priest@N guildmaster@G knight@N noble@N", turn="rome")
    petitions = [m.column for m in schisma.legal_moves(t.state) if isinstance(m, Petition)]
    assert [petitions.count(column) for column in range(5)] == [7, 4, 12, 6, 2]


def test_basic_turns_by_hand() -> None:
    """S2.1, S2.9: turns of two of the three basic actions with all five at Genoa.

    Beseech and chastise: 5 * 5, but not the same person: 20, in either order 40. One of them and
    excommunicate: 5 * 5, and six different persons may come (Cardinal, or the second copy of each
    of the five): 150, two orders, two kinds: 600.
    """
    t = table("bishop@G knight@G noble@G peasant@G inquisitor@G")
    assert ways_to_play(t.state, 1, BASIC) == 640
    assert naive.turns(board_of(t.state), list(t.state.pile), 1, BASIC) == 640


@pytest.mark.parametrize("seed", range(400))
def test_moves_agree_with_the_naive_count(seed: int) -> None:
    """S2, S6: the same actions, the same targets, and the same board after each."""
    state = random_table(Random(seed))
    expected = {
        (kind, column, targets): figures_of(board, state.pile)
        for kind, column, targets, board in naive.actions(board_of(state), state.seat)
    }
    found = {}
    for move in schisma.legal_moves(state):
        assert isinstance(move, Beseech | Chastise | Excommunicate | Petition)
        targets = move.targets if isinstance(move, Petition) else ()
        found[ACTION_OF[type(move)], move.column, targets] = after(schisma.apply(state, move)[0])
    assert found == expected


@pytest.mark.parametrize("number", sizes(60, 1_500))
def test_second_actions_agree_with_the_naive_reading_of_the_samaritan(number: int) -> None:
    """S2.7, *samaritan* `moved`: of all second actions exactly those are not legal that put
    everybody back, also where somebody was drawn; so often does the rule matter."""
    rng, found = Random("samaritan"), 0
    strict = Rulings(samaritan="moved", no_circles="off")
    while found < number:
        state = schisma.start(Options(CATALOGUE, strict, "random"))
        while (seat := schisma.to_act(state)) is not None:
            if seat == CHANCE:
                state, _events = schisma.apply(state, schisma.chance_move(state, rng))
                continue
            if state.left == 1 and state.before is not None:
                found += _same_second_actions(state, state.before)
            # Few leave the track, so that there is somebody to put back.
            afters = [
                schisma.apply(state, move)[0]
                for move in rng.choices(schisma.legal_moves(state), k=4)
            ]
            state = min(afters, key=lambda after: sum(map(len, after.congregations)))


def _same_second_actions(state: State, before: Position) -> bool:
    """Whether the rule mattered; fails where the rules and the naive reading differ."""
    began = state.began
    assert began is not None
    then, now = (board_of(replace(state, **one._asdict())) for one in (before, began))
    expected, barred = set(), False
    for kind, column, targets, board in naive.actions(board_of(state), state.seat):
        same = not state.drawn and board.key() == then.key()
        back = naive.puts_back(then, now, board)
        barred |= back and kind not in state.used
        if kind not in state.used and not back and not same:
            expected.add((kind, column, targets))
    found = set()
    for move in schisma.legal_moves(state):
        assert isinstance(move, Beseech | Chastise | Excommunicate | Petition)
        targets = move.targets if isinstance(move, Petition) else ()
        found.add((ACTION_OF[type(move)], move.column, targets))
    assert found == expected
    return barred


@pytest.mark.parametrize("seed", range(6))
def test_turns_agree_with_the_naive_count(seed: int) -> None:
    """S2.1, S2.9, S3.2: whole turns of two different actions with every draw."""
    state = random_table(Random(1000 + seed))
    expected = naive.turns(board_of(state), list(state.pile), state.seat, ALL)
    assert expected > 100
    assert ways_to_play(state, state.seat, ALL) == expected
