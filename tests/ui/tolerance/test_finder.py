"""Looking for something in the chronicle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.table.chronicle_panel import panel_of

from .parties import Party, after_five_cards


@pytest.fixture
def party(tmp_path: Path) -> Party:
    """Some tricks have been played."""
    return after_five_cards(tmp_path)


def cards_of(party: Party) -> set[str]:
    """The cards of the lines in sight."""
    return {
        one.line.card for one in panel_of(party.scene.model).placed() if one.line and one.line.card
    }


def played(party: Party) -> list[str]:
    """Cards that lay in the last trick."""
    return [play.card for play in party.scene.shown.last.cards]


def test_letters_of_a_card_find_its_lines_alone(party: Party) -> None:
    card = played(party)[0]
    before = cards_of(party)
    party.desk.click("chronicle/find")
    assert party.scene.typing
    party.scene.typed(party.scene.words.named("card", card).upper()[:6])
    found = cards_of(party)
    assert card in found
    assert len(found) < len(before)
    for one in panel_of(party.scene.model).placed():
        if one.line is not None:
            text = " ".join(
                (party.scene.words.named("card", one.line.card), *one.line.full, one.line.text)
            )
            assert party.scene.words.named("card", card)[:6].casefold() in text.casefold()


def test_enter_keeps_what_was_written_and_escape_shows_everything(party: Party) -> None:
    before = [one.line for one in panel_of(party.scene.model).placed()]
    party.desk.click("chronicle/find")
    party.scene.typed("xyz")
    assert panel_of(party.scene.model).placed() == []
    party.desk.wish(Intent.CONFIRM)
    assert not party.scene.typing
    assert panel_of(party.scene.model).placed() == []
    # The glass is a cross now.
    party.desk.click("chronicle/find")
    assert [one.line for one in panel_of(party.scene.model).placed()] == before
    party.desk.click("chronicle/find")
    party.scene.typed("x")
    party.scene.edited("backspace")
    assert [one.line.card for one in panel_of(party.scene.model).placed() if one.line] != []
    party.scene.typed("xyz")
    party.desk.wish(Intent.BACK)
    assert not party.scene.typing
    assert [one.line for one in panel_of(party.scene.model).placed()] == before


def test_whoever_plays_a_card_is_not_writing_any_more(party: Party) -> None:
    party.desk.click("chronicle/find")
    assert party.scene.typing
    party.desk.click(f"hand/{sorted(party.scene.model.legal)[0]}")
    assert not party.scene.typing


def test_accents_need_not_be_written(party: Party) -> None:
    party.desk.click("chronicle/find")
    name = party.scene.words.named("card", played(party)[0])
    # é is written as e in what is looked for, and the other way round.
    party.scene.typed(name.replace("e", "é", 1)[:12])
    assert played(party)[0] in cards_of(party)


def test_a_closed_drawer_forgets_it(party: Party) -> None:
    party.desk.click("chronicle/find")
    party.scene.typed("xyz")
    party.scene.commands.toggle_chronicle()
    party.scene.commands.toggle_chronicle()
    assert panel_of(party.scene.model).placed() != []
    assert not party.scene.typing
