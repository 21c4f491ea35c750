"""T4.4: every way in which a trick may end, by the choices of its winner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.state import PlayerState, State, Trick
from tolerance_game.games.tolerance.rules.trick import (
    choose_target,
    legal_targets,
    resolve,
    win_trick,
)


class Branch(NamedTuple):
    """One way in which a trick may end."""

    player: PlayerState
    """The winner, with the cards of the trick on the board, and the debt checked."""
    events: tuple[Event, ...]


def as_won(state: State, trick: Trick, winner: Seat) -> State:
    """T4.1: the trick before its first card acts, as if this seat had won it as it is."""
    draft = Draft(state)
    draft.trick = trick
    win_trick(draft, winner)
    return draft.close()[0]


def branches(state: State) -> Iterator[Branch]:
    """Every way in which the trick that is being resolved may end, in the order of the choices."""
    yield from go_on(Draft(state))


def go_on(draft: Draft) -> Iterator[Branch]:
    """Every way to the end of the trick from here; the events of the draft come first in each."""
    assert draft.resolution is not None
    winner = draft.resolution.winner
    if resolve(draft):
        yield Branch(draft.players[winner], tuple(draft.events))
        return
    targets = legal_targets(draft)
    state, events = draft.close()
    for target in targets:
        chosen = Draft(state)
        chosen.events = list(events)
        choose_target(chosen, target)
        yield from go_on(chosen)
