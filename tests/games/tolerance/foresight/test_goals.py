"""T6.6, T9.1: goals, and what a seat would add to its points were they counted now."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.tolerance.hidden import with_buried_cards_shuffled
from tests.games.tolerance.material import role
from tests.games.tolerance.redeal import redealt
from tests.games.tolerance.scenarios import Table, table
from tests.tiers import sizes
from tolerance_game.core.events import Event, Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.goals import (
    Goals,
    Majority,
    Score,
    goals_of,
    goals_shown,
    supposed_score,
)
from tolerance_game.games.tolerance.foresight.supposition import supposed
from tolerance_game.games.tolerance.rules.events import CardExecuted
from tolerance_game.games.tolerance.rules.public import Public, begin
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.state import TALLIES, State
from tolerance_game.games.tolerance.rules.view import View

from .courses import Step, any_course

QUIET = "peasants-1 peasants-3 peasants-8"


def wishes(reign: int = 1, end: tuple[int, int, int] = (0, 0, 0), **worth: Any) -> Role:
    return role("wishes", {reign: worth}, end)


NOBLES = wishes(nobles=(1, 4))


def goals(game: Table, seat: Seat = 0, viewer: Seat = 0, memory: Public | None = None) -> Goals:
    state = game.now(3)
    found = goals_of(tolerance.view(state, viewer), seat, memory)
    assert found is not None
    return found


def worth_now(view: View, seat: Seat, memory: Public | None = None) -> Score | None:
    """What a seat would add to its points, as far as a view tells; None for a hidden role."""
    return supposed_score(supposed(view, memory), seat) if view.seats[seat].role else None


def worth(game: Table, seat: Seat = 0) -> Score:
    found = worth_now(tolerance.view(game.now(3), seat), seat)
    assert found is not None
    return found


def in_reign(found: Score, points: int) -> int:
    """T6.6: what the suits, the Guild and the dead add to points that never fall below zero."""
    after = points
    for section in (
        [of for of in found.lines if of[0] in ("any", "most") and of[1] != "guild"],
        [("any", "guild"), ("most", "guild")],
        [of for of in found.lines if of[0] == "dead"],
    ):
        after = max(after + sum(found.lines[of] for of in section), 0)
    return after - points


def nobles(found: Goals) -> Majority:
    assert found.suits[0].of == "nobles"
    return found.suits[0]


def test_a_suit_owned_and_led() -> None:
    """T6.6a: two Nobles against one: 1 + 4."""
    game = table(1, roles=(NOBLES,))
    game.seat(0, "C nobles-9; P nobles-7", role="wishes")
    game.seat(1, "C nobles-3")
    row = nobles(goals(game))
    assert (row.of, row.any, row.most, row.points, row.paragraph) == ("nobles", 1, 4, 5, "T6.6a")
    assert (row.owned, row.best_other, row.leaders) == (2, 1, (1,))
    assert (row.earns_any, row.earns_most) == (True, True)
    suits = ["nobles", "clergy", "townsfolk", "peasants", "wild"]
    assert [row.of for row in goals(game).suits] == suits


def test_joint_most_and_none_at_all() -> None:
    """T6.6a: joint most counts; the most of nothing does not, and nobody leads in it."""
    game = table(1, roles=(wishes(nobles=(1, 4), clergy=(1, 4)),), role="wishes")
    game.seat(0, "C nobles-9", role="wishes")
    for seat in (1, 2):
        game.seat(seat, f"C nobles-{seat}", role="wishes")
    found = goals(game)
    row = nobles(found)
    assert (row.earns_most, row.leaders, row.points) == (True, (1, 2), 5)
    clergy = found.suits[1]
    assert (clergy.earns_any, clergy.earns_most, clergy.leaders) == (False, False, ())
    assert (clergy.owned, clergy.best_other, clergy.points) == (0, 0, 0)


def test_the_guild() -> None:
    """T6.6b: Apothecary and Innkeeper against the Carpenter."""
    game = table(1, roles=(wishes(guild=(2, -3)),))
    game.seat(0, "C townsfolk-6 townsfolk-10 townsfolk-1", role="wishes")
    game.seat(1, "P townsfolk-9")
    guild = goals(game).guild
    assert (guild.of, guild.owned, guild.best_other, guild.points) == ("guild", 2, 1, 2 - 3)
    assert guild.paragraph == "T6.6b"


@pytest.mark.parametrize(("ruling", "owned"), [("living", 1), ("all", 2)])
def test_what_counts_for_majorities(ruling: str, owned: int) -> None:
    """T6.6, majorities_count."""
    game = table(1, roles=(NOBLES,), rulings={"majorities_count": ruling})
    game.seat(0, "C nobles-9; †P nobles-7", role="wishes")
    assert nobles(goals(game)).owned == owned


def test_the_dead_are_public() -> None:
    """T6.6c, T5.2: 2 * 2 - 3, from the sizes of the piles; the dead of no religion do not count."""
    game = table(2, roles=(wishes(2, dead=(2, -3)),))
    game.seat(0, "†C nobles-9 nobles-6; †N nobles-3 nobles-4; †P nobles-7", role="wishes")
    catholic, protestant = goals(game, viewer=1).deaths
    assert (catholic.each, catholic.dead, catholic.points) == (2, 2, 4)
    assert (protestant.each, protestant.dead, protestant.points) == (-3, 1, -3)


def test_pennants_and_loans() -> None:
    """T9.1: 2 * 1 + 3 * 2 - 5 * 3."""
    game = table(1, roles=(wishes(end=(2, 3, -5)),))
    game.seat(0, role="wishes", pennants=(1, 2, 3), loans=1)
    found = goals(game)
    assert [row.points for row in found.pennants] == [2, 6, -15]
    assert found.loans == 1


def against(pile: str, **options: Any) -> Table:
    """Seat 0 has two Nobles, and seat 1 this pile."""
    game = table(1, roles=(NOBLES,), **options)
    game.seat(0, "C nobles-9 nobles-8", role="wishes")
    return game.seat(1, f"C {pile}")


def test_buried_cards_are_not_known() -> None:
    """T5.2: seat 1 shows the Lady on a pile of two, or of three."""
    for pile, best, most in (
        ("clergy-1 nobles-3", None, True),
        ("nobles-1 clergy-1 nobles-3", None, None),
    ):
        row = nobles(goals(against(pile)))
        # Two Nobles are the most, jointly at least, while the other can have two at the most.
        assert (row.best_other, row.earns_most) == (best, most)
        assert row.points == (5 if most else None)
        assert nobles(goals(against(pile, open_piles=True))).best_other == pile.count("nobles")


def test_what_may_lie_below_the_top() -> None:
    """T5.2, majorities_count: three Nobles lead against one living and one dead pile of two cards.

    Among the living cards two at the most are Nobles; with the dead, four may be.
    """
    for ruling, most in (("living", True), ("all", None)):
        game = table(1, roles=(NOBLES,), rulings={"majorities_count": ruling})
        game.seat(0, "C nobles-9 nobles-8 nobles-4", role="wishes")
        game.seat(1, "C clergy-1 nobles-3; †C clergy-6 nobles-1")
        assert nobles(goals(game)).earns_most is most


def test_an_execution_seen_on_closed_boards() -> None:
    """T6.1, execution_view top: Catherine, now on the dead pile, was on the living one."""
    rulings = {"execution_view": "top"}
    game = table(1, roles=(NOBLES,), role="wishes", loans=1, money=9, rulings=rulings)
    game.trick("nobles-9 wild-14a:clergy nobles-3", last=True).execute("nobles-9")
    game.expect_phase("repay", 0)
    row = nobles(goals(game, viewer=1))
    assert (row.owned, row.points) == (1, 5)


def test_a_seat_that_is_not_there() -> None:
    view = tolerance.view(table(1, role="bertram").set_up(3), 0)
    for seat in (-1, 3):
        with pytest.raises(IndexError):
            goals_of(view, seat)


def covered_choice(killed: str) -> Table:
    """Seat 0 kills the Lady or the Gleaner; then both piles are covered by other cards."""
    game = table(1, roles=(NOBLES,), role="wishes")
    game.trick("nobles-8 nobles-3 peasants-2", choose=killed)
    story = game.events
    game.trick("nobles-13 townsfolk-2 clergy-14")
    story += game.events
    game.trick("peasants-14 peasants-3 peasants-8")
    game.events = story + game.events
    return game


@pytest.mark.parametrize(("killed", "owned"), [("nobles-3", 2), ("peasants-2", 3)])
def test_what_was_seen_is_remembered(killed: str, owned: int) -> None:
    """T5.2: Knight and Coligny live; whether the Lady does was told when it was chosen (T4.4)."""
    game = covered_choice(killed)
    assert game.winner == 0
    for viewer in (1, 2, -1):
        # The view alone shows piles that both choices lead to.
        assert nobles(goals(game, viewer=viewer)).owned is None
        assert nobles(goals(game, viewer=viewer)).earns_any is True
        memory = begin(game.set_up(3).options).after(game.events)
        assert nobles(goals(game, viewer=viewer, memory=memory)).owned == owned
    # A memory that has missed something is not used.
    late = begin(game.set_up(3).options).after(game.events[-6:])
    assert nobles(goals(game, viewer=1, memory=late)).owned is None
    assert nobles(goals(game, viewer=0)).owned == owned


def test_tricks_without_a_choice_tell_the_board() -> None:
    """T5.1-2: Catherine dies by the Knight (T11.1); everybody can work that out from the tricks."""
    game = table(2, roles=(wishes(2, nobles=(1, 4)),), role="wishes")
    game.trick("clergy-10 wild-10:nobles nobles-9 nobles-8")
    row = nobles(goals(game, viewer=2))
    assert (row.owned, row.best_other, row.points) == (1, 0, 5)


def test_hidden_roles_have_no_goals() -> None:
    """T2.6."""
    game = table(1, hidden_roles=True, roles=(NOBLES,), role="wishes")
    view = tolerance.view(game.set_up(3), 1)
    assert goals_of(view, 0) is None
    assert worth_now(view, 0) is None
    assert goals_of(view, 1) is not None
    assert goals_of(tolerance.view(game.set_up(3), -1), 1) is None


def test_taxes_and_piety_come_first() -> None:
    """T6.3-4, T8: 9 money and a living Catholic under Mary make a pennant; 9 piety another."""
    for reign, pennants in ((1, (2, 3, 0)), (3, (0, 3, 0))):
        game = table(reign, roles=(wishes(end=(2, 3, 5)),))
        game.seat(0, "C nobles-9", role="wishes", money=9, catholic=9, protestant=9)
        lines = worth(game).lines
        assert tuple(lines["pennants", of] for of in TALLIES) == pennants
        assert reign == 3 or worth(game).total == sum(lines.values()) == sum(pennants)


def test_points_do_not_fall_below_zero() -> None:
    """T6.6: of 1 point the suits can take 1; then + 2 for the Guild."""
    game = table(1, roles=(wishes(townsfolk=(-3, 0), guild=(2, 0)),))
    game.seat(0, "C townsfolk-6", role="wishes", points=1)
    found = worth(game)
    assert (found.lines["any", "townsfolk"], found.lines["any", "guild"]) == (-3, 2)
    assert (in_reign(found, 1), found.total) == (1, 1)


def test_a_debt_at_the_taxes_is_a_loan() -> None:
    """T7.1, T7.4: -2 money become a loan, which costs 3 in the end."""
    game = table(1, roles=(wishes(),))
    game.seat(0, role="wishes", money=-2, points=9)
    assert (worth(game).lines["loans", ""], worth(game).total) == (-3, -3)


def ended(step: Step) -> State | None:
    """The table when the twelfth trick is over and nothing else has happened; None before."""
    before = step.before
    if len(before.tricks) != 11 or before.phase not in ("play", "target"):
        return None
    # With one trick less the same move does not end the reign.
    after, _events = tolerance.apply(before._replace(tricks=before.tricks[1:]), step.move)
    return after if after.resolution is None and not after.trick.plays else None


def executed(state: State, events: tuple[Event, ...]) -> State:
    """T6.1: the table after the Monarch has killed, before taxes."""
    players = list(state.players)
    for event in events:
        if isinstance(event, CardExecuted):
            board = players[event.seat].board.with_death(event.card)
            players[event.seat] = players[event.seat]._replace(board=board)
    return state._replace(players=tuple(players))


def reckonings() -> Iterator[tuple[State, State, Public]]:
    """In random games: the table right before T6.3, the one after T6.6 or T9, and a memory.

    Only where nobody was asked to repay.
    """
    for seed in range(60):
        then: State | None = None
        for step in any_course(seed):
            then = ended(step) or then
            if then is None or step.before.phase == "repay":
                then = None
                continue
            then = executed(then, step.events)
            if step.after.phase in ("deal", "over"):
                kinds = [event.kind for event in step.events]
                scored = kinds.index("section_scored")
                yield then, step.after, step.memory.after(step.events[:scored])
                then = None


def test_the_worth_right_before_scoring_is_what_is_booked() -> None:
    """T6.3-6, T9.1: in random games with random rulings, for every seat, seen from every seat."""
    compared = finals = 0
    for before, after, memory in reckonings():
        final = after.phase == "over"
        for viewer in range(len(before.players)):
            view = tolerance.view(before, viewer)
            for seat, player in enumerate(after.players):
                found = worth_now(view, seat, memory)
                hidden = before.options.hidden_roles and seat != viewer
                assert (found is None) == hidden
                if found is not None:
                    added = player.points - before.players[seat].points
                    points = before.players[seat].points
                    assert (found.total if final else in_reign(found, points)) == added
                    compared += 1
                    finals += final
    assert compared > 500
    assert finals > 100


def test_after_the_offer_to_repay_nothing_is_booked_twice() -> None:
    """T6.5: taxes and piety are in; whoever repays nothing is worth what is booked then."""
    compared = 0
    for seed in range(60):
        for before, move, after, _events, memory in any_course(seed):
            if before.phase != "repay" or after.phase == "repay" or move.loans:  # type: ignore[union-attr]
                continue
            view = tolerance.view(before, 0)
            found = worth_now(view, 0, memory)
            assert found is not None
            points = before.players[0].points
            added = found.total if after.phase == "over" else in_reign(found, points)
            assert added == after.players[0].points - points
            compared += 1
    assert compared > 10


def test_the_view_alone_never_contradicts_the_memory() -> None:
    """T5.2: what follows from the tricks is what everyone saw."""
    same = unknown = 0
    for seed in range(12):
        for before, _move, _after, _events, memory in any_course(seed):
            if before.phase not in ("play", "execution", "repay") or len(before.tricks) % 3:
                continue
            view = tolerance.view(before, 1)
            for seat in range(len(before.players)):
                alone, remembered = goals_of(view, seat), goals_of(view, seat, memory)
                assert (alone is None) == (remembered is None)
                if alone is None or remembered is None:
                    continue
                for one, other in zip(
                    (*alone.suits, alone.guild), (*remembered.suits, remembered.guild), strict=True
                ):
                    for mine, true in zip(one, other, strict=True):
                        assert true is not None
                        assert mine in (None, true)
                        same += mine is not None
                        unknown += mine is None
    assert same > 20 * unknown > 0


def test_what_is_hidden_changes_nothing() -> None:
    """T2.2, T2.6, T5.2: other hands and roles, cards left out; buried cards without a memory."""
    rng, changed = Random(4), 0
    for seed in range(8):
        for before, _move, _after, _events, memory in any_course(seed):
            if before.phase not in ("play", "target") or rng.random() < 0.8:
                continue
            seat = rng.randrange(len(before.players))
            view = tolerance.view(before, seat)
            hands = tolerance.view(redealt(before, seat, rng), seat)
            for other in range(len(before.players)):
                assert goals_of(hands, other, memory) == goals_of(view, other, memory)
                assert worth_now(hands, other, memory) == worth_now(view, other, memory)
            if not before.options.open_piles:
                buried = tolerance.view(with_buried_cards_shuffled(before, seat, rng), seat)
                changed += 1
                assert goals_of(buried, seat) == goals_of(view, seat)
                assert worth_now(buried, seat) == worth_now(view, seat)
    assert changed > 50


@pytest.mark.parametrize("games", sizes(4, 60))
def test_by_heart_no_covered_card_of_others_counts(games: int) -> None:
    """T5.2, ruling *covered_cards*: goals as they are shown are the same whatever lies below the
    tops of the others, and true of every such table; the own cards count."""
    rng, looked, known = Random(5), 0, 0
    for seed in range(games):
        for before, _move, _after, _events, memory in any_course(seed):
            if before.options.open_piles or before.phase != "play" or rng.random() < 0.8:
                continue
            seat = rng.randrange(len(before.players))
            other = with_buried_cards_shuffled(before, seat, rng)
            found = [
                goals_shown(tolerance.view(state, seat), seat, by_heart(memory, state))
                for state in (before, other)
            ]
            assert found[0] == found[1]
            if found[0] is None:
                continue
            looked += 1
            counted = goals_shown(tolerance.view(before, seat), seat, memory)
            assert counted is not None
            for row, true in zip(found[0].suits, counted.suits, strict=True):
                assert row.owned == true.owned
                assert row.best_other in (None, true.best_other)
                assert row.earns_most in (None, true.earns_most)
                known += row.best_other is None
    assert looked > 5 * games
    assert known > looked


def by_heart(memory: Public, state: State) -> Public:
    """What somebody knows who counts no covered cards, with the boards of this table."""
    boards = (player.board for player in state.players)
    seats = (seat._replace(board=board) for seat, board in zip(memory.seats, boards, strict=True))
    return memory._replace(seats=tuple(seats), counts_covered=False)
