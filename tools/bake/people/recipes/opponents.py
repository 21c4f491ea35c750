"""The twelve opponents, and the cardinal who sits down to Schisma alone."""

from __future__ import annotations

from tools.bake.people.person import Recipe

from . import opponents_church, opponents_commons, opponents_court

RECIPES: dict[str, Recipe] = {
    **opponents_commons.RECIPES,
    **opponents_court.RECIPES,
    **opponents_church.RECIPES,
}
