"""Games played by the rules and by the flat engine at once, compared after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.engine import flat
from tolerance_game.games.schisma.engine.flat import Flat
from tolerance_game.games.schisma.engine.positions import (
    code_of,
    engine_of,
    joined_of,
    move_of,
    pile_of,
    put,
)
from tolerance_game.games.schisma.rules.congregation import BOOK, CONDITION, THREE_PERSONS
from tolerance_game.games.schisma.rules.moves import Draw, Move
from tolerance_game.games.schisma.rules.persons import FACTIONS, PersonCatalogue, Victory
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, MODES, Options, Rulings
from tolerance_game.games.schisma.rules.samaritan import barred
from tolerance_game.games.schisma.rules.state import ACTING, CHOOSING, DRAWING, OVER, State
from tolerance_game.games.schisma.rules.steps import PLACES, Chosen, Every, Step, This, Whom
from tolerance_game.games.schisma.rules.verbs import VERBS, PetitionVerb

from .catalogue import CATALOGUE

PHASES: Final = {
    ACTING: flat.ACTING, CHOOSING: flat.CHOOSING, DRAWING: flat.DRAWING, OVER: flat.OVER,
}  # fmt: skip
Choose = Callable[[Flat, list[int], Random], int]
"""Which of the moves is made, by their results."""


def anything(_engine: Flat, results: list[int], rng: Random) -> int:
    """Any move, each as likely."""
    return rng.randrange(len(results))


def to_and_fro(engine: Flat, results: list[int], rng: Random) -> int:
    """Rather back to where the display has been, so that the rules against it matter."""
    been = {start // 2 for start in engine.starts}
    back = [place for place, result in enumerate(results) if result in been]
    quiet = [place for place, result in enumerate(results) if result >= 0]
    wanted = (back or quiet or range(len(results))) if rng.random() < 0.9 else range(len(results))
    return rng.choice(wanted)


def any_options(rng: Random, catalogue: PersonCatalogue = CATALOGUE) -> Options:
    """Any line-up under any rulings."""
    rulings = Rulings(**{name: rng.choice(values) for name, values in ALLOWED.items()})
    chosen: tuple[str, ...] = ()
    mode = rng.choice(MODES)
    if mode == "chosen":
        chosen = tuple(rng.choice(catalogue.of_faction(faction)) for faction in FACTIONS)
    return Options(catalogue, rulings, mode, chosen)


def own_catalogue(rng: Random) -> PersonCatalogue:
    """Persons with any petitions and conditions that an owner's folder might give them."""
    persons = []
    for person in CATALOGUE.persons:
        steps = tuple(_any_step(rng) for _ in range(rng.randint(1, 4)))
        victories = tuple(
            Victory(
                tuple({person.faction, *rng.sample(FACTIONS, rng.randint(0, 1))}),
                tuple(rng.sample(FACTIONS, rng.randint(0, 2))),
                rng.random() < 0.5,
            )
            for _ in range(rng.choice((0, 0, 1)))
        )
        persons.append(replace(person, petition=steps, victories=victories))
    return PersonCatalogue(tuple(persons))


def _any_step(rng: Random) -> Step:
    verb = rng.choice(VERBS)
    return Step(verb.id, _anybody(rng, verb), rng.randint(1, 4) if verb.along else 1)


def _anybody(rng: Random, verb: PetitionVerb) -> Whom:
    place, others = rng.choice(PLACES), rng.random() < 0.7
    factions = tuple(rng.sample(FACTIONS, rng.choice((0, 0, 1, 2, 3))))
    if verb.with_this:
        return Chosen(1, "", rng.random() < 0.3, place, factions, True)
    kind = rng.random()
    if kind < 0.2:
        return This()
    if kind < 0.3:
        return Every(person=rng.choice(CATALOGUE.persons).id)
    if kind < 0.4:
        return Every(faction=rng.choice(FACTIONS))
    plus = rng.choice(("", "", *FACTIONS))
    # Not too many ways: all of them are listed at every move.
    return Chosen(rng.choice((1, 1, 1, 2, 3)), plus, rng.random() < 0.3, place, factions, others)


class Differs(AssertionError):
    """The flat engine and the rules do not agree."""


def twin_game(
    options: Options, rng: Random, choose: Choose = anything, most: int = 200
) -> Counter[str]:
    """A whole game, or as many moves of it; what was seen in it.

    Raises Differs where the two do not agree.
    """
    seen: Counter[str] = Counter()
    state, engine = schisma.start(options), None
    while (seat := schisma.to_act(state)) is not None and seen["moves"] < most:
        moves: list[int] = []
        results: list[int] = []
        move: Move
        if seat == CHANCE:
            move = schisma.chance_move(state, rng)
            if engine is not None:
                assert isinstance(move, Draw)
                engine.draw(state.persons.index(move.person))
        else:
            assert engine is not None
            engine.legal(moves, results)
            legal = schisma.legal_moves(state)
            _same("legal moves", tuple(move_of(one) for one in moves), legal, state)
            place = choose(engine, results, rng)
            move = legal[place]
            engine.play(moves[place], results[place])
            bars = barred(state)
            seen["barred"] += bars is not None
            seen["moved"] += bars is not None and bool(bars.moved)
        state, _events = schisma.apply(state, move)
        seen["moves"] += 1
        seen[state.phase] += 1
        if engine is not None:
            compare(engine, state)
            if state.phase == ACTING and rng.random() < 0.1:
                # From here on, an engine that was put into this position.
                engine = engine_of(options, state.persons)
                put(engine, state)
        elif state.phase == ACTING:
            engine = engine_of(options, state.persons)
            engine.lay([state.persons.index(one.person) for one in state.display if one])
            compare(engine, state)
    if state.outcome is not None:
        seen[state.outcome.ending] += 1
    return seen


def compare(engine: Flat, state: State) -> None:
    """Raises Differs where the engine is in another position than this."""
    persons = state.persons
    _same("phase", engine.phase, PHASES[state.phase], state)
    _same("display", engine.code, code_of(state.display, persons), state)
    _same("congregations", engine.joined, joined_of(state.congregations, persons), state)
    _same("pile", engine.pile, pile_of(state.pile, persons), state)
    _same("discard pile", engine.discarded(), pile_of(state.discard, persons), state)
    due = [1 + one.column + 8 * one.land for one in state.due]
    _same("due", engine.due, sum(one << (6 * place) for place, one in enumerate(due)), state)
    if state.outcome is None:
        turn = (engine.seat, engine.left, bool(engine.drawn), engine.winner)
        _same("turn", turn, (state.seat, state.left, state.drawn, flat.NOBODY), state)
        _same("starts", len(engine.starts), len(state.starts), state)
        return
    winners = () if engine.winner == flat.DRAW else (engine.winner,)
    _same("winners", winners, state.outcome.winners, state)
    if winners:
        endings = [THREE_PERSONS]
        endings += [BOOK.get(one, CONDITION) for one in state.options.catalogue.victories]
        _same("ending", endings[engine.ending], state.outcome.ending, state)


def _same(what: str, here: object, there: object, state: State) -> None:
    if here != there:
        raise Differs(f"{what}: {here}, and by the rules {there}, in {state}")
