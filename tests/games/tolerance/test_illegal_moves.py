"""Refusals: each reason with its paragraph, and agreement with the list of legal moves."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tolerance_game.core.errors import Illegal, Malformed
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import (
    ChooseStarter,
    ChooseTarget,
    Deal,
    DealRoles,
    DrawChooser,
    Execute,
    Play,
    Repay,
    TakeRole,
)
from tolerance_game.games.tolerance.rules.ruleset import Options, Rulings, options_from
from tolerance_game.games.tolerance.rules.state import State

from .material import MATERIAL, box
from .scenarios import played, table

QUIET = "peasants-1 peasants-3 peasants-8"


def fresh(**values: Any) -> State:
    return tolerance.start(Options(**{"material": box(), "players": 3, **values}))


def unique() -> State:
    return fresh(roles="unique")


def leading() -> State:
    """Seat 0 leads with a Noble and a Wild in hand."""
    return table(1).seat(0, hand="nobles-3 wild-6").set_up(3)


def answering() -> State:
    """Seat 1 must follow with its Noble or play its Wild."""
    game = table(1).seat(0, hand="nobles-3").seat(1, hand="nobles-7 clergy-1 wild-6")
    return tolerance.apply(game.set_up(3), Play("nobles-3"))[0]


def after_trick(cards: str, **seat_0: Any) -> State:
    game = table(3).seat(1, "P wild-14c nobles-10").seat(0, **seat_0)
    game.trick(cards, last=True)
    return game.state


def choosing() -> State:
    """Seat 0 chooses for the Knight: Poet or Gleaner."""
    return table(1).trick("nobles-8 nobles-7 peasants-2 townsfolk-2").state


def repaying() -> State:
    return table(1).seat(0, money=5, loans=2).trick(QUIET, last=True).state


def over() -> State:
    return table(3).trick(QUIET, last=True).state


ORDINARY = Options(box(), players=3).ordinary
GOOD = ("wild-14a", *ORDINARY[:11])


def hands(first: tuple[str, ...]) -> Deal:
    return Deal((first, ORDINARY[11:23], ORDINARY[23:35]))


REFUSED: list[tuple[str, Any, Any, str]] = [
    ("error.game_over", over, Play("nobles-3"), ""),
    ("error.not_now", leading, Repay(0), ""),
    ("error.not_now", choosing, Play("nobles-7"), ""),
    ("tolerance.not_in_hand", leading, Play("nobles-7"), "T3.1"),
    ("tolerance.declare_a_suit", leading, Play("wild-6"), "T3.1"),
    ("tolerance.declare_a_suit", leading, Play("wild-6", "wild"), "T3.1"),
    ("tolerance.declare_a_suit", answering, Play("wild-6"), "T3.3"),
    ("tolerance.only_wilds_are_declared", leading, Play("nobles-3", "clergy"), "T3.3"),
    ("tolerance.follow_suit", answering, Play("clergy-1"), "T3.2"),
    ("tolerance.no_target", choosing, ChooseTarget("townsfolk-2"), "T4.4"),
    ("tolerance.no_target", choosing, ChooseTarget("nobles-8"), "T4.4"),
    ("tolerance.no_execution", lambda: after_trick(QUIET), Execute("wild-14c"), "T6.1"),
    ("tolerance.no_execution", lambda: after_trick(QUIET), Execute("nobles-9"), "T6.1"),
    ("tolerance.repay_too_many", repaying, Repay(2), "T6.5"),
    ("tolerance.role_not_free", lambda: fresh(roles="chosen"), TakeRole("bertram"), "T2.6"),
    ("tolerance.role_not_free", lambda: fresh(roles="chosen"), TakeRole("nobody"), "T2.6"),
    ("tolerance.roles_wrong", unique, DealRoles(("ned", "juba")), "T2.6"),
    ("tolerance.roles_wrong", unique, DealRoles(("ned", "juba", "juba")), "T2.6"),
    ("tolerance.roles_wrong", unique, DealRoles(("ned", "juba", "bertram")), "T2.6"),
    ("tolerance.deal_counts", fresh, Deal((GOOD, ORDINARY[11:23])), "T2.2"),
    ("tolerance.deal_counts", fresh, hands(GOOD[:11]), "T2.2"),
    ("tolerance.deal_twice", fresh, hands((*GOOD[:11], ORDINARY[11])), "T2.2"),
    ("tolerance.deal_without_monarch", fresh, hands((*GOOD[1:], ORDINARY[40])), "T2.2"),
    ("tolerance.deal_foreign_card", fresh, hands((*GOOD[:11], "wild-14b")), "T2.2"),
    ("tolerance.deal_foreign_card", fresh, hands((*GOOD[:11], "wild-1b")), "T2.2"),
    ("tolerance.no_such_seat", lambda: dealt(), DrawChooser(3), "T2.4"),
    ("tolerance.no_such_seat", lambda: chosen(), ChooseStarter(3), "T2.4"),
]


def dealt() -> State:
    return tolerance.apply(fresh(), hands(GOOD))[0]


def chosen() -> State:
    return tolerance.apply(dealt(), DrawChooser(1))[0]


@pytest.mark.parametrize(("reason", "position", "move", "paragraph"), REFUSED)
def test_refused_with_its_reason(reason: str, position: Any, move: Any, paragraph: str) -> None:
    state = position()
    with pytest.raises(Illegal) as refused:
        tolerance.apply(state, move)
    assert (refused.value.reason.id, refused.value.reason.paragraph) == (reason, paragraph)
    assert tolerance.refusal(state, move) == refused.value.reason


def test_chance_does_not_move_for_a_player() -> None:
    with pytest.raises(Illegal) as refused:
        tolerance.chance_move(leading(), Random(1))
    assert refused.value.reason.id == "error.not_chance"


@pytest.mark.parametrize(
    ("values", "name"),
    [
        ({"players": 2}, "players"),
        ({"players": 6}, "players"),
        ({"players": True}, "players"),
        ({"edition": "french"}, "edition"),
        ({"roles": "none"}, "roles"),
        ({"plague_cards": 3}, "plague_cards"),
        ({"open_piles": 1}, "open_piles"),
        ({"hidden_roles": True}, "hidden_roles"),
        ({"devout": 0}, "devout"),
        ({"players": 3, "devout": 3, "rulings": {"first_chooser": "asked"}}, "devout"),
        ({"rulings": {"first_chooser": "asked"}}, "devout"),
        ({"rulings": {"satyr": "piety"}}, "rulings.satyr"),
    ],
)
def test_options_nobody_can_play_with(values: dict[str, Any], name: str) -> None:
    """T2.1, T2.4, T2.6, T1.4, T10: 3 to 5 players, and only the values that the rules name."""
    with pytest.raises(Malformed) as refused:
        options_from(values, MATERIAL)
    assert refused.value.reason.id == "error.options.value"
    assert refused.value.reason.values["text"] == name


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"colour": "red"}, "error.options.unknown"),
        ({"rulings": {"colour": "red"}}, "error.options.unknown"),
        ({"rulings": "open"}, "error.options.form"),
    ],
)
def test_options_of_unknown_names(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        options_from(values, MATERIAL)
    assert refused.value.reason.id == reason


def test_every_reason_of_the_package_is_tested() -> None:
    """The ids that stand in the code, found by reading it, against those refused above."""
    folder = Path(tolerance.__file__).parent / "rules"
    found = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                assert isinstance(node.args[0], ast.Constant)
                found.add(node.args[0].value)
    elsewhere = {"error.not_chance", "error.options.value"}
    elsewhere |= {"error.options.unknown", "error.options.form"}
    assert found == {reason for reason, _position, _move, _paragraph in REFUSED} | elsewhere


def every_move(state: State) -> list[Any]:
    """More moves than can ever be legal: every card, seat, role and number in every kind."""
    cards = list(state.options.cards)
    suits = ("", "nobles", "clergy", "townsfolk", "peasants", "wild")
    moves: list[Any] = [Play(card, suit) for card in cards for suit in suits]
    moves += [kind(card) for card in cards for kind in (ChooseTarget, Execute)]
    moves += [kind(number) for number in range(6) for kind in (ChooseStarter, Repay)]
    moves += [TakeRole(role.id) for role in state.options.material.roles]
    return moves


@pytest.mark.parametrize("seed", range(3))
def test_refusal_agrees_with_the_legal_moves(seed: int) -> None:
    """On every state of a random game: what is listed is accepted, all else is refused."""
    rng = Random(seed)
    roles = ("bertram", "chosen", "unique")[seed]
    state = fresh(roles=roles, players=3 + seed, rulings=Rulings())
    visited = 0
    while (seat := tolerance.to_act(state)) is not None:
        legal = tolerance.legal_moves(state)
        if seat != CHANCE and (visited % 3 == 0 or state.phase != "play"):
            allowed = [move for move in every_move(state) if tolerance.refusal(state, move) is None]
            assert set(allowed) == set(legal)
        move = tolerance.chance_move(state, rng) if seat == CHANCE else rng.choice(legal)
        assert tolerance.refusal(state, move) is None
        state, _events = tolerance.apply(state, move)
        visited += 1
    assert all(tolerance.refusal(state, move) is not None for move in every_move(state))
    assert tolerance.legal_moves(state) == ()


def test_a_refused_move_changes_nothing() -> None:
    """States are values: the refused position is still the one to answer."""
    state = answering()
    (refused,) = played("clergy-1")
    before = state
    with pytest.raises(Illegal):
        tolerance.apply(state, refused)
    assert state == before
    assert len(tolerance.legal_moves(state)) == 1 + 4
