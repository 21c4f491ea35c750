"""What a frame of the table need not do again: say words nobody asks for, reckon, measure."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tolerance_game.games.tolerance.foresight.expected import Expected, expected_of
from tolerance_game.storage.settings.settings import Settings
from tolerance_game.ui.kit import rich
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.tolerance.table import total
from tolerance_game.ui.tolerance.table.large_card import LargeCard
from tolerance_game.words import Words

from .known import show_seat
from .parties import Party, to_my_card


@pytest.fixture
def party(tmp_path: Path) -> Party:
    """A turn has come."""
    party = Party(tmp_path, seed=11)
    to_my_card(party)
    return party


def test_words_of_spots_are_made_when_somebody_asks(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    say = Words.say

    def noted(words: Words, text_id: str, **values: object) -> str:
        said.append(text_id)
        return say(words, text_id, **values)

    monkeypatch.setattr(Words, "say", noted)
    spots = {spot.id: spot for spot in party.scene.spots()}
    # Buttons are made with their labels, and the chronicle with its lines.
    apart = ("table.says.", "table.tip.", "table.total.", "table.reign.", "cards.")
    assert not [text for text in said if text.startswith(apart)]
    assert spots["tally/1/money"].says
    assert said[-1].startswith("table.tip.")


def test_a_spot_says_words_and_what_makes_words() -> None:
    box = Box(0, 0, 1, 1)
    assert Spot("a", box, words="here").says == "here"
    assert Spot("a", box, words=lambda: "made").says == "made"


def test_expected_totals_are_reckoned_when_a_board_has_changed(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T9.1: the total follows the pennants at once, and is reckoned no more than that."""
    reckoned: list[Expected] = []
    reckon = expected_of

    def noted(*of: object) -> Expected:
        reckoned.append(reckon(*of))  # type: ignore[arg-type]
        return reckoned[-1]

    monkeypatch.setattr(total, "expected_of", noted)
    shown = party.scene.shown
    before = total.expected_now(shown)[shown.me]
    reckoned.clear()
    party.desk.picture()
    assert total.expected_now(shown)[shown.me] == before
    assert not reckoned
    show_seat(shown, shown.me, points=before.points + 3)
    assert total.expected_now(shown)[shown.me].points == before.points + 3
    assert len(reckoned) == len(shown.public.seats)


def test_a_text_is_broken_into_lines_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.init()
    theme = Context(Words("en"), Settings()).theme
    canvas = Canvas(pygame.Surface((8, 8)), Scale.of(1280, 720, 100), theme)
    text = "Anna wins with the 9 of <nobles> Nobles\nand leads"
    lines = rich.rich_lines(canvas, text, 200.0)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")
    assert lines[-1] == "and leads"
    lines.append("of somebody else")
    monkeypatch.setattr(Canvas, "width", None)
    assert rich.rich_lines(canvas, text, 200.0) == lines[:-1]


def test_room_for_a_large_card_is_looked_for_in_a_step_of_its_own(party: Party) -> None:
    """Between two frames there is time for it or for a picture, not for both."""
    scene = party.scene
    scene.gaze.look_at_once(f"hand/{scene.model.hand[0]}")
    canvas = Canvas(pygame.Surface((8, 8)), Scale.of(1280, 720, 100), scene.context.theme)
    assert LargeCard(scene.model, scene.spots).finds_room(canvas)
    assert not LargeCard(scene.model, scene.spots).finds_room(canvas)
