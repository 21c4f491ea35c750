"""The stage as scenes see it: a stack of layers; input goes to the topmost."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from pygame import Surface

from .intents import Intent
from .layer import Layer
from .scale import Scale


class SceneStack(Protocol):
    """What `stage.Stage` does for scenes."""

    scenes: list[Layer]
    dirty: bool
    """Whether the picture must be redrawn; set by the code that changed it."""
    pointer: tuple[float, float] | None
    """Where the mouse is, in pixels; None outside of the window."""
    scale: Scale
    on_away: list[Callable[[bool], None]]
    """Called whenever the window loses the focus (True) or gets it back."""

    @property
    def top(self) -> Layer:
        """The layer that has the input."""

    def push(self, scene: Layer) -> None:
        """A layer above the present one."""

    def pop(self) -> None:
        """Back to the layer below."""

    def replace(self, scene: Layer) -> None:
        """Another layer in place of the topmost."""

    def become(self, *scenes: Layer) -> None:
        """A new stack altogether."""

    def drop(self, names: Collection[str]) -> None:
        """Takes away every layer of these names, wherever it lies; nothing fades."""

    def notice(self, text: str) -> None:
        """Shows a short message above all layers for a moment."""

    def take_fading(self) -> Surface | None:
        """The picture that was about to fade out, for a scene that shows the change itself."""

    def focus_on(self, spot_id: str) -> None:
        """Brings the focus to a spot of the topmost layer, if it is there."""

    def intent(self, intent: Intent) -> bool:
        """Passes an intent to the topmost layer; returns whether it was handled."""

    def press(self, x: float, y: float, button: int = 1) -> bool:
        """A mouse button goes down at this pixel; whether anything came of it."""
