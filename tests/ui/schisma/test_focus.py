"""Whoever has only keys or a pad always sees where the focus is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.pad_hand import PadHand
from tolerance_game.games.schisma.rules.moves import Petition
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.table import TableScene

from .sittings import AGAINST, BOTH, Sitting, at_turn


def _menu(sitting: Sitting) -> None:
    sitting.click("person/1")


def _action(sitting: Sitting) -> None:
    sitting.click("action/chastise")


def _petition(sitting: Sitting) -> None:
    """One target is picked, if there is more to choose."""
    column = next(
        move.column for move in sitting.legal if isinstance(move, Petition) and any(move.targets)
    )
    sitting.click("action/petition", f"person/{column}")
    plan = sitting.scene.commands.plan
    assert plan is not None
    assert plan.ask is not None
    able = [one for one, why in enumerate(plan.ask.why_not) if why is None]
    sitting.click(f"person/{able[0]}")


def _nothing(_sitting: Sitting) -> None:
    """Nothing is chosen."""


SITUATIONS: Final[dict[str, Callable[[Sitting], None]]] = {
    "nothing": _nothing, "menu": _menu, "action": _action, "petition": _petition,
}  # fmt: skip


def _around(desk: Desk, box: Box) -> pygame.Rect:
    box, scale = box.grown(10), desk.stage.scale
    return pygame.Rect(scale.x(box.x), scale.y(box.y), scale.px(box.w), scale.px(box.h))


def _differs(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> bool:
    area = area.clip(one.get_rect())
    parts = (pygame.image.tobytes(picture.subsurface(area), "RGB") for picture in (one, other))
    return len(set(parts)) == 2


@pytest.mark.parametrize(
    ("situation", "theirs"), [*((name, False) for name in SITUATIONS), ("nothing", True)]
)
def test_the_focus_is_seen_on_every_spot(situation: str, theirs: bool) -> None:
    seats = AGAINST if theirs else BOTH
    sitting = Sitting(at_turn(5, seat=0 if theirs else 1), size=SMALL, seats=seats)
    SITUATIONS[situation](sitting)
    scene, desk = sitting.scene, sitting.desk
    desk.wish(Intent.NEXT)
    hidden = []
    for _ in [spot for spot in scene.spots() if spot.focusable]:
        desk.wish(Intent.NEXT)
        scene.by_keys = True
        with_it = desk.picture().copy()
        scene.by_keys = False
        without = desk.picture()
        scene.by_keys = True
        spot = desk.spots()[str(scene.focus)]
        if not _differs(with_it, without, _around(desk, spot.box)):
            hidden.append(spot.id)
    assert hidden == []


# A pad.


def _turns(hand: PadHand, scene: TableScene) -> None:
    """Rounds of the window's loop, until nothing moves."""
    for _ in range(400):
        hand.turn()
        if not scene.is_moving:
            return
    raise AssertionError("it never comes to rest")


def _to(hand: PadHand, scene: TableScene, spot: str) -> None:
    """Shoulder buttons lead to a spot; the focus is always on something that is there."""
    for _ in range(60):
        if scene.focus == spot:
            return
        hand.tap("right_shoulder")
        assert scene.focus in {one.id for one in scene.spots()}
    raise AssertionError(f"{spot} is not reached")


def test_a_turn_by_a_gamepad_alone(hand: PadHand) -> None:
    """The person first, then the action; the action first, then a petition with its targets."""
    sitting = Sitting(at_turn(5))
    match, seat = sitting.match, sitting.state.seat
    scene = TableScene(hand.desk.context, sitting.session)
    hand.desk.stage.push(scene)
    _turns(hand, scene)
    hand.tap("dpad_left")
    _to(hand, scene, "person/2")
    hand.tap("a")
    assert scene.commands.menu == 2
    hand.tap("b")
    assert scene.commands.menu is None
    assert scene.focus == "person/2"
    move = next(one for one in sitting.legal if isinstance(one, Petition) and any(one.targets))
    _to(hand, scene, "action/petition")
    hand.tap("a")
    _to(hand, scene, f"person/{move.column}")
    hand.tap("a")
    for columns in move.targets:
        for column in columns:
            _to(hand, scene, f"person/{column}")
            hand.tap("a")
    assert scene.focus == "button/carry_out"
    hand.tap("b")
    plan = scene.commands.plan
    assert plan is not None
    assert plan.ask is not None, "B takes the last target back"
    hand.tap("a")
    _to(hand, scene, "button/carry_out")
    hand.tap("a")
    _turns(hand, scene)
    assert sitting.last_move == move
    assert match.to_act == seat or match.outcome is not None
    _to(hand, scene, "button/flip")
    bottom = scene.model.bottom
    hand.tap("a")
    assert scene.model.bottom == 1 - bottom
