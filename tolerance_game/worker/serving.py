"""What runs in the process of the opponents. It never imports pygame."""

from __future__ import annotations

import os
import signal
import traceback
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Thread
from typing import Final

from tolerance_game.core import Player

from .deciding import ExtraPlayers, decide, make_player
from .messages import (
    Failed,
    PackedRequest,
    Ready,
    Reply,
    Unpacker,
    chosen_move,
    split_message,
    write_reply,
)

MOST_DETAILS: Final = 4_000
"""How many characters of a traceback are sent, so that a reply is written at once."""


def serve(asked: Connection, answers: Connection, extra: ExtraPlayers) -> None:
    """Answers requests until the process ends; it ends when the game does."""
    # Ctrl+C in a terminal reaches every process of the game; the game says what is to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    listener = Listener(asked)
    listener.start()
    answers.send_bytes(write_reply(Ready()))
    requests = RequestQueue(listener, extra)
    while True:
        packed = listener.waiting.get()
        answers.send_bytes(requests.reply(packed))


class Listener(Thread):
    """Receives requests and stops while players decide, and notices the end of the game."""

    def __init__(self, asked: Connection) -> None:
        super().__init__(name="listener", daemon=True)
        self._asked = asked
        self.waiting: SimpleQueue[PackedRequest] = SimpleQueue()
        self.stopped = 0
        """The highest number of a cancelled request."""

    def run(self) -> None:
        """Listens until the game is gone, then ends the process at once."""
        try:
            parent = parent_process()
            assert parent is not None
            # The sentinel alone would do; a closed pipe says the same of a game that still runs.
            while parent.sentinel not in wait((self._asked, parent.sentinel)):
                packed = split_message(self._asked.recv_bytes())
                if packed.content:
                    self.waiting.put(packed)
                else:
                    self.stopped = packed.number
        except (EOFError, OSError):
            pass
        finally:
            os._exit(0)


class RequestQueue:
    """Where requests become replies."""

    def __init__(self, listener: Listener, extra: ExtraPlayers) -> None:
        self._listener = listener
        self._extra = extra
        self._unpacker = Unpacker()
        self._players: dict[tuple[str, str], Player] = {}

    def reply(self, packed: PackedRequest) -> bytes:
        """The reply to a request, or the error that it raised."""
        try:
            return write_reply(self._decided(packed))
        except Exception:
            return write_reply(Failed(packed.number, shortened(traceback.format_exc())))

    def _decided(self, packed: PackedRequest) -> Reply:
        number = packed.number
        request = self._unpacker.unpack(packed.content)
        player = self._player(request.package, request.player)
        decision = decide(request, player, lambda: self._listener.stopped >= number)
        return chosen_move(number, decision, request.moves)

    def _player(self, package: str, name: str) -> Player:
        if (package, name) not in self._players:
            self._players[package, name] = make_player(package, name, self._extra)
        return self._players[package, name]


def shortened(text: str) -> str:
    """The beginning and the end of a text that is too long."""
    half = MOST_DETAILS // 2
    return text if len(text) <= MOST_DETAILS else f"{text[:half]}\n[...]\n{text[-half:]}"
