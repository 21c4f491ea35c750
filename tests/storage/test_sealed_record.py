"""The game in the report of a crash: a glance shows nothing of it, and it plays once more."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import replace
from pathlib import Path

import pytest

from tolerance_game.core.record import Header
from tolerance_game.match.seats import Opponent, Person, Seats, as_json
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.saves.loading import load
from tolerance_game.storage.saves.sealed_record import opened_record, sealed_record

from .instruments import game

GAMES = ("tolerance", "schisma")
PLAYED = {name: game(name, 3) for name in GAMES}


def _header(name: str) -> Header:
    """Of a game with a seed, a repeated deal and a person with a name."""
    header = PLAYED[name].header
    seats: Seats = (Person("Zoë"), *(Opponent(one, "Ned") for one in header.players[1:]))
    return replace(
        header, seed=987_654_321, sealed=True, seats=as_json(seats),
        origin={"what": "deal", "record": "Zoë's evening", "moves": 0}, chance=("lay x",),
    )  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_once_more_from_what_was_sealed(name: str) -> None:
    played = PLAYED[name]
    record = opened_record(sealed_record(_header(name), played.moments))
    loaded = load(record.encode(), "f")
    assert (loaded.faults, loaded.moments) == ((), played.moments)
    assert loaded.header.seed == 987_654_321
    assert loaded.header.chance == ("lay x",)
    assert loaded.header.options == played.header.options


@pytest.mark.parametrize("name", GAMES)
def test_a_glance_shows_nothing_and_nobody_is_named(name: str) -> None:
    sealed = sealed_record(_header(name), PLAYED[name].moments)
    for text in (sealed.encode(), b64decode(sealed)):
        for told in (b"987654321", b"seed", b"lay x", b"play", b"deal", b"nobles", b"beseech"):
            assert told not in text
    assert "Zoë" not in opened_record(sealed)
    # It goes through a clipboard into a letter.
    assert len(sealed) < 4000


def test_figures_of_an_owner_are_in_it_and_those_of_the_program_are_not(tmp_path: Path) -> None:
    played = PLAYED["tolerance"]
    cards = tmp_path / "tolerance" / "cards.yaml"
    cards.parent.mkdir()
    cards.write_text("cards: {nobles-1: {money: 9}}\n", encoding="utf-8")
    own = replace(played.header, data=load_catalogue(tmp_path).header("tolerance"))
    assert own.data is not None
    figures = load(opened_record(sealed_record(own, ())).encode(), "f").header.data
    assert figures is not None
    assert figures["figures"] == own.data["figures"] != load_catalogue().header("tolerance")
    assert "figures" not in opened_record(sealed_record(played.header, ()))


def test_what_was_torn_or_changed_is_refused() -> None:
    sealed = sealed_record(_header("schisma"), PLAYED["schisma"].moments)
    data = bytearray(b64decode(sealed))
    data[20] ^= 1
    for text in ("", "AAAA", "no base 64", "ä", sealed[:-8], b64encode(data).decode()):
        with pytest.raises(ValueError, match=r".*"):
            opened_record(text)
