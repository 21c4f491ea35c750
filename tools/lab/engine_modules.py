"""The modules of an engine as machine code, or as the Python that they were made of.

Both can be had in one process, so that they are measured in turn.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Any

from .engine_bench import Missing


class _Sources(MetaPathFinder):
    """Finds sources alone, whatever was compiled beside them."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or fullname.rpartition(".")[0] != self._package:
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


@contextmanager
def sources_of(package: str) -> Iterator[None]:
    """What is imported from a package inside comes from its sources; outside it is as before."""
    finder = _Sources(package)
    kept = _taken_out(package)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _taken_out(package)
        sys.modules.update(kept)


def _taken_out(package: str) -> dict[str, ModuleType]:
    names = [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in names}


def is_compiled(module: ModuleType) -> bool:
    """Whether a module is machine code."""
    return not (module.__file__ or "").endswith(tuple(SOURCE_SUFFIXES))


def modules_of(package: str, names: Sequence[str], *, compiled: bool) -> tuple[Any, ...]:
    """These modules of a package, the first of which may be compiled. Raises Missing."""
    try:
        if compiled:
            modules = tuple(import_module(f"{package}.{name}") for name in names)
            if not is_compiled(modules[0]):
                raise Missing("it is not compiled")
            return modules
        with sources_of(package):
            return tuple(import_module(f"{package}.{name}") for name in names)
    except ModuleNotFoundError as error:
        raise Missing(str(error)) from error
