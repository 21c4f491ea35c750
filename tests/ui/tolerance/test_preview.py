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
from tolerance_game.games.tolerance.foresight.prospect import LineChange, Prospect
from tolerance_game.games.tolerance.rules.steps import EVERY_CARD
from tolerance_game.games.tolerance.rules.verbs import Tax
from tolerance_game.match.match import Match
from tolerance_game.ui.kit import Canvas, ornaments
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.effects import preview_text
from tolerance_game.ui.tolerance.table.prompting import prospect_sum, prospect_text
from tolerance_game.ui.tolerance.table.would import would_do
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


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("state", ["table_hover", "table_follow", "table_three", "table_five"])
def test_the_goals_show_what_the_trick_would_make_of_them(
    state: str, language: str, size: tuple[int, int]
) -> None:
    """T6.6: the sum at the head of the own sheet and at the foot of the preview, the new counts in
    their rows, each line beside the card."""
    desk = STATES[state].desk(size, language)
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    model, words = scene.model, scene.words
    found, goals = model.prospect, model.goals
    assert found is not None
    assert goals is not None
    assert found.lines
    texts = desk.texts()
    sheet = [one.text for one in texts if one.box.within(model.layout.role.grown(4))]
    assert any(text.endswith(f": {prospect_sum(found)}") for text in sheet)
    assert words.say("table.your_goals", reign=goals.reign) not in sheet
    for row in (*goals.suits, goals.guild):
        owned, best = found.counts[row.of]
        if owned not in (None, row.owned):
            assert f"→{owned}" in sheet
        if best not in (None, row.best_other):
            assert f"→{best}" in sheet
    assert not list(faults(desk.read(), desk.stage.scale))
    if found.winner == model.me:
        side = " ".join(one.text for one in texts if one.box.within(model.layout.side))
        assert words.say("table.preview.goals", name=prospect_sum(found)) in side
    card = model.preview.card if model.preview is not None else ""
    said = would_do(model, f"hand/{card}", card)
    assert words.say("table.would.goals", name=prospect_text(words, found)) in said


def test_a_second_pennant_is_called_so() -> None:
    """T8.1, T9.1: one more, or several at once."""
    most = LineChange("most", "peasants", 6, True, 0, 0)
    second = LineChange("pennants", "money", 2, True, 2, 1)
    both = LineChange("pennants", "money", 4, True, 2, 2)
    maybe = LineChange("any", "nobles", None, False, 0, 0)
    for language, said in {
        "en": "most Peasants +6, second money pennant +2, 2 × money pennant +4, any Nobles ?",
        "de": "am meisten Bauern +6, zweiter Wimpel für Geld +2, 2 × Wimpel für Geld +4,"
        " Adel vertreten ?",
    }.items():
        text = prospect_text(Words(language), Prospect(0, (most, second, both, maybe), {}))
        assert text.replace(" and ", ", ").replace(" und ", ", ") == said


def test_without_a_preview_the_goals_stand_as_they_are() -> None:
    desk = STATES["table_hover"].desk(SMALL)
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    scene.commands.toggle_preview()
    said = scene.words.say("table.your_goals", reign=scene.view.reign)
    assert said in [one.text for one in desk.texts()]
