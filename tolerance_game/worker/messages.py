"""The messages on the pipes, as bytes.

A message to the process is the number of a request, 8 bytes, and the request. A number alone means:
stop that request and all before it. The options of a game are by far the largest part of a view, so
they are sent once, and each view without them.
"""

from __future__ import annotations

import dataclasses
import pickle
from functools import partial
from typing import Any, Final, NamedTuple

from tolerance_game.core import Decision, Other, Reason

from .request import Answer, Request

NUMBER_BYTES: Final = 8


class PackedRequest(NamedTuple):
    """A message as it arrives: the number, and the request; no request means stop."""

    number: int
    content: bytes


def stop_message(number: int) -> bytes:
    """Asks to stop with this request and all before it."""
    return number.to_bytes(NUMBER_BYTES, "big")


def split_message(message: bytes) -> PackedRequest:
    """The number and the rest."""
    return PackedRequest(int.from_bytes(message[:NUMBER_BYTES], "big"), message[NUMBER_BYTES:])


class Packer:
    """Writes requests for one process, and knows which options it has."""

    def __init__(self) -> None:
        self._options: Any = None

    def pack(self, number: int, request: Request) -> bytes:
        """A request; with the options if they differ from those of the last one."""
        options = request.view.options
        new = None
        if options is not self._options:
            # A copy of the fields leaves out cached values, which are large, and which another
            # thread may be adding to.
            new = dataclasses.replace(options)
        bare = dataclasses.replace(request, view=_with_options(request.view, None))
        content = pickle.dumps((new, bare), pickle.HIGHEST_PROTOCOL)
        self._options = options
        return stop_message(number) + content


class Unpacker:
    """Reads requests in the process."""

    def __init__(self) -> None:
        self._options: Any = None

    def unpack(self, content: bytes) -> Request:
        """The request, its view with the options of the game again."""
        new: Any
        request: Request
        new, request = pickle.loads(content)
        if new is not None:
            self._options = new
        return dataclasses.replace(request, view=_with_options(request.view, self._options))


def _with_options(view: Any, options: Any) -> Any:
    """The view with other options, be it a named tuple or a dataclass."""
    replace = getattr(view, "_replace", None) or partial(dataclasses.replace, view)
    return replace(options=options)


@dataclasses.dataclass(frozen=True, slots=True)
class ChosenMove:
    """What comes back: which of the legal moves it is, and why; and the others, in the same way."""

    number: int
    place: int
    reason: Reason
    others: tuple[Other, ...] = ()
    """With the places of the moves instead of the moves."""


def chosen_move(number: int, decision: Decision, moves: tuple[Any, ...]) -> ChosenMove:
    """What comes back of a decision. Raises ValueError when it speaks of no legal move."""
    others = tuple(one._replace(move=moves.index(one.move)) for one in decision.others)
    return ChosenMove(number, moves.index(decision.move), decision.reason, others)


def answer_of(chosen: ChosenMove, moves: tuple[Any, ...]) -> Answer:
    """The answer to the request of these moves."""
    others = tuple(one._replace(move=moves[one.move]) for one in chosen.others)
    return Answer(chosen.number, moves[chosen.place], chosen.reason, others)


@dataclasses.dataclass(frozen=True, slots=True)
class Failed:
    """What comes back when the player raised something: the traceback."""

    number: int
    details: str


@dataclasses.dataclass(frozen=True, slots=True)
class Ready:
    """The first thing a process says."""


Reply = ChosenMove | Failed | Ready


def write_reply(reply: Reply) -> bytes:
    """A reply as bytes."""
    return pickle.dumps(reply, pickle.HIGHEST_PROTOCOL)


def read_reply(message: bytes) -> Reply:
    """The reply that these bytes are. Raises ValueError when they are none."""
    reply = pickle.loads(message)
    if not isinstance(reply, Reply):
        raise ValueError(f"{reply!r} is no reply")
    return reply
