"""Whole games in the window, by mouse alone and by keys alone."""

from __future__ import annotations

import pytest

from .album import Album
from .conftest import Keep, Start
from .hands import Hand, Keys, Mouse
from .journals import journals, loaded
from .pressing import DELAY, PLAYED_BACK, PRESSES, ToleranceByNext
from .program import Seen
from .tolerance_player import TolerancePlayer

KINDS = ("card", "declare", "target", "execution", "starter", "question repay")
"""All that can be asked of a person in a game."""


def _play(
    hand: Hand, kept: Keep, name: str, players: int, *choices: str,
    plays: type[TolerancePlayer] = TolerancePlayer,
) -> TolerancePlayer:  # fmt: skip
    """From the title to the result, and back to the title."""
    program = hand.program
    player = plays(hand, look=Album(program, kept, name).look)
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
    asked: set[str] = set()
    # A busy machine may lead elsewhere in a game; in two of these everything is asked.
    for seed in (27, 26, 31, 8):
        program = start(f"home-{seed}", seed=seed)
        asked |= set(_play(Mouse(program), kept, "mouse", 4, "game/roles/unique").did)
        program.close()
        if asked >= set(KINDS):
            return
    assert asked >= set(KINDS)


def test_a_whole_game_by_keys_alone_in_which_next_decides_nothing(start: Start, kept: Keep) -> None:
    program = start(seed=2, settings=PLAYED_BACK)
    keys = Keys(program)
    keys.delay = DELAY
    player = _play(keys, kept, "keys", 4, plays=ToleranceByNext)
    assert {"card", "declare", "starter"} <= set(player.did)
    # Of all that was decided at this seat Space has decided nothing, and no sheet went by it.
    assert player.did["reckoning"] == 3
    moments = loaded(max(journals(program.folder))).moments
    decided = sum(player.did[kind] for kind in KINDS if kind != "declare")
    assert sum(moment.seat == 0 for moment in moments) == decided
    assert isinstance(player, ToleranceByNext)
    assert player.pressed >= PRESSES * decided


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

    player = TolerancePlayer(Keys(program), look=look)
    player.begin(4)
    player.play(24)
    assert wrong == []
