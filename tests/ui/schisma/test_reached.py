"""Every spot of Schisma's table is in reach of keys alone, and says what it is."""

from __future__ import annotations

import pytest

from tests.tiers import part
from tests.ui.checks import assert_reached_by_keys
from tests.ui.golden import shot_of
from tests.ui.states import STATES

NAMES = [name for name in STATES if name.startswith("schisma_")]


@pytest.mark.parametrize("name", part(NAMES))
def test_every_spot_is_in_reach(name: str) -> None:
    desk = STATES[name].desk(shot_of(name).size, "en", fresh=False)
    assert_reached_by_keys(desk.stage.top)
    assert [one.id for one in desk.spots().values() if one.focusable and not one.says.strip()] == []
