"""`python -m tools.bake`: bake pictures and sounds, or check the files."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from . import sounds
from .catalogue import find, pictures
from .checking import same
from .folder import ASSETS
from .png import write


def main(arguments: list[str]) -> int:
    """Bake or check the requested files; 1 if a file differs from what the bake makes."""
    parser = argparse.ArgumentParser(prog="python -m tools.bake", description=__doc__)
    kinds = sorted({picture.kind for picture in pictures()} | {sounds.KIND})
    parser.add_argument("--only", metavar="KIND", help=f"{', '.join(kinds)}, or part of a name")
    parser.add_argument("--size", type=int, choices=(1, 2), help="only at this size")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    asked = parser.parse_args(arguments)
    paths = [
        picture.path
        for picture in pictures()
        if (not asked.only or asked.only == picture.kind or asked.only in picture.path)
        and (not asked.size or picture.size in (0, asked.size))
    ]
    paths += sounds.paths(asked.only, asked.size)
    if not paths:
        parser.error(f"nothing is called {asked.only}")
    wrong = 0
    for path, good, length in _work(paths, asked.check, asked.jobs):
        wrong += not good
        print(f"{length:>9,}  {path}" if good else f"not what the bake makes: {path}", flush=True)
    return 1 if wrong else 0


def _work(paths: list[str], check: bool, jobs: int) -> Iterable[tuple[str, bool, int]]:
    checks = [check] * len(paths)
    if jobs == 1:
        return map(_one, paths, checks)
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(_one, paths, checks))


def _one(path: str, check: bool) -> tuple[str, bool, int]:
    of_sound = sounds.is_sound(path)
    data = sounds.find(path).make() if of_sound else find(path).make()
    if check:
        equal = sounds.same if of_sound else same
        return path, equal(ASSETS / path, data), len(data)
    write(ASSETS / path, data)
    return path, True, len(data)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
