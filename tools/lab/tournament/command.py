"""`lab tournament`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tolerance_game.arguments import add_game, game_of, game_values
from tolerance_game.core.random_player import RANDOM
from tolerance_game.exit_codes import INTERRUPTED, OK, UNUSABLE
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue

from .contestant import NotSo, contestant
from .match_up import GameKey, MatchUp, every_pair, games_of, ladder, seed_of_deal
from .played import Played
from .report import report
from .results_file import BadResults, Results, ResultsFile, merged
from .running import cores, play_all
from .table_setup import TableSetup

ABOUT: Final = """\
Players against each other on duplicate deals. The candidate plays each deal once at every
seat, against so many of the other as there are further seats. Hands, roles and all else that
chance does depend on the deal alone, and what a player draws on the deal, its seat and the
number of its choice.

A PLAYER is the name of a player of the game, with a budget of iterations and settings if it
takes any, as in `thumb` or `strong:3000`, or the dotted name of a class. Without --against and
--ladder everyone plays everyone. With --out every game is kept as soon as it is over: the same
command goes on where it was cut off, and more deals or players can follow. --merge takes in
the files of other machines; without any PLAYER it only prints their table.

  lead    points above the mean of the others
  x par   share of the wins, times the number of players; a draw is shared by all
  a move  how long a choice among several moves took, median and p99

Behind ± is one standard error over deals.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "tournament",
        help="how strong players are, on duplicate deals",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("contestants", nargs="*", metavar="PLAYER", help="who plays")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--against", metavar="PLAYER", help="each of them against this one")
    how.add_argument("--ladder", action="store_true", help="each against the one before it")
    add_run(parser)
    parser.add_argument(
        "--merge", type=Path, nargs="+", default=[], metavar="FILE", help="take these games in"
    )
    add_game(parser)
    parser.set_defaults(run=run)


def add_run(parser: argparse.ArgumentParser) -> None:
    """The options of whatever plays many games."""
    parser.add_argument("--deals", type=int, default=100, help="how many (default 100)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--budget", type=int, help="for players that take one and have none")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the games here")
    parser.add_argument(
        "--processes", type=int, default=cores(), help="default: as many as there are cores"
    )
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="play with the figures of an owner's folder"
    )


def run(args: argparse.Namespace) -> int:
    """Plays what is missing, and prints the table."""
    try:
        return _run(args)
    except (NotSo, BadResults) as error:
        print(error, file=sys.stderr)
        return UNUSABLE


def _run(args: argparse.Namespace) -> int:
    whole = True
    if args.contestants:
        setup = setup_of(args)
        tables = [Results(setup)]
        whole = play_missing(args, setup, _match_ups(args, setup), tables[0])
    elif not args.merge:
        raise NotSo("there is nothing to do: name players, or files to --merge")
    else:
        tables = merged(args.merge)
        if args.out and len(tables) > 1:
            raise BadResults("--merge: these are games of several tables")
        if args.out:
            with ResultsFile(args.out, tables[0].setup) as file:
                file.take(tables[0])
    for number, results in enumerate(tables):
        if number:
            print()
        for line in report(results):
            print(line)
    return OK if whole else INTERRUPTED


def setup_of(args: argparse.Namespace) -> TableSetup:
    """The table of the command line. Raises GameError or BadData."""
    catalogue = load_catalogue(args.data)
    return TableSetup.of(lay_table(game_of(args), game_values(args), (RANDOM,), None, catalogue))


def names_of(texts: Iterable[str], game: str, budget: int | None) -> tuple[str, ...]:
    """Contestants as their games name them. Raises Malformed or NotSo for one that is not there."""
    found = []
    for text in texts:
        one = contestant(text).with_budget(game, budget)
        one.decide(game)
        found.append(str(one))
    return tuple(dict.fromkeys(found))


def _match_ups(args: argparse.Namespace, setup: TableSetup) -> tuple[MatchUp, ...]:
    names = names_of(args.contestants, setup.game, args.budget)
    if args.against:
        (other,) = names_of((args.against,), setup.game, args.budget)
        return tuple(MatchUp(name, other) for name in names)
    if len(names) == 1:
        return (MatchUp(names[0], names[0]),)
    return ladder(names) if args.ladder else every_pair(names, setup.seats)


def play_missing(
    args: argparse.Namespace, setup: TableSetup, match_ups: Iterable[MatchUp], results: Results
) -> bool:
    """Plays the games of the command line that are not there yet, into these results.

    Gives False when it was stopped by Ctrl+C; what was played until then is kept.
    """
    first = seed_of_deal(1 if args.seed is None else args.seed, args.first)
    keys = games_of(match_ups, setup.seats, range(first, first + args.deals))
    with ResultsFile(args.out, setup, results) as file:
        for other in merged(getattr(args, "merge", ())):
            file.take(other)
        missing = [key for key in keys if key not in results.games]
        try:
            for game in _with_progress(setup, missing, args.processes):
                file.add(game)
        except KeyboardInterrupt:
            return False
    return True


def _with_progress(setup: TableSetup, keys: list[GameKey], processes: int) -> Iterator[Played]:
    """The games, with how far they are on the error stream."""
    begin = told = time.monotonic()
    for number, game in enumerate(play_all(setup, keys, processes), start=1):
        yield game
        now = time.monotonic()
        if now - told >= 1 or number == len(keys):
            told, rate = now, number / max(now - begin, 1e-9)
            left = (len(keys) - number) / rate
            said = f"{number:,} of {len(keys):,} games, {rate:.3g} a second, {left:,.0f} s to go"
            print(f"\r{said:<70}", end="", file=sys.stderr, flush=True)
    if keys:
        print(file=sys.stderr)
