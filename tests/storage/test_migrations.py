"""Older formats: each step is a pure function, and what it gives is loaded like any other game.

No format before 1 was ever released. Format 0 here is made up: moves had no numbers, a header said
`rules` where it now says `options`, and taking back was a line `back` with the number of moves.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tolerance_game.core.errors import Corrupt
from tolerance_game.core.record import FORMAT
from tolerance_game.storage.saves.journal import open_journal
from tolerance_game.storage.saves.loading import load, load_save
from tolerance_game.storage.saves.migrations import MIGRATIONS, Lines, migrated, oldest
from tolerance_game.storage.saves.record_lines import Values
from tolerance_game.storage.saves.save_lines import Writer
from tolerance_game.storage.saves.save_list import entry_of
from tolerance_game.storage.saves.save_reading import read_moves

from .instruments import game
from .save_files import lines_of, refused, save_of

PLAYED = game()


def from_0(lines: Lines) -> Lines:
    """From the made-up format 0 to format 1."""
    header, *rest = lines
    values = {key: value for key, value in header.items() if key != "rules"}
    found: list[Values] = [{**values, "options": header["rules"], "format": 1}]
    number = 0
    for line in rest:
        if line["line"] == "back":
            number -= line["moves"]
            found.append({"line": "undo", "to": number})
        elif line["line"] == "move":
            number += 1
            found.append({**line, "number": number})
        else:
            found.append(line)
    return found


class OldWriter(Writer):
    """Writes lines with checksums that say anything."""

    def line(self, values: Values) -> bytes:
        """One line."""
        return self._line(values)


def in_format_0() -> bytes:
    """The first moves of a game, the last one taken back and made again, in format 0."""
    header, *rest = (json.loads(line) for line in save_of(PLAYED, 5).splitlines())
    writer = OldWriter("schisma")
    header["rules"] = header.pop("options")
    content = writer.line({**without(header, "check"), "format": 0})
    for line in rest:
        content += writer.line(without(line, "check", "number"))
    content += writer.line({"line": "back", "moves": 1})
    last = [line for line in rest if line["line"] == "move"][-1]
    return content + writer.line(without(last, "check", "number"))


def without(values: Values, *names: str) -> Values:
    return {key: value for key, value in values.items() if key not in names}


@pytest.fixture
def _knows_format_0(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MIGRATIONS, 0, from_0)


@pytest.mark.usefixtures("_knows_format_0")
def test_an_old_game_loads_like_any_other() -> None:
    loaded = load(in_format_0(), "f")
    assert loaded.faults == ()
    assert loaded.moments == PLAYED.moments[:5]
    assert loaded.header == PLAYED.header
    assert loaded.foreign == "format-0"


@pytest.mark.usefixtures("_knows_format_0")
def test_damage_in_an_old_game_costs_what_comes_after_it() -> None:
    lines = lines_of(in_format_0())
    content = b"".join(lines[:4]) + b"x" + b"".join(lines[4:])
    loaded = load(content, "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.damaged", "error.save.kept"]
    assert loaded.faults[0].values["line"] == 5
    assert loaded.moments == PLAYED.moments[: len(loaded.moments)]
    assert 0 < len(loaded.moments) < 5


@pytest.mark.usefixtures("_knows_format_0")
def test_an_old_journal_is_kept_and_goes_on_in_the_new_format(tmp_path: Path) -> None:
    path = tmp_path / "j"
    path.write_bytes(in_format_0())
    entry = entry_of(path, "j")
    assert (entry.problem, entry.game) == (None, "schisma")
    opened = open_journal(path)
    with opened.journal as journal:
        journal.made(PLAYED.moments[5])
    loaded = load_save(path)
    assert (loaded.foreign, loaded.faults) == ("", ())
    assert loaded.moments == PLAYED.moments[:6]
    (kept,) = tmp_path.glob("j.format-0-*")
    assert kept.read_bytes() == in_format_0()
    assert opened.reasons == ()


def test_without_a_step_an_old_format_is_none_of_ours() -> None:
    with refused(Corrupt, "error.save.header"):
        load(in_format_0(), "f")


def test_steps_are_pure() -> None:
    lines = [json.loads(line) for line in in_format_0().splitlines()]
    before = deepcopy(lines)
    once = migrated(lines, 0, {0: from_0}, 1)
    assert lines == before
    assert migrated(lines, 0, {0: from_0}, 1) == once
    assert migrated(once, 1, {0: from_0}, 1) == once


def test_steps_follow_each_other() -> None:
    def step(number: int) -> Any:
        return lambda lines: [{**line, "way": [*line.get("way", []), number]} for line in lines]

    steps = {number: step(number) for number in (0, 2, 3)}
    assert migrated([{}], 2, steps, 4) == [{"way": [2, 3]}]
    assert oldest(steps, 4) == 2
    assert oldest({}, 4) == 4
    assert oldest() == 1
    assert set(MIGRATIONS) == set(range(1, FORMAT))


def test_a_step_may_make_more_or_fewer_lines() -> None:
    def with_remark(lines: Lines) -> Lines:
        return [*from_0(lines), {"line": "something"}]

    course = read_moves(in_format_0(), "f", {**MIGRATIONS, 0: with_remark})
    assert len(course.moves) == 5
    assert course.fault is not None
    assert course.fault.values["line"] == 0


def test_lines_that_no_version_wrote_make_no_step_fail() -> None:
    content = b'{"line": "header", "format": 0}\n{"line": "move"}\n'
    with refused(Corrupt, "error.save.header"):
        read_moves(content, "f", {**MIGRATIONS, 0: from_0})
