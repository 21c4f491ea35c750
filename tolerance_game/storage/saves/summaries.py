"""What a list of saved games says of each: how far it is and how it stands, and nothing secret.

A summary is written into the file, so that a list need not replay it. It holds only what everyone
at the table sees.
"""

from __future__ import annotations

from typing import Any, Final

from tolerance_game.games import game, room

from .record_lines import Values

LINE: Final = "summary"


def summary_values(name: str, state: Any, moves: int) -> Values:
    """How far a game is after so many moves, and how it stands."""
    values = {"line": LINE, "moves": moves, **room(name, "report").summary(state)}
    outcome = game(name).outcome(state)
    if outcome is not None:
        values["winners"] = list(outcome.winners)
    return values
