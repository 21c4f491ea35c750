"""The table while the disk takes its time: nothing is shown that is not there to stay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.disks import FullDisk
from tests.session.tables import ENOUGH
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.storage.saves import journal
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.table.chronicle import ChronicleLine
from tolerance_game.ui.table.commands import UNNOTICED
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .parties import Party


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    """A disk that answers when it is told to, however long that takes here."""
    monkeypatch.setattr(journal, "SLOW", ENOUGH)
    return FullDisk()


@pytest.fixture
def party(tmp_path: Path, disk: FullDisk) -> Iterator[Party]:
    """A table on it, where the person is to play a card."""
    party = Party(tmp_path, disk=disk)
    for _ in range(400):
        party.session.settled()
        party.wait(1)
        view = party.scene.view
        if party.scene.my_turn and view.phase == PLAY:
            break
        if party.scene.my_turn:
            party.scene.commands.submit(view.moves[0])
    yield party
    disk.is_full = False
    disk.answers.set()


def lines_of(party: Party) -> list[ChronicleLine]:
    """What the chronicle tells."""
    return [line for group in party.scene.playback.chronicle.groups for line in group.lines]


def _card(scene: TableScene) -> str:
    """A card that may be played and needs no suit."""
    return next(one for one in scene.model.hand if one in scene.model.legal and "wild" not in one)


def on_the_table(party: Party) -> tuple[object, ...]:
    """What of the game can be seen on the screen."""
    scene = party.scene
    lines = tuple(line.text for line in lines_of(party))
    trick = tuple(play.card for play in scene.shown.trick.cards)
    return scene.model.hand, trick, lines, scene.told()["moves"], scene.model.thinking


def test_a_clicked_card_is_played_when_it_is_on_the_disk(party: Party, disk: FullDisk) -> None:
    scene = party.scene
    card = _card(scene)
    before, prompt = on_the_table(party), scene.prompt()
    disk.answers.clear()
    party.desk.click(f"hand/{card}")
    party.desk.pass_time(UNNOTICED / 2)
    assert on_the_table(party) == before
    # The card stands out: the click was heard. On an ordinary disk nothing else is seen of it.
    assert scene.model.chosen == card
    assert scene.prompt() == prompt
    # Whoever waits for long hears why; and a second click, on whatever card, is no second move.
    party.desk.pass_time(UNNOTICED)
    assert scene.prompt() == (scene.words.say("table.prompt.saving"), False)
    other = next(one for one in scene.model.hand if one != card)
    party.desk.click(f"hand/{other}")
    assert not scene.commands.answers.refusal
    assert on_the_table(party) == before
    disk.answers.set()
    party.session.settled()
    party.desk.pass_time(50)
    assert card not in scene.model.hand
    assert card in [line.card for line in lines_of(party)]
    assert scene.commands.under_way is None
    assert scene.prompt() != (scene.words.say("table.prompt.saving"), False)


def test_the_card_of_an_opponent_is_laid_when_it_is_on_the_disk(
    party: Party, disk: FullDisk
) -> None:
    scene = party.scene
    card = _card(scene)
    party.desk.click(f"hand/{card}")
    party.session.settled()
    disk.answers.clear()
    party.desk.pass_time(50)
    before = on_the_table(party)
    party.desk.pass_time(2000)
    assert on_the_table(party) == before
    assert party.session.match.number > party.session.number
    disk.answers.set()
    party.session.settled()
    party.desk.pass_time(50)
    assert on_the_table(party) != before


def test_a_move_taken_back_lies_there_until_that_is_on_the_disk(
    party: Party, disk: FullDisk
) -> None:
    scene = party.scene
    party.session.is_held = True
    card = _card(scene)
    party.desk.click(f"hand/{card}")
    party.session.settled()
    scene.catch_up()
    scene.commands.finish()
    assert card not in scene.model.hand
    if party.session.handover.undo_limit() is not None:
        pytest.fail("nobody has answered")
    disk.answers.clear()
    scene.commands.undo()
    party.desk.pass_time(100)
    assert card not in scene.model.hand
    disk.answers.set()
    party.session.settled()
    party.desk.pass_time(50)
    assert card in scene.model.hand


def test_a_disk_that_refuses_keeps_nobody_waiting(party: Party, disk: FullDisk) -> None:
    scene = party.scene
    disk.is_full = True
    card = _card(scene)
    party.desk.click(f"hand/{card}")
    party.session.settled()
    party.desk.pass_time(50)
    assert card not in scene.model.hand
    assert party.session.saved.warnings


def test_the_curtain_waits_for_whoever_is_next_once_it_is_on_the_disk(
    tmp_path: Path, disk: FullDisk
) -> None:
    """The screen is covered while a card is being written: it is not the last player's any more."""
    plain = changed(Settings(), "play.first_card", False)
    party = Party(tmp_path, people=2, disk=disk, settings=plain)
    desk, session = party.desk, party.session
    game = ToleranceGame(desk.context, session)
    desk.stage.replace(game.table)

    def until(scene: str) -> None:
        for _ in range(200):
            if desk.stage.top.name == scene:
                return
            session.settled()
            desk.pass_time(16)
        pytest.fail(f"{scene} did not come")

    def lift() -> int:
        until("handover")
        desk.pass_time(2000)
        desk.click("handover/lift")
        until("table")
        return session.handover.phase.seat

    seat = lift()
    for _ in range(100):
        view = game.table.view
        if game.table.my_turn and view.phase == PLAY and len(view.trick.plays) < 3:
            break
        if game.table.my_turn:
            game.table.commands.submit(view.moves[0])
        session.settled()
        desk.pass_time(16)
        if desk.stage.top.name == "handover":
            seat = lift()
    disk.answers.clear()
    game.table.commands.submit(view.moves[0])
    game.table.commands.cover()
    desk.pass_time(2000)
    # Still the table, which shows nobody's hand.
    assert desk.stage.top is game.table
    assert session.is_under_way
    assert game.table.source.is_covered
    disk.answers.set()
    session.settled()
    following = lift()
    assert following != seat
    assert game.table.my_turn
