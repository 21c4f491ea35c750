"""A match: playing by submit, who may know and do what, records, and resuming."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tolerance_game.core import notation
from tolerance_game.core.errors import Corrupt, Malformed, Reason
from tolerance_game.core.events import visible_to
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Record, replay
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person

from .tables import (
    SETTINGS,
    Setting,
    acting,
    begun,
    every_setting,
    laid,
    play_on,
    play_one,
    refused,
    seated,
    states_of,
)

TOLERANCE, SCHISMA = SETTINGS[0], SETTINGS[3]


@every_setting
def test_whole_matches_are_the_records_they_say(setting: Setting) -> None:
    for seed in range(4):
        match = play_on(begun(setting, seed=seed), Random(seed))
        record = match.record_for_storage()
        moments = list(replay(match.game, match.options, record.moves))
        assert [moment.state for moment in moments] == states_of(match)[1:]
        assert tuple(moments) == match.moments_for_storage()
        assert tuple(moment.seat for moment in moments) == match.movers()
        assert match.outcome == match.game.outcome(moments[-1].state) is not None
        assert match.number == len(record.moves)


@every_setting
def test_chance_is_never_to_act_and_everyone_sees_their_own(setting: Setting) -> None:
    match, rng = begun(setting), Random(1)
    while match.to_act is not None:
        state = match.state_for_storage()
        assert match.to_act >= 0
        for seat in range(len(match.seats)):
            assert match.view(seat) == match.game.view(state, seat)
            moves = match.game.legal_moves(state) if seat == match.to_act else ()
            assert match.legal_moves(seat) == moves
        before = match.number
        play_one(match, rng)
        told = [event for moment in match.moments_for_storage(before) for event in moment.events]
        for seat in range(len(match.seats)):
            assert match.events(seat, before) == visible_to(told, seat)
        public = tuple(event for event in told if event.only is None)
        assert match.public_events(before) == public
        assert match.all_events(before) == tuple(told)
    assert CHANCE in match.movers()


def test_events_since_a_move_follow_on_each_other() -> None:
    match = play_on(begun(TOLERANCE), Random(3), lambda match: match.number > 30)
    for seat in range(3):
        for cut in range(match.number + 1):
            later = match.events(seat, cut)
            assert match.events(seat)[len(match.events(seat)) - len(later) :] == later
        assert match.events(seat, match.number) == ()


@every_setting
def test_another_seat_is_refused(setting: Setting) -> None:
    match = begun(setting)
    mover = acting(match)
    move = match.legal_moves(mover)[0]
    before = match.number, match.stamp, match.state_for_storage()
    for seat in (*range(len(match.seats)), CHANCE, 99):
        if seat == mover:
            continue
        reason = Reason("match.not_your_turn", {"seat": mover})
        assert refused(match.submit, seat, move, match.stamp) == reason
    assert (match.number, match.stamp, match.state_for_storage()) == before


@every_setting
def test_a_double_click_is_refused(setting: Setting) -> None:
    match, rng = begun(setting), Random(5)
    while match.to_act is not None:
        seat, stamp, number = match.to_act, match.stamp, match.number
        move = rng.choice(match.legal_moves(seat))
        assert match.submit(seat, move, stamp) == number
        made = match.number
        if match.to_act is None:
            break
        assert refused(match.submit, seat, move, stamp).id == "match.stale"
        assert match.number == made


def test_an_answer_from_before_a_move_was_taken_back_is_refused() -> None:
    """The number of moves comes again after an undo, the stamp does not."""
    match = begun(SCHISMA, people=2)
    old = match.stamp
    seat = acting(match)
    moves = match.legal_moves(seat)
    match.submit(seat, moves[0], old)
    late = match.stamp
    number = match.number
    match.undo(seat)
    match.submit(seat, moves[1], match.stamp)
    assert match.number == number
    answering = acting(match)
    answer = match.legal_moves(answering)[0]
    for stamp in (old, late):
        assert refused(match.submit, answering, answer, stamp).id == "match.stale"


@every_setting
def test_a_finished_game_takes_no_move(setting: Setting) -> None:
    match = play_on(begun(setting), Random(2))
    last = match.moments_for_storage()[-1]
    assert match.legal_moves(0) == ()
    assert refused(match.submit, last.seat, last.move, match.stamp).id == "error.game_over"


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    match = play_on(begun(TOLERANCE), Random(1), lambda match: match.view(0).phase == "play")
    seat = acting(match)
    other = match.view((seat + 1) % 3).hand[0]
    before = match.number, match.stamp, match.state_for_storage()
    assert refused(match.submit, seat, Play(other), match.stamp).id == "tolerance.not_in_hand"
    assert (match.number, match.stamp, match.state_for_storage()) == before


def test_a_seat_that_does_not_exist_is_refused() -> None:
    """A view of seat -1 must not be that of the last seat."""
    match = begun(TOLERANCE)
    for seat in (-1, 3):
        for ask in (match.view, match.legal_moves, match.events, match.decision_seed):
            with pytest.raises(IndexError):
                ask(seat)


def test_the_header_says_who_sits_where() -> None:
    table = laid(TOLERANCE)
    seats = (Person("Zoë"), Opponent("thumb", "Hans"), Opponent("random"))
    header = Match.begin(table, seats, practice=True).record_for_storage().header
    assert header.players == ("person", "thumb", "random")
    assert header.seats == (
        {"person": "Zoë"},
        {"player": "thumb", "name": "Hans"},
        {"player": "random", "name": ""},
    )
    assert header.practice
    laid_out = table.header
    assert (header.options, header.seed, header.data) == (laid_out.options, 7, laid_out.data)
    assert (header.origin, header.chance) == (None, ())


@every_setting
def test_the_same_seed_gives_the_same_chance_for_all_players(setting: Setting) -> None:
    def after_the_deal(people: int, seed: int) -> object:
        match = begun(setting, people, seed)
        # Where roles are chosen (T2.6), that comes before the deal.
        play_on(match, Random(1), lambda match: CHANCE in match.movers())
        return match.state_for_storage()

    assert after_the_deal(1, 11) == after_the_deal(2, 11)
    assert after_the_deal(1, 11) != after_the_deal(1, 12)


def test_a_new_match_needs_a_seed() -> None:
    with pytest.raises(ValueError, match="seed"):
        Match.begin(laid(TOLERANCE, seed=None), seated(3, 1))


def test_options_and_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(Malformed):
        Match.begin(laid(TOLERANCE), seated(4, 1))
    with pytest.raises(Malformed):
        Match.begin(laid(SCHISMA), (Person("Anna"), Opponent("grab")))


@every_setting
def test_a_match_resumes_at_every_point_and_plays_on_the_same(setting: Setting) -> None:
    table = laid(setting)
    match = play_on(begun(setting), Random(4))
    record = match.record_for_storage()
    for number in range(len(record.moves) + 1):
        cut = Record(record.header, record.moves[:number])
        resumed = Match.resume(table, cut)
        assert resumed.state_for_storage(number) == match.state_for_storage(number)
        # What chance had to do next it does again.
        assert resumed.record_for_storage().moves == record.moves[: resumed.number]
        assert resumed.number >= number
        assert resumed.to_act != CHANCE
        assert resumed.seats == match.seats
        if number % 10 == 0:
            for moment in match.moments_for_storage(resumed.number):
                if moment.seat != CHANCE:
                    resumed.submit(moment.seat, moment.move, resumed.stamp)
            assert resumed.record_for_storage() == record


def test_a_record_of_the_lab_is_resumed_with_its_players() -> None:
    table = laid(TOLERANCE)
    moves = begun(TOLERANCE).record_for_storage().moves
    header = replace(table.header, players=("thumb", "person", "random"))
    match = Match.resume(table, Record(header, moves))
    assert match.seats == (Opponent("thumb"), Person(), Opponent("random"))


def test_a_record_without_a_seed_goes_on_the_same_each_time() -> None:
    table = laid(TOLERANCE)
    record = begun(TOLERANCE).record_for_storage()
    unseeded = Record(replace(record.header, seed=None), record.moves)
    first, second = (play_on(Match.resume(table, unseeded), Random(1)) for _ in range(2))
    assert first.record_for_storage() == second.record_for_storage()
    deals = [moment.move for moment in first.moments_for_storage() if moment.seat == CHANCE]
    assert len(set(deals)) == len(deals) == 4


@pytest.mark.parametrize("text", ["play nonsense-1", "dance", "", "choose_starter 9"])
def test_a_move_that_cannot_be_is_corrupt_with_its_number(text: str) -> None:
    record = play_on(begun(TOLERANCE), Random(1)).record_for_storage()
    with pytest.raises(Corrupt) as error:
        Match.resume(laid(TOLERANCE), Record(record.header, (*record.moves[:5], text)))
    assert error.value.reason.id == "error.record.move"
    assert error.value.reason.values["number"] == 6


def test_moves_after_the_end_are_corrupt() -> None:
    record = play_on(begun(SCHISMA), Random(1)).record_for_storage()
    with pytest.raises(Corrupt) as error:
        Match.resume(laid(SCHISMA), Record(record.header, (*record.moves, "beseech 0")))
    assert error.value.reason.id == "error.record.after_end"


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": ("nobody", "random", "random"), "seats": ()},
        {"players": ("random",), "seats": ()},
        {"seats": ({"person": "Anna"},)},
        {"seats": ({"person": 3}, {"player": "random"}, {"player": "random"})},
        {"players": ("random", "random", "random")},
    ],
)
def test_a_header_with_wrong_seats_is_corrupt(wrong: dict[str, object]) -> None:
    record = begun(TOLERANCE).record_for_storage()
    with pytest.raises(Corrupt):
        Match.resume(laid(TOLERANCE), Record(replace(record.header, **wrong), record.moves))  # type: ignore[arg-type]


def test_a_decision_is_seeded_by_its_moment() -> None:
    match = begun(TOLERANCE, people=0)
    seen = set()
    rng = Random(2)
    while match.to_act is not None:
        seen.add(match.decision_seed(match.to_act))
        play_one(match, rng)
    assert len(seen) == sum(mover != CHANCE for mover in match.movers())
    assert begun(TOLERANCE).decision_seed(0) == begun(TOLERANCE).decision_seed(0)
    assert begun(TOLERANCE).decision_seed(0) != begun(TOLERANCE, seed=8).decision_seed(0)


def test_moves_are_written_as_they_were_made() -> None:
    match = play_on(begun(SCHISMA), Random(9))
    texts = [notation.write(moment.move) for moment in match.moments_for_storage()]
    assert match.record_for_storage().moves == tuple(texts)
