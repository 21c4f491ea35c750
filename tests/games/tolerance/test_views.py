"""T2.6-7, T5.2, T6.1: what a seat may know, in views and in events."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tolerance_game.core.events import Event, as_json, visible_to
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.events import SectionScored
from tolerance_game.games.tolerance.rules.moves import Repay
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import Pile, State
from tolerance_game.games.tolerance.rules.view import View

from .hidden import with_buried_cards_shuffled
from .material import box
from .redeal import redealt
from .scenarios import table

QUIET = "peasants-1 peasants-3 peasants-8"


def random_course(seed: int, **values: Any) -> list[tuple[State, tuple[Event, ...]]]:
    """Every state of a random game, with the events that led to it."""
    rng = Random(seed)
    state = tolerance.start(Options(**{"material": box(), "players": 3, **values}))
    course: list[tuple[State, tuple[Event, ...]]] = []
    while (seat := tolerance.to_act(state)) is not None:
        legal = tolerance.legal_moves(state)
        move = tolerance.chance_move(state, rng) if seat == CHANCE else rng.choice(legal)
        state, events = tolerance.apply(state, move)
        course.append((state, events))
    return course


@pytest.mark.parametrize("seed", range(3))
def test_a_view_does_not_depend_on_hidden_cards(seed: int) -> None:
    """T2.2, T2.7: other hands and the cards left out are unknown at every moment."""
    rng = Random(seed)
    changed = 0
    for state, _events in random_course(seed):
        for seat in range(3):
            other = redealt(state, seat, rng)
            changed += other != state
            assert tolerance.view(other, seat) == tolerance.view(state, seat)
    assert changed > 100


@pytest.mark.parametrize("seed", range(3))
def test_a_view_does_not_depend_on_buried_cards(seed: int) -> None:
    """T5.2: of other boards the top cards and the sizes only, until the boards are opened."""
    rng = Random(seed)
    changed = 0
    for state, _events in random_course(seed):
        if state.phase not in ("play", "target"):
            continue
        for seat in range(3):
            other = with_buried_cards_shuffled(state, seat, rng)
            changed += other != state
            assert tolerance.view(other, seat) == tolerance.view(state, seat)
    assert changed > 50


def piles_seen(view: View, seat: int) -> dict[str, tuple[int, str, Pile | None]]:
    board = view.seats[seat].board
    names = ("C", "O", "P", "dead C", "dead O", "dead P")
    return {
        name: (pile.size, pile.top, pile.cards)
        for name, pile in zip(names, (*board.living, *board.dead), strict=True)
        if pile.size
    }


def test_piles_of_others_and_own_piles() -> None:
    """T5.2: top and size for others, everything for the owner, or for all with open piles."""
    for opened in (False, True):
        game = table(1, open_piles=opened)
        game.seat(0, "C nobles-9 nobles-3; †P nobles-7", hand="wild-6")
        state = game.set_up(3)
        all_cards = {
            "C": (2, "nobles-3", ("nobles-9", "nobles-3")),
            "dead P": (1, "nobles-7", ("nobles-7",)),
        }
        tops = {"C": (2, "nobles-3", None), "dead P": (1, "nobles-7", None)}
        assert piles_seen(tolerance.view(state, 0), 0) == all_cards
        assert piles_seen(tolerance.view(state, 1), 0) == (all_cards if opened else tops)


@pytest.mark.parametrize(("ruling", "opened"), [("open", True), ("top", False)])
def test_boards_are_opened_for_the_execution(ruling: str, opened: bool) -> None:
    """T6.1, execution_view: the executing owner sees every pile, or the tops alone."""
    game = table(3, rulings={"execution_view": ruling}).seat(1, "P wild-14c")
    game.seat(0, "P townsfolk-3 townsfolk-4")
    game.trick(QUIET, last=True).expect_phase("execution", 1)
    cards = ("townsfolk-3", "townsfolk-4") if opened else None
    view = tolerance.view(game.state, 1)
    assert piles_seen(view, 0) == {"P": (2, "townsfolk-4", cards)}
    assert view.moves == tolerance.legal_moves(game.state)
    assert tolerance.view(game.state, 0).moves == ()


def test_what_is_public() -> None:
    """T2.7: money, pieties, pennants, loans, points and the number of cards in hand."""
    game = table(1).seat(
        1, money=12, catholic=3, protestant=21, loans=1, points=8, hand="nobles-3 clergy-1"
    )
    seen = tolerance.view(game.set_up(3), 0).seats[1]
    assert seen.tallies == (12, 3, 21)
    assert seen.pennants == (1, 0, 2)
    assert (seen.loans, seen.points, seen.cards_in_hand) == (1, 8, 2)


def test_one_sees_ones_own_hand_alone() -> None:
    """T2.2: the hand of seat 1 for seat 1."""
    game = table(1).seat(0, hand="nobles-3").seat(1, hand="clergy-1 wild-6")
    state = game.set_up(3)
    assert tolerance.view(state, 1).hand == ("clergy-1", "wild-6")
    for seat in (0, 2):
        view = tolerance.view(state, seat)
        text = str(view._replace(options=None))  # type: ignore[arg-type]
        assert "clergy-1" not in text
        assert "wild-6" not in text


def test_a_deal_is_told_to_each_seat_for_itself() -> None:
    """T2.2: the story of the deal names one's own cards and the Monarch, nothing else."""
    course = random_course(5)
    state, events = course[0]
    for seat in range(3):
        text = json.dumps([as_json(event) for event in visible_to(events, seat)])
        named = {card for card in state.options.cards if f'"{card}"' in text}
        assert named == {*state.players[seat].hand, "wild-14a"}


def test_hidden_agendas_stay_hidden_until_the_final_scoring() -> None:
    """T2.6-7: no view and no event names another's role, or splits its points, before T9."""
    for seed in range(4):
        final = False
        for state, events in random_course(seed, roles="unique", hidden_roles=True):
            final = tolerance.to_act(state) is None
            for seat in range(3):
                seen = [entry.role for entry in tolerance.view(state, seat).seats]
                true = [player.role for player in state.players]
                hidden = ["" if other != seat else role for other, role in enumerate(true)]
                assert seen == (true if final else hidden)
                if final:
                    before_t9 = [e for e in events if not e.paragraph.startswith("T9")]
                    events = tuple(e for e in before_t9 if e.kind != "role_revealed")
                text = json.dumps([as_json(event) for event in visible_to(events, seat)])
                for other, role in enumerate(true):
                    assert other == seat or f'"{role}"' not in text
                split = [e for e in visible_to(events, seat) if isinstance(e, SectionScored)]
                assert all(event.seat == seat for event in split)
        assert final


def test_hidden_roles_are_revealed_at_the_end() -> None:
    """T2.6: every role is told, once, and the pennants by role with it (T9.1)."""
    state, events = random_course(1, roles="unique", hidden_roles=True)[-1]
    told = [(e.seat, e.role) for e in events if e.kind == "role_revealed"]  # type: ignore[attr-defined]
    assert told == [(seat, player.role) for seat, player in enumerate(state.players)]
    shown = {e.seat for e in visible_to(events, 0) if isinstance(e, SectionScored) and e.reign == 0}
    assert shown == {0, 1, 2}


def test_totals_are_public_with_hidden_agendas() -> None:
    """T2.7: the VP total of everyone after each reign."""
    for state, events in random_course(2, roles="unique", hidden_roles=True):
        totals = [e for e in visible_to(events, 0) if e.kind == "points_totalled"]
        if any(e.kind == "boards_cleared" for e in events):
            assert [e.seat for e in totals] != []  # type: ignore[attr-defined]
            assert {e.seat: e.after for e in totals} == {  # type: ignore[attr-defined]
                seat: player.points for seat, player in enumerate(state.players)
            }


def test_open_roles_are_open_to_all() -> None:
    """T2.6: without hidden agendas everyone sees every role and section."""
    for state, events in random_course(3, roles="unique"):
        if state.phase == "roles":
            continue
        assert all(event.only is None for event in events if isinstance(event, SectionScored))
        assert [entry.role for entry in tolerance.view(state, 0).seats] == [
            player.role for player in state.players
        ]


def test_moves_are_for_the_seat_that_acts() -> None:
    """T6.5: the choices of the one who is asked, and nobody else's."""
    game = table(1, loans=1, money=9).trick(QUIET, last=True).expect_phase("repay", 0)
    assert tolerance.view(game.state, 0).moves == (Repay(0), Repay(1))
    assert tolerance.view(game.state, 1).moves == ()
