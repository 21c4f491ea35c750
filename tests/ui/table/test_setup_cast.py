"""Who sits at a table being set up: others each time, whoever is wanted, each of them once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.checks import assert_reachable
from tests.ui.desk import Desk
from tests.ui.states_kit import catalogue
from tolerance_game.games import names, offered_cast
from tolerance_game.match.cast import CAST, level_of
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session.choices import Choices, remembered
from tolerance_game.storage.saves.game_header import options_of
from tolerance_game.storage.settings.settings import Settings
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.setup import SetupScene as SchismaSetup
from tolerance_game.ui.table.game_room import SetupActions
from tolerance_game.ui.tolerance.scenes.setup import SetupScene as ToleranceSetup
from tolerance_game.words import Words

USUAL: dict[str, Choices] = {
    "tolerance": Choices("tolerance", (Person("Anna"), *(Opponent("fair") for _ in range(3)))),
    "schisma": Choices("schisma", (Person("Anna"), Opponent("fair"))),
}


class Page:
    """The page of set-up, and the choices that were begun with."""

    def __init__(self, game: str, luck: int = 1, last: Choices | None = None) -> None:
        self.desk, self.begun = Desk(fresh=False), list[Choices]()
        actions = SetupActions(
            lambda choices, _seed: self.begun.append(choices), lambda: None, luck
        )
        context, last = self.desk.context, last or USUAL[game]
        scene: Any
        if game == "tolerance":
            scene = ToleranceSetup(context, last, actions)
        else:
            usual, data = options_of(game, {}, catalogue())[0], catalogue().of(game)
            scene = SchismaSetup(context, last, actions, usual, data)
        self.desk.stage.push(scene)

    def click(self, *spots: str) -> Page:
        """Clicks one after the other."""
        for spot in spots:
            self.desk.click(spot)
        return self

    @property
    def seats(self) -> Seats:
        """Who would play now."""
        self.desk.click("new/start")
        return self.begun[-1].seats

    @property
    def faces(self) -> list[str]:
        """Who is seen at the table."""
        return [one.face for one in self.seats]


@pytest.mark.parametrize("game", names())
def test_each_table_has_others_and_the_same_number_the_same(game: str) -> None:
    tables = {tuple(Page(game, luck).faces[1:]) for luck in range(6)}
    assert len(tables) > 1
    assert Page(game, 4).faces == Page(game, 4).faces
    for table in tables:
        assert set(table) <= set(offered_cast(game))
        assert len(set(table)) == len(table)


def test_a_level_is_chosen_apart_from_the_person() -> None:
    page = Page("tolerance")
    before = page.faces
    page.click("seat/1/player/more")
    assert [level_of(one.player) for one in page.seats[1:] if isinstance(one, Opponent)] == [
        "able", "fair", "fair",
    ]  # fmt: skip
    assert page.faces == before


def test_somebody_is_chosen_in_the_gallery_and_kept_for_the_next_table() -> None:
    page = Page("tolerance")
    wanted = next(one for one in CAST if one not in page.faces and one != "cardinal")
    page.click("seat/2/face", f"cast/{wanted}")
    assert page.faces[2] == wanted
    choices = page.begun[-1]
    assert choices.drawn == {1, 3}
    kept = remembered(Settings(), choices).table
    assert kept.seats == ("person", "fair", f"fair/{wanted}", "fair")


def test_whoever_sits_elsewhere_changes_seats() -> None:
    page = Page("tolerance")
    _, first, second, _ = page.faces
    page.click("seat/1/face", f"cast/{second}")
    assert page.faces[1:3] == [second, first]


def test_a_person_wears_a_face_or_none() -> None:
    page = Page("tolerance").click("seat/0/face", "cast/envoy")
    assert page.seats[0] == Person("Anna", "envoy")
    assert remembered(Settings(), page.begun[-1]).table.faces == ("envoy", "", "", "")
    page.click("seat/0/face", "gallery/none")
    assert page.seats[0] == Person("Anna")


def test_a_person_who_asks_for_no_face_has_none() -> None:
    assert Page("tolerance").seats[0] == Person("Anna")
    for game in names():
        assert "seat/1/choose" not in Page(game).desk.spots(), "opponents have one anyhow"


@pytest.mark.parametrize("game", names())
def test_a_person_comes_to_the_faces_and_back_by_keys_or_buttons_alone(game: str) -> None:
    page = Page(game)
    page.desk.wish(Intent.NEXT)
    for _ in range(200):
        if page.desk.stage.top.focus == "seat/0/choose":
            break
        page.desk.wish(Intent.NEXT)
    page.desk.wish(Intent.CONFIRM)
    assert page.desk.stage.top.focus == "gallery/surprise", "no face is chosen yet"
    page.desk.wish(Intent.UP)
    chosen = (page.desk.stage.top.focus or "").removeprefix("cast/")
    page.desk.wish(Intent.CONFIRM)
    assert chosen in offered_cast(game)
    assert page.faces[0] == chosen
    assert page.faces[1:].count(chosen) == 0, "whoever had it looks otherwise now"


@pytest.mark.parametrize("game", names())
def test_surprises_come_for_one_seat_and_for_the_table(game: str) -> None:
    page = Page(game)
    before = page.faces
    page.click("seat/1/face", "gallery/surprise")
    assert page.faces[1] not in before
    assert page.faces[2:] == before[2:]
    before = page.faces
    page.click("game/surprise")
    for seat, face in enumerate(page.faces[1:], 1):
        assert face != before[seat]
    assert len(set(page.faces)) == len(page.faces)


def test_one_more_at_the_table_is_nobody_who_sits_there() -> None:
    page = Page("tolerance").click("players/5")
    assert len(set(page.faces)) == 5
    page.click("seat/1/person", "seat/1/program")
    assert len(set(page.faces)) == 5


def test_who_they_are_is_said_of_whoever_is_looked_at() -> None:
    page = Page("tolerance")
    words, face = Words("en"), page.faces[1]
    page.desk.point("seat/1/face")
    shown = " ".join(one.text for one in page.desk.texts())
    assert words.say(f"cast.{face}.temper") in shown
    page.click("seat/1/face")
    page.desk.point("cast/poet")
    shown = " ".join(one.text for one in page.desk.texts())
    assert words.say("cast.poet.temper") in shown


@pytest.mark.parametrize("game", names())
def test_all_of_it_is_in_reach_of_keys(game: str) -> None:
    page = Page(game)
    assert_reachable(page.desk)
    page.click("seat/1/face")
    assert_reachable(page.desk)
    page.desk.wish(Intent.BACK)
    assert "new/start" in page.desk.spots()
    assert page.desk.stage.top.focus == "seat/1/face"


def test_nobody_sits_in_two_seats_of_an_earlier_table() -> None:
    seats = (Person("Anna", "lady"), Opponent("able/lady"), Opponent("able/monk"))
    page = Page("tolerance", 1, Choices("tolerance", seats, {"players": 3}))
    assert page.faces == ["", "lady", "monk"]


def test_a_gallery_is_called_by_its_side_while_that_is_settled() -> None:
    def titles(page: Page) -> str:
        return " ".join(one.text for one in page.desk.texts())

    assert "ho plays for Rome?" in titles(Page("schisma").click("seat/1/face"))
    assert "ho sits at seat 2?" in titles(Page("schisma").click("game/sides/lot", "seat/1/face"))
    assert "ho sits at seat 2?" in titles(Page("tolerance").click("seat/1/face"))
