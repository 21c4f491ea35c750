"""The model of the score sheet: its figures are those of the rules, and every sum adds up."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tolerance.foresight.courses import any_options, course
from tolerance_game.core.events import Event, visible_to
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.events import SectionScored
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import TALLIES, State
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END, END_SECTIONS, ROWS, STAGES

SEEDS = range(12)


def played(seed: int) -> tuple[Options, State, list[Event]]:
    """A random game to its end: options, last state, all events."""
    rng = Random(f"sheet {seed}")
    options = any_options(rng)
    events: list[Event] = []
    state = tolerance.start(options)
    for step in course(options, rng):
        events += step.events
        state = step.after
    assert tolerance.to_act(state) is None
    return options, state, events


def check(sheet: ScoreSheet, state: State) -> None:
    """What the sheet shows of everybody is what the state says, and every sum adds up."""
    for seat, player in enumerate(state.players):
        standing = sheet.public.seats[seat]
        for of in ("tallies", "pennants", "loans", "points"):
            assert getattr(standing, of) == getattr(player, of)
        assert sheet.points(seat, END) == player.points
        for reign in (1, 2, 3):
            for of in (*TALLIES, "loans"):
                for stage in STAGES:
                    figure = sheet.tally(seat, of, reign, stage)
                    assert sum(term.amount for term in figure.terms) == figure.amount
                    seen = sheet.standings(reign, stage)[seat]
                    values = dict(zip(TALLIES, seen.tallies, strict=True), loans=seen.loans)
                    assert figure.amount == values[of]
    for figure in sheet.figures.values():
        assert sum(term.amount for term in figure.terms) == figure.amount, figure


@pytest.mark.parametrize("seed", SEEDS)
def test_the_totals_are_those_of_the_game_section_by_section(seed: int) -> None:
    options, state, events = played(seed)
    sheet = ScoreSheet.from_events(events, options)
    check(sheet, state)
    for event in events:
        if isinstance(event, SectionScored) and event.reign:
            rows = {"suits": ROWS[:5], "guild": ROWS[5:6], "deaths": ROWS[6:]}[event.section]
            figures = [sheet.figures[event.seat, event.reign, row] for row in rows]
            assert sum(figure.amount for figure in figures) == event.amount
        elif isinstance(event, SectionScored):
            assert sheet.figures[event.seat, END, event.section].amount == event.amount
            assert event.section in END_SECTIONS
    assert sheet.over
    assert all(sheet.booked(reign, stage) for reign in (1, 2, 3) for stage in STAGES)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_of_a_figure_are_those_that_were_counted(seed: int) -> None:
    options, _state, events = played(seed)
    sheet = ScoreSheet.from_events(events, options)
    for figure in sheet.figures.values():
        counts = {term.number for term in figure.terms}
        if figure.row in ROWS:
            assert counts == {len(figure.cards)}, figure
        for term in figure.terms:
            if term.what in ("joint_most", "not_most"):
                assert term.others
                assert term.best_other >= max(term.number, 1)
            if term.what == "nobody":
                # T6.6a: nobody has the most of nothing.
                assert (term.number, term.best_other, term.amount) == (0, 0, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_viewer_sees_all_totals_and_only_open_or_own_sections(seed: int) -> None:
    options, state, events = played(seed)
    for viewer in range(-1, options.players):
        sheet = ScoreSheet.from_events(visible_to(events, viewer), options)
        check(sheet, state)
        for seat in range(options.players):
            for reign in (1, 2, 3):
                open_ = not options.hidden_roles or seat == viewer
                for row in ROWS:
                    assert ((seat, reign, row) in sheet.figures) == open_
                total = sheet.figures[seat, reign, "reign"]
                assert (total.terms[0].what == "secret") == (not open_)


@pytest.mark.parametrize("seed", range(3))
def test_a_sheet_that_grows_is_the_sheet_made_at_once(seed: int) -> None:
    options, _state, events = played(seed)
    grown = ScoreSheet(options)
    for event in events:
        grown.add([event])
    whole = ScoreSheet.from_events(events, options)
    assert grown.figures == whole.figures
    assert grown.roles == whole.roles
