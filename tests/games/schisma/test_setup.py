"""S1 and S5: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tolerance_game.core.errors import Illegal, Malformed
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules.moves import Beseech, Draw, Lay, Settle
from tolerance_game.games.schisma.rules.persons import PersonCard, PersonCatalogue
from tolerance_game.games.schisma.rules.ruleset import Options, Rulings, as_json, from_json
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import LANDS, ROME, Standing

from .catalogue import CATALOGUE

FIVE = ("cardinal", "knight", "knight", "noble", "peasant")
WITH_EXPANSION = ("cardinal", "priest", "preacher", "noble", "knight", "guildmaster")


def laid(**options: object) -> State:
    state = schisma.start(Options(CATALOGUE, **options))  # type: ignore[arg-type]
    return schisma.apply(state, Lay(FIVE))[0]


def test_five_lands_from_avignon_to_rome() -> None:
    """S1.1."""
    assert LANDS == ("avignon", "nice", "genoa", "florence", "rome")


def test_twelve_persons_two_of_each() -> None:
    """S1.2: two each of six factions, all in the draw pile before the first is laid."""
    state = schisma.start(Options(CATALOGUE))
    six = ("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant")
    assert Counter(state.pile) == dict.fromkeys(six, 2)
    assert schisma.to_act(state) == CHANCE
    assert schisma.legal_moves(state) == ()


def test_five_are_laid_at_genoa() -> None:
    """S1.2: five columns at Genoa, seven cards remain."""
    state, events = schisma.apply(schisma.start(Options(CATALOGUE)), Lay(FIVE))
    assert state.display == tuple(Standing(person, 2) for person in FIVE)
    assert len(state.pile) == 7
    assert [event.kind for event in events] == ["laid"] * 5 + ["turn_began"]


@pytest.mark.parametrize(
    ("persons", "reason"),
    [
        (("knight", "knight", "knight", "noble", "peasant"), "schisma.not_in_pile"),
        (("priest", "knight", "cardinal", "noble", "peasant"), "schisma.not_in_pile"),
        (("knight", "cardinal", "noble", "peasant"), "schisma.lay.number"),
        ((*FIVE, "bishop"), "schisma.lay.number"),
    ],
)
def test_only_five_of_the_pile_can_be_laid(persons: tuple[str, ...], reason: str) -> None:
    """S1.2."""
    with pytest.raises(Illegal) as caught:
        schisma.apply(schisma.start(Options(CATALOGUE)), Lay(persons))
    assert caught.value.reason.id == reason


def test_rome_begins() -> None:
    """S1.3."""
    state = laid()
    assert schisma.to_act(state) == ROME
    assert (state.turn, state.left) == (1, 1)


def test_chance_and_seats_do_not_act_for_each_other() -> None:
    """S7: the only chance is what is drawn."""
    start = schisma.start(Options(CATALOGUE))
    for state, move, reason in (
        (start, Beseech(0), "schisma.chance_to_act"),
        (start, Draw(0, "knight"), "schisma.chance_does_else"),
        (laid(), Draw(0, "bishop"), "schisma.not_chance_to_act"),
        (laid(), Lay(FIVE), "schisma.not_chance_to_act"),
    ):
        with pytest.raises(Illegal) as caught:
            schisma.apply(state, move)
        assert caught.value.reason.id == reason
    with pytest.raises(Illegal):
        schisma.chance_move(laid(), Random(1))


def test_factions_of_the_expansion() -> None:
    """S5.1: Preacher with the Inquisitor, Guildmaster with the Peasant, Priest with the Bishop."""
    factions = {p.id: p.faction for p in CATALOGUE.persons if p.expansion}
    assert factions == {"preacher": "inquisitor", "guildmaster": "peasant", "priest": "bishop"}


def test_chosen_persons_come_with_both_copies() -> None:
    """S5.2, in whatever order they are named."""
    chosen = tuple(reversed(WITH_EXPANSION))
    state = schisma.start(Options(CATALOGUE, persons="chosen", chosen=chosen))
    assert state.persons == WITH_EXPANSION
    assert Counter(state.pile) == dict.fromkeys(WITH_EXPANSION, 2)


@pytest.mark.parametrize(
    "chosen",
    [
        (),
        WITH_EXPANSION[:5],
        (*WITH_EXPANSION[:5], "knight"),
        ("cardinal", "priest", "bishop", "noble", "knight", "peasant"),
        (*WITH_EXPANSION[:5], "pope"),
        (*WITH_EXPANSION, "peasant"),
    ],
)
def test_one_person_of_each_faction_is_chosen(chosen: tuple[str, ...]) -> None:
    """S5.2."""
    with pytest.raises(Malformed):
        schisma.start(Options(CATALOGUE, persons="chosen", chosen=chosen))


def test_random_persons_are_settled_by_chance() -> None:
    """S5.2: three factions have two persons, so eight tables are possible."""
    start = schisma.start(Options(CATALOGUE, persons="random"))
    assert (start.persons, start.pile) == ((), ())
    seen = set()
    for seed in range(200):
        state = schisma.apply(start, schisma.chance_move(start, Random(seed)))[0]
        assert tuple(CATALOGUE.faction_of[p] for p in state.persons) == (
            *("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant"),
        )
        assert Counter(state.pile) == dict.fromkeys(state.persons, 2)
        seen.add(state.persons)
    assert len(seen) == 8


def test_settling_needs_the_order_of_the_factions() -> None:
    """S5.2: one form for one thing."""
    start = schisma.start(Options(CATALOGUE, persons="random"))
    with pytest.raises(Illegal) as caught:
        schisma.apply(start, Settle(tuple(reversed(WITH_EXPANSION))))
    assert caught.value.reason.id == "schisma.settle.persons"


@pytest.mark.parametrize(
    "options",
    [
        Options(CATALOGUE, persons="some"),
        Options(CATALOGUE, chosen=WITH_EXPANSION),
        Options(CATALOGUE, Rulings(refill="never")),
        Options(CATALOGUE, Rulings(samaritan="on")),
        Options(PersonCatalogue(CATALOGUE.persons[1:])),
        Options(PersonCatalogue((*CATALOGUE.persons, CATALOGUE.persons[0]))),
        Options(PersonCatalogue((*CATALOGUE.persons, PersonCard("pope", "pope", ())))),
    ],
)
def test_impossible_options_are_malformed(options: Options) -> None:
    with pytest.raises(Malformed):
        schisma.start(options)


def test_options_survive_their_json() -> None:
    options = Options(CATALOGUE, Rulings(refill="at_once"), "chosen", WITH_EXPANSION)
    assert from_json(as_json(options), CATALOGUE) == options
    assert from_json({}, CATALOGUE) == Options(CATALOGUE)
    for wrong in ({"dice": 2}, {"rulings": {"dice": "on"}}, {"rulings": 1}, {"chosen": [1]}):
        with pytest.raises(Malformed):
            from_json(wrong, CATALOGUE)


def test_everything_is_public() -> None:
    """S7: the view holds every pile, and a state can be made of it again."""
    state = laid()
    for seat in (0, 1):
        seen = schisma.view(state, seat)
        assert (seen.viewer, len(seen.pile), seen.to_act) == (seat, 7, ROME)
        assert seen.pile == tuple(sorted(seen.pile))
        assert schisma.state_of(seen) == state
