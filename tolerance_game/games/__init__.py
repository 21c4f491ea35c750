"""The two rulebooks as code. Each package keeps the protocol of `core.game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tolerance_game.core.game import AnyGame

from . import schisma, tolerance

GAMES: Final[Mapping[str, AnyGame]] = {tolerance.NAME: tolerance, schisma.NAME: schisma}
"""The games by their ids."""
