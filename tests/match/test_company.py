"""What opponents say and how they look: true, in the open, seldom, and the same again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.tiers import sizes
from tolerance_game import games
from tolerance_game.core import Event
from tolerance_game.core.events import visible_to
from tolerance_game.core.occasions import GLAD, MOODS, PLAIN, VEXED, Occasion
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.match.company import APART, LASTS, MOST, Company, Remark
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.words import Words

from .played import Played, played

SEATS: dict[str, Seats] = {
    "tolerance": (
        Opponent("fair/widow"),
        Opponent("able/preacher"),
        Person("Anna", "gambler"),
        Opponent("fair/alewife"),
    ),
    "schisma": (Opponent("fair/cardinal"), Opponent("fair/monk")),
}
WORDS = Words("en")


def company_of(game: str, one: Played, seed: int, seats: Seats | None = None) -> Company:
    """The company of a game about to begin."""
    occasions = games.room(game, "occasions").occasions(one.options)
    return Company(
        seats or SEATS[game], occasions, lambda remark: WORDS.has(remark.text(game)), seed
    )


def heard(game: str, seed: int, events: tuple[Event, ...] = ()) -> list[tuple[int, Remark]]:
    """All remarks of a game, each with the reign or the like in which it was made."""
    one = played(game, seed, hidden=game == "tolerance" and seed % 2 == 1)
    company = company_of(game, one, seed)
    found, occasions = [], company._occasions
    for event in events or one.events:
        remark = company.follow(event)
        if remark is not None:
            found.append((occasions.period, remark))
    return found


@pytest.mark.parametrize("count", sizes(3, 200))
@pytest.mark.parametrize("game", SEATS)
def test_nobody_says_much_or_anything_twice(game: str, count: int) -> None:
    everything: Counter[str] = Counter()
    for seed in range(count):
        found = heard(game, seed)
        said = [remark for _period, remark in found]
        assert len(set(said)) == len(said)
        assert max(Counter((period, one.seat) for period, one in found).values()) <= MOST
        everything.update(one.person for one in said)
        played.cache_clear()
    persons = {one.face for one in SEATS[game] if isinstance(one, Opponent)}
    assert set(everything) == persons, "everybody says something, and people say what they like"


@pytest.mark.parametrize("game", SEATS)
def test_the_same_game_has_the_same_remarks_whoever_looks(game: str) -> None:
    one = played(game, 1, hidden=game == "tolerance")
    found = heard(game, 1)
    assert found == heard(game, 1)
    for seat in range(len(SEATS[game])):
        assert heard(game, 1, visible_to(one.events, seat)) == found
    assert heard(game, 1, one.public) == found


def test_another_seed_has_others() -> None:
    one = played("tolerance", 0)

    def said(seed: int) -> list[Remark | None]:
        company = company_of("tolerance", one, seed)
        return [company.follow(event) for event in one.events]

    assert said(5) != said(6)


class Often:
    """An occasion with every event, for all who sit there."""

    period = 1

    def __init__(self) -> None:
        self.beat = 0

    def after(self, _event: Event) -> list[Occasion]:
        self.beat += 1
        mood = VEXED if self.beat == 1 else PLAIN
        return [Occasion(seat, (f"kind_{self.beat}",), mood) for seat in range(2)]


def _events(count: int) -> Iterator[Event]:
    return (told.ReignEnded(paragraph="T6", reign=1) for _ in range(count))


def test_remarks_lie_apart_however_often_there_is_an_occasion() -> None:
    seats = (Opponent("fair/widow"), Opponent("fair/monk"))
    company = Company(seats, Often(), lambda _remark: True, 1)
    places = [place for place, event in enumerate(_events(40)) if company.follow(event)]
    assert 2 <= len(places) <= 2 * MOST
    assert all(later - sooner >= APART for sooner, later in pairwise(places))


def test_people_and_those_without_a_person_say_nothing() -> None:
    company = Company((Person("Anna", "widow"), Opponent("fair")), Often(), lambda _remark: True, 1)
    assert [company.follow(event) for event in _events(40)] == [None] * 40
    assert company.faces == ("widow", "")


def test_a_mood_goes_by_itself() -> None:
    company = Company((Person("Anna", "widow"), Person()), Often(), lambda _remark: True, 1)
    seen = []
    for event in _events(4):
        company.follow(event)
        seen.append(company.moods[0])
    assert seen == [*[VEXED] * (1 + LASTS), *[PLAIN] * (3 - LASTS)]


def test_what_is_secret_is_not_heard() -> None:
    company = Company((Opponent("fair/widow"),) * 2, Often(), lambda _remark: True, 1)
    secret = told.HandDealt(paragraph="T2.2", only=(0,), seat=0, cards=())
    assert company.follow(secret) is None
    assert company.moods == [PLAIN, PLAIN]


def test_moods_come_with_what_happens() -> None:
    one = played("tolerance", 0)
    company, seen = company_of("tolerance", one, 0), Counter[str]()
    for event in one.events:
        company.follow(event)
        seen.update(company.moods)
    assert set(seen) == set(MOODS)
    assert seen[PLAIN] > seen[GLAD] + seen[VEXED]
    ended = one.events[-1]
    assert isinstance(ended, told.GameEnded)
    for seat, mood in enumerate(company.moods):
        assert mood == (GLAD if seat in ended.winners else VEXED)
