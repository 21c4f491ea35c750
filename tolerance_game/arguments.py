"""What a command line can choose about a game, shared by the program and the lab."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tolerance_game.core.errors import Malformed, Reason
from tolerance_game.games import names
from tolerance_game.words import FALLBACK, languages


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang` and `--data`."""
    parser.add_argument(
        "--lang", choices=tuple(languages()), default=FALLBACK, help="language of what is told"
    )
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="play with the figures of an owner's folder"
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game and its options."""
    parser.add_argument("--game", choices=names(), default=names()[0])
    parser.add_argument("--seed", type=int, help="the same number gives the same game")
    parser.add_argument(
        "--ruling", action="append", default=[], metavar="NAME=VALUE", help="settle a ruling"
    )
    tolerance = parser.add_argument_group("Tolerance")
    tolerance.add_argument("--players", type=int, choices=(3, 4, 5), help="default 4")
    tolerance.add_argument(
        "--edition", choices=("english", "german"), help="which print of the cards (T10)"
    )
    tolerance.add_argument(
        "--roles",
        choices=("bertram", "unique", "chosen"),
        help="Bertram for everyone, unique roles dealt, or unique roles chosen",
    )
    tolerance.add_argument(
        "--hidden-roles", action="store_true", default=None, help="secret until the end (T2.6)"
    )
    tolerance.add_argument(
        "--plague-cards", type=int, choices=(1, 2), help="how many Plaguebearers (T1.4)"
    )
    tolerance.add_argument(
        "--open-piles", action="store_true", default=None, help="show all piles (T5.2)"
    )
    tolerance.add_argument(
        "--devout", type=int, metavar="SEAT", help="who chooses the first starting player"
    )
    schisma = parser.add_argument_group("Schisma")
    schisma.add_argument(
        "--persons",
        metavar="base|random|LIST",
        help="who plays; LIST names a person of each faction, joined by commas",
    )


def game_values(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given, as plain values. Raises Malformed for a ruling without value.

    An option of the other game is kept: whoever reads the values refuses it by name.
    """
    rulings: dict[str, object] = {}
    for given in args.ruling:
        name, equals, value = given.partition("=")
        if not equals:
            raise Malformed(Reason("error.options.form", {"text": given[:80]}))
        rulings[name] = {"true": True, "false": False}.get(value, value)
    if args.devout is not None:
        rulings.setdefault("first_chooser", "asked")
    names = (
        *("players", "edition", "roles", "hidden_roles"),
        *("plague_cards", "open_piles", "devout"),
    )
    values = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if args.persons in ("base", "random"):
        values["persons"] = args.persons
    elif args.persons:
        values |= {"persons": "chosen", "chosen": args.persons.split(",")}
    return values | {"rulings": rulings} if rulings else values
