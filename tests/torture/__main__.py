"""The command line of the instruments: `python -m tests.torture kills --cycles 10000`."""

from __future__ import annotations

import argparse
import os
import sys

from .report import Report

SEED = 20_261_118
LEAKS = ("memory", "handles", "workers")
"""What a soak must find."""
FAULTS = ("error", "loop")
"""What a monkey must find."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one instrument; 0 when no promise was broken, 1 when one was, 2 when it cannot run."""
    args = _parser().parse_args(arguments)
    return int(args.run(args))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tests.torture", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="INSTRUMENT")
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--seed", type=int, default=SEED)
    alone = argparse.ArgumentParser(add_help=False)
    alone.add_argument("--processes", type=int, default=1)
    alone.add_argument("--only", type=int, metavar="NUMBER", help="as a broken promise names it")

    kills = commands.add_parser("kills", parents=[shared, alone], help="kill -9, and start again")
    kills.add_argument("--cycles", type=int, default=200)
    kills.set_defaults(run=_kills)

    told = commands.add_parser(
        "told", parents=[shared], help="kill -9 on a slow disk; was all there that was shown?"
    )
    told.add_argument("--cycles", type=int, default=20, help="of the terminal, and of the window")
    told.add_argument("--way", choices=("terminal", "window"), action="append")
    told.add_argument("--sync", type=int, default=150, help="milliseconds")
    told.add_argument("--only", type=int, metavar="NUMBER", help="as a broken promise names it")
    told.add_argument("--hasty", action="store_true", help="shows at once: this must fail")
    told.set_defaults(run=_told)

    cuts = commands.add_parser("cuts", parents=[shared], help="power cuts; needs root and Linux")
    cuts.add_argument("--cycles", type=int, default=20)
    cuts.add_argument("--without", choices=("fsync",), help="syncs nothing: this must fail")
    cuts.set_defaults(run=_cuts)

    calls = commands.add_parser("calls", help="every file call fails once")
    calls.set_defaults(run=_calls)

    mutations = commands.add_parser("mutations", parents=[shared, alone], help="damaged files")
    mutations.add_argument("--count", type=int, default=20_000)
    mutations.set_defaults(run=_mutations)

    starts = commands.add_parser("starts", parents=[shared, alone], help="over crafted files")
    starts.add_argument("--cycles", type=int, default=200)
    starts.set_defaults(run=_starts)

    troubles = commands.add_parser("troubles", parents=[shared], help="full, read-only, gone")
    troubles.set_defaults(run=_troubles)

    replays = commands.add_parser("replays", parents=[shared, alone], help="saved and loaded games")
    replays.add_argument("--games", type=int, default=200)
    replays.set_defaults(run=_replays)

    heavy = commands.add_parser(
        "heavy", parents=[shared, alone], help="loaded and compared after every action"
    )
    heavy.add_argument("--games", type=int, default=4)
    heavy.set_defaults(run=_heavy)

    twins = commands.add_parser(
        "twins", parents=[shared, alone], help="rules and flat engines side by side"
    )
    twins.add_argument("--games", type=int, default=1000, help="of each game")
    twins.set_defaults(run=_twins)

    soak = commands.add_parser("soak", parents=[shared], help="a long evening; needs Linux")
    length = soak.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=2.0)
    length.add_argument("--games", type=int)
    length.add_argument("--hours", type=float, help="simulated ones, of 60 frames a second")
    soak.add_argument("--leak", choices=LEAKS, help="leaves something behind: this must fail")
    soak.set_defaults(run=_soak)

    monkey = commands.add_parser("monkey", parents=[shared], help="anything, at any size")
    monkey.add_argument("--minutes", type=float, default=20.0)
    monkey.add_argument("--fault", choices=FAULTS, help="must be found")
    monkey.add_argument("--turns", type=int, help="so many, however long they take")
    monkey.set_defaults(run=_monkey)
    return parser


def _said(report: Report) -> int:
    print(report.line(), flush=True)
    for fault in report.faults():
        print(fault, flush=True)
    return 1 if report.broken else 0


def _kills(args: argparse.Namespace) -> int:
    from .kills import kills

    return _said(kills(args.cycles, args.processes, args.seed, args.only))


def _told(args: argparse.Namespace) -> int:
    from .told import WAYS, told

    ways = tuple(args.way or WAYS)
    sync = args.sync / 1000
    return _said(told(args.cycles, ways, sync, args.seed, args.only, hasty=args.hasty))


def _cuts(args: argparse.Namespace) -> int:
    from .cuts import cuts
    from .disk_image import NoDisk, in_own_namespace, missing

    why = missing()
    try:
        if not why:
            code = in_own_namespace(["-m", "tests.torture", *sys.argv[1:]])
            if code is not None:
                return code
            return _said(cuts(args.cycles, args.seed, synced=args.without != "fsync"))
    except NoDisk as error:
        why = str(error)
    print(f"no power cuts here: {why}")
    return 2


def _troubles(args: argparse.Namespace) -> int:
    from .disk_image import in_own_namespace, missing
    from .troubles import troubles

    if not missing():
        code = in_own_namespace(["-m", "tests.torture", *sys.argv[1:]])
        if code is not None:
            return code
    return _said(troubles(args.seed))


def _calls(_args: argparse.Namespace) -> int:
    from .calls import calls

    return _said(calls())


def _mutations(args: argparse.Namespace) -> int:
    from .mutations import mutations

    return _said(mutations(args.count, args.processes, args.seed, args.only))


def _starts(args: argparse.Namespace) -> int:
    from .starts import starts

    return _said(starts(args.cycles, args.processes, args.seed, args.only))


def _replays(args: argparse.Namespace) -> int:
    from .replays import replays

    return _said(replays(args.games, args.processes, args.seed, args.only))


def _heavy(args: argparse.Namespace) -> int:
    from .heavy import heavy

    return _said(heavy(args.games, args.processes, args.seed, args.only))


def _twins(args: argparse.Namespace) -> int:
    from .twins import twins

    return _said(twins(args.games, args.processes, args.seed, args.only))


def _soak(args: argparse.Namespace) -> int:
    from .holdings import missing
    from .soak import Length, soak

    why = missing()
    if why:
        print(f"no soak here: {why}")
        return 2
    return _said(soak(Length(args.games, args.hours, args.minutes), args.seed, args.leak))


def _monkey(args: argparse.Namespace) -> int:
    from .monkey import missing, monkey

    why = missing()
    if why:
        print(f"no monkey here: {why}")
        return 2

    def error() -> None:
        raise ValueError("a fault in a turn")

    def loop() -> None:
        while True:
            pass

    each = {"error": error, "loop": loop}.get(args.fault, lambda: None)
    return _said(monkey(args.minutes, args.seed, each, args.turns))


if __name__ == "__main__":
    # A terminal that shows no umlauts must not stop an hour of work.
    os.environ.setdefault("PYTHONIOENCODING", "utf-8:backslashreplace")
    raise SystemExit(main())
