"""Saved games: saved, listed, renamed, thrown away and brought back, exported and imported."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from tests.tiers import sizes
from tolerance_game.core.errors import Corrupt
from tolerance_game.games import room
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.storage.disk.troubles import DiskError
from tolerance_game.storage.saves.journal import Journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.save_lines import Writer, journal_lines
from tolerance_game.storage.saves.save_list import entry_of
from tolerance_game.storage.saves.saves import NotSaved, Saves

from .instruments import Game, Watched, files_in, game
from .save_files import NOW, lines_of, refused, save_of, unchecked

SCHISMA = game()
TOLERANCE = game("tolerance", 3, players=3)


class Clock(Watched):
    """A minute passes from one look at it to the next."""

    def __init__(self) -> None:
        super().__init__()
        self.time = NOW

    def now(self) -> datetime:
        """A minute later than last time."""
        self.time += timedelta(minutes=1)
        return self.time


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", Clock())


def put(saves: Saves, name: str, moves: int | None = 9, played: Game = SCHISMA) -> Path:
    """Saves the first moves of a game."""
    return saves.save(name, played.header, played.moments[:moves])


def names_of(saves: Saves) -> list[str]:
    return [entry.name for entry in saves.entries()]


def test_a_game_is_saved_under_its_name_and_comes_back(saves: Saves) -> None:
    assert saves.entries() == saves.thrown_away() == ()
    assert not saves.path_of("Sonntag").exists()
    path = put(saves, "Sonntag")
    assert path == saves.folder / "Sonntag.save"
    loaded = load_save(path)
    assert loaded.faults == ()
    assert loaded.moments == SCHISMA.moments[:9]
    assert files_in(saves.folder).keys() == {"Sonntag.save"}


def test_the_list_tells_how_each_game_stands(saves: Saves) -> None:
    put(saves, "over", None, TOLERANCE)
    put(saves, "early", 1, TOLERANCE)
    put(saves, "duel")
    duel, early, over = saves.entries()
    assert (over.game, over.summary["reign"], over.summary["trick"], over.moves) == (
        *("tolerance", 3, 12),
        len(TOLERANCE.moments),
    )
    assert over.is_over
    assert over.date == NOW + timedelta(minutes=1)
    assert over.seats == (Opponent("random"),) * 3
    assert (early.summary["reign"], early.summary["trick"]) == (1, 1)
    assert not early.is_over
    assert (duel.game, duel.summary["turn"]) == ("schisma", SCHISMA.moments[8].state.turn)
    joined = [len(persons) for persons in SCHISMA.moments[8].state.congregations]
    assert [duel.summary["score_0"], duel.summary["score_1"]] == joined
    assert "reign" not in duel.summary
    assert all(entry.problem is None for entry in (over, early, duel))


def test_the_list_names_people(saves: Saves) -> None:
    header = replace(
        SCHISMA.header,
        players=("person", "thumb"),
        seats=({"person": "Jürgen"}, {"player": "thumb", "name": "Urban"}),
    )
    saves.save("x", header, SCHISMA.moments[:3])
    (entry,) = saves.entries()
    assert entry.seats == (Person("Jürgen"), Opponent("thumb", "Urban"))


def test_the_list_holds_nothing_secret(saves: Saves) -> None:
    played = game("tolerance", 5, players=4, roles="unique", hidden_roles=True)
    header = replace(played.header, chance=("deal a,b/c,d",))
    for moves in range(2, len(played.moments), 9):
        path = saves.save("x", header, played.moments[:moves])
        (entry,) = saves.entries()
        said = repr(replace(entry, path=Path()))
        state = played.moments[moves - 1].state
        secrets = [player.role for player in state.players]
        secrets += [card for player in state.players for card in (*player.hand, *state.left_out)]
        assert secrets
        for secret in (*secrets, "deal", f"seed={header.seed}", "unique"):
            assert secret not in said
        summary = json.loads(path.read_bytes().splitlines()[-1])
        assert set(summary) == {"line", "moves", "reign", "trick", "scores", "saved", "check"}


@pytest.mark.parametrize("number", sizes(12, 400))
@pytest.mark.parametrize("kept", ["save", "journal"])
@pytest.mark.parametrize("game_id", ["tolerance", "schisma"])
def test_the_list_says_what_opens(game_id: str, kept: str, number: int, tmp_path: Path) -> None:
    """Also of a file that is cut short, changed, or whose last moves were taken back."""
    played = {"tolerance": TOLERANCE, "schisma": SCHISMA}[game_id]
    path, rng = tmp_path / "f", Random(f"{game_id} {kept}")
    writer = Writer(game_id)
    made = [writer.header(played.header), *(writer.made(one, NOW) for one in played.moments)]
    ways = [b"".join(made)]
    for to in sorted(rng.sample(range(len(played.moments)), 3), reverse=True):
        ways.append(ways[-1] + writer.undone(to))
    if kept == "save":
        path = Saves(tmp_path).save("s", played.header, played.moments)
        ways = [path.read_bytes()]
    first = ways[0].index(b"\n") + 1
    while len(ways) < number:
        at, whole = rng.randrange(first, len(ways[0])), ways[0]
        changed = whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
        ways.append(rng.choice((whole[:at], whole[: whole.index(b"\n", at) + 1], changed)))
    report, told = room(game_id, "report"), set()
    for content in ways:
        path.write_bytes(content)
        entry, loaded = entry_of(path, "x"), load_save(path)
        expected = report.summary(loaded.state)
        assert {name: entry.summary[name] for name in expected if name != "scores"} == {
            name: value for name, value in expected.items() if name != "scores"
        }
        assert entry.is_over is (loaded.outcome is not None)
        assert entry.moves == len(loaded.moments)
        told.add(len(loaded.moments))
    assert len(told) > 4, "they open at different moments"


def test_the_list_does_not_play_games_again(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(saves, "x", None, TOLERANCE)
    loads = Mock(wraps=json.loads)
    monkeypatch.setattr(json, "loads", loads)
    (entry,) = saves.entries()
    monkeypatch.undo()
    assert entry.is_over
    assert loads.call_count <= 3 < len(path.read_bytes().splitlines()) / 10


def test_a_journal_is_listed_as_well(tmp_path: Path) -> None:
    path = tmp_path / "j"
    with Journal(path, SCHISMA.header) as journal:
        for moment in SCHISMA.moments[:9]:
            journal.made(moment)
    entry = entry_of(path, "autosave")
    assert entry.name == "autosave"
    assert entry.problem is None
    assert entry.summary["turn"] == SCHISMA.moments[8].state.turn
    with Journal(path, SCHISMA.header):
        pass
    assert entry_of(path, "new").summary.get("turn", 0) == entry_of(path, "new").moves == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("saved", value) for value in (9, "yesterday", "2026-11-18")),
        *(("winners", {}), ("turn", "9")),
    ],
)
def test_a_summary_of_other_types_is_not_believed(tmp_path: Path, name: str, value: object) -> None:
    lines = unchecked(save_of(SCHISMA, 9)).splitlines()
    path = tmp_path / "f"
    summary = json.dumps({**json.loads(lines[-1]), name: value}).encode()
    path.write_bytes(b"\n".join([*lines[:-1], summary]))
    entry = entry_of(path, "x")
    assert entry.problem is None
    assert all(type(number) is int for number in entry.summary.values())
    assert entry.date is not None
    assert entry.date.tzinfo is not None


def test_files_that_are_no_saves_say_why(saves: Saves) -> None:
    put(saves, "good")
    for name, content in (
        ("empty", b""),
        ("foreign", b"hello"),
        ("newer", b'{"line": "header", "format": 99, "program": "9.9"}'),
        ("header", b'{"line": "header", "format": 1}'),
    ):
        (saves.folder / f"{name}.save").write_bytes(content)
    (saves.folder / "folder.save").mkdir()
    (saves.folder / "note.txt").write_bytes(b"mine")
    os.symlink("nowhere", saves.folder / "lost.save")
    found = {entry.name: entry.problem.id if entry.problem else "" for entry in saves.entries()}
    assert found == {
        **{name: f"error.save.{name}" for name in ("empty", "foreign", "newer", "header")},
        "good": "",
        "folder": "error.disk.in_the_way",
        "lost": "error.disk.missing",
    }


def test_three_generations_are_kept(saves: Saves) -> None:
    for moves in (2, 4, 6, 8):
        path = put(saves, "x", moves)
    assert [len(load_save(one.path).moments) for one in saves.generations(path)] == [6, 4]
    assert [entry.moves for entry in saves.generations(path)] == [6, 4]
    assert len(load_save(path).moments) == 8
    assert files_in(saves.folder).keys() == {"x.save", "x.save.1", "x.save.2"}
    assert names_of(saves) == ["x"]


def test_saving_the_same_again_makes_no_generation(saves: Saves) -> None:
    for moves in (2, 4, 4, 4):
        path = put(saves, "x", moves)
    assert [entry.moves for entry in saves.generations(path)] == [2]
    (entry,) = saves.entries()
    assert entry.date == NOW + timedelta(minutes=4)


def test_a_program_that_ended_while_saving_costs_no_generation(saves: Saves) -> None:
    for moves in (2, 4, 6):
        path = put(saves, "x", moves)
    # It had copied what is there, and did not come to write the new one.
    (saves.folder / "x.save.1").write_bytes(path.read_bytes())
    put(saves, "x", 8)
    assert [entry.moves for entry in saves.generations(path)] == [6, 2]


def test_a_damaged_save_takes_no_place_of_a_sound_one(saves: Saves) -> None:
    put(saves, "x", 2)
    path = put(saves, "x", 4)
    damaged = path.read_bytes()[:-20]
    path.write_bytes(damaged)
    loaded = load_save(path)
    assert [fault.id for fault in loaded.faults] == ["error.save.torn", "error.save.kept"]
    assert [entry.moves for entry in saves.generations(path)] == [2]
    put(saves, "x", 6)
    assert [entry.moves for entry in saves.generations(path)] == [2]
    (aside,) = saves.folder.glob("x.save.before-*")
    assert aside.read_bytes() == damaged


def test_a_save_of_a_newer_version_is_never_lost(saves: Saves) -> None:
    path = put(saves, "x", 2)
    newer = path.read_bytes().replace(b'"format": 3', b'"format": 4')
    path.write_bytes(newer)
    with pytest.raises(Corrupt):
        load_save(path)
    assert path.read_bytes() == newer
    put(saves, "x", 2)
    assert newer in files_in(saves.folder).values()


def test_renaming_takes_the_older_ones_along(saves: Saves) -> None:
    for moves in (2, 4, 6):
        path = put(saves, "x", moves)
    put(saves, "taken")
    target = saves.rename(path, "Jürgens Partie")
    assert target == saves.folder / "Jürgens Partie.save"
    assert [len(load_save(one.path).moments) for one in saves.generations(target)] == [4, 2]
    assert sorted(names_of(saves)) == ["Jürgens Partie", "taken"]
    assert saves.rename(target, "Jürgens Partie") == target
    with refused(NotSaved, "error.save.name_taken"):
        saves.rename(target, "taken")
    assert len(load_save(saves.path_of("taken")).moments) == 9
    with pytest.raises(DiskError):
        saves.rename(saves.folder / "nobody.save", "y")


def test_upper_and_lower_case_may_be_one_name(saves: Saves) -> None:
    path = put(saves, "anna")
    # As on a disk that takes both for one.
    os.link(path, saves.folder / "Anna.save")
    assert saves.rename(path, "Anna").name == "Anna.save"


def test_what_is_thrown_away_can_be_brought_back(saves: Saves) -> None:
    for moves in (2, 4):
        path = put(saves, "x", moves)
    before = files_in(saves.folder)
    binned = saves.throw_away(path)
    assert names_of(saves) == []
    (entry,) = saves.thrown_away()
    assert entry.path == binned
    assert entry.name == "x"
    assert entry.moves == 4
    assert sorted(files_in(saves.folder).values()) == sorted(before.values())
    # A new one of the same name may be there by then.
    put(saves, "x", 6)
    restored = saves.restore(binned)
    assert restored.name == "x (2).save"
    assert [entry.moves for entry in saves.generations(restored)] == [2]
    assert saves.thrown_away() == ()
    again = saves.throw_away(restored)
    saves.throw_away(saves.path_of("x"))
    assert saves.restore(again).name == "x (2).save"


def test_the_same_name_may_be_thrown_away_many_times(tmp_path: Path) -> None:
    class Still(Watched):
        def now(self) -> datetime:
            return datetime(2026, 11, 18, tzinfo=UTC)

    saves = Saves(tmp_path, Still())
    for _number in range(3):
        saves.throw_away(put(saves, "x"))
    assert len(saves.thrown_away()) == 3
    for entry in saves.thrown_away():
        assert saves.restore(entry.path).name in ("x.save", "x (2).save", "x (3).save")


def test_a_long_name_can_be_thrown_away_too(saves: Saves) -> None:
    saves.folder.mkdir()
    path = saves.folder / ("x" * 250 + ".save")
    path.write_bytes(save_of(SCHISMA))
    assert saves.generations(path) == ()
    assert saves.restore(saves.throw_away(path)).name == "x" * 200 + ".save"


def test_export_and_import_are_one_file(saves: Saves, tmp_path: Path) -> None:
    path = put(saves, "x")
    target = tmp_path / "stick" / "Partie.save"
    saves.export(path, target)
    assert target.read_bytes() == path.read_bytes()
    with refused(NotSaved, "error.save.name_taken"):
        saves.export(path, target)
    put(saves, "x", 4)
    saves.export(path, target, overwrite=True)
    assert len(load_save(target).moments) == 4
    assert saves.import_file(target).name == "Partie.save"
    assert saves.import_file(target).name == "Partie (2).save"
    assert sorted(names_of(saves)) == ["Partie", "Partie (2)", "x"]
    journal = tmp_path / "2026-11-18-201507.journal"
    journal.write_bytes(journal_lines(SCHISMA.header, SCHISMA.moments[:5], NOW)[0])
    assert len(load_save(saves.import_file(journal)).moments) == 5


def test_a_finished_game_is_exported_and_imported(saves: Saves, tmp_path: Path) -> None:
    journal = tmp_path / "2026-11-18-201507.journal"
    journal.write_bytes(journal_lines(TOLERANCE.header, TOLERANCE.moments, NOW)[0])
    target = tmp_path / "stick" / "Partie.save"
    saves.export(journal, target)
    assert load_save(saves.import_file(target)).moments == TOLERANCE.moments
    (entry,) = saves.entries()
    assert entry.is_over


def test_a_damaged_file_is_imported_as_it_is(saves: Saves, tmp_path: Path) -> None:
    source = tmp_path / "con.save"
    source.write_bytes(b"".join(lines_of(save_of(SCHISMA))[:5]) + b"torn")
    path = saves.import_file(source)
    assert path.name == "_con.save"
    assert path.read_bytes() == source.read_bytes()


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"", "empty"), (b"hello", "foreign"), (b'{"line": "header", "format": 99}', "newer")],
)
def test_what_is_no_game_of_ours_is_not_imported(
    saves: Saves, tmp_path: Path, content: bytes, reason: str
) -> None:
    source = tmp_path / "x.save"
    source.write_bytes(content)
    with refused(Corrupt, f"error.save.{reason}"):
        saves.import_file(source)
    assert not saves.folder.exists()


def test_what_an_earlier_run_left_half_done_is_tidied_up(saves: Saves) -> None:
    put(saves, "x")
    left = saves.folder / ".0123456789abcdef.tolerance-tmp"
    left.write_bytes(b"half")
    os.utime(left, (1, 1))
    saves.tidy()
    assert names_of(saves) == ["x"]
    assert not left.exists()


def test_a_folder_that_cannot_be_read_is_said(saves: Saves) -> None:
    saves.folder.parent.mkdir(exist_ok=True)
    saves.folder.write_bytes(b"mine")
    with refused(DiskError, "error.disk.in_the_way"):
        saves.entries()
    with pytest.raises(NotSaved) as not_saved:
        put(saves, "x")
    assert isinstance(not_saved.value.__cause__, DiskError)
    assert saves.folder.read_bytes() == b"mine"
