"""T4.5: the table of verbs holds all that the program must know of each of them."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from operator import attrgetter
from pathlib import Path
from typing import Any, get_args

import pytest

import tolerance_game
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.card_texts import step_text
from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.events import CardConverted, CardKilled, TallyChanged
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Play
from tolerance_game.games.tolerance.rules.ruleset import Material, Options, Rulings
from tolerance_game.games.tolerance.rules.state import PlayerState, State
from tolerance_game.games.tolerance.rules.steps import HIGHEST, MONARCH, Filter, Step
from tolerance_game.games.tolerance.rules.verbs import ARROW, RECEIVE, VERBS, Verb
from tolerance_game.games.tolerance.steps_reading import read_steps, steps_as_data
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import parse
from tolerance_game.ui.tolerance.cards.glyphs import strip_of
from tolerance_game.words import languages
from tolerance_game.words.rulebook import load_rulebook
from tolerance_game.words.texts import load_texts
from tolerance_game.words.words import Words

from .material import MATERIAL

ICONS = Path(tolerance_game.__file__).parent.parent / "assets" / "icons"
ACTING, TRICK = "nobles-13", ("nobles-13", "clergy-5", "peasants-4", "townsfolk-3")
"""In reign 3 of the figures below: Protestant, Catholic, Protestant, Protestant."""
FIGURES: dict[str, dict[str, Any]] = {
    "nobles-13": {"affiliation": "protestant", "piety": 5, "money": 1},
    "clergy-5": {"affiliation": "catholic", "piety": 2, "money": 0},
    "peasants-4": {"affiliation": "protestant", "piety": 3, "money": 0},
    "townsfolk-3": {"affiliation": "protestant", "piety": 0, "money": 4},
}

each_verb = pytest.mark.parametrize("verb", VERBS, ids=attrgetter("id"))


def forms(verb: Verb[Any]) -> list[Step]:
    """The verb with everything that may stand behind it."""
    domains: dict[str, tuple[object, ...]] = {
        "filter": (
            Filter(),
            Filter(suits=SUITS[:2]),
            Filter(all_but=SUITS[:1]),
            *(Filter(religion=religion) for religion in ("catholic", MONARCH)),
        ),
        "figure": HIGHEST,
        "religion": ("catholic", "protestant"),
        "amount": (1, 9),
    }
    names = [item.name for item in fields(verb.step)]
    return [verb.step(value) for value in domains[names[0]]] if names else [verb.step()]


def test_the_table_holds_every_verb_once() -> None:
    kinds = {verb for kind in get_args(Step) for verb in kind.__subclasses__()}
    assert kinds == {verb.step for verb in VERBS}
    assert len({verb.id for verb in VERBS}) == len(VERBS) == len(kinds)


@each_verb
def test_a_verb_is_read_as_it_is_written(verb: Verb[Any]) -> None:
    steps = (verb.example, *forms(verb))
    node, faults = parse(json.dumps({"here": steps_as_data(steps)}).encode(), "cards.yaml")
    assert node is not None
    assert not faults
    sheet = FaultList()
    assert read_steps(sheet.entry(node).mapping()["here"]) == steps
    assert not sheet.faults


@pytest.mark.parametrize("language", languages())
@each_verb
def test_a_verb_has_its_words(verb: Verb[Any], language: str) -> None:
    words = Words(language, strict=True)
    said = [
        step_text(words, step, Rulings(satyr=satyr, highest_excludes_self=alone))
        for step in forms(verb)
        for satyr in ("rank", "estate")
        for alone in (True, False)
    ]
    assert all(said)
    assert len(set(said)) >= len(forms(verb))
    assert load_texts(language).templates[f"tolerance.verb.{verb.id}"]


@pytest.mark.parametrize("language", languages())
@each_verb
def test_a_verb_stands_in_the_rules(verb: Verb[Any], language: str) -> None:
    assert load_rulebook("tolerance", language).paragraph(verb.paragraph).parts


@each_verb
def test_a_verb_has_signs(verb: Verb[Any]) -> None:
    assert verb.signs[0] in (RECEIVE, ARROW)
    strips = {strip_of(step, Rulings()) for step in forms(verb)}
    assert len(strips) == len(forms(verb)), "every form looks different"
    for strip in strips:
        assert strip.tokens
        for token in strip.tokens:
            if token.sign == "icon":
                assert (ICONS / f"{token.value}.svg").is_file()


@each_verb
def test_the_example_of_a_verb_does_something(verb: Verb[Any]) -> None:
    """T4: laid on a card that wins the trick; a royal execution does nothing there (T4.1)."""
    cards = tuple(
        replace(card, steps=(), **FIGURES.get(card.id, {})) for card in MATERIAL.cards["english"]
    )
    cards = tuple(
        replace(card, steps=(verb.example,)) if card.id == ACTING else card for card in cards
    )
    hands = tuple(PlayerState(hand=(card,), tallies=(5, 5, 5)) for card in TRICK)
    options = Options(Material({"english": cards}, MATERIAL.roles))
    state = State(options, "play", 0, hands, reign=3)
    told = []
    for move in (*(Play(card) for card in TRICK), ChooseTarget("clergy-5")):
        if move in tolerance.legal_moves(state):
            state, events = tolerance.apply(state, move)
            told += [event for event in events if event.cause == ACTING]
    did = [type(event) for event in told]
    assert bool({TallyChanged, CardKilled, CardConverted} & set(did)) == verb.step.in_trick
    assert ("target_chosen" in {event.kind for event in told}) == (verb.id == "piety_of_one")
