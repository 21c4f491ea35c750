"""What lies on the table says what it is where pointer or focus rests: true words of that thing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.states_kit import Moment, focus_on
from tolerance_game.games.tolerance.rules.cards import RELIGIONS, SUITS
from tolerance_game.games.tolerance.rules.public import PublicTrick
from tolerance_game.games.tolerance.rules.state import PLAY, TALLIES
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.table.closeup import text_of
from tolerance_game.words.cited import paragraphs_of

from .known import show_seat
from .parties import Party, after_five_cards


@pytest.fixture
def party(tmp_path: Path) -> Party:
    """Some tricks have been played under Mary."""
    return after_five_cards(tmp_path)


def test_everything_that_has_a_meaning_has_words(party: Party) -> None:
    spots = party.desk.spots()
    wanted = {"banner", *(f"portrait/{seat}" for seat in range(1, 4))}
    wanted |= {f"tally/{seat}/{tally}" for seat in range(4) for tally in TALLIES}
    wanted |= {f"goal/{of}" for of in (*SUITS, "guild", "dead_catholic", "dead_protestant")}
    wanted |= {f"goal/pennants_{tally}" for tally in TALLIES}
    wanted |= {
        f"pile/{seat}/{side}/{religion}"
        for seat in range(4) for side in ("living", "dead") for religion in RELIGIONS
    }  # fmt: skip
    assert wanted <= set(spots)
    for spot in wanted:
        assert text_of(party.scene.model, spot), spot
        assert spots[spot].says in text_of(party.scene.model, spot), spot


@pytest.mark.parametrize(
    ("money", "earned", "said"),
    [
        # T8.1: at 10, 20, ... 60; never lost, so the next one counts from what was earned.
        (5, 0, "0 of 6 pennants; the next at 10"),
        (23, 2, "2 of 6 pennants; the next at 30"),
        (-3, 2, "2 of 6 pennants; the next at 30"),
        (69, 6, "All 6 pennants"),
    ],
)
def test_pennants_tell_how_many_and_when_the_next_comes(
    party: Party, money: int, earned: int, said: str
) -> None:
    shown = party.scene.shown
    seat = show_seat(shown, 1, tallies=(money, 0, 0), pennants=(earned, 0, 0), loans=0)
    lines = text_of(party.scene.model, "tally/1/money").split("\n")
    assert lines[0] == f"*money*: {money}".replace("-", "−")
    assert lines[1].startswith(said)
    worth = party.scene.view.options.role_by_id[seat.role].pennant_worth[0]
    # T9.1: as often as the role says.
    assert f"each is worth {worth} to " in lines[2]
    assert len(lines) == 3
    show_seat(shown, 1, loans=2)
    # T7.4: three points for each loan that is left.
    said = text_of(party.scene.model, "tally/1/money")
    assert said.endswith("2 loans: each costs 3 points if it is not repaid")
    assert paragraphs_of(said) == ("T8.1", "T9.1", "T7.4")
    assert "loan" not in text_of(party.scene.model, "tally/1/catholic")


@pytest.mark.parametrize(
    ("reign", "words"),
    [
        # T2.1.
        (1, "prevailing religion are Catholic"),
        (2, "prevailing religion have none"),
        (3, "prevailing religion are Protestant"),
    ],
)
def test_the_banner_tells_who_reigns_what_prevails_and_which_trick_it_is(
    party: Party, reign: int, words: str
) -> None:
    shown = party.scene.shown
    shown.public = shown.public._replace(reign=reign, trick=PublicTrick(number=7))
    said = text_of(party.scene.model, "banner")
    assert words in said
    assert ("First", "Second", "Third")[reign - 1] + " reign of three" in said
    assert "Trick 7 of 12" in said
    shown.public = shown.public._replace(scoring=True)
    assert "Trick" not in text_of(party.scene.model, "banner")


@pytest.mark.parametrize(
    ("ruling", "said", "shown"),
    [("counted", "are counted for you", False), ("remembered", "yours to remember", True)],
)
def test_a_goal_says_whether_covered_cards_count(ruling: str, said: str, shown: bool) -> None:
    """T5.2, ruling *covered_cards*; where all piles are open there is nothing to say."""
    desk = Desk(SMALL)

    def late(match: Match) -> bool:
        view: View = match.view(0)
        return match.to_act == 0 and view.phase == PLAY and len(view.tricks) == 7

    scene = Moment(late, seed=3, rulings={"covered_cards": ruling}).table(desk)
    goals = scene.model.goals
    assert goals is not None
    assert all(said in text_of(scene.model, f"goal/{line.of}") for line in goals.suits)
    assert any(line.best_other is None for line in goals.suits) is shown
    assert any(one.text == "?" for one in desk.texts()) is shown
    opened = Moment(late, seed=3, open_piles=True).table(Desk(SMALL)).model
    assert "T5.2" not in text_of(opened, "goal/nobles")


def test_a_goal_tells_what_it_counts_what_it_gives_and_what_it_gives_now(party: Party) -> None:
    goals = party.scene.model.goals
    assert goals is not None
    for line in (*goals.suits, goals.guild):
        whole = text_of(party.scene.model, f"goal/{line.of}")
        # T5.2: it says as well that covered cards of the others are counted.
        assert paragraphs_of(whole) == (line.paragraph, "T5.2")
        assert line.paragraph == ("T6.6b" if line is goals.guild else "T6.6a")
        said = whole.split("\n")
        if line.any or line.most:
            assert said[1].startswith("For owning any ")
            assert str(abs(line.most)) in said[1]
            assert said[1].endswith(f": {line.points:+d}".replace("+0", "0").replace("-", "−"))
        else:
            assert "worth nothing" in said[1]
    for dead in goals.deaths:
        said_of_dead = text_of(party.scene.model, f"goal/dead_{dead.religion}")
        assert f": {dead.dead}, " in said_of_dead
        assert paragraphs_of(said_of_dead) == ("T6.6c",)
    for one in goals.pennants:
        assert f": {one.earned}, " in text_of(party.scene.model, f"goal/pennants_{one.tally}")


def test_a_portrait_tells_of_its_role_and_of_a_hidden_one_only_that_it_is(party: Party) -> None:
    role = party.scene.shown.public.seats[2].role
    about = party.scene.words.say(f"tolerance.role.{role}")
    assert about in text_of(party.scene.model, "portrait/2")
    assert text_of(party.scene.model, "seat/2") == ""
    show_seat(party.scene.shown, 2, role="")
    for spot in ("portrait/2", "seat/2"):
        said = text_of(party.scene.model, spot)
        assert "secret until the game is scored" in said
        assert "T2.6" in paragraphs_of(said)
        assert about not in said


def test_the_pointer_rests_keys_wait_and_look_closer_asks_at_once(party: Party) -> None:
    desk, gaze = party.desk, party.scene.gaze
    desk.point("banner")
    assert not gaze.rests
    desk.pass_time(600)
    assert gaze.rests
    focus_on(desk, "tally/0/money")
    assert not gaze.rests
    desk.wish(Intent.INSPECT)
    assert gaze.rests
    texts = " ".join(one.text for one in desk.texts())
    assert "of 6 pennants" in texts


def test_arrows_walk_through_the_tallies_of_one_board(party: Party) -> None:
    desk = party.desk
    focus_on(desk, "tally/0/money")
    desk.wish(Intent.RIGHT, Intent.RIGHT)
    assert desk.stage.top.focus == "tally/0/protestant"
