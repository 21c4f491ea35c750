"""What happens between the last trick of a reign and its points, scene by scene."""

from __future__ import annotations

import pytest

from tests.ui.desk import Desk
from tests.ui.states_kit import Moment, pass_until
from tests.ui.states_tricks import has
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.state import EXECUTION
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.ui.tolerance.scenes.reckoning import ReckoningScene


def about_to_execute() -> Moment:
    """A game whose next move ends the reign, with the Monarch on the board of the first seat."""
    for seed in range(1, 40):
        moment = Moment(coming=has(told.ReignEnded), seed=seed)
        match = moment.match
        state = match.game.apply(match.state_for_storage(match.number), moment.move)[0]
        if state.phase == EXECUTION and match.game.to_act(state) == 0:
            return moment
    raise AssertionError("nobody executes")


@pytest.mark.parametrize("pace", ["normal", "none"])
def test_the_sheet_opens_before_the_execution_and_goes_on_after_it(pace: str) -> None:
    # T6.1 comes before taxes and piety (T6.3-4), and all of them stand on the sheet.
    moment = about_to_execute()
    desk = Desk(settings=changed(Settings(), "pace.animation", pace), fresh=False)
    game = ToleranceGame(desk.context, moment.session)
    desk.stage.push(game.table)
    desk.pass_time(32)
    moment.goes_on()
    desk.stage.tick(desk.now)
    game.table.commands.finish()
    scenes: list[str] = []
    for _ in range(4000):
        desk.pass_time(16)
        if not scenes or scenes[-1] != desk.stage.top.name:
            scenes.append(desk.stage.top.name)
        if scenes[-1] == "boards":
            break
    # At instant speed the question lies over the sheet at once.
    assert scenes[-2:] == ["reckoning", "boards"] if pace == "normal" else ["boards"]
    sheet = desk.stage.scenes[-2]
    assert isinstance(sheet, ReckoningScene)
    assert sheet.page.awaits
    # Nothing of it was booked yet.
    assert sheet.page.sheet.stage == "execution"
    able = sorted(spot for spot in desk.spots() if spot.startswith("card/"))
    # Loans of the others are repaid, or not, at once.
    moment.puppets.at_once = True
    number = moment.match.number
    for card in able:
        desk.spots()[card].act()
        if moment.match.number > number:
            break
    assert moment.match.number > number
    pass_until(desk, lambda: isinstance(desk.stage.top, ReckoningScene))
    sheet = desk.stage.top
    assert isinstance(sheet, ReckoningScene)
    if pace == "normal":
        page = sheet.page
        pass_until(desk, lambda: page.telling is not None)
        assert page.telling is not None
        assert page.telling.stage == "execution"
        desk.wish(Intent.FINISH)
    pass_until(desk, lambda: not sheet.writing)
    assert sheet.page.sheet.booked(sheet.page.reign, "piety")
