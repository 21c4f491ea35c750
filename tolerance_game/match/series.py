"""A series: games that count together, between which the players change their seats.

Players are numbered by their seats in the first game. A game counts for each of its winners, and a
draw for nobody. The series is decided when a player has won more than half of `games`, or at the
latest after two more than `games`: then whoever has won the most games wins, or several share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from tolerance_game.core import Header, Malformed, Reason, Seat

T = TypeVar("T")

LENGTHS: Final = range(3, 10, 2)
"""The best of how many games a series can be."""
EXTRA: Final = 2
"""How many games may follow those of a series in which draws left nobody with enough wins."""


@dataclass(frozen=True, slots=True)
class Series:
    """How a series stands, and who sits where in its current game."""

    games: int
    """It is the best of so many."""
    played: int
    """How many games are over."""
    wins: tuple[int, ...]
    """How many of them each player has won."""
    players: tuple[int, ...]
    """The player at each seat of the current game; once it is counted, of the last one."""

    @classmethod
    def first(cls, games: int, seats: int) -> Series:
        """Before the first game."""
        return cls(games, 0, (0,) * seats, tuple(range(seats)))

    @property
    def needed(self) -> int:
        """How many wins decide it."""
        return self.games // 2 + 1

    @property
    def is_decided(self) -> bool:
        """Whether no game follows any more."""
        return max(self.wins) >= self.needed or self.played >= self.games + EXTRA

    @property
    def leaders(self) -> tuple[int, ...]:
        """The players with the most wins."""
        return tuple(n for n, wins in enumerate(self.wins) if wins == max(self.wins))

    @property
    def leading_seats(self) -> tuple[Seat, ...]:
        """Where they sit."""
        return tuple(seat for seat, player in enumerate(self.players) if player in self.leaders)

    def wins_at(self, seat: Seat) -> int:
        """How many games the player at a seat has won."""
        return self.wins[self.players[seat]]

    def counted(self, winners: tuple[Seat, ...]) -> Series:
        """After the current game, which these seats have won."""
        won = {self.players[seat] for seat in winners}
        wins = tuple(wins + (player in won) for player, wins in enumerate(self.wins))
        return Series(self.games, self.played + 1, wins, self.players)

    def moved_on(self) -> Series:
        """Before the next game: everyone has changed seats."""
        return Series(self.games, self.played, self.wins, rotated(self.players))

    def as_json(self) -> dict[str, object]:
        """As plain values, for a header."""
        return {
            "games": self.games,
            "played": self.played,
            "wins": list(self.wins),
            "players": list(self.players),
        }


def rotated(seats: tuple[T, ...]) -> tuple[T, ...]:
    """Everyone one seat further on: two players change sides."""
    return (*seats[-1:], *seats[:-1])


def series_of(header: Header) -> Series | None:
    """The series that the game of a header belongs to, as it stood before that game.

    Raises Malformed for values that no such series could have.
    """
    if header.series is None:
        return None
    series = _read(header.series)
    seats = len(header.players)
    sound = (
        series is not None
        and series.games in LENGTHS
        and len(series.wins) == seats
        and all(0 <= wins <= series.played for wins in series.wins)
        and sorted(series.players) == list(range(seats))
        and not series.is_decided
    )
    if not sound:
        raise Malformed(Reason("match.series.form", {"text": str(dict(header.series))[:80]}))
    return series


def _read(values: Mapping[str, object]) -> Series | None:
    games, played = values.get("games"), values.get("played")
    wins, players = values.get("wins"), values.get("players")
    if set(values) != {"games", "played", "wins", "players"}:
        return None
    if type(games) is not int or type(played) is not int or played < 0:
        return None
    if not isinstance(wins, list) or not isinstance(players, list) or not wins:
        return None
    if not all(type(number) is int for number in (*wins, *players)):
        return None
    return Series(games, played, tuple(wins), tuple(players))
