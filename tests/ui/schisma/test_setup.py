"""Setting up a game of Schisma: sides, persons, house rules, and how many games are played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.ui.checks import assert_legible, assert_reachable, at_both_sizes
from tests.ui.desk import Desk
from tests.ui.states_kit import focus_on
from tolerance_game.core.errors import Malformed, Reason
from tolerance_game.games import offered_cast
from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, Options
from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session.choices import Choices
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.saves.game_header import options_of
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.pages.player_names import names_of
from tolerance_game.ui.schisma.scenes.setup import SetupScene
from tolerance_game.ui.table.game_room import SetupActions
from tolerance_game.words import Words

CATALOGUE = load_catalogue()
USUAL: Options = options_of("schisma", {}, CATALOGUE)[0]
LAST = Choices("schisma", (Person("Anna"), Opponent("fair")))
PRIESTS = ["cardinal", "priest", "preacher", "noble", "knight", "peasant"]
FULL = Choices(
    "schisma",
    (Person("Wilhelmine Friederike von der Au zu Berg"), Person("")),
    {"persons": "chosen", "chosen": PRIESTS, "rulings": {"samaritan": "off", "numbers": "up_to"}},
    practice=True,
    lot=True,
    games=3,
)


class Player:
    """Somebody at the page, and what they began."""

    def __init__(self, desk: Desk, last: Choices = LAST, usual: Options = USUAL) -> None:
        self.desk = desk
        self.begun: list[tuple[Choices, int | None]] = []
        self.backs = 0
        actions = SetupActions(self._begin, self._back)
        data = CATALOGUE.of("schisma")
        self.scene = SetupScene(desk.context, last, actions, usual, data)
        desk.stage.push(self.scene)

    def _begin(self, choices: Choices, seed: int | None) -> Reason | None:
        try:
            options_of("schisma", choices.options, CATALOGUE)
        except Malformed as error:
            return error.reason
        self.begun.append((choices, seed))
        return None

    def _back(self) -> None:
        self.backs += 1

    def click(self, *spots: str) -> Player:
        """Clicks one after the other."""
        for spot in spots:
            self.desk.click(spot)
        return self

    def starts(self) -> Choices:
        """Begins, and gives what was begun."""
        self.click("new/start")
        return self.begun[-1][0]

    def said(self) -> str:
        """Everything that is written."""
        return " | ".join(one.text for one in self.desk.texts())


@pytest.mark.parametrize("last", [LAST, FULL], ids=["usual", "full"])
def test_the_last_choices_come_back_as_they_were(last: Choices) -> None:
    assert Player(Desk(), last).starts() == last


def test_both_sides_are_named_and_rome_begins() -> None:
    """S1.1, S1.3: Avignon is the first seat."""
    player = Player(Desk())
    said = player.said()
    heights = {one.text: one.box.y for one in player.desk.texts()}
    assert heights["Avignon"] < heights["Anna"] < heights["Rome"] < heights["Tomas"]
    assert "Urban VI, begins" in said
    # Neither a number of players nor a round of seats is a question for two.
    assert "2 players" not in said
    assert "clockwise" not in said
    assert "Rome begins" in said


def test_sides_are_swapped() -> None:
    player = Player(Desk()).click("game/swap")
    assert player.starts().seats == (Opponent("fair"), Person("Anna"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_everybody_of_the_cast_may_sit_at_either_side(language: str) -> None:
    words = Words(language)
    sides = [words.say(f"schisma.land.{land}") for land in (LANDS[0], LANDS[-1])]
    for person in offered_cast("schisma"):
        said = words.say(f"cast.{person}.station")
        assert not any(side in said for side in sides), said


@pytest.mark.parametrize("people", [1, 2])
def test_whoever_changes_sides_is_called_the_same(people: int) -> None:
    """Also without a name; back at the first side nobody has been given one."""
    seats = (Person(""), Person("") if people == 2 else Opponent("fair/monk"))
    player = Player(Desk(), replace(LAST, seats=seats))
    before = names_of(player.scene.draft.seats)
    assert before == ("Anna", "Ben" if people == 2 else "Ambrose")
    player.click("game/swap")
    swapped = player.starts().seats
    assert names_of(swapped) == before[::-1]
    player.click("game/swap")
    assert player.starts().seats == seats


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_level_says_how_it_plays(language: str) -> None:
    player = Player(Desk(language=language))
    player.click("seat/1/player/less")
    said = []
    for level in ("novice", "fair", "able", "strong", "master"):
        assert player.starts().seats[1] == Opponent(level)
        player.desk.point("seat/1/player")
        lines = [one.text for one in player.desk.texts() if one.box.y > 925 and one.box.x > 640]
        said.append(" ".join(lines))
        player.click("seat/1/player/more")
    assert len(set(said)) == 5


def test_sides_drawn_by_lot_are_shown_as_open() -> None:
    player = Player(Desk()).click("game/sides/lot")
    assert player.said().count("Avignon or Rome") == 2
    assert player.starts().lot
    # What is drawn cannot be swapped, though clicking does no harm.
    player.click("game/sides/shown")
    assert not player.starts().lot


def test_a_second_person_may_let_the_table_turn() -> None:
    player = Player(Desk())
    assert "game/turn_table" not in player.desk.spots()
    player.click("seat/1/person", "game/turn_table")
    assert not player.desk.context.settings.play.turn_table
    player.click("game/turn_table")
    assert player.desk.context.settings.play.turn_table
    assert player.starts().seats == (Person("Anna"), Person(""))


def test_one_game_or_best_of_three() -> None:
    player = Player(Desk()).click("game/series/3")
    assert player.starts().games == 3
    player.click("game/series/1")
    assert player.starts().games == 1


def test_the_length_that_is_pointed_at_is_explained() -> None:
    player = Player(Desk())
    player.desk.point("game/series/1")
    assert "One game" in player.said()
    assert "Best of three:" not in player.said()
    player.desk.point("game/series/3")
    assert "Best of three:" in player.said()


def test_one_person_of_each_faction_is_chosen() -> None:
    """S5.2."""
    player = Player(Desk()).click("game/bishop/priest", "game/inquisitor/preacher")
    assert player.starts().options == {"persons": "chosen", "chosen": PRIESTS}
    player.click("game/peasant/guildmaster", "game/bishop/bishop")
    assert player.starts().options["chosen"] == [
        "cardinal", "bishop", "preacher", "noble", "knight", "guildmaster",
    ]  # fmt: skip
    player.click("game/persons/random")
    assert player.starts().options == {"persons": "random"}
    assert player.scene.draft.plays("priest") is None
    assert player.scene.draft.plays("cardinal")
    player.click("game/persons/base")
    assert player.starts().options == {}


def test_choosing_all_of_the_base_game_is_the_base_game() -> None:
    player = Player(Desk()).click("game/persons/chosen")
    assert player.starts().options == {}
    player.click("game/bishop/priest", "game/bishop/bishop")
    assert player.starts().options == {}


def test_whoever_is_alone_in_a_faction_always_plays() -> None:
    player = Player(Desk()).click("game/cardinal/cardinal", "game/noble/noble")
    assert player.starts().options == {}


def test_where_an_owner_made_random_usual_the_base_game_is_said() -> None:
    usual = replace(USUAL, persons="random")
    player = Player(Desk(), LAST, usual)
    assert player.starts().options == {}
    player.click("game/persons/base")
    assert player.starts().options == {"persons": "base"}


def test_every_person_has_its_signs_and_its_petition_there() -> None:
    player = Player(Desk())
    spots = player.desk.spots()
    cards = {spot for spot in spots if spot.split("/")[1:2] and spot.split("/")[1] in FACTIONS}
    assert len(cards) == 9
    player.desk.point("game/bishop/priest")
    said = "Priest, faction Bishop: Move 1 other back to Genoa; then push this Priest 1 land."
    assert said in player.said()
    player.desk.point("game/knight/knight")
    assert "Knight: Push this Knight 2 lands; then pull # others 1 land each" in player.said()


def test_a_ruling_changes_the_petitions_on_the_page() -> None:
    """S6: numbers are exact unless a house rule says otherwise."""
    player = Player(Desk())
    player.desk.point("game/bishop/priest")
    assert "up to 1 other" not in player.said()
    player.click("new/rules", "rule/numbers/up_to", "rules/done")
    player.desk.point("game/bishop/priest")
    assert "Move up to 1 other back to Genoa" in player.said()


def test_every_house_rule_can_be_chosen_and_taken_back() -> None:
    player = Player(Desk()).click("new/rules")
    for name, values in ALLOWED.items():
        player.click(f"rule/{name}/{values[-1]}")
    assert player.said().count("Standard: ") == len(ALLOWED)
    player.click("rules/done")
    assert "House rules (6 changed)" in player.said()
    wanted = {name: values[-1] for name, values in ALLOWED.items()}
    assert player.starts().options == {"rulings": wanted}
    player.click("new/rules", "rules/usual")
    assert "Standard: " not in player.said()
    player.desk.wish(Intent.BACK)
    assert player.starts().options == {}
    player.desk.wish(Intent.BACK)
    assert player.backs == 1


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.torture)])
def test_every_option_says_what_it_is_about(language: str) -> None:
    """A line of its own at the foot for each, not the one that stands there otherwise."""
    player = Player(Desk(language=language), FULL)
    lines: dict[str, str] = {}
    for spot in player.desk.spots():
        group, _, rest = spot.partition("/")
        if group == "game" and not rest.startswith("seed"):
            player.desk.point(spot)
            lines[rest] = " ".join(
                one.text for one in player.desk.texts() if one.box.y > 925 and one.box.x > 640
            )
    assert len(lines) > 15
    player.desk.stage.pointer_left()
    usual = player.scene.about_seats()
    assert not [rest for rest, line in lines.items() if usual in line]
    assert len({lines[rest] for rest in ("sides/lot", "swap", "series/3", "turn_table")}) == 4


@at_both_sizes
@pytest.mark.parametrize("last", [LAST, FULL], ids=["usual", "full"])
def test_all_of_it_can_be_read_and_reached(
    size: tuple[int, int], language: str, last: Choices
) -> None:
    desk = Desk(size, language)
    player = Player(desk, last)
    assert_legible(desk)
    assert_reachable(desk)
    player.click("game/persons/random")
    assert_legible(desk)
    player.click("new/rules")
    assert_legible(desk)
    assert_reachable(desk)


def test_keys_choose_a_person_and_begin() -> None:
    desk = Desk()
    player = Player(desk)
    desk.enter()
    assert len(player.begun) == 1
    focus_on(desk, "game/inquisitor/preacher")
    desk.wish(Intent.CONFIRM)
    focus_on(desk, "game/sides/lot")
    desk.wish(Intent.CONFIRM)
    choices: Any = player.starts()
    assert choices.lot
    assert "preacher" in choices.options["chosen"]
