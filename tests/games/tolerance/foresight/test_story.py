"""How everyone stood after each trick of a game."""

from __future__ import annotations

from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.goals import supposed_score
from tolerance_game.games.tolerance.foresight.story import points_by_trick
from tolerance_game.games.tolerance.foresight.supposition import supposed

from .courses import any_course, moments_of


def test_nothing_of_a_game_that_is_not_over() -> None:
    assert points_by_trick(()) == ()
    assert points_by_trick(moments_of(0)[:1]) == ()


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
