"""Targets of an effect: what choosing one means and why, and arrows that run through no words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.ui.desk import LARGE, SMALL
from tests.ui.states import STATES
from tolerance_game.games.tolerance.foresight.choices import Cause, Consequence
from tolerance_game.games.tolerance.rules.moves import ChooseTarget
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table import trick
from tolerance_game.ui.tolerance.table.prompting import cause_text, means
from tolerance_game.words import Words


@pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), (LARGE, "en")])
@pytest.mark.parametrize("state", ["target", "target_keys", "target_three"])
def test_arrows_run_through_no_words(
    state: str, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lanes: list[Box] = []
    drawn = trick.draw_arrows

    def noted(canvas: Any, start: float, ends: Sequence[float], y: float) -> None:
        left, right = min(start, *ends) - 13, max(start, *ends) + 13
        lanes.append(Box(left, y, right - left, trick.LANE))
        drawn(canvas, start, ends, y)

    monkeypatch.setattr(trick, "draw_arrows", noted)
    desk = STATES[state].desk(size, language, fresh=False)
    texts = desk.read()
    assert lanes
    for lane in lanes:
        across = [
            one.text.text
            for one in texts
            if lane.x < one.ink.right
            and one.ink.x < lane.right
            and lane.y < one.ink.bottom
            and one.ink.y < lane.bottom
        ]
        assert not across


@pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), (LARGE, "en")])
def test_each_figure_says_its_largest_cause(language: str, size: tuple[int, int]) -> None:
    desk = STATES["target"].desk(size, language, fresh=False)
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    texts = " ".join(one.text for one in desk.texts())
    for card in scene.model.targets:
        found = scene.model.consequence(card)
        assert found is not None
        assert found.cause is not None
        assert cause_text(scene.words, found.cause) in texts


def test_where_points_do_not_differ_the_tally_stands_alone() -> None:
    words, move = Words("en", strict=True), ChooseTarget("clergy-14")
    piety = Cause("tally", "protestant", 7, True)
    assert means(words, Consequence(move, 0, piety)) == "+7 Protestant piety"
    assert means(words, Consequence(move, 5, piety)) == "+7 Protestant piety"
    assert means(words, Consequence(move, 0, None)) == "no change of points"


@pytest.mark.parametrize(
    ("cause", "english", "german"),
    [
        (Cause("most", "peasants", 6, True), "most Peasants", "am meisten Bauern"),
        (Cause("most", "nobles", -6, False), "no longer most Nobles", "nicht mehr am meisten Adel"),
        (Cause("any", "guild", 1, True), "any Guild members", "Gildemitglieder vertreten"),
        (Cause("any", "wild", -2, False), "no Wild left", "Wilde nicht mehr vertreten"),
        (Cause("dead", "protestant", 2, True), "dead Protestants", "tote Protestanten"),
        (Cause("pennants", "money", 5, True), "money pennant", "Wimpel für Geld"),
        (Cause("loans", "", -3, True), "loans", "Kredite"),
        (Cause("tally", "money", -3, True), "−3 money", "−3 Geld"),
        (Cause("tally", "protestant", 7, True), "+7 Protestant piety", "+7 prot. Frömmigkeit"),
        (Cause("tally", "catholic", 4, True), "+4 Catholic piety", "+4 kath. Frömmigkeit"),
        (Cause("tally", "money", 0, False), "no money", "kein Geld"),
        (Cause("tally", "protestant", 0, False), "no piety", "keine Frömmigkeit"),
    ],
)
def test_causes_in_words(cause: Cause, english: str, german: str) -> None:
    assert cause_text(Words("en", strict=True), cause) == english
    assert cause_text(Words("de", strict=True), cause) == german
