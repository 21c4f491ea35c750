"""What happens next at a table: one state machine for every game.

`following` chooses the next state, the most urgent first. `Director` enters it, which is one act of
the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Protocol

from .source import Source


class DirectorState(Enum):
    """What is going on at the table."""

    OPEN = "open"
    """Nothing is due: a person decides at the table, or opponents act."""
    PLAYBACK = "playback"
    """Events are being animated."""
    SETTLING = "settling"
    """Everything is shown: the picture is compared with the view."""
    WELCOME = "welcome"
    """A person is shown how the game begins, before their first decision."""
    SCORES = "scores"
    """Scores are shown in a scene of their own; later events wait until it closes."""
    CURTAIN = "curtain"
    """The screen is covered until the person it waits for takes it."""
    COVERING = "covering"
    """The screen is covered, and what was decided last is not on the disk yet: whoever the screen
    waits for then, it may be somebody else than now."""
    PASSING = "passing"
    """Another person is to decide: the screen must be covered."""
    ASKING = "asking"
    """The person decides in another scene."""
    OVER = "over"
    """The game has ended, and its result has been shown."""


STAYS = (
    DirectorState.OPEN,
    DirectorState.PLAYBACK,
    DirectorState.COVERING,
    DirectorState.ASKING,
    DirectorState.OVER,
)
"""States that are not entered again while they last."""


class Directed(Protocol):
    """Facts of a `GameTable`, and acts that return whether they have changed the picture."""

    @property
    def source(self) -> Source[Any]: ...
    @property
    def is_on_top(self) -> bool: ...
    @property
    def is_moving(self) -> bool: ...
    @property
    def is_settled(self) -> bool: ...
    @property
    def awaits_welcome(self) -> bool: ...
    @property
    def scores_due(self) -> bool: ...
    @property
    def asks_elsewhere(self) -> bool: ...
    def follow(self) -> bool: ...
    def settle(self) -> bool: ...
    def welcome(self) -> bool: ...
    def show_scores(self) -> bool: ...
    def lower_curtain(self) -> bool: ...
    def pass_on(self) -> bool: ...
    def ask(self) -> bool: ...
    def tell_end(self) -> bool: ...


def following(state: DirectorState, table: Directed) -> DirectorState:
    """The next state: the first of these that is due."""
    if table.is_moving:
        return DirectorState.PLAYBACK
    if not table.is_settled:
        return DirectorState.SETTLING
    if table.awaits_welcome and not table.source.is_covered:
        return DirectorState.WELCOME
    if table.scores_due:
        return DirectorState.SCORES
    if table.source.is_covered:
        return DirectorState.COVERING if table.source.is_under_way else DirectorState.CURTAIN
    if table.source.passes_on:
        return DirectorState.PASSING
    if table.source.is_over:
        return DirectorState.OVER
    if table.asks_elsewhere or state is DirectorState.ASKING:
        # An open question stays until something new happens.
        return DirectorState.ASKING
    return DirectorState.OPEN


class Director:
    """Moves a table from state to state, once a frame."""

    def __init__(self, table: Directed) -> None:
        self.state = DirectorState.OPEN
        self._table = table
        self._acts: Mapping[DirectorState, Callable[[], bool]] = {
            DirectorState.SETTLING: table.settle,
            DirectorState.WELCOME: table.welcome,
            DirectorState.SCORES: table.show_scores,
            DirectorState.CURTAIN: table.lower_curtain,
            DirectorState.PASSING: table.pass_on,
            DirectorState.ASKING: table.ask,
            DirectorState.OVER: table.tell_end,
        }

    def tick(self) -> bool:
        """Time has passed. Whether the picture has changed."""
        table = self._table
        table.source.hold(table.is_moving or table.scores_due or not table.is_on_top)
        changed = table.follow()
        # Nothing begins below another scene.
        return (table.is_on_top and self._lead_on()) or changed

    def _lead_on(self) -> bool:
        """Enters the next state. Whether the picture has changed."""
        while True:
            state = following(self.state, self._table)
            if state is self.state and state in STAYS:
                return False
            self.state = state
            act = self._acts.get(state)
            if act is not None and act():
                return True
            if state in STAYS:
                return False

    def begin_anew(self) -> None:
        """Something new has happened, or another moment is shown: questions are asked again."""
        if self.state is not DirectorState.OVER:
            self.state = DirectorState.OPEN
