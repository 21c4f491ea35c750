"""The program is killed in the middle of a game, and a second copy is started meanwhile."""

from __future__ import annotations

from pathlib import Path

from .conftest import Keep, Start
from .hands import Keys, Mouse
from .program import Program
from .tolerance_player import TolerancePlayer


def _files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_killed_in_a_game_it_goes_on_with_one_key(start: Start, kept: Keep) -> None:
    program: Program = start(seed=8)
    player = TolerancePlayer(Mouse(program))
    player.begin(4)
    for lives, moves in enumerate((14, 22, 41)):
        player.play(moves)
        acknowledged = program.now().told["kept"]
        assert acknowledged >= moves - 4
        program.kill()
        program = start()
        seen = program.scene("title")
        program.until(lambda now: now.has("title/continue"), "the game to go on with")
        if lives == 0:
            kept(program, "continue")
        Keys(program).press("Return")
        seen = program.until(lambda now: now.moves >= 0, "the game that was going on")
        assert seen.moves >= acknowledged
        player = TolerancePlayer(Mouse(program), seed=lives)
    player.play(50)


def test_a_second_copy_says_so_and_leaves_the_first_alone(start: Start, kept: Keep) -> None:
    first: Program = start(seed=9)
    player = TolerancePlayer(Mouse(first))
    player.begin(3)
    player.play(12)
    first.until(lambda seen: seen.told["kept"] == seen.moves, "all on the disk")
    before = _files(first.folder)
    second: Program = start(seed=10)
    second.scene("dialog")
    kept(second, "second-copy-says-so")
    Keys(second).act("dialog/0")
    second.scene("title")
    assert "Another copy of the program is running" in second.said()
    other = TolerancePlayer(Mouse(second))
    other.begin(3)
    other.play(8)
    kept(second, "second-copy")
    assert _files(first.folder) == before
    second.close()
    first.screen.run("xdotool", "windowactivate", "--sync", first.window)
    player.play(16)
    assert first.now().moves >= 16
