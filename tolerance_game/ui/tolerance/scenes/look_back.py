"""A trick of a finished game, as it was when all its effects were done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tolerance_game.core import Event, Reason
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.session import Session
from tolerance_game.ui.kit import Context
from tolerance_game.ui.table.source import Source
from tolerance_game.ui.tolerance.table.commands import ToleranceActions

from .table import TableScene

NAME = "look_back"


def look_back(
    context: Context,
    session: Session,
    reign: int,
    trick: int,
    branch: Callable[[int], None] | None = None,
) -> TableScene:
    """The table at the end of one trick. Nothing can be played; left and right are other tricks."""
    tricks = PastTricks(session, reign, max(1, trick))
    actions = ToleranceActions(menu=context.stage.pop, branch=branch)
    scene = TableScene(context, session, actions, tricks)
    scene.name = NAME
    return scene


class PastTrick(NamedTuple):
    """The end of a trick: the events before its cards were laid, and the move that ended it."""

    place: int
    """12 for each reign, and the number in the reign."""
    events: Sequence[Event]
    move: int


class PastTricks(Source[View]):
    """The tricks of a session as a source of events; one of them is shown."""

    is_covered = passes_on = is_over = can_play = is_under_way = False
    is_past = True
    thinking = None
    warnings: Sequence[Reason] = ()

    def __init__(self, session: Session, reign: int, trick: int) -> None:
        super().__init__(session)
        self.pages = self
        self._tricks = _tricks_of(session)
        distances = [abs(one.place - 12 * reign - trick) for one in self._tricks]
        self._at = distances.index(min(distances)) if distances else 0

    # As pages.

    @property
    def is_first(self) -> bool:
        """Whether there is none before."""
        return self._at == 0

    @property
    def is_last(self) -> bool:
        """Whether there is none after."""
        return self._at + 1 >= len(self._tricks)

    @property
    def branch_at(self) -> int:
        """How many moves lead to the end of the trick."""
        return self._tricks[self._at].move if self._tricks else 0

    def turn(self, by: int) -> bool:
        """Goes to another trick; whether there is one."""
        if not 0 <= self._at + by < len(self._tricks):
            return False
        self._at += by
        return True

    # As a source.

    @property
    def number(self) -> int:
        """The number of the move before which the game is shown."""
        return max(0, self._tricks[self._at].move - 1) if self._tricks else 0

    @property
    def stamp(self) -> int:
        """Names the moment that is shown."""
        return self._at

    def view(self) -> View:
        """What the viewer knew before the last move of the trick; no seat is to act."""
        match = self._session.match
        view: View = match.game.view(match.state_for_storage(self.number), self.viewer)
        return view._replace(to_act=None, moves=())

    def events(self, since: int = 0) -> Sequence[Event]:  # noqa: ARG002
        """All that had happened before the trick was laid."""
        return self._tricks[self._at].events if self._tricks else ()

    def undo_limit(self) -> Reason | None:
        """Nothing is taken back here; other tricks are looked at instead."""
        return None

    def cover(self) -> None:
        """A finished game has no secrets."""

    def hold(self, held: bool) -> None:
        """Nobody plays."""

    def tick(self) -> bool:
        """Nothing happens."""
        return False


def _tricks_of(session: Session) -> list[PastTrick]:
    found: list[PastTrick] = []
    so_far: list[Event] = []
    reign, number = 1, 0
    for moment in session.match.moments_for_storage():
        for event in moment.events:
            if isinstance(event, told.ReignBegan):
                reign = event.reign
            elif isinstance(event, told.TrickWon):
                number = event.number
            elif isinstance(event, told.CardLaid) and number:
                found.append(PastTrick(12 * reign + number, tuple(so_far), moment.number))
                number = 0
            so_far.append(event)
    return found
