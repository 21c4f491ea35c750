"""Compiled modules come along with what they import, which cannot be seen in them."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools.package.compiled import (
    compiled_modules,
    imports_of_compiled,
    libraries_of_compiled,
)

SUFFIX = EXTENSION_SUFFIXES[0]
SOURCE = """
import heapq
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import i64
from collections.abc import Iterator
from ..tables import COLOURS
from . import bits
from .bits import count

def late() -> None:
    import librt.vecs
"""


def _with_engine(root: Path) -> Path:
    folder = root / "tolerance_game" / "games" / "engine"
    folder.mkdir(parents=True)
    (folder / "flat.py").write_text(SOURCE, encoding="utf-8")
    (folder / "bits.py").touch()
    return folder


def test_without_compiled_modules_nothing_is_added(tmp_path: Path) -> None:
    _with_engine(tmp_path)
    assert imports_of_compiled(tmp_path) == ()
    assert libraries_of_compiled(tmp_path) == ()


def test_compiled_modules_and_all_their_imports_are_found(tmp_path: Path) -> None:
    folder = _with_engine(tmp_path)
    (folder / f"flat{SUFFIX}").touch()
    # What several modules share has no source, and lies at the top.
    shared = tmp_path / f"abc__mypyc{SUFFIX}"
    shared.touch()
    # Of another Python: it cannot be loaded here.
    (folder / "bits.cpython-20-nowhere.so").touch()
    assert compiled_modules(tmp_path) == (
        tmp_path / f"abc__mypyc{SUFFIX}",
        folder / f"flat{SUFFIX}",
    )
    assert imports_of_compiled(tmp_path) == (
        "abc__mypyc",
        "collections.abc",
        "heapq",
        "librt.vecs",
        "tolerance_game.games.engine",
        "tolerance_game.games.engine.bits",
        "tolerance_game.games.engine.flat",
        "tolerance_game.games.tables",
        "typing",
    )


def test_what_machine_code_runs_with_comes_along_and_so_does_its_licence(tmp_path: Path) -> None:
    folder = _with_engine(tmp_path)
    library = folder / f"built_1__mypyc{SUFFIX}"
    library.write_bytes(b"import_librt_vecs\0ABI conflict for librt.strings, expected %d\0")
    assert libraries_of_compiled(tmp_path) == ()
    library.write_bytes(b"\0librt.vecs\0librt.vecs._C_API\0")
    assert "librt.vecs" in imports_of_compiled(tmp_path)
    assert libraries_of_compiled(tmp_path) == ("librt",)
