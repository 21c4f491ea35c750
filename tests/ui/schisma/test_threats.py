"""What the opponent could do next turn: in words, on the track, and after what is previewed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.schisma.scenarios import table
from tests.tiers import sizes
from tolerance_game.games import schisma
from tolerance_game.games.schisma import telling
from tolerance_game.games.schisma.foresight.supposition import table_after
from tolerance_game.games.schisma.foresight.threats import ThreatSearch
from tolerance_game.games.schisma.rules.moves import Beseech, Chastise, Move, Petition
from tolerance_game.games.schisma.rules.state import DRAWING, State
from tolerance_game.games.schisma.rules.track import AVIGNON, ROME
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.settings.settings import value_of
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.rich import plain
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table.previewed import previewed
from tolerance_game.ui.schisma.table.threats import listed, threat_text, title
from tolerance_game.ui.table.memo import Memo
from tolerance_game.words import Words

from .sittings import Sitting, at_turn

SHOWN = (("play.threats", True),)
TWO_BISHOPS = "bishop@F bishop@R knight@A noble@N cardinal@G"
"""Avignon beseeches the Knight and petitions the Bishop at Florence, who pulls the Noble 2 lands
and is pushed 2 himself, into Rome's congregation (S2.2, S3.1, S6)."""


def searched(state: State, seat: int) -> ThreatSearch:
    """What a seat could do, all looked through."""
    search = ThreatSearch(state, seat)
    while not search.advance():
        pass
    return search


def sentences(text: str, language: str = "en") -> list[str]:
    """What Anna, at Rome, reads of Konrad's next turn."""
    state = table(text, turn="avignon").state
    search = searched(state, AVIGNON)
    names = telling.names(state.options, load_catalogue().of("schisma"), ("Konrad", "Anna"))
    words = Words(language, names, strict=True)
    model: Any = SimpleNamespace(threats=search, words=words, me=ROME, memo=Memo())
    return [plain(threat_text(model, threat)) for threat in search.found]


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (
            "en",
            "beseech the Knight, petition the Bishop at Florence: gains the Knight and the Noble; "
            "Anna gets the Bishop at Florence",
        ),
        (
            "de",
            "den Ritter anflehen, die Bittschrift des Bischofs in Florenz nutzen: gewinnt den "
            "Ritter und den Adligen; Anna erhält den Bischof in Florenz",
        ),
    ],
)
def test_a_threat_says_who_joins_whom_and_which_of_two_is_meant(language: str, wanted: str) -> None:
    assert wanted in sentences(TWO_BISHOPS, language)


def test_nobody_is_placed_who_is_alone_of_that_name() -> None:
    """A list has little room: the land is said where it tells two persons apart."""
    said = sentences("bishop@A knight@G noble@G peasant@G cardinal@G")
    assert said[0] == "beseech the Bishop: gains the Bishop"


# At the table.


def look_through(sitting: Sitting) -> ThreatSearch:
    """Waits until everything was looked at."""
    commands = sitting.scene.commands
    for _ in range(3_000):
        assert commands.threats is not None
        if commands.threats.done:
            return commands.threats
        at = sitting.scene.wake_at()
        assert at is not None, "it goes on by itself"
        assert at <= sitting.desk.now + 100
        sitting.desk.pass_time(16)
    raise AssertionError("it never ends")


def still(sitting: Sitting) -> Move:
    """An action after which nobody is drawn."""
    return next(
        move
        for move in sitting.legal
        if isinstance(move, Beseech | Chastise)
        and 0 < getattr(sitting.state.display[move.column], "land", 0) < 4
    )


def test_threats_are_looked_for_until_they_are_found_and_follow_the_table() -> None:
    sitting = Sitting(at_turn(6, used=1))
    scene = sitting.scene
    sitting.click("button/threats")
    sitting.desk.stage.pointer_left()
    sitting.desk.pass_time(16)
    assert scene.model.threats_shown
    first = look_through(sitting)
    assert (first.state, first.seat) == (sitting.state, 0)
    sitting.make(still(sitting))
    sitting.settle()
    sitting.desk.pass_time(32)
    second = look_through(sitting)
    assert (second.state, second.seat) == (sitting.state, 1), "now Avignon is threatened"
    sitting.click("button/threats")
    assert not scene.model.threats_shown


def test_the_list_stays_on_in_the_next_game_and_is_off_at_first() -> None:
    sitting = Sitting(at_turn(5))
    kept: list[object] = []
    sitting.desk.context.keep = lambda settings: kept.append(value_of(settings, "play.threats"))
    assert not sitting.scene.model.threats_shown
    sitting.click("button/threats")
    assert kept == [True], "it is written to the disk"
    other = Sitting(at_turn(5), seed=90)
    other.desk.context.settings = sitting.desk.context.settings
    again = TableScene(other.desk.context, other.session)
    assert again.model.threats_shown


@pytest.mark.parametrize("count", sizes(4, 40))
def test_the_list_answers_for_the_table_as_previewed(count: int) -> None:
    """What it says of an action that is pointed at is what it says once the action was made."""
    compared = 0
    for seed in range(count):
        sitting = Sitting(at_turn(4, used=seed % 2), seed=3 + 11 * seed, settings=SHOWN)
        move = still(sitting)
        assert isinstance(move, Beseech | Chastise)
        action = "beseech" if isinstance(move, Beseech) else "chastise"
        sitting.desk.pass_time(16)
        now = look_through(sitting)
        sitting.click(f"action/{action}")
        sitting.desk.point(f"person/{move.column}")
        model = sitting.scene.model
        assert model.supposed == schisma.apply(sitting.state, move)[0]
        assert model.threats is None, "what was found for the table as it is does not stand here"
        assert listed(model) == ()
        assert title(model) == "After that, Konrad’s next turn could"
        sitting.desk.pass_time(16)
        then = look_through(sitting)
        said = listed(sitting.scene.model)
        sitting.desk.stage.pointer_left()
        sitting.desk.pass_time(16)
        assert sitting.scene.commands.threats is now, "known already"
        before = sitting.state
        sitting.desk.wish()
        sitting.click(f"person/{move.column}")
        sitting.settle()
        sitting.desk.stage.pointer_left()
        sitting.desk.pass_time(32)
        if sitting.state.seat != before.seat:
            continue
        made = look_through(sitting)
        assert made.found == then.found
        assert listed(sitting.scene.model) == said
        assert title(sitting.scene.model) == "Konrad’s next turn could"
        compared += 1
    assert compared >= count // 2


def test_a_second_action_shows_what_it_would_leave_to_the_opponent() -> None:
    """S2.1: with one action left the list says what comes after the whole turn."""
    sitting = Sitting(at_turn(6, used=1), settings=SHOWN)
    move = still(sitting)
    assert isinstance(move, Beseech | Chastise)
    sitting.click(f"action/{'beseech' if isinstance(move, Beseech) else 'chastise'}")
    sitting.desk.point(f"person/{move.column}")
    sitting.desk.pass_time(16)
    search = look_through(sitting)
    assert (search.state.seat, search.state.used, search.state.left) == (AVIGNON, (), 2)
    assert search.found == searched(schisma.apply(sitting.state, move)[0], AVIGNON).found


@pytest.mark.parametrize("count", sizes(4, 60))
def test_the_table_after_a_plan_is_that_of_the_rules(count: int) -> None:
    """S6: of a whole choice what the move leads to; of a part of one those who were moved."""
    parts = 0
    for seed in range(count):
        sitting = Sitting(at_turn(5), seed=5 + 7 * seed)
        column = next(one.column for one in sitting.legal if isinstance(one, Petition))
        plan = sitting.scene.model.begun("petition", column)
        while plan.ask is not None:
            after = table_after(plan)
            lands = [one.land if one is not None else None for one in after.display]
            assert lands == [land if 0 <= land <= 4 else None for land in plan.lands]
            joined = sum(map(len, after.congregations)) - sum(map(len, sitting.state.congregations))
            assert joined == len(plan.joins)
            parts += 1
            able = [one for one, why in enumerate(plan.ask.why_not) if why is None]
            left = [one for one in able if one not in plan.ask.picked]
            plan = plan.pick(left[0]) if left else plan.enough()
        assert plan.move is not None
        assert table_after(plan) == schisma.apply(sitting.state, plan.move)[0]
    assert parts


def test_what_is_pointed_at_in_the_list_is_shown_on_the_track() -> None:
    """S2.1: every action of it has its number; nothing is shown of the others."""
    sitting = Sitting(at_turn(7), settings=SHOWN)
    scene, desk = sitting.scene, sitting.desk
    desk.pass_time(16)
    search = look_through(sitting)
    desk.pass_time(32)
    assert previewed(scene.model).arrows == ()
    found = listed(scene.model)
    assert found
    spots = [spot for spot in desk.spots() if spot.startswith("threat/")]
    assert len(spots) > 1
    for number, spot in enumerate(spots):
        threat = found[number][0]
        desk.point(spot)
        desk.pass_time(16)
        assert scene.commands.threats is search, "looking at it changes nothing"
        shown = previewed(scene.model)
        assert {arrow.step for arrow in shown.arrows} == set(range(1, 1 + len(threat.moves)))
        assert shown.ends == threat.ends
        gone = {(arrow.column, arrow.to_land) for arrow in shown.arrows}
        for join in threat.joins:
            assert (join.column, -1 if join.seat == AVIGNON else 5) in gone
    desk.stage.pointer_left()
    desk.pass_time(16)
    assert previewed(scene.model).arrows == ()


def test_keys_reach_the_list_and_stay_in_it() -> None:
    sitting = Sitting(at_turn(7), settings=SHOWN)
    scene, desk = sitting.scene, sitting.desk
    desk.pass_time(16)
    look_through(sitting)
    desk.pass_time(32)
    desk.wish(Intent.NEXT)
    scene.look_at("threat/0")
    desk.pass_time(16)
    assert previewed(scene.model).arrows
    desk.pass_time(5_000, 500)
    assert scene.focus == "threat/0"


def test_nothing_is_said_of_a_table_while_it_changes() -> None:
    sitting = Sitting(at_turn(6, used=1), settings=SHOWN, pace="normal")
    sitting.settle()
    sitting.desk.pass_time(32)
    look_through(sitting)
    sitting.make(still(sitting))
    sitting.desk.pass_time(32)
    assert sitting.scene.is_moving
    model = sitting.scene.model
    assert model.threats_shown
    assert model.threats is None
    assert listed(model) == ()
    sitting.settle()
    assert sitting.state.phase != DRAWING
