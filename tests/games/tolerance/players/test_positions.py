"""Positions in which one move is right, with the reason; who thinks ahead must find it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tolerance.material import INDIFFERENT, role
from tolerance_game.core import Decision
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Execute, Play, Repay
from tolerance_game.games.tolerance.rules.state import EXECUTION, REPAY, State

from .late import late, to_the_end
from .thinkers import decision_of

BUDGET = 150

RICH = role("rich", end=(5, 0, 0))
PROTESTANT = role("believer", end=(0, 0, 5))
RIVAL = role("rival", end=(6, 0, 0))
SATED = role("sated", {reign: {"townsfolk": (-2, 0)} for reign in (1, 2, 3)}, end=(5, 0, 0))
AVENGER = role("avenger", {reign: {"dead": (0, 4)} for reign in (1, 2, 3)})
PROUD = role("proud", {reign: {"clergy": (-4, -4), "townsfolk": (-1, -6)} for reign in (1, 2, 3)})

levels = pytest.mark.parametrize("name", ["able", "strong", "master"])


def decided(name: str, state: State) -> Decision:
    assert tolerance.to_act(state) == 0
    return decision_of(name, state, 0, BUDGET)


@levels
def test_the_trick_with_the_tenth_coin_is_taken(name: str) -> None:
    """T4.5, T8.1: the Mayor taxes all townsfolk: money 5 becomes more than 10, a pennant worth 5.
    It is the last card of the trick, so nobody can take it away (T3.4)."""
    state = late(
        3,
        "townsfolk-14 townsfolk-1/townsfolk-7 peasants-2/townsfolk-3 wild-2/townsfolk-2 wild-4",
        RICH,
        lead=1,
        played="townsfolk-7 townsfolk-3 townsfolk-2",
    )
    assert decided(name, state).move == Play("townsfolk-14")


@levels
def test_a_trick_that_leads_into_debt_is_left_to_others(name: str) -> None:
    """T4.5, T7.1: Bishop Marcus taxes the clergy, who have less than nothing: whoever wins takes a
    loan, and the pennant that 8 money and the taxes of the reign (T6.3) would earn is lost."""
    state = late(
        3,
        "clergy-14 clergy-1/clergy-12 peasants-2/clergy-5 peasants-3/clergy-8 nobles-3",
        RICH,
        lead=1,
        tallies=(8, 0, 0),
        played="clergy-12 clergy-5 clergy-8",
    )
    assert decided(name, state).move == Play("clergy-1")


@levels
def test_a_wild_is_declared_as_the_suit_of_a_trick_that_is_wanted(name: str) -> None:
    """T3.3-4: the Courier taxes townsfolk and peasants, and wins only as one of the townsfolk."""
    state = late(
        3,
        "wild-12 nobles-1/townsfolk-7 peasants-2/townsfolk-3 peasants-3/townsfolk-11 nobles-3",
        RICH,
        lead=1,
        tallies=(5, 0, 0),
        played="townsfolk-7 townsfolk-3 townsfolk-11",
    )
    assert decided(name, state).move == Play("wild-12", "townsfolk")


@levels
def test_a_wild_is_declared_as_another_suit_where_the_trick_does_harm(name: str) -> None:
    """T3.3-4, T6.6a: both cards are Wild and beat the clergy on the table; this role hates to own
    any, and a Wild declared as another suit cannot win."""
    state = late(
        2,
        "wild-12 wild-6/clergy-3 peasants-2/clergy-2 peasants-3/clergy-1 nobles-3",
        PROUD,
        lead=1,
        played="clergy-3 clergy-2 clergy-1",
    )
    move = decided(name, state).move
    assert isinstance(move, Play)
    assert move.declared != "clergy"


@levels
def test_who_is_paid_for_the_faith_chooses_the_card_of_that_faith(name: str) -> None:
    """T4.5, T8.1: Preacher Lamb gives the piety of one card: only Vicar Longleaf's is Protestant,
    and with it the tenth point is reached."""
    state = late(
        1,
        "clergy-11 nobles-1/clergy-2 peasants-2/clergy-6 peasants-3/clergy-10 nobles-3",
        PROTESTANT,
        tallies=(5, 0, 7),
        played="clergy-11 clergy-2 clergy-6 clergy-10",
    )
    assert decided(name, state).move == ChooseTarget("clergy-2")


@levels
def test_who_is_paid_for_dead_protestants_kills_one(name: str) -> None:
    """T4.4, T6.6c: the Valiant Knight must kill a noble: the Court Poet is the only Protestant
    among them."""
    state = late(
        1,
        "nobles-8 peasants-1/nobles-7 peasants-2/nobles-3 peasants-3/nobles-2 clergy-3",
        AVENGER,
        played="nobles-8 nobles-7 nobles-3 nobles-2",
    )
    assert decided(name, state).move == ChooseTarget("nobles-7")


@levels
def test_the_execution_strikes_at_home_where_that_is_paid(name: str) -> None:
    """T6.1, T6.6c: only dead Protestants on the own board count for this role, and a victim lies on
    the board on which it died."""
    state = _asked(EXECUTION)
    living = state.players[0].board.living[2]
    move = decided(name, state).move
    assert isinstance(move, Execute)
    assert move.card in living


@levels
def test_a_loan_is_repaid_at_the_end(name: str) -> None:
    """T9.1: it would cost 3 points, and all pennants for money are earned already."""
    assert decided(name, _asked(REPAY)).move == Repay(1)


def _asked(phase: str) -> State:
    """A moment at the end of the last reign at which seat 0 has this choice."""
    for seed in range(200):
        state = late(
            3,
            "nobles-14 wild-14c/townsfolk-7 peasants-2/townsfolk-3 peasants-3/clergy-2 nobles-3",
            AVENGER,
            tallies=(25, 0, 0),
            loans=1,
        )
        for after in to_the_end(state, Random(seed)):
            protestants = set(after.players[0].board.living[2]) - {"wild-14c"}
            if after.phase == phase and after.to_act == 0 and (protestants or phase == REPAY):
                return after
    raise AssertionError(phase)


@levels
def test_a_rival_is_kept_from_a_pennant(name: str) -> None:
    """T8.1, T9.2: the trick is worth nothing to this role, and a pennant to the rival, who would
    win it."""
    state = late(
        3,
        "townsfolk-14 townsfolk-1/townsfolk-13 peasants-2/townsfolk-3 wild-2/townsfolk-2 wild-4",
        INDIFFERENT,
        rival=RIVAL,
        lead=1,
        others=(5, 0, 0),
        tallies=(10, 0, 0),
        played="townsfolk-13 townsfolk-3 townsfolk-2",
    )
    assert decided(name, state).move == Play("townsfolk-14")


@pytest.mark.parametrize("name", ["novice", "able", "strong", "master"])
def test_money_beyond_the_last_pennant_is_left_to_others(name: str) -> None:
    """T8.1: with 60 money all six pennants are earned, and owning townsfolk costs 2 (T6.6a): what
    the Mayor would tax is out of every goal's reach."""
    state = late(
        3,
        "townsfolk-14 townsfolk-1/townsfolk-7 peasants-2/townsfolk-3 wild-2/townsfolk-2 wild-4",
        SATED,
        lead=1,
        tallies=(60, 0, 0),
        played="townsfolk-7 townsfolk-3 townsfolk-2",
    )
    assert decided(name, state).move == Play("townsfolk-1")


@levels
def test_a_majority_that_is_punished_is_avoided(name: str) -> None:
    """T6.6a: four more townsfolk would make the most of them, and the most costs 6."""
    state = late(
        3,
        "townsfolk-14 townsfolk-1/townsfolk-7 peasants-2/townsfolk-3 wild-2/townsfolk-2 wild-4",
        PROUD,
        lead=1,
        played="townsfolk-7 townsfolk-3 townsfolk-2",
    )
    assert decided(name, state).move == Play("townsfolk-1")


@levels
def test_the_card_that_nobody_can_beat_is_led_while_it_can_win(name: str) -> None:
    """T3.1, T3.4: the Mayor wins what it leads; in reply to another suit it would win nothing."""
    state = late(
        3,
        "townsfolk-14 peasants-1/townsfolk-7 peasants-2/townsfolk-3 wild-2/townsfolk-2 wild-4",
        RICH,
        tallies=(6, 0, 0),
    )
    assert decided(name, state).move == Play("townsfolk-14")
