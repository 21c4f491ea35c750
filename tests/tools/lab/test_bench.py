"""`lab bench --rules` and `lab soak`: the figures are printed, and goals missed are told."""

from __future__ import annotations

import re

import pytest

from tolerance_game.games import names
from tools.lab import bench
from tools.lab.__main__ import main


@pytest.mark.parametrize(("goal", "code"), [(0, 0), (10**9, 1)])
def test_the_bench_prints_figures_and_tells_missed_goals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, goal: int, code: int
) -> None:
    monkeypatch.setattr(bench, "GOALS", {name: bench.Goal(goal) for name in names()})
    monkeypatch.setattr(bench, "START_GOAL", 60)
    assert main(["bench", "--rules", "--seconds", "0.2", "--rounds", "1"]) == code
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(int(found[0]) > 0 for found in (re.findall(r": (\d+) complete", lines[0]),))
    assert "schisma, 2 players" in lines[1]
    assert re.search(r"all data loaded in \d+ ms", lines[2])


def test_a_soak_tells_what_the_games_were_like(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["soak", "--game", "schisma", "--games", "12", "--processes", "2", "--checked"]) == 0
    )
    out = capsys.readouterr().out
    assert "12 games, " in out
    assert "three_persons" in out


def test_the_same_soak_finds_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for processes in ("1", "2"):
        main(["soak", "--game", "tolerance", "--games", "4", "--processes", processes, "--plain"])
        told.append(re.sub(r"\d+ games a second", "", capsys.readouterr().out))
    assert told[0] == told[1]
