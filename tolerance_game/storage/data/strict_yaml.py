"""A strict reader of simple YAML: text, whole numbers, true, false, nothing, lists and mappings.

It builds its own tree from the events of PyYAML's parser and never lets PyYAML make objects, which
can crash on deep nesting, grow without limit on aliases, and read `no` as false. Only plain `true`,
`false`, `null` and decimal whole numbers have a type here; everything else is text as written.
Aliases, anchors, tags, directives, repeated keys, keys that are not text, a second document and
values beyond the limits below are faults. Only BadData is ever raised.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import yaml
from yaml.events import (
    AliasEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.safe_write import TooLarge, read_file

from .faults import BadData, Fault, clipped
from .yaml_problems import fault_of_problem

MAX_BYTES: Final = 1_000_000
MAX_LEVELS: Final = 32
MAX_VALUES: Final = 200_000
MAX_TEXT: Final = 100_000
MAX_DIGITS: Final = 18
MAX_FAULTS: Final = 100

Value = str | int | bool | None


class Scalar(NamedTuple):
    """One value, its text in the file, and its place (line and column count from 1)."""

    value: Value
    text: str
    file: str
    line: int
    column: int


class Listing(NamedTuple):
    """The values of a list."""

    values: tuple[Node, ...]
    file: str
    line: int
    column: int


class MappingEntry(NamedTuple):
    """A key of a mapping and its value."""

    key: Scalar
    value: Node


class Mapping(NamedTuple):
    """The entries of a mapping by their keys, in the order of the file."""

    entries: dict[str, MappingEntry]
    file: str
    line: int
    column: int


class Unreadable(NamedTuple):
    """Replaces a value that could not be read, and whose fault is noted."""

    file: str
    line: int
    column: int


Node = Scalar | Listing | Mapping | Unreadable


Parser = type[yaml.CSafeLoader] | type[yaml.SafeLoader]
c_parser: Final = yaml.CSafeLoader
pure_parser: Final = yaml.SafeLoader
"""For installations without the compiled part."""
DEFAULT_PARSER: Final[Parser] = c_parser if yaml.__with_libyaml__ else pure_parser

_IDS: Final = {
    errno.ENOENT: "fault.file.missing",
    errno.ENOTDIR: "fault.file.missing",
    errno.EISDIR: "fault.file.not_a_file",
    errno.EACCES: "fault.file.no_permission",
    errno.EPERM: "fault.file.no_permission",
}
_WORDS: Final[dict[str, Value]] = {"true": True, "false": False, "null": None, "": None}
_NUMBER: Final = re.compile(r"(?:0|-?[1-9][0-9]*)\Z")
_FIRST_OF_NUMBERS: Final = frozenset("-0123456789")
_UNREADABLE: Final = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")
_UNWRITABLE: Final = re.compile("[\0\ud800-\udfff]")
_BOM: Final = "\ufeff"


def load(path: Path, file: str = "") -> Node:
    """The tree of a file, which faults call `file`. Raises BadData with all its faults."""
    node, faults = read(path, file)
    if node is None or faults:
        raise BadData(faults)
    return node


def read(path: Path, file: str = "") -> tuple[Node | None, tuple[Fault, ...]]:
    """The tree of a file, or None if a fault stopped the reading, and its faults."""
    file = file or shown(path)
    try:
        return parse(read_bytes(path, file), file)
    except BadData as error:
        return None, error.faults


def read_bytes(path: Path, file: str) -> bytes:
    """The content of a plain file. Raises BadData if it cannot be read or exceeds MAX_BYTES."""
    try:
        return read_file(path, most=MAX_BYTES)
    except TooLarge:
        fault = Fault(id="fault.file.too_large", file=file, high=MAX_BYTES)
    except OSError as error:
        fault = _fault_of(error, path, file)
    except ValueError:  # a NUL in the path
        fault = Fault(id="fault.file.missing", file=file)
    raise BadData([fault])


def _fault_of(error: OSError, path: Path, file: str) -> Fault:
    if os.path.isdir(path):  # Windows calls a folder "permission denied"
        return Fault(id="fault.file.not_a_file", file=file)
    number = error.errno or 0
    if number in _IDS:
        return Fault(id=_IDS[number], file=file)
    name = errno.errorcode.get(number, type(error).__name__)
    return Fault(id="fault.file.unreadable", file=file, found=name)


def parse(
    content: bytes, file: str, parser: Parser = DEFAULT_PARSER
) -> tuple[Node | None, tuple[Fault, ...]]:
    """The tree of a content, or None if a fault stopped the reading, and its faults."""
    faults: list[Fault] = []
    try:
        text = _decoded(content, file)
        return _Builder(text, file, parser, faults).document(), tuple(faults)
    except BadData as error:
        return None, (*faults, *error.faults)


def _decoded(content: bytes, file: str) -> str:
    """The content as text without a byte order mark. Raises BadData if it is not text."""
    try:
        text = content.decode("utf-8").removeprefix(_BOM)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadData([Fault(id="fault.file.not_utf8", file=file, line=line)]) from None
    bad = _UNREADABLE.search(text)
    if bad:
        line = text.count("\n", 0, bad.start()) + 1
        column = bad.start() - text.rfind("\n", 0, bad.start())
        found = f"U+{ord(bad[0]):04X}"
        fault = Fault(id="fault.file.character", file=file, line=line, column=column, found=found)
        raise BadData([fault])
    return text


def _safely(parser: yaml.CSafeLoader | yaml.SafeLoader) -> Iterator[Event]:
    """The events of a parser. Raises only YAMLError."""
    try:
        while (event := parser.get_event()) is not None:
            yield event
    except yaml.YAMLError:
        raise
    except Exception as error:
        # The pure parser also raises ValueError, OverflowError and others on odd escapes.
        raise yaml.YAMLError(str(error)) from error


class _Builder:
    """Builds the tree from events; notes faults and goes on where it can."""

    def __init__(self, text: str, file: str, parser: Parser, faults: list[Fault]) -> None:
        self.text = text
        self.file = file
        self.next: Callable[[], Any] = _safely(parser(text)).__next__
        self.faults = faults
        self.count = 0
        self.path: list[str | int] = []

    def document(self) -> Node:
        """The only document. Raises BadData with the fault that stopped the reading."""
        try:
            self.next()
            event = self.next()
            if type(event) is StreamEndEvent:
                raise BadData([Fault(id="fault.yaml.empty", file=self.file)])
            if event.version or event.tags:
                self.stop("fault.yaml.directive", event)
            node = self.node(self.next())
            self.next()
            event = self.next()
            if type(event) is not StreamEndEvent:
                self.stop("fault.yaml.second_document", event)
        except yaml.YAMLError as error:
            raise BadData([fault_of_problem(error, self.text, self.file)]) from None
        if type(node) is Scalar and not node.text:
            raise BadData([Fault(id="fault.yaml.empty", file=self.file)])
        return node

    def node(self, event: NodeEvent) -> Node:
        kind = type(event)
        if kind is ScalarEvent:
            return self.scalar(event)
        self.count_value(event)
        mark: Any = event.start_mark
        place = (self.file, mark.line + 1, mark.column + 1)
        if kind is AliasEvent:
            self.note("fault.yaml.alias", event, found=f"*{event.anchor}")
            return Unreadable(*place)
        if len(self.path) >= MAX_LEVELS:
            self.stop("fault.yaml.too_deep", event, high=MAX_LEVELS)
        self.check_properties(event)
        if kind is MappingStartEvent:
            return Mapping(self.entries(), *place)
        return Listing(self.values(), *place)

    def scalar(self, event: Any) -> Scalar:
        text: str = event.value
        self.count_value(event)
        if len(text) > MAX_TEXT:
            self.stop("fault.yaml.text_too_long", event, high=MAX_TEXT)
        if event.anchor is not None or event.tag is not None:
            self.check_properties(event)
        value: Value = text
        style = event.style
        if not style:  # plain: '' from the compiled parser, None from the pure one
            if text[:1] in _FIRST_OF_NUMBERS and _NUMBER.match(text):
                if len(text.lstrip("-")) > MAX_DIGITS:
                    self.stop("fault.yaml.number_too_long", event, high=MAX_DIGITS)
                value = int(text)
            elif text in _WORDS:
                value = _WORDS[text]
        elif style == '"' and _UNWRITABLE.search(text):
            self.note("fault.yaml.character", event)
            text = value = _UNWRITABLE.sub("\ufffd", text)
        mark = event.start_mark
        return Scalar(value, text, self.file, mark.line + 1, mark.column + 1)

    def values(self) -> tuple[Node, ...]:
        found: list[Node] = []
        self.path.append(1)
        while type(event := self.next()) is not SequenceEndEvent:
            self.path[-1] = len(found) + 1
            found.append(self.node(event))
        self.path.pop()
        return tuple(found)

    def entries(self) -> dict[str, MappingEntry]:
        found: dict[str, MappingEntry] = {}
        path = self.path
        path.append("")
        while type(event := self.next()) is not MappingEndEvent:
            path[-1] = ""
            key = self.key(event)
            text = path[-1] = key.text
            value = self.node(self.next())
            if text not in found:
                found[text] = MappingEntry(key, value)
            elif type(event) is ScalarEvent:
                self.note("fault.yaml.duplicate_key", event)
        path.pop()
        return found

    def key(self, event: Any) -> Scalar:
        if type(event) is not ScalarEvent:
            node = self.node(event)
            self.note("fault.yaml.key_not_text", event, found=written(node))
            return Scalar("", "", *node[-3:])
        key = self.scalar(event)
        if type(key.value) is not str:
            self.note("fault.yaml.key_not_text", event, found=clipped(key.text))
        return key

    def count_value(self, event: Event) -> None:
        self.count += 1
        if self.count > MAX_VALUES:
            self.stop("fault.yaml.too_many_values", event, high=MAX_VALUES)

    def check_properties(self, event: Any) -> None:
        if event.anchor is not None:
            self.note("fault.yaml.anchor", event, found=f"&{event.anchor}")
        if event.tag is not None:
            self.note("fault.yaml.tag", event, found=clipped(event.tag))

    def note(self, fault_id: str, event: Event, found: str = "", high: int = 0) -> None:
        """Notes a fault; reading goes on."""
        if len(self.faults) >= MAX_FAULTS:
            self.stop("fault.yaml.too_many_faults", event, high=MAX_FAULTS)
        self.faults.append(self.fault(fault_id, event, found, high))

    def stop(self, fault_id: str, event: Event, high: int = 0) -> NoReturn:
        raise BadData([self.fault(fault_id, event, "", high)])

    def fault(self, fault_id: str, event: Event, found: str, high: int) -> Fault:
        mark: Any = event.start_mark
        place = (self.file, mark.line + 1, mark.column + 1)
        return Fault(fault_id, *place, path_of(self.path), found, high=high)


def path_of(steps: list[str | int]) -> str:
    """The path of keys as it is shown: names joined by dots, list positions counted from 1."""
    path = ""
    for step in steps:
        if isinstance(step, int):
            path += f"[{step}]"
        elif step:
            path += f".{clipped(step)}" if path else clipped(step)
    return path


def written(node: Node) -> str:
    """What is written there, short enough for a message."""
    if isinstance(node, Scalar):
        return clipped(node.text)
    return "[...]" if isinstance(node, Listing) else "{...}"
