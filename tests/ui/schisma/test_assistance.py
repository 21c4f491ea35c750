"""Hints, undo and redo, practice, and the last turn shown again."""

from __future__ import annotations

import pytest

from tests.ui.desk import digest
from tolerance_game.core import Other, Reason
from tolerance_game.games.schisma.foresight.plan import plan_of
from tolerance_game.games.schisma.rules.moves import (
    Beseech,
    Chastise,
    Excommunicate,
    Move,
    Petition,
)
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.move_words import move_words
from tolerance_game.worker import Answer

from .sittings import AGAINST, Sitting, at_turn


def _still(sitting: Sitting) -> Move:
    """An action after which nobody is drawn."""
    return next(
        move
        for move in sitting.legal
        if isinstance(move, Beseech | Chastise)
        and 0 < getattr(sitting.state.display[move.column], "land", 0) < 4
    )


def _petition(sitting: Sitting) -> Petition:
    """One with a target."""
    return next(move for move in sitting.legal if isinstance(move, Petition) and any(move.targets))


def says(sitting: Sitting, move: Move) -> None:
    """The worker answers with a move."""
    sitting.puppets.said = Answer(len(sitting.puppets.asked), move, Reason("player.looks_best"))
    sitting.desk.pass_time(48)


# Hints.


def test_the_worker_is_asked_for_a_hint_and_it_marks_the_person() -> None:
    sitting = Sitting(at_turn(5))
    scene = sitting.scene
    sitting.click("button/hint")
    (request,) = sitting.puppets.asked
    assert request.view == sitting.match.view(1)
    assert request.moves == sitting.legal
    assert scene.prompt() == ("Thinking of a hint …", False)
    sitting.puppets.answer()
    sitting.desk.pass_time(48)
    advised = scene.commands.answers.advised
    assert advised.startswith("person/")
    assert scene.focus == advised
    assert "might" in scene.prompt()[0]
    # It stands until something is done.
    sitting.desk.pass_time(60_000, 5_000)
    assert scene.commands.answers.advised == advised


def test_an_advised_petition_is_previewed_with_its_targets() -> None:
    sitting = Sitting(at_turn(5))
    scene, move = sitting.scene, _petition(sitting)
    sitting.click("button/hint")
    says(sitting, move)
    plan = scene.model.plan
    assert plan is not None
    assert plan.move == move
    assert plan.arrows
    assert scene.commands.plan is None, "nothing is chosen by it"
    # What is pointed at goes before it; then it is seen again.
    sitting.click("action/chastise")
    assert scene.commands.answers.advised == ""
    assert scene.model.plan is None or scene.model.plan.move != move


@pytest.mark.parametrize("how", ["escape", "undo", "person", "made"])
def test_a_hint_goes_when_something_is_done(how: str) -> None:
    sitting = Sitting(at_turn(5, used=1))
    scene = sitting.scene
    sitting.click("button/hint")
    says(sitting, _petition(sitting) if "petition" not in sitting.state.used else _still(sitting))
    assert scene.model.plan is not None
    sitting.desk.stage.pointer_left()
    if how == "escape":
        sitting.desk.wish(Intent.BACK)
        assert sitting.desk.stage.top is scene
    elif how == "undo":
        sitting.desk.wish(Intent.UNDO)
    elif how == "person":
        advised = scene.commands.answers.advised
        sitting.click(next(one for one in ("person/2", "person/3") if one != advised))
        sitting.desk.stage.pointer_left()
    else:
        sitting.make(_still(sitting))
        sitting.settle()
    assert scene.commands.answers.advised == ""
    assert scene.model.choice.advised_plan is None


def test_enter_after_a_hint_finds_the_advised_action() -> None:
    sitting = Sitting(at_turn(5))
    scene = sitting.scene
    sitting.desk.wish(Intent.NEXT, Intent.HINT)
    move = next(one for one in sitting.legal if isinstance(one, Excommunicate))
    says(sitting, move)
    sitting.desk.wish(Intent.CONFIRM)
    assert scene.focus == "menu/excommunicate"
    sitting.desk.wish(Intent.CONFIRM)
    assert sitting.last_move == move


def _because(*claims: str, form: str = "because") -> Reason:
    """A reason of claims without values."""
    found = tuple(Reason(f"player.claim.{one}") for one in claims)
    return Reason(f"player.{form}", {"claims": found}) if found else Reason(f"player.{form}")


BARS = "It bars the win that the other side threatens."


@pytest.mark.parametrize(
    ("best", "cost", "against", "wanted"),
    [
        # What is close is said as close, with what both are good for.
        (
            _because("bars"), 0.01, _because("threatens", form="nearly"),
            f"{BARS} Nearly as good: {{which}}; it threatens to win in your next turn.",
        ),
        (
            _because("bars"), 0.01, _because("bars", form="nearly"),
            f"{BARS} Nearly as good, for the same reason: {{which}}.",
        ),
        (
            _because("bars"), 0.0, _because(form="nearly_ahead"),
            f"{BARS} Nearly as good: {{which}}.",
        ),
        # Else it is said what it would cost, and what it costs on the table.
        (
            _because("bars"), 0.124, _because("threatens", "hands_last"),
            f"{BARS} Second best, about 12 wins fewer in a hundred games: {{which}}; it threatens "
            "to win in your next turn, but the other side can then win in its next turn.",
        ),
        (
            _because("bars"), 0.024, _because("bars"),
            f"{BARS} Second best: {{which}}; about 2 wins fewer in a hundred games.",
        ),
        (
            _because("bars"), 0.01, _because(form="ahead"),
            f"{BARS} Second best: {{which}}; about 1 win fewer in a hundred games.",
        ),
        # Beside a win nothing else is as good, but another win; beside the only way out nothing is.
        (_because("wins"), 0.0, _because("wins", form="nearly"),
         "It wins the game. Just as good: {which}."),
        (_because("wins"), 0.5, _because("bars"), "It wins the game."),
        (_because("wins_turn"), 0.0, _because("wins"),
         "With the rest of the turn it wins the game."),
        (_because("only"), 0.5, _because("hands"), "Everything else would hand over the win."),
        (_because("lost"), 0.0, _because("lost", form="nearly"),
         "The other side can win in its next turn, whatever you do."),
    ],
)  # fmt: skip
def test_a_hint_says_what_both_moves_are_good_for(
    best: Reason, cost: float, against: Reason, wanted: str
) -> None:
    sitting = Sitting(at_turn(5))
    move, second = _petition(sitting), _still(sitting)
    sitting.click("button/hint")
    sitting.puppets.said = Answer(1, move, best, (Other(second, cost, against),))
    sitting.desk.pass_time(48)
    said = sitting.scene.prompt()[0]
    words, display = sitting.scene.model.words, sitting.state.display
    which = move_words(words, second, display)
    first = f"Anna might choose: {move_words(words, move, display)}. "
    assert said == first + wanted.format(which=which)
    assert "column" not in said
    assert sitting.scene.commands.answers.advised == f"person/{move.column}"


def test_enter_alone_does_all_that_a_hint_says() -> None:
    sitting = Sitting(at_turn(5))
    sitting.desk.wish(Intent.NEXT, Intent.HINT)
    move = _petition(sitting)
    says(sitting, move)
    steps = 0
    while sitting.scene.commands.answers.advised:
        sitting.desk.wish(Intent.CONFIRM)
        steps += 1
        assert steps < 9
    assert steps > 3
    assert sitting.last_move == move


def test_a_hint_stays_while_it_is_followed_and_goes_with_another_choice() -> None:
    sitting = Sitting(at_turn(5))
    scene, move = sitting.scene, _petition(sitting)
    sitting.click("button/hint")
    says(sitting, move)
    hint = scene.prompt()
    sitting.click(f"person/{move.column}", "menu/petition")
    assert scene.commands.plan is not None
    assert scene.prompt() == hint
    # The choice is cancelled first, then the hint is dismissed.
    sitting.desk.wish(Intent.BACK)
    assert scene.commands.plan is None
    assert scene.prompt() == hint
    sitting.click(f"person/{move.column}", "menu/excommunicate")
    assert scene.prompt() != hint


def test_a_plan_of_a_move_picks_what_the_move_says() -> None:
    """Of every legal move of a position, under exact numbers and *up to*."""
    for numbers in ("exact", "up_to"):
        sitting = Sitting(at_turn(6), rulings={"numbers": numbers})
        for move in sitting.legal:
            assert plan_of(sitting.state, move).move == move


def test_there_is_no_hint_for_the_turn_of_the_other_side() -> None:
    sitting = Sitting(at_turn(5, seat=0), seats=AGAINST)
    asked = len(sitting.puppets.asked)
    sitting.click("button/hint")
    assert len(sitting.puppets.asked) == asked
    assert sitting.scene.commands.answers.note is not None


# Undo and redo.


def test_an_action_is_undone_and_redone() -> None:
    sitting = Sitting(at_turn(5))
    state, move = sitting.state, _still(sitting)
    sitting.make(move)
    sitting.settle()
    after = sitting.state
    sitting.click("button/undo")
    assert sitting.state == state
    assert sitting.is_fresh
    sitting.desk.wish(Intent.REDO)
    sitting.settle()
    assert sitting.state == after


def test_what_was_half_chosen_is_forgotten_with_redo_and_undo() -> None:
    sitting = Sitting(at_turn(5))
    sitting.make(_still(sitting))
    sitting.settle()
    for intent in (Intent.UNDO, Intent.REDO):
        sitting.click("action/petition", f"person/{_petition(sitting).column}")
        sitting.desk.wish(intent)
        sitting.settle()
        assert sitting.is_fresh


def test_what_was_drawn_cannot_be_forgotten() -> None:
    sitting = Sitting(at_turn(5))
    sitting.click("action/excommunicate", "person/1")
    sitting.settle()
    state = sitting.state
    assert sitting.desk.spots()["button/undo"]
    sitting.click("button/undo")
    assert sitting.said == sitting.scene.teller.reason(Reason("match.undo.drawn"))
    assert sitting.state == state


def test_the_turn_of_another_person_cannot_be_undone() -> None:
    sitting = Sitting(at_turn(5, used=1))
    sitting.make(_still(sitting))
    sitting.settle()
    state = sitting.state
    # Konrad is to act, and what he did last lies before Anna's turn.
    sitting.click("button/undo")
    assert "Anna" in sitting.said
    assert sitting.state == state


def test_in_practice_draws_and_the_end_are_undone_too() -> None:
    sitting = Sitting(lambda match: match.outcome is not None, seats=AGAINST, practice=True)
    for _ in range(6):
        turn = sitting.state.turn
        sitting.click("button/undo")
        assert sitting.said == ""
        assert sitting.state.turn <= turn
        assert sitting.match.to_act == 1
        assert sitting.scene.my_turn


# The last turn shown again.


@pytest.mark.parametrize("pace", ["normal", "none"])
@pytest.mark.parametrize("used", [0, 1])
def test_the_last_turn_shown_again_ends_in_the_same_picture(pace: str, used: int) -> None:
    sitting = Sitting(at_turn(6, used=used), pace=pace)
    sitting.settle()
    scene, desk = sitting.scene, sitting.desk
    sitting.desk.stage.pointer_left()
    desk.pass_time(2_000, 100)
    before, said = digest(desk.picture()), scene.prompt()
    scene.show_last_turn()
    desk.pass_time(200)
    assert scene.is_moving, "whoever asks for it sees it, however fast the table is"
    assert not scene.my_turn
    assert scene.shown.public.turn == sitting.state.turn - 1
    assert digest(desk.picture()) != before
    sitting.settle()
    desk.pass_time(2_000, 100)
    assert scene.prompt() == said
    assert digest(desk.picture()) == before


def test_before_the_first_turn_of_the_other_side_there_is_none() -> None:
    sitting = Sitting(at_turn(1))
    sitting.desk.wish(Intent.LAST_TRICK)
    assert sitting.scene.prompt()[0] == "There is no turn of the other side yet."
    assert not sitting.scene.is_moving
