"""T1.3-4, T2: roles, deals, and who leads the first trick of a reign."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules import moves
from tolerance_game.games.tolerance.rules.events import ChooserNamed, ReignBegan, StarterChosen
from tolerance_game.games.tolerance.rules.ruleset import Options, Rulings
from tolerance_game.games.tolerance.rules.state import State

from .material import MATERIAL, box
from .scenarios import table

SEVEN = {"ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork"}
QUIET = "peasants-1 peasants-3 peasants-8"


def options(**values: Any) -> Options:
    return Options(**{"material": box(), **values})


def dealt(settings: Options, seed: int = 1) -> State:
    """A game right after its first deal."""
    state = tolerance.start(settings)
    state, _events = tolerance.apply(state, tolerance.chance_move(state, Random(seed)))
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_starts_alike(players: int) -> None:
    """T2.3: 5 money, no piety, no points; T2.6: Bertram for everyone in the basic game."""
    state = tolerance.start(options(players=players))
    assert len(state.players) == players
    for player in state.players:
        assert player.role == "bertram"
        assert player.tallies == (5, 0, 0)
        assert (player.points, player.loans, player.pennants) == (0, 0, (0, 0, 0))
    assert (state.reign, tolerance.to_act(state)) == (1, CHANCE)


@pytest.mark.parametrize("plague_cards", [1, 2])
@pytest.mark.parametrize(("players", "ordinary"), [(3, 35), (4, 47), (5, 59)])
def test_the_deal(players: int, ordinary: int, plague_cards: int) -> None:
    """T2.2, T1.4: 12 each, of 35 / 47 / 59 ordinary cards and Mary; the rest of 69 or 70 is out."""
    settings = options(players=players, plague_cards=plague_cards)
    for seed in range(20):
        state = dealt(settings, seed)
        cards = [card for player in state.players for card in player.hand]
        assert [len(player.hand) for player in state.players] == [12] * players
        monarchs = [card for card in cards if card.startswith("wild-14")]
        assert monarchs == ["wild-14a"]
        assert len(set(cards)) == len(cards) == ordinary + 1
        assert len(state.left_out) == 68 + plague_cards - ordinary
        assert not set(state.left_out) & set(cards)
        assert ("wild-1b" in {*cards, *state.left_out}) == (plague_cards == 2)


def test_each_reign_has_its_monarch() -> None:
    """T2.1-2: Elizabeth in the second deal, James in the third, and no other."""
    for reign, monarch in ((1, "wild-14b"), (2, "wild-14c")):
        game = table(reign).trick(QUIET, last=True)
        state, events = tolerance.apply(game.state, tolerance.chance_move(game.state, Random(3)))
        cards = {card for player in state.players for card in player.hand}
        assert {card for card in cards if card.startswith("wild-14")} == {monarch}
        assert [(e.reign, e.monarch) for e in events if isinstance(e, ReignBegan)] == [
            (reign + 1, monarch)
        ]


def test_the_first_chooser_is_drawn_and_may_choose_anybody() -> None:
    """T2.4: chance names the chooser; the one who chooses need not lead."""
    state = dealt(options(players=3))
    assert tolerance.to_act(state) == CHANCE
    assert isinstance(tolerance.chance_move(state, Random(1)), moves.DrawChooser)
    state, _events = tolerance.apply(state, moves.DrawChooser(2))
    assert tolerance.to_act(state) == 2
    assert tolerance.legal_moves(state) == tuple(moves.ChooseStarter(seat) for seat in range(3))
    state, _events = tolerance.apply(state, moves.ChooseStarter(1))
    assert (state.phase, tolerance.to_act(state)) == ("play", 1)


def test_whoever_is_drawn_may_lead() -> None:
    """T2.4 (ruling *first_chooser*, `leads`): nobody chooses, and nothing is asked; in the second
    reign the fewest points choose, on a tie the first after whoever led (T2.5)."""
    state = dealt(options(players=3, rulings=Rulings(first_chooser="leads")))
    assert tolerance.to_act(state) == CHANCE
    state, events = tolerance.apply(state, moves.DrawChooser(2))
    assert (state.phase, tolerance.to_act(state), state.starter, state.chooser) == (
        "play",
        2,
        2,
        -1,
    )
    assert events == (StarterChosen(paragraph="T2.4", seat=2, chooser=-1),)
    game = table(1, rulings={"first_chooser": "leads"}).trick(QUIET, lead=2, last=True)
    state, _events = tolerance.apply(game.state, tolerance.chance_move(game.state, Random(1)))
    assert (state.phase, tolerance.to_act(state)) == ("starter", 0)


def test_the_table_may_say_who_chooses() -> None:
    """T2.4 (ruling): the seat that the set-up named is asked at once."""
    state = dealt(options(players=3, devout=1, rulings=Rulings(first_chooser="asked")))
    assert (state.phase, tolerance.to_act(state)) == ("starter", 1)


@pytest.mark.parametrize(
    ("points", "starter", "chooser", "why"),
    [
        ((3, 2, 4), 0, 1, "fewest"),
        ((2, 3, 4), 0, 0, "fewest"),
        ((2, 2, 4), 0, 1, "fewest_tied"),
        ((2, 2, 4), 1, 0, "fewest_tied"),
        ((2, 3, 2), 0, 2, "fewest_tied"),
        ((2, 2, 2), 0, 1, "fewest_tied"),
        ((2, 2, 2), 1, 2, "fewest_tied"),
        ((2, 2, 2), 2, 0, "fewest_tied"),
    ],
)
def test_the_fewest_points_choose_later(
    points: tuple[int, ...], starter: int, chooser: int, why: str
) -> None:
    """T2.5: on a tie the first clockwise after the last starting player, who comes last."""
    game = table(1)
    for seat, value in enumerate(points):
        game.seat(seat, points=value)
    game.trick(QUIET, lead=starter, last=True)
    state, events = tolerance.apply(game.state, tolerance.chance_move(game.state, Random(1)))
    assert (state.phase, tolerance.to_act(state)) == ("starter", chooser)
    assert [(e.seat, e.why, e.paragraph) for e in events if isinstance(e, ChooserNamed)] == [
        (chooser, why, "T2.5")
    ]
    leader = (chooser + 1) % 3
    state, _events = tolerance.apply(state, moves.ChooseStarter(leader))
    assert (state.phase, tolerance.to_act(state), state.starter) == ("play", leader, leader)


def test_roles_dealt_at_random_are_unique() -> None:
    """T2.6, T1.3: of the seven, no two alike, never Bertram."""
    for seed in range(20):
        state = tolerance.start(options(players=5, roles="unique"))
        assert {player.role for player in state.players} == {""}
        move = tolerance.chance_move(state, Random(seed))
        assert isinstance(move, moves.DealRoles)
        state, _events = tolerance.apply(state, move)
        roles = [player.role for player in state.players]
        assert len(set(roles)) == 5
        assert set(roles) <= SEVEN
        assert state.phase == "deal"


def test_roles_are_chosen_one_after_the_other() -> None:
    """T2.6: each of the seven once."""
    state = tolerance.start(options(players=3, roles="chosen"))
    assert tolerance.to_act(state) == 0
    assert set(tolerance.legal_moves(state)) == {moves.TakeRole(role) for role in SEVEN}
    state, _events = tolerance.apply(state, moves.TakeRole("juba"))
    assert tolerance.to_act(state) == 1
    assert set(tolerance.legal_moves(state)) == {moves.TakeRole(role) for role in SEVEN - {"juba"}}
    state, _events = tolerance.apply(state, moves.TakeRole("ned"))
    state, _events = tolerance.apply(state, moves.TakeRole("pierre"))
    assert [player.role for player in state.players] == ["juba", "ned", "pierre"]
    assert (state.phase, tolerance.to_act(state)) == ("deal", CHANCE)


def test_hands_are_kept_and_left_out_is_what_was_not_dealt() -> None:
    """T2.2: the given hands, whatever the order in which they are given."""
    settings = options(players=3)
    ordinary = list(settings.ordinary)
    cards = ["wild-14a", *reversed(ordinary[:35])]
    hands = (tuple(cards[:12]), tuple(cards[12:24]), tuple(cards[24:]))
    state, _events = tolerance.apply(tolerance.start(settings), moves.Deal(hands))
    assert [set(player.hand) for player in state.players] == [set(hand) for hand in hands]
    assert set(state.left_out) == set(ordinary[35:])


def test_the_box() -> None:
    """T1.1: 73 cards; 14 of each ordinary suit, 17 Wild, of these three Monarchs."""
    for edition in ("english", "german"):
        cards = MATERIAL.cards[edition]
        assert len(cards) == len({card.id for card in cards}) == 73
        for suit in ("nobles", "clergy", "townsfolk", "peasants"):
            ranks = [card.rank for card in cards if card.suit == suit]
            assert sorted(ranks) == list(range(1, 15))
        wilds = sorted(card.rank for card in cards if card.suit == "wild")
        assert wilds == sorted([*range(1, 14), 1, 14, 14, 14])
        assert sum(card.reign > 0 for card in cards) == 3
