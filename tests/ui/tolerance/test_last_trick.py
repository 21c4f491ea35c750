"""L shows the last trick, at the foot of the chronicle, and never hides it from who reads that."""

from __future__ import annotations

from pathlib import Path

import pytest

from tolerance_game.ui.kit.intents import Intent

from .parties import Party, to_my_card


@pytest.fixture
def party(tmp_path: Path) -> Party:
    """A trick has been played."""
    party = Party(tmp_path, seed=11)
    for _ in range(2):
        to_my_card(party)
        party.scene.commands.submit(party.scene.view.moves[0])
    to_my_card(party)
    assert party.scene.shown.last.cards
    return party


def _open(party: Party, *, drawer: bool) -> None:
    party.desk.context.change("play.chronicle", drawer)


def test_it_opens_the_chronicle_and_puts_it_away_again(party: Party) -> None:
    _open(party, drawer=False)
    party.desk.wish(Intent.LAST_TRICK)
    assert party.scene.drawer.is_open
    party.desk.wish(Intent.LAST_TRICK)
    assert not party.scene.drawer.is_open


def test_a_chronicle_that_is_open_stays_so(party: Party) -> None:
    _open(party, drawer=True)
    for _ in range(2):
        party.desk.wish(Intent.LAST_TRICK)
        assert party.scene.drawer.is_open


def test_one_that_was_opened_by_its_own_key_stays_too(party: Party) -> None:
    _open(party, drawer=False)
    party.desk.wish(Intent.LAST_TRICK, Intent.LAST_TRICK, Intent.CHRONICLE, Intent.LAST_TRICK)
    assert party.scene.drawer.is_open


def test_keys_find_its_first_card(party: Party) -> None:
    _open(party, drawer=True)
    party.desk.wish(Intent.NEXT, Intent.LAST_TRICK)
    assert party.scene.focus == f"last/{party.scene.shown.last.cards[0].card}"
    party.desk.wish(Intent.INSPECT)
    assert party.scene.gaze.inspected == party.scene.shown.last.cards[0].card
