"""What is known beforehand is that of whoever looks now, and of this very moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.desk import LARGE, SMALL
from tests.ui.legible import faults
from tolerance_game.games.tolerance.foresight.goals import goals_of
from tolerance_game.games.tolerance.foresight.preview import current, if_won
from tolerance_game.match.handover import Covered
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.chronicle_panel import panel_of

from .parties import Party, to_my_card


def said_by(party: Party, scene: TableScene) -> list[str]:
    """All texts of the table."""
    party.desk.stage.become(scene)
    return sorted(one.text for one in party.desk.texts())


def test_after_a_hand_over_nothing_is_left_of_the_other(tmp_path: Path) -> None:
    party = Party(tmp_path, people=2, seed=3)
    session, scene = party.session, party.scene
    compared = 0
    looked: set[int] = set()
    for _ in range(300):
        party.desk.pass_time(64)
        phase = session.handover.phase
        if isinstance(phase, Covered):
            session.handover.uncover(phase.seat)
            scene.show_afresh()
            party.desk.pass_time(64)
            panel_of(scene.model).placed()
            # A table that has never shown anybody else says the same.
            afresh = TableScene(party.desk.context, session)
            assert said_by(party, scene) == said_by(party, afresh)
            party.desk.stage.become(scene)
            looked.add(scene.me)
            compared += 1
        if scene.my_turn:
            assert scene.model.preview == scene.model.preview
            for card in scene.model.targets:
                scene.model.consequence(card)
            scene.commands.submit(scene.view.moves[-1])
        if compared >= 8:
            break
    assert compared >= 8
    assert looked == {0, 1}


@pytest.mark.parametrize(("pace", "silent", "foreseen"), [("normal", 20, 0), ("none", 0, 20)])
def test_the_trick_as_it_lies_is_foreseen_once_it_lies(
    tmp_path: Path, pace: str, silent: int, foreseen: int
) -> None:
    """While the cards still fly there is nothing to say; after that there is."""
    party = Party(tmp_path, seed=11, pace=pace)
    scene = party.scene
    said = {True: 0, False: 0}
    for _ in range(1500):
        party.desk.pass_time(16)
        view = scene.view
        lies = view.trick.plays and scene.shown.trick.winner < 0 and not scene.my_turn
        if lies and view.outcome is None and not scene.playback.withheld:
            moves = scene.playback.timeline.busy
            expected = None if moves else current(view, scene.shown.public)
            assert scene.model.preview == expected
            said[expected is not None] += 1
        if scene.my_turn:
            scene.commands.submit(view.moves[0])
        if said[False] > silent and said[True] > foreseen:
            break
    assert said[False] >= silent
    assert said[True] >= foreseen


def test_goals_follow_the_table(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=11)
    to_my_card(party)
    scene = party.scene
    first = scene.model.goals
    assert first == goals_of(scene.view, scene.me, scene.shown.public)
    for _ in range(8):
        party.wait()
        scene.commands.submit(scene.view.moves[0])
    party.wait()
    assert scene.model.goals == goals_of(scene.view, scene.me, scene.shown.public)
    assert scene.model.goals != first


def test_the_chronicle_stands_as_the_window_has_room(tmp_path: Path) -> None:
    """Wide: open or closed as one likes it. Narrow: closed until it is wanted."""
    party = Party(tmp_path, size=SMALL)
    party.wait()
    scene = party.scene
    assert not scene.drawer.is_open
    party.desk.resize(LARGE)
    assert scene.drawer.is_open
    assert scene.model.layout.drawer
    party.desk.wish(Intent.CHRONICLE)
    assert not scene.drawer.is_open
    party.desk.resize(SMALL)
    party.desk.wish(Intent.CHRONICLE)
    assert scene.drawer.is_open
    assert scene.model.layout.drawer
    party.desk.wish(Intent.BACK)
    assert not scene.drawer.is_open
    party.desk.resize(LARGE)
    assert not scene.drawer.is_open, "what one likes in a wide window was not touched"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_open_chronicle_covers_nothing(tmp_path: Path, players: int, language: str) -> None:
    """T2.2: of twelve cards each is in reach beside it, and so is all the rest of the table."""
    party = Party(tmp_path, seed=4, size=SMALL, players=players, language=language)
    to_my_card(party)
    scene = party.scene
    assert len(scene.view.hand) == 12
    closed = party.desk.spots()
    party.desk.wish(Intent.CHRONICLE)
    party.desk.pass_time(400)
    area, spots = scene.chronicle_area, party.desk.spots()
    assert set(closed) - set(spots) == {"button/chronicle"}
    assert all(not spots[spot].box.touches(area) for spot in closed if spot in spots)
    hand = [spots[f"hand/{card}"].box for card in scene.model.hand]
    assert min(box.w for box in hand) >= 40, "the strip of each card is in sight"
    assert not list(faults(party.desk.read(), party.desk.stage.scale))


def test_a_card_that_cannot_win_tells_who_does(tmp_path: Path) -> None:
    told = {True: 0, False: 0}
    for seed in range(12):
        party = Party(tmp_path / str(seed), seed=seed)
        to_my_card(party)
        scene = party.scene
        for card in scene.model.legal:
            if card.startswith("wild") or not scene.view.trick.plays:
                continue
            scene.gaze.last_hand = card
            found = scene.model.preview
            assert found is not None
            wins = if_won(scene.view, card, None, scene.shown.public).wins
            assert (found.seat == scene.me) == wins
            texts = [one.text for one in party.desk.texts()]
            # T3.2: who plays later may still be ahead of both.
            is_last = len(scene.view.trick.plays) == 3
            behind = scene.words.say("table.preview.title_behind", seat=found.seat)
            loses = scene.words.say("table.preview.title_loses", seat=found.seat)
            assert (behind in texts) == (not wins and not is_last)
            assert (loses in texts) == (not wins and is_last)
            told[bool(wins)] += 1
        party.close()
    assert min(told.values()) > 3


def test_the_preview_says_who_would_choose(tmp_path: Path) -> None:
    """T4.4: the winner chooses, and that is often somebody else."""
    party = Party(tmp_path, seed=2)
    scene = party.scene
    said: set[bool] = set()
    for _ in range(200):
        party.wait()
        if not scene.my_turn or said == {True, False}:
            break
        preview = scene.model.preview
        if preview is not None and any(one.needs_choice for one in preview.entries):
            texts = {one.text for one in party.desk.texts()}
            mine = preview.seat == scene.me
            whose = "you choose" if mine else f"{scene.names[preview.seat]} chooses"
            if whose in texts:
                said.add(mine)
            assert mine or "you choose" not in texts
        scene.commands.submit(scene.view.moves[0])
    assert said == {True, False}
