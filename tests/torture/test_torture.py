"""Nothing is lost: the instruments at their usual sizes.

Each runs as the command that it is, so that a bigger number is the same code. That they find what
they look for is shown by `test_instruments`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import TIMES

from .disk_image import missing

ROOT = Path(__file__).parents[2]
CANNOT = 2
"""What an instrument ends with that cannot run here; it says why."""

SOAK_MINUTES = 0.5 * TIMES
"""The minute is that of the window's own soak, over the same kind of session."""


def run(*arguments: str, code: int = 0) -> str:
    """What an instrument says that must end like this."""
    environment = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    done = subprocess.run(
        [sys.executable, "-m", "tests.torture", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    if done.returncode == CANNOT and "here: " in done.stdout:
        pytest.skip(done.stdout.strip())
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def number(said: str, what: str) -> int:
    """How often something happened, as the line says it; never at all is 0."""
    found = re.search(rf"([\d,]+) {re.escape(what)}", said)
    return int(found[1].replace(",", "")) if found else 0


needs_mounts = pytest.mark.skipif(bool(missing()), reason=f"no disk images: {missing()}")


def test_starts_over_crafted_files() -> None:
    said = run("starts", "--cycles", "24")
    assert number(said, "starts in") == 24
    assert number(said, "games read in two ways") > 12
    assert "window: 130" in said
    assert "text: 0" in said


def test_kill_9() -> None:
    said = run("kills", "--cycles", "200")
    assert number(said, "kills in") == 200
    assert number(said, "acknowledged steps") > 200
    # Kills that came when all was done would show nothing.
    assert number(said, "steps cut off before they were acknowledged") > 20
    assert number(said, "temporary files left") > 0


def test_what_is_told_and_shown_on_a_slow_disk() -> None:
    said = run("told", "--cycles", "10")
    assert number(said, "kills of the terminal") == 10
    assert number(said, "kills of the window") == 10
    assert number(said, "events told or shown by those who were killed") > 100


@pytest.mark.parametrize("way", ["terminal", "window"])
def test_what_is_shown_too_early_is_found(way: str) -> None:
    said = run("told", "--cycles", "10", "--sync", "400", "--way", way, "--hasty", code=1)
    assert "BROKEN PROMISES" in said
    assert "broken: told" in said


@needs_mounts
def test_power_cuts() -> None:
    said = run("cuts", "--cycles", "20")
    assert number(said, "power cuts in") == 20
    assert number(said, "acknowledged steps") > 50


@needs_mounts
def test_power_cuts_show_when_nothing_is_synced() -> None:
    said = run("cuts", "--cycles", "20", "--without", "fsync", code=1)
    assert "BROKEN PROMISES" in said
    assert "broken: cuts --seed" in said


def test_damaged_files() -> None:
    said = run("mutations", "--count", "20000")
    assert number(said, "damaged files in") == 20_000
    # The damage is neither dull nor total.
    for answer in (
        *("game, bytes: error.save.damaged", "game, bytes: error.save.torn", "game, bytes: whole"),
        *("game, bytes: refused (error.save.header)", "game, lines: error.save.move"),
        *("game, lines: error.save.digest", "game, lines: whole", "cards: taken"),
        *("journal: torn", "settings: read in part", "settings: set aside", "settings: sound"),
        *("statistics: 0 of 2 games known", "statistics: 2 of 2 games known", "cards: refused"),
    ):
        assert number(said, answer) > 0, answer


def test_whole_games_saved_loaded_and_replayed() -> None:
    said = run("replays", "--games", "2000")
    assert number(said, "games saved and replayed in") == 2000
    assert number(said, "finished games") > 50
    assert number(said, "undos") > 0


def test_heavy_mode() -> None:
    said = run("heavy", "--games", "52")
    assert number(said, "comparisons") > 2600
    for table in ("2 in schisma", "3 in tolerance", "4 in tolerance", "5 in tolerance"):
        assert number(said, f"games of {table}") == 13


def test_rules_and_engines_play_the_same_games() -> None:
    said = run("twins", "--games", "200")
    assert number(said, "games of each game in") == 200
    assert number(said, "cards played in Tolerance") > 20_000
    assert number(said, "moves in Schisma") > 2_000


def test_troubles_in_the_middle_of_a_game() -> None:
    said = run("troubles")
    for trouble in ("folder deleted", "file in the way", "limit on the size of files"):
        assert number(said, trouble) == 1
    if not missing():
        for trouble in ("full disk", "disk turned read-only", "disk pulled out"):
            assert number(said, trouble) == 1


def test_a_long_evening_leaves_nothing_behind() -> None:
    said = run("soak", "--minutes", str(SOAK_MINUTES))
    # Slower where others want the cores too: some for every table, and all that may happen.
    assert number(said, "finished games") >= 1
    assert number(said, "answers of the worker") > 50
    for table in ("2 in schisma", "3 in tolerance", "4 in tolerance", "5 in tolerance"):
        assert number(said, f"games of {table} begun") >= 1
    for accident in (
        *("hands covered", "journals reopened", "named saves", "redos", "requests cancelled"),
        *("saves loaded", "undos", "workers killed"),
    ):
        assert number(said, accident) > 0, accident


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        ("memory", ("memory",)),
        ("handles", ("handles at the end", "handles after the end")),
        ("workers", ("children at the end", "threads at the end", "handles after the end")),
    ],
)
def test_a_leak_of_an_evening_is_found(leak: str, found: tuple[str, ...]) -> None:
    said = run("soak", "--games", "20", "--leak", leak, code=1)
    for words in found:
        assert re.search(rf"broken: soak --seed \d+: {words}: ", said), said


def test_anything_at_any_size_breaks_nothing() -> None:
    said = run("monkey", "--minutes", "0.5")
    assert number(said, "turns in table") > 0


@pytest.mark.parametrize(("fault", "found"), [("error", "ValueError"), ("loop", "EndlessTurn")])
def test_a_monkey_finds_what_fails_and_what_never_ends(fault: str, found: str) -> None:
    said = run("monkey", "--turns", "3", "--fault", fault, code=1)
    assert found in said
    assert re.search(r"broken: monkey --seed \d+: turn 0 in ", said), said
    # The stack tells where.
    assert f"in {fault}\n" in said
