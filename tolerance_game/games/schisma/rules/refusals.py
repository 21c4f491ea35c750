"""Why a move is not legal now. The rules refuse by these reasons, and the screen dims by them."""

from __future__ import annotations

from collections.abc import Iterable

from tolerance_game.core import Reason
from tolerance_game.core.errors import Value

from . import moves as kinds
from .hearing import reading
from .moves import Move
from .petition import GONE, Leaf, Misfit
from .ruleset import MOVED, in_faction_order
from .samaritan import CIRCLE, Bars, barred
from .state import ACTING, CHOOSING, DRAWING, LAYING, OVER, SETTLING, State
from .track import COLUMNS, WAY, Standing, lands_of, without

_CHANCE = (kinds.Settle, kinds.Lay, kinds.Draw)
_WAITS_FOR = {SETTLING: kinds.Settle, LAYING: kinds.Lay, DRAWING: kinds.Draw}


def refusal(state: State, move: Move) -> Reason | None:
    """Why the move is not legal now; None when it is."""
    kind = type(move)
    action = kinds.ACTION_OF.get(kind)
    phase = state.phase
    if phase == ACTING and action is not None:
        assert isinstance(
            move, kinds.Beseech | kinds.Chastise | kinds.Excommunicate | kinds.Petition
        )
        return _action_refusal(state, move, action)
    if phase == OVER:
        assert state.outcome is not None
        return Reason("schisma.game_over", {}, state.outcome.paragraph)
    if phase in _WAITS_FOR:
        if not isinstance(move, _CHANCE):
            return Reason("schisma.chance_to_act", {}, "S7")
        if kind is not _WAITS_FOR[phase]:
            return Reason("schisma.chance_does_else", {}, "S7")
        return _chance_refusal(state, move)
    if isinstance(move, _CHANCE):
        return Reason("schisma.not_chance_to_act", {"seat": state.seat}, "S7")
    if phase == CHOOSING:
        assert state.pending is not None
        if isinstance(move, kinds.Choose):
            return _choice_refusal(state, move)
        pending = state.pending
        unfinished: dict[str, Value] = {"person": pending.person, "column": pending.column}
        return Reason("schisma.petition.unfinished", unfinished, "S3.2")
    return Reason("schisma.nothing_to_choose", {}, "S3.2")


def _chance_refusal(state: State, move: kinds.Settle | kinds.Lay | kinds.Draw) -> Reason | None:
    if isinstance(move, kinds.Settle):
        if in_faction_order(state.options.catalogue, move.persons) != move.persons:
            return Reason("schisma.settle.persons", {"persons": move.persons}, "S5.2")
        return None
    if isinstance(move, kinds.Lay):
        pile = list(state.pile)
        for person in move.persons:
            if person not in pile:
                return Reason("schisma.not_in_pile", {"person": person}, "S1.2")
            pile.remove(person)
        if len(move.persons) != len(COLUMNS):
            return Reason("schisma.lay.number", {"number": len(COLUMNS)}, "S1.2")
        return None
    if move.column != state.due[0].column:
        values = {"column": move.column, "due": state.due[0].column}
        return Reason("schisma.draw.column", values, "S3.2")
    if move.person not in state.pile:
        return Reason("schisma.not_in_pile", {"person": move.person}, "S2.6")
    return None


def _action_refusal(state: State, move: kinds.Action, action: str) -> Reason | None:
    refused = _column_refusal(state, action, move.column)
    if refused is not None:
        return refused
    standing = state.display[move.column]
    assert standing is not None
    if isinstance(move, kinds.Petition):
        return _petition_refusal(state, move, standing.person)
    lands = lands_of(state.display)
    if action == kinds.EXCOMMUNICATE:
        return _breach(state, barred(state), without(lands, move.column), action)
    lands[move.column] += WAY[state.seat] if action == kinds.BESEECH else -WAY[state.seat]
    return _breach(state, barred(state), tuple(lands), action)


def _column_refusal(state: State, action: str, column: int) -> Reason | None:
    if action in state.used:
        return Reason("schisma.action.again", {"action": action, "seat": state.seat}, "S2.1")
    if column not in COLUMNS:
        return Reason("schisma.column.unknown", {"column": column}, "S1.2")
    if state.display[column] is None:
        return Reason("schisma.column.empty", {"column": column}, "S1.2")
    return None


def _breach(
    state: State, bars: Bars | None, lands: tuple[int, ...], action: str, *, over: bool = True
) -> Reason | None:
    """Why a turn may not end with this display."""
    bar = "" if bars is None else bars.why(lands, over=over)
    if not bar:
        return None
    if bar == CIRCLE:
        return Reason("schisma.circle", {"action": action}, "S2.9")
    moved = state.options.rulings.samaritan == MOVED
    return Reason(
        "schisma.samaritan_moved" if moved else "schisma.samaritan", {"action": action}, "S2.7"
    )


def _petition_refusal(state: State, move: kinds.Petition, person: str) -> Reason | None:
    read = reading(state, person)
    lands = lands_of(state.display)
    result = read.follow(0, lands, move.column, move.targets)
    if isinstance(result, Misfit):
        if not any(refused is None for refused in _leaf_refusals(state, move.column, person)):
            return petition_refusal(state, move.column)
        return _misfit(state, result, person)
    return _leaf_refusal(state, barred(state), lands, result, move.column, person)


def _leaf_refusal(
    state: State,
    bars: Bars | None,
    lands: list[int],
    leaf: Leaf,
    column: int,
    person: str,
) -> Reason | None:
    if list(leaf.lands) == lands:
        values: dict[str, Value] = {"person": person, "column": column, "seat": state.seat}
        return Reason("schisma.petition.no_effect", values, "S2.8")
    return _breach(state, bars, leaf.lands, kinds.PETITION, over=leaf.over)


def _leaf_refusals(state: State, column: int, person: str) -> list[Reason | None]:
    read, bars, lands = reading(state, person), barred(state), lands_of(state.display)
    return [
        _leaf_refusal(state, bars, lands, leaf, column, person)
        for leaf in read.leaves(0, lands, column)
    ]


def petition_refusal(state: State, column: int) -> Reason | None:
    """Why the person of this column cannot be petitioned now; None if there is a legal choice."""
    if state.phase != ACTING:
        return refusal(state, kinds.Petition(column))
    refused = _column_refusal(state, kinds.PETITION, column)
    if refused is not None:
        return refused
    standing = state.display[column]
    assert isinstance(standing, Standing)
    reasons = _leaf_refusals(state, column, standing.person)
    return None if None in reasons else foremost(r for r in reasons if r is not None)


def foremost(reasons: Iterable[Reason]) -> Reason:
    """Of reasons against every choice, the one that says most.

    The Samaritan and the circles say more than that nothing would change.
    """
    order = {"schisma.samaritan": 0, "schisma.samaritan_moved": 0, "schisma.circle": 1}
    return min(reasons, key=lambda reason: order.get(reason.id, 2))


def _choice_refusal(state: State, move: kinds.Choose) -> Reason | None:
    pending = state.pending
    assert pending is not None
    this = pending.column if pending.here else GONE
    read = reading(state, pending.person)
    result = read.follow(pending.step, lands_of(state.display), this, move.targets)
    return _misfit(state, result, pending.person) if isinstance(result, Misfit) else None


def _misfit(state: State, misfit: Misfit, person: str) -> Reason:
    values: dict[str, Value] = {"person": person, "step": misfit.step + 1}
    if misfit.column == GONE:
        return Reason(f"schisma.targets.{misfit.why}", values, "S6")
    values["column"] = misfit.column
    standing = state.display[misfit.column] if misfit.column in COLUMNS else None
    if standing is None:
        return Reason("schisma.targets.column", values, "S6")
    values["target"] = standing.person
    if misfit.why == "idle":
        return Reason("schisma.unfit.idle", values, "S2.8")
    return Reason(f"schisma.unfit.{misfit.why}", values, "S6")
