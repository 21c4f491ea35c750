"""The real program started over folders that somebody crafted to keep it from starting.

The start always succeeds; nothing but words comes out, and no traceback; the sound game in the
folder is still offered; nothing is deleted; and what checking calls sound can be opened.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.session.tables import Puppets, a_home
from tests.storage.save_files import check_save
from tolerance_game.core.errors import GameError
from tolerance_game.session import Session

from . import originals
from .crafted import CRAFTS
from .replays import private_folder
from .report import Report
from .sharing import shared_out

PART: Final = 20
ROOT: Final = Path(__file__).parents[2]
SOUND: Final = "2026-11-18-201507-000000"
PATIENCE: Final = 120.0
"""Seconds for a start, however busy the machine is."""
WAYS: Final = ("text", "text", "report", "check", "replay", "window", "window", "window")
NOBODY: Final = 65_534
STOPPED: Final = 130


class Ended(NamedTuple):
    """What came of a start."""

    code: int
    said: str


def starts(count: int, processes: int = 1, seed: int = 0, only: int | None = None) -> Report:
    """So many starts; or the one of this number."""
    if only is not None:
        return start_part(seed, range(only, only + 1))
    return shared_out(start_part, "starts", seed, count, PART, processes)


def start_part(seed: int, numbers: range) -> Report:
    """The starts of these numbers."""
    report = Report("starts")
    for number in numbers:
        rng = Random(f"starts/{seed}/{number}")
        with private_folder() as folder:
            data = folder / "data"
            faults = _one(folder, data, rng, report)
            for path in folder.rglob("*"):
                # What nobody may read must be readable to be taken away.
                with suppress(OSError):
                    if path.is_dir() and not path.is_symlink():
                        path.chmod(0o700)
        report.size += 1
        report.broken += [f"starts --seed {seed} --only {number}: {fault}" for fault in faults]
    return report


def _one(folder: Path, data: Path, rng: Random, report: Report) -> list[str]:
    data.mkdir()
    for where in ("games", "saved"):
        (data / where).mkdir()
    content = next(one.content for one in originals.games() if b'"winners"' not in one.content)
    for name in (f"games/{SOUND}.journal", "saved/sound.save"):
        (data / name).write_bytes(content)
        os.utime(data / name, (1_000_000_000, 1_000_000_000))
    for _ in range(rng.randrange(1, 5)):
        # What one has made may stand in the way of the next.
        with suppress(OSError):
            rng.choice(CRAFTS)(data, rng)
    before = _kept(data)
    way = rng.choice(WAYS)
    locked = rng.random() < 0.15 and _may_be_nobody()
    if locked:
        _lock(data, rng)
    begin = time.monotonic()
    ended = _started(way, folder, data, rng, nobody=locked)
    report.measure("seconds", time.monotonic() - begin)
    report.count(f"{way}{' of nobody' if locked else ''}: {ended.code}")
    faults = _faults(way, ended)
    if locked:
        return faults
    lost = [name for name, held in before.items() if held not in _kept(data).values()]
    faults += [f"lost {name!r}" for name in lost if "statistics" not in name and "log" not in name]
    return faults + _listed(folder, data, report)


def _faults(way: str, ended: Ended) -> list[str]:
    faults = []
    may = {"text": (0,), "report": (0,), "window": (0, STOPPED)}.get(way, (0, 2))
    if ended.code not in may:
        faults.append(f"{way} ended with {ended.code}: {ended.said[-300:]!r}")
    if "Traceback" in ended.said or "Exception ignored" in ended.said:
        faults.append(f"{way} stumbled: {ended.said[-700:]!r}")
    wild = {sign for sign in ended.said if not sign.isprintable() and sign not in "\n\t\u200d"}
    if wild:
        faults.append(f"{way} told a terminal {sorted(wild)!r}")
    return faults


def _started(way: str, folder: Path, data: Path, rng: Random, *, nobody: bool) -> Ended:
    """The program, as somebody starts it."""
    files = [path for path in data.rglob("*") if path.suffix in (".journal", ".save")]
    file = str(rng.choice(files)) if files else "nowhere"
    language = rng.choice(("en", "de"))
    command = {
        "text": ["--text", "--game", "schisma", "--seed", "1"],
        "report": ["--report"],
        "check": ["--check-save", file],
        "replay": ["--replay", file],
        "window": [],
    }[way]
    spots = folder / "spots"
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "LC_ALL": "C.UTF-8",
        "TOLERANCE_SPOTS": str(spots / "told"),
    }
    python = sys.executable
    if nobody:
        spots.mkdir(mode=0o777)
        spots.chmod(0o777)
        folder.chmod(0o755)
        python, environment["PYTHONPATH"] = _python(), sysconfig.get_paths()["purelib"]
        environment["HOME"] = "/"
    spots.mkdir(exist_ok=True)
    with subprocess.Popen(
        [python, str(ROOT / "main.py"), "--data-dir", str(data), "--lang", language, *command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        start_new_session=True,
        user=NOBODY if nobody else None,
        group=NOBODY if nobody else None,
        extra_groups=[] if nobody else None,
        # A shell has its background programs ignore Ctrl+C, and they hand that down.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as program:
        try:
            if way == "window":
                _stop_when_it_stands(program, spots / "told")
            said, _nothing = program.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            program.kill()
            said, _nothing = program.communicate()
            return Ended(-1, "no answer; " + said.decode("utf-8", "replace"))
    return Ended(program.returncode, said.decode("utf-8", "replace"))


def _stop_when_it_stands(program: subprocess.Popen[bytes], told: Path) -> None:
    """Waits until the window has drawn its title, and what lies over it; then Ctrl+C."""
    deadline = time.monotonic() + PATIENCE
    while program.poll() is None and time.monotonic() < deadline:
        with suppress(OSError):
            if '"title' in told.read_text() or '"dialog' in told.read_text():
                # A while longer: what the disk says comes later than the first picture.
                time.sleep(0.5)
                break
        time.sleep(0.02)
    if program.poll() is None:
        program.send_signal(signal.SIGINT)


def _kept(data: Path) -> dict[str, bytes | str]:
    """What is in the folder: the content of plain files, where links lead, what else there is."""
    found: dict[str, bytes | str] = {}
    for path in sorted(data.rglob("*")):
        name = str(path.relative_to(data))
        if path.is_symlink():
            found[name] = f"link {os.readlink(path)}"
        elif path.is_file():
            found[name] = path.read_bytes()
        elif not path.is_dir():
            found[name] = "special"
    # Files of the program's own, which it writes anew.
    return {name: held for name, held in found.items() if name not in ("lock",)}


def _listed(folder: Path, data: Path, report: Report) -> list[str]:
    """Whether the sound games are offered, and whether everything is read in one and the same way.

    A copy is looked at, so that what is opened here changes nothing.
    """
    faults = []
    copy = folder / "copy"
    shutil.copytree(data, copy, symlinks=True, ignore=_no_plain_files)
    home = a_home(copy, Puppets())
    try:
        home.begin().result(PATIENCE)
        offered = home.tasks.do(home.archive.unfinished).result(PATIENCE)
        if not any(one.path.stem == SOUND and one.problem is None for one in offered):
            faults.append("the sound game is not offered")
        with suppress(GameError):
            saved = home.saves.entries()
            if not any(one.name == "sound" and one.problem is None for one in saved):
                faults.append("the sound save is not listed")
        for entry in offered:
            refused = _refused_by_checking(entry.path, home.catalogue)
            if entry.problem is None and refused:
                faults.append(f"offered and refused: {entry.path.name!r}")
            report.count("games read in two ways")
            try:
                session = Session.resume(home, entry.path)
            except GameError:
                if not refused:
                    faults.append(f"called sound and not opened: {entry.path.name!r}")
            else:
                session.close().result(PATIENCE)
                if refused:
                    faults.append(f"refused and opened: {entry.path.name!r}")
    except Exception as error:
        faults.append(f"{type(error).__name__} of a list: {error}"[:300])
    finally:
        home.close()
    return faults


def _refused_by_checking(path: Path, catalogue: object) -> bool:
    """Whether checking finds no game there at all; damage further down is none of that."""
    reasons = [reason.id for reason in check_save(path, catalogue)]  # type: ignore[arg-type]
    return (
        bool(reasons) and "error.save.kept" not in reasons and "error.save.summary" not in reasons
    )


def _no_plain_files(folder: str, names: list[str]) -> list[str]:
    """Pipes and sockets cannot be copied."""
    paths = [(name, Path(folder, name)) for name in names]
    return [
        name for name, path in paths if not (path.is_symlink() or path.is_file() or path.is_dir())
    ]


def _lock(data: Path, rng: Random) -> None:
    """What belongs to somebody else, or to nobody: the whole folder, or a part of it."""
    what = rng.choice(
        (data, data, data / "games", data / "saved", data / "games" / f"{SOUND}.journal")
    )
    for path in data.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() else 0o644)
    data.chmod(0o755)
    what.chmod(0)


def _may_be_nobody() -> bool:
    """Whether this can be tried: by root, with a Python that others may start."""
    return sys.platform == "linux" and os.geteuid() == 0 and bool(_python())


def _python() -> str:
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    beyond = Path(sys.executable).resolve().is_relative_to(Path.home())
    return (shutil.which(name, path="/usr/bin:/usr/local/bin") or "") if beyond else sys.executable
