"""Help opens on the game; its rules tell what is played, or everything, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tests.ui.checks import assert_legible, assert_reachable, at_both_sizes
from tests.ui.desk import SMALL, Desk
from tests.ui.states_kit import catalogue
from tests.ui.states_pages import help_on
from tolerance_game.games.tolerance.rules.ruleset import Options, Rulings
from tolerance_game.words.rulebook import load_rulebook

PLAYED = Options(catalogue().of("tolerance").material)


def opened(options: Options = PLAYED, paragraphs: Sequence[str] = (), language: str = "en") -> Desk:
    desk = Desk(SMALL, language)
    scene = help_on(desk.context, paragraphs=paragraphs, options=options.as_json())
    desk.stage.push(scene)
    return desk


def read(desk: Desk) -> str:
    return " ".join(one.text for one in desk.texts())


@at_both_sizes
def test_it_opens_on_the_game_and_shows_the_whole_of_it(
    language: str, size: tuple[int, int]
) -> None:
    desk = Desk(size, language)
    desk.stage.push(help_on(desk.context, options=PLAYED.as_json()))
    said = " ".join(one.text for one in assert_legible(desk))
    assert_reachable(desk)
    for paragraph in load_rulebook("tolerance", language).short:
        assert paragraph in said


def test_the_rules_leak_no_names_of_options() -> None:
    desk = opened(paragraphs=("T2.6",))
    for scope in ("holds", "all"):
        desk.click(f"scope/{scope}")
        for section in load_rulebook("tolerance", "en").sections:
            desk.click(f"rules/{section.id}")
            said = read(desk)
            assert "`" not in said
            for name in ("plague_cards", "execution_view", "hidden_roles", "first_chooser"):
                assert name not in said


def test_only_what_is_played_is_told_until_everything_is_asked_for() -> None:
    german = replace(PLAYED, edition="german", rulings=Rulings(first_chooser="asked"))
    desk = opened(german, ("T10",))
    assert "Father Eggert (Clergy 8) converts Catholics to Protestants." in read(desk)
    assert "reads as converting" not in read(desk)
    desk.click("scope/all")
    said = read(desk)
    assert "English: Father Eggert (Clergy 8) reads as converting" in said
    assert "German (in force): Father Eggert" in said
    desk.click("scope/holds")
    desk.click("rules/T2")
    assert "The table is asked at set-up" in read(desk)
    assert "drawn by lot" not in read(desk)


def test_without_a_game_everything_is_told(desk: Desk) -> None:
    desk.stage.push(help_on(desk.context, paragraphs=("T10",)))
    said = read(desk)
    assert "English: Father" in said
    assert "German: Father" in said
    assert "scope/all" not in desk.spots()
