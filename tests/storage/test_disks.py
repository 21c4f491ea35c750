"""Real disks in trouble, and what is said of them: each row in both languages.

The rows are those of bad input that a journal or a save can meet: full and read-only disks,
folders without permission, deleted folders, damaged and foreign files, odd names.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.rows import rows
from tolerance_game.core.errors import GameError, Reason
from tolerance_game.storage.saves.journal import Journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.saves import NotSaved, Saves
from tolerance_game.words import Words, languages
from tolerance_game.words.teller import Teller
from tolerance_game.words.texts import load_texts

from .instruments import game, told_by_a_child
from .journals import HEADER, MOMENTS, SECONDS, until
from .save_files import check_save, lines_of, refused, save_of

resource = pytest.importorskip("resource", reason="limits are a matter of POSIX systems")


def said(reasons: tuple[Reason, ...] | list[Reason], language: str) -> str:
    """The reasons in words that miss nothing."""
    teller = Teller(Words(language, strict=True))
    return " ".join(teller.reason(reason) for reason in reasons)


def troubles_of(journal: Journal) -> tuple[Reason, ...]:
    """What the journal says when the disk has refused."""
    until(lambda: bool(journal.problems()))
    return journal.problems()


@contextmanager
def mounted(folder: Path, options: str) -> Iterator[None]:
    """A small disk of its own in memory."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can mount a disk")
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount a disk")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_caught_up_when_there_is_room(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with mounted(folder, "size=64k"):
        saves = Saves(folder / "saves")
        old = saves.save("old", HEADER, MOMENTS[:5]).read_bytes()
        with Journal(folder / "j", HEADER, patience=0.01) as journal:
            assert journal.wait(timeout=SECONDS)
            filling = folder / "filling"
            with pytest.raises(OSError, match="No space"):
                filling.write_bytes(b"x" * 100_000)
            for moment in MOMENTS[:30]:
                journal.made(moment)
            happened, waiting = troubles_of(journal)
            assert happened.id == "error.disk.full"
            assert "the disk is full" in said([happened], "en")
            assert "Der Datenträger ist voll" in said([happened], "de")
            assert "kept in memory" in said([waiting], "en")
            assert "bleib" in said([waiting], "de")
            with refused(NotSaved, "error.save.not_saved"):
                saves.save("old", HEADER, MOMENTS)
            assert saves.path_of("old").read_bytes() == old
            assert check_save(saves.path_of("old")) == ()
            filling.unlink()
            assert journal.wait(timeout=SECONDS)
            assert journal.problems() == ()
        assert load_save(folder / "j").moments == MOMENTS[:30]
        saves.save("old", HEADER, MOMENTS)
        assert load_save(saves.path_of("old")).moments == MOMENTS


def test_a_disk_that_becomes_read_only_keeps_what_it_has(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with mounted(folder, "size=1m"):
        with Journal(folder / "j", HEADER, patience=0.01) as journal:
            journal.made(MOMENTS[0])
            assert journal.wait(timeout=SECONDS)
        remount = ["mount", "-o", "remount,{}", str(folder)]
        subprocess.run([part.format("ro") for part in remount], check=True)
        with Journal(folder / "new", HEADER, patience=0.01) as journal:
            assert troubles_of(journal)[0].id == "error.disk.read_only"
            assert load_save(folder / "j").moments == MOMENTS[:1]
            journal.made(MOMENTS[0])
            subprocess.run([part.format("rw") for part in remount], check=True)
            assert journal.wait(timeout=SECONDS)
        assert load_save(folder / "new").moments == MOMENTS[:1]


def problems_at(path: Path) -> tuple[Reason, ...]:
    """What a journal at this path says."""
    with Journal(path, HEADER, patience=10**6) as journal:
        return troubles_of(journal)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become somebody else"
)
def test_a_folder_without_permission(tmp_path: Path) -> None:
    # The folders above must let everyone through.
    folder = Path("/tmp") / f"tolerance-{os.getpid()}-{tmp_path.name}"
    folder.mkdir(mode=0o755)
    try:
        path = folder / "x.save"
        path.write_bytes(save_of(game()))
        path.chmod(0o600)

        def refused() -> tuple[Reason, ...]:
            reasons = [*problems_at(folder / "j")[:1], *check_save(path)]
            try:
                Saves(folder).save("x", HEADER, MOMENTS)
            except NotSaved as error:
                causes = [error, error.__cause__]
                reasons += [cause.reason for cause in causes if isinstance(cause, GameError)]
            return tuple(reasons)

        assert told_by_a_child(refused, as_nobody=True) == [
            "error.disk.no_permission",
            "error.disk.no_permission",
            "error.save.not_saved",
            "error.disk.no_permission",
        ]
        assert path.read_bytes() == save_of(game())
        assert os.listdir(folder) == ["x.save"]
    finally:
        shutil.rmtree(folder)


def test_a_limit_to_the_size_of_files(tmp_path: Path) -> None:
    def limited() -> tuple[Reason, ...]:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))
        return problems_at(tmp_path / "j")[:1]

    assert told_by_a_child(limited) == ["error.disk.too_large"]
    assert os.listdir(tmp_path) == []


def test_a_device_in_the_place_of_a_journal_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "j").symlink_to("/dev/full")
    with Journal(tmp_path / "j", HEADER, patience=10**6) as journal:
        assert troubles_of(journal)[0].id == "error.disk.in_the_way"


@pytest.mark.parametrize(
    "name",
    ["ü", "日本", "😀", os.fsdecode(b"\xff\xfe"), "x" * 250, "con", "a b.", 'q"\n'],
    ids=["umlaut", "cjk", "emoji", "undecodable", "long", "con", "dot", "quote"],
)
def test_odd_folders_and_files(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    with Journal(folder / name[:250], HEADER) as journal:
        for moment in MOMENTS[:5]:
            journal.made(moment)
        assert journal.wait(timeout=SECONDS)
        shutil.rmtree(folder)
        journal.made(MOMENTS[5])
        assert journal.wait(timeout=SECONDS)
    assert load_save(folder / name[:250]).moments == MOMENTS[:6]
    saves = Saves(folder / "saves")
    path = saves.save(name, HEADER, MOMENTS[:5])
    assert load_save(path).faults == ()
    path.write_bytes(b"hello")
    for language in languages():
        said(check_save(path), language).encode("utf-8")


LAST = len(lines_of(save_of(game(), 9)))
"""The line of the summary, behind nine moves and the digests of the turns in them."""
FILES = {
    "torn": save_of(game(), 9)[:-30],
    "flipped": save_of(game(), 9).replace(b'"number": 2,', b'"number": 3,'),
    "empty": b"",
    "foreign": b"PK\x03\x04",
    "newer": b'{"line": "header", "format": 4, "program": "3.0"}',
}
SAID = rows(f"""
torn
  f.save, line {LAST}: the file breaks off here. f.save: 9 moves are there, all up to that line.
  f.save, Zeile {LAST}: Hier bricht die Datei ab. f.save: 9 Züge sind da, alles bis zu dieser Zeile.
flipped
  f.save, line 4: this line is damaged, or does not belong here. f.save: 1 move is there, all up to
    that line.
  f.save, Zeile 4: Diese Zeile ist beschädigt oder gehört nicht hierher. f.save: 1 Zug ist da, alles
    bis zu dieser Zeile.
empty
  f.save: the file is empty.
  f.save: Die Datei ist leer.
foreign
  f.save: this is not a saved game of this program.
  f.save: Das ist kein Spielstand dieses Programms.
newer
  f.save: this game was saved by a newer version of the program (“3.0”). It was left as it is.
  f.save: Diesen Spielstand hat eine neuere Version des Programms gespeichert („3.0“). Er blieb, wie
    er ist.
""")


@pytest.mark.parametrize(("kind", "english", "german"), SAID)
def test_what_is_said_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, english: str, german: str
) -> None:
    content = FILES[kind]
    monkeypatch.chdir(tmp_path)
    path = Path("f.save")
    path.write_bytes(content)
    assert said(check_save(path), "en") == english
    assert said(check_save(path), "de") == german
    assert path.read_bytes() == content


def test_a_damaged_save_is_offered_with_its_older_generations(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.save("x", HEADER, MOMENTS[:4])
    path = saves.save("x", HEADER, MOMENTS[:9])
    path.write_bytes(b"".join(lines_of(path.read_bytes())[:6]) + b"\xff")
    loaded = load_save(path)
    assert 0 < len(loaded.moments) < 9
    assert loaded.faults
    (older,) = saves.generations(path)
    assert load_save(older.path).moments == MOMENTS[:4]


DO = {
    "en": ("Change", "Check", "Choose", "Connect", "Copy", "Free", "Make", "Move", "Start"),
    "de": ("Bitte",),
}


def test_every_text_of_storage_names_its_file_and_what_to_do() -> None:
    for language in languages():
        texts = load_texts(language).templates
        for text_id, text in texts.items():
            if text_id.startswith("error.disk."):
                assert isinstance(text, str)
                assert text.startswith("{file}: ")
                assert any(f". {word} " in text for word in DO[language]), text_id


def test_nothing_proposes_to_choose_a_folder() -> None:
    """No page of the program has such a choice; a folder is given when the program starts."""
    for language, choose in (("en", "hoose a"), ("de", "wählen")):
        for text_id, text in load_texts(language).templates.items():
            if text_id.startswith(("error.disk.", "error.journal.")):
                assert choose not in str(text) or text_id == "error.disk.long_name", text_id
