"""Whole games in which Space is pressed forty times between all decisions: nothing comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .conftest import Start
from .hands import Keys
from .journals import journals, loaded, written
from .playing import Player
from .program import INSTANT, Seen
from .schisma_player import SchismaPlayer
from .screen import wait_for
from .tolerance_player import TolerancePlayer

PRESSES: Final = 40
PLAYED_BACK: Final = INSTANT.replace("animation: none", "animation: normal\n  first_games: false")
"""As for a person who has played before, and looks at what happens."""

if TYPE_CHECKING:
    Base = Player
else:
    Base = object


class Pressing(Base):
    """Leads on by Space, and presses it far too often."""

    pressed = 0

    def ready(self) -> Seen:
        """Presses, whatever is shown, until something is to be decided; then nothing changes."""
        hand, before = self.hand, self.program.now()
        assert isinstance(hand, Keys)
        while True:
            awaited = self.awaits(before)
            hand.press(*["space"] * PRESSES)
            self.pressed += PRESSES
            seen = self.program.rest()
            if awaited:
                # Space was pressed where a card, a person, an answer or a button has the focus.
                assert self.state(seen) == self.state(before)
                assert seen.told["focus"] == before.told["focus"]
            if self.awaits(seen):
                return seen
            before = seen


class ToleranceByNext(Pressing, TolerancePlayer):
    """Plays Tolerance so."""


class SchismaByNext(Pressing, SchismaPlayer):
    """Plays Schisma so."""


def _keys(start: Start, seed: int) -> Keys:
    keys = Keys(start(seed=seed, settings=PLAYED_BACK))
    keys.delay = "6"
    return keys


def test_a_whole_game_of_tolerance(start: Start) -> None:
    player = ToleranceByNext(_keys(start, 12))
    player.begin(3)
    seen = player.play()
    assert seen.told["over"]
    # T3.1: of twelve tricks in each of three reigns Space has played none, and no sheet went by it.
    assert player.did["card"] == 36
    assert player.did["reckoning"] == 3
    folder = player.program.folder
    player.step("to_title")
    wait_for(lambda: journals(folder), "the finished game")
    moments = loaded(max(journals(folder))).moments
    decided = sum(count for kind, count in player.did.items() if kind in DECIDED)
    assert sum(moment.seat == 0 for moment in moments) == decided
    assert player.pressed >= PRESSES * decided


DECIDED: Final = ("card", "target", "execution", "question starter", "question repay")


def test_a_whole_game_of_schisma_of_two_people(start: Start) -> None:
    player = SchismaByNext(_keys(start, 7), is_rash=True)
    player.set_up("seat/0/person", "seat/1/person")
    assert player.play().told["over"]
    folder = player.program.folder
    player.to_title()
    wait_for(lambda: journals(folder), "the finished game")
    assert written(max(journals(folder)), 0, 1) == player.made
    assert player.pressed >= PRESSES * len(player.made)
