"""The ids of words that screens ask for one by one, from the tables of both games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from tolerance_game.core.notation import name_of
from tolerance_game.games.schisma.rules import moves as schisma_moves
from tolerance_game.games.schisma.rules import ruleset as schisma_ruleset
from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.games.tolerance.rules import cards, ruleset
from tolerance_game.games.tolerance.rules import moves as tolerance_moves
from tolerance_game.storage.data.catalogue import load_catalogue


def vocabulary() -> Iterator[str]:
    """The ids of words that the screens ask for one by one, from the tables of both games."""
    for suit in cards.SUITS:
        yield f"tolerance.suit.{suit}"
    for affiliation in cards.AFFILIATIONS:
        yield f"tolerance.affiliation.{affiliation}"
    for role in load_catalogue().of("tolerance").material.roles:
        yield f"tolerance.role.{role.id}"
    for land in LANDS:
        yield f"schisma.land.{land}"
    for action in schisma_moves.ACTIONS:
        yield f"schisma.action_name.{action}"
        yield f"schisma.action_about.{action}"
    for faction in FACTIONS:
        yield f"schisma.faction.{faction}"
    for move in (*tolerance_moves.MOVES, *schisma_moves.MOVES):
        yield f"move.{name_of(move)}"
    for truth in ("true", "false"):
        yield f"truth.{truth}"
    yield from settings()


def settings() -> Iterator[str]:
    """The ids of options and rulings of both games with their values."""
    for game, module in (("tolerance", ruleset), ("schisma", schisma_ruleset)):
        named = {"edition": cards.EDITIONS, "roles": ruleset.ROLE_MODES, "plague_cards": (1, 2)}
        if game == "schisma":
            named = {"persons": schisma_ruleset.MODES}
        for item in fields(module.Options):
            if item.name in ("material", "catalogue", "rulings"):
                continue
            yield from _setting(f"{game}.option.{item.name}", named.get(item.name, ()))
        allowed = ruleset.VALUES if game == "tolerance" else schisma_ruleset.ALLOWED
        for item in fields(module.Rulings):
            yield from _setting(f"{game}.ruling.{item.name}", allowed[item.name])


def _setting(text: str, values: tuple[Any, ...]) -> Iterator[str]:
    yield f"{text}.name"
    yield f"{text}.about"
    for value in values:
        yield f"{text}.value.{str(value).lower()}"
