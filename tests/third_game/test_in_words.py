"""The third game told and played in letters, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.typing import Typist
from tolerance_game.words.handbook import handbook
from tolerance_game.words.texts import load_texts
from tools.lab.__main__ import main
from tools.lab.event_tables import BEGIN, END, renewed

from . import THIRD

in_each_language = pytest.mark.parametrize("language", ["en", "de"])


@in_each_language
def test_a_whole_game_is_typed(tmp_path: Path, language: str) -> None:
    typed = ["board", "undo", "rules", "help", "99", *["1"] * 5]
    typist = Typist(tmp_path, *typed, game=THIRD, language=language)
    assert "[" not in typist.text
    assert typist.warned == []
    gathered = typist.home.tasks.do(typist.home.archive.statistics).result()
    assert len(gathered.statistics.results) == 1
    typist.home.close()


def test_a_game_that_was_left_is_offered(tmp_path: Path) -> None:
    first = Typist(tmp_path, "1", "quit", game=THIRD)
    first.home.close()
    again = Typist(tmp_path, "y", *["1"] * 4, game=THIRD)
    assert "Goofspiel, round 2" in again.said[0]
    assert "won with" in again.text or "share the win" in again.text
    again.home.close()


@in_each_language
def test_options_are_given_on_the_command_line(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    options = ["--game", THIRD, "--bidders", "3", "--ruling", "last_prize=twice"]
    assert main(["play", *options, "--seed", "7", "--lang", language]) == 0
    said = capsys.readouterr()
    assert "Clara" in said.out
    assert "[" not in said.out
    assert said.err == ""


@pytest.mark.parametrize(("language", "heading"), [("en", "G4 The end"), ("de", "G4 Das Ende")])
def test_the_handbook_has_its_rules_and_its_rulings(language: str, heading: str) -> None:
    text = handbook(language)
    assert f"### {heading}\n" in text
    assert "(#goofspiel-rulings)" in text
    assert "| [G4](#G4) |" in text


def test_both_languages_say_the_same() -> None:
    english, german = (load_texts(language).templates for language in ("en", "de"))
    assert english.keys() == german.keys()
    assert any(text.startswith(f"{THIRD}.") for text in english)


def test_its_events_join_the_tables_of_the_documents() -> None:
    page = renewed(f"{BEGIN}{END}")
    assert "### Goofspiel" in page
    assert "| `bids_shown` | `cards` | All cards were turned over; by seat. |" in page
