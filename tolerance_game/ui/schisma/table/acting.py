"""Whose petition runs, and which step of it: while it is chosen, and while it is shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.steps import DISCARD, PULL, PUSH, SWAP

from .model import TableModel
from .shown import DoneAction

BEFORE: Final = (told.TurnBegan, told.ActionTaken)
"""While these are shown, the action before is over."""


class Acting(NamedTuple):
    """A person whose petition runs, or on whom the other side is about to act."""

    column: int
    action: str
    step: int
    """The step that is asked or shown, from 1; 0 before the first and after the last."""
    is_shown: bool
    """Whether it is played back, rather than chosen."""


def acting(model: TableModel) -> Acting | None:
    """Whose petition runs; None for nobody who still stands where they stood."""
    plan = model.plan
    if plan is not None:
        if plan.action not in (PETITION, "choose"):
            return None
        # What is pointed at is previewed as if it was chosen already.
        ask = (model.choice.plan or plan).ask
        return Acting(plan.column, PETITION, ask.number if ask is not None else 0, False)
    beat, done = model.beat, _action(model)
    if (
        model.public.outcome is not None
        or beat is None
        or done is None
        or any(isinstance(one, BEFORE) for one in beat.events)
    ):
        return None
    if done.action != PETITION and beat.events:
        return None
    standing = model.public.display[done.column]
    if standing is None or standing.person != done.person:
        return None
    return Acting(done.column, done.action, beat.step, True)


def _action(model: TableModel) -> DoneAction | None:
    """The action that is announced or shown now."""
    beat = model.beat
    for event in beat.within if beat is not None else ():
        if isinstance(event, told.ActionTaken):
            return DoneAction(event.action, event.person, event.column)
    return model.shown.actions[-1] if model.shown.actions else None


def verb_of(event: Event, seat: int) -> str:
    """The verb by which something came about, where it follows from what is told."""
    match event:
        case told.Moved():
            return event.direction
        case told.Swapped():
            return SWAP
        case told.Discarded():
            return DISCARD
        case told.Joined():
            return PULL if event.seat == seat else PUSH
        case _:
            return ""
