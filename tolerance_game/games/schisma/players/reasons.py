"""Why a move: what differs at the end of the turn from the best turn that leads elsewhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core import Reason
from tolerance_game.games.schisma.engine.thinking import Likely, Thought

CLOSE: Final = 0.02
"""A share of the wins that makes no difference worth a word."""
_SURELY: Final = 0.5
"""By how much a person must be more likely somewhere to be named."""


class Both(NamedTuple):
    """A difference, as it is told of the best move and of the second best."""

    ahead: Reason
    behind: Reason


def why(best: Thought, second: Thought | None) -> Reason:
    """What speaks for the best move, against the second best if there is one."""
    if best.at_once:
        return Reason("player.wins")
    if best.loses:
        return Reason("player.cannot_stop")
    if best.wins:
        return Reason("player.speaks_for.wins")
    if second is None or _is_close(best, second):
        return Reason("player.speaks_for.close")
    return _difference(best, second).ahead


def why_not(second: Thought, best: Thought) -> Reason:
    """What speaks against the second best."""
    if (second.loses and best.loses) or _is_close(best, second):
        return Reason("player.speaks_against.close")
    return _difference(best, second).behind


def _is_close(best: Thought, second: Thought) -> bool:
    return (best.share - second.share) / 2 < CLOSE


def _difference(best: Thought, second: Thought) -> Both:
    """The first difference that speaks for the best."""
    if best.wins:
        return Both(Reason("player.speaks_for.wins"), Reason("player.speaks_against.wins"))
    if second.loses:
        return Both(Reason("player.speaks_for.loses"), Reason("player.speaks_against.loses"))
    if persons := _more(best.won, second.won):
        return Both(
            Reason("player.speaks_for.won", {"persons": persons}),
            Reason("player.speaks_against.won", {"persons": persons}),
        )
    if persons := _more(second.given, best.given):
        return Both(
            Reason("player.speaks_for.given", {"persons": persons}),
            Reason("player.speaks_against.given", {"persons": persons}),
        )
    if persons := _more(second.exposed, best.exposed):
        return Both(
            Reason("player.speaks_for.exposed", {"persons": persons}),
            Reason("player.speaks_against.exposed", {"persons": persons}),
        )
    if best.threat - second.threat > _SURELY:
        return Both(Reason("player.speaks_for.threat"), Reason("player.speaks_against.threat"))
    if second.asked and best.standing.get(second.asked, 0) < _SURELY:
        return Both(
            Reason("player.speaks_for.asked", {"person": second.asked}),
            Reason("player.speaks_against.asked", {"person": second.asked}),
        )
    lands = round(best.near - second.near)
    if lands > 0:
        return Both(
            Reason("player.speaks_for.near", {"count_lands": lands}),
            Reason("player.speaks_against.near", {"count_lands": lands}),
        )
    wins = round(50 * (best.share - second.share))
    return Both(
        Reason("player.speaks_for.chances", {"number": wins}),
        Reason("player.speaks_against.chances", {"number": wins}),
    )


def _more(one: Likely, other: Likely) -> tuple[str, ...]:
    """Who is there surely more often."""
    return tuple(sorted(person for person in one if one[person] - other.get(person, 0) > _SURELY))
