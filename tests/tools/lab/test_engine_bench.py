"""`lab bench --engines`: rows in turn, ratios of what is compared, and what is missing."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tools.lab import __main__, engine_bench, engine_rows, open_spiel_work, search_work
from tools.lab.__main__ import main
from tools.lab.engine_bench import Missing, Row, Work, rate_of
from tools.lab.engine_modules import is_compiled, modules_of
from tools.lab.engine_rows import ENGINE, PLAYS, ROWS

Bench = Callable[..., tuple[int, str]]


def _missing() -> Work:
    raise Missing("it is not installed")


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Bench:
    """Runs the bench with rows that work at a given pace; its exit code, and what it printed."""
    worked: list[str] = []

    def row(name: str, paces: list[float], beside: str = "", goal: float | None = None) -> Row:
        def open_it() -> Work:
            left = iter(paces)
            # The first time it warms up.
            return lambda: worked.append(name) or int(next(left, 0))  # type: ignore[func-returns-value]

        return Row(f"the {name}", "plays", open_it, beside, goal)

    def run(goal: float, *arguments: str) -> tuple[int, str]:
        rows = {
            "slow": row("slow", [0, 10, 20, 30]),
            "fast": row("fast", [0, 40, 40, 90], "slow", goal),
            "gone": Row("the gone", "plays", _missing),
            "beside": row("beside", [0, 1, 1, 1], "gone", 5),
        }
        monkeypatch.setattr(__main__, "ENGINES", rows)
        # Each piece of work takes a second.
        monkeypatch.setattr(engine_bench, "rate_of", lambda work, _seconds: float(work()))
        code = main(["bench", "--engines", "--rounds", "3", *arguments])
        out = capsys.readouterr().out
        if not arguments:
            assert worked == ["slow", "fast", "beside"] * 4
        return code, out

    return run


def test_ratios_are_medians_of_rounds_in_turn(bench: Bench) -> None:
    """40/10, 40/20 and 90/30: the median is 3, where that of the figures would be 2."""
    code, said = bench(3)
    assert code == 0
    assert "gone: the gone: not measured, it is not installed" in said
    lines = {line.split()[0]: " ".join(line.split()) for line in said.splitlines()}
    assert lines["slow"] == "slow 20 10 30 plays the slow"
    assert lines["fast"] == "fast 40 40 90 plays 3.00 x slow, goal 3: reached the fast"
    # Nothing is said against what could not be measured.
    assert lines["beside"] == "beside 1 1 1 plays the beside"


def test_a_goal_that_is_missed_is_told(bench: Bench) -> None:
    code, said = bench(3.1)
    assert code == 1
    assert "goal 3.1: MISSED" in said


def test_a_row_alone_brings_what_it_is_compared_with(bench: Bench) -> None:
    _code, said = bench(1, "--only", "fast")
    assert [line.split()[0] for line in said.splitlines()] == ["medians", "row", "slow", "fast"]
    code, said = bench(1, "--only", "start")
    assert code == 2
    assert "no row start here, but slow, fast" in said


def test_one_row_of_the_real_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--engines", "--only", "ismcts", "--seconds", "0", "--rounds", "1"]) == 0
    assert "ismcts" in capsys.readouterr().out


def test_work_is_repeated_until_the_time_is_over() -> None:
    """At 0 it begins; after 1, 2 and 3.5 seconds it looks: 30 units in 3.5."""
    times = iter((0.0, 1.0, 2.0, 3.5))
    assert rate_of(lambda: 10, 3, lambda: next(times)) == 30 / 3.5


def test_without_openspiel_its_rows_say_how_to_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel_work, "MODULE", "no_spiel_at_all")
    for name in ("hearts", "ismcts"):
        with pytest.raises(Missing, match="pip install open_spiel"):
            ROWS[name].open()


def test_whole_games_are_played() -> None:
    assert ROWS["rules"].open()() == PLAYS
    for name in ("engine", "thumb"):
        assert ROWS[name].open()() == PLAYS * engine_rows.GAMES


def test_every_playout_of_the_search_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_work, "is_compiled", lambda _module: True)
    monkeypatch.setattr(search_work, "BUDGETS", {"strong": 40})
    done = ROWS["search"].open()()
    # About as many as wanted for each: a world is played on with every move that is left.
    assert 40 * len(open_spiel_work.STAGES) * 0.7 < done < 40 * len(open_spiel_work.STAGES) * 1.5


def test_a_search_that_is_not_compiled_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_work, "is_compiled", lambda _module: False)
    with pytest.raises(Missing, match="not compiled"):
        ROWS["search"].open()


def test_sources_can_be_had_beside_what_is_loaded() -> None:
    loaded = {name: one for name, one in sys.modules.items() if name.startswith(ENGINE)}
    flat, positions = modules_of(ENGINE, ("flat", "positions"), compiled=False)
    assert not is_compiled(flat)
    assert positions.flat is flat
    for name, module in loaded.items():
        assert sys.modules[name] is module
    assert flat is not loaded.get(f"{ENGINE}.flat")
    assert flat not in sys.modules.values()


def test_what_is_not_there_is_missing() -> None:
    with pytest.raises(Missing, match="nothing_of_this_name"):
        modules_of(ENGINE, ("nothing_of_this_name",), compiled=False)
    # Sources are no machine code, whatever is asked for.
    with pytest.raises(Missing, match="not compiled"):
        modules_of("tools.lab", ("engine_bench",), compiled=True)
