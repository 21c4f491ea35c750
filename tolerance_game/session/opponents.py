"""The opponents of a match: the worker is asked to decide for the seat to act.

An answer counts only for the moment it was asked in. Where the worker gives up, rules of thumb
decide once in its place; where these fail as well, any move does: the game goes on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Seat
from tolerance_game.core.random_player import RANDOM
from tolerance_game.games import PACKAGES, usual_player
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.worker import Answer, Failure, Request, Said, decide, make_player


class Deciders(Protocol):
    """What decides for opponents without being waited for; `worker.Worker` does."""

    def start(self) -> None:
        """Has it get ready."""

    def request(self, request: Request) -> int:
        """Asks for a decision and gives the number of the request; the one before is cancelled."""

    def cancel(self) -> None:
        """Nothing is wanted any more."""

    def poll(self) -> Said | None:
        """The answer to the newest request, once."""

    def close(self) -> None:
        """Ends it."""


class Asked(NamedTuple):
    """What the worker was asked, and in which moment."""

    number: int
    seat: Seat
    stamp: int
    request: Request


class Decided(NamedTuple):
    """A move of an opponent, for the moment of this stamp."""

    seat: Seat
    move: Any
    stamp: int


class Opponents:
    """Those at the table that programs play."""

    def __init__(self, match: Match, deciders: Deciders) -> None:
        self._match = match
        self.deciders = deciders
        self._asked: Asked | None = None
        self._sought: Asked | None = None
        self._advice: Said | None = None
        self.failures: list[Reason] = []
        """Why another player decided instead; the caller tells these and clears the list."""

    @property
    def thinking(self) -> Seat | None:
        """The seat whose decision is awaited."""
        return self._asked.seat if self._asked is not None else None

    def ask(self) -> None:
        """Asks for the one to act, if that is a program and was not asked in this moment.

        What was sought for a moment that is over is forgotten.
        """
        match = self._match
        if self._sought is not None and self._sought.stamp != match.stamp:
            self.stop_seeking()
        if self._asked is not None:
            if self._asked.stamp == match.stamp:
                return
            self.forget()
        seat = match.to_act
        if seat is None:
            return
        sitter = match.seats[seat]
        if isinstance(sitter, Opponent):
            request = Request(
                package=PACKAGES[match.game.NAME],
                player=sitter.player,
                view=match.view(seat),
                moves=match.legal_moves(seat),
                seed=match.decision_seed(seat),
            )
            self._ask(seat, request)

    def _ask(self, seat: Seat, request: Request) -> None:
        self._sought = self._advice = None
        number = self.deciders.request(request)
        self._asked = Asked(number, seat, self._match.stamp, request)

    def answer(self) -> Decided | None:
        """What was decided for this moment, once; None as long as nothing is."""
        said, asked = self.deciders.poll(), self._asked
        if said is None:
            return None
        if self._sought is not None and said.number == self._sought.number:
            self._advice = said if self._sought.stamp == self._match.stamp else None
            self._sought = None
            return None
        if asked is None:
            return None
        if said.number != asked.number or asked.stamp != self._match.stamp:
            return None
        self._asked = None
        if isinstance(said, Answer):
            return Decided(asked.seat, said.move, asked.stamp)
        return self._replaced(asked, said)

    def forget(self) -> None:
        """Cancels the decision that was asked for."""
        if self._asked is not None:
            self._asked = None
            self.deciders.cancel()

    # Advice to a person.

    @property
    def is_seeking(self) -> bool:
        """Whether advice is being thought of."""
        return self._sought is not None

    @property
    def has_advice(self) -> bool:
        """Whether there is advice that was not taken yet."""
        return self._advice is not None

    def seek(self) -> bool:
        """Asks what the person to act might do, from what they may know. Whether one is to act."""
        match, seat = self._match, self._match.to_act
        if seat is None or not isinstance(match.seats[seat], Person):
            return False
        if self._sought is None or self._sought.stamp != match.stamp:
            request = Request(
                package=PACKAGES[match.game.NAME],
                player=usual_player(match.game.NAME),
                view=match.view(seat),
                moves=match.legal_moves(seat),
                seed=match.decision_seed(seat),
            )
            self._advice = None
            self._sought = Asked(self.deciders.request(request), seat, match.stamp, request)
        return True

    def stop_seeking(self) -> None:
        """Cancels the advice."""
        self._advice = None
        if self._sought is not None:
            self._sought = None
            self.deciders.cancel()

    def take_advice(self) -> Said | None:
        """What was thought of, once; a failure says why there is nothing."""
        advice, self._advice = self._advice, None
        return advice

    def _replaced(self, asked: Asked, failure: Failure) -> Decided | None:
        request = asked.request
        self.failures += [failure.reason, Reason("session.stand_in", {"text": request.player})]
        stand_in = usual_player(self._match.game.NAME)
        if request.player not in (stand_in, RANDOM):
            self._ask(asked.seat, replace(request, player=stand_in))
            return None
        decision = decide(request, make_player(request.package, RANDOM))
        return Decided(asked.seat, decision.move, asked.stamp)
