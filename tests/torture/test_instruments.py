"""The instruments find what they look for: each is shown something broken."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tolerance_game.core.errors import Corrupt, Reason
from tolerance_game.games.schisma.engine.flat import Flat
from tolerance_game.games.tolerance.engine.flat import Engine
from tolerance_game.match.match import Match
from tolerance_game.storage.data.catalogue import check_data
from tolerance_game.storage.data.overrides import changeable
from tolerance_game.storage.disk.system import System
from tolerance_game.storage.saves import loading
from tolerance_game.storage.saves.journal import Journal
from tolerance_game.storage.saves.loading import Loaded, load_save
from tolerance_game.storage.saves.saves import Saves

from . import __main__ as command
from . import heavy, mutations, replays, twins
from .damage import damaged, joined, lies, lines_of
from .forking import Forked
from .found import Findings, Ledgers
from .games import TABLES, actions, any_match
from .keeping import differences
from .ledger import Ledger, Shelf, after_move, after_saving
from .life import journals_of, name_of, saves_of
from .originals import OWNERS, games
from .report import Report


def told(*lines: list[Any]) -> list[bytes]:
    """Lines of the pipe."""
    return [json.dumps(line).encode() for line in lines]


def a_match(length: int, number: int = 0) -> Match:
    """A match after so many actions."""
    rng = Random(f"instruments/{number}")
    match = any_match(rng, number)
    for count, _action in enumerate(actions(match, rng), start=1):
        if count == length:
            break
    return match


# Ledgers


def test_what_is_begun_may_be_found_and_what_is_acknowledged_must() -> None:
    ledger = Ledger[tuple[str, ...]](("a",), after_move)
    ledger.entries = [["move", "b"], ["move", "c"], ["undo", 1], ["move", "d"]]
    ledger.acknowledged = 2
    assert list(ledger.states()) == [("a", "b", "c"), ("a",), ("a", "d")]
    ledger.acknowledged = 0
    assert list(ledger.states())[:2] == [("a",), ("a", "b")]
    ledger.acknowledged = 4
    assert list(ledger.states()) == [("a", "d")]


def test_the_shelf_keeps_three_versions_and_what_was_thrown_away() -> None:
    shelf = Shelf()
    for game in ("a", "b", "b", "c", "d"):
        shelf = after_saving(shelf, ["save", "eins", game])
    assert shelf == Shelf({"eins": ("d", "c", "b")})
    shelf = after_saving(shelf, ["rename", "eins", "zwei"])
    assert shelf == Shelf({"zwei": ("d", "c", "b")})
    shelf = after_saving(shelf, ["throw", "zwei"])
    assert shelf == Shelf({}, ("d",))
    assert after_saving(shelf, ["restore", "zwei", "d"]) == Shelf({"zwei": ("d",)})


# What is found after a kill or a cut


@pytest.fixture
def journal(tmp_path: Path) -> tuple[Path, Match]:
    """A journal in its folder, and the match that it holds."""
    match = a_match(6)
    path = journals_of(tmp_path) / "a.journal"
    path.parent.mkdir()
    with Journal(path, match.header) as writer:
        for moment in match.moments_for_storage():
            writer.made(moment)
    return path, match


def compared(folder: Path, match: Match, acknowledged: int) -> list[str]:
    """What is wrong when so many steps of a new journal were acknowledged, its header first."""
    ledgers = Ledgers({}, Shelf(), 1280)
    ledgers.take_in(
        told(
            ["journal", "a.journal", ["header", ""]],
            *(
                ["journal", "a.journal", ["move", text]]
                for text in match.record_for_storage().moves
            ),
            *([["journal", "a.journal", acknowledged]] if acknowledged else []),
        )
    )
    return Findings(Report("tests")).compare(folder, ledgers)


def test_a_sound_journal_is_found_sound(tmp_path: Path, journal: tuple[Path, Match]) -> None:
    assert compared(tmp_path, journal[1], journal[1].number + 1) == []


def test_a_lost_acknowledged_move_is_found(tmp_path: Path, journal: tuple[Path, Match]) -> None:
    path, match = journal
    lines = path.read_bytes().splitlines(keepends=True)
    while b'"line": "move"' not in lines.pop():
        pass
    path.write_bytes(b"".join(lines))
    assert compared(tmp_path, match, match.number) == []
    (fault,) = compared(tmp_path, match, match.number + 1)
    assert "none of the states" in fault


def test_a_journal_that_is_gone_is_found(tmp_path: Path, journal: tuple[Path, Match]) -> None:
    path, match = journal
    path.unlink()
    assert compared(tmp_path, match, 0) == []
    assert compared(tmp_path, match, 1) == ["a.journal is gone"]


def test_an_unreadable_journal_is_found(tmp_path: Path, journal: tuple[Path, Match]) -> None:
    path, match = journal
    path.write_bytes(path.read_bytes()[:50])
    (fault,) = compared(tmp_path, match, 1)
    assert "cannot be read" in fault


def test_a_damaged_line_in_the_middle_is_found(tmp_path: Path, journal: tuple[Path, Match]) -> None:
    path, match = journal
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b"x" + lines[2]
    path.write_bytes(b"".join(lines))
    assert any("is damaged" in fault for fault in compared(tmp_path, match, 1))


def test_a_lost_save_is_found(tmp_path: Path) -> None:
    match = a_match(4)
    name = name_of(match.header, match.record_for_storage().moves)
    ledgers = Ledgers({}, Shelf(), 1280)
    ledgers.take_in(told(["saves", "", ["save", "eins", name]], ["saves", "", 1]))
    findings = Findings(Report("tests"))
    (fault,) = findings.compare(tmp_path, ledgers)
    assert "are none of" in fault
    Saves(saves_of(tmp_path)).save("eins", match.header, match.moments_for_storage())
    assert findings.compare(tmp_path, ledgers) == []


class Forgetful(System):
    """Says that it wrote, and keeps every seventh line for itself."""

    lines = 0

    def write(self, handle: int, data: bytes) -> int:
        """Perhaps."""
        if data.startswith(b'{"line": "move"'):
            self.lines += 1
            if self.lines % 7 == 0:
                return len(data)
        return super().write(handle, data)


def test_a_disk_that_forgets_lines_is_found(tmp_path: Path) -> None:
    findings = Findings(Report("tests"))
    ledgers = findings.state(tmp_path)
    life = Forked(tmp_path, Random(3), Forgetful(), 0.5)
    life.end()
    ledgers.take_in(life.told())
    assert life.failure() == []
    assert findings.compare(tmp_path, ledgers) != []


# Games


def test_another_game_is_found_to_be_another(tmp_path: Path) -> None:
    match = a_match(5)
    path = Saves(tmp_path).save("a", match.header, match.moments_for_storage())
    assert differences(match, load_save(path)) == []
    other = a_match(6)
    assert "another digest of the state" in differences(other, load_save(path))
    assert "another header" in differences(a_match(5, number=4), load_save(path))


def test_all_tables_are_played() -> None:
    tables = {(match.game.NAME, len(match.seats)) for match in map(a_match, [1] * 4, range(4))}
    assert tables == set(TABLES)
    assert {seats for _game, seats in TABLES} == {2, 3, 4, 5}


def _one_move_short(real: Callable[..., Loaded]) -> Callable[..., Loaded]:
    def load(*arguments: Any, **more: Any) -> Loaded:
        loaded = real(*arguments, **more)
        object.__setattr__(loaded, "moments", loaded.moments[:-1])
        return loaded

    return load


def test_replays_and_heavy_mode_find_a_lost_move(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (heavy, replays):
        monkeypatch.setattr(module, "load_save", _one_move_short(load_save))
    for report in (heavy.heavy(4, only=0, seed=5), replays.replays(1, only=8, seed=5)):
        assert report.size == 1
        assert report.broken
        assert all("--seed 5 --only" in fault for fault in report.broken)


def test_the_same_number_gives_the_same_game() -> None:
    one, other = replays.replays(1, seed=5, only=3), replays.replays(1, seed=5, only=3)
    assert (one.counts, one.broken) == (other.counts, [])


# Rules and engines side by side


def _more_money(engine: Engine, _answer: object, _move: int) -> None:
    engine.seats[0] += 1


def _hands_exchanged(engine: Engine, _answer: object, _move: int) -> None:
    engine.hand[0], engine.hand[5] = engine.hand[5], engine.hand[0]


def _one_play_less(_engine: Engine, plays: int) -> int:
    return plays - 1


def _one_way_less(_engine: Flat, _answer: object, moves: list[int], results: list[int]) -> None:
    moves.pop()
    results.pop()


def _one_action_more(engine: Flat, _answer: object, _move: int, _result: int) -> None:
    engine.left += 1


def _once(real: Callable[..., Any], lie: Callable[..., Any]) -> Callable[..., Any]:
    """What is called tells the truth all the time but once, early in a game."""
    calls = itertools.count()

    def called(*arguments: Any) -> Any:
        answer = real(*arguments)
        return lie(arguments[0], answer, *arguments[1:]) if next(calls) == 8 else answer

    return called


@pytest.mark.parametrize(
    ("engine", "method", "lie"),
    [
        (Engine, "apply", _more_money),
        (Engine, "apply", _hands_exchanged),
        (Engine, "legal", _one_play_less),
        (Flat, "legal", _one_way_less),
        (Flat, "play", _one_action_more),
    ],
)
def test_an_engine_that_lies_is_found(
    monkeypatch: pytest.MonkeyPatch, engine: type, method: str, lie: Callable[..., Any]
) -> None:
    assert twins.twins(1, seed=5, only=2).broken == []
    monkeypatch.setattr(engine, method, _once(getattr(engine, method), lie))
    report = twins.twins(1, seed=5, only=2)
    (fault,) = report.broken
    assert fault.startswith("twins --seed 5 --only 2: ")
    # Not some error on the way, but what both were asked; and the other game went well.
    assert ("Differs" if engine is Flat else "AssertionError") in fault
    other = "cards played in Tolerance" if engine is Flat else "moves in Schisma"
    assert report.counts[other] > 0


# Mutations


def test_right_checksums_are_right() -> None:
    for original in games():
        checked = b'"check"' in original.content
        assert joined(lines_of(original.content), checked=checked) == original.content


def test_the_files_of_an_owner_are_sound_before_they_are_damaged(tmp_path: Path) -> None:
    assert set(OWNERS) == set(changeable())
    for name, text in OWNERS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert check_data(tmp_path) == ()


def test_the_same_number_gives_the_same_damage() -> None:
    content = games()[4].content
    for seed in range(50):
        for way in (damaged, lies):
            assert way(content, Random(seed)) == way(content, Random(seed))


def _raises(_real: Callable[..., Loaded]) -> Callable[..., Loaded]:
    def load(*_arguments: Any) -> Loaded:
        raise KeyError("seats")

    return load


def _is_slow(real: Callable[..., Loaded]) -> Callable[..., Loaded]:
    def load(*arguments: Any) -> Loaded:
        begin = time.process_time()
        while time.process_time() < begin + 0.15:
            pass
        return real(*arguments)

    return load


def _is_large(real: Callable[..., Loaded]) -> Callable[..., Loaded]:
    def load(*arguments: Any) -> Loaded:
        # Touched, or it would be no memory yet.
        assert bytearray(b"x") * (130 << 20)
        return real(*arguments)

    return load


def _refuses(_real: Callable[..., Loaded]) -> Callable[..., Loaded]:
    def load(*_arguments: Any) -> Loaded:
        raise Corrupt(Reason("error.save.header", {"file": ""}))

    return load


@pytest.mark.parametrize(
    ("breaking", "numbers", "fault"),
    [
        (_raises, 12, "KeyError"),
        (_is_slow, 5, "took"),
        (_is_large, 5, "MB"),
        (_refuses, 60, "refused, though its first line is sound"),
        (_one_move_short, 60, "not those before the damage"),
    ],
)
def test_broken_loading_is_found(
    monkeypatch: pytest.MonkeyPatch,
    breaking: Callable[[Callable[..., Loaded]], Callable[..., Loaded]],
    numbers: int,
    fault: str,
) -> None:
    mutations.warm_up()
    monkeypatch.setattr(mutations, "MAX_SECONDS", 0.1)
    monkeypatch.setattr(mutations, "load", breaking(loading.load))
    report = mutations.mutation_part(5, range(numbers))
    assert report.size == numbers
    assert [one for one in report.broken if fault in one and "--seed 5 --only" in one]


def test_what_was_freed_before_does_not_hide_what_a_file_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mutations.warm_up()
    monkeypatch.setattr(mutations, "load", _is_large(loading.load))
    # Once something large was freed, glibc puts things of that size into the heap: a gap remains.
    large = bytearray(31 << 20)
    del large
    gap = [bytearray(b"x") * (25 << 20) for _ in range(8)]
    above = [bytearray(b"x") * (1 << 20) for _ in range(20)]
    del gap
    report = mutations.mutation_part(5, range(5))
    assert len(above) == 20
    games = sum(n for answer, n in report.counts.items() if answer.startswith("game"))
    assert len([one for one in report.broken if "MB" in one]) == games > 0


# The command line


def test_a_broken_promise_ends_the_command_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(heavy, "load_save", _one_move_short(load_save))
    assert command.main(["heavy", "--games", "4", "--only", "0", "--seed", "5"]) == 1
    said = capsys.readouterr().out
    assert "1 games in heavy mode" in said
    assert "BROKEN PROMISES" in said
    assert "broken: heavy --seed 5 --only 0: after" in said


def test_reports_add_up() -> None:
    whole, part = Report("games"), Report("games", size=2)
    part.count("moves", 30)
    part.measure("seconds", 0.5)
    part.broken.append("games --only 3: lost")
    for _ in range(2):
        whole.add(part)
    whole.measure("seconds", 0.2)
    assert whole.line() == "4 games in 0.0 s; 60 moves; seconds at most 0.5; 2 BROKEN PROMISES"
    assert whole.faults() == ["broken: games --only 3: lost"] * 2
