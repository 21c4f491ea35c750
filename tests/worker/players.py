"""Players for tests alone. The process of the opponents imports this file, so no pygame here."""

from __future__ import annotations

import gc
import os
import signal
import struct
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from tolerance_game.core.errors import Reason, Value
from tolerance_game.core.player import Decision
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
        """The move that the budget leads to."""
        assert view.options is not None
        number = _burnt(budget, rng.randrange(2**32), should_stop)
        return Decision(moves[number % len(moves)], Reason("player.any_move", {"number": number}))


class Deaf:
    """Spends its budget and never asks whether anybody still wants the answer."""

    def decide(
        self, _view: Any, moves: tuple[Any, ...], rng: Random, *, budget: int = 0
    ) -> Decision:
        """The move that the budget leads to."""
        number = _burnt(budget, rng.randrange(2**32))
        return Decision(moves[number % len(moves)], Reason("player.any_move", {"number": number}))


class Announcer(Deaf):
    """A deaf one that says on standard output when it begins."""

    def decide(
        self, view: Any, moves: tuple[Any, ...], rng: Random, *, budget: int = 0
    ) -> Decision:
        """Says so, and spends its budget."""
        print(STARTED, os.getpid(), flush=True)
        return super().decide(view, moves, rng, budget=budget)


class Sleeper:
    """Waits without a limit, in small steps, deaf to everything."""

    def decide(self, _view: Any, _moves: tuple[Any, ...], _rng: Random) -> Decision:
        """Never comes back."""
        while True:
            time.sleep(1)


class Witness:
    """Tells what the process has loaded, and how it was called."""

    def decide(self, _view: Any, moves: tuple[Any, ...], _rng: Random) -> Decision:
        """The modules, as the values of the reason."""
        values: dict[str, Value] = {"names": tuple(sorted(sys.modules)), "number": os.getpid()}
        return Decision(moves[0], Reason("player.any_move", values))


class Faulty:
    """Raises something."""

    def decide(self, _view: Any, _moves: tuple[Any, ...], _rng: Random) -> Decision:
        """Raises ValueError."""
        raise ValueError("ä fault of the player\n" * 1000)


class Cheat:
    """Makes a move that nobody offered."""

    def decide(self, _view: Any, _moves: tuple[Any, ...], _rng: Random) -> Decision:
        """No legal move."""
        return Decision("checkmate", Reason("player.any_move"))


class Unsendable:
    """Gives a reason that no pipe can take."""

    def decide(self, _view: Any, moves: tuple[Any, ...], _rng: Random) -> Decision:
        """A function among the values."""
        values: Any = {"text": lambda: None}
        return Decision(moves[0], Reason("player.any_move", values))


class Mortal:
    """Kills its process."""

    def decide(self, _view: Any, _moves: tuple[Any, ...], _rng: Random) -> Decision:
        """Does not survive."""
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class TornReply:
    """Dies while its reply is being sent: after a few bytes of a long message."""

    def decide(self, _view: Any, _moves: tuple[Any, ...], _rng: Random) -> Decision:
        """The head of a message of 500 bytes, five of them, and the end."""
        os.write(_answers().fileno(), struct.pack("!i", 500) + b"half ")
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Babbler:
    """Sends what is no reply at all, and goes on living."""

    def decide(self, _view: Any, moves: tuple[Any, ...], _rng: Random) -> Decision:
        """Nonsense first."""
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
    "sleeper": Sleeper,
    "witness": Witness,
    "faulty": Faulty,
    "cheat": Cheat,
    "unsendable": Unsendable,
    "mortal": Mortal,
    "torn": TornReply,
    "babbler": Babbler,
}
