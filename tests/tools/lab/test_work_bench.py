"""`lab bench --work`: every row is measured; whether it is kept, is no matter of a test."""

from __future__ import annotations

import math

import pytest

from tools.lab.__main__ import main
from tools.lab.work_bench import ROWS


@pytest.mark.parametrize("name", ROWS)
def test_a_row_has_figures_with_goals(name: str) -> None:
    figures = ROWS[name](1)
    assert figures
    for figure in figures:
        assert figure.row == name
        assert figure.goal is not None
        assert math.isfinite(figure.value)
        assert figure.what in figure.line()


def test_a_row_of_the_other_bench_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--work", "--only", "idle"]) == 2
    assert "loads" in capsys.readouterr().out
