"""Where a table leads to; wired by the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _nothing() -> None:
    """Leads nowhere."""


def _not_here() -> bool:
    """There is no such scene."""
    return False


@dataclass
class TableActions:
    """The scenes that every table leads to."""

    menu: Callable[[], None] = _nothing
    save: Callable[[], None] = _nothing
    help: Callable[[], None] = _nothing
    cover: Callable[[], None] = _nothing
    """Lowers the curtain for the person whom the screen waits for."""
    welcome: Callable[[], bool] = _not_here
    """Tells a person how it begins, if it is wished; whether it did."""
    ask: Callable[[], bool] = _not_here
    """Opens another scene for a decision that is not made on the table; whether there is one."""
    over: Callable[[], None] = _nothing
    """Tells how the game has ended."""
