"""Each transition of the director, with a table that is nothing but facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tolerance_game.ui.table.director import Director, DirectorState, following


def _act(name: str, **facts: bool) -> Callable[[Any], bool]:
    """An act that is noted, and after which these are the facts."""

    def act(self: Any) -> bool:
        self.done.append(name)
        self.__dict__.update(facts)
        return True

    return act


@dataclass
class Facts:
    """A table of which only facts are known; every act is noted, and changes the fact it is for."""

    is_on_top: bool = True
    is_moving: bool = False
    is_settled: bool = True
    awaits_welcome: bool = False
    scores_due: bool = False
    is_covered: bool = False
    is_under_way: bool = False
    passes_on: bool = False
    is_over: bool = False
    asks_elsewhere: bool = False
    welcomes: bool = True
    """Whether a welcome is wished."""
    comes: str = ""
    """The fact that becomes true when the game goes on."""
    held: bool = False
    done: list[str] = field(default_factory=list)

    @property
    def source(self) -> Any:
        """The facts of the game are here too."""
        return self

    def hold(self, held: bool) -> None:
        """Notes it."""
        self.held = held

    def follow(self) -> bool:
        """What comes is there."""
        if self.comes:
            setattr(self, self.comes, True)
        return bool(self.comes)

    def welcome(self) -> bool:
        """A welcome lies above the table, if it is enabled."""
        self.done.append("welcome")
        self.awaits_welcome, self.is_on_top = False, not self.welcomes
        return self.welcomes

    settle = _act("settle", is_settled=True)
    show_scores = _act("scores", scores_due=False, is_on_top=False)
    lower_curtain = _act("curtain", is_on_top=False)
    pass_on = _act("pass on", passes_on=False, is_covered=True)
    ask = _act("ask", is_on_top=False)
    tell_end = _act("end", is_on_top=False)


Due = dict[str, bool]
ORDER: tuple[tuple[Due, DirectorState, str], ...] = (
    ({"is_moving": True}, DirectorState.PLAYBACK, ""),
    ({"is_settled": False}, DirectorState.SETTLING, "settle"),
    ({"awaits_welcome": True}, DirectorState.WELCOME, "welcome"),
    ({"scores_due": True}, DirectorState.SCORES, "scores"),
    ({"is_covered": True, "is_under_way": True}, DirectorState.COVERING, ""),
    ({"is_covered": True}, DirectorState.CURTAIN, "curtain"),
    ({"passes_on": True}, DirectorState.PASSING, "pass on"),
    ({"is_over": True}, DirectorState.OVER, "end"),
    ({"asks_elsewhere": True}, DirectorState.ASKING, "ask"),
    ({}, DirectorState.OPEN, ""),
)
"""What is due first stands first."""


def facts_of(due: Due) -> Facts:
    """A table of which so much is due."""
    table = Facts()
    table.__dict__.update(due)
    return table


@pytest.mark.parametrize("place", range(len(ORDER)))
def test_what_stands_first_is_done_first(place: int) -> None:
    """Also when all that stands below it is due."""
    facts, state, act = ORDER[place]
    due = {key: value for later, _, _ in ORDER[place:] for key, value in later.items()}
    if state is DirectorState.WELCOME:
        due["is_covered"] = False
    for table in (facts_of(facts), facts_of(due)):
        director = Director(table)
        changed = director.tick()
        assert director.state is state
        assert table.done == ([act] if act else [])
        assert changed is bool(act)


@pytest.mark.parametrize("before", DirectorState)
def test_the_next_state_depends_on_facts_and_not_on_the_last_one(before: DirectorState) -> None:
    """But for a question, which stays until something new has happened."""
    for facts, state, _ in ORDER:
        asked = before is DirectorState.ASKING and state is DirectorState.OPEN
        assert following(before, facts_of(facts)) is (before if asked else state)


def test_a_covered_screen_welcomes_nobody() -> None:
    assert (
        following(DirectorState.OPEN, Facts(awaits_welcome=True, is_covered=True))
        is DirectorState.CURTAIN
    )


def test_below_another_scene_nothing_is_begun_but_the_game_is_followed() -> None:
    for facts, _, _ in ORDER:
        table = facts_of(facts)
        table.comes, table.is_on_top = "is_over", False
        director = Director(table)
        assert director.tick()
        assert table.is_over
        assert not table.done
        assert director.state is DirectorState.OPEN


def test_a_welcome_that_is_not_wished_takes_no_time() -> None:
    table = Facts(awaits_welcome=True, scores_due=True, welcomes=False)
    director = Director(table)
    assert director.tick()
    assert table.done == ["welcome", "scores"]
    assert director.state is DirectorState.SCORES


def test_a_question_is_asked_once_for_each_moment() -> None:
    table = Facts(asks_elsewhere=True)
    director = Director(table)
    director.tick()
    # It was answered, and the answer is not on the disk yet.
    table.is_on_top, table.asks_elsewhere = True, False
    assert not director.tick()
    # The disk refused it, or another one is asked in the same moment.
    table.asks_elsewhere = True
    assert not director.tick()
    assert table.done == ["ask"]
    director.begin_anew()
    assert director.tick()
    assert table.done == ["ask", "ask"]


def test_the_end_is_told_once() -> None:
    table = Facts(is_over=True)
    director = Director(table)
    director.tick()
    table.is_on_top = True
    assert not director.tick()
    director.begin_anew()
    assert not director.tick()
    assert table.done == ["end"]


def test_an_end_that_was_taken_back_is_told_again() -> None:
    table = Facts(is_over=True)
    director = Director(table)
    director.tick()
    table.is_on_top, table.is_over = True, False
    director.tick()
    assert director.state is DirectorState.OPEN
    table.is_over = True
    director.tick()
    assert table.done == ["end", "end"]


def test_opponents_are_held_while_something_is_shown() -> None:
    for table, held in (
        (Facts(), False),
        (Facts(is_moving=True), True),
        (Facts(scores_due=True), True),
        (Facts(is_on_top=False), True),
        (Facts(asks_elsewhere=True), False),
    ):
        Director(table).tick()
        assert table.held is held


def test_a_whole_turn_of_two_people() -> None:
    """Somebody has played: it is shown, the screen is covered, and the next one decides."""
    table = Facts(comes="is_moving")
    director = Director(table)
    director.tick()
    seen = [director.state]
    table.comes, table.is_moving, table.is_settled, table.passes_on = "", False, False, True
    for _ in range(3):
        director.tick()
        seen.append(director.state)
    table.is_covered, table.is_on_top = False, True
    director.begin_anew()
    director.tick()
    seen.append(director.state)
    names = ["PLAYBACK", "SETTLING", "PASSING", "CURTAIN", "OPEN"]
    assert [state.name for state in seen] == names
