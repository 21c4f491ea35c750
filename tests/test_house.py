"""The house is in order: style, types, versions, and what must be named."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tolerance_game import VERSION

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy",),
    ],
    ids=["ruff check", "ruff format", "mypy --strict"],
)
def test_style_and_types_are_clean(command: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_ci_runs_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^    (python3 -m venv .*)$", readme, re.MULTILINE)
    assert len(commands) == 2
    assert commands[0].endswith("main.py")
    assert commands[1] in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_every_requirement_is_pinned(name: str) -> None:
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"[A-Za-z0-9-]+==[0-9.]+|-r requirements\.txt", line), line


def test_the_program_knows_its_version() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == f"Tolerance {VERSION}"


def test_licence_and_notice_are_there() -> None:
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    notice = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    assert "unofficial" in notice
    for name in ("Ren Multamäki", "Tony Cotterill", "John du Bois"):
        assert name in notice


def test_no_file_names_this_machine() -> None:
    wrong = re.compile(r"/(?:work|root|home)/|https?://(?!www\.w3\.org)|localhost")
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.name != Path(__file__).name and path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not wrong.search(text), f"{name}: {wrong.search(text)}"
