"""How much memory the process of the game takes, and how little it does while idle."""

from __future__ import annotations

from statistics import median
from typing import IO, Final

from .window_figure import Figure
from .window_process import child, driver_of, idle_share, resident, screen

GOAL: Final = 150.0
IDLE_GOAL: Final = 1.0
IDLE_SECONDS: Final = 5.0
SETTLING: Final = 2.5
SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
PROMISED: Final = SIZES[:2]


def bench_memory(_rounds: int) -> list[Figure]:
    """Resident memory at the table, and after all that may leave something behind."""
    figures = []
    with screen() as environment:
        for size in SIZES:
            found: dict[str, float] = {}
            # Nothing is promised of the largest, and whole games take minutes there.
            last = "after" if size in PROMISED else "table"
            arguments = ("memory", "--size", str(size[0]), str(size[1]))
            with child(environment, *arguments) as process:
                assert process.stdout is not None
                assert process.stdin is not None
                while word := process.stdout.readline().strip():
                    found[word] = resident(process.pid)
                    if word == last:
                        break
                    _go_on(process.stdin)
            steps = ", ".join(f"{word} {value:.0f}" for word, value in found.items())
            how = f"{driver_of(environment)}, once: {steps}"
            goal = GOAL if size in PROMISED else None
            what = f"resident at {size[0]} x {size[1]}, the most"
            complete = max(found.values()) if last in found else float("inf")
            figures.append(Figure("memory", what, complete, goal, "MB", how))
    return figures


def _go_on(to: IO[str]) -> None:
    to.write("\n")
    to.flush()


def bench_idle(rounds: int) -> list[Figure]:
    """The share of a core while a person looks at the table, opponents' process included."""
    figures = []
    with screen() as environment:
        for game, where in (("tolerance", "the table"), ("schisma", "Schisma's track")):
            shares = []
            for _ in range(rounds):
                with child(environment, "idle", "--game", game) as process:
                    assert process.stdout is not None
                    process.stdout.readline()
                    # What was under way when the table came is over by then.
                    idle_share(process.pid, SETTLING)
                    shares.append(idle_share(process.pid, IDLE_SECONDS))
            how = (
                f"{driver_of(environment)}, median of {rounds} times {IDLE_SECONDS:g} s, "
                f"worst {max(shares):.2f}"
            )
            what = f"idle at {where}, with the opponents' process"
            figures.append(Figure("idle", what, median(shares), IDLE_GOAL, "% of a core", how))
    return figures
