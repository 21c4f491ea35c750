"""Window, stage, canvas and widgets; from here come the classes that nearly every scene needs."""

from .box import Box
from .canvas import Canvas
from .context import Context
from .intents import Intent
from .scene import Scene
from .spots import Spot
from .widgets.button import Button

__all__ = ["Box", "Button", "Canvas", "Context", "Intent", "Scene", "Spot"]
