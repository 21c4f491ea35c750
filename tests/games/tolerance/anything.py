"""Figures, roles and tables of any kind whatever."""

from __future__ import annotations

from random import Random
from typing import Any

from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.ruleset import VALUES, Material, Options, Rulings

from .figures import FIGURES, Figures
from .material import role


def another_print(rng: Random) -> dict[str, Figures]:
    """Cards with other figures and faiths, so that ties, debts and the bound of 69 come often."""
    return {
        card: figures._replace(
            affiliation=rng.choice("CPO"), piety=rng.randrange(9), money=rng.randrange(-7, 9)
        )
        for card, figures in FIGURES.items()
    }


def another_role(name: str, rng: Random) -> Role:
    """A role of any wishes whatever."""

    def two() -> tuple[int, int]:
        return rng.randrange(-4, 7), rng.randrange(-4, 7)

    wishes = {reign: {of: two() for of in (*SUITS, "guild", "dead")} for reign in (1, 2, 3)}
    return role(name, wishes, (rng.randrange(-2, 6), rng.randrange(-2, 6), rng.randrange(-2, 6)))


def random_options(rng: Random, players: int, edition: str, material: Material) -> Options:
    """A table with every other choice at random."""
    rulings: dict[str, Any] = {name: rng.choice(values) for name, values in VALUES.items()}
    asked = rulings["first_chooser"] == "asked"
    roles = rng.choice(("bertram", "unique", "chosen"))
    return Options(
        material=material,
        players=players,
        edition=edition,
        roles=roles,
        hidden_roles=roles != "bertram" and rng.random() < 0.5,
        plague_cards=rng.choice((1, 2)),
        devout=rng.randrange(players) if asked else -1,
        open_piles=rng.random() < 0.5,
        rulings=Rulings(**rulings),
    )
