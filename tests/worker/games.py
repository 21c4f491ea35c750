"""Whole games decided by any means, requests, and the sizes of long runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tolerance_game.core import notation
from tolerance_game.core.errors import Reason
from tolerance_game.core.game import CHANCE
from tolerance_game.core.player import Decision, Other
from tolerance_game.games import PACKAGES
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.worker import Answer, Failure, Request, Worker, decide, make_player
from tools.lab.soak import any_options

from .players import EXTRA

Decide = Callable[[Request], Decision]
Decisions = list[tuple[str, Reason, tuple[Other, ...]]]

ENDLESS = 10**12
"""A budget that is never spent."""
ENOUGH = 300.0
"""Seconds that nothing here takes, on however busy a machine: waiting so long is hanging."""


def here(request: Request) -> Decision:
    """The decision, made in this process."""
    return decide(request, make_player(request.package, request.player, EXTRA))


def decisions(game: str, number: int, player: str, ask: Decide, budget: int = 0) -> Decisions:
    """Every decision of the game of this number, with options of every kind."""
    rng = Random(f"{game}/{number}")
    table = lay_table(game, any_options(game, rng), ("random",), number, load_catalogue())
    state = table.game.start(table.options)
    made: Decisions = []
    while (acting := table.game.to_act(state)) is not None:
        if acting == CHANCE:
            move = table.game.chance_move(state, rng)
        else:
            view, moves = table.game.view(state, acting), table.game.legal_moves(state)
            move, reason, others = ask(
                Request(PACKAGES[game], player, view, moves, f"{number}/{len(made)}", budget)
            )
            made.append((notation.write(move), reason, others))
        state, _events = table.game.apply(state, move)
    return made


def requests(game: str, player: str, budget: int = 0) -> Iterator[Request]:
    """The requests of one game, in order, with the table's usual options."""
    table = lay_table(game, {}, ("random",), 1, load_catalogue())
    rng = Random(1)
    state = table.game.start(table.options)
    number = 0
    while (acting := table.game.to_act(state)) is not None:
        if acting == CHANCE:
            move = table.game.chance_move(state, rng)
        else:
            view, moves = table.game.view(state, acting), table.game.legal_moves(state)
            yield Request(PACKAGES[game], player, view, moves, number, budget)
            number += 1
            move = moves[rng.randrange(len(moves))]
        state, _events = table.game.apply(state, move)


def a_request(player: str, budget: int = 0, number: int = 4) -> Request:
    """One request of Tolerance, with several legal moves."""
    found = [one for one in requests("tolerance", player, budget) if len(one.moves) > 3]
    return found[number]


def failed(worker: Worker, request: Request) -> Failure:
    """The failure that a request ends with."""
    number = worker.request(request)
    said = worker.wait(ENOUGH)
    assert isinstance(said, Failure), said
    assert said.number == number
    return said


def answers(worker: Worker) -> None:
    """The process answers a small request, and rightly."""
    assert answered(worker, a_request("thumb")).move == here(a_request("thumb")).move


def answered(worker: Worker, request: Request) -> Answer:
    """The answer to a request."""
    number = worker.request(request)
    said = worker.wait(ENOUGH)
    assert isinstance(said, Answer), said
    assert said.number == number
    return said


def decision_of(said: Answer) -> Decision:
    """The decision that came back."""
    return Decision(said.move, said.reason, said.others)


def until(holds: Callable[[], Any], what: str, seconds: float = ENOUGH) -> None:
    """Waits until something holds; fails when it takes too long."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, what
        time.sleep(0.001)
