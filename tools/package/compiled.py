"""Compiled modules: taken in when there are any, with all that they import.

What a compiled module imports cannot be seen in it, so it is read from the source beside it; but
what mypyc lets it import besides is named in the machine code alone.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from .contents import PACKAGE, ROOT, module_of

RUNTIME = re.compile(rb"librt\.[a-z]+\b(?=\0)")
"""The modules with which mypyc's machine code runs."""


def compiled_modules(root: Path = ROOT) -> tuple[Path, ...]:
    """The files of the modules that are compiled for this Python, those at the top too."""
    suffixes = tuple(suffix for suffix in EXTENSION_SUFFIXES if suffix.count(".") > 1)
    found = [*root.glob("*"), *(root / PACKAGE).rglob("*")]
    return tuple(sorted(path for path in found if path.name.endswith(suffixes)))


def imports_of_compiled(root: Path = ROOT) -> tuple[str, ...]:
    """The compiled modules themselves, and every module they may import."""
    names: set[str] = set()
    for path in compiled_modules(root):
        names.add(module_of(path, root))
        names.update(name.decode() for name in RUNTIME.findall(path.read_bytes()))
        source = path.with_name(path.name.partition(".")[0] + ".py")
        if source.exists():
            names.update(_imports(source, module_of(source, root)))
    return tuple(sorted(names))


def libraries_of_compiled(root: Path = ROOT) -> tuple[str, ...]:
    """The works of others that come along with them, by the names they are published under."""
    used = any(RUNTIME.search(path.read_bytes()) for path in compiled_modules(root))
    return ("librt",) if used else ()


def _imports(source: Path, module: str) -> Iterator[str]:
    """What a source imports; of `from a import b` both `a` and `a.b`, where that is a module."""
    package = module if source.name == "__init__.py" else module.rpartition(".")[0]
    for node in _run(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(package, node.level, node.module or "")
            yield base
            below = source.parents[module.count(".")] / base.replace(".", "/")
            yield from (f"{base}.{one.name}" for one in node.names if _is_module(below / one.name))


def _run(node: ast.AST) -> Iterator[ast.AST]:
    """All that is run of a piece of source; what is for types alone is not."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield child
            yield from _run(child)


def _is_module(path: Path) -> bool:
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def _absolute(package: str, level: int, name: str) -> str:
    if not level:
        return name
    base = package.split(".")[: package.count(".") + 2 - level]
    return ".".join([*base, name] if name else base)
