"""T6.1: what a royal execution would change, for everyone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.tolerance.material import role
from tests.games.tolerance.redeal import redealt
from tests.games.tolerance.scenarios import Table, table
from tests.tiers import sizes
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.choices import Cause
from tolerance_game.games.tolerance.foresight.execution import (
    BOUND,
    Booking,
    Execution,
    SeatChange,
    Standing,
    execution_of,
)
from tolerance_game.games.tolerance.rules.cards import PROTESTANT
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.moves import Execute
from tolerance_game.games.tolerance.rules.reckoning import execute, gain_piety, tax
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.scoring import score_game, score_reign
from tolerance_game.games.tolerance.rules.state import State

from .courses import Step, any_course

QUIET = "peasants-1 peasants-3 peasants-8"


def wishes(reign: int = 1, end: tuple[int, int, int] = (0, 0, 0), **worth: Any) -> Role:
    return role("wishes", {reign: worth}, end)


def told(game: Table, card: str, seat: int = 1) -> Execution:
    """What seat 1, with Mary alive, is told of a card after the last trick, which seat 2 wins."""
    return execution_of(tolerance.view(game.state, seat), card)


def changes(found: Execution) -> dict[int, int]:
    return {one.seat: one.points for one in found.changes}


def test_the_owner_loses_and_another_gains() -> None:
    """T6.6a: any Noble is worth 1, the most 4. Seat 0 has two of them, seat 1 one, seat 2 two."""
    game = table(1, roles=(wishes(nobles=(1, 4)),), role="wishes")
    game.seat(0, "C nobles-9 nobles-6", role="wishes").seat(2, "P nobles-5 nobles-4", role="wishes")
    game.seat(1, "C nobles-3 nobles-2 wild-14a", role="wishes").trick(QUIET, last=True)
    # The joint most of three: with one Noble less, of two.
    found = told(game, "nobles-9")
    assert found.changes == (SeatChange(0, -4, (Cause("most", "nobles", -4, False),)),)
    assert (found.seat, found.religion, found.dead, found.unknown) == (0, "catholic", 1, ())
    assert found.standings == (Standing("nobles", 2, 1, 2, (1, 2), True),)
    assert changes(told(game, "nobles-5")) == {2: -4}
    assert changes(told(game, "nobles-3")) == {1: -4}
    # Whom nobody scores.
    assert told(game, "peasants-1").changes == ()


def test_a_tie_of_the_most_comes_about_and_a_suit_is_gone() -> None:
    """T6.6a: of three Nobles against two, one dies: the joint most for both. The only one of seat 2
    dies: none left for its owner, and nothing for the others."""
    game = table(1, roles=(wishes(nobles=(1, 4)),), role="wishes")
    game.seat(0, "C nobles-9 nobles-6 nobles-8", role="wishes")
    game.seat(1, "C nobles-3 nobles-2 wild-14a", role="wishes")
    game.seat(2, "P nobles-5", role="wishes").trick(QUIET, last=True)
    found = told(game, "nobles-8")
    assert found.changes == (SeatChange(1, 4, (Cause("most", "nobles", 4, True),)),)
    assert found.standings == (Standing("nobles", 3, 2, 2, (0, 1), True),)
    found = told(game, "nobles-5")
    assert found.changes == (SeatChange(2, -1, (Cause("any", "nobles", -1, False),)),)
    assert found.standings == (Standing("nobles", 1, 0, 3, (0,), False),)


def test_the_taxes_and_the_piety_to_come_are_counted() -> None:
    """T6.3-4, T8: 8 money and two living Catholics are a pennant, 8 and one are none."""
    game = table(1, roles=(wishes(end=(2, 0, 0)),))
    game.seat(1, "C nobles-3 wild-14a", role="wishes", money=8).trick(QUIET, last=True)
    found = told(game, "nobles-3")
    assert found.changes == (SeatChange(1, -2, (Cause("pennants", "money", -2, False),)),)
    assert found.bookings == (Booking("money", -1, 10), Booking("catholic", -1, 0))
    assert not found.borrows


def test_a_loan_comes_of_a_tax_that_is_missing() -> None:
    """T6.3, T7.1: -2 and two living Catholics are no debt; with one of them it is, at 3 points."""
    game = table(1, roles=(wishes(),), role="wishes")
    game.seat(0, "C nobles-9", role="wishes").seat(1, "C nobles-3 wild-14a", role="wishes")
    game.seat(1, "C nobles-3 wild-14a", role="wishes", money=-2, points=9)
    game.trick(QUIET, last=True)
    found = told(game, "nobles-3")
    assert found.borrows
    assert found.changes == (SeatChange(1, -3, (Cause("loans", "", -3, True),)),)


def test_a_member_of_the_guild_is_not_any_townsman() -> None:
    """T6.1, T6.6b: the Apothecary is worth 2 - 7, the Fishwife nothing."""
    game = table(1, roles=(wishes(guild=(2, -7)),))
    game.seat(1, "C townsfolk-1 townsfolk-6 wild-14a", role="wishes", points=9)
    game.trick(QUIET, last=True)
    assert changes(told(game, "townsfolk-6")) == {1: 5}
    assert [one.of for one in told(game, "townsfolk-6").standings] == ["townsfolk", "guild"]
    assert told(game, "townsfolk-1").changes == ()


def test_the_bound_of_zero_points_is_one_of_the_causes() -> None:
    """T6.6: with no points a loss of 5 by dead Catholics is none, and 2 for any Noble go first."""
    game = table(1, roles=(wishes(nobles=(2, 0), dead=(-5, 0)),))
    game.seat(1, "C nobles-3 wild-14a", role="wishes").trick(QUIET, last=True)
    (change,) = told(game, "nobles-3").changes
    assert change.points == -2
    assert change.causes == (
        Cause("dead", "catholic", -5, True),
        Cause("any", "nobles", -2, False),
        Cause(BOUND, "", 5, True),
    )


def test_of_a_hidden_role_only_what_lies_open() -> None:
    """T2.6: seat 1 knows what it loses itself; of seat 0 the ties and the dead are told."""
    game = table(1, hidden_roles=True, roles=(wishes(nobles=(1, 4)),), role="wishes")
    game.seat(0, "C nobles-9 nobles-6", role="wishes", catholic=8)
    game.seat(1, "C nobles-3 wild-14a", role="wishes").trick(QUIET, last=True)
    found = told(game, "nobles-9")
    # The joint most for seat 1.
    assert found.changes == (SeatChange(1, 4, (Cause("most", "nobles", 4, True),)),)
    assert found.unknown == (0, 2)
    assert found.standings == (Standing("nobles", 2, 1, 1, (0, 1), True),)
    # T6.4, T8.1: 8 and two living Catholics are a pennant, 8 and one are none.
    assert found.bookings[1] == Booking("catholic", -1, 10)


def executions(games: int) -> Iterator[Step]:
    """The royal executions of so many random games with random rulings, some with hidden roles."""
    for seed in range(games):
        yield from (one for one in any_course(f"axe {seed}") if one.before.phase == "execution")


def scored(state: State, victim: str = "") -> list[int]:
    """T6.1-6, T9.1: the points when the reign and then the game is scored, with or without an
    execution, and no loan repaid."""
    draft = Draft(state)
    if victim:
        assert state.to_act is not None
        execute(draft, victim, state.to_act)
    sizes_ = [tuple(map(len, player.board.living)) for player in draft.players]
    for seat, living in enumerate(sizes_):
        tax(draft, seat, living)
        gain_piety(draft, seat, living)
    score_reign(draft)
    score_game(draft)
    return [player.points for player in draft.players]


@pytest.mark.parametrize("games", sizes(25, 600))
def test_what_is_told_is_what_the_rules_score(games: int) -> None:
    """Every difference of the points with and without each of a few victims; all that is known of
    the boards comes of the events."""
    compared = hidden = moved = 0
    rng = Random(games)
    for step in executions(games):
        state, seat = step.before, step.before.to_act
        assert seat is not None
        view, without = tolerance.view(state, seat), scored(state)
        victims = [move.card for move in view.moves if isinstance(move, Execute)]
        for victim in rng.sample(victims, min(6, len(victims))):
            found = execution_of(view, victim, step.memory)
            assert found.unknown == tuple(
                other for other, one in enumerate(view.seats) if not one.role
            )
            hidden += bool(found.unknown)
            expected = [
                after - before for after, before in zip(scored(state, victim), without, strict=True)
            ]
            for other, points in enumerate(expected):
                if other not in found.unknown:
                    assert changes(found).get(other, 0) == points
                    compared += 1
            for one in found.changes:
                assert sum(cause.points for cause in one.causes) == one.points
            moved += sum(other != found.seat for other in changes(found))
    assert compared > 8 * games
    assert hidden > games / 2
    assert moved > games / 4


@pytest.mark.parametrize("games", sizes(25, 600))
def test_what_lies_open_comes_true(games: int) -> None:
    """Counts, ties, the dead, bookings and loans, against the boards as the rules have them."""
    met = 0
    for step in executions(games):
        state, seat, move = step.before, step.before.to_act, step.move
        assert seat is not None
        assert isinstance(move, Execute)
        found = execution_of(tolerance.view(state, seat), move.card, step.memory)
        draft = Draft(state)
        execute(draft, move.card, seat)
        card, rulings = state.options.cards[move.card], state.options.rulings
        for one in found.standings:
            counts = []
            for player in draft.players:
                cards = [state.options.cards[name] for name in player.board.living_cards()]
                fits = [c.guild if one.of == "guild" else c.suit == one.of for c in cards]
                counts.append(sum(fits))
            assert one.after == counts[found.seat] == one.before - 1
            assert one.most == max(counts)
            assert one.leaders == tuple(
                other for other, count in enumerate(counts) if count and count == max(counts)
            )
            met += 1
        wanted = {card.suit, "guild"} if card.guild else {card.suit}
        if rulings.majorities_count == "living":
            assert {one.of for one in found.standings} == wanted
        else:
            assert not found.standings
        board = draft.players[found.seat].board
        dead = {"catholic": board.dead[0], "none": (), "protestant": board.dead[2]}
        assert found.dead == len(dead[found.religion])
        assert move.card in board.dead_cards()
    assert met > games / 2
    assert PROTESTANT in dead


@pytest.mark.parametrize("games", sizes(25, 600))
def test_hidden_roles_dealt_anew_change_nothing(games: int) -> None:
    rng = Random(games)
    compared = 0
    for step in executions(games):
        state, seat = step.before, step.before.to_act
        assert seat is not None
        if not state.options.hidden_roles:
            continue
        other = redealt(state, seat, rng)
        view, again = tolerance.view(state, seat), tolerance.view(other, seat)
        victims = [move.card for move in view.moves if isinstance(move, Execute)]
        for victim in rng.sample(victims, min(6, len(victims))):
            assert execution_of(view, victim, step.memory) == execution_of(
                again, victim, step.memory
            )
            compared += other != state
    assert compared > games
