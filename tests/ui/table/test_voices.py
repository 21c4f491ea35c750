"""Remarks at the table: for a moment, over nothing that counts, unless they are off."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pytest

from tests.ui.desk import LARGE, Desk
from tests.ui.legible import CUT, hidden_of
from tests.ui.states_faces import FIVE, FOUR, says
from tests.ui.states_kit import STILL, Moment
from tests.ui.states_schisma_kit import SchismaMoment, acts
from tests.ui.states_table import turn
from tolerance_game.core.occasions import MOODS, PLAIN
from tolerance_game.games import offered_cast, room
from tolerance_game.match.company import Remark
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.pages import faces
from tolerance_game.ui.schisma.scenes.table import TableScene as SchismaTable
from tolerance_game.ui.table.voices import SHOWN, TALL
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.words import Words, languages

CAST_THERE: Final = offered_cast("tolerance")
LOST = Remark(2, "widow", "lost_money")
SMALL = (1280, 720)


def desk_of(language: str = "en", **settings: Any) -> Desk:
    """A desk at which nothing moves."""
    found = Settings()
    for path, value in (*STILL, *settings.items()):
        found = changed(found, path.replace("__", "."), value)
    return Desk(SMALL, language, settings=found, fresh=False)


def laid(desk: Desk, seats: tuple[str, ...] = FOUR) -> TableScene:
    """A table with faces, on which somebody is to play."""
    moment = Moment(lambda match: turn(match, follows=True), faces=seats, players=len(seats))
    return moment.table(desk)


def shown(desk: Desk) -> str:
    """All that is written on the stage."""
    return " ".join(one.text for one in desk.texts())


def test_a_remark_is_seen_for_a_while_in_place_of_the_name() -> None:
    desk = desk_of()
    scene = laid(desk)
    before = shown(desk)
    says(desk, scene, LOST)
    said = Words("en").say(LOST.text("tolerance"))
    assert f"“{said}”" in shown(desk)
    assert scene.wake_at() is not None
    desk.pass_time(SHOWN - 100, 400)
    assert said in shown(desk)
    desk.pass_time(200)
    assert shown(desk) == before


def test_nothing_is_said_where_remarks_are_off() -> None:
    desk = desk_of(play__remarks=False)
    scene = laid(desk)
    before = shown(desk)
    says(desk, scene, LOST)
    assert shown(desk) == before


def test_a_remark_waits_while_something_lies_over_the_table() -> None:
    desk = desk_of()
    scene = laid(desk)
    voices = scene.playback.voices
    assert voices is not None
    voices.say(LOST)
    assert not voices.tick(1000, seen=False)
    assert not voices.seen.said
    assert voices.tick(9000, seen=True)
    assert voices.seen.said
    assert voices.tick(9000 + SHOWN, seen=True)
    assert not voices.seen.said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [FOUR, FIVE], ids=["four", "five"])
def test_a_tag_covers_no_figure(players: tuple[str, ...], language: str) -> None:
    desk = desk_of(language)
    scene = laid(desk, players)
    seat, kind = (2, "lost_money") if players == FOUR else (2, "guild_won")
    figures = [one for one in desk.texts() if one.text.lstrip("−").isdigit()]
    says(desk, scene, Remark(seat, players[seat], kind))
    assert [one for one in desk.texts() if one.text.lstrip("−").isdigit()] == figures
    tags = [one.box for one in desk.texts() if one.text[:1] in "“„" or one.text[-1:] in "”“"]
    assert tags
    for tag in tags:
        for figure in figures:
            assert not tag.touches(figure.box), figure.text


def _is_figure(text: str) -> bool:
    return any(one.isdigit() for one in text) and not any(one.isalpha() for one in text)


def _figures(desk: Desk) -> list[tuple[str, Box]]:
    """All figures that can be read, with the place of their ink."""
    return [
        (one.text.text, one.ink)
        for one in desk.read()
        if _is_figure(one.text.text) and hidden_of(one.text, one.ink) < CUT
    ]


def _covers_nothing(desk: Desk, scene: TableScene | SchismaTable, remarks: list[Remark]) -> None:
    """Each of these remarks is read, and so is every figure that was read before."""
    before, words = _figures(desk), desk.context.words
    assert len(before) > 9
    for remark in remarks:
        says(desk, scene, remark)
        said = scene.seen.remark(remark.seat, words)
        # The chronicle may quote the same; a tag is as high as its words.
        tags = [one.text for one in desk.read() if one.text.region.h <= TALL]
        place = next(one.region for one in tags if one.text.startswith(said[0]))
        tags = [one for one in tags if one.region == place]
        assert "".join(one.text for one in tags).replace(" ", "") == said.replace(" ", "")
        assert _figures(desk) == before, said
        for tag in tags:
            for figure, ink in before:
                assert not tag.region.touches(ink), (said, figure)


def _remarks(game: str, seats: Sequence[str]) -> list[Remark]:
    """All that the opponents at these seats could ever say."""
    words = Words("en")
    kinds = room(game, "occasions").KINDS
    could = [Remark(seat, who, kind) for seat, who in enumerate(seats) for kind in kinds if who]
    return [one for one in could if words.has(one.text(game))]


COMPANIES: Final = [("", *(CAST_THERE[(4 * n + k) % len(CAST_THERE)] for k in range(4)))
                    for n in range(3)]  # fmt: skip


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["720", "1080"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [*COMPANIES, FOUR, ("", "collector", "abbess")])
def test_no_remark_of_anybody_covers_a_figure(
    players: tuple[str, ...], language: str, size: tuple[int, int]
) -> None:
    desk = desk_of(language)
    desk.resize(size)
    scene = laid(desk, players)
    _covers_nothing(desk, scene, _remarks("tolerance", players))


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["720", "1080"])
@pytest.mark.parametrize("language", languages())
def test_no_remark_in_the_place_of_a_pope_covers_a_figure(
    language: str, size: tuple[int, int]
) -> None:
    for person in offered_cast("schisma"):
        desk = desk_of(language)
        desk.resize(size)
        scene = SchismaMoment(acts, face=person).table(desk)
        _covers_nothing(desk, scene, _remarks("schisma", (person, "")))


def test_what_happens_at_a_table_is_heard_there(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_of()
    moment = Moment(lambda match: turn(match, follows=True), faces=FOUR)
    scene = moment.table(desk)
    heard: list[Remark] = []
    voices = scene.playback.voices
    assert voices is not None
    monkeypatch.setattr(voices, "say", heard.append)
    match, rng = moment.match, Random(1)
    while not heard:
        acting = match.to_act
        assert acting is not None
        match.submit(acting, rng.choice(match.legal_moves(acting)), match.stamp)
        desk.pass_time(64)
    assert heard[0].person == FOUR[heard[0].seat]


def test_a_table_without_faces_has_no_voices() -> None:
    desk = desk_of()
    scene = Moment(lambda match: turn(match)).table(desk)
    assert scene.playback.voices is None
    assert scene.seen.face(1) == ""
    assert scene.seen.plate(1, faces.WIDE) == ""


def test_faces_look_as_they_feel_or_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {f"face-widow-{mood}-wide" for mood in MOODS} | {"face-monk-plain-wide"}
    monkeypatch.setattr(faces, "has_plate", there.__contains__)
    for mood in MOODS:
        assert faces.face_plate("widow", "wide", mood) == f"face-widow-{mood}-wide"
        assert faces.face_plate("monk", "wide", mood) == f"face-monk-{PLAIN}-wide"
        assert faces.face_plate("lady", "wide", mood) == ""
    assert faces.face_plate("", "wide") == ""


def test_the_opponent_speaks_in_the_place_of_a_pope() -> None:
    desk = desk_of()
    scene = SchismaMoment(acts, face="cardinal").table(desk)
    remark = Remark(0, "cardinal", "joined")
    says(desk, scene, remark)
    assert Words("en").say(remark.text("schisma")) in shown(desk)


def test_after_the_last_turn_was_shown_again_faces_and_voices_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = desk_of(pace__animation="normal")
    moment = SchismaMoment(lambda match: acts(match, second=True), face="cardinal")
    scene = moment.table(desk)
    before = scene.seen
    assert before.face(0) == "cardinal"
    scene.show_last_turn()
    heard: list[Remark] = []
    voices = scene.playback.voices
    assert voices is not None
    monkeypatch.setattr(voices, "say", heard.append)
    assert scene.is_moving
    assert scene.seen.face(0) == "cardinal"
    desk.pass_time(60_000, 100)
    assert not scene.is_moving
    assert (scene.seen.faces, scene.seen.moods) == (before.faces, before.moods)
    # What is said at the table from now on is heard, as it would have been.
    match, rng = moment.match, Random(1)
    heard.clear()
    while not heard:
        acting = match.to_act
        assert acting is not None, "the end of a duel always has a word"
        match.submit(acting, rng.choice(match.legal_moves(acting)), match.stamp)
        desk.pass_time(20_000, 100)
    assert heard[0].person == "cardinal"
