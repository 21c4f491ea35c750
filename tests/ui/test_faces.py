"""Faces stand wherever a role's sign stood alone; without their plates all is as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.desk import SMALL
from tests.ui.states import STATES
from tests.ui.states_faces import FIVE, FOUR
from tolerance_game.match.cast import CAST
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.pages import faces
from tolerance_game.ui.tolerance.scenes.result_table import NAMES

SEEN = {
    "table_faces": FOUR[1:],
    "table_face_worn": ("lady", *FOUR[1:]),
    "schisma_faces": ("cardinal",),
    "result_faces": FIVE,
    "sheet_faces": ("poet", *FOUR[1:]),
    "schisma_result_faces": ("abbess", "monk"),
    "curtain_face": ("lady", "envoy", "alewife", "condottiere"),
    "saves_faces": (*FOUR[1:], *FIVE, "cardinal"),
    "saves_going_faces": (*FOUR[1:], *FIVE, "cardinal"),
    "setup_gallery": tuple(person for person in CAST if person != "cardinal"),
}
Drawn = Callable[[str, bool], list[str]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The plates that a state draws, with or without those of faces."""
    names: list[str] = []

    def note(_canvas: Canvas, name: str, _box: Box) -> None:
        names.append(name)

    def drawn_by(state: str, there: bool) -> list[str]:
        monkeypatch.setattr(faces, "has_plate", lambda _name: there)
        monkeypatch.setattr(Canvas, "plate", note)
        names.clear()
        STATES[state].desk(SMALL).picture()
        return names

    return drawn_by


@pytest.mark.parametrize("state", SEEN)
def test_faces_stand_there(drawn: Drawn, state: str) -> None:
    found = {name.split("-")[1] for name in drawn(state, True) if name.startswith("face-")}
    assert found == set(SEEN[state])


@pytest.mark.parametrize("state", SEEN)
def test_without_plates_nothing_is_missing(drawn: Drawn, state: str) -> None:
    assert not [name for name in drawn(state, False) if name.startswith("face-")]


def test_the_role_remains_as_a_seal(drawn: Drawn) -> None:
    for state, seals in (("table_faces", 3), ("result_faces", 2 * 5), ("curtain_face", 1)):
        names = [one for one in drawn(state, True) if one.startswith("role-") and "tiny" in one]
        assert len(names) == seals, state


def test_no_seal_tells_a_hidden_role(drawn: Drawn) -> None:
    seals = [name for name in drawn("sheet_faces", True) if name.endswith("-tiny")]
    assert len(seals) == 1, "one's own"
    names = drawn("table_remark_five", True)
    own = {name.split("-")[1] for name in names if name.endswith("-tiny")}
    assert own == {"gregory"}, "one's own, on the sheet of one's goals"


@pytest.mark.parametrize("state", ["result_faces", "result_four"])
def test_the_final_table_shows_all_as_large_as_one_must_see_them(
    monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    found: list[float] = []

    def note(canvas: Canvas, name: str, box: Box) -> None:
        if name.startswith(("face-", "role-")) and not name.endswith("-tiny") and box.x < NAMES:
            found.append(canvas.rect(box.grown(2)).w)

    monkeypatch.setattr(Canvas, "plate", note)
    desk = STATES[state].desk(SMALL)
    desk.picture()
    assert len(found) == (5 if state == "result_faces" else 4)
    assert min(found) >= 44
