"""Sums of the log of Tolerance, to be recomputed by hand term by term."""

from __future__ import annotations

import pytest

from tolerance_game.games.tolerance.rules.events import ScoreLine, SectionScored, Term
from tolerance_game.games.tolerance.telling import sum_of

from .everything import strict_teller
from .trick import ANNA, BAILIFF, CATHERINE, SCORED, tally


@pytest.mark.parametrize(
    ("amounts", "said"),
    [
        ((-1, 0, 3), "−1 + 0 + 3 = 2"),
        ((-1, -1, 3), "−1 − 1 + 3 = 1"),
        ((4,), "4"),
        ((-3, -2), "−3 − 2 = −5"),
        ((), "0"),
    ],
)
def test_sums(amounts: tuple[int, ...], said: str) -> None:
    assert sum_of(amounts) == said


def test_the_terms_of_a_sum() -> None:
    event = tally(
        "T4.5", "money", 5, 2, 7, cause=BAILIFF, terms=(Term(BAILIFF, -1), Term(CATHERINE, 3))
    )
    assert strict_teller("en").details(event) == ("Bailiff (10): −1", "Catherine de Medici: 3")


def test_the_lines_of_a_section() -> None:
    assert strict_teller("en").details(SCORED) == (
        "Nobles, at least one (has 2): 1",
        "Nobles, the most (has 2, best other 3): 0",
        "Peasants, at least one (has 4): 2",
        "Peasants, the most (has 4, best other 4): 6",
        "Wild, the most (has 1, best other 0): −2",
    )
    assert strict_teller("de").details(SCORED)[1] == "Adel, die meisten (hat 2, beste andere 3): 0"


def test_products_of_the_end_of_the_game() -> None:
    lines = (
        ScoreLine("pennants", "money", 3, -1, 5, 15),
        ScoreLine("loans", "loans", 1, -1, -3, -3),
        ScoreLine("dead_protestant", "protestant", 2, -1, -2, -4),
    )
    event = SectionScored(
        paragraph="T9.1",
        seat=ANNA,
        role="juba",
        reign=0,
        section="money",
        lines=lines,
        amount=8,
        before=0,
        after=8,
    )
    assert strict_teller("de").details(event) == (
        "Wimpel: 3 × 5 = 15",
        "Kredite: 1 × −3 = −3",
        "tote Protestanten: 2 × −2 = −4",
    )
