"""Cards drawn from the hand: to the table they are played, elsewhere they go back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.stage import DRAG

from .parties import Party, to_my_card

OWN_SLOT = 3
BESIDE = (200.0, 500.0)
"""On the sheet of the own role."""


@pytest.fixture
def party(tmp_path: Path) -> Party:
    """A card of the first seat is asked for, and a suit was led."""
    party = Party(tmp_path, seed=11)
    for _ in range(30):
        to_my_card(party)
        scene = party.scene
        if len(scene.model.legal) < len(scene.model.hand) and scene.view.trick.suit:
            break
        scene.commands.submit(scene.view.moves[0])
    return party


def _plain(party: Party, *, legal: bool = True) -> str:
    """A card of the hand that is no Wild and may be played, or may not."""
    scene = party.scene
    cards = scene.view.options.cards
    return next(
        one
        for one in scene.model.hand
        if cards[one].suit != "wild" and (one in scene.model.legal) == legal
    )


def _to_the_table(party: Party, card: str) -> None:
    slot = party.scene.model.layout.slot(OWN_SLOT)
    party.desk.press(f"hand/{card}")
    party.desk.drag_to(slot.cx, slot.cy)


def test_a_card_let_go_over_the_table_is_played(party: Party) -> None:
    card, before = _plain(party), party.scene.session.number
    _to_the_table(party, card)
    assert party.scene.carrying.card == card
    party.desk.let_go()
    assert party.scene.session.number > before
    assert card not in party.scene.session.match.view(0).hand
    assert party.scene.carrying.card is None


def test_while_it_is_carried_one_sees_what_playing_it_would_bring(party: Party) -> None:
    scene = party.scene
    seen = []
    for card in sorted(scene.model.legal)[:2]:
        _to_the_table(party, card)
        assert scene.model.chosen == card
        seen.append(scene.model.preview)
        party.desk.wish(Intent.BACK)
        party.desk.let_go()
    assert seen[0] is not None
    assert seen[0] != seen[-1] or len(scene.model.legal) == 1


def test_it_can_be_taken_back_like_any_other(party: Party) -> None:
    card, hand = _plain(party), set(party.scene.model.hand)
    _to_the_table(party, card)
    party.desk.let_go()
    party.scene.commands.undo()
    to_my_card(party)
    assert set(party.scene.model.hand) == hand


@pytest.mark.parametrize("place", [BESIDE, (900.0, 900.0), (960.0, 40.0)])
def test_let_go_elsewhere_it_goes_back(party: Party, place: tuple[float, float]) -> None:
    card, before = _plain(party), party.scene.session.number
    party.desk.press(f"hand/{card}")
    party.desk.drag_to(*place)
    party.desk.let_go()
    assert party.scene.session.number == before
    assert card in party.scene.model.hand
    assert party.scene.commands.answers.refusal is None


def test_a_card_that_may_not_be_played_is_refused_with_the_reason(party: Party) -> None:
    card, before = _plain(party, legal=False), party.scene.session.number
    _to_the_table(party, card)
    party.desk.let_go()
    assert party.scene.session.number == before
    assert party.scene.commands.answers.refusal is not None
    assert card in party.scene.model.hand


def test_a_click_with_a_trembling_hand_stays_a_click(party: Party) -> None:
    card, before = _plain(party), party.scene.session.number
    scale = party.desk.stage.scale
    party.desk.press(f"hand/{card}")
    x, y = party.desk.stage.pointer or (0, 0)
    party.desk.stage.move_pointer(x + 2, y - scale.px(DRAG * 0.7))
    assert party.scene.carrying.card is None
    party.desk.let_go()
    assert party.scene.session.number > before


@pytest.mark.parametrize("how", ["escape", "right button", "focus lost", "menu"])
def test_it_is_let_go_of_by_whatever_comes_between(party: Party, how: str) -> None:
    card, before, stage = _plain(party), party.scene.session.number, party.desk.stage
    _to_the_table(party, card)
    if how == "escape":
        party.desk.wish(Intent.BACK)
        assert stage.top is party.scene
    elif how == "right button":
        x, y = stage.pointer or (0, 0)
        stage.press(x, y, 3)
    elif how == "focus lost":
        stage.away(True)
    else:
        party.desk.wish(Intent.SORT)
    assert party.scene.carrying.card is None
    party.desk.let_go()
    assert party.scene.session.number == before


def test_after_a_confirmation_is_asked_for_the_drag_is_one(party: Party) -> None:
    """Whoever carries a card across the table did not slip."""
    party.desk.change("play.confirm_card", True)
    before = party.scene.session.number
    _to_the_table(party, _plain(party))
    party.desk.let_go()
    assert party.scene.session.number > before


def test_a_wild_asks_for_its_suit_and_waits_in_the_hand(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=3)
    for _ in range(60):
        to_my_card(party)
        scene = party.scene
        cards = scene.view.options.cards
        wild = next((one for one in scene.model.legal if cards[one].suit == "wild"), None)
        if wild:
            break
        scene.commands.submit(scene.view.moves[0])
    assert wild is not None
    before = scene.session.number
    for _ in range(2):
        # Twice: the second time does not take the question away.
        _to_the_table(party, wild)
        party.desk.let_go()
        assert scene.commands.declaring == wild
    assert scene.session.number == before
    party.desk.click("declare/peasants")
    assert scene.session.number > before


def test_nothing_is_carried_once_another_moment_or_seat_is_looked_at(party: Party) -> None:
    _to_the_table(party, _plain(party))
    party.scene.show_afresh()
    assert party.scene.model.away is None
    before = party.scene.session.number
    party.desk.let_go()
    assert party.scene.session.number == before


def test_it_goes_back_in_a_moment_and_at_once_where_nothing_moves(tmp_path: Path) -> None:
    for pace, moves in (("normal", True), ("none", False)):
        party = Party(tmp_path / pace, seed=11, pace=pace)
        to_my_card(party)
        party.desk.press(f"hand/{party.scene.model.hand[0]}")
        party.desk.drag_to(*BESIDE)
        party.desk.let_go()
        assert party.scene.carrying.moving(party.desk.now) is moves
        party.desk.pass_time(400)
        assert party.scene.model.away is None
