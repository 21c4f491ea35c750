"""T4: what the cards lying in a trick would do to whoever won it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from tests.games.tolerance.hidden import with_buried_cards_shuffled
from tests.games.tolerance.redeal import redealt
from tests.games.tolerance.scenarios import table
from tolerance_game.core.events import Event, Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.branches import as_won, branches
from tolerance_game.games.tolerance.foresight.preview import (
    NONE,
    Conversion,
    Death,
    Preview,
    PreviewEntry,
    current,
    if_played,
    if_won,
)
from tolerance_game.games.tolerance.foresight.supposition import supposed_state
from tolerance_game.games.tolerance.rules.events import (
    CardConverted,
    CardKilled,
    CardLaid,
    CardSilenced,
    LoanTaken,
    PennantEarned,
    ReignBegan,
    TallyChanged,
    TargetChosen,
)
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.public import Public, begin
from tolerance_game.games.tolerance.rules.state import TALLIES, Played, State, Trick
from tolerance_game.games.tolerance.rules.view import View

from .courses import any_course, until_laid
from .lying import lying, seen

GILBERT_TRICK = "clergy-10 wild-10:nobles nobles-9"


def entry(found: Preview, card: str) -> PreviewEntry:
    return next(one for one in found.entries if one.card == card)


def test_the_worked_example_under_elizabeth() -> None:
    """T11.1: nothing; 2 money; 6 + 4 Catholic; the Knight must kill Catherine."""
    found = if_won(seen(table(2), GILBERT_TRICK, 4), "nobles-8")
    cards = ("clergy-10", "wild-10", "nobles-9", "nobles-8")
    seated = list(enumerate(cards))
    assert [(one.seat, one.card) for one in found.entries] == seated
    assert [one.changes for one in found.entries] == [NONE, (2, 0, 0), (0, 10, 0), NONE]
    assert [one.no_effect for one in found.entries] == ["no_target", "", "", ""]
    assert entry(found, "nobles-8").kills == (Death("nobles-9", "nobles-8", True),)
    assert [one.dies for one in found.entries] == [False, False, True, False]
    assert not any(one.may_die or one.dead_before for one in found.entries)
    assert not any(one.needs_choice for one in found.entries)
    assert (found.seat, found.card, found.wins) == (3, "nobles-8", False)
    assert found.changes == (2, 10, 0)


def test_a_card_that_does_not_win_brings_it_all_to_another() -> None:
    """T3.4: Clergy are led, and Gilbert is the only one. T11.1: the same effects, for him."""
    found = if_played(seen(table(2), GILBERT_TRICK, 4), "nobles-8", "")
    assert (found.seat, found.card, found.wins) == (0, "clergy-10", True)
    assert [one.card for one in found.entries] == ["clergy-10", "wild-10", "nobles-9", "nobles-8"]
    assert entry(found, "nobles-8").kills == (Death("nobles-9", "nobles-8", True),)
    assert found.changes == (2, 10, 0)


def test_a_card_that_wins_brings_the_same_as_if_it_won() -> None:
    """T3.4: a Wild of rank 13 declared as Clergy is above Gilbert's 10."""
    view = seen(table(2), GILBERT_TRICK, 4)
    assert if_played(view, "wild-13", "clergy") == if_won(view, "wild-13", "clergy")


def test_the_worked_example_under_james() -> None:
    """T11.1: Gilbert converts the Bailiff; 2 money; 10 Catholic and 2 Protestant piety."""
    found = if_won(seen(table(3), GILBERT_TRICK, 4), "nobles-8")
    assert entry(found, "clergy-10").conversions == (
        Conversion("wild-10", "catholic", "clergy-10", True),
    )
    assert entry(found, "clergy-10").no_effect == ""
    assert found.changes == (2, 10, 2)


def test_the_worked_example_in_german() -> None:
    """T11.2: 1 money, 10 Catholic piety; Unluck kills the most money, Catherine."""
    found = if_won(seen(table(2, edition="german"), GILBERT_TRICK, 4), "wild-5", "clergy")
    assert found.changes == (1, 10, 0)
    assert entry(found, "wild-5").kills == (Death("nobles-9", "wild-5", True),)
    assert found.wins is False


def test_a_choice_makes_the_rest_depend() -> None:
    """T4.1, T4.4: Coligny kills Charles or the Matriarch.

    Charles dead: 3 + 2 money for the Matriarch. The Matriarch dead: 1 + 2 money, 4 Catholic piety
    of Charles himself and 4 Protestant of Coligny.
    """
    found = if_won(seen(table(2), "townsfolk-13 clergy-13", 3), "nobles-13")
    coligny, charles, matriarch = found.entries
    assert [one.card for one in found.entries] == ["nobles-13", "clergy-13", "townsfolk-13"]
    assert coligny.needs_choice
    killed = ("clergy-13", "townsfolk-13")
    assert sorted(coligny.kills) == [Death(one, "nobles-13", False) for one in killed]
    assert (charles.may_die, charles.dead_before, charles.dies) == (True, False, None)
    assert (charles.killers, charles.changes) == (("nobles-13",), (3, 4, 4))
    assert (matriarch.may_die, matriarch.changes) == (True, (5, 0, 0))
    assert not charles.needs_choice
    assert found.changes == (None, None, None)


def test_what_no_choice_changes_is_certain() -> None:
    """T4.4: whomever the Inquisition kills, the Manor Lord has taxed 2 - 2 before."""
    found = if_won(seen(table(1), "peasants-14 nobles-7", 4), "wild-11", "peasants")
    assert found.changes == (2, 0, 0)
    found = if_won(seen(table(1), "peasants-14 nobles-7 clergy-5", 4), "wild-11", "peasants")
    # The Inquisition (11) before Bottomsly (5): 2 + 5 without the killed one, or nothing.
    assert found.changes == (2, 0, None)
    assert entry(found, "clergy-5").changes == (0, 0, 5)


def test_certainly_dead_before_its_turn() -> None:
    """T4.1: Coligny (13) kills Catherine (9), the one Catholic, who then gives nothing."""
    found = if_won(seen(table(2), "nobles-9 townsfolk-3", 3), "nobles-13")
    catherine = entry(found, "nobles-9")
    assert (catherine.dead_before, catherine.may_die, catherine.dies) == (True, False, True)
    assert (catherine.killers, catherine.changes) == (("nobles-13",), NONE)
    assert catherine.no_effect == ""
    assert found.changes == NONE
    assert found.wins is True


@pytest.mark.parametrize(
    ("led", "card", "declared", "ruling", "wins"),
    [
        ("clergy-9", "wild-10", None, "natural", None),
        ("clergy-9", "wild-10", "clergy", "natural", True),
        ("clergy-9", "wild-10", "nobles", "natural", False),
        ("clergy-10", "wild-10", "clergy", "natural", False),
        ("clergy-10", "wild-10", "clergy", "last", True),
        ("clergy-9", "nobles-14", None, "natural", False),
        ("clergy-9", "clergy-8", None, "natural", False),
    ],
)
def test_whether_the_card_would_be_the_highest(
    led: str, card: str, declared: str | None, ruling: str, wins: bool | None
) -> None:
    """T3.4-5."""
    game = table(1, rulings={"tied_rank": ruling})
    assert if_won(seen(game, led, 3), card, declared).wins is wins


def test_a_wild_is_wild_whatever_it_was_declared_as() -> None:
    """T4.3: the Mayor taxes Townsfolk and Wild: 4 + 2; declared as Clergy or Nobles alike."""
    game = seen(table(2), "townsfolk-14 wild-2:nobles", 3)
    for declared in ("townsfolk", "clergy", None):
        found = if_won(game, "wild-12", declared)
        assert entry(found, "townsfolk-14").changes == (4 + 2 + 0, 0, 0)


def test_leading() -> None:
    """T3.1: with one's own card alone, which wins; Henry taxes himself."""
    view = tolerance.view(table(1).set_up(3), 0)
    found = if_won(view, "nobles-14")
    assert (found.wins, found.changes, len(found.entries)) == (True, (5, 0, 0), 1)
    assert if_won(view, "wild-2", "clergy").wins is True


def test_a_debt_becomes_a_loan() -> None:
    """T4.9, T7.1: Cecil 3 - 4 - 3 from 0 money; the loan sets money to 1."""
    game = table(2, money=0)
    found = if_won(seen(game, "clergy-14 clergy-3", 3), "nobles-10")
    assert entry(found, "nobles-10").changes == (-4, 0, 0)
    assert found.changes == (1, 0, 0)
    assert found.debt == "loan"


def test_money_of_zero_is_no_debt() -> None:
    """T7.1: only below zero; Cecil 3 - 4 - 3 from 4 money."""
    found = if_won(seen(table(2, money=4), "clergy-14 clergy-3", 3), "nobles-10")
    assert found.changes == (-4, 0, 0)
    assert not found.debt


def test_when_the_last_loan_was_taken() -> None:
    """T7.2, one_per_round: with a loan of this reign money becomes 0, with an older one 1.

    Only the events tell which it is; without them it is taken for one of this reign.
    """
    game = table(2, money=0, loans=1, rulings={"loans": "one_per_round"})
    view = seen(game, "clergy-14 clergy-3", 3)
    loan = LoanTaken(paragraph="T7.1", seat=2, before=0, after=1)
    first = ReignBegan(paragraph="T2.1", reign=1, monarch="wild-14a", left_out=0)
    second = ReignBegan(paragraph="T2.1", reign=2, monarch="wild-14b", left_out=0)
    nothing = begin(view.options)
    for memory, money in (
        (None, 0),
        (nothing.after((first, second, loan)), 0),
        (nothing.after((first, loan, second)), 1),
    ):
        found = if_won(view, "nobles-10", memory=memory)
        assert found.changes == (money, 0, 0)
        assert found.debt == ("loan" if money else "no_loan")


def test_the_plaguebearers_act_in_the_order_played() -> None:
    """T4.1: the first may kill the second before it acts."""
    game = table(2, plague_cards=2)
    found = if_won(seen(game, "townsfolk-2 wild-1b:nobles", 3), "wild-1a", "townsfolk")
    assert [one.card for one in found.entries] == ["townsfolk-2", "wild-1b", "wild-1a"]
    first, second = found.entries[1:]
    assert first.needs_choice
    assert second.may_die
    # When the Chandler is dead only the other Plaguebearer is left, and nothing is asked.
    assert not second.needs_choice
    assert second.kills == (Death("wild-1b", "wild-1a", False),)


def test_who_is_winning_now() -> None:
    """T3.4: seat 1 with the Earl; the tax is his 3 and Catherine's 3."""
    state = lying(table(2), "nobles-9 nobles-10", 3)
    for viewer in (-1, 0, 1, 2):
        found = current(tolerance.view(state, viewer))
        assert found is not None
        assert (found.seat, found.card, found.changes[0]) == (1, "nobles-10", 6)
    assert current(tolerance.view(table(2).set_up(3), 0)) is None


def test_while_a_trick_is_resolved() -> None:
    """T4.4: Cecil has taxed; the Knight waits for a choice between Cecil and the Lady."""
    game = table(2).trick("nobles-10 nobles-8 nobles-3")
    found = current(tolerance.view(game.state, 2))
    assert found is not None
    cecil, knight, _lady = found.entries
    assert cecil.changes == NONE
    assert knight.needs_choice
    assert found.changes == NONE


def test_an_onlooker_has_no_card() -> None:
    """T2.7."""
    with pytest.raises(IndexError):
        if_won(tolerance.view(table(1).set_up(3), -1), "nobles-3")


class Ending(NamedTuple):
    """How a trick may end: what its winner chose, and what that booked, earned and took."""

    choices: tuple[tuple[str, str], ...]
    changes: tuple[int, ...]
    pennants: int
    loans: int


def ending_of(events: tuple[Event, ...], seat: Seat) -> Ending:
    """What the events tell of the end of a trick."""
    changes, pennants, loans, choices = [0, 0, 0], 0, 0, []
    for event in events:
        match event:
            case TallyChanged():
                assert event.seat == seat
                changes[TALLIES.index(event.tally)] += event.after - event.before
            case PennantEarned():
                pennants += 1
            case LoanTaken():
                loans += 1
            case TargetChosen():
                choices.append((event.cause, event.card))
    return Ending(tuple(choices), tuple(changes), pennants, loans)


def endings_of(state: State, seat: Seat) -> list[Ending]:
    return [ending_of(branch.events, seat) for branch in branches(state)]


class Resolved(NamedTuple):
    """A trick of a random game: what was foreseen, and what came."""

    found: Preview
    endings: list[Ending]
    events: tuple[Event, ...]


def resolved(seeds: int) -> Iterator[Resolved]:
    """Every trick that the last one to play has won."""
    for seed in range(seeds):
        pending: tuple[Seat, Preview, list[Ending]] | None = None
        story: tuple[Event, ...] = ()
        for step in any_course(seed):
            before = step.before
            if len(before.trick.plays) == len(before.players) - 1 and isinstance(step.move, Play):
                assert before.to_act is not None
                view, story = tolerance.view(before, before.to_act), ()
                pending = (view.seat, *foreseen(view, step.move, step.memory))
            story += step.events
            if pending is None or not any(isinstance(event, CardLaid) for event in story):
                continue
            seat, found, endings = pending
            (winner,) = (event.seat for event in story if event.kind == "trick_won")  # type: ignore[attr-defined]
            assert found.wins is (winner == seat)
            if found.wins:
                yield Resolved(found, endings, until_laid(story))
            pending = None


def foreseen(view: View, play: Play, memory: Public) -> tuple[Preview, list[Ending]]:
    trick = Trick(view.trick.suit, (*view.trick.plays, Played(view.seat, play.card, play.declared)))
    endings = endings_of(as_won(supposed_state(view, memory), trick, view.seat), view.seat)
    return if_won(view, play.card, play.declared or None, memory), endings


def test_what_is_foreseen_comes_true() -> None:
    """T4, T5, T7: with no choice exactly so, with choices in one of the ways told."""
    certain = chosen = 0
    for found, endings, events in resolved(80):
        real = ending_of(events, found.seat)
        assert real in endings
        needs_choice = any(one.needs_choice for one in found.entries)
        assert bool(real.choices) <= needs_choice
        if needs_choice:
            chosen += 1
        else:
            assert endings == [real]
            assert found.changes == real.changes
            certain += 1
        for foreseen_change, change in zip(found.changes, real.changes, strict=True):
            assert foreseen_change in (None, change)
        assert_entries(found, real, events)
    assert certain > 300
    assert chosen > 100


def assert_entries(found: Preview, real: Ending, events: tuple[Event, ...]) -> None:
    """What the entries call certain has come, and nothing has come that they do not know."""
    silenced = {event.card for event in events if isinstance(event, CardSilenced)}
    targets = {card for card, _target in real.choices}
    killers = {event.card: event.cause for event in events if isinstance(event, CardKilled)}
    for fate in (event for event in events if isinstance(event, CardLaid)):
        one = entry(found, fate.card)
        assert one.dies in (None, not fate.alive)
        assert fate.alive or killers.get(fate.card) in (None, *one.killers)
        if fate.card in silenced:
            assert one.dead_before or one.may_die
            continue
        assert not (one.dead_before and one.steps)
        assert (fate.card in targets) <= one.needs_choice
        did = [event for event in events if event.cause == fate.card]
        booked = [0, 0, 0]
        for event in did:
            match event:
                case TallyChanged():
                    booked[TALLIES.index(event.tally)] += event.after - event.before
                case CardKilled():
                    assert event.card in [death.card for death in one.kills]
                case CardConverted():
                    told = [(each.card, each.religion) for each in one.conversions]
                    assert (event.card, event.after) in told
        for foreseen_change, change in zip(one.changes, booked, strict=True):
            assert foreseen_change in (None, change)
        lapsed = {event.why for event in did if event.kind == "effect_lapsed"}  # type: ignore[attr-defined]
        assert one.no_effect == "" or one.no_effect in lapsed
        killed = {event.card for event in did if isinstance(event, CardKilled)}
        assert {death.card for death in one.kills if death.certain} <= killed


def test_every_choice_of_a_trick_being_resolved_is_among_the_ways() -> None:
    """T4.4: from the view of any seat, onlookers included."""
    compared = 0
    for seed in range(30):
        found: Preview | None = None
        told: tuple[Event, ...] = ()
        for step in any_course(seed):
            if step.before.phase == "target" and found is None:
                viewer = seed % 4 - 1
                view = tolerance.view(step.before, viewer)
                found, told = current(view, step.memory), ()
                assert found is not None
                endings = endings_of(supposed_state(view, step.memory), found.seat)
            told += step.events
            if found is not None and any(isinstance(event, CardLaid) for event in told):
                real = ending_of(until_laid(told), found.seat)
                assert real in endings
                compared += 1
                found = None
    assert compared > 100


def test_what_is_hidden_changes_nothing() -> None:
    """T2.2, T2.6, T5.2: other hands and roles, cards left out, buried cards."""
    rng, compared = Random(5), 0
    for seed in range(8):
        for step in any_course(seed):
            before, move = step.before, step.move
            if not isinstance(move, Play) or rng.random() < 0.8:
                continue
            assert before.to_act is not None
            seat = before.to_act
            view = tolerance.view(before, seat)
            found = if_won(view, move.card, move.declared or None)
            changed = redealt(before, seat, rng)
            if not before.options.open_piles:
                changed = with_buried_cards_shuffled(changed, seat, rng)
            other = tolerance.view(changed, seat)
            assert if_won(other, move.card, move.declared or None) == found
            assert current(other) == current(view)
            compared += 1
    assert compared > 100
