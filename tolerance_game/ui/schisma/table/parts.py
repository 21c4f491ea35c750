"""Events of a game in the parts in which they are told: each step of a petition is one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.persons import PersonCard
from tolerance_game.games.schisma.rules.steps import DISCARD, PULL, PUSH, SWAP

ALONE: Final = (told.TurnBegan, told.ActionTaken, told.TargetsChosen, told.GameEnded)
"""Events that are a part each."""


class PlayedStep(NamedTuple):
    """What belongs together: a step, or all that an action without steps brings about."""

    step: int
    """The number of the step of a petition, from 1; 0 for everything else."""
    events: tuple[Event, ...]


class PartReader:
    """Reads events as they come; a petition may go on after a draw (S3.2, `at_once`)."""

    def __init__(self, persons: Mapping[str, PersonCard]) -> None:
        self._persons = persons
        self._verbs: tuple[str, ...] = ()
        """The verbs of the petition that is carried out."""
        self._step = 0
        self._seat = -1
        self.action: told.ActionTaken | None = None
        """The action that is carried out."""

    def parts(self, events: Sequence[Event]) -> Iterator[PlayedStep]:
        """The parts, in order. The action is the one of the part that is read."""
        step, group = 0, list[Event]()
        for event in events:
            new = self._step_of(event)
            if group and (new != step or isinstance(event, ALONE) or isinstance(group[-1], ALONE)):
                yield PlayedStep(step, tuple(group))
                group = []
            if isinstance(event, told.ActionTaken):
                self._begin(event)
            step = new
            group.append(event)
        if group:
            yield PlayedStep(step, tuple(group))

    def _begin(self, event: told.ActionTaken) -> None:
        self.action, self._seat, self._step = event, event.seat, 0
        is_petition = event.action == PETITION
        steps = self._persons[event.person].petition if is_petition else ()
        self._verbs = tuple(step.verb for step in steps)

    def _step_of(self, event: Event) -> int:
        """The step of an event: the present one, or the next one with its verb."""
        verb = self._verb_of(event)
        if isinstance(event, told.Lapsed):
            self._step = event.step
        elif not verb:
            return 0
        elif not self._step or self._verbs[self._step - 1] != verb:
            # Two steps of one verb on end are told as one.
            later = range(self._step, len(self._verbs))
            self._step = next((n + 1 for n in later if self._verbs[n] == verb), self._step)
        return self._step

    def _verb_of(self, event: Event) -> str:
        """What a petition did; empty for what is no part of one."""
        if not event.cause:
            return ""
        match event:
            case told.Moved():
                return event.direction
            case told.Joined():
                return PULL if event.seat == self._seat else PUSH
            case told.Discarded():
                return DISCARD
            case told.Swapped():
                return SWAP
            case _:
                return ""
