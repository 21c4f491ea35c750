"""The window among others: its size and place, the whole screen, minimised, left, closed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import numpy as np
import pytest

from tools.lab.window_process import idle_share

from .conftest import Keep, Start
from .hands import Mouse
from .program import INSTANT, ROOT, Program
from .screen import SIZE, Screen, wait_for
from .tolerance_player import TolerancePlayer

FLIPS = """
import sys, time, pygame
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.window import Window
from tolerance_game.words import Words
window = Window(Context(Words("en")))
for _ in range(40):
    start = time.perf_counter()
    pygame.display.flip()
    print((time.perf_counter() - start) * 1000)
window.close()
"""
SLOW = 8.0
"""Milliseconds: through an emulated graphics card it takes two to three times as long."""

SETTLING, LOOKED_AT = 2.0, 6.0
"""Seconds."""
NEXT_TO_NOTHING = 20.0
"""Percent of a core; a loop that never sleeps takes nearly all of it. The exact figure is one of
`lab bench --window`."""


def test_another_size_and_the_whole_screen(start: Start, kept: Keep) -> None:
    program: Program = start(seed=3)
    player = TolerancePlayer(Mouse(program))
    player.begin(4)
    player.play(6)
    run = program.screen.run
    program.resize(1200, 700)
    player.play(9)
    kept(program, "resized")
    place = program.place
    run("xdotool", "key", "F11")
    program.sized(*SIZE)
    wait_for(lambda: program.place == (0, 0, *SIZE), "the whole screen")
    player.play(13)
    kept(program, "full-screen")
    run("xdotool", "key", "F11")
    program.sized(1200, 700)
    wait_for(lambda: program.place == place, "the window where it was")
    player.play(17)
    assert program.now().moves >= 17


def test_a_maximised_window_is_maximised_after_the_whole_screen(start: Start) -> None:
    program: Program = start(seed=3)
    player = TolerancePlayer(Mouse(program))
    player.begin(4)
    player.play(3)
    run, before = program.screen.run, program.place
    # A double click on the bar that the window manager gives it.
    x, y = before[0] + before[2] // 2, before[1] - 9
    run("xdotool", "mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "60", "1")
    wait_for(lambda: program.place[2] == SIZE[0], "the maximised window")
    largest = program.place
    run("xdotool", "key", "F11")
    wait_for(lambda: program.place == (0, 0, *SIZE), "the whole screen")
    run("xdotool", "key", "F11")
    wait_for(lambda: program.place == largest, "the maximised window again")
    player.play(6)


def test_minimised_it_rests_and_comes_back_as_it_was(start: Start) -> None:
    # A remark goes by itself, and the picture changes.
    program: Program = start(seed=4, settings=INSTANT + "  remarks: false\n")
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    player.play(5)
    run = program.screen.run
    Mouse(program).at(5, 300)
    program.scene("table")
    before = program.picture()
    run("xdotool", "windowminimize", program.window)
    wait_for(lambda: "Iconic" in run("xprop", "-id", program.window, "WM_STATE"), "minimised")
    assert not np.array_equal(program.picture(), before)
    frame = program.now().frame
    run("xdotool", "key", "F11", "space", "Return")
    assert program.now().frame == frame
    run("xdotool", "windowactivate", "--sync", program.window)
    wait_for(lambda: np.array_equal(program.picture(), before), "the picture as it was")
    player.play(9)


@pytest.mark.parametrize("way", ["minimised", "on another desktop"])
def test_out_of_sight_it_takes_next_to_nothing(start: Start, way: str) -> None:
    # A remark goes by itself, and the picture changes.
    program: Program = start(seed=4, settings=INSTANT + "  remarks: false\n")
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    player.play(5)
    run = program.screen.run
    Mouse(program).at(5, 300)
    program.scene("table")
    program.rest()
    before = program.picture()
    run("wmctrl", "-n", "2")
    try:
        if way == "minimised":
            run("xdotool", "windowminimize", program.window)
        else:
            run("wmctrl", "-s", "1")
        wait_for(lambda: "Iconic" in run("xprop", "-id", program.window, "WM_STATE"), way)
        # What was under way comes to its end.
        idle_share(program.process.pid, SETTLING)
        share = idle_share(program.process.pid, LOOKED_AT)
    finally:
        run("wmctrl", "-s", "0")
    run("xdotool", "windowactivate", "--sync", program.window)
    wait_for(lambda: np.array_equal(program.picture(), before), "the picture as it was")
    assert share < NEXT_TO_NOTHING


def test_closed_it_remembers_place_and_size(start: Start) -> None:
    places = []
    for visit in range(3):
        program: Program = start(seed=2)
        program.scene("title")
        if visit == 0:
            run = program.screen.run
            run("xdotool", "windowsize", "--sync", program.window, "1180", "660")
            run("xdotool", "windowmove", program.window, "120", "90")
            program.sized(1180, 660)
        else:
            program.sized(1180, 660)
        places.append(program.place)
        program.screen.run("wmctrl", "-i", "-c", program.window)
        assert program.ended() == 0, program.said()
        assert program.said() == ""
    assert places[0] == places[1] == places[2]


def test_closed_in_a_game_it_goes_on_where_it_was(start: Start) -> None:
    program: Program = start(seed=7)
    player = TolerancePlayer(Mouse(program))
    player.begin(5)
    moves = player.play(9).moves
    program.screen.run("wmctrl", "-i", "-c", program.window)
    assert program.ended() == 0, program.said()
    program = start()
    program.until(lambda seen: seen.has("title/continue"), "the game to go on with")
    TolerancePlayer(Mouse(program)).step("title/continue")
    assert program.until(lambda seen: seen.moves >= 0, "the game").moves >= moves


@pytest.mark.parametrize(("language", "words"), [("en", "no display"), ("de", "keinen Bildschirm")])
def test_without_any_screen_it_says_so(tmp_path: Path, language: str, words: str) -> None:
    # Where the last is missing, Wayland's library complains of it on the way.
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT",
              "XDG_RUNTIME_DIR")  # fmt: skip
    done = subprocess.run(
        [sys.executable, "main.py", "--data-dir", str(tmp_path / "home"), "--lang", language],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if key not in hidden},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 3, done.stderr
    assert done.stdout == ""
    line, told_in = done.stderr.splitlines()
    assert words in line
    log = tmp_path / "home" / "logs" / "tolerance.log"
    assert str(log) in told_in
    assert words in log.read_text("utf-8")


def test_a_frame_is_shown_quickly_without_a_graphics_card(screen: Screen) -> None:
    hidden = ("SDL_FRAMEBUFFER_ACCELERATION",)
    environment = {k: v for k, v in screen.environment().items() if k not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", FLIPS],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    times = [float(line) for line in done.stdout.splitlines() if line[:1].isdigit()]
    assert len(times) >= 40
    assert median(times[-40:]) < SLOW
