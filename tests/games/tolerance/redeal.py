"""The same table as far as one seat can know, with everything that is hidden from it dealt anew.

Whoever decides from what a seat may know decides the same on both tables. Nothing of the engine is
used here: what is hidden, and where it may be, is found from the state in the plainest way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from tolerance_game.core.events import Seat
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.cards import EDITIONS, WILD
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS
from tolerance_game.games.tolerance.rules.state import OVER, TAKE_ROLE, State

from .anything import random_options
from .material import PROGRAM

LEFT_OUT = -1
"""Where the cards lie that are in no hand."""


def redealt(state: State, seat: Seat, rng: Random) -> State:
    """T2.2, T2.6, T3.2: hidden cards and roles exchanged so that all this seat saw can be so.

    Seat -1 knows no hand and no hidden role at all.
    """
    other = _with_roles(_with_cards(state, seat, rng), seat, rng)
    assert tolerance.view(other, seat) == tolerance.view(state, seat)
    return other


def _with_cards(state: State, seat: Seat, rng: Random) -> State:
    """Cards change places as long as nobody gets what they cannot have."""
    hands = [(other, card) for other, one in enumerate(state.players) for card in one.hand]
    hidden = [(other, card) for other, card in hands if other != seat]
    hidden += [(LEFT_OUT, card) for card in state.left_out]
    places = [other for other, _card in hidden]
    cards = [card for _other, card in hidden]
    voids = voids_of(state)

    def fits(card: str, place: int) -> bool:
        # T2.2: the Monarch is dealt.
        if place == LEFT_OUT:
            return card != state.options.monarchs[state.reign]
        return (place, state.options.cards[card].suit) not in voids

    for _round in range(3):
        for one in range(len(cards)):
            other = rng.randrange(len(cards))
            if fits(cards[one], places[other]) and fits(cards[other], places[one]):
                cards[one], cards[other] = cards[other], cards[one]

    def at(place: int) -> tuple[str, ...]:
        found = [card for card, other in zip(cards, places, strict=True) if other == place]
        return tuple(sorted(found, key=state.options.place.__getitem__))

    players = tuple(
        player if other == seat else player._replace(hand=at(other))
        for other, player in enumerate(state.players)
    )
    return state._replace(players=players, left_out=at(LEFT_OUT))


def voids_of(state: State) -> set[tuple[Seat, str]]:
    """T3.2: who has shown to have none of a suit: neither that suit nor a Wild was played to it."""
    return {
        (played.seat, trick.suit)
        for trick in (*state.tricks, state.trick)
        for played in trick.plays
        if played != trick.plays[0]
        and state.options.cards[played.card].suit not in (trick.suit, WILD)
    }


def _with_roles(state: State, seat: Seat, rng: Random) -> State:
    """T2.6: other hidden roles, until the final scoring shows them."""
    if not state.options.hidden_roles or state.phase == OVER:
        return state
    players = list(state.players)
    holders = [other for other, one in enumerate(players) if other != seat and one.role]
    roles = [players[other].role for other in holders]
    # While roles are taken, whoever is to take one sees which ones are left.
    if state.phase != TAKE_ROLE:
        own = players[seat].role if seat >= 0 else ""
        roles = [role for role in state.options.unique_roles if role != own]
    for other, role in zip(holders, rng.sample(roles, len(holders)), strict=True):
        players[other] = players[other]._replace(role=role)
    return state._replace(players=tuple(players))


def positions(count: int, seed: int = 0) -> Iterator[State]:
    """So many states in which a seat has a choice: all kinds of tables, moments and decisions."""
    rng = Random(seed)
    found = 0
    while True:
        players = PLAYERS[rng.randrange(len(PLAYERS))]
        options = random_options(rng, players, rng.choice(EDITIONS), PROGRAM)
        state = tolerance.start(options)
        while (acting := tolerance.to_act(state)) is not None:
            moves = tolerance.legal_moves(state)
            if len(moves) > 1 and rng.random() < 0.2:
                yield state
                found += 1
                if found == count:
                    return
            move = tolerance.chance_move(state, rng) if acting == CHANCE else rng.choice(moves)
            state, _events = tolerance.apply(state, move)


def changed_by_redealing(
    decide: Callable[[State, Seat], object], states: Iterable[State], seed: int = 0
) -> list[State]:
    """The states in which a decision is another one after what is hidden was dealt anew: none, for
    whoever decides from a View and a seed."""
    rng = Random(seed)
    changed = []
    for state in states:
        seat = tolerance.to_act(state)
        assert seat is not None
        if decide(state, seat) != decide(redealt(state, seat, rng), seat):
            changed.append(state)
    return changed
