"""T6.1-5 and T6.7: the royal execution, taxes, piety, loans, and the next reign.

Every reign ends with the trick QUIET: three ○ Peasants without an effect, won by the seat that
plays the third. Under Mary they bring it 3 money and 3 Catholic piety, under Elizabeth 3 money,
under James 3 money and 3 Protestant piety.
"""

from __future__ import annotations

import pytest

from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.events import ExecutionLapsed
from tolerance_game.games.tolerance.rules.moves import Execute, Repay
from tolerance_game.games.tolerance.rules.reckoning import end_reign

from .scenarios import Table, table

QUIET = "peasants-1 peasants-3 peasants-8"


def repayments(game: Table) -> list[int]:
    legal = tolerance.legal_moves(game.state)
    return [move.loans for move in legal if isinstance(move, Repay)]


def executions(game: Table) -> set[str]:
    legal = tolerance.legal_moves(game.state)
    return {move.card for move in legal if isinstance(move, Execute)}


def test_taxes_and_piety_under_mary() -> None:
    """T6.3-4: 2 in the Catholic pile pay; piety 2 | 1; the dead give nothing."""
    game = table(1).seat(0, "C nobles-9 nobles-3; P nobles-7; †C nobles-6; †P nobles-5")
    game.trick(QUIET, last=True).expect_phase("deal", -1)
    game.expect_seat(0, money=5 + 2, catholic=2, protestant=1).expect_others(1)
    game.expect_seat(2, money=5 + 3, catholic=3)


def test_taxes_and_piety_under_elizabeth() -> None:
    """T6.3-4: 2 without religion pay and give no piety; 1 Catholic, 2 Protestant."""
    game = table(2).seat(0, "C nobles-9; N nobles-3 nobles-4; P nobles-7 townsfolk-3; †N nobles-1")
    game.trick(QUIET, last=True).expect_phase("deal", -1)
    game.expect_seat(0, money=5 + 2, catholic=1, protestant=2).expect_others(1)
    game.expect_seat(2, money=5 + 3)


def test_taxes_and_piety_under_james() -> None:
    """T6.3-4: 3 in the Protestant pile pay; piety 1 | 3. T6.7: no reign is left."""
    game = table(3).seat(0, "C nobles-9; P nobles-7 nobles-3 nobles-10")
    game.trick(QUIET, last=True).expect_phase("over", None)
    game.expect_seat(0, money=5 + 3, catholic=1, protestant=3).expect_others(1)
    game.expect_seat(2, money=5 + 3, protestant=3)


def test_end_of_reign_bookings_earn_pennants_and_stop_at_69() -> None:
    """T8.1, T4.8: money 9 + 3 passes 10, Catholic piety 68 + 3 stops at 69."""
    game = table(1).seat(2, money=9, catholic=68).trick(QUIET, last=True)
    game.expect_seat(2, money=12, catholic=69, pennants=(1, 6, 0))


def test_the_debt_is_checked_after_the_taxes() -> None:
    """T6.3, T7.1: still at -2 after 1 in taxes means a loan; -1 and 1 does not."""
    game = table(1).seat(0, "C nobles-9", money=-3).trick(QUIET, last=True)
    game.expect_seat(0, money=1, loans=1, catholic=1)
    game = table(1).seat(0, "C nobles-9", money=-1).trick(QUIET, last=True)
    game.expect_seat(0, money=0, catholic=1)


def test_the_execution_is_a_choice_among_all_living_cards_but_the_monarch() -> None:
    """T6.1: own cards too, buried ones too; the dead are safe; the owner chooses."""
    game = table(3).seat(1, "P nobles-10 wild-14c; C nobles-9")
    game.seat(0, "P townsfolk-3 townsfolk-4; †C nobles-6")
    game.trick(QUIET, last=True).expect_phase("execution", 1)
    assert executions(game) == {
        *("nobles-10", "nobles-9", "townsfolk-3", "townsfolk-4"),
        *("peasants-1", "peasants-3", "peasants-8"),
    }


def test_the_victim_goes_on_top_of_the_dead_of_its_religion_on_its_board() -> None:
    """T6.1: the buried Cordwainer; he then pays no tax and gives no piety."""
    game = table(3).seat(1, "P wild-14c")
    game.seat(0, "P townsfolk-3 townsfolk-4; †P townsfolk-9")
    game.trick(QUIET, last=True).execute("townsfolk-3").expect_phase("over", None)
    game.expect_seat(0, "P townsfolk-4; †P townsfolk-9 townsfolk-3", money=5 + 1, protestant=1)
    game.expect_seat(1, "P wild-14c", money=5 + 1, protestant=1)
    game.expect_seat(2, "P peasants-8 peasants-3 peasants-1", money=5 + 3, protestant=3)


def test_a_victim_without_religion() -> None:
    """T6.1, T5.1: under Elizabeth the Lady goes to the dead without religion, unpaid."""
    game = table(2).seat(0, "N wild-14b nobles-3", loans=1, money=5)
    game.trick(QUIET, last=True).execute("nobles-3").expect_phase("repay", 0)
    game.expect_seat(0, "N wild-14b; †N nobles-3", money=5 + 1)


def test_a_single_victim_is_not_asked_for() -> None:
    """T6.1, T4.4: the Knight killed the Poet in the last trick and is alone with Mary.

    Mary's pile then pays 1 and gives 1 Catholic piety.
    """
    game = table(1).trick("nobles-8 wild-14a:nobles nobles-7", last=True)
    game.expect_phase("deal", -1).expect_seat(1, money=5 + 1, catholic=1)
    assert [(e.card, e.seat, e.by) for e in game.told("card_executed")] == [("nobles-8", 1, 1)]


def test_no_victim_no_execution() -> None:
    """T6.1: no effect. No trick can leave the Monarch alone alive (who kills last, lives), so
    the table is cleared by hand and the end of the reign is called directly."""
    state = table(1).seat(0, "C wild-14a; †C nobles-9").set_up(3)
    draft = Draft(state)
    end_reign(draft)
    lapsed = [event for event in draft.events if isinstance(event, ExecutionLapsed)]
    assert [event.why for event in lapsed] == ["no_target"]
    assert draft.phase == "deal"


def test_a_dead_monarch_executes_nobody() -> None:
    """T6.1: Coligny killed Mary in the last trick; she lies dead with the Catholics."""
    game = table(1).trick("nobles-13 wild-14a:clergy townsfolk-3", last=True)
    game.expect_phase("deal", -1)
    assert [event.why for event in game.told("execution_lapsed")] == ["monarch_dead"]
    assert game.told("card_executed") == []
    game.expect_seat(0, protestant=2)


def test_a_monarch_left_out_or_dead_on_a_board_executes_nobody() -> None:
    """T6.1: dead since an earlier trick."""
    game = table(1).seat(0, "†C wild-14a").trick(QUIET, last=True)
    game.expect_phase("deal", -1)
    assert game.told("card_executed") == []


def test_a_converted_monarch_still_executes() -> None:
    """T6.1, T4.1: James, turned Catholic by Gilbert, lies alive and must kill; he pays no tax."""
    game = table(3).trick("clergy-10 wild-14c:nobles clergy-14", last=True)
    game.expect_phase("execution", 2)
    assert executions(game) == {"clergy-10", "clergy-14"}
    game.execute("clergy-14")
    game.expect_seat(2, "C wild-14c clergy-10; †P clergy-14", catholic=2)


@pytest.mark.parametrize(
    ("money", "loans", "offered"),
    [(4, 1, []), (5, 1, [0, 1]), (9, 2, [0, 1]), (10, 2, [0, 1, 2]), (20, 2, [0, 1, 2])],
)
def test_loans_cost_five_each_if_one_has_the_money(
    money: int, loans: int, offered: list[int]
) -> None:
    """T6.5: as many as held and paid for; who cannot pay is not asked."""
    game = table(1).seat(0, money=money, loans=loans, loan_reign=1).trick(QUIET, last=True)
    assert repayments(game) == offered


def test_repaying_is_a_choice() -> None:
    """T6.5: none, or one for 5."""
    game = table(1).seat(0, money=7, loans=1).trick(QUIET, last=True)
    game.expect_phase("repay", 0).repay(0).expect_phase("deal", -1)
    game.expect_seat(0, money=7, loans=1)
    game = table(1).seat(0, money=7, loans=1).trick(QUIET, last=True)
    game.repay(1).expect_phase("deal", -1).expect_seat(0, money=2, loans=0)


def test_the_taxes_can_pay_for_a_loan() -> None:
    """T6.2-5: taxes come first: 4 + 1 is enough."""
    game = table(1).seat(0, "C nobles-9", money=4, loans=1).trick(QUIET, last=True)
    game.repay(1).expect_seat(0, money=0, loans=0, catholic=1)


def test_everyone_who_can_repay_is_asked_clockwise_from_the_starting_player() -> None:
    """T6.5: the books name no order; here the starting player first. Seat 1 led."""
    game = table(1, money=5, loans=1).trick(QUIET, lead=1, last=True)
    game.expect_phase("repay", 1).repay(0)
    game.expect_phase("repay", 2).repay(1)
    game.expect_phase("repay", 0).repay(0).expect_phase("deal", -1)


def test_all_cards_go_back_and_everything_else_stays() -> None:
    """T6.7: boards are empty, tallies, pennants, loans and points stay; a new reign is dealt."""
    game = table(1, money=1, protestant=23, loans=1, points=7)
    game.seat(0, "C nobles-9; †C nobles-6", money=3, points=7)
    game.trick(QUIET, last=True).expect_phase("deal", -1)
    game.expect_seat(0, "C; P; †C", money=4, catholic=1).expect_seat(1, "C; P; †C")
    assert (game.state.reign, game.state.tricks) == (2, ())
    assert len(game.state.left_out) == 69
