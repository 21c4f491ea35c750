"""A layer of the stage: one picture with its spots. The stage calls it; it never waits."""

# ruff: noqa: ARG002  the defaults ignore what they are told

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .box import Box
from .canvas import Canvas
from .intents import Intent
from .spots import Spot


class Layer:
    """What the stage needs to know of a scene: every method has a harmless default."""

    opaque = True
    """Whether it hides what lies below it on the stack."""
    shows_advice = False
    """Whether it draws the sentence of a hint itself, where it hides nothing."""
    name = "scene"
    """For logs, tests and the pictures' file names."""

    def __init__(self) -> None:
        self.menu: Callable[[], None] | None = None
        """Opens the menu where the scene itself knows no way out."""
        self.help: Callable[[], None] | None = None
        """Opens the help where the scene itself does not."""
        self.hint: Callable[[], None] | None = None
        """Asks for advice where the scene itself knows none."""
        self.advised = ""
        """The spot that is advised."""
        self.advice = ""
        """What is said of it; the stage shows it below, unless the scene has a place for it."""
        # Kept up to date by the stage.
        self.focus: str | None = None
        """The spot that keys act on."""
        self.hover: str | None = None
        self.pressed: str | None = None
        """The spot on which the button of the mouse went down."""
        self.by_keys = False
        """Whether keys or a pad were used last: only then the focus shows."""
        self.hides_focus = False
        """Whether the focus does not show before the next key: something came by itself."""
        self.now = 0.0
        self.by_hand = True
        """Whether it was the person who moved the pointer or the focus, and not the scene."""

    @property
    def notice_over(self) -> Box | None:
        """The strip that a word in passing covers whole; None where it may lie as it likes."""
        return None

    # What it looks like.

    def draw(self, canvas: Canvas) -> None:
        """Draws everything for `self.now`."""

    @property
    def ahead_key(self) -> object:
        """When this changes, other pictures may be wanted soon."""
        return None

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        """Makes pictures that will be wanted soon, one at a step, while there is time to spare."""
        return iter(())

    def spots(self) -> Sequence[Spot]:
        """What can be pointed at now; later ones lie above earlier ones."""
        return ()

    def first_focus(self) -> str | None:
        """What keys act on first; None for the first spot."""
        return None

    def of_enter(self) -> str | None:
        """The spot that is Enter's while no focus is framed. It must say so on itself."""
        return None

    # Focus and Enter.

    @property
    def framed(self) -> str | None:
        """The focus, while it is framed."""
        return self.focus if self.by_keys and not self.hides_focus else None

    @property
    def enters(self) -> str | None:
        """What Enter acts on as things look now; None where it would only show the focus."""
        return self.framed or self.of_enter()

    @property
    def reads(self) -> bool:
        """Whether keys look something up, which is not lost when something is played back."""
        return False

    def hide_focus(self) -> None:
        """Something came by itself: the next key only shows where the focus is."""
        if self.reads:
            return
        was = self.framed
        self.hides_focus = True
        if was is not None:
            self.focused(None)

    # What is played back.

    @property
    def plays_back(self) -> bool:
        """Whether something is shown that can be led on."""
        return False

    def lead_on(self) -> None:
        """Leads on to the next step of it."""

    def end_playback(self) -> None:
        """Shows all of it at once."""

    # What happens.

    def entered(self) -> None:
        """It became the topmost layer, for the first time or again."""

    def left(self) -> None:
        """It was taken off the stack."""

    def intent(self, intent: Intent) -> bool:
        """Handles an intent other than moving the focus; returns whether it did."""
        return False

    def clicked_nowhere(self) -> bool:
        """The pointer was pressed where no spot is. Whether that meant something."""
        return False

    def context_clicked(self, spot: Spot | None) -> bool:
        """The right button on a spot, or on nothing. Whether that meant something."""
        return False

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel was turned over a place; up is positive. Whether that meant something."""
        return False

    def hovered(self, spot: Spot | None) -> None:
        """The pointer came over another spot, or over none."""

    def stirred(self, spot: Spot | None) -> None:
        """The pointer moved, and is still over the same spot, or over none."""

    def focused(self, spot: Spot | None) -> None:
        """The focus went to another spot."""

    # Dragging, where a scene knows it.

    def drag_begins(self, spot: Spot, x: float, y: float) -> bool:
        """A press on a spot turned into a drag; returns whether the layer takes part."""
        return False

    def dragged(self, x: float, y: float) -> None:
        """The dragged thing is here now."""

    def dropped(self, x: float, y: float) -> None:
        """It was dropped here."""

    def drag_left(self) -> None:
        """The drag was cancelled by a key, another scene, or the window losing focus."""

    def tick(self, now: float) -> bool:
        """Time passes. Whether the picture has changed."""
        return False

    def moving(self, now: float) -> bool:
        """Whether the very next frame will look different."""
        return False

    def wake_at(self) -> float | None:
        """The time at which it wants a tick although nothing happens; None for never."""
        return None

    def away(self, away: bool) -> None:
        """The window lost the focus, or got it back."""

    # Typing.

    @property
    def typing(self) -> bool:
        """Whether key presses are text input rather than intents."""
        return False

    def typed(self, text: str) -> None:
        """Letters were typed."""

    def edited(self, key: str) -> None:
        """A key that moves in what is typed, or takes letters away (`widgets.pen.EDITING`)."""

    def bound(self, key: str) -> bool:
        """A key as such, before it means anything: for the page that binds keys."""
        return False

    # For tests in a real window.

    def told(self) -> dict[str, Any]:
        """What can be known of it beside its spots."""
        return {}

    def lit(self, spot_id: str) -> bool:
        """Whether a spot shows that it would act: the pointer is on it, or the visible focus."""
        return spot_id in (self.hover, self.framed)
