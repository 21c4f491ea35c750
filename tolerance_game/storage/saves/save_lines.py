"""The lines of journals and saves: those of a record (docs/record.md), and a checksum in each.

The last key of each line is its `check`: a checksum over all lines up to this one, which reveals
lines that are torn, changed, missing, repeated or out of order.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from tolerance_game.core import Header, Moment
from tolerance_game.games import game, room
from tolerance_game.storage.data.digests import state_digest

from .record_lines import Values, end_values, header_values, json_line, move_values
from .sealing import opened, sealed_header, sealed_line

MAX_LINE: Final = 200_000
"""The most bytes of a line; the longest lines are headers, with about 12,000."""

_CHECK: Final = re.compile(rb'(\{.*), "check": "([0-9a-f]{8})"\}\r?\Z', re.DOTALL)


class Writer:
    """Writes the lines of one game, each carrying on the checksum of the one before."""

    def __init__(self, game: str, check: int = 0, *, sealed: bool = False) -> None:
        """`check` and `sealed` continue a file; a header says again whether it is sealed."""
        self.game = game
        self.check = check
        self.sealed = sealed

    def header(self, header: Header) -> bytes:
        """The first line."""
        self.sealed = header.sealed
        values = header_values(header)
        return self._line(sealed_header(values, self.check) if self.sealed else values)

    def made(self, moment: Moment, saved: datetime | None, *, last: bool = False) -> bytes:
        """A move; with a digest of the state at a milestone of the game, or after the `last` one.

        A summary with this time goes with the digest; None leaves it out.
        """
        # Collected first: the checksum must not cover a line that is never written.
        lines = [move_values(moment.number, moment.seat, moment.move)]
        milestones = room(self.game, "report").MILESTONES
        if last or any(event.kind in milestones for event in moment.events):
            digest = state_digest(moment.state)
            lines.append({"line": "digest", "moves": moment.number, "digest": digest})
            if saved is not None:
                summary = summary_values(self.game, moment.state, moment.number)
                lines.append({**summary, "saved": saved.strftime("%Y-%m-%dT%H:%M:%SZ")})
            outcome = game(self.game).outcome(moment.state)
            if outcome is not None:
                lines.append(end_values(moment.number, outcome))
        return b"".join(map(self._line, lines))

    def undone(self, to: int) -> bytes:
        """Moves after number `to` were taken back."""
        return self._line({"line": "undo", "to": to})

    def _line(self, values: Values) -> bytes:
        if self.sealed and values["line"] == "move":
            values = sealed_line(values, self.check)
        # A lone surrogate, as in a name that is not text, becomes its escape.
        body = json_line(values)[:-1].encode("utf-8", "backslashreplace")
        self.check = zlib.crc32(body, self.check)
        return body + b', "check": "%08x"}\n' % self.check


def summary_values(name: str, state: Any, moves: int) -> Values:
    """The progress of a game for lists that do not replay it; only what everyone sees."""
    values = {"line": "summary", "moves": moves, **room(name, "report").summary(state)}
    outcome = game(name).outcome(state)
    if outcome is not None:
        values["winners"] = list(outcome.winners)
    return values


def journal_lines(header: Header, moments: Iterable[Moment], saved: datetime) -> tuple[bytes, int]:
    """The lines of a journal of these moves, and the checksum of the last one."""
    writer = Writer(header.game)
    lines = [writer.header(header), *(writer.made(moment, saved) for moment in moments)]
    return b"".join(lines), writer.check


def save_text(header: Header, moments: Sequence[Moment], saved: datetime) -> bytes:
    """The lines of a save, which end with a digest and the only summary.

    Two saves of the same game at different times differ only from that summary on.
    """
    writer = Writer(header.game)
    lines = [writer.header(header), *(writer.made(moment, None) for moment in moments[:-1])]
    lines += [writer.made(moment, saved, last=True) for moment in moments[-1:]]
    return b"".join(lines)


class Checked(NamedTuple):
    """A line, and whether its checksum is right."""

    values: Values | None
    """None if it is not a JSON object."""
    check: int | None
    """Its checksum, if it has one."""
    right: bool


def read_line(raw: bytes, before: int) -> Checked:
    """Reads a line without its end, given the checksum of the line before."""
    if len(raw) > MAX_LINE:
        return Checked(None, None, False)
    found = _CHECK.match(raw)
    values = _values(raw)
    if found is None:
        return Checked(values, None, False)
    check = int(found[2], 16)
    right = values is not None and check == zlib.crc32(found[1], before)
    return Checked(values, check, right)


def are_chained(content: bytes) -> bool:
    """Whether no line of these bytes is torn or changed; only their checksums are looked at."""
    check = 0
    for raw in content.split(b"\n"):
        if not raw.strip():
            continue
        found = _CHECK.match(raw) if len(raw) <= MAX_LINE else None
        if found is None or int(found[2], 16) != zlib.crc32(found[1], check):
            return False
        check = int(found[2], 16)
    return True


def _values(raw: bytes) -> Values | None:
    try:
        values = json.loads(raw.decode("utf-8"))
        return opened(values) if isinstance(values, dict) else None
    except (ValueError, RecursionError):
        return None
