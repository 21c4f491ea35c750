"""*Next* leads on and does nothing else, and Enter presses what is framed: in every state there is.

What leads on is a key, a button of a pad, *finish*, and a click that was made while something was
played back, wherever it was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from zlib import crc32

import pytest

from tests.tiers import part, sizes
from tolerance_game.session import Session
from tolerance_game.ui.kit.intents import KEYS, ON_PAD, PAD, Bindings, Intent
from tolerance_game.ui.kit.resting import HELD_BACK
from tolerance_game.ui.kit.spots import Spot, at, look_only
from tolerance_game.ui.kit.stage import IN_SIGHT

from .desk import SMALL, Desk
from .states import STATES

LEADS: Final = ("button/step", "button/finish", "step", "go_on", "finish")
"""Spots that lead on what is played back, and do nothing else."""
PLAYING: Final = (
    "curtain_falling", "curtain_lifting", "starter_told", "trick_my_card_flies",
    "trick_other_card_flies", "trick_queue_slides", "trick_acting", "trick_acting_five",
    "trick_killed", "trick_converted", "trick_silenced", "trick_monarch", "trick_loan",
    "trick_pennant", "trick_laid", "trick_reduced_motion", "trick_won_stands", "trick_done_stands",
    "trick_waits_for_a_key", "trick_first_games", "trick_first_games_five", "trick_acts_stands",
    "sheet_writing", "sheet_tells_execution", "sheet_tells_taxes", "sheet_tells_piety",
    "sheet_tells_deaths", "sheet_tells_pennants", "sheet_awaits_execution", "schisma_announced",
    "schisma_moving", "schisma_moving_mine", "schisma_joining", "schisma_discarding",
    "schisma_drawing", "schisma_swapping", "schisma_lapsed", "schisma_step",
    "schisma_step_discards", "schisma_step_swaps", "schisma_step_joins", "schisma_ending",
    "schisma_reduced", "schisma_waits",
)  # fmt: skip
"""The states in which something is played back."""
ENOUGH: Final = 600
"""No state plays back more steps."""


def kept(desk: Desk) -> tuple[object, ...]:
    """All that *Next* must leave as it is where nothing is played back."""
    stage, top = desk.stage, desk.stage.top
    matches = [scene.session.match for scene in stage.scenes if hasattr(scene, "session")]
    games = [[moment.move for moment in match.moments_for_storage()] for match in matches]
    chosen = [scene.commands.choice for scene in stage.scenes if hasattr(scene, "commands")]
    # The turn that decided a duel is looked for meanwhile, whatever is pressed.
    shown = [spot.id for spot in top.spots() if spot.id != "decided"]
    focus = top.focus, top.framed, top.hover, top.by_keys, top.typing
    stack = [(scene.name, id(scene)) for scene in stage.scenes]
    return desk.context.settings, stack, focus, games, chosen, shown, top.told()


@contextmanager
def noting(desk: Desk) -> Iterator[list[object]]:
    """What is acted on, decided, set and wished for meanwhile, beside what leads on."""
    done: list[object] = []
    real = desk.stage._act

    def act(spot: Spot) -> None:
        leads = spot.id in LEADS or (spot.decides and desk.stage.top.plays_back)
        if not leads and spot.act is not look_only:
            done.append(spot.id)
        real(spot)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk.stage, "_act", act)
        patch.setattr(Session, "submit", lambda *said: done.append(said))
        patch.setattr(desk.context, "keep", done.append)
        patch.setattr(desk.context, "quit", lambda: done.append("quit"))
        yield done


def led_to_the_end(desk: Desk, *intents: Intent) -> None:
    """Presses until nothing is played back any more, whatever scenes that leads to."""
    for press in range(ENOUGH):
        if not desk.stage.top.plays_back:
            desk.pass_time(48)
            if not desk.stage.top.plays_back:
                return
        desk.wish(intents[press % len(intents)])
        desk.pass_time(16)
    raise AssertionError("it never ends")


def test_a_key_and_a_button_of_its_own_say_next() -> None:
    bindings = Bindings.standard()
    for intent in (Intent.STEP, Intent.FINISH):
        keys, buttons = KEYS[intent], PAD[intent]
        assert bindings.keys_of(intent) == keys
        assert bindings.keys_of(intent, pad=True) == tuple(ON_PAD + one for one in buttons)
        assert keys
        assert buttons
    # What was bound before keeps meaning what it did, and the page of keys names what lost its own.
    old = Bindings.standard().bound(Intent.UNDO, "pad:left_trigger")
    assert old.unsaid(pad=True) == (Intent.STEP,)


@pytest.mark.parametrize("presses", sizes(3, 60))
@pytest.mark.parametrize("name", STATES)
def test_next_changes_nothing_but_what_is_played_back_and_enter_presses_what_is_framed(
    name: str, presses: int
) -> None:
    desk = STATES[name].desk(SMALL, fresh=False)
    assert desk.stage.top.plays_back is (name in PLAYING)
    with noting(desk) as done:
        led_to_the_end(desk, Intent.STEP, Intent.FINISH)
        if not desk.stage.top.typing:
            # Also where a focus is framed.
            desk.wish(Intent.NEXT, Intent.NEXT)
        before = kept(desk)
        desk.wish(*[Intent.STEP] * presses, *[Intent.FINISH] * presses)
        assert kept(desk) == before
    assert done == []
    desk.stage.move_pointer(3, 3)
    assert_enter_presses_what_is_framed(desk)


def assert_enter_presses_what_is_framed(desk: Desk) -> None:
    """Nothing is framed: Enter is whose it is said to be, else it only shows the focus."""
    stage, top = desk.stage, desk.stage.top
    if top.typing or not any(spot.focusable for spot in top.spots()):
        return
    pressed: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "_act", lambda spot: pressed.append(spot.id))
        desk.pass_time(2 * IN_SIGHT, IN_SIGHT / 2)
        assert top.framed is None
        says = top.of_enter()
        desk.wish(Intent.CONFIRM)
        assert pressed == ([says] if says else [])
        if says:
            desk.wish(Intent.NEXT)
        for _ in range(2):
            pressed.clear()
            framed = top.framed
            assert framed == top.focus
            assert framed in desk.spots()
            desk.wish(Intent.CONFIRM)
            assert pressed == [framed]
            desk.wish(Intent.NEXT)


def click_through(desk: Desk, x: float, y: float) -> list[object]:
    """Clicks at a place of the canvas while something is played back, and then for a second."""
    stage = desk.stage
    stage.move_pointer(stage.scale.x(x), stage.scale.y(y))
    with noting(desk) as done:
        for _ in range(ENOUGH):
            if not stage.top.plays_back:
                break
            desk.click_again()
            desk.pass_time(48)
        assert not stage.top.plays_back
        before = kept(desk)
        for _ in range(round(HELD_BACK / 100) - 2):
            desk.click_again()
            desk.pass_time(100, 50)
        assert kept(desk) == before
    return done


def places(name: str) -> list[Spot]:
    """What can be acted on when all was played back, where a click led on before."""
    desk = STATES[name].desk(SMALL, fresh=False)
    before = list(desk.stage.top.spots())
    led_to_the_end(desk, Intent.FINISH)
    found = []
    for spot in desk.stage.top.spots():
        was = at(before, spot.box.cx, spot.box.cy)
        leads = was is None or was.decides or was.act is look_only or was.id in LEADS
        if leads and spot.act is not look_only:
            found.append(spot)
    return found


@pytest.mark.parametrize("name", part(PLAYING))
@pytest.mark.parametrize("most", sizes(1, 12))
def test_a_click_that_led_on_counts_as_next(name: str, most: int) -> None:
    found = sorted(places(name), key=lambda spot: crc32(f"{name} {spot.id}".encode()))
    for spot in found[:most]:
        desk = STATES[name].desk(SMALL, fresh=False)
        assert click_through(desk, spot.box.cx, spot.box.cy) == [], spot.id
