"""Sealed files: a glance shows no hand, and everything else is as with any other file."""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from dataclasses import replace
from pathlib import Path

import pytest

from tests.session.tables import ENOUGH, Puppets, a_home, begun, play_on
from tolerance_game.core.errors import Corrupt
from tolerance_game.session import Session
from tolerance_game.storage.saves.journal import Journal, open_journal
from tolerance_game.storage.saves.loading import load, load_save
from tolerance_game.storage.saves.save_lines import Writer, journal_lines, save_text
from tolerance_game.storage.saves.save_list import entry_of
from tolerance_game.storage.saves.saves import Saves
from tolerance_game.storage.saves.sealing import opened, sealed_header, sealed_line
from tolerance_game.storage.settings.settings import DEFAULTS, changed

from .instruments import game
from .save_files import NOW, check_save

GAMES = ("tolerance", "schisma")
PLAYED = {name: game(name, 3) for name in GAMES}
HEADERS = {
    name: replace(played.header, sealed=True, seed=987_654_321, chance=("lay x",))
    for name, played in PLAYED.items()
}


def sealed_save(name: str, moves: int | None = None) -> bytes:
    return save_text(HEADERS[name], PLAYED[name].moments[:moves], NOW)


@pytest.mark.parametrize("name", GAMES)
def test_a_glance_shows_no_move_and_no_seed(name: str) -> None:
    content = sealed_save(name).decode()
    assert "987654321" not in content
    assert "lay x" not in content
    assert '"line": "move"' not in content
    moves = content.partition("\n")[2]
    for moment in PLAYED[name].moments:
        words = str(moment.move).replace("'", " ").replace("=", " ").split()
        for word in words:
            assert not re.fullmatch(r"(nobles|clergy|townsfolk|peasants|wild)-\d+[abc]?", word) or (
                f'"{word}' not in moves and f" {word}" not in moves
            )
    # Nor does decoding the letters alone show one.
    for text in re.findall(r'"(?:text|sealed)": "([^"]+)"', content):
        assert not re.search(rb"play|deal|seed|nobles|beseech|petition", b64decode(text))
    # What a list shows is there to be read: who plays, how far it is, how it stands.
    assert f'"game": "{name}"' in content
    assert '"line": "summary"' in content


def test_equal_moves_do_not_look_equal() -> None:
    writer = Writer("schisma", sealed=True)
    moment = PLAYED["schisma"].moments[1]
    first, second = (writer.made(moment, None).splitlines()[0] for _ in range(2))
    assert json.loads(first)["text"] != json.loads(second)["text"]


def test_short_and_long_moves_look_alike() -> None:
    one, other = (
        sealed_line({"line": "move", "number": 3, "seat": 0, "move": f"take_role {role}"}, 7)
        for role in ("ned", "patchwork")
    )
    assert len(one["text"]) == len(other["text"])


@pytest.mark.parametrize("name", GAMES)
def test_it_loads_like_any_other(name: str) -> None:
    loaded = load(sealed_save(name), "f")
    assert (loaded.faults, loaded.foreign) == ((), "")
    assert loaded.header == HEADERS[name]
    assert loaded.moments == PLAYED[name].moments


@pytest.mark.parametrize("name", GAMES)
def test_damage_costs_what_comes_after_it(name: str) -> None:
    lines = sealed_save(name, 8).splitlines(keepends=True)
    for row, line in enumerate(lines):
        for broken in (line[: len(line) // 2], line.replace(b": ", b":  ", 1), b""):
            if row == len(lines) - 1 and not broken:
                continue
            content = b"".join([*lines[:row], broken, *lines[row + 1 :]])
            if row == 0:
                with pytest.raises(Corrupt):
                    load(content, "f")
                continue
            loaded = load(content, "f")
            kept = sum(b'"line": "sealed"' in one for one in lines[:row])
            assert len(loaded.moments) == kept or loaded.faults[0].id == "error.save.summary"
            assert loaded.faults


def test_a_false_seal_is_damage_and_no_fault_of_the_program() -> None:
    false: list[object] = [None, 3, "", "=", "AAAA", "ÄÖ", b64encode(b"x" * 60).decode(), {}]
    for text in false:
        with pytest.raises(ValueError, match=r".*"):
            opened({"line": "sealed", "text": text})
        with pytest.raises(ValueError, match=r".*"):
            opened({"line": "header", "format": 2, "sealed": text})
    # Under a seal there are moves, and in a header what belongs there; nothing else.
    with pytest.raises(ValueError, match="sealed"):
        opened(sealed_line({"line": "undo", "to": 0}, 1))
    header = {"line": "header", "seed": 1, "chance": ["x"]}
    assert opened(sealed_header(header, 1)) == {**header, "sealed": True}
    other = sealed_line({"line": "move", "game": "x"}, 1)["text"]
    with pytest.raises(ValueError, match="sealed"):
        opened({**sealed_header(header, 1), "sealed": other})
    writer = Writer("schisma")
    first = writer.header(HEADERS["schisma"])
    loaded = load(first + writer._line({"line": "sealed", "text": "AAAA"}), "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.damaged", "error.save.kept"]


def test_an_open_file_knows_no_seal() -> None:
    content = save_text(PLAYED["schisma"].header, PLAYED["schisma"].moments, NOW)
    assert b"sealed" not in content


def test_a_journal_grows_line_by_line_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    moments = PLAYED["tolerance"].moments
    with Journal(path, HEADERS["tolerance"]) as journal:
        for moment in moments[:5]:
            journal.made(moment)
        journal.undone(3)
        assert journal.wait(timeout=ENOUGH)
    begun_with = path.read_bytes()
    # Torn in the midst of a line, as by a power cut.
    path.write_bytes(begun_with + b'{"line": "sealed", "text": "AAAA')
    again = open_journal(path)
    assert again.loaded.moments == moments[:3]
    with again.journal as journal:
        journal.made(moments[3])
        assert journal.wait(timeout=ENOUGH)
    content = path.read_bytes()
    assert content.startswith(begun_with)
    assert b'"line": "move"' not in content
    assert load(content, "f").moments == moments[:4]
    assert check_save(path) == ()


def test_saves_of_it_are_listed_exported_and_imported(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saved")
    played, header = PLAYED["tolerance"], HEADERS["tolerance"]
    path = saves.save("x", header, played.moments[:20])
    # The same game again makes no older generation.
    saves.save("x", header, played.moments[:20])
    assert saves.generations(path) == ()
    (entry,) = saves.entries()
    assert (entry.problem, entry.moves, entry.game) == (None, 20, "tolerance")
    assert entry == replace(entry_of(path, "x"), name=entry.name)
    out = tmp_path / "out.save"
    saves.export(path, out)
    assert b'"line": "move"' not in out.read_bytes()
    assert load_save(saves.import_file(out)).moments == played.moments[:20]


@pytest.mark.parametrize(
    ("wanted", "people", "sealed"),
    [("shared", 1, False), ("shared", 2, True), ("always", 1, True), ("never", 2, False)],
)
def test_the_setting_says_which_games_are_sealed(
    tmp_path: Path, wanted: str, people: int, sealed: bool
) -> None:
    assert DEFAULTS.play.sealed == "shared"
    home = a_home(tmp_path, Puppets())
    home.settings = changed(home.settings, "play.sealed", wanted)
    session = play_on(begun(home, "tolerance", people), lambda one: one.number >= 12)
    path = session.path
    assert path is not None
    saved = session.save_as("x").result(ENOUGH)
    moments = session.match.moments_for_storage()
    assert session.close().result(ENOUGH)
    for file in (path, saved):
        assert (b'"line": "sealed"' in file.read_bytes()) is sealed
        assert (b'"line": "move"' in file.read_bytes()) is not sealed
        assert load_save(file).moments == moments
    # A game goes on as it began, whatever is set by then.
    home.settings = changed(home.settings, "play.sealed", "never" if sealed else "always")
    again = Session.resume(home, path)
    assert again.match.header.sealed is sealed
    again.close().result(ENOUGH)
    home.close()


def test_lines_of_a_journal_and_of_a_save_are_sealed_alike() -> None:
    played, header = PLAYED["schisma"], HEADERS["schisma"]
    assert load(journal_lines(header, played.moments, NOW)[0], "f").moments == played.moments
