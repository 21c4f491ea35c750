"""Events: names, who may see them, and plain JSON values (core.events)."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, dataclass
from typing import NamedTuple

import pytest

from tolerance_game.core.events import Event, as_json, visible_to


class Term(NamedTuple):
    card: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTurned(Event):
    seat: int
    terms: tuple[Term, ...] = ()
    cards: tuple[str, ...] = ()


OPEN = CardTurned(paragraph="T1.1", seat=0)
SECRET = CardTurned(paragraph="T1.1", seat=1, only=(1, 2))


def test_the_kind_is_the_name_of_the_class() -> None:
    assert CardTurned.kind == "card_turned"


def test_a_seat_sees_what_is_open_and_what_is_its_own() -> None:
    assert visible_to((OPEN, SECRET), 0) == (OPEN,)
    assert visible_to((OPEN, SECRET), 2) == (OPEN, SECRET)


def test_json_names_the_parts_and_leaves_out_what_says_nothing() -> None:
    event = CardTurned(paragraph="T4.5", cause="a", seat=3, terms=(Term("b", -1),), cards=("c",))
    expected = {
        "event": "card_turned",
        "paragraph": "T4.5",
        "cause": "a",
        "seat": 3,
        "terms": [{"card": "b", "amount": -1}],
        "cards": ["c"],
    }
    assert as_json(event) == expected
    assert json.loads(json.dumps(as_json(event))) == expected
    assert "cause" not in as_json(OPEN)
    assert as_json(SECRET)["only"] == [1, 2]


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        OPEN.seat = 1  # type: ignore[misc]
