"""Two people at one screen: nothing covers it, and the table turns to whoever acts."""

from __future__ import annotations

from typing import Final

import pytest

from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import Beseech, Chastise, Move
from tolerance_game.match.handover import HandShown
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.game import SchismaGame
from tolerance_game.ui.schisma.scenes.look_back import look_back
from tolerance_game.ui.schisma.scenes.result import ResultScene

from .sittings import AGAINST, BOTH, Sitting, at_turn

STAYS: Final = (("play.turn_table", False),)


def _last_action(sitting: Sitting) -> Move:
    """An action that ends the turn without a draw."""
    return next(
        move
        for move in sitting.legal
        if isinstance(move, Beseech | Chastise)
        and 0 < getattr(sitting.state.display[move.column], "land", 0) < 4
    )


def _act(sitting: Sitting, move: Move) -> None:
    assert isinstance(move, Beseech | Chastise)
    action = "beseech" if isinstance(move, Beseech) else "chastise"
    sitting.click(f"action/{action}", f"person/{move.column}")


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_action_is_played_back_before_the_table_turns(seat: int) -> None:
    sitting = Sitting(at_turn(4, seat=seat, used=1), pace="normal")
    scene = sitting.scene
    sitting.settle()
    assert scene.model.bottom == seat
    move = _last_action(sitting)
    _act(sitting, move)
    assert sitting.last_move == move
    sitting.desk.pass_time(100)
    # The other person is to act, but first everybody sees what was done.
    assert scene.me == 1 - seat
    assert not scene.my_turn
    beat = scene.model.beat
    assert beat is not None
    assert isinstance(beat.events[0], told.Moved)
    assert scene.model.bottom == seat
    sitting.settle()
    assert scene.model.bottom == 1 - seat
    assert scene.my_turn
    assert sitting.desk.stage.scenes == [scene]


def test_in_the_middle_of_a_turn_the_table_stays() -> None:
    sitting = Sitting(at_turn(4, seat=0))
    _act(sitting, _last_action(sitting))
    sitting.settle()
    assert sitting.state.seat == 0
    assert sitting.scene.model.bottom == 0


def test_nothing_ever_covers_the_screen() -> None:
    """S7: there is nothing to hide."""
    sitting = Sitting(at_turn(1))
    sitting.desk.stage.away(True)
    sitting.desk.wish(Intent.COVER)
    while sitting.match.to_act is not None:
        sitting.make(sitting.random.choice(sitting.legal))
        sitting.settle()
        over = sitting.match.outcome is not None
        assert over or sitting.session.handover.phase == HandShown(sitting.state.seat)
        assert sitting.desk.stage.scenes == [sitting.scene]


def test_without_the_setting_rome_stays_at_the_screen() -> None:
    sitting = Sitting(at_turn(4, seat=0, used=1), settings=STAYS)
    for _ in range(3):
        assert sitting.scene.model.bottom == 1
        sitting.make(_last_action(sitting))
        sitting.settle()
    sitting.click("button/flip")
    for _ in range(3):
        assert sitting.scene.model.bottom == 0
        sitting.make(_last_action(sitting))
        sitting.settle()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_finished_game_is_turned_for_neither_of_two(seed: int) -> None:
    """S1.1: the table, the sheet of the result and every turn that is looked back at lie with Rome
    below, whoever acted last; for one person alone they lie as they did."""
    alone: Seats = (Person("Anna"), Opponent("thumb", "Konrad"))
    for seats, bottom in ((BOTH, 1), (AGAINST, 1), (alone, 0)):
        sitting = Sitting(lambda match: match.to_act is None, seed=seed, seats=seats)
        game = SchismaGame(sitting.desk.context, sitting.session)
        sitting.desk.stage.push(game.table)
        sitting.settle()
        assert game.table.model.bottom == bottom
        page = sitting.desk.stage.top
        assert isinstance(page, ResultScene)
        assert page.bottom == bottom
        past = look_back(sitting.desk.context, sitting.session, 2)
        assert past.model.bottom == bottom


def test_flip_turns_the_table_at_once_until_the_turn_passes() -> None:
    sitting = Sitting(at_turn(4, seat=1, used=1), pace="normal")
    sitting.settle()
    sitting.click("button/flip")
    assert sitting.scene.model.bottom == 0
    sitting.desk.wish(Intent.SORT)
    assert sitting.scene.model.bottom == 1
    sitting.click("button/flip")
    _act(sitting, _last_action(sitting))
    sitting.settle()
    # It lies as whoever acts now wants it, and Flip turns it again.
    assert sitting.scene.model.bottom == 0
    sitting.click("button/flip")
    assert sitting.scene.model.bottom == 1


def test_one_person_keeps_the_own_side_at_the_screen() -> None:
    sitting = Sitting(at_turn(4, seat=1, used=1), seats=AGAINST)
    scene = sitting.scene
    assert scene.model.bottom == 1
    _act(sitting, _last_action(sitting))
    sitting.settle()
    assert sitting.match.to_act == 0
    assert (scene.me, scene.model.bottom) == (1, 1)
    sitting.click("button/flip")
    for _ in range(200):
        if sitting.match.to_act == 1:
            break
        sitting.puppets.answer()
        sitting.settle()
    assert scene.model.bottom == 0, "what one person has turned stays turned"


def test_what_an_opponent_does_is_announced_and_what_people_do_is_not() -> None:
    both = Sitting(at_turn(4, seat=1, used=1), pace="normal")
    both.settle()
    both.make(_last_action(both))
    alone = Sitting(at_turn(4, seat=0), seats=AGAINST, pace="normal")
    alone.settle()
    alone.make(_last_action(alone))
    announced = []
    for sitting in (both, alone):
        kinds = set()
        for _ in range(60):
            sitting.desk.pass_time(50)
            kinds.add(sitting.scene.model.beat.kind if sitting.scene.model.beat else "")
        announced.append("announced" in kinds)
    assert announced == [False, True]
