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
from typing import NamedTuple

from tolerance_game import VERSION
from tolerance_game.arguments import add_game, add_language, game_values
from tolerance_game.core.errors import GameError, Reason
from tolerance_game.sitting import Home
from tolerance_game.sitting.setup import USUAL_OPPONENT
from tolerance_game.storage.catalogue import Catalogue, check_data, load_catalogue
from tolerance_game.storage.faults import BadData
from tolerance_game.storage.files import shown
from tolerance_game.storage.folders import ENVIRONMENT, Folders, find_folders
from tolerance_game.storage.settings import language_of, system_locale
from tolerance_game.storage.settings_file import SettingsFile, read_settings
from tolerance_game.table import Table, lay_table
from tolerance_game.terminal import Narrator, nobody_listens, play
from tolerance_game.words import Teller, Words

SOUND, UNUSABLE, INTERRUPTED = 0, 2, 130
"""What the program ends with: all is well, the input is unusable, or somebody stopped it."""

EXPECTED = (GameError, BadData, BrokenPipeError)
"""Errors that are told to the person and are no failure of the program."""

WINDOW = "tolerance_game.ui.program"
"""The module whose `run` opens the window and gives the number the program ends with."""
Window = Callable[[Home, Catalogue, argparse.Namespace], int]

FIGURES = "figures"
"""The name of that folder; its shape is that of the program's own `data`."""

EPILOG = f"""\
Everything is kept in the folders that the system means for such things. --data-dir moves it all,
else {ENVIRONMENT} in the environment, else a file "portable" beside the program, which then uses
its folder "saves". --report tells the folders. A folder "{FIGURES}" beside the settings holds the
figures of your own printed cards; it is used whenever --data names no other.

The program ends with 0 when all is well, 2 when what it was given cannot be used, and 130 when it
was interrupted.
"""


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; gives the number it ends with."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows its number instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    args = _parser().parse_args(arguments)
    home = _look_around(args)
    try:
        return _run(args, home)
    except BrokenPipeError:
        return nobody_listens()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BadData as error:
        _tell_faults(error, home.teller)
    except GameError as error:
        print(home.teller.refusal(error), file=sys.stderr)
    return UNUSABLE


class Surroundings(NamedTuple):
    """Where things are, what is set, and how to say it."""

    folders: Folders
    file: SettingsFile
    teller: Teller

    @property
    def language(self) -> str:
        """The language of everything that is told."""
        return self.teller.words.language


def _look_around(args: argparse.Namespace, may_move: bool = False) -> Surroundings:
    """The folders and settings; nothing is made or changed unless `may_move`."""
    folders = find_folders(args.data_dir)
    file = read_settings(folders.settings, may_move)
    language = args.lang or language_of(file.settings, system_locale(os.environ))
    return Surroundings(folders, file, Teller(Words(language)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tolerance",
        usage="%(prog)s [options]",
        description="Tolerance and Schisma: two card games on one table.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_part("game", add_game), _part("language, figures and folders", _add_where)],
    )
    parser.add_argument("--version", action="version", version=f"Tolerance {VERSION}")
    parser.set_defaults(lang=None)
    _add_commands(parser)
    return parser


def _part(title: str, add: Callable[[argparse.ArgumentParser], None]) -> argparse.ArgumentParser:
    """Some options under a title of their own in the help."""
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
        "--data-dir", type=_folder, metavar="FOLDER", help="keep everything in this folder"
    )


def _add_commands(parser: argparse.ArgumentParser) -> None:
    """What to do instead of playing; one at a time."""
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
        # As from a variable that was never set: the current folder is not what was meant.
        raise argparse.ArgumentTypeError("no folder is named")
    return Path(text)


def _run(args: argparse.Namespace, home: Surroundings) -> int:
    args.data = args.data or own_figures(home.folders)
    if args.check_data is not None:
        return _check(args.check_data or args.data, home.teller)
    if args.check_save is not None:
        return _check_save(args, home)
    if args.replay is not None:
        return _replay(args, home)
    if args.report:
        return _report(args, home)
    return _play(args)


def own_figures(folders: Folders) -> Path | None:
    """The folder beside the settings in which an owner of the printed game keeps its figures."""
    folder = folders.settings / FIGURES
    return folder if folder.is_dir() else None


def _check(folder: Path | None, teller: Teller) -> int:
    """`--check-data`: every fault with file, line, key, what was expected and what was found."""
    faults = check_data(folder)
    if faults:
        raise BadData(faults)
    print(teller.words.say("terminal.data_is_sound"))
    return SOUND


def _tell_faults(error: BadData, teller: Teller) -> None:
    number = len(error.faults)
    print(teller.words.say("terminal.data_has_faults", number=number), file=sys.stderr)
    for fault in error.faults:
        print("  " + teller.fault(fault), file=sys.stderr)


def _tell(reasons: Sequence[Reason], teller: Teller) -> None:
    """Says what is wrong, where nobody takes it for a part of the game."""
    for reason in reasons:
        print(teller.reason(reason), file=sys.stderr)


def _check_save(args: argparse.Namespace, home: Surroundings) -> int:
    """`--check-save`: every move is made again, and all that the file says is compared."""
    from tolerance_game.storage.loading import load_save

    loaded = load_save(args.check_save, load_catalogue(args.data))
    if loaded.faults:
        _tell(loaded.faults, home.teller)
        return UNUSABLE
    say, file, number = home.teller.words.say, shown(args.check_save), len(loaded.moments)
    if loaded.outcome is None:
        print(say("terminal.save.sound_unfinished", file=file, number=number))
    else:
        print(say("terminal.save.sound", file=file, number=number))
    return SOUND


def _replay(args: argparse.Namespace, home: Surroundings) -> int:
    """`--replay`: a game told from its file, as far as that holds."""
    from tolerance_game.match.seats import seats_of
    from tolerance_game.storage.loading import load_save

    catalogue = load_catalogue(args.data)
    loaded = load_save(args.replay, catalogue)
    header = loaded.header
    seats = seats_of(header)
    table = Table(loaded.game, loaded.options, len(seats), header)
    narrator = Narrator(table, catalogue, home.language).naming(seats)
    for line in narrator.title(header):
        print(line)
    for moment in loaded.moments:
        for line in narrator.events(moment.events):
            print(line)
    acting = loaded.game.to_act(loaded.state)
    if acting is not None and acting >= 0:
        print(narrator.say("terminal.waiting", seat=acting))
    sys.stdout.flush()
    _tell(loaded.faults, home.teller)
    return UNUSABLE if loaded.faults else SOUND


def _report(args: argparse.Namespace, home: Surroundings) -> int:
    """`--report`: versions, folders, settings and log, without names and secrets."""
    from tolerance_game.storage.report import report_lines

    with suppress(ImportError):
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        import pygame  # noqa: F401  its version is told when it is loaded
    catalogue = load_catalogue(args.data)
    for line in report_lines(
        home.folders,
        home.file.settings,
        home.file.notices,
        catalogue.digest,
        _secrets(catalogue),
        home.teller.words.say,
        os.environ,
    ):
        print(line)
    return SOUND


def _secrets(catalogue: Catalogue) -> frozenset[str]:
    """What would tell who holds what: the ids of cards and roles."""
    material = catalogue.tolerance.material
    cards = {card.id for edition in material.cards.values() for card in edition}
    return frozenset(cards | {role.id for role in material.roles})


@contextmanager
def _at_home(args: argparse.Namespace, catalogue: Catalogue) -> Iterator[Home]:
    """The home of all games of this run: locked, with a log, and with the settings written once.

    What goes wrong with them is said and is no reason not to play.
    """
    from tolerance_game.storage.lock import take_lock
    from tolerance_game.storage.log import Log
    from tolerance_game.storage.settings_file import write_settings

    with take_lock(find_folders(args.data_dir).data) as lock:
        around = _look_around(args, lock.may_write)
        file = around.file
        log = Log(around.folders.logs if lock.may_write else None)
        log.begin()
        notices = [*(one for one in (lock.reason, log.reason) if one), *file.notices]
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
    """What opens the window; None in a program that has none."""
    try:
        if find_spec(WINDOW) is None:
            return None
    except ModuleNotFoundError:
        return None
    run: Window = import_module(WINDOW).run
    return run


def _play(args: argparse.Namespace) -> int:
    """A game in the window; in the terminal when that is asked for, or there is no window."""
    catalogue = load_catalogue(args.data)
    open_window = None if args.text else find_window()
    if open_window is not None:
        with _at_home(args, catalogue) as home:
            return open_window(home, catalogue, args)
    seed = args.seed if args.seed is not None else SystemRandom().randrange(1_000_000)
    table = lay_table(args.game, game_values(args), (USUAL_OPPONENT,), seed, catalogue)
    with _at_home(args, catalogue) as home:
        home.begin()
        play(home, table, input, print, _warn)
    return SOUND


def _warn(text: str) -> None:
    print(text, file=sys.stderr)
