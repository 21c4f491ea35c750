"""What is left of a program that went wrong, and how its game goes on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from tolerance_game.storage.settings.crash_report import SEALED

from .conftest import Start
from .hands import Mouse
from .program import Program
from .screen import Screen
from .tolerance_player import TolerancePlayer

SEPARATES: Final = "-----"
PASTE: Final = f"""
import pygame
pygame.display.init()
pygame.display.set_mode((50, 50))
print("{SEPARATES}" + pygame.scrap.get_text() + "{SEPARATES}")
"""
"""Another program, into which is pasted what was copied."""


def report_in(folder: Path) -> str:
    """The only report in the folder of a program."""
    (path,) = (folder / "logs").glob("tolerance-crash-*.txt")
    return path.read_text("utf-8")


def shown_in(report: str) -> str:
    """What can be read in it: under the seal there may be any letters, by chance."""
    before, seal, _ = report.partition(SEALED)
    assert seal
    return before


def pasted(screen: Screen) -> str:
    """What is on the clipboard."""
    return screen.run(sys.executable, "-c", PASTE).split(SEPARATES)[1]


def goes_on(start: Start, moves: int, **how: Any) -> None:
    """The next start offers the game, at the same move."""
    program: Program = start(**how)
    program.until(lambda seen: seen.has("title/continue"), "the game to go on with")
    TolerancePlayer(Mouse(program)).step("title/continue")
    seen = program.until(lambda seen: seen.moves >= 0, "the game that was going on")
    assert seen.moves == moves
    TolerancePlayer(Mouse(program)).play(moves + 4)
