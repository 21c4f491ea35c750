"""How persons move over Schisma's table: they slide, are lifted, turn over, or change places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.states_schisma_kit import EXPANSION, SchismaMoment, view_of
from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.match.match import Match
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table import travel
from tolerance_game.ui.schisma.table.acting import acting
from tolerance_game.ui.schisma.table.model import TableModel
from tolerance_game.ui.schisma.table.person_shown import draw_shown
from tolerance_game.ui.schisma.table.travel import Travel, travels


class Seen(NamedTuple):
    """Where persons under way were drawn in one frame."""

    event: Event
    share: float
    ways: Sequence[Travel]
    drawn: Sequence[tuple[float, float]]


def _theirs(match: Match) -> bool:
    return match.to_act == 0 and view_of(match).turn > 5


def _has(kind: type[Event]) -> Callable[[Sequence[Event]], bool]:
    return lambda events: any(isinstance(event, kind) for event in events)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """Where persons under way are drawn."""
    found: list[tuple[float, float]] = []

    def draw(
        canvas: Canvas, model: TableModel, person: str, x: float, y: float, w: float, *,
        ghost: bool = False,
    ) -> None:  # fmt: skip
        if not ghost:
            found.append((x, y))
        draw_shown(canvas, model, person, x, y, w, ghost=ghost)

    monkeypatch.setattr(travel, "draw_shown", draw)
    return found


def frames(
    kind: type[Event],
    drawn: list[tuple[float, float]],
    *,
    after: type[Event] | None = None,
    still: bool = False,
    expansion: bool = False,
) -> Iterator[Seen]:
    """Every frame of an opponent's action in which such an event is shown; it may come `after`."""
    desk = Desk(SMALL, settings=changed(Settings(), "look.reduced_motion", still))
    options: dict[str, Any] = EXPANSION if expansion else {}
    moment = SchismaMoment(_theirs, coming=_has(after or kind), seed=2, **options)
    scene: TableScene = moment.table(desk)
    moment.goes_on()
    for _ in range(1200):
        desk.pass_time(16)
        beat = scene.playback.timeline.current
        if beat is None:
            return
        drawn.clear()
        desk.picture()
        model = scene.model
        if beat.events and isinstance(beat.events[0], kind):
            ways = travels(model, beat.events)
            yield Seen(beat.events[0], model.progress.share, ways, tuple(drawn))


def test_somebody_slides_along_the_column(drawn: list[tuple[float, float]]) -> None:
    seen = [one for one in frames(told.Moved, drawn) if len(one.ways) == 1]
    heights = [one.drawn[0][1] for one in seen]
    way = seen[0].ways[0]
    assert {one.drawn[0][0] for one in seen} == {way.start.x}
    assert heights == sorted(heights, reverse=way.end.y < way.start.y)
    assert len(set(heights)) > 5


def test_who_leaves_is_lifted_first(drawn: list[tuple[float, float]]) -> None:
    """As the design has it: leaving the track lifts first."""
    seen = list(frames(told.Joined, drawn))
    start, end = seen[0].ways[0].start, seen[0].ways[0].end
    early = [one.drawn[0] for one in seen if 0.1 < one.share < travel.LIFT]
    assert early
    assert all(x == start.x and y < start.y for x, y in early)
    last_x, last_y = seen[-1].drawn[0]
    assert (last_x, last_y) == pytest.approx((end.x, end.y), abs=25)


def test_who_is_drawn_lies_face_down_on_the_way(drawn: list[tuple[float, float]]) -> None:
    """S7: what is drawn is known once it is drawn."""
    seen = list(frames(told.Drawn, drawn, after=told.Discarded))
    assert all(bool(one.drawn) == (one.share >= travel.TURNED) for one in seen)
    assert {bool(one.drawn) for one in seen} == {True, False}


def test_two_who_change_places_are_drawn_once_each(drawn: list[tuple[float, float]]) -> None:
    seen = list(frames(told.Swapped, drawn, expansion=True))
    assert seen
    assert all(len(one.ways) == len(one.drawn) == 2 for one in seen)


def test_with_reduced_motion_nobody_is_between_two_places(
    drawn: list[tuple[float, float]],
) -> None:
    for one in frames(told.Moved, drawn, still=True):
        places = [(box.x, box.y) for way in one.ways for box in (way.start, way.end)]
        assert all(place in places for place in one.drawn)
        elapsed = one.share * 320
        if elapsed > travel.FADE:
            assert list(one.drawn) == [(way.end.x, way.end.y) for way in one.ways]


def test_the_petitioned_and_the_step_are_marked_while_a_petition_is_shown() -> None:
    """S6, the Cardinal: pull every Cardinal 2; then push 2 others 1 each."""
    desk = Desk(SMALL)

    def coming(events: Sequence[Event]) -> bool:
        first = events[0]
        return isinstance(first, told.ActionTaken) and first.person == "cardinal" and all(
            not isinstance(event, told.Joined) for event in events
        ) and first.action == "petition"  # fmt: skip

    moment = SchismaMoment(_theirs, coming=coming, seed=2)
    scene = moment.table(desk)
    taken = moment.move
    moment.goes_on()
    steps: list[int] = []
    for _ in range(1200):
        desk.pass_time(16)
        if scene.playback.timeline.current is None:
            break
        acts = acting(scene.model)
        if acts is not None:
            assert (acts.column, acts.action, acts.is_shown) == (taken.column, "petition", True)
            steps.append(acts.step)
    assert [step for place, step in enumerate(steps) if place == 0 or steps[place - 1] != step] == [
        0,
        1,
        2,
    ]
    assert acting(scene.model) is None
