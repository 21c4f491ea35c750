"""Loading: moves made again, digests compared, and every fault said with its reason."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tolerance_game.core.errors import Corrupt, GameError
from tolerance_game.core.record import Header
from tolerance_game.storage.data.digests import state_digest
from tolerance_game.storage.disk.troubles import DiskError
from tolerance_game.storage.saves.loading import load, load_save
from tolerance_game.storage.saves.save_lines import journal_lines

from .instruments import Failing, Game, game
from .save_files import NOW, check_save, lines_of, refused, save_of, unchecked

SCHISMA = game()
TOLERANCE = game("tolerance", 3, players=3)


@pytest.mark.parametrize("played", [SCHISMA, TOLERANCE], ids=["schisma", "tolerance"])
@pytest.mark.parametrize("moves", [0, 1, 20, None])
def test_a_save_gives_the_game_again(played: Game, moves: int | None) -> None:
    loaded = load(save_of(played, moves), "f")
    assert loaded.faults == ()
    assert loaded.header == played.header
    assert loaded.moments == played.moments[:moves]
    assert loaded.record.header == played.header
    if moves is None:
        assert loaded.outcome == played.moments[-1].state.outcome
    elif moves:
        assert loaded.state == played.moments[moves - 1].state
    else:
        assert state_digest(loaded.state) == state_digest(loaded.game.start(loaded.options))


def changed(content: bytes, kind: str, number: int, **values: Any) -> bytes:
    """An unchecked save with other values in the line of this kind and number."""
    lines = [json.loads(line) for line in unchecked(content).splitlines()]
    found = [line for line in lines if line["line"] == kind]
    found[number].update(values)
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def row_of(content: bytes, kind: str, number: int) -> int:
    rows = [
        row for row, line in enumerate(content.splitlines(), 1) if json.loads(line)["line"] == kind
    ]
    return rows[number]


def test_a_digest_that_differs_costs_the_move_it_is_about() -> None:
    whole = save_of(SCHISMA)
    content = changed(whole, "digest", 2, digest="0" * 16)
    moves = json.loads(whole.splitlines()[row_of(whole, "digest", 2) - 1])["moves"]
    loaded = load(content, "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.digest", "error.save.kept"]
    assert loaded.faults[0].values["line"] == row_of(whole, "move", moves - 1)
    assert loaded.moments == SCHISMA.moments[: moves - 1]
    assert len(content[: loaded.good].splitlines()) == row_of(whole, "move", moves - 1) - 1


@pytest.mark.parametrize(
    "move", ["beseech 0", "lay cardinal", "nonsense", "", "draw 99 cardinal", "beseech 7"]
)
def test_a_move_that_is_not_possible_is_the_first_bad_line(move: str) -> None:
    content = changed(save_of(SCHISMA), "move", 5, move=move, seat=-1)
    loaded = load(content, "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.move", "error.save.kept"]
    assert loaded.faults[0].values["text"] == move
    assert len(loaded.moments) == 5


def test_a_move_by_another_seat_is_not_possible() -> None:
    seat = 1 - SCHISMA.moments[2].seat
    loaded = load(changed(save_of(SCHISMA), "move", 2, seat=seat), "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.move", "error.save.kept"]
    assert len(loaded.moments) == 2


def test_a_move_after_the_end_is_not_possible() -> None:
    content = unchecked(save_of(SCHISMA))
    count = len(SCHISMA.moments)
    content += json.dumps(
        {"line": "move", "number": count + 1, "seat": 0, "move": "beseech 0"}
    ).encode()
    loaded = load(content, "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.move", "error.save.kept"]
    assert loaded.moments == SCHISMA.moments


def test_an_end_that_differs_is_said_and_costs_no_move() -> None:
    whole = save_of(SCHISMA)
    loaded = load(changed(whole, "end", 0, winners=[]), "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.end", "error.save.kept"]
    assert loaded.moments == SCHISMA.moments
    early = save_of(SCHISMA, 4) + b'{"line": "end", "moves": 4}\n'
    assert load(unchecked(early), "f").faults[0].id == "error.save.end"


@pytest.mark.parametrize("values", [{"scores": [9, 9]}, {"turn": 99}, {"turn": None}])
def test_a_summary_that_differs_is_said_and_costs_nothing(values: dict[str, Any]) -> None:
    content = journal_lines(SCHISMA.header, SCHISMA.moments, NOW)[0]
    loaded = load(changed(content, "summary", -1, **values), "f")
    assert [fault.id for fault in loaded.faults] == ["error.save.summary"]
    assert loaded.moments == SCHISMA.moments
    # An earlier one is never shown, and not looked at.
    assert load(changed(content, "summary", 0, **values), "f").faults == ()


def with_header(**values: Any) -> bytes:
    return changed(save_of(SCHISMA), "header", 0, **values)


HEADERS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "error.game.unknown"),
    ({"players": ["random"]}, "error.player.count"),
    ({"options": {"persons": "nobody"}}, "schisma.options.mode"),
    ({"options": {"persons": ["base"]}}, "schisma.options.mode"),
    ({"options": {"rulings": {"refill": "never"}}}, "schisma.options.ruling"),
    ({"options": {"rulings": []}}, "schisma.options.ruling"),
    ({"options": {"chosen": [[]]}}, "schisma.options.chosen"),
    ({"options": {"players": 4}}, "schisma.options.unknown"),
    ({"game": "tolerance", "data": None, "options": {"players": 6}}, "error.options.value"),
    ({"game": "tolerance", "data": None, "options": {"players": True}}, "error.options.value"),
    ({"game": "tolerance", "data": None, "options": {"x": 1}}, "error.options.unknown"),
    ({"game": "tolerance", "data": None, "options": {"rulings": 7}}, "error.options.form"),
    ({"seats": [{"person": 7}, {}]}, "match.seats.form"),
    ({"series": {"games": 3}}, "match.series.form"),
]


@pytest.mark.parametrize(("values", "reason"), HEADERS, ids=[str(item[0]) for item in HEADERS])
def test_a_header_nobody_can_play_with_is_refused(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(Corrupt) as caught:
        load(with_header(**values), "f")
    assert caught.value.reason.id == "error.save.header"
    assert isinstance(caught.value.__cause__, GameError)
    assert caught.value.__cause__.reason.id == reason


WRONG_TYPES = """options []; players "random"; players [1, 2]; seed "7"; data []; seats {};
practice 1; origin []; chance [1]; series [3]; game null"""


@pytest.mark.parametrize("wrong", [part.strip() for part in WRONG_TYPES.split(";")])
def test_a_header_of_wrong_types_is_refused(wrong: str) -> None:
    name, value = wrong.split(" ", 1)
    with refused(Corrupt, "error.save.header"):
        load(with_header(**{name: json.loads(value)}), "f")


def test_options_that_are_not_given_have_the_default_of_the_data() -> None:
    loaded = load(with_header(options={}), "f")
    assert loaded.faults == ()
    assert loaded.moments[-1].state.display == SCHISMA.moments[-1].state.display


def test_checking_a_file_says_all_that_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "f"
    assert [reason.id for reason in check_save(path)] == ["error.disk.missing"]
    path.write_bytes(save_of(SCHISMA))
    assert check_save(path) == ()
    path.write_bytes(b"".join(lines_of(save_of(SCHISMA))[:4]) + b"{}")
    assert [reason.id for reason in check_save(path)] == ["error.save.torn", "error.save.kept"]
    path.write_bytes(with_header(game="chess"))
    assert [reason.id for reason in check_save(path)] == ["error.save.header", "error.game.unknown"]
    path.write_bytes(b"")
    assert [reason.id for reason in check_save(path)] == ["error.save.empty"]


@pytest.mark.parametrize("name", ["ü日本😀", "x" * 250, b"\xff\xfe.save", "a\nb"])
def test_files_of_any_name_are_read(tmp_path: Path, name: str | bytes) -> None:
    path = tmp_path / os.fsdecode(name)
    path.write_bytes(save_of(SCHISMA))
    assert load_save(path).faults == ()
    path.write_bytes(save_of(SCHISMA)[:-9])
    (torn, _kept) = check_save(path)
    assert "\udcff" not in str(torn.values["file"])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_files_that_are_none(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, reason in (
        (tmp_path / "pipe", "in_the_way"),
        (tmp_path, "in_the_way"),
        (tmp_path / "no" / "file", "missing"),
        (tmp_path / "a\0b", "missing"),
        (tmp_path / ("x" * 300), "long_name"),
    ):
        with refused(DiskError, f"error.disk.{reason}"):
            load_save(path)


def test_a_disk_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_bytes(save_of(SCHISMA))
    for at in range(5):
        for number in (errno.EIO, errno.EACCES):
            with pytest.raises(DiskError):
                load_save(path, system=Failing(at, number, for_good=False))


def test_a_digest_counts_everything_but_the_options() -> None:
    one, other = SCHISMA.moments[3].state, SCHISMA.moments[4].state
    assert state_digest(one) != state_digest(other)
    assert state_digest(one) == state_digest(replace(one, options=None))
    state = TOLERANCE.moments[30].state
    assert state_digest(state) == state_digest(state._replace(options=None))
    for name in ("phase", "to_act", "players", "trick", "left_out", "reign"):
        assert state_digest(state) != state_digest(state._replace(**{name: None})), name


def test_a_digest_stays_when_a_state_gets_another_field() -> None:
    from typing import NamedTuple

    class Before(NamedTuple):
        first: int
        second: tuple[str, ...] = ()

    class After(NamedTuple):
        first: int
        third: int = 0
        second: tuple[str, ...] = ()

    assert state_digest(Before(1, ("a",))) == state_digest(After(1, 0, ("a",)))
    assert state_digest(Before(1, ("a",))) != state_digest(After(1, 1, ("a",)))
    with pytest.raises(TypeError, match="set"):
        state_digest(Before(1, {"a"}))  # type: ignore[arg-type]


def test_headers_of_records_without_seats_stay_as_they_were() -> None:
    header = Header("schisma", {}, ("random", "random"))
    keys = " ".join(json.loads(journal_lines(header, (), NOW)[0]))
    assert keys == "line format program game options players seed data check"
