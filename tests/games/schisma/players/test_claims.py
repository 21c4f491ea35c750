"""Whatever a reason claims of a move is true by the rules, at every level, under every ruling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.games.schisma.positions import RULINGS
from tests.tiers import sizes
from tolerance_game.core import Reason
from tolerance_game.core.player import Decision
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.supposition import turn_of
from tolerance_game.games.schisma.players import LEVELS
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.state import ACTING, State

from .brute import Proof, chance
from .foreseen import can_win, decision_of, states

BUDGET = 500
BARE = ("player.ahead", "player.nearly_ahead")


def told(decision: Decision) -> Iterator[tuple[Move, Reason]]:
    """Every claim about either move."""
    reasons = [(decision.move, decision.reason)]
    reasons += [(one.move, one.reason) for one in decision.others if one.reason is not None]
    for move, reason in reasons:
        claims = reason.values.get("claims", ())
        assert isinstance(claims, tuple)
        assert bool(claims) != (reason.id in (*BARE, "player.only_move"))
        for claim in claims:
            assert isinstance(claim, Reason)
            yield move, claim


def check(name: str, state: State) -> Counter[str]:
    """Proves what a level says here; how often it claims what."""
    decision, seen = decision_of(name, state, BUDGET), Counter[str]()
    proofs: dict[Move, Proof] = {}
    for move, claim in told(decision):
        proof = proofs.setdefault(move, Proof(state, move))
        assert proof.holds(claim), (name, state, move, claim)
        seen[claim.id.removeprefix("player.claim.")] += 1
    if decision.reason.id in BARE:
        # Never "nothing more" beside a win, a loss barred, or a person gained.
        proof = Proof(state, decision.move)
        other = 1 - state.seat
        assert chance(proof.after, state.seat, state.turn) < 2
        assert not proof._joined(proof.after, state.seat)
        assert not proof._bars()
        assert not proof._bars_luck()
        assert not proof._joined(proof.after, other)
    return seen


@pytest.mark.parametrize("count", sizes(2, 60))
@pytest.mark.parametrize("name", LEVELS)
def test_whatever_is_claimed_is_true(name: str, count: int) -> None:
    seen = Counter[str]()
    found = (one for one in states(31, sense=0.8) if one.turn > 2 and one.phase == ACTING)
    for state in islice(found, 0, 3 * count, 3):
        seen += check(name, state)
    assert seen


@pytest.mark.parametrize("count", sizes(None, 25))
@pytest.mark.parametrize("rulings", RULINGS)
def test_it_is_true_under_every_ruling(rulings: str, count: int) -> None:
    found = (one for one in states(37, RULINGS[rulings], 0.8) if one.turn > 2)
    for state in islice(found, 0, 5 * count, 5):
        check("strong", state)


@pytest.mark.parametrize("count", sizes(1, 40))
def test_it_is_true_where_a_win_is_threatened(count: int) -> None:
    """The positions in which a wrong word costs most."""
    seen = Counter[str]()
    found = (
        one
        for one in states(41, sense=0.8)
        if one.phase == ACTING and can_win(turn_of(one, 1 - one.seat), 1 - one.seat)
    )
    for state in islice(found, 0, 2 * count, 2):
        for name in ("fair", "master"):
            seen += check(name, state)
    assert seen


def test_the_proof_tells_what_is_true_from_what_is_not() -> None:
    """Or the tests before would say little: what is claimed of a move is false of many others."""
    true = false = 0
    found = (one for one in states(31, sense=0.8) if one.turn > 2 and one.phase == ACTING)
    for state in islice(found, 0, 12, 3):
        decision = decision_of("strong", state, BUDGET)
        for move, claim in told(decision):
            if not claim.id.endswith(("lost", "only", "only_luck", "turn")):
                for other in schisma.legal_moves(state)[::9]:
                    holds = Proof(state, other).holds(claim)
                    true, false = true + holds, false + (not holds and other != move)
    assert true
    assert false > true
