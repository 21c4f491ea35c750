"""The Monarchs on their medallions: as on their cards, the sign within the round."""

from __future__ import annotations

from tools.bake.people.person import Frame, Recipe

from .sovereigns import ELIZABETH, JAMES, MARY

RECIPES: dict[str, Recipe] = {
    "monarch-mary": Recipe(MARY, {"medal": Frame(4.55, -0.02, -0.02, (0.38, -0.42), 0.85)}),
    "monarch-elizabeth": Recipe(
        ELIZABETH, {"medal": Frame(4.55, -0.02, 0.04, (0.12, -0.02), 0.86)}
    ),
    "monarch-james": Recipe(JAMES, {"medal": Frame(4.55, -0.02, 0.14, (-0.42, -0.48), 0.52)}),
}
