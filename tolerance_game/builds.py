"""Which engines run as machine code: those that were built from their very sources.

`python -m tools.compile` puts what it builds beside the sources, where Python takes it before them,
whatever has become of them since. So a package that may be compiled asks `choose` first, and gets
its sources wherever they are not those of the build. What is built carries their digest in a name.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final
from zlib import crc32

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
OUTDATED: Final = "outdated"
"""It was compiled, but from other sources: these run."""
PARTLY: Final = "partly"
"""Some engines are compiled, some are not."""

ENVIRONMENT: Final = "TOLERANCE_PLAIN"
"""Set to anything, it has the sources run whatever was built."""

LIBRARY: Final = "built_{}__mypyc"
"""The module with the machine code of a package; the others beside it only lead there."""
RUNTIME: Final = "librt"
"""What machine code that mypyc made may need at run time."""

_kinds: dict[str, str] = {}
"""How each package runs that has asked."""


class _Sources:
    """Finds the sources of some modules before Python finds what was built from them."""

    def __init__(self, sources: dict[str, Path]) -> None:
        self._sources = sources

    def find_spec(
        self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = self._sources.get(name)
        return spec_from_file_location(name, source) if source else None


def digest_of(sources: Iterable[Path]) -> str:
    """A short name for the content of these files. Raises OSError."""
    length = found = 0
    for source in sources:
        content = source.read_bytes()
        length, found = length + len(content), crc32(content, found)
    return f"{length:x}_{found:08x}"


def choose(package: str, file: str, modules: Sequence[str]) -> None:
    """Settles how a package runs, before any of these modules of it is imported. `file` is its
    `__init__`."""
    folder = Path(file).parent
    _kinds[package] = kind = _kind(folder, modules)
    if kind != COMPILED and _built(folder, "*"):
        sources = {f"{package}.{name}": folder / f"{name}.py" for name in modules}
        sys.meta_path.insert(0, _Sources(sources))


def _kind(folder: Path, modules: Sequence[str]) -> str:
    sources = [folder / f"{name}.py" for name in modules]
    if not all(map(Path.exists, sources)):
        # A packaged program has machine code or sources, never both.
        return COMPILED if _built(folder, LIBRARY.format("*")) else PLAIN
    names = (LIBRARY.format(digest_of(sources)), *modules)
    if os.environ.get(ENVIRONMENT) or not find_spec(RUNTIME):
        return PLAIN
    if all(_built(folder, name) for name in names):
        return COMPILED
    return OUTDATED if _built(folder, "*") else PLAIN


def _built(folder: Path, name: str) -> bool:
    """Whether something of this name was built for this Python."""
    # An ending without the name of a Python would also fit what another one made.
    endings = [ending for ending in EXTENSION_SUFFIXES if ending.count(".") > 1]
    return any(any(folder.glob(name + ending)) for ending in endings)


def kind_of_all() -> str:
    """How the packages run that have asked so far, taken together."""
    kinds = set(_kinds.values())
    if len(kinds) < 2:
        return next(iter(kinds), PLAIN)
    return OUTDATED if OUTDATED in kinds else PARTLY
