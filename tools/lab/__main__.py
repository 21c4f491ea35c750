"""The lab's command line: `python -m tools.lab`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import SystemRandom

from tolerance_game import PROGRAM
from tolerance_game.arguments import add_game, add_language, game_of, game_values
from tolerance_game.core.errors import GameError
from tolerance_game.exit_codes import OK, UNUSABLE
from tolerance_game.games import names
from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import Catalogue, load_catalogue
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.saves.sealed_record import opened_record
from tolerance_game.storage.settings.crash_report import sealed_in
from tolerance_game.streams import hush
from tolerance_game.terminal import Narrator
from tolerance_game.words import FALLBACK, Words
from tolerance_game.words.teller import Teller

from .balance.command import add_parser as add_balance
from .bench import bench_rules
from .engine_bench import bench_engines
from .engine_rows import ROWS as ENGINES
from .event_tables import write_event_tables
from .play import JsonPrinter, Printer, TextPrinter, play, play_moves, replay
from .soak import soak
from .temperaments.command import add_parser as add_temperaments
from .tournament.command import add_parser as add_tournament
from .train.command import add_parser as add_train
from .window_bench import ROWS, bench_rows
from .work_bench import ROWS as WORK

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PACKAGED = ROOT / "dist" / PROGRAM


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; 0 when all went well, 1 when what was checked fails, 2 for bad input."""
    args = _parser().parse_args(arguments)
    teller = Teller(Words(getattr(args, "lang", FALLBACK)))
    try:
        return int(args.run(args))
    except BadData as error:
        for fault in error.faults:
            print(teller.fault(fault), file=sys.stderr)
    except GameError as error:
        print(teller.refusal(error), file=sys.stderr)
    except BrokenPipeError:
        # The reader of the output has gone, as `head` does: no message.
        hush()
        return OK
    except OSError as error:
        said = teller.words.say("error.file", file=str(error.filename), text=str(error.strerror))
        print(said, file=sys.stderr)
    return UNUSABLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.lab")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("play", help="print a whole game")
    add_language(games)
    add_game(games)
    games.add_argument("--seats", default="thumb", help="players, joined by commas; one sits alone")
    games.add_argument("--json", action="store_true", help="as JSON lines (docs/record.md)")
    games.add_argument("--why", action="store_true", help="with the reasons of the players")
    games.add_argument("--moves", type=Path, metavar="FILE", help="play the moves of a file")
    games.add_argument("--replay", type=Path, metavar="FILE", help="play a record again")
    games.set_defaults(run=_play)

    bench = commands.add_parser("bench", help="how fast rules, window or pieces of work are")
    which = bench.add_mutually_exclusive_group(required=True)
    which.add_argument("--rules", action="store_true")
    which.add_argument("--window", action="store_true", help="what is promised of the window")
    which.add_argument("--work", action="store_true", help="what a person waits for")
    which.add_argument(
        "--package", nargs="?", type=Path, const=PACKAGED, metavar="FOLDER",
        help="start and memory of the program that people get",
    )  # fmt: skip
    which.add_argument(
        "--engines", action="store_true", help="engines and search, beside OpenSpiel if it is there"
    )
    bench.add_argument("--only", choices=(*ROWS, *WORK, *ENGINES), help="this row alone")
    bench.add_argument(
        "--seconds", type=float, default=2.0, help="for each round of the rules or an engine"
    )
    bench.add_argument("--rounds", type=int, default=5)
    bench.set_defaults(run=_bench)

    long = commands.add_parser("soak", help="many random games, and what they were like")
    long.add_argument("--game", choices=names(), required=True)
    long.add_argument("--games", type=int, default=10_000)
    long.add_argument("--processes", type=int, default=2)
    long.add_argument("--checked", action="store_true", help="check every promise at every step")
    long.add_argument("--plain", action="store_true", help="the default options in every game")
    long.set_defaults(run=_soak)

    report = commands.add_parser("unseal", help="print the game in the report of a crash")
    report.add_argument("file", type=Path, help="the report; what is printed is a record")
    report.set_defaults(run=_unseal)

    add_tournament(commands)
    add_train(commands)
    add_balance(commands)
    add_temperaments(commands)

    docs = commands.add_parser("docs", help="write the rules and the tables of docs/")
    docs.add_argument("--folder", type=Path, default=DOCS)
    docs.set_defaults(run=_docs)
    return parser


def _play(args: argparse.Namespace) -> int:
    catalogue = load_catalogue(args.data)

    def printer(table: Table) -> Printer:
        return _printer(args, table, catalogue)

    if args.replay:
        return replay(args.replay, catalogue, printer)
    seed = args.seed if args.seed is not None else SystemRandom().randrange(1_000_000)
    players = tuple(args.seats.split(","))
    table = lay_table(game_of(args), game_values(args), players, seed, catalogue)
    if args.moves:
        return play_moves(table, args.moves, printer(table))
    return play(table, printer(table))


def _printer(args: argparse.Namespace, table: Table, catalogue: Catalogue) -> Printer:
    narrator = Narrator(table, catalogue, args.lang)
    return JsonPrinter(narrator) if args.json else TextPrinter(narrator, args.why)


def _bench(args: argparse.Namespace) -> int:
    if args.window:
        return bench_rows(ROWS, args.only, args.rounds)
    if args.work:
        return bench_rows(WORK, args.only, args.rounds)
    if args.package:
        # Imported late: the lab alone needs no window.
        from .package_bench import rows_of

        return bench_rows(rows_of(args.package), args.only, args.rounds)
    if args.engines:
        return bench_engines(ENGINES, args.seconds, args.rounds, args.only)
    return bench_rules(args.seconds, args.rounds)


def _soak(args: argparse.Namespace) -> int:
    summary = soak(
        args.game,
        args.games,
        checked=args.checked,
        variants=not args.plain,
        processes=args.processes,
        progress=lambda so_far: print(f"\r{so_far.games:,} games", end="", file=sys.stderr),
    )
    print(file=sys.stderr)
    print(f"{args.game}, {'everything at random' if not args.plain else 'default options'}")
    for line in summary.lines():
        print(line)
    return 0


def _unseal(args: argparse.Namespace) -> int:
    try:
        print(opened_record(sealed_in(args.file.read_text(encoding="utf-8"))), end="")
    except ValueError:
        print(f"{args.file}: no sealed game stands in it, or it was changed", file=sys.stderr)
        return UNUSABLE
    return OK


def _docs(args: argparse.Namespace) -> int:
    from tolerance_game.words.handbook import write_handbooks

    for page in (*write_handbooks(args.folder), write_event_tables(args.folder)):
        print(page)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
