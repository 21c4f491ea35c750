"""What OpenSpiel does in the bench of the engines. It is no requirement: install `open_spiel`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from .engine_bench import Missing, Work

MODULE: Final = "pyspiel"
GAMES: Final = 20
SIMULATIONS: Final = 500
STAGES: Final = (0, 12, 24, 36)
"""After so many of the 48 plays a search begins."""
EXPLORATION: Final = 8.0
"""What its authors' examples search a game of such scores with."""


def _pyspiel() -> Any:
    if not find_spec(MODULE):
        raise Missing("OpenSpiel is not installed (pip install open_spiel)")
    return import_module(MODULE)


def hearts() -> Work:
    """Random play of Hearts without passing, from Python: its card plays."""
    spiel = _pyspiel()
    game = spiel.load_game("hearts(pass_cards=false)")
    rng = Random(1)

    def play() -> int:
        plays = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                # All that is dealt is as likely: there is nothing to weigh.
                plays += not state.is_chance_node()
                state.apply_action(actions[int(rng.random() * len(actions))])
        return plays

    return play


def ismcts() -> Work:
    """Its search in C++ at Oh Hell of four players and twelve tricks: iterations."""
    spiel = _pyspiel()
    game = spiel.load_game("oh_hell(players=4,num_tricks_fixed=12)")
    states = [_position(game, plays, Random(plays)) for plays in STAGES]
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    bots = [
        spiel.ISMCTSBot(
            seed,
            evaluator,
            EXPLORATION,
            SIMULATIONS,
            -1,
            spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        for seed in range(len(states))
    ]

    def search() -> int:
        for bot, state in zip(bots, states, strict=True):
            bot.step(state)
        return SIMULATIONS * len(states)

    return search


def _position(game: Any, plays: int, rng: Random) -> Any:
    """A random deal with random bids and so many cards played."""
    state = game.new_initial_state()
    players = game.num_players()
    made = 0
    while made < players + plays or state.is_chance_node():
        made += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return state
