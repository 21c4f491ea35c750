"""The process decides exactly as this one does, sees only views, and little goes over the pipes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Any

import pytest

from tests.third_game import THIRD
from tests.tiers import sizes
from tolerance_game.core.errors import Reason
from tolerance_game.core.player import Decision
from tolerance_game.games import names, players
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.worker import Request, Worker, decide
from tolerance_game.worker.messages import Packer, Unpacker, split_message

from .games import a_request, answered, decision_of, decisions, failed, here, requests
from .players import EXTRA


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """One worker for all that do not kill it."""
    with Worker(extra=EXTRA) as worker:
        yield worker


def asked(worker: Worker, request: Request) -> Decision:
    """The decision of the process."""
    return decision_of(answered(worker, request))


FEW = 5
"""A budget for players that take one."""
SLOW = ("strong", "master")
"""They have what `able` has, and more of it."""
PAIRS = [
    *(
        pytest.param(game, name, marks=pytest.mark.torture if name in SLOW else ())
        for game in names()
        for name in players(game)
    ),
    *((THIRD, name) for name in ("random", "thumb")),
]


@pytest.mark.parametrize("games", sizes(1, 2))
@pytest.mark.parametrize(("game", "player"), PAIRS)
def test_whole_games_are_decided_as_in_this_process(
    worker: Worker, game: str, player: str, games: int
) -> None:
    for number in range(games):
        there = decisions(game, number, player, lambda request: asked(worker, request), FEW)
        assert there == decisions(game, number, player, here, FEW), number
        assert len(there) > 1


@pytest.mark.parametrize("game", [*names(), THIRD])
def test_the_seed_and_the_budget_reach_the_player(worker: Worker, game: str) -> None:
    request = next(one for one in requests(game, "ponderer", 10) if len(one.moves) > 2)
    numbers = set()
    for seed in (1, 2, "1", "one"):
        for budget in (0, 10, 20_000):
            one = replace(request, seed=seed, budget=budget)
            reason = asked(worker, one).reason
            assert reason == here(one).reason
            numbers.add(reason.values["number"])
    # 1 and "1" are different seeds; each budget leads elsewhere.
    assert len(numbers) == 12


class Plain:
    """A player that knows neither budget nor stop."""

    def decide(self, _view: Any, moves: tuple[Any, ...], _rng: Any) -> Decision:
        """The first move."""
        return Decision(moves[0], Reason("player.any_move"))


def test_a_player_gets_only_what_it_knows() -> None:
    request = a_request("plain", budget=7)
    assert decide(request, Plain()).move == request.moves[0]
    with pytest.raises(ValueError, match="checkmate"):
        decide(request, EXTRA["cheat"]())


def test_the_process_loads_no_window_and_no_data(worker: Worker) -> None:
    loaded = asked(worker, a_request("witness")).reason.values["names"]
    assert isinstance(loaded, tuple)
    assert "tolerance_game.worker.serving" in loaded
    for unwanted in ("pygame", "yaml", "tolerance_game.storage", "tolerance_game.app", "ctypes"):
        assert unwanted not in loaded


def test_options_go_over_once_and_views_are_small() -> None:
    # Sizes seen: views of Tolerance 2,000 to 3,500 bytes with the moves, options once 17,000;
    # Schisma 1,000 to 2,000 and 1,500.
    for game in names():
        packer, sizes = Packer(), []
        for number, request in enumerate(requests(game, "thumb"), start=1):
            message = packer.pack(number, request)
            assert split_message(message).number == number
            sizes.append(len(message))
        assert sizes[0] < 20_000
        assert max(sizes[1:]) < 4_600
        assert median(sizes[1:]) < 2_600


def test_what_arrives_equals_what_was_sent() -> None:
    for game in names():
        packer, unpacker = Packer(), Unpacker()
        for number, request in enumerate(requests(game, "thumb", 5), start=1):
            assert unpacker.unpack(split_message(packer.pack(number, request)).content) == request


def test_other_options_go_over_when_they_change(worker: Worker) -> None:
    first, other = next(requests("tolerance", "thumb")), next(requests("schisma", "thumb"))
    for request in (first, other, first, other):
        assert asked(worker, request) == here(request)
    packer = Packer()
    sizes = [len(packer.pack(1, request)) for request in (first, first, replace_options(first))]
    assert sizes[0] > 4 * sizes[1]
    assert sizes[2] == sizes[0]


def replace_options(request: Request) -> Request:
    """The request with equal options that are another object, as after loading a game."""
    view = request.view
    assert isinstance(view, View)
    return replace(request, view=view._replace(options=replace(view.options)))


def test_what_the_options_worked_out_stays_here() -> None:
    request = next(requests("tolerance", "thumb"))
    options = request.view.options
    # Reading them works them out, and keeps them with the options.
    assert options.plays
    assert options.place
    assert len(pickle.dumps(options)) > 1.1 * len(pickle.dumps(replace(options)))
    fresh = replace(options)
    assert len(Packer().pack(1, request)) < len(pickle.dumps(fresh)) + 4_000


@pytest.mark.parametrize(
    ("player", "details"),
    [
        ("faulty", "ValueError: ä fault of the player"),
        ("cheat", "checkmate"),
        ("unsendable", "pickle"),
        ("nobody", "KeyError: 'nobody'"),
    ],
)
def test_what_goes_wrong_in_a_player_comes_back(
    worker: Worker, player: str, details: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = asked(worker, a_request("witness")).reason.values["number"]
    said = failed(worker, a_request(player))
    assert said.reason == Reason("worker.player_failed", {"text": player})
    assert details in said.details
    assert details in caplog.text
    # The process goes on: it is the same one.
    assert asked(worker, a_request("witness")).reason.values["number"] == before


def test_what_cannot_be_sent_comes_back(worker: Worker) -> None:
    request = a_request("thumb")
    said = failed(worker, replace(request, seed=lambda: 1))  # type: ignore[arg-type]
    assert "pickle" in said.details
    assert asked(worker, request) == here(request)
