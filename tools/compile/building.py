"""One build: the modules of an engine as machine code, made in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tolerance_game import builds, games

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "tolerance_game"
ROOM: Final = "engine"
ARRAYS: Final = "arrays.py"
VECTORS: Final = Path(__file__).with_name("vectors.py")

MAKE: Final = """
import sys
from setuptools import setup
from mypyc.build import mypycify
group, *paths = sys.argv[1:]
setup(
    name="engine",
    ext_modules=mypycify(paths, group_name=group, target_dir="c", debug_level="0"),
    script_args=["-q", "build_ext", "--build-lib", "made", "--build-temp", "objects"],
)
"""
"""Run by an interpreter of its own, in the folder of the build: mypyc and setuptools look around
in the folder they are started from, and keep what they have found."""

ONE_BY_ONE: Final = "-ffp-contract=off"
"""Some processors multiply and add in one step, and round once; Python rounds twice."""


class CannotCompile(Exception):
    """It cannot be done; what mypyc or the compiler said."""


class Engine(NamedTuple):
    """A package that can be compiled."""

    package: str
    folder: Path
    modules: tuple[str, ...]

    @property
    def digest(self) -> str:
        """Of its sources."""
        return builds.digest_of(self.folder / f"{name}.py" for name in self.modules)


def engines() -> Iterator[Engine]:
    """Those of all games that have one."""
    for package in games.PACKAGES.values():
        name = f"{package}.{ROOM}"
        folder = ROOT.joinpath(*name.split("."))
        if (folder / "__init__.py").exists():
            yield Engine(name, folder, import_module(name).COMPILED)


def build(engine: Engine, target: Path) -> tuple[Path, ...]:
    """Puts the machine code of an engine into a folder; gives its files. Raises CannotCompile."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = Path(folder)
        _lay_out(engine, place)
        _make(engine, place)
        made = place.joinpath("made", *engine.package.split("."))
        return tuple(
            Path(shutil.copy2(path, target)) for path in sorted(made.iterdir()) if path.is_file()
        )


def install(engine: Engine) -> tuple[Path, ...]:
    """The same beside the sources, in the place of what was there. Raises CannotCompile."""
    remove(engine)
    made = build(engine, engine.folder)
    names = [f"{engine.package}.{name}" for name in engine.modules]
    code = f"import {', '.join(names)}; print({engine.package}.builds.kind_of_all())"
    environment = {name: text for name, text in os.environ.items() if name != builds.ENVIRONMENT}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.stdout.strip() != builds.COMPILED:
        remove(engine)
        raise CannotCompile(f"it was built, but does not run:\n{done.stdout}{done.stderr}")
    return made


def remove(engine: Engine) -> None:
    """Removes what was built for this Python beside the sources of an engine."""
    for path in engine.folder.iterdir():
        if path.name.endswith(EXTENSION_SUFFIXES[0]):
            path.unlink()


def _lay_out(engine: Engine, place: Path) -> None:
    """The sources of the program, with vectors for arrays; mypyc reads what a module imports."""
    shutil.copytree(
        ROOT / PACKAGE,
        place / PACKAGE,
        ignore=lambda folder, names: [
            name for name in names if not (Path(folder, name).is_dir() or name.endswith(".py"))
        ],
    )
    arrays = place.joinpath(*engine.package.split("."), ARRAYS)
    if arrays.exists():
        shutil.copyfile(VECTORS, arrays)


def _make(engine: Engine, place: Path) -> None:
    path = engine.package.replace(".", "/")
    library = builds.LIBRARY.format(engine.digest).removesuffix("__mypyc")
    command = [sys.executable, "-c", MAKE, f"{engine.package}.{library}"]
    command += [f"{path}/{name}.py" for name in engine.modules]
    flags = os.environ.get("CFLAGS", "")
    environment = {**os.environ, builds.ENVIRONMENT: "1"}
    if sys.platform != "win32":
        environment["CFLAGS"] = f"{flags} {ONE_BY_ONE} -g0".strip()
    done = subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompile(done.stdout + done.stderr)
