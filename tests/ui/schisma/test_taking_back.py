"""Undo with its reasons, redo, practice, and the same deal once more, as at the other table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.tables import Prompt
from tests.ui.evening import Evening
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import Beseech, Excommunicate, Move
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Seats
from tolerance_game.session.table import lay_table
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table.tooltip import text_of

from .sittings import AGAINST, BOTH, Sitting


def first_action(seats: Seats = AGAINST, *, practice: bool = False, turn: int = 2) -> Sitting:
    """Anna has the first action of a turn before her."""

    def until(match: Match) -> bool:
        view = match.view(1)
        return view.turn > turn and view.seat == 1 and not view.used and view.phase == "acting"

    return Sitting(until, seats=seats, practice=practice)


def a_pull(sitting: Sitting) -> Beseech:
    """Somebody whom a pull leaves on the track, so that nobody is drawn."""
    display = sitting.state.display
    for move in sitting.legal:
        if isinstance(move, Beseech):
            standing = display[move.column]
            if standing is not None and standing.land < 4:
                return move
    raise AssertionError("nobody can be pulled")


def an_outcast(sitting: Sitting) -> Excommunicate:
    """Somebody who can be excommunicated: then somebody is drawn."""
    return next(one for one in sitting.legal if isinstance(one, Excommunicate))


def decide(sitting: Sitting, move: Move) -> None:
    """Anna decides this, and it is shown."""
    sitting.make(move)
    sitting.settle()


def test_a_move_is_taken_back_and_made_again() -> None:
    sitting = first_action()
    before = sitting.scene.shown.public
    decide(sitting, a_pull(sitting))
    after = sitting.scene.shown.public
    assert after != before
    sitting.desk.wish(Intent.UNDO)
    sitting.settle()
    assert sitting.scene.shown.public == before
    assert sitting.said == ""
    sitting.desk.wish(Intent.REDO)
    sitting.settle()
    assert sitting.scene.shown.public == after


def test_there_is_nothing_to_make_again_after_another_move() -> None:
    sitting = first_action()
    decide(sitting, a_pull(sitting))
    sitting.desk.wish(Intent.REDO)
    assert sitting.said


def test_who_was_drawn_stays_and_the_button_says_why() -> None:
    sitting = first_action()
    decide(sitting, an_outcast(sitting))
    number = sitting.match.number
    reason = sitting.scene.teller.words.say("match.undo.drawn")
    assert reason in text_of(sitting.scene.model, "button/undo")
    sitting.desk.wish(Intent.UNDO)
    assert sitting.match.number == number
    assert reason in sitting.said


def test_in_practice_even_a_draw_is_taken_back() -> None:
    sitting = first_action(practice=True)
    before = sitting.scene.shown.public
    decide(sitting, an_outcast(sitting))
    sitting.desk.wish(Intent.UNDO)
    sitting.settle()
    assert sitting.said == ""
    assert sitting.scene.shown.public == before
    # And further, up to the beginning.
    while sitting.scene.model.undo_limit is None:
        sitting.desk.wish(Intent.UNDO)
        sitting.settle()
    assert sitting.match.view(1).turn == 1


def test_the_other_persons_move_is_not_mine_to_take_back() -> None:
    sitting = first_action(BOTH)
    # Konrad has moved since Anna's last decision.
    number = sitting.match.number
    sitting.desk.wish(Intent.UNDO)
    assert sitting.match.number == number
    assert sitting.said


def test_what_is_taken_back_is_not_in_the_chronicle() -> None:
    sitting = first_action()
    before = [len(group.lines) for group in sitting.scene.playback.chronicle.groups]
    decide(sitting, a_pull(sitting))
    assert [len(group.lines) for group in sitting.scene.playback.chronicle.groups] != before
    sitting.desk.wish(Intent.UNDO)
    sitting.settle()
    assert [len(group.lines) for group in sitting.scene.playback.chronicle.groups] == before


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """The whole program, with a game of Schisma under way."""
    evening = Evening(tmp_path, 5)
    table = lay_table("schisma", {}, ("thumb",), 5, evening.catalogue)
    evening.program.play(Prompt.begin(evening.home, table, AGAINST))
    yield evening
    evening.close()


def laid(evening: Evening) -> list[told.Laid]:
    """The first display of the game on the table."""
    assert evening.program.game is not None
    events = evening.program.game.session.match.all_events()
    return [event for event in events if isinstance(event, told.Laid)]


def test_the_menu_deals_the_same_persons_again(evening: Evening) -> None:
    def scene() -> TableScene:
        assert evening.program.game is not None
        table = evening.program.game.table
        assert isinstance(table, TableScene)
        return table

    evening.settle(lambda: scene().my_turn)
    before, old = laid(evening), scene()
    move = next(one for one in old.session.match.legal_moves(1) if isinstance(one, Excommunicate))
    old.commands.submit(move)
    evening.settle(lambda: scene().session.number > 2)
    evening.desk.wish(Intent.MENU)
    evening.desk.click("menu/again")
    evening.settle(lambda: evening.program.game is not None and scene() is not old)
    evening.settle(lambda: scene().my_turn)
    assert laid(evening) == before
    assert scene().shown.public.turn == 1
    assert scene().session.match.number < 4
