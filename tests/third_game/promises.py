"""What the third game promises beyond the protocol, as its books kept from events alone."""

from __future__ import annotations

from random import Random

from tolerance_game.core.events import Event

from .game import rules
from .game.rules import CARDS, State, View


class Promises:
    """Books of all that happened, and of what one seat was told."""

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.won: list[list[str]] = [[] for _seat in range(seats)]
        self.shown: list[tuple[int, ...]] = []
        self.hands: dict[int | None, dict[int, set[int]]] = {}
        """For each listener the hands it was told of, by seat."""

    def hear(self, seat: int | None, events: tuple[Event, ...]) -> None:
        """What a seat may see of a move, or everything (None)."""
        hands = self.hands.setdefault(seat, {})
        for event in events:
            if isinstance(event, rules.HandDealt):
                hands[event.seat] = set(event.cards)
            elif isinstance(event, rules.OwnCardLaid):
                hands[event.seat].remove(event.card)
            elif seat is None and isinstance(event, rules.BidsShown):
                self.shown.append(event.cards)
            elif seat is None and isinstance(event, rules.PrizeWon):
                assert self.points[event.seat] == event.before
                self.points[event.seat] = event.after
                self.won[event.seat].append(event.prize)

    def check_state(self, state: State) -> None:
        """G1: no card is there twice; and the events told all of it."""
        held = [card for hand in state.hands for card in hand]
        out = [card for cards in state.shown for card in cards]
        cards = [*held, *state.bids, *out]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(CARDS)
        assert [set(hand) for hand in state.hands] == list(self.hands.get(None, {}).values())
        assert (self.points, self.shown) == (list(state.points), list(state.shown))
        assert self.won == [list(prizes) for prizes in state.won]

    def check_view(self, state: State, seat: int, view: View) -> None:
        """G1, G2: a seat knows its own hand and bid, and of the others what lies open."""
        told = self.hands.get(seat, {})
        assert set(told) <= {seat}
        assert set(view.hand) == told.get(seat, set())
        assert rules.view(with_secrets_changed(state, seat, Random(0)), seat) == view


def with_secrets_changed(state: State, seat: int, rng: Random) -> State:
    """The same table as far as a seat can know, with other cards wherever it cannot look."""
    if not state.hands:
        return state
    out = {card for cards in state.shown for card in cards}
    own = {*state.hands[seat], *state.bids[seat : seat + 1]} if seat >= 0 else set()
    unseen = [card for card in CARDS if card not in out | own]
    rng.shuffle(unseen)
    hands, bids = list(state.hands), list(state.bids)
    for other in range(len(hands)):
        if other != seat:
            hands[other] = tuple(sorted(unseen.pop() for _card in hands[other]))
            bids[other : other + 1] = [unseen.pop() for _card in bids[other : other + 1]]
    return state._replace(hands=tuple(hands), bids=tuple(bids))
