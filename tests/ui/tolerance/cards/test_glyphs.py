"""The signs of effects and petitions come from the steps, and say all of them."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from tolerance_game.games.schisma.rules import steps as petition_steps
from tolerance_game.games.schisma.rules.ruleset import UP_TO
from tolerance_game.games.schisma.rules.ruleset import Rulings as SchismaRulings
from tolerance_game.games.schisma.rules.verbs import VERB_IDS as PETITION_VERBS
from tolerance_game.games.tolerance.rules import steps, verbs
from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.ui.schisma.cards.petition_strip import petition_signs
from tolerance_game.ui.tolerance.cards.effect_strip import (
    SIGN,
    arranged,
    draw_strip_left,
    draw_strips,
    strip_width,
)
from tolerance_game.ui.tolerance.cards.glyphs import Strip, Token, glyphs_of, strip_of

from .easel import CARDS, PERSONS, canvas, different_cards, faults, pixels

FILTERS = (
    steps.EVERY_CARD,
    *(steps.Filter(suits=pair) for pair in itertools.combinations(SUITS, 2)),
    *(steps.Filter(suits=(suit,)) for suit in SUITS),
    *(steps.Filter(all_but=(suit,)) for suit in SUITS),
    *(steps.Filter(religion=which) for which in ("catholic", "protestant", steps.MONARCH)),
)
FILTERED = (verbs.Tax, verbs.GainPiety, verbs.GainPietyOfOne, verbs.KillOne, verbs.KillAll)
ALL_STEPS: tuple[steps.Step, ...] = (
    *(verb(which) for verb in FILTERED for which in FILTERS),
    *(verbs.KillHighest(figure) for figure in steps.HIGHEST),
    *(
        verb(which)
        for verb in (verbs.Condemn, verbs.Convert)
        for which in ("catholic", "protestant")
    ),
    verbs.LosePiety(2),
    verbs.LosePiety(10),
    verbs.RoyalExecution(),
)


def test_every_class_of_step_is_tried() -> None:
    assert {type(step) for step in ALL_STEPS} == {verb.step for verb in verbs.VERBS}


def test_different_steps_have_different_signs() -> None:
    strips = [strip_of(step, Rulings()) for step in ALL_STEPS]
    assert all(strip.tokens for strip in strips)
    assert len(set(strips)) == len(strips)


def test_different_signs_look_different() -> None:
    seen: dict[bytes, steps.Step] = {}
    for step in ALL_STEPS:
        drawn = canvas()
        draw_strips(drawn, (strip_of(step, Rulings()),), 240, 200, 58, 222)
        assert seen.setdefault(pixels(drawn.surface), step) == step


@pytest.mark.parametrize(
    ("card", "kind", "tokens"),
    [
        ("nobles-13", "arrow", ["death-skull", "1", "catholic"]),
        ("nobles-10", "receive", ["two-coins", "nobles", "clergy"]),
        ("clergy-7", "arrow", ["pyre", "", "protestant"]),
        ("clergy-1", "arrow", ["", "protestant", "", "catholic"]),
        ("wild-6", "receive", ["two-coins", "clergy"]),
        ("wild-13", "receive", ["candle-light", "−2"]),
        ("wild-14b", "arrow", ["sharp-axe", "1", ""]),
    ],
)
def test_the_signs_of_some_cards(card: str, kind: str, tokens: list[str]) -> None:
    (strip,) = glyphs_of(CARDS[card])
    assert strip.kind == kind
    assert [token.value for token in strip.tokens] == tokens


def test_coins_and_piety_of_the_same_cards_are_one_sentence() -> None:
    coins, candle = Token("icon", "two-coins"), Token("icon", "candle-light")
    assert glyphs_of(CARDS["clergy-13"]) == (Strip("receive", (coins, candle, Token("every"))),)


def test_a_ruling_changes_what_the_highest_is() -> None:
    satyr = CARDS["wild-3"]
    assert glyphs_of(satyr) != glyphs_of(satyr, Rulings(satyr="estate"))


def test_every_effect_has_a_strip_and_no_other_card() -> None:
    for card in different_cards():
        assert bool(glyphs_of(card)) == bool(card.steps)


@pytest.mark.parametrize("s", [2 / 3, 1.0, 2.0])
def test_strips_stay_inside_their_room(s: float) -> None:
    drawn = canvas(s)
    for step in ALL_STEPS:
        card = replace(CARDS["nobles-1"], steps=(step, verbs.KillOne()))
        assert drawn.audit is not None
        drawn.audit.clear()
        draw_strips(drawn, glyphs_of(card), 240, 200, 49, 112)
        assert [fault for fault in faults(drawn, drawn.scale.window) if "leaves" in fault] == []
        assert draw_strip_left(drawn, card, 20, 400, 42, 300) <= 300.01


def test_signs_become_smaller_with_their_strip() -> None:
    for step, room in itertools.product(ALL_STEPS, (60.0, 112.0, 222.0)):
        strip = strip_of(step, Rulings())
        for strips in ((strip,), (strip, strip), (strip, strip, strip)):
            for one in arranged(strips, 49, room):
                assert one.box.w <= room + 0.01
                assert one.box.w >= strip_width(one.strip, one.sign, one.sign / SIGN) - 0.01
                assert one.box.y >= -24.51
                assert one.box.bottom <= 24.51


def test_a_dim_strip_is_darker() -> None:
    bright, dim = canvas(), canvas()
    draw_strip_left(bright, CARDS["nobles-13"], 20, 100, 42, 300)
    draw_strip_left(dim, CARDS["nobles-13"], 20, 100, 42, 300, dim=True)
    assert sum(pixels(dim.surface)) < sum(pixels(bright.surface))


def test_every_step_of_every_petition_has_signs() -> None:
    for person in PERSONS.values():
        signs = petition_signs(person)
        assert len(signs) == len(person.petition)
        assert all(signs)


def test_petition_signs_tell_all_apart() -> None:
    chosen = petition_steps.Chosen
    whom: tuple[petition_steps.Whom, ...] = (
        petition_steps.This(),
        petition_steps.Every(person="peasant"),
        petition_steps.Every(faction="peasant"),
        chosen(),
        chosen(2),
        chosen(2, up_to=True),
        chosen(plus_faction="noble"),
        *(chosen(place=place) for place in petition_steps.PLACES[1:]),
        chosen(factions=("peasant", "knight")),
        chosen(factions=("peasant",)),
    )
    person = PERSONS["peasant"]
    found = {
        petition_signs(replace(person, petition=(petition_steps.Step(verb, who),)))
        for verb in PETITION_VERBS
        for who in whom
    }
    assert len(found) == len(PETITION_VERBS) * len(whom)


def test_a_ruling_may_make_every_number_a_limit() -> None:
    cardinal = PERSONS["cardinal"]
    assert petition_signs(cardinal) != petition_signs(
        cardinal, rulings=SchismaRulings(numbers=UP_TO)
    )
