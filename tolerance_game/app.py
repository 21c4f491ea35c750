"""The program: the only place where all parts meet, and its command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import SystemRandom

from tolerance_game import VERSION
from tolerance_game.arguments import add_game, add_language, game_values
from tolerance_game.core.errors import GameError
from tolerance_game.storage.catalogue import check_data, load_catalogue
from tolerance_game.storage.faults import BadData
from tolerance_game.table import lay_table
from tolerance_game.terminal import Narrator, nobody_listens, play
from tolerance_game.words import Teller, Words

SOUND, UNUSABLE, INTERRUPTED = 0, 2, 130
"""What the program ends with: all is well, the input is unusable, or somebody stopped it."""


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; gives the number it ends with."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows its number instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    args = _parser().parse_args(arguments)
    teller = Teller(Words(args.lang))
    try:
        if args.check_data is not None:
            return _check(args.check_data or None, teller)
        return _play(args)
    except BrokenPipeError:
        return nobody_listens()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BadData as error:
        _tell_faults(error, teller)
    except GameError as error:
        print(teller.refusal(error), file=sys.stderr)
    return UNUSABLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tolerance", description="Tolerance and Schisma.")
    parser.add_argument("--version", action="version", version=f"Tolerance {VERSION}")
    parser.add_argument(
        "--check-data",
        nargs="?",
        const="",
        metavar="FOLDER",
        type=lambda text: Path(text) if text else "",
        help="check the data, with an owner's folder laid over it, and end",
    )
    add_language(parser)
    add_game(parser)
    return parser


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


def _play(args: argparse.Namespace) -> int:
    """Until there is a window: a game in the terminal, the person at the first seat."""
    catalogue = load_catalogue(args.data)
    seed = args.seed if args.seed is not None else SystemRandom().randrange(1_000_000)
    table = lay_table(args.game, game_values(args), ("thumb",), seed, catalogue)
    play(table, Narrator(table, catalogue, args.lang), input, print)
    return SOUND
