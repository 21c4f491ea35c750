"""What happens next at a table: one state machine for every game.

`following` chooses the next state, the most urgent first. `Director` enters it, which is one act of
the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final, Protocol

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
    PASSING = "passing"
    """Another person is to decide: the screen must be covered."""
    ASKING = "asking"
    """The person decides in another scene."""
    OVER = "over"
    """The game has ended, and its result has been shown."""


STAYS: Final = (
    DirectorState.OPEN,
    DirectorState.PLAYBACK,
    DirectorState.ASKING,
    DirectorState.OVER,
)
"""States that are not entered again while they last."""


class Directed(Protocol):
    """A table as its director knows it: facts, and acts that change them.

    An act returns whether it changes the picture; if not, the director goes on at once.
    """

    @property
    def source(self) -> Source[Any]:
        """Where the events come from."""

    @property
    def is_on_top(self) -> bool:
        """Whether the table is the top scene."""

    @property
    def is_moving(self) -> bool:
        """Whether something is still played back."""

    @property
    def is_settled(self) -> bool:
        """Whether the picture has been compared with the view, or must lag behind it."""

    @property
    def awaits_welcome(self) -> bool:
        """Whether the viewer has yet to be shown how the game begins."""

    @property
    def scores_due(self) -> bool:
        """Whether scores are to be shown in a scene of their own now."""

    @property
    def asks_elsewhere(self) -> bool:
        """Whether the viewer is to decide now in another scene."""

    def follow(self) -> bool:
        """Lets opponents act, checks the disk, and takes new events."""

    def settle(self) -> bool:
        """Compares the picture with the view."""

    def welcome(self) -> bool:
        """Shows the viewer how the game begins, if enabled."""

    def show_scores(self) -> bool:
        """Opens the scene with the scores."""

    def lower_curtain(self) -> bool:
        """Opens the scene that covers the screen."""

    def pass_on(self) -> bool:
        """Hides the viewer's secrets."""

    def ask(self) -> bool:
        """Opens the scene in which the viewer decides."""

    def tell_end(self) -> bool:
        """Opens the scene with the result."""


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
        return DirectorState.CURTAIN
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
            DirectorState.OPEN: _rest,
            DirectorState.PLAYBACK: _rest,
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
        return (self.lead_on() if table.is_on_top else False) or changed

    def lead_on(self) -> bool:
        """Enters the next state. Whether the picture has changed."""
        while True:
            state = following(self.state, self._table)
            if state is self.state and state in STAYS:
                return False
            self.state = state
            if self._acts[state]():
                return True
            if state in STAYS:
                return False

    def begin_anew(self) -> None:
        """Something new has happened, or another moment is shown: questions are asked again."""
        if self.state is not DirectorState.OVER:
            self.state = DirectorState.OPEN


def _rest() -> bool:
    """Nothing is to be done."""
    return False
