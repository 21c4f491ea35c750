"""T4.5: what each of the Wild cards does; T4.3: it is of the suit Wild whatever it was called."""

from __future__ import annotations

import pytest

from .scenarios import covers, shown, stories, table


@covers("wild-1a wild-1b")
@pytest.mark.parametrize("plague", ["wild-1a", "wild-1b"])
def test_plaguebearer_kills_one_card(plague: str) -> None:
    """T4.4-5: a choice among all cards but itself."""
    cards = f"nobles-3 {plague}:clergy townsfolk-1"
    table(2, plague_cards=2).trick(cards).expect(by=0, pending="nobles-3 townsfolk-1")
    game = table(2, plague_cards=2).trick(cards, choose="nobles-3")
    game.expect(f"N townsfolk-1 {plague}; †N nobles-3")


@covers("wild-6 wild-10")
@pytest.mark.parametrize("bailiff", ["wild-6", "wild-10"])
def test_bailiffs_tax_all_except_clergy(bailiff: str) -> None:
    """T4.5 Tax: 3 - 1 (himself) + 2, without Cranmer's -4."""
    game = table(1).trick(f"nobles-3 {bailiff}:nobles clergy-14 townsfolk-11")
    game.expect(f"C {bailiff} nobles-3; P clergy-14 townsfolk-11", by=1, money=5 + 3 - 1 + 2)


@covers("wild-6 wild-10")
@pytest.mark.parametrize("bailiff", ["wild-6", "wild-10"])
def test_a_bailiff_declared_clergy_still_taxes_himself(bailiff: str) -> None:
    """T4.3: -1 (himself, Wild) + 2."""
    game = table(1).trick(f"nobles-3 {bailiff}:clergy townsfolk-1")
    game.expect(f"C {bailiff} nobles-3 townsfolk-1", by=0, money=5 - 1 + 2 + 0)


@covers("wild-13")
def test_flagellants_cost_two_of_both_pieties() -> None:
    """T4.5, T4.8: 5 - 2, and 1 - 2 stops at 0."""
    game = table(2, catholic=5, protestant=1).trick("nobles-3 wild-13:nobles townsfolk-1")
    game.expect("C wild-13; N nobles-3 townsfolk-1", by=1, catholic=3, protestant=0)


@covers("wild-14a wild-14b wild-14c")
@pytest.mark.parametrize(
    ("reign", "monarch", "pile"), [(1, "wild-14a", "C"), (2, "wild-14b", "N"), (3, "wild-14c", "P")]
)
def test_a_monarch_does_nothing_in_a_trick(reign: int, monarch: str, pile: str) -> None:
    """T4.1: royal execution is no end-of-trick effect; T5.1: the pile is that of the reign."""
    game = table(reign).trick(f"nobles-3 {monarch}:nobles townsfolk-1")
    game.expect(f"{pile} {monarch} nobles-3 townsfolk-1", by=1)


STORIES = """
Tax collector taxes Nobles and Clergy (T4.3): 2 - 4; called a Noble he is none, so his own 2 do not
    count.
  1 | nobles-3 wild-2:nobles clergy-14 townsfolk-11 | C nobles-3 wild-2; P clergy-14 townsfolk-11
      | by=0 money=5+2-4
Satyr kills the highest rank and all that tie (T4.5): Cranmer and the Mayor, both 14, die; the
    Mayor taxed 4 - 1 before.
  1 | nobles-3 wild-3:nobles clergy-14 townsfolk-14
      | C nobles-3 wild-3; †C townsfolk-14; †P clergy-14 | by=0 money=5+4-1
Scholars give the piety of every card (T4.5-6): Gleaner 2 | Printer 2 and themselves 2; the ○ Lady
    gives nothing here.
  2 | nobles-3 wild-4:nobles peasants-2 townsfolk-4
      | C peasants-2; N nobles-3; P townsfolk-4 wild-4 | by=1 catholic=2 protestant=2+2
Unluck kills the most money and all that tie (T4.5): Alewife 2 and Lady 2 die, Chandler 1 lives.
  1 | nobles-3 wild-5:clergy townsfolk-7 townsfolk-2
      | C wild-5 townsfolk-2; †C townsfolk-7 nobles-3 | by=0
Witch hunters kill one Catholic (T4.4-6): under Mary two to choose from, under Elizabeth the
    Chandler alone.
  1 | nobles-7 wild-7:clergy nobles-3 townsfolk-2 | | by=0 pending=nobles-3,townsfolk-2
  1 | | C townsfolk-2; P nobles-7 wild-7; †C nobles-3 | choose=nobles-3
  2 | | N nobles-3; P nobles-7 wild-7; †C townsfolk-2
Bandits kill one of the Townsfolk (T4.3-4): two to choose from; called Townsfolk the Bandits are
    none, nor is the Poet.
  1 | nobles-7 wild-8:townsfolk townsfolk-2 townsfolk-3 | | by=0 pending=townsfolk-2,townsfolk-3
  1 | | C wild-8 townsfolk-2; P nobles-7; †P townsfolk-3 | choose=townsfolk-3
Ravisher kills the highest piety and all that tie (T4.5): Poet 2 and Printer 2 die, Chandler 1
    lives; then Cranmer 7 alone.
  1 | nobles-7 wild-9:clergy townsfolk-4 townsfolk-2
      | C wild-9 townsfolk-2; †P nobles-7 townsfolk-4 | by=0
  1 | nobles-7 wild-9:clergy clergy-14 townsfolk-2 | C wild-9 townsfolk-2; P nobles-7; †P clergy-14
Ravisher counts the piety of cards without religion (T4.5): under Elizabeth the ○ Queen 4 is of no
    religion and still the most pious.
  2 | peasants-2 wild-9:clergy wild-14b:clergy | C peasants-2; N wild-9; †N wild-14b | by=0
Inquisition kills one Protestant (T4.4-6): Poet or Cordwainer; under James the ○ Lady as well.
  1 | nobles-7 wild-11:clergy townsfolk-3 nobles-3 | | by=0 pending=nobles-7,townsfolk-3
  1 | | C wild-11 nobles-3; P nobles-7; †P townsfolk-3 | choose=townsfolk-3
  3 | | | pending=nobles-7,townsfolk-3,nobles-3
Courier taxes Townsfolk and Peasants (T4.5 Tax): 3 - 2; neither the Noble nor himself.
  1 | nobles-3 wild-12:nobles townsfolk-11 peasants-1
      | C wild-12 nobles-3 peasants-1; P townsfolk-11 | by=1 money=5+3-2
"""


@covers("wild-2 wild-3 wild-4 wild-5 wild-7 wild-8 wild-9 wild-11 wild-12")
@stories(STORIES)
def test_wild(story: tuple[str, ...]) -> None:
    shown(story)
