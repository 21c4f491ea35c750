"""What the table says of money below zero."""

from __future__ import annotations

import pytest

from tests.ui.desk import LARGE, Desk
from tests.ui.states_kit import Moment, pass_until
from tests.ui.states_tricks import has
from tolerance_game.games.tolerance.rules import events as told


@pytest.mark.parametrize(
    ("language", "said"), [("en", "takes a loan: <money> → 1"), ("de", "einen Kredit: <money> → 1")]
)
def test_a_loan_is_told_while_it_is_taken(language: str, said: str) -> None:
    """T7.1: a loan is taken and money set to 1; both say so, and who it is."""
    desk = Desk(LARGE, language)
    desk.change("pace.step_by_step", True)
    moment = Moment(coming=has(told.TrickWon, told.LoanTaken), seed=2)
    scene = moment.table(desk)
    moment.goes_on()
    kinds: list[type] = []

    def here() -> bool:
        timeline = scene.playback.timeline
        beat = timeline.current
        if beat is not None and beat.events and beat.events[0].paragraph == "T7.1":
            event = beat.events[0]
            assert isinstance(event, told.LoanTaken | told.TallyChanged)
            prompt = scene.prompt()[0]
            assert said in prompt
            assert prompt.startswith(scene.words.seat(event.seat))
            kinds.append(type(event))
        if timeline.waiting:
            scene.commands.step()
        return told.TallyChanged in kinds

    pass_until(desk, here)
    assert kinds[0] is told.LoanTaken
