"""The log: what the program did, line by line, in a file that is rotated at a size.

A log that cannot be written never stops the program: its last lines stay in memory, and `reason`
says what is wrong. Every line is in the file when `line` returns, even if the program is killed.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO

from tolerance_game import PROGRAM, VERSION
from tolerance_game.core import Reason

from .files import shown
from .folders import name_of
from .safe_write import make_folder

FILE: Final = f"{PROGRAM}.log"
PACKAGE: Final = __name__.partition(".")[0]
SIZE: Final = 500_000
COUNT: Final = 5
"""The number of files, including the one in use."""
REMEMBERED: Final = 200
ACTIONS: Final = 50
LONGEST: Final = 20_000
"""The number of characters of an entry that are kept."""

_SECRET: Final = frozenset({"take_role"})
"""Moves of a seat that not everyone may see (T2.6)."""


class Log:
    """A log in a folder, or only in memory if there is none."""

    def __init__(
        self,
        folder: Path | None,
        size: int = SIZE,
        count: int = COUNT,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.path = None if folder is None else folder / FILE
        self.reason: Reason | None = None
        """Why the last line could not be written, if so."""
        self.recent: deque[str] = deque(maxlen=REMEMBERED)
        self._size = size
        self._count = count
        self._clock = clock
        self._actions: deque[str] = deque(maxlen=ACTIONS)
        self._handle: int | None = None
        # Reentrant, as an exception may be logged while a line is written.
        self._alone = threading.RLock()

    def begin(self) -> None:
        """Logs the versions of everything that matters."""
        self.line("begin " + ", ".join(f"{name} {number}" for name, number in versions().items()))

    def line(self, text: str) -> None:
        """Writes an entry with its time; its further lines are indented. Never raises."""
        with self._alone:
            now = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(self._clock()))
            entry = f"{now} {_tidy(text)}\n"
            self.recent.append(entry.rstrip("\n"))
            if self.path is None:
                return
            try:
                self._write(self.path, entry.encode("utf-8", "backslashreplace"))
                self.reason = None
            except OSError as error:
                values = {"file": shown(self.path), "found": name_of(error)}
                self.reason = Reason("error.log", values)
                self.close()

    def action(self, number: int, seat: int, move: str) -> None:
        """Remembers a move in its notation, in case the program fails.

        Moves of chance and the choice of a role are secret: only the word is kept.
        """
        word = move.partition(" ")[0]
        told = f"{word} ..." if seat < 0 or word in _SECRET else move
        self._actions.append(f"{number} seat {seat}: {told}")

    def did(self, what: str) -> None:
        """Remembers any other action of a person, such as opening a screen."""
        self._actions.append(what)

    @property
    def actions(self) -> tuple[str, ...]:
        """The last actions, without what is secret; the latest stands at the end."""
        return tuple(self._actions)

    def error(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Logs an unexpected exception, with the last actions before it. Never raises."""
        # Imported late: a start without failures needs none of it.
        import traceback

        try:
            told = "".join(traceback.format_exception(kind, error, trace))
        except Exception:  # an exception whose own text fails
            told = f"{kind.__name__} without words\n"
        self.line("\n".join(["error", told.rstrip("\n"), "last actions:", *self._actions, "end"]))

    @contextmanager
    def watching(self, expected: tuple[type[BaseException], ...] = ()) -> Iterator[None]:
        """Logs every uncaught exception of any thread within this block, and passes it on.

        Exceptions that are `expected`, and requests to stop, are not logged. Messages to `logging`
        and `warnings` are logged too, as a window shows them nowhere else.
        """
        shown_before = threading.excepthook

        def uncaught(args: threading.ExceptHookArgs) -> None:
            self.error(args.exc_type, args.exc_value, args.exc_traceback)
            shown_before(args)

        threading.excepthook = uncaught
        try:
            with _heard(self):
                yield
        except Exception as error:
            if not isinstance(error, expected):
                self.error(type(error), error, error.__traceback__)
            raise
        finally:
            threading.excepthook = shown_before

    def close(self) -> None:
        """Closes the file; the next line opens it again."""
        with self._alone:
            handle, self._handle = self._handle, None
            if handle is not None:
                os.close(handle)

    def _write(self, path: Path, entry: bytes) -> None:
        """Appends to the file. Raises OSError."""
        handle = self._opened(path)
        size = os.fstat(handle).st_size
        if size and size + len(entry) > self._size:
            self._turn_over(path)
            handle = self._opened(path)
        written = os.write(handle, entry)
        if written < len(entry):
            # A full disk accepts the first part and reports an error only for the second.
            os.write(handle, entry[written:])

    def _opened(self, path: Path) -> int:
        if self._handle is not None and os.fstat(self._handle).st_nlink == 0:
            # The file was deleted: writing to it would succeed, and be lost.
            self.close()
        if self._handle is None:
            make_folder(path.parent)
            flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
            # Without O_NONBLOCK, opening a pipe would wait forever for a reader.
            flags |= getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)
            self._handle = os.open(path, flags, 0o600)
        return self._handle

    def _turn_over(self, path: Path) -> None:
        """The file in use becomes the first of the old ones, and the last of them is deleted."""
        self.close()
        for number in range(self._count - 1, 0, -1):
            newer = path if number == 1 else _numbered(path, number - 1)
            if newer.exists():
                os.replace(newer, _numbered(path, number))
        if self._count == 1:
            path.unlink()


class _Ear(logging.Handler):
    """Passes messages to `logging` on to a log."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """One entry. Never raises, whatever the text."""
        try:
            said = self.format(record)
        except Exception:
            said = f"something that cannot be told, from line {record.lineno}"
        self._log.line(f"{record.levelname.lower()} {record.name}: {said}")


@contextmanager
def _heard(log: Log) -> Iterator[None]:
    """Logs all messages of the program itself, and warnings and errors of others."""
    ear, program, show = _Ear(log), logging.getLogger(PACKAGE), warnings.showwarning
    level = program.level

    def warned(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if file is not None:
            show(message, category, filename, lineno, file, line)
        else:
            where = f"{Path(filename).name}:{lineno}"
            log.line(f"warning {where}: {category.__name__}: {message}")

    logging.getLogger().addHandler(ear)
    program.setLevel(logging.INFO)
    warnings.showwarning = warned
    try:
        yield
    finally:
        warnings.showwarning = show
        program.setLevel(level)
        logging.getLogger().removeHandler(ear)


def _numbered(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}.{number}{path.suffix}")


def _tidy(text: str) -> str:
    """The text with its further lines indented, and control characters as escapes."""
    if len(text) > LONGEST:
        half = LONGEST // 2
        text = f"{text[:half]}\n[...]\n{text[-half:]}"
    lines = text.replace("\r\n", "\n").split("\n")
    return "\n    ".join(
        "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)
        for line in lines
    )


def versions() -> Mapping[str, str]:
    """The versions of the program, Python, the system, and the libraries that are loaded by now."""
    found = {PROGRAM: VERSION, "python": sys.version.split()[0]}
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        found["pygame-ce"] = str(getattr(pygame, "__version__", "?"))
        sdl = getattr(pygame, "get_sdl_version", None)
        found["SDL"] = ".".join(map(str, sdl())) if sdl else "?"
    for module, name in (("yaml", "PyYAML"), ("platformdirs", "platformdirs")):
        if module in sys.modules:
            found[name] = str(getattr(sys.modules[module], "__version__", "?"))
    # Imported late: the start of the program need not wait for it.
    import platform

    found["system"] = f"{platform.system()} {platform.release()} {platform.machine()}"
    if getattr(sys, "frozen", False):
        found["frozen"] = "yes"
    return found


def last_lines(path: Path, number: int) -> tuple[str, ...]:
    """The last lines of a log file; none when it cannot be read."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with open(handle, "rb") as file:
            file.seek(max(0, os.fstat(handle).st_size - number * 400))
            content = file.read()
    except OSError:
        return ()
    return tuple(content.decode("utf-8", "backslashreplace").splitlines()[-number:])
