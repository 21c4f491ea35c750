"""Sides of a pad: when they move, what is held, and what a trembling stick costs."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Thread

import pygame
import pytest
from pygame.event import Event

from tests.ui.pad_hand import PadHand
from tests.ui.virtual_pad import SONY, VirtualPad
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.pads import AGAIN, FIRST
from tolerance_game.ui.kit.window import wake


def test_cross_and_stick_both_move(hand: PadHand) -> None:
    hand.focus("title/tolerance")
    hand.tap("dpad_down")
    moved = hand.top.focus
    assert moved != "title/tolerance"
    hand.tap("stick_up")
    assert hand.top.focus == "title/tolerance"
    hand.tap("stick_down")
    assert hand.top.focus == moved
    hand.tap("stick_right", "stick_left")
    assert hand.top.focus == moved


def test_the_stick_has_a_dead_middle_and_does_not_flicker(hand: PadHand) -> None:
    said = hand.noting()
    for value in (3000, -3000, 9000, 15000, -16000, 0):
        hand.pad.axis(0, value)
        hand.turn()
    assert said == []
    for value in (17000, 16000, 17000, 12000, 16500):
        # It trembles at the edge, and was pushed once.
        hand.pad.axis(0, value)
        hand.turn()
    assert said == [Intent.RIGHT]
    hand.pad.axis(0, 5000)
    hand.pad.axis(0, 17000)
    hand.turn()
    assert said == [Intent.RIGHT] * 2
    hand.pad.axis(0, -32768)
    hand.turn()
    assert said[2:] == [Intent.LEFT], "at once to the other side"


def test_a_slant_is_one_side(hand: PadHand) -> None:
    said = hand.noting()
    for x, y in ((20000, 0), (23000, 23000), (20000, 26000), (5000, 32000), (0, 0)):
        hand.pad.axis(0, x)
        hand.pad.axis(1, y)
        hand.turn()
    assert said == [Intent.RIGHT, Intent.DOWN]


def test_the_noise_of_one_does_not_push_the_stick_of_another(hand: PadHand) -> None:
    said = hand.noting()
    with VirtualPad(SONY) as resting:
        hand.turn()
        hand.pad.press("stick_right")
        hand.turn()
        for value in (200, -100, 300):
            resting.axis(0, value)
            hand.pad.axis(0, 32000 - value)
            hand.turn()
        assert said == [Intent.RIGHT]


@pytest.mark.parametrize("button", ["dpad_down", "stick_down", "right_shoulder"])
def test_what_is_held_goes_on_at_a_pace(hand: PadHand, button: str) -> None:
    hand.focus("title/tolerance")
    said = hand.noting()
    hand.pad.press(button)
    hand.turn()
    began = hand.desk.now
    when: list[float] = []
    while hand.desk.now < began + FIRST + 5 * AGAIN:
        before = len(said)
        hand.turn(10)
        when += [hand.desk.now - began] * (len(said) - before)
    assert when == [FIRST + AGAIN * number for number in range(6)]
    hand.pad.release(button)
    hand.turn()
    count = len(said)
    for _ in range(20):
        hand.turn(50)
    assert len(said) == count


def test_only_what_moves_is_said_again(hand: PadHand) -> None:
    said = hand.noting()
    for button in ("x", "y", "left_stick"):
        hand.pad.press(button)
        for _ in range(30):
            hand.turn(50)
        hand.pad.release(button)
    assert said == [Intent.INSPECT, Intent.UNDO, Intent.HINT]


def test_held_at_the_edge_nothing_is_drawn(hand: PadHand) -> None:
    hand.focus("title/tolerance")
    hand.tap(*["dpad_up"] * 9)
    hand.pad.press("dpad_up")
    hand.turn()
    hand.turn(500)
    frames = hand.window.frames
    for _ in range(40):
        hand.turn(50)
    assert hand.window.frames == frames


def test_a_window_that_is_left_lets_go(hand: PadHand) -> None:
    said = hand.noting()
    hand.pad.press("dpad_down")
    hand.turn()
    hand.window.handle(Event(pygame.WINDOWFOCUSLOST))
    for _ in range(30):
        hand.turn(50)
    assert said == [Intent.DOWN]


ENOUGH = 60.0
"""Seconds that nothing here takes, on however busy a machine."""


def _while_running(hand: PadHand, do: Callable[[], None]) -> float:
    """Runs the real loop while a thread does something; its own share of a core, in percent."""

    def doing() -> None:
        do()
        hand.window.quit()
        wake()

    hand.window._quitting = False
    thread = Thread(target=doing)
    thread.start()
    used, start = time.thread_time(), time.monotonic()
    hand.window.run()
    used = time.thread_time() - used
    seconds = time.monotonic() - start
    thread.join()
    return 100 * used / seconds


def test_the_sleeping_window_wakes_for_what_is_held(hand: PadHand) -> None:
    hand.focus("title/tolerance")
    said = hand.noting()
    when: list[float] = []
    hand.window.on_frame = lambda _ms: when.append(time.monotonic())

    def hold() -> None:
        time.sleep(0.3)
        hand.pad.press("right_shoulder")
        end = time.monotonic() + ENOUGH
        while len(said) < 4 and time.monotonic() < end:
            time.sleep(0.01)
        hand.pad.release("right_shoulder")

    _while_running(hand, hold)
    assert len(said) >= 4
    assert set(said) == {Intent.NEXT}
    assert len(when) <= len(said) + 3


def _tremble(hand: PadHand) -> None:
    for number in range(300):
        for axis in range(4):
            hand.pad.axis(axis, (number * 7919 + axis * 104729) % 8000 - 4000)
        time.sleep(0.004)


def test_a_trembling_pad_draws_nothing(hand: PadHand) -> None:
    hand.begin()
    hand.play(moves=6)
    hand.until("table")
    frames = -1
    while frames != hand.window.frames:
        # What is looked at is shown after a while.
        frames = hand.window.frames
        _while_running(hand, lambda: time.sleep(0.4))
    for axis in range(6):
        # Triggers rest at the one end, sticks in the middle.
        for tremor in (4000, 0):
            hand.pad.axis(axis, tremor - (32768 if axis > 3 else 0))
    assert hand.window._look() == [], "nothing of it wakes the window"

    _while_running(hand, lambda: _tremble(hand))
    assert hand.window.frames == frames


@pytest.mark.torture
def test_a_trembling_pad_costs_next_to_nothing(hand: PadHand) -> None:
    hand.begin()
    hand.play(moves=6)
    hand.until("table")
    calm = min(_while_running(hand, lambda: time.sleep(0.8)) for _ in range(3))
    share = min(_while_running(hand, lambda: _tremble(hand)) for _ in range(3))
    print(f"calm {calm:.2f} %, trembling {share:.2f} % of a core")
    # Seen: 0.3 and 0.7 %. A loop that wakes for each of them takes far more than this.
    assert share < calm + 5
