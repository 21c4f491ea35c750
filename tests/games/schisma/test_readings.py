"""S6 for petitions that none of the nine has, so that their figures can be tuned freely."""

from __future__ import annotations

from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules import events
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.steps import Chosen, Every, Step, This

from .scenarios import Table, table, with_petition


def lapses(t: Table) -> list[tuple[int, str]]:
    return [(event.step, event.why) for event in t.events if isinstance(event, events.Lapsed)]


def test_steps_on_one_who_left_lapse() -> None:
    """S6: the Bishop has left; a step on him and those on his land lapse, the last is done."""
    t = table("bishop@A knight@A noble@N peasant@G cardinal@G")
    with_petition(
        t,
        "bishop",
        Step("push", This(), 2),
        Step("pull", This(), 1),
        Step("discard", Chosen(1, place="near")),
        Step("pull", Chosen(1, place="own_land"), 1),
        Step("swap", Chosen(1)),
        Step("push", Chosen(1), 1),
    )
    assert t.targets_of("bishop") == {((), (), (), (column,)) for column in (1, 2, 3, 4)}
    t.refuses("schisma.unfit.nobody", "S6", "petition", "bishop", "knight", "", "", "noble")
    t.petition("bishop", "", "", "", "noble")
    t.expect("- knight@A noble@A peasant@G cardinal@G; A bishop")
    assert lapses(t) == [(2, "left"), (3, "left"), (4, "left"), (5, "left")]


def test_who_left_is_not_counted() -> None:
    """S6: # is fixed when its step begins, and both Nobles have left by then: 0 + 1."""
    t = table("bishop@G noble@A noble@N peasant@G cardinal@G; R bishop")
    with_petition(
        t,
        "bishop",
        Step("push", Every(faction="noble"), 2),
        Step("pull", Chosen(1, plus_faction="noble"), 1),
    )
    assert t.targets_of("bishop") == {((3,),), ((4,),)}


def test_every_is_fixed_before_anybody_moves() -> None:
    """S6: both Peasants are pulled though the first has left."""
    t = table("peasant@R bishop@G peasant@R knight@G cardinal@G")
    t.petition("peasant#2").expect("- bishop@G - knight@G cardinal@G; R peasant peasant")


def test_fewer_others_than_the_number() -> None:
    """S6: as far as possible: five others are asked for, four are there, all are pulled."""
    t = table("bishop@G noble@N peasant@G knight@G cardinal@G")
    with_petition(t, "bishop", Step("pull", Chosen(5), 1))
    assert t.targets_of("bishop") == {((1, 2, 3, 4),)}


def test_a_petitioned_person_may_be_among_the_chosen() -> None:
    """S6: where the text does not say *others*."""
    t = table("bishop@G noble@N peasant@G knight@G cardinal@G")
    with_petition(t, "bishop", Step("pull", Chosen(1, others=False), 1))
    assert t.targets_of("bishop") == {((column,),) for column in range(5)}


def test_one_step_back_and_forth_is_no_effect() -> None:
    """S2.8: a petition that always undoes itself can't be chosen at all."""
    t = table("bishop@G noble@N peasant@G knight@G cardinal@G")
    with_petition(t, "bishop", Step("pull", This(), 1), Step("push", This(), 1))
    t.refuses("schisma.petition.no_effect", "S2.8", "petition", "bishop")


def test_a_petitioned_person_may_choose_to_leave() -> None:
    """S6: then the step on those near their land lapses; else the Knight is near."""
    t = table("bishop@A knight@A noble@G peasant@G cardinal@G")
    with_petition(
        t, "bishop", Step("push", Chosen(1, others=False), 1), Step("discard", Chosen(place="near"))
    )
    assert t.targets_of("bishop") == {
        ((0,), ()),
        ((1,), ()),
        ((2,), (1,)),
        ((2,), (2,)),
        ((3,), (1,)),
        ((3,), (3,)),
        ((4,), (1,)),
        ((4,), (4,)),
    }


def test_nobody_left_to_draw() -> None:
    """S2.6, S3.2 `at_once`: four leave, three are in the pile: the fourth column stays empty."""
    t = table(
        "bishop@G knight@G knight@G cardinal@G cardinal@G; A peasant peasant; R bishop inquisitor",
        rulings=Rulings(refill="at_once"),
    )
    with_petition(t, "bishop", Step("push", Chosen(4), 5), Step("pull", This(), 1))
    t.petition("bishop", "knight#1 knight#2 cardinal#1 cardinal#2")
    t.draw("noble", "noble", "inquisitor").expect(
        "bishop@F noble@G noble@G inquisitor@G -"
        "; A peasant peasant knight knight cardinal cardinal; R bishop inquisitor"
    )
    t.ends("avignon", "three_persons", "S4.1")


def test_the_reason_that_says_most_comes_first() -> None:
    """S2.8, S2.9: choosing nobody changes nothing, choosing the Knight closes a circle."""
    t = table("bishop@G noble@G peasant@G knight@G cardinal@G")
    with_petition(t, "bishop", Step("pull", Chosen(1, up_to=True, factions=("knight",)), 1))
    t.chastise("knight").refuses("schisma.circle", "S2.9", "petition", "bishop", "knight")
    t.refuses("schisma.petition.no_effect", "S2.8", "petition", "bishop", "")
    reason = schisma.petition_refusal(t.state, 0)
    assert reason is not None
    assert reason.id == "schisma.circle"
