"""A game process for the tests of how it ends: `python tests/worker/game.py HOW`.

The worker computes something that never ends when the game ends: by itself (`returns`, `forgets`,
`exits`), with an exception (`raises`), or not at all until it is killed (`stays`). Like the
program it loads pygame, and it is the main module, which the process of the opponents must not run.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

    import pygame

    from tests.worker.games import ENOUGH, a_request
    from tests.worker.players import EXTRA
    from tolerance_game.worker import Answer, Worker

    how = sys.argv[1]
    # Whoever started the tests may have told their programs to ignore Ctrl+C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    worker = Worker(extra=EXTRA)
    supervisor = worker._supervisor
    # Comes after what the worker registers, and before multiprocessing ends all processes.
    atexit.register(lambda: print("worker at the end:", supervisor.pid, flush=True))
    worker.start()
    worker.request(a_request("witness"))
    said = worker.wait(ENOUGH)
    assert isinstance(said, Answer)
    assert pygame.__name__ in sys.modules
    names = said.reason.values["names"]
    assert isinstance(names, tuple)
    print("pygame in the worker:", "pygame" in names, flush=True)
    print("game", os.getpid(), flush=True)
    worker.request(a_request("announcer", 10**12))
    if how == "stays":
        time.sleep(ENOUGH)
    # Long enough for the announcer to begin.
    worker.wait(0.3)
    if how == "raises":
        raise ValueError("the game failed")
    if how == "exits":
        sys.exit(3)
    if how == "forgets":
        del worker
