"""T4.8, T7 and T8: bookings and their bounds, debts, loans and pennants."""

from __future__ import annotations

import pytest

from .scenarios import table
from .tricks import DEBT, DIP

DEBT_PILES = "C nobles-4 townsfolk-2; P clergy-14"


def test_no_tally_rises_above_69_at_any_booking() -> None:
    """T4.8: 68 + 8 is 69, and 69 - 2 is 67; Charles also taxes 1 - 3 + 0."""
    game = table(2, catholic=68).trick("clergy-13 wild-13:nobles townsfolk-1")
    game.expect("C clergy-13 wild-13; N townsfolk-1", by=0, money=5 + 1 - 3 + 0, catholic=67)


def test_money_does_not_rise_above_69_either() -> None:
    """T4.8: Henry 68 + 5 - 1 + 3 is 69, then Marcus -1 makes 68."""
    game = table(2, money=68).trick("nobles-14 clergy-12 townsfolk-11")
    game.expect("N nobles-14 clergy-12; P townsfolk-11", by=0, money=68)


def test_a_total_is_booked_as_one_change() -> None:
    """T4.8: Henry's 5 - 4 + 0 is 1 and makes 69 of 68; 5 alone would have lost 4 of it."""
    game = table(2, money=68).trick("nobles-14 clergy-14 townsfolk-1")
    game.expect("N nobles-14 townsfolk-1; P clergy-14", by=0, money=69)
    assert [(e.before, e.after, e.amount) for e in game.told("tally_changed")] == [(68, 69, 1)]


def test_charles_books_the_tax_first_then_each_piety() -> None:
    """T4.8: three bookings, in this order, of one card."""
    game = table(2).trick("clergy-13 townsfolk-3 townsfolk-1")
    assert [(e.tally, e.amount, e.cause) for e in game.told("tally_changed")] == [
        ("money", 1 + 1 + 0, "clergy-13"),
        ("catholic", 4, "clergy-13"),
        ("protestant", 1, "clergy-13"),
    ]


def test_piety_stops_at_zero() -> None:
    """T4.8 (ruling): Flagellants take 2 from 1 and from 0."""
    game = table(2, catholic=1).trick("nobles-3 wild-13:nobles townsfolk-1")
    game.expect("C wild-13; N nobles-3 townsfolk-1", catholic=0)


def test_below_zero_means_a_loan_and_one_coin() -> None:
    """T7.1: 2 - 3 is a debt; 3 - 3 is none."""
    game = table(1, money=2).trick(DEBT)
    game.expect(DEBT_PILES, money=1, loans=1)
    game = table(1, money=3).trick(DEBT)
    game.expect(DEBT_PILES, money=0, loans=0)


def test_with_a_loan_in_hand_money_becomes_zero() -> None:
    """T7.2 (single): 2 - 3 with a loan is 0, and the loan stays one."""
    game = table(1, money=2, loans=1, loan_reign=1).trick(DEBT)
    game.expect(DEBT_PILES, money=0)


def test_the_debt_is_checked_when_the_whole_trick_is_resolved() -> None:
    """T4.9, T7.3: 5 - 6 + 2 is 1: no loan, though money was -1 in between."""
    game = table(1).trick(DIP)
    game.expect("C clergy-12 wild-10; P clergy-14 townsfolk-11", by=1, money=1)
    assert [(e.before, e.after) for e in game.told("tally_changed")] == [(5, -1), (-1, 1)]


def test_tricks_follow_each_other_with_the_same_loan() -> None:
    """T7.1-2: in debt twice within a reign, one loan in the end."""
    game = table(1, money=2).trick(DEBT).expect(DEBT_PILES, by=0, money=1, loans=1)
    game.trick("peasants-12 peasants-1 wild-2:clergy")
    game.expect("C peasants-12 wild-2 peasants-1", by=0, money=1 + 1 - 2)
    game.trick("peasants-14 peasants-2 nobles-4")
    game.expect("C peasants-14 nobles-4 peasants-2", by=0, money=2 - 1)


@pytest.mark.parametrize(
    ("before", "earned"), [(0, 0), (1, 1), (9, 1), (10, 1), (11, 2), (51, 6), (60, 6)]
)
def test_a_pennant_for_each_ten(before: int, earned: int) -> None:
    """T8.1: 9 more piety; reached at 10 exactly, not at 9; 69 earns no seventh.

    Cranmer 7 and Printer 2, given by the Parish Priest with his own 3 Catholic.
    """
    game = table(2, protestant=before).trick("peasants-10 clergy-14 townsfolk-4")
    game.expect(
        "C peasants-10; P clergy-14 townsfolk-4",
        by=0,
        catholic=3,
        protestant=before + 9,
        pennants=(0, 0, earned),
    )


def test_two_pennants_at_once() -> None:
    """T8.1: 9 + 12 = 21 passes 10 and 20 (the trick of T11.1)."""
    game = table(1, catholic=9).trick("clergy-10 wild-10:nobles nobles-9 nobles-8")
    game.expect(
        "C clergy-10 wild-10 nobles-8; †C nobles-9", money=5 + 2, catholic=21, pennants=(0, 2, 0)
    )
    assert [e.threshold for e in game.told("pennant_earned")] == [10, 20]


def test_a_pennant_is_earned_though_the_trick_takes_it_back() -> None:
    """T8.1: 3 + 8 is 11, then 11 - 2 is 9; the pennant stays."""
    table(2, catholic=3).trick("clergy-13 wild-13:nobles townsfolk-1").expect(
        "C clergy-13 wild-13; N townsfolk-1", money=5 + 1 - 3 + 0, catholic=9, pennants=(0, 1, 0)
    )


def test_a_pennant_is_not_earned_twice() -> None:
    """T8.1: 9 with a pennant of before, now 12 again."""
    game = table(2, catholic=9, pennants=(0, 1, 0)).trick("peasants-9 nobles-3 nobles-7")
    game.expect("C peasants-9; N nobles-3; P nobles-7", catholic=12)


def test_a_pennant_counts_after_each_booking_of_money_too() -> None:
    """T8.1: Henry 5 + 7 is 12, Marcus 12 - 1 is 11; then 3 + 7 - 1 is 9 and still a pennant."""
    cards = "nobles-14 clergy-12 townsfolk-11"
    piles = "N nobles-14 clergy-12; P townsfolk-11"
    game = table(2, money=5).trick(cards)
    game.expect(piles, money=11, pennants=(1, 0, 0))
    game = table(2, money=3).trick(cards)
    game.expect(piles, money=9, pennants=(1, 0, 0))
    game = table(2, money=2).trick(cards)
    game.expect(piles, money=8)
