"""kill -9 at random moments and at random file calls; each life goes on from what the last left."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from tolerance_game.storage.disk.system import SYSTEM

from .dying import Dying
from .forking import Forked
from .found import Findings, clear, temporaries
from .life import journals_of
from .report import Report
from .sharing import shared_out

CHAIN: Final = 100
"""Lives in one folder, one after the other."""
_LONGEST: Final = 0.15
_SHORTEST: Final = 0.0005
_CALLS: Final = 250
_AGO: Final = 3600.0
"""Seconds: what an earlier run left is at least so old."""


def kills(cycles: int, processes: int = 1, seed: int = 0, only: int | None = None) -> Report:
    """So many kills; or the chain that the kill of this number belongs to."""
    if only is not None:
        first = only - only % CHAIN
        return kill_part(seed, range(first, first + CHAIN))
    return shared_out(kill_part, "kills", seed, cycles, CHAIN, processes)


def kill_part(seed: int, numbers: range) -> Report:
    """A chain of lives. The folder stays where it is when a promise was broken."""
    report = Report("kills")
    folder = Path(tempfile.mkdtemp(prefix="torture-kills-"))
    findings = Findings(report)
    left: set[Path] = set()
    for number in numbers:
        rng = Random(f"kills/{seed}/{number}")
        clear(folder)
        ledgers = findings.state(folder)
        torn = findings.torn(folder)
        life = _killed(folder, rng)
        ledgers.take_in(life.told())
        report.size += 1
        faults = life.failure() + findings.compare(folder, ledgers)
        files = [path.read_bytes() for path in journals_of(folder).glob("*") if torn]
        faults += [f"{rest!r} is nowhere" for rest in torn if not any(rest in one for one in files)]
        if ledgers.started:
            faults += [f"{path.name} is still there" for path in left if path.exists()]
            left = set()
        else:
            report.count("kills before the start was over")
        if faults:
            where = f"kills --seed {seed} --only {number}, found in {folder}"
            report.broken += [f"{where}: {fault}" for fault in faults]
            return report
        new = temporaries(folder) - left
        _grow_old(new)
        left |= new
        report.count("temporary files left", len(new))
    shutil.rmtree(folder)
    return report


def _killed(folder: Path, rng: Random) -> Forked:
    """A life that was ended, sometimes by the clock, else at one of its file calls."""
    if rng.random() < 0.4:
        life = Forked(folder, rng, SYSTEM, 60.0)
        time.sleep(_SHORTEST * (_LONGEST / _SHORTEST) ** rng.random())
        life.kill()
    else:
        # Opening takes few calls, and has the most to lose; whole files come later.
        at = round(_CALLS ** rng.random()) if rng.random() < 0.5 else rng.randint(1, _CALLS)
        system = Dying(at, rng)
        life = Forked(folder, rng, system, 60.0)
        life.end()
    return life


def _grow_old(paths: set[Path]) -> None:
    """The next run of the program is not in the same second."""
    for path in paths:
        os.utime(path, (time.time() - _AGO,) * 2)
