"""Files that are missing, odd, too large, or no files at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tolerance_game.storage.data.faults import BadData, Fault
from tolerance_game.storage.data.strict_yaml import Mapping, read, read_bytes
from tolerance_game.storage.disk.files import shown


def only_fault(path: Path) -> Fault:
    with pytest.raises(BadData) as caught:
        read_bytes(path, "cards.yaml")
    (fault,) = caught.value.faults
    return fault


@pytest.mark.parametrize(
    "name",
    ["Köln ß.yaml", "カード.yaml", "😀.yaml", "two words.yaml", "a'\"b.yaml", "x" * 200 + ".yaml"],
)
def test_odd_names(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "Ordner ü 日本 😀"
    folder.mkdir()
    (folder / name).write_text("a: 1\n", encoding="utf-8")
    node, faults = read(folder / name)
    assert not faults
    assert isinstance(node, Mapping)
    assert node.file == str(folder / name)


@pytest.mark.skipif(os.name != "posix", reason="only there a name may be any bytes")
def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.yaml"))
    (_, (fault,)) = read(path)
    assert fault.id == "fault.file.missing"
    assert fault.file.endswith("\\udcff.yaml")
    assert str(fault).encode("ascii", "strict")
    path.write_bytes(b"a: 1")
    assert read(path)[1] == ()


def test_a_missing_file(tmp_path: Path) -> None:
    missing = Fault(id="fault.file.missing", file="cards.yaml")
    assert only_fault(tmp_path / "none.yaml") == missing
    assert only_fault(Path("\0.yaml")) == missing
    (tmp_path / "file").write_text("")
    assert only_fault(tmp_path / "file" / "cards.yaml").id == "fault.file.missing"
    assert only_fault(tmp_path / ("x" * 300)).id == "fault.file.unreadable"


def test_a_folder_is_not_read(tmp_path: Path) -> None:
    assert only_fault(tmp_path).id == "fault.file.not_a_file"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no pipes with names or devices here")
def test_pipes_and_endless_devices_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "cards.yaml")
    for path in (tmp_path / "cards.yaml", Path("/dev/zero")):
        assert only_fault(path).id == "fault.file.not_a_file"


def test_a_link_that_leads_nowhere_or_in_circles(tmp_path: Path) -> None:
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    assert only_fault(tmp_path / "nowhere").id == "fault.file.missing"
    assert only_fault(tmp_path / "circle").found == "ELOOP"


@pytest.mark.parametrize(
    ("number", "fault_id"),
    [
        (errno.EACCES, "fault.file.no_permission"),
        (errno.EPERM, "fault.file.no_permission"),
        (errno.EIO, "fault.file.unreadable"),
        (errno.ESTALE, "fault.file.unreadable"),
    ],
)
def test_a_file_that_cannot_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, fault_id: str
) -> None:
    # By a patch, since permissions do not hold back whoever runs the tests as root.
    def refuse(*_: object) -> int:
        raise OSError(number, "refused")

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        fault = only_fault(tmp_path / "cards.yaml")
    assert fault.id == fault_id
    assert fault.found == (errno.errorcode[number] if "unreadable" in fault_id else "")


def test_a_file_that_vanishes_while_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("a: 1\n")

    def vanish(_: int) -> os.stat_result:
        raise OSError(errno.ESTALE, "gone")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", vanish)
        fault = only_fault(path)
    assert fault.id == "fault.file.unreadable"


def test_size_is_known_before_the_content(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_bytes(b"#" * 1_000_000)
    assert len(read_bytes(path, "")) == 1_000_000
    with path.open("wb") as stream:
        stream.truncate(10_000_000_000)  # a hole: large, yet without content
    assert only_fault(path) == Fault(id="fault.file.too_large", file="cards.yaml", high=1_000_000)


def test_a_file_that_grows_while_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cards.yaml"
    path.write_bytes(b"#" * 1_000_001)
    small = os.stat(tmp_path / "cards.yaml")
    fields = list(small)
    fields[6] = 10
    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", lambda _: os.stat_result(fields))
        fault = only_fault(path)
    assert fault.id == "fault.file.too_large"


def test_shown_is_always_text() -> None:
    assert shown(Path("Köln/日本.yaml")) == str(Path("Köln/日本.yaml"))
    assert shown(Path("\udcff")) == "\\udcff"
