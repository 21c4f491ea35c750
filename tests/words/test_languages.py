"""A language is its files: it is listed, offered, chosen, and bends its words in its own way."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import pytest

from tests.ui.desk import Desk
from tolerance_game.arguments import add_language
from tolerance_game.storage.data import languages as languages_module
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.data.plurals import NoRuleError, Plurals, parsed
from tolerance_game.storage.settings.settings import DEFAULTS, all_settings, changed, language_of
from tolerance_game.storage.statistics.statistics import Statistics
from tolerance_game.storage.statistics.statistics_table import as_csv
from tolerance_game.ui.pages.options import OptionsScene
from tolerance_game.words import MissingText, Words, languages
from tolerance_game.words.texts import load_texts

from .polish import LANGUAGE, polish  # noqa: F401

in_polish = pytest.mark.usefixtures("polish")


def test_the_languages_of_the_program() -> None:
    assert [language.name for language in languages().values()][:2] == ["English", "Deutsch"]
    assert [one.handbook for one in languages().values()][:2] == ["rules.md", "regeln.md"]


@in_polish
def test_a_new_language_is_listed_and_its_texts_are_said() -> None:
    assert list(languages())[:2] == ["en", "de"]
    assert "pl" in languages()
    words = Words("pl", strict=True)
    assert words.say("truth.true") == "tak"
    assert words.say("truth.false") == "no"
    assert "−1,9" in words.say("player.wants_trick", estimate_points=-185)


def test_a_file_that_is_added_is_found(polish: Path) -> None:  # noqa: F811
    os.utime(polish, ns=(0, 0))
    before = Words("pl")
    (polish / "more.pl.yaml").write_text("more: więcej", encoding="utf-8")
    assert (before.say("more"), Words("pl").say("more")) == ("[more]", "więcej")


def test_a_language_without_files_is_none() -> None:
    with pytest.raises(MissingText):
        Words("pl")
    assert language_of(DEFAULTS, "pl_PL.UTF-8") == "en"


@in_polish
@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1 pożyczka"),
        (2, "2 pożyczki"),
        (5, "5 pożyczek"),
        (12, "12 pożyczek"),
        (21, "21 pożyczek"),
        (22, "22 pożyczki"),
        (112, "112 pożyczek"),
        (0, "0 pożyczek"),
        (-1, "−1 pożyczka"),
    ],
)
def test_each_number_takes_its_form(number: int, said: str) -> None:
    assert Words("pl", strict=True).say("count.loans", number=number) == said


@in_polish
def test_a_new_language_is_offered_by_its_own_name() -> None:
    desk = Desk()
    desk.stage.push(OptionsScene(desk.context))
    desk.click("tab/language")
    said = {text.text for text in desk.texts()}
    assert {"English", "Deutsch", "Polski"} <= said


@in_polish
def test_a_new_language_can_be_set_asked_for_and_that_of_the_system() -> None:
    offered = ", ".join(("auto", *languages()))
    assert all_settings()["language"].kind.allowed()[1] == {"name": offered}
    assert "pl" in offered.split(", ")
    assert language_of(changed(DEFAULTS, "language", "pl"), "de_DE") == "pl"
    assert language_of(DEFAULTS, "pl_PL.UTF-8") == "pl"
    parser = argparse.ArgumentParser()
    add_language(parser)
    assert parser.parse_args(["--lang", "pl"]).lang == "pl"


@in_polish
def test_a_table_is_parted_as_the_language_has_it() -> None:
    content = as_csv(Statistics(()), "pl", Words("pl").say).decode("utf-8-sig")
    assert ";gra;" in content


@pytest.mark.parametrize(
    "text", ["", "n", "n = ", "n % 0 = 1", "m = 1", "n = 1 and", "n = 1..", "1"]
)
def test_what_is_no_rule(text: str) -> None:
    with pytest.raises(NoRuleError):
        parsed(text)


def test_rules_as_the_tables_have_them() -> None:
    # Lithuanian: other than 11 to 19, ending in 1; in 2 to 9; all else.
    plurals = Plurals(
        {
            "one": parsed("n % 10 = 1 and n % 100 != 11..19"),
            "few": parsed("n % 10 = 2..9 and n % 100 != 11..19"),
            "other": (),
        }
    )
    found = [plurals.form(number) for number in (1, 21, 2, 9, 10, 11, 12, 20, 0)]
    assert found == [*["one"] * 2, *["few"] * 2, *["other"] * 5]
    assert Plurals({"one": parsed("n = 0, 1 or n = 11..99"), "other": ()}).form(12) == "one"


@pytest.mark.parametrize(
    ("usual", "wrong", "fault"),
    [
        ("name: Polski", "name: 5", "fault.expected_text"),
        ("few:", "some:", "fault.unknown_key"),
        ("n = 1", "n is 1", "fault.unknown_name"),
        ('decimal_point: ","', 'decimal_point: ",,"', "fault.long_text"),
        ('csv_separator: ";"', 'csv_separator: ";;"', "fault.long_text"),
        ("handbook: zasady.md\n", "", "fault.missing_key"),
    ],
)
def test_a_fault_in_the_file_of_a_language_is_told(
    polish: Path,  # noqa: F811
    usual: str,
    wrong: str,
    fault: str,
) -> None:
    assert usual in LANGUAGE
    path = polish / "language.pl.yaml"
    path.write_text(LANGUAGE.replace(usual, wrong), encoding="utf-8")
    languages_module._languages_in.cache_clear()
    with pytest.raises(BadData) as caught:
        languages()
    assert caught.value.faults[0].id == fault
    assert caught.value.faults[0].file.endswith("language.pl.yaml")


@pytest.mark.parametrize(
    ("forms", "fault"),
    [
        ("{one: a, few: b}", "fault.missing_key"),
        ("{one: a, few: b, many: c, other: d}", "fault.unknown_key"),
    ],
)
def test_a_text_has_the_forms_of_its_language(
    polish: Path,  # noqa: F811
    forms: str,
    fault: str,
) -> None:
    (polish / "more.pl.yaml").write_text(f"a_new_text: {forms}\n", encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_texts("pl")
    assert caught.value.faults[0].id == fault
