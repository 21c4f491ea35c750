"""Playouts: the rules of thumb are those of the player, and all that is played is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.tiers import sizes
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine import flat, playouts
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.players import thumb, worth
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import WILD
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.view import View

from .twins import any_options, follow, snapshot

NEAR = 1e-9
"""What adding the same figures in another order may change."""
ENOUGH = {kinds.Play: 1_700, kinds.ChooseTarget: 100, kinds.Execute: 30}


class Ties(Random):
    """Remembers among which moves it chose."""

    def choice(self, offered: Any) -> Any:
        self.offered = offered
        return offered[0]

    offered: Sequence[Move] = ()


def values_of_plays(view: View, weights: tuple[float, ...]) -> dict[Move, float]:
    """What `players.thumb` maximises, with any weights."""
    eye, cards = worth.TrickWorth(view), view.options.cards
    expected: dict[Move, float] = {}
    for move in view.moves:
        assert isinstance(move, kinds.Play)
        plays, suit = thumb._with(view, move)
        winner, gain = eye.of_trick(plays, suit)
        left = len(view.seats) - len(plays)
        holds = (cards[move.card].rank / 15) ** (weights[playouts.HOLDING] * left)
        mine = winner == view.seat
        expected[move] = (gain + weights[playouts.TRICK]) * holds if mine else 0.0
    harm = max(expected.values()) <= NEAR and min(expected.values()) < -NEAR
    for move in expected:
        assert isinstance(move, kinds.Play)
        card = cards[move.card]
        wild = weights[playouts.WILD_RANKS] if card.suit == WILD else 0
        cost = weights[playouts.RANK] * (card.rank + wild)
        expected[move] += weights[playouts.KEEP_OUT] * card.rank if harm else -cost
    return expected


def values_of(view: View, weights: tuple[float, ...]) -> dict[Move, float]:
    """What each legal move is worth to `players.thumb`."""
    first = view.moves[0]
    if isinstance(first, kinds.Play):
        return values_of_plays(view, weights)
    if isinstance(first, kinds.ChooseTarget):
        eye = worth.TrickWorth(view)
        return {move: eye.of_target(move.card) for move in view.moves if hasattr(move, "card")}
    ties = Ties()
    chosen = thumb.ThumbPlayer().decide(view, view.moves, ties).move
    return {move: float(move == chosen or move in ties.offered) for move in view.moves}


@pytest.mark.parametrize("weights", [playouts.THUMB, playouts.THUMB_PLUS], ids=["thumb", "thumb+"])
@pytest.mark.parametrize("times", sizes(1, 4))
def test_the_engine_chooses_what_the_player_likes_best(
    times: int, weights: tuple[float, ...]
) -> None:
    rng, met, strange = Random(times), Counter[type[Move]](), 0
    while any(met[kind] < number * times for kind, number in ENOUGH.items()):
        options = any_options(rng)
        policy = playouts.Thumb(Positions(options).figures, list(weights), 0)
        for state, engine, positions in follow(options, rng):
            if state.to_act is None or state.to_act < 0 or state.phase == "take_role":
                continue
            view = tolerance.view(state, state.to_act)
            before = snapshot(engine)
            number = policy.choose(engine)
            assert snapshot(engine) == before
            move = positions.move(number, engine.phase, engine.reign)
            values = values_of(view, weights)
            best = max(values.values()) - NEAR
            assert values[move] >= best
            # Of those that tie it is the first.
            assert move == next(one for one in values if values[one] >= best)
            if weights == playouts.THUMB:
                liked = thumb.ThumbPlayer().decide(view, view.moves, rng).move
                strange += values[liked] < best
            met[type(move)] += len(values) > 1
    # The player itself takes a sum of nothing for a loss where adding it up left a rest of 1e-17.
    assert strange < times * 5


def play_slowly(engine: flat.Engine, until: int, policy: playouts.Thumb | None) -> None:
    """A playout made of the steps that were held to the rules, one by one."""
    while engine.reign <= until and engine.phase != flat.OVER:
        if engine.seat == flat.CHANCE:
            engine.draw()
        elif policy is None or engine.below(playouts.ALWAYS) < policy.astray:
            engine.apply(engine.moves[engine.below(engine.legal())])
        else:
            engine.apply(policy.choose(engine))


@pytest.mark.parametrize("games", sizes(6, 60))
def test_playouts_make_legal_moves_until_they_end(games: int) -> None:
    rng, ends = Random(games), set()
    for number in range(games):
        options = any_options(rng)
        positions = Positions(options)
        astray = 1 + 200 * (number % 2)
        policy = playouts.Thumb(positions.figures, list(playouts.THUMB_PLUS), astray)
        for _state, engine, _positions in follow(options, rng):
            if rng.random() < 0.95:
                continue
            until = rng.randrange(engine.reign, 4)
            engine.sow(rng.randrange(2**61))
            fast, slow = positions.engine(), positions.engine()
            for thinking in (None, policy):
                fast.copy(engine)
                slow.copy(engine)
                if thinking is None:
                    playouts.play_at_random(fast, until)
                else:
                    policy.play_on(fast, until)
                play_slowly(slow, until, thinking)
                assert snapshot(fast) == snapshot(slow)
                assert fast.random == slow.random
                # To the end of the reign, not a move further.
                over = fast.phase == flat.OVER
                assert over or (fast.phase, fast.reign) == (flat.DEAL, until + 1)
                ends.add((until, over))
    assert ends >= {(1, False), (2, False), (3, True)}


def test_going_astray_changes_as_many_decisions_as_it_says() -> None:
    rng = Random(4)
    options = any_options(rng)
    figures = Positions(options).figures
    plain = playouts.Thumb(figures, list(playouts.THUMB), 0)
    strays = playouts.Thumb(figures, list(playouts.THUMB), playouts.ALWAYS)
    engine, other, random = (flat.Engine(figures) for _ in range(3))
    engine.sow(5)
    plain.play_on(engine, 3)
    other.sow(5)
    strays.play_on(other, 3)
    random.sow(5)
    play_slowly(random, 3, strays)
    assert snapshot(other) == snapshot(random) != snapshot(engine)


def test_the_same_seed_plays_the_same_game_whatever_was_played_before() -> None:
    options = any_options(Random(9))
    positions = Positions(options)
    first, second = positions.engine(), positions.engine()
    first.sow(11)
    playouts.play_at_random(first, 3)
    second.sow(12)
    playouts.play_at_random(second, 1)
    second.copy(positions.engine())
    second.sow(11)
    playouts.play_at_random(second, 3)
    assert snapshot(first) == snapshot(second)
    second.copy(positions.engine())
    second.sow(13)
    playouts.play_at_random(second, 3)
    assert snapshot(first) != snapshot(second)
