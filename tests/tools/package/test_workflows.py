"""What the forge is to do with every change: each command in it is one that exists here."""

from __future__ import annotations

import fnmatch
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.tiers import FOLDERS
from tolerance_game import PROGRAM
from tools.package.archive import SUMS, name_of
from tools.package.contents import ROOT

FILES = sorted((ROOT / ".github" / "workflows").iterdir())
RUN = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OF_THE_SYSTEM = {"sha256sum", "gh"}
"""What the machines of the forge bring along, and no other command of ours needs."""


def _read(path: Path) -> dict[Any, Any]:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


JOBS = {f"{path.stem}/{name}": job for path in FILES for name, job in _read(path)["jobs"].items()}
STEPS = [(name, step) for name, job in JOBS.items() for step in job["steps"]]
COMMANDS = sorted({(name, step["run"]) for name, step in STEPS if "run" in step})


@cache
def _help(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command, "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def _options(words: list[str]) -> list[str]:
    return [word.partition("=")[0] for word in words if re.match(r"--?\w", word)]


@pytest.mark.parametrize(("job", "command"), COMMANDS)
def test_every_command_exists(job: str, command: str) -> None:
    assert "\n" not in command, "one command a step: the first that fails is the step that fails"
    words = shlex.split(command.partition(" > ")[0])
    words = words[1:] if words[0] == "sudo" else words
    if words[:2] == ["python", "-m"]:
        _exists(words[2], words[3:])
    elif words[0] == PROGRAM:
        assert words[0] in PROJECT["project"]["scripts"]
        assert all(option in _help("main.py") for option in _options(words))
    elif words[0] == "apt-get":
        packages = {word for word in words[2:] if not word.startswith("-")}
        known = re.search(r"apt-get install (.*?) > ", RUN, re.DOTALL)
        assert known is not None
        assert packages <= set(known[1].split()), job
    else:
        assert words[0] in OF_THE_SYSTEM


def _exists(module: str, words: list[str]) -> None:
    assert find_spec(module) is not None, module
    name = [] if module.startswith("tools") else words[:1] if module in ("pip", "ruff") else []
    said = _help("-m", module, *name)
    for option in _options(words):
        assert re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", said), (module, option)
    for before, word in pairwise(words):
        if before == "-r":
            assert (ROOT / word).is_file()
        if module == "pytest" and before == "-m":
            assert word in FOLDERS.values()


def test_all_that_is_promised_is_checked_on_linux() -> None:
    mine = re.findall(r"^  \.venv/bin/(python -m (?:ruff|mypy|pytest).*)$", RUN, re.MULTILINE)
    assert len(mine) == 5
    everyday = "python -m pytest -n 2"
    assert f"&& .venv/bin/{everyday}\n" in RUN
    done = {command for job, command in COMMANDS if job.startswith("check/")}
    assert {*mine, everyday} <= done


def test_each_system_builds_and_tries_the_program() -> None:
    systems = JOBS["build/package"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "windows", "macos"}
    commands = [step["run"] for step in JOBS["build/package"]["steps"] if "run" in step]
    assert commands[-2:] == ["python -m tools.package", "python -m tools.package.smoke"]
    # Nobody knows what a name without a number will be next year.
    every = [job["runs-on"] for job in JOBS.values()]
    for job in JOBS.values():
        matrix = job.get("strategy", {}).get("matrix", {})
        every += [*matrix.get("system", []), *(one["system"] for one in matrix.get("include", []))]
    assert all(re.search(r"-\d|matrix", system) for system in every)


def test_what_is_kept_is_what_is_built() -> None:
    kept = JOBS["build/package"]["steps"][-1]["with"]["path"].split()
    built = [f"dist/{name_of('linux')}.tar.xz", f"dist/{name_of('win32')}.zip"]
    built.append(f"dist/{name_of('darwin', 'arm64')}.zip")
    for name in built:
        assert any(fnmatch.fnmatch(name, pattern) for pattern in kept), name
    sums = [step.get("run", "") for step in JOBS["build/checksums"]["steps"]]
    assert f"sha256sum {PROGRAM}* > {SUMS}" in sums
    assert f"sha256sum --check {SUMS}" in sums
    assert all(Path(name).name.startswith(PROGRAM) for name in built)
    wheel = PROJECT["project"]["name"].replace("-", "_")
    assert JOBS["build/wheel"]["steps"][-1]["with"]["path"] == f"dist/{wheel}-*.whl"


def test_a_release_comes_from_a_tag_and_says_what_the_changelog_says() -> None:
    job = JOBS["build/release"]
    assert job["if"] == "startsWith(github.ref, 'refs/tags/v')"
    commands = [step["run"] for step in job["steps"] if "run" in step]
    assert commands[0] == 'python -m tools.package.changelog --tag "$GITHUB_REF_NAME" > notes.md'
    assert "--notes-file notes.md" in commands[-1]
    # Nothing else may write.
    may_write = {name for name, one in JOBS.items() if "write" in str(one.get("permissions"))}
    assert may_write == {"build/release"}
    assert all(_read(path)["permissions"] == {"contents": "read"} for path in FILES)


def test_every_action_is_pinned_to_one_version() -> None:
    used = {step["uses"] for _name, step in STEPS if "uses" in step}
    versions: dict[str, set[str]] = {}
    for one in used:
        found = re.fullmatch(r"(actions/[a-z-]+)@(v\d+\.\d+\.\d+)", one)
        assert found is not None, one
        versions.setdefault(found[1], set()).add(found[2])
    assert all(len(those) == 1 for those in versions.values()), versions


def test_the_versions_of_python_are_those_of_the_project() -> None:
    least = PROJECT["project"]["requires-python"].removeprefix(">=")
    asked = {
        step["with"]["python-version"]
        for _name, step in STEPS
        if step.get("uses", "").startswith("actions/setup-python")
    }
    assert asked == {least, "${{ matrix.python }}"}
    assert JOBS["check/everyday"]["strategy"]["matrix"]["python"] == [least]


def test_jobs_wait_for_jobs_that_there_are_and_not_for_ever() -> None:
    for name, job in JOBS.items():
        file = name.partition("/")[0]
        assert all(f"{file}/{other}" in JOBS for other in job.get("needs", [])), name
        assert 0 < job["timeout-minutes"] <= 120
