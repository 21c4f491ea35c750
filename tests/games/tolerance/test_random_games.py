"""Random games, refereed a second time by the independent referee (all of T2 to T9).

After every single move both must agree whose turn it is, what may be done, and everything that
lies on the table; the events must tell exactly what the referee has written down.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tolerance_game.core import notation
from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.ruleset import VALUES, Material, Options
from tolerance_game.games.tolerance.rules.state import State

from .anything import another_print, another_role, random_options
from .figures import FIGURES, Figures
from .material import PROGRAM, box, with_figures
from .referee import Referee
from .scenarios import PILES, piles


def referee_of(options: Options, figures: dict[str, Figures]) -> Referee:
    rulings = {name: getattr(options.rulings, name) for name in VALUES}
    return Referee(
        players=options.players,
        edition=options.edition,
        rulings=rulings,
        roles={role.id: role for role in options.material.roles},
        figures=figures,
        role_mode=options.roles,
        plague_cards=options.plague_cards,
        devout=options.devout,
    )


def facts(events: tuple[Event, ...]) -> list[tuple[Any, ...]]:
    """What the events say, in the words of the referee's log."""
    said: list[tuple[Any, ...]] = []
    for event in events:
        match event:
            case told.TallyChanged() if event.amount:
                said.append(("book", event.seat, event.tally, event.before, event.after))
            case told.PennantEarned():
                said.append(("pennant", event.seat, event.tally, event.threshold))
            case told.CardKilled():
                said.append(("kill", event.cause, event.card, event.religion))
            case told.CardConverted():
                said.append(("convert", event.cause, event.card, event.after))
            case told.CardExecuted():
                said.append(("execute", event.card, event.religion))
            case told.LoanTaken():
                said.append(("loan", event.seat))
            case told.SectionScored() if event.amount:
                said.append(("score", event.seat, event.amount, event.before, event.after))
    return said


def assert_agree(referee: Referee, state: State) -> None:
    for seat, (place, player) in enumerate(zip(referee.places, state.players, strict=True)):
        assert tuple(place.tally.values()) == player.tallies, seat
        assert tuple(place.pennants.values()) == player.pennants, seat
        assert (place.loans, place.points) == (player.loans, player.points), seat
        assert (place.role, sorted(place.hand)) == (player.role, sorted(player.hand)), seat
        kept = [*place.living.values(), *place.dead.values()]
        assert dict(zip(PILES, map(tuple, kept), strict=True)) == piles(player.board), seat
    assert (referee.chooser, referee.starter) == (state.chooser, state.starter)


def play_refereed(
    options: Options, figures: dict[str, Figures], rng: Random, story: list[Event] | None = None
) -> State:
    """A whole random game; every move is judged twice, every event goes into the story."""
    state = tolerance.start(options)
    referee = referee_of(options, figures)
    course = referee.game()
    turn, allowed = next(course)
    while turn is not None:
        assert tolerance.to_act(state) == turn
        legal = tolerance.legal_moves(state)
        if turn == CHANCE:
            assert legal == ()
            move = tolerance.chance_move(state, rng)
            assert allowed is None or notation.write(move) in allowed
        else:
            lines = [notation.write(move) for move in legal]
            assert len(set(lines)) == len(lines)
            assert set(lines) == allowed
            move = rng.choice(legal)
        state, events = tolerance.apply(state, move)
        referee.log.clear()
        turn, allowed = course.send(notation.write(move))
        assert facts(events) == referee.log
        assert_agree(referee, state)
        if story is not None:
            story += events
    outcome = tolerance.outcome(state)
    assert tolerance.to_act(state) is None
    assert outcome is not None
    assert outcome.winners == referee.winners
    return state


@pytest.mark.parametrize("edition", ["english", "german"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_agree_with_the_referee(players: int, edition: str) -> None:
    for seed in range(30):
        rng = Random(f"{players} {edition} {seed}")
        play_refereed(random_options(rng, players, edition, box()), FIGURES, rng)


def other_game(players: int, edition: str, seed: int) -> list[Event]:
    """A refereed game with figures and roles of its own; what happened in it."""
    rng = Random(f"other {players} {edition} {seed}")
    figures = another_print(rng)
    roles = tuple(another_role(known.id, rng) for known in PROGRAM.roles)
    options = random_options(rng, players, edition, Material(with_figures(figures), roles))
    story: list[Event] = []
    play_refereed(options, figures, rng, story)
    return story


@pytest.mark.parametrize("edition", ["english", "german"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_with_other_figures_agree_with_the_referee(players: int, edition: str) -> None:
    for seed in range(30):
        other_game(players, edition, seed)


def test_the_random_games_meet_everything_that_can_happen() -> None:
    """Every kind of event, every reason for which an effect lapses, every bound."""
    story = [event for seed in range(60) for event in other_game(3, "english", seed)]
    assert {event.kind for event in story} == {kind.kind for kind in told.EVENTS}
    lapsed = {event.why for event in story if isinstance(event, told.EffectLapsed)}
    assert lapsed == {"no_target", "no_religion", "not_lower", "no_monarch_faith"}
    bounds = {
        (event.tally, event.after)
        for event in story
        if isinstance(event, told.TallyChanged) and event.after != event.before + event.amount
    }
    assert {("money", 69), ("catholic", 69), ("protestant", 69), ("money", 0)} <= bounds
    assert {("catholic", 0), ("protestant", 0)} <= bounds
    floors = [event for event in story if isinstance(event, told.SectionScored)]
    assert any(event.before + event.amount < 0 == event.after for event in floors)
