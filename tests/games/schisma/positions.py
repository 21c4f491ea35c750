"""Positions of random games, in which somebody must act."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Moment
from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules.ruleset import Options, Rulings
from tolerance_game.games.schisma.rules.state import CHOOSING, State

from .catalogue import CATALOGUE

RULINGS: Final = {
    "defaults": Rulings(),
    "at_once": Rulings(refill="at_once"),
    "by_step": Rulings(end_check="step"),
    "up_to": Rulings(numbers="up_to"),
    "moved_back": Rulings(samaritan="moved", idle_targets="refused"),
    "the_book": Rulings(no_circles="off"),
    "unbound": Rulings(samaritan="off", no_circles="off"),
    "all_else": Rulings("off", "off", "at_once", "step", "up_to", "refused"),
}


def game(rulings: Rulings, mode: str, rng: Random) -> list[Moment]:
    """A whole game at random."""
    state = schisma.start(Options(CATALOGUE, rulings, mode))
    moments: list[Moment] = []
    while (seat := schisma.to_act(state)) is not None:
        if seat == CHANCE:
            move = schisma.chance_move(state, rng)
        else:
            move = rng.choice(schisma.legal_moves(state))
        state, events = schisma.apply(state, move)
        moments.append(Moment(len(moments) + 1, seat, move, state, events))
    return moments


def positions(name: str, mode: str, number: int) -> Iterator[State]:
    """So many positions under rulings of a name; all in which a petition goes on are among them."""
    rng = Random(f"{name} {mode}")
    found = 0
    while found < number:
        for moment in game(RULINGS[name], mode, rng):
            state: State = moment.state
            if schisma.to_act(state) in (0, 1) and (state.phase == CHOOSING or rng.random() < 0.2):
                yield state
                found += 1
                if found == number:
                    return
