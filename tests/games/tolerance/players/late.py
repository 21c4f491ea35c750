"""Moments late in a reign: who holds what is told, all the rest was played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.games.tolerance.material import INDIFFERENT, box
from tolerance_game.core.events import Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Play
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.state import PlayerState, State

PLAYERS = 4
POINTS = 20
"""What everyone has: enough to lose some (T9.1)."""


def late(
    reign: int,
    kept: str,
    role: Role,
    *,
    lead: Seat = 0,
    rival: Role = INDIFFERENT,
    tallies: tuple[int, int, int] = (5, 0, 0),
    others: tuple[int, int, int] = (5, 0, 0),
    loans: int = 0,
    played: str = "",
) -> State:
    """The eleventh trick. `kept` are the last cards of each seat, `/` between seats; seat 0 has
    this role and these tallies, seat 1 is the rival. The cards `played` follow, Wilds as
    `wild-3:nobles`."""
    hands = [tuple(hand.split()) for hand in kept.split("/")]
    options = Options(box(INDIFFERENT, role, rival), players=PLAYERS)
    for seed in range(1000):
        state = _played_until(options, reign, hands, Random(seed))
        if state is not None:
            break
    assert state is not None
    names = (role.id, rival.id, INDIFFERENT.id, INDIFFERENT.id)
    players = tuple(
        one._replace(
            role=name,
            tallies=tallies if seat == 0 else others,
            pennants=_earned(tallies if seat == 0 else others),
            points=POINTS,
            loans=loans if seat == 0 else 0,
        )
        for seat, (one, name) in enumerate(zip(state.players, names, strict=True))
    )
    state = state._replace(players=players, to_act=lead)
    for word in played.split():
        card, _, declared = word.partition(":")
        state, _events = tolerance.apply(state, Play(card, declared))
    return state


def _earned(tallies: tuple[int, int, int]) -> tuple[int, int, int]:
    money, catholic, protestant = (max(value, 0) // 10 for value in tallies)
    return (money, catholic, protestant)


def _played_until(
    options: Options, reign: int, kept: list[tuple[str, ...]], rng: Random
) -> State | None:
    """Tricks of any other cards, until only what is kept is left; None where that cannot be."""
    held = {card for hand in kept for card in hand}
    monarch = options.monarchs[reign]
    rest = [card for card in options.ordinary if card not in held]
    rng.shuffle(rest)
    if monarch not in held:
        # T2.2: it is dealt.
        rest.insert(rng.randrange(PLAYERS * (HAND - len(kept[0]))), monarch)
    hands = []
    for hand in kept:
        more = HAND - len(hand)
        hands.append((*hand, *rest[:more]))
        rest = rest[more:]
    state = State(
        options=options,
        phase="play",
        to_act=0,
        players=tuple(PlayerState(role=INDIFFERENT.id, hand=hand) for hand in hands),
        reign=reign,
        left_out=tuple(card for card in options.ordinary if card in rest),
        chooser=0,
        starter=0,
    )
    while len(state.tricks) < HAND - len(kept[0]):
        moves = [move for move in tolerance.legal_moves(state) if _may(move, held)]
        if not moves:
            return None
        state, _events = tolerance.apply(state, rng.choice(moves))
    return state


def _may(move: object, held: set[str]) -> bool:
    return isinstance(move, ChooseTarget) or (isinstance(move, Play) and move.card not in held)


def to_the_end(state: State, rng: Random) -> Iterator[State]:
    """All states that follow, played at random."""
    while state.reign == 3 and tolerance.to_act(state) is not None:
        state, _events = tolerance.apply(state, rng.choice(tolerance.legal_moves(state)))
        yield state
