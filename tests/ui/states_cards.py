"""States of the boards laid open: to look at, to choose from, and as full as they can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.execution import execution_of
from tolerance_game.games.tolerance.rules.moves import Execute
from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.scenes.boards import BoardsScene
from tolerance_game.ui.tolerance.sheet.shelf import SeatPiles, shelves_of_boards, shelves_of_view

from .desk import Desk
from .games import Played, options_of, scored, waiting
from .states_kit import Listed, listed, state
from .states_sheet import nothing, teller_of

STATES: Listed = {}
_state = partial(state, STATES)


def _choosing(desk: Desk, players: int, *, hidden: bool = False) -> None:
    of = waiting("execution", players, hidden=hidden)
    assert of.state.to_act is not None
    view = tolerance.view(of.state, of.state.to_act)
    legal = {move.card: move for move in view.moves if isinstance(move, Execute)}
    teller = teller_of(of, desk)
    scene = BoardsScene(
        desk.context, shelves_of_view(view), of.options, teller, legal=legal, choose=nothing,
        consequence=lambda card: execution_of(view, card),
    )  # fmt: skip
    desk.stage.push(scene)
    desk.pass_time(64)


# The Monarch executes somebody.
_state("boards_choose", lambda desk: _choosing(desk, 4))
# The same by keys, of five.
_state("boards_choose_keys", lambda desk: _choosing(desk, 5), Intent.NEXT, Intent.NEXT, rests=300)


@listed(STATES)
def boards_choose_secret(desk: Desk) -> None:
    """The same with hidden roles; the pointer on a card of somebody else."""
    _choosing(desk, 4, hidden=True)
    able = [spot.id for spot in desk.spots().values() if spot.focusable]
    desk.point(able[0])
    desk.pass_time(300)


@listed(STATES)
def boards_choose_hover(desk: Desk) -> None:
    """The pointer on one who may be executed."""
    _choosing(desk, 3)
    able = [spot.id for spot in desk.spots().values() if spot.focusable]
    desk.point(able[-1])
    desk.pass_time(300)


def _looking(desk: Desk, of: Played, shelves: Sequence[SeatPiles]) -> None:
    teller = teller_of(of, desk)
    desk.stage.push(BoardsScene(desk.context, shelves, of.options, teller))
    desk.pass_time(64)


@listed(STATES)
def boards_look(desk: Desk) -> None:
    """All boards of a game, to look at."""
    of = scored(4, 3)
    _looking(desk, of, shelves_of_view(tolerance.view(of.state, 1)))


@listed(STATES)
def boards_own(desk: Desk) -> None:
    """The own board alone."""
    of = waiting("execution", 4)
    _looking(desk, of, shelves_of_view(tolerance.view(of.state, 1), (1,)))


@listed(STATES)
def boards_full(desk: Desk) -> None:
    """Thirty cards on one board."""
    options = options_of(5)
    cards = (options.monarchs[1], *options.ordinary)
    board = Board((cards[:14], cards[14:18], cards[18:26]), (cards[26:30], (), ()))
    shelves = shelves_of_boards((board, *((Board(),) * 4)), ["bertram"] * 5, 2)
    _looking(desk, scored(5, 3), shelves)
