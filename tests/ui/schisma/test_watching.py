"""While something is played back, all that is seen and told is about what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.states_kit import pass_until
from tests.ui.states_schisma_kit import SchismaMoment, view_of
from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.match.match import Match
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma import signs
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table import travel
from tolerance_game.ui.schisma.table.acting import acting
from tolerance_game.ui.schisma.table.layout import SLOTS
from tolerance_game.ui.schisma.table.person_shown import draw_shown
from tolerance_game.ui.schisma.table.preview import number_at
from tolerance_game.ui.schisma.table.ways import explained_person, explained_step, ways_of

Coming = Callable[[Sequence[Event]], bool]


def by(person: str, kind: type[Event]) -> Coming:
    """A petition by this person, which does such a thing."""

    def coming(events: Sequence[Event]) -> bool:
        acts = [one for one in events if isinstance(one, told.ActionTaken)]
        of = any(one.action == "petition" and one.person == person for one in acts)
        return of and any(isinstance(one, kind) for one in events)

    return coming


def konrads(match: Match) -> bool:
    """Konrad, a program, is to act, some turns into the game."""
    return match.to_act == 0 and view_of(match).turn > 5


def steps(
    coming: Coming, before: Callable[[Desk, TableScene], None]
) -> Iterator[tuple[Desk, TableScene]]:
    """The table at each step of what Konrad does, by keys; `before` it comes, something is done."""
    settings = changed(Settings(), "pace.step_by_step", True)
    desk = Desk(SMALL, settings=settings, fresh=False)
    moment = SchismaMoment(konrads, coming=coming, seed=2)
    scene = moment.table(desk)
    before(desk, scene)
    moment.goes_on()
    desk.pass_time(32)
    while scene.is_moving:
        pass_until(desk, lambda: scene.playback.timeline.waiting or not scene.is_moving)
        desk.pass_time(600)
        if scene.is_moving:
            yield desk, scene
            desk.wish(Intent.STEP)


def onto_a_person(desk: Desk, scene: TableScene) -> None:
    """Keys go to somebody on the track."""
    desk.wish(Intent.NEXT)
    while not (scene.focus or "").startswith("person/"):
        desk.wish(Intent.NEXT)


def nothing(_desk: Desk, _scene: TableScene) -> None:
    """Nothing is done."""


@pytest.mark.parametrize("kind", [told.Discarded, told.Moved])
def test_the_side_tells_of_whoever_is_petitioned_and_nobody_else_is_framed(
    kind: type[Event],
) -> None:
    person = "inquisitor" if kind is told.Discarded else "cardinal"
    seen = 0
    for _desk, scene in steps(by(person, kind), onto_a_person):
        assert scene.by_keys
        assert scene.focus == "button/step"
        acts = acting(scene.model)
        if acts is not None:
            assert explained_person(scene.model) == person
            assert explained_step(scene.model) == acts.step
            seen += 1
    assert seen


def test_keys_can_look_at_somebody_until_the_next_step() -> None:
    """Who was looked at meanwhile is left again."""
    looked = False
    for _desk, scene in steps(by("cardinal", told.Moved), nothing):
        assert scene.focus == "button/step" or not scene.by_keys
        if not looked:
            column = next(n for n, one in enumerate(scene.shown.public.display) if one is not None)
            scene.by_keys, scene.hides_focus, looked = True, False, True
            scene.look_at(f"person/{column}")
            standing = scene.shown.public.display[column]
            assert standing is not None
            assert explained_person(scene.model) == standing.person
    assert looked


def test_who_reads_the_chronicle_by_keys_goes_on_reading() -> None:
    def read(desk: Desk, scene: TableScene) -> None:
        desk.wish(Intent.CHRONICLE, Intent.NEXT)
        while not (scene.focus or "").startswith("filter/"):
            desk.wish(Intent.NEXT)

    _desk, first = next(steps(by("cardinal", told.Moved), read))
    assert (first.focus or "").startswith("filter/")


def test_no_words_lie_on_the_table_because_keys_are_there_by_themselves() -> None:
    for _desk, scene in steps(by("cardinal", told.Joined), onto_a_person):
        assert not scene.tells("button/step")


def test_who_has_come_is_counted_as_soon_as_they_are_there() -> None:
    """S4.1: the sentence, the panel and the ways to win say the same number."""
    seen = 0
    for desk, scene in steps(by("cardinal", told.Joined), nothing):
        model = scene.model
        beat = model.beat
        assert beat is not None
        came = [one for one in beat.events if isinstance(one, told.Joined)]
        for seat in {one.seat for one in came}:
            ours = [one for one in came if one.seat == seat]
            number = len(model.public.congregations[seat]) + len(ours)
            count = model.words.say("schisma.table.of_three", number=number)
            assert count in scene.prompt()[0]
            panel = model.layout.congregation(seat)
            assert count in [one.text for one in desk.texts() if one.box.within(panel)]
            three = next(one for one in ways_of(model)[seat] if not one.halves)
            assert three.have == min(number, SLOTS)
            seen += 1
    assert seen


def test_the_head_of_an_arrow_lies_above_who_has_arrived(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the number of its step does not lie on it."""
    order: list[tuple[str, float, float]] = []
    draw_person, draw_shaft, draw_number = draw_shown, signs.shaft, signs.step_number

    def person(*args: object, **more: object) -> None:
        order.append(("person", 0, 0))
        draw_person(*args, **more)  # type: ignore[arg-type]

    def shaft(canvas: Canvas, x: float, y0: float, y1: float, *rest: object) -> None:
        order.append(("arrow", y0, y1))
        draw_shaft(canvas, x, y0, y1, *rest)  # type: ignore[arg-type]

    def number(canvas: Canvas, x: float, y: float, *rest: object) -> None:
        order.append(("number", y, y))
        draw_number(canvas, x, y, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(travel, "draw_shown", person)
    monkeypatch.setattr(signs, "shaft", shaft)
    monkeypatch.setattr(signs, "step_number", number)
    seen = 0
    for desk, scene in steps(by("cardinal", told.Moved), nothing):
        beat = scene.model.beat
        assert beat is not None
        if not any(isinstance(one, told.Moved) for one in beat.events):
            continue
        order.clear()
        desk.picture()
        kinds = [kind for kind, *_ in order]
        many = len(travel.travels(scene.model, beat.events))
        assert kinds == ["person"] * many + ["arrow", "number"] * many
        for (_, y0, y1), (_, y, _end) in zip(order[many::2], order[many + 1 :: 2], strict=True):
            head = Box(0, y1 - signs.HEAD if y1 > y0 else y1, 1, signs.HEAD)
            disc = Box(0, y - signs.NUMBER / 2, 1, signs.NUMBER)
            assert disc.bottom <= head.y + 0.1 or disc.y >= head.bottom - 0.1
            seen += 1
    assert seen


@pytest.mark.parametrize("far", [54.0, 76.0, 124.0, 248.0])
@pytest.mark.parametrize("way", [1, -1])
def test_the_number_of_a_step_leaves_the_head_of_its_arrow_free(far: float, way: int) -> None:
    y = number_at(500, 500 + way * far)
    assert abs(y - 500) + signs.NUMBER / 2 <= far - signs.HEAD + 0.01
    assert 0 <= (y - 500) * way <= far / 2
