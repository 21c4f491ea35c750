"""What a seat knows for certain of hidden cards and roles, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tolerance.material import MATERIAL, box, role
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine.knowledge import NOTHING, Knowledge, knowledge_of
from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.state import (
    DEAL,
    PLAY,
    TAKE_ROLE,
    Phase,
    Played,
    PlayerState,
    State,
    Trick,
)

OPTIONS = Options(MATERIAL, players=3)
NUMBER = OPTIONS.place


def trick_of(suit: str, cards: str, leader: int = 0) -> Trick:
    """`wild-6:nobles` is a Wild declared as Nobles."""
    plays = []
    for number, text in enumerate(cards.split()):
        card, _colon, declared = text.partition(":")
        plays.append(Played((leader + number) % 3, card, declared))
    return Trick(suit, tuple(plays))


def known(
    *tricks: Trick,
    now: Trick = Trick(),  # noqa: B008 - frozen
    hand: str = "",
    hands: tuple[int, int, int] = (0, 12, 12),
    phase: Phase = PLAY,
    reign: int = 1,
    recalls: int = HAND,
    **options: Any,
) -> Knowledge:
    """What seat 0 of three knows. Which cards the others hold does not matter, only how many."""
    settings = Options(**{"material": MATERIAL, "players": 3, **options})
    others = iter([card for card in settings.ordinary if card not in hand.split()])
    players = [PlayerState(role="bertram", hand=tuple(hand.split()))]
    for count in hands[1:]:
        cards = tuple(next(others) for _ in range(count))
        players.append(PlayerState(role="bertram", hand=cards))
    state = State(
        settings, phase, 0, tuple(players), reign=reign, trick=now, tricks=tricks,
        left_out=("nobles-1",) * 34,
    )  # fmt: skip
    return knowledge_of(tolerance.view(state, 0), recalls)


def voids(knowledge: Knowledge) -> list[set[str]]:
    return [
        {suit for number, suit in enumerate(SUITS) if void >> number & 1}
        for void in knowledge.voids
    ]


def test_another_suit_shows_that_a_hand_has_none() -> None:
    """T3.2: seat 1 followed, seat 2 did not."""
    found = known(trick_of("nobles", "nobles-3 nobles-5 clergy-2"))
    assert voids(found) == [set(), set(), {"nobles"}]


def test_a_wild_in_place_of_the_suit_shows_nothing() -> None:
    """T3.2-3: whatever it is declared as; the Monarch is a Wild too."""
    tricks = (
        trick_of("nobles", "nobles-3 wild-6:nobles wild-7:clergy"),
        trick_of("clergy", "clergy-3 wild-14a:peasants wild-1a:clergy"),
    )
    assert voids(known(*tricks)) == [set(), set(), set()]


def test_a_lead_shows_nothing_and_a_wild_leads_what_it_is_declared_as() -> None:
    """T3.1: the suit is Clergy, which the reply with a Noble shows to be missing."""
    found = known(trick_of("clergy", "wild-6:clergy nobles-5 clergy-2", leader=1))
    assert voids(found) == [set(), set(), {"clergy"}]


def test_the_trick_on_the_table_counts_and_voids_add_up() -> None:
    """T3.2: what was shown in the first trick holds in the second: hands only shrink."""
    first = trick_of("nobles", "nobles-3 clergy-5 nobles-2")
    now = trick_of("peasants", "peasants-3 townsfolk-5")
    assert voids(known(first, now=now)) == [set(), {"nobles", "peasants"}, set()]


def test_who_recalls_one_trick_still_knows_every_card_but_not_who_could_not_follow() -> None:
    """T3.2: seat 1 had no Nobles in the first trick, seat 2 no Clergy in the second, and seat 1 no
    Peasants in the one under way."""
    tricks = (
        trick_of("nobles", "nobles-3 clergy-5 nobles-2"),
        trick_of("clergy", "clergy-3 clergy-6 nobles-4"),
    )
    now = trick_of("peasants", "peasants-3 townsfolk-5")
    one, none = known(*tricks, now=now, recalls=1), known(*tricks, now=now, recalls=0)
    assert voids(one) == [set(), {"peasants"}, {"clergy"}]
    assert voids(none) == [set(), {"peasants"}, set()]
    assert one.unseen == none.unseen == known(*tricks, now=now).unseen


def test_cards_that_were_seen_are_nowhere_else() -> None:
    """T1.4, T2.2: 69 ordinary cards, less three played, one on the table and two in hand."""
    first = trick_of("nobles", "nobles-3 clergy-5 wild-2:nobles")
    now = trick_of("peasants", "peasants-3", leader=2)
    found = known(first, now=now, hand="nobles-9 wild-6")
    seen = ["nobles-3", "clergy-5", "wild-2", "peasants-3", "nobles-9", "wild-6"]
    assert len(found.unseen) == 63
    assert not {NUMBER[card] for card in seen} & set(found.unseen)
    assert (found.seat, found.sizes, found.left_out) == (0, (0, 12, 12), 34)


def test_only_cards_in_play_are_unseen() -> None:
    """T1.4, T2.2: a second Plaguebearer by option alone, and never another reign's Monarch."""
    one, two = known(), known(plague_cards=2)
    assert (len(one.unseen), len(two.unseen)) == (69, 70)
    assert {*two.unseen} - {*one.unseen} == {NUMBER["wild-1b"]}
    monarchs = {NUMBER[f"wild-14{letter}"] for letter in "abc"}
    assert not monarchs & {*one.unseen, *two.unseen}


@pytest.mark.parametrize(("reign", "monarch"), [(1, "wild-14a"), (2, "wild-14b"), (3, "wild-14c")])
def test_the_monarch_is_dealt(reign: int, monarch: str) -> None:
    """T2.2: in another hand until it was seen."""
    assert known(reign=reign).monarch == NUMBER[monarch]
    assert known(reign=reign, hand=monarch).monarch == NOTHING
    assert known(trick_of("nobles", f"{monarch}:nobles"), reign=reign).monarch == NOTHING


def test_before_the_deal_no_monarch_is_in_a_hand() -> None:
    """T2.2, T2.6: all ordinary cards are left out then."""
    state = tolerance.start(OPTIONS)
    assert state.phase == DEAL
    found = knowledge_of(tolerance.view(state, 0))
    assert (found.monarch, found.sizes, found.left_out) == (NOTHING, (0, 0, 0), 69)


def roles_known(
    roles: tuple[str, ...],
    seat: int = 0,
    points: tuple[int, ...] = (0, 0, 0),
    **changes: Any,
) -> tuple[list[str], list[set[str]]]:
    """The roles that a seat knows, and those that hidden ones may be."""
    options = Options(MATERIAL, players=3, roles="chosen", hidden_roles=True)
    options = changes.pop("options", options)
    players = tuple(PlayerState(role=one, points=p) for one, p in zip(roles, points, strict=True))
    state = State(options, changes.pop("phase", PLAY), 0, players)._replace(**changes)
    found = knowledge_of(tolerance.view(state, seat))
    ids = [*(one.id for one in options.material.roles), ""]
    return (
        [ids[number] for number in found.roles],
        [{ids[number] for number in may_be} for may_be in found.may_be],
    )


SEVEN = {"ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork"}
BOX = box()
HIDDEN = Options(BOX, players=3, roles="unique", hidden_roles=True)


def test_a_hidden_role_is_one_of_the_others() -> None:
    """T2.6: each unique role once, and Bertram is none of them."""
    names, may_be = roles_known(("ned", "pierre", "juba"), options=HIDDEN)
    assert names == ["ned", "", ""]
    assert may_be == [set(), SEVEN - {"ned"}, SEVEN - {"ned"}]


def test_open_roles_are_known() -> None:
    options = Options(BOX, players=3, roles="unique")
    names, may_be = roles_known(("ned", "pierre", "juba"), options=options)
    assert names == ["ned", "pierre", "juba"]
    assert may_be == [set(), set(), set()]


def test_who_takes_a_role_sees_which_ones_are_gone() -> None:
    """T2.6: seat 1 may take five; so seat 0 has one of the other two, and seat 2 none yet."""
    options = Options(BOX, players=4, roles="chosen", hidden_roles=True)
    names, may_be = roles_known(
        ("ned", "pierre", "", ""), 2, (0,) * 4, options=options, phase=TAKE_ROLE, to_act=2
    )
    assert names == ["", "", "", ""]
    assert may_be == [{"ned", "pierre"}, {"ned", "pierre"}, set(), set()]


def test_nobody_has_more_points_than_the_role_can_have_given() -> None:
    """T6.6, T2.7: in reign 1 the meek get 3 for Nobles and 2 for the Guild, the bold any number for
    deaths; twice that is possible after two reigns, and nothing is counted in the first."""
    meek = role(
        "meek", {n: {"nobles": (1, 2), "clergy": (-1, -2), "guild": (2, -9)} for n in (1, 2)}
    )
    bold = role("bold", {1: {"dead": (-1, 1)}})
    options = Options(box(meek, bold), players=3, roles="unique", hidden_roles=True)

    def candidates(points: int, reign: int) -> set[str]:
        _names, may_be = roles_known(
            ("ned", "pierre", "juba"), points=(0, points, 0), options=options, reign=reign
        )
        assert "meek" in may_be[2]
        return may_be[1] & {"meek", "bold"}

    assert candidates(0, 1) == {"meek", "bold"}
    assert candidates(5, 2) == {"meek", "bold"}
    assert candidates(6, 2) == {"bold"}
    assert candidates(10, 3) == {"meek", "bold"}
    assert candidates(11, 3) == {"bold"}
    # T2.2: not more cards can lie dead than were dealt.
    assert candidates(36, 2) == {"bold"}
    assert candidates(37, 2) == set()
