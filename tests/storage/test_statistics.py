"""Statistics against small records whose figures were worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tolerance_game.core.errors import Corrupt, Reason
from tolerance_game.core.events import Event
from tolerance_game.core.record import Header, Moment, Record
from tolerance_game.games.tolerance.rules import events as tolerance
from tolerance_game.match.seats import Opponent, Person, Seats, as_json, players_of
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.saves.loading import load
from tolerance_game.storage.saves.record_lines import header_values, json_line
from tolerance_game.storage.statistics.game_results import (
    DoesNotCount,
    GameResult,
    JustEnded,
    SeatResult,
    from_json,
    result_of,
)
from tolerance_game.storage.statistics.statistics import (
    Account,
    Balance,
    Streak,
    Who,
    statistics_of,
    who_is,
)
from tolerance_game.storage.statistics.statistics_file import FILE, Finished, gather
from tolerance_game.storage.statistics.statistics_table import as_csv, columns
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from .instruments import counted

ANNA, BEN, THUMB = Who("person", "Anna"), Who("person", "Ben"), Who("thumb")


# Schisma, replayed from its moves.

SHORT = (
    # S1.2: at the beginning all five stand at Genoa, in the middle.
    "lay knight,bishop,cardinal,peasant,noble",
    # S1.3: Rome begins, with one action: the Bishop pulls the Noble 2 lands, to Rome, and is pushed
    # 2 lands, to Avignon.
    "petition 1 targets 4",
    # S2.1: Avignon has two. The Bishop pulls the Knight to Avignon and goes back to Genoa; the
    # Knight is pulled off the track (S3.1): it joins Avignon, and somebody is drawn.
    "petition 1 targets 0",
    "beseech 0",
    "draw 0 bishop",
    # The Noble joins Rome. S4.2: Rome has the Noble and Avignon the Knight: Rome has won.
    "beseech 4",
)
MOVERS = (-1, 1, 0, 0, -1, 1)


def _schisma(**figures: int) -> dict[str, int]:
    persons = ("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant")
    added = ("preacher", "guildmaster", "priest")
    names = ("joined", *(f"petitions_{person}" for person in (*persons, *added)))
    assert set(figures) <= set(names)
    return {name: figures.get(name, 0) for name in names}


SHORT_RESULT = GameResult(
    game="schisma",
    ended="2026-11-18T20:00:00Z",
    seats=(
        SeatResult("person", "Anna", "avignon", False, _schisma(joined=1, petitions_bishop=1)),
        SeatResult("thumb", "Otto", "rome", True, _schisma(joined=1, petitions_bishop=1)),
    ),
    ending="noble_and_knight",
    moves=4,
    turns=3,
    options={"line_up": "cardinal bishop inquisitor noble knight peasant"},
)


def _header(game: str, seats: Seats, options: Mapping[str, Any] | None = None) -> Header:
    header = lay_table(game, options or {}, ("random",), 7, load_catalogue()).header
    return Header(
        game=game,
        options=header.options,
        players=players_of(seats),
        seats=as_json(seats),
        data=header.data,
    )


def _short(*moves: str, **changes: Any) -> Record:
    seats = (Person("Anna"), Opponent("thumb", "Otto"))
    header = _header("schisma", seats)
    return Record(replace(header, **changes), moves or SHORT)


def test_a_short_game_of_schisma() -> None:
    assert counted(_short(), "f", "2026-11-18T20:00:00Z") == SHORT_RESULT


def test_games_that_do_not_count() -> None:
    for record, which in (
        (_short(*SHORT[:5]), "not_ended"),
        (_short(practice=True), "practice"),
        (_short(SHORT[0]), "not_ended"),
    ):
        with pytest.raises(DoesNotCount) as caught:
            counted(record, "anna.save")
        assert caught.value.reason == Reason(f"error.statistics.{which}", {"file": "anna.save"})
        for language in ("en", "de"):
            said = Teller(Words(language, strict=True)).reason(caught.value.reason)
            assert "anna.save" in said


def test_what_cannot_be_replayed_is_said_so() -> None:
    header = _short().header
    other = {**(header.data or {}), "digest": "0" * 16}
    for record in (
        _short(*SHORT[:5], "beseech 9"),
        _short(*SHORT, "beseech 1"),
        _short(data=other),
        _short(game="whist"),
        _short(options={"rulings": 3}),
        _short(players=("person",)),
        _short(players=("person", "random")),
    ):
        with pytest.raises(Corrupt):
            counted(record)


# Tolerance, from events that say just what is counted.


def _tolerance(*moves: tuple[int, tuple[Event, ...]], practice: bool = False) -> JustEnded:
    seats = (Person("Anna"), Opponent("thumb"), Person("Ben"))
    header = _header("tolerance", seats, {"players": 3, "edition": "german"})
    table = lay_table("tolerance", header.options, ("random",), None, load_catalogue())
    moments = tuple(
        Moment(number, seat, None, None, events)
        for number, (seat, events) in enumerate(moves, start=1)
    )
    return JustEnded(replace(header, practice=practice), table.options, moments)


def _scored(seat: int, section: str, before: int, amount: int, after: int) -> Event:
    return tolerance.SectionScored(
        paragraph="T6.6", seat=seat, role="bertram", reign=1, section=section, lines=(),
        amount=amount, before=before, after=after,
    )  # fmt: skip


def _trick(seat: int) -> Event:
    return tolerance.TrickWon(
        paragraph="T3.4", seat=seat, card="nobles-9", suit="nobles", number=1, order=()
    )


def _pennant(seat: int, tally: str, before: int, after: int) -> Event:
    return tolerance.PennantEarned(
        paragraph="T8", seat=seat, tally=tally, threshold=10, before=before, after=after
    )


GAME = (
    (-1, (tolerance.RoleTaken(paragraph="T2.6", seat=1, role="bertram"),)),
    (0, (_trick(0),)),
    (1, (_trick(0), _pennant(0, "money", 0, 2))),
    (2, (_trick(2), tolerance.LoanTaken(paragraph="T7", seat=2, before=0, after=2))),
    (0, (tolerance.LoansRepaid(paragraph="T6.5", seat=2, before=2, after=1),)),
    # Anna: 0 + 4 = 4; 4 - 6 is below zero and becomes 0: so deaths cost her 4.
    (0, (_scored(0, "suits", 0, 4, 4), _scored(0, "deaths", 4, -6, 0))),
    # Second reign: 0 + 3, and 5 for the Guild.
    (1, (_scored(0, "suits", 0, 3, 3), _scored(0, "guild", 3, 5, 8))),
    # The end: two pennants of money for 2 each: 8 + 4 = 12. Ben: 9, less 5 for a loan: 4.
    (2, (_scored(0, "money", 8, 4, 12), _scored(1, "suits", 0, 7, 7),
         _scored(2, "suits", 0, 9, 9), _scored(2, "loans", 9, -5, 4),
         tolerance.GameEnded(paragraph="T9.2", winners=(0,), ending="points"))),
)  # fmt: skip
SOURCES = ("suits", "guild", "deaths", "money", "catholic", "protestant", "loans")


def _figures(**figures: int) -> dict[str, int]:
    pennants = ("money_pennants", "catholic_pennants", "protestant_pennants")
    names = ("points", *SOURCES, "tricks", "pennants", "open_loans", *pennants)
    assert set(figures) <= set(names)
    return {name: figures.get(name, 0) for name in names}


GAME_RESULT = GameResult(
    game="tolerance",
    ended="2026-11-19",
    seats=(
        SeatResult(
            "person", "Anna", "bertram", True,
            _figures(points=12, suits=7, guild=5, deaths=-4, money=4, money_pennants=2, pennants=2,
                     tricks=2),
        ),
        SeatResult("thumb", "", "bertram", False, _figures(points=7, suits=7)),
        SeatResult(
            "person", "Ben", "bertram", False,
            _figures(points=4, suits=9, loans=-5, open_loans=1, tricks=1),
        ),
    ),
    ending="points",
    moves=7,
    turns=3,
    options={"edition": "german", "roles": "bertram"},
)  # fmt: skip


def test_a_game_of_tolerance_is_counted_from_its_events() -> None:
    result = result_of(_tolerance(*GAME), "f", "2026-11-19")
    assert result == GAME_RESULT
    for seat in result.seats:
        assert sum(seat.figures[name] for name in SOURCES) == seat.figures["points"]


def test_practice_and_unfinished_games_of_tolerance_do_not_count() -> None:
    with pytest.raises(DoesNotCount):
        result_of(_tolerance(*GAME, practice=True))
    with pytest.raises(DoesNotCount):
        result_of(_tolerance(*GAME[:-1]))


# What results add up to.


def _game(ended: str, *seats: tuple[Who, int, bool], ending: str = "points") -> GameResult:
    return GameResult(
        game="tolerance",
        ended=ended,
        seats=tuple(
            SeatResult(
                who.player, who.name, ("ned", "juba", "pierre")[place], won,
                _figures(points=points, suits=points + 1, loans=-1, catholic_pennants=1,
                         pennants=1, tricks=place),
            )
            for place, (who, points, won) in enumerate(seats)
        ),
        ending=ending,
        moves=100,
        turns=36,
    )  # fmt: skip


GAMES = (
    # Written down in another order than they were played.
    _game("2026-03", (ANNA, 30, True), (BEN, 30, True), (THUMB, 20, False), ending="shared"),
    _game("2026-01", (ANNA, 40, True), (THUMB, 20, False), (THUMB, 10, False)),
    _game("2026-02", (BEN, 50, True), (ANNA, 20, False), (THUMB, 20, False)),
    _game("2026-04", (ANNA, 10, False), (THUMB, 60, True), (BEN, 0, False)),
    SHORT_RESULT,
)


def test_accounts_add_up() -> None:
    statistics = statistics_of(GAMES)
    assert [game.ended for game in statistics.results] == [
        "2026-01", "2026-02", "2026-03", "2026-04", "2026-11-18T20:00:00Z",
    ]  # fmt: skip
    assert statistics.people() == (ANNA, BEN)
    anna = statistics.of(ANNA)
    balance = anna.games["tolerance"]
    # She won the first alone and the third with Ben, and lost two: 40, 20, 30 and 10 points.
    assert (balance.games, balance.won, balance.shared, balance.lost, balance.drawn) == (
        4, 1, 1, 2, 0,
    )  # fmt: skip
    assert balance.figures["points"] == 100
    assert (balance.best["points"], balance.worst["points"]) == (40, 10)
    assert (balance.figures["suits"], balance.figures["loans"]) == (104, -4)
    assert (balance.figures["catholic_pennants"], balance.figures["money_pennants"]) == (4, 0)
    assert (balance.moves, balance.turns, balance.figures["tricks"]) == (400, 144, 1)
    assert balance.share(balance.figures["points"]) == 25.0
    assert balance.share(balance.won + balance.shared) == 0.5
    # By role: she was Ned three times and Juba once.
    assert {role: one.games for role, one in anna.roles.items()} == {
        ("tolerance", "ned"): 3,
        ("tolerance", "juba"): 1,
        ("schisma", "avignon"): 1,
    }
    assert anna.roles["tolerance", "ned"].figures["points"] == 80
    assert anna.tables["tolerance", 3].games == 4
    assert anna.tables["schisma", 2].lost == 1
    # By who played; the Bishop was petitioned once by each, and the program won.
    line_up = ("schisma", "line_up", "cardinal bishop inquisitor noble knight peasant")
    for who, won in ((ANNA, 0), (THUMB, 1)):
        balance = statistics.of(who).options[line_up]
        assert (balance.games, balance.won, balance.turns) == (1, won, 3)
        assert balance.figures["petitions_bishop"] == 1
        assert balance.figures_won["petitions_bishop"] == won
    # Against Ben: 20, 30 and 10 points; with a program at the table in all four, once each.
    assert anna.opponents["tolerance", BEN].figures["points"] == 60
    assert anna.opponents["tolerance", BEN].shared == 1
    assert anna.opponents["tolerance", THUMB].games == 4
    assert anna.endings == {("tolerance", "points"): 1, ("tolerance", "shared"): 1}


def test_a_program_counts_for_every_seat_it_had() -> None:
    thumb = statistics_of(GAMES).of(THUMB)
    # Twice in the first game; in all 20 + 10 + 20 + 20 + 60, won once.
    assert (thumb.games["tolerance"].games, thumb.games["tolerance"].figures["points"]) == (5, 130)
    assert thumb.games["tolerance"].won == 1
    assert thumb.opponents["tolerance", THUMB].games == 2
    assert thumb.games["schisma"].won == 1


def test_streaks() -> None:
    statistics = statistics_of(GAMES)
    # Anna: won, lost, won together, lost. Ben: won, won together, lost.
    for who, won in ((ANNA, 1), (BEN, 2)):
        expected = Streak(won=0, lost=1, longest_won=won, longest_lost=1)
        assert statistics.of(who).streaks["tolerance"] == expected
    draw = GameResult("schisma", "", (SeatResult("person", "Anna", "rome", False),), "x", 1, 1)
    streak = Streak(won=3, lost=0, longest_won=3)
    streak.add(draw, draw.seats[0])
    assert streak == Streak(won=0, lost=0, longest_won=3)
    balance = Balance()
    balance.add(draw, draw.seats[0])
    assert (balance.drawn, balance.lost) == (1, 0)


def test_who_never_played_has_nothing() -> None:
    empty = statistics_of(())
    assert empty.of(ANNA) == Account()
    assert empty.people() == ()
    assert Balance().share(3) == 0.0
    # Looking does not make an account.
    assert empty.accounts == {}


def test_a_program_is_known_by_its_level_whatever_it_is_called() -> None:
    assert who_is(SHORT_RESULT.seats[1]) == THUMB
    assert who_is(SHORT_RESULT.seats[0]) == ANNA


def test_results_are_plain_values_and_back() -> None:
    for result in (SHORT_RESULT, GAME_RESULT, *GAMES):
        assert from_json(asdict(result)) == result


@pytest.mark.parametrize(
    "spoil",
    [
        {"moves": "2"}, {"moves": True}, {"seats": []}, {"seats": [3]}, {"seats": None},
        {"more": 1}, {"game": None}, {"seats": [{"player": "thumb"}]},
        {"seats": [{**asdict(SHORT_RESULT)["seats"][0], "figures": {"joined": "x"}}]},
        {"seats": [{**asdict(SHORT_RESULT)["seats"][0], "figures": {"suits": 1}}]},
        {"options": {"edition": "german"}}, {"game": "whist"},
        {"seats": [{**asdict(SHORT_RESULT)["seats"][0], "won": 1}]},
        None, 3, [], "x", {},
    ],
)  # fmt: skip
def test_what_is_no_result_is_refused(spoil: object) -> None:
    with pytest.raises(ValueError, match="no result"):
        from_json({**asdict(SHORT_RESULT), **spoil} if spoil and isinstance(spoil, dict) else spoil)


# The cache.


def _finished(*names: str) -> Iterator[Finished]:
    for name in names:
        record = _short(*SHORT[:5]) if name == "going on" else _short()
        content = "\n".join(
            [json_line(header_values(record.header))]
            + [
                f'{{"line": "move", "number": {number}, "seat": {seat}, "move": "{move}"}}'
                for number, (seat, move) in enumerate(
                    zip(MOVERS, record.moves, strict=False), start=1
                )
            ]
        )
        if name == "damaged":
            content = content.replace("header", "heeder")
        if name == "torn":
            content = content[: content.rindex("\n") + 20]
        yield Finished(f"{name}-1", name, partial(_load, content, name))


loads: list[str] = []


def _load(content: str, name: str) -> Any:
    loads.append(name)
    return load(content.encode(), name)


def test_only_new_records_are_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    loads.clear()
    first = gather(folder, _finished("a", "going on", "damaged", "torn"))
    assert len(first.statistics.results) == 1
    assert [left.file for left in first.left_out] == ["damaged", "torn"]
    assert loads == ["a", "going on", "damaged", "torn"]
    for left in first.left_out:
        for language in ("en", "de"):
            assert left.file in Teller(Words(language, strict=True)).reason(left.reason)
    loads.clear()
    # What cannot be read is tried again: with other data it may be sound.
    second = gather(folder, _finished("a", "b", "going on", "damaged", "torn"))
    assert len(second.statistics.results) == 2
    assert loads == ["b", "damaged", "torn"]
    # What is gone is forgotten.
    third = gather(folder, _finished("b"))
    assert third.statistics == statistics_of([second.statistics.results[1]])
    assert third == gather(tmp_path / "another", _finished("b"))


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"\xff", b"[" * 100_000, b'{"format": 1}',
        b'{"format": 3, "program": "x", "results": {}}',
        b'{"format": 1, "program": "PROGRAM", "results": {"b-1": null}}',
        b'{"format": 2, "program": "0.0.1", "results": {"b-1": null}}',
        b'{"format": 2, "program": "PROGRAM", "results": {"b-1": {"game": "x"}}}',
        b'{"format": 2, "program": "PROGRAM", "results": [1]}',
    ],
)  # fmt: skip
def test_the_cache_can_be_thrown_away(tmp_path: Path, content: bytes) -> None:
    from tolerance_game import VERSION

    expected = gather(tmp_path / "x", _finished("a", "b"))
    (tmp_path / FILE).write_bytes(content.replace(b"PROGRAM", VERSION.encode()))
    assert gather(tmp_path, _finished("a", "b")) == expected
    (tmp_path / FILE).unlink()
    assert gather(tmp_path, _finished("a", "b")) == expected


def test_a_cache_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = gather(tmp_path / "file", _finished("a"))
    assert len(found.statistics.results) == 1
    assert found.left_out == ()
    gather(tmp_path / "other", _finished("a"), may_write=False)
    assert not (tmp_path / "other").exists()


# The table.


def test_the_table_for_spreadsheets() -> None:
    statistics = statistics_of([GAME_RESULT, SHORT_RESULT])
    content = as_csv(statistics, "en", Words("en", strict=True).say)
    assert content.startswith(b"\xef\xbb\xbfgame no.,ended,game,")
    lines = content.decode("utf-8-sig").split("\r\n")
    base = "cardinal bishop inquisitor noble knight peasant"
    assert lines[1:] == [
        f"1,2026-11-18T20:00:00Z,schisma,2,,,{base},1,Anna,person,avignon,0,1"
        + "," * 12 + "1,0,1,0,0,0,0,0,0,0,4,3,noble_and_knight",
        f"1,2026-11-18T20:00:00Z,schisma,2,,,{base},2,Otto,thumb,rome,1,1"
        + "," * 12 + "1,0,1,0,0,0,0,0,0,0,4,3,noble_and_knight",
        "2,2026-11-19,tolerance,3,german,bertram,,1,Anna,person,bertram,1,1,"
        "12,7,5,-4,4,0,0,0,2,2,0" + "," * 11 + "7,3,points",
        "2,2026-11-19,tolerance,3,german,bertram,,2,,thumb,bertram,0,1,"
        "7,7,0,0,0,0,0,0,0,0,0" + "," * 11 + "7,3,points",
        "2,2026-11-19,tolerance,3,german,bertram,,3,Ben,person,bertram,0,1,"
        "4,9,0,0,0,0,0,-5,1,0,1" + "," * 11 + "7,3,points",
        "",
    ]  # fmt: skip


def test_the_table_in_german_is_parted_by_semicolons() -> None:
    content = as_csv(statistics_of([SHORT_RESULT]), "de", Words("de", strict=True).say)
    lines = content.decode("utf-8-sig").split("\r\n")
    assert lines[0].startswith("Partie Nr.;Ende;Spiel;Plätze;")
    assert all(line.count(";") == len(columns()) - 1 for line in lines[:-1])


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("=1+1", "'=1+1"), ("+49", "'+49"), ("-x", "'-x"), ("@a", "'@a"), ("\tx", "'\tx"),
        ("a,b", '"a,b"'), ('a"b', '"a""b"'), ("Zoë 日本", "Zoë 日本"), ("a\ud800", "a?"),
    ],
)  # fmt: skip
def test_names_cannot_be_taken_for_formulas(name: str, written: str) -> None:
    game = GameResult("schisma", "", (SeatResult("person", name, "rome", True),), "x", 1, 1)
    content = as_csv(statistics_of([game]), "en", Words("en").say)
    assert f",1,{written},person,".encode() in content
