"""Sentences cite no paragraphs: a mark leads to them, where somebody asks why or wishes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

from tests.words.law import law
from tolerance_game import games
from tolerance_game.core import Reason
from tolerance_game.ui import schisma, tolerance
from tolerance_game.ui.kit import Intent
from tolerance_game.ui.pages.help import HelpScene
from tolerance_game.ui.tolerance.law import LAW, cite
from tolerance_game.words import Words, languages
from tolerance_game.words.cited import Cited, in_lines, marked_of, paragraphs_of
from tolerance_game.words.texts import forms_of, load_texts

from .checks import assert_reachable
from .desk import LARGE, SMALL, Desk
from .evening import Evening
from .rule_marks import CODE, MARK, marked
from .states import STATES
from .states_pages import FULL, _setup

IN_LETTERS: Final = ("handbook.", "terminal.", "session.")
"""What begins with these is told in letters, or stands in a handbook."""
Opened = list[tuple[Sequence[str], str]]


def laid(state: str, language: str = "en") -> tuple[Desk, Opened]:
    """A state, and which rules were opened from it."""
    desk, opened = STATES[state].desk(SMALL, language, fresh=False), Opened()
    desk.context.open_rules = lambda paragraphs, game: opened.append((tuple(paragraphs), game))
    return desk, opened


def has_mark(desk: Desk) -> bool:
    return MARK in [one.text for one in desk.texts()]


# Words.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["", *games.names()])
def test_no_text_of_the_window_cites_a_paragraph(language: str, game: str) -> None:
    texts = load_texts(language, game).templates
    found = {
        text_id
        for text_id, template in texts.items()
        if not text_id.startswith(IN_LETTERS)
        for form in forms_of(template)
        if CODE.search(form)
    }
    assert not found


@pytest.mark.parametrize("language", languages())
def test_what_a_sentence_follows_from_is_in_the_rules(language: str) -> None:
    words = Words(language)
    for text_id, paragraphs in LAW.items():
        assert words.has(text_id), text_id
        for number in paragraphs:
            assert law(language).books["tolerance"].paragraph(number)


def test_what_a_person_wrote_is_no_citation() -> None:
    words = Words("en", strict=True)
    words = words.naming(replace(words.names, seats=("T4", "S2.1 (T6.6a)")))
    for seat, name in enumerate(words.names.seats):
        said = cite(words, "table.tip.hidden", seat=seat)
        assert said == f"The role of {name} stays secret until the game is scored"
        assert said.paragraphs == ("T2.6",)


def test_texts_below_each_other_keep_their_paragraphs_and_one_that_answers_its_mark() -> None:
    plain, rule = "A name", Cited("A rule", "T3.2", "", "T3.2")
    why = Cited("Not so", "T3.3", answers=True)
    assert paragraphs_of(plain) == ()
    assert rule.paragraphs == ("T3.2",)
    assert in_lines((plain, rule)) == "A name\nA rule"
    assert in_lines((plain, rule, why)).paragraphs == ("T3.2", "T3.3")
    assert marked_of(in_lines((plain, rule)), wished=False) == ()
    assert marked_of(in_lines((plain, rule)), wished=True) == ("T3.2",)
    assert marked_of(in_lines((rule, why)), wished=False) == ("T3.2", "T3.3")


# Where they are, and what leads there.


REFUSED: Final = {"table_refused": "T3.2", "target_three": "T4.4", "schisma_samaritan": "S2.7"}


@pytest.mark.parametrize("state", REFUSED)
def test_a_refusal_has_a_mark_that_leads_to_its_paragraph(state: str) -> None:
    desk, opened = laid(state)
    wanted = ((REFUSED[state],), "")
    assert has_mark(desk)
    assert marked(desk) == wanted[0]
    assert_reachable(desk)
    desk.point("rule/prompt")
    desk.pass_time(600)
    assert any("Read this rule" in one.text for one in desk.texts())
    desk.click("rule/prompt")
    desk.wish(Intent.HELP)
    desk.stage.focus_on("rule/prompt")
    desk.enter()
    assert opened == [wanted] * 3
    # It goes with the refusal.
    desk.pass_time(7_000, 500)
    assert "rule/prompt" not in desk.spots()
    assert not has_mark(desk)


def test_what_shows_by_itself_has_a_mark_only_where_it_is_wished() -> None:
    for state, paragraphs in (
        ("table_tip_goal", ("T6.6a", "T5.2")),
        ("table_tip_banner", ("T2.1", "T6")),
    ):
        desk, opened = laid(state)
        helped: list[str] = []
        desk.stage.top._actions.help = lambda helped=helped: helped.append("help")  # type: ignore[attr-defined]
        assert not has_mark(desk)
        desk.wish(Intent.HELP)
        assert (opened, helped) == ([], ["help"])
        desk.change("play.paragraphs", True)
        assert has_mark(desk)
        desk.wish(Intent.HELP)
        assert (opened, helped) == ([(paragraphs, "")], ["help"])


def test_looking_closer_asks_and_once_more_reads_the_rule() -> None:
    desk, opened = laid("table_tip_tally_own")
    assert has_mark(desk)
    assert marked(desk) == ("T8.1", "T9.1")
    desk.wish(Intent.INSPECT)
    assert opened == [(("T8.1", "T9.1"), "")]
    # Going on to something else asks nothing; that card says why it cannot be played.
    desk.wish(Intent.RIGHT)
    desk.pass_time(800)
    assert not desk.stage.top.gaze.asked  # type: ignore[attr-defined]
    assert marked(desk)[0] == "T3.2"


def test_the_right_button_asks_and_once_more_reads_the_rule() -> None:
    desk, opened = laid("table_tip_goal")
    stage = desk.stage
    assert stage.pointer is not None
    assert stage.press(*stage.pointer, 3)
    assert has_mark(desk)
    assert not opened
    stage.press(*stage.pointer, 3)
    assert opened == [(("T6.6a", "T5.2"), "")]


def test_a_card_that_is_asked_for_leads_to_its_rules_and_is_put_away_by_back() -> None:
    desk, opened = laid("table_keys_inspect")
    assert has_mark(desk)
    desk.wish(Intent.INSPECT)
    assert opened == [(("T4.6",), "")]
    desk.wish(Intent.BACK)
    assert not has_mark(desk)


def test_why_an_action_cannot_be_taken_is_marked_beside_it() -> None:
    for state in ("schisma_tip_action", "schisma_menu_refused"):
        desk, opened = laid(state)
        assert has_mark(desk)
        desk.wish(Intent.HELP)
        assert opened == [(("S2.1",), "")]


def test_a_mark_names_the_key_or_the_button_that_leads_on() -> None:
    desk, _ = laid("table_tip_tally_own")
    assert any("F1" in one.text for one in desk.texts())
    desk.context.bindings = replace(desk.context.bindings, hand="xbox")
    texts = [one.text for one in desk.texts()]
    assert any(text.strip() == "X" for text in texts), texts


def test_an_opened_sum_leads_to_its_paragraph() -> None:
    desk, opened = laid("sheet_sum")
    desk.click("rule/sum")
    desk.wish(Intent.HELP, Intent.INSPECT)
    assert opened == [(("T6.6a",), "")] * 3


SCENES: Final = {
    "sheet_tells_taxes": ("rule/told", ("T6.3",)),
    "sheet_secret": ("rule/secret/0", ("T2.7",)),
    "question_loans": ("rule/question", ("T6.5", "T7.4")),
    "question_starter": ("rule/prompt", ("T2.4",)),
    "boards_choose": ("rule/boards", ("T6.1",)),
    "result_three_tied": ("rule/note", ("T9.2",)),
    "schisma_result_rival": ("rule/note", ("S4.2", "S4.3")),
}


@pytest.mark.parametrize("state", SCENES)
def test_other_scenes_have_marks_where_they_are_wished(state: str) -> None:
    spot, paragraphs = SCENES[state]
    desk, opened = laid(state)
    assert not marked(desk)
    assert spot not in desk.spots()
    desk.change("play.paragraphs", True)
    desk.click(spot)
    desk.wish(Intent.HELP)
    assert opened == [(paragraphs, "")] * 2


# The rules.


@pytest.mark.parametrize("language", languages())
def test_the_rules_open_at_what_is_marked_and_show_all_of_it(language: str) -> None:
    desk = Desk(SMALL, language)
    scene = HelpScene(desk.context, "tolerance", tolerance.draw_signs, ("T7.4", "T6.5"))
    desk.stage.push(scene)
    red = [one.text for one in desk.texts() if one.colour == desk.context.theme.rubric]
    assert any(text.startswith("T7.4") for text in red)
    # The section of the other one has the mark, and shows it when it is opened.
    assert has_mark(desk)
    desk.click("rules/T6")
    texts = desk.texts()
    assert any(one.text.startswith("T6.5") for one in texts)


def test_a_part_that_the_rules_do_not_number_is_found_with_the_whole() -> None:
    desk = Desk(LARGE)
    for number in ("S2.7", "S2.7a"):
        desk.stage.become(HelpScene(desk.context, "schisma", schisma.draw_signs, (number,)))
        assert any(one.text.startswith("S2.7 ") for one in desk.texts())
    # What the rules do not know at all opens the help as usual.
    desk.stage.become(HelpScene(desk.context, "schisma", schisma.draw_signs, ("X9",)))
    assert desk.stage.top.first_focus() == "help/game"


def test_the_marks_of_the_program_open_the_rules_over_the_table(evening: Evening) -> None:
    evening.begin(4, 1, 2)
    evening.settle()
    desk, table = evening.desk, evening.desk.stage.top
    for paragraph, game in (("T3.2", ""), ("S5.2", "schisma")):
        desk.context.open_rules((paragraph,), game)
        evening.settle()
        assert isinstance(desk.stage.top, HelpScene)
        assert any(one.text.startswith(f"{paragraph} ") for one in desk.texts())
        desk.wish(Intent.BACK)
        evening.settle()
        assert desk.stage.top is table


def test_why_a_game_cannot_begin_leads_to_the_rules_of_that_game() -> None:
    desk, opened = Desk(SMALL), Opened()
    desk.context.open_rules = lambda paragraphs, game: opened.append((tuple(paragraphs), game))
    _setup(desk, FULL, Reason("schisma.options.chosen", {"names": ("monk",)}, "S5.2"))
    assert not has_mark(desk)
    desk.click("new/start")
    assert has_mark(desk)
    desk.click("rule/setup")
    assert opened == [(("S5.2",), "tolerance")]
