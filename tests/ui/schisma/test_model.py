"""What the model says: who can be met, what is previewed, and where the menu stands."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tests.games.schisma.catalogue import CATALOGUE
from tolerance_game.games.schisma.rules.moves import Beseech, Petition
from tolerance_game.games.schisma.rules.track import COLUMNS, Standing
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.schisma.cards.petition_strip import PetitionToken, petition_signs
from tolerance_game.ui.schisma.table.layout import BOARD, COLUMN, LAND, WIDTH
from tolerance_game.ui.schisma.table.model import TableModel

from .sittings import AGAINST, Sitting, at_turn


@pytest.fixture
def sitting() -> Sitting:
    """Rome begins a turn."""
    return Sitting(at_turn(5))


def _with_menu(model: TableModel, column: int, land: int) -> TableModel:
    """As if this person stood at a land, and its menu were open."""
    standings = list(model.view.display)
    standings[column] = Standing("bishop", land)
    view = replace(model.view, display=tuple(standings))
    return replace(model, view=view, choice=replace(model.choice, menu=column))


@pytest.mark.parametrize("drawer", [False, True])
@pytest.mark.parametrize("flipped", [False, True])
def test_the_menu_stands_beside_its_person_on_the_board(
    sitting: Sitting, drawer: bool, flipped: bool
) -> None:
    scene = sitting.scene
    if scene.drawer.is_open != drawer:
        scene.commands.toggle_chronicle()
    if flipped:
        scene.commands.flip()
    board = Box(BOARD, 80, WIDTH, 904)
    for column, land in product(COLUMNS, range(5)):
        model = _with_menu(scene.model, column, land)
        boxes = model.menu_boxes
        assert list(boxes) == ["beseech", "chastise", "excommunicate", "petition"]
        # The whole column stays in sight: it shows what would happen.
        x = BOARD + LAND + 6 + column * COLUMN
        for box in boxes.values():
            assert box.within(board)
            assert box.x >= x + 204 or box.right <= x
        person = model.layout.place(column, land)
        first, *_, last = boxes.values()
        assert first.y <= person.bottom
        assert last.bottom >= person.y


def test_nobody_is_marked_while_no_action_is_chosen_or_it_is_not_the_turn() -> None:
    sitting = Sitting(at_turn(5, seat=0), seats=AGAINST)
    assert sitting.scene.model.able == frozenset()
    assert not sitting.scene.model.is_open("beseech")
    sitting = Sitting(at_turn(5))
    assert sitting.scene.model.able == frozenset()
    assert sitting.scene.model.is_open("beseech")


def test_an_action_that_was_taken_meets_nobody() -> None:
    """S2.1"""
    sitting = Sitting(at_turn(5, used=1))
    assert not sitting.scene.model.is_open(sitting.state.used[0])


def test_pointing_at_a_target_shows_what_picking_it_would_do(sitting: Sitting) -> None:
    scene = sitting.scene
    column = next(
        one.column for one in sitting.legal if isinstance(one, Petition) and any(one.targets)
    )
    sitting.click("action/petition", f"person/{column}")
    plan = scene.commands.plan
    assert plan is not None
    assert plan.ask is not None
    for other, why in enumerate(plan.ask.why_not):
        sitting.desk.point(f"person/{other}")
        shown = scene.model.plan
        assert shown is not None
        assert shown == (plan if why is not None or other in plan.picks else plan.pick(other))
    # Only pointed at, nothing is picked.
    assert scene.commands.plan == plan


def test_pointing_at_a_person_shows_what_the_chosen_action_would_do(sitting: Sitting) -> None:
    scene = sitting.scene
    sitting.click("action/beseech")
    for column in COLUMNS:
        sitting.desk.point(f"person/{column}")
        plan = scene.model.plan
        if column in scene.model.able:
            assert plan is not None
            assert plan.move == Beseech(column)
        else:
            assert plan is None
    sitting.desk.stage.pointer_left()
    assert scene.model.plan is None


def test_nothing_is_previewed_and_nobody_marked_while_it_moves() -> None:
    sitting = Sitting(at_turn(5), pace="normal")
    sitting.settle()
    sitting.click("action/beseech", f"person/{min(sitting.scene.model.able or {2})}")
    sitting.desk.pass_time(50)
    model = sitting.scene.model
    assert model.busy
    assert model.plan is None
    assert model.able == frozenset()
    assert model.menu_boxes == {}
    assert model.dangers == ()


@pytest.mark.parametrize(
    ("dy", "to"), [(0, ""), (49, ""), (51, "beseech"), (-49, ""), (-51, "chastise")]
)
def test_a_person_must_be_drawn_some_way(sitting: Sitting, dy: float, to: str) -> None:
    box = sitting.desk.spots()["person/2"].box
    sitting.desk.press("person/2")
    sitting.desk.drag_to(box.cx + 40, box.cy)
    sitting.desk.drag_to(box.cx + 40, box.cy + dy)
    assert sitting.scene.model.carried_to == to
    sitting.desk.drag_to(box.cx + 2 * COLUMN, box.cy + dy)
    assert sitting.scene.model.carried_to == "", "it is no longer in its column"


def test_what_can_be_confirmed(sitting: Sitting) -> None:
    scene = sitting.scene
    move = next(one for one in sitting.legal if isinstance(one, Petition) and any(one.targets))
    assert not scene.model.can_confirm
    sitting.click("action/petition", f"person/{move.column}")
    assert not scene.model.can_confirm
    assert scene.model.is_petition
    for columns in move.targets:
        sitting.click(*[f"person/{column}" for column in columns])
    assert scene.model.can_confirm


def test_without_all_targets_it_says_that_some_are_missing(sitting: Sitting) -> None:
    move = next(one for one in sitting.legal if isinstance(one, Petition) and any(one.targets))
    sitting.click("action/petition", f"person/{move.column}", "button/carry_out")
    assert sitting.said == "First choose who is meant."
    assert sitting.cited == ("S6",)
    assert sitting.scene.commands.plan is not None


def test_all_is_chosen(sitting: Sitting) -> None:
    """A click on somebody else then says so; one on the petitioned person carries it out."""
    move = next(one for one in sitting.legal if isinstance(one, Petition) and any(one.targets))
    sitting.click("action/petition", f"person/{move.column}")
    for columns in move.targets:
        sitting.click(*[f"person/{column}" for column in columns])
    picked = {column for columns in move.targets for column in columns}
    other = next(one for one in COLUMNS if one not in picked and one != move.column)
    sitting.click(f"person/{other}")
    assert sitting.cited == ("S6",)
    sitting.click(f"person/{move.column}")
    assert sitting.last_move == move


def test_pulls_lead_up_on_the_cards_of_a_side_at_the_upper_edge() -> None:
    """The sign of a pull points to whoever acts: after a flip that is up."""
    cardinal = CATALOGUE.by_id["cardinal"]
    below, above = petition_signs(cardinal), petition_signs(cardinal, turned=True)

    def arrows(steps: tuple[tuple[PetitionToken, ...], ...]) -> list[str]:
        return [token.value for step in steps for token in step if token.sign == "arrow"]

    assert arrows(below) == ["pull", "push"]
    assert arrows(above) == ["push", "pull"]
    sitting = Sitting()
    assert not sitting.scene.model.turned
    sitting.click("button/flip")
    assert sitting.scene.model.turned
