"""Tables that are supposed: a seat's turn that has not come, and draws that nobody can know."""

from __future__ import annotations

from dataclasses import replace

from tolerance_game.games.schisma.rules.draft import Draft
from tolerance_game.games.schisma.rules.events import AnyEvent
from tolerance_game.games.schisma.rules.hearing import go_on_hearing
from tolerance_game.games.schisma.rules.state import ACTING, DRAWING, OVER, State
from tolerance_game.games.schisma.rules.track import LAST, Position, Standing

from .plan import Plan


def turn_of(state: State, seat: int) -> State:
    """The table as it stands, at the beginning of a turn of this seat.

    It is the state itself where that turn begins now. Otherwise it is a turn of two actions: that
    after the turn under way, which is taken to end like this, or for the seat that is acting the
    same turn once more. Empty columns are not refilled.
    """
    if state.phase == ACTING and state.seat == seat and not state.used:
        return state
    stands = Position(state.display, state.congregations)
    supposed = replace(
        state,
        phase=ACTING,
        seat=seat,
        used=(),
        left=2,
        drawn=False,
        due=(),
        pending=None,
        since_draw=(*state.since_draw, stands),
    )
    if state.seat == seat:
        return supposed
    return replace(supposed, turn=state.turn + 1, before=state.began, began=stands)


def table_after(plan: Plan) -> State:
    """The table as a plan leaves it: after its whole move where that is legal, else after what is
    settled of it so far. Columns that are to be refilled are empty.
    """
    state = plan.state
    if plan.after is not None or plan.refused is not None:
        return plan.after or state
    stands = tuple(
        Standing(standing.person, land) if standing is not None and 0 <= land <= LAST else None
        for standing, land in zip(state.display, plan.lands, strict=True)
    )
    avignon, rome = (
        (*joined, *(one.person for one in plan.joins if one.seat == seat))
        for seat, joined in enumerate(state.congregations)
    )
    phase = state.phase if plan.ends is None else OVER
    return replace(state, phase=phase, display=stands, congregations=(avignon, rome))


def undrawn(state: State) -> tuple[State, tuple[AnyEvent, ...]]:
    """The state after the draws that are due, and what happens, with nobody drawn.

    Who comes is unknown, so the columns stay empty; the rules take the turn as one with a draw.
    """
    happened: list[AnyEvent] = []
    while state.phase == DRAWING:
        draft = Draft(state)
        draft.due = ()
        draft.drawn = True
        draft.since_draw = ()
        if draft.pending is None:
            draft.go_on()
        else:
            go_on_hearing(draft)
        state = draft.freeze()
        happened += draft.events
    return state, tuple(happened)
