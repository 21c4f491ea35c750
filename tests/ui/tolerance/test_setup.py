"""Setting up a game: three clicks to the first card, and everything else in reach."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.checks import assert_reachable
from tests.ui.desk import Desk
from tests.ui.states_kit import LONG_NAMES, focus_on
from tests.ui.states_pages import FULL, USUAL
from tolerance_game.core.errors import Malformed, Reason
from tolerance_game.games import offered_players, players
from tolerance_game.games.tolerance.players.levels import BUDGETS
from tolerance_game.games.tolerance.rules.ruleset import VALUES
from tolerance_game.match.seats import Opponent, Person, check_seats, players_of
from tolerance_game.session.choices import Choices
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.pages.player_names import names_of
from tolerance_game.ui.table.game_room import SetupActions
from tolerance_game.ui.tolerance.scenes.setup import SetupScene
from tolerance_game.words import languages
from tolerance_game.words.texts import load_texts

CATALOGUE = load_catalogue()


class Player:
    """Somebody at the page, and what they began."""

    def __init__(self, desk: Desk, last: Choices = USUAL) -> None:
        self.desk = desk
        self.begun: list[tuple[Choices, int | None]] = []
        self.backs = 0
        self.problem: Reason | None = None
        self.scene = SetupScene(desk.context, last, SetupActions(self._begin, self._back))
        desk.stage.push(self.scene)

    def _begin(self, choices: Choices, seed: int | None) -> Reason | None:
        try:
            check_seats(choices.seats, choices.game, int(choices.options["players"]))
            lay_table("tolerance", choices.options, players_of(choices.seats), 1, CATALOGUE)
        except Malformed as error:
            return error.reason
        self.begun.append((choices, seed))
        return self.problem

    def _back(self) -> None:
        self.backs += 1

    def click(self, *spots: str) -> Any:
        """Clicks one after the other."""
        for spot in spots:
            self.desk.click(spot)
        return self

    def starts(self) -> tuple[Choices, int | None]:
        """Begins, and gives what was begun."""
        self.click("new/start")
        return self.begun[-1]

    def type(self, text: str) -> None:
        """Writes letters, as the window gives them."""
        assert self.desk.stage.top.typing
        for letter in text:
            self.desk.stage.top.typed(letter)


@pytest.mark.parametrize("language", languages())
def test_every_opponent_has_a_name_and_a_line(language: str) -> None:
    known = load_texts(language).templates
    for player in players("tolerance"):
        assert f"scene.opponent.{player}.name" in known
        assert f"scene.opponent.{player}.about" in known


def test_one_click_begins_with_the_last_choices() -> None:
    choices, seed = Player(Desk()).starts()
    assert seed is None
    assert choices.seats == (
        Person("Anna"), Opponent("fair"), Opponent("fair"), Opponent("fair"),
    )  # fmt: skip
    assert choices.options == {"players": 4}
    assert not choices.practice


def test_enter_begins() -> None:
    player = Player(Desk())
    player.desk.enter()
    assert len(player.begun) == 1


def test_the_last_choices_come_back_as_they_were() -> None:
    choices, _seed = Player(Desk(), FULL).starts()
    assert choices.options == {
        "players": 5, "roles": "chosen", "hidden_roles": True, "devout": 0,
        "rulings": {"first_chooser": "asked", "satyr": "estate"},
    }  # fmt: skip
    assert choices.practice
    assert choices.seats[3:] == (Opponent("master"), Opponent("grab"))


def test_a_name_that_a_program_got_the_last_time_is_still_there() -> None:
    last = Choices("tolerance", (Person("Anna"), Opponent("thumb", "Otto"), Opponent("grab")), {})
    choices, _seed = Player(Desk(), last).click("players/3").starts()
    assert choices.seats == last.seats


def test_seats_are_filled_named_and_moved() -> None:
    player = Player(Desk())
    player.click("players/5", "seat/1/person", "seat/1/name")
    player.type("Ben")
    player.click("seat/4/player/more", "seat/4/up", "seat/0/down")
    choices, _seed = player.starts()
    assert choices.seats == (
        Person("Ben"), Person("Anna"), Opponent("fair"), Opponent("able"), Opponent("fair"),
    )  # fmt: skip


def test_a_name_belongs_to_whom_it_was_given() -> None:
    """A person's does not go to the program that takes the seat, and is there again afterwards."""
    player = Player(Desk()).click("seat/1/person", "seat/1/name")
    player.type("Ben")
    choices, _seed = player.starts()
    assert choices.seats[1] == Person("Ben")
    choices, _seed = player.click("seat/1/program").starts()
    assert choices.seats[1] == Opponent("fair")
    player.click("seat/1/name").type("Otto")
    choices, _seed = player.starts()
    assert choices.seats[1] == Opponent("fair", "Otto")
    choices, _seed = player.click("seat/1/down", "seat/2/person").starts()
    assert choices.seats[2] == Person("Ben")
    choices, _seed = player.click("seat/2/program").starts()
    assert choices.seats[2] == Opponent("fair", "Otto")


LEVELS = offered_players("tolerance")


def seated(player: Player, seat: int) -> str:
    """Who would sit there now."""
    return player.scene.draft.places[seat].player


def test_set_up_offers_the_five_levels() -> None:
    assert LEVELS == ("novice", "fair", "able", "strong", "master")
    player = Player(Desk())
    player.click(*["seat/1/player/less"] * len(LEVELS))
    went = [seated(player, 1)]
    for _ in range(len(LEVELS)):
        player.click("seat/1/player/more")
        went.append(seated(player, 1))
    # At the ends it stays.
    assert went == [*LEVELS, LEVELS[-1]]
    # A click between the arrows goes on, and begins again.
    player.click("seat/1/player")
    assert seated(player, 1) == LEVELS[0]


def test_left_and_right_change_a_level_by_keys_and_pad() -> None:
    player = Player(Desk())
    focus_on(player.desk, "seat/2/player")
    for intent, wanted in ((Intent.RIGHT, "able"), (Intent.LEFT, "fair"), (Intent.LEFT, "novice"),
                           (Intent.LEFT, "novice"), (Intent.CONFIRM, "fair")):  # fmt: skip
        player.desk.wish(intent)
        assert seated(player, 2) == wanted
        assert player.scene.focus == "seat/2/player"
    # From above and below the focus gets there and away.
    player.desk.wish(Intent.DOWN)
    assert player.scene.focus != "seat/2/player"


def test_the_wheel_changes_the_level_that_it_is_over() -> None:
    player = Player(Desk())
    player.desk.point("seat/3/player")
    at = player.desk.stage.pointer
    assert at is not None
    assert player.desk.stage.wheel(*at, 1)
    assert [seated(player, seat) for seat in range(1, 4)] == ["fair", "fair", "able"]
    for _ in range(3):
        player.desk.stage.wheel(*at, -1)
    assert seated(player, 3) == "novice"
    player.desk.point("new/start")
    at = player.desk.stage.pointer
    assert at is not None
    assert not player.desk.stage.wheel(*at, 1)


def test_a_person_takes_a_seat_and_gives_it_back() -> None:
    player = Player(Desk()).click("seat/2/player/more", "seat/2/person")
    assert "seat/2/player" not in player.desk.spots()
    assert player.starts()[0].seats[2] == Person("")
    player.click("seat/2/program")
    assert player.starts()[0].seats[2] == Opponent("able")
    # Where nobody but a person ever sat, the usual opponent takes the seat.
    assert player.click("seat/0/program").starts()[0].seats[0] == Opponent("fair")


@pytest.mark.parametrize("language", languages())
def test_each_level_says_how_strong_it_is(language: str) -> None:
    player = Player(Desk(language=language)).click(*["seat/1/player/less"] * len(LEVELS))
    said = []
    for _ in LEVELS:
        player.desk.point("seat/1/player")
        lines = [one for one in player.desk.texts() if one.box.y > 925 and one.box.x > 640]
        said.append(" ".join(one.text for one in lines))
        player.desk.click("seat/1/player/more")
    for level, budget in BUDGETS.items():
        digits = said[LEVELS.index(level)].replace(",", "").replace(".", "")
        assert f" {budget} " in digits.replace("-mal", " ")
    assert len(set(said)) == len(LEVELS)


def test_a_temperament_shows_in_the_line_of_its_level() -> None:
    seats = (Person("Anna"), Opponent("able/widow"), Opponent("fair"))
    player = Player(Desk(), Choices("tolerance", seats, {"players": 3}))
    said = [one.text for one in player.desk.texts()]
    assert "Able" in said
    assert "Cloth merchant’s widow" in said
    assert player.starts()[0].seats == seats


def test_who_is_no_longer_offered_still_sits_where_they_sat() -> None:
    seats = (Person("Anna"), Opponent("thumb"), Opponent("grab"))
    last = Choices("tolerance", seats, {"players": 3})
    player = Player(Desk(), last)
    assert "The Innkeeper" in " ".join(one.text for one in player.desk.texts())
    assert player.starts()[0].seats == last.seats
    player.click("seat/1/player/more")
    assert seated(player, 1) == LEVELS[0]
    player.click("seat/1/player/less")
    assert seated(player, 1) == LEVELS[0]


def test_who_has_no_name_is_called_here_as_at_the_table() -> None:
    player = Player(Desk()).click("seat/2/person")
    choices, _seed = player.starts()
    assert choices.seats[2] == Person("")
    hints = [text.text for text in player.desk.texts() if text.box.x < 700]
    for seat, name in enumerate(names_of(choices.seats)):
        assert name in hints, seat
    assert "Clara" in hints


@pytest.mark.parametrize("theme", ["woodcut", "plain"])
def test_a_long_name_shows_its_beginning_or_while_it_is_written_its_end(theme: str) -> None:
    name = "Wilhelmine Friederike von der Au zu Berg"
    desk = Desk(theme=theme)
    player = Player(desk, Choices("tolerance", (Person(name), *USUAL.seats[1:]), {}))

    def shown() -> str:
        # The field of the first seat: from 262 to 562, and from 264 to 310.
        return next(one.text for one in desk.texts()
                    if 262 < one.box.x < 562 and 264 < one.box.cy < 310)  # fmt: skip

    assert shown().startswith("Wilhelmine Friede")
    assert shown().endswith("…")
    player.click("seat/0/name")
    assert shown().startswith("Wilhelmine Friede")
    desk.stage.top.edited("end")
    assert shown().endswith("der Au zu Berg")
    assert "…" not in shown()
    desk.wish(Intent.CONFIRM)
    assert shown().startswith("Wilhelmine Friede")


def test_a_free_seat_takes_one_more_player() -> None:
    player = Player(Desk()).click("players/3", "seat/3/add", "seat/4/add")
    assert len(player.starts()[0].seats) == 5
    assert not any(spot.endswith("/add") for spot in player.desk.spots())


def test_every_option_can_be_chosen() -> None:
    player = Player(Desk())
    player.click("game/roles/unique", "game/hidden_roles", "game/edition/german")
    player.click("game/plague_cards/2", "game/open_piles", "game/first_chooser/asked")
    player.click("game/devout/2", "game/practice", "game/seed")
    player.type("12a345")
    choices, seed = player.starts()
    assert choices.options == {
        "players": 4, "roles": "unique", "hidden_roles": True, "edition": "german",
        "plague_cards": 2, "open_piles": True, "devout": 2,
        "rulings": {"first_chooser": "asked"},
    }  # fmt: skip
    assert (choices.practice, seed) == (True, 12345)


def test_in_a_first_game_whoever_is_drawn_leads() -> None:
    """T2.4: it stands on the page, for this game alone; what the table says goes before it."""
    player = Player(Desk())
    player.scene.begin_simply()
    choices, _seed = player.starts()
    assert choices.options == {"players": 4, "rulings": {"first_chooser": "leads"}}
    assert choices.for_once == {"first_chooser"}
    choices, _seed = player.click("game/first_chooser/leads").starts()
    assert (choices.options["rulings"], choices.for_once) == ({"first_chooser": "leads"}, set())
    choices, _seed = player.click("game/first_chooser/drawn").starts()
    assert (choices.options, choices.for_once) == ({"players": 4}, set())
    asked = Player(Desk(), FULL)
    asked.scene.begin_simply()
    choices, _seed = asked.starts()
    assert choices.options["rulings"]["first_chooser"] == "asked"


def test_what_hangs_together_stays_possible() -> None:
    """T2.6: nothing to hide with Bertram for all. T2.4: the most devout sits at the table."""
    player = Player(Desk(), FULL)
    player.click("game/devout/4", "players/3", "game/roles/bertram")
    assert player.starts()[0].options == {
        "players": 3, "devout": 0, "rulings": {"first_chooser": "asked", "satyr": "estate"},
    }  # fmt: skip
    player.click("game/hidden_roles")
    said = [text.text for text in player.desk.texts()]
    assert "There is nothing to hide while everyone is Bertram." in " ".join(said)


def test_every_house_rule_can_be_chosen_and_taken_back() -> None:
    player = Player(Desk()).click("new/rules")
    wanted = {}
    for name, values in VALUES.items():
        if name != "first_chooser":
            wanted[name] = values[-1]
            player.click(f"rule/{name}/{str(values[-1]).lower()}")
    player.click("rules/done")
    assert player.starts()[0].options == {"players": 4, "rulings": wanted}
    player.click("new/rules", "rules/usual", "rules/done")
    assert player.starts()[0].options == {"players": 4}


def test_why_it_cannot_begin_is_told_in_place() -> None:
    player = Player(Desk())
    player.problem = Reason("match.seats.count", {"number": 3})
    player.starts()
    assert any("3 seats are to be filled" in text.text for text in player.desk.texts())
    player.click("players/3")
    assert not any("3 seats are to be filled" in text.text for text in player.desk.texts())


def test_keys_alone_reach_everything_and_write(desk: Desk) -> None:
    player = Player(desk, FULL)
    assert_reachable(desk)
    focus_on(desk, "seat/0/name")
    desk.wish(Intent.CONFIRM)
    desk.stage.top.edited("end")
    desk.stage.top.edited("backspace")
    player.type("!")
    desk.stage.top.edited("backspace")
    desk.stage.top.edited("backspace")
    desk.wish(Intent.CONFIRM)
    assert not desk.stage.top.typing
    desk.wish(Intent.CONFIRM)
    player.type("xyz")
    desk.wish(Intent.BACK)
    assert player.starts()[0].seats[0] == Person(LONG_NAMES[0][:-2])
    desk.click("new/rules")
    assert_reachable(desk)


def test_back_leaves_the_field_then_the_rules_then_the_page(desk: Desk) -> None:
    player = Player(desk).click("new/rules")
    desk.wish(Intent.BACK)
    assert "new/start" in desk.spots()
    player.click("game/seed")
    desk.wish(Intent.BACK)
    assert player.backs == 0
    desk.wish(Intent.BACK)
    assert player.backs == 1
