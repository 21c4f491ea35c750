"""Opponents decide in a process of their own, so that the window never waits for them.

    worker = Worker()
    worker.start()                       # at once; the process starts in the background
    number = worker.request(Request(game.__name__, "thumb", view, moves, seed))
    ...
    said = worker.poll()                 # each frame: an Answer, a Failure, or None
    worker.close()

`Worker` is what the game sees. Behind it a `Supervisor` thread starts one `WorkerProcess`
after the other; in the process `serve` decides. A process that dies is followed by another one,
which is asked the same, and the same request gives the same decision.
"""

from .deciding import decide, make_player
from .request import Answer, Failure, Request, Said
from .supervisor import Limits
from .worker import Worker

__all__ = ["Answer", "Failure", "Limits", "Request", "Said", "Worker", "decide", "make_player"]
