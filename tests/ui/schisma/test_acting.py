"""How an action is taken: person first or action first, by mouse, digits, drag and keys alone."""

from __future__ import annotations

from typing import Final

import pytest

from tolerance_game.games.schisma.foresight.choices import simple_move
from tolerance_game.games.schisma.rules.moves import (
    ACTIONS,
    BESEECH,
    CHASTISE,
    EXCOMMUNICATE,
    PETITION,
    Beseech,
    Chastise,
    Excommunicate,
    Petition,
)
from tolerance_game.games.schisma.rules.state import CHOOSING
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.table.commands import SchismaActions

from .sittings import AGAINST, Sitting, at_turn

SIMPLE: Final = (BESEECH, CHASTISE, EXCOMMUNICATE)
CONFIRM: Final = (("play.confirm_card", True),)
UP, DOWN, LEFT, RIGHT = Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT
NEXT, ENTER, ESCAPE = Intent.NEXT, Intent.CONFIRM, Intent.BACK


def able(sitting: Sitting, action: str) -> list[int]:
    """The columns an action may meet, by the rules."""
    return [
        column
        for column in range(5)
        if (
            any(isinstance(one, Petition) and one.column == column for one in sitting.legal)
            if action == PETITION
            else simple_move(action, column) in sitting.legal
        )
    ]


@pytest.fixture
def sitting() -> Sitting:
    """Rome begins a turn and may do anything."""
    return Sitting(at_turn(5))


# The person first.


@pytest.mark.parametrize("action", SIMPLE)
def test_the_menu_beside_a_person_takes_a_simple_action_at_once(
    sitting: Sitting, action: str
) -> None:
    column = able(sitting, action)[0]
    sitting.click(f"person/{column}")
    assert sitting.scene.commands.menu == column
    assert [spot for spot in sitting.desk.spots() if spot.startswith("menu/")] == [
        f"menu/{one}" for one in ACTIONS
    ]
    sitting.click(f"menu/{action}")
    assert sitting.last_move == simple_move(action, column)
    assert sitting.is_fresh


def test_the_menu_closes_with_a_second_click_and_moves_with_one_on_another(
    sitting: Sitting,
) -> None:
    commands = sitting.scene.commands
    sitting.click("person/1", "person/3")
    assert commands.menu == 3
    sitting.click("person/3")
    assert sitting.is_fresh
    sitting.click("person/1")
    _beside(sitting)
    assert sitting.is_fresh


def _beside(sitting: Sitting) -> None:
    """A click where nothing is, on the table's edge."""
    scale = sitting.desk.stage.scale
    sitting.desk.stage.press(scale.px(4), scale.px(1076))


def test_a_click_beside_everything_loses_no_targets(sitting: Sitting) -> None:
    move = next(one for one in sitting.legal if isinstance(one, Petition) and any(one.targets))
    sitting.click("action/petition", f"person/{move.column}")
    _beside(sitting)
    assert sitting.is_fresh, "nothing was chosen but whose petition"
    first = next(column for columns in move.targets for column in columns)
    sitting.click("action/petition", f"person/{move.column}", f"person/{first}")
    plan = sitting.scene.commands.plan
    _beside(sitting)
    assert sitting.scene.commands.plan == plan


@pytest.mark.parametrize("in_steps", [False, True])
def test_a_click_on_a_person_goes_on_with_what_is_played_back(in_steps: bool) -> None:
    settings = (("pace.step_by_step", in_steps),)
    sitting = Sitting(at_turn(5, used=1), pace="normal", settings=settings)
    for _ in range(40):
        if not sitting.scene.is_moving:
            break
        sitting.desk.pass_time(400, 100)
        sitting.desk.wish(Intent.FINISH)
    sitting.make(next(one for one in sitting.legal if isinstance(one, Petition)))
    sitting.desk.pass_time(60)
    beats = len(sitting.scene.playback.timeline.beats)
    assert beats > 2
    sitting.click("person/2")
    sitting.desk.pass_time(16)
    left = len(sitting.scene.playback.timeline.beats)
    assert 0 < left < beats
    assert sitting.is_fresh


def test_the_menu_of_a_person_shows_what_each_action_would_do(sitting: Sitting) -> None:
    column = next(one for one in able(sitting, BESEECH) if one in able(sitting, CHASTISE))
    sitting.click(f"person/{column}")
    lands = []
    for action in (BESEECH, CHASTISE):
        sitting.desk.point(f"menu/{action}")
        plan = sitting.scene.model.plan
        assert plan is not None
        assert (plan.action, plan.column) == (action, column)
        lands.append(plan.arrows[0].to_land - plan.arrows[0].from_land)
    # S2.2, S2.3: Rome lies at the upper end of the numbers.
    assert lands == [1, -1]
    sitting.desk.point("menu/excommunicate")
    plan = sitting.scene.model.plan
    assert plan is not None
    assert [due.column for due in plan.draws] == [column]


# The action first.


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_marks_whom_it_may_meet_and_then_meets(sitting: Sitting, action: str) -> None:
    columns = able(sitting, action)
    sitting.click(f"action/{action}")
    assert sitting.scene.commands.action == action
    assert sitting.scene.model.able == set(columns)
    sitting.desk.point(f"person/{columns[-1]}")
    assert sitting.scene.model.plan is not None
    sitting.click(f"person/{columns[-1]}")
    if action == PETITION:
        plan = sitting.scene.commands.plan
        assert plan is not None
        assert (plan.action, plan.column) == (PETITION, columns[-1])
    else:
        assert sitting.last_move == simple_move(action, columns[-1])


@pytest.mark.parametrize(("key", "action"), list(zip("1234", ACTIONS, strict=True)))
def test_a_digit_chooses_an_action_and_leaves_it_again(
    sitting: Sitting, key: str, action: str
) -> None:
    scene = sitting.scene
    assert scene.bound(key)
    assert scene.commands.action == action
    assert scene.bound(key)
    assert sitting.is_fresh
    assert not scene.bound("5")


def test_a_digit_takes_the_action_of_the_menu_that_is_open(sitting: Sitting) -> None:
    column = able(sitting, CHASTISE)[0]
    sitting.click(f"person/{column}")
    sitting.scene.bound("2")
    assert sitting.last_move == Chastise(column)


def test_a_digit_is_a_letter_while_the_chronicle_is_searched(sitting: Sitting) -> None:
    sitting.click("chronicle/find")
    assert not sitting.scene.bound("1")
    assert sitting.is_fresh


def test_another_action_takes_the_place_of_the_first(sitting: Sitting) -> None:
    sitting.click("action/beseech", "action/petition")
    assert sitting.scene.commands.action == PETITION
    sitting.click(f"person/{able(sitting, PETITION)[0]}", "action/chastise")
    assert sitting.scene.commands.plan is None
    assert sitting.scene.commands.action == CHASTISE


# Refused things say why.


def test_the_same_action_twice_is_refused_wherever_it_is_clicked() -> None:
    """S2.1"""
    sitting = Sitting(at_turn(5, used=1))
    used = sitting.state.used[0]
    sitting.click(f"action/{used}")
    assert sitting.cited == ("S2.1",)
    assert sitting.is_fresh
    sitting.click("person/2", f"menu/{used}")
    assert sitting.cited == ("S2.1",)
    assert sitting.scene.commands.plan is None


def test_it_is_not_your_turn() -> None:
    sitting = Sitting(at_turn(5, seat=0), seats=AGAINST)
    for spot in ("person/2", "action/beseech"):
        sitting.click(spot)
        assert sitting.said == "The turn is with Konrad."
        assert sitting.is_fresh
    assert sitting.scene.model.menu_boxes == {}


def test_the_game_is_over() -> None:
    sitting = Sitting(lambda match: match.outcome is not None)
    outcome = sitting.match.outcome
    assert outcome is not None
    number = sitting.match.number
    persons = [spot for spot in sitting.desk.spots() if spot.startswith("person/")]
    for spot in (persons[0], "action/petition"):
        sitting.click(spot)
        assert sitting.said == "The game is over."
        assert sitting.cited == (outcome.paragraph,)
        assert sitting.is_fresh
    assert sitting.match.number == number


# Waiting for *Carry out*.


@pytest.mark.parametrize("action", SIMPLE)
def test_with_the_setting_an_action_waits_to_be_carried_out(action: str) -> None:
    sitting = Sitting(at_turn(5), settings=CONFIRM)
    number, column = sitting.match.number, able(sitting, action)[0]
    sitting.click(f"action/{action}", f"person/{column}")
    plan = sitting.scene.commands.plan
    assert plan is not None
    assert plan.move == simple_move(action, column)
    assert sitting.match.number == number
    sitting.click("button/cancel")
    assert sitting.is_fresh
    sitting.click(f"person/{column}", f"menu/{action}", "button/carry_out")
    assert sitting.last_move == simple_move(action, column)


def test_while_it_waits_another_person_may_be_meant(sitting: Sitting) -> None:
    sitting.desk.change("play.confirm_card", True)
    first, second = able(sitting, BESEECH)[:2]
    sitting.click("action/beseech", f"person/{first}", f"person/{second}")
    plan = sitting.scene.commands.plan
    assert plan is not None
    assert plan.move == Beseech(second)
    # A second click on the same person carries it out.
    sitting.click(f"person/{second}")
    assert sitting.last_move == Beseech(second)


# Drawn along its column.


def _draw(sitting: Sitting, column: int, dx: float, dy: float) -> None:
    box = sitting.desk.spots()[f"person/{column}"].box
    sitting.desk.press(f"person/{column}")
    sitting.desk.drag_to(box.cx + dx, box.cy + dy)


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(("dy", "action"), [(124, BESEECH), (-124, CHASTISE)])
def test_a_person_is_drawn_towards_the_own_side_or_away(
    sitting: Sitting, dy: float, action: str, flipped: bool
) -> None:
    if flipped:
        sitting.click("button/flip")
        dy = -dy
    column = able(sitting, action)[0]
    _draw(sitting, column, 12, dy)
    model = sitting.scene.model
    assert model.carried_to == model.carried_action == action
    assert model.plan is not None
    assert model.plan.move == simple_move(action, column)
    sitting.desk.let_go()
    assert sitting.last_move == simple_move(action, column)
    assert sitting.scene.carried is None


def test_a_person_is_drawn_off_the_track() -> None:
    """S3.1: from Rome one land further, into the congregation of Rome."""
    at_rome = lambda match: (  # noqa: E731
        at_turn(3)(match)
        and any(one is not None and one.land == 4 for one in match.view(0).display)
    )
    sitting = Sitting(at_rome)
    display = sitting.state.display
    column = next(c for c, one in enumerate(display) if one is not None and one.land == 4)
    before = len(sitting.state.congregations[1])
    _draw(sitting, column, 0, 110)
    model = sitting.scene.model
    assert model.plan is not None
    assert [join.seat for join in model.plan.joins] == [1]
    sitting.desk.let_go()
    assert sitting.last_move == Beseech(column)
    assert len(sitting.state.congregations[1]) == before + 1


def test_a_person_is_drawn_onto_the_discard_pile(sitting: Sitting) -> None:
    pile = sitting.scene.model.layout.discard_pile
    sitting.desk.press("person/3")
    sitting.desk.drag_to(pile.cx, pile.cy)
    assert sitting.scene.model.carried_action == EXCOMMUNICATE
    sitting.desk.let_go()
    assert sitting.last_move == Excommunicate(3)


@pytest.mark.parametrize(("dx", "dy"), [(0, 40), (60, 0), (500, 200), (-400, -124)])
def test_dropped_elsewhere_a_person_goes_back(sitting: Sitting, dx: float, dy: float) -> None:
    state = sitting.state
    _draw(sitting, 2, dx, dy)
    assert sitting.scene.carried is not None
    sitting.desk.let_go()
    assert sitting.scene.carried is None
    assert sitting.state == state
    assert sitting.is_fresh
    assert sitting.said == ""


@pytest.mark.parametrize("how", ["escape", "right button", "focus lost"])
def test_what_comes_between_lets_a_person_go(sitting: Sitting, how: str) -> None:
    state, stage = sitting.state, sitting.desk.stage
    _draw(sitting, 2, 0, 124)
    if how == "escape":
        sitting.desk.wish(ESCAPE)
        assert stage.top is sitting.scene
    elif how == "right button":
        x, y = stage.pointer or (0, 0)
        stage.press(x, y, 3)
    else:
        stage.away(True)
    assert sitting.scene.carried is None
    sitting.desk.let_go()
    assert sitting.state == state


def test_drawn_where_it_may_not_go_a_person_goes_back_and_it_says_why() -> None:
    """S2.1"""
    sitting = Sitting(lambda m: at_turn(5, used=1)(m) and m.view(0).used == (BESEECH,))
    state = sitting.state
    _draw(sitting, 2, 0, 124)
    assert sitting.scene.model.carried_to == BESEECH
    assert sitting.scene.model.carried_action == ""
    assert sitting.scene.model.plan is None
    sitting.desk.let_go()
    assert sitting.cited == ("S2.1",)
    assert sitting.state == state


def test_whoever_draws_a_person_has_confirmed_it(sitting: Sitting) -> None:
    sitting.desk.change("play.confirm_card", True)
    column = able(sitting, BESEECH)[0]
    _draw(sitting, column, 0, 124)
    sitting.desk.let_go()
    assert sitting.last_move == Beseech(column)


def test_nothing_is_drawn_in_the_middle_of_a_petition(sitting: Sitting) -> None:
    column = able(sitting, PETITION)[0]
    sitting.click("action/petition", f"person/{column}")
    plan = sitting.scene.commands.plan
    _draw(sitting, 2, 0, 124)
    assert sitting.scene.carried is None
    sitting.desk.let_go()
    assert sitting.scene.commands.plan == plan


# Keys alone.


def keys(sitting: Sitting, *intents: Intent) -> None:
    """Presses keys; the focus is on something that is there after each."""
    for intent in intents:
        sitting.desk.wish(intent)
        sitting.settle()
        assert sitting.scene.focus in sitting.desk.spots(), intent


def test_a_turn_by_keys_alone(sitting: Sitting) -> None:
    scene, commands = sitting.scene, sitting.scene.commands
    keys(sitting, NEXT)
    assert scene.by_keys
    assert (scene.focus or "").startswith("person/")
    keys(sitting, ENTER)
    assert commands.menu is not None
    assert (scene.focus or "").startswith("menu/"), "the menu has the focus"
    keys(sitting, DOWN, UP, DOWN)
    column = commands.menu
    keys(sitting, ESCAPE)
    assert sitting.is_fresh
    assert scene.focus == f"person/{column}", "where the menu came from"
    assert sitting.desk.stage.top is scene
    scene.bound("4")
    sitting.settle()
    assert commands.action == PETITION
    assert scene.focus == f"person/{able(sitting, PETITION)[0]}"
    keys(sitting, ENTER)
    assert commands.plan is not None


def test_a_petition_by_keys_alone() -> None:
    sitting = Sitting(at_turn(5))
    scene, commands = sitting.scene, sitting.scene.commands
    column = next(
        move.column for move in sitting.legal if isinstance(move, Petition) and move.targets
    )
    keys(sitting, NEXT)
    scene.bound("4")
    while scene.focus != f"person/{column}":
        keys(sitting, NEXT)
    keys(sitting, ENTER)
    steps = 0
    while (plan := commands.plan) is not None and plan.ask is not None:
        # The focus is where a target can be chosen.
        assert scene.focus is not None
        kind, _, which = scene.focus.partition("/")
        if kind == "person" and (int(which) in plan.picks or plan.ask.why_not[int(which)]):
            keys(sitting, NEXT)
        else:
            keys(sitting, ENTER)
        steps += 1
        assert steps < 40
    assert scene.focus == "button/carry_out"
    last = next(pick for pick in reversed(plan.picks if plan else ()))
    keys(sitting, ESCAPE)
    assert commands.plan is not None
    assert commands.plan.ask is not None
    if last >= 0:
        assert scene.focus == f"person/{last}"
        keys(sitting, ENTER)
    else:
        sitting.click("button/enough")
    keys(sitting, *[ESCAPE] * (len(plan.picks) if plan else 0))
    assert commands.plan is not None
    assert commands.plan.picks == ()
    keys(sitting, ESCAPE)
    assert sitting.is_fresh
    assert scene.focus == f"person/{column}"


def test_escape_with_nothing_chosen_opens_the_menu() -> None:
    opened: list[str] = []
    actions = SchismaActions(menu=lambda: opened.append("menu"))
    sitting = Sitting(at_turn(5), actions=actions)
    sitting.click("person/2")
    sitting.desk.wish(ESCAPE)
    assert not opened
    sitting.desk.wish(ESCAPE)
    assert opened == ["menu"]


def test_tab_reaches_every_spot_and_comes_round(sitting: Sitting) -> None:
    sitting.click("person/1")
    spots = [spot.id for spot in sitting.scene.spots() if spot.focusable]
    keys(sitting, NEXT)
    seen = []
    for _ in spots:
        keys(sitting, NEXT)
        seen.append(sitting.scene.focus)
    assert sorted(str(one) for one in seen) == sorted(spots)


@pytest.mark.parametrize(("left", "which"), [(1, "first"), (0, "second")])
def test_no_other_action_is_asked_for_while_a_petition_goes_on_after_a_draw(
    left: int, which: str
) -> None:
    """S3.2, `at_once`: this action of the turn is not over yet."""

    def goes_on(match: Match) -> bool:
        view = match.public_view()
        return bool(view.phase == CHOOSING and view.turn > 1 and view.left == left)

    sitting = Sitting(goes_on, rulings={"refill": "at_once"})
    written = [box.text for box in sitting.desk.texts()]
    assert any(text.endswith(f"{which} action") for text in written)
    assert "Choose a person or an action" not in written
    assert ("open" in written) is (left > 0)
