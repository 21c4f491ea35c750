"""The command line of the program: checking data, and a game in the terminal."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from tolerance_game import VERSION, app, exit_codes
from tolerance_game.app import main
from tolerance_game.core.record import Record, replay
from tolerance_game.crash_words import crash_words
from tolerance_game.games import schisma
from tolerance_game.match.seats import Opponent, Person, as_json
from tolerance_game.session import Home
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import check_data, load_catalogue
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.disk import folders
from tolerance_game.storage.disk.folders import ENVIRONMENT, find_folders
from tolerance_game.storage.disk.lock import take_lock
from tolerance_game.storage.saves.game_header import set_up
from tolerance_game.storage.saves.saves import Saves
from tolerance_game.words import Words
from tools.lab.__main__ import main as lab

from .third_game import THIRD

ROOT = Path(__file__).parent.parent
Printed = pytest.CaptureFixture[str]
GAME = ("--text", "--game", "schisma", "--seed", "1")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for whatever the program keeps, and no language but English."""
    folder = tmp_path_factory.mktemp("home") / "not yet made"
    monkeypatch.setenv(ENVIRONMENT, str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder


class Streams(NamedTuple):
    """What the program printed."""

    out: str
    err: str


Run = Callable[..., Streams]


class Typing:
    """The lines that are typed, and then nothing any more."""

    def __init__(self, *lines: str) -> None:
        self._lines = iter(lines)

    def __call__(self, _prompt: str) -> str:
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> Run:
    """Runs the program, with these lines typed and this exit code, and gives what it printed."""

    def run(*arguments: str, typed: Sequence[str] = (), code: int = 0) -> Streams:
        monkeypatch.setattr("builtins.input", Typing(*typed))
        assert main(list(arguments)) == code
        return Streams(*capsys.readouterr())

    return run


def cards_in(folder: Path, text: str) -> Path:
    """A file of an owner's figures in this folder."""
    path = folder / "tolerance" / "cards.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def start(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs Python in a process without a keyboard, and with this environment where one is given."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment or None,
        check=False,
    )


ASCII = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PATH": ""}
"""The environment of a terminal without umlauts."""


def test_the_built_in_data_is_sound(run: Run) -> None:
    assert run("--check-data").out == "The data is sound.\n"


def test_faulty_figures_of_an_owner_are_not_played_with(run: Run, tmp_path: Path) -> None:
    cards_in(tmp_path, "cards: {nobles-1: {mony: 3}}\n")
    assert "Did you mean “money”?" in run("--data", str(tmp_path), code=2).err


def test_a_sound_folder_of_an_owner_is_played_with(run: Run, tmp_path: Path) -> None:
    cards_in(tmp_path, "cards:\n  nobles-1: {name: {en: Barrister}}\n")
    run("--check-data", str(tmp_path))
    out = run("--text", "--data", str(tmp_path), "--seed", "4").out
    assert "Barrister" in out
    assert "Lawyer" not in out


def test_figures_beside_the_settings_are_always_used(run: Run, tmp_path: Path) -> None:
    cards = cards_in(
        find_folders(tmp_path, {}).settings / "figures",
        "cards:\n  nobles-1: {name: {en: Barrister}}\n",
    )
    out = run("--text", "--data-dir", str(tmp_path), "--seed", "4").out
    assert "Barrister" in out
    assert "Lawyer" not in out
    cards.write_text("cards:\n  nobles-1: {nam: {en: Barrister}}\n", encoding="utf-8")
    assert "Did you mean “name”?" in run("--data-dir", str(tmp_path), "--check-data", code=2).err


def test_a_person_plays_by_typing_numbers(run: Run) -> None:
    out = run("--text", "--seed", "4", "--lang", "en", typed=("", "seven", "0", "99", "1", "1")).out
    assert out.count("Type the number of a move") == 4
    assert "The input has ended; programs finish the game." in out
    assert "[" not in out


def test_a_person_sees_only_their_own_hand(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def ask(_prompt: str) -> str:
        told.append(capsys.readouterr().out)
        raise EOFError

    monkeypatch.setattr("builtins.input", ask)
    assert main(["--text", "--seed", "4"]) == 0
    assert "Anna’s hand:" in told[0]
    assert "Ben’s hand:" not in told[0]


@pytest.mark.parametrize("game", ["tolerance", "schisma"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_without_a_keyboard_programs_play_to_the_end(game: str, language: str) -> None:
    done = start("main.py", "--text", "--game", game, "--lang", language)
    assert (done.returncode, done.stderr) == (0, b"")
    last = done.stdout.decode("utf-8").splitlines()[-1]
    assert "won" in last or "Sieg" in last or "draw" in last or "nentschieden" in last


def test_a_terminal_without_umlauts_does_not_stop_the_program(home: Path) -> None:
    command = ("-X", "utf8=0", "main.py", "--text", "--game", "schisma", "--lang", "de")
    done = start(*command, **ASCII, **{ENVIRONMENT: str(home)})
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["main.py --text", "-m tools.lab play --json"])
def test_the_reader_of_the_output_may_leave(command: str) -> None:
    done = subprocess.run(
        f"{sys.executable} {command} < {os.devnull} | head -n 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


KEPT = ["games", "lock", "logs", "settings.yaml"]
"""What a game without any action leaves."""


@pytest.mark.parametrize(
    ("language", "save", "undo", "leave", "yes"),
    [("en", "save", "undo", "quit", "y"), ("de", "speichern", "zurücknehmen", "ende", "ja")],
)
def test_a_game_in_the_terminal_is_saved_left_and_continued(
    run: Run, home: Path, language: str, save: str, undo: str, leave: str, yes: str
) -> None:
    def play(*typed: str) -> str:
        out, err = run(*GAME, "--seed", "5", "--lang", language, typed=typed)
        assert err == ""
        return out

    out = play(undo, "1", undo, save, f"{save} Für Oma", leave)
    words = Words(language)
    for text in ("match.undo.nothing", "terminal.save_needs_name", "saving.left.all"):
        assert words.say(text) in out
    assert words.say("terminal.undone", number=0)[:9] in out
    assert words.say("terminal.saved", text="Für Oma") in out
    assert os.listdir(home / "saved") == ["Für Oma.save"]
    (journal,) = (home / "games").iterdir()
    size = journal.stat().st_size
    # Without a yes there is a second game; with it the game goes on where it was left.
    play("", leave)
    assert len(list((home / "games").iterdir())) == 2
    # Clocks of files tick coarsely: a minute later is later on every disk.
    later = journal.stat().st_mtime + 60
    os.utime(journal, (later, later))
    play(yes, "1", "1", leave)
    assert len(list((home / "games").iterdir())) == 2
    assert journal.stat().st_size > size
    run("--check-save", str(journal))


def test_what_a_person_began_is_not_ended_by_programs(run: Run, home: Path) -> None:
    out = run(*GAME, typed=("1",)).out
    assert "The input has ended; programs finish the game." in out
    assert "won" in out.splitlines()[-1]
    # The story was told to its end, but the game waits for the person, and is not counted.
    (journal,) = (home / "games").iterdir()
    assert "the game goes on" in run("--check-save", str(journal)).out
    assert not (home / "finished").exists()


def test_a_finished_game_in_the_terminal_is_counted(run: Run, home: Path) -> None:
    home.mkdir()
    (home / "settings.yaml").write_text("names: [Zoë]\n", encoding="utf-8")
    out, err = run("--text", "--game", "schisma", "--seed", "3", typed=["1"] * 500)
    assert err == ""
    assert "Zoë" in out
    assert os.listdir(home / "games") == []
    assert len(os.listdir(home / "finished")) == 1
    assert '"name": "Zo\\u00eb"' in (home / "cache" / "statistics.json").read_text()


def test_a_game_that_cannot_be_continued_is_no_reason_not_to_play(run: Run, home: Path) -> None:
    run("--text", "--seed", "1", typed=("1", "quit"))
    (journal,) = (home / "games").iterdir()
    content = b"x" + journal.read_bytes()
    journal.write_bytes(content)
    out, err = run("--text", "--seed", "1", typed=("yes", "quit"))
    assert "the first line of the saved game is damaged" in err
    assert out.startswith("Tolerance: a trick-taking game")
    assert journal.read_bytes() == content


def test_a_game_is_continued_with_the_figures_it_began_with(run: Run, home: Path) -> None:
    run("--text", "--seed", "1", typed=("1", "quit"))
    (journal,) = (home / "games").iterdir()
    content = journal.read_bytes()
    cards_in(home / "figures", "cards: {nobles-1: {money: 1}}\n")
    assert run("--text", typed=("yes", "1", "quit")).err == ""
    assert journal.read_bytes().startswith(content)


def test_the_window_is_opened_when_there_is_one(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []

    def open_window(session_home: Home, catalogue: object, arguments: argparse.Namespace) -> int:
        opened.extend((session_home.language, arguments.game))
        assert catalogue is session_home.catalogue
        assert session_home.may_write
        assert session_home.begin().result(10).left_out == ()
        return 7

    monkeypatch.setattr(app, "find_window", lambda: open_window)
    run("--game", "schisma", "--lang", "de", code=7)
    assert opened == ["de", "schisma"]
    assert (home / "lock").exists()
    assert "Schisma" in run("--text", "--game", "schisma", typed=("quit",)).out


def test_a_program_without_a_window_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("tolerance_game.no_part.program", "tolerance_game.no_module"):
        monkeypatch.setattr(app, "WINDOW", module)
        assert app.find_window() is None
    monkeypatch.setattr(app, "WINDOW", "tools.lab.soak")
    with pytest.raises(AttributeError):
        app.find_window()


@pytest.fixture
def record(tmp_path: Path, capsys: Printed) -> Callable[[str], Path]:
    """A record as the lab prints it."""

    def printed(game: str) -> Path:
        assert lab(["play", "--game", game, "--seed", "3", "--json"]) == 0
        path = tmp_path / f"{game} für Oma.jsonl"
        path.write_text(capsys.readouterr().out, encoding="utf-8")
        return path

    return printed


def _saved(folder: Path, finished: bool = True) -> Path:
    """A save of Anna and Otto: the Noble joins Rome after the Knight joined Avignon (S4.2)."""
    catalogue = load_catalogue()
    table = lay_table("schisma", {}, ("random",), 7, catalogue)
    header = replace(
        table.header,
        players=("person", "thumb"),
        seats=as_json((Person("Anna"), Opponent("thumb", "Otto"))),
    )
    moves = (
        *("lay knight,bishop,cardinal,peasant,noble", "petition 1 targets 4"),
        *("petition 1 targets 0", "beseech 0", "draw 0 bishop", "beseech 4"),
    )
    kept = Record(header, moves if finished else moves[:3])
    game, options, _header = set_up(header, "", catalogue)
    return Saves(folder).save("Duell", header, tuple(replay(game, options, kept.moves)))


@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
def test_a_sound_record_is_called_sound(run: Run, record: Callable[[str], Path], game: str) -> None:
    path = record(game)
    content = path.read_bytes()
    moves = content.count(b'"line": "move"')
    assert moves > 8
    said = f"{path}: this record is sound; the game has ended, moves: {moves}.\n"
    assert run("--check-save", str(path)) == (said, "")
    german = run("--check-save", str(path), "--lang", "de").out
    assert f"die Partie ist zu Ende, Züge: {moves}." in german
    assert path.read_bytes() == content


def refused(run: Run, command: str, path: Path, language: str = "en") -> str:
    """What is said of a file that is no sound save."""
    out, err = run(command, str(path), "--lang", language, code=2)
    assert out == ""
    assert str(path) in err
    return err


def test_a_save_of_a_game_that_goes_on_is_sound(run: Run, tmp_path: Path) -> None:
    path = _saved(tmp_path / "saves", finished=False)
    assert "the game goes on, moves: 3." in run("--check-save", str(path)).out


def test_a_damaged_save_is_said_line_by_line(run: Run, tmp_path: Path) -> None:
    path = _saved(tmp_path / "saves")
    lines = path.read_bytes().split(b"\n")
    row = next(row for row, line in enumerate(lines) if b"beseech 0" in line)
    lines[row] = lines[row].replace(b"beseech 0", b"beseech 1")
    content = b"\n".join(lines)
    path.write_bytes(content)
    for language, line in (("en", f"line {row + 1}"), ("de", f"Zeile {row + 1}")):
        said = refused(run, "--check-save", path, language)
        assert line in said
        assert "3" in said
    assert path.read_bytes() == content


NEWER = b'{"line": "header", "format": 99, "program": "7.0"}\n'


@pytest.mark.parametrize(
    ("content", "english", "german"),
    [
        pytest.param(b"", "empty", "leer", id="empty"),
        pytest.param(b"Dear diary\n", "of this program", "dieses Programms", id="foreign"),
        pytest.param(NEWER, "newer version", "neuere Version", id="newer"),
    ],
)
def test_what_is_no_save_is_said_so(
    run: Run, tmp_path: Path, content: bytes, english: str, german: str
) -> None:
    path = tmp_path / "x.save"
    path.write_bytes(content)
    for command in ("--check-save", "--replay"):
        for language, part in (("en", english), ("de", german)):
            assert part in refused(run, command, path, language)
    assert path.read_bytes() == content


def test_files_that_are_not_there_or_are_none(run: Run, tmp_path: Path) -> None:
    for command in ("--check-save", "--replay"):
        for path in (tmp_path / "gone", tmp_path):
            refused(run, command, path)


@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_record_is_told_as_the_lab_tells_it(
    run: Run, record: Callable[[str], Path], capsys: Printed, game: str, language: str
) -> None:
    path = record(game)
    assert lab(["play", "--replay", str(path), "--lang", language]) == 0
    told = capsys.readouterr().out
    assert run("--replay", str(path), "--lang", language) == (told, "")
    assert told.count("\n") > 20


def test_a_save_is_told_with_the_names_of_its_people(run: Run, tmp_path: Path) -> None:
    out = run("--replay", str(_saved(tmp_path))).out
    assert "Anna: a person\n" in out
    assert "Otto: plays by rules of thumb\n" in out
    assert out.splitlines()[-1].startswith("Otto won")
    assert "[" not in out


def test_a_torn_save_is_told_as_far_as_it_holds(run: Run, tmp_path: Path) -> None:
    path = _saved(tmp_path)
    lines = path.read_bytes().split(b"\n")
    row = next(row for row, line in enumerate(lines) if b"draw 0 bishop" in line)
    path.write_bytes(b"\n".join(lines[:row]) + b"\n" + lines[row][:20])
    out, err = run("--replay", str(path), code=2)
    assert "Knight" in out
    assert "won" not in out
    assert f"line {row + 1}" in err


def test_the_report_needs_nothing_and_makes_nothing(run: Run, home: Path) -> None:
    out, err = run("--report")
    assert err == ""
    for part in (f"  tolerance {VERSION}", "  pygame-ce 2", "  SDL 2", "  PyYAML ", "environment"):
        assert part in out
    assert f"Digest of the data: {load_catalogue().digest}" in out
    assert "(not there)" in out
    assert not home.exists()
    assert "Was ein Fehlerbericht braucht" in run("--report", "--lang", "de").out


def test_a_game_keeps_its_things_where_it_is_told(run: Run, home: Path, tmp_path: Path) -> None:
    assert run(*GAME).err == ""
    assert sorted(os.listdir(home)) == KEPT
    log = (home / "logs" / "tolerance.log").read_text("utf-8")
    assert f"begin tolerance {VERSION}" in log
    assert log.endswith(" end\n")
    option = tmp_path / "für Oma"
    assert run(*GAME, "--data-dir", str(option)).err == ""
    assert sorted(os.listdir(option)) == KEPT
    # Nothing was done in those games.
    assert os.listdir(option / "games") == []


def test_a_portable_program_keeps_its_things_beside_itself(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ENVIRONMENT)
    monkeypatch.setattr(folders, "program_folder", lambda: tmp_path)
    (tmp_path / "portable").touch()
    run(*GAME)
    assert sorted(os.listdir(tmp_path / "saves")) == KEPT


@pytest.mark.parametrize("text", ["", "a\0b"])
def test_no_folder_is_no_folder(capsys: Printed, text: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--data-dir", text])
    assert caught.value.code == 2
    assert "--data-dir" in capsys.readouterr().err


def test_the_second_copy_says_so_and_changes_nothing(run: Run, home: Path) -> None:
    home.mkdir()
    (home / "settings.yaml").write_bytes(b"- broken")
    with take_lock(home):
        assert "Another copy of the program is running" in run(*GAME).err
        assert "läuft das Programm schon einmal" in run(*GAME, "--lang", "de").err
        assert sorted(os.listdir(home)) == ["lock", "settings.yaml"]
        assert (home / "settings.yaml").read_bytes() == b"- broken"
    # Alone, it puts things right.
    assert "was set aside" in run(*GAME).err
    names = sorted(os.listdir(home))
    assert [name for name in names if "broken" not in name] == KEPT
    assert len(names) == 5


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(run: Run, home: Path) -> None:
    home.write_bytes(b"mine")
    out, err = run(*GAME)
    assert "won" in out.splitlines()[-1]
    assert f"{home}: nothing can be written there" in err
    assert home.read_bytes() == b"mine"


def test_the_language_is_the_one_asked_for_then_set_then_that_of_the_system(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    def spoken(*arguments: str) -> str:
        assert main(["--check-data", *arguments]) == 0
        out = capsys.readouterr().out
        return {"The data is sound.\n": "en", "Die Daten sind in Ordnung.\n": "de"}[out]

    assert spoken() == "en"
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert spoken() == "de"
    home.mkdir()
    (home / "settings.yaml").write_text("language: en\n")
    assert spoken() == "en"
    assert spoken("--lang", "de") == "de"
    assert os.listdir(home) == ["settings.yaml"]


def test_a_failure_of_the_program_is_in_the_log_and_in_a_report(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    def fail(*_args: object, **_more: object) -> None:
        raise RuntimeError("not foreseen")

    monkeypatch.setattr(app, "play", fail)
    assert main(["--text"]) == exit_codes.FAILED
    log = (home / "logs" / "tolerance.log").read_text("utf-8")
    assert "RuntimeError: not foreseen" in log
    assert log.endswith(" end\n")
    (report,) = (home / "logs").glob("tolerance-crash-*.txt")
    assert "RuntimeError: not foreseen" in report.read_text("utf-8")
    told = capsys.readouterr().err
    assert crash_words("en").unforeseen in told
    assert told.endswith(f"\n{report}\n")
    # The lock is free again.
    with take_lock(home) as lock:
        assert lock.may_write


def test_figures_of_the_program_that_are_damaged_are_told_by_file_and_line(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed, tmp_path: Path
) -> None:
    cards = tmp_path / "tolerance" / "cards.yaml"
    cards.parent.mkdir()
    cards.write_text("cards:\n  nobles-1: {money: much}\n", encoding="utf-8")
    faults = check_data(tmp_path)

    def damaged(_folder: Path | None = None) -> None:
        raise BadData(faults)

    monkeypatch.setattr(app, "load_catalogue", damaged)
    assert main(["--text"]) == exit_codes.UNUSABLE
    assert "cards.yaml, line 2" in capsys.readouterr().err
    # What is wrong is known, so there is no crash to report.
    assert not home.exists()


@pytest.mark.parametrize(("more", "watched", "boxes"), [
    ([], False, 1), ([], True, 0), (["--text"], False, 0), (["--check-data"], False, 0),
])  # fmt: skip
def test_what_keeps_the_window_from_opening_is_seen_without_a_terminal(
    home: Path, monkeypatch: pytest.MonkeyPatch, more: list[str], watched: bool, boxes: int
) -> None:
    shown: list[tuple[str, str]] = []

    def box(title: str, text: str) -> bool:
        shown.append((title, text))
        return True

    monkeypatch.setattr("tolerance_game.ui.kit.message_box.message_box", box)
    monkeypatch.setattr("tolerance_game.streams.is_watched", lambda: watched)
    assert main(["--data", str(home / "nowhere"), *more]) == exit_codes.UNUSABLE
    assert len(shown) == boxes
    assert all("nowhere" in text for _, text in shown)


def test_the_help_has_every_option_under_a_title(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    parts = capsys.readouterr().out.split("\n\n")
    titles = {part.partition(":\n")[0]: part for part in parts if ":\n  -" in part}
    where = {
        "options": ("--help", "--version"),
        "game": ("--game", "--seed", "--ruling"),
        "Tolerance": ("--players", "--roles"),
        "Schisma": ("--persons",),
        "language, figures and folders": ("--lang", "--data FOLDER", "--text", "--data-dir FOLDER"),
        "instead of a game": ("--check-data", "--check-save FILE", "--replay FILE", "--report"),
    }
    assert set(titles) == set(where)
    for title, options in where.items():
        assert all(option in titles[title] for option in options)
    assert ENVIRONMENT in parts[-2] + parts[-1]


def test_one_thing_at_a_time(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--report", "--check-data"])
    assert caught.value.code == 2
    assert "--check-data" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "de"])
def test_odd_folders_and_a_terminal_without_umlauts(tmp_path: Path, language: str) -> None:
    folder = os.fsencode(tmp_path / "Großmutter 日本 ") + b"\xff"
    for more in ([], ["--report"]):
        command = ("-X", "utf8=0", "main.py", "--text", "--game", "schisma", "--lang", language)
        done = start(*command, "--data-dir", folder, *more, **ASCII)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.isascii()
    assert sorted(os.listdir(folder)) == [os.fsencode(name) for name in KEPT]


def test_a_game_without_a_table_is_said_before_the_window_opens(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schisma, "UI", "")
    told: list[str] = []

    def open_window(session_home: Home, _catalogue: object, _arguments: argparse.Namespace) -> int:
        told.extend(notice.id for notice in session_home.notices)
        return 0

    monkeypatch.setattr(app, "find_window", lambda: open_window)
    assert "--text --game schisma" in run("--game", "schisma").err
    assert told == ["window.terminal_only"]
    assert run().err == ""


def test_broken_figures_that_are_only_found_do_not_prevent_playing(run: Run, home: Path) -> None:
    cards = cards_in(home / "figures", "cards: {nobles-1: {mony: 1}}\n")
    err = run("--text", "--seed", "1", typed=("quit",)).err
    assert "mony" in err
    assert "these figures are not used" in err
    assert cards.exists()
    assert "fault.unknown_key" in run("--report").out
    # When they are named, or checked, their faults are fatal.
    run("--text", "--data", str(home / "figures"), code=2)
    run("--check-data", code=2)


def test_what_cannot_be_opened_is_told_at_the_start(run: Run, home: Path) -> None:
    (home / "games").mkdir(parents=True)
    for number in range(5):
        (home / "games" / f"{number}.journal").write_bytes(b"?\n")
    err = run("--text", "--seed", "1", typed=("quit",)).err
    assert err.count("this is not a saved game") == 3
    assert "5 games in progress cannot be opened" in err
    assert len(list((home / "games").glob("?.journal"))) == 5


@pytest.mark.parametrize("names", ['["\\e[31m"]', '["a\\nb"]'])
def test_a_name_in_the_settings_that_cannot_be_shown(run: Run, home: Path, names: str) -> None:
    home.mkdir()
    (home / "settings.yaml").write_text(f"names: {names}\n", encoding="utf-8")
    run("--text", "--seed", "1", typed=("quit",))
