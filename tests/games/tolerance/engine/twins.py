"""Engine and rules side by side: tables of any kind, and what both must agree about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from tests.games.tolerance.anything import another_print, another_role, random_options
from tests.games.tolerance.material import PROGRAM, box, role, with_figures
from tolerance_game.core import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine import flat
from tolerance_game.games.tolerance.engine.positions import PHASES, Positions
from tolerance_game.games.tolerance.rules import verbs
from tolerance_game.games.tolerance.rules.cards import (
    CATHOLIC,
    EDITIONS,
    ORDINARY_SUITS,
    PROTESTANT,
    SUITS,
    Card,
)
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS, Material, Options
from tolerance_game.games.tolerance.rules.state import Board, State
from tolerance_game.games.tolerance.rules.steps import (
    EVERY_CARD,
    HIGHEST,
    MONARCH,
    CardsStep,
    Filter,
    ReligionStep,
)


def _any_filter(rng: Random) -> Filter:
    suits = tuple(rng.sample(SUITS, rng.randrange(1, 4)))
    faith = rng.choice((CATHOLIC, PROTESTANT, MONARCH))
    return rng.choice(
        (EVERY_CARD, Filter(suits=suits), Filter(all_but=suits), Filter(religion=faith))
    )


def _any_step(rng: Random) -> Any:
    kind = rng.choice([verb.step for verb in verbs.VERBS])
    if issubclass(kind, CardsStep):
        return kind(_any_filter(rng))
    if issubclass(kind, verbs.KillHighest):
        return kind(rng.choice(HIGHEST))
    if issubclass(kind, ReligionStep):
        return kind(rng.choice((CATHOLIC, PROTESTANT)))
    if issubclass(kind, verbs.LosePiety):
        return kind(rng.randrange(1, 10))
    return kind()


def _any_effect(card: Card, rng: Random) -> Card:
    if card.reign:
        return card
    some = range(rng.choice((0, 1, 1, 2, 3)))
    steps = tuple(_any_step(rng) for _ in some)
    return replace(card, steps=tuple(one for one in steps if type(one) is not verbs.RoyalExecution))


def any_material(rng: Random) -> Material:
    """The cards and roles of the program; those of an owner who changes figures; or effects too."""
    kind = rng.randrange(3)
    if kind == 0:
        return box()
    cards = with_figures(another_print(rng))
    if kind == 2:
        cards = {
            edition: tuple(_any_effect(card, rng) for card in cards[edition])
            for edition in EDITIONS
        }
    # T9.2: where no role values anything, the points tie and the piety decides.
    make = another_role if rng.random() < 0.7 else lambda name, _rng: role(name)
    return Material(cards, tuple(make(one.id, rng) for one in PROGRAM.roles))


def any_options(rng: Random) -> Options:
    """A table of any kind."""
    return random_options(rng, rng.choice(PLAYERS), rng.choice(EDITIONS), any_material(rng))


def any_move(state: State, rng: Random) -> Move:
    """Any legal move, of chance or of a seat."""
    if state.to_act == CHANCE:
        return tolerance.chance_move(state, rng)
    return rng.choice(tolerance.legal_moves(state))


def follow(options: Options, rng: Random) -> Iterator[tuple[State, flat.Engine, Positions]]:
    """A random game, by the rules and by the engine, after every move."""
    positions = Positions(options)
    state, engine = tolerance.start(options), positions.engine()
    while state.to_act is not None:
        yield state, engine, positions
        move = any_move(state, rng)
        state = tolerance.apply(state, move)[0]
        positions.apply(engine, move)
    yield state, engine, positions


def twin_game(positions: Positions, rng: Random) -> int:
    """A random game in both, for long runs; the number of its cards that were played.

    What is legal and what a move did to the tallies is compared at every move, hands and boards
    after every fourth trick and between the reigns: a card that was laid astray still lies there.
    """
    state, engine = tolerance.start(positions.options), positions.engine()
    plays = 0
    while state.to_act is not None:
        if state.to_act == CHANCE:
            move = tolerance.chance_move(state, rng)
        else:
            legal = tolerance.legal_moves(state)
            assert positions.moves(engine) == legal
            move = rng.choice(legal)
        plays += state.phase == "play"
        state = tolerance.apply(state, move)[0]
        positions.apply(engine, move)
        leads = state.phase == "play" and not state.trick.plays
        if (leads and len(state.tricks) % 4 == 3) or state.phase not in ("play", "target"):
            compare(state, engine, positions)
        else:
            compare_quickly(state, engine, positions)
    compare(state, engine, positions)
    return plays


def boards_of(engine: flat.Engine, positions: Positions) -> list[Board]:
    """The piles as the engine's log tells them."""
    players = engine.figures.players
    boards = [Board()] * players
    religions = {1: "catholic", 2: "none", 4: "protestant"}
    for place in range(engine.tricks * players):
        laid, seat = engine.log[place], engine.won[place // players]
        card = positions.card(laid >> 4, engine.reign)
        boards[seat] = boards[seat].with_card(card, religions[laid & 7], not laid & 8)
    return boards


def _without_order(board: Board) -> list[list[str]]:
    return [sorted(pile) for pile in board.piles]


def compare(state: State, engine: flat.Engine, positions: Positions) -> None:
    """Everything that both of them know must be the same."""
    compare_quickly(state, engine, positions)
    boards = boards_of(engine, positions)
    for seat, player in enumerate(state.players):
        assert hand_of(engine, seat, positions) == list(player.hand)
        # T6.1: nobody acts after an execution whom it matters to what lies on top.
        same = _without_order if state.reckoning or state.outcome else tuple
        assert same(boards[seat]) == same(player.board)
    assert positions.moves(engine) == tolerance.legal_moves(state)


def compare_quickly(state: State, engine: flat.Engine, positions: Positions) -> None:
    """What is compared in no time: all but hands, boards and what is legal."""
    assert engine.phase == PHASES[state.phase]
    assert engine.seat == (-1 if state.to_act is None else state.to_act)
    assert (engine.reign, engine.chooser, engine.starter) == (
        state.reign,
        state.chooser,
        state.starter,
    )
    assert engine.tricks == len(state.tricks)
    for seat, player in enumerate(state.players):
        values = (*player.tallies, *player.pennants, player.loans, player.loan_reign)
        assert tuple(engine.seats[seat * 8 : seat * 8 + 8]) == values
        assert engine.points[seat] == player.points
        if player.role:
            assert engine.role[seat] == positions.role(player.role)
    if state.trick.plays:
        suit = state.trick.suit
        assert (engine.led, engine.down) == (ORDINARY_SUITS.index(suit), len(state.trick.plays))
    winners = state.outcome.winners if state.outcome else ()
    assert engine.winners == sum(1 << seat for seat in winners)


def hand_of(engine: flat.Engine, seat: int, positions: Positions) -> list[str]:
    """The cards of a hand, in the order of the card list."""
    return [
        positions.card(suit * flat.IN_SUIT + place, engine.reign)
        for suit in range(flat.SUITS)
        for place in range(flat.IN_SUIT + 1)
        if engine.hand[seat * flat.SUITS + suit] >> place & 1
    ]


def snapshot(engine: flat.Engine) -> tuple[object, ...]:
    """All of the position that still means something."""
    players = engine.figures.players
    resolving = engine.phase == flat.TARGET
    on_table = engine.down > 0
    laid = engine.tricks * players
    return (
        (engine.phase, engine.seat, engine.reign, engine.chooser, engine.starter, engine.tricks),
        (engine.led, engine.best, engine.winner) if on_table and engine.phase == flat.PLAY else (),
        (engine.acting, engine.step, engine.winner) if resolving else (),
        (engine.asked, *engine.repayable[:players]) if engine.phase == flat.REPAY else (),
        engine.down,
        engine.winners,
        list(engine.hand),
        list(engine.seats[: players * 8]),
        [list(values[:players]) for values in (engine.points, engine.role)],
        [list(values[:players]) for values in (engine.board, engine.fallen) if laid],
        list(engine.trick[: players if resolving else engine.down]),
        sorted(engine.log[:laid]) if engine.phase == flat.REPAY else list(engine.log[:laid]),
        list(engine.won[: engine.tricks]),
    )
