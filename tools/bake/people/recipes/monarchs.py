"""The Monarchs on their medallions: those of the cards, with what they hold inside the round."""

from __future__ import annotations

from tools.bake.people.person import Frame, Recipe

from .sovereigns import JAMES, MARY
from .wild import ELIZABETH

RECIPES: dict[str, Recipe] = {
    "monarch-mary": Recipe(MARY, {"medal": Frame(4.75, -0.12, -0.02, (0.0, -0.05), 0.92)}),
    "monarch-elizabeth": Recipe(ELIZABETH, {"medal": Frame(4.55, -0.02, 0.04)}),
    "monarch-james": Recipe(JAMES, {"medal": Frame(4.9, -0.10, 0.10, (-0.12, -0.42), 0.74)}),
}
