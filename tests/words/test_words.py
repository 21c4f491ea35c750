"""Saying one text: placeholders, plurals, lists, and what happens when something is missing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.rows import rows
from tolerance_game.core.errors import Corrupt, Illegal, Reason
from tolerance_game.core.game import Outcome
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.telling import names_of, whole_card
from tolerance_game.storage.data import languages as languages_module
from tolerance_game.storage.data import strict_yaml
from tolerance_game.storage.data.faults import Fault
from tolerance_game.storage.data.languages import text_files
from tolerance_game.words import MissingText, Names, Words, languages
from tolerance_game.words import texts as texts_module
from tolerance_game.words.teller import Teller
from tolerance_game.words.texts import load_texts
from tolerance_game.words.words import figure, kind_of, kinds_of, placeholders_of, signed

from .everything import NAMES, strict_teller

# Forms of the same word: each language takes the one that its grammar wants.
FORMS = {"suits_of": "suits", "either_suit": "suits", "believers": "believer"}


def test_all_languages_have_the_same_placeholders() -> None:
    for text in load_texts("en").templates:
        english, *others = (
            {FORMS.get(name, name) for name in placeholders_of(load_texts(one).templates[text])}
            for one in languages()
        )
        # A German self-reference is "diese Karte", right for every name: it may do without.
        free = {"person"} if text.startswith("schisma.step.") else set()
        assert others
        for other in others:
            assert other - free == english - free, text


@pytest.mark.parametrize("language", languages())
def test_every_placeholder_has_a_kind(language: str) -> None:
    texts = load_texts(language)
    for text_id, text in texts.templates.items():
        kinds = kinds_of(texts.owners[text_id])
        assert {name for name in placeholders_of(text) if kind_of(name, kinds) is None} == set()


@pytest.mark.parametrize("language", languages())
def test_the_forms_of_a_plural_differ_in_words_not_in_placeholders(language: str) -> None:
    plurals = [
        text for text in load_texts(language).templates.values() if not isinstance(text, str)
    ]
    assert plurals
    for forms in plurals:
        assert len({placeholders_of(form) for form in forms.values()}) == 1
        assert "number" in placeholders_of(forms)


def words(language: str = "en", strict: bool = True) -> Words:
    return Words(language, NAMES, strict)


def test_plural_forms() -> None:
    for language, numbers, said in (
        ("en", (0, 1, 2), ["0 loans", "1 loan", "2 loans"]),
        ("de", (0, 1, -1), ["0 Kredite", "1 Kredit", "−1 Kredit"]),
    ):
        assert [words(language).say("count.loans", number=number) for number in numbers] == said


@pytest.mark.parametrize(
    ("hundredths", "english", "german"),
    [
        (100, "1 point", "1 Punkt"),
        (104, "1 point", "1 Punkt"),
        (95, "1 point", "1 Punkt"),
        (105, "1.1 points", "1,1 Punkte"),
        (60, "0.6 points", "0,6 Punkte"),
        (4, "0 points", "0 Punkte"),
        (200, "2 points", "2 Punkte"),
        (-185, "−1.9 points", "−1,9 Punkte"),
    ],
)
def test_an_estimate_is_said_to_a_tenth_in_its_form(
    hundredths: int, english: str, german: str
) -> None:
    for language, said in (("en", english), ("de", german)):
        words = Words(language, strict=True)
        text = words.say("player.good.points", deed="", estimate_points=hundredths)
        assert f" {said} " in text


def test_the_name_of_a_placeholder_tells_how_it_is_said() -> None:
    declared = words("de").say("tolerance.in_words.play_declared", card="wild-6", suit="clergy")
    assert declared == "Spielen: Büttel (6), gilt als Klerus"
    term = words().say("tolerance.event.term", card="nobles-9", number=-4)
    assert term == "Catherine de Medici: −4"


def test_lists() -> None:
    assert words().joined(["a", "b", "c"], "last") == "a, b and c"
    assert words("de").joined(["a", "b"], "or") == "a oder b"
    assert words("de").joined(["a", "b", "c"]) == "a, b, c"
    assert words().joined(["a"], "last") == "a"
    assert words().joined([], "last") == ""


def test_numbers_have_a_true_minus() -> None:
    assert figure(-3) == "−3"
    assert signed(3) == "+3"
    assert signed(-3) == "−3"
    assert signed(0) == "0"


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("no.such.text", {}),
        ("tolerance.not_in_hand", {}),
        ("tolerance.not_in_hand", {"card": "nobles-8", "suit": "clergy"}),
        ("tolerance.not_in_hand", {"card": "nobles-99"}),
        ("tolerance.event.role_taken", {"seat": 9, "role": "bertram"}),
        ("tolerance.event.role_taken", {"seat": 0, "role": "nobody"}),
        ("schisma.not_in_pile", {"person": "nobody"}),
        ("count.loans", {"number": "two"}),
    ],
)
def test_strict_words_raise(text: str, values: dict[str, Any]) -> None:
    with pytest.raises(MissingText):
        words().say(text, **values)


NOT_IN_HAND = "is not in the hand of the player to act."


@pytest.mark.parametrize(
    ("text", "values", "said"),
    [
        ("no.such.text", {}, "[no.such.text]"),
        ("tolerance.not_in_hand", {}, f"[card] {NOT_IN_HAND}"),
        ("tolerance.not_in_hand", {"card": "nobles-99", "more": 1}, f"[nobles-99] {NOT_IN_HAND}"),
        ("tolerance.event.role_taken", {"seat": None, "role": 7}, "[seat]’s role: [7]"),
    ],
)
def test_at_the_screen_something_missing_stands_in_brackets(
    text: str, values: dict[str, Any], said: str
) -> None:
    assert words(strict=False).say(text, **values) == said


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MissingText):
        Words("tlh")


def test_only_the_language_wanted_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    load = strict_yaml.load

    def spy(path: Any, file: str = "") -> Any:
        read.append(file)
        return load(path, file)

    monkeypatch.setattr(strict_yaml, "load", spy)
    texts_module._load.cache_clear()
    Words("de")
    Words("de")
    assert read == [languages_module.named(path) for _game, path in text_files("de")]


def test_an_owners_name_is_said_and_stands_in_for_a_language_that_is_missing() -> None:
    renamed = names_of((Card("x", "nobles", 3, "catholic", 1, 1, names={"en": "Jurist"}),))
    assert Words("en", renamed, strict=True).named("card", "x") == "Jurist"
    assert Words("de", renamed, strict=True).named("card", "x") == "Jurist"


def test_cards_of_one_name_are_told_apart() -> None:
    said = words("de")
    assert [said.named("card", f"wild-{rank}") for rank in (6, 10)] == ["Büttel (6)", "Büttel (10)"]
    # The two Plaguebearers share their rank as well.
    plague = [said.named("card", card) for card in ("wild-1a", "wild-1b")]
    assert plague == ["Pestbringer (1a)", "Pestbringer (1b)"]
    assert whole_card(said, "wild-10") == "Büttel (Wilde 10)"
    assert whole_card(said, "nobles-8") == "Tapferer Ritter (Adel 8)"
    assert said.named("card", "nobles-8") == "Tapferer Ritter"


def test_a_reason_names_its_paragraph() -> None:
    reason = Reason("tolerance.follow_suit", {"card": "nobles-8", "suit": "clergy"}, "T3.2")
    teller, german = strict_teller("en"), strict_teller("de")
    said = teller.reason(reason)
    assert said == "Whoever holds Clergy plays Clergy or a Wild; Valiant Knight is neither."
    assert said.paragraphs == ("T3.2",)
    # In letters it is cited.
    assert teller.cited(said) == f"{said} (T3.2)"
    assert german.cited(german.reason(reason)) == (
        "Wer Klerus auf der Hand hat, spielt Klerus oder Wilde; „Tapferer Ritter“ ist keines von"
        " beiden. (T3.2)"
    )


def test_a_refused_move_of_a_record_gives_both_reasons() -> None:
    error = Corrupt(Reason("error.record.move", {"number": 7, "text": "play nobles-8"}))
    error.__cause__ = Illegal(Reason("tolerance.not_in_hand", {"card": "nobles-8"}, "T3.1"))
    assert strict_teller("en").refusal(error) == (
        "Move 7 of the record, “play nobles-8”, is not possible there. Valiant Knight is not in the"
        " hand of the player to act. (T3.1)"
    )


def test_a_move_out_of_turn_says_what_is_awaited() -> None:
    reason = Reason("error.not_now", {"move": "play", "expected": "repay"})
    said = strict_teller("en").reason(reason)
    assert said == "Not now: playing a card. Expected: repaying loans."


UNKNOWN_NAME = rows("""
en nobles
  cards.yaml, line 3, x.suit: “nobels” is not known here. Known are “nobles”, “wild”. Did you mean
    “nobles”?
en nothing
  cards.yaml, line 3, x.suit: “nobels” is not known here. Known are “nobles”, “wild”.
de nobles
  cards.yaml, Zeile 3, x.suit: „nobels“ ist hier nicht bekannt. Bekannt sind „nobles“, „wild“.
    Gemeint ist vielleicht „nobles“.
""")


@pytest.mark.parametrize(("case", "said"), UNKNOWN_NAME)
def test_a_fault_says_where_what_and_the_nearest_name(case: str, said: str) -> None:
    language, meant = case.split()
    nearest = "" if meant == "nothing" else meant
    place = Fault(id="fault.unknown_name", file="cards.yaml", line=3, key="x.suit")
    fault = replace(place, found="nobels", expected=("nobles", "wild"), nearest=nearest)
    assert strict_teller(language).fault(fault) == said


def test_a_fault_of_the_whole_file() -> None:
    fault = Fault(id="fault.expected_mapping", file="cards.yaml", line=1, found="[...]")
    assert strict_teller("de").fault(fault) == (
        "cards.yaml, Zeile 1, die Datei: Hierher gehören Schlüssel mit Werten, nicht „[...]“."
    )


def test_an_outcome_is_said_with_its_paragraph() -> None:
    outcome = Outcome((0,), "piety", "T9.2")
    said = strict_teller("en").outcome(outcome)
    assert said == "a tie in victory points, the higher sum of both pieties"
    assert said.paragraphs == ("T9.2",)


def test_a_teller_takes_the_players_of_the_table() -> None:
    teller = Teller(Words("en", strict=True), Names(), seats=("Ida", "Otto"))
    assert teller.words.seat(1) == "Otto"


@pytest.mark.parametrize("odd", ["\0", "\x1b[31m", "\ud800", "\x7f", "\x85"])
def test_what_no_font_and_no_terminal_takes_is_not_said(odd: str) -> None:
    for language in languages():
        said = Words(language).say("error.save.move", file="a", line=1, text=f"x{odd}y")
        assert "x�" in said
        assert odd[0] not in said
        said.encode("utf-8")
