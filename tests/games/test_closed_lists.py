"""Every `match` of the games is over a closed list, and whoever adds to a list is told where."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tolerance_game

PACKAGE = Path(tolerance_game.__file__).parent
BOOKS = PACKAGE.parent / "tools" / "lab"


def faults_of(source: str) -> list[int]:
    """The lines of each `match` that does not end with `case _: assert_never(...)`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Match) and not _is_closed(node)
    ]


def _is_closed(node: ast.Match) -> bool:
    *cases, last = node.cases
    if any(_is_open(case) for case in cases) or not _is_open(last):
        return False
    statement = last.body[0]
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and getattr(call.func, "id", "") == "assert_never"


def _is_open(case: ast.match_case) -> bool:
    """Whether a case takes whatever is left: `_`, or a name alone."""
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None


@pytest.mark.parametrize("folder", [PACKAGE / "games", BOOKS], ids=["games", "lab"])
def test_every_match_is_closed(folder: Path) -> None:
    found = 0
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        assert faults_of(source) == [], file
        found += source.count("assert_never(")
    assert found >= 2


@pytest.mark.parametrize(
    "cases",
    [
        "case A(): pass",
        "case A(): pass\n    case _: pass",
        "case A(): pass\n    case rest: print(rest)",
        "case _: assert_never(x)\n    case A(): pass",
        "case rest: pass\n    case _: assert_never(x)",
    ],
)
def test_an_open_match_is_found(cases: str) -> None:
    assert faults_of(f"match x:\n    {cases}") == [1]
    closed = "match x:\n    case A() | B(): pass\n    case _: assert_never(x)"
    assert faults_of(closed) == []
