"""Damaged saves, journals, settings, statistics and card files: read, or refused with a reason.

Nothing else may come out of it: no other exception, none slower than half a second or larger than
100 MB, nothing lost that stood before the damage, nothing of the user's deleted, and every reason
can be said in both languages.
"""

from __future__ import annotations

import ctypes
import gc
import os
import resource
import signal
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from tolerance_game.core.errors import Corrupt, GameError, Reason
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.saves.journal import open_journal
from tolerance_game.storage.saves.loading import Loaded, load
from tolerance_game.storage.saves.save_list import entry_of
from tolerance_game.storage.saves.save_reading import glance
from tolerance_game.storage.settings.settings import changed, value_of
from tolerance_game.storage.settings.settings_file import FILE as SETTINGS_FILE
from tolerance_game.storage.settings.settings_file import read_settings, write_settings
from tolerance_game.storage.statistics.statistics_file import FILE as STATISTICS_FILE
from tolerance_game.storage.statistics.statistics_file import Finished, gather
from tolerance_game.storage.statistics.statistics_table import as_csv
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from . import originals
from .damage import damaged, lies, lying
from .life import resumed
from .replays import private_folder
from .report import Report
from .sharing import shared_out

PART: Final = 500
MAX_SECONDS: Final = 0.5
MAX_MEGABYTES: Final = 100
_HANGS: Final = 30
"""Seconds after which nothing more is waited for."""
_MEMORY: Final = "/dev/shm"


def mutations(count: int, processes: int = 1, seed: int = 0, only: int | None = None) -> Report:
    """So many damaged files; or the one of this number."""
    if only is not None:
        return mutation_part(seed, range(only, only + 1))
    return shared_out(mutation_part, "damaged files", seed, count, PART, processes)


def mutation_part(seed: int, numbers: range) -> Report:
    """The files of these numbers."""
    report = Report("damaged files")
    signal.signal(signal.SIGALRM, _hangs)
    warm_up()
    # What others left behind is given back now, not while a file is opened.
    gc.collect()
    with private_folder(_MEMORY if os.path.isdir(_MEMORY) else None) as folder:
        for number in numbers:
            rng = Random(f"mutations/{seed}/{number}")
            where = f"mutations --seed {seed} --only {number}"
            report.size += 1
            signal.alarm(_HANGS)
            _forget_peak()
            least = _peak()
            begin = time.process_time()
            try:
                answer, faults = _pick(rng)(folder, rng)
            except Exception as error:
                answer, faults = "uncaught", [f"{type(error).__name__}: {error}"[:200]]
            seconds = time.process_time() - begin
            signal.alarm(0)
            report.count(answer)
            report.measure("seconds", seconds)
            if seconds > MAX_SECONDS:
                faults.append(f"took {seconds:.2f} s")
            megabytes = (_peak() - least) / 1024
            report.measure("megabytes", megabytes)
            if megabytes > MAX_MEGABYTES:
                faults.append(f"took {megabytes:.0f} MB")
            report.broken += [f"{where}: {fault}" for fault in faults]
    return report


def _hangs(*_signal: object) -> None:
    raise TimeoutError(f"no answer after {_HANGS} s")


def _forget_peak() -> None:
    """What the process had before, as under a test runner, must not hide what a file takes.

    Nor what it had and no longer uses: glibc keeps freed pages for later, where new things fit in
    without the process growing.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def _peak() -> int:
    """The most memory this process had since `_forget_peak`, in kB."""
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@cache
def warm_up() -> None:
    """What is made once does not count for any file."""
    for original in originals.games():
        load(original.content, "")
    originals.settings(), originals.statistics(), _tellers()


Answer = tuple[str, list[str]]
"""What kind of answer there was, and the broken promises."""


def _pick(rng: Random) -> Callable[[Path, Random], Answer]:
    return rng.choices((_of_game, _of_journal, _of_settings, _of_statistics, _of_cards), _SHARES)[0]


_SHARES: Final = (62, 3, 18, 14, 3)


def _of_game(_folder: Path, rng: Random) -> Answer:
    """A journal or a save, read and replayed."""
    original = rng.choice(originals.games())
    if rng.random() < 0.4:
        content = damaged(original.content, rng)
        answer, found, said = _loaded(content, rng)
        return f"game, bytes: {answer}", [*said, *_kept(original, content, found)]
    answer, found, said = _loaded(lies(original.content, rng), rng)
    if found is not None and rng.random() < 0.2:
        try:
            resumed(found)
        except Corrupt as error:
            answer, said = (
                f"cannot be played on ({error.reason.id})",
                _unsayable([error.reason], rng),
            )
    return f"game, lines: {answer}", said


def _loaded(content: bytes, rng: Random) -> tuple[str, Loaded | None, list[str]]:
    try:
        found = load(content, "damaged.save")
        glance(content, "damaged.save")
    except Corrupt as error:
        if error.reason.id == "error.save.beyond_us":
            # The wall held, but there is something behind it that somebody should look at.
            raise
        cause = error.__cause__
        reasons = [error.reason, *([cause.reason] if isinstance(cause, GameError) else ())]
        return f"refused ({error.reason.id})", None, _unsayable(reasons, rng)
    said = _unsayable(found.faults, rng)
    if found.good > len(content):
        said.append("more bytes are good than there are")
    return found.faults[0].id if found.faults else "whole", found, said


def _kept(original: originals.Original, content: bytes, found: Loaded | None) -> list[str]:
    """Whether everything before the damage was kept, and nothing invented."""
    if b'"check"' not in original.content:
        return []
    same = _common(original.content, content)
    if found is None:
        return ["refused, though its first line is sound"] if same >= original.ends[0] else []
    if found.record.moves not in original.after(same):
        return [f"{len(found.moments)} moves, not those before the damage at byte {same}"]
    return []


def _common(one: bytes, other: bytes) -> int:
    """With how many equal bytes the two begin."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _of_journal(folder: Path, rng: Random) -> Answer:
    """A journal, opened and gone on with: then it is sound, and the rest is kept."""
    original = rng.choice(originals.games())
    content = (lies if rng.random() < 0.3 else damaged)(original.content, rng)
    path = folder / "game.journal"
    path.write_bytes(content)
    faults = []
    try:
        entry_of(path, "game")
        opened = open_journal(path)
    except Corrupt as error:
        if path.read_bytes() != content:
            faults.append("refused, but not left as it was")
        _emptied(folder)
        return f"journal: refused ({error.reason.id})", faults
    with opened.journal as journal:
        if not journal.wait(timeout=_HANGS / 2):
            faults.append(f"takes no more: {journal.problems()}")
    again = load(path.read_bytes(), "")
    # A summary that is not right is known to be so until the next one is written.
    wrong = [reason.id for reason in again.faults if reason.id != "error.save.summary"]
    if wrong or again.record != opened.loaded.record:
        faults.append(f"is not sound afterwards: {wrong}")
    files = [one.read_bytes() for one in folder.iterdir()]
    good, rest = content[: opened.loaded.good], content[opened.loaded.good :]
    kept = content in files or not rest.strip() or (rest in files and good in path.read_bytes())
    if not kept:
        faults.append("the rest is not kept")
    _emptied(folder)
    return f"journal: {'torn' if opened.reasons else 'whole'}", faults


def _of_settings(folder: Path, rng: Random) -> Answer:
    content = damaged(rng.choice(originals.settings()), rng)
    path = folder / SETTINGS_FILE
    path.write_bytes(content)
    file = read_settings(folder)
    faults = _unsayable(file.notices, rng)
    if content not in [one.read_bytes() for one in folder.iterdir()]:
        faults.append("what was there is lost")
    if file.writable and rng.random() < 0.1:
        volume = 100 - file.settings.sound.volume
        settings = changed(file.settings, "sound.volume", volume)
        written, reason = write_settings(file, settings, _tellers()[0].words.say)
        again = read_settings(folder)
        if reason is not None and written.writable:
            faults.append(f"cannot be written: {reason}")
        elif reason is None and value_of(again.settings, "sound.volume") != volume:
            faults.append("is not read as it was written")
    _emptied(folder)
    if not file.notices:
        return "settings: sound", faults
    return f"settings: {'read in part' if file.content else 'set aside'}", faults


def _of_statistics(folder: Path, rng: Random) -> Answer:
    """The cache can be thrown away: what it says counts, or it is made again."""
    content = originals.statistics()
    content = (lying if rng.random() < 0.5 else damaged)(content, rng)
    (folder / STATISTICS_FILE).write_bytes(content)
    keys = originals.FINISHED
    found = gather(folder, [Finished(key, "", _gone) for key in keys], may_write=False)
    as_csv(found.statistics, "de", _tellers()[1].words.say)
    _emptied(folder)
    known = len(keys) - len(found.left_out)
    return f"statistics: {known} of {len(keys)} games known", []


def _gone() -> Loaded:
    raise Corrupt(Reason("error.save.empty", {"file": ""}))


def _of_cards(folder: Path, rng: Random) -> Answer:
    name, text = rng.choice(tuple(originals.OWNERS.items()))
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(damaged(text.encode(), rng))
    try:
        load_catalogue(folder)
    except BadData as error:
        answer, reasons = "cards: refused", [fault.reason() for fault in error.faults]
    else:
        answer, reasons = "cards: taken", []
    path.unlink()
    path.parent.rmdir()
    return answer, _unsayable(reasons, rng)


def _emptied(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


@cache
def _tellers() -> tuple[Teller, ...]:
    return Teller(Words("en")), Teller(Words("de"))


def _unsayable(reasons: Iterable[Reason], rng: Random) -> list[str]:
    """The reasons that cannot be said in one of the languages."""
    teller = rng.choice(_tellers())
    return [f"{reason.id} cannot be said" for reason in reasons if not teller.reason(reason)]
