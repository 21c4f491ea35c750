"""Deals in the plainest way: shuffle, and throw away what cannot be so. And wrong ones."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Final

from tests.games.tolerance.material import PROGRAM
from tolerance_game.games.tolerance.engine.deals import Deals
from tolerance_game.games.tolerance.engine.knowledge import NOTHING, Knowledge
from tolerance_game.games.tolerance.rules.cards import ENGLISH, SUITS
from tolerance_game.games.tolerance.rules.ruleset import HAND

Deal = tuple[tuple[int, ...], ...]
"""The hidden cards of each seat, and the cards left out, each in the order of the card list."""

SUIT_OF: Final = tuple(SUITS.index(card.suit) for card in PROGRAM.cards[ENGLISH])
MONARCH: Final = 70
NOBLES, CLERGY, TOWNSFOLK, PEASANTS = 1, 2, 4, 8
"""A bit for each suit that somebody has none of."""


def knows(
    sizes: tuple[int, ...],
    left_out: int,
    voids: tuple[int, ...],
    counts: tuple[int, ...],
    *,
    monarch: bool = True,
) -> Knowledge:
    """What a seat may know: how many cards of each suit are hidden from it, and in which hands."""
    unseen = [
        card
        for suit, count in enumerate(counts)
        for card in [card for card in range(MONARCH) if SUIT_OF[card] == suit][:count]
    ]
    return Knowledge(
        seat=0,
        sizes=sizes,
        left_out=left_out,
        unseen=tuple(unseen),
        monarch=MONARCH if monarch else NOTHING,
        voids=voids,
        suits=SUIT_OF,
        roles=(NOTHING,) * len(sizes),
        may_be=((),) * len(sizes),
    )


KNOWN: Final = {
    "opening of four": knows((0, 12, 12, 12), 22, (0, 0, 0, 0), (12, 11, 11, 11, 12)),
    "one void": knows((0, 9, 9), 34, (0, TOWNSFOLK, 0), (10, 12, 7, 10, 12)),
    "two seats": knows((0, 6, 6, 5), 22, (0, NOBLES, 0, CLERGY), (6, 7, 9, 7, 9)),
    "alike": knows((0, 4, 4, 4, 3), 10, (0, NOBLES, NOBLES, CLERGY, 0), (4, 4, 6, 4, 6)),
    "three seats": knows((0, 3, 3, 3), 12, (0, NOBLES, CLERGY, TOWNSFOLK), (4, 5, 3, 4, 4)),
    "many voids": knows((0, 3, 3, 2), 8, (0, NOBLES | CLERGY, CLERGY, PEASANTS), (3, 3, 3, 3, 3)),
    "four seats": knows(
        (0, 2, 2, 2, 2), 5, (0, NOBLES, CLERGY, TOWNSFOLK, NOBLES | CLERGY), (3, 2, 3, 2, 2)
    ),
    "Monarch seen": knows(
        (0, 5, 4, 4), 10, (0, PEASANTS, TOWNSFOLK, 0), (5, 4, 4, 5, 5), monarch=False
    ),
    "nothing left out": knows((0, 3, 3, 3), 0, (0, NOBLES, CLERGY, 0), (2, 2, 1, 1, 2)),
    "last tricks": knows((0, 2, 2, 1), 8, (0, NOBLES, CLERGY, 0), (3, 3, 2, 2, 2)),
    "onlooker": knows((3, 3, 3), 6, (NOBLES, CLERGY, TOWNSFOLK), (3, 4, 2, 2, 3)),
}
"""Positions of all shapes; in each a shuffle agrees with what is known at least once in 200."""

SMALL: Final = {
    "two seats": knows((0, 2, 2), 2, (0, NOBLES, CLERGY), (1, 2, 1, 0, 1)),
    "one group": knows((0, 2, 1, 1), 2, (0, NOBLES, NOBLES, 0), (2, 1, 1, 0, 1)),
    "three seats": knows((0, 2, 1, 1), 2, (0, NOBLES, CLERGY, TOWNSFOLK), (1, 1, 2, 0, 1)),
    "no Monarch": knows((0, 2, 2), 2, (0, NOBLES, CLERGY), (2, 2, 1, 0, 1), monarch=False),
    "no void": knows((0, 2, 1), 2, (0, 0, 0), (2, 1, 0, 0, 1)),
    "two without": knows((0, 1, 1, 2), 1, (0, NOBLES, 0, 0), (1, 1, 1, 0, 1)),
    "in one hand": knows((0, 1, 2), 2, (0, NOBLES | CLERGY | TOWNSFOLK, 0), (1, 2, 1, 0, 0)),
}
"""Positions with so few hidden cards that all deals can be counted."""


def agrees(known: Knowledge, deal: Deal) -> bool:
    """T2.2, T3.2: whether a deal of all hidden cards can be so."""
    return known.monarch not in deal[-1] and not any(
        void >> known.suits[card] & 1
        for void, hand in zip(known.voids, deal, strict=False)
        for card in hand
    )


def all_deals(known: Knowledge) -> set[Deal]:
    """Every deal that can be so."""
    deals = {_cut(known, order) for order in permutations(_hidden(known))}
    return {deal for deal in deals if agrees(known, deal)}


def rejected_until_right(known: Knowledge, rng: Random) -> Deal:
    """A deal that can be so, each as likely."""
    cards = _hidden(known)
    while True:
        rng.shuffle(cards)
        deal = _cut(known, cards)
        if agrees(known, deal):
            return deal


def drawn(known: Knowledge, deals: Deals) -> Deal:
    """A deal of the program."""
    hands, left_out = [NOTHING] * (HAND * len(known.sizes)), [NOTHING] * known.left_out
    deals.draw(hands, left_out)
    found = [hands[HAND * seat : HAND * seat + size] for seat, size in enumerate(known.sizes)]
    return (*(tuple(sorted(hand)) for hand in found), tuple(sorted(left_out)))


def one_hand_after_the_other(known: Knowledge, rng: Random) -> Deal:
    """Wrong: whoever has most voids gets any of the cards that they can hold, then the next."""
    while True:
        cards = _hidden(known)
        hands: dict[int, list[int]] = {}
        for seat in sorted(range(len(known.sizes)), key=lambda one: -known.voids[one].bit_count()):
            fits = [card for card in cards if not known.voids[seat] >> known.suits[card] & 1]
            if len(fits) < known.sizes[seat]:
                break
            hands[seat] = rng.sample(fits, known.sizes[seat])
            cards = [card for card in cards if card not in hands[seat]]
        if len(hands) == len(known.sizes) and known.monarch not in cards:
            by_seat = (tuple(sorted(hands[seat])) for seat in range(len(hands)))
            return (*by_seat, tuple(sorted(cards)))


def monarch_to_any_seat(known: Knowledge, rng: Random) -> Deal:
    """Wrong: the Monarch is as likely with each seat, however many cards it has and can hold."""
    seat = rng.choice([seat for seat, size in enumerate(known.sizes) if size])
    while True:
        deal = rejected_until_right(known, rng)
        if known.monarch in deal[seat]:
            return deal


def shape(known: Knowledge, deal: Deal) -> tuple[tuple[int, ...], ...]:
    """How many cards of each suit are where."""
    return tuple(
        tuple(sum(known.suits[card] == suit for card in hand) for suit in range(len(SUITS)))
        for hand in deal
    )


def places(deal: Deal, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Where these cards are."""
    return tuple(place for card in cards for place, hand in enumerate(deal) if card in hand)


def _hidden(known: Knowledge) -> list[int]:
    monarch = [] if known.monarch == NOTHING else [known.monarch]
    return [*known.unseen, *monarch]


def _cut(known: Knowledge, cards: list[int] | tuple[int, ...]) -> Deal:
    found, start = [], 0
    for size in (*known.sizes, known.left_out):
        found.append(tuple(sorted(cards[start : start + size])))
        start += size
    return tuple(found)
