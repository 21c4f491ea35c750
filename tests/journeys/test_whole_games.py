"""Whole games in the window, by mouse alone and by keys alone."""

from __future__ import annotations

import pytest

from .conftest import Keep, Start
from .hands import Hand, Keys, Mouse
from .playing import Player


def _play(hand: Hand, players: int, *choices: str) -> Player:
    player = Player(hand)
    player.begin(players, *choices)
    player.play()
    return player


def test_a_whole_game_by_mouse_alone(start: Start, kept: Keep) -> None:
    program = start(seed=11)
    player = _play(Mouse(program), 4, "game/roles/unique")
    kept(program, "mouse-end")
    print(player.did)


def test_a_whole_game_by_keys_alone(start: Start, kept: Keep) -> None:
    program = start(seed=12)
    player = _play(Keys(program), 4)
    kept(program, "keys-end")
    print(player.did)


@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_game_with_fewer_and_with_more(start: Start, kept: Keep, players: int) -> None:
    program = start(seed=players)
    player = _play(Mouse(program), players)
    kept(program, f"mouse-{players}-end")
    print(player.did)
