"""The program: the only place where all parts meet, and its command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

from . import PROGRAM, VERSION, builds, exit_codes, streams
from .arguments import add_game, add_language, game_of, game_values
from .core import GameError, Reason
from .games import game, kind_of_engines, usual_player
from .match import Table
from .session import Home
from .session.table import lay_table
from .storage.data.catalogue import Catalogue, check_data, load_catalogue
from .storage.data.faults import BadData
from .storage.disk.files import shown
from .storage.disk.folders import ENVIRONMENT, Folders, find_folders
from .storage.settings.settings import DEFAULTS, language_of, system_locale
from .storage.settings.settings_file import SettingsFile, read_settings
from .terminal import Console, Narrator, all_sides, play
from .words import Teller, Words

EXPECTED = (GameError, BadData, BrokenPipeError, streams.Unheard)
"""Errors that are reported to the person and are no failure of the program."""

WINDOW = "tolerance_game.ui.program"
"""The module whose `run` opens the window and returns the exit code."""
Window = Callable[[Home, Catalogue, argparse.Namespace], int]

ENGINES = {
    builds.COMPILED: "compiled engines",
    builds.PLAIN: "engines in plain Python",
    builds.PARTLY: "compiled engines in part",
    builds.OUTDATED: "engines in plain Python: those compiled are of other sources",
}

_TOLD = 3
"""How many faults of found figures are reported at the start; `--check-data` lists them all."""

LINES_IN_BOX = 12
"""How many lines of a refusal fit into a box of the system."""

FIGURES = "figures"
"""The name of that folder, whose layout is that of the program's own `data`."""

EPILOG = f"""\
Everything is kept in the folders that the system means for such things. --data-dir moves it all,
else {ENVIRONMENT} in the environment, else a file "portable" beside the program, which then uses
its folder "saves". --report tells the folders. A folder "{FIGURES}" beside the settings holds the
figures of your own printed cards; it is used whenever --data names no other.

The program ends with 0 when all is well, 2 when what it was given cannot be used, 3 when there is
no display for the window, 4 when what it says cannot be written, 5 when it has gone wrong itself,
and 130 when it was interrupted.
"""


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; returns its exit code."""
    goes_somewhere = streams.prepare()
    args: argparse.Namespace | None = None
    home: Surroundings | None = None
    try:
        teller = Teller(Words(system_language()))
    except Exception as error:
        return _fail(error, args, home)
    try:
        args = _parser().parse_args(arguments)
        teller = Teller(Words(args.lang or teller.words.language))
        home = _look_around(args)
        teller = home.teller
        if not goes_somewhere and _writes(args):
            return _cannot_write(teller)
        code = _run(args, home)
        streams.flush()
        return code
    except BrokenPipeError:
        # The reader of the output has gone, as `head` does: no message.
        streams.hush()
        return exit_codes.OK
    except KeyboardInterrupt:
        streams.hush()
        return exit_codes.INTERRUPTED
    except BadData as error:
        found = [teller.words.say("terminal.data_has_faults", number=len(error.faults))]
        return _refuse([*found, *(f"  {teller.fault(fault)}" for fault in error.faults)], args)
    except GameError as error:
        return _refuse([teller.refusal(error)], args)
    except streams.Unheard:
        return _cannot_write(teller)
    except Exception as error:
        return _fail(error, args, home)


def _refuse(lines: Sequence[str], args: argparse.Namespace | None) -> int:
    """What the program was given cannot be used: that is said where a person sees it."""
    for line in lines:
        streams.warn(line)
    if _wants_window(args) and not streams.is_watched():
        with suppress(Exception):
            # Imported late: only a start that fails needs it.
            from .ui.kit.message_box import message_box

            message_box(PROGRAM.title(), "\n".join(lines[:LINES_IN_BOX]))
    return exit_codes.UNUSABLE


def _fail(error: Exception, args: argparse.Namespace | None, home: Surroundings | None) -> int:
    """The program itself has gone wrong: a report is written, and told where a person sees it."""
    # Imported late: a start without failures needs none of it.
    from .storage.settings.crash_report import Circumstances, crash_of

    language, settings = system_language(), None
    if home is not None:
        language, settings = home.language, home.file.settings
    known = Circumstances(home.folders if home is not None else None, settings)
    crash = crash_of(error, known, os.environ)
    streams.warn(crash.told(language))
    if _wants_window(args):
        with suppress(Exception):
            # Imported late: a program without a window has none of it.
            from .ui.crash import show

            show(crash, language, settings)
    return exit_codes.FAILED


def _wants_window(args: argparse.Namespace | None) -> bool:
    """Whether there is a person before a screen; of a start that got nowhere, nobody knows."""
    return not streams.is_watched() if args is None else not _writes(args)


def _writes(args: argparse.Namespace) -> bool:
    """Whether the purpose of this run is to write something."""
    tools = (args.check_data, args.check_save, args.replay)
    return args.text or args.report or any(tool is not None for tool in tools)


def _cannot_write(teller: Teller) -> int:
    streams.hush()
    streams.warn(teller.words.say("error.output"))
    return exit_codes.CANNOT_WRITE


def system_language() -> str:
    """The language before any settings are known."""
    return language_of(DEFAULTS, system_locale(os.environ))


class Surroundings(NamedTuple):
    """Folders, settings and language."""

    folders: Folders
    file: SettingsFile
    teller: Teller

    @property
    def language(self) -> str:
        """The language of everything that is told."""
        return self.teller.words.language


def _look_around(args: argparse.Namespace, may_move: bool = False) -> Surroundings:
    """The folders and settings; creates and changes nothing unless `may_move`."""
    folders = find_folders(args.data_dir)
    file = read_settings(folders.settings, may_move)
    language = args.lang or language_of(file.settings, system_locale(os.environ))
    return Surroundings(folders, file, Teller(Words(language)))


class CommandLineParser(argparse.ArgumentParser):
    """Prints its help by `streams`, which notices when it cannot be written."""

    def _print_message(self, message: str, file: Any = None) -> None:
        if message:
            say = streams.tell if file is sys.stdout else streams.warn
            say(message.removesuffix("\n"))


class VersionAction(argparse.Action):
    """Says the version, and how the engines run; to know that, they have to be looked at."""

    def __call__(self, parser: argparse.ArgumentParser, *_values: Any) -> None:
        streams.tell(f"Tolerance {VERSION} ({ENGINES[kind_of_engines()]})")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = CommandLineParser(
        prog=PROGRAM,
        usage="%(prog)s [options]",
        description="Tolerance and Schisma: two card games on one table.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_part("game", add_game), _part("language, figures and folders", _add_where)],
    )
    parser.add_argument(
        "--version", action=VersionAction, nargs=0, help="say which version this is"
    )
    parser.set_defaults(lang=None)
    _add_commands(parser)
    return parser


def _part(title: str, add: Callable[[argparse.ArgumentParser], None]) -> argparse.ArgumentParser:
    """Options with a heading of their own in the help."""
    part = argparse.ArgumentParser(add_help=False)
    part._optionals.title = title
    add(part)
    return part


def _add_where(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument(
        "--text", action="store_true", help="play in the terminal, also where there is a window"
    )
    parser.add_argument(
        "--side",
        choices=all_sides(),
        help="in the terminal, in a game with sides: where you sit; both: two people",
    )
    parser.add_argument(
        "--safe-graphics",
        action="store_true",
        help="for a display that gives trouble: draw without the graphics card, in a plain window",
    )
    parser.add_argument(
        "--data-dir", type=_folder, metavar="FOLDER", help="keep everything in this folder"
    )


def _add_commands(parser: argparse.ArgumentParser) -> None:
    """Commands that replace playing; one at a time."""
    group = parser.add_argument_group("instead of a game").add_mutually_exclusive_group()
    group.add_argument(
        "--check-data",
        nargs="?",
        const="",
        metavar="FOLDER",
        type=lambda text: Path(text) if text else "",
        help="check the data, with an owner's folder laid over it",
    )
    group.add_argument(
        "--check-save", type=Path, metavar="FILE", help="check a saved game or a record"
    )
    group.add_argument(
        "--replay", type=Path, metavar="FILE", help="tell a saved game or a record in words"
    )
    group.add_argument("--report", action="store_true", help="print what a report of a fault needs")


def _folder(text: str) -> Path:
    if not text or "\0" in text:
        # As from an unset variable: the current folder is not what was meant.
        raise argparse.ArgumentTypeError("no folder is named")
    return Path(text)


def _run(args: argparse.Namespace, home: Surroundings) -> int:
    if args.check_data is not None:
        return _check(args.check_data or args.data or own_figures(home.folders), home.teller)
    if args.check_save is not None:
        return _check_save(args, home)
    if args.replay is not None:
        return _replay(args, home)
    if args.report:
        return _report(args, home)
    return _play(args, home)


def own_figures(folders: Folders) -> Path | None:
    """The folder beside the settings in which an owner of the printed game keeps its figures."""
    folder = folders.settings / FIGURES
    return folder if os.path.isdir(folder) else None


def _figures(args: argparse.Namespace, folders: Folders) -> tuple[Catalogue, tuple[Reason, ...]]:
    """The figures to play with, and the faults of those beside the settings.

    Raises BadData for faults in a folder that was named. A folder that was only found must not
    keep people from playing.
    """
    if args.data is not None:
        return load_catalogue(args.data), ()
    folder = own_figures(folders)
    try:
        return load_catalogue(folder), ()
    except BadData as error:
        if folder is None:
            # A file of the program itself is lost or damaged.
            raise
        passed_over = Reason("error.figures.passed_over", {"file": shown(folder)})
        faults = tuple(fault.reason() for fault in error.faults[:_TOLD])
        return load_catalogue(), (*faults, passed_over)


def _check(folder: Path | None, teller: Teller) -> int:
    """`--check-data`: every fault with file, line, key, what was expected and what was found."""
    faults = check_data(folder)
    if faults:
        raise BadData(faults)
    streams.tell(teller.words.say("terminal.data_is_sound"))
    return exit_codes.OK


def _tell(reasons: Sequence[Reason], teller: Teller) -> None:
    """Reports problems on the error stream, since they are no part of the game."""
    for reason in reasons:
        streams.warn(teller.cited(teller.reason(reason)))


def _check_save(args: argparse.Namespace, home: Surroundings) -> int:
    """`--check-save`: every move is made again, and all that the file says is compared."""
    # Imported late: most starts of the program need none of it.
    from .storage.saves.loading import load_save

    catalogue, notices = _figures(args, home.folders)
    _tell(notices, home.teller)
    loaded = load_save(args.check_save, catalogue)
    if loaded.faults:
        _tell(loaded.faults, home.teller)
        return exit_codes.UNUSABLE
    say, file, number = home.teller.words.say, shown(args.check_save), len(loaded.moments)
    if loaded.outcome is None:
        streams.tell(say("terminal.save.sound_unfinished", file=file, number=number))
    else:
        streams.tell(say("terminal.save.sound", file=file, number=number))
    return exit_codes.OK


def _replay(args: argparse.Namespace, home: Surroundings) -> int:
    """`--replay`: tells a game from its file, up to the first fault."""
    # Imported late: most starts of the program need none of it.
    from .match.seats import seats_of
    from .storage.saves.loading import load_save

    catalogue, notices = _figures(args, home.folders)
    _tell(notices, home.teller)
    loaded = load_save(args.replay, catalogue)
    header = loaded.header
    seats = seats_of(header)
    table = Table(loaded.game, loaded.options, len(seats), header)
    narrator = Narrator(table, catalogue, home.language).naming(seats)
    for line in narrator.title(header):
        streams.tell(line)
    for moment in loaded.moments:
        for line in narrator.events(moment.events):
            streams.tell(line)
    acting = loaded.game.to_act(loaded.state)
    if acting is not None and acting >= 0:
        streams.tell(narrator.say("terminal.waiting", seat=acting))
    streams.flush()
    _tell(loaded.faults, home.teller)
    return exit_codes.UNUSABLE if loaded.faults else exit_codes.OK


def _report(args: argparse.Namespace, home: Surroundings) -> int:
    """`--report`: versions, folders, settings and log, without names and secrets."""
    # Imported late: most starts of the program need none of it.
    from .storage.settings.report import report_lines, secrets_of

    with suppress(ImportError):
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        # Imported late: its version is told when it is loaded.
        import pygame  # noqa: F401
    catalogue, notices = _figures(args, home.folders)
    for line in report_lines(
        home.folders,
        home.file.settings,
        (*home.file.notices, *notices),
        catalogue.digest,
        secrets_of(catalogue),
        home.teller.words.say,
        os.environ,
    ):
        streams.tell(line)
    return exit_codes.OK


@contextmanager
def _at_home(
    args: argparse.Namespace, catalogue: Catalogue, known: Sequence[Reason]
) -> Iterator[Home]:
    """The home of all games of this run: locked, with a log, and with the settings written once.

    Problems with them are reported, after those already `known`, and do not prevent playing.
    """
    # Imported late: most starts of the program need none of it.
    from .storage.disk.lock import take_lock
    from .storage.disk.log import Log
    from .storage.settings.settings_file import write_settings

    with take_lock(find_folders(args.data_dir).data) as lock:
        around = _look_around(args, lock.may_write)
        file = around.file
        log = Log(around.folders.logs if lock.may_write else None)
        log.begin()
        notices = [*known, *(one for one in (lock.reason, log.reason) if one), *file.notices]
        if lock.may_write and file.writable and not file.content:
            file, reason = write_settings(file, file.settings, around.teller.words.say)
            notices += [reason] if reason else []
        for notice in notices:
            log.line(f"notice {notice}")
        _tell(notices, around.teller)
        home = Home(
            around.folders,
            catalogue,
            file,
            language=around.language,
            may_write=lock.may_write,
            refused=lock.reason,
            log=log,
            notices=tuple(notices),
        )
        try:
            with log.watching(EXPECTED):
                yield home
        finally:
            if not home.close():
                log.line("the disk did not answer in time")
            log.line("end")
            log.close()


def find_window() -> Window | None:
    """The function that opens the window; None in a program without one."""
    try:
        if find_spec(WINDOW) is None:
            return None
    except ModuleNotFoundError:
        return None
    run: Window = import_module(WINDOW).run
    return run


def _play(args: argparse.Namespace, around: Surroundings) -> int:
    """A game in the window; in the terminal when that is asked for, or there is no window."""
    catalogue, notices = _figures(args, around.folders)
    open_window = None if args.text else find_window()
    if open_window is not None:
        if args.game and not game(args.game).UI:
            values = {"game": args.game, "which": args.game}
            notices = (*notices, Reason("window.terminal_only", values))
        with _at_home(args, catalogue, notices) as home:
            return open_window(home, catalogue, args)
    seed = args.seed if args.seed is not None else SystemRandom().randrange(1_000_000)
    name = game_of(args)
    table = lay_table(name, game_values(args), (usual_player(name),), seed, catalogue)
    with _at_home(args, catalogue, notices) as home:
        home.begin()
        _tell(home.tasks.do(home.archive.unopenable).result(), around.teller)
        asks = sys.stdin is not None and sys.stdin.isatty()
        console = Console(streams.ask, streams.tell, streams.warn)
        play(home, table, console, args.side, asks_side=asks)
    return exit_codes.OK
