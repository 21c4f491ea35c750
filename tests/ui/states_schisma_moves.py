"""States of the table of Schisma while something happens on it: persons on their way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.match.match import Match
from tolerance_game.ui.schisma.scenes.table import TableScene

from .desk import Desk
from .states_kit import STILL, Listed, listed, pass_until
from .states_schisma_kit import EXPANSION, ME, SchismaMoment, view_of

STATES: Listed = {}


def _theirs(match: Match) -> bool:
    """Konrad is to act, some turns into the game."""
    return match.to_act == 0 and view_of(match).turn > 5


def _mine(match: Match) -> bool:
    return match.to_act == ME and view_of(match).turn > 5


def _has(*kinds: type[Event], cause: str = "", least: int = 1) -> Callable[[Sequence[Event]], bool]:
    """Whether there is one of each kind among the events, of a petition by somebody if wished."""

    def coming(events: Sequence[Event]) -> bool:
        by = [one for one in events if isinstance(one, told.ActionTaken)]
        of = not cause or any(one.action == "petition" and one.person == cause for one in by)
        return of and all(sum(isinstance(one, kind) for one in events) >= least for kind in kinds)

    return coming


def _at(desk: Desk, scene: TableScene, kind: str, share: float) -> None:
    """Lets time pass until this share of the first beat of a kind is over."""
    timeline = scene.playback.timeline

    def here() -> bool:
        beat = timeline.current
        if beat is None:
            return False
        told_of = beat.events or beat.within
        is_read = not beat.events
        named = beat.kind == kind or any(
            f"{'Read' if is_read else ''}{type(one).__name__}" == kind for one in told_of
        )
        return named and timeline.progress(scene.now) >= share

    pass_until(desk, here)


def _moves(
    name: str,
    kind: str,
    share: float,
    coming: Callable[[Sequence[Event]], bool],
    settings: tuple[tuple[str, Any], ...] = (),
    until: Callable[[Match], bool] = _theirs,
    options: dict[str, Any] | None = None,
) -> None:
    """Lists a state: a move that leads to what is coming is shown, up to a share of a beat."""

    def lay(desk: Desk) -> None:
        moment = SchismaMoment(until, **{"coming": coming, "seed": 2, **(options or {})})
        scene = moment.table(desk)
        moment.goes_on()
        desk.pass_time(16)
        _at(desk, scene, kind, share)

    STATES[name] = (lay, settings)


# The opponent petitions somebody: who, and what comes.
_moves("schisma_announced", "announced", 0.5, _has(told.Moved, cause="cardinal", least=3))
# Somebody is on the way along the column.
_moves("schisma_moving", "Moved", 0.5, _has(told.Moved, cause="cardinal", least=3))
# The same of a move of mine.
_moves("schisma_moving_mine", "Moved", 0.5, _has(told.Moved, cause="knight", least=3), until=_mine)
# Somebody leaves the track.
_moves("schisma_joining", "Joined", 0.5, _has(told.Joined))
# Somebody goes to the discard pile.
_moves("schisma_discarding", "Discarded", 0.5, _has(told.Discarded, cause="inquisitor"))
# Somebody new comes.
_moves("schisma_drawing", "Drawn", 0.6, _has(told.Discarded))
# Two change places.
_moves("schisma_swapping", "Swapped", 0.4, _has(told.Swapped), options=EXPANSION)
# A step does nothing.
_moves("schisma_lapsed", "ReadLapsed", 0.5, _has(told.Lapsed))
# A step is announced: who is about to go where.
_moves("schisma_step", "ReadMoved", 0.5, _has(told.Moved, cause="cardinal", least=3))
_moves("schisma_step_discards", "ReadDiscarded", 0.5, _has(told.Discarded, cause="inquisitor"))
_moves("schisma_step_swaps", "ReadSwapped", 0.4, _has(told.Swapped), options=EXPANSION)
_moves("schisma_step_joins", "ReadJoined", 0.4, _has(told.Joined, cause="cardinal"))
# The game ends.
_moves("schisma_ending", "ended", 0.5, _has(told.GameEnded))
# The first display is laid: the table of a new game.
_moves("schisma_reduced", "Moved", 0.5, _has(told.Moved, least=2),
       settings=(("look.reduced_motion", True),))  # fmt: skip


@listed(STATES, ("pace.step_by_step", True))
def schisma_waits(desk: Desk) -> None:
    """Step by step: what happens waits to be read."""
    moment = SchismaMoment(_theirs, coming=_has(told.Moved, cause="cardinal", least=3), seed=2)
    scene = moment.table(desk)
    moment.goes_on()
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    desk.pass_time(300)


@listed(STATES, *STILL)
def schisma_thinking(desk: Desk) -> None:
    """The opponent is thinking."""
    scene = SchismaMoment(_theirs, seed=3).table(desk)
    pass_until(desk, lambda: scene.model.thinking == 0)


@listed(STATES, *STILL)
def schisma_thinking_second(desk: Desk) -> None:
    """The opponent has acted once, and thinks about the second action."""
    moment = SchismaMoment(lambda match: _theirs(match) and bool(view_of(match).used), seed=3)
    scene = moment.table(desk)
    pass_until(desk, lambda: scene.model.thinking == 0)
