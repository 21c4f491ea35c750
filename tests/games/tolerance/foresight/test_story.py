"""How everyone stood after each trick of a game, and where it turned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tolerance.material import role
from tests.games.tolerance.scenarios import Table, played, table
from tolerance_game.core.record import Moment
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.goals import supposed_score
from tolerance_game.games.tolerance.foresight.story import (
    BOUND,
    EXECUTION,
    REPAYMENT,
    TRICK,
    TrickPoints,
    TurningPoint,
    points_by_trick,
    turning_points,
)
from tolerance_game.games.tolerance.foresight.supposition import supposed
from tolerance_game.games.tolerance.rules.events import (
    CardKilled,
    CardLaid,
    ReignBegan,
    TallyChanged,
)
from tolerance_game.games.tolerance.rules.moves import Execute, Repay
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.state import Trick

from .courses import any_course


def wishes(end: tuple[int, int, int] = (0, 0, 0), **worth: Any) -> Role:
    return role("wishes", {3: worth}, end)


def last_trick(game: Table, cards: str, *more: Any) -> list[Moment]:
    """The last trick of the game as its only one, and the moves that follow it."""
    plays = played(cards)
    for seat, play in enumerate(plays):
        game.seat(seat, role="wishes", hand=play.card)
    state = game.set_up(len(plays))._replace(tricks=(Trick(),) * 11)
    began = ReignBegan(paragraph="T2.1", reign=3, monarch="wild-14c", left_out=0)
    moments = [Moment(1, -1, None, state, (began,))]
    for number, move in enumerate((*plays, *more), start=2):
        acting = tolerance.to_act(state)
        assert acting is not None
        state, events = tolerance.apply(state, move)
        moments.append(Moment(number, acting, move, state, events))
    assert state.outcome is not None
    return moments


def test_a_noble_and_a_death() -> None:
    """T6.6: Coligny lives, 1 + 4; Catherine is dead, a Catholic, 2. All three points by Coligny."""
    game = table(3, roles=(wishes(nobles=(1, 4), dead=(2, 0)),))
    moments = last_trick(game, "nobles-13 nobles-9 townsfolk-3")
    assert points_by_trick(moments) == (TrickPoints(3, 1, (7, 0, 0)),)
    assert [player.points for player in moments[-1].state.players] == [7, 0, 0]
    (turn,) = turning_points(moments)
    assert (turn.reign, turn.trick, turn.paragraph) == (3, 1, TRICK)
    assert (turn.swing, turn.swings) == (7, (7, 0, 0))
    assert turn.cards == ("nobles-13",)
    assert (turn.moved, turn.lines) == (0, (("nobles", 1 + 4), ("dead_catholic", 2)))
    laid, killed = turn.effects
    assert isinstance(laid, CardLaid)
    assert isinstance(killed, CardKilled)
    assert turn.main is laid
    assert (laid.card, killed.card) == ("nobles-13", "nobles-9")


def test_a_pennant() -> None:
    """T8, T9.1: Henry taxes 5 + 2 + 2, and 5 + 9 is a pennant worth 5."""
    moments = last_trick(table(3, roles=(wishes(end=(5, 0, 0)),)), "nobles-14 nobles-3 townsfolk-7")
    (turn,) = turning_points(moments)
    assert (turn.swing, turn.cards) == (5, ("nobles-14",))
    assert turn.lines == (("pennants_money", 5),)
    assert isinstance(turn.main, TallyChanged)
    assert (turn.main.cause, turn.main.amount) == ("nobles-14", 9)


def test_an_execution_turns_the_game() -> None:
    """T6.1: James kills the own Lady, worth 1 + 4 up to then, for the 9 of a dead Protestant."""
    game = table(3, roles=(wishes(nobles=(1, 4), dead=(0, 9)),))
    cards = "nobles-3 wild-14c:clergy townsfolk-3"
    moments = last_trick(game, cards, Execute("nobles-3"))
    assert points_by_trick(moments) == (TrickPoints(3, 1, (5, 0, 0)),)
    trick, execution = sorted(turning_points(moments), key=lambda turn: -turn.trick)
    assert (trick.paragraph, trick.swing) == (TRICK, 5)
    assert (execution.paragraph, execution.trick, execution.swing) == (EXECUTION, 0, 9 - 5)
    assert execution.cards == ("wild-14c",)
    assert execution.lines == (("dead_protestant", 9), ("nobles", -(1 + 4)))
    # The greater swing comes first.
    assert turning_points(moments, 1) == (trick,)
    assert turning_points(moments, 0) == ()


def test_nothing_of_a_game_that_is_not_over() -> None:
    moments = last_trick(table(3, roles=(wishes(),)), "nobles-3 nobles-1 townsfolk-3")
    assert turning_points(moments) == ()
    assert turning_points(moments[:-1]) == ()
    assert points_by_trick(moments[:-1]) == ()
    assert turning_points(()) == ()
    assert points_by_trick(()) == ()


def moments_of(seed: int) -> list[Moment]:
    return [
        Moment(number, -1 if step.before.to_act is None else step.before.to_act, *step[1:4])
        for number, step in enumerate(any_course(seed), start=1)
    ]


def place_of(turn: TurningPoint, moments: list[Moment]) -> int:
    """The move that brought about the main cause of a turn."""
    return next(
        number
        for number, moment in enumerate(moments)
        if any(event is turn.main for event in moment.events)
    )


@pytest.mark.parametrize("seed", range(24))
def test_the_swings_make_up_the_whole_game(seed: int) -> None:
    """All turns of the lead together are the lead at the end, for everyone began with nothing."""
    moments = moments_of(seed)
    final = moments[-1].state
    points = [player.points for player in final.players]
    winner = final.outcome.winners[0]
    others = [seat for seat in range(len(points)) if seat not in final.outcome.winners]
    others = others or [seat for seat in range(len(points)) if seat != winner]
    turns = turning_points(moments, 1000)
    assert sum(turn.swing for turn in turns) == points[winner] - max(points[s] for s in others)
    sizes = [abs(turn.swing) for turn in turns]
    assert sizes == sorted(sizes, reverse=True)
    tricks = [(turn.reign, turn.trick) for turn in turns if turn.paragraph == TRICK]
    assert len(set(tricks)) == len(tricks)
    assert turning_points(moments) == turns[:3] == turning_points(moments_of(seed))[:3]
    for turn in turns:
        moment = moments[place_of(turn, moments)]
        assert turn.main in turn.effects
        assert turn.paragraph in (TRICK, EXECUTION, REPAYMENT)
        if turn.paragraph == REPAYMENT:
            assert isinstance(moment.move, Repay)
        if turn.paragraph == TRICK:
            assert turn.cards or turn.main.kind in ("loan_taken", "tally_changed")


SAFE = 25
"""T6.6: with so many points booked, no reign takes anybody down to zero."""


def test_the_lines_of_a_turn_add_up_to_it() -> None:
    """The bound of zero points (T6.6) is one of them only where it can be."""
    bound = 0
    for seed in range(24):
        moments = moments_of(seed)
        for turn in turning_points(moments, 1000):
            assert abs(turn.swings[turn.moved]) == max(map(abs, turn.swings))
            assert sum(line.points for line in turn.lines) == turn.swings[turn.moved]
            assert all(line.points for line in turn.lines)
            *lines, last = turn.lines
            sizes = [abs(line.points) for line in lines]
            assert sizes == sorted(sizes, reverse=True)
            if last.of == BOUND:
                bound += 1
                before = moments[place_of(turn, moments) - 1]
                assert before.state.players[turn.moved].points < SAFE
    assert bound > 10


def test_zero_points_bear_a_loss() -> None:
    """T6.6: the Lady brings 1 + 4, the dead Catholic -9: together no more than nothing."""
    game = table(3, roles=(wishes(nobles=(1, 4), dead=(-9, 0), clergy=(0, 0)),))
    moments = last_trick(game, "nobles-13 nobles-9 townsfolk-3")
    assert turning_points(moments) == ()
    assert points_by_trick(moments) == (TrickPoints(3, 1, (0, 0, 0)),)


def test_the_points_after_a_trick_are_those_of_the_table_then() -> None:
    """The points booked, and what `supposed_score` adds to them."""
    compared = 0
    for seed in range(24):
        lines = {
            (line.reign, line.trick): line.points for line in points_by_trick(moments_of(seed))
        }
        assert list(lines) == [(reign, trick) for reign in (1, 2, 3) for trick in range(1, 13)]
        for step in any_course(seed):
            state, memory = step.before, step.memory
            if state.phase != "play" or state.trick.plays or not state.tricks:
                continue
            for seat, player in enumerate(state.players):
                worth = supposed_score(supposed(tolerance.view(state, seat), memory), seat)
                assert worth is not None
                assert lines[state.reign, len(state.tricks)][seat] == player.points + worth.total
                compared += 1
    assert compared > 1000
