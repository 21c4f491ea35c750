"""What a trick would bring: effects in signs are as large as the panel lets them be."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.legible import faults
from tests.ui.states import STATES
from tests.ui.states_kit import Moment
from tests.ui.states_table import turn
from tolerance_game.games.tolerance.foresight.preview import Certain, PreviewEntry
from tolerance_game.games.tolerance.rules.steps import EVERY_CARD
from tolerance_game.games.tolerance.rules.verbs import Tax
from tolerance_game.match.match import Match
from tolerance_game.ui.kit import Canvas, ornaments
from tolerance_game.ui.tolerance.table.effects import preview_text
from tolerance_game.words import Words


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("state", "least"),
    # A line of a full panel has 20 units; few cards leave more, and so do those without an effect.
    [
        ("table_last_card", 38),
        ("table_long_names", 28),
        ("table_follow", 34),
        ("table_borrows", 30),
    ],
)
def test_effects_in_signs_take_what_others_leave(
    state: str, least: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    high: list[float] = []

    def drawn(*placed: Any, **_: Any) -> float:
        high.append(placed[4])
        return 0.0

    monkeypatch.setattr("tolerance_game.ui.tolerance.table.preview.draw_strip_left", drawn)
    STATES[state].desk(language=language).picture()
    assert high
    assert min(high) >= least
    assert max(high) <= 38


@pytest.mark.parametrize(
    ("changes", "said"),
    [((0, 0, 0), "±0"), ((None, 0, 0), "<money> ?"), ((0, 2, 0), "<catholic>+2")],
)
def test_an_effect_that_brings_nothing_says_so(changes: Certain, said: str) -> None:
    """T4.5a: negative values count, so that a tax may come to 0."""
    step = Tax(EVERY_CARD)
    entry = PreviewEntry("wild-10", 0, (step,), changes, (), (), False, False, False, False, (), "")
    assert preview_text(entry, Words("en"))[0] == said


@pytest.mark.parametrize("state", ["table_borrows", "table_borrows_five"])
@pytest.mark.parametrize(("language", "loan"), [("en", "Loan"), ("de", "Kredit")])
def test_a_loan_stands_above_the_sum(state: str, language: str, loan: str) -> None:
    """T7.1: it sets money to 1; without it the figures of the cards do not add up to the sum."""
    for size in (SMALL, LARGE):
        desk = STATES[state].desk(size, language)
        texts = {one.text.strip(): one.box.y for one in desk.texts()}
        assert texts[loan] < texts[{"en": "Together", "de": "Zusammen"}[language]]
        assert "→ 1" in texts
        assert not list(faults(desk.read(), desk.stage.scale))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", [1, 4, 9])
@pytest.mark.parametrize("players", [4, 5])
def test_full_tricks_can_be_read(players: int, seed: int, language: str) -> None:
    def last_to_follow(match: Match) -> bool:
        return turn(match) and len(match.view(0).trick.plays) == players - 1

    for size in (SMALL, LARGE):
        desk = Desk(size, language)
        desk.change("pace.animation", "none")
        Moment(last_to_follow, seed=seed, players=players).table(desk)
        assert not list(faults(desk.read(), desk.stage.scale))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [3, 4])
def test_no_line_of_an_entry_lies_on_the_rule_below_it(
    players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last_to_follow(match: Match) -> bool:
        return turn(match) and len(match.view(0).trick.plays) == players - 1

    rules: list[tuple[float, float]] = []
    usual = ornaments.line

    def line(canvas: Canvas, x: float, y: float, *more: Any, **others: Any) -> None:
        rules.append((x, y))
        usual(canvas, x, y, *more, **others)

    monkeypatch.setattr(ornaments, "line", line)
    below_signs = 0
    for size, seed in product((SMALL, LARGE), range(1, 12)):
        desk = Desk(size, language, fresh=False)
        desk.change("pace.animation", "none")
        scene = Moment(last_to_follow, seed=seed, players=players).table(desk)
        side = scene.model.layout.side
        rules.clear()
        inks = [one for one in desk.read() if one.ink.within(side)]
        mine = {y for x, y in rules if x == side.x + 20}
        assert len(mine) >= players
        below_signs += scene.words.say("table.lapsed.not_lower") in [one.text.text for one in inks]
        for one in inks:
            lain_on = [y for y in mine if one.ink.y < y + 1 and y < one.ink.bottom]
            assert not lain_on, (seed, one.text.text, one.ink, lain_on)
    # With four players there is no room below the signs.
    assert below_signs or players == 4
