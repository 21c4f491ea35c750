"""The third game in the window: from the title to the result, in company, in both languages."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.tables import ENOUGH, Prompt
from tests.ui.checks import assert_legible, assert_reachable
from tests.ui.desk import LARGE
from tests.ui.evening import Evening
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session.table import lay_table
from tolerance_game.ui.kit.intents import Intent

from . import THIRD
from .ui.scenes import TableScene


class Bidders:
    """The program on a desk, and people who bid."""

    def __init__(self, folder: Path, language: str = "en", pace: str = "none") -> None:
        self.evening = Evening(folder, 5, pace, language)
        self.desk = self.evening.desk

    @property
    def top(self) -> str:
        """The name of the topmost scene."""
        return self.desk.stage.top.name

    @property
    def table(self) -> TableScene:
        """The table of the game that is played."""
        game = self.evening.program.game
        assert game is not None
        assert isinstance(game.table, TableScene)
        return game.table

    def begin(self, people: int, seats: int) -> None:
        """A game past the set-up."""
        catalogue = self.evening.catalogue
        table = lay_table(THIRD, {"seats": seats}, ("thumb",), 3, catalogue)
        names = ("Anna", "Ben", "Clara")[:seats]
        sitters = tuple(
            Person(name) if seat < people else Opponent("thumb", name)
            for seat, name in enumerate(names)
        )
        self.evening.program.play(Prompt.begin(self.evening.home, table, sitters))
        self.desk.pass_time(100)

    def until_my_turn(self) -> list[str]:
        """Waits for the next bid; the cards that can be laid then."""
        deadline = time.monotonic() + ENOUGH
        self.desk.pass_time(32)
        while self.top == "table" and not self.table.my_turn:
            assert time.monotonic() < deadline
            time.sleep(0.001)
            self.desk.pass_time(32)
        return sorted(spot for spot in self.desk.spots() if spot.startswith("hand/"))

    def play(self) -> None:
        """Lays cards, and lifts the curtain, until there is a result."""
        while self.top != "result":
            hand = self.until_my_turn()
            if self.top == "handover":
                assert hand == []
                self.desk.enter()
            elif self.top == "table":
                self.desk.click(hand[0])

    def read(self) -> str:
        """All that can be read."""
        return "\n".join(one.text for one in self.desk.texts())


@pytest.fixture
def bidders(tmp_path: Path) -> Iterator[Bidders]:
    """At the title."""
    bidders = Bidders(tmp_path)
    yield bidders
    bidders.evening.close()


def test_from_the_title_to_the_result_and_again(bidders: Bidders) -> None:
    desk = bidders.desk
    desk.click(f"title/{THIRD}")
    assert bidders.top == "setup"
    desk.click("players/3")
    desk.click("seat/2/player/less")
    desk.click("game/last_prize/twice")
    desk.click("new/start")
    bidders.evening.settle(lambda: bidders.top == "table")
    match = bidders.table.session.match
    assert match.header.options == {"seats": 3, "rulings": {"last_prize": "twice"}}
    assert match.header.players == ("person", "thumb", "random")
    bidders.play()
    assert match.outcome is not None
    said = bidders.read()
    assert "the most points" in said
    desk.click("again")
    bidders.evening.settle(lambda: bidders.top == "table")
    again = bidders.table.session.match
    assert again.record_for_storage().moves[0] == match.record_for_storage().moves[0]


def test_a_game_that_was_left_goes_on_from_the_title(bidders: Bidders) -> None:
    bidders.begin(1, 2)
    hand = bidders.until_my_turn()
    bidders.desk.click(hand[0])
    left = bidders.until_my_turn()
    bidders.evening.program.title()
    bidders.evening.settle(lambda: "title/continue" in bidders.desk.spots())
    assert "Goofspiel, round 2" in bidders.read()
    bidders.desk.click("title/continue")
    bidders.evening.settle(lambda: bidders.top == "table")
    assert bidders.until_my_turn() == left


def test_people_hand_the_screen_over(bidders: Bidders) -> None:
    bidders.begin(2, 2)
    seen: list[tuple[str, bool, int]] = []
    while len(seen) < 4:
        hand = bidders.until_my_turn()
        seen.append((bidders.top, bool(hand), bidders.table.me))
        if bidders.top == "handover":
            bidders.desk.enter()
        else:
            bidders.desk.click(hand[0])
    # The first hand is covered, too.
    assert seen == [
        ("handover", False, 0),
        ("table", True, 0),
        ("handover", False, 1),
        ("table", True, 1),
    ]
    bidders.play()


def test_a_bid_is_taken_back_until_it_is_answered(bidders: Bidders) -> None:
    bidders.begin(1, 2)
    hand = bidders.until_my_turn()
    bidders.table.source.hold(True)
    bidders.desk.click(hand[0])
    assert hand[0] not in bidders.desk.spots()
    bidders.desk.wish(Intent.UNDO)
    assert bidders.until_my_turn() == hand
    bidders.desk.click(hand[0])
    assert bidders.until_my_turn() == hand[1:]
    bidders.desk.wish(Intent.UNDO)
    refusal = bidders.table.commands.answers.refusal
    assert refusal is not None
    assert refusal.text in bidders.read()


def test_what_was_played_is_shown_bit_by_bit_and_told(tmp_path: Path) -> None:
    bidders = Bidders(tmp_path, pace="slow")
    bidders.begin(1, 2)
    hand = bidders.until_my_turn()
    bidders.desk.click(hand[0])
    # The table lags behind the game, and the chronicle with it.
    assert bidders.table.is_moving
    bidders.desk.wish(Intent.CHRONICLE)
    assert "Anna has bid" not in bidders.read()
    assert bidders.until_my_turn() == hand[1:]
    said = bidders.read()
    assert said.count("The prize: ") == 2
    for told in ("Anna has bid", f"Anna bid the {hand[0].removeprefix('hand/')}", "The bids: "):
        assert told in said
    bidders.evening.close()


def test_a_hint_names_a_card_and_why(bidders: Bidders) -> None:
    bidders.begin(1, 2)
    bidders.until_my_turn()
    bidders.desk.wish(Intent.HINT)
    bidders.evening.settle(lambda: bidders.table.commands.answers.note)
    assert "The card is worth as much as the prize." in bidders.read()
    assert (bidders.table.focus or "").startswith("hand/")


@pytest.mark.parametrize("intent", [Intent.MENU, Intent.HELP, Intent.SAVE])
def test_the_pages_of_the_program_lie_above_the_table(bidders: Bidders, intent: Intent) -> None:
    bidders.begin(1, 2)
    bidders.until_my_turn()
    bidders.desk.wish(intent)
    assert bidders.top != "table"
    assert "[" not in bidders.read()
    bidders.desk.wish(Intent.BACK)
    assert bidders.top == "table"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_scene_can_be_read_and_reached(tmp_path: Path, language: str) -> None:
    bidders = Bidders(tmp_path, language)
    desk = bidders.desk
    desk.resize(LARGE)
    desk.click(f"title/{THIRD}")
    for begins in (False, True):
        if begins:
            bidders.begin(1, 3)
            bidders.until_my_turn()
        assert_legible(desk)
        assert_reachable(desk)
    bidders.play()
    assert_legible(desk)
    assert_reachable(desk)
    bidders.evening.close()
