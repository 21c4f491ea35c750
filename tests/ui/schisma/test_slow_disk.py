"""Schisma's table while the disk takes its time: a click was heard, and counts once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.disks import FullDisk
from tests.session.tables import ENOUGH, Puppets, a_home
from tests.ui.desk import Desk
from tolerance_game.games.schisma.rules.moves import Beseech, Excommunicate, Petition
from tolerance_game.session import Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.saves import journal
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.table.commands import UNNOTICED

from .sittings import BOTH


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    """A disk that answers when it is told to, however long that takes here."""
    monkeypatch.setattr(journal, "SLOW", ENOUGH)
    return FullDisk()


@pytest.fixture
def table(tmp_path: Path, disk: FullDisk) -> Iterator[tuple[Desk, TableScene]]:
    """Rome's first turn between two people."""
    home = a_home(tmp_path, Puppets(at_once=False), system=disk)
    laid = lay_table("schisma", {}, ("thumb",), 3, home.catalogue)
    session = Session.begin(home, laid, BOTH).settled()
    desk = Desk(settings=changed(Settings(), "pace.animation", "none"), fresh=False)
    scene = TableScene(desk.context, session)
    desk.stage.push(scene)
    desk.pass_time(200)
    yield desk, scene
    disk.answers.set()
    home.close()


def _arrives(desk: Desk, scene: TableScene, disk: FullDisk) -> None:
    """The disk answers, and what was done is shown."""
    disk.answers.set()
    scene.session.settled()
    desk.pass_time(200)


def test_an_action_stays_in_sight_until_it_is_on_the_disk(
    table: tuple[Desk, TableScene], disk: FullDisk
) -> None:
    desk, scene = table
    shown = scene.shown.public
    disk.answers.clear()
    desk.click("person/1")
    desk.click("menu/beseech")
    assert scene.session.match.moments_for_storage()[-1].move == Beseech(1)
    desk.pass_time(UNNOTICED / 2)
    assert scene.shown.public == shown
    plan = scene.model.plan
    assert plan is not None
    assert plan.move == Beseech(1)
    desk.pass_time(UNNOTICED)
    assert scene.prompt() == (scene.words.say("table.prompt.saving"), False)
    # A second click, on whatever, is no second action and begins nothing.
    number = scene.session.match.number
    for spot in ("person/2", "action/chastise", "person/3"):
        desk.click(spot)
    assert scene.session.match.number == number
    assert scene.commands.plan is None
    assert not scene.commands.answers.refusal
    _arrives(desk, scene, disk)
    assert scene.shown.public != shown
    assert scene.model.plan is None
    assert (scene.commands.action, scene.commands.menu) == ("", None)


@pytest.mark.parametrize("kind", [Petition, Excommunicate])
def test_what_waits_to_be_carried_out_is_carried_out_once(
    table: tuple[Desk, TableScene], disk: FullDisk, kind: type[Petition | Excommunicate]
) -> None:
    desk, scene = table
    desk.change("play.confirm_card", True)
    moves = scene.session.match.legal_moves(1)
    move = next(one for one in moves if isinstance(one, kind))
    action = "petition" if isinstance(move, Petition) else "excommunicate"
    desk.click(f"action/{action}")
    desk.click(f"person/{move.column}")
    for columns in getattr(move, "targets", ()):
        for column in columns:
            desk.click(f"person/{column}")
    disk.answers.clear()
    plan = scene.commands.plan
    desk.click("button/carry_out")
    number = scene.session.match.number
    desk.click("button/carry_out")
    desk.pass_time(100)
    assert scene.session.match.number == number
    assert scene.model.plan == plan, "as it was when it was carried out"
    _arrives(desk, scene, disk)
    assert scene.commands.plan is None
    assert scene.told()["moves"] == number
