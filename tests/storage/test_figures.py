"""Saves outlive figures: a game opens and is played on with the figures it began with."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.old_saves.__main__ import OTHER_FIGURES
from tests.session.tables import ENOUGH, Puppets, a_home, play_on, seated
from tests.third_game import THIRD
from tolerance_game import games
from tolerance_game.core.errors import Corrupt
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Header, Moment, replay
from tolerance_game.session import Session
from tolerance_game.storage.data.catalogue import Catalogue, archive, archived, load_catalogue
from tolerance_game.storage.data.digests import digest, state_digest
from tolerance_game.storage.saves import game_header
from tolerance_game.storage.saves.game_header import MAX_FIGURES
from tolerance_game.storage.saves.journal import open_journal
from tolerance_game.storage.saves.loading import Loaded, load, load_save
from tolerance_game.storage.saves.save_lines import journal_lines, save_text
from tolerance_game.storage.saves.save_list import entry_of
from tolerance_game.storage.statistics.game_results import result_of
from tools.lab.contract import random_game

from .instruments import game
from .save_files import NOW, refused, save_of, unchecked

OURS = games.names()
GAMES = (*OURS, THIRD)
OLD = Path(__file__).parent.parent / "old_saves"


@pytest.fixture
def owners(tmp_path: Path) -> Catalogue:
    """The built-in figures with others laid over them: an owner's, or those of a later version."""
    files = dict(OTHER_FIGURES)
    if THIRD in games.names():
        files[f"{THIRD}/prizes.yaml"] = "prizes: {crown: {points: 7}, coin: {points: 90}}"
    for name, text in files.items():
        path = tmp_path / "figures" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return load_catalogue(tmp_path / "figures")


def played_with(catalogue: Catalogue, name: str, seed: int = 5) -> tuple[Header, list[Moment]]:
    """A whole game with these figures."""
    reading = games.room(name, "reading")
    options = reading.options_from({}, catalogue.of(name))
    moves = random_game(games.game(name), options, Random(seed)).moves
    header = Header(
        name,
        reading.options_as_json(options),
        ("random",) * reading.seats_of(options),
        data=catalogue.header(name),
    )
    return header, list(replay(games.game(name), options, moves))


def played_on(loaded: Loaded) -> Any:
    """The state after a game was played to its end, by chance."""
    game, state, rng = loaded.game, loaded.state, Random(1)
    while (acting := game.to_act(state)) is not None:
        chance = acting == CHANCE
        move = game.chance_move(state, rng) if chance else rng.choice(game.legal_moves(state))
        state, _events = game.apply(state, move)
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("older", [True, False])
def test_a_game_is_played_on_with_the_figures_it_began_with(
    name: str, older: bool, owners: Catalogue, tmp_path: Path
) -> None:
    ours = load_catalogue()
    before, now = (ours, owners) if older else (owners, ours)
    header, moments = played_with(before, name)
    path = tmp_path / "a.journal"
    path.write_bytes(journal_lines(header, moments[: len(moments) // 2], NOW)[0])
    assert entry_of(path, "a", catalogue=now).problem is None
    with open_journal(path, now).journal as journal:
        for moment in moments[len(moments) // 2 :]:
            journal.made(moment)
    loaded = load_save(path, now)
    assert (loaded.faults, loaded.foreign, loaded.header) == ((), "", header)
    assert state_digest(loaded.state) == state_digest(moments[-1].state)
    half = load(save_text(header, moments[: len(moments) // 2], NOW), "f", now)
    assert half.game.outcome(played_on(half)) is not None
    assert loaded.outcome is not None
    assert result_of(loaded).winners == len(loaded.outcome.winners)


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_matter(name: str, owners: Catalogue) -> None:
    """The same moves lead elsewhere with today's: else the test above would show nothing."""
    header, moments = played_with(owners, name)
    header = replace(header, data=load_catalogue().header(name))
    assert load(journal_lines(header, moments, NOW)[0], "f").faults


@pytest.mark.parametrize("name", GAMES)
def test_figures_come_back_as_they_were_written(name: str, owners: Catalogue) -> None:
    ours = load_catalogue()
    for catalogue, other in ((ours, owners), (owners, ours)):
        data = catalogue.of(name)
        again = other.with_figures(name, json.loads(json.dumps(data.figures)))
        assert (again.figures, again.digest) == (data.figures, data.digest)
        assert other.with_figures(name, data.figures) is again, "it is read only once"
    assert ours.of(name).digest != owners.of(name).digest


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_and_the_same_deal_keep_the_figures(
    name: str, owners: Catalogue, tmp_path: Path
) -> None:
    header, moments = played_with(owners, name)
    path = tmp_path / "x.save"
    path.write_bytes(save_text(header, moments[:8], NOW))
    home = a_home(tmp_path / "home", Puppets())
    session = Session.resume(home, path)
    seats = seated(len(header.players))
    for other in (session.branch(5, seats), session.same_deal(seats)):
        assert other.match.header.data == header.data
        assert other.path is not None
        play_on(other, lambda one: one.number >= 8)
        assert other.close().result(ENOUGH)
        assert load_save(other.path).options == session.match.options
    session.close().result(ENOUGH)
    home.close()


def test_figures_are_small() -> None:
    for name in OURS:
        assert len(journal_lines(played_with(load_catalogue(), name)[0], (), NOW)[0]) < 13_500


# Files of formats 1 and 2 name their figures and do not hold them.


def old_header(name: str, **data: Any) -> Header:
    return replace(game(name, 3).header, program="0.0.9", data=data)


@pytest.mark.parametrize(
    "path", sorted(OLD.glob("format-[12]/*.*[el]")), ids=lambda path: path.name
)
def test_an_older_game_has_the_figures_of_its_time(path: Path, owners: Catalogue) -> None:
    ours, theirs = load_save(path), load_save(path, owners)
    assert ours.faults == theirs.faults == ()
    assert ours.header == theirs.header
    assert state_digest(ours.state) == state_digest(theirs.state)
    assert entry_of(path, "x", catalogue=owners).problem is None


def test_each_archive_can_be_read() -> None:
    for name in OURS:
        assert archive(name)
        for old in archive(name):
            figures = archived(name, old)
            assert figures is not None
            assert load_catalogue().with_figures(name, figures).figures == figures


@pytest.mark.parametrize("old", ["", "../archive/x", "2e87803bdbf9a9d", None, 7, [], "0" * 16])
def test_what_is_not_in_the_archive(old: object) -> None:
    assert archived("tolerance", old) is None


def test_an_older_game_with_an_owners_figures_needs_their_folder(
    owners: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As long as what was built in when files held no figures still is; then only the folder tells.
    monkeypatch.setattr(game_header, "_is_old", lambda game: game == "tolerance")
    overrides = owners.header("tolerance")["overrides"]
    theirs = journal_lines(
        old_header("tolerance", digest="0123456789abcdef", overrides=overrides), (), NOW
    )[0]
    with pytest.raises(Corrupt) as caught:
        load(theirs, "f")
    assert caught.value.reason.id == "error.save.owners_figures"
    assert caught.value.reason.values["names"] == (
        "tolerance/cards.yaml: nobles-8, clergy-10, clergy-8",
        "tolerance/roles.yaml: bertram",
    )
    loaded = load(theirs, "f", owners)
    assert loaded.options.material == owners.of("tolerance").material
    assert loaded.header.data == owners.header("tolerance")


def test_figures_that_nobody_has_any_more_are_said() -> None:
    unknown: list[dict[str, Any]] = [
        *({"digest": "0" * 16}, {"digest": "older", "overrides": "?"}, {"digest": []})
    ]
    for data in unknown:
        with pytest.raises(Corrupt) as caught:
            load(journal_lines(old_header("tolerance", **data), (), NOW)[0], "f")
        assert caught.value.reason.id == "error.save.other_figures"
        assert caught.value.reason.values == {"file": "f", "found": "0.0.9"}


# Figures that somebody spoilt.


def spoilt(change: Callable[[dict[str, Any]], Any], *, named: bool = True) -> bytes:
    """A save of Tolerance whose figures were changed, their digest with them."""
    content = unchecked(save_of(game("tolerance", 3), 5))
    first, rest = content.split(b"\n", 1)
    header = json.loads(first)
    figures = header["data"]["figures"]
    figures = change(figures) or figures
    header["data"] = {"figures": figures, "digest": digest(figures) if named else "0" * 16}
    return json.dumps(header).encode() + b"\n" + rest


def cards(card: str, **values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda figures: figures["cards"][card].update(values)


def test_a_petition_with_endless_ways_of_choosing_is_refused() -> None:
    figures = json.loads(json.dumps(load_catalogue().of("schisma").figures))
    step = {"verb": "push", "lands": 1, "chosen": {"count": 5, "up_to": True}}
    for number in (3, 4):
        figures["persons"]["noble"]["petition"] = [step] * number
        header = replace(game().header, data={"figures": figures, "digest": digest(figures)})
        content = journal_lines(header, (), NOW)[0]
        if number == 3:
            assert load(content, "f").faults == ()
            continue
        with refused(Corrupt, "error.save.figures"):
            load(content, "f")


CRAFTED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "text": lambda _figures: "x",
    "a list": lambda _figures: [1],
    "no cards": lambda figures: {**figures, "cards": 7},
    "a card less": lambda figures: figures["cards"].pop("nobles-8") and None,
    "a card more": lambda figures: figures["cards"].update({"nobles-15": {}}),
    "another suit": cards("nobles-8", suit="wild"),
    "too much money": cards("nobles-8", money=10**17),
    "a broken number": cards("nobles-8", money=1.5),
    "a truth": cards("nobles-8", piety=True),
    "an unknown step": cards("nobles-8", effect=[{"tx": "every card"}]),
    "an unknown key": cards("nobles-8", **{f"affiliatio{n}": n for n in range(900)}),
    "deep": cards("nobles-8", effect=json.loads("[" * 400 + "]" * 400)),
    "long": cards("nobles-8", name={"en": "x" * 31_000, "de": "x"}),
    "too long": cards("nobles-8", name={"en": "x" * MAX_FIGURES, "de": "x"}),
    "nothing": lambda figures: {**figures, "cards": None},
    "half a letter": cards("nobles-8", affiliation="\ud800"),
}


@pytest.mark.parametrize("what", CRAFTED)
def test_spoilt_figures_cost_their_file_and_no_more(what: str) -> None:
    content = spoilt(CRAFTED[what])
    tracemalloc.start()
    begun = time.process_time()
    with pytest.raises(Corrupt) as caught:
        load(content, "f")
    took, (_now, most) = time.process_time() - begun, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.reason.id == "error.save.figures"
    assert took < 5
    assert most < 100_000_000


def test_figures_under_a_false_name_are_refused() -> None:
    with refused(Corrupt, "error.save.figures"):
        load(spoilt(lambda figures: figures, named=False), "f")


def test_figures_nobody_printed_can_be_played_with() -> None:
    loaded = load(spoilt(cards("nobles-8", money=9)), "f")
    assert loaded.options.cards["nobles-8"].money == 9
    assert loaded.options.cards["nobles-8"].names["en"] == "Valiant Knight"
