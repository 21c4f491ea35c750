"""Why a move: what was different in the games thought through, in the role's own terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from tolerance_game.core import Reason, Seat
from tolerance_game.games.tolerance.engine.playouts import Thumb
from tolerance_game.games.tolerance.engine.thinking import Thought
from tolerance_game.games.tolerance.foresight.choices import change_if_won
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import CATHOLIC, PROTESTANT, WILD
from tolerance_game.games.tolerance.rules.debts import UNPAID_LOAN
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.playing import winner_of
from tolerance_game.games.tolerance.rules.state import Played
from tolerance_game.games.tolerance.rules.view import View

CLOSE: Final = 0.3
"""Points that make no difference worth a word."""
SMALL: Final = 0.1
"""Points that would be told as none or nearly none."""
OFTEN: Final = 0.25
"""How much more often one takes the trick than the other, to be told."""
USUALLY: Final = 0.75
"""In which share of the games the trick is taken, or left to others, to be told for itself."""

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
        return _deed(view, best, second)
    return _largest(view, best, second).ahead


def why_not(view: View, second: Thought, best: Thought) -> Reason:
    """What speaks against the second best."""
    if second.cost < CLOSE:
        return Reason("player.behind.close")
    return _largest(view, best, second).behind


def of_the_only_one(moves: Sequence[Move], best: Move) -> Reason:
    """Why the one of these moves is made that no other betters or equals in another way."""
    if len(moves) == 1:
        return Reason("player.only_move")
    if isinstance(best, kinds.Play):
        alone = all(isinstance(move, kinds.Play) and move.card == best.card for move in moves)
        return Reason("player.any_suit" if alone else "player.twins")
    if isinstance(best, kinds.Repay):
        return Reason("player.repay")
    return Reason("player.none_better")


def _deed(view: View, best: Thought, second: Thought) -> Reason:
    """What the best move does, where the second best comes to nearly the same."""
    if not isinstance(best.move, kinds.Play):
        return Reason("player.ahead.close")
    winner = _certain_winner(view, best.move)
    if winner is None:
        if _keeps_wild(view, best, second):
            return Reason("player.ahead.close_keeps_wild")
        if best.trick >= USUALLY:
            return Reason("player.ahead.close_usually_takes")
        if best.trick <= 1 - USUALLY:
            return Reason("player.ahead.close_usually_leaves")
        return Reason("player.ahead.close")
    if winner != view.seat:
        return Reason("player.ahead.close_leaves", {"seat": winner})
    change = change_if_won(view, best.move)
    if change is None:
        return Reason("player.ahead.close_takes")
    return Reason("player.ahead.close_takes_worth", {"change": change})


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
        Reason("player.ahead.points", {"manner": manner}),
        Reason("player.behind.points", {"estimate_points": more}),
    )


def _rivals(best: Thought, second: Thought, manner: str) -> Both:
    size = second.rivals - best.rivals
    more = _hundredths(size)
    return Both(
        size,
        Reason("player.ahead.rivals", {"manner": manner}),
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
    winner, other = (_certain_winner(view, one.move) for one in (best, second))
    if winner is not None:
        if (winner == view.seat) != (other == view.seat):
            return "takes_surely" if winner == view.seat else "leaves_surely"
    elif best.trick - second.trick > OFTEN:
        return "takes"
    elif second.trick - best.trick > OFTEN:
        return "leaves"
    return "keeps_wild" if _keeps_wild(view, best, second) else "plain"


def _certain_winner(view: View, move: Move) -> Seat | None:
    """T3.4-5: who takes the trick with this card in it; None where others are still to play."""
    if not isinstance(move, kinds.Play) or len(view.trick.plays) < len(view.seats) - 1:
        return None
    plays = (*view.trick.plays, Played(view.seat, move.card, move.declared))
    return winner_of(plays, view.trick.suit, view.options).seat


def _keeps_wild(view: View, best: Thought, second: Thought) -> bool:
    return _is_wild(view, second.move) and not _is_wild(view, best.move)


def _is_wild(view: View, move: Move) -> bool:
    return isinstance(move, kinds.Play) and view.options.cards[move.card].suit == WILD
