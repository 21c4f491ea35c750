"""T11: the examples of the two books, which must come out exactly so."""

from __future__ import annotations

from typing import Any

import pytest

from .scenarios import Table, table

KNIGHT = "clergy-10 wild-10:nobles nobles-9 nobles-8"
UNLUCK = "clergy-10 wild-10:nobles nobles-9 wild-5:clergy"

pytestmark = pytest.mark.parametrize("edition", ["english", "german"])


def brings(cards: str, reign: int, edition: str, piles: str, **values: Any) -> None:
    """The trick is won by seat 0 and earns it one Catholic pennant."""
    table(reign, edition=edition).trick(cards).expect(piles, by=0, pennants=(0, 1, 0), **values)


def last(cards: str, reign: int, edition: str) -> Table:
    """The trick ends the reign."""
    return table(reign, edition=edition).trick(cards, last=True)


def test_knight_under_mary(edition: str) -> None:
    """T11.1: no Protestant; -1 + 0 + 3; 6 + 4 + 2; Catherine must die; then 1 piety each."""
    game = last(KNIGHT, 1, edition)
    game.expect_seat(0, money=5 + 2 + 3, catholic=6 + 4 + 2 + 3, pennants=(1, 1, 0))
    game.expect_others(1, 2, 3)
    piles = "C clergy-10 wild-10 nobles-8; †C nobles-9"
    brings(KNIGHT, 1, edition, piles, money=5 - 1 + 0 + 3, catholic=6 + 4 + 2)


def test_knight_under_elizabeth(edition: str) -> None:
    """T11.1: the Knight gives no piety; at the end Gilbert alone gives 1, the ○ two pay taxes."""
    game = last(KNIGHT, 2, edition)
    game.expect_seat(0, money=5 + 2 + 2, catholic=6 + 4 + 1, pennants=(0, 1, 0))
    game.expect_others(1, 2, 3)
    piles = "C clergy-10; N wild-10 nobles-8; †C nobles-9"
    brings(KNIGHT, 2, edition, piles, money=5 - 1 + 0 + 3, catholic=6 + 4)


def test_knight_under_james(edition: str) -> None:
    """T11.1: Gilbert converts the Bailiff (1 against 2); 10 | 2; at the end 2 | 1 more."""
    piles = "C clergy-10 wild-10; P nobles-8; †C nobles-9"
    brings(KNIGHT, 3, edition, piles, money=5 + 2, catholic=10, protestant=2)
    pieties = {"catholic": 10 + 2, "protestant": 2 + 1}
    game = last(KNIGHT, 3, edition)
    game.expect_seat(0, piles, money=5 + 2 + 1, pennants=(0, 1, 0), **pieties)


def test_unluck_under_mary(edition: str) -> None:
    """T11.2: -1 - 1 + 3; 6 + 4; Unluck kills the card with the most money, Catherine."""
    piles = "C clergy-10 wild-10 wild-5; †C nobles-9"
    brings(UNLUCK, 1, edition, piles, money=5 - 1 - 1 + 3, catholic=6 + 4)
    game = last(UNLUCK, 1, edition)
    game.expect_seat(0, money=5 + 1 + 3, catholic=10 + 3, pennants=(0, 1, 0))


def test_unluck_under_elizabeth(edition: str) -> None:
    """T11.2: the same sums; Bailiff and Unluck lie without religion and pay 2 in taxes."""
    piles = "C clergy-10; N wild-10 wild-5; †C nobles-9"
    brings(UNLUCK, 2, edition, piles, money=5 - 1 - 1 + 3, catholic=6 + 4)
    game = last(UNLUCK, 2, edition)
    game.expect_seat(0, money=5 + 1 + 2, catholic=10 + 1, pennants=(0, 1, 0))


def test_unluck_under_james(edition: str) -> None:
    """T11.2 with T4.6: Gilbert converts Unluck (0 against the Bailiff's 1); all else the same."""
    piles = "C clergy-10 wild-5; P wild-10; †C nobles-9"
    brings(UNLUCK, 3, edition, piles, money=5 - 1 - 1 + 3, catholic=6 + 4)
    game = last(UNLUCK, 3, edition)
    game.expect_seat(0, money=5 + 1 + 1, catholic=10 + 2, protestant=1, pennants=(0, 1, 0))
