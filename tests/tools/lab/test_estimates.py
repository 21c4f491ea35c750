"""The statistics of tournaments, worked out by hand."""

from __future__ import annotations

import math
from statistics import correlation, linear_regression, stdev

import pytest

from tools.lab.balance.goals import Goal
from tools.lab.balance.pool import Figures, Pool
from tools.lab.text_table import lines_of, percent, said, seconds
from tools.lab.tournament.durations import Durations
from tools.lab.tournament.estimate import (
    Estimate,
    correlation_of,
    mean_of,
    median_of,
    ratio_of,
    slope_of,
)


def test_the_error_of_a_mean_is_that_of_its_deals() -> None:
    """1, 3, 8: mean 4, squares 9 + 1 + 16 = 26, by 2 is 13, by 3 deals 13/3."""
    found = mean_of([1, 3, 8])
    assert found.value == 4
    assert found.error == pytest.approx(math.sqrt(13 / 3))
    assert math.isnan(mean_of([5]).error)
    assert math.isnan(mean_of([]).value)


def test_the_error_of_a_share_counts_deals_and_not_games() -> None:
    """1 of 2 and 3 of 4 are 4 of 6. Beyond two thirds they have -1/3 and +1/3, whose squares make
    2/9, times 2/1 is 4/9: its root is 2/3, of 6 is 1/9."""
    found = ratio_of([(1, 2), (3, 4), (0, 0)])
    assert found.value == pytest.approx(4 / 6)
    assert found.error == pytest.approx(1 / 9)
    assert found.size == 2


def test_a_mean_over_deals_of_one_size_has_the_same_error_either_way() -> None:
    values = [4.0, 7.0, 1.0, 6.0]
    plain, as_ratio = mean_of(values), ratio_of((value, 1) for value in values)
    assert as_ratio.value == plain.value
    assert as_ratio.error == pytest.approx(plain.error)
    assert plain.error == pytest.approx(stdev(values) / 2)


DEALS = [[(1.0, 2.0), (4.0, 1.0)], [(2.0, 5.0)], [(6.0, 7.0), (3.0, 3.0)], [(5.0, 9.0)]]


def test_correlation_and_slope_are_those_of_all_pairs() -> None:
    """With errors by leaving out each of the four deals: 3/4 of their squares."""
    x, y = zip(*(pair for deal in DEALS for pair in deal), strict=True)
    without = [
        tuple(zip(*(pair for deal in DEALS if deal is not out for pair in deal), strict=True))
        for out in DEALS
    ]
    for found, plain in (
        (correlation_of(DEALS), correlation),
        (slope_of(DEALS), lambda x, y: linear_regression(x, y).slope),
    ):
        assert found.value == pytest.approx(plain(x, y))
        values = [plain(*pairs) for pairs in without]
        mean = sum(values) / 4
        squares = sum((value - mean) ** 2 for value in values)
        assert found.error == pytest.approx(math.sqrt(squares * 3 / 4))


def test_the_median_and_its_error() -> None:
    """Of 1 to 9 it is 5, at place 4 of 0 to 8; 1.5 places to each side are, outwards, 2 and 6."""
    found = median_of([9, 1, 8, 2, 7, 3, 6, 4, 5])
    assert found == Estimate(5, (7 - 3) / 2, 9)


def test_durations_keep_their_percentiles_to_five_in_a_hundred() -> None:
    times = Durations()
    for number in range(1, 101):
        times.add(number / 1000)
    again = Durations.from_json(times.as_json())
    for share, value in ((0.5, 0.050), (0.99, 0.099)):
        found = again.percentile(share)
        assert found is not None
        assert found == pytest.approx(value, rel=0.05)
    assert Durations.sum_of([times, again]).classes.total() == 200
    assert Durations().percentile(0.5) is None


def test_a_pool_adds_games_to_their_deals() -> None:
    """Deal 1 has 1 of 2 and deal 2 has 3 of 4, as above, in however many games."""
    pool = Pool()
    for seed, part, whole in ((1, 1, 1), (1, 0, 1), (2, 3, 4)):
        figures = Figures()
        figures.count("thing", "one", part=part, whole=whole)
        if part:
            figures.note("seen", "it")
        pool.add(seed, figures)
    assert (pool.games, pool.deals) == (3, 2)
    assert pool.ratio("thing", "one") == ratio_of([(1, 2), (3, 4)])
    assert pool.count("thing", "one") == 6
    assert pool.per_game("seen", "it").value == pytest.approx(2 / 3)
    assert pool.names("thing") == ["one"]


def test_pools_are_compared_deal_by_deal() -> None:
    """5 - 2 and 1 - 4, of deals that both have: 0 on average, by 3 to each side."""
    one, other = Pool(), Pool()
    for pool, values in ((one, {1: 5, 2: 1, 3: 100}), (other, {1: 2, 2: 4, 4: 100})):
        for seed, value in values.items():
            figures = Figures()
            figures.count("lead", part=value)
            pool.add(seed, figures)
    assert one.difference(other, "lead") == Estimate(0, 3, 2)


@pytest.mark.parametrize(
    ("goal", "value", "error", "verdict"),
    [
        (Goal(0.2, 0.35, "%"), 0.3, 0.01, "goal 20 to 35 %: reached"),
        (Goal(0.2, 0.35, "%"), 0.1, 0.01, "goal 20 to 35 %: MISSED"),
        (Goal(0.2, 0.35, "%"), 0.34, 0.01, "goal 20 to 35 %: reached, but unsure"),
        (Goal(high=0.6), 0.61, 0.01, "goal at most 0.6: missed, but unsure"),
        (Goal(low=0.05, unit="%"), 0.01, math.nan, "goal at least 5 %: MISSED"),
        (Goal(high=1), math.nan, math.nan, "goal at most 1"),
    ],
)
def test_a_goal_is_reached_missed_or_unsure(
    goal: Goal, value: float, error: float, verdict: str
) -> None:
    assert goal.verdict(Estimate(value, error, 9)) == verdict


def test_figures_in_letters() -> None:
    assert said(Estimate(1.0666, 0.0212, 9), 2) == "1.07 ±0.02"
    assert said(Estimate(12.3, math.nan, 1), 1, sign=True) == "+12.3"
    assert percent(Estimate(0.253, 0.004, 9)) == "25.3 ±0.4 %"
    assert percent(Estimate(math.nan, math.nan, 0)) == "-"
    assert [seconds(one) for one in (None, 2e-6, 0.000123, 0.0456, 1.23)] == [
        *("-", "2.0 µs", "123 µs", "46 ms", "1.2 s"),
    ]
    assert lines_of(("a", "b", "c"), [("x", "10", "y")]) == ["a   b  c", "x  10  y"]
