"""How likely the plays that were seen make a deal: worlds by weight instead of any alike.

The weight of a world is the likelihood of each play of the others in this reign, given the hand
that its seat had then in this world, and its role: a softmax over what a policy thinks the legal
plays are worth, mixed with any play, for nobody plays by the book always. What a seat knows for
certain is not asked again: all worlds come from `Deals` and `RoleDeals`.

Nothing uses this yet. A study found no gain in strength, so it goes into search with a measured one
or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple, Protocol

from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, WILD
from tolerance_game.games.tolerance.rules.ruleset import HAND
from tolerance_game.games.tolerance.rules.view import View

from .deals import Deals
from .generator import MULTIPLIER, WORD, state_from
from .knowledge import NOTHING, Knowledge
from .role_deals import RoleDeals

TEMPERATURE: Final = 1.0
"""In victory points: plays that differ by this much differ by e in likelihood."""
FLOOR: Final = 0.05
"""The part of all plays that is any play whatever."""
_UNITS: Final = 1 << 40
"""The integer weight of the likeliest world, or roles."""

Play = tuple[int, int]
"""A card, and the suit that a Wild is declared as, NOTHING for the others."""


class SeenPlay(NamedTuple):
    """A play of another seat in this reign."""

    seat: int
    play: Play
    trick: int
    """0 to 11."""
    suit: int
    """Of the trick; NOTHING for a lead."""
    before: tuple[tuple[int, Play], ...]
    """The plays of the trick until then, by their seats."""


class Policy(Protocol):
    """What plays are worth to those who make them."""

    def worths(
        self, seen: SeenPlay, hand: Sequence[int], role: int, plays: Sequence[Play]
    ) -> Sequence[float]:
        """What each of the legal plays would be worth to this role, in victory points."""


class World(NamedTuple):
    """What a seat imagines to be so."""

    hands: list[int]
    """As `Deals.draw` gives them."""
    left_out: list[int]
    roles: tuple[int, ...]


class Likelihood:
    """How likely worlds make the plays that a seat has seen."""

    def __init__(
        self,
        view: View,
        knowledge: Knowledge,
        policy: Policy,
        temperature: float = TEMPERATURE,
        floor: float = FLOOR,
    ) -> None:
        self._knowledge = knowledge
        self._policy = policy
        self._temperature = temperature
        self._floor = floor
        self._wild = len(ORDINARY_SUITS)
        self._seen = plays_seen(view)

    def of_hands(self, hands: Sequence[int]) -> list[dict[int, float]]:
        """By seat, for each role it may have: the logarithm of the likelihood of its plays."""
        known = self._knowledge
        found: list[dict[int, float]] = [
            dict.fromkeys(may_be or (role,), 0.0)
            for role, may_be in zip(known.roles, known.may_be, strict=True)
        ]
        now = [
            list(hands[HAND * seat : HAND * seat + size]) for seat, size in enumerate(known.sizes)
        ]
        for seen in reversed(self._seen):
            hand = now[seen.seat]
            hand.append(seen.play[0])
            plays = self._legal(hand, seen.suit)
            for role in found[seen.seat]:
                worths = self._policy.worths(seen, hand, role, plays)
                found[seen.seat][role] += self._log(worths, plays.index(seen.play))
        return found

    def _legal(self, hand: Sequence[int], suit: int) -> list[Play]:
        """T3.1-3: every play of a hand."""
        suits = self._knowledge.suits
        follows = any(suits[card] == suit for card in hand)
        plays: list[Play] = []
        for card in hand:
            if suits[card] == self._wild:
                plays += [(card, declared) for declared in range(self._wild)]
            elif not follows or suits[card] == suit:
                plays.append((card, NOTHING))
        return plays

    def _log(self, worths: Sequence[float], chosen: int) -> float:
        top = max(worths)
        parts = [exp((worth - top) / self._temperature) for worth in worths]
        likely = parts[chosen] / sum(parts)
        return log((1 - self._floor) * likely + self._floor / len(parts))


def plays_seen(view: View) -> list[SeenPlay]:
    """What the others have played in this reign."""
    place, cards = view.options.place, view.options.cards
    found = []
    for number, trick in enumerate((*view.tricks, view.trick)):
        before: tuple[tuple[int, Play], ...] = ()
        for played in trick.plays:
            wild = cards[played.card].suit == WILD
            declared = ORDINARY_SUITS.index(played.declared) if wild else NOTHING
            play = (place[played.card], declared)
            suit = ORDINARY_SUITS.index(trick.suit) if before else NOTHING
            if played.seat != view.seat:
                found.append(SeenPlay(played.seat, play, number, suit, before))
            before = (*before, (played.seat, play))
    return found


class Worlds:
    """Worlds that agree with a knowledge, as many as asked for, with their weights."""

    def __init__(self, knowledge: Knowledge, likelihood: Likelihood, count: int, seed: int) -> None:
        self._deals = Deals(knowledge)
        self._deals.begin(seed)
        self._seed = seed
        self._hands: list[tuple[list[int], list[int]]] = []
        self.roles = RoleDeals(knowledge).assignments
        logs: list[float] = []
        for _ in range(count):
            hands, left_out = [NOTHING] * (HAND * len(knowledge.sizes)), [0] * knowledge.left_out
            self._deals.draw(hands, left_out)
            self._hands.append((hands, left_out))
            by_seat = likelihood.of_hands(hands)
            logs += [
                sum(by_seat[seat][role] for seat, role in enumerate(roles)) for roles in self.roles
            ]
        top = max(logs)
        self._weights = [int(_UNITS * exp(one - top)) for one in logs]
        """World by world, for each assignment of roles."""

    def role_weights(self) -> list[int]:
        """The weight of each assignment of roles over all hands, for `RoleDeals.weigh`."""
        count = len(self.roles)
        return [sum(self._weights[number::count]) for number in range(count)]

    def resampled(self, count: int) -> list[World]:
        """So many worlds, each about as often as its weight says: at equal steps through all of
        them, begun at random."""
        total = sum(self._weights)
        state = MULTIPLIER * (state_from(~self._seed) & WORD) + (state_from(~self._seed) >> 32)
        start = (state & WORD) * total >> 32
        worlds, reached, number = [], self._weights[0], 0
        for step in range(count):
            # Thresholds in units of 1 / count, so that all is exact.
            wanted = start + step * total
            while reached * count <= wanted:
                number += 1
                reached += self._weights[number]
            hands, left_out = self._hands[number // len(self.roles)]
            worlds.append(World(hands, left_out, self.roles[number % len(self.roles)]))
        return worlds
