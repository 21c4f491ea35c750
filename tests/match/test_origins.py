"""The same deal again, and playing on from any point of a record."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tolerance_game.core.errors import Corrupt, Malformed
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Record
from tolerance_game.games.tolerance.rules.moves import Deal
from tolerance_game.match.chance import named_by, named_by_past
from tolerance_game.match.match import Match
from tolerance_game.match.origins import branch, same_deal

from .tables import (
    SCHISMA,
    SETTINGS,
    TOLERANCE,
    Setting,
    a_record,
    begun,
    laid,
    name_of,
    play_on,
    seated,
)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
of_tolerance = pytest.mark.parametrize("setting", TOLERANCE, ids=name_of)


def chance_moves(match: Match) -> list[object]:
    return [moment.move for moment in match.moments_for_storage() if moment.seat == CHANCE]


def foreign(setting: Setting, seed: int | None) -> Record:
    """A whole game whose chance is not that of its seed, as after a change of the shuffling."""
    table = laid(setting, 77)
    match = Match.begin(table, seated(table.seats, 1))
    record = play_on(match, Random(5)).record_for_storage()
    return Record(replace(record.header, seed=seed), record.moves)


@of_tolerance
@pytest.mark.parametrize("seed", [7, None])
def test_other_players_get_the_same_hands_in_every_reign(
    setting: Setting, seed: int | None
) -> None:
    table, record = laid(setting), foreign(setting, seed)
    again = same_deal(table, record, seated(table.seats, 2), name="first game")
    play_on(again, Random(99))
    assert again.record_for_storage().moves != record.moves
    original = Match.resume(table, record)
    assert chance_moves(again) == chance_moves(original)
    deals = [move for move in chance_moves(again) if isinstance(move, Deal)]
    assert len(set(deals)) == 3
    header = again.record_for_storage().header
    assert header.players == ("person",) * 2 + ("random",) * (table.seats - 2)
    assert header.origin == {"what": "deal", "record": "first game", "moves": 0}
    assert header.seed == seed


@of_tolerance
def test_the_same_deal_survives_saving_and_a_game_that_ended_early(setting: Setting) -> None:
    """Saved in its first reign, it still deals what the first game did in the second and third;
    and so does the same deal of the same deal."""
    table, record = laid(setting), foreign(setting, 7)
    again = same_deal(table, record, seated(table.seats, 2))
    play_on(again, Random(98), lambda match: match.number > 20)
    saved = again.record_for_storage()
    expected = chance_moves(Match.resume(table, record))
    assert chance_moves(play_on(Match.resume(table, saved), Random(97))) == expected
    third = same_deal(table, saved, seated(table.seats, 1))
    assert chance_moves(play_on(third, Random(96))) == expected


@pytest.mark.parametrize("setting", SCHISMA, ids=name_of)
def test_chance_repeats_a_game_of_schisma_as_long_as_it_fits(setting: Setting) -> None:
    table, record = laid(setting), foreign(setting, 7)
    original = Match.resume(table, record)
    # The same actions meet the same draws to the end.
    again = same_deal(table, record, seated(2, 2))
    for moment in original.moments_for_storage():
        if moment.seat != CHANCE:
            again.submit(moment.seat, moment.move, again.stamp)
    assert again.record_for_storage().moves == record.moves
    # With other actions the display is the same, and the game can be played to its end.
    for seed in range(5):
        other = play_on(same_deal(table, record, seated(2, 0)), Random(f"play {seed}"))
        assert chance_moves(other)[:1] == chance_moves(original)[:1]
        assert other.outcome is not None


def test_from_the_first_misfit_on_the_seed_decides() -> None:
    table, record = laid(TOLERANCE[0]), foreign(TOLERANCE[0], 7)
    given = Match.resume(table, record).record_for_storage()
    texts = [
        text
        for text, seat in zip(given.moves, Match.resume(table, given).movers(), strict=True)
        if seat == CHANCE
    ]
    by_seed = chance_moves(play_on(begun(TOLERANCE[0]), Random(1)))
    # The second thing chance does is to draw who chooses (T2.4); this is no such move.
    for misfit in ("deal -", "dance", ""):
        header = replace(record.header, chance=(texts[0], misfit, *texts[2:]))
        match = play_on(Match.resume(table, Record(header)), Random(1))
        done = chance_moves(match)
        assert done[0] == chance_moves(Match.resume(table, record))[0]
        assert done[1:] == by_seed[1:]


@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.torture)])
@every_setting
def test_a_branch_at_every_point_is_the_game_up_to_there(setting: Setting, step: int) -> None:
    table, record = a_record(setting)
    original = Match.resume(table, record)
    # Every day seven moves apart, and at the end; a prime meets every phase.
    points = {*range(0, len(record.moves) + 1, step), len(record.moves)}
    for number, at in enumerate(sorted(points)):
        match = branch(table, record, at, seated(table.seats, 2), name="first game")
        assert match.state_for_storage(at) == original.state_for_storage(at)
        made = match.record_for_storage()
        assert made.moves == record.moves[: match.number]
        assert set(original.movers()[at : match.number]) <= {CHANCE}
        assert made.header.origin == {"what": "branch", "record": "first game", "moves": at}
        assert made.header.players[:2] == ("person", "person")
        if number % 5 == 0:
            play_on(match, Random(at))
            assert match.outcome is not None
            again = Match.resume(table, match.record_for_storage())
            assert again.state_for_storage() == match.state_for_storage()


@of_tolerance
def test_a_branch_meets_the_deals_of_the_record(setting: Setting) -> None:
    table, record = laid(setting), foreign(setting, None)
    original = chance_moves(Match.resume(table, record))
    same = play_on(branch(table, record, 30, seated(table.seats, 1)), Random(2))
    assert chance_moves(same) == original


def test_every_deal_has_a_generator_of_its_own() -> None:
    first = {named_by(7, number).random() for number in range(1, 6)}
    assert len(first) == 5
    assert named_by(7, 3).random() in first
    assert named_by(8, 1).random() not in first
    past = [named_by_past(done).random() for done in ((), ("a",), ("a", "b"), ("b",))]
    assert len(set(past)) == 4


def test_a_branch_in_practice_goes_back_before_its_beginning() -> None:
    table, record = a_record(TOLERANCE[0])
    match = branch(table, record, 30, seated(3, 3), practice=True)
    assert match.practice
    while match.number > 4:
        match.undo(match.movers()[-1] if match.movers()[-1] != CHANCE else 0)
    assert match.state_for_storage() == Match.resume(table, record).state_for_storage(match.number)


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_point_outside_the_record_is_malformed(at: int) -> None:
    table, record = a_record(SCHISMA[0])
    with pytest.raises(Malformed) as error:
        branch(table, record, at, seated(2, 1))
    assert error.value.reason.values == {"number": len(record.moves)}


def test_wrong_seats_are_malformed_and_wrong_records_corrupt() -> None:
    table, record = a_record(SCHISMA[0])
    with pytest.raises(Malformed):
        same_deal(table, record, seated(3, 1))
    with pytest.raises(Malformed):
        branch(table, record, 3, seated(1, 1))
    broken = Record(record.header, (*record.moves[:3], "dance"))
    with pytest.raises(Corrupt):
        same_deal(table, broken, seated(2, 1))
    with pytest.raises(Corrupt):
        branch(table, broken, 4, seated(2, 1))
