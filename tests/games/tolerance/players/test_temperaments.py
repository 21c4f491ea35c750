"""Temperaments: what they weigh is what the rules count, and habits keep to what they may cost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from tests.games.tolerance.material import INDIFFERENT, PROGRAM
from tests.games.tolerance.redeal import changed_by_redealing, positions
from tests.tiers import part, sizes
from tolerance_game.core import Decision
from tolerance_game.core.events import Seat
from tolerance_game.core.game import CHANCE
from tolerance_game.games import everyone, players, tolerance
from tolerance_game.games.tolerance.engine import leanings as of
from tolerance_game.games.tolerance.engine.flat import Engine
from tolerance_game.games.tolerance.engine.leanings import LEANINGS, Leanings
from tolerance_game.games.tolerance.engine.playouts import LOAN, THUMB, Thumb
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.engine.thinking import Thought
from tolerance_game.games.tolerance.players import LEVELS, PLAYERS, TEMPERAMENTS, TEMPERED
from tolerance_game.games.tolerance.players import temperaments as the
from tolerance_game.games.tolerance.players.levels import Ahead, level
from tolerance_game.games.tolerance.rules.moves import Execute, Play, Repay
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import EXECUTION, PLAY, State

from .late import late


def test_every_level_can_have_every_temperament() -> None:
    assert list(the.TEMPERAMENTS) == list(TEMPERAMENTS)
    assert len(TEMPERED) == len(LEVELS) * len(TEMPERAMENTS)
    assert set(everyone("tolerance")) == {"random", *PLAYERS, *TEMPERED}
    # Set-up and lists do not have them.
    assert not set(players("tolerance")) & set(TEMPERED)


def ended() -> Iterator[tuple[State, Engine, Options]]:
    """Reigns played at random: the state before the boards are scored, and the engine after it."""
    rng = Random(4)
    for _ in range(20):
        options = Options(PROGRAM, roles="unique", players=rng.choice((3, 4, 5)))
        make = Positions(options)
        engine = make.engine()
        state = tolerance.start(options)
        boards = state
        while (acting := tolerance.to_act(state)) is not None:
            moves = tolerance.legal_moves(state)
            move = tolerance.chance_move(state, rng) if acting == CHANCE else rng.choice(moves)
            if moves and isinstance(moves[0], Repay):
                move = moves[0]
            after, _events = tolerance.apply(state, move)
            make.apply(engine, move)
            if after.phase == EXECUTION:
                # What comes next is the end of the reign; the victim is dead by then.
                boards = after
            if (after.reign > state.reign or after.outcome) and state.phase == EXECUTION:
                assert isinstance(move, Execute)
                seats = tuple(
                    end._replace(
                        board=one.board.with_death(move.card)
                        if move.card in one.board.living_cards()
                        else one.board
                    )
                    for one, end in zip(boards.players, after.players, strict=True)
                )
                yield state._replace(players=seats), engine, options
            state = after


def counted(state: State, seat: Seat) -> dict[int, float]:
    """What there may be weights for, from the boards of the rules."""
    player, cards = state.players[seat], state.options.cards
    living = [cards[card] for card in player.board.living_cards()]
    dead = [cards[card] for card in player.board.dead_cards()]

    def own(suit: str, of_seat: Seat = seat) -> int:
        board = state.players[of_seat].board
        return sum(cards[card].suit == suit for card in board.living_cards())

    suits = ("nobles", "clergy", "townsfolk", "peasants", "wild")
    most = [
        own(suit) > 0 and own(suit) == max(own(suit, other) for other in range(len(state.players)))
        for suit in suits
    ]
    return {
        of.RICHES: player.tallies[0],
        of.CATHOLICISM: player.tallies[1],
        of.PROTESTANTISM: player.tallies[2],
        of.BORROWING: player.loan_reign == state.reign,
        of.SPREAD: max(player.tallies) - min(player.tallies),
        of.WON: sum(trick.winner == seat for trick in state.tricks),
        of.WON_EARLY: sum(trick.winner == seat for trick in state.tricks[:6]),
        of.KILLED: len(dead),
        of.KILLED_CATHOLIC: len(player.board.dead[0]),
        of.KILLED_PROTESTANT: len(player.board.dead[2]),
        of.KILLED_GUILD: sum(card.guild for card in dead),
        of.OWN_GUILD: sum(card.guild for card in living),
        of.OWN_NOBLES: own("nobles"),
        of.OWN_TOWNSFOLK: own("townsfolk"),
        of.OWN_FAITHFUL: 2 * len(player.board.living[state.reign - 1]) - len(living),
        of.MOST: sum(most),
    }


def test_what_is_weighed_is_what_the_rules_count() -> None:
    tried = 0
    for state, engine, options in ended():
        for seat in range(options.players):
            for what, number in counted(state, seat).items():
                weights = [0.0] * (3 * LEANINGS)
                weights[(state.reign - 1) * LEANINGS + what] = 2.0
                assert Leanings(weights).of_reign(engine, seat, state.reign) == 2 * number, what
        tried += 1
    assert tried > 5


# Habits

THOUGHT = Thought(Play("nobles-3"), 0.0, 50, (0.0, 0.0, 0.0), 0.0, 0.0, 0.0, 0.0, 0.0)


def test_a_habit_takes_the_cheapest_of_its_moves_within_what_it_may_cost() -> None:
    state = late(3, "nobles-3 wild-2 wild-4/clergy-2/clergy-3/clergy-4", INDIFFERENT)
    view = tolerance.view(state, 0)
    first = THOUGHT
    dear, cheap, other = (
        THOUGHT._replace(move=Play(card, "nobles"), cost=cost)
        for card, cost in (("wild-2", 0.6), ("wild-4", 0.3), ("wild-5", 5.0))
    )
    one = the.TEMPERAMENTS["gambler"]
    assert the.by_habit(one, view, [first, dear, cheap]) == [cheap, first, dear]
    assert the.by_habit(one, view, [first, other]) == [first, other]
    assert the.by_habit(one, view, [dear, first, cheap]) == [dear, first, cheap]


def executions() -> Iterator[State]:
    for state in positions(4000, 9):
        if state.phase == EXECUTION:
            yield state


def test_executions_hit_whom_a_habit_says() -> None:
    hits = {"richest": 0, "revenge": 0}
    for state in executions():
        seat = tolerance.to_act(state)
        assert seat is not None
        view = tolerance.view(state, seat)
        money = {other: one.tallies[0] for other, one in enumerate(state.players) if other != seat}
        for move in view.moves:
            assert isinstance(move, Execute)
            (owner,) = (
                other
                for other, one in enumerate(state.players)
                if move.card in one.board.living_cards()
            )
            richest = money.get(owner) == max(money.values())
            assert the.robs_the_richest(view, move) == richest
            hits["richest"] += richest
            hits["revenge"] += the.takes_revenge(view, move)
            assert not the.takes_revenge(view, move) or owner == the.last_killer(view) != seat
    assert all(hits.values())


def test_the_last_killer_won_a_trick_in_which_a_card_of_the_own_hand_died() -> None:
    for state in executions():
        if state.options.rulings.execution_view != "open":
            continue
        seat = tolerance.to_act(state)
        assert seat is not None
        dead = {card for one in state.players for card in one.board.dead_cards()}
        lost = [
            trick.winner
            for trick in state.tricks
            if trick.winner != seat
            and any(play.seat == seat and play.card in dead for play in trick.plays)
        ]
        assert the.last_killer(tolerance.view(state, seat)) == (lost[-1] if lost else -2)


def test_the_lowest_card_is_that_of_all_that_may_be_played() -> None:
    for state in positions(300, 12):
        if state.phase == PLAY:
            seat = tolerance.to_act(state)
            assert seat is not None
            view, cards = tolerance.view(state, seat), state.options.cards
            plays = [move for move in view.moves if isinstance(move, Play)]
            low = [move for move in plays if the.plays_lowest(view, move)]
            assert low
            assert {cards[move.card].rank for move in low} == {
                min(cards[move.card].rank for move in plays)
            }


# Decisions


def decided(name: str, state: State, seat: Seat) -> Decision:
    player, view = level(*name.split("/")), tolerance.view(state, seat)
    if isinstance(player, Ahead):
        return player.decide(view, view.moves, Random(1), budget=8)
    return player.decide(view, view.moves, Random(1))


@pytest.mark.parametrize("count", sizes(15, 30))
@pytest.mark.parametrize("temperament", part(TEMPERAMENTS))
@pytest.mark.parametrize("name", ["fair", "able"])
def test_what_is_hidden_changes_nothing_for_a_temperament(
    name: str, temperament: str, count: int
) -> None:
    def decide(state: State, seat: Seat) -> Decision:
        decision = decided(f"{name}/{temperament}", state, seat)
        assert decision.move in tolerance.legal_moves(state)
        assert decision.reason.id.startswith("player.")
        return decision

    assert changed_by_redealing(decide, positions(count, 31)) == []


def test_a_temperament_changes_decisions() -> None:
    for temperament in TEMPERAMENTS:
        assert any(_changed(temperament, state) for state in positions(100, 44)), temperament


def _changed(temperament: str, state: State) -> bool:
    seat = tolerance.to_act(state)
    assert seat is not None
    one, other = (decided(name, state, seat).move for name in ("able", f"able/{temperament}"))
    return bool(one != other)


def test_rules_of_thumb_have_the_temperament_in_what_a_card_is_worth() -> None:
    """As far as a trick shows it: money, faith, the dead, the Guild, loans."""
    figures = Positions(Options(PROGRAM, roles="unique")).figures
    usual = Thumb(figures, list(THUMB), 0)
    for temperament, reign in product(TEMPERAMENTS, (0, 1, 2)):
        own = the.TEMPERAMENTS[temperament].leanings()
        likes = list(own.weights)[reign * LEANINGS : (reign + 1) * LEANINGS]
        tempered = Thumb(figures, list(THUMB), 0, own)
        for role, tally in product(range(7), (0, 1, 2)):
            at = (role * 3 + reign) * 3 + tally
            more = tempered.growing[at] - usual.growing[at]
            assert more == pytest.approx(likes[of.RICHES + tally])
        more = usual.weights[LOAN] - tempered.weights[LOAN]
        assert more == pytest.approx(list(own.weights)[of.BORROWING])
        for role, place, faith in product(range(7), range(70), (0, 1, 2)):
            at = ((role * 3 + reign) * 73 + place) * 16 + (1 << faith)
            card = list(PROGRAM.cards["english"])[place]
            assert tempered.becoming[at] - usual.becoming[at] == pytest.approx(
                likes[of.OWN_FAITHFUL] * (1 if faith == reign else -1)
                + likes[of.OWN_GUILD] * card.guild
                + likes[of.OWN_NOBLES] * (card.suit == "nobles")
                + likes[of.OWN_TOWNSFOLK] * (card.suit == "townsfolk")
            )
            dead = likes[of.KILLED] + likes[of.KILLED_GUILD] * card.guild
            dead += (likes[of.KILLED_CATHOLIC], 0, likes[of.KILLED_PROTESTANT])[faith]
            assert tempered.becoming[at + 8] - usual.becoming[at + 8] == pytest.approx(dead)
