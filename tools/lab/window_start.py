"""How long it takes from the command to the first frame, from the sources."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from .window_figure import Figure
from .window_process import BEGIN, ROOT, driver_of, screen

GOAL: Final = 0.5
START: Final = """
import sys
if __name__ == "__main__":
    import pygame
    flip = pygame.display.flip
    def shown():
        flip()
        print("shown", flush=True)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
    pygame.display.flip = shown
    main = sys.argv.pop(1)
    with open(main, encoding="utf-8") as file:
        exec(compile(file.read(), main, "exec"))
"""
"""`main.py` itself; it tells of its first frame and ends."""


def bench_start(rounds: int) -> list[Figure]:
    """Seconds from the start of the interpreter to the first frame; the files are warm."""
    times = []
    with (
        screen() as environment,
        TemporaryDirectory(
            ignore_cleanup_errors=True  # the opponents' process may still keep its bytecode there
        ) as folder,
    ):
        script = Path(folder) / "begin.py"
        script.write_text(START, encoding="utf-8")
        # Bytecode is kept, as it is wherever the game is played, but not beside the sources.
        kept = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(Path(folder) / "bytecode")}
        environment = {**environment, **kept}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for number in range(rounds + 1):
            took = _once(environment, script, Path(folder) / "home")
            # The first one compiles and reads what is not yet in memory.
            if number:
                times.append(took)
    how = (
        f"from the sources, {driver_of(environment)}, median of {rounds}, "
        f"{min(times):.2f} to {max(times):.2f}; the goal is that of the packaged game"
    )
    return [Figure("start", "start to first frame", median(times), GOAL, "s", how)]


def _once(environment: dict[str, str], script: Path, home: Path) -> float:
    began = time.perf_counter()
    command = [sys.executable, str(script), str(ROOT / "main.py"), "--data-dir", str(home)]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        took = float("inf")
        for line in process.stdout:
            if line.strip() == "shown":
                took = time.perf_counter() - began
                break
        process.wait(BEGIN)
    return took
