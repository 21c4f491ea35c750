"""T3.1-3: why a card cannot be played now."""

from __future__ import annotations

from tests.games.tolerance.scenarios import table
from tolerance_game.core.errors import Reason
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.legality import why_not
from tolerance_game.games.tolerance.rules.moves import Play

from .courses import any_course
from .lying import lying

HAND = "clergy-3 clergy-9 nobles-3 wild-6"


def test_why_a_card_cannot_be_played() -> None:
    """T3.2: whoever holds Clergy plays it, or any Wild."""
    view = tolerance.view(lying(table(1).seat(1, hand=HAND), "clergy-1", 3), 1)
    follow = Reason("tolerance.follow_suit", {"card": "nobles-3", "suit": "clergy"}, "T3.2")
    assert why_not(view, "nobles-3") == follow
    assert why_not(view, "nobles-9") == Reason(
        "tolerance.not_in_hand", {"card": "nobles-9"}, "T3.2"
    )
    for card in ("clergy-3", "clergy-9", "wild-6"):
        assert why_not(view, card) is None
    assert why_not(view, "wild-6", "townsfolk") is None
    assert why_not(view, "wild-6", "") == Reason(
        "tolerance.declare_a_suit", {"card": "wild-6"}, "T3.3"
    )
    assert why_not(view, "clergy-3", "clergy") == Reason(
        "tolerance.only_wilds_are_declared", {"card": "clergy-3"}, "T3.3"
    )


def test_a_card_nobody_knows() -> None:
    """T3.1: not in the hand."""
    view = tolerance.view(table(1).seat(0, hand=HAND).set_up(3), 0)
    assert why_not(view, "nobody") == Reason("tolerance.not_in_hand", {"card": "nobody"}, "T3.1")


def test_out_of_turn() -> None:
    """The turn is with seat 1; a reason a match gives, too."""
    state = lying(table(1).seat(0, hand=HAND), "clergy-1", 3)
    for viewer in (0, 2, -1):
        view = tolerance.view(state, viewer)
        assert why_not(view, "clergy-3") == Reason("match.not_your_turn", {"seat": 1})


def test_while_something_else_is_to_be_chosen() -> None:
    """T4.4: the Knight waits for a target."""
    game = table(2).seat(0, hand="clergy-3").trick("nobles-10 nobles-8 nobles-3")
    reason = why_not(tolerance.view(game.state, 0), "clergy-3")
    assert reason == Reason("error.not_now", {"move": "play", "expected": "choose_target"})


def test_the_answer_is_that_of_the_rules() -> None:
    """In random games: whatever is a legal move can be played, and nothing else."""
    compared = 0
    for seed in range(6):
        for before, move, after, _events, _memory in any_course(seed):
            if isinstance(move, Play):
                assert before.to_act is not None
                view = tolerance.view(before, before.to_act)
                legal = {play.card for play in view.moves if isinstance(play, Play)}
                for card in view.hand:
                    assert (why_not(view, card) is None) == (card in legal)
                    compared += 1
            if after.phase == "over":
                over = Reason("error.game_over")
                assert why_not(tolerance.view(after, 0), "nobles-3") == over
    assert compared > 1000
