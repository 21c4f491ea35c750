"""Arrows beside a text are there only while there is more of it than fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.desk import LARGE, Desk
from tests.ui.states_pages import help_on
from tolerance_game.ui.pages.credits import CreditsScene


def _arrows(desk: Desk) -> set[str]:
    desk.picture()
    return {one for one in desk.spots() if one.endswith(("/up", "/down"))}


@pytest.mark.parametrize("full", [True, False])
def test_of_the_credits(tmp_path: Path, *, full: bool) -> None:
    desk = Desk(LARGE, fresh=False)
    path = None if full else tmp_path / "none"
    desk.stage.push(CreditsScene(desk.context, path=path))
    assert _arrows(desk) == ({"credits/up", "credits/down"} if full else set())


def test_of_a_section_of_the_rules() -> None:
    """The first section of the book is short, that of the trick is not."""
    desk = Desk(LARGE, fresh=False)
    desk.stage.push(help_on(desk.context, paragraphs=("T4.5",)))
    assert _arrows(desk) == {"rules/up", "rules/down"}
    desk.click("rules/T1")
    assert _arrows(desk) == set()
    desk.click("rules/T4")
    assert _arrows(desk) == {"rules/up", "rules/down"}
