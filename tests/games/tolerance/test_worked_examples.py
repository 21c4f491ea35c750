"""T11: the examples of the two books, which must come out exactly so."""

from __future__ import annotations

import pytest

from .scenarios import table

KNIGHT = "clergy-10 wild-10:nobles nobles-9 nobles-8"
UNLUCK = "clergy-10 wild-10:nobles nobles-9 wild-5:clergy"

pytestmark = pytest.mark.parametrize("edition", ["english", "german"])


def test_knight_under_mary(edition: str) -> None:
    """T11.1: no Protestant; -1 + 0 + 3; 6 + 4 + 2; Catherine must die; then 1 piety each."""
    game = table(1, edition=edition).trick(KNIGHT, last=True)
    game.expect_seat(0, money=5 + 2 + 3, catholic=6 + 4 + 2 + 3, pennants=(1, 1, 0)).expect_others(
        1, 2, 3
    )
    table(1, edition=edition).trick(KNIGHT).expect(
        "C clergy-10 wild-10 nobles-8; †C nobles-9",
        by=0,
        money=5 - 1 + 0 + 3,
        catholic=6 + 4 + 2,
        pennants=(0, 1, 0),
    )


def test_knight_under_elizabeth(edition: str) -> None:
    """T11.1: the Knight gives no piety; at the end Gilbert alone gives 1, the ○ two pay taxes."""
    game = table(2, edition=edition).trick(KNIGHT, last=True)
    game.expect_seat(0, money=5 + 2 + 2, catholic=6 + 4 + 1, pennants=(0, 1, 0))
    game.expect_others(1, 2, 3)
    table(2, edition=edition).trick(KNIGHT).expect(
        "C clergy-10; N wild-10 nobles-8; †C nobles-9",
        by=0,
        money=5 - 1 + 0 + 3,
        catholic=6 + 4,
        pennants=(0, 1, 0),
    )


def test_knight_under_james(edition: str) -> None:
    """T11.1: Gilbert converts the Bailiff (1 against 2); 10 | 2; at the end 2 | 1 more."""
    table(3, edition=edition).trick(KNIGHT).expect(
        "C clergy-10 wild-10; P nobles-8; †C nobles-9",
        by=0,
        money=5 + 2,
        catholic=10,
        protestant=2,
        pennants=(0, 1, 0),
    )
    table(3, edition=edition).trick(KNIGHT, last=True).expect_seat(
        0,
        "C clergy-10 wild-10; P nobles-8; †C nobles-9",
        money=5 + 2 + 1,
        catholic=10 + 2,
        protestant=2 + 1,
        pennants=(0, 1, 0),
    )


def test_unluck_under_mary(edition: str) -> None:
    """T11.2: -1 - 1 + 3; 6 + 4; Unluck kills the card with the most money, Catherine."""
    table(1, edition=edition).trick(UNLUCK).expect(
        "C clergy-10 wild-10 wild-5; †C nobles-9",
        by=0,
        money=5 - 1 - 1 + 3,
        catholic=6 + 4,
        pennants=(0, 1, 0),
    )
    game = table(1, edition=edition).trick(UNLUCK, last=True)
    game.expect_seat(0, money=5 + 1 + 3, catholic=10 + 3, pennants=(0, 1, 0))


def test_unluck_under_elizabeth(edition: str) -> None:
    """T11.2: the same sums; Bailiff and Unluck lie without religion and pay 2 in taxes."""
    table(2, edition=edition).trick(UNLUCK).expect(
        "C clergy-10; N wild-10 wild-5; †C nobles-9",
        by=0,
        money=5 - 1 - 1 + 3,
        catholic=6 + 4,
        pennants=(0, 1, 0),
    )
    game = table(2, edition=edition).trick(UNLUCK, last=True)
    game.expect_seat(0, money=5 + 1 + 2, catholic=10 + 1, pennants=(0, 1, 0))


def test_unluck_under_james(edition: str) -> None:
    """T11.2 with T4.6: Gilbert converts Unluck (0 against the Bailiff's 1); all else the same."""
    table(3, edition=edition).trick(UNLUCK).expect(
        "C clergy-10 wild-5; P wild-10; †C nobles-9",
        by=0,
        money=5 - 1 - 1 + 3,
        catholic=6 + 4,
        pennants=(0, 1, 0),
    )
    game = table(3, edition=edition).trick(UNLUCK, last=True)
    game.expect_seat(0, money=5 + 1 + 1, catholic=10 + 2, protestant=1, pennants=(0, 1, 0))
