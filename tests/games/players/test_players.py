"""The players: legal, reproducible, fair, and as strong as they should be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.tolerance.redeal import changed_by_redealing, positions
from tests.tiers import sizes
from tolerance_game.core import Decision
from tolerance_game.core.game import CHANCE
from tolerance_game.games import names, players, tolerance
from tolerance_game.games.tolerance.rules.state import State
from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.moments import played_by_players
from tools.lab.tournament.contestant import takes_budget

BUDGET = 8
"""Enough to think ahead; how strong a budget makes is measured by the lab."""
KINDS = [(game, name) for game in names() for name in players(game)]


def _table(game: str, players: tuple[str, ...], seed: int, **values: Any) -> Table:
    return lay_table(game, values, players, seed, load_catalogue())


def _last_state(table: Table) -> Any:
    for moment in played_by_players(table):
        state = moment.state
    return state


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_every_decision_is_legal_reasoned_and_reproducible(game: str, name: str) -> None:
    values = {"roles": "chosen", "hidden_roles": True} if game == "tolerance" else {}
    table = _table(game, (name,), 11, **values)
    moments = list(played_by_players(table, BUDGET))
    again = list(played_by_players(table, BUDGET))
    assert [moment.move for moment in moments] == [moment.move for moment in again]
    for moment in moments:
        assert (moment.reason is None) == (moment.seat == CHANCE)
        assert moment.reason is None or moment.reason.id.startswith("player.")
    assert table.game.outcome(moments[-1].state) is not None


@pytest.mark.parametrize("ahead", sizes(30, 1000))
@pytest.mark.parametrize("name", players("tolerance"))
def test_what_is_hidden_does_not_change_a_decision(name: str, ahead: int) -> None:
    """Never cheat: hidden cards and roles may be others, the decision stays the same."""
    player: Any = players("tolerance")[name]()
    wanted = {"budget": BUDGET} if takes_budget(player) else {}

    def decide(state: State, seat: int) -> Decision:
        view = tolerance.view(state, seat)
        decision: Decision = player.decide(view, view.moves, Random(1), **wanted)
        return decision

    assert changed_by_redealing(decide, positions(ahead)) == []


def test_a_cheat_is_found_out() -> None:
    """Who looks into the next hand, or at the next hidden role, decides otherwise after a deal."""

    def looks_at_cards(state: State, seat: int) -> object:
        hand = state.players[(seat + 1) % len(state.players)].hand
        moves = tolerance.legal_moves(state)
        return moves[sum(map(state.options.place.__getitem__, hand)) % len(moves)]

    def looks_at_roles(state: State, seat: int) -> object:
        role = state.players[(seat + 1) % len(state.players)].role
        moves = tolerance.legal_moves(state)
        return moves[sum(map(ord, role)) % len(moves)]

    # Of 1,000 positions more than 900 hide cards, and about 200 hide roles.
    assert len(changed_by_redealing(looks_at_cards, positions(1000))) > 500
    assert len(changed_by_redealing(looks_at_roles, positions(1000))) > 50


def _lead(one: str, others: str, deals: int) -> float:
    """The lead in victory points over the other three, on the same deals from every seat."""
    total = 0.0
    for seed in range(deals):
        for seat in range(4):
            names = tuple(one if other == seat else others for other in range(4))
            state = _last_state(_table("tolerance", names, seed, roles="unique"))
            points = [player.points for player in state.players]
            total += points[seat] - (sum(points) - points[seat]) / 3
    return total / (4 * deals)


@pytest.mark.parametrize("name", ["thumb", "grab"])
def test_rules_of_thumb_beat_random_play_at_tolerance(name: str) -> None:
    assert _lead(name, "random", 6) > 8


def test_rules_of_thumb_beat_random_play_at_schisma() -> None:
    won = 0
    for seed in range(10):
        for seat in (0, 1):
            names = ("thumb", "random") if seat == 0 else ("random", "thumb")
            outcome = _last_state(_table("schisma", names, seed)).outcome
            won += outcome.winners == (seat,)
    assert won >= 17


def test_the_grabber_wins_when_it_can() -> None:
    """Playing last and able to win, *Grab* wins, with the lowest card that does."""
    table = _table("tolerance", ("grab",), 3)
    for moment in played_by_players(table):
        if moment.reason is not None and moment.reason.id == "player.throw_away":
            break
        state = moment.state
    else:
        pytest.fail("nobody ever had to throw a card away")
    # Whoever threw a card away had none that would have won so far.
    seat, game = moment.seat, table.game
    for move in game.legal_moves(state):
        plays = (*state.trick.plays, (seat, move.card, move.declared))
        cards = state.options.cards
        suits = [declared or cards[card].suit for _seat, card, declared in plays]
        ranks = [
            cards[card].rank
            for (_seat, card, _declared), suit in zip(plays, suits, strict=True)
            if suit == state.trick.suit
        ]
        assert suits[-1] != state.trick.suit or cards[move.card].rank <= max(ranks[:-1])
