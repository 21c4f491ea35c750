"""Reads values from a tree of nodes; notes every fault and goes on.

Each method returns a value of the right type even where the data have a fault: empty text, the
lowest number, false, the first known name. So a reader is written as if there were no faults, and
checks `sheet.faults` once, at the end, before it uses what it read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeVar

from .faults import BadData, Fault, clipped
from .nearest import nearest
from .strict_yaml import Listing, Mapping, Node, Scalar, Unreadable, written

V = TypeVar("V", bound=str | int)

_NOWHERE: Final = Unreadable("", 0, 0)
_MANY: Final = 1_000_000


class FaultList:
    """Collects the faults of all that is read with it."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def entry(self, node: Node, key: str = "") -> Entry:
        """The root of a tree."""
        return Entry(node, key, self)

    def note(self, fault: Fault) -> None:
        """Adds a fault."""
        self.faults.append(fault)

    def check(self) -> None:
        """Raises BadData if there is any fault."""
        if self.faults:
            raise BadData(self.faults)


class FirstFault(FaultList):
    """Raises the first fault as BadData."""

    def note(self, fault: Fault) -> None:
        """Raises BadData with the fault."""
        raise BadData([fault])


class Entry:
    """One value in its place: its node, the path of keys to it, and the sheet for its faults."""

    __slots__ = ("key", "node", "sheet")

    def __init__(self, node: Node, key: str, sheet: FaultList) -> None:
        self.node = node
        self.key = key
        self.sheet = sheet

    def text(self, longest: int = 1000, *, may_be_empty: bool = False) -> str:
        """Text that is not empty; numbers and `true` must be quoted."""
        node = self.node
        if type(node) is Scalar and type(node.value) is str:
            value = node.value
            if len(value) > longest:
                self.note("fault.long_text", high=longest)
            elif value.strip() or may_be_empty:
                return value
            else:
                self.note("fault.empty_text")
        else:
            self._expected("fault.expected_text")
        return ""

    def number(self, low: int, high: int) -> int:
        """A whole number from low to high."""
        node = self.node
        if type(node) is Scalar and type(node.value) is int and low <= node.value <= high:
            return node.value
        self._expected("fault.expected_number", (), "", low, high)
        return low

    def truth(self) -> bool:
        """`true` or `false`."""
        node = self.node
        if type(node) is Scalar and type(node.value) is bool:
            return node.value
        self._expected("fault.expected_truth")
        return False

    def name(self, known: Collection[str]) -> str:
        """One of the known names."""
        node = self.node
        if type(node) is Scalar and node.text in known:
            return node.text
        self.unknown_name(known)
        return next(iter(known), "")

    def unknown_name(self, known: Collection[str]) -> None:
        """Notes that this is none of the known names."""
        near = nearest(self.node.text, known) if isinstance(self.node, Scalar) else ""
        self._expected("fault.unknown_name", expected=tuple(known), near=near)

    def must_be(self, value: str | int) -> None:
        """Notes a fault unless this is the value."""
        node = self.node
        if type(node) is not Scalar or node.value != value or type(node.value) is not type(value):
            known = str(value).lower() if isinstance(value, bool) else str(value)
            self._expected("fault.differs", expected=(known,))

    def is_mapping(self) -> bool:
        """Whether this is a mapping."""
        return type(self.node) is Mapping

    def is_list(self) -> bool:
        """Whether this is a list."""
        return type(self.node) is Listing

    def as_list_of_ids(self) -> Entry:
        """The same without its key, so that every path begins with the ids in it."""
        return Entry(self.node, "" if self.is_mapping() else self.key, self.sheet)

    def is_nothing(self) -> bool:
        """Whether this is `null` or empty."""
        return type(self.node) is Scalar and self.node.value is None

    @property
    def file(self) -> str:
        """The file it is from; empty for a missing value."""
        return self.node.file

    def values(self, shortest: int = 0, longest: int = _MANY) -> tuple[Entry, ...]:
        """The values of a list, whose length is bounded."""
        node = self.node
        if type(node) is not Listing:
            self._expected("fault.expected_list")
            return ()
        if not shortest <= len(node.values) <= longest:
            count = str(len(node.values))
            self.note("fault.expected_length", found=count, low=shortest, high=longest)
        return tuple(
            Entry(value, f"{self.key}[{place}]", self.sheet)
            for place, value in enumerate(node.values, start=1)
        )

    def names(self, known: Collection[str], shortest: int = 0) -> tuple[str, ...]:
        """A list of known names without repetitions."""
        found: list[str] = []
        for entry in self.values(shortest):
            faults = len(self.sheet.faults)
            name = entry.name(known)
            if len(self.sheet.faults) > faults or type(entry.node) is Unreadable:
                continue
            if name in found:
                entry.note("fault.repeated", found=name)
            else:
                found.append(name)
        return tuple(found)

    def fields(
        self, required: Collection[str], optional: Collection[str] = (), what: str = "key"
    ) -> Fields:
        """A mapping with all required keys, any of the optional ones, and no others.

        Faults say `what` the keys are: a `key`, or the `id` of a card or person.
        """
        fields = self.mapping()
        if not self.is_mapping():
            return fields
        known = (*required, *optional)
        for name in fields:
            if name not in known:
                key, file = fields.key(name), fields.key(name).file
                # A key that the same file has too was not meant by this one.
                free = [one for one in known if one not in fields or fields.key(one).file != file]
                key.note(f"fault.unknown_{what}", clipped(name), known, nearest(name, free))
        for name in required:
            if name not in fields:
                self.note(f"fault.missing_{what}", expected=(name,))
        return fields

    def one_of(self, known: Sequence[V]) -> V:
        """One of the known values, which may include true and false."""
        node = self.node
        if type(node) is Scalar:
            for value in known:
                if type(value) is type(node.value) and value == node.value:
                    return value
        self.unknown_name([str(value).lower() for value in known])
        return known[0]

    def mapping(self) -> Fields:
        """A mapping with any keys."""
        if type(self.node) is Mapping:
            return Fields(self.node, self)
        self._expected("fault.expected_mapping")
        return Fields(Mapping({}, *_NOWHERE), self)

    def note(
        self,
        fault_id: str,
        found: str = "",
        expected: Sequence[str] = (),
        near: str = "",
        low: int = 0,
        high: int = 0,
    ) -> None:
        """Notes a fault of this value."""
        place = self.node.file, self.node.line, self.node.column
        fault = Fault(fault_id, *place, self.key, found, tuple(expected), near, low, high)
        self.sheet.note(fault)

    def _expected(
        self, fault_id: str, expected: Sequence[str] = (), near: str = "", *bounds: int
    ) -> None:
        """Notes that something else is expected here, unless it has a fault already."""
        if type(self.node) is not Unreadable:
            self.note(fault_id, written(self.node), expected, near, *bounds)


class Fields:
    """The entries of a mapping, by key. A missing key reads as a value with a fault."""

    __slots__ = ("_entry", "entries")

    def __init__(self, mapping: Mapping, entry: Entry) -> None:
        self.entries = mapping.entries
        self._entry = entry

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __getitem__(self, name: str) -> Entry:
        item = self.entries.get(name)
        value = _NOWHERE if item is None else item.value
        return Entry(value, joined(self._entry.key, name), self._entry.sheet)

    def key(self, name: str) -> Entry:
        """The key itself in its place, for faults of the key."""
        return Entry(self.entries[name].key, joined(self._entry.key, name), self._entry.sheet)


def joined(path: str, name: str) -> str:
    """The path with one more key."""
    return f"{path}.{clipped(name)}" if path else clipped(name)
