"""What is previewed on the track: a choice, a threat that is pointed at, or what is announced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma.foresight.plan import Arrow
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.state import Due

from .announced import arrows_ahead, one_each
from .model import TableModel
from .threats import pointed_threat

STEPPED: Final = (PETITION, "choose")
"""Actions whose steps have numbers."""


class Previewed(NamedTuple):
    """Who would go where, who would come, and how it would end."""

    arrows: tuple[Arrow, ...] = ()
    """An arrow of step 0 has no number."""
    draws: tuple[Due, ...] = ()
    """Which columns would be refilled; nobody knows with whom."""
    ends: Outcome | None = None


def previewed(model: TableModel) -> Previewed:
    """What is shown beside those who stand on the track."""
    plan = model.plan
    if pointed_threat(model):
        return _threat(model)
    if plan is None:
        return Previewed(arrows_ahead(model))
    arrows = plan.arrows if plan.action in STEPPED else tuple(_numbered(plan.arrows, 0))
    return Previewed(arrows, plan.draws, plan.ends)


def _threat(model: TableModel) -> Previewed:
    """The actions of a threat, by their numbers, after what the viewer is about to do."""
    plan, theirs = model.plan, pointed_threat(model)
    mine = tuple(one for one in plan.arrows if not one.tentative) if plan is not None else ()
    arrows = [*_numbered(one_each(mine), 0)]
    draws = [*plan.draws] if plan is not None else []
    for number, one in enumerate(theirs, 1):
        arrows += _numbered(one_each(one.arrows), number)
        draws += one.draws
    return Previewed(tuple(arrows), tuple(draws), theirs[-1].ends)


def _numbered(arrows: tuple[Arrow, ...], number: int) -> Iterator[Arrow]:
    return (arrow._replace(step=number) for arrow in arrows)
