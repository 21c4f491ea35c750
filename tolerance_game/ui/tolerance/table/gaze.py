"""What the pointer or the focus rests on: cards rise at once, and are shown large after a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tolerance_game.ui.kit.spots import Spot

from .closeup import card_of
from .tooltip import TOLD, text_of

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene

REST: Final = 250.0
"""Milliseconds the pointer must rest before a card is shown large."""
TIP: Final = 500.0
"""The same before a few words appear beside it."""
LIFT: Final = 90.0


class Gaze:
    """Where the one at the table looks, and since when."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.inspected: str | None = None
        self._inspected_since = 0.0
        self._rests_since = 0.0
        self.last_hand: str | None = None
        """The card of the hand that was pointed at last."""
        self._lifts: dict[str, tuple[float, bool]] = {}
        self._seen_now = 0.0

    # What shows.

    @property
    def _now(self) -> float:
        return self._scene.now

    @property
    def close(self) -> str | None:
        """The card that is shown large now."""
        return self.inspected if self._now - self._inspected_since >= REST else None

    @property
    def rests(self) -> bool:
        """Whether it has rested long enough for a few words."""
        return self._now - self._rests_since >= TIP

    @property
    def spot(self) -> str | None:
        """What is pointed at, by whatever was used last."""
        scene = self._scene
        return scene.focus if scene.by_keys else scene.hover

    def shares(self) -> dict[str, float]:
        """How far cards of the hand have risen, 0 to 1, while they rise or sink."""
        return {card: self._share(card) for card in self._lifts}

    def _share(self, card: str) -> float:
        began, up = self._lifts[card]
        at_once = self._scene.course.timeline.factor == 0
        done = 1.0 if at_once else min(1.0, (self._now - began) / LIFT)
        return done if up else 1 - done

    # Time.

    def tick(self, now: float) -> bool:
        """Whether something appears now because the pointer has rested long enough."""
        before, self._seen_now = self._seen_now, now
        return any(before < time <= now for time in self._due())

    def _due(self) -> list[float]:
        """When something appears, or has appeared, for what is looked at."""
        due = [self._rests_since + TIP] if (self.spot or "").startswith(TOLD) else []
        if self.inspected:
            due.append(self._inspected_since + REST)
        return due

    def moving(self, now: float) -> bool:
        """Whether a card is rising or sinking."""
        return any(now - began < LIFT for began, _ in self._lifts.values())

    def wake_at(self) -> float | None:
        """When something is to appear."""
        return min((time for time in self._due() if time > self._now), default=None)

    # Looking.

    def hovered(self, spot: Spot | None) -> None:
        """A card under the pointer is shown large after a while."""
        self._rests_since = self._now
        card = card_of(self._scene, spot.id) if spot and self._scene.by_hand else None
        if card != self.inspected:
            self.inspected, self._inspected_since = card, self._now
        self._lift(spot)

    def focused(self, spot: Spot | None) -> None:
        """A card in the focus stands out; it is shown large on a key only."""
        self.inspected = None
        self._rests_since = self._now
        self._lift(spot)

    def look_at_once(self, spot: str | None) -> bool:
        """The right button shows a card large, or the words beside a spot, without waiting.
        Whether there is something to show."""
        self.inspected = card_of(self._scene, spot) if spot else None
        self._inspected_since = self._now - REST
        told = spot is not None and spot == self.spot and bool(text_of(self._scene, spot))
        if self.inspected is None and told:
            self._rests_since = self._now - TIP
        return self.inspected is not None or told

    def look_or_leave(self) -> None:
        """A key shows what is in the focus, and takes it away again."""
        self.look_at_once(None if self.inspected else self.spot)

    def advise(self, card: str, *, up: bool) -> None:
        """A card of the hand rises because it is advised, or sinks again unless it is looked at."""
        if up or self.spot != f"hand/{card}":
            self._lifts[card] = (self._now, up)

    def carries(self) -> None:
        """A card was taken up: nothing is shown large above it."""
        self.inspected = None

    def rest(self) -> None:
        """A card was played: nothing stands out any more."""
        self._lifts.clear()
        self.inspected = None

    def _lift(self, spot: Spot | None) -> None:
        card = spot.id.removeprefix("hand/") if spot and spot.id.startswith("hand/") else None
        if card:
            self.last_hand = card
        for one, (began, up) in list(self._lifts.items()):
            if up and one != card:
                self._lifts[one] = (self._now, False)
            elif not up and self._now - began >= LIFT:
                del self._lifts[one]
        if card and not self._lifts.get(card, (0.0, False))[1]:
            self._lifts[card] = (self._now, True)
            if card in self._scene.legal:
                self._scene.context.sound("card_lift")
