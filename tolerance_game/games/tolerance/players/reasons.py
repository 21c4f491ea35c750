"""Why a move: what was different in the games thought through, in the role's own terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from tolerance_game.core import Reason
from tolerance_game.core.errors import Value
from tolerance_game.games.tolerance.engine.playouts import Thumb
from tolerance_game.games.tolerance.engine.search import HELD_LOAN
from tolerance_game.games.tolerance.engine.thinking import Thought
from tolerance_game.games.tolerance.foresight.choices import change_if_won
from tolerance_game.games.tolerance.foresight.fate import LEAVES, TAKES, fate_of
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import CATHOLIC, PROTESTANT, REIGNS, WILD
from tolerance_game.games.tolerance.rules.debts import UNPAID_LOAN
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.view import View

CLOSE: Final = 0.3
"""Points that make no difference worth a word."""
SMALL: Final = 0.15
"""Points that would be told as none or nearly none."""
OFTEN: Final = 0.25
"""How much more often one takes the trick than the other, to be told."""
MAINLY: Final = 0.5
"""The share of a difference from which on a part of it is the main one."""

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


def why(view: View, best: Thought, second: Thought) -> Reason:
    """What speaks for the best move against the second best, in the same games."""
    if second.cost < CLOSE:
        return _good(view, best, second) or Reason("player.good.all")
    part = max(_parts(view, best, second), key=lambda part: part.size)
    manner = _manner(view, best, second)
    if not manner:
        manner = "plain" if part.size >= MAINLY * second.cost else "partly"
    return _ahead(part, manner)


def why_not(view: View, second: Thought, best: Thought) -> Reason | None:
    """What the second best is good for, where it is nearly as good as the best in the same games;
    None where it is not."""
    if second.cost >= CLOSE:
        return None
    if second._replace(move=best.move, beside=None) == best:
        return Reason("player.good.same")
    return _good(view, second, best) or Reason("player.good.little")


def of_the_only_one(moves: Sequence[Move], best: Move) -> Reason:
    """Why the one of these moves is made that no other betters or equals in another way."""
    if len(moves) == 1:
        return Reason("player.only_move")
    if isinstance(best, kinds.Play):
        return Reason("player.twins")
    if isinstance(best, kinds.Repay):
        return Reason("player.repay")
    return Reason("player.none_better")


class _Part(NamedTuple):
    """A part of the difference between two moves."""

    name: str
    size: float
    """In points, above zero where it speaks for the first of the two."""
    tally: str = ""
    low: int = 0
    high: int = 0
    """The shares of the games in which it happened with the one and the other, in percent."""


def _parts(view: View, one: Thought, other: Thought) -> list[_Part]:
    """Four parts, which make up the whole. What the end of the game pays (T9.1) is called by that
    pennant or loan which is most of it, if there is one."""
    points, rivals, taste = (
        one.points - other.points,
        other.rivals - one.rivals,
        one.taste - other.taste,
    )
    end = other.cost - one.cost - points - rivals - taste
    found = [_Part("points", points), _Part("rivals", rivals), _Part("taste", taste)]
    largest = max(_at_the_end(view, one, other), key=lambda part: part.size)
    named = largest.low < largest.high and largest.size >= MAINLY * end
    if named:
        return [*found, largest._replace(size=end)]
    loans = one.borrowed or other.borrowed or view.seats[view.seat].loans
    return [*found, _Part("end_loans" if loans else "end", end)]


def _at_the_end(view: View, one: Thought, other: Thought) -> list[_Part]:
    """What pennants and loans of this reign come to at the end of the game, as far as the shares of
    the games tell."""
    low, high = _percent(one.borrowed), _percent(other.borrowed)
    each = UNPAID_LOAN if view.reign == REIGNS[-1] else HELD_LOAN
    found = [_Part("loan", each * (other.borrowed - one.borrowed), "", low, high)]
    own = view.options.role_by_id.get(view.seats[view.seat].role)
    # Who still takes a role cannot tell of pennants.
    worths = own.pennant_worth if own else ()
    for tally, earned, there, worth in zip(
        _TALLIES, one.pennants, other.pennants, worths, strict=False
    ):
        low, high = sorted((_percent(earned), _percent(there)))
        name = "pennant" if worth >= 0 else "unwanted"
        found.append(_Part(name, (earned - there) * worth, tally, low, high))
    return found


def _ahead(part: _Part, manner: str) -> Reason:
    """A part that speaks for the best move."""
    how: dict[str, Value] = {"manner": manner}
    shares: dict[str, Value] = {"low": part.low, "high": part.high}
    if part.name == "pennant":
        return Reason("player.ahead.pennant", {**how, "tally": part.tally, **shares})
    if part.name == "unwanted":
        return Reason("player.ahead.unwanted", {**how, "tally": part.tally, **shares})
    if part.name == "loan":
        return Reason("player.ahead.loan", {**how, **shares})
    return Reason(f"player.ahead.{part.name}", how)


def _good(view: View, one: Thought, other: Thought) -> Reason | None:
    """What a move is good for beside another that comes to nearly the same; None for nothing worth
    a word."""
    deed = _manner(view, one, other)
    if deed == "takes_surely" and isinstance(one.move, kinds.Play) and _is_last(view):
        change = change_if_won(view, one.move)
        if change is not None and change > 0:
            return Reason("player.good.worth", {"change": change})
    part = max(_parts(view, one, other), key=lambda part: part.size)
    if part.size < SMALL:
        return Reason("player.good.deed", {"manner": deed}) if deed else None
    how: dict[str, Value] = {"deed": deed}
    if part.name == "pennant":
        return Reason("player.good.pennant", {**how, "tally": part.tally})
    if part.name == "unwanted":
        return Reason("player.good.unwanted", {**how, "tally": part.tally})
    if part.name == "loan":
        return Reason("player.good.loan", how)
    if part.name == "taste":
        return Reason("player.good.taste", how)
    size = round(100 * part.size)
    return Reason(f"player.good.{part.name}", {**how, "estimate_points": size})


def _percent(share: float) -> int:
    """Rounded, but for what is not quite never or always."""
    return round(100 * share) if share in (0, 1) else min(max(round(100 * share), 1), 99)


def _manner(view: View, one: Thought, other: Thought) -> str:
    """What is plain to see besides: the trick, or a Wild that is kept; empty for neither."""
    if one.trick - other.trick > OFTEN:
        return "takes_surely" if _fate(view, one.move) == TAKES else "takes"
    if other.trick - one.trick > OFTEN:
        return "leaves_surely" if _fate(view, one.move) == LEAVES else "leaves"
    return "keeps_wild" if _is_wild(view, other.move) and not _is_wild(view, one.move) else ""


def _fate(view: View, move: Move) -> str:
    assert isinstance(move, kinds.Play)
    return fate_of(view, move)


def _is_last(view: View) -> bool:
    return len(view.trick.plays) == len(view.seats) - 1


def _is_wild(view: View, move: Move) -> bool:
    return isinstance(move, kinds.Play) and view.options.cards[move.card].suit == WILD
