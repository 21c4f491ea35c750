"""Turns the errors of PyYAML's two parsers, which use different words, into the same faults."""

from __future__ import annotations

from typing import Any, Final

import yaml

from .faults import Fault, clipped

_AT_PROBLEM: Final = (
    ("mapping values are not allowed", "fault.yaml.colon"),
    ("expected node content", "fault.yaml.first_character"),
    ("expected the node content", "fault.yaml.first_character"),
    ("that cannot start any token", "fault.yaml.first_character"),
    ("escape", "fault.yaml.escape"),
    ("entries are not allowed", "fault.yaml.indentation"),
    ("expected key", "fault.yaml.indentation"),
    ("expected '-' indicator", "fault.yaml.indentation"),
    ("expected <block end>", "fault.yaml.indentation"),
    ("<document start>", "fault.yaml.second_document"),
    ("tab character", "fault.yaml.tab"),
)
_AT_START: Final = (
    ("a simple key", "could not find expected ':'", "fault.yaml.missing_colon"),
    ("a quoted scalar", "found unexpected end of stream", "fault.yaml.open_quote"),
    ("a quoted scalar", "found unexpected document separator", "fault.yaml.open_quote"),
    ("a flow ", "expected ',' or", "fault.yaml.open_bracket"),
    ("a flow node", "<stream end>", "fault.yaml.open_bracket"),
    ("an alias", "", "fault.yaml.alias"),
    ("an anchor", "", "fault.yaml.anchor"),
    ("directive", "", "fault.yaml.directive"),
    ("a tag", "", "fault.yaml.tag"),
    ("a node", "tag", "fault.yaml.tag"),
)


def fault_of_problem(error: yaml.YAMLError, text: str, file: str) -> Fault:
    """The fault that an error of the parser stands for."""
    context = getattr(error, "context", None) or ""
    problem = getattr(error, "problem", None) or str(error)
    mark = getattr(error, "problem_mark", None)
    start = getattr(error, "context_mark", None) or mark
    before = _before(mark, text)
    if "\t" in before[: len(before) - len(before.lstrip())] or _next(mark, text) == "\t":
        return _fault("fault.yaml.tab", file, mark)
    for context_words, problem_words, fault_id in _AT_START:
        if context_words in context and problem_words in problem:
            return _fault(fault_id, file, start)
    for problem_words, fault_id in _AT_PROBLEM:
        if problem_words not in problem:
            continue
        if fault_id == "fault.yaml.first_character":
            found = _next(mark, text)
            return _fault(fault_id if found else "fault.yaml.open_bracket", file, mark, found)
        if fault_id == "fault.yaml.indentation" and before.strip():
            return _fault("fault.yaml.leftover", file, mark)
        return _fault(fault_id, file, mark)
    if "directive" in problem or "incompatible" in problem:
        return _fault("fault.yaml.directive", file, mark)
    return _fault("fault.yaml.syntax", file, mark, clipped(problem))


def _fault(fault_id: str, file: str, mark: Any, found: str = "") -> Fault:
    line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
    return Fault(id=fault_id, file=file, line=line, column=column, found=found)


def _before(mark: Any, text: str) -> str:
    """The text before the mark on its line."""
    return text[text.rfind("\n", 0, mark.index) + 1 : mark.index] if mark else ""


def _next(mark: Any, text: str) -> str:
    """The character at the mark; empty at the end of the text."""
    return text[mark.index : mark.index + 1] if mark else ""
