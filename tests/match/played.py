"""Games played at random, as everyone at the table may follow them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from tolerance_game import games
from tolerance_game.core import CHANCE, Event
from tolerance_game.core.events import ONLOOKER, visible_to
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.saves.game_header import options_of


class Played(NamedTuple):
    """A game from its first event to its last."""

    options: Any
    events: tuple[Event, ...]

    @property
    def public(self) -> tuple[Event, ...]:
        """What everyone was told."""
        return visible_to(self.events, ONLOOKER)


@cache
def played(game: str, seed: int, *, hidden: bool = False) -> Played:
    """A whole game between players who choose at random."""
    values = (
        {"players": 4, "roles": "unique", "hidden_roles": hidden} if game == "tolerance" else {}
    )
    rules, rng = games.game(game), Random(f"played {seed}")
    options: Any = options_of(game, values, load_catalogue())[0]
    state, events = rules.start(options), list[Event]()
    while (seat := rules.to_act(state)) is not None:
        chance = seat == CHANCE
        move = rules.chance_move(state, rng) if chance else rng.choice(rules.legal_moves(state))
        state, told = rules.apply(state, move)
        events += told
    return Played(options, tuple(events))
