"""The lines of journals and saves: their text, their checksums, and what is found wrong in them."""

from __future__ import annotations

import json
import zlib

import pytest

from tolerance_game.core.errors import Corrupt
from tolerance_game.core.record import Header, Moment
from tolerance_game.games import names
from tolerance_game.storage.saves.save_lines import Writer, journal_lines, read_line
from tolerance_game.storage.saves.save_reading import glance, read_moves

from .instruments import game
from .save_files import NOW, lines_of, save_of, unchecked


def kinds_of(content: bytes) -> list[str]:
    return [json.loads(line)["line"] for line in content.splitlines()]


def test_a_line_is_json_with_a_checksum_carried_on() -> None:
    writer = Writer("schisma")
    first = writer.undone(3)
    second = writer.undone(3)
    # By hand: the CRC-32 of the text before the key, then that of both texts in a row.
    body = b'{"line": "undo", "to": 3'
    assert first == body + b', "check": "%08x"}\n' % zlib.crc32(body)
    assert second == body + b', "check": "%08x"}\n' % zlib.crc32(body + body)
    assert json.loads(first) == {"line": "undo", "to": 3, "check": f"{zlib.crc32(body):08x}"}


def test_the_first_lines_of_a_save_are_as_documented() -> None:
    played = game()
    header, move = (json.loads(line) for line in save_of(played).splitlines()[:2])
    assert list(header) == [
        *("line", "format", "program", "game", "options", "players", "seed", "data", "check")
    ]
    assert header["format"] == 3
    assert move["line"] == "move"
    assert (move["number"], move["seat"]) == (1, -1)
    assert move["move"].startswith("lay ")


def test_a_digest_stands_at_each_turn_and_at_the_end() -> None:
    played = game()
    kinds = kinds_of(save_of(played))
    turns = sum(
        any(event.kind in ("turn_began", "game_ended") for event in moment.events)
        for moment in played.moments
    )
    assert turns > 5
    assert kinds.count("digest") == turns
    assert kinds.count("summary") == 1
    assert kinds[-4:] == ["move", "digest", "summary", "end"]
    # A list reads the summary of a journal as well, wherever the journal ends.
    kinds = kinds_of(journal_lines(played.header, played.moments, NOW)[0])
    assert kinds.count("digest") == kinds.count("summary") == turns
    # A game that goes on ends with them as well, wherever it stands.
    unfinished = kinds_of(save_of(played, 4))
    assert unfinished[-3:] == ["move", "digest", "summary"]


def test_a_digest_stands_at_each_trick_and_reign() -> None:
    played = game("tolerance", 3, players=3)
    kinds = kinds_of(save_of(played))
    # T2: three reigns of twelve tricks; the end comes with the last trick or with what follows it.
    ends_later = not any(event.kind == "trick_won" for event in played.moments[-1].events)
    assert kinds.count("digest") == 3 * (1 + 12) + ends_later
    assert kinds.count("end") == 1


def test_the_summary_says_how_the_game_stands() -> None:
    played = game("tolerance", 3, players=3)
    state = played.moments[-1].state
    _header, said = glance(save_of(played), "")
    assert said["saved"] == "2026-11-18T20:15:07Z"
    assert said["moves"] == len(played.moments)
    assert (said["reign"], said["trick"]) == (3, 12)
    assert said["scores"] == [player.points for player in state.players]
    assert said["winners"] == list(state.outcome.winners)
    duel = game()
    _header, said = glance(save_of(duel, 4), "")
    state = duel.moments[3].state
    assert (said["turn"], said["scores"]) == (state.turn, [*map(len, state.congregations)])
    assert "winners" not in said


@pytest.mark.parametrize("name", ["Jürgen", "日本", "😀", "\udcff", 'a"b\\c', "a\u2028b\nc"])
def test_names_of_all_kinds_come_back(name: str) -> None:
    header = Header("schisma", {}, (name, "random"), seats=({"person": name}, {"player": "random"}))
    content, _check = journal_lines(header, (), NOW)
    assert content.count(b"\n") == 1
    content.decode("utf-8")
    assert read_moves(content, "").header == header


def test_a_header_with_everything_comes_back() -> None:
    header = Header(
        "schisma",
        {"persons": "base"},
        ("person", "thumb"),
        seed=7,
        program="0.1.0",
        data={"digest": "x", "overrides": []},
        seats=({"person": "Anna"}, {"player": "thumb", "name": "Rome"}),
        practice=True,
        origin={"what": "deal", "record": "old", "moves": 0},
        chance=("lay a,b", "draw 1 c"),
        series={"games": 3, "played": 1, "wins": [1, 0], "players": [1, 0]},
    )
    content, _check = journal_lines(header, (), NOW)
    assert read_moves(content, "").header == header


def test_undo_takes_back_moves_digests_and_the_end() -> None:
    played = game()
    writer = Writer("schisma")
    content = writer.header(played.header)
    for moment in played.moments:
        content += writer.made(moment, NOW)
    whole = read_moves(content, "")
    assert whole.end is not None
    assert whole.summary is not None
    content += writer.undone(len(played.moments) - 1)
    course = read_moves(content, "")
    assert [told.text for told in course.moves] == [told.text for told in whole.moves][:-1]
    assert course.end is course.summary is None
    assert max(course.digests) < len(played.moments)
    content += writer.made(played.moments[-1], NOW)
    again = read_moves(content, "")
    assert again.end is not None
    assert [told.text for told in again.moves] == [told.text for told in whole.moves]


def broken(content: bytes, how: str) -> bytes:
    """The lines of a save with the fourth one missing, repeated, or in the wrong place."""
    lines = lines_of(content)
    if how == "missing":
        del lines[3]
    elif how == "repeated":
        lines.insert(3, lines[3])
    elif how == "swapped":
        lines[3], lines[4] = lines[4], lines[3]
    elif how == "from another game":
        lines[3] = lines_of(save_of(game(seed=2)))[3]
    else:
        lines[3] = b"\n\n" + lines[3]
    return b"".join(lines)


@pytest.mark.parametrize("how", ["missing", "repeated", "swapped", "from another game"])
def test_lines_missing_repeated_or_out_of_order_are_found(how: str) -> None:
    content = save_of(game())
    course = read_moves(broken(content, how), "f")
    assert course.fault is not None
    assert course.fault.id == "error.save.damaged"
    good = 4 if how == "repeated" else 3
    assert course.fault.values == {"file": "f", "line": good + 1}
    assert course.good == sum(map(len, lines_of(content)[:good]))


def test_what_mail_and_editors_do_to_lines_is_no_damage() -> None:
    content = save_of(game())
    for changed in (
        content.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + content,
        content.rstrip(b"\n"),
        content + b"\n \n",
        broken(content, "blank lines"),
    ):
        course = read_moves(changed, "")
        assert course.fault is None
        assert course.good == len(changed)
        assert len(course.moves) == len(game().moments)


def test_a_record_without_any_checksum_is_read_too() -> None:
    content = unchecked(save_of(game()))
    course = read_moves(content, "")
    assert course.foreign == "unchecked"
    assert course.fault is None
    assert len(course.moves) == len(game().moments)


BAD_LINES = [
    {"line": "move", "number": 3, "seat": 0, "move": "chastise 0"},
    {"line": "move", "number": True, "seat": 0, "move": "chastise 0"},
    {"line": "move", "number": 2, "seat": "0", "move": "chastise 0"},
    {"line": "move", "number": 2, "seat": 0, "move": ["chastise 0"]},
    {"line": "undo", "to": 2},
    {"line": "undo", "to": -1},
    {"line": "undo", "to": False},
    {"line": "undo"},
    {"line": "digest", "moves": 0, "digest": "x"},
    {"line": "digest", "moves": 1, "digest": 7},
    {"line": "summary", "moves": 2},
    {"line": "end", "moves": 0},
    {"line": "header"},
    {"line": "something"},
    {"line": ["move"]},
    {},
]


@pytest.mark.parametrize("values", BAD_LINES, ids=[json.dumps(values) for values in BAD_LINES])
def test_lines_that_cannot_follow_are_found(values: dict[str, object]) -> None:
    content = unchecked(b"".join(lines_of(save_of(game()))[:2]))
    course = read_moves(content + json.dumps(values).encode() + b"\n", "f")
    assert course.fault is not None
    assert course.fault.values["line"] == 3
    assert course.good == len(content)
    assert len(course.moves) == 1


def test_true_is_no_number() -> None:
    header = unchecked(lines_of(save_of(game()))[0])
    for line in (
        b'{"line": "move", "number": true, "seat": -1, "move": "x"}',
        b'{"line": "digest", "moves": false, "digest": "x"}',
    ):
        assert read_moves(header + line, "f").good == len(header)


def test_a_summary_that_is_damaged_is_not_shown() -> None:
    content = save_of(game(), 9)
    assert glance(content, "")[1]["turn"]
    assert glance(content.replace(b'"turn": ', b'"turn": 9'), "")[1] == {}


@pytest.mark.parametrize(
    ("raw", "values", "check"),
    [
        (b"", None, None),
        (b"{", None, None),
        (b"[]", None, None),
        (b'"text"', None, None),
        (b'{"a": 1}', {"a": 1}, None),
        (b"\xff", None, None),
        (b"[" * 100_000, None, None),
        (b'{"a": ' * 100_000, None, None),
        (b'{"a": ' + b"9" * 5000 + b"}", None, None),
        (b'{"a": 1, "check": "0000000g"}', {"a": 1, "check": "0000000g"}, None),
        (b'{"a": 1, "check": "ABCDEF01"}', {"a": 1, "check": "ABCDEF01"}, None),
        (b'{"a": 1, "check": "0000001f"}', {"a": 1, "check": "0000001f"}, 31),
    ],
)  # fmt: skip
def test_no_line_raises(raw: bytes, values: object, check: int | None) -> None:
    found = read_line(raw, 0)
    assert (found.values, found.check, found.right) == (values, check, False)


def test_moments_of_both_games_write_what_can_be_read() -> None:
    for name in names():
        moments: tuple[Moment, ...] = game(name).moments
        course = read_moves(save_of(game(name)), "")
        assert len(course.moves) == len(moments)
        assert course.fault is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (b"hello", "foreign"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "foreign"),
        (b'{"line": "move"}', "foreign"),
        (b'{"game": "chess"}\n', "foreign"),
        (b'{"line": "header", "form', "header"),
        (b'{"line": "header"}', "header"),
        (b'{"line": "header", "format": 0}', "header"),
        (b'{"line": "header", "format": true}', "header"),
        (b'{"line": "header", "format": 4, "program": "0.9"}', "newer"),
    ],
)  # fmt: skip
def test_what_is_no_game_of_ours_is_refused(content: bytes, reason: str) -> None:
    for read in (read_moves, glance):
        with pytest.raises(Corrupt) as caught:
            read(content, "f")
        assert caught.value.reason.id == f"error.save.{reason}"
        found = {"found": "0.9"} if reason == "newer" else {}
        assert caught.value.reason.values == {"file": "f", **found}
