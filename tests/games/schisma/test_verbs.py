"""S6: the table of verbs holds all that the program must know of each of them."""

from __future__ import annotations

import json
from operator import attrgetter
from pathlib import Path

import pytest

import tolerance_game
from tests.words.everything import strict_teller
from tolerance_game.games import schisma
from tolerance_game.games.schisma.petition_texts import step_text
from tolerance_game.games.schisma.rules.events import Discarded, Moved, Swapped
from tolerance_game.games.schisma.rules.moves import Petition
from tolerance_game.games.schisma.rules.persons import PersonCard
from tolerance_game.games.schisma.rules.steps import Chosen, Every, Step, This
from tolerance_game.games.schisma.rules.verbs import VERBS, PetitionVerb
from tolerance_game.games.schisma.steps_reading import read_step, step_as_data
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import parse
from tolerance_game.ui.schisma.cards.petition_strip import petition_signs
from tolerance_game.words import languages
from tolerance_game.words.rulebook import load_rulebook
from tolerance_game.words.texts import load_texts

from .scenarios import table, with_petition

ICONS = Path(tolerance_game.__file__).parent.parent / "assets" / "icons"

each_verb = pytest.mark.parametrize("verb", VERBS, ids=attrgetter("id"))


def forms(verb: PetitionVerb) -> list[Step]:
    """The verb with every way to say whom it is done to."""
    others = (Chosen(), Chosen(place="near"), Chosen(up_to=True), Chosen(factions=("noble",)))
    all_of = (This(), Every(person="peasant"), Every(faction="noble"))
    some = (Chosen(2, plus_faction="knight"), Chosen(others=False))
    whom = others if verb.with_this else (*all_of, *others, *some)
    return [Step(verb.id, one, lands) for one in whom for lands in ((1, 3) if verb.along else (1,))]


def test_the_table_holds_every_verb_once() -> None:
    assert len({verb.id for verb in VERBS}) == len(VERBS)
    for verb in VERBS:
        assert verb.example.verb == verb.id
        for step in forms(verb):
            assert step.verb == verb.id


@each_verb
def test_a_verb_is_read_as_it_is_written(verb: PetitionVerb) -> None:
    for step in (verb.example, *forms(verb)):
        node, faults = parse(json.dumps({"here": step_as_data(step)}).encode(), "persons.yaml")
        assert node is not None
        assert not faults
        sheet = FaultList()
        assert read_step(sheet.entry(node).mapping()["here"]) == step
        assert not sheet.faults


@pytest.mark.parametrize("language", languages())
@each_verb
def test_a_verb_has_its_words(verb: PetitionVerb, language: str) -> None:
    words = strict_teller(language).words
    said = [step_text(words, step, "bishop") for step in forms(verb)]
    assert all(said)
    assert len(set(said)) == len(said)
    assert load_texts(language).templates[f"schisma.verb.{verb.id}"]
    assert load_rulebook("schisma", language).paragraph(verb.paragraph).parts


@each_verb
def test_a_verb_has_signs(verb: PetitionVerb) -> None:
    person = PersonCard("bishop", "bishop", tuple(forms(verb)))
    for tokens in petition_signs(person):
        assert len(tokens) >= 2, "whom, and what"
        for token in tokens:
            if token.sign == "icon":
                assert (ICONS / f"{token.value}.svg").is_file()


@each_verb
def test_the_example_of_a_verb_does_something(verb: PetitionVerb) -> None:
    """S6: asked for by a person in the midst of the track, with others around it."""
    t = table("bishop@N knight@G noble@N peasant@F cardinal@G")
    with_petition(t, "bishop", verb.example)
    column = t.column("bishop")
    (targets, *_rest) = sorted(t.targets_of("bishop"))
    state, events = schisma.apply(t.state, Petition(column, targets))
    assert {type(event) for event in events} & {Moved, Swapped, Discarded}
    assert state.display != t.state.display
