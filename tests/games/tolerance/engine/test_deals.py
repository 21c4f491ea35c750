"""T2.2, T3.2: deals that agree with what a seat knows, each as likely."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from tests.games.tolerance.anything import random_options
from tests.games.tolerance.material import PROGRAM
from tests.tiers import sizes
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine import shares
from tolerance_game.games.tolerance.engine.deals import Deals
from tolerance_game.games.tolerance.engine.knowledge import NOTHING, Knowledge, knowledge_of
from tolerance_game.games.tolerance.engine.role_deals import RoleDeals
from tolerance_game.games.tolerance.rules.cards import EDITIONS
from tolerance_game.games.tolerance.rules.moves import Deal as DealMove
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.ruleset import HAND, PLAYERS
from tolerance_game.games.tolerance.rules.state import State

from .chi_square import sigmas, sigmas_from_even
from .naive_deals import (
    KNOWN,
    SMALL,
    Deal,
    agrees,
    all_deals,
    drawn,
    knows,
    monarch_to_any_seat,
    one_hand_after_the_other,
    places,
    rejected_until_right,
    shape,
)

FAIR = 4.0
"""Standard deviations; the seeds are fixed, so what is below stays below."""
WRONG = 6.0


def pile(known: Knowledge, count: int, seed: int) -> list[Deal]:
    deals = Deals(known)
    deals.begin(seed)
    return [drawn(known, deals) for _ in range(count)]


@cache
def naive_pile(name: str, count: int) -> list[Deal]:
    """Rejection sampling takes its time, and several tests compare with it."""
    rng = Random(count)
    return [rejected_until_right(KNOWN[name], rng) for _ in range(count)]


def difference(known: Knowledge, one: list[Deal], other: list[Deal]) -> float:
    """The largest one: of the suits in each place, and of the places of some cards."""
    of_suit = [[card for card in known.unseen if known.suits[card] == suit] for suit in range(5)]
    nobles, clergy, townsfolk, peasants, wild = (tuple(cards[:1]) for cards in of_suit)
    followed = [
        *((card,) for card in (known.monarch, *nobles, *clergy, *townsfolk, *peasants, *wild)),
        (known.monarch, *nobles, *clergy),
        (*townsfolk, *peasants, *wild),
        *(tuple(cards[:2]) for cards in of_suit),
    ]
    return max(
        sigmas((shape(known, deal) for deal in one), (shape(known, deal) for deal in other)),
        *(
            sigmas((places(deal, cards) for deal in one), (places(deal, cards) for deal in other))
            for cards in followed
        ),
    )


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize("count", sizes(5000, 10_000))
def test_deals_are_those_of_rejection_sampling(name: str, count: int) -> None:
    known = KNOWN[name]
    assert difference(known, pile(known, count, 1), naive_pile(name, count)) < FAIR


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("count", sizes(20_000, 150_000))
def test_every_deal_is_as_likely(name: str, count: int) -> None:
    """Counted out: all deals that can be so, and no other."""
    known = SMALL[name]
    possible = all_deals(known)
    found = pile(known, count, 2)
    assert set(found) == possible
    assert abs(sigmas_from_even(found, len(possible))) < FAIR


@pytest.mark.parametrize("name", ["two seats", "three seats", "four seats", "nothing left out"])
def test_wrong_shares_are_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sampler itself, with every way to share out the suits as likely as any other."""
    monkeypatch.setattr(shares, "comb", lambda have, take: int(take <= have))
    known = KNOWN[name]
    assert difference(known, pile(known, 5000, 1), naive_pile(name, 5000)) > WRONG


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (one_hand_after_the_other, "four seats"),
        (one_hand_after_the_other, "nothing left out"),
        (monarch_to_any_seat, "four seats"),
        (monarch_to_any_seat, "last tricks"),
    ],
)
def test_wrong_deals_are_found_out(wrong: Callable[[Knowledge, Random], Deal], name: str) -> None:
    known, rng = KNOWN[name], Random(4)
    found = [wrong(known, rng) for _ in range(5000)]
    assert difference(known, found, naive_pile(name, 5000)) > WRONG


def test_the_same_seed_deals_the_same() -> None:
    """Also after other deals, and from another source for the same knowledge."""
    known = KNOWN["three seats"]
    deals = Deals(known)
    deals.begin(7)
    first = [drawn(known, deals) for _ in range(20)]
    deals.begin(8)
    second = [drawn(known, deals) for _ in range(20)]
    deals.begin(7)
    assert [drawn(known, deals) for _ in range(20)] == first == pile(known, 20, 7)
    assert second != first


def test_other_places_stay_as_they_are() -> None:
    """The own hand may lie in the same list, and what is behind a shorter hand."""
    known = KNOWN["two seats"]
    hands = [99] * (HAND * 4)
    Deals(known).draw(hands, [0] * 22)
    kept = [place for place, card in enumerate(hands) if card == 99]
    dealt = [HAND * seat + place for seat, size in enumerate(known.sizes) for place in range(size)]
    assert sorted([*kept, *dealt]) == list(range(HAND * 4))


def test_what_cannot_be_is_refused() -> None:
    """Nobody can hold the Nobles, or there are more places than cards."""
    with pytest.raises(ValueError, match="no deal"):
        Deals(knows((0, 2, 2), 0, (0, 1, 1), (2, 1, 0, 0, 0)))
    with pytest.raises(ValueError, match="5 cards for 6 places"):
        Deals(knows((0, 2, 2), 2, (0, 0, 0), (2, 2, 0, 0, 0)))


class Moment(NamedTuple):
    """A state of a game, and how its reign came to it."""

    state: State
    before_deal: State | None
    """Before the cards of the reign were dealt; None before they are."""
    since: tuple[Move, ...]


def moments(games: int, seed: int) -> Iterator[Moment]:
    """All states of random games."""
    rng = Random(seed)
    for number in range(games):
        options = random_options(rng, PLAYERS[number % 3], rng.choice(EDITIONS), PROGRAM)
        state = tolerance.start(options)
        before: State | None = None
        since: list[Move] = []
        while (acting := tolerance.to_act(state)) is not None:
            yield Moment(state, before, tuple(since))
            moves = tolerance.legal_moves(state)
            move = tolerance.chance_move(state, rng) if acting == CHANCE else rng.choice(moves)
            if isinstance(move, DealMove):
                before, since = state, []
            else:
                since.append(move)
            state, _events = tolerance.apply(state, move)
            if before is not None and state.reign != before.reign:
                before = None
        yield Moment(state, before, tuple(since))


def true_deal(state: State, seat: int) -> Deal:
    place = state.options.place
    hands = [() if other == seat else one.hand for other, one in enumerate(state.players)]
    return tuple(tuple(sorted(place[card] for card in cards)) for cards in (*hands, state.left_out))


@pytest.mark.parametrize("games", sizes(6, 60))
def test_the_truth_agrees_with_what_is_known(games: int) -> None:
    """At any moment, for every seat and for an onlooker: cards and roles."""
    for state, _before, _since in moments(games, 1):
        for seat in range(-1, len(state.players)):
            known = knowledge_of(tolerance.view(state, seat))
            truth = true_deal(state, seat)
            assert agrees(known, truth)
            hidden = [card for cards in truth for card in cards]
            monarch = () if known.monarch == NOTHING else (known.monarch,)
            assert sorted(hidden) == sorted((*known.unseen, *monarch))
            assert known.sizes == tuple(map(len, truth[:-1]))
            roles = [role.id for role in state.options.material.roles]
            true_roles = [roles.index(one.role) if one.role else NOTHING for one in state.players]
            assert tuple(true_roles) in RoleDeals(known).assignments


@pytest.mark.parametrize("games", sizes(9, 60))
def test_any_deal_could_be_the_truth(games: int) -> None:
    """Had the reign been dealt so, all plays would have been legal, and the seat had seen the same;
    with roles that might be the hidden ones."""
    rng = Random(3)
    replayed = 0
    for moment in moments(games, 2):
        state = moment.state
        if rng.random() > 0.1 or moment.before_deal is None:
            continue
        for seat in range(-1, len(state.players)):
            view = tolerance.view(state, seat)
            other = another_course(moment, seat, knowledge_of(view), rng)
            assert tolerance.view(other, seat) == view
            replayed += other != state
    assert replayed > 20 * games


def another_course(moment: Moment, seat: int, known: Knowledge, rng: Random) -> State:
    """The state after the same moves with other cards and roles in the others' hands."""
    state, before = moment.state, moment.before_deal
    assert before is not None
    deals, role_deals = Deals(known), RoleDeals(known)
    deals.begin(rng.randrange(10**9))
    role_deals.begin(rng.randrange(10**9))
    deal = drawn(known, deals)
    roles = [0] * len(state.players)
    role_deals.draw(roles)
    ids, material = list(state.options.cards), state.options.material
    played = [play for trick in (*state.tricks, state.trick) for play in trick.plays]
    hands = []
    for other, one in enumerate(state.players):
        now = one.hand if other == seat else tuple(ids[card] for card in deal[other])
        hands.append((*now, *(play.card for play in played if play.seat == other)))
    players = tuple(
        player._replace(role=material.roles[role].id)
        for player, role in zip(before.players, roles, strict=True)
    )
    state = before._replace(players=players)
    for move in (DealMove(tuple(hands)), *moment.since):
        state, _events = tolerance.apply(state, move)
    return state
