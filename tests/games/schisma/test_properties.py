"""What holds in every game: 300 random ones under all rulings."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import chain, combinations
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core import notation
from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import replay
from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules.moves import (
    Beseech,
    Chastise,
    Choose,
    Draw,
    Excommunicate,
    Lay,
    Move,
    Petition,
    Settle,
)
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, Options, Rulings
from tolerance_game.games.schisma.rules.state import State
from tools.lab.check_schisma import Books

from .catalogue import CATALOGUE
from .scenarios import table

RULINGS = {
    "defaults": Rulings(),
    "at_once": Rulings(refill="at_once"),
    "by_step": Rulings(end_check="step"),
    "up_to": Rulings(numbers="up_to"),
    "moved_back": Rulings(samaritan="moved", idle_targets="refused"),
    "the_book": Rulings(no_circles="off"),
    "unbound": Rulings(samaritan="off", no_circles="off"),
    "all_else": Rulings("off", "off", "at_once", "step", "up_to"),
}


def cards(state: State) -> Counter[str]:
    """Every card, wherever it is."""
    found = Counter(s.person for s in state.display if s is not None)
    for place in (*state.congregations, state.pile, state.discard):
        found.update(place)
    return found


def mutants(rng: Random, move: Move) -> list[Move]:
    """Moves much like a legal one."""
    column = rng.randrange(7)
    some = tuple(sorted(rng.sample(range(5), rng.randrange(4))))
    found: list[Move] = [
        Beseech(column),
        Chastise(column),
        Excommunicate(column),
        Petition(column, (some,)),
        Petition(column),
        Choose((some,)),
        Draw(column, "knight"),
        Lay(("knight",) * 5),
        Settle(("knight",)),
    ]
    if isinstance(move, Petition):
        cut = move.targets[:-1]
        found += [
            Petition(move.column, cut),
            Petition(move.column, (*cut, some)),
            Petition(move.column, (*move.targets, some)),
            Petition(move.column, tuple(tuple(reversed(t)) for t in move.targets)),
            Petition(column, move.targets),
        ]
    return found


def check_legality(state: State, rng: Random) -> tuple[Move, ...]:
    legal = schisma.legal_moves(state)
    assert legal
    assert len(set(legal)) == len(legal)
    for move in legal:
        assert schisma.refusal(state, move) is None
        assert notation.read(notation.write(move), schisma.MOVES) == move
    for move in mutants(rng, rng.choice(legal)):
        reason = schisma.refusal(state, move)
        assert (reason is None) == (move in legal)
        assert reason is None or (reason.id.startswith("schisma.") and reason.paragraph)
    return legal


@pytest.mark.parametrize("games", sizes(6, 22))
@pytest.mark.parametrize("mode", ["base", "random"])
@pytest.mark.parametrize("name", RULINGS)
def test_random_games(name: str, mode: str, games: int) -> None:
    """S2.8, S2.9, S7: legality, events, cards, notation, purity and replay."""
    options = Options(CATALOGUE, RULINGS[name], mode)
    for seed in range(games):
        rng = Random(f"{name} {mode} {seed}")
        start = state = schisma.start(options)
        books = Books(start)
        moves: list[str] = []
        seen: list[tuple[State, tuple[Event, ...]]] = []
        while (seat := schisma.to_act(state)) is not None:
            if seat == CHANCE:
                assert schisma.legal_moves(state) == ()
                move = schisma.chance_move(state, rng)
                assert notation.read(notation.write(move), schisma.MOVES) == move
            else:
                move = rng.choice(check_legality(state, rng))
            kept = pickle.dumps(state)
            after, happened = schisma.apply(state, move)
            assert pickle.loads(kept) == state
            assert schisma.apply(state, move) == (after, happened)
            books.hear(happened)
            books.compare(after)
            if after.persons:
                assert cards(after) == dict.fromkeys(after.persons, 2)
            assert schisma.state_of(schisma.view(after, 0)) == after
            state = after
            moves.append(notation.write(move))
            seen.append((after, happened))
            assert len(moves) < 3000
        assert schisma.outcome(state) is not None
        again = [(moment.state, moment.events) for moment in replay(schisma, options, tuple(moves))]
        assert again == seen


def every_targets(steps: int) -> list[tuple[tuple[int, ...], ...]]:
    """Every tuple of so many sets of columns."""
    sets = list(chain.from_iterable(combinations(range(5), n) for n in range(6)))
    found: list[tuple[tuple[int, ...], ...]] = [()]
    for _ in range(steps):
        found = [(*targets, choice) for targets in found for choice in sets]
    return found


@pytest.mark.parametrize(
    "ruling", [Rulings(), Rulings(numbers="up_to"), Rulings("off", "off", "at_once")]
)
@pytest.mark.parametrize(
    "display",
    [
        "cardinal@G bishop@N inquisitor@N noble@R knight@A",
        "guildmaster@F priest@G preacher@F cardinal@F noble@R",
    ],
)
def test_every_petition_there_could_be(display: str, ruling: Rulings) -> None:
    """S2.8, S6: of all 5 * (1 + 32 + 1024) conceivable ones exactly the listed are not refused."""
    state = table(display, rulings=ruling).state
    legal = {move for move in schisma.legal_moves(state) if isinstance(move, Petition)}
    conceivable = [
        Petition(column, targets)
        for column in range(5)
        for steps in range(3)
        for targets in every_targets(steps)
    ]
    assert {move for move in conceivable if schisma.refusal(state, move) is None} == legal
    for column in range(5):
        listed = any(move.column == column for move in legal)
        assert (schisma.petition_refusal(state, column) is None) == listed


def test_every_ruling_is_played() -> None:
    """Each value of each ruling occurs above."""
    for name, values in ALLOWED.items():
        assert {getattr(rulings, name) for rulings in RULINGS.values()} == set(values)
