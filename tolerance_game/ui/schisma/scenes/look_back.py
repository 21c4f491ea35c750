"""A turn of a finished game, as the table lay at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules.events import TurnBegan
from tolerance_game.games.schisma.rules.view import View
from tolerance_game.session import Session
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.schisma.table.commands import SchismaActions
from tolerance_game.ui.table.source import Source

from .table import TableScene

NAME = "look_back"


def look_back(
    context: Context,
    session: Session,
    turn: int,
    branch: Callable[[int], None] | None = None,
) -> TableScene:
    """The table at the end of a turn. Nothing can be played; left and right are other turns."""
    actions = SchismaActions(menu=context.stage.pop, branch=branch)
    scene = TableScene(context, session, actions, PastTurns(session, turn))
    scene.name = NAME
    return scene


class PastTurn(NamedTuple):
    """The end of a turn: what had happened, and the last move of it."""

    events: Sequence[Event]
    move: int


class PastTurns(Source[View]):
    """The turns of a session as a source of events; one of them is shown."""

    is_covered = passes_on = is_over = can_play = is_under_way = False
    is_past = True
    thinking = None
    warnings: Sequence[Reason] = ()

    def __init__(self, session: Session, turn: int) -> None:
        """Turn 0 is the first display."""
        super().__init__(session)
        self.pages = self
        self._turns = _turns_of(session)
        self._at = max(0, min(turn, len(self._turns) - 1))

    # As pages.

    @property
    def is_first(self) -> bool:
        """Whether there is none before."""
        return self._at == 0

    @property
    def is_last(self) -> bool:
        """Whether there is none after."""
        return self._at + 1 >= len(self._turns)

    @property
    def branch_at(self) -> int:
        """How many moves lead to the beginning of the next turn."""
        return self.number

    def turn(self, by: int) -> bool:
        """Goes to another turn; whether there is one."""
        if not 0 <= self._at + by < len(self._turns):
            return False
        self._at += by
        return True

    # As a source.

    @property
    def number(self) -> int:
        """The number of moves at the end of the turn."""
        return self._turns[self._at].move

    @property
    def stamp(self) -> int:
        """Names the moment that is shown."""
        return self._at

    def view(self) -> View:
        """The table at the end of the turn; the next one begins on it."""
        match = self._session.match
        view: View = match.game.view(match.state_for_storage(self.number), self.viewer)
        return view

    def events(self, since: int = 0) -> Sequence[Event]:  # noqa: ARG002
        """All that had happened by then."""
        return self._turns[self._at].events

    def undo_limit(self) -> Reason | None:
        """Nothing is taken back here; other turns are looked at instead."""
        return None

    def cover(self) -> None:
        """There are no secrets."""

    def hold(self, held: bool) -> None:
        """Nobody plays."""

    def tick(self) -> bool:
        """Nothing happens."""
        return False


def _turns_of(session: Session) -> list[PastTurn]:
    """Each turn, and the first display before them."""
    found: list[PastTurn] = []
    so_far: list[Event] = []
    number = 0
    for moment in session.match.moments_for_storage():
        number = moment.number
        for event in moment.events:
            if isinstance(event, TurnBegan):
                found.append(PastTurn(tuple(so_far), number))
            so_far.append(event)
    found.append(PastTurn(tuple(so_far), number))
    return found
