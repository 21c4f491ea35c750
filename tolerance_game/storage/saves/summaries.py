"""What a list of saved games says of each: how far it is and how it stands, and nothing secret.

A summary is written into the file, so that a list need not replay it. It holds only what everyone
at the table sees: no card in a hand, no role, no pile.
"""

from __future__ import annotations

from typing import Any, Final

from tolerance_game import games
from tolerance_game.games import schisma, tolerance
from tolerance_game.games.tolerance.rules.ruleset import HAND

from .record_lines import Values

LINE: Final = "summary"


def summary_values(game: str, state: Any, moves: int) -> Values:
    """How far a game is after so many moves, and how it stands."""
    say = _STANDINGS[game]
    values = {"line": LINE, "moves": moves, **say(state)}
    outcome = games.game(game).outcome(state)
    if outcome is not None:
        values["winners"] = list(outcome.winners)
    return values


def _of_tolerance(state: Any) -> Values:
    """T2.7: points are open, whatever the roles are."""
    return {
        "reign": state.reign,
        "trick": min(len(state.tricks) + 1, HAND),
        "scores": [player.points for player in state.players],
    }


def _of_schisma(state: Any) -> Values:
    """S7: nothing is secret. What counts is who has joined each pope."""
    return {
        "turn": state.turn,
        "scores": [len(congregation) for congregation in state.congregations],
    }


_STANDINGS: Final = {tolerance.NAME: _of_tolerance, schisma.NAME: _of_schisma}
