"""`lab tournament`: duplicate deals, played once, resumed, merged, and summed up."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.third_game import THIRD
from tolerance_game.core.game import CHANCE
from tolerance_game.games.tolerance.rules.moves import Deal, DealRoles
from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.__main__ import main
from tools.lab.balance.replaying import replayed
from tools.lab.tournament import running
from tools.lab.tournament.arena import generator, play
from tools.lab.tournament.contestant import Contestant, NotSo, contestant
from tools.lab.tournament.match_up import GameKey, MatchUp, every_pair, ladder
from tools.lab.tournament.played import Played
from tools.lab.tournament.report import report
from tools.lab.tournament.results_file import Results, ResultsFile, read_results
from tools.lab.tournament.summary import standings
from tools.lab.tournament.table_setup import TableSetup

from .contests import HEARD, HERE, game, values_of

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `lab tournament` in this process: its exit code, and what it printed."""

    def run(*arguments: str) -> tuple[int, str, str]:
        given = arguments if "--processes" in arguments else (*arguments, "--processes", "1")
        code = main(["tournament", *map(str, given)])
        return code, *capsys.readouterr()

    return run


@pytest.mark.parametrize(("one", "other"), [("random", f"{HERE}.LastMove")])
@pytest.mark.parametrize(("name", "seats"), [("tolerance", 4), ("schisma", 2), (THIRD, 2)])
def test_everyone_plays_every_deal_at_every_seat(
    run: Run, tmp_path: Path, name: str, seats: int, one: str, other: str
) -> None:
    out = tmp_path / "games"
    code, said, _ = run(one, "--against", other, "--game", name, "--deals", "2", "--out", str(out))
    assert code == 0
    assert said.startswith(f"{name}, {seats} players")
    assert one in said
    _head, *games = values_of(out)
    seeds = [1_000_000, 1_000_001]
    assert [(values["seed"], values["seat"]) for values in games] == [
        (seed, seat) for seed in seeds for seat in range(seats)
    ]


def _chance_of(played: Played, setup: TableSetup) -> list[Any]:
    steps = replayed(setup.table(), played)
    return [step.move for step in steps if step.seat == CHANCE]


def test_hands_and_roles_depend_on_the_deal_alone(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    names = ("random", f"{HERE}.LastMove")
    run(*names, "--game", "tolerance", "--players", "3", "--roles", "unique", "--deals", "2",
        "--out", str(out))  # fmt: skip
    results = read_results(out)
    assert {key.match_up for key in results.games} == {MatchUp(*names), MatchUp(*names[::-1])}
    dealt: dict[int, set[Any]] = {}
    for key, one in results.games.items():
        chance = _chance_of(one, results.setup)
        assert [type(move) for move in chance].count(Deal) == 3
        assert isinstance(chance[0], DealRoles)
        dealt.setdefault(key.seed, set()).add(tuple(chance))
    assert [len(ways) for ways in dealt.values()] == [1, 1]
    assert dealt[1_000_000] != dealt[1_000_001]


def test_lab_play_deals_the_same(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games"
    run("random", "--game", "tolerance", "--deals", "1", "--first", "7", "--seed", "3",
        "--out", str(out))  # fmt: skip
    (played,) = read_results(out).games.values()
    assert played.key.seed == 3_000_007
    main(["play", "--game", "tolerance", "--seats", "random", "--seed", "3000007", "--json"])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    hands = [values["cards"] for values in told if values.get("event") == "hand_dealt"]
    deals = [move for move in _chance_of(played, read_results(out).setup) if isinstance(move, Deal)]
    assert hands == [list(hand) for deal in deals for hand in deal.hands]


def test_what_a_player_draws_depends_on_deal_seat_and_choice() -> None:
    drawn = {
        generator(seed, seat, choice).random()
        for seed in range(3) for seat in range(3) for choice in range(3)
    }  # fmt: skip
    assert len(drawn) == 27
    assert generator(1, 2, 2).random() in drawn


def test_every_choice_is_drawn_anew(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    run(f"{HERE}.Listening", "--game", "schisma", "--deals", "1", "--out", str(out))
    (played,) = read_results(out).games.values()
    assert len(set(HEARD)) == len(HEARD) == len(played.choices) > 5


@pytest.mark.parametrize("name", ["tolerance", "schisma"])
def test_one_process_and_two_play_the_same_games(run: Run, tmp_path: Path, name: str) -> None:
    files = [tmp_path / processes for processes in "12"]
    tables = []
    for file in files:
        _code, said, _ = run(
            "random", "thumb", "--game", name, "--deals", "2", "--out", str(file),
            "--processes", file.name,
        )  # fmt: skip
        tables.append(re.sub(r" [\d.]+ [µm]?s|-", "", said).split())
    assert values_of(files[0]) == values_of(files[1])
    assert tables[0] == tables[1]


def test_a_run_that_was_cut_off_plays_what_is_missing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    command_line = (
        "random",
        "--against",
        f"{HERE}.LastMove",
        "--game",
        "tolerance",
        "--deals",
        "2",
    )
    run(*command_line, "--out", str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 8
    played: list[GameKey] = []

    def counted(table: Table, key: GameKey) -> Played:
        played.append(key)
        return play(table, key)

    monkeypatch.setattr(running, "play", counted)
    # Three games and a part of the fourth; and nothing but a part of the first line.
    for begun in (b"".join(lines[:4]) + lines[4][:50], lines[0][:30]):
        cut.write_bytes(begun)
        played.clear()
        run(*command_line, "--out", str(cut))
        kept = max(0, begun.count(b"\n") - 1)
        assert len(played) == 8 - kept
        assert cut.read_bytes().startswith(b"".join(lines[: 1 + kept]))
        assert values_of(cut) == values_of(whole)
    # Nothing is missing any more but the end of a line that is not wanted.
    played.clear()
    cut.write_bytes(cut.read_bytes() + lines[4][:50])
    run(*command_line, "--out", str(cut))
    assert played == []
    assert len(cut.read_bytes().splitlines()) == 9


def test_more_deals_and_players_follow_in_the_same_file(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    for players, deals in ((("random",), 1), (("random", f"{HERE}.LastMove"), 2)):
        _code, said, _ = run(
            *players, "--against", "thumb", "--game", "schisma", "--deals", str(deals),
            "--out", str(out),
        )  # fmt: skip
    assert len(values_of(out)) == 1 + 2 * 2 * 2
    assert "LastMove" in said
    assert out.read_text(encoding="utf-8").count('"line":"tournament"') == 1


def test_ctrl_c_keeps_what_was_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[GameKey] = []

    def stopped(table: Table, key: GameKey) -> Played:
        played.append(key)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play(table, key)

    monkeypatch.setattr(running, "play", stopped)
    out = tmp_path / "games"
    code, said, _ = run(
        "random", "--against", "thumb", "--game", "schisma", "--deals", "2", "--out", str(out)
    )
    assert code == 130
    assert len(values_of(out)) == 1 + 2
    assert "random" in said


def test_files_of_several_machines_are_one_tournament(run: Run, tmp_path: Path) -> None:
    """Deals 0 and 1 from one, 1 and 2 from the other: of deal 1 both games come twice."""
    players = ("random", "--against", f"{HERE}.LastMove", "--game", "schisma")
    one, other, both = (tmp_path / name for name in ("one", "other", "both"))
    run(*players, "--deals", "2", "--out", str(one))
    run(*players, "--deals", "2", "--first", "1", "--out", str(other))
    code, said, _ = run("--merge", str(one), str(other), "--out", str(both))
    assert code == 0
    assert "games that came twice: 2, otherwise: 0" in said
    _head, *games = values_of(both)
    assert sorted({values["seed"] for values in games}) == [1_000_000, 1_000_001, 1_000_002]
    assert len(games) == 6
    # With what is missing played at once.
    run(*players, "--deals", "4", "--merge", str(other), "--out", str(one))
    assert len(values_of(one)) == 1 + 8


def test_files_of_several_tables_are_told_apart(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "english", tmp_path / "german"]
    for file in files:
        run("random", "--game", "tolerance", "--edition", file.name, "--deals", "1",
            "--out", str(file))  # fmt: skip
    code, said, _ = run("--merge", *map(str, files))
    assert code == 0
    assert said.count("tolerance, 4 players") == 2
    assert "edition german" in said
    for arguments in (
        ("--merge", *map(str, files), "--out", str(tmp_path / "both")),
        ("random", "--game", "tolerance", "--deals", "1", "--out", str(files[1])),
    ):
        code, _said, refused = run(*arguments)
        assert code == 2
        assert "table" in refused or "options" in refused


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "no tournament"),
        ("no line\n", ":1: "),
        ('{"line":"game"}\n', ":1: "),
        ("HEAD{}\n", ":2: "),
        ("HEAD[]\n", ":2: "),
    ],
)
def test_a_file_of_something_else_is_refused(
    run: Run, tmp_path: Path, content: str, said: str
) -> None:
    head = json.dumps(_setup("schisma").as_json()) + "\n"
    file = tmp_path / "games"
    file.write_text(content.replace("HEAD", head), encoding="utf-8")
    code, _out, err = run("--merge", str(file))
    assert code == 2
    assert said in err


def _setup(name: str, **values: object) -> TableSetup:
    return TableSetup.of(lay_table(name, values, ("random",), None, load_catalogue()))


DEALT = [
    # Three players. Leads 6, -3 and 0; of the wins 1, 0 and a third: lead 1, 4/3 x par.
    game(1, 0, (10, 4, 4), (0,)),
    game(1, 1, (5, 3, 7), (2,)),
    game(1, 2, (6, 6, 6), (0, 1, 2)),
    # Leads 3, 0 and 3; of the wins 1, a half and 1: lead 2, 5/2 x par.
    game(2, 0, (9, 6, 6), (0,)),
    game(2, 1, (4, 4, 4), (0, 1)),
    game(2, 2, (2, 2, 5), (2,)),
    # A deal that was not played to the end.
    game(3, 1, (0, 90, 0), (1,), seconds=0.04),
]


def test_lead_and_par_by_hand() -> None:
    (one,) = standings(DEALT, 3)
    assert one.lead.value == pytest.approx((1 + 2) / 2)
    assert one.lead.error == pytest.approx(1 / 2)
    assert one.par.value == pytest.approx((4 / 3 + 5 / 2) / 2)
    assert one.par.error == pytest.approx((5 / 2 - 4 / 3) / 2)
    assert (one.deals, one.left_out) == (2, 1)
    # Of the candidate alone; the other was never asked.
    assert one.times["strong"].classes.total() == 7
    assert one.times["weak"].classes.total() == 0


def test_the_table_of_a_made_file(tmp_path: Path) -> None:
    file = tmp_path / "games"
    with ResultsFile(file, _setup("tolerance", players=3)) as kept:
        for one in DEALT:
            kept.add(one)
    title, heads, row, left_out = list(report(read_results(file)))
    assert title.startswith("tolerance, 3 players, figures ")
    assert heads.split()[:3] == ["candidate", "against", "lead"]
    assert row.split()[:7] == ["strong", "weak", "+1.50", "±0.50", "1.917", "±0.583", "2"]
    # Six choices of 10 ms and one of 40, to five in a hundred; none of the others.
    assert re.search(r" 2 +10 ms +(39|4[01]) ms +- +-$", row)
    assert left_out == "games left out, of deals that were not played at every seat: 1"


def test_wins_by_side_for_two() -> None:
    """Avignon 1, 1/2 (a draw), 1; Rome 0, 1, 0: of six games 3.5 are won."""
    games = [
        game(1, 0, (3, 0), (0,)), game(1, 1, (1, 0), (0,)),
        game(2, 0, (2, 2), ()), game(2, 1, (0, 3), (1,)),
        game(3, 0, (1, 0), (0,)), game(3, 1, (3, 0), (0,)),
    ]  # fmt: skip
    (one,) = standings(games, 2)
    assert [share.value for share in one.by_seat] == pytest.approx([2.5 / 3, 1 / 3])
    assert one.par.value / 2 == pytest.approx(3.5 / 6)
    assert one.draws == 1
    # By deals: 1/2, 3/4 and 1/2.
    assert one.par.error / 2 == pytest.approx(math.sqrt(2 / 3) / 4 / math.sqrt(2) / math.sqrt(3))
    _title, heads, row = list(report(_results("schisma", games)))
    assert re.split(r"\s{2,}", heads)[:5] == [
        "candidate",
        "against",
        "wins",
        "at Avignon",
        "at Rome",
    ]
    assert row.split()[2:4] == ["58.3", "±8.3"]


def _results(name: str, games: list[Played]) -> Results:
    results = Results(_setup(name))
    for one in games:
        results.add(one)
    return results


def test_the_cross_table_of_two_players_is_seen_from_both_sides() -> None:
    """One deal each: b wins both games against a, and one of two against c."""
    games = [
        game(1, seat, (0, 0), winners, match_up)
        for match_up, wins in (
            (("a", "b"), ((1,), (0,))), (("a", "c"), ((0,), (1,))), (("b", "c"), ((0,), (0,)))
        )
        for seat, winners in enumerate(wins)
    ]  # fmt: skip
    cross = list(report(_results("schisma", games)))[-4:]
    assert [line.split() for line in cross] == [
        ["x", "par", "against", "a", "b", "c"],
        ["a", "0.00", "2.00"],
        ["b", "2.00", "1.00"],
        ["c", "0.00", "1.00"],
    ]


def test_a_game_that_went_otherwise_is_told() -> None:
    again = Played(DEALT[0].key, (1,), (1,), "points", (1, 2, 3), {})
    results = _results("tolerance", [*DEALT, DEALT[1], again])
    assert (results.twice, results.otherwise) == (2, 1)
    assert results.games[again.key] is DEALT[0]


def test_who_plays_whom() -> None:
    names = ("a", "b", "c")
    assert ladder(names) == (MatchUp("b", "a"), MatchUp("c", "b"))
    assert len(every_pair(names, 3)) == 6
    assert every_pair(names, 2) == (MatchUp("a", "b"), MatchUp("a", "c"), MatchUp("b", "c"))
    assert MatchUp("a", "b").seating(4, 2) == ("b", "b", "a", "b")
    # The same at every seat: there is nothing to rotate.
    assert list(MatchUp("a", "a").games(4)) == [0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("thumb", Contestant("thumb")),
        ("strong:3000", Contestant("strong", 3000)),
        ("strong/widow:3000", Contestant("strong/widow", 3000)),
        ("strong:temper=greedy", Contestant("strong", None, (("temper", "greedy"),))),
        ("a.b.C:10:x=1:w=-0.5", Contestant("a.b.C", 10, (("w", "-0.5"), ("x", "1")))),
    ],
)
def test_contestants_as_typed(text: str, expected: Contestant) -> None:
    found = contestant(text)
    assert found == expected
    assert contestant(str(found)) == found


@pytest.mark.parametrize("text", ["", "a b", "strong:", "strong:x", "strong:1:2", "a..b", "../a"])
def test_what_is_no_contestant(text: str) -> None:
    with pytest.raises(NotSo):
        contestant(text)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "nobody"),
        ("thumb:100", "knows no budget"),
        ("thumb:x=1", "unexpected keyword"),
        (f"{HERE}.Nobody", "Nobody"),
        ("nowhere.at_all.Player", "nowhere"),
        ("no player", "is not NAME"),
    ],
)
def test_players_that_are_not_there_are_refused(run: Run, name: str, said: str) -> None:
    code, _out, err = run(name, "--against", "thumb", "--game", "tolerance", "--deals", "1")
    assert code == 2
    assert said in err


def test_budgets_and_settings_reach_the_player(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    names = (f"{HERE}.Searcher", f"{HERE}.Searcher:3", f"{HERE}.LastMove:place=2")
    run(*names, "--against", "random", "--game", "schisma", "--deals", "1", "--budget", "2",
        "--out", str(out))  # fmt: skip
    _head, *games = values_of(out)
    played = {values["candidate"]: values["choices"] for values in games}
    assert set(played) == {f"{HERE}.Searcher:2", *names[1:]}
    assert played[f"{HERE}.Searcher:2"] != played[f"{HERE}.Searcher:3"]
