"""`lab play`: whole games printed, given moves, and records replayed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.third_game import THIRD
from tools.lab.__main__ import main
from tools.lab.event_tables import renewed

ROOT = Path(__file__).parents[3]
Lines = list[dict[str, Any]]
JsonLines = Callable[..., Lines]
Printed = tuple[int, str, str]
Run = Callable[..., Printed]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `lab play`: its exit code, and what it printed on both streams."""

    def run(*arguments: str) -> Printed:
        code = main(["play", *arguments])
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def json_lines(run: Run) -> JsonLines:
    """Runs `lab play --json`: the lines that it printed."""

    def json_lines(*arguments: str) -> Lines:
        code, out, _err = run("--json", *arguments)
        assert code == 0
        return [json.loads(line) for line in out.splitlines()]

    return json_lines


def of(lines: Lines, kind: str) -> Lines:
    return [line for line in lines if line.get("event") == kind]


@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_told_without_a_missing_word(run: Run, game: str, language: str) -> None:
    code, out, err = run("--game", game, "--seed", "7", "--lang", language, "--why")
    assert (code, err) == (0, "")
    # A missing text is said as its id in brackets.
    assert "[" not in out
    assert len(out.splitlines()) > 20


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    arguments = ("--seed", "7", "--roles", "unique")
    assert run(*arguments) == run(*arguments)
    assert run(*arguments) != run("--seed", "8", "--roles", "unique")


def test_the_deal_is_the_same_for_all_players(json_lines: JsonLines) -> None:
    first = json_lines("--seed", "7", "--seats", "thumb")
    other = json_lines("--seed", "7", "--seats", "grab,random,thumb,random")
    assert of(first, "hand_dealt") == of(other, "hand_dealt")
    assert first[0]["players"] != other[0]["players"]


def test_every_sum_of_a_game_can_be_recomputed(json_lines: JsonLines) -> None:
    lines = json_lines("--seed", "7", "--roles", "unique")
    changes = of(lines, "tally_changed")
    assert len(changes) > 60
    for change in changes:
        if change["terms"]:
            assert change["amount"] == sum(term["amount"] for term in change["terms"])
        # T4.8: no tally above 69, piety never below 0.
        lowest = -1000 if change["tally"] == "money" else 0
        assert change["after"] == min(max(change["before"] + change["amount"], lowest), 69)
    sections = of(lines, "section_scored")
    # T6.6: three sections for each of four players in three reigns; T9.1: three tallies each.
    assert len([section for section in sections if section["reign"]]) == 4 * 3 * 3
    assert len([one for one in sections if not one["reign"] and one["section"] != "loans"]) == 12
    for section in sections:
        assert section["amount"] == sum(line["points"] for line in section["lines"])
        assert section["after"] == max(section["before"] + section["amount"], 0)


def test_a_record_is_replayed_with_its_events(run: Run, tmp_path: Path) -> None:
    for game in ("tolerance", "schisma"):
        code, told, _err = run("--game", game, "--seed", "3", "--json")
        record = tmp_path / f"{game}.jsonl"
        record.write_text(told, encoding="utf-8")
        code, again, _err = run("--replay", str(record), "--json")
        assert code == 0
        assert again == told


@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
@pytest.mark.parametrize("kept", [0, 1, 2, 3, 5])
def test_an_unfinished_record_is_replayed_as_far_as_it_goes(
    run: Run, tmp_path: Path, game: str, kept: int
) -> None:
    _code, told, _err = run("--game", game, "--seed", "3", "--json")
    lines = told.splitlines()
    moves = moves_of(lines)
    record = tmp_path / "unfinished.jsonl"
    record.write_text("\n".join([lines[0], *moves[:kept]]), encoding="utf-8")
    code, again, _err = run("--replay", str(record), "--json")
    assert code == 0
    assert again.count('"line": "move"') == kept
    assert again.splitlines()[-1].startswith('{"line": "waiting"')
    # What was printed of it is a record again.
    record.write_text(again, encoding="utf-8")
    assert run("--replay", str(record), "--json") == (0, again, "")


def test_a_record_without_events_is_replayed_too(run: Run, tmp_path: Path) -> None:
    _code, told, _err = run("--seed", "3", "--json")
    record = tmp_path / "moves only.jsonl"
    kept = [line for line in told.splitlines() if '"line": "event"' not in line]
    record.write_text("\n".join(kept), encoding="utf-8")
    code, again, _err = run("--replay", str(record), "--json")
    assert (code, again) == (0, told)


def moves_of(lines: list[str]) -> list[str]:
    return [line for line in lines if '"line": "move"' in line]


def replacing(old: str, new: str) -> Callable[[list[str]], list[str]]:
    return lambda lines: [line.replace(old, new) for line in lines]


def _other_figures(lines: list[str]) -> list[str]:
    header = json.loads(lines[0])
    header["data"]["digest"] = "0000"
    return [json.dumps(header), *lines[1:]]


def _other_winner(lines: list[str]) -> list[str]:
    return [*lines[:-1], lines[-1].replace('"winners": [', '"winners": [3, ')]


def _swapped_moves(lines: list[str]) -> list[str]:
    moves = moves_of(lines)
    return [lines[0], *moves[:2], moves[3], moves[2], *moves[4:]]


def _wrong_seat(lines: list[str]) -> list[str]:
    moves = moves_of(lines)
    seat = json.loads(moves[3])["seat"]
    wrong = moves[3].replace(f'"seat": {seat}', f'"seat": {(seat + 1) % 4}')
    return [lines[0], *moves[:3], wrong]


ONE_PLAYER = replacing('["thumb", "thumb", "thumb", "thumb"]', '["thumb"]')


@pytest.mark.parametrize(
    ("spoil", "english", "german"),
    [
        (replacing('"after": 6', '"after": 7'), "leads to other events", "zu anderen Ereignissen"),
        (_swapped_moves, "line 4: ", "Zeile 4: "),
        (replacing('"format": 3', '"format": 4'), "newer version", "neuere Version"),
        (_other_figures, "the figures on the cards", "Werte auf den Karten"),
        (_other_winner, "did not end as this line says", "endete nicht so"),
        (lambda lines: [*lines[:7], "{" * 50_000], "line 8", "Zeile 8"),
        (lambda lines: lines[1:], "not a saved game of this program", "kein Spielstand"),
        (replacing('"options"', '"opinions"'), "first line", "erste Zeile"),
        (replacing('"satyr": "rank"', '"satyr": "goat"'), "satyr", "satyr"),
        (replacing('"number": 3,', '"number": 4,'), "this line is damaged, or", "beschädigt"),
        (_wrong_seat, "line 5: the move", "Zeile 5: Der Zug"),
        (lambda lines: [*lines, lines[-1]], "this line is damaged, or", "Zeile ist beschädigt"),
        (ONE_PLAYER, "first line", "erste Zeile"),
    ],
)
def test_a_spoilt_record_is_refused_with_a_reason(
    run: Run, tmp_path: Path, spoil: Any, english: str, german: str
) -> None:
    _code, told, _err = run("--seed", "3", "--json")
    record = tmp_path / "spoilt.jsonl"
    record.write_text("\n".join(spoil(told.splitlines())), encoding="utf-8")
    for language, said in (("en", english), ("de", german)):
        code, out, err = run("--replay", str(record), "--lang", language)
        assert (code, out) == (2, "")
        assert said in err
        assert "[" not in err


MOVES = """# T3.2: whoever holds the suit must follow it.
deal {hands}
draw_chooser 2
choose_starter 0

play nobles-1
play clergy-1   # seat 1 holds nobles
"""


def _hands() -> str:
    """Seat 0: nobles 1 to 12; seat 1: nobles 13, 14 and clergy; the rest as it comes."""
    ranks = range(1, 13)
    nobles = [f"nobles-{rank}" for rank in ranks]
    clergy = ["nobles-13", "nobles-14", *(f"clergy-{rank}" for rank in range(1, 11))]
    townsfolk = [f"townsfolk-{rank}" for rank in ranks]
    peasants = [*(f"peasants-{rank}" for rank in range(1, 12)), "wild-14a"]
    return "/".join(",".join(hand) for hand in (nobles, clergy, townsfolk, peasants))


def test_an_illegal_move_is_answered_with_the_reason(run: Run, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text(MOVES.format(hands=_hands()), encoding="utf-8")
    code, out, _err = run("--moves", str(moves), "--json")
    last = json.loads(out.splitlines()[-1])
    assert code == 1
    assert last["line"] == "illegal"
    assert (last["row"], last["move"]) == (7, "play clergy-1")
    assert (last["reason"], last["paragraph"]) == ("tolerance.follow_suit", "T3.2")
    code, out, _err = run("--moves", str(moves), "--lang", "de")
    assert code == 1
    assert "moves.txt:7: play clergy-1" in out
    assert "Adel" in out.splitlines()[-1]
    assert "T3.2" in out.splitlines()[-1]


def test_where_the_moves_run_out_the_legal_ones_are_told(
    json_lines: JsonLines, tmp_path: Path
) -> None:
    moves = tmp_path / "moves.txt"
    given = MOVES.format(hands=_hands()).replace("play clergy-1", "play nobles-14")
    moves.write_text(given, encoding="utf-8")
    lines = json_lines("--moves", str(moves))
    assert lines[-1]["line"] == "waiting"
    assert lines[-1]["seat"] == 2
    # Seat 2 holds neither Nobles nor Wilds: T3.2 lets it play any of its twelve Townsfolk.
    assert lines[-1]["moves"] == [f"play townsfolk-{rank}" for rank in range(1, 13)]


def test_chance_may_be_left_out_of_the_moves(json_lines: JsonLines, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text("choose_starter 3\n", encoding="utf-8")
    lines = json_lines("--moves", str(moves), "--seed", "7")
    assert lines[-1]["seat"] == 3
    whole = json_lines("--seed", "7")
    assert of(lines, "hand_dealt") == of(whole, "hand_dealt")[:4]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--ruling", "satyr=goat"),
        ("--ruling", "satyr"),
        ("--ruling", "faun=rank"),
        ("--hidden-roles",),
        ("--devout", "4"),
        ("--seats", "nobody"),
        ("--seats", "person"),
        ("--seats", "thumb,thumb"),
        ("--game", "schisma", "--persons", "pope"),
        ("--game", "schisma", "--players", "4"),
        ("--persons", "random"),
        ("--ruling", "first_chooser=asked"),
        ("--replay", "no such file"),
        ("--moves", "no such file"),
        ("--data", "no such folder"),
    ],
)
def test_options_that_cannot_be_played_are_refused(run: Run, arguments: tuple[str, ...]) -> None:
    for language in ("en", "de"):
        code, out, err = run(*arguments, "--lang", language)
        assert (code, out) == (2, "")
        assert err.strip()
        assert "[" not in err


def test_the_tables_of_events_are_up_to_date() -> None:
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    assert renewed(page) == page, "run: python -m tools.lab docs"


def test_a_temperament_is_a_player_like_any_other(run: Run, json_lines: JsonLines) -> None:
    seats = "fair/widow,fair,novice/monk,fair"
    arguments = ("--game", "tolerance", "--seats", seats, "--seed", "4")
    code, out, _err = run(*arguments)
    assert code == 0
    assert "plays sensibly; counts every penny, lends none, forgets no debt\n" in out
    header, *_moves, end = json_lines(*arguments)
    assert header["players"] == seats.split(",")
    assert end["line"] == "end"


@pytest.mark.parametrize("name", ["fair/nobody", "thumb/widow", "fair/", "/widow"])
def test_a_temperament_that_is_not_there_is_refused(name: str, run: Run) -> None:
    code, _out, err = run("--game", "tolerance", "--seats", name)
    assert code == 2
    assert f"There is no player “{name}”" in err
