"""What a temperament likes and dislikes, in points, as it stands when a reign has been scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .arrays import floats, ints
from .flat import (
    BORROWED,
    CATHOLIC_PIETY,
    GUILD,
    HAND,
    LAID_DEAD,
    MONEY,
    PROTESTANT_PIETY,
    REIGNS,
    SEATS,
    SUITS,
    Engine,
    suit_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# What there may be weights for: of the tallies, each point.
RICHES: Final = 0
CATHOLICISM: Final = 1
PROTESTANTISM: Final = 2
BORROWING: Final = 3
"""A loan taken in the reign."""
SPREAD: Final = 4
"""Each point between the highest tally and the lowest."""
WON: Final = 5
"""Each trick."""
KILLED: Final = 6
"""Each dead card on the own board."""
KILLED_CATHOLIC: Final = 7
KILLED_PROTESTANT: Final = 8
KILLED_GUILD: Final = 9
OWN_GUILD: Final = 10
"""Each living card on the own board, as the following."""
OWN_NOBLES: Final = 11
OWN_TOWNSFOLK: Final = 12
OWN_FAITHFUL: Final = 13
"""Each living card of the Monarch's religion; each other one the other way round."""
MOST: Final = 14
"""Each suit of which nobody owns more."""
LEADER: Final = 15
"""Each point of the best of the others, with what is still to come."""
WON_EARLY: Final = 16
"""Each trick in the first half of a reign."""
LEANINGS: Final = 17

NOBLES: Final = 0
TOWNSFOLK: Final = 2


class Leanings:
    """The weights of a temperament."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = floats(weights)
        """LEANINGS for each reign, in points."""
        self.owned = ints([0] * (SEATS * SUITS))
        assert len(weights) == REIGNS * LEANINGS

    def of_reign(self, engine: Engine, seat: i64, reign: i64) -> float:
        """What a reign that has just been scored is worth to a seat; LEADER is left to others."""
        weights = self.weights
        values = engine.seats
        row = (reign - 1) * LEANINGS
        first = seat * 8
        money: i64 = values[first + MONEY]
        catholic: i64 = values[first + CATHOLIC_PIETY]
        protestant: i64 = values[first + PROTESTANT_PIETY]
        total = weights[row + RICHES] * float(money)
        total += weights[row + CATHOLICISM] * float(catholic)
        total += weights[row + PROTESTANTISM] * float(protestant)
        if values[first + BORROWED] == reign:
            total += weights[row + BORROWING]
        high = max(max(money, catholic), protestant)
        low = min(min(money, catholic), protestant)
        total += weights[row + SPREAD] * float(high - low)
        return total + self._of_board(engine, seat, row)

    def _of_board(self, engine: Engine, seat: i64, row: i64) -> float:
        """What has become of the cards of the reign, trick by trick."""
        weights = self.weights
        owned = self.owned
        players = engine.figures.players
        kind = engine.now.kind
        log = engine.log
        # T2.1: Catholics under Mary, no religion under Elizabeth, Protestants under James.
        faithful: i64 = 1 << row // LEANINGS
        total = 0.0
        place: i64
        trick: i64
        at: i64 = 0
        for place in range(players * SUITS):
            owned[place] = 0
        for trick in range(HAND):
            winner = engine.won[trick]
            mine = winner == seat
            if mine:
                total += weights[row + WON]
                if trick < HAND // 2:
                    total += weights[row + WON_EARLY]
            for place in range(at, at + players):
                laid = log[place]
                card = laid >> 4
                if not laid & LAID_DEAD:
                    owned[winner * SUITS + suit_of(card)] += 1
                    if not mine:
                        continue
                    if kind[card] & GUILD:
                        total += weights[row + OWN_GUILD]
                    if laid & faithful:
                        total += weights[row + OWN_FAITHFUL]
                    else:
                        total -= weights[row + OWN_FAITHFUL]
                elif mine:
                    total += weights[row + KILLED]
                    if laid & 1:
                        total += weights[row + KILLED_CATHOLIC]
                    elif laid & 4:
                        total += weights[row + KILLED_PROTESTANT]
                    if kind[card] & GUILD:
                        total += weights[row + KILLED_GUILD]
            at += players
        total += weights[row + OWN_NOBLES] * float(owned[seat * SUITS + NOBLES])
        total += weights[row + OWN_TOWNSFOLK] * float(owned[seat * SUITS + TOWNSFOLK])
        if weights[row + MOST] != 0.0:
            total += weights[row + MOST] * float(self._majorities(players, seat))
        return total

    def _majorities(self, players: i64, seat: i64) -> i64:
        """In how many suits a seat owns the most, or as many as another."""
        owned = self.owned
        count: i64 = 0
        suit: i64
        other: i64
        for suit in range(SUITS):
            own = owned[seat * SUITS + suit]
            most: i64 = 1
            for other in range(players):
                if owned[other * SUITS + suit] > most:
                    most = owned[other * SUITS + suit]
            if own == most:
                count += 1
        return count
