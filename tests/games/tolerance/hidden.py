"""The same table with other cards where nobody can see them."""

from __future__ import annotations

from random import Random

from tolerance_game.games.tolerance.rules.state import Board, Pile, State


def with_buried_cards_shuffled(state: State, seat: int, rng: Random) -> State:
    """The same table with the cards below the tops of all other boards exchanged."""
    others = [other for other in range(len(state.players)) if other != seat]
    boards = {
        other: (*state.players[other].board.living, *state.players[other].board.dead)
        for other in others
    }
    buried = [card for piles in boards.values() for pile in piles for card in pile[:-1]]
    rng.shuffle(buried)

    def refill(pile: Pile) -> Pile:
        new = (*buried[: len(pile) - 1], pile[-1]) if pile else ()
        del buried[: max(len(pile) - 1, 0)]
        return new

    players = list(state.players)
    for other, piles in boards.items():
        new = [refill(pile) for pile in piles]
        board = Board((new[0], new[1], new[2]), (new[3], new[4], new[5]))
        players[other] = players[other]._replace(board=board)
    return state._replace(players=tuple(players))
