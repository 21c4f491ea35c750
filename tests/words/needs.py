"""What the code says it needs, read from its syntax trees: no list that could rot."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import tolerance_game
from tolerance_game import games

PACKAGE = Path(tolerance_game.__file__).parent
TOOLS = PACKAGE.parent / "tools"

Function = ast.FunctionDef
Wanted = tuple[str, frozenset[str]]
"""The id of a reason, and the names of its values."""


@cache
def trees(folder: str = "") -> tuple[tuple[Path, ast.Module], ...]:
    """The syntax trees of the package and the tools, or of one folder of the package."""
    files = sorted((PACKAGE / folder).rglob("*.py"))
    if not folder:
        files += sorted(TOOLS.rglob("*.py"))
    return tuple((file, ast.parse(file.read_text(encoding="utf-8"))) for file in files)


@cache
def reasons(folder: str = "") -> frozenset[Wanted]:
    """Every reason that is made there: its id, or its beginning and `*`, and its placeholders."""
    found: set[Wanted] = set()
    for file, tree in trees(folder):
        # A fault becomes a reason with its own id; FAULTS lists those.
        if file.name == "faults.py":
            continue
        for function in _functions(tree):
            for call in _calls(function, "Reason"):
                found |= set(_reasons_of(call, function, tree))
    return frozenset(found)


def _functions(tree: ast.Module) -> Iterator[Function]:
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
            yield node


def _reasons_of(call: ast.Call, function: Function, tree: ast.Module) -> Iterator[Wanted]:
    text = call.args[0]
    values = call.args[1] if len(call.args) > 1 else None
    if isinstance(text, ast.Constant | ast.IfExp):
        either = [text.body, text.orelse] if isinstance(text, ast.IfExp) else [text]
        for one in either:
            yield _string(one), _keys(values, function, call)
        return
    name, prefix = _variable(text)
    parameters = [argument.arg for argument in function.args.args]
    if name in parameters:
        # The id is handed in: look at every call of this function.
        for outer in _calls(tree, function.name):
            given = _string(outer.args[parameters.index(name)])
            keys = frozenset(keyword.arg or "" for keyword in outer.keywords)
            if not _is_keywords(values, function):
                keys = _keys(values, function, call)
            yield f"{prefix}{given}", keys
    else:
        assert prefix, f"no way to tell the id: {ast.unparse(call)}"
        yield f"{prefix}*", _keys(values, function, call)


def _string(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), ast.unparse(node)
    assert isinstance(node.value, str), ast.unparse(node)
    return node.value


def _variable(text: ast.expr) -> tuple[str, str]:
    """The variable part of an id and the fixed text before it."""
    if isinstance(text, ast.Name):
        return text.id, ""
    assert isinstance(text, ast.JoinedStr), ast.unparse(text)
    assert len(text.values) == 2
    fixed, variable = text.values
    assert isinstance(fixed, ast.Constant)
    assert isinstance(variable, ast.FormattedValue)
    name = variable.value.id if isinstance(variable.value, ast.Name) else ""
    return name, str(fixed.value)


def _is_keywords(values: ast.expr | None, function: Function) -> bool:
    kwarg = function.args.kwarg
    return isinstance(values, ast.Name) and kwarg is not None and values.id == kwarg.arg


def _keys(values: ast.expr | None, function: Function, call: ast.Call) -> frozenset[str]:
    """The names in the values of a reason: of a dict, or of the variable that holds one."""
    if values is None:
        return frozenset()
    if isinstance(values, ast.Name):
        return _keys_of_variable(values.id, function, call)
    assert isinstance(values, ast.Dict), ast.unparse(values)
    found: set[str] = set()
    for key, value in zip(values.keys, values.values, strict=True):
        if key is None:
            found |= _keys(value, function, call)
        else:
            assert isinstance(key, ast.Constant)
            found.add(str(key.value))
    return frozenset(found)


def _keys_of_variable(name: str, function: Function, call: ast.Call) -> frozenset[str]:
    """The keys a local dict has when it is used: those it began with and those added since."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno < call.lineno:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and target.id == name:
                    assert isinstance(node.value, ast.Dict)
                    found |= _keys(node.value, function, call)
                subscript = isinstance(target, ast.Subscript) and target
                if subscript and getattr(subscript.value, "id", "") == name:
                    assert isinstance(subscript.slice, ast.Constant)
                    found.add(str(subscript.slice.value))
    assert found, f"no values found for {name} in {function.name}"
    return frozenset(found)


@cache
def constants(folder: str) -> frozenset[str]:
    """Every string that stands in the code of a folder."""
    return frozenset(
        node.value
        for _file, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def call_strings(folder: str, function: str, pattern: str) -> set[str]:
    """The strings of a pattern that stand in the calls of a function anywhere in a folder."""
    return {
        constant.value
        for _file, tree in trees(folder)
        for call in _calls(tree, function)
        for constant in ast.walk(call)
        if isinstance(constant, ast.Constant)
        and isinstance(constant.value, str)
        and re.fullmatch(pattern, constant.value)
    }


def documented(module: str, name: str, field: str) -> tuple[str, ...]:
    """The values that the docstring of a field, or else of its class, names in backticks."""
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    kind = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    text = ast.get_docstring(kind) or ""
    for node, after in pairwise(kind.body):
        if (
            isinstance(node, ast.AnnAssign)
            and getattr(node.target, "id", "") == field
            and isinstance(after, ast.Expr)
        ):
            text = _string(after.value)
    values = tuple(re.findall(r"`(\w+)`", text))
    assert values, f"{name}.{field} documents no values"
    return values


@cache
def families() -> tuple[str, ...]:
    """The beginnings of ids that stand in the code, to be filled in."""
    family = re.compile(r"\.?[a-z_]+(\.[a-z_]+)*\.")
    return tuple(constant for constant in constants("") if family.fullmatch(constant))


def mentioned(text_id: str) -> bool:
    """Whether a text is asked for somewhere in the code, by its id or by a family it is in."""
    game, dot, rest = text_id.partition(".")
    # What is asked of every game begins with its name: `f"{game}.title.line"`.
    ids = (text_id, f"{dot}{rest}") if game in games.names() else (text_id,)
    return any(one in constants("") or one.startswith(families()) for one in ids)
