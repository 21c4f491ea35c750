"""T3.1-3: why a card cannot be played now, and when the suit of a Wild matters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.tolerance.scenarios import table
from tests.tiers import sizes
from tolerance_game.core.errors import Reason
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.legality import suit_matters, why_not
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, WILD
from tolerance_game.games.tolerance.rules.events import CardPlayed, TrickWon
from tolerance_game.games.tolerance.rules.moves import Move, Play
from tolerance_game.games.tolerance.rules.state import State, Trick

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


def test_a_wild_that_ends_the_trick_and_loses_it_needs_no_suit() -> None:
    """T3.4: of Clergy 1, 9 and 3 the 9 is the highest; the Wild 6 is lower, the Wild 10 is not.

    T3.5, `natural`: against a natural 9 the Wild 9 loses as well, whatever it is declared as.
    """
    for wild, matters in (("wild-6", False), ("wild-9", False), ("wild-10", True)):
        game = table(3).seat(3, hand=f"{wild} townsfolk-2")
        view = tolerance.view(lying(game, "clergy-1 clergy-9 clergy-3", 4), 3)
        assert suit_matters(view, wild) is matters
    # One more seat is to play: the trick may still be another's.
    view = tolerance.view(lying(table(2).seat(2, hand="wild-6 townsfolk-2"), "clergy-1 clergy-9",
                                4), 2)  # fmt: skip
    assert suit_matters(view, "wild-6")


@pytest.mark.parametrize("games", sizes(8, 400))
def test_where_the_suit_does_not_matter_all_suits_end_alike(games: int) -> None:
    """By the rules themselves, hidden cards included: state and events are the same but for the
    suit that was said, and for T3.5 being told where a rank ties."""
    alike = other = 0
    for seed in range(games):
        for before, move, _after, _events, _memory in any_course(f"suits {seed}"):
            if not isinstance(move, Play) or before.to_act is None:
                continue
            view = tolerance.view(before, before.to_act)
            last = len(view.trick.plays) + 1 == len(view.seats)
            for card in view.hand if last else ():
                if view.options.cards[card].suit != WILD:
                    continue
                ends = [told_alike(before, Play(card, suit)) for suit in ORDINARY_SUITS]
                differ = any(end != ends[0] for end in ends)
                assert differ is suit_matters(view, card), (seed, card, view.trick)
                other += differ
                alike += not differ
    assert alike > 5 * games
    assert other > games


def told_alike(before: State, move: Move) -> object:
    """What comes of a move, without the suit that a Wild is declared as."""
    after, events = tolerance.apply(before, move)
    blank = after._replace(
        trick=_undeclared(after.trick), tricks=tuple(map(_undeclared, after.tricks))
    )
    told = [
        replace(event, declared="") if isinstance(event, CardPlayed)
        else replace(event, paragraph="") if isinstance(event, TrickWon)
        else event
        for event in events
    ]  # fmt: skip
    return blank, told


def _undeclared(trick: Trick) -> Trick:
    return trick._replace(plays=tuple(play._replace(declared="") for play in trick.plays))
