"""A journal torn or changed at each of its bytes: what comes before is kept, nothing raises."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tolerance_game.core.errors import Corrupt
from tolerance_game.storage.saves.journal import open_journal
from tolerance_game.storage.saves.loading import load
from tolerance_game.storage.saves.save_lines import Writer

from .instruments import Watched, files_in, game
from .save_files import NOW


@cache
def journal() -> bytes:
    """A small journal with an undo in it."""
    played = game()
    writer = Writer("schisma")
    lines = [writer.header(played.header)]
    lines += [writer.made(moment, NOW) for moment in played.moments[:6]]
    lines.append(writer.undone(4))
    lines += [writer.made(moment, NOW) for moment in played.moments[4:7]]
    return b"".join(lines)


@cache
def kept() -> tuple[int, ...]:
    """For each line, the header first: how many moves there are before it, undone ones left out."""
    moves, found = 0, []
    for line in journal().splitlines():
        found.append(moves)
        if line.startswith(b'{"line": "move"'):
            moves += 1
        elif line.startswith(b'{"line": "undo"'):
            moves = 4
    return (*found, moves)


def line_at(place: int) -> int:
    """The line in which a byte stands; the sign that ends a line is part of it."""
    return journal()[:place].count(b"\n")


def moves_in(content: bytes) -> int | None:
    """How many moves are kept of a journal; None when it is refused."""
    try:
        loaded = load(content, "f")
    except Corrupt:
        return None
    assert loaded.faults
    assert loaded.faults[-1].id == "error.save.kept"
    assert loaded.faults[-1].values["number"] == len(loaded.moments)
    played = game().moments
    assert [moment.state for moment in loaded.moments] == [
        moment.state for moment in played[: len(loaded.moments)]
    ]
    # What is kept is what a journal cut there holds, sound and whole.
    again = load(content[: loaded.good], "f")
    assert again.faults == ()
    assert again.record == loaded.record
    assert again.check == loaded.check
    return len(loaded.moments)


def test_torn_at_every_byte() -> None:
    whole = journal()
    assert load(whole, "f").faults == ()
    assert kept()[-1] == 7
    for size in range(len(whole)):
        line = line_at(size)
        if not line and size < whole.index(b"\n"):
            assert moves_in(whole[:size]) is None
            continue
        start = whole.rfind(b"\n", 0, size) + 1
        if size in (start, whole.index(b"\n", start)):
            # A whole line, with or without its end: nobody can tell that anything was there.
            line += size != start
            assert len(load(whole[:size], "f").moments) == kept()[line]
        else:
            assert moves_in(whole[:size]) == kept()[line]


@pytest.mark.parametrize("bits", [1, 64])
def test_changed_at_every_byte(bits: int) -> None:
    whole = journal()
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= bits
        line = line_at(place)
        assert moves_in(bytes(changed)) == (kept()[line] if line else None), place


@pytest.mark.parametrize("filling", [b"\0", b"\xff", b"\n", b"x"])
def test_a_tail_of_anything_is_no_part_of_the_game(filling: bytes) -> None:
    whole = journal()
    for line in range(1, whole.count(b"\n") + 1):
        size = len(b"".join(whole.splitlines(keepends=True)[:line]))
        content = whole[:size] + filling * 100
        if filling == b"\n":
            assert len(load(content, "f").moments) == kept()[line]
        else:
            assert moves_in(content) == kept()[line]


def test_the_rest_is_kept_aside_and_the_game_goes_on(tmp_path: Path) -> None:
    whole = journal()
    played = game().moments
    for place in range(whole.index(b"\n") + 1, len(whole), 97):
        path = tmp_path / str(place) / "game.journal"
        path.parent.mkdir()
        changed = bytearray(whole)
        changed[place] ^= 1
        path.write_bytes(changed)
        opened = open_journal(path, system=Watched())
        count = len(opened.loaded.moments)
        assert count == kept()[line_at(place)]
        assert [reason.id for reason in opened.reasons] == [
            "error.save.torn" if line_at(place) == whole.count(b"\n") else "error.save.damaged",
            *("error.save.kept", "error.journal.rest"),
        ]
        with opened.journal as journal_of_it:
            for moment in played[count : count + 2]:
                journal_of_it.made(moment)
            assert journal_of_it.wait(timeout=10)
        (aside,) = path.parent.glob("game.journal.tail-*")
        assert opened.reasons[-1].values == {"file": str(aside)}
        # Nothing is lost: the good part and the rest are all that was there.
        assert path.read_bytes().startswith(changed[: opened.loaded.good])
        assert aside.read_bytes() == changed[opened.loaded.good :]
        again = load(path.read_bytes(), "f")
        assert again.faults == ()
        assert len(again.moments) == count + 2
        assert len(files_in(path.parent)) == 2
