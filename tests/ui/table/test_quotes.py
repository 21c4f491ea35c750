"""What opponents have said stands in the chronicle, at its place, as long as remarks are on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.ui.desk import LARGE, Desk
from tests.ui.states_faces import FOUR
from tests.ui.states_kit import STILL, Moment
from tests.ui.states_schisma_kit import SchismaMoment
from tests.ui.states_table import turn
from tolerance_game.core.events import Seat
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.schisma.scenes.table import TableScene as SchismaTable
from tolerance_game.ui.table.chronicle import SAID, Chronicle
from tolerance_game.ui.tolerance.scenes.look_back import look_back
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.chronicle import ToleranceChronicle
from tolerance_game.words import Words, languages

Quote = tuple[int, Seat, str]
"""The number of its group, who says it, and how it is written."""


def desk_of(language: str = "en") -> Desk:
    """A desk at which nothing moves, with room for the chronicle beside the table."""
    found = Settings()
    for path, value in STILL:
        found = changed(found, path, value)
    return Desk(LARGE, language, settings=found, fresh=False)


def quotes_of(chronicle: Chronicle) -> list[Quote]:
    """All that is quoted."""
    return [
        (number, seat, line.text)
        for number, group in enumerate(chronicle.groups)
        for line in group.lines
        for seat in line.seats
        if line.kind == SAID
    ]


def long_game(seats: Sequence[str] = FOUR) -> Moment:
    """Late in a game of Tolerance, with something said in it."""
    return Moment(lambda match: turn(match) and match.view(0).reign == 3, faces=seats)


def by_hand(scene: TableScene, language: str = "en") -> list[Quote]:
    """The same from the events alone."""
    words = Words(language)
    company = scene.source.company(lambda one: words.has(one.text("tolerance")))
    assert company is not None
    names = scene.source.names
    chronicle = ToleranceChronicle(scene.teller, names, scene.view.options)
    found = []
    for event in scene.source.events():
        chronicle.tell(event)
        if (remark := company.follow(event)) is not None:
            said = words.say("table.remark", name=words.say(remark.text("tolerance")))
            text = f"*{names[remark.seat]}:* {said}"
            found.append((len(chronicle.groups) - 1, remark.seat, text))
    return found


@pytest.mark.parametrize("language", languages())
def test_all_that_was_said_stands_at_its_place(language: str) -> None:
    scene = long_game().table(desk_of(language))
    found = quotes_of(scene.playback.chronicle)
    assert len(found) > 3
    assert found == by_hand(scene, language)
    assert all(seat != 0 for _group, seat, _text in found), "people say it themselves"


def test_it_is_the_same_as_the_game_goes_on_and_when_it_is_opened_again() -> None:
    desk = desk_of()
    moment = long_game()
    scene, rng = moment.table(desk), Random(1)
    before = quotes_of(scene.playback.chronicle)
    match = moment.match
    while len(quotes_of(scene.playback.chronicle)) == len(before):
        acting = match.to_act
        assert acting is not None
        match.submit(acting, rng.choice(match.legal_moves(acting)), match.stamp)
        desk.pass_time(64)
    live = quotes_of(scene.playback.chronicle)
    assert live[: len(before)] == before
    scene.show_afresh()
    again = quotes_of(scene.playback.chronicle)
    assert again[: len(live)] == live


def test_the_chronicle_is_otherwise_as_without_quotes() -> None:
    scene = long_game().table(desk_of())
    plain = ToleranceChronicle(scene.teller, scene.source.names, scene.view.options)
    for event in scene.source.events():
        plain.tell(event)
    assert [group.without(SAID) for group in scene.playback.chronicle.groups] == plain.groups


def test_it_is_read_and_found_and_left_out_where_remarks_are_off() -> None:
    desk = desk_of()
    scene = long_game().table(desk)
    drawer = scene.drawer
    _number, seat, text = quotes_of(scene.playback.chronicle)[-1]
    drawer.finder.look_for(text.split("“")[1][:12])
    said = " ".join(one.text for one in desk.texts())
    assert f"{scene.source.names[seat]}:" in said
    assert "“" in said
    desk.change("play.remarks", False)
    assert "“" not in " ".join(one.text for one in desk.texts())
    desk.change("play.remarks", True)
    assert " ".join(one.text for one in desk.texts()) == said


def test_only_mine_has_nothing_that_others_said() -> None:
    scene = long_game().table(desk_of())
    mine = [group.concerning(0) for group in scene.playback.chronicle.groups]
    assert not any(line.kind == SAID for group in mine for line in group.lines)


def test_it_is_said_in_another_language() -> None:
    desk = desk_of()
    moment = SchismaMoment(lambda match: match.view(0).turn == 9, face="cardinal")
    scene: SchismaTable = moment.table(desk)
    before = quotes_of(scene.playback.chronicle)
    assert before
    desk.context.words = Words("de", strict=True)
    assert scene.playback.retell(scene.new_teller())
    after = quotes_of(scene.playback.chronicle)
    assert [one[:2] for one in after] == [one[:2] for one in before]
    assert all("„" in text for *_rest, text in after)


def test_who_looks_back_reads_what_had_been_said_by_then() -> None:
    desk = desk_of()
    moment = long_game()
    table = moment.table(desk)
    said = quotes_of(table.playback.chronicle)
    past = look_back(desk.context, moment.session, 2, 6)
    desk.stage.push(past)
    found = quotes_of(past.playback.chronicle)
    assert found
    assert found == said[: len(found)]
    assert len(found) < len(said)
