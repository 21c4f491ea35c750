"""Whole games of Schisma in the window: by mouse, keys and gamepad alone, and of two people."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from .album import Album
from .conftest import Keep, Start
from .hands import Hand, Keys, Mouse, Pad
from .journals import journals, loaded, written
from .pressing import DELAY, PLAYED_BACK, PRESSES, SchismaByNext
from .program import INSTANT, Program, Seen
from .schisma_player import (
    ACTION_FIRST,
    ACTIONS,
    BY_DRAGGING,
    KEYS_OF_ACTIONS,
    PERSON_FIRST,
    WAYS,
    SchismaPlayer,
)
from .screen import wait_for

GAMES = 4
"""So many at most until everything has been done: some end soon."""
TWO_PEOPLE = ("seat/0/person", "seat/1/person")
GENOA = 2
MOST_OF_THREE = 5
"""Games of a best of three, where some end in a draw."""


def _play(program: Program, hand: Hand, kept: Keep, name: str, *ways: str) -> None:
    """From the title to the end and back, until there was everything; what was meant was played."""
    player = SchismaPlayer(hand, look=Album(program, kept, name).look, ways=ways)
    wanted = {*ways, *ACTIONS, "targets"}
    program.scene("title")
    for _ in range(GAMES):
        before = len(journals(program.folder))
        player.made.clear()
        player.set_up()
        seat = player.ready().told["seat"]
        assert player.play().told["over"]
        kept(program, f"{name}-end")
        player.to_title()
        assert written(_last_journal(program, before), seat) == player.made
        assert not program.scene("title").has("title/continue")
        if wanted <= set(player.did):
            return
    raise AssertionError(f"not everything was done: {player.did}")


def _last_journal(program: Program, before: int = 0) -> Path:
    """Of the game that was finished last, once it has been put away."""
    folder = program.folder
    wait_for(lambda: len(journals(folder)) > before, "the finished game")
    return max(journals(folder))


def test_a_whole_game_by_mouse_alone(start: Start, kept: Keep) -> None:
    program = start(seed=5)
    ways = (PERSON_FIRST, ACTION_FIRST, BY_DRAGGING)
    _play(program, Mouse(program), kept, "schisma-mouse", *ways)


def test_a_whole_game_by_keys_alone(start: Start, kept: Keep) -> None:
    program = start(seed=10)
    _play(program, Keys(program, KEYS_OF_ACTIONS), kept, "schisma-keys", *WAYS)


def test_a_whole_game_of_two_people_in_which_next_decides_nothing(start: Start) -> None:
    program = start(seed=7, settings=PLAYED_BACK)
    keys = Keys(program)
    keys.delay = DELAY
    SchismaPlayer(Mouse(program)).set_up(*TWO_PEOPLE)
    player = SchismaByNext(keys, is_rash=True)
    assert player.play().told["over"]
    player.to_title()
    assert written(_last_journal(program), 0, 1) == player.made
    assert player.pressed >= PRESSES * len(player.made)


def test_a_whole_game_by_a_gamepad_alone(start: Start, kept: Keep) -> None:
    program = start(seed=17, pad=True)
    _play(program, Pad(program), kept, "schisma-pad", *WAYS)


def test_after_the_end_its_turns_are_seen_again_and_sides_are_changed(
    start: Start, kept: Keep
) -> None:
    program = start(seed=5)
    player = SchismaPlayer(Mouse(program))
    player.set_up()
    first = player.ready()
    assert player.ended(player.play())
    kept(program, "schisma-result")
    player.step("chart/1")
    seen = program.scene("look_back")
    assert seen.told["number"] == 1
    kept(program, "schisma-look-back")
    player.step("button/after")
    assert program.now().told["number"] == 2
    player.step("button/menu")
    program.scene("result")
    player.step("again_swapped")
    seen = player.ready()
    # The same persons lie there, and whoever sat at Avignon now sits at Rome and begins (S1.3).
    assert (first.told["seat"], seen.told["seat"]) == (0, 1)
    assert (first.told["number"], seen.told["number"]) == (2, 1)
    assert all(land == GENOA for _person, land in seen.told["display"])
    (old,), (new,) = journals(program.folder), journals(program.folder, "games")
    assert loaded(old).moments[0].move == loaded(new).moments[0].move
    player.play(seen.moves + 2)
    kept(program, "schisma-sides-changed")


# Two people.


@pytest.mark.parametrize("turns", [True, False])
def test_two_people_see_all_and_the_table_turns_if_they_wish(
    start: Start, kept: Keep, turns: bool
) -> None:
    name = "schisma-two" if turns else "schisma-two-still"
    settings = INSTANT + f"  turn_table: {str(turns).lower()}\n"
    program = start(seed=3, settings=settings)
    seats: list[int] = []

    def look(seen: Seen) -> None:
        """Nothing is covered (S7), and whoever acts sits below, or nobody moves."""
        if seen.told["over"]:
            return
        assert seen.told["stack"] == ["table"]
        seat = seen.told["seat"]
        assert seen.told["bottom"] == (seat if turns else 1)
        _stand_where_they_belong(seen)
        if not seats or seats[-1] != seat:
            seats.append(seat)
            if len(seats) in (1, 2):
                kept(program, f"{name}-{len(seats)}")

    ways = (PERSON_FIRST, BY_DRAGGING)
    player = SchismaPlayer(Mouse(program), look=look, ways=ways)
    player.set_up(*TWO_PEOPLE)
    player.play(12)
    # Whoever leaves the window finds it as it was: nothing is covered then either.
    Mouse(program).at(3, 3)
    before = program.rest()
    picture = program.picture()
    program.leave()
    Mouse(program).at(3, 3)
    wait_for(lambda: np.array_equal(program.picture(), picture), "the picture as it was")
    assert program.now().told["stack"] == before.told["stack"]
    assert player.play().told["over"]
    player.to_title()
    assert written(_last_journal(program), 0, 1) == player.made
    # Turn by turn, Rome first (S1.3).
    assert seats == [1 - number % 2 for number in range(len(seats))]
    assert len(seats) >= 4


def _stand_where_they_belong(seen: Seen) -> None:
    """Those nearer to the city of the lower edge are drawn lower."""
    tops: dict[int, set[int]] = {}
    for column, standing in enumerate(seen.told["display"]):
        assert standing is not None, "an empty column while an action is chosen"
        land = standing[1]
        tops.setdefault(land, set()).add(seen.place(f"person/{column}").top)
    assert all(len(one) == 1 for one in tops.values()), tops
    lands = sorted(tops, reverse=seen.told["bottom"] == 0)
    heights = [min(tops[land]) for land in lands]
    assert heights == sorted(heights), tops


def test_two_people_play_a_best_of_three(start: Start, kept: Keep) -> None:
    program: Program = start(seed=7)
    player = SchismaPlayer(Mouse(program), is_rash=True)
    player.set_up(*TWO_PEOPLE, "game/series/3")
    wins: Counter[str] = Counter()
    names = player.ready().told["names"]
    for played in range(1, MOST_OF_THREE + 1):
        if played == 2:
            # Killed in the second game, it goes on there, and the first one still counts.
            player.play(5)
            program.until(lambda seen: seen.told["kept"] == seen.moves, "all on the disk")
            program.kill()
            program = start()
            program.until(lambda now: now.has("title/continue"), "the game to go on with")
            player = SchismaPlayer(Mouse(program), is_rash=True)
            player.step("title/continue")
        assert player.ready().told["names"] == names
        end = player.play()
        wins.update(names[seat] for seat in end.told["winners"])
        kept(program, f"schisma-series-{played}")
        if wins and max(wins.values()) == 2:
            break
        player.step("next_game")
        # Sides are changed, and Rome begins (S1.3).
        names = names[::-1]
        seen = player.ready()
        assert (seen.told["seat"], seen.told["number"]) == (1, 1)
    assert not program.now().has("next_game")
    player.to_title()
    assert not program.scene("title").has("title/continue")
