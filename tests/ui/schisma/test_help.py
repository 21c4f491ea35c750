"""Help opened from Schisma: its signs, all of them, and what the keys do at its table."""

from __future__ import annotations

from tests.ui.checks import assert_legible, assert_reachable, at_both_sizes
from tests.ui.desk import SMALL, Desk
from tests.ui.states_kit import catalogue
from tolerance_game.games.schisma.rules.ruleset import UP_TO, Rulings
from tolerance_game.games.schisma.rules.steps import PULL, Step
from tolerance_game.games.schisma.rules.verbs import VERBS
from tolerance_game.ui import schisma
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.pages.help import HelpScene
from tolerance_game.ui.pages.intent_names import intent_name
from tolerance_game.ui.schisma.cards.petition_strip import (
    PetitionToken,
    petition_signs,
    verb_signs,
    whom_signs,
)
from tolerance_game.ui.schisma.scenes.help_signs import WHOM


def opened(tab: str, size: tuple[int, int] = SMALL, language: str = "en") -> Desk:
    desk = Desk(size, language)
    desk.stage.push(HelpScene(desk.context, "schisma", schisma.draw_signs))
    desk.click(f"help/{tab}")
    return desk


@at_both_sizes
def test_the_pages_of_signs_and_keys_can_be_read(language: str, size: tuple[int, int]) -> None:
    for tab in ("signs", "keys"):
        desk = opened(tab, size, language)
        assert_legible(desk)
        assert_reachable(desk)


def look(token: PetitionToken) -> tuple[str, str]:
    """What a sign looks like, apart from its faction and its number."""
    limited = "limited" if token.value.startswith("≤") else ""
    return token.sign, limited if token.sign in ("faction", "namesakes", "figure") else token.value


def test_every_sign_of_every_petition_is_explained() -> None:
    shown = {look(token) for verb in VERBS for token in verb_signs(verb.example)}
    for whom in WHOM.values():
        shown |= {look(token) for token in whom_signs(Step(PULL, whom), {}, Rulings())}
    used = {
        look(token)
        for person in catalogue().of("schisma").material.by_id.values()
        for rulings in (Rulings(), Rulings(numbers=UP_TO))
        for tokens in petition_signs(person, rulings=rulings)
        for token in tokens
    }
    assert used <= shown


def test_keys_are_told_in_the_words_of_the_table() -> None:
    desk = opened("keys")
    said = {one.text for one in desk.texts()}
    assert {"Show threats", "Show last turn", "Flip the table"} <= said
    assert "Keys 1 to 4: the four actions." in said
    # S7: nothing is hidden, so there are no hands to cover, and there are no tricks.
    assert not [one for one in said if "hand" in one or "trick" in one]


def test_without_a_game_keys_are_told_as_all_games_call_them() -> None:
    words = Desk(SMALL).context.words
    assert intent_name(words, Intent.SORT, "tolerance") == "Sort the hand"
    assert intent_name(words, Intent.SORT) == "Sort the hand / Flip the table"
    assert intent_name(words, Intent.HELP) == "Help"
