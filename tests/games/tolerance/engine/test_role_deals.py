"""T2.6: hidden roles, all at once."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tolerance_game.games.tolerance.engine.knowledge import NOTHING, Knowledge
from tolerance_game.games.tolerance.engine.role_deals import RoleDeals

from .chi_square import sigmas_from_even
from .naive_deals import knows


def with_roles(roles: tuple[int, ...], may_be: tuple[tuple[int, ...], ...]) -> Knowledge:
    nothing_hidden = knows((0,) * len(roles), 0, (0,) * len(roles), (0,) * 5, monarch=False)
    return nothing_hidden._replace(roles=roles, may_be=may_be)


def pile(source: RoleDeals, seats: int, count: int, seed: int) -> list[tuple[int, ...]]:
    source.begin(seed)
    roles, found = [99] * seats, []
    for _ in range(count):
        source.draw(roles)
        found.append(tuple(roles))
    return found


def test_hidden_roles_are_all_different_and_as_likely() -> None:
    """Four seats, seven roles, the own one known: 6 * 5 * 4 ways."""
    known = with_roles((2, NOTHING, NOTHING, NOTHING), ((), *((1, 3, 4, 5, 6, 7),) * 3))
    found = pile(RoleDeals(known), 4, 30_000, 1)
    assert set(found) == {(2, *others) for others in permutations((1, 3, 4, 5, 6, 7), 3)}
    assert abs(sigmas_from_even(found, 120)) < 4


def test_a_role_that_a_seat_cannot_have_makes_others_likelier_too() -> None:
    """Jointly: seat 2 cannot be 1, so of (1, 2) and (2, 1) only the first remains, beside 3s."""
    known = with_roles((0, NOTHING, NOTHING), ((), (1, 2, 3), (2, 3)))
    found = pile(RoleDeals(known), 3, 20_000, 1)
    assert set(found) == {(0, 1, 2), (0, 1, 3), (0, 2, 3), (0, 3, 2)}
    assert abs(sigmas_from_even(found, 4)) < 4


def test_weights_say_how_likely_roles_are() -> None:
    known = with_roles((0, NOTHING, NOTHING), ((), (1, 2), (1, 2, 3)))
    source = RoleDeals(known)
    assert source.assignments == [(0, 1, 2), (0, 1, 3), (0, 2, 1), (0, 2, 3)]
    source.weigh([2**70, 0, 3 * 2**70, 0])
    found = Counter(pile(source, 3, 20_000, 1))
    assert set(found) == {(0, 1, 2), (0, 2, 1)}
    # A quarter of 20,000, with a standard deviation of 61.
    assert abs(found[0, 1, 2] - 5000) < 245
    with pytest.raises(ValueError, match="no roles"):
        source.weigh([0, 0, 0, 0])


def test_known_roles_and_missing_ones_stay() -> None:
    """In the basic game all have the same role; before the roles are given nobody has one."""
    same = with_roles((0, 0, 0), ((), (), ()))
    assert pile(RoleDeals(same), 3, 1, 1) == [(0, 0, 0)]
    taking = with_roles((NOTHING, NOTHING, NOTHING), ((4,), (), ()))
    assert pile(RoleDeals(taking), 3, 1, 1) == [(4, NOTHING, NOTHING)]


def test_the_same_seed_gives_the_same_roles() -> None:
    known = with_roles((2, NOTHING, NOTHING, NOTHING), ((), *((1, 3, 4, 5, 6, 7),) * 3))
    source = RoleDeals(known)
    first = pile(source, 4, 20, 5)
    assert pile(source, 4, 20, 6) != first
    assert pile(RoleDeals(known), 4, 20, 5) == first
