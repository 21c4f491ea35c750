"""From the bytes of a record to the moves of its game, without replaying them.

Reading stops at the first line that is torn, changed, or cannot follow the lines before it;
everything before that counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, Final, NamedTuple

from tolerance_game.core import Corrupt, Header, Reason
from tolerance_game.core.errors import Value
from tolerance_game.core.record import FORMAT
from tolerance_game.storage.data.faults import clipped

from .migrations import MIGRATIONS, Lines, Migration, migrated, oldest
from .record_lines import Values, header_of
from .save_lines import Checked, are_chained, read_line

_BOM: Final = b"\xef\xbb\xbf"
_BEGINNING: Final = b'{"line": "header"'
_SUMMARY: Final = b'\n{"line": "summary"'
_END: Final = b'{"line": "end"'
_CHECKED: Final = b', "check": "'


class LinePlace(NamedTuple):
    """The place of a line in its file."""

    row: int
    """Counted from 1."""
    begin: int
    """The bytes before it."""
    before: int = 0
    """The checksum of the line before it."""


class SavedMove(NamedTuple):
    """A move in the file."""

    place: LinePlace
    seat: int | None
    """Who made it; None if the line does not say."""
    text: str


class Claim(NamedTuple):
    """What a line says about the game at some move."""

    place: LinePlace
    values: Values


@dataclass
class SavedMoves:
    """The content of a file, without the moves that were taken back."""

    header: Header
    moves: list[SavedMove] = field(default_factory=list)
    digests: dict[int, Claim] = field(default_factory=dict)
    """The digests of states, by the number of moves."""
    events: dict[int, list[Claim]] = field(default_factory=dict)
    """The events of a move, by its number, where the file has them."""
    summary: Claim | None = None
    end: Claim | None = None
    good: int = 0
    """How many bytes of the file are right."""
    check: int = 0
    """The checksum of the last right line."""
    fault: Reason | None = None
    """Why the bytes after that do not count; None if all is well."""
    foreign: str = ""
    """Why no lines can be added to the file: `format-0`, an older format, or `unchecked`."""


def read_moves(
    content: bytes,
    file: str,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    newest: int = FORMAT,
) -> SavedMoves:
    """The moves of the game in a file that is shown as `file`.

    Raises Corrupt if there is none: the file is not of this program, is of a newer version, or its
    first line is damaged.
    """
    reader = _Reader(content, file)
    values, unchecked = reader.header(migrations, newest)
    lines = reader.lines(unchecked)
    number = values["format"]
    everything: Lines = [values, *(line.values for line in lines)]
    try:
        if number < newest:
            everything = migrated(everything, number, migrations, newest)
        header = header_of(everything[0], newest)
    except (LookupError, TypeError, ValueError):
        # These lines were written by hand, not by any version.
        header = None
    if header is None:
        raise Corrupt(Reason("error.save.header", {"file": file}))
    foreign = f"format-{number}" if number < newest else "unchecked" if unchecked else ""
    saved = SavedMoves(header, foreign=foreign)
    places = [line.place for line in lines]
    if len(places) != len(everything) - 1:
        # A migration made more or fewer lines, so that their places are unknown.
        places = [LinePlace(0, 0)] * (len(everything) - 1)
    for place, said in zip(places, everything[1:], strict=True):
        if not _follow(saved, place, said):
            reader.stop_at(place)
            break
    saved.good, saved.check, saved.fault = reader.good, reader.check, reader.fault
    return saved


def glance(content: bytes, file: str) -> tuple[Header, Values]:
    """The header of a file, and its last summary; empty if there is none.

    Only these two lines are read. Raises Corrupt like `read_moves`.
    """
    reader = _Reader(content, file)
    values, unchecked = reader.header(MIGRATIONS, FORMAT)
    if values["format"] != FORMAT:
        saved = read_moves(content, file)
        return saved.header, saved.summary.values if saved.summary else {}
    header = header_of(values)
    if header is None:
        raise Corrupt(Reason("error.save.header", {"file": file}))
    begin = content.rfind(_SUMMARY) + 1
    if not begin:
        return header, {}
    line = content[begin:].split(b"\n", 1)[0]
    last = content.rfind(b"\n", 0, begin - 1) + 1
    before = read_line(content[last : begin - 1], 0).check
    found = read_line(line, before or 0)
    return header, found.values if found.values and (found.right or unchecked) else {}


def still_stands(content: bytes) -> bool:
    """Whether what the last summary of a file says is what opens: nothing happened after it but the
    end of the game, and no line is torn or changed. Files without checksums are believed."""
    if _CHECKED not in content:
        return True
    later = content[content.rfind(_SUMMARY) + 1 :].split(b"\n")[1:]
    if any(line.strip() and not line.startswith(_END) for line in later):
        return False
    return are_chained(content.removeprefix(_BOM))


class _Reader:
    """Reads the lines of a file as long as they are well formed and their checksums right."""

    def __init__(self, content: bytes, file: str) -> None:
        self.content = content
        self.file = file
        self.good = len(_BOM) if content.startswith(_BOM) else 0
        self.row = 0
        self.check = 0
        self.fault: Reason | None = None

    def header(self, migrations: Mapping[int, Migration], newest: int) -> tuple[Values, bool]:
        """The first line, and whether no line of the file has a checksum. Raises Corrupt."""
        if not self.content.strip():
            raise Corrupt(Reason("error.save.empty", {"file": self.file}))
        raw = self._next()
        found = read_line(raw, 0)
        values = found.values
        if values is None or values.get("line") != "header":
            begun = _BEGINNING.startswith(self.content[: len(_BEGINNING)])
            if begun or _CHECKED in self.content:
                raise Corrupt(Reason("error.save.header", {"file": self.file}))
            raise Corrupt(Reason("error.save.foreign", {"file": self.file}))
        number = values.get("format")
        if type(number) is int and number > newest:
            # A newer version may compute checksums in another way.
            version = clipped(str(values.get("program", "")), 20)
            raise Corrupt(Reason("error.save.newer", {"file": self.file, "found": version}))
        unchecked = found.check is None and _CHECKED not in self.content
        known = type(number) is int and number >= oldest(migrations, newest)
        if not known or not (found.right or unchecked):
            raise Corrupt(Reason("error.save.header", {"file": self.file}))
        self._pass(raw, found)
        return values, unchecked

    def lines(self, unchecked: bool) -> list[Claim]:
        """The lines after the first one, up to the first that is wrong."""
        lines = []
        while self.good < len(self.content):
            raw = self._next()
            if raw.strip():
                found = read_line(raw, self.check)
                if found.values is None or not (found.right or unchecked):
                    torn = self.good + len(raw) == len(self.content)
                    where: dict[str, Value] = {"file": self.file, "line": self.row + 1}
                    self.fault = Reason("error.save.torn" if torn else "error.save.damaged", where)
                    break
                lines.append(Claim(LinePlace(self.row + 1, self.good, self.check), found.values))
            else:
                found = Checked(None, self.check, True)
            self._pass(raw, found)
        return lines

    def stop_at(self, place: LinePlace) -> None:
        """From this line on nothing counts."""
        self.fault = Reason("error.save.damaged", {"file": self.file, "line": place.row})
        self.good, self.check = place.begin, place.before

    def _next(self) -> bytes:
        """The next line, without its end."""
        end = self.content.find(b"\n", self.good)
        return self.content[self.good : len(self.content) if end < 0 else end]

    def _pass(self, raw: bytes, found: Checked) -> None:
        self.good = min(self.good + len(raw) + 1, len(self.content))
        self.row += 1
        if found.check is not None:
            self.check = found.check


def _follow(saved: SavedMoves, place: LinePlace, values: Values) -> bool:
    """Adds a line to what was read; returns whether it can follow the lines before it."""
    made = len(saved.moves)
    match values.get("line"):
        case "move":
            seat, text = values.get("seat"), values.get("move")
            if not _is(values.get("number", made + 1), made + 1):
                return False
            if type(seat) not in (int, NoneType) or not isinstance(text, str):
                return False
            saved.moves.append(SavedMove(place, seat, text))
        case "undo":
            to = values.get("to")
            if type(to) is not int or not 0 <= to <= made:
                return False
            _take_back(saved, to)
        case "digest" | "summary" | "end" if not _is(values.get("moves"), made):
            return False
        case "digest" if isinstance(values.get("digest"), str):
            saved.digests[made] = Claim(place, values)
        case "summary":
            saved.summary = Claim(place, values)
        case "end" if saved.end is None:
            saved.end = Claim(place, values)
        case "event" if made:
            saved.events.setdefault(made, []).append(Claim(place, values))
        case "waiting":
            pass
        case _:
            return False
    return True


def _is(value: object, number: int) -> bool:
    # `True == 1` in Python.
    return type(value) is int and value == number


def _take_back(saved: SavedMoves, to: int) -> None:
    del saved.moves[to:]
    # They are in the order of their numbers, so that only those removed are looked at.
    claims: tuple[dict[int, Any], ...] = (saved.digests, saved.events)
    for told in claims:
        while told and next(reversed(told)) > to:
            told.popitem()
    saved.end = None
    if saved.summary is not None and saved.summary.values["moves"] > to:
        saved.summary = None
