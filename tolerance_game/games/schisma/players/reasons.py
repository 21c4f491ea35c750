"""Why a move: what differs at the end of the turn from the best turn that leads elsewhere.

A reason is true of the move itself, or says that it is about the whole turn.
"""

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
        return Reason("player.wins" if best.over else "player.wins_turn")
    if best.loses:
        return Reason("player.cannot_stop")
    if best.wins:
        return Reason("player.speaks_for.wins")
    if second is None or _is_close(best, second):
        return Reason("player.speaks_for.close")
    return _difference(best, second).ahead


def why_not(second: Thought, best: Thought) -> Reason:
    """What speaks against the second best; of a move that wins at once, just that."""
    if second.at_once and second.over:
        return Reason("player.wins")
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
    if any(best.kept) and not any(second.kept):
        return Both(_keeps(best), Reason("player.speaks_against.kept"))
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
    wins = round(50 * (best.share - second.share))
    fewer = Reason("player.speaks_against.chances", {"number": wins})
    # A danger removed is worth a word before nearness, even if the second best removes it as well.
    if any(best.kept):
        return Both(_keeps(best), fewer)
    if best.bars:
        return Both(Reason("player.speaks_for.bars"), fewer)
    if best.turn_bars:
        return Both(Reason("player.speaks_for.turn_bars"), fewer)
    lands = round(best.near - second.near)
    if lands > 0:
        further = Reason("player.speaks_against.near", {"count_lands": lands})
        whole = round(best.near - best.before)
        if best.nearer > 0:
            return Both(Reason("player.speaks_for.near", {"count_lands": best.nearer}), further)
        if whole > 0:
            return Both(Reason("player.speaks_for.turn_near", {"count_lands": whole}), further)
    return Both(Reason("player.speaks_for.chances", {"number": wins}), fewer)


def _keeps(best: Thought) -> Reason:
    """S4.2: from which congregation it keeps somebody away."""
    own, other = best.kept
    if own:
        return Reason("player.speaks_for.kept", {"persons": own})
    return Reason("player.speaks_for.kept_other", {"persons": other})


def _more(one: Likely, other: Likely) -> tuple[str, ...]:
    """Who is there surely more often."""
    return tuple(sorted(person for person in one if one[person] - other.get(person, 0) > _SURELY))
