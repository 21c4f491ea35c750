"""What lies in the box for the tests: the program's own cards, with the figures of `figures.py`."""

from __future__ import annotations

from dataclasses import replace

from tolerance_game.games.tolerance.rules.cards import EDITIONS, SUITS, Card
from tolerance_game.games.tolerance.rules.roles import Column, Role, Worth
from tolerance_game.games.tolerance.rules.ruleset import Material
from tolerance_game.storage.data.catalogue import load_catalogue

from .figures import FIGURES, Figures

AFFILIATIONS = {"C": "catholic", "P": "protestant", "O": "prevailing"}

PROGRAM = load_catalogue().of("tolerance").material
"""The cards and roles as the program has them."""


def _with(card: Card, figures: Figures) -> Card:
    return replace(
        card,
        affiliation=AFFILIATIONS[figures.affiliation],
        piety=figures.piety,
        money=figures.money,
    )


def with_figures(figures: dict[str, Figures]) -> dict[str, tuple[Card, ...]]:
    """The program's cards in both prints, with these figures in the place of its own."""
    return {
        edition: tuple(_with(card, figures[card.id]) for card in PROGRAM.cards[edition])
        for edition in EDITIONS
    }


def role(
    name: str,
    reigns: dict[int, dict[str, tuple[int, int]]] | None = None,
    end: tuple[int, int, int] = (0, 0, 0),
) -> Role:
    """A role that values only what is said: `{1: {"nobles": (1, 2), "dead": (0, 3)}}`."""
    columns = {}
    for reign in (1, 2, 3):
        worth = (reigns or {}).get(reign, {})
        dead = worth.get("dead", (0, 0))
        columns[reign] = Column(
            {suit: Worth(*worth.get(suit, (0, 0))) for suit in SUITS},
            Worth(*worth.get("guild", (0, 0))),
            *dead,
        )
    return Role(name, columns, end)


def box(*roles: Role) -> Material:
    """The cards with the figures of the tests, and with these roles after the eight."""
    return Material(with_figures(FIGURES), (*PROGRAM.roles, *roles))


INDIFFERENT = role("indifferent")
"""A role that values nothing, for whoever should not score."""

MATERIAL = box(INDIFFERENT)
