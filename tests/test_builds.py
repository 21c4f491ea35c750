"""Which engines run: what was built, where it was built from these very sources."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tolerance_game import builds, games
from tolerance_game.app import ENGINES, main
from tolerance_game.ui.pages.credits import credit_lines
from tolerance_game.words import Words, languages

ROOT = Path(__file__).parents[1]
MODULES = ("board", "play")
ENDING = EXTENSION_SUFFIXES[0]
ASK = """
from tolerance_game import builds
import engine.play
print(builds.kind_of_all(), engine.play.WHO)
"""


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """A package that may be compiled. What lies there as machine code is none: it cannot load."""
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        f"from tolerance_game import builds\nbuilds.choose(__name__, __file__, {MODULES})\n"
    )
    (folder / "board.py").write_text("SIZE = 1\n")
    (folder / "play.py").write_text("from .board import SIZE\nWHO = 'the source'\n")
    return folder


def compile_it(engine: Path, ending: str = ENDING) -> None:
    digest = builds.digest_of(engine / f"{name}.py" for name in MODULES)
    for name in (*MODULES, builds.LIBRARY.format(digest)):
        (engine / f"{name}{ending}").write_text("no machine code")


def ask(engine: Path, plain: str = "") -> str:
    """How it runs, and what is loaded; in an interpreter of its own."""
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=engine.parent,
        env={"PYTHONPATH": str(ROOT), builds.ENVIRONMENT: plain},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_without_a_build_the_sources_run(engine: Path) -> None:
    assert ask(engine) == "plain the source"


def test_what_was_built_from_these_sources_runs(engine: Path) -> None:
    compile_it(engine)
    # It is taken, and is no machine code.
    assert ask(engine).startswith("ImportError")


def test_what_was_built_from_other_sources_does_not(engine: Path) -> None:
    compile_it(engine)
    with (engine / "board.py").open("a") as file:
        file.write("SIZE = 2\n")
    assert ask(engine) == "outdated the source"


def test_half_of_a_build_does_not_run_either(engine: Path) -> None:
    compile_it(engine)
    (engine / f"board{ENDING}").unlink()
    assert ask(engine) == "outdated the source"


def test_what_another_python_built_is_nothing(engine: Path) -> None:
    compile_it(engine, ".cpython-20-nowhere.so")
    assert ask(engine) == "plain the source"


def test_the_sources_run_where_it_is_asked_for(engine: Path) -> None:
    compile_it(engine)
    assert ask(engine, plain="1") == "plain the source"


def test_a_packaged_program_has_one_or_the_other(engine: Path) -> None:
    """There the sources are in an archive, and the environment is not asked."""
    compile_it(engine)
    for name in MODULES:
        (engine / f"{name}.py").unlink()
    assert ask(engine, plain="1").startswith("ImportError")
    for path in engine.glob(f"*{ENDING}"):
        path.unlink()
    assert ask(engine).startswith("ModuleNotFoundError")


def test_several_engines_are_told_of_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for kinds, told in (
        ((), builds.PLAIN),
        ((builds.PLAIN, builds.PLAIN), builds.PLAIN),
        ((builds.COMPILED, builds.COMPILED), builds.COMPILED),
        ((builds.COMPILED, builds.PLAIN), builds.PARTLY),
        ((builds.COMPILED, builds.OUTDATED), builds.OUTDATED),
    ):
        monkeypatch.setattr(builds, "_kinds", {str(at): kind for at, kind in enumerate(kinds)})
        assert builds.kind_of_all() == told


def test_every_game_has_an_engine_that_was_asked() -> None:
    games.kind_of_engines()
    assert {f"{package}.engine" for package in games.PACKAGES.values()} <= set(builds._kinds)


@pytest.mark.parametrize("kind", ENGINES)
def test_version_and_about_say_how_they_run(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(builds, "kind_of_all", lambda: kind)
    with pytest.raises(SystemExit):
        main(["--version"])
    assert ENGINES[kind] in capsys.readouterr().out
    for language in languages():
        words = Words(language)
        said = [line.text for line in credit_lines(words, (), None)]
        assert words.say(f"scene.credits.engines.{kind}") in said
