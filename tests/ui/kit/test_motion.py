"""Beats in time: each begins once and ends once, in order, however it is cut short."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tolerance_game.ui.kit.motion import Beat, Timeline, between, ease_in_out, ease_out


class Band:
    """A timeline whose beats tell what happens to them."""

    def __init__(self, factor: float = 1.0, *, step_by_step: bool = False) -> None:
        self.timeline: Timeline[Beat] = Timeline()
        self.timeline.factor = factor
        self.timeline.step_by_step = step_by_step
        self.heard: list[str] = []
        self.count = 0

    def add(self, length: float, *, waits: bool = False, leads_to: float = 0.0) -> None:
        """One more beat; when it ends another one may follow."""
        name = str(self.count)
        self.count += 1

        def end() -> None:
            self.heard.append(f"-{name}")
            if leads_to:
                self.add(leads_to)

        self.timeline.add(Beat("beat", length, lambda: self.heard.append(f"+{name}"), end, waits))

    def in_order(self) -> list[str]:
        """What must have been heard when all is over."""
        return [f"{sign}{number}" for number in range(self.count) for sign in "+-"]


DONE = st.one_of(
    st.tuples(st.just("tick"), st.floats(0, 500)),
    st.tuples(st.just("step"), st.just(0.0)),
    st.tuples(st.just("finish"), st.just(0.0)),
    st.tuples(st.just("add"), st.floats(0, 400)),
    st.tuples(st.just("add waiting"), st.floats(0, 400)),
    st.tuples(st.just("add leading"), st.floats(0, 400)),
)


@given(st.lists(DONE, max_size=30), st.sampled_from([0.0, 0.5, 1.0, 1.7]), st.booleans())
def test_every_beat_begins_and_ends_exactly_once_and_in_order(
    done: list[tuple[str, float]], factor: float, step_by_step: bool
) -> None:
    band, now = Band(factor, step_by_step=step_by_step), 0.0
    for what, value in done:
        if what == "tick":
            now += value
            band.timeline.tick(now)
        elif what == "step":
            band.timeline.step(now)
        elif what == "finish":
            band.timeline.finish(now)
            assert not band.timeline.busy
        else:
            leads = 30.0 if what == "add leading" else 0.0
            band.add(value, waits=what == "add waiting", leads_to=leads)
        assert band.heard == band.in_order()[: len(band.heard)]
    band.timeline.finish(now)
    assert band.heard == band.in_order()


def test_time_passes_at_the_speed_that_is_set() -> None:
    for factor, end in ((1.7, 170.0), (1.0, 100.0), (0.5, 50.0)):
        band = Band(factor)
        band.add(100)
        band.timeline.tick(0)
        band.timeline.tick(end / 2)
        assert band.timeline.progress(end / 2) == 0.5
        assert band.timeline.moving(end / 2)
        band.timeline.tick(end - 1)
        assert band.heard == ["+0"]
        band.timeline.tick(end)
        assert band.heard == ["+0", "-0"]


def test_without_animation_all_is_true_at_once() -> None:
    band = Band(0.0)
    for _ in range(3):
        band.add(400)
    band.timeline.tick(5)
    assert band.heard == band.in_order()
    assert not band.timeline.busy


def test_step_by_step_waits_for_a_key_and_is_still_meanwhile() -> None:
    band = Band(step_by_step=True)
    band.add(100, waits=True)
    band.add(100)
    band.timeline.tick(0)
    band.timeline.tick(5000)
    assert band.heard == ["+0"]
    assert band.timeline.waiting
    assert not band.timeline.moving(5000)
    assert band.timeline.step(5000)
    assert band.heard == ["+0", "-0", "+1"]
    band.timeline.tick(5100)
    assert band.heard == band.in_order()
    assert not band.timeline.step(5100)
    assert not band.timeline.finish(5100)


def test_easing_begins_at_nought_ends_at_one_and_never_turns_back() -> None:
    for ease in (ease_out, ease_in_out):
        values = [ease(step / 50) for step in range(51)]
        assert values[0] == 0
        assert values[-1] == 1
        assert values == sorted(values)
    assert between(10, 20, 0.25) == 12.5
