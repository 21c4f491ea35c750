"""The import rules of docs/architecture.md: imports point left and up only."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from tolerance_game import games

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "tolerance_game"
TOOLS = ROOT / "tools"

GAMES = games.names()
INSIDE_A_GAME: dict[str, set[str]] = {
    "rules": set(),
    "players": {"rules", "foresight", "engine"},
    "foresight": {"rules"},
    "engine": {"rules", "foresight"},
    "": {"rules", "players", "foresight", "engine"},
}
"""The rooms of a game, and which others of the same game each may know. Each knows `core`."""

STORAGE = {f"storage.{room}" for room in ("data", "disk", "saves", "settings", "statistics")}
TABLES = {f"ui.{room}" for room in ("kit", "pages", "table")}

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "builds": set(),
    "games": {"builds", "core"},
    **{
        f"games.{game}.{room}".removesuffix("."): {
            "core",
            *(f"games.{game}.{other}" for other in others),
            *(() if room else ("storage.data", "terminal", "words")),
            *(("builds",) if room == "engine" else ()),
        }
        for game in GAMES
        for room, others in INSIDE_A_GAME.items()
    },
    "match": {"core", "games"},
    "storage": set(),
    "storage.data": {"core", "games", "storage.disk"},
    "storage.disk": {"core"},
    "storage.saves": {"core", "games", "match", "storage.data", "storage.disk"},
    "storage.settings": {"core", "crash_words", "games", "storage.data", "storage.disk"},
    "storage.statistics": {"core", "games", "match", *STORAGE},
    "words": {"core", "games", "storage.data"},
    "worker": {"core", "games"},
    "session": {"core", "games", "match", "words", "worker", *STORAGE},
    "ui.kit": {"core", "storage.settings", "words"},
    "ui.pages": {"core", "crash_words", "games", "match", "session", "ui.kit", "words", *STORAGE},
    "ui.table": {"core", "games", "match", "session", "ui.kit", "ui.pages", "words", "worker"},
    **{
        f"ui.{game}": {
            *("core", "games", f"games.{game}", "match", "session", "words", "worker"),
            *TABLES,
            *STORAGE,
        }
        for game in GAMES
    },
    "ui": {
        *("core", "crash_words", "exit_codes", "games", "match", "session", "streams", "words"),
        *("worker", *STORAGE, *TABLES),
    },
    "arguments": {"core", "games", "words"},
    "crash_words": set(),
    "exit_codes": set(),
    "no_start": {"crash_words", "exit_codes"},
    "__main__": {"app", "exit_codes", "no_start"},
    "streams": set(),
    "terminal": {"core", "games", "match", "session", "streams", "words", *STORAGE},
}
"""What each room may know of the others. Only `app` and the tools are free: there all meet."""
for _game in GAMES:
    for _room in ("rules", "foresight", "players"):
        MAY_IMPORT[f"ui.{_game}"].add(f"games.{_game}.{_room}")

ROOMS = sorted(MAY_IMPORT, key=len, reverse=True)

THIRD_PARTY: dict[str, set[str]] = {
    "no_start": {"pygame"},
    "storage.data": {"yaml"},
    "storage.disk": {"yaml", "platformdirs"},
    **{room: {"pygame"} for room in MAY_IMPORT if room.split(".")[0] == "ui"},
    # For types alone, which say what may become an integer of the machine.
    **{f"games.{game}.engine": {"mypy_extensions"} for game in GAMES},
    "tools.lab": {"pygame"},
    "tools.bake": {"pygame", "numpy", "fontTools", "pathops"},
    "tools.package": {"pygame", "fontTools", "PIL", "soundfile"},
    "tools.compile": {"librt", "mypy_extensions"},
}
"""What each room may use of others' work."""
OTHER_TOOLS = ("tools.bake", "tools.compile", "tools.package")
"""Those that make something; they need not know of each other, nor of the lab."""

PURE = (
    *("core", "games", "match"),
    *(room for room in MAY_IMPORT if room.startswith("games.") and room.count(".") == 2),
)
"""No file, no clock, no thread, no process, no global random."""
PURE_LIBRARY = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "heapq",
    "itertools", "math", "operator", "random", "re", "types", "typing",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}


def room_of(module: str) -> str:
    """The room in which a module lies: `tolerance_game.ui.kit.window` lies in `ui.kit`."""
    if module.startswith("tools."):
        return ".".join(module.split(".")[:2])
    inside = module.removeprefix("tolerance_game.")
    found = (room for room in ROOMS if inside == room or inside.startswith(f"{room}."))
    return next(found, inside)


def faults_of(source: str, module: str) -> list[str]:
    """Every breach of the rules in a source file."""
    faults = []
    room = room_of(module)
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for target, names in _imports(node, module):
            faults += _faults_of_import(target, names, room, module)
        if (
            room in PURE
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


def _faults_of_import(target: str, names: list[str], room: str, module: str) -> list[str]:
    top = target.split(".")[0]
    if top in ("tolerance_game", "tools", "tests"):
        return _faults_inside(target, names, room, module)
    if top in sys.stdlib_module_names:
        if room in PURE and top not in PURE_LIBRARY and (room, top) != ("games", "importlib"):
            return [f"{module} imports {target}"]
        if room in PURE and top == "random" and names != ["Random"]:
            return [f"{module} uses the global random"]
        return []
    free = room == "app" or top in THIRD_PARTY.get(room, set())
    return [] if free else [f"{module} imports {target}"]


def _faults_inside(target: str, names: list[str], room: str, module: str) -> list[str]:
    taken = {_module_of(target, name) for name in names} if names else {target}
    others = {room_of(one) for one in taken if one != "tolerance_game"}
    if room == "tools.lab":
        # Engineers look everywhere, but at what bakes the pictures.
        return [f"{module} imports {other}" for other in others if other == "tools.bake"]
    if room in OTHER_TOOLS:
        strange = {"tools.lab", *OTHER_TOOLS} - {room}
        return [f"{module} imports {other}" for other in sorted(others & strange)]
    if room == "app":
        return [f"{module} imports {other}" for other in others if other.startswith("tools")]
    allowed = MAY_IMPORT[room] | {room}
    return [f"{module} imports {other}" for other in sorted(others) if other not in allowed]


def _module_of(target: str, name: str) -> str:
    """The module that `from target import name` loads, be it the package or a module in it."""
    if target == "tolerance_game" and name in ("PROGRAM", "VERSION"):
        return target
    inside = ROOT.joinpath(*target.split("."), name)
    is_module = inside.is_dir() or inside.with_suffix(".py").exists()
    return (
        f"{target}.{name}"
        if is_module or room_of(f"{target}.{name}") != room_of(target)
        else target
    )


def _sources() -> list[tuple[str, Path]]:
    found = []
    for folder in (PACKAGE, TOOLS):
        for path in sorted(folder.rglob("*.py")):
            inside = path.relative_to(ROOT).with_suffix("").parts
            module = ".".join(inside).removesuffix(".__init__")
            if "." in module:
                found.append((f"{module}.__init__" if path.stem == "__init__" else module, path))
    return found


def test_imports_point_left_and_up() -> None:
    known = {"app", "tools.lab", *OTHER_TOOLS, *MAY_IMPORT}
    for module, path in _sources():
        room = room_of(module.removesuffix(".__init__"))
        assert room in known, f"{room}: a new room needs its place in the rules"
        assert faults_of(path.read_text("utf-8"), module) == [], module


def _graph() -> dict[str, set[str]]:
    """Each module of the package with those it imports, be it late or for types alone."""
    sources = {module.removesuffix(".__init__"): (module, path) for module, path in _sources()}
    graph: dict[str, set[str]] = {}
    for name, (module, path) in sources.items():
        graph[name] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for target, names in _imports(node, module):
                inside = {f"{target}.{one}" for one in names} & sources.keys()
                plain = {target} if len(inside) < max(1, len(names)) else set()
                graph[name] |= (inside | plain) & sources.keys() - {name}
    return graph


def _in_cycles(graph: dict[str, set[str]]) -> set[str]:
    """The modules from which imports lead back to themselves."""
    left = {name: set(targets) for name, targets in graph.items()}
    while True:
        # What imports nothing that is left, or is imported by nothing, is in no cycle.
        imported = set().union(*left.values())
        gone = {name for name, targets in left.items() if not targets or name not in imported}
        if not gone:
            return {name for name in left if _leads_back(left, name)}
        left = {name: targets - gone for name, targets in left.items() if name not in gone}


def _leads_back(graph: dict[str, set[str]], start: str) -> bool:
    seen, ahead = set(), list(graph[start])
    while ahead:
        name = ahead.pop()
        if name == start:
            return True
        if name not in seen:
            seen.add(name)
            ahead += graph[name]
    return False


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert _in_cycles(_graph()) == set()


def test_a_cycle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": set(), "f": {"a"}}
    assert _in_cycles(graph) == {"a", "b", "c"}


INDENTED = re.compile(r"^\s+(from|import) ", re.MULTILINE)
LATE = re.compile(r"\bimport(s|ed)?\b[^.]*\blate\b", re.IGNORECASE)


def late_imports(source: str) -> list[int]:
    """The lines of imports inside functions of which nothing says why they come so late.

    It is said by a comment above the first of them, by the docstring of the function, or by that
    of the module: `Imported late: the title must not wait for it.`
    """
    if not INDENTED.search(source):
        return []
    tree, lines = ast.parse(source), source.splitlines()
    if LATE.search(ast.get_docstring(tree) or ""):
        return []
    found = []
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        said = LATE.search(ast.get_docstring(function) or "") is not None
        for node in ast.walk(function):
            if not isinstance(node, ast.Import | ast.ImportFrom) or said:
                continue
            above = node.lineno - 2
            while re.match(r"\s+(from|import) ", lines[above]):
                above -= 1
            if not LATE.search(lines[above].partition("#")[2]):
                found.append(node.lineno)
    return found


def test_imports_inside_of_functions_say_why() -> None:
    for module, path in _sources():
        if module.startswith("tolerance_game."):
            assert late_imports(path.read_text("utf-8")) == [], module


def test_a_late_import_is_found() -> None:
    assert late_imports("def f():\n    import os\n") == [2]
    assert late_imports("def f():\n    # Imported late: it is slow.\n    import os\n") == []
    assert late_imports('"""Imports of scenes come late."""\ndef f():\n    import os\n') == []
    assert late_imports('def f():\n    """Imported late."""\n    x = 1\n    import os\n') == []


BREACHES = [
    ("core.x", "import pygame", "imports pygame"),
    ("core.x", "from ..games import tolerance", "imports games"),
    ("core.x", "from .. import games", "imports games"),
    ("games.tolerance.rules.x", "import os.path", "imports os.path"),
    ("games.tolerance.rules.x", "import random", "uses the global random"),
    ("games.tolerance.foresight.x", "from time import time", "imports time"),
    ("games.tolerance.rules.x", "open('f')", "calls open"),
    ("games.tolerance.rules.x", "from ...schisma import rules", "imports games.schisma"),
    ("games.tolerance.rules.x", "from ..players import x", "imports games.tolerance.players"),
    ("games.schisma.players.x", "from tolerance_game.words import x", "imports words"),
    ("games.schisma.x", "from ..tolerance import telling", "imports games.tolerance"),
    ("match.x", "from tolerance_game.games.tolerance import rules", "imports games.tolerance"),
    ("words.x", "import yaml", "imports yaml"),
    ("storage.data.x", "import yaml\nyaml.load('')", "uses yaml.load"),
    ("storage.saves.x", "import yaml", "imports yaml"),
    ("storage.disk.x", "from ..saves import journal", "imports storage.saves"),
    ("session.x", "from tolerance_game import ui", "imports ui"),
    ("ui.kit.x", "import numpy as np", "imports numpy"),
    ("ui.kit.x", "from tolerance_game.ui.pages import title", "imports ui.pages"),
    ("ui.pages.x", "from tolerance_game.ui.tolerance.table import hand", "imports ui.tolerance"),
    ("ui.table.x", "from tolerance_game.games.tolerance.rules import view", "games.tolerance"),
    ("ui.tolerance.x", "from tolerance_game.ui.schisma.cards import person", "ui.schisma"),
    ("ui.kit.x", "from tools.bake import wood", "imports tools.bake"),
    ("words.x", "from random import choice\nimport numpy", "imports numpy"),
]  # fmt: skip
TOOLS_BREACHES = [
    ("tools.lab.x", "import tools.bake.wood", "imports tools.bake"),
    ("tools.lab.x", "import numpy", "imports numpy"),
    ("tools.package.x", "from tools.lab import bench", "imports tools.lab"),
    ("tools.package.x", "import PyInstaller", "imports PyInstaller"),
]


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [*((f"tolerance_game.{one}", *more) for one, *more in BREACHES), *TOOLS_BREACHES],
)
def test_each_breach_is_found(module: str, source: str, fault: str) -> None:
    assert [found for found in faults_of(source, module) if fault in found]


def test_what_is_allowed_is_not_a_fault() -> None:
    source = "from random import Random\nfrom ....core.errors import Reason\nimport dataclasses"
    assert faults_of(source, "tolerance_game.games.tolerance.rules.x") == []
    assert faults_of("import numpy.typing\nfrom . import wood", "tools.bake.x") == []
    source = "from tolerance_game.ui.kit.window import Window"
    assert faults_of(source, "tools.lab.x") == []


def test_helpers_are_no_tests() -> None:
    """What several tests need stands in a module of its own: importing a test would run with it."""
    for file in sorted((ROOT / "tests").rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if "test_" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom | ast.Import):
                module = getattr(node, "module", None) or ""
                names = [*module.split("."), *(alias.name for alias in node.names)]
                tests = [name for name in names if name.rpartition(".")[2].startswith("test_")]
                assert not tests, f"{file}:{node.lineno} imports {tests}"
