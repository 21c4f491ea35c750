"""Hidden bids and undo: what can be taken back told nothing, and an answer cannot be."""

from __future__ import annotations

from random import Random

import pytest

from tests.match.tables import Setting, begun, play_on, play_one
from tolerance_game.core.events import visible_to

from . import THIRD, game
from .promises import with_secrets_changed

THREE = Setting("three bidders", THIRD, {"seats": 3})


def test_what_can_be_taken_back_told_nothing_hidden() -> None:
    """G2: the own bid looks the same whatever the others hold and have bid."""
    rng, checked = Random(3), 0
    for seed in range(10):
        match = begun(THREE, people=(0, 1), seed=seed)
        while match.to_act is not None:
            play_one(match, rng)
            for seat in (0, 1):
                to = match.last_decision(seat)
                if to is None or match.undo_limit(seat) is not None:
                    continue
                state = with_secrets_changed(match.state_for_storage(to), seat, rng)
                for moment in match.moments_for_storage(to):
                    state, events = game.apply(state, moment.move)
                    assert visible_to(events, seat) == visible_to(moment.events, seat)
                assert game.view(state, seat) == match.view(seat)
                checked += 1
    # Of five rounds in ten games: each of the two after the own bid, and nobody after the last one.
    assert checked == 5 * 10 * 2


@pytest.mark.parametrize(("bids", "why"), [(1, ""), (2, "match.undo.answered")])
def test_an_answer_from_a_hidden_hand_is_not_taken_back(bids: int, why: str) -> None:
    match = begun(THREE)
    play_on(match, Random(1), lambda one: len(one.movers()) - one.movers().count(-1) == bids)
    reason = match.undo_limit(0)
    assert (reason.id if reason else "") == why
