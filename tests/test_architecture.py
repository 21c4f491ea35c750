"""The import rules of docs/architecture.md: imports point left and up only."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "tolerance_game"

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "search": {"core", "games"},
    "players": {"core", "games", "search"},
    "match": {"core", "games", "players"},
    "storage": {"core", "games", "match"},
    "words": {"core", "foresight", "games", "storage"},
    "worker": {"core", "games", "players"},
    "foresight": {"core", "games"},
    "sitting": {"core", "games", "match", "players", "storage", "table", "words", "worker"},
    "ui": {
        *("core", "foresight", "games", "match", "players", "sitting", "storage", "table"),
        *("words", "worker"),
    },
    "table": {"core", "games", "match", "players", "storage"},
    "arguments": {"core", "games", "words"},
    "streams": set(),
    "terminal": {
        *("core", "foresight", "games", "match", "players", "sitting", "storage", "table"),
        "streams",
        "words",
    },
    "lab": {
        *("arguments", "core", "foresight", "games", "match", "players", "search", "sitting"),
        *("storage", "table", "terminal", "ui", "words", "worker"),
    },
}
"""What each part may know of the others. Only `app` is free: there all meet."""

THIRD_PARTY: dict[str, set[str]] = {
    "storage": {"yaml", "platformdirs"},
    "ui": {"pygame"},
    "lab": {"pygame"},
}
"""What each part may use of others' work."""

BAKING = "tolerance_game.ui.bake"
"""Makes the pictures and sounds of `assets`, once and for all: it is no part of the game, which
therefore needs no numpy. Nothing outside may import it."""

PURE = ("core", "games", "players", "match", "foresight")
"""No file, no clock, no thread, no process, no global random."""
PURE_LIBRARY = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "heapq",
    "itertools", "math", "operator", "random", "re", "types", "typing",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}


def faults_of(source: str, part: str, module: str) -> list[str]:
    """Every breach of the rules in a source file of a part."""
    faults = []
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for target, names in _imports(node, module):
            faults += _faults_of_import(target, names, part, module)
        if (
            part in PURE
            and isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in IMPURE_CALLS
        ):
            faults.append(f"{module} calls {node.func.id}")
        if isinstance(node, ast.Attribute) and node.attr in ("load", "safe_load", "full_load"):
            value = node.value
            if isinstance(value, ast.Name) and value.id == "yaml":
                faults.append(f"{module} uses yaml.{node.attr}")
    return faults


def _imports(node: ast.AST, module: str) -> list[tuple[str, list[str]]]:
    """The modules that a statement imports, as absolute names, with the names taken from each."""
    if isinstance(node, ast.Import):
        return [(alias.name, []) for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        names = [alias.name for alias in node.names]
        if not node.level:
            return [(node.module or "", names)]
        base = module.split(".")[: -node.level]
        return [
            (".".join([*base, *((node.module or "").split(".") if node.module else [])]), names)
        ]
    return []


def _faults_of_import(target: str, names: list[str], part: str, module: str) -> list[str]:
    top = target.split(".")[0]
    if top == "tolerance_game":
        return _faults_inside(target, names, part, module)
    if top in sys.stdlib_module_names:
        if part in PURE and top not in PURE_LIBRARY:
            return [f"{module} imports {target}"]
        if part in PURE and top == "random" and names != ["Random"]:
            return [f"{module} uses the global random"]
        return []
    allowed = THIRD_PARTY.get(part, set()) | ({"numpy"} if _bakes(module) else set())
    return [] if top in allowed or part == "app" else [f"{module} imports {target}"]


def _bakes(module: str) -> bool:
    return module == BAKING or module.startswith(BAKING + ".")


def _faults_inside(target: str, names: list[str], part: str, module: str) -> list[str]:
    path = target.split(".")
    others = [path[1]] if len(path) > 1 else [name for name in names if name != "VERSION"]
    faults = [
        f"{module} imports {other}"
        for other in others
        if other != part and part != "app" and other not in MAY_IMPORT[part]
    ]
    taken = [target, *(f"{target}.{name}" for name in names)]
    if not _bakes(module) and any(_bakes(one) for one in taken):
        faults.append(f"{module} imports what bakes the assets")
    game = module.split(".")[2] if part == "games" and module.count(".") > 2 else ""
    if game and len(path) > 2 and path[1] == "games" and path[2] != game:
        faults.append(f"{module} imports the other game")
    return faults


def _sources() -> list[tuple[str, str, Path]]:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(ROOT).with_suffix("").parts
        if len(inside) > 1 and inside[1] != "__init__":
            found.append((inside[1], ".".join(inside), path))
    return found


@pytest.mark.parametrize(
    ("part", "module", "path"), _sources(), ids=[module for _, module, _ in _sources()]
)
def test_imports_point_left_and_up(part: str, module: str, path: Path) -> None:
    assert part == "app" or part in MAY_IMPORT, f"{part}: a new part needs its place in the rules"
    assert faults_of(path.read_text(encoding="utf-8"), part, module) == []


BREACHES = [
    ("core", "tolerance_game.core.x", "import pygame", "imports pygame"),
    ("core", "tolerance_game.core.x", "from ..games import tolerance", "imports games"),
    ("core", "tolerance_game.core.x", "from .. import games", "imports games"),
    ("games", "tolerance_game.games.tolerance.x", "import os.path", "imports os.path"),
    ("games", "tolerance_game.games.tolerance.x", "import random", "uses the global random"),
    ("games", "tolerance_game.games.tolerance.x", "from time import time", "imports time"),
    ("games", "tolerance_game.games.tolerance.x", "open('f')", "calls open"),
    ("games", "tolerance_game.games.tolerance.x", "from ..schisma import rules", "the other game"),
    ("games", "tolerance_game.games.tolerance.x", "from ...players import x", "imports players"),
    ("players", "tolerance_game.players.x", "from tolerance_game.words import x", "imports words"),
    ("words", "tolerance_game.words.x", "import yaml", "imports yaml"),
    ("storage", "tolerance_game.storage.x", "import yaml\nyaml.load('')", "uses yaml.load"),
    ("sitting", "tolerance_game.sitting.x", "from tolerance_game import ui", "imports ui"),
    ("ui", "tolerance_game.ui.x", "import numpy as np", "imports numpy"),
    ("ui", "tolerance_game.ui.baked", "import numpy as np", "imports numpy"),
    ("ui", "tolerance_game.ui.x", "from .bake import wood", "imports what bakes"),
    ("lab", "tolerance_game.lab.x", "import tolerance_game.ui.bake.wood", "imports what bakes"),
    ("lab", "tolerance_game.lab.x", "import numpy", "imports numpy"),
    ("words", "tolerance_game.words.x", "from random import choice\nimport numpy", "imports numpy"),
]  # fmt: skip


@pytest.mark.parametrize(("part", "module", "source", "fault"), BREACHES)
def test_each_breach_is_found(part: str, module: str, source: str, fault: str) -> None:
    assert [found for found in faults_of(source, part, module) if fault in found]


def test_what_is_allowed_is_not_a_fault() -> None:
    source = "from random import Random\nfrom ...core.errors import Reason\nimport dataclasses"
    assert faults_of(source, "games", "tolerance_game.games.tolerance.x") == []
    assert faults_of("import numpy.typing\nfrom . import wood", "ui", f"{BAKING}.x") == []
    source = "from tolerance_game.ui.window import Window"
    assert faults_of(source, "lab", "tolerance_game.lab.x") == []


def test_helpers_are_no_tests() -> None:
    """What several tests need stands in a module of its own: importing a test would run with it."""
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom | ast.Import):
                module = getattr(node, "module", None) or ""
                names = [*module.split("."), *(alias.name for alias in node.names)]
                tests = [name for name in names if name.rpartition(".")[2].startswith("test_")]
                assert not tests, f"{file}:{node.lineno} imports {tests}"
