"""When which cue is heard in a whole game; how it sounds is another matter."""

from __future__ import annotations

from collections import Counter

import pytest

from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.ui.kit.intents import Intent

from .evening import Evening, Opening


@pytest.mark.parametrize(("seed", "people"), [(4, 1), (6, 1), (3, 0)])
def test_every_turn_of_a_game_has_its_cue(evening_of: Opening, seed: int, people: int) -> None:
    evening = evening_of(seed)
    heard: list[str] = []
    evening.desk.context.sound = heard.append
    evening.begin(4, people, seed, roles="unique")
    evening.play()
    assert evening.program.game is not None
    match = evening.program.game.session.match
    count = Counter(heard)
    happened = Counter(type(event) for event in match.all_events())
    # T1.1: three Monarchs. The first one reigns before anybody sits down; all of them die.
    assert happened[told.ReignBegan] == 3
    assert count["monarch"] == 2
    assert count["reign"] == 3
    # T6.1: a card may be executed at the end of each reign; the fire is heard for each.
    assert count["condemn"] == happened[told.CardExecuted]
    assert count["card_lay"] + count["wild"] == happened[told.CardPlayed]
    assert count["trick_won"] == 36
    # The end is heard once: for people by whether one of them has won, else for the winners.
    assert match.outcome is not None
    wins = not people or 0 in match.outcome.winners
    assert count["victory"] == wins
    assert count["defeat"] == (not wins)


def test_a_card_that_rises_and_a_drawer_are_heard(evening: Evening) -> None:
    heard: list[str] = []
    evening.desk.context.sound = heard.append
    evening.begin(4, 1, 11)
    for _ in range(200):
        evening.desk.pass_time(50)
        if evening.desk.stage.top.name == "table" and evening.table.model.legal:
            break
        if evening.desk.stage.top.name == "table" and evening.table.model.leaders:
            evening.desk.click("starter/0")
    table = evening.table
    heard.clear()
    evening.desk.point(f"hand/{sorted(table.model.legal)[0]}")
    assert heard == ["card_lift"]
    illegal = [card for card in table.model.hand if card not in table.model.legal]
    if illegal:
        evening.desk.point(f"hand/{illegal[0]}")
        assert heard == ["card_lift"], "what cannot be played does not rise"
    heard.clear()
    evening.desk.wish(Intent.CHRONICLE)
    assert heard == ["drawer"]
