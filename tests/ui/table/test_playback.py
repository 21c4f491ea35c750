"""Playback as every game has it, with events that belong to none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

import pytest

from tolerance_game.core.events import Event
from tolerance_game.ui.table.playback import Playback


@dataclass(frozen=True, slots=True, kw_only=True)
class Slow(Event):
    """It takes its time, and is heard."""

    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Quick(Event):
    """It happens at once."""

    number: int = 0


class Noted(Playback):
    """It notes what is true, and what begins."""

    LENGTHS: ClassVar[Mapping[type[Event], float]] = {Slow: 100.0}
    CUES: ClassVar[Mapping[type[Event], str]] = {Slow: "bell"}

    def __init__(self, sound: Callable[[str], None]) -> None:
        super().__init__(sound)
        self.true: list[Event] = []
        self.begun: list[Event] = []

    def happened(self, event: Event) -> None:
        """Notes it."""
        self.true.append(event)

    def begins(self, event: Event) -> None:
        """Notes it."""
        self.begun.append(event)


@pytest.fixture
def heard() -> list[str]:
    """What was heard."""
    return []


@pytest.fixture
def playback(heard: list[str]) -> Noted:
    """Nothing has happened."""
    return Noted(heard.append)


ONE, TWO, THREE = Slow(paragraph="X1", number=1), Quick(paragraph="X2"), Slow(paragraph="X3")


def test_what_happened_before_moves_nothing(playback: Noted, heard: list[str]) -> None:
    playback.begin_with([ONE, TWO])
    assert playback.true == [ONE, TWO]
    assert playback.agrees
    assert not playback.timeline.busy
    assert heard == []


def test_an_event_is_true_when_its_beat_ends(playback: Noted, heard: list[str]) -> None:
    playback.add([ONE, TWO, THREE])
    assert playback.agrees
    playback.tick(0)
    assert (playback.begun, playback.true, heard) == ([ONE], [], ["bell"])
    playback.tick(99)
    assert playback.true == []
    version = playback.version
    playback.tick(100)
    # What takes no time happens before the next that takes some.
    assert (playback.true, playback.begun) == ([ONE, TWO], [ONE, TWO, THREE])
    assert playback.version > version
    assert not playback.agrees
    playback.timeline.finish(100)
    assert playback.true == [ONE, TWO, THREE]
    playback.compared()
    assert playback.agrees


def test_events_may_share_a_beat_and_be_true_when_it_begins(playback: Noted) -> None:
    playback.beat([ONE, THREE], "both", 50, about="it", at_once=True)
    playback.tick(0)
    beat = playback.timeline.current
    assert beat is not None
    assert (beat.kind, beat.length, beat.events, beat.about) == ("both", 50, (ONE, THREE), "it")
    assert playback.true == [ONE, THREE]
    playback.tick(50)
    assert playback.true == [ONE, THREE]
    assert not playback.timeline.busy


def test_a_stand_is_to_be_read_and_changes_nothing(playback: Noted) -> None:
    began: list[int] = []
    playback.timeline.reading = 1.0
    playback.stand("read", 200, "it", begins=lambda: began.append(1))
    playback.tick(0)
    assert began == [1]
    assert not playback.moving(100)
    assert playback.timeline.wake_at() == 200
    playback.tick(200)
    assert playback.true == []
    assert not playback.timeline.busy


def test_what_another_scene_shows_first_waits_for_it(playback: Noted) -> None:
    playback.withheld.extend((ONE, THREE, TWO, ONE))
    assert playback.take_withheld(Quick) == (ONE, THREE)
    assert playback.true == [ONE, THREE]
    assert not playback.timeline.busy
    playback.go_on()
    assert not playback.withheld
    playback.timeline.finish(0)
    assert playback.true == [ONE, THREE, TWO, ONE]
