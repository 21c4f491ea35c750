"""What the table tells of what may be chosen: all that is legal, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tolerance_game.games.schisma.foresight.choices import simple_move
from tolerance_game.games.schisma.rules.moves import ACTIONS, PETITION, Petition

from .sittings import AGAINST, Sitting, at_turn


def told(sitting: Sitting) -> dict[str, Any]:
    """As a journey reads it."""
    found: dict[str, Any] = json.loads(json.dumps(sitting.scene.told()))["choice"]
    return found


def legal_targets(sitting: Sitting, column: int) -> set[tuple[tuple[int, ...], ...]]:
    """The choices of a petition that the rules allow."""
    return {
        move.targets
        for move in sitting.legal
        if isinstance(move, Petition) and move.column == column
    }


@pytest.mark.parametrize(("turn", "used"), [(1, 0), (2, 0), (2, 1), (3, 1), (6, 0)])
def test_whom_each_action_may_meet_is_told_as_the_rules_have_it(turn: int, used: int) -> None:
    sitting = Sitting(at_turn(turn, seat=turn % 2, used=used))
    for action in ACTIONS:
        allowed = [
            column
            for column in range(5)
            if (
                legal_targets(sitting, column)
                if action == PETITION
                else simple_move(action, column) in sitting.legal
            )
        ]
        assert told(sitting)["able"][action] == allowed
    assert "plan" not in told(sitting)


@pytest.mark.parametrize("seed", range(3, 9))
def test_each_target_that_is_told_leads_on_and_no_other_does(seed: int) -> None:
    sitting = Sitting(at_turn(5), seed=seed)
    for column in told(sitting)["able"][PETITION]:
        sitting.click(f"person/{column}", f"menu/{PETITION}")
        plan, targets = told(sitting)["plan"], legal_targets(sitting, column)
        assert (plan["action"], plan["column"], plan["picked"]) == (PETITION, column, [])
        if plan["step"]:
            first = {one for choice in targets for one in choice[0]}
            assert plan["able"] == sorted(first)
            assert not plan["ready"]
        else:
            assert plan["ready"]
        sitting.click("button/cancel")


def test_nothing_is_told_when_another_is_to_act() -> None:
    sitting = Sitting(at_turn(4, seat=0), seats=AGAINST)
    assert told(sitting) == {}
