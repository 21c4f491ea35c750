"""Every file of every released format still loads, to the same state."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.old_saves.__main__ import main
from tolerance_game.core.record import FORMAT
from tolerance_game.storage.data.digests import state_digest
from tolerance_game.storage.saves.journal import open_journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.save_list import entry_of

from .save_files import check_save

FOLDER = Path(__file__).parent.parent / "old_saves"
EXPECTED: dict[Path, dict[str, Any]] = {
    index.parent / name: values
    for index in sorted(FOLDER.glob("format-*/expected.json"))
    for name, values in json.loads(index.read_text(encoding="utf-8")).items()
}
every_file = pytest.mark.parametrize(
    "path", EXPECTED, ids=[f"{path.parent.name}/{path.name}" for path in EXPECTED]
)


def test_there_are_files_of_every_format() -> None:
    assert {path.parent.name for path in EXPECTED} == {f"format-{n}" for n in range(1, FORMAT + 1)}
    files = {path for path in FOLDER.glob("format-*/*") if path.name != "expected.json"}
    assert files == set(EXPECTED)


def test_there_is_every_kind_of_game() -> None:
    names = " ".join(path.name for path in EXPECTED)
    for kind in ("tolerance-3", "tolerance-4", "tolerance-5", "schisma", "expansion", "undo"):
        assert kind in names
    endings = {values["winners"] is None for values in EXPECTED.values()}
    assert endings == {True, False}
    texts = {path.name: path.read_text(encoding="utf-8") for path in EXPECTED}
    for game in ("tolerance", "schisma"):
        played = [text for name, text in texts.items() if name.startswith(game)]
        assert any('"overrides": [{' in text for text in played), "with other figures"
    assert sum('"line": "undo"' in text for text in texts.values()) >= 2
    assert any('"priest"' in text.splitlines()[0] for text in texts.values())


@every_file
def test_it_loads_to_the_same_state(path: Path) -> None:
    expected = EXPECTED[path]
    loaded = load_save(path)
    assert loaded.faults == check_save(path) == ()
    assert len(loaded.moments) == expected["moves"]
    assert state_digest(loaded.state) == expected["digest"]
    outcome = loaded.outcome
    assert (list(outcome.winners) if outcome else None) == expected["winners"]


@every_file
def test_its_folder_says_its_format(path: Path) -> None:
    first = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert path.parent.name == f"format-{first['format']}"


@every_file
def test_it_is_listed(path: Path) -> None:
    entry = entry_of(path, path.stem)
    assert entry.problem is None
    assert entry.game == path.name.split("-")[0]
    assert entry.is_over == (EXPECTED[path]["winners"] is not None)
    assert len(entry.seats) == len(load_save(path).header.players)


@every_file
def test_a_game_can_go_on_from_it(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    with open_journal(copy).journal as journal:
        journal.undone(journal.moves)
    again = load_save(copy)
    assert again.faults == ()
    assert state_digest(again.state) == EXPECTED[path]["digest"]


def test_released_files_are_never_written_again(capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in EXPECTED}
    assert main() == 1
    assert f"format-{FORMAT}" in capsys.readouterr().err
    assert {path: path.read_bytes() for path in EXPECTED} == before
