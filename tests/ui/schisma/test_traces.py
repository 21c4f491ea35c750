"""What the last turn of the other side leaves at the track."""

from __future__ import annotations

from tests.ui.desk import LARGE, SMALL
from tests.ui.states import STATES
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.track import ABSENT, BEYOND_AVIGNON, BEYOND_ROME
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table.last_turn import last_lines
from tolerance_game.ui.schisma.table.traces import Trace, newcomers, traces_of


def moved(column: int, person: str, from_land: int, to_land: int) -> told.Moved:
    """A person moved; whether it was pulled or pushed leaves no trace."""
    return told.Moved(
        column=column,
        person=person,
        from_land=from_land,
        to_land=to_land,
        direction="pull",
        paragraph="S6",
    )


def test_a_way_goes_from_where_somebody_stood_first_to_where_they_stand() -> None:
    """S6: the Bishop pulls one other 2, then is pushed 2; a pull in the same turn follows."""
    events = [
        moved(1, "knight", 2, 0),
        moved(3, "bishop", 2, 4),
        moved(3, "bishop", 4, 3),
    ]
    assert traces_of(events) == [Trace(1, "knight", 2, 0), Trace(3, "bishop", 2, 3)]


def test_whoever_came_back_leaves_no_trace() -> None:
    events = [moved(1, "knight", 2, 1), moved(1, "knight", 1, 2)]
    assert traces_of(events) == []


def test_a_swap_leaves_two_traces() -> None:
    """S6: the Guildmaster swaps lands with one other; then it is pulled."""
    events = [
        told.Swapped(
            column=0,
            person="guildmaster",
            land=2,
            other_column=4,
            other_person="noble",
            other_land=4,
            paragraph="S6",
        ),
        moved(0, "guildmaster", 4, 3),
    ]
    assert traces_of(events) == [Trace(4, "noble", 4, 2), Trace(0, "guildmaster", 2, 3)]


def test_who_left_or_was_discarded_is_gone_and_who_was_drawn_is_new() -> None:
    """S3.1, S3.2, S2.4: a column is refilled; whoever comes has come from nowhere."""
    events = [
        moved(2, "peasant", 2, 1),
        told.Joined(column=2, person="peasant", from_land=1, seat=0, paragraph="S3.1"),
        told.Joined(column=0, person="noble", from_land=4, seat=1, paragraph="S3.1"),
        told.Discarded(column=3, person="bishop", land=3, paragraph="S3.1"),
        told.Drawn(column=2, person="cardinal", land=2, paragraph="S3.1"),
        told.Drawn(column=3, person="knight", land=3, paragraph="S3.1"),
    ]
    assert traces_of(events) == [
        Trace(2, "peasant", 2, BEYOND_AVIGNON),
        Trace(0, "noble", 4, BEYOND_ROME),
        Trace(3, "bishop", 3, ABSENT),
    ]
    assert newcomers(events) == {2: "cardinal", 3: "knight"}


def test_newcomers_have_a_tag_until_something_is_chosen() -> None:
    desk = STATES["schisma_act"].desk(LARGE, "en", fresh=False)
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    events = [event for done in scene.shown.last_turn[1] for event in done.events]
    came = newcomers(events)
    assert came
    tags = [one for one in desk.texts() if one.text == "new"]
    assert len(tags) == len(came)
    desk.click("action/petition")
    able = min(scene.model.able)
    desk.click(f"person/{able}")
    assert not [one for one in desk.texts() if one.text == "new"]


def test_the_last_turn_is_told_beside_a_table_without_a_chronicle() -> None:
    """In a small window: action, then whom it concerned."""
    desk = STATES["schisma_act"].desk(SMALL, "en", fresh=False)
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    assert [(one.action, one.person, one.text) for one in last_lines(scene.model)] == [
        ("excommunicate", "knight", "Excommunicate"),
        ("", "knight", "is discarded"),
        ("", "inquisitor", "drawn, at Rome"),
        ("petition", "peasant", "Petition"),
        ("", "peasant", "→ Nice"),
        ("", "noble", "joins Rome"),
        ("", "noble", "→ Nice"),
        ("", "cardinal", "drawn, at Genoa"),
    ]
    texts = [one.text for one in desk.texts()]
    assert "Konrad’s last turn" in texts
    assert "is discarded" in texts
