"""The archive that people download, and the sums by which they see that it is whole.

The same folder gives the same archive: names in order, nobody's name, one time for all.
"""

from __future__ import annotations

import hashlib
import os
import platform
import stat
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from tolerance_game import PROGRAM, VERSION

SUMS = "SHA256SUMS"
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}


def name_of(system: str = sys.platform, machine: str | None = None) -> str:
    """The name of an archive, without its ending: program, version, system, processor."""
    machine = (platform.machine() if machine is None else machine).lower()
    return f"{PROGRAM}-{VERSION}-{SYSTEMS.get(system, system)}-{machine}"


def pack(folder: Path, target: Path, at: float) -> Path:
    """Packs a folder under the name of the archive: zip for Windows and macOS, else tar.xz."""
    target.mkdir(parents=True, exist_ok=True)
    if sys.platform in ("win32", "darwin"):
        return _zip(folder, target / f"{name_of()}.zip", at)
    path = target / f"{name_of()}.tar.xz"
    with tarfile.open(path, "w:xz", format=tarfile.PAX_FORMAT) as archive:
        for file in _files(folder):
            entry = archive.gettarinfo(file, f"{name_of()}/{file.relative_to(folder)}")
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = int(at), 0, 0, "", ""
            entry.mode = 0o755 if entry.mode & 0o100 else 0o644
            if entry.isreg():
                with file.open("rb") as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)
    return path


def _zip(folder: Path, path: Path, at: float) -> Path:
    """Links stay links: a bundle of macOS is damaged without them."""
    moment = time.gmtime(at)[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in _files(folder):
            name = f"{name_of()}/{file.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(name, moment)
            entry.create_system = 3
            mode = file.lstat().st_mode
            entry.external_attr = mode << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            if stat.S_ISLNK(mode):
                archive.writestr(entry, os.readlink(file))
            else:
                archive.writestr(entry, file.read_bytes())
    return path


def _files(folder: Path) -> Iterator[Path]:
    """All files and links in their order; a link to a folder is not looked into."""
    for place, folders, files in os.walk(folder):
        folders.sort()
        links = [name for name in folders if Path(place, name).is_symlink()]
        yield from (Path(place, name) for name in sorted([*files, *links]))


def checksum(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(paths: Iterable[Path], target: Path) -> Path:
    """The file by which `sha256sum --check` sees that all are whole."""
    lines = (f"{checksum(path)}  {path.name}\n" for path in sorted(paths))
    sums = target / SUMS
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums
