"""How likely the plays that were seen make hands and roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random

import pytest

from tests.games.tolerance.material import PROGRAM
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine.knowledge import NOTHING, knowledge_of
from tolerance_game.games.tolerance.engine.weights import (
    Likelihood,
    Play,
    SeenPlay,
    Worlds,
    plays_seen,
)
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.state import PLAY, Played, PlayerState, State, Trick

from .naive_deals import SUIT_OF

OPTIONS = Options(PROGRAM, players=3, roles="unique", hidden_roles=True)
RANK_OF = [card.rank for card in OPTIONS.cards.values()]
NUMBER = OPTIONS.place


class HighOrLow:
    """A stand-in: roles of odd numbers like high cards, the others low ones."""

    def __init__(self, each: float = 0.4) -> None:
        self.each = each

    def worths(
        self, seen: SeenPlay, hand: Sequence[int], role: int, plays: Sequence[Play]
    ) -> list[float]:
        """By rank alone; a Wild is as good as what it is declared as."""
        assert seen.play in plays
        assert {card for card, _declared in plays} <= {*hand}
        sign = 1 if role % 2 else -1
        return [sign * self.each * RANK_OF[card] for card, _declared in plays]


def state_with(trick: Trick, hands: tuple[str, str, str]) -> State:
    """What seat 2 sees after the plays of seats 0 and 1."""
    roles = ("ned", "pierre", "george")
    players = tuple(
        PlayerState(role=role, hand=tuple(hand.split()))
        for role, hand in zip(roles, hands, strict=True)
    )
    dealt = {card for player in players for card in player.hand}
    dealt |= {play.card for play in trick.plays}
    out = tuple(card for card in OPTIONS.ordinary if card not in dealt)
    return State(OPTIONS, PLAY, 2, players, left_out=out, trick=trick)


def test_the_likelihood_is_that_of_each_play_from_its_hand() -> None:
    """Seat 0 (Ned, number 1) leads Nobles 5 from Nobles 5, Clergy 3 and Wild 6, of which the Wild
    can be declared as four suits; seat 1 follows with Nobles 4, and not with its Peasant."""
    trick = Trick("nobles", (Played(0, "nobles-5", ""), Played(1, "nobles-4", "")))
    state = state_with(trick, ("clergy-3 wild-6", "nobles-9 peasants-2", "nobles-1 wild-14a"))
    view = tolerance.view(state, 2)
    known = knowledge_of(view)
    hands = [NOTHING] * (HAND * 3)
    for seat in (0, 1):
        for place, card in enumerate(state.players[seat].hand):
            hands[HAND * seat + place] = NUMBER[card]
    found = Likelihood(view, known, HighOrLow(0.5), temperature=1.0, floor=0.1).of_hands(hands)

    def play(chosen: int, ranks: list[int], sign: int) -> float:
        parts = [exp(sign * 0.5 * rank) for rank in ranks]
        return log(0.9 * exp(sign * 0.5 * chosen) / sum(parts) + 0.1 / len(ranks))

    # T3.1: each of the four ways to lead the Wild is a play of rank 6.
    lead = [5, 3, 6, 6, 6, 6]
    # The number of Ned is 1, of Pierre 2; seat 2 is George, number 3, and plays do not matter.
    assert found[0][1] == pytest.approx(play(5, lead, 1))
    assert found[0][2] == pytest.approx(play(5, lead, -1))
    assert found[1][1] == pytest.approx(play(4, [4, 9], 1))
    assert found[1][2] == pytest.approx(play(4, [4, 9], -1))
    assert found[2] == {3: 0.0}
    assert set(found[0]) == set(found[1]) == {1, 2, 4, 5, 6, 7}


def test_what_others_have_played_is_seen() -> None:
    """T3.1-3: with the suit of the trick, which a lead does not have yet, and what lay there."""
    first = Trick(
        "clergy",
        (Played(1, "wild-6", "clergy"), Played(2, "clergy-2", ""), Played(0, "nobles-4", "")),
        1,
    )
    now = Trick("peasants", (Played(1, "peasants-3", ""),))
    state = state_with(now, ("", "", ""))._replace(tricks=(first,))
    wild, second, third, lead = (
        NUMBER[card] for card in ("wild-6", "clergy-2", "nobles-4", "peasants-3")
    )
    clergy = ORDINARY_SUITS.index("clergy")
    assert plays_seen(tolerance.view(state, 2)) == [
        SeenPlay(1, (wild, clergy), 0, NOTHING, ()),
        SeenPlay(0, (third, NOTHING), 0, clergy, ((1, (wild, clergy)), (2, (second, NOTHING)))),
        SeenPlay(1, (lead, NOTHING), 1, NOTHING, ()),
    ]


def played_by(policy: HighOrLow, tricks: int, rng: Random) -> State:
    """A first reign in which all play by the softmax of a policy, after so many tricks."""
    state = tolerance.start(OPTIONS)
    roles = [role.id for role in PROGRAM.roles]
    while len(state.tricks) < tricks:
        seat = state.to_act
        assert seat is not None
        moves = tolerance.legal_moves(state)
        if seat == CHANCE:
            move = tolerance.chance_move(state, rng)
        elif state.phase == PLAY:
            plays = [play for play in moves if isinstance(play, kinds.Play)]
            sign = 1 if roles.index(state.players[seat].role) % 2 else -1
            worths = [sign * policy.each * RANK_OF[NUMBER[play.card]] for play in plays]
            move = rng.choices(plays, [exp(worth) for worth in worths])[0]
        else:
            move = rng.choice(moves)
        state, _events = tolerance.apply(state, move)
    return state


def test_the_posterior_is_as_often_right_as_it_says() -> None:
    """Where all really play by the policy: the hidden roles, whether the next seat likes high
    cards, and how many Wilds it has left. And it says more than no inference does."""
    rng, policy = Random(1), HighOrLow()
    said: list[float] = []
    true: list[bool] = []
    gained: list[float] = []
    wilds: list[float] = []
    for number in range(60):
        state = played_by(policy, 5, rng)
        view = tolerance.view(state, 0)
        known = knowledge_of(view)
        worlds = Worlds(known, Likelihood(view, known, policy, floor=0.0), 60, number)
        weights = worlds.role_weights()
        roles = tuple(
            [role.id for role in PROGRAM.roles].index(player.role) for player in state.players
        )
        likes_high = sum(
            weight for one, weight in zip(worlds.roles, weights, strict=True) if one[1] % 2
        )
        said.append(likes_high / sum(weights))
        true.append(bool(roles[1] % 2))
        gained.append(
            log(weights[worlds.roles.index(roles)] / sum(weights) * len(worlds.roles) + 1e-9)
        )
        kept = [
            sum(SUIT_OF[card] == 4 for card in world.hands[HAND : HAND + known.sizes[1]])
            for world in worlds.resampled(60)
        ]
        held = sum(card.startswith("wild") for card in state.players[1].hand)
        wilds.append(sum(kept) / 60 - held)
    count = len(said)
    spread = sqrt(sum(one * (1 - one) for one in said))
    assert abs(sum(said) - sum(true)) < 3 * spread
    assert sum((one > 0.5) == other for one, other in zip(said, true, strict=True)) > 0.8 * count
    assert sum(gained) / count > 0.5
    mean = sum(wilds) / count
    error = sqrt(sum((one - mean) ** 2 for one in wilds)) / count
    assert abs(mean) < 3 * error


def test_worlds_are_taken_as_often_as_their_weights_say() -> None:
    """Systematic: the share of each is right to one in all."""
    state = played_by(HighOrLow(), 4, Random(5))
    view = tolerance.view(state, 0)
    known = knowledge_of(view)
    worlds = Worlds(known, Likelihood(view, known, HighOrLow()), 20, 1)
    taken = worlds.resampled(5000)
    weights = dict(zip(worlds.roles, worlds.role_weights(), strict=True))
    total = sum(weights.values())
    found = Counter(world.roles for world in taken)
    for roles, weight in weights.items():
        # Twenty hands, each with one part for these roles.
        assert abs(found[roles] - 5000 * weight / total) <= 20
    again = Worlds(known, Likelihood(view, known, HighOrLow()), 20, 1)
    assert again.resampled(5000) == taken
    assert Worlds(known, Likelihood(view, known, HighOrLow()), 20, 2).resampled(5000) != taken
