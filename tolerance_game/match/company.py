"""The company at a table: how they look, and what its opponents say of what has happened.

All of it follows from what everyone may know, so it gives nothing away; and from the seed, so the
same game has the same remarks. Nobody says the same twice, and all of them say little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from tolerance_game.core import Event, Seat
from tolerance_game.core.occasions import PLAIN, Occasion, Occasions

from .seats import Opponent, Seats

MOST: Final = 2
"""So many remarks a player makes in one part of a game."""
APART: Final = 2
"""So many tricks or turns lie between two remarks, whoever makes them."""
CHANCE: Final = 0.6
"""The share of occasions on which somebody who could say something does, if none calls for it."""
LASTS: Final = 1
"""For so many tricks or turns more a mood is seen."""


class Remark(NamedTuple):
    """A person says what they have to say of an occasion."""

    seat: Seat
    person: str
    kind: str

    def text(self, game: str) -> str:
        """The id of its text."""
        return f"{game}.remark.{self.person}.{self.kind}"


class Company:
    """Who sits at a table, as far as the events have been followed."""

    def __init__(
        self,
        seats: Seats,
        occasions: Occasions,
        speaks: Callable[[Remark], bool],
        seed: int | None,
    ) -> None:
        """`speaks` tells whether somebody has something to say of an occasion at all."""
        self.faces = tuple(sitter.face for sitter in seats)
        self.moods = [PLAIN] * len(seats)
        self._speakers = frozenset(
            seat for seat, one in enumerate(seats) if isinstance(one, Opponent) and one.face
        )
        self._occasions = occasions
        self._speaks = speaks
        self._seed = seed
        self._heard = 0
        """How many public events there have been."""
        self._felt = [0] * len(seats)
        """The beat at which each took on its mood."""
        self._said: set[Remark] = set()
        self._counted: Counter[tuple[Seat, int]] = Counter()
        self._last = -APART

    def follow(self, event: Event) -> Remark | None:
        """Something has happened. What somebody says of it, if anybody does."""
        if event.only is not None:
            return None
        self._heard += 1
        found = self._occasions.after(event)
        self._calm_down()
        for one in found:
            if one.mood != PLAIN:
                self.moods[one.seat] = one.mood
                self._felt[one.seat] = self._occasions.beat
        return self._remark(found) if found else None

    def _calm_down(self) -> None:
        for seat, felt in enumerate(self._felt):
            if self._occasions.beat > felt + LASTS:
                self.moods[seat] = PLAIN

    def _remark(self, found: Sequence[Occasion]) -> Remark | None:
        beat, period = self._occasions.beat, self._occasions.period
        if beat < self._last + APART:
            return None
        could = [
            remark
            for one in found
            if one.seat in self._speakers and self._counted[one.seat, period] < MOST
            for remark in self._of(one)
        ]
        if not could:
            return None
        chance = Random(f"{self._seed}/remarks/{self._heard}")
        if chance.random() >= CHANCE and not any(one.calls for one in found):
            return None
        chosen = chance.choice(could)
        self._said.add(chosen)
        self._counted[chosen.seat, period] += 1
        self._last = beat
        return chosen

    def _of(self, one: Occasion) -> list[Remark]:
        """The most particular thing that somebody has not said yet; empty for nothing."""
        person = self.faces[one.seat]
        remarks = (Remark(one.seat, person, kind) for kind in one.kinds)
        return [one for one in remarks if one not in self._said and self._speaks(one)][:1]
