"""The twelve opponents, and the cardinal who sits down to Schisma alone."""

from __future__ import annotations

from tools.bake.people.person import Recipe

from . import opponents_church, opponents_court, opponents_street, opponents_trade

RECIPES: dict[str, Recipe] = {
    **opponents_trade.RECIPES,
    **opponents_street.RECIPES,
    **opponents_court.RECIPES,
    **opponents_church.RECIPES,
}
