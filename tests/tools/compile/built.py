"""Engines that were compiled for a test, and imported beside those that run as Python."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from shutil import which
from types import ModuleType
from typing import Any

import pytest

from tools.compile.building import Engine


def need_a_compiler() -> None:
    """Skips the test where nothing can be compiled."""
    command = str(sysconfig.get_config_var("CC") or "cl").split()[0]
    if not which(command):
        pytest.skip(f"there is no C compiler ({command})")
    for name in ("mypyc", "setuptools"):
        if not find_spec(name):
            pytest.skip(f"{name} is not installed")


class _Machine:
    """Finds machine code in a folder, before anything else."""

    def __init__(self, package: str, folder: Path) -> None:
        self._package, self._folder = package, folder

    def find_spec(
        self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _dot, module = name.rpartition(".")
        file = self._folder / f"{module}{EXTENSION_SUFFIXES[0]}"
        if package != self._package or not file.exists():
            return None
        return spec_from_file_location(name, file)


@contextmanager
def _apart(package: str) -> Iterator[None]:
    """What is imported of a package inside is not there outside."""
    mine = [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]
    kept = {name: sys.modules.pop(name) for name in mine}
    try:
        yield
    finally:
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
        sys.modules.update(kept)


def compiled(engine: Engine, folder: Path, names: Sequence[str]) -> tuple[Any, ...]:
    """Modules of an engine, those that were compiled into a folder as machine code."""
    finder = _Machine(engine.package, folder)
    with _apart(engine.package):
        sys.meta_path.insert(0, finder)
        try:
            # The package may put a finder before this one, where the sources are to run.
            import_module(engine.package)
            sys.meta_path.remove(finder)
            sys.meta_path.insert(0, finder)
            return tuple(import_module(f"{engine.package}.{name}") for name in names)
        finally:
            sys.meta_path.remove(finder)
