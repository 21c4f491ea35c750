"""Faults of data files: values that say what is wrong, where, and what was meant instead.

A fault is not a sentence: its id names a text with placeholders, which `words` says in the language
of the person. `FAULTS` lists every id with its placeholders; a test checks each language for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tolerance_game.core import Reason
from tolerance_game.core.errors import Value
from tolerance_game.storage.disk.files import printable

_FILE = ("file",)
_PLACE = ("file", "line")
_KEY = ("file", "line", "key")
_FOUND = (*_KEY, "found")

FAULTS: Mapping[str, tuple[str, ...]] = {
    # The file itself cannot be read as text.
    "fault.file.missing": _FILE,
    "fault.file.not_a_file": _FILE,
    "fault.file.no_permission": _FILE,
    "fault.file.unreadable": (*_FILE, "found"),
    "fault.file.too_large": (*_FILE, "high"),
    "fault.file.not_utf8": _PLACE,
    "fault.file.character": (*_PLACE, "found"),
    # The folder of an owner.
    "fault.folder.missing": _FILE,
    "fault.folder.not_a_folder": _FILE,
    "fault.folder.unreadable": (*_FILE, "found"),
    "fault.folder.unknown_file": (*_FILE, "found", "expected", "nearest"),
    "fault.folder.fixed_file": _FILE,
    "fault.folder.too_many_faults": (*_FILE, "high"),
    "fault.fixed_key": _FOUND,
    # The text is not simple YAML.
    "fault.yaml.empty": _FILE,
    "fault.yaml.alias": _FOUND,
    "fault.yaml.anchor": _FOUND,
    "fault.yaml.tag": _FOUND,
    "fault.yaml.directive": _PLACE,
    "fault.yaml.duplicate_key": _KEY,
    "fault.yaml.key_not_text": _FOUND,
    "fault.yaml.second_document": _PLACE,
    "fault.yaml.character": _KEY,
    "fault.yaml.too_deep": (*_PLACE, "high"),
    "fault.yaml.too_many_values": (*_PLACE, "high"),
    "fault.yaml.text_too_long": (*_KEY, "high"),
    "fault.yaml.number_too_long": (*_KEY, "high"),
    "fault.yaml.too_many_faults": (*_PLACE, "high"),
    "fault.yaml.tab": _PLACE,
    "fault.yaml.colon": _PLACE,
    "fault.yaml.missing_colon": _PLACE,
    "fault.yaml.open_quote": _PLACE,
    "fault.yaml.open_bracket": _PLACE,
    "fault.yaml.indentation": _PLACE,
    "fault.yaml.leftover": _PLACE,
    "fault.yaml.first_character": (*_PLACE, "found"),
    "fault.yaml.escape": _PLACE,
    "fault.yaml.syntax": (*_PLACE, "found"),
    # A value of the wrong kind.
    "fault.expected_mapping": _FOUND,
    "fault.expected_list": _FOUND,
    "fault.expected_text": _FOUND,
    "fault.expected_number": (*_FOUND, "low", "high"),
    "fault.expected_truth": _FOUND,
    "fault.expected_length": (*_FOUND, "low", "high"),
    "fault.empty_text": _KEY,
    "fault.long_text": (*_KEY, "high"),
    "fault.unknown_name": (*_FOUND, "expected", "nearest"),
    "fault.unknown_key": (*_FOUND, "expected", "nearest"),
    "fault.missing_key": (*_KEY, "expected"),
    "fault.repeated": _FOUND,
    "fault.differs": (*_FOUND, "expected"),
    # The data do not fit together.
    "fault.unknown_id": (*_FOUND, "expected", "nearest"),
    "fault.missing_id": (*_KEY, "expected"),
    "fault.exactly_one": (*_FOUND, "expected"),
    "fault.key_not_here": (*_FOUND, "expected"),
    "fault.step.needs_value": _FOUND,
    "fault.step.takes_no_value": _FOUND,
    "fault.step.monarchs_only": _FOUND,
    "fault.step.swap": _KEY,
    "fault.faction_base": (*_KEY, "found", "expected"),
    "fault.petition.ways": (*_FOUND, "high"),
}
"""Every id of a fault with the placeholders of its text; each is a field of `Fault`.

`file`, `line`, `key`: where. `found`: what is there, as written (`[...]` a list, `{...}` a
mapping). `expected`: the names known there, or the missing one. `nearest`: the known name nearest
to what was found, or empty. `low`, `high`: the bounds of a number, or (`high`) a limit.
"""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a data file."""

    id: str
    file: str = ""
    """The file as the person knows it: the path of an owner's file, or `data/...` of ours."""
    line: int = 0
    """Counted from 1; 0 when the fault has no line."""
    column: int = 0
    """Counted from 1; 0 when the fault has no column."""
    key: str = ""
    """The path of keys to it, as in `nobles-8.piety` or `bands[2].low`."""
    found: str = ""
    expected: tuple[str, ...] = ()
    nearest: str = ""
    low: int = 0
    high: int = 0

    def values(self) -> dict[str, Value]:
        """The values for the placeholders of its text."""
        return {name: getattr(self, name) for name in FAULTS[self.id]}

    def reason(self) -> Reason:
        """The fault as a reason, which `words` says like any other."""
        return Reason(self.id, self.values())

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        rest = [
            f"{name}={value!r}"
            for name, value in self.values().items()
            if name not in _PLACE and value not in ("", ())
        ]
        text = " ".join([f"{place}: {self.id}", *rest])
        return text.encode("utf-8", "backslashreplace").decode("utf-8")


class BadData(Exception):
    """Data that cannot be used, with all faults that were found in them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def clipped(text: str, length: int = 80) -> str:
    """The text of a file, cut to a length that fits a message, and harmless to a terminal."""
    return printable(text if len(text) <= length else text[: length - 1] + "…")
