"""What the pointer or focus is on: cards rise at once, and are shown large after a while."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Protocol

from tolerance_game.ui.kit import Context, Spot

REST: Final = 250.0
"""Milliseconds the pointer must rest before a card is shown large."""
TIP: Final = 500.0
"""The same before a tooltip appears."""
LIFT: Final = 90.0
HAND: Final = "hand/"
"""The prefix of the spots of the hand."""


class Looked(Protocol):
    """What the gaze needs of a `GameTable`."""

    context: Context
    now: float
    hover: str | None
    by_keys: bool
    by_hand: bool

    @property
    def framed(self) -> str | None: ...
    @property
    def at_once(self) -> bool: ...
    @property
    def playable(self) -> Collection[str]: ...
    def card_at(self, spot: str) -> str | None: ...
    def tells(self, spot: str) -> bool: ...


class Gaze:
    """What the viewer points at, and since when."""

    def __init__(self, table: Looked, told: tuple[str, ...]) -> None:
        """`told` are the prefixes of spots that may have tooltips."""
        self._table = table
        self._told = told
        self.inspected: str | None = None
        """The card pointed at; it is shown large after a while."""
        self._inspected_since = 0.0
        self._rests_since = 0.0
        self.last_hand: str | None = None
        """The card of the hand last pointed at."""
        self._lifts: dict[str, tuple[float, bool]] = {}
        self._seen_now = 0.0

    # What shows.

    @property
    def _now(self) -> float:
        return self._table.now

    @property
    def close(self) -> str | None:
        """The card that is shown large now."""
        return self.inspected if self._now - self._inspected_since >= REST else None

    @property
    def rests(self) -> bool:
        """Whether the pointer has rested long enough for a tooltip."""
        return self._now - self._rests_since >= TIP

    @property
    def spot(self) -> str | None:
        """The spot under the pointer or in the focus, whichever was used last."""
        table = self._table
        return table.framed if table.by_keys else table.hover

    @property
    def card(self) -> str | None:
        """The card of the hand pointed at."""
        spot = self.spot
        return spot.removeprefix(HAND) if spot and spot.startswith(HAND) else None

    def shares(self) -> dict[str, float]:
        """How far cards of the hand have risen, 0 to 1, while they rise or sink."""
        return {card: self._share(card) for card in self._lifts}

    def _share(self, card: str) -> float:
        began, up = self._lifts[card]
        done = 1.0 if self._table.at_once else min(1.0, (self._now - began) / LIFT)
        return done if up else 1 - done

    # Time.

    def tick(self, now: float) -> bool:
        """Whether a card or tooltip appears now."""
        before, self._seen_now = self._seen_now, now
        return any(before < time <= now for time in self._due())

    def _due(self) -> list[float]:
        """When the tooltip and the large card appear, or have appeared."""
        due = [self._rests_since + TIP] if (self.spot or "").startswith(self._told) else []
        if self.inspected:
            due.append(self._inspected_since + REST)
        return due

    def moving(self, now: float) -> bool:
        """Whether a card is rising or sinking."""
        return any(now - began < LIFT for began, _ in self._lifts.values())

    def wake_at(self) -> float | None:
        """When the next of them appears."""
        return min((time for time in self._due() if time > self._now), default=None)

    # Looking.

    def hovered(self, spot: Spot | None) -> None:
        """A card under the pointer is shown large after a while."""
        self._rests_since = self._now
        card = self._table.card_at(spot.id) if spot and self._table.by_hand else None
        if card != self.inspected:
            self.inspected, self._inspected_since = card, self._now
        self._lift(spot)

    def focused(self, spot: Spot | None) -> None:
        """A card in the focus stands out; only a key shows it large."""
        self.inspected = None
        self._rests_since = self._now
        self._lift(spot)

    def look_at_once(self, spot: str | None) -> bool:
        """Shows a card large, or a tooltip, without waiting. Whether there is one."""
        self.inspected = self._table.card_at(spot) if spot else None
        self._inspected_since = self._now - REST
        told = spot is not None and spot == self.spot and self._table.tells(spot)
        if self.inspected is None and told:
            self._rests_since = self._now - TIP
        return self.inspected is not None or told

    def look_or_leave(self) -> None:
        """A key shows what is in the focus, or hides it again."""
        self.look_at_once(None if self.inspected else self.spot)

    def advise(self, card: str, up: bool) -> None:
        """Raises an advised card of the hand, or lowers it unless it is pointed at."""
        if up or self.card != card:
            self._lifts[card] = (self._now, up)

    def leave(self) -> bool:
        """Hides the large card. Whether there was one."""
        was, self.inspected = self.inspected is not None, None
        return was

    def rest(self) -> None:
        """A card was played: lowers and hides everything."""
        self._lifts.clear()
        self.inspected = None

    def _lift(self, spot: Spot | None) -> None:
        card = spot.id.removeprefix(HAND) if spot and spot.id.startswith(HAND) else None
        if card:
            self.last_hand = card
        for one, (began, up) in list(self._lifts.items()):
            if up and one != card:
                self._lifts[one] = (self._now, False)
            elif not up and self._now - began >= LIFT:
                del self._lifts[one]
        if card and not self._lifts.get(card, (0.0, False))[1]:
            self._lifts[card] = (self._now, True)
            if card in self._table.playable:
                self._table.context.sound("card_lift")
