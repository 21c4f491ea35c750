"""A scene: a layer of the stage that knows what all scenes share."""

from __future__ import annotations

from .context import Context
from .layer import Layer


class Scene(Layer):
    """The base of all scenes."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
