"""Reasons: which of the claims are told, and that they can be said."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.games.schisma.scenarios import table
from tests.tiers import sizes
from tolerance_game.core import Reason
from tolerance_game.games import room
from tolerance_game.games.schisma.engine.thinking import BARS, BY_DRAW, SHORT_OF_LUCK, Thought
from tolerance_game.games.schisma.players import LEVELS
from tolerance_game.games.schisma.players.reasons import why, why_not
from tolerance_game.games.schisma.rules.moves import Beseech, Excommunicate, Move
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.words import Words, languages
from tolerance_game.words.teller import Teller

from .foreseen import decision_of, states

BEST = Thought(move=Beseech(0), share=0.4)
KNIGHT = ("knight",)


def told_by(reason: Reason) -> list[Reason]:
    """What is claimed."""
    claims = reason.values.get("claims", ())
    assert isinstance(claims, tuple)
    return [claim for claim in claims if isinstance(claim, Reason)]


def claims_of(reason: Reason) -> list[str]:
    """What is claimed, by its name."""
    return [claim.id.removeprefix("player.claim.") for claim in told_by(reason)]


@pytest.mark.parametrize(
    ("best", "names"),
    [
        # The end of the game is told before all, and alone.
        ({"wins": True, "nearer": 3}, ["wins"]),
        ({"wins_turn": True, "gains": KNIGHT}, ["wins_turn"]),
        ({"lost": True, "hands": True, "gains": KNIGHT}, ["lost"]),
        ({"only": True, "bars": BARS, "bars_turn": BARS}, ["only"]),
        ({"only": True, "bars_turn": SHORT_OF_LUCK}, ["only_luck"]),
        ({"bars": BARS, "bars_turn": BARS}, ["bars"]),
        ({"bars": SHORT_OF_LUCK}, ["bars_luck"]),
        ({"bars_turn": BARS}, ["bars_turn"]),
        ({"bars_turn": SHORT_OF_LUCK}, ["bars_luck_turn"]),
        ({"bars": BY_DRAW}, ["bars_draw"]),
        ({"bars_turn": BY_DRAW}, ["bars_draw_turn"]),
        ({"holds": True, "threatens": True, "is_last": True}, ["holds"]),
        ({"holds": True, "threatens_turn": True}, ["holds_turn"]),
        # Of those who join in the turn, those who do not join by the move itself.
        ({"gains": KNIGHT, "gains_turn": KNIGHT}, ["gains"]),
        ({"gains": KNIGHT, "gains_turn": ("knight", "knight")}, ["gains", "gains_turn"]),
        # Two things at most, and one of the turn.
        ({"gains": KNIGHT, "threatens": True, "nearer": 3}, ["gains", "threatens"]),
        ({"gains_turn": KNIGHT, "threatens_turn": True}, ["gains_turn"]),
        ({"guards": KNIGHT, "guards_turn": ("bishop", "knight")}, ["guards"]),
        ({"removes": "cardinal"}, ["removes"]),
        # One land nearer is what beseeching says of itself.
        ({"nearer": 2}, ["nearer"]),
        ({"nearer": 1}, []),
        # What it costs comes last; what the other side can still have is told of the second alone.
        ({"gains": KNIGHT, "gives": ("bishop",)}, ["gains", "gives"]),
        ({"hands": True, "gives": ("bishop",)}, ["ahead", "gives", "hands"]),
        ({"hands": True, "is_last": True}, ["ahead", "hands_last"]),
        ({"leaves": KNIGHT, "is_last": True}, []),
    ],
)
def test_what_matters_most_is_told(best: dict[str, Any], names: list[str]) -> None:
    reason = why(BEST._replace(**best), None)
    assert claims_of(reason) == names
    assert reason.id == ("player.because" if names else "player.ahead")


def test_what_the_second_best_does_too_comes_after_what_it_does_not() -> None:
    """Whatever comes first otherwise: it is the difference that one wants to know."""
    best = BEST._replace(gains=KNIGHT, threatens=True, nearer=2)
    second = BEST._replace(share=0.2, gains=KNIGHT, threatens=True)
    assert claims_of(why(best, second)) == ["gains", "nearer"]
    assert claims_of(why_not(second, best)) == ["gains"]
    assert claims_of(why_not(second._replace(nearer=3), best)) == ["nearer"]


def test_of_the_second_best_it_is_told_whom_it_leaves_and_the_best_does_not() -> None:
    best = BEST._replace(leaves=("bishop",), is_last=True)
    second = BEST._replace(share=0.2, leaves=("bishop", "knight"), is_last=True)
    assert told_by(why_not(second, best)) == [Reason("player.claim.leaves", {"either": KNIGHT})]


def test_what_is_close_says_so_and_what_it_is_good_for() -> None:
    close, apart = BEST._replace(share=0.38), BEST._replace(share=0.34)
    assert why_not(close, BEST) == Reason("player.nearly_ahead")
    assert why_not(apart, BEST) == Reason("player.ahead")
    assert why_not(close._replace(nearer=2), BEST).id == "player.nearly"
    assert why_not(apart._replace(nearer=2), BEST).id == "player.because"


def test_nothing_is_close_to_a_win_or_to_a_lost_game() -> None:
    """However near their worth was found to be."""
    assert why_not(BEST._replace(hands=True), BEST).id == "player.because"
    assert why_not(BEST, BEST._replace(wins=True)).id == "player.ahead"
    assert why_not(BEST._replace(wins_turn=True), BEST._replace(wins=True)).id == "player.nearly"


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
    assert told_by(reason) == [Reason("player.claim.kept", {"taken": ("peasant",)})]


def test_what_wins_with_the_rest_of_the_turn_says_so() -> None:
    """S4.1: with two at Rome, somebody beseeched from Rome's edge wins by that alone.

    From Florence it takes two actions: the Peasant's petition pulls every Peasant one land, and
    nobody who stands there is pulled two lands by one action.
    """
    t = table("bishop@R cardinal@N inquisitor@N inquisitor@N peasant@N; R cardinal knight")
    assert claims_of(_reason(t.state, Beseech(0))) == ["wins"]
    t = table("peasant@F cardinal@G inquisitor@A inquisitor@A cardinal@G; R bishop bishop")
    assert claims_of(_reason(t.state)) == ["wins_turn"]


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
