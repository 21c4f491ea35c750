"""Failure, short write and end of the program at every single file call of saved games."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest

from tolerance_game.storage.disk.system import System
from tolerance_game.storage.disk.troubles import DiskError
from tolerance_game.storage.saves.loading import load
from tolerance_game.storage.saves.save_lines import save_text
from tolerance_game.storage.saves.saves import NotSaved, Saves

from .instruments import Watched, endings, failures, files_in, game, in_a_child
from .save_files import NOW

HEADER, MOMENTS = game().header, game().moments


def save(saves: Saves, name: str, moves: int) -> Path:
    return saves.save(name, HEADER, MOMENTS[:moves])


DOINGS: dict[str, Callable[[Saves], object]] = {
    "save over another": lambda saves: save(saves, "x", 8),
    "save a new one": lambda saves: save(saves, "y", 8),
    "rename": lambda saves: saves.rename(saves.path_of("x"), "z"),
    "throw away": lambda saves: saves.throw_away(saves.path_of("x")),
    "restore": lambda saves: saves.restore(saves.bin / "old~2026-11-18-201507.save"),
    "export": lambda saves: saves.export(saves.path_of("x"), saves.folder / "out" / "x.save"),
    "import": lambda saves: saves.import_file(saves.bin / "old~2026-11-18-201507.save"),
    "list": lambda saves: (saves.entries(), saves.generations(saves.path_of("x"))),
    "tidy up": lambda saves: saves.tidy(),
}
every_doing = pytest.mark.parametrize("doing", list(DOINGS.values()), ids=list(DOINGS))


def prepare(folder: Path) -> None:
    """A save of 6 moves with older ones of 4 and 2, one of 3 in the bin, and somebody's note."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "bin").mkdir(parents=True)
    for name, moves in (
        *(("x.save", 6), ("x.save.1", 4), ("x.save.2", 2)),
        ("bin/old~2026-11-18-201507.save", 3),
    ):
        (folder / name).write_bytes(save_of(moves))
    (folder / "note.txt").write_bytes(b"mine")


@cache
def save_of(moves: int) -> bytes:
    return save_text(HEADER, MOMENTS[:moves], NOW)


def moves_in(folder: Path) -> Counter[int]:
    """How many whole saves there are of each number of moves; nothing else is there."""
    found: Counter[int] = Counter()
    for name, content in files_in(folder).items():
        if name == "note.txt":
            assert content == b"mine"
        elif not name.endswith(".tolerance-tmp"):
            found[moves_of(content)] += 1
    return found


@cache
def moves_of(content: bytes) -> int:
    """How many moves a save holds, all of it sound."""
    loaded = load(content, "")
    assert loaded.faults == ()
    return len(loaded.moments)


def check(folder: Path, doing: Callable[[Saves], object], *, done: bool) -> None:
    """Every save there was is there, whole; only the oldest of three makes room for a new one."""
    found = moves_in(folder)
    kept = {3, 4, 6} if doing is DOINGS["save over another"] else {2, 3, 4, 6}
    assert kept <= set(found), found
    if done and doing in (DOINGS["save over another"], DOINGS["save a new one"]):
        assert found[8] == 1
    # Under its name there is always a whole one, until another is to be there instead.
    if doing not in (DOINGS["rename"], DOINGS["throw away"]):
        assert moves_of((folder / "x.save").read_bytes()) in (6, 8)

    if doing is DOINGS["throw away"] and not (folder / "x.save").exists():
        # The save goes last: once it is gone, nothing of it is left behind.
        assert not list(folder.glob("x.save*"))


def calls_of(folder: Path, doing: Callable[[Saves], object]) -> list[str]:
    prepare(folder)
    system = Watched()
    doing(Saves(folder, system))
    check(folder, doing, done=True)
    return system.calls


@every_doing
def test_every_call_may_fail_or_write_short(
    tmp_path: Path, doing: Callable[[Saves], object]
) -> None:
    folder = tmp_path / "saves"
    refused = 0
    for system in failures(calls_of(folder, doing)):
        prepare(folder)
        done = True
        try:
            doing(Saves(folder, system))
        except (NotSaved, DiskError):
            done = False
            refused += 1
        check(folder, doing, done=done)
        # With a disk that is well again, it can be done again, or it was done before.
        again = Saves(folder, Watched())
        again.tidy()
        for entry in (*again.entries(), *again.thrown_away()):
            assert entry.problem is None
    assert refused > 2 or doing in (DOINGS["list"], DOINGS["tidy up"])


@every_doing
def test_the_program_may_end_at_every_call(
    tmp_path: Path, doing: Callable[[Saves], object]
) -> None:
    folder = tmp_path / "saves"
    for system in endings(calls_of(folder, doing)):
        prepare(folder)
        in_a_child(partial(doing, Saves(folder, system)))
        check(folder, doing, done=False)


@pytest.mark.parametrize(
    ("doing", "last"),
    [
        ("rename", ["replace z.save.2", "fsync saves"]),
        ("throw away", ["replace {}", "fsync bin", "fsync saves"]),
        ("restore", ["replace old.save", "fsync saves", "fsync bin"]),
    ],
)
def test_new_names_are_synced(tmp_path: Path, doing: str, last: list[str]) -> None:
    folder = tmp_path / "saves"
    prepare(folder)
    system = Watched()
    done = DOINGS[doing](Saves(folder, system))
    assert isinstance(done, Path)
    calls = [call for call in system.plainly() if call.split()[0] in ("fsync", "replace")]
    assert calls[-len(last) :] == [call.format(done.name) for call in last]


def order(system: Watched, folder: Path) -> list[str]:
    """The calls that write while a save is written over another."""
    prepare(folder)
    save(Saves(folder, system), "x", 8)
    return [
        call
        for call in system.plainly()
        if call.split()[0] in ("write", "fsync", "close", "replace") and "x.save" not in call[:7]
    ]


WHOLE = ["write new", "fsync new", "close new", "close new"]


def test_a_save_over_another_is_written_in_this_order(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    system = Watched()
    calls = [
        call for call in order(system, folder) if call not in ("close x.save", "close x.save.1")
    ]
    expected = [
        # The second generation becomes the third, what is there is copied to be the second...
        *("replace x.save.2", *WHOLE, "replace x.save.1", "fsync saves", "close saves"),
        # ... and only when that is on the disk, the new one takes its name.
        *(*WHOLE, "replace x.save", "fsync saves", "close saves"),
    ]
    assert calls == expected


@pytest.mark.parametrize("left_out", ["fsync", "sync_folder"])
def test_the_order_tells_when_a_sync_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left_out: str
) -> None:
    complete = order(Watched(), tmp_path / "saves")
    for kind in (System, Watched):
        if left_out in vars(kind):
            monkeypatch.setattr(kind, left_out, lambda _self, _what: None)
    assert order(Watched(), tmp_path / "saves") != complete
