"""One game of Schisma, counted: who won, what was done, which petitions could be and were used."""

from __future__ import annotations

from collections.abc import Iterable

from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules import moves as kinds
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import ROME
from tolerance_game.match.match import Table
from tools.lab.tournament.played import Played

from .pool import Figures
from .replaying import Step


def figures_of(_table: Table, played: Played, steps: Iterable[Step]) -> Figures:
    """What one game says."""
    found = Figures()
    turn = _Turn()
    turns = 0
    for step in steps:
        turn.hear_choice(step)
        for event in step.events:
            if isinstance(event, told.TurnBegan):
                turn.close(found)
                turn, turns = _Turn(), turns + 1
    turn.close(found)
    found.count("rome", part=played.share(ROME))
    found.note("ending", played.ending)
    found.count("turns", part=turns)
    return found.plain()


class _Turn:
    """What was done, and could be done, in a turn."""

    def __init__(self) -> None:
        self.actions: set[str] = set()
        self.could: set[str] = set()
        self.did = ""

    def hear_choice(self, step: Step) -> None:
        """One action of it."""
        state: State = step.before
        for move in step.moves:
            if isinstance(move, kinds.Petition):
                self.could.add(_person(state, move))
        action = kinds.ACTION_OF.get(type(step.move))
        if action is not None:
            self.actions.add(action)
        if isinstance(step.move, kinds.Petition):
            self.did = _person(state, step.move)

    def close(self, found: Figures) -> None:
        """It is over."""
        if not self.actions:
            return
        for action in kinds.ACTIONS:
            found.count("action", action, part=action in self.actions)
        for person in self.could:
            found.count("petition", person, part=person == self.did)


def _person(state: State, move: kinds.Petition) -> str:
    standing = state.display[move.column]
    assert standing is not None
    return standing.person
