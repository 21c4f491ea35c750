"""Reasons: what is told differs at the end of the turn, and can be said."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.games.schisma.scenarios import table
from tests.tiers import sizes
from tolerance_game.core import Reason
from tolerance_game.games import room
from tolerance_game.games.schisma.engine.thinking import Likely, Thought
from tolerance_game.games.schisma.players import LEVELS
from tolerance_game.games.schisma.players.reasons import why, why_not
from tolerance_game.games.schisma.rules.moves import Beseech, Excommunicate, Move
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.words import Words, languages
from tolerance_game.words.teller import Teller

from .foreseen import decision_of, states

BEST = Thought(
    move=Beseech(0),
    share=0.4,
    at_once=False,
    over=False,
    won=Likely(knight=1.0),
    given=Likely(),
    near=2.0,
    before=0,
    nearer=1,
    kept=((), ()),
    bars=False,
    turn_bars=False,
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
        ({}, {}, "chances", {"number": 10}),
        # What comes first in the game is told first, and nothing that speaks for the second.
        ({}, {"won": Likely(), "near": -1.0}, "won", KNIGHT),
        ({}, {"won": Likely(knight=1.0, peasant=1.0), "near": 1.0}, "near", {"count_lands": 1}),
        # S2.4: what moves nobody brings nobody nearer, however the second best would leave them.
        ({"nearer": 0, "before": 2}, {"near": 1.0}, "chances", {"number": 10}),
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


@pytest.mark.parametrize(
    ("best", "name", "values"),
    [
        # The lands that the move itself brings them, not those between the two turns.
        ({}, "near", {"count_lands": 1}),
        ({"nearer": 2}, "near", {"count_lands": 2}),
        ({"nearer": 0}, "turn_near", {"count_lands": 2}),
        ({"nearer": -1, "before": 1}, "turn_near", {"count_lands": 1}),
        # S4.2: a danger removed goes before nearness.
        ({"kept": (("peasant",), ())}, "kept", {"persons": ("peasant",)}),
        ({"kept": ((), ("knight",))}, "kept_other", {"persons": ("knight",)}),
        ({"bars": True, "turn_bars": True}, "bars", {}),
        ({"turn_bars": True}, "turn_bars", {}),
    ],
)
def test_a_reason_is_true_of_the_move_or_says_that_it_is_about_the_turn(
    best: dict[str, Any], name: str, values: dict[str, Any]
) -> None:
    second = BEST._replace(share=0.2, near=-1.0)
    assert why(BEST._replace(**best), second) == Reason(f"player.speaks_for.{name}", values)
    if "bars" not in name:
        return
    # What the second best would not bar would hand over the win.
    assert why(BEST._replace(**best), second._replace(share=-0.995)).id.endswith(".loses")


def test_what_makes_no_difference_is_not_explained() -> None:
    other = BEST._replace(share=0.38, won=Likely())
    assert why(BEST, other) == why(BEST, None) == Reason("player.speaks_for.close")
    assert why_not(other, BEST) == Reason("player.speaks_against.close")


def test_the_end_of_the_game_is_told_before_all() -> None:
    lost = BEST._replace(share=-0.995)
    assert why(BEST._replace(at_once=True, over=True), BEST) == Reason("player.wins")
    assert why(BEST._replace(at_once=True), BEST) == Reason("player.wins_turn")
    assert why_not(BEST._replace(at_once=True, over=True), BEST) == Reason("player.wins")
    assert why(lost, lost) == Reason("player.cannot_stop")
    assert why_not(lost, lost) == Reason("player.speaks_against.close")


def _reason(state: State, move: Move | None = None) -> Reason:
    """Why the strongest program would play here, and whether it would play this move."""
    decision = decision_of("master", state, 2_000)
    assert move is None or decision.move == move
    assert decision.reason is not None
    return decision.reason


def test_excommunicating_keeps_a_person_away_and_brings_nobody_nearer() -> None:
    """S2.4, S4.2: a Peasant two lands from Rome would lose the game beside Rome's Noble.

    The other Peasant stands three lands away. Whoever comes stands where the Peasant stood.
    """
    t = table("knight@F bishop@N peasant@F peasant@G bishop@N; R noble", used="petition",
              discard="knight")  # fmt: skip
    reason = _reason(t.state, Excommunicate(2))
    assert reason == Reason("player.speaks_for.kept", {"persons": ("peasant",)})


def test_what_wins_with_the_rest_of_the_turn_says_so() -> None:
    """S4.1: with two at Rome, somebody beseeched from Rome's edge wins by that alone.

    From Florence it takes two actions: the Peasant's petition pulls every Peasant one land, and
    nobody who stands there is pulled two lands by one action.
    """
    t = table("bishop@R cardinal@N inquisitor@N inquisitor@N peasant@N; R cardinal knight")
    assert _reason(t.state, Beseech(0)) == Reason("player.wins")
    t = table("peasant@F cardinal@G inquisitor@A inquisitor@A cardinal@G; R bishop bishop")
    assert _reason(t.state) == Reason("player.wins_turn")


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
