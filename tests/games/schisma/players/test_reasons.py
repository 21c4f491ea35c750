"""Reasons: what is told differs at the end of the turn, and can be said."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.tiers import sizes
from tolerance_game.core import Reason
from tolerance_game.games import room
from tolerance_game.games.schisma.engine.thinking import Likely, Thought
from tolerance_game.games.schisma.players import LEVELS
from tolerance_game.games.schisma.players.reasons import why, why_not
from tolerance_game.games.schisma.rules.moves import Beseech
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.words import Words, languages
from tolerance_game.words.teller import Teller

from .foreseen import decision_of, states

BEST = Thought(
    move=Beseech(0),
    share=0.4,
    at_once=False,
    won=Likely(knight=1.0),
    given=Likely(),
    near=2.0,
    threat=0.0,
    exposed=Likely(bishop=1.0),
    asked="cardinal",
    standing=Likely(cardinal=1.0, bishop=1.0),
)
KNIGHT = {"persons": ("knight",)}


@pytest.mark.parametrize(
    ("best", "second", "name", "values"),
    [
        ({}, {"won": Likely()}, "won", KNIGHT),
        ({}, {"won": Likely(knight=0.3)}, "won", KNIGHT),
        ({}, {"given": Likely(knight=1.0)}, "given", KNIGHT),
        ({}, {"exposed": Likely(bishop=1.0, knight=1.0)}, "exposed", KNIGHT),
        ({"threat": 1.0}, {}, "threat", {}),
        ({}, {"asked": "noble"}, "asked", {"person": "noble"}),
        ({}, {"near": -1.0}, "near", {"count_lands": 3}),
        ({}, {}, "chances", {"number": 10}),
        # What comes first in the game is told first, and nothing that speaks for the second.
        ({}, {"won": Likely(), "near": -1.0}, "won", KNIGHT),
        ({}, {"won": Likely(knight=1.0, peasant=1.0), "near": 1.0}, "near", {"count_lands": 1}),
        ({}, {"won": Likely(knight=0.8), "exposed": Likely()}, "chances", {"number": 10}),
        ({}, {"share": -0.995, "won": Likely()}, "loses", {}),
        ({"share": 0.995}, {"won": Likely()}, "wins", {}),
    ],
)
def test_the_first_difference_is_told(
    best: dict[str, Any], second: dict[str, Any], name: str, values: dict[str, Any]
) -> None:
    one, other = BEST._replace(**best), BEST._replace(**{"share": 0.2, **second})
    assert why(one, other) == Reason(f"player.speaks_for.{name}", values)
    assert why_not(other, one) == Reason(f"player.speaks_against.{name}", values)


def test_what_makes_no_difference_is_not_explained() -> None:
    other = BEST._replace(share=0.38, won=Likely())
    assert why(BEST, other) == why(BEST, None) == Reason("player.speaks_for.close")
    assert why_not(other, BEST) == Reason("player.speaks_against.close")


def test_the_end_of_the_game_is_told_before_all() -> None:
    lost = BEST._replace(share=-0.995)
    assert why(BEST._replace(at_once=True), BEST) == Reason("player.wins")
    assert why(lost, lost) == Reason("player.cannot_stop")
    assert why_not(lost, lost) == Reason("player.speaks_against.close")


@pytest.mark.parametrize("count", sizes(6, 40))
@pytest.mark.parametrize("name", LEVELS)
def test_every_reason_can_be_said(name: str, count: int) -> None:
    data = load_catalogue().of("schisma")
    telling = room("schisma", "telling")
    told: set[str] = set()
    for state in islice(states(17), count):
        decision = decision_of(name, state, 500)
        reasons = [decision.reason, *(one.reason for one in decision.others)]
        names = telling.names(state.options, data)
        for language in languages():
            for reason in reasons:
                assert reason is not None
                told.add(Teller(Words(language, names, strict=True)).reason(reason))
    assert all(text and "{" not in text and "⟨" not in text for text in told)
    assert len(told) > 4
