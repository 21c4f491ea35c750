"""`lab balance`."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

from tolerance_game.arguments import add_game
from tolerance_game.exit_codes import FAILED, INTERRUPTED, OK, UNUSABLE
from tolerance_game.match.match import Table
from tools.lab.tournament.command import add_run, names_of, play_missing, setup_of
from tools.lab.tournament.contestant import NotSo, contestant
from tools.lab.tournament.match_up import GameKey, MatchUp
from tools.lab.tournament.played import Played
from tools.lab.tournament.report import title
from tools.lab.tournament.results_file import BadResults, Results, merged
from tools.lab.tournament.running import spread

from .naming import GAME as NAMING
from .naming import ITSELF, LEFT_NEIGHBOUR, naming
from .pool import Figures, Pool
from .replaying import Differs, Step, replayed

ABOUT: Final = """\
What the games of tournaments say of the games themselves: wins by role, seat and starter, where
points come from, what effects come to, tricks that nobody wanted; of Schisma wins by side,
petitions and actions. All games of the FILEs are played again from their lines, each match-up for
itself; or, with --play, as many deals are played first by one player at every seat.

`python -m tools.lab balance --play thumb --game tolerance --roles unique --deals 200`

Behind ± is one standard error over deals. A trick is unwanted when it is worth less than nothing
to the role of its winner, by the measure of the rules of thumb.
"""


class Counting(Protocol):
    """The module that counts a game: `NAME_figures` beside this one."""

    def figures_of(self, table: Table, played: Played, steps: Iterable[Step]) -> Figures:
        """What one game says."""


class Reporting(Protocol):
    """The module that tells the figures of a game: `NAME_report` beside this one."""

    def lines(self, pool: Pool, seats: int, *, cards: bool) -> Iterator[str]:
        """All figures; those of single cards where they are wanted."""

    def comparisons(self, pools: Mapping[MatchUp, Pool]) -> Iterator[str]:
        """What match-ups say together."""


def _module(game: str, what: str) -> Any:
    name = f"{__package__}.{game}_{what}"
    if not find_spec(name):
        raise NotSo(f"there are no figures of {game}")
    return import_module(name)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "balance",
        help="what many games say of roles, cards and rules",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="of tournaments")
    parser.add_argument("--play", metavar="PLAYER", help="play games of this one at every seat")
    parser.add_argument(
        "--naming",
        action="store_true",
        help="with --play, Tolerance: each deal twice, what naming the left neighbour is worth",
    )
    parser.add_argument("--cards", action="store_true", help="the effects of every card as well")
    add_run(parser)
    add_game(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the figures."""
    try:
        return _run(args)
    except (NotSo, BadResults) as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except Differs as error:
        print(f"played again, this game comes out otherwise: {error}", file=sys.stderr)
        return FAILED


def _run(args: argparse.Namespace) -> int:
    tables = merged(args.files)
    if not (args.files or args.play):
        raise NotSo("there is nothing to do: name files of tournaments, or somebody to --play")
    if args.play:
        setup = setup_of(args)
        if args.naming and setup.game != NAMING:
            raise NotSo(f"--naming is about {NAMING}")
        tables.append(Results(setup))
        (name,) = names_of((args.play,), setup.game, args.budget)
        match_ups = [MatchUp(name, name)]
        if args.naming:
            match_ups = [naming(contestant(name), left) for left in (ITSELF, LEFT_NEIGHBOUR)]
        if not play_missing(args, setup, match_ups, tables[-1]):
            return INTERRUPTED
    for number, results in enumerate(tables):
        if number:
            print()
        for line in _report(results, args):
            print(line)
    return OK


def _report(results: Results, args: argparse.Namespace) -> Iterator[str]:
    """The figures of each match-up of a table."""
    setup = results.setup
    yield title(setup)
    told: Reporting = _module(setup.game, "report")
    pools: dict[MatchUp, Pool] = defaultdict(Pool)
    for key, figures in spread(_count, setup, results.games.values(), args.processes):
        pools[key.match_up].add(key.seed, figures)
    for match_up in sorted(pools):
        pool = pools[match_up]
        who = match_up.candidate
        if not match_up.is_alone:
            who += f" and {setup.seats - 1} x {match_up.against}"
        yield ""
        yield f"{who}: {pool.games:,} games on {pool.deals:,} deals"
        yield from told.lines(pool, setup.seats, cards=args.cards)
    yield from told.comparisons(pools)


def _count(table: Table, game: Played) -> tuple[GameKey, Figures]:
    counting: Counting = _module(table.header.game, "figures")
    return game.key, counting.figures_of(table, game, replayed(table, game))
