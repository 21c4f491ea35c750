"""The command line of the program: checking data, and a game in the terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tolerance_game.app import main

ROOT = Path(__file__).parent.parent


def test_the_built_in_data_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check-data"]) == 0
    assert capsys.readouterr().out == "The data is sound.\n"


def test_faults_of_an_owners_folder_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "Großmutters Karten"
    cards = folder / "tolerance" / "cards.yaml"
    cards.parent.mkdir(parents=True)
    cards.write_text("cards:\n  nobles-1: {mony: 3}\n  nobels-2: {piety: much}\n", encoding="utf-8")
    assert main(["--check-data", str(folder)]) == 2
    said = capsys.readouterr().err
    # File, line, key, what was found, and the nearest known name.
    assert "cards.yaml, line 2, " in said
    assert "mony" in said
    assert "Did you mean “money”?" in said
    assert "line 3" in said
    assert "Did you mean “nobles-2”?" in said
    assert main(["--check-data", str(folder), "--lang", "de"]) == 2
    said = capsys.readouterr().err
    assert "Zeile 2" in said
    assert "„money“" in said
    # Playing with them is refused just so.
    assert main(["--data", str(folder)]) == 2


def test_a_sound_folder_of_an_owner_is_played_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cards = tmp_path / "tolerance" / "cards.yaml"
    cards.parent.mkdir()
    cards.write_text("cards:\n  nobles-1: {name: {en: Barrister}}\n", encoding="utf-8")
    assert main(["--check-data", str(tmp_path)]) == 0
    monkeypatch.setattr("builtins.input", _typing())
    assert main(["--data", str(tmp_path), "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert "Barrister" in out
    assert "Lawyer" not in out


def _typing(*lines: str) -> Callable[[str], str]:
    typed: Iterator[str] = iter(lines)

    def ask(_prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    return ask


def test_a_person_plays_by_typing_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", _typing("", "seven", "0", "99", "1", "1"))
    assert main(["--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.count("Type the number of a move") == 4
    assert "Nobody types any more; programs finish the game." in out
    assert "[" not in out


def test_a_person_sees_only_the_own_hand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def ask(_prompt: str) -> str:
        told.append(capsys.readouterr().out)
        raise EOFError

    monkeypatch.setattr("builtins.input", ask)
    assert main(["--seed", "4"]) == 0
    assert "Anna’s hand:" in told[0]
    assert "Ben’s hand:" not in told[0]


@pytest.mark.parametrize("game", ["tolerance", "schisma"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_without_a_keyboard_programs_play_to_the_end(game: str, language: str) -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--game", game, "--lang", language],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.splitlines()[-1]
    assert "won" in last or "Sieg" in last or "draw" in last or "nentschieden" in last


def test_a_terminal_without_umlauts_does_not_stop_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "main.py", "--game", "schisma", "--lang", "de"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PATH": ""},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["main.py", "-m tolerance_game.lab play --json"])
def test_whoever_has_heard_enough_may_leave(command: str) -> None:
    done = subprocess.run(
        f"{sys.executable} {command} < {os.devnull} | head -n 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.count("\n"), done.stderr) == (1, "")
