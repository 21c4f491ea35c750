"""The players: legal, reproducible, fair, and as strong as they should be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tolerance_game.core.game import CHANCE
from tolerance_game.games import names, players
from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.moments import played_by_players

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
    moments = list(played_by_players(table))
    again = list(played_by_players(table))
    assert [moment.move for moment in moments] == [moment.move for moment in again]
    for moment in moments:
        assert (moment.reason is None) == (moment.seat == CHANCE)
        assert moment.reason is None or moment.reason.id.startswith("player.")
    assert table.game.outcome(moments[-1].state) is not None


@pytest.mark.parametrize("name", ["thumb", "grab"])
def test_other_hidden_cards_do_not_change_the_decision(name: str) -> None:
    """Never cheat: the cards of the others may be dealt anew, the decision stays the same."""
    table = _table("tolerance", ("thumb",), 5, roles="unique")
    player, checked = players("tolerance")[name](), 0
    for moment in played_by_players(table):
        state = moment.state
        seat = state.to_act
        if state.phase != "play" or seat is None:
            continue
        redealt = _with_others_redealt(state, seat, Random(moment.number))
        views = [table.game.view(one, seat) for one in (state, redealt)]
        assert views[0] == views[1]
        decisions = [player.decide(view, view.moves, Random(1)) for view in views]
        assert decisions[0] == decisions[1]
        checked += 1
    # T3.1: 36 tricks of four cards.
    assert checked == 36 * 4


def _with_others_redealt(state: Any, seat: int, rng: Random) -> Any:
    others = [other for other in range(len(state.players)) if other != seat]
    hidden = [card for other in others for card in state.players[other].hand]
    hidden += state.left_out
    rng.shuffle(hidden)
    players = list(state.players)
    for other in others:
        count = len(players[other].hand)
        players[other] = players[other]._replace(hand=tuple(hidden[:count]))
        hidden = hidden[count:]
    return state._replace(players=tuple(players), left_out=tuple(hidden))


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
