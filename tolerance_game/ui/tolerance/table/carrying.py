"""A card that is drawn from the hand with the mouse: to the table it is played, elsewhere it goes
back. What may be played and what is asked then is the same as for a click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tolerance_game.games.tolerance.rules.cards import WILD
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.motion import between, ease_out
from tolerance_game.ui.tolerance.cards.face import draw_card

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene

HAND: Final = "hand/"
RETURN: Final = 140.0
"""Milliseconds in which a card goes back to the hand."""


class _Back(NamedTuple):
    """A card on its way back to the hand."""

    card: str
    start: Box
    began: float


class Carrying:
    """The card that is carried, and the one that goes back."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.card: str | None = None
        self._grip = (0.0, 0.0)
        """Where on the card it was taken hold of."""
        self._at = (0.0, 0.0)
        self._back: _Back | None = None
        self._left: tuple[str, Box] | None = None
        """Where the last card was let go over the table: from there it flies to its place."""

    # What is so.

    @property
    def away(self) -> str | None:
        """The card that is not in its place in the hand."""
        if self._waits is not None:
            return self._waits[0]
        return self.card or (self._back.card if self._back else None)

    @property
    def _waits(self) -> tuple[str, Box] | None:
        """The card that lies where it was let go until the disk has it."""
        left = self._left
        return left if left is not None and left[0] == self._scene.deciding.under_way else None

    @property
    def over_table(self) -> bool:
        """Whether letting go now would play it."""
        middle = self._scene.layout.middle
        return self.card is not None and middle.grown(30).holds(*self._at)

    def start_of(self, card: str) -> Box | None:
        """Where a card was let go that is played now."""
        return self._left[1] if self._left is not None and self._left[0] == card else None

    @property
    def _box(self) -> Box:
        hand = self._scene.hand_boxes()
        w, h = (hand[0].w, hand[0].h) if hand else (0.0, 0.0)
        return Box(self._at[0] - self._grip[0], self._at[1] - self._grip[1], w, h)

    def moving(self, now: float) -> bool:
        """Whether a card is on its way back."""
        return self._back is not None and now - self._back.began < RETURN

    def tick(self, now: float) -> bool:
        """Whether something changed: it arrived, or is no longer in the hand."""
        if self.card is not None and self.card not in self._scene.shown.hand:
            self.card = None
            return True
        if self._back is not None and not self.moving(now):
            self._back = None
            return True
        return False

    # What one does.

    def begin(self, spot: str, x: float, y: float) -> bool:
        """A spot is drawn from where it was pressed. Whether that is a card of the hand."""
        scene, card = self._scene, spot.removeprefix(HAND)
        if not spot.startswith(HAND) or card not in scene.hand:
            return False
        box = scene.hand_boxes()[scene.hand.index(card)]
        self.card, self._back, self._left = card, None, None
        self._grip, self._at = (x - box.x, y - box.y), (x, y)
        scene.deciding.leave()
        scene.gaze.carries()
        return True

    def move(self, x: float, y: float) -> None:
        """The pointer is here now."""
        self._at = (x, y)

    def drop(self) -> None:
        """It is let go: over the table it is played, else it goes back."""
        if not self.over_table or self.card is None:
            self.leave()
            return
        scene, card, box = self._scene, self.card, self._box
        scene.finder.end()
        if card not in scene.legal or scene.view.options.cards[card].suit == WILD:
            # It waits in the hand for its suit; or it is refused, and it is said why.
            self.leave()
        else:
            self.card, self._left = None, (card, box)
        # Whoever carries a card across the table need not be asked once more.
        scene.deciding.selected = card if card in scene.legal else None
        scene.deciding.choose_card(card)

    def leave(self) -> None:
        """It goes back to the hand."""
        if self.card is None:
            return
        if self._scene.course.timeline.factor and not self._still:
            self._back = _Back(self.card, self._box, self._scene.now)
        self.card = None

    def forget(self) -> None:
        """Somebody else looks, or another moment is looked at: nothing is carried there."""
        self.card = self._back = self._left = None

    @property
    def _still(self) -> bool:
        return self._scene.context.settings.look.reduced_motion

    # What it looks like.

    def draw(self, canvas: Canvas) -> None:
        """The card above the table, and where it would lie."""
        scene = self._scene
        if self._back is not None and self._back.card in scene.hand:
            box = scene.hand_boxes()[scene.hand.index(self._back.card)]
            t = ease_out(min(1.0, (scene.now - self._back.began) / RETURN))
            start = self._back.start
            self._card(canvas, self._back.card, between(start.x, box.x, t),
                       between(start.y, box.y, t), box.w)  # fmt: skip
        if self._waits is not None:
            card, box = self._waits
            self._card(canvas, card, box.x, box.y, box.w)
        if self.card is None:
            return
        able = self.card in scene.legal and scene.view.phase == PLAY
        if able:
            place = scene.layout.slot(len(scene.shown.seats) - 1)
            width = 5 if self.over_table else 3
            ornaments.outline(canvas, place, width=width, radius=10, glow=self.over_table)
        box = self._box
        self._card(canvas, self.card, box.x, box.y, box.w, dim=not able)

    def _card(
        self, canvas: Canvas, card: str, x: float, y: float, w: float, *, dim: bool = False
    ) -> None:
        scene = self._scene
        known = scene.view.options.cards[card]
        reign = scene.shown.reign
        draw_card(canvas, known, scene.words, x, y, w, dim=dim, reign=reign)
