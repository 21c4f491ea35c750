"""Why a move: what was different in the games thought through, in the role's own terms."""

from __future__ import annotations

from typing import Final, NamedTuple, assert_never

from tolerance_game.core import Reason
from tolerance_game.games.tolerance.engine.playouts import Thumb
from tolerance_game.games.tolerance.engine.thinking import Thought
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import CATHOLIC, PROTESTANT, WILD
from tolerance_game.games.tolerance.rules.debts import UNPAID_LOAN
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.view import View

CLOSE: Final = 0.3
"""Points that make no difference worth a word."""
SMALL: Final = 0.1
"""Points that would be told as none or nearly none."""
OFTEN: Final = 0.25
"""How much more often one takes the trick than the other, to be told."""

_TALLIES: Final = ("money", CATHOLIC, PROTESTANT)


def of_rules(move: Move, thumb: Thumb, number: int) -> Reason:
    """What rules of thumb think of the move that they have just chosen; `number` is the move as
    the engine knows it."""
    match move:
        case kinds.Play():
            place = next(place for place in range(64) if thumb.play[place] == number)
            hundredths = round(100 * thumb.expected[place])
            if hundredths > 0:
                return Reason("player.wants_trick", {"estimate_points": hundredths})
            return Reason("player.throw_away")
        case kinds.ChooseTarget():
            return Reason("player.target")
        case kinds.Execute():
            return Reason("player.execute")
        case kinds.ChooseStarter():
            return Reason("player.lead_myself")
        case kinds.Repay():
            return Reason("player.repay")
        case kinds.TakeRole():
            return Reason("player.any_role")
        case kinds.Deal() | kinds.DealRoles() | kinds.DrawChooser():
            raise ValueError(move)
        case _:
            assert_never(move)


class Both(NamedTuple):
    """A difference, as it is told of the best move and of the second best."""

    size: float
    """In points."""
    ahead: Reason
    behind: Reason


def why(view: View, best: Thought, second: Thought) -> Reason:
    """What speaks for the best move against the second best."""
    if second.cost < CLOSE:
        return Reason("player.ahead.close")
    return _largest(view, best, second).ahead


def why_not(view: View, second: Thought, best: Thought) -> Reason:
    """What speaks against the second best."""
    if second.cost < CLOSE:
        return Reason("player.behind.close")
    return _largest(view, best, second).behind


def _largest(view: View, best: Thought, second: Thought) -> Both:
    """The largest part of the difference between two moves."""
    manner = _manner(view, best, second)
    own = view.options.role_by_id.get(view.seats[view.seat].role)
    # Who still takes a role cannot tell of pennants.
    worths = own.pennant_worth if own else ()
    found = [
        _points(best, second, manner),
        _rivals(best, second, manner),
        _loan(best, second, manner),
        _taste(best, second, manner),
        *(_pennant(best, second, manner, tally, worth) for tally, worth in enumerate(worths)),
    ]
    largest = max(found, key=lambda both: both.size)
    if largest.size < SMALL:
        # T6.5, T8: what is left is what later reigns may make of tallies and loans.
        return Both(
            second.cost,
            Reason("player.ahead.later", {"manner": manner}),
            Reason("player.behind.later"),
        )
    return largest


def _points(best: Thought, second: Thought, manner: str) -> Both:
    size = best.points - second.points
    more = _hundredths(size)
    return Both(
        size,
        Reason("player.ahead.points", {"manner": manner, "estimate_points": more}),
        Reason("player.behind.points", {"estimate_points": more}),
    )


def _rivals(best: Thought, second: Thought, manner: str) -> Both:
    size = second.rivals - best.rivals
    more = _hundredths(size)
    return Both(
        size,
        Reason("player.ahead.rivals", {"manner": manner, "estimate_points": more}),
        Reason("player.behind.rivals", {"estimate_points": more}),
    )


def _loan(best: Thought, second: Thought, manner: str) -> Both:
    low, high = _percent(best.borrowed), _percent(second.borrowed)
    return Both(
        UNPAID_LOAN * (second.borrowed - best.borrowed),
        Reason("player.ahead.loan", {"manner": manner, "low": low, "high": high}),
        Reason("player.behind.loan", {"low": low, "high": high}),
    )


def _taste(best: Thought, second: Thought, manner: str) -> Both:
    return Both(
        best.taste - second.taste,
        Reason("player.ahead.taste", {"manner": manner}),
        Reason("player.behind.taste"),
    )


def _pennant(best: Thought, second: Thought, manner: str, number: int, worth: int) -> Both:
    one, other = best.pennants[number], second.pennants[number]
    low, high = sorted((_percent(one), _percent(other)))
    tally = _TALLIES[number]
    if worth >= 0:
        ahead = Reason(
            "player.ahead.pennant", {"manner": manner, "tally": tally, "low": low, "high": high}
        )
        behind = Reason("player.behind.pennant", {"tally": tally, "low": low, "high": high})
    else:
        ahead = Reason(
            "player.ahead.unwanted", {"manner": manner, "tally": tally, "low": low, "high": high}
        )
        behind = Reason("player.behind.unwanted", {"tally": tally, "low": low, "high": high})
    return Both((one - other) * worth, ahead, behind)


def _hundredths(points: float) -> int:
    return round(100 * points)


def _percent(share: float) -> int:
    return round(100 * share)


def _manner(view: View, best: Thought, second: Thought) -> str:
    """What is plain to see besides: the trick, or a Wild that is kept."""
    if best.trick - second.trick > OFTEN:
        return "takes"
    if second.trick - best.trick > OFTEN:
        return "leaves"
    if _is_wild(view, second.move) and not _is_wild(view, best.move):
        return "keeps_wild"
    return "plain"


def _is_wild(view: View, move: Move) -> bool:
    return isinstance(move, kinds.Play) and view.options.cards[move.card].suit == WILD
