"""The places of the own hand: a fan whose index strips always show, and a card dragged from it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.verbs import verb_of
from tolerance_game.ui.kit import Box, badges

from .layout import Layout

RAISED = 30
FOCUSED = 52


def sorted_hand(hand: Collection[str], options: Options, order: str) -> list[str]:
    """The hand in an order."""
    cards = options.cards

    def key(card: str) -> tuple[object, ...]:
        one = cards[card]
        suit = (SUITS.index(one.suit), -one.rank)
        if order == "rank":
            return (-one.rank, suit, card)
        if order == "religion":
            return (one.affiliation, suit, card)
        if order == "effect":
            # Cards without an effect come last.
            return ([verb_of(step).id for step in one.steps] or ["~"], suit, card)
        return (suit, card)

    return sorted(hand, key=key)


def hand_boxes(
    layout: Layout,
    hand: list[str],
    legal: Collection[str],
    chosen: str | None,
    lifts: dict[str, float],
) -> dict[str, Box]:
    """Where each card is drawn now. `lifts` are the moving shares, 0 to 1, of what is chosen."""
    focus = hand.index(chosen) if chosen in hand else -1
    places = layout.hand_places(len(hand), focus)
    boxes = {}
    for number, (card, place) in enumerate(zip(hand, places, strict=True)):
        away = _away(number, len(hand))
        rest = 0 if layout.queue or card not in legal else RAISED
        share = lifts.get(card, 1.0 if card == chosen else 0.0)
        lift = rest + (FOCUSED - rest) * share if not layout.queue else 24 * share
        boxes[card] = place.moved(0, away * away * 9 - lift)
    return boxes


def lamp_of(box: Box) -> Box:
    """The lamp of an advised card: on its left edge, as a button may be above the card."""
    return Box(box.x - 30, box.y + 4, badges.ADVICE, badges.ADVICE)


def _away(number: int, count: int) -> float:
    """How far from the middle: -1 to 1."""
    half = (count - 1) / 2
    return (number - half) / half if half else 0.0


def turn_of(number: int, count: int) -> float:
    """By how many degrees a card of the fan is turned."""
    return -2.0 * _away(number, count)


# A card dragged from it.


class Returning(NamedTuple):
    """A card on its way back, and where it started."""

    card: str
    start: Box
    began: float


class Carried(NamedTuple):
    """What the pointer holds."""

    card: str | None = None
    grip: tuple[float, float] = (0.0, 0.0)
    """Where on the card it was gripped."""
    at: tuple[float, float] = (0.0, 0.0)
    returning: Returning | None = None
    left: tuple[str, Box] | None = None
    """Where the last card was dropped over the table: it flies to its place from there."""

    def away(self, under_way: str | None) -> str | None:
        """The card that is not in its place in the hand."""
        waits = self.waits(under_way)
        if waits is not None:
            return waits[0]
        return self.card or (self.returning.card if self.returning else None)

    def waits(self, under_way: str | None) -> tuple[str, Box] | None:
        """The card that stays where it was dropped until the move is on the disk."""
        return self.left if self.left is not None and self.left[0] == under_way else None
