"""Players for tests alone. The process of the opponents imports this file, so no pygame here."""

from __future__ import annotations

import gc
import os
import signal
import struct
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from tolerance_game.core.errors import Reason, Value
from tolerance_game.core.player import Decision, Other
from tolerance_game.worker.deciding import Factory

STARTED = "the player computes"
"""What a player that is told to says on standard output when it begins."""


def _burnt(turns: int, seed: int, should_stop: Callable[[], bool] | None = None) -> int:
    """A number that only those know who made all the turns."""
    number = seed
    for turn in range(turns):
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        if should_stop is not None and turn % 1000 == 0 and should_stop():
            break
    return number >> 8


class Ponderer:
    """Spends its whole budget; which move comes out depends on every turn of it."""

    def decide(
        self,
        view: Any,
        moves: tuple[Any, ...],
        rng: Random,
        *,
        budget: int = 0,
        should_stop: Callable[[], bool] | None = None,
    ) -> Decision:
        assert view.options is not None
        number = _burnt(budget, rng.randrange(2**32), should_stop)
        reason = Reason("player.any_move", {"number": number})
        other = Other(moves[(number + 1) % len(moves)], number % 100 / 8, reason)
        return Decision(moves[number % len(moves)], reason, (other,))


class Deaf:
    """Spends its budget and never asks whether the answer is still wanted."""

    def decide(
        self, _view: Any, moves: tuple[Any, ...], rng: Random, *, budget: int = 0
    ) -> Decision:
        number = _burnt(budget, rng.randrange(2**32))
        return Decision(moves[number % len(moves)], Reason("player.any_move", {"number": number}))


class Announcer(Deaf):
    """A deaf one that says on standard output when it begins."""

    def decide(
        self, view: Any, moves: tuple[Any, ...], rng: Random, *, budget: int = 0
    ) -> Decision:
        print(STARTED, os.getpid(), flush=True)
        return super().decide(view, moves, rng, budget=budget)


class Acting:
    """A player that does one thing, whatever it sees."""

    def __init__(self, act: Callable[[tuple[Any, ...]], Decision]) -> None:
        self._act = act

    def decide(self, _view: Any, moves: tuple[Any, ...], _rng: Random) -> Decision:
        return self._act(moves)


def sleep(_moves: tuple[Any, ...]) -> Decision:
    """Waits without a limit, in small steps, and listens to nothing."""
    while True:
        time.sleep(1)


def tell_modules(moves: tuple[Any, ...]) -> Decision:
    """Gives the modules that the process has loaded, and its id, as values of the reason."""
    values: dict[str, Value] = {"names": tuple(sorted(sys.modules)), "number": os.getpid()}
    return Decision(moves[0], Reason("player.any_move", values))


def fail(_moves: tuple[Any, ...]) -> Decision:
    raise ValueError("ä fault of the player\n" * 1000)


def cheat(_moves: tuple[Any, ...]) -> Decision:
    """Gives a move that is not legal."""
    return Decision("checkmate", Reason("player.any_move"))


def give_unsendable(moves: tuple[Any, ...]) -> Decision:
    """Gives a reason that no pipe can take, with a function among the values."""
    values: Any = {"text": lambda: None}
    return Decision(moves[0], Reason("player.any_move", values))


def die(_moves: tuple[Any, ...]) -> Decision:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def tear_reply(moves: tuple[Any, ...]) -> Decision:
    """Dies while its reply is being sent: after five bytes of a message of 500."""
    os.write(_answers().fileno(), struct.pack("!i", 500) + b"half ")
    return die(moves)


def babble(moves: tuple[Any, ...]) -> Decision:
    """Sends what is no reply, and goes on."""
    _answers().send_bytes(b"\x80nonsense")
    return Decision(moves[0], Reason("player.any_move"))


def _answers() -> Connection:
    """The pipe that replies go through, found the hard way."""
    pipes = [one for one in gc.get_objects() if isinstance(one, Connection)]
    return next(pipe for pipe in pipes if pipe.writable and not pipe.closed)


EXTRA: dict[str, Factory] = {
    "ponderer": Ponderer,
    "deaf": Deaf,
    "announcer": Announcer,
    "sleeper": partial(Acting, sleep),
    "witness": partial(Acting, tell_modules),
    "faulty": partial(Acting, fail),
    "cheat": partial(Acting, cheat),
    "unsendable": partial(Acting, give_unsendable),
    "mortal": partial(Acting, die),
    "torn": partial(Acting, tear_reply),
    "babbler": partial(Acting, babble),
}
