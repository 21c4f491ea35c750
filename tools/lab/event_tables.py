"""The tables of events in docs/record.md, read from the classes themselves."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from tolerance_game.core.events import snake
from tolerance_game.games import PACKAGES

BEGIN: Final = "<!-- events: written by `python -m tools.lab docs` -->\n"
END: Final = "<!-- end of events -->\n"


def renewed(text: str) -> str:
    """The page with its tables of events as the code has them now."""
    before, rest = text.split(BEGIN)
    _old, after = rest.split(END)
    return before + BEGIN + "\n".join(_tables()) + "\n" + END + after


def write_event_tables(folder: Path) -> Path:
    """Renews docs/record.md."""
    page = folder / "record.md"
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
    return page


def _tables() -> Iterator[str]:
    for name, package in PACKAGES.items():
        rules = import_module(f"{package}.rules")
        # A small game has its rules in one module, the events among them.
        events = import_module(f"{package}.rules.events") if hasattr(rules, "__path__") else rules
        yield from _table(name.capitalize(), events)


def _table(title: str, module: ModuleType) -> Iterator[str]:
    classes = [
        node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)
    ]
    events = [node for node in classes if _inherits(node, "Event")]
    fields = " ".join(ast.unparse(node) for node in events)
    parts = [one for one in classes if _inherits(one, "NamedTuple") and one.name in fields]
    yield f"\n### {title}\n\n| event | keys | what |\n| --- | --- | --- |"
    for node in events:
        yield f"| `{snake(node.name)}` | {_keys(node)} | {_what(node)} |"
    for node in parts:
        yield f"\nA {snake(node.name).replace('_', ' ')} has {_keys(node)}. {_what(node)}"


def _inherits(node: ast.ClassDef, name: str) -> bool:
    return any(isinstance(base, ast.Name) and base.id == name for base in node.bases)


def _keys(node: ast.ClassDef) -> str:
    """The fields, each with what its own docstring says."""
    keys: list[str] = []
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            keys.append(f"`{item.target.id}`")
        elif keys and isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant):
            note = " ".join(str(item.value.value).split()).rstrip(".")
            keys[-1] += f" ({note[0].lower()}{note[1:]})"
    return ", ".join(keys)


def _what(node: ast.ClassDef) -> str:
    return " ".join((ast.get_docstring(node) or "").split())
