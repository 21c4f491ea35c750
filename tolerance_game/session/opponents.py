"""The opponents of a match: the worker decides for the seat to act.

A decision counts only for the moment of its request. Where the worker gives up, a simple one
decides once in its place; where that fails too, any move does: the game goes on.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tolerance_game.core import Reason, Seat
from tolerance_game.core.random_player import RANDOM
from tolerance_game.games import PACKAGES, adviser, stand_in
from tolerance_game.match import Match, Opponent, Person
from tolerance_game.worker import Answer, Failure, Request, Said, Worker, decide, make_player


class PendingRequest(NamedTuple):
    """A request to the worker, and the moment it is for."""

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
    """The seats that programs play."""

    def __init__(self, match: Match, worker: Worker) -> None:
        self._match = match
        self.worker = worker
        self._decision: PendingRequest | None = None
        self._hint: PendingRequest | None = None
        self._advice: Said | None = None
        self.failures: list[Reason] = []
        """Why another player decided instead; the caller reports these and clears the list."""

    @property
    def thinking(self) -> Seat | None:
        """The seat whose decision is awaited."""
        return self._decision.seat if self._decision is not None else None

    def ask(self) -> None:
        """Requests a decision for the seat to act if an opponent plays it, once for each moment.

        Advice for an earlier moment is dropped.
        """
        match = self._match
        if self._hint is not None and self._hint.stamp != match.stamp:
            self.cancel_advice()
        if self._decision is not None:
            if self._decision.stamp == match.stamp:
                return
            self.forget()
        seat = match.to_act
        if seat is not None and isinstance(opponent := match.seats[seat], Opponent):
            self._hint = self._advice = None
            self._decision = self._request(seat, opponent.player)

    def _request(self, seat: Seat, player: str) -> PendingRequest:
        match = self._match
        request = Request(
            package=PACKAGES[match.game.NAME],
            player=player,
            view=match.view(seat),
            moves=match.legal_moves(seat),
            seed=match.decision_seed(seat),
        )
        return PendingRequest(self.worker.request(request), seat, match.stamp, request)

    def answer(self) -> Decided | None:
        """The decision for this moment, once; None while there is none."""
        said, stamp = self.worker.poll(), self._match.stamp
        if said is None:
            return None
        if self._hint is not None and said.number == self._hint.number:
            self._advice = said if self._hint.stamp == stamp else None
            self._hint = None
            return None
        asked = self._decision
        if asked is None or said.number != asked.number or asked.stamp != stamp:
            return None
        self._decision = None
        if isinstance(said, Answer):
            return Decided(asked.seat, said.move, stamp)
        return self._replaced(asked, said)

    def _replaced(self, asked: PendingRequest, failure: Failure) -> Decided | None:
        request = asked.request
        self.failures += [failure.reason, Reason("session.stand_in", {"text": request.player})]
        other = stand_in(self._match.game.NAME)
        if request.player not in (other, RANDOM):
            self._decision = self._request(asked.seat, other)
            return None
        decision = decide(request, make_player(request.package, RANDOM))
        return Decided(asked.seat, decision.move, asked.stamp)

    def forget(self) -> None:
        """Cancels the request for a decision."""
        if self._decision is not None:
            self._decision = None
            self.worker.cancel()

    # Advice to a person.

    @property
    def awaits_advice(self) -> bool:
        """Whether advice was requested and is still to come."""
        return self._hint is not None

    @property
    def has_advice(self) -> bool:
        """Whether there is advice that was not taken yet."""
        return self._advice is not None

    def ask_for_advice(self) -> bool:
        """Asks what the person to act might do, from what they may know; False if none is."""
        match, seat = self._match, self._match.to_act
        if seat is None or not isinstance(match.seats[seat], Person):
            return False
        if self._hint is None or self._hint.stamp != match.stamp:
            self._advice = None
            self._hint = self._request(seat, adviser(match.game.NAME))
        return True

    def cancel_advice(self) -> None:
        """Cancels the request for advice, and drops advice that was not taken."""
        self._advice = None
        if self._hint is not None:
            self._hint = None
            self.worker.cancel()

    def take_advice(self) -> Said | None:
        """The advice, once; a Failure says why there is none."""
        advice, self._advice = self._advice, None
        return advice
