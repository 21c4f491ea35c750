"""Games for the pictures of scenes: options, names, and events up to a moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Moment
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import State
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

SEATS = ("Anna", "Tomas", "Beatrice", "Konrad", "Wilhelmine von der Au")


class Played(NamedTuple):
    """A game as far as it was played."""

    options: Options
    state: State
    events: list[Event]
    moments: list[Moment]

    @property
    def view(self) -> View:
        """What the seat sees that is to decide."""
        assert self.state.to_act is not None
        return tolerance.view(self.state, self.state.to_act)

    def teller(self, language: str) -> Teller:
        """The words of this table."""
        names = names_of_tolerance(self.options, seats=SEATS[: self.options.players])
        return Teller(Words(language, names, strict=True))


def options_of(players: int, *, hidden: bool = False, roles: str = "unique") -> Options:
    """A table of the program's own cards."""
    return Options(
        material=load_catalogue().of("tolerance").material,
        players=players,
        roles=roles,
        hidden_roles=hidden,
    )


def played(
    options: Options, until: Callable[[State], bool] = lambda _state: False, seed: int = 1
) -> Played:
    """A random game up to a moment, or to its end."""
    rng = Random(f"scenes {seed}")
    state = tolerance.start(options)
    moments: list[Moment] = []
    while (seat := tolerance.to_act(state)) is not None and not until(state):
        if seat == CHANCE:
            move = tolerance.chance_move(state, rng)
        else:
            move = rng.choice(tolerance.legal_moves(state))
        state, told = tolerance.apply(state, move)
        moments.append(Moment(len(moments) + 1, seat, move, state, told))
    events = [event for moment in moments for event in moment.events]
    return Played(options, state, events, moments)


@cache
def scored(players: int, reign: int, *, hidden: bool = False, seed: int = 2) -> Played:
    """A game right after so many reigns were scored."""
    until = (lambda _state: False) if reign == 3 else (lambda state: state.reign == reign + 1)
    return played(options_of(players, hidden=hidden), until, seed)


@cache
def waiting(phase: str, players: int, *, hidden: bool = False) -> Played:
    """A game that waits for a decision of this kind; of a leader only after a scoring."""

    def waits(state: State) -> bool:
        return state.phase == phase and (phase != "starter" or state.reign > 1)

    options = options_of(players, hidden=hidden)
    games = (played(options, waits, seed) for seed in range(80))
    return next(game for game in games if waits(game.state))
