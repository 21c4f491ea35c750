"""A game of a tournament that was played: the line of a file that it makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tolerance_game.core import Seat

from .durations import Durations
from .match_up import GameKey, MatchUp


@dataclass(frozen=True)
class Played:
    """What a game came to, and all that is needed to play it again."""

    key: GameKey
    choices: tuple[int, ...]
    """Which of the legal moves was made, wherever there were several."""
    winners: tuple[Seat, ...]
    ending: str
    scores: tuple[int, ...]
    """By seat, as lists of saved games say them."""
    times: Mapping[str, Durations]
    """How long each player took for a choice."""

    def share(self, seat: Seat) -> float:
        """The part of the win that a seat has: winners share it, and in a draw everyone does."""
        if not self.winners:
            return 1 / len(self.scores)
        return (seat in self.winners) / len(self.winners)

    def lead(self, seat: Seat) -> float:
        """The score of a seat above the mean of the others."""
        others = sum(self.scores) - self.scores[seat]
        return self.scores[seat] - others / (len(self.scores) - 1)

    def as_json(self) -> dict[str, Any]:
        """The line."""
        return {
            "line": "game",
            "seed": self.key.seed,
            "candidate": self.key.match_up.candidate,
            "against": self.key.match_up.against,
            "seat": self.key.seat,
            "winners": list(self.winners),
            "ending": self.ending,
            "scores": list(self.scores),
            "times": {name: one.as_json() for name, one in self.times.items()},
            "choices": list(self.choices),
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Played:
        """The game of a line. Raises KeyError, TypeError or ValueError where it is none."""
        match_up = MatchUp(values["candidate"], values["against"])
        return cls(
            key=GameKey(values["seed"], match_up, values["seat"]),
            choices=tuple(values["choices"]),
            winners=tuple(values["winners"]),
            ending=values["ending"],
            scores=tuple(values["scores"]),
            times={name: Durations.from_json(one) for name, one in values["times"].items()},
        )
