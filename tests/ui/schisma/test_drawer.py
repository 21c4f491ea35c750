"""The chronicle stands beside the table in windows of any width, and takes nothing away."""

from __future__ import annotations

from itertools import product

import pytest

from tests.ui.checks import assert_legible
from tests.ui.desk import SMALL
from tolerance_game.games.schisma.rules.moves import Petition
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.look_back import look_back
from tolerance_game.ui.schisma.table import ways
from tolerance_game.ui.schisma.table.chronicle_panel import is_explained

from .sittings import Sitting, at_turn

SIZES = (SMALL, (1280, 696), (1280, 772), (1366, 705), (1600, 900))
"""Also with a title bar, in which the window is a little wider or higher than 16:9."""


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ("en", "de"))))
def test_an_open_chronicle_covers_no_button_and_nobody(
    size: tuple[int, int], language: str
) -> None:
    sitting = Sitting(at_turn(7), size=size, language=language)
    scene, desk = sitting.scene, sitting.desk
    if scene.drawer.is_open:
        desk.wish(Intent.CHRONICLE)
    closed = set(desk.spots())
    desk.wish(Intent.CHRONICLE)
    spots = desk.spots()
    # The chronicle has a button of its own by which it is closed.
    assert closed - set(spots) == {"button/chronicle"}
    beside = scene.model.layout.chronicle
    parts = ("log/", "filter/", "chronicle")
    for spot in spots.values():
        assert spot.id.startswith(parts) or not spot.box.touches(beside), spot.id
    assert_legible(desk)
    desk.click("button/threats")
    assert scene.model.threats_shown
    desk.click("chronicle/close")
    assert not scene.drawer.is_open


@pytest.mark.parametrize("size", SIZES)
def test_who_looks_back_plays_on_beside_an_open_chronicle(size: tuple[int, int]) -> None:
    sitting = Sitting(at_turn(7), size=size)
    branched: list[int] = []
    scene = look_back(sitting.desk.context, sitting.session, 3, branched.append)
    sitting.desk.stage.push(scene)
    sitting.desk.pass_time(48)
    if not scene.drawer.is_open:
        sitting.desk.wish(Intent.CHRONICLE)
    assert scene.drawer.is_open
    assert_legible(sitting.desk)
    sitting.click("button/branch")
    assert len(branched) == 1


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ("en", "de"))))
def test_below_its_lines_it_tells_the_petition_that_is_chosen(
    size: tuple[int, int], language: str
) -> None:
    sitting = Sitting(at_turn(7), size=size, language=language)
    scene, desk = sitting.scene, sitting.desk
    if not scene.drawer.is_open:
        desk.wish(Intent.CHRONICLE)
    assert not is_explained(scene.model)
    move = next(one for one in sitting.legal if isinstance(one, Petition) and any(one.targets))
    person = scene.view.display[move.column]
    assert person is not None
    desk.click("action/petition")
    desk.click(f"person/{move.column}")
    assert is_explained(scene.model)
    assert ways.explained_person(scene.model) == person.person
    name = scene.words.named("person", person.person)
    beside = scene.model.layout.chronicle
    texts = assert_legible(desk)
    assert name in [one.text for one in texts if one.size == 26 and one.box.x > beside.x]
