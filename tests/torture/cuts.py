"""Power cuts: copies of the disk at random moments, started again and compared with the ledgers."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Final

from tolerance_game.core.errors import GameError
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.saves.journal import SUFFIX, open_journal

from .disk_image import Disk, disk
from .dying import Unsynced
from .forking import Forked
from .found import Findings, clear
from .life import journals_of
from .report import Report
from .sharing import Clock

LIFE: Final = 12
"""Cuts in one life of the program; the next one goes on from the last copy."""
_LONGEST: Final = 0.08


def cuts(cycles: int, seed: int = 0, *, synced: bool = True) -> Report:
    """So many power cuts. Raises NoDisk where there can be none."""
    report = Report("power cuts" if synced else "power cuts without syncs")
    clock = Clock(cycles)
    system = SYSTEM if synced else Unsynced()
    findings = Findings(report)
    with disk() as used:
        first = 0
        while first < cycles and not report.broken:
            numbers = range(first, min(first + LIFE, cycles))
            _one_life(used, seed, numbers, system, findings)
            first += LIFE
            clock.tell(report)
    report.seconds = clock.seconds()
    return report


def _one_life(used: Disk, seed: int, numbers: range, system: System, findings: Findings) -> None:
    report = findings.report
    clear(used.path)
    ledgers = findings.state(used.path)
    rng = Random(f"cuts/{seed}/{numbers[0]}")
    life = Forked(used.path, rng, system, 600.0)
    copy: Path | None = None
    try:
        for number in numbers:
            rng = Random(f"cuts/{seed}/{number}")
            time.sleep(_LONGEST * rng.random())
            # What was acknowledged before the cut must be there; what is begun until after it may.
            ledgers.take_in(life.told())
            copy = used.cut()
            # Nothing grows while it is looked at, so that a busy machine has not more to look at.
            life.pause()
            later = life.told()
            ledgers.take_in_begun(later)
            report.size += 1
            with used.started_again(copy) as folder:
                faults = findings.compare(folder, ledgers) + _goes_on(folder)
            ledgers.take_in_acknowledged(later)
            life.go_on()
            if faults:
                where = f"cuts --seed {seed}, cut {number}"
                report.broken += [f"{where}: {fault}" for fault in faults]
                return
    finally:
        life.kill()
        used.switch_off()
        if copy is not None:
            used.take(copy)
        used.switch_on()
    report.broken += [f"cuts --seed {seed}: {fault}" for fault in life.failure()]


def _goes_on(folder: Path) -> list[str]:
    """Whether the game can be played on after the cut."""
    faults = []
    for path in sorted(journals_of(folder).glob(f"*{SUFFIX}")):
        try:
            with open_journal(path).journal as journal:
                if not journal.wait(timeout=60):
                    faults.append(f"{path.name} takes no more: {journal.problems()}")
        except GameError as error:
            faults.append(f"{path.name} cannot be opened: {error}")
    return faults
