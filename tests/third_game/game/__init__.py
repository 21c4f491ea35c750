"""Goofspiel: two or three seats bid hidden cards for prizes (`rules`)."""

from typing import Final

from .rules import (
    MOVES,
    SEATS,
    apply,
    chance_move,
    legal_moves,
    outcome,
    refusal,
    start,
    to_act,
    view,
)

NAME: Final = "goofspiel"
HAS_SECRETS: Final = True
UI: Final = "tests.third_game.ui"

__all__ = [
    "HAS_SECRETS",
    "MOVES",
    "NAME",
    "SEATS",
    "UI",
    "apply",
    "chance_move",
    "legal_moves",
    "outcome",
    "refusal",
    "start",
    "to_act",
    "view",
]
