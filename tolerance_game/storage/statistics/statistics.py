"""Statistics of finished games: for each person and program, by game, role, opponent, table and
options.

They are a pure function of the results. A game counts for each of its seats: a program that had two
seats has played twice.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tolerance_game.match import PERSON

from .game_results import GameResult, SeatResult


class Who(NamedTuple):
    """A person by name, or a program by its id, whatever its name at the table."""

    player: str
    name: str = ""


def who_is(seat: SeatResult) -> Who:
    """The person or program that had the seat."""
    return Who(PERSON, seat.name) if seat.player == PERSON else Who(seat.player)


@dataclass
class Balance:
    """The sum of a number of games."""

    games: int = 0
    won: int = 0
    """Games won alone."""
    shared: int = 0
    """Games won together with others."""
    drawn: int = 0
    """Games that nobody won."""
    moves: int = 0
    turns: int = 0
    figures: Counter[str] = field(default_factory=Counter)
    """The sum of each figure of the game, by the names of its `report`."""
    figures_won: Counter[str] = field(default_factory=Counter)
    """The sums in the games that were won, alone or with others."""
    best: dict[str, int] = field(default_factory=dict)
    """The highest value of each figure in one game."""
    worst: dict[str, int] = field(default_factory=dict)

    def add(self, result: GameResult, seat: SeatResult) -> None:
        """Adds the result of one seat in one game."""
        self.games += 1
        self.won += seat.won and result.winners == 1
        self.shared += seat.won and result.winners > 1
        self.drawn += not result.winners
        self.moves += result.moves
        self.turns += result.turns
        self.figures.update(seat.figures)
        if seat.won:
            self.figures_won.update(seat.figures)
        for name, figure in seat.figures.items():
            self.best[name] = max(self.best.get(name, figure), figure)
            self.worst[name] = min(self.worst.get(name, figure), figure)

    @property
    def lost(self) -> int:
        """Games that only others won."""
        return self.games - self.won - self.shared - self.drawn

    def share(self, number: int) -> float:
        """A number per game: `balance.share(balance.won)` is the share of games won."""
        return number / self.games if self.games else 0.0


@dataclass
class Streak:
    """Games in a row that were won (alone or with others), and that were lost."""

    won: int = 0
    """The current streak; 0 after any other game."""
    lost: int = 0
    longest_won: int = 0
    longest_lost: int = 0

    def add(self, result: GameResult, seat: SeatResult) -> None:
        """Adds the next game. A draw ends both streaks."""
        self.won = self.won + 1 if seat.won else 0
        self.lost = self.lost + 1 if result.winners and not seat.won else 0
        self.longest_won = max(self.longest_won, self.won)
        self.longest_lost = max(self.longest_lost, self.lost)


@dataclass
class Account:
    """All games of one person or program; all keys begin with the id of the game."""

    games: dict[str, Balance] = field(default_factory=dict)
    roles: dict[tuple[str, str], Balance] = field(default_factory=dict)
    tables: dict[tuple[str, int], Balance] = field(default_factory=dict)
    """By the number of seats."""
    options: dict[tuple[str, str, str], Balance] = field(default_factory=dict)
    """By each option of `report` and its value."""
    opponents: dict[tuple[str, Who], Balance] = field(default_factory=dict)
    """Games with this opponent at the table; two of a kind count once."""
    endings: dict[tuple[str, str], int] = field(default_factory=dict)
    """The endings of the games won."""
    streaks: dict[str, Streak] = field(default_factory=dict)

    def add(self, result: GameResult, place: int) -> None:
        """Adds one seat of one game."""
        seat, game = result.seats[place], result.game
        others = {who_is(other): None for at, other in enumerate(result.seats) if at != place}
        for balance in (
            self.games.setdefault(game, Balance()),
            self.roles.setdefault((game, seat.role), Balance()),
            self.tables.setdefault((game, len(result.seats)), Balance()),
            *(
                self.options.setdefault((game, *option), Balance())
                for option in result.options.items()
            ),
            *(self.opponents.setdefault((game, other), Balance()) for other in others),
        ):
            balance.add(result, seat)
        self.streaks.setdefault(game, Streak()).add(result, seat)
        if seat.won:
            ending = game, result.ending
            self.endings[ending] = self.endings.get(ending, 0) + 1


@dataclass(frozen=True)
class Statistics:
    """The statistics of all finished games on this machine."""

    results: tuple[GameResult, ...] = ()
    """In the order of their ends."""
    accounts: Mapping[Who, Account] = field(default_factory=dict)

    def of(self, who: Who) -> Account:
        """The account of a person or program; empty for those who never played."""
        return self.accounts.get(who) or Account()

    def played_by_people(self, game: str) -> int:
        """How many of these games people have finished on this machine."""
        return sum(
            any(seat.player == PERSON for seat in result.seats)
            for result in self.results
            if result.game == game
        )

    def people(self) -> tuple[Who, ...]:
        """The people who have finished a game, by name."""
        return tuple(sorted(who for who in self.accounts if who.player == PERSON))


def statistics_of(results: Iterable[GameResult]) -> Statistics:
    """The statistics of these games. Those that ended at the same time stay in order."""
    ordered = tuple(sorted(results, key=lambda result: result.ended))
    accounts: dict[Who, Account] = defaultdict(Account)
    for result in ordered:
        for place, seat in enumerate(result.seats):
            accounts[who_is(seat)].add(result, place)
    return Statistics(ordered, dict(accounts))
