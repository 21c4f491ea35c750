"""What a command line can choose about a game, shared by the program and the lab."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .core import Malformed, Reason
from .games import names, room
from .words import FALLBACK, languages


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
    parser.add_argument(
        "--game", choices=names(), help="in the window it opens the set-up of this game"
    )
    parser.add_argument("--seed", type=int, help="the same number gives the same game")
    parser.add_argument(
        "--ruling", action="append", default=[], metavar="NAME=VALUE", help="settle a ruling"
    )
    for name in names():
        room(name, "terminal").add_arguments(parser.add_argument_group(name.capitalize()))


def game_values(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given, as plain values. Raises Malformed for a ruling without value.

    An option of another game is kept: the game refuses it by name.
    """
    values: dict[str, Any] = {}
    rulings: dict[str, object] = {}
    for game in names():
        given = room(game, "terminal").values_from(args)
        rulings |= given.pop("rulings", {})
        values |= given
    for text in args.ruling:
        name, equals, value = text.partition("=")
        if not equals:
            raise Malformed(Reason("error.options.form", {"text": text[:80]}))
        rulings[name] = {"true": True, "false": False}.get(value, value)
    return values | {"rulings": rulings} if rulings else values


def game_of(args: argparse.Namespace) -> str:
    """The game that was asked for; else the first one."""
    return args.game or names()[0]
