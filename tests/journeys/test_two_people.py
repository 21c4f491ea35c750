"""Two people at one screen: no frame shows a hand to the one it does not belong to."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from .conftest import Keep, Start
from .hands import Mouse
from .program import INSTANT, Program
from .screen import Pixels, Watch, wait_for
from .tolerance_player import TolerancePlayer

STEP = 6
HANDS = 8
ALIKE = 0.9
"""So large a share of equal pixels makes it the same hand; two hands share their ground only."""


def _strip(program: Program) -> tuple[int, int, int, int]:
    """The part of the screen where a hand lies."""
    left, top, right, bottom = program.box
    return left, top + round((bottom - top) * 0.78), right, bottom


def _edges(picture: Pixels) -> Pixels:
    """Left and right of the notice: nothing but cloth when the curtain is down."""
    w = picture.shape[1]
    return np.concatenate([picture[:, : w // 10], picture[:, -w // 10 :]], axis=1)


def _alike(one: Pixels, other: Pixels) -> float:
    return float(np.mean(np.all(one == other, axis=2)))


def _uncovered(program: Program, cloth: Pixels) -> tuple[Pixels, ...]:
    """What is where the curtain was; nothing while it is still there."""
    now = program.screen.glance(_strip(program), STEP)
    return () if _alike(now, cloth) >= ALIKE else (now,)


@pytest.mark.parametrize("pace", ["none", "fast"])
def test_the_curtain_falls_before_every_hand(start: Start, kept: Keep, pace: str) -> None:
    settings = INSTANT.replace("none", pace)
    program = start(seed=5, settings=settings)
    player = TolerancePlayer(Mouse(program))
    player.begin(3, "seat/0/person", "seat/1/person")
    curtain: Pixels | None = None
    shown: list[Pixels] = []
    hands = HANDS if pace == "none" else 4
    with Watch(program.screen, _strip(program), STEP) as watch:
        while len(shown) < hands:
            seen = program.scene("handover")
            # The first frame of the scene was shown before it was told.
            picture = _edges(program.picture())
            if curtain is None:
                curtain = picture
                kept(program, f"curtain-{pace}")
            assert np.array_equal(picture, curtain), "there is more to be seen than the curtain"
            before = list(watch.seen)
            cloth = program.screen.glance(_strip(program), STEP)
            player.step("handover/lift")
            seen = player.ready()
            if seen.scene != "table":
                # A question lies over the hand; the answer passes the screen on.
                player.decide(seen)
                continue
            # The curtain is up, and the screen server has drawn that too. The pointer must not
            # lift a card meanwhile, or the hand looks different.
            program.rest()
            (now,) = wait_for(partial(_uncovered, program, cloth), "a hand where the curtain was")
            shares = [_alike(now, one) for one in before]
            assert max(shares) < ALIKE, f"this hand was seen before it was uncovered: {shares}"
            shown.append(now)
            watch.seen.clear()
            for _ in range(20):
                seen = player.ready()
                if seen.scene == "handover":
                    break
                player.decide(seen)
    assert any(_alike(shown[0], one) < ALIKE for one in shown[1:])
    kept(program, f"two-people-{pace}")


def test_the_curtain_falls_when_the_window_is_left(start: Start) -> None:
    program = start(seed=6)
    player = TolerancePlayer(Mouse(program))
    player.begin(3, "seat/0/person", "seat/2/person")
    program.scene("handover")
    player.step("handover/lift")
    while player.ready().scene != "table":
        player.decide(player.ready())
    hand = program.screen.glance(_strip(program), STEP)
    program.leave()
    program.scene("handover")
    assert _alike(program.screen.glance(_strip(program), STEP), hand) < ALIKE
    player.step("handover/lift")
    player.ready()


def test_nothing_stays_open_above_the_table_when_the_window_is_left(start: Start) -> None:
    """A question is put to one person, and own piles are seen by their owner alone."""
    program = start(seed=6)
    player = TolerancePlayer(Mouse(program))
    # What is asked beside the table is who plays which role (T2.6).
    player.begin(3, "seat/0/person", "seat/2/person", "game/roles/chosen")
    program.scene("handover")
    player.step("handover/lift")
    program.scene("question")
    program.leave()
    assert program.now().scene == "handover"
    player.step("handover/lift")
    program.scene("question")
    while player.ready().scene != "table":
        player.decide(player.ready())
    # The own piles are closed to all others (T5.2).
    while not (own := [one for one in player.ready().begins("pile/") if one.acts]):
        player.decide(player.ready())
    player.step(own[0].id)
    program.scene("boards")
    program.leave()
    assert program.now().scene == "handover"


def test_the_curtain_tells_what_happened_meanwhile(start: Start) -> None:
    program = start(seed=6)
    player = TolerancePlayer(Mouse(program))
    player.begin(3, "seat/0/person", "seat/2/person")

    def body() -> Pixels:
        """The part of the notice below its first line."""
        left, top, right, bottom = program.box
        w, h = right - left, bottom - top
        picture = program.picture()
        return picture[round(h * 0.56) : round(h * 0.68), round(w * 0.27) : round(w * 0.73)]

    program.scene("handover")
    nothing = body()
    told = []
    for _ in range(6):
        player.step("handover/lift")
        while player.ready().scene != "handover":
            player.decide(player.ready())
        told.append(not np.array_equal(body(), nothing))
    # Some tell one line only, but not all: whoever leads comes back after two others.
    assert any(told)
