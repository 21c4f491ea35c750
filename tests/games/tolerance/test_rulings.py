"""Every ruling in each of its values, in a position where the values differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.goals import goals_of
from tolerance_game.games.tolerance.rules.moves import DrawChooser, Execute
from tolerance_game.games.tolerance.rules.public import begin
from tolerance_game.games.tolerance.rules.ruleset import VALUES, Options, Rulings
from tolerance_game.games.tolerance.rules.state import CHOOSER

from .material import box, role
from .scenarios import piles, table
from .tricks import DEBT, DIP

QUIET = "peasants-1 peasants-3 peasants-8"


def first_chooser(value: Any) -> str:
    """T2.4: chance draws seat 1, who chooses or leads; or the table has named seat 2."""
    devout = 2 if value == "asked" else -1
    settings = Options(box(), players=3, devout=devout, rulings=Rulings(first_chooser=value))
    state = tolerance.start(settings)
    state, _events = tolerance.apply(state, tolerance.chance_move(state, Random(1)))
    if state.phase == CHOOSER:
        state, _events = tolerance.apply(state, DrawChooser(1))
    return f"{state.phase} {state.to_act}"


def tied_rank(value: Any) -> int:
    """T3.5: a natural 1 between the two Plaguebearers."""
    game = table(2, plague_cards=2, rulings={"tied_rank": value})
    return game.trick("wild-1a:nobles nobles-1 wild-1b:nobles").winner


def highest_excludes_self(value: Any) -> str:
    """T4.5: the Satyr (3) is itself the highest; the two others have rank 2."""
    game = table(2, rulings={"highest_excludes_self": value})
    game.trick("townsfolk-2 wild-3:clergy peasants-2")
    return " ".join(game.state.players[0].board.dead_cards())


def satyr(value: Any) -> str:
    """T4.5: by rank Cranmer, by estate the Lady."""
    game = table(2, rulings={"satyr": value}).trick("nobles-3 wild-3:nobles clergy-14")
    return " ".join(game.state.players[0].board.dead_cards())


def elizabeth_lawyer(value: Any) -> int:
    """T4.7: 2 + 2 without religion, nobody, or the Protestant 3."""
    game = table(2, rulings={"elizabeth_lawyer": value})
    game.trick("nobles-1 nobles-3 townsfolk-11 peasants-2")
    return game.state.players[1].tallies[0]


def piety_floor(value: Any) -> tuple[int, ...]:
    """T4.8: Flagellants take 2 from 1 and from 0."""
    game = table(2, catholic=1, rulings={"piety_floor": value})
    game.trick("nobles-3 wild-13:nobles townsfolk-1")
    return game.state.players[1].tallies[1:]


def lay_order(value: Any) -> str:
    """T5.1: Chandler 2 was played before Weaver 5."""
    game = table(2, rulings={"lay_order": value}).trick("townsfolk-2 townsfolk-5 townsfolk-3")
    return " ".join(piles(game.state.players[1].board)["living_catholic"])


def covered_cards(value: Any) -> int | None:
    """T5.2: seat 0 has two Nobles, one below the other, of which all saw both."""
    game = table(1, roles=(role("wishes", {}),), rulings={"covered_cards": value})
    game.seat(0, "C nobles-9 nobles-6").seat(1, role="wishes").trick(QUIET)
    memory = begin(game.state.options)
    memory = memory._replace(
        seats=tuple(
            seat._replace(board=player.board)
            for seat, player in zip(memory.seats, game.state.players, strict=True)
        ),
        counts_covered=value == "counted",
    )
    goals = goals_of(tolerance.view(game.state, 1), 1, memory)
    assert goals is not None
    return goals.suits[0].best_other


def execution_view(value: Any) -> str:
    """T6.1: seat 1 owns James and a buried Cecil; of seat 0 and 2 all cards, or the top ones."""
    game = table(3, rulings={"execution_view": value})
    game.seat(1, "P nobles-10 wild-14c")
    game.seat(0, "P townsfolk-3 townsfolk-4; C nobles-9")
    game.trick(QUIET, last=True)
    legal = tolerance.legal_moves(game.state)
    return " ".join(sorted(move.card for move in legal if isinstance(move, Execute)))


def majorities_count(value: Any) -> int:
    """T6.6: two dead Nobles against one living one: 1 + 4 or nothing."""
    wishes = role("wishes", {1: {"nobles": (1, 4)}})
    game = table(1, roles=(wishes,), rulings={"majorities_count": value})
    game.seat(0, "†C nobles-9 nobles-6", role="wishes")
    game.seat(1, "C nobles-3")
    return game.trick(QUIET, last=True).state.players[0].points


def loans(value: Any) -> tuple[int, int]:
    """T7.2: 2 - 3 under Elizabeth with a loan of Mary's reign in hand."""
    game = table(2, money=2, loans=1, loan_reign=1, rulings={"loans": value}).trick(DEBT)
    player = game.state.players[0]
    return player.tallies[0], player.loans


def debt_floor(value: Any) -> int:
    """T7.3: 5 - 6 + 2 with a loan in hand: 1, or 0 + 2."""
    game = table(1, loans=1, loan_reign=1, rulings={"debt_floor": value}).trick(DIP)
    return game.state.players[1].tallies[0]


def unpaid_loans(value: Any) -> int:
    """T7.4: 9 points and two loans at the end of the game, which nothing pays."""
    game = table(3, rulings={"unpaid_loans": value}).seat(0, points=9, loans=2, money=0)
    return game.trick(QUIET, last=True).state.players[0].points


ALL = "nobles-10 nobles-9 peasants-1 peasants-3 peasants-8 townsfolk-3 townsfolk-4"
TOPS = "nobles-10 nobles-9 peasants-1 townsfolk-4"

EXPECTED: Mapping[Callable[[Any], object], Mapping[str | bool, object]] = {
    first_chooser: {"drawn": "starter 1", "leads": "play 1", "asked": "starter 2"},
    tied_rank: {"natural": 1, "first": 0, "last": 2},
    highest_excludes_self: {True: "townsfolk-2 peasants-2", False: ""},
    satyr: {"rank": "clergy-14", "estate": "nobles-3"},
    elizabeth_lawyer: {"no_religion": 5 + 2 + 2, "nobody": 5, "protestant": 5 + 3},
    piety_floor: {"zero": (0, 0), "none": (-1, -2)},
    lay_order: {"acting": "townsfolk-5 townsfolk-2", "played": "townsfolk-2 townsfolk-5"},
    covered_cards: {"counted": 2, "remembered": None},
    execution_view: {"open": ALL, "top": TOPS},
    majorities_count: {"living": 0, "all": 1 + 4},
    loans: {"single": (0, 1), "one_per_round": (1, 2)},
    debt_floor: {"section": 1, "booking": 2},
    unpaid_loans: {"each": 9 - 2 * 3, "once": 9 - 3},
}


@pytest.mark.parametrize("position", EXPECTED, ids=lambda position: position.__name__)
def test_ruling(position: Callable[[Any], object]) -> None:
    expected = EXPECTED[position]
    assert len(set(expected.values())) == len(expected), "the position does not tell them apart"
    assert {value: position(value) for value in expected} == expected


def test_every_ruling_is_tested_in_every_value() -> None:
    tested = {position.__name__: tuple(values) for position, values in EXPECTED.items()}
    assert tested == dict(VALUES)


def test_the_defaults_are_those_of_the_rules() -> None:
    """The value that each Ruling of T2.4 to T7.3 gives first."""
    assert Rulings() == Rulings(**{name: values[0] for name, values in VALUES.items()})  # type: ignore[arg-type]
    assert Rulings().tied_rank == "natural"
    assert Rulings().highest_excludes_self is True
    assert Rulings().satyr == "rank"
    assert Rulings().elizabeth_lawyer == "no_religion"
    assert Rulings().execution_view == "open"
    assert Rulings().majorities_count == "living"
    assert Rulings().loans == "single"
    assert Rulings().debt_floor == "section"


def test_one_loan_per_round_and_no_second() -> None:
    """T7.2 (one_per_round): taken in this reign, so money becomes 0."""
    game = table(2, money=2, loans=1, loan_reign=2, rulings={"loans": "one_per_round"})
    game.trick(DEBT).expect("C townsfolk-2; N nobles-4; P clergy-14", money=0)


def test_without_a_loan_in_hand_every_booking_may_go_below_zero() -> None:
    """T7.3 (booking): the first debt of 5 - 6 + 2 is only looked at in the end."""
    game = table(1, rulings={"debt_floor": "booking"}).trick(DIP)
    assert game.state.players[1].tallies[0] == 1


@pytest.mark.parametrize("value", ["natural", "first", "last"])
def test_a_natural_card_against_one_wild(value: str) -> None:
    """T3.5: Mary as a Noble before Henry of her rank."""
    game = table(1, rulings={"tied_rank": value}).trick("wild-14a:nobles nobles-14 nobles-3")
    assert game.winner == {"natural": 1, "first": 0, "last": 1}[value]
