"""What cards look like: no two alike, states told apart without colour, drawn once and kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Surface

from tests.ui.contrast import contrast
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.theme import HIGH_CONTRAST, rgb
from tolerance_game.ui.schisma.cards.person import draw_person
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.face import draw_back, draw_card, stamp_of
from tolerance_game.ui.tolerance.cards.inspector import WHEN_PREVAILING, WHEN_WILD
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.ui.tolerance.cards.printed import Face
from tolerance_game.words.rulebook import load_rulebook

from .easel import CARDS, ENGLISH, PERSONS, WORDS, apart, canvas, different_cards, grey, pixels

WIDTHS = (168, 330)
"""Of the small and of the large drawing."""


def picture(
    card: Card, w: float = 168, language: str = "en", theme: str = "woodcut", **state: Any
) -> Surface:
    """A face in a state; kept, so it must not be drawn on."""
    drawn = canvas(theme=theme)
    return stamp_of(drawn, Face(card, WORDS[language], **state), w).surface(drawn.theme)


@pytest.mark.parametrize(("language", "theme"), [("en", "woodcut"), ("de", "plain")])
def test_no_two_cards_look_alike(language: str, theme: str) -> None:
    for w in WIDTHS:
        seen: dict[bytes, str] = {}
        for card in different_cards():
            image = pixels(picture(card, w, language, theme))
            other = seen.setdefault(image, card.id)
            assert other == card.id or card.second_plague


def test_editions_differ_where_their_cards_do() -> None:
    prints = [card for card in different_cards() if card.id == "clergy-13"]
    assert len({pixels(picture(card)) for card in prints}) == 2


@pytest.mark.parametrize("w", WIDTHS)
def test_states_differ_without_colour(w: float) -> None:
    card = CARDS["townsfolk-9"]
    plain, dead = (grey(picture(card, w, dead=dead)) for dead in (False, True))
    converted = grey(picture(card, w, converted="catholic"))
    assert apart(plain, dead) > 0.2
    assert apart(plain, converted) > 0.003
    assert apart(dead, converted) > 0.2


def test_a_conversion_to_what_is_printed_shows_nothing() -> None:
    card = CARDS["nobles-9"]
    assert pixels(picture(card, converted="catholic")) == pixels(picture(card))


@pytest.mark.parametrize("w", WIDTHS)
def test_what_prevails_shows_the_religion_of_the_reign(w: float) -> None:
    """T4.6: a card of its own religion looks the same in every reign, and so does a convert."""

    def looks(card: Card) -> int:
        return len({pixels(picture(card, w, reign=reign)) for reign in range(4)})

    assert looks(CARDS["nobles-8"]) == 4
    assert looks(CARDS["nobles-9"]) == 1
    # T4.7: the effect of the Lawyer speaks of the religion of the Monarch.
    assert looks(replace(CARDS["nobles-1"], affiliation="catholic")) == 4


def test_a_convert_has_the_plain_sign_of_its_new_religion(monkeypatch: pytest.MonkeyPatch) -> None:
    """T4.5e, T4.6: the ring stands, struck, where the old sign stands."""
    drawn: list[str] = []
    plain = signs.religion

    def noting(canvas: Canvas, which: str, *place: float) -> None:
        drawn.append(which)
        plain(canvas, which, *place)

    monkeypatch.setattr(signs, "religion", noting)
    picture(CARDS["nobles-8"], converted="protestant", reign=1)
    assert drawn[:2] == ["protestant", "prevailing_catholic"]


def test_an_illegal_card_is_darker() -> None:
    bright, dim = (sum(pixels(picture(CARDS["nobles-9"], dim=dim))) for dim in (False, True))
    assert dim < 0.75 * bright


def test_dead_minis_differ_without_colour() -> None:
    alive, dead = canvas(), canvas()
    draw_mini(alive, CARDS["nobles-9"], 20, 20, 47)
    draw_mini(dead, CARDS["nobles-9"], 20, 20, 47, dead=True)
    assert grey(alive.surface) != grey(dead.surface)


def test_a_pile_shows_how_high_it_is() -> None:
    pictures = set()
    for number in (1, 2, 3, 4):
        drawn = canvas()
        draw_mini(drawn, CARDS["nobles-9"], 20, 20, 47, number=number)
        pictures.add(pixels(drawn.surface))
    drawn = canvas()
    draw_mini(drawn, None, 20, 20, 47)
    assert len(pictures | {pixels(drawn.surface)}) == 5


@pytest.mark.parametrize("w", [122, 204, 440])
def test_no_two_persons_look_alike(w: float) -> None:
    pictures = set()
    for person in PERSONS.values():
        drawn = canvas()
        draw_person(drawn, person, ENGLISH, 20, 20, w)
        pictures.add(pixels(drawn.surface))
    assert len(pictures) == len(PERSONS)


def test_the_drawing_follows_the_width() -> None:
    texts = []
    for w in (184, 246):
        drawn = canvas()
        draw_card(drawn, Face(CARDS["nobles-9"], ENGLISH), 20, 20, w)
        assert drawn.audit is not None
        texts.append({text.text for text in drawn.audit})
    assert "Nobles · Catholic" not in texts[0]
    assert "Nobles · Catholic" in texts[1]


def test_a_card_covers_what_was_written_below() -> None:
    drawn = canvas()
    draw_card(drawn, Face(CARDS["nobles-9"], ENGLISH), 20, 20, 184)
    before = len(drawn.audit or ())
    draw_card(drawn, Face(CARDS["nobles-9"], ENGLISH), 20, 20, 184)
    assert len(drawn.audit or ()) == before


@pytest.mark.parametrize("s", [2 / 3, 1.0, 2.0])
def test_turned_cards_lie_around_their_middle(s: float) -> None:
    for draw in ("card", "back"):
        drawn = canvas(s)
        drawn.surface.fill((0, 90, 0))
        box = (
            draw_card(drawn, Face(CARDS["nobles-9"], ENGLISH), 100, 100, 184, 10)
            if draw == "card"
            else draw_back(drawn, 100, 100, 184, 10)
        )
        changed = pygame.mask.from_threshold(drawn.surface, (0, 90, 0), (2, 2, 2))
        changed.invert()
        bounds = changed.get_bounding_rects()[0]
        assert abs(bounds.centerx - drawn.scale.x(box.cx)) <= 8 * s
        assert abs(bounds.centery - drawn.scale.y(box.cy)) <= 8 * s
        assert bounds.w > drawn.scale.px(box.w)


def test_a_kept_card_is_the_same_picture() -> None:
    card = CARDS["nobles-9"]
    assert picture(card) is picture(card)
    assert picture(replace(card, names={"en": "Anna"})) is not picture(card)


def test_the_paragraphs_are_in_the_rules() -> None:
    rules = load_rulebook("tolerance", "en")
    for number in (WHEN_WILD, WHEN_PREVAILING):
        assert rules.paragraph(number).id == number


def test_high_contrast_is_high() -> None:
    drawn = canvas(theme="high_contrast")
    draw_card(drawn, Face(CARDS["clergy-6"], ENGLISH, "protestant"), 20, 20, 330)
    grounds = (HIGH_CONTRAST.paper, HIGH_CONTRAST.rubric)
    for text in drawn.audit or ():
        best = max(contrast(rgb(text.colour), rgb(ground)) for ground in grounds)
        assert best >= 7, text.text
    assert contrast(rgb(HIGH_CONTRAST.ink), rgb(HIGH_CONTRAST.paper_light)) >= 7
