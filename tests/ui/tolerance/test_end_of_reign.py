"""What happens between the last trick of a reign and its points, scene by scene."""

from __future__ import annotations

import pytest

from tests.ui.desk import Desk
from tests.ui.states_kit import Moment, pass_until
from tests.ui.states_tricks import has
from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.state import EXECUTION, REPAY
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.handover import HandoverScene
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


class Shared:
    """Three people at one screen, from the last move of a reign on."""

    def __init__(self, desk: Desk, moment: Moment) -> None:
        self.desk, self.moment = desk, moment
        self.game = ToleranceGame(desk.context, moment.session)
        desk.stage.push(self.game.table)
        desk.pass_time(64)
        self.read: list[tuple[Seat, int, str]] = []
        """Who was led through the sheet: of which reign, and how far it went."""
        self.said: list[tuple[Seat, str, set[str]]] = []
        """For whom the curtain hung, for what, and its texts."""

    def _note(self, scene: ReckoningScene) -> None:
        found = self.game.table.me, scene.page.reign, scene.page.sheet.stage
        if found not in self.read:
            self.read.append(found)

    def step(self) -> None:
        """Whatever is asked is answered somehow."""
        top, match = self.desk.stage.top, self.moment.match
        table = self.game.table
        if isinstance(top, HandoverScene):
            phase = match.view(match.to_act).phase if match.to_act is not None else ""
            self.desk.pass_time(1000)
            seat = self.moment.session.handover.phase.seat
            self.said.append((seat, phase, {one.text for one in self.desk.texts()}))
            self.desk.click("handover/lift")
            self.desk.pass_time(1000)
        elif isinstance(top, ReckoningScene):
            self.desk.wish(Intent.FINISH)
            self._note(top)
            if self.desk.stage.top is top:
                self.desk.click("next")
        elif table.view.moves and self.moment.session.handover.legal_moves():
            while (over := self.desk.stage.top) is not table:
                if isinstance(over, ReckoningScene):
                    # A question lay over it.
                    self._note(over)
                self.desk.stage.pop()
            table.commands.submit(table.view.moves[0])
        self.desk.pass_time(64)


def last_move(seed: int, asked: str) -> tuple[Moment, bool]:
    """The last move of a reign that leads to this question, put to somebody else."""
    moment = Moment(coming=has(told.ReignEnded), seed=seed, players=3, people=3, hidden_roles=True)
    match = moment.match
    state = match.game.apply(match.state_for_storage(match.number), moment.move)[0]
    return moment, state.phase == asked and match.game.to_act(state) != match.to_act


@pytest.mark.parametrize("pace", ["normal", "none"])
def test_everyone_at_one_screen_is_led_through_the_sheet(pace: str) -> None:
    moments = (last_move(seed, REPAY) for seed in range(1, 90))
    moment = next(found for found, is_fit in moments if is_fit)
    settings = changed(Settings(), "pace.animation", pace)
    shared = Shared(Desk(settings=settings, fresh=False), moment)
    for _ in range(900):
        shared.step()
        if {seat for seat, _, stage in shared.read if stage == "points"} == {0, 1, 2}:
            break
    assert {seat for seat, _, stage in shared.read if stage == "points"} == {0, 1, 2}
    assert {reign for _, reign, _ in shared.read} == {1}
    # T6.3-4: taxes and piety are booked before loans are repaid, and can be read before that.
    asked, phase, texts = next(one for one in shared.said if one[1] == REPAY)
    assert phase == REPAY
    assert any("reign of Mary I ended" in text for text in texts)
    assert "receives for living cards:" in " ".join(texts)
    assert (asked, 1) in {(seat, reign) for seat, reign, stage in shared.read if stage != "points"}
