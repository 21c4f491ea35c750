"""What is asked for each time the pointer rests on a card must be answered at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any

from tolerance_game.foresight.choices import consequences
from tolerance_game.foresight.goals import goals_of, worth_now
from tolerance_game.foresight.legality import why_not
from tolerance_game.foresight.preview import current, if_won
from tolerance_game.games import tolerance

from .courses import any_course

LIMIT = 0.002
"""Seconds of the processor."""


def took(ask: Callable[..., Any], *questions: Any) -> float:
    """The best of three, since others may be at work too."""
    times = []
    for _time in range(3):
        begun = process_time()
        ask(*questions)
        times.append(process_time() - begun)
    return min(times)


def assert_quick(times: Sequence[float]) -> None:
    assert len(times) > 20
    assert median(times) < LIMIT


def test_every_answer_is_given_at_once() -> None:
    times: dict[str, list[float]] = {}
    for seed in range(6):
        for number, (before, _move, _after, _events, memory) in enumerate(any_course(seed)):
            seat = before.to_act
            if seat is None or seat < 0 or (number % 5 and before.phase == "play"):
                continue
            view = tolerance.view(before, seat)
            if before.phase in ("target", "execution"):
                times.setdefault("consequences", []).append(took(consequences, view, memory))
            if before.phase != "play":
                continue
            card = view.hand[0]
            for name, took_now in {
                "goals": took(goals_of, view, seat, memory),
                "goals without a memory": took(goals_of, view, seat),
                "worth": took(worth_now, view, seat, memory),
                "if won": took(if_won, view, card),
                "current": took(current, view),
                "why not": took(why_not, view, card),
            }.items():
                times.setdefault(name, []).append(took_now)
    assert len(times) == 7
    for each in times.values():
        assert_quick(each)
