"""The Monarchs."""

from __future__ import annotations

from tools.bake.people.person import Frame, Recipe

from .wild import ELIZABETH

RECIPES: dict[str, Recipe] = {
    "monarch-elizabeth": Recipe(ELIZABETH, {"medal": Frame(4.55, -0.02, 0.04)}),
}
