"""T6.6 and T9: victory points, section by section, and who wins.

Roles value only what a test is about. The last trick QUIET brings three living Peasants to the
seat that plays the third; that seat's role values nothing unless it is said.
"""

from __future__ import annotations

import pytest

from tolerance_game.games.tolerance.rules.roles import Role

from .material import role
from .scenarios import Table, table

QUIET = "peasants-1 peasants-3 peasants-8"


def scored(game: Table) -> list[int]:
    """The victory points of each seat after the last trick of the reign."""
    game.trick(QUIET, last=True)
    assert game.state.phase in ("deal", "over")
    return [player.points for player in game.state.players]


def wishes(reign: int = 1, **worth: tuple[int, int]) -> Role:
    return role("wishes", {reign: worth})


def test_owning_one_and_owning_the_most() -> None:
    """T6.6a: two Nobles 1 + 4, one Noble 1, none 0."""
    game = table(1, roles=(wishes(nobles=(1, 4)),), role="wishes")
    game.seat(0, "C nobles-9; P nobles-7", role="wishes")
    game.seat(1, "C nobles-3", role="wishes")
    assert scored(game) == [1 + 4, 1, 0]


def test_joint_most_counts_for_everyone() -> None:
    """T6.6a: one Noble each: 1 + 4 for both; the Wild and Clergy do not help."""
    game = table(1, roles=(wishes(nobles=(1, 4)),))
    game.seat(0, "C nobles-9 wild-13", role="wishes")
    game.seat(1, "C nobles-3 clergy-1", role="wishes")
    assert scored(game) == [5, 5, 0]


def test_the_most_of_nothing_is_nothing() -> None:
    """T6.6a: you must own one."""
    assert scored(table(1, roles=(wishes(clergy=(1, 4)),), role="wishes")) == [0, 0, 0]


def test_all_five_suits_are_counted_in_one_section() -> None:
    """T6.6a: 1 + 2 + 4 + 8 + 16 for owning one of each; Wild is a suit here."""
    worth = {
        "nobles": (1, 0),
        "clergy": (2, 0),
        "townsfolk": (4, 0),
        "peasants": (8, 0),
        "wild": (16, 0),
    }
    game = table(1, roles=(role("wishes", {1: worth}),))
    board = "nobles-3 clergy-11 townsfolk-1 peasants-2 wild-2"
    game.seat(0, f"C {board}", role="wishes")
    assert scored(game) == [31, 0, 0]
    assert [(e.section, e.amount) for e in game.told("section_scored") if e.seat == 0] == [
        ("suits", 31),
        ("guild", 0),
        ("deaths", 0),
    ]


def test_the_five_of_the_guild() -> None:
    """T6.6b, T1.2: Apothecary, Carpenter, Innkeeper, Tailor and Merchant Lord; no others."""
    game = table(1, roles=(wishes(guild=(2, 3)),))
    game.seat(0, "C townsfolk-6 townsfolk-10 townsfolk-1", role="wishes")
    game.seat(1, "P townsfolk-9 townsfolk-11 townsfolk-12", role="wishes")
    assert scored(game) == [2, 2 + 3, 0]
    game = table(1, roles=(wishes(guild=(2, 3)),))
    others = "townsfolk-1 townsfolk-2 townsfolk-5 townsfolk-7 townsfolk-8 townsfolk-13"
    game.seat(0, f"C {others} townsfolk-14", role="wishes")
    game.seat(1, "P townsfolk-3 townsfolk-4", role="wishes")
    assert scored(game) == [0, 0, 0]


def test_a_negative_most_hits_everyone_who_is_joint_most() -> None:
    """T6.6a-b: 6 - 4 for both; whoever has fewer, or none, loses nothing."""
    game = table(1, roles=(wishes(guild=(0, -4), nobles=(0, -1)),), points=6)
    for seat, board in enumerate(("townsfolk-6", "townsfolk-10 nobles-3", "")):
        game.seat(seat, f"C {board}", role="wishes", points=6)
    assert scored(game) == [6 - 4, 6 - 1 - 4, 6]


def test_only_living_cards_count() -> None:
    """T6.6 (ruling): two dead Nobles count neither as owned nor for the most."""
    game = table(1, roles=(wishes(nobles=(1, 4)),))
    game.seat(0, "†C nobles-9 nobles-6", role="wishes")
    game.seat(1, "C nobles-3", role="wishes")
    assert scored(game) == [0, 5, 0]


def test_points_for_the_dead() -> None:
    """T6.6c: 2 Catholics at 2, 1 Protestant at 3; the two without religion count for neither."""
    game = table(2, roles=(wishes(2, dead=(2, 3)),))
    game.seat(0, "†C nobles-9 nobles-6; †P nobles-7; †N nobles-3 nobles-4", role="wishes")
    assert scored(game) == [2 * 2 + 3, 0, 0]


def test_dead_circle_cards_count_by_the_reign() -> None:
    """T6.6c, T4.6: the Lady killed in the last trick is a Catholic, nobody, a Protestant."""
    for reign, points in ((1, 2), (2, 0), (3, 3)):
        game = table(reign, roles=(wishes(reign, dead=(2, 3)),), role="wishes")
        game.trick("nobles-8 nobles-3 clergy-14", last=True)
        game.expect_seat(
            0,
            points=points,
            money=5 + {1: 1, 2: 1, 3: 2}[reign],
            catholic={1: 1, 2: 0, 3: 0}[reign],
            protestant={1: 1, 2: 1, 3: 2}[reign],
        )


def test_points_never_fall_below_zero_after_any_section() -> None:
    """T6.6: 1 - 3 is 0 after the suits, + 2 for the Guild is 2, not 0."""
    game = table(1, roles=(wishes(townsfolk=(-3, 0), guild=(2, 0)),))
    game.seat(0, "C townsfolk-6", role="wishes", points=1)
    assert scored(game) == [2, 0, 0]
    game = table(1, roles=(wishes(guild=(-3, 0), dead=(2, 0)),))
    game.seat(0, "C townsfolk-6; †C nobles-9", role="wishes", points=1)
    assert scored(game) == [2, 0, 0]
    game = table(1, roles=(wishes(dead=(-5, 0)),))
    game.seat(0, "†C nobles-9", role="wishes", points=3)
    assert scored(game) == [0, 0, 0]


def test_within_a_section_the_sum_counts() -> None:
    """T6.6: a section is one booking: 1 - 3 + 3 is 1, in whatever order it is read."""
    game = table(1, roles=(wishes(nobles=(-3, 0), clergy=(3, 0)),))
    game.seat(0, "C nobles-9 clergy-1", role="wishes", points=1)
    assert scored(game) == [1, 0, 0]


def test_each_reign_has_its_own_column() -> None:
    """T6.6: the column of this reign alone."""
    columns = {reign: {"nobles": (reign, 0)} for reign in (1, 2, 3)}
    for reign in (1, 2, 3):
        game = table(reign, roles=(role("wishes", columns),))
        game.seat(0, "C nobles-9", role="wishes")
        assert scored(game) == [reign, 0, 0]


def test_an_executed_card_counts_as_dead() -> None:
    """T6.1 before T6.6: the Noble no longer counts for the most, but among the dead."""
    game = table(1, roles=(wishes(nobles=(1, 4), dead=(2, 0)),))
    game.seat(0, "C nobles-9", role="wishes")
    game.seat(1, "C wild-14a")
    game.trick(QUIET, last=True).execute("nobles-9").expect_seat(0, points=2)


def test_pennants_count_at_the_end_of_the_game() -> None:
    """T9.1: 1 + 2*1 + 3*2 + 5*3; not after the second reign."""
    rich = role("rich", end=(2, 3, 5))
    for reign, points in ((2, 1), (3, 1 + 2 * 1 + 3 * 2 + 5 * 3)):
        game = table(reign, roles=(rich,))
        game.seat(0, role="rich", points=1, pennants=(1, 2, 3))
        assert scored(game) == [points, 0, 0]


def test_points_stay_above_zero_after_each_tally() -> None:
    """T9.1: 1 - 2 is 0, then + 3 is 3; a loan takes 3 of 2 down to 0, no further."""
    game = table(3, roles=(role("poor", end=(-2, 3, 0)),))
    game.seat(0, role="poor", points=1, pennants=(1, 1, 0))
    assert scored(game) == [3, 0, 0]
    assert scored(table(3).seat(0, points=2, loans=1, money=0)) == [0, 0, 0]


@pytest.mark.parametrize(("loans", "points"), [(0, 9), (1, 6), (2, 3), (3, 0), (4, 0)])
def test_an_unpaid_loan_costs_three_at_the_end(loans: int, points: int) -> None:
    """T7.4, T9.1: three for each, after the pennants; nothing in earlier reigns."""
    assert scored(table(3).seat(0, points=9, loans=loans, money=0)) == [points, 0, 0]
    assert scored(table(2).seat(0, points=9, loans=loans, money=0)) == [9, 0, 0]


def test_the_pennants_come_before_the_loans() -> None:
    """T9.1: 0 + 2 - 3 is 0; the loan first would leave 2."""
    game = table(3, roles=(role("rich", end=(2, 0, 0)),))
    game.seat(0, role="rich", pennants=(1, 0, 0), loans=1, money=0)
    assert scored(game) == [0, 0, 0]


@pytest.mark.parametrize(
    ("points", "pieties", "winners", "ending"),
    [
        ((5, 6, 4), ((30, 30), (0, 0), (9, 9)), (1,), "points"),
        ((5, 5, 4), ((3, 4), (6, 0), (9, 9)), (0,), "piety"),
        ((5, 5, 4), ((3, 3), (0, 7), (9, 9)), (1,), "piety"),
        ((5, 5, 4), ((3, 4), (7, 0), (9, 9)), (0, 1), "shared"),
        ((0, 0, 0), ((2, 2), (4, 0), (0, 1)), (0, 1, 2), "shared"),
    ],
)
def test_who_wins(
    points: tuple[int, ...],
    pieties: tuple[tuple[int, int], ...],
    winners: tuple[int, ...],
    ending: str,
) -> None:
    """T9.2: points; then the sum of both pieties (seat 2 gains 3 in the last trick); or shared."""
    game = table(3)
    for seat, (has, (catholic, protestant)) in enumerate(zip(points, pieties, strict=True)):
        game.seat(seat, points=has, catholic=catholic, protestant=protestant)
    assert scored(game) == list(points)
    assert game.state.outcome is not None
    assert (game.state.outcome.winners, game.state.outcome.ending) == (winners, ending)
