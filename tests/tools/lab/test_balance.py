"""`lab balance`: what is counted is worked out by hand, or comes out of the events another way."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.games.schisma import scenarios as schisma_scenarios
from tests.games.tolerance import scenarios
from tests.games.tolerance.material import role
from tests.third_game import THIRD, put_on_the_list
from tolerance_game import games
from tolerance_game.core import Header
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.__main__ import main
from tools.lab.balance import schisma_figures, tolerance_figures
from tools.lab.balance.naming import ITSELF, LEFT_NEIGHBOUR, beside, naming
from tools.lab.balance.pool import Figures
from tools.lab.balance.replaying import Step, replayed
from tools.lab.tournament.arena import play
from tools.lab.tournament.contestant import Contestant
from tools.lab.tournament.match_up import GameKey, MatchUp
from tools.lab.tournament.results_file import read_results

from .contests import game

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `lab` in this process: its exit code, and what it printed."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main([*arguments, "--processes", "1"])
        return code, *capsys.readouterr()

    return run


def steps_of(room: Any, state: Any, moves: Iterable[Any]) -> list[Step]:
    """These moves from a position."""
    steps = []
    for move in moves:
        seat, legal = room.to_act(state), room.legal_moves(state)
        after, events = room.apply(state, move)
        steps.append(Step(state, seat, legal, move, events))
        state = after
    return steps


def _trick(
    cards: str, nobles: tuple[int, int] = (0, 0), hands: dict[int, str] | None = None
) -> Figures:
    """A trick under Mary, led by the first seat; nobles alone are worth something to everyone."""
    fond = role("fond", {1: {"nobles": nobles}})
    table = scenarios.table(1, role=fond.id, roles=(fond,))
    for seat, hand in (hands or {}).items():
        table.seat(seat, role=fond.id, hand=hand)
    plays = scenarios.played(cards)
    begin = table.trick(cards).before
    room = games.game("tolerance")
    laid = Table(room, begin.options, len(plays), Header("tolerance", {}, ()))
    scores = range(len(plays))
    return tolerance_figures.figures_of(
        laid, game(1, 0, scores, (0,)), steps_of(room, begin, plays)
    )


def _share(figures: Figures, *name: str) -> tuple[float, float]:
    return figures.parts.get(name, 0), figures.wholes.get(name, 0)


@pytest.mark.parametrize(("most", "unwanted"), [(-1, 1), (0, 0), (1, 0)])
def test_a_trick_is_unwanted_when_it_costs_its_winner(most: int, unwanted: int) -> None:
    """Three nobles without effects: their majority is all that this role sees in them."""
    figures = _trick("nobles-3 nobles-7 townsfolk-1", (0, most))
    assert _share(figures, "unwanted") == (unwanted, 1)
    assert _share(figures, "unwanted of", "fond") == (unwanted, 1)
    # Two nobles, and three tenths of a point for each.
    assert figures.parts["worth",] == pytest.approx(0.6 * most)


@pytest.mark.parametrize(
    ("cards", "hand", "declined"),
    [
        ("nobles-4 nobles-7 nobles-3", "", (0, 0)),
        ("nobles-4 nobles-7 nobles-3", "nobles-14", (1, 1)),
        # A Wild declared as the suit would win, at least in the rank.
        ("nobles-4 nobles-7 nobles-3", "wild-13", (1, 1)),
        ("nobles-4 nobles-7 nobles-3", "wild-6", (0, 0)),
        # Another suit is not allowed while it can be followed.
        ("nobles-4 nobles-7 nobles-3", "clergy-14", (0, 0)),
        ("nobles-4 nobles-7 nobles-14", "nobles-3", (0, 1)),
        # Nothing else can be played.
        ("nobles-4 nobles-7 nobles-14", "", (0, 0)),
    ],
)
def test_who_could_win_as_the_last_and_did_not(
    cards: str, hand: str, declined: tuple[int, int]
) -> None:
    assert _share(_trick(cards, hands={2: hand}), "declined") == declined


def test_effects_that_fired_and_lapsed_in_the_worked_example() -> None:
    """T11.1 under Mary: Gilbert has nobody to convert; Bailiff, Catherine and Knight act."""
    figures = _trick("clergy-10 wild-10:clergy nobles-9 nobles-8")
    for card, fired, lapsed in (
        ("clergy-10", 0, 1), ("wild-10", 1, 0), ("nobles-9", 1, 0), ("nobles-8", 1, 0),
    ):  # fmt: skip
        assert _share(figures, "card", card, "fired") == (fired, 1), card
        assert _share(figures, "card", card, "lapsed") == (lapsed, 1), card
        assert _share(figures, "card", card, "silenced") == (0, 1), card
    assert _share(figures, "verb", "convert", "lapsed") == (1, 1)
    assert _share(figures, "verb", "tax", "fired") == (1, 1)
    assert figures.parts["why", "convert: no_target"] == 1


def test_the_effects_of_the_dead_are_silenced() -> None:
    """T4.1: the 11 kills the only Protestant, before that one kills all Catholics."""
    figures = _trick("nobles-11 nobles-5 nobles-3")
    for what, number in (("fired", 0), ("lapsed", 0), ("silenced", 1)):
        assert _share(figures, "card", "nobles-5", what) == (number, 1)
        assert _share(figures, "verb", "kill_all", what) == (number, 1)
    assert _share(figures, "verb", "kill_one", "fired") == (1, 1)


SOME = {"players": 3, "roles": "unique"}


@pytest.fixture(scope="module")
def whole_game() -> tuple[Table, Any, list[Step], Figures]:
    """A game of Tolerance: its table, its line, its moves, and what was counted."""
    table = lay_table("tolerance", SOME, ("random",), None, load_catalogue())
    match_up = MatchUp("random", "thumb")
    played = play(table, GameKey(5, match_up, 1))
    steps = list(replayed(table, played))
    return table, played, steps, tolerance_figures.figures_of(table, played, steps)


def test_points_tricks_and_pennants_are_those_of_the_statistics(
    whole_game: tuple[Table, Any, list[Step], Figures],
) -> None:
    table, played, steps, figures = whole_game
    events = [event for step in steps for event in step.events]
    known = games.room("tolerance", "report").result(table.options, 3, events).seats
    for section in ("suits", "guild", "deaths", "money", "catholic", "protestant", "loans"):
        counted = sum(figures.parts["points", section, str(reign)] for reign in range(4))
        assert counted == sum(seat.figures[section] for seat in known)
        assert figures.wholes["points", section, "0"] == 3
    for tally in ("money", "catholic", "protestant"):
        earned = sum(seat.figures[f"{tally}_pennants"] for seat in known)
        assert _share(figures, "pennants", tally) == (earned, 3)
    assert sorted(figures.pairs["tricks",]) == sorted(
        (seat.figures["tricks"], seat.figures["points"]) for seat in known
    )
    assert _share(figures, "unpaid") == (sum(seat.figures["open_loans"] for seat in known), 1)
    assert figures.values["winner",] == [max(played.scores)]
    assert _share(figures, "moves") == (len(steps), 1)
    for seat, one in enumerate(known):
        assert _share(figures, "role", one.role) == (played.share(seat), 1)
        assert _share(figures, "seat", str(seat)) == (played.share(seat), 1)
        assert _share(figures, "lead of role", one.role) == (played.lead(seat), 1)
    assert figures.wholes["unwanted",] == 36


def test_places_are_counted_from_who_leads_the_first_trick(
    whole_game: tuple[Table, Any, list[Step], Figures],
) -> None:
    _table, played, steps, figures = whole_game
    starter = next(step.seat for step in steps if isinstance(step.move, kinds.Play))
    chooser = next(step.seat for step in steps if isinstance(step.move, kinds.ChooseStarter))
    for place in range(3):
        assert _share(figures, "place", str(place)) == (played.share((starter + place) % 3), 1)
    named = {0: "itself", 1: "its left neighbour"}.get((starter - chooser) % 3, "another")
    assert _share(figures, "named", named) == (played.share(chooser), 1)


def test_every_effect_is_counted_once(
    whole_game: tuple[Table, Any, list[Step], Figures],
) -> None:
    table, _played, steps, figures = whole_game
    told = Counter(event.kind for step in steps for event in step.events)
    cards = [
        card
        for step in steps for event in step.events if event.kind == "trick_won"
        for card in event.order  # type: ignore[attr-defined]
    ]  # fmt: skip
    effects = sum(len(table.options.cards[card].trick_steps) for card in cards)
    for kind in ("card", "verb"):
        parts = Counter[str]()
        for name, part in figures.parts.items():
            if name[0] == kind:
                parts[name[2]] += int(part)
        assert parts["lapsed"] == told["effect_lapsed"] > 0
        assert parts.total() == effects
        assert parts["silenced"] >= told["card_silenced"] > 0


def test_petitions_and_actions_of_turns_by_hand() -> None:
    """Rome petitions the Cardinal and beseeches; Avignon only chastises, in its second action.

    All five persons could be petitioned by Rome, of whom there are two Bishops; Avignon has
    petitioned before this position, so that there nobody could.
    """
    first = schisma_scenarios.table("cardinal@G knight@N noble@G bishop@G bishop@N")
    moves = [
        first.move("petition", "cardinal", "noble bishop#2"),
        first.move("beseech", "knight"),
    ]
    room = games.game("schisma")
    steps = steps_of(room, first.state, moves)
    assert [event.kind for event in steps[-1].events][-1] == "turn_began"
    second = schisma_scenarios.table(
        "cardinal@G knight@N noble@G bishop@G bishop@N", turn="avignon", used="petition"
    )
    steps += steps_of(room, second.state, [second.move("chastise", "knight")])
    figures = schisma_figures.figures_of(None, game(1, 0, (0, 1), ()), steps)  # type: ignore[arg-type]
    for person, used in (("cardinal", 1), ("knight", 0), ("noble", 0), ("bishop", 0)):
        assert _share(figures, "petition", person) == (used, 1), person
    for action, turns in (("petition", 1), ("beseech", 1), ("chastise", 1), ("excommunicate", 0)):
        assert _share(figures, "action", action) == (turns, 2), action
    # A draw counts half.
    assert _share(figures, "rome") == (0.5, 1)
    assert _share(figures, "turns") == (2, 1)


def test_the_figures_of_a_tournament(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "games")
    run("tournament", "random", "--against", "thumb", "--game", "tolerance", "--roles", "unique",
        "--players", "3", "--deals", "2", "--out", out)  # fmt: skip
    code, said, _ = run("balance", out, "--cards")
    assert code == 0
    assert "random and 2 x thumb: 6 games on 2 deals" in said
    for words in (
        *("patchwork", "seat 3", "last in the first trick", "chooser, who named itself"),
        *("tricks unwanted by their winner", "goal 20 to 35 %", "pennants, catholic"),
        *("points of a player by source", "lose_piety", "convert: no_target", "wild-1a"),
    ):
        assert words in said
    wins = re.findall(r"^seat \d +([\d.]+)", said, re.MULTILINE)
    assert sum(map(float, wins)) == pytest.approx(3, abs=0.01)


def test_the_figures_of_games_of_its_own(run: Run) -> None:
    code, said, _ = run("balance", "--play", "random", "--game", "schisma", "--deals", "3")
    assert code == 0
    assert "random: 3 games on 3 deals" in said
    for words in ("Rome wins", "goal 48 to 52 %", "turns with chastise", "cardinal petitioned"):
        assert words in said


def test_a_game_by_other_rules_is_told(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    run("tournament", "random", "--game", "schisma", "--deals", "1", "--out", str(out))
    head, line = out.read_text(encoding="utf-8").splitlines()
    choices = json.loads(line)["choices"]
    for changed in (
        *({"scores": [3, 3]}, {"choices": choices[:-1]}),
        *({"choices": [*choices, 0]}, {"choices": [9999] * len(choices)}),
    ):
        values = {**json.loads(line), **changed}
        out.write_text(f"{head}\n{json.dumps(values)}\n", encoding="utf-8")
        code, _said, err = run("balance", str(out))
        assert code == 5
        assert "otherwise" in err


def test_games_are_counted_with_the_figures_they_were_played_with(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tolerance").mkdir()
    (tmp_path / "tolerance" / "roles.yaml").write_text(
        "roles: {bertram: {end: {money: 9, catholic: 9, protestant: 9}}}", encoding="utf-8"
    )
    out = str(tmp_path / "games")
    run("tournament", "random", "--game", "tolerance", "--deals", "2", "--out", out,
        "--data", str(tmp_path))  # fmt: skip
    assert run("balance", out)[0] == 0


def test_what_cannot_be_done_is_refused(run: Run) -> None:
    for arguments, said in (
        (("balance",), "nothing to do"),
        (("tournament",), "nothing to do"),
        (("balance", "--play", "random", "--naming", "--game", "schisma"), "tolerance"),
    ):
        code, _said, err = run(*arguments)
        assert code == 2
        assert said in err


def test_a_game_of_which_nothing_is_known_is_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_list(monkeypatch)
    code, _said, err = run("balance", "--play", "random", "--game", THIRD, "--deals", "1")
    assert code == 2
    assert THIRD in err


def test_naming_the_left_neighbour_is_weighed_on_the_same_deals(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games"
    code, said, _ = run("balance", "--play", "random", "--naming", "--game", "tolerance",
        "--deals", "3", "--out", str(out))  # fmt: skip
    assert code == 0
    assert re.search(r"to name the left neighbour.*\n +lead .* 3 deals; goal at most 1", said)
    results = read_results(out)
    left = naming(Contestant("random"), LEFT_NEIGHBOUR)
    itself = naming(Contestant("random"), ITSELF)
    assert {key.match_up for key in results.games} == {left, itself}
    assert beside(left) == itself
    assert beside(itself) is beside(MatchUp("thumb", "thumb")) is None
    leads = []
    for key, played in results.games.items():
        steps = list(replayed(results.setup.table(), played))
        named = next(step for step in steps if isinstance(step.move, kinds.ChooseStarter))
        assert (named.move.seat - named.seat) % 4 == (key.match_up == left)
        leads.append((key.match_up == left, played.lead(named.seat)))
    gain = sum(lead if was_left else -lead for was_left, lead in leads) / 3
    assert f"lead {gain:+.2f} " in said
