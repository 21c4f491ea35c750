"""Between the rules and the flat engine: positions one way, moves the other."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from tolerance_game.games.schisma.rules import moves as kinds
from tolerance_game.games.schisma.rules import state as phases
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import COLUMNS, Congregations, Display

from . import flat
from .flat import Flat
from .tables import tables

_PHASES: Final = {
    phases.ACTING: flat.ACTING,
    phases.DRAWING: flat.DRAWING,
    phases.CHOOSING: flat.CHOOSING,
    phases.OVER: flat.OVER,
}
_ACTIONS: Final = (kinds.Beseech, kinds.Chastise, kinds.Excommunicate)


def engine_of(options: Options, persons: tuple[str, ...]) -> Flat:
    """An engine for games with these options, in which these persons play."""
    return Flat(tables(options, persons))


def put(engine: Flat, state: State) -> None:
    """Puts the engine into the position of a state, in which the first display has been laid."""
    persons = state.persons
    engine.phase = _PHASES[state.phase]
    engine.code = code_of(state.display, persons)
    engine.joined = joined_of(state.congregations, persons)
    engine.pile = pile_of(state.pile, persons)
    engine.seat = state.seat
    engine.used = sum(1 << kinds.ACTIONS.index(action) for action in state.used)
    engine.left = state.left
    engine.drawn = int(state.drawn)
    engine.due = _digits(1 + due.column + 8 * due.land for due in state.due)
    engine.pending = 0
    if state.pending is not None:
        column, person, step, here = state.pending
        petitioned = persons.index(person)
        engine.pending = 1 + column + 8 * (petitioned + 8 * (int(here) + 2 * step))
    engine.began = engine.before = -1
    if state.began is not None:
        engine.began = code_of(state.began.display, persons)
        engine.began_joined = joined_of(state.began.congregations, persons)
    if state.before is not None:
        engine.before = code_of(state.before.display, persons)
        engine.before_joined = joined_of(state.before.congregations, persons)
    engine.since_draw = [code_of(stood.display, persons) for stood in state.since_draw]
    engine.starts = [2 * code_of(stood.display, persons) + seat for seat, stood in state.starts]
    # What is over is never put: nobody has to decide then.
    engine.winner = flat.NOBODY


def code_of(display: Display, persons: tuple[str, ...]) -> int:
    """A display as an integer."""
    return sum(
        (flat.HOLE if one is None else 5 * persons.index(one.person) + one.land) << (6 * column)
        for column, one in enumerate(display)
    )


def joined_of(congregations: Congregations, persons: tuple[str, ...]) -> int:
    """Both congregations as an integer."""
    avignon, rome = congregations
    return pile_of(avignon, persons) + (pile_of(rome, persons) << (2 * flat.PERSONS))


def pile_of(names: Iterable[str], persons: tuple[str, ...]) -> int:
    """A pile as an integer."""
    return sum(1 << (2 * persons.index(name)) for name in names)


def _digits(values: Iterable[int]) -> int:
    return sum(value << (6 * place) for place, value in enumerate(values))


@cache
def move_of(number: int) -> Move:
    """The move of the rules that an integer stands for."""
    action, column, targets = number & 7, (number >> 3) & 7, number >> 6
    chosen = []
    while targets:
        chosen.append(tuple(c for c in COLUMNS if (targets & 31) >> c & 1))
        targets >>= 6
    if action == flat.CHOOSE:
        return kinds.Choose(tuple(chosen))
    if action == flat.PETITION:
        return kinds.petition(column, tuple(chosen))
    return _ACTIONS[action](column)
