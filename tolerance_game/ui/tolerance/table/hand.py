"""The own hand: a fan whose index strips always show, legal cards raised."""

from __future__ import annotations

from collections.abc import Collection

from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.verbs import verb_of
from tolerance_game.ui.kit import badges, ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.tolerance.cards.face import draw_card
from tolerance_game.words import Words

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
) -> list[Box]:
    """Where each card is drawn now. `lifts` are the moving shares, 0 to 1, of what is chosen."""
    focus = hand.index(chosen) if chosen in hand else -1
    places = layout.hand_places(len(hand), focus)
    boxes = []
    for number, (card, place) in enumerate(zip(hand, places, strict=True)):
        away = _away(number, len(hand))
        rest = 0 if layout.queue or card not in legal else RAISED
        share = lifts.get(card, 1.0 if card == chosen else 0.0)
        lift = rest + (FOCUSED - rest) * share if not layout.queue else 24 * share
        boxes.append(place.moved(0, away * away * 9 - lift))
    return boxes


def lamp_of(box: Box) -> Box:
    """Where the lamp of an advised card is: on its left edge, for a button may lie above it."""
    return Box(box.x - 30, box.y + 4, badges.ADVICE, badges.ADVICE)


def _away(number: int, count: int) -> float:
    """How far from the middle: -1 to 1."""
    half = (count - 1) / 2
    return (number - half) / half if half else 0.0


def turn_of(number: int, count: int) -> float:
    """By how many degrees a card of the fan is turned."""
    return -2.0 * _away(number, count)


def draw_hand(
    canvas: Canvas,
    layout: Layout,
    hand: list[str],
    boxes: list[Box],
    options: Options,
    words: Words,
    *,
    legal: Collection[str],
    chosen: str | None,
    mark: str,
    advised: str = "",
    dimmed: bool,
    reign: int,
    away: str | None = None,
) -> None:
    """Draws the fan. `chosen` lies before the others; `mark` says how: focus, select or nothing.
    The card that is `away` leaves its place free.

    What a hint advises has its sign, which shows beside the cards to the right of it too.
    """
    order = [number for number, card in enumerate(hand) if card != chosen]
    order += [number for number, card in enumerate(hand) if card == chosen]
    # A chosen card stays in its row, so that the strips of its neighbours to the right show.
    for number in sorted(order):
        card, box = hand[number], boxes[number]
        if card == away:
            continue
        front = card == chosen
        turn = 0.0 if front or layout.queue else turn_of(number, len(hand))
        if front and mark:
            ornaments.outline(canvas, box, radius=11)
        draw_card(
            canvas,
            options.cards[card],
            words,
            box.x,
            box.y,
            box.w,
            dim=dimmed or card not in legal,
            rotation=turn,
            rulings=options.rulings,
            reign=reign,
        )
        if front and mark:
            ornaments.outline(canvas, box, radius=11, glow=False)
        if front and mark == "select":
            canvas.icon("check-mark", box.right - 24, box.y + 24, 30, "gain")
        if card == advised:
            lamp = lamp_of(box)
            badges.advice(canvas, lamp.cx, lamp.cy)
