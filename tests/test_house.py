"""The house is in order: style, types, versions, and what must be named."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tolerance_game import VERSION
from tolerance_game.ui.pages.credits import credit_lines
from tolerance_game.words import Words

from .tiers import FOLDERS

ROOT = Path(__file__).parent.parent


TESTS = ".venv/bin/python -m pytest -n 2"


def test_ci_runs_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^    (python3 -m venv .*)$", readme, re.MULTILINE)
    assert len(commands) == 2
    assert commands[0].endswith("main.py")
    assert commands[1].endswith(f"&& {TESTS}")
    run = [line.strip() for line in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()]
    assert commands[1] in run


def test_ci_runs_style_types_and_every_tier() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for command in ("ruff check .", "ruff format --check .", "mypy"):
        assert f".venv/bin/python -m {command}\n" in run
    for tier in set(FOLDERS.values()):
        assert f"{TESTS} -m {tier}\n" in run


def test_without_options_the_other_tiers_are_left_out(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getini("addopts")[-2:] == ["-m", "not window and not torture"]
    names = {line.partition(":")[0] for line in pytestconfig.getini("markers")}
    assert set(FOLDERS.values()) <= names


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
    assert re.fullmatch(rf"Tolerance {VERSION} \(.*engines.*\)", done.stdout.strip())


def test_licence_and_notice_are_there() -> None:
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    notice = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    assert "unofficial" in notice
    for name in ("Ren Multamäki", "Tony Cotterill", "John du Bois"):
        assert name in notice
    # Only what is known: he is listed with the development, and the line stands at the end.
    told = " ".join(notice.split())
    assert "by Ren Multamäki; development and graphic design by those whom" in told
    assert "same title, *Tolerance*. Its last line reads *Hieronymus Boltz*" in told


def test_about_names_the_makers_as_the_notice_does() -> None:
    notice = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    for language in ("en", "de"):
        said = " ".join(line.text for line in credit_lines(Words(language), (), None))
        for name in re.findall(
            r"Ren Multamäki|Tony Cotterill|John du Bois|Hieronymus Boltz", notice
        ):
            assert name in said


def sources() -> Iterator[Path]:
    """What belongs to the program, whether it came with git or as an archive."""
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.name != ".git")
    for folder in (
        ".ci",
        ".github",
        "assets",
        "docs",
        "packaging",
        "tests",
        "tolerance_game",
        "tools",
    ):
        for path in sorted((ROOT / folder).rglob("*")):
            built = path.suffix in (".so", ".pyd")
            if path.is_file() and not built and "__pycache__" not in path.parts:
                yield path


def test_no_file_names_this_machine() -> None:
    wrong = re.compile(r"/(?:work|root|home)/|https?://(?!www\.w3\.org)|localhost")
    for path in sources():
        if path.name != Path(__file__).name:
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not wrong.search(text), f"{path}: {wrong.search(text)}"


def test_the_map_of_the_house_names_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    package, table = ROOT / "tolerance_game", ROOT / "tolerance_game/ui/tolerance/table"
    for name in set(re.findall(r"`((?:[a-z_]+/|NAME/)*[a-z_]+\.py)`", text)):
        path = name.replace("NAME", "tolerance")
        game = package / "games/tolerance"
        homes = (ROOT, package, game, game / "rules", table, table / "../cards", ROOT / "tools")
        assert any((home / path).exists() for home in homes), name
