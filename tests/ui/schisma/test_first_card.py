"""The first card of Schisma: which pope one is, what wins, what to do; read once, found again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tests.rows import rows
from tests.ui.checks import assert_legible, assert_reachable
from tests.ui.desk import LARGE, SMALL, Desk
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.storage.settings.settings import Settings
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.game import SchismaGame
from tolerance_game.ui.schisma.scenes.first_card import PopeCard
from tolerance_game.ui.table.game_room import ScreenActions

from .sittings import AGAINST, BOTH, Sitting

OTHER_SIDE: Seats = (Person("Anna"), Opponent("thumb", "Konrad"))


def first_turn(match: Match) -> bool:
    """Rome begins (S1.3)."""
    return match.to_act == 1


def played(
    seats: Seats = AGAINST,
    until: Callable[[Match], bool] = first_turn,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    actions: ScreenActions | None = None,
    *,
    shown: bool = True,
    **options: Any,
) -> tuple[Sitting, SchismaGame]:
    """A game on the screen, as the program opens it."""
    settings = (("play.first_card", shown),)
    sitting = Sitting(
        until, seats=seats, size=size, language=language, settings=settings, **options
    )
    desk = sitting.desk
    game = SchismaGame(desk.context, sitting.session, actions)
    desk.stage.replace(game.table)
    desk.pass_time(64)
    return sitting, game


def card_on(desk: Desk) -> PopeCard:
    card = desk.stage.top
    assert isinstance(card, PopeCard)
    return card


def said(desk: Desk) -> str:
    return " ".join(line for _about, line in card_on(desk).lines())


@pytest.mark.parametrize(
    ("size", "language", "seats"),
    list(product((SMALL, LARGE), ("en", "de"), (AGAINST, OTHER_SIDE, BOTH))),
)
def test_it_can_be_read(size: tuple[int, int], language: str, seats: Seats) -> None:
    sitting, _ = played(seats, size=size, language=language)
    card_on(sitting.desk)
    assert_legible(sitting.desk)
    assert_reachable(sitting.desk)


def test_whoever_begins_has_one_action() -> None:
    # S1.3, S2.1: Rome begins, and has one action only.
    sitting, _ = played()
    lines = said(sitting.desk)
    assert "*Urban VI* of Rome" in lines
    assert "*at the bottom*" in lines
    assert "You begin, with *one* action" in lines
    # S4.1, S4.2
    assert "*Three persons* in your congregation" in lines
    assert "with a Noble and a Peasant both in yours you *lose*" in lines


WITH_GUILDMASTER = ("cardinal", "priest", "preacher", "noble", "knight", "guildmaster")
IN_PLAY = rows("""
en Guildmaster Peasant
  a *Noble* in yours and a Knight in your opponent’s; but with a Noble and a Guildmaster both in
    yours you *lose*
de Gildenmeister Bauer
  ein *Adliger* in deiner und ein Ritter in der anderen; liegen ein Adliger und ein
    Gildenmeister beide in deiner, *verlierst* du
""")


@pytest.mark.parametrize(("case", "want"), IN_PLAY)
def test_it_speaks_of_those_who_are_in_play(case: str, want: str) -> None:
    """S4.2, S5.1: the Guildmaster is of the Peasant's faction, and plays in the Peasant's place."""
    language, guildmaster, peasant = case.split()
    sitting, game = played(
        size=LARGE, language=language, persons="chosen", chosen=list(WITH_GUILDMASTER)
    )
    desk = sitting.desk
    assert want in said(desk)
    desk.enter()
    desk.pass_time(300)
    assert desk.stage.top is game.table
    # Nor do the ways to win speak of anybody else.
    texts = [one.text for one in desk.texts()]
    assert any(guildmaster in one for one in texts)
    assert not any(peasant in one for one in texts)


def test_at_avignon_the_other_side_begins() -> None:
    sitting, _ = played(OTHER_SIDE)
    lines = said(sitting.desk)
    assert "*Clement VII* of Avignon" in lines
    assert "*at the bottom*" in lines
    assert "Konrad acts first" in lines


def test_of_two_people_each_reads_it_in_their_first_turn() -> None:
    # Without turning, Rome stays at the bottom; whoever sits at Avignon is told so.
    sitting, game = played(BOTH)
    desk = sitting.desk
    desk.change("play.turn_table", False)
    assert "Urban VI" in said(desk)
    desk.enter()
    while sitting.match.to_act != 0:
        sitting.make(sitting.legal[0])
    for _ in range(200):
        desk.pass_time(16)
        if desk.stage.top is not game.table:
            break
    lines = said(desk)
    assert "*Clement VII* of Avignon" in lines
    assert "*at the top*" in lines
    assert "It is your turn" in lines
    desk.enter()
    desk.pass_time(300)
    assert desk.stage.top is game.table


def test_it_goes_away_once_and_is_found_in_the_menu() -> None:
    sitting, game = played()
    desk = sitting.desk
    desk.wish(*[Intent.STEP] * 20)
    card_on(desk)
    desk.wish(Intent.BACK)
    game.table.show_afresh()
    desk.pass_time(200)
    assert desk.stage.top is game.table
    (entry,) = game.menu_entries()
    entry.act()
    card_on(desk)
    assert "first/never" not in desk.spots()


def test_not_again_is_kept_among_the_settings() -> None:
    sitting, game = played()
    kept: list[Settings] = []
    sitting.desk.context.keep = kept.append
    sitting.desk.click("first/never")
    assert sitting.desk.stage.top is game.table
    assert [one.play.first_card for one in kept] == [False]


def test_whoever_has_had_a_turn_or_does_not_want_it_sees_none() -> None:
    sitting, game = played(until=lambda match: match.to_act == 1 and match.view(1).turn == 3)
    assert sitting.desk.stage.top is game.table
    sitting, game = played(shown=False)
    assert sitting.desk.stage.top is game.table


def test_it_leads_to_the_help() -> None:
    heard: list[str] = []
    sitting, _ = played(actions=ScreenActions(help=lambda: heard.append("help")))
    sitting.desk.click("first/rules")
    assert heard == ["help"]
