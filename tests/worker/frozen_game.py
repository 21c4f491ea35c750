"""The main module of a small frozen game, which `test_frozen` builds.

game asks HOW       a decision of each game, before and after the death of the worker
game stays HOW      computes until it is killed
"""

from __future__ import annotations

from multiprocessing import freeze_support

if __name__ == "__main__":
    # First of all, as in main.py: in the process of the opponents nothing after it runs.
    freeze_support()

    import os
    import signal
    import sys
    import time

    from tests.worker.games import ENOUGH, a_request, answered, requests
    from tests.worker.players import EXTRA
    from tolerance_game.worker import Worker

    def decisions(worker: Worker) -> list[str]:
        """What the worker decides in both games."""
        asked = [a_request("thumb"), next(requests("schisma", "thumb")), a_request("deaf", 20_000)]
        return [f"{said.move} {said.reason}" for said in (answered(worker, one) for one in asked)]

    with Worker(extra=EXTRA) as worker:
        before = decisions(worker)
        pid = worker.pid
        print("game", os.getpid(), "worker", pid, flush=True)
        if sys.argv[1] == "stays":
            worker.request(a_request("announcer", 10**12))
            time.sleep(ENOUGH)
        os.kill(pid, signal.SIGKILL)
        print("the same:", decisions(worker) == before, flush=True)
        print("another worker:", worker.pid != pid, flush=True)
        print("frozen:", getattr(sys, "frozen", False), len(before), flush=True)
