"""The process that `window_process.child` starts: a game in a window, and it tells how far it is.

It says one word a line on its standard output, and goes on when it reads a line.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

import pygame

from .window_desk import WindowDesk

SIZES: Final = ((1280, 720), (1920, 1080))
CHANGES: Final = 100
THEMES: Final = ("high_contrast", "plain", "woodcut")


def main() -> int:
    """Plays what is asked for."""
    parser = argparse.ArgumentParser(prog="tools.lab.window_child")
    parser.add_argument("what", choices=("idle", "memory"))
    parser.add_argument("--game", choices=("tolerance", "schisma"), default="tolerance")
    parser.add_argument("--size", type=int, nargs=2, default=(1920, 1080))
    args = parser.parse_args()
    size = (args.size[0], args.size[1])
    with TemporaryDirectory() as folder, WindowDesk(Path(folder), size) as desk:
        if args.game == "schisma":
            desk.play_schisma()
            desk.until_my_action()
        else:
            desk.play()
            desk.until_my_turn()
        (_idle if args.what == "idle" else _memory)(desk, size)
    return 0


def _say(word: str) -> None:
    """Reports a stage and waits until the parent has read it; ends when the parent is gone."""
    print(word, flush=True)
    if not sys.stdin.readline():
        raise SystemExit


def _idle(desk: WindowDesk, _size: tuple[int, int]) -> None:
    """The real loop, until the parent is gone."""

    def wait_for_the_end() -> None:
        sys.stdin.read()
        desk.window.quit()

    Thread(target=wait_for_the_end, daemon=True).start()
    print("table", flush=True)
    desk.window.stage.now = 0.0
    desk.window.run()


def _memory(desk: WindowDesk, size: tuple[int, int]) -> None:
    """The table, and the table again after all that may leave something behind."""
    _rest(desk, "table")
    for seed in range(2):
        _whole_game(desk, seed)
    _rest(desk, "games")
    for number in range(CHANGES):
        desk.program.title() if number % 2 else desk.program.set_up("tolerance")
        desk.frames(14)
    _rest(desk, "scenes")
    for other in (*SIZES, (1200, 700), size):
        desk.resize(other)
        desk.frames(20)
    for theme in THEMES:
        desk.context.change("look.theme", theme)
        desk.frames(20)
    for language in ("de", "en"):
        desk.context.change("language", language)
        desk.frames(20)
    desk.play(seed=3)
    desk.until_my_turn()
    _look_at_everything(desk)
    _rest(desk, "after")


def _rest(desk: WindowDesk, word: str) -> None:
    desk.frames(30)
    desk.window.rest()
    _say(word)


def _look_at_everything(desk: WindowDesk) -> None:
    for spot in desk.stage.top.spots():
        desk.point(*desk.place(spot))
        desk.frames(20)


def _whole_game(desk: WindowDesk, seed: int) -> None:
    """A game of opponents and a person who makes the first move they may, all of it shown."""
    desk.context.change("pace.animation", "fast")
    session = desk.play(seed=seed)
    for _ in range(40_000):
        if session.match.outcome is not None:
            break
        desk.frames()
        if session.is_under_way:
            # Frames take no time here, and the disk does.
            pygame.time.wait(1)
        top = desk.stage.top
        if top is not desk.table:
            _answer(desk)
        elif desk.table.my_turn and desk.table.view.moves:
            desk.table.commands.submit(desk.table.view.moves[0])
    desk.context.change("pace.animation", "normal")
    desk.frames(60)


def _answer(desk: WindowDesk) -> None:
    """Another scene asks or tells something: decides it, or reads it to its end."""
    moves = desk.table.view.moves
    if moves:
        while desk.stage.top is not desk.table:
            desk.stage.pop()
        desk.table.commands.submit(moves[0])
    while desk.stage.top is not desk.table:
        desk.stage.pop()
    desk.table.scores_shown()


if __name__ == "__main__":
    raise SystemExit(main())
