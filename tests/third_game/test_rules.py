"""The rules of the third game, by hand, and the promises of every game."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.core import notation
from tolerance_game.core.errors import Illegal, Malformed
from tolerance_game.core.events import visible_to
from tools.lab.contract import checked_game

from . import game
from .game.players import ThumbPlayer
from .game.rules import Bid, Deal, Options, Prize, Rulings, State, Turn
from .promises import Promises

PRIZES = tuple(Prize(name, points) for points, name in enumerate("abcde", start=1))
HANDS = ((1, 4, 7, 10, 13), (2, 5, 8, 11, 14))


def after(*moves: str, last_prize: str = "once") -> State:
    """The state after these moves, from the deal of HANDS on."""
    state, _events = game.apply(game.start(Options(PRIZES, 2, Rulings(last_prize))), Deal(HANDS))
    for text in moves:
        state, _events = game.apply(state, notation.read(text, game.MOVES))
    return state


@pytest.mark.parametrize("seats", game.SEATS)
@pytest.mark.parametrize("last_prize", ["once", "twice"])
def test_random_games_keep_every_promise(seats: int, last_prize: str) -> None:
    for number in range(20):
        options = Options(PRIZES, seats, Rulings(last_prize))
        checked_game(game, options, seats, Random(number), Promises(seats))


def test_the_highest_bid_wins_the_prize() -> None:
    """G3."""
    state = after("turn c", "bid 13", "bid 11")
    assert (state.won, state.points) == ((("c",), ()), (3, 0))
    assert state.shown == ((13, 11),)
    assert (state.hands[0], game.to_act(state)) == ((1, 4, 7, 10), -1)


@pytest.mark.parametrize(("last_prize", "points"), [("once", (4, 11)), ("twice", (4, 16))])
def test_the_last_prize_counts_as_agreed(last_prize: str, points: tuple[int, int]) -> None:
    """G4: one to four go to seats 0, 1, 0 and 1, the last one of five points to seat 1."""
    moves = ["turn a", "bid 4", "bid 2", "turn b", "bid 1", "bid 5", "turn c", "bid 10", "bid 8"]
    moves += ["turn d", "bid 7", "bid 11", "turn e", "bid 13", "bid 14"]
    state = after(*moves, last_prize=last_prize)
    assert state.points == points
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


def test_a_bid_is_hidden_until_all_have_bid() -> None:
    """G2."""
    state, events = game.apply(after("turn c"), Bid(13))
    assert [event.kind for event in visible_to(events, 0)] == ["card_laid", "own_card_laid"]
    assert [event.kind for event in visible_to(events, 1)] == ["card_laid"]
    views = [game.view(state, seat) for seat in (-1, 0, 1)]
    assert [(view.has_bid, view.own_bid) for view in views] == [(1, 0), (1, 13), (1, 0)]


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ((), Bid(1), "goofspiel.chance_to_act"),
        ((), Deal(HANDS), "goofspiel.not_chance"),
        ((), Turn("f"), "goofspiel.not_left"),
        (("turn a",), Turn("b"), "goofspiel.not_chance"),
        (("turn a",), Bid(2), "goofspiel.not_in_hand"),
        (("turn a", "bid 1"), Bid(4), "goofspiel.not_in_hand"),
        (("turn a", "bid 1", "bid 2"), Turn("a"), "goofspiel.not_left"),
    ],
)
def test_what_is_not_legal(moves: tuple[str, ...], move: game.rules.Move, reason: str) -> None:
    state = after(*moves)
    refused = game.refusal(state, move)
    assert refused is not None
    assert refused.id == reason
    with pytest.raises(Illegal):
        game.apply(state, move)


@pytest.mark.parametrize("hands", [HANDS[:1], ((1, 2, 3, 4, 5), (5, 6, 7, 8, 9)), ((2, 1),) * 2])
def test_what_chance_cannot_deal(hands: tuple[tuple[int, ...], ...]) -> None:
    """G1."""
    with pytest.raises(Illegal):
        game.apply(game.start(Options(PRIZES)), Deal(hands))


def test_options_no_game_can_be_played_with() -> None:
    for options in (Options(PRIZES, 4), Options(PRIZES, 2, Rulings("thrice")), Options(PRIZES[1:])):
        with pytest.raises(Malformed):
            game.start(options)


@pytest.mark.parametrize(("prize", "card"), [("e", 13), ("d", 10), ("a", 1)])
def test_the_rule_of_thumb_bids_as_much_as_the_prize_is_worth(prize: str, card: int) -> None:
    state = after(f"turn {prize}")
    decision = ThumbPlayer().decide(game.view(state, 0), game.legal_moves(state), Random(1))
    assert decision.move == Bid(card)
