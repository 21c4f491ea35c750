"""What must hold in every state of Tolerance, whatever was played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tolerance_game.core.events import Event
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS, ROLE_MODES, VALUES
from tolerance_game.games.tolerance.rules.state import DEAL, MONEY, REPAY, State
from tolerance_game.games.tolerance.rules.tallies import HIGHEST, PENNANTS
from tolerance_game.games.tolerance.rules.view import View

from .explain_tolerance import Books


class Broken(AssertionError):
    """Something that must always hold does not."""


def any_options(rng: Random) -> dict[str, Any]:
    """Options as no table would choose them."""
    players = rng.choice(PLAYERS)
    rulings = {name: rng.choice(values) for name, values in VALUES.items()}
    roles = rng.choice(ROLE_MODES)
    return {
        "players": players,
        "edition": rng.choice(("english", "german")),
        "roles": roles,
        "hidden_roles": roles != "bertram" and rng.random() < 0.5,
        "plague_cards": rng.choice((1, 2)),
        "open_piles": rng.random() < 0.2,
        "devout": rng.randrange(players) if rulings["first_chooser"] == "asked" else -1,
        "rulings": rulings,
    }


class Promises:
    """What Tolerance promises beyond the protocol."""

    def __init__(self, start: State) -> None:
        self.players = len(start.players)
        self.all = Books(self.players)
        self.heard: dict[int, Books] = {}

    def hear(self, seat: int | None, events: tuple[Event, ...]) -> None:
        """Keep the books."""
        (self.all if seat is None else self._of(seat)).hear(events)

    def _of(self, seat: int) -> Books:
        return self.heard.setdefault(seat, Books(self.players))

    def check_state(self, state: State) -> None:
        """Invariants, and that the events told everything."""
        check_state(state)
        self.all.compare_with_state(state)

    def check_view(self, state: State, seat: int, view: View) -> None:
        """That the view hides what it must, and shows no more than the seat was told."""
        check_view(state, view)
        self._of(seat).compare_with_view(view)


def check_state(state: State) -> None:
    """T1.1, T4.8, T6.6: conservation and bounds. Raises Broken."""
    _check_cards(state)
    in_trick = state.resolution is not None
    lowest_piety = 0 if state.options.rulings.piety_floor == "zero" else -(10**6)
    for seat, player in enumerate(state.players):
        money, catholic, protestant = player.tallies
        if money < 0 and not in_trick:
            raise Broken(f"seat {seat} is in debt at the end of a section (T7.1): {money}")
        for value in (catholic, protestant):
            if value < lowest_piety:
                raise Broken(f"seat {seat}: piety below its floor (T4.8): {value}")
        if max(player.tallies) > HIGHEST:
            raise Broken(f"seat {seat}: a tally above {HIGHEST} (T4.8): {player.tallies}")
        if player.points < 0:
            raise Broken(f"seat {seat}: points below zero (T6.6): {player.points}")
        if state.options.rulings.loans == "single" and player.loans > 1:
            raise Broken(f"seat {seat}: two loans (T7.2)")
        for value, earned in zip(player.tallies, player.pennants, strict=True):
            if not value // 10 <= earned <= PENNANTS and value >= 0:
                raise Broken(f"seat {seat}: pennants {earned} at {value} (T8.1)")
    if state.phase == REPAY and state.to_act is not None:
        player = state.players[state.to_act]
        if not player.loans or player.tallies[MONEY] < 5:
            raise Broken("asked to repay without a loan or the money (T6.5)")


def _check_cards(state: State) -> None:
    """All 73 cards are somewhere exactly once."""
    options = state.options
    places: Counter[str] = Counter(state.left_out)
    for player in state.players:
        places.update(player.hand)
        places.update(player.board.living_cards())
        places.update(player.board.dead_cards())
    places.update(played.card for played in state.trick.plays)
    # Monarchs of other reigns and an unused Plaguebearer lie in the box.
    dealt = state.phase != DEAL and state.phase not in ("roles", "take_role")
    places.update(
        card for reign, card in options.monarchs.items() if reign != state.reign or not dealt
    )
    places.update(
        card.id
        for card in options.cards.values()
        if card.second_plague and options.plague_cards < 2
    )
    if len(places) != 73 or set(places.values()) != {1}:
        wrong = {card: count for card, count in places.items() if count != 1}
        lost = sorted(set(options.cards) - set(places))
        raise Broken(f"cards twice: {wrong}, lost: {lost}")


def check_view(state: State, view: View) -> None:
    """T2.7, T5.2: a view shows no card and no role that its seat may not see. Raises Broken."""
    seat = view.seat
    if view.moves and seat != state.to_act:
        raise Broken(f"seat {seat} has moves though seat {state.to_act} acts")
    shown = _texts(view._replace(options=None, tricks=()))  # type: ignore[arg-type]
    hidden = set(state.left_out)
    for other, player in enumerate(state.players):
        if other != seat:
            hidden.update(player.hand)
            if view.seats[other].board.living[0].cards is None:
                for pile in (*player.board.living, *player.board.dead):
                    hidden.update(pile[:-1])
    if state.phase == "take_role":
        return
    if state.options.hidden_roles and state.outcome is None:
        hidden.update(player.role for other, player in enumerate(state.players) if other != seat)
        hidden.discard("")
    if seen := hidden & shown:
        raise Broken(f"seat {seat} sees {sorted(seen)}")


def _texts(view: tuple[object, ...]) -> set[str]:
    """Every text anywhere in a view."""
    found: set[str] = set()
    waiting: list[tuple[object, ...]] = [view]
    while waiting:
        for value in waiting.pop():
            if type(value) is str:
                found.add(value)
            elif isinstance(value, tuple):
                waiting.append(value)
            elif fields := getattr(value, "__dataclass_fields__", ()):
                waiting.append(tuple(getattr(value, name) for name in fields))
    return found
