"""Every text of every card fits: both languages, both editions, both drawings, small and large."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.schisma.cards.person import draw_person, small_signs
from tolerance_game.ui.schisma.cards.petition_strip import petition_signs, width
from tolerance_game.ui.tolerance.cards.face import draw_card
from tolerance_game.ui.tolerance.cards.inspector import draw_inspector
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.ui.tolerance.cards.printed import Face
from tolerance_game.words import languages

from .easel import CARDS, ENGLISH, PERSONS, SCALES, WORDS, canvas, different_cards, faults

LOOKS = (
    # Scale, theme, and the widths at which cards are used there.
    (2 / 3, "woodcut", (148, 150, 176, 246, 330)),
    (2 / 3, "plain", (148, 184, 246)),
    (1.0, "woodcut", (148, 184, 330)),
    (1.0, "plain", (150, 330)),
    (1.0, "high_contrast", (246,)),
    (2.0, "woodcut", (150, 330)),
)


@pytest.mark.parametrize(("s", "theme", "widths"), LOOKS)
@pytest.mark.parametrize("language", languages())
def test_no_text_of_a_card_leaves_its_place(
    language: str, s: float, theme: str, widths: tuple[int, ...]
) -> None:
    found = []
    drawn = canvas(s, theme)
    for card in different_cards():
        for w in widths:
            assert drawn.audit is not None
            drawn.audit.clear()
            box = draw_card(drawn, Face(card, WORDS[language]), 20, 20, w)
            assert drawn.audit
            found += [f"{card.id} {w}: {fault}" for fault in faults(drawn, box)]
    assert found == []


@pytest.mark.parametrize(("s", "theme"), [look[:2] for look in LOOKS])
@pytest.mark.parametrize("language", languages())
def test_no_text_of_a_person_leaves_its_place(language: str, s: float, theme: str) -> None:
    found = []
    for person in PERSONS.values():
        for w in (122, 204, 440):
            drawn = canvas(s, theme)
            box = draw_person(drawn, person, WORDS[language], 20, 20, w)
            found += [f"{person.id} {w}: {fault}" for fault in faults(drawn, box)]
    assert found == []


@pytest.mark.parametrize(("s", "theme"), [look[:2] for look in LOOKS])
@pytest.mark.parametrize("language", languages())
def test_a_large_person_needs_three_lines_at_most(language: str, s: float, theme: str) -> None:
    for person in PERSONS.values():
        drawn = canvas(s, theme)
        box = draw_person(drawn, person, WORDS[language], 20, 20, 440)
        below = {text.box.y for text in drawn.audit or () if text.box.y > box.y + 180}
        assert len(person.petition) <= len(below) <= 3, person.id


def test_the_signs_of_a_small_person_can_be_read_in_a_small_window() -> None:
    """At 1280x720 a unit is two thirds of a pixel, and no sign is below 14 pixels."""
    for person in PERSONS.values():
        assert min(small_signs(petition_signs(person))) * 2 / 3 >= 14, person.id


def test_the_signs_of_a_small_person_keep_off_its_edge() -> None:
    """They begin behind the number of their step, at 100 of 204."""
    for person in PERSONS.values():
        steps = petition_signs(person)
        for tokens, high in zip(steps, small_signs(steps), strict=True):
            assert 100 + width(tokens, high) <= 204 - 6.9, person.id


@pytest.mark.parametrize("language", languages())
def test_the_inspector_holds_its_texts(language: str) -> None:
    for s in SCALES[:2]:
        drawn = canvas(s, room=(480, 1080))
        for card in different_cards():
            assert drawn.audit is not None
            drawn.audit.clear()
            notes = ("Gaspard de Coligny (Nobles 13) kills it.", "It counts as Nobles.")
            box = draw_inspector(drawn, Face(card, WORDS[language]), 20, 20, notes)
            assert faults(drawn, box) == []


def test_the_inspector_stays_on_the_canvas() -> None:
    face = Face(CARDS["clergy-3"], ENGLISH)
    box = draw_inspector(canvas(), face, 20, 900, ("A note.",))
    assert box.bottom <= 1080


@pytest.mark.parametrize("s", SCALES)
def test_no_rank_leaves_its_mini(s: float) -> None:
    for w in (33, 34, 40, 47, 66):
        for rank in ("townsfolk-1", "nobles-10", "clergy-14"):
            drawn = canvas(s)
            box = draw_mini(drawn, CARDS[rank], 20, 20, w, number=4)
            assert faults(drawn, Box(*box).grown(1)) == []


@pytest.mark.parametrize("w", [150, 330])
def test_any_name_of_an_owner_fits(w: float) -> None:
    for name in ("Donaudampfschifffahrtsgesellschaft", "The Right Honourable Lord of the Isles"):
        card = replace(CARDS["nobles-9"], names={"en": name})
        drawn = canvas()
        box = draw_card(drawn, Face(card, ENGLISH), 20, 20, w)
        assert drawn.audit is not None
        assert all(text.box.within(box, 2) for text in drawn.audit)
        written = "".join(text.text for text in drawn.audit).replace("-", "").replace(" ", "")
        assert name.replace(" ", "") in written
