"""`lab train`."""

from __future__ import annotations

import argparse
from typing import Final

from tolerance_game.exit_codes import OK
from tolerance_game.storage.data.catalogue import load_catalogue

from .learned_file import put
from .plays import by_feature, trained
from .prospects import prospects

ABOUT: Final = """\
Learns figures for the opponents of Tolerance from games of the program against itself, and puts
them into engine/learned_figures.py, with the command that made them. The same command
makes the same figures. To be run again whenever the figures of cards or roles have changed:
prospects first, then plays, with a compiled engine (tools.compile).

  prospects  how many pennants a tally will earn, by players, role, reign and value
  plays      what features of a play are worth, fitted to what search thinks of plays
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "train",
        help="learn figures for the opponents of Tolerance",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=("prospects", "plays"))
    parser.add_argument("--games", type=int, default=20_000, help="of each kind (prospects)")
    parser.add_argument("--positions", type=int, default=8000, help="of each round (plays)")
    parser.add_argument("--budget", type=int, default=600, help="playouts for each (plays)")
    parser.add_argument("--rounds", type=int, default=2, help="of learning (plays)")
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Learns, and writes the file."""
    material = load_catalogue().of("tolerance").material
    how = f"lab train {args.what}"
    if args.what == "prospects":
        how += f" --games {args.games} --seed {args.seed}"
        put(prospects=(how, prospects(material, args.games, args.seed)))
    else:
        how += f" --positions {args.positions} --budget {args.budget} --rounds {args.rounds}"
        how += f" --seed {args.seed}"
        weights = trained(material, args.positions, args.budget, args.rounds, args.seed)
        put(plays=(how, by_feature(weights)))
    return OK
