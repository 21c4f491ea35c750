"""German sentences leave the names of cards as they are printed: no case, no number, no article.

„Der demütige Alain“ would be „den demütigen Alain“ behind a verb, and „Verlockende Hexen“ want a
plural. So a name stands where neither shows: in quotation marks, before or behind a colon, beside
an arrow, before a participle.
"""

from __future__ import annotations

import re

import pytest

from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.words import Words
from tolerance_game.words.texts import load_texts

from .everything import OPTIONS

NAMED = re.compile(r"\{(?:card|cards|cause|monarch|whole_card|person|persons|target)\}")
BY_HAND = {"table.since.leads", "table.since.plays", "table.log.plays"}
"""Where a name is handed in as `{name}`, behind the sign of its suit and its rank."""
SIGNED = re.compile(r"<\{sign\}> ?\{rank\} \*\{name\}")

BEFORE = re.compile(r"(^\*?|[:;,(→>] |[„(]\*?|\bKarte |[;,] {0,1}\*)$")
"""What may stand before a name: nothing, a mark, or the word „Karte“, whose name it then is."""
BEHIND = re.compile(
    r"(\*?$|\*?[:;,.)?“]|\*“| →| \(|, |\*? – | in (?:Spalte\b|\{land\})"
    r"| (?:getötet|bekehrt|ausgelegt|gezogen|hier|nicht|geht zu|wird abgelegt)\b)"
)
"""What may follow one that has no quotation marks: a mark, a participle, or the verb of which it is
the subject."""


def faults(text: str) -> list[str]:
    """The places in a template where a name would have to be bent."""
    found = []
    for name in (*NAMED.finditer(text), *SIGNED.finditer(text)):
        before, behind = text[: name.start()], text[name.end() :]
        quoted = re.search(r"„\*?$", before) and re.match(r"\*?“", behind)
        if not quoted and not (BEFORE.search(before) and BEHIND.match(behind)):
            found.append(text)
    return found


@pytest.mark.parametrize("topic", ["tolerance", "table", "reckoning", "schisma", "terminal"])
def test_no_sentence_bends_a_name(topic: str) -> None:
    for text_id, template in load_texts("de").templates.items():
        if not text_id.startswith(topic) or ".step." in text_id:
            continue
        for text in (template,) if isinstance(template, str) else template:
            assert faults(text) == [], text_id


def test_names_behind_signs_are_looked_at() -> None:
    texts = load_texts("de").templates
    assert all(SIGNED.search(str(texts[text_id])) for text_id in BY_HAND)


@pytest.mark.parametrize(
    "text",
    [
        "tötet {cards}",
        "{card} wird {religion}",
        "tot durch {cards}",
        "mit {card}",
        "{card} spielen",
        "spielt <{sign}> {rank} *{name}* aus",
    ],
)
def test_the_check_finds_a_bent_name(text: str) -> None:
    assert faults(text) == [text]


def test_the_names_as_they_are_said() -> None:
    words = Words("de", names_of_tolerance(OPTIONS, seats=("Anna",)), strict=True)
    alain, witches = "nobles-5", "townsfolk-8"
    assert words.say("table.result.killed", cards=(alain,)) == "tötet: Der demütige Alain"
    turned = words.say("table.result.converted", card=witches, religion="catholic")
    assert turned == "Verlockende Hexen → katholisch"
    assert words.say("tolerance.in_words.execute", card=alain) == "Hinrichten: Der demütige Alain"


def test_no_name_of_a_player_is_given_an_s() -> None:
    """„Tomass Zug“: a name that ends in s takes none, so it stands behind „von“."""
    bent = re.compile(r"\{(?:seat|seats|by)\}s\b")
    assert bent.search("{seat}s Zug")
    texts = load_texts("de").templates.items()
    assert [text_id for text_id, text in texts if bent.search(str(text))] == []
