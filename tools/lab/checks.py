"""What the lab knows of a single game: `check_NAME` beside this module, where there is one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, cast

from .contract import Checker


class Check(Protocol):
    """What must hold in every state of one game, and how it can be played."""

    def Promises(self, start: Any) -> Checker:
        """Books that begin with this state, and what they are compared with."""

    def any_options(self, rng: Random) -> dict[str, Any]:
        """Options as no table would choose them, everything at random."""


def check_of(game: str) -> Check | None:
    """What the lab knows of a game; None where it knows the contract alone."""
    name = f"{__package__}.check_{game}"
    return cast(Check, import_module(name)) if find_spec(name) else None
