"""What tries the packaged program on each system: it finds it there, and notices what is wrong."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools.package import smoke
from tools.package.contents import ROOT

ANSWERS = {
    "--version": "print('Tolerance', VERSION, '(plain)')",
    "--check-data": "print('sound')",
    "--report": "print('frozen yes')",
    "--text": "print('a card')",
    "--game": "open(os.environ[SPOTS], 'w').write('{\"scene\": \"setup\"}'); time.sleep(60)",
}


def _program(folder: Path, **other: str) -> Path:
    """Stands for the program: it answers, and one of the answers may be another."""
    program = smoke.program_in(folder)
    program.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"#!{sys.executable}", "import os, sys, time"]
    lines += ["from tolerance_game import VERSION"]
    lines += ["from tolerance_game.ui.kit.spots_file import ENVIRONMENT as SPOTS"]
    for option, answer in ({**ANSWERS, **other}).items():
        lines += [f"if {option!r} in sys.argv:", f"    {answer}", "    sys.exit()"]
    program.write_text("\n".join(lines), encoding="utf-8")
    program.chmod(0o755)
    return folder


@pytest.mark.skipif(os.name != "posix", reason="a script stands for the program")
def test_it_is_content_with_a_program_that_does_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert smoke.main([str(_program(tmp_path))]) == 0
    assert capsys.readouterr().out == f"{smoke.program_in(tmp_path)} runs\n"


@pytest.mark.torture
@pytest.mark.skipif(os.name != "posix", reason="a script stands for the program")
@pytest.mark.parametrize(
    ("option", "answer"),
    [
        ("--version", "print('Tolerance 9.9.9')"),
        ("--check-data", "sys.exit(2)"),
        ("--report", "print('frozen no')"),
        ("--text", "pass"),
        ("--game", "sys.exit(0)"),
        ("--game", ANSWERS["--game"].replace("setup", "title")),
    ],
)
def test_it_notices_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, answer: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert smoke.main([str(_program(tmp_path, **{option: answer}))]) == 1


def test_without_a_program_it_fails(tmp_path: Path) -> None:
    assert smoke.main([str(tmp_path)]) == 1


def test_it_starts_what_has_a_console_on_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for system in ("linux", "win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        found[system] = smoke.program_in(Path("x")).as_posix()
    assert found == {
        "linux": "x/tolerance",
        "win32": "x/tolerance-console.exe",
        "darwin": "x/Tolerance.app/Contents/MacOS/Tolerance",
    }
