"""Counting every way a small position can go, by a naive walk written from T3 alone.

It knows who follows whom, what must be followed and which card wins, and nothing of effects: the
positions it is asked about hold no card whose effect asks for a choice.
"""

from __future__ import annotations

from .figures import FIGURES

Hand = tuple[str, ...]
ORDINARY = ("nobles", "clergy", "townsfolk", "peasants")


def ways_to_play(card: str) -> list[tuple[str, str]]:
    """T3.1, T3.3: the card with the suit it counts as."""
    suit = FIGURES[card].suit
    return [(card, as_suit) for as_suit in (ORDINARY if suit == "wild" else (suit,))]


def count(hands: tuple[Hand, ...], leader: int, trick: tuple[tuple[str, str], ...] = ()) -> int:
    """How many sequences of plays empty all hands."""
    if len(trick) == len(hands):
        led = trick[0][1]
        of_suit = [
            (FIGURES[card].rank, FIGURES[card].suit != "wild", -place)
            for place, (card, suit) in enumerate(trick)
            if suit == led
        ]
        return count(hands, (leader - max(of_suit)[2]) % len(hands))
    seat = (leader + len(trick)) % len(hands)
    hand = hands[seat]
    if not hand:
        return 1
    led = trick[0][1] if trick else ""
    must = any(FIGURES[card].suit == led for card in hand)
    total = 0
    for card in hand:
        if must and FIGURES[card].suit not in (led, "wild"):
            continue
        rest = tuple(other for other in hand if other != card)
        after = (*hands[:seat], rest, *hands[seat + 1 :])
        total += sum(count(after, leader, (*trick, way)) for way in ways_to_play(card))
    return total
