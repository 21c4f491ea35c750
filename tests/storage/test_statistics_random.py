"""Statistics of random games against an independent count, from end states and event lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.tiers import TIMES
from tolerance_game.core.events import as_json as event_json
from tolerance_game.core.record import Record, replay
from tolerance_game.games import room
from tolerance_game.games.tolerance.report import PENNANTS, SECTIONS
from tolerance_game.match.match import Table
from tolerance_game.match.seats import Opponent, Person, Sitter, as_json, players_of
from tolerance_game.storage.statistics.game_results import GameResult
from tolerance_game.storage.statistics.statistics import Who, statistics_of
from tools.lab.soak import one_game

from .instruments import counted

GAMES = 50 * TIMES
CHANCES = {"deal", "deal_roles", "draw_chooser", "settle", "lay", "draw"}
NAMES = ("Anna", "Ben", "Clara")


def _seated(game: str, number: int) -> tuple[Table, Any, Record]:
    """A random game with anybody at its seats."""
    table, played = one_game(game, number, checked=False, variants=True)
    rng = Random(f"seats/{game}/{number}")
    people = rng.sample(NAMES, 3)
    seats: list[Sitter] = []
    for _ in range(table.seats):
        person = people and rng.random() < 0.5
        programs = (Opponent("random"), Opponent("thumb"))
        seats.append(Person(people.pop()) if person else rng.choice(programs))
    header = replace(table.header, players=players_of(tuple(seats)), seats=as_json(tuple(seats)))
    return table, played.state, Record(header, played.moves)


@cache
def _all() -> tuple[tuple[Table, Any, Record, GameResult], ...]:
    found = []
    for number in range(GAMES):
        table, state, record = _seated(("tolerance", "schisma")[number % 2], number)
        ended = f"2026-{Random(number).randrange(10**6):06}"
        found.append((table, state, record, counted(record, "", ended)))
    return tuple(found)


def test_every_result_is_what_the_end_of_the_game_shows() -> None:
    shared = 0
    for table, state, record, result in _all():
        outcome = table.game.outcome(state)
        assert outcome is not None
        assert [place for place, seat in enumerate(result.seats) if seat.won] == sorted(
            outcome.winners
        )
        assert result.ending == outcome.ending
        words = [move.split()[0] for move in record.moves]
        assert result.moves == sum(word not in CHANCES for word in words)
        shared += len(outcome.winners) != 1
        if result.game == "schisma":
            assert result.turns == state.turn
            assert [seat.figures["joined"] for seat in result.seats] == [
                len(congregation) for congregation in state.congregations
            ]
            assert [seat.role for seat in result.seats] == ["avignon", "rome"]
            assert result.options == {"line_up": " ".join(state.persons)}
            petitions = sum(move.startswith("petition ") for move in record.moves)
            assert petitions == sum(
                number
                for seat in result.seats
                for name, number in seat.figures.items()
                if name != "joined"
            )
            continue
        assert result.turns == 36
        assert result.options == {"edition": table.options.edition, "roles": table.options.roles}
        for seat, player in zip(result.seats, state.players, strict=True):
            figures = seat.figures
            assert figures["points"] == player.points == sum(figures[name] for name in SECTIONS)
            assert tuple(figures[name] for name in PENNANTS) == tuple(player.pennants)
            assert figures["pennants"] == sum(player.pennants)
            assert (figures["open_loans"], seat.role) == (player.loans, player.role)


def test_points_by_source_follow_from_the_lines_of_the_score() -> None:
    """Each section is the sum of its lines, and the points never fall below zero (T6.6)."""
    cut_off = 0
    for table, _state, record, result in _all():
        if result.game == "schisma":
            continue
        points = [0] * table.seats
        sources = [Counter[str]() for _ in points]
        tricks: Counter[int] = Counter()
        for moment in replay(table.game, table.options, record.moves):
            for event in map(event_json, moment.events):
                tricks.update([event["seat"]] if event["event"] == "trick_won" else [])  # type: ignore[list-item]
                if event["event"] != "section_scored":
                    continue
                seat, section, lines = event["seat"], event["section"], event["lines"]
                assert isinstance(seat, int)
                assert isinstance(lines, list)
                worth = sum(line["points"] for line in lines)
                booked = max(worth, -points[seat])
                cut_off += booked != worth
                sources[seat][str(section)] += booked
                points[seat] += booked
        assert [[seat.figures[name] for name in SECTIONS] for seat in result.seats] == [
            [source[name] for name in SECTIONS] for source in sources
        ]
        assert [seat.figures["tricks"] for seat in result.seats] == [
            tricks[at] for at in range(len(points))
        ]
    # Else the test would not see the difference.
    assert cut_off > 0


@pytest.mark.parametrize(
    "who", [Who("person", name) for name in NAMES] + [Who("random"), Who("thumb")], ids=str
)
def test_accounts_are_what_a_count_by_hand_gives(who: Who) -> None:
    results = sorted((one[3] for one in _all()), key=lambda result: result.ended)
    account = statistics_of(one[3] for one in _all()).of(who)
    played = [(game, seat) for game in results for seat in _seats_of(game, who)]
    assert played
    for name in ("tolerance", "schisma"):
        here = [(game, seat) for game, seat in played if game.game == name]
        balance = account.games[name]
        assert balance.games == len(here)
        for figure in room(name, "report").FIGURES:
            figures = [game.seats[seat].figures[figure] for game, seat in here]
            assert balance.figures[figure] == sum(figures)
            assert (balance.best[figure], balance.worst[figure]) == (max(figures), min(figures))
        kinds = Counter(_kind(game, seat) for game, seat in here)
        assert {
            "won": balance.won, "shared": balance.shared, "lost": balance.lost,
            "drawn": balance.drawn,
        } == {kind: kinds[kind] for kind in ("won", "shared", "lost", "drawn")}  # fmt: skip
        assert account.streaks[name].longest_won == _longest(here, ("won", "shared"))
        assert account.streaks[name].longest_lost == _longest(here, ("lost",))
    for (name, role), balance in account.roles.items():
        assert balance.games == sum(
            game.game == name and game.seats[seat].role == role for game, seat in played
        )
    for (name, size), balance in account.tables.items():
        assert balance.games == sum(
            game.game == name and len(game.seats) == size for game, _seat in played
        )
    for (name, other), balance in account.opponents.items():
        met = [
            (game, seat)
            for game, seat in played
            if game.game == name and set(_seats_of(game, other)) - {seat}
        ]
        assert balance.games == len(met)
        assert balance.won == sum(_kind(game, seat) == "won" for game, seat in met)
    for part in (account.roles, account.tables):
        assert sum(balance.games for balance in part.values()) == len(played)


def _seats_of(game: GameResult, who: Who) -> list[int]:
    return [
        place
        for place, seat in enumerate(game.seats)
        if seat.player == who.player and (seat.player != "person" or seat.name == who.name)
    ]


def _kind(game: GameResult, seat: int) -> str:
    winners = [place for place, one in enumerate(game.seats) if one.won]
    if not winners:
        return "drawn"
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def _longest(played: Sequence[tuple[GameResult, int]], kinds: tuple[str, ...]) -> int:
    text = "".join("x" if _kind(game, seat) in kinds else " " for game, seat in played)
    return max(map(len, text.split()), default=0)
