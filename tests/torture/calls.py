"""Every single file call fails, writes short, or is the last one of the program; and their order.

The tests of the storage do that to whole files, journals, saves and settings; here they are run as
one instrument. There is no size: it is all calls, always.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from .replays import private_folder
from .report import Report

STORAGE: Final = Path(__file__).parent.parent / "storage"
TESTS: Final = (
    "test_safe_write.py",
    "test_journal_failures.py",
    "test_saves_failures.py",
    "test_settings_calls.py",
)


def calls() -> Report:
    """The tests of all calls, each a promise."""
    report = Report("tests of file calls")
    begin = time.perf_counter()
    with private_folder() as folder:
        results = folder / "results.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        files = [str(STORAGE / name) for name in TESTS]
        done = subprocess.run(
            [*command, f"--junit-xml={results}", *files], capture_output=True, text=True
        )
        if not results.exists():
            report.broken.append(f"calls: {done.stdout}{done.stderr}")
            return report
        for case in ElementTree.parse(results).iter("testcase"):
            name = f"{case.get('classname')}::{case.get('name')}"
            report.size += 1
            report.count(f"in {str(case.get('classname')).rpartition('.')[2]}")
            for skipped in case.iter("skipped"):
                report.count(f"skipped: {skipped.get('message')}")
            for what in ("failure", "error"):
                if case.find(what) is not None:
                    report.broken.append(f"calls: {name}")
    report.seconds = time.perf_counter() - begin
    return report
