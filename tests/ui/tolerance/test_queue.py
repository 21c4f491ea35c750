"""The queue of effects says what was done, by whom it was ended, and what does nothing there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tolerance.scenarios import table
from tests.ui.desk import LARGE, SMALL
from tests.ui.states import STATES
from tolerance_game.ui.tolerance.cards.effect_strip import draw_strip_left
from tolerance_game.ui.tolerance.table.effects import summed_to_nothing
from tolerance_game.ui.tolerance.table.queue import NOTHING, mark_of
from tolerance_game.ui.tolerance.table.shown import DONE, SILENCED, Shown


def marks_after(cards: str, choose: str, kind: str) -> dict[str, str]:
    """The marks of the rows once the last event of a kind is shown."""
    game = table(1).trick(cards, choose=choose)
    assert game.state is not None
    shown = Shown.begin(game.state.options, 0)
    last = max(place for place, event in enumerate(game.events) if event.kind == kind)
    for event in game.events[: last + 1]:
        shown.apply(event)
    options = game.state.options
    return {row.card: mark_of(row, options.cards[row.card]) for row in shown.queue}


def test_a_killed_card_without_an_effect_gets_no_tick() -> None:
    """T4.1, T4.5: the Knight kills Lady Seymour, who has no effect; she is dead at once."""
    marks = marks_after("nobles-8 nobles-3 peasants-3", "nobles-3", "card_killed")
    assert marks["nobles-3"] == SILENCED


def test_a_card_killed_before_its_turn_is_marked_at_once() -> None:
    """T4.1: Coligny kills Charles before he acts; the Matriarch has not acted yet."""
    marks = marks_after("townsfolk-13 clergy-13 nobles-13", "clergy-13", "card_killed")
    assert marks == {"nobles-13": "acting", "clergy-13": SILENCED, "townsfolk-13": "waiting"}


def test_a_tick_says_that_something_was_done() -> None:
    """T4.4: the Matriarch taxes; Gilbert finds no Protestant; the Swineherd has no effect."""
    done = marks_after("townsfolk-13 clergy-13 nobles-13", "clergy-13", "tally_changed")
    assert done["nobles-13"] == DONE
    game = table(1).trick("clergy-10 peasants-3 peasants-1")
    assert game.state is not None
    shown = Shown.begin(game.state.options, 0)
    laid = next(place for place, event in enumerate(game.events) if event.kind == "card_laid")
    for event in game.events[: laid + 1]:
        shown.apply(event)
    cards = game.state.options.cards
    assert {mark_of(row, cards[row.card]) for row in shown.queue} == {NOTHING}


def test_a_tax_of_nothing_has_a_figure() -> None:
    """T4.5a: the Courier taxes Townsfolk and Peasants, Carpenter 1 and Gleaner -1: 0 in all."""
    game = table(2).trick("townsfolk-9 peasants-2 wild-12:peasants")
    assert game.state is not None
    shown = Shown.begin(game.state.options, 0)
    laid = next(place for place, event in enumerate(game.events) if event.kind == "card_laid")
    for event in game.events[:laid]:
        shown.apply(event)
    row = next(row for row in shown.queue if row.card == "wild-12")
    assert summed_to_nothing(row.events) == "±0"
    assert not summed_to_nothing([])


@pytest.mark.parametrize(
    ("size", "language", "later"),
    [(SMALL, "de", "wirkt am Ende der Herrschaft"), (LARGE, "en", "acts at the end of the reign")],
)
def test_a_monarch_shows_no_axe_in_the_queue(
    size: tuple[int, int], language: str, later: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T4.1: royal execution is no end-of-trick effect."""
    signs: list[str] = []
    drawn = draw_strip_left

    def noted(canvas: Any, card: Any, *placed: Any, **more: Any) -> float:
        signs.append(card.id)
        return drawn(canvas, card, *placed, **more)

    monkeypatch.setattr("tolerance_game.ui.tolerance.table.queue.draw_strip_left", noted)
    desk = STATES["trick_monarch"].desk(size, language, fresh=False)
    assert later in {one.text for one in desk.texts()}
    assert signs
    assert not any(card.startswith("wild-14") for card in signs)
