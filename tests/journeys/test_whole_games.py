"""Whole games in the window, by mouse alone and by keys alone."""

from __future__ import annotations

import pytest

from .conftest import Keep, Start
from .hands import Hand, Keys, Mouse
from .playing import Player
from .program import Program, Seen

KINDS = ("card", "declare", "target", "execution", "question starter", "question repay")
"""All that can be asked of a person in a game."""


class Album:
    """Keeps a picture of everything that is asked for the first time."""

    def __init__(self, program: Program, kept: Keep, name: str) -> None:
        self._program, self._kept, self._name = program, kept, name
        self._known: set[str] = set()

    def look(self, seen: Seen) -> None:
        """For a `Player`."""
        what = seen.scene
        if what == "question":
            what = seen.places[0].id.partition("/")[0]
        if what not in self._known:
            self._known.add(what)
            self._kept(self._program, f"{self._name}-{what}")


def _play(hand: Hand, kept: Keep, name: str, players: int, *choices: str) -> Player:
    """From the title to the result, and back to the title."""
    program = hand.program
    player = Player(hand, look=Album(program, kept, name).look)
    player.begin(players, *choices)
    seen = player.play()
    assert seen.scene == "result"
    assert seen.told["over"]
    assert player.did["card"] == 36  # three reigns of twelve tricks (T3.1)
    assert player.did["reckoning"] >= 3
    player.step("to_title")
    assert not program.scene("title").has("title/continue")
    return player


def test_a_whole_game_by_mouse_alone(start: Start, kept: Keep) -> None:
    program = start(seed=10)
    player = _play(Mouse(program), kept, "mouse", 4, "game/roles/unique")
    assert set(KINDS) <= set(player.did)


def test_a_whole_game_by_keys_alone(start: Start, kept: Keep) -> None:
    program = start(seed=12)
    player = _play(Keys(program), kept, "keys", 4)
    assert {"card", "declare", "question starter"} <= set(player.did)


@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_game_with_fewer_and_with_more(start: Start, kept: Keep, players: int) -> None:
    program = start(seed=players)
    _play(Mouse(program), kept, f"players-{players}", players)


def test_keys_find_a_card_in_focus_when_it_is_their_turn(start: Start) -> None:
    program = start(seed=12)
    wrong: list[str] = []

    def look(seen: Seen) -> None:
        focus = str(seen.told["focus"])
        if seen.scene == "table" and not focus.startswith(("hand/", "declare/", "trick/")):
            wrong.append(focus)

    player = Player(Keys(program), look=look)
    player.begin(4)
    player.play(24)
    assert wrong == []
