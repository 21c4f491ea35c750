"""An action half chosen: what is asked, who may be picked, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.tiers import sizes
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.choices import actions_of, columns_for, used
from tolerance_game.games.schisma.foresight.plan import CHOOSE, Arrow, Join, Lapse, Plan, begin
from tolerance_game.games.schisma.rules import events
from tolerance_game.games.schisma.rules.moves import (
    ACTION_OF,
    ACTIONS,
    PETITION,
    Beseech,
    Choose,
    Excommunicate,
    Petition,
)
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.state import CHOOSING, State
from tolerance_game.games.schisma.rules.track import (
    ABSENT,
    AVIGNON,
    BEYOND_AVIGNON,
    BEYOND_ROME,
    COLUMNS,
    GENOA,
    ROME,
    lands_of,
)

from .positions import RULINGS, positions
from .scenarios import Table, table

ALL_AT_GENOA = "bishop@G knight@G noble@G peasant@G inquisitor@G"


def petition(t: Table, name: str) -> Plan:
    return begin(t.state, PETITION, t.column(name))


def why_not(plan: Plan) -> list[str]:
    """The reasons by column, an empty one where it can be picked."""
    assert plan.ask is not None
    return [reason.id.removeprefix("schisma.") if reason else "" for reason in plan.ask.why_not]


def test_forced_steps_come_before_the_one_that_is_asked() -> None:
    """S6: every Cardinal is pulled 2; then two others are asked for, the other Cardinal too."""
    t = table("cardinal@G cardinal@N noble@G knight@G bishop@R")
    plan = petition(t, "cardinal#1")
    assert plan.ask is not None
    assert (plan.ask.number, plan.ask.verb, plan.ask.least, plan.ask.most) == (2, "push", 2, 2)
    assert why_not(plan) == ["unfit.itself", "", "", "", ""]
    pulled = (
        Arrow(1, "pull", 0, "cardinal", 2, 4, False),
        Arrow(1, "pull", 1, "cardinal", 1, 3, False),
    )
    assert plan.arrows == pulled
    assert plan.lands == (4, 3, 2, 2, 4)
    assert plan.move is None
    plan = plan.pick(1)
    assert plan.picked == (1,)
    assert plan.arrows == (*pulled, Arrow(2, "push", 1, "cardinal", 3, 2, True))
    assert plan.lands == (4, 3, 2, 2, 4)
    plan = plan.pick(2)
    assert plan.ask is None
    assert (plan.move, plan.refused) == (Petition(0, ((1, 2),)), None)
    assert plan.arrows[2:] == (
        Arrow(2, "push", 1, "cardinal", 3, 2, False),
        Arrow(2, "push", 2, "noble", 2, 1, False),
    )
    assert plan.lands == (4, 2, 1, 2, 4)
    assert (plan.joins, plan.draws, plan.ends, plan.lapses) == ((), (), None, ())


def test_a_person_leaves_and_the_column_is_refilled() -> None:
    """S3.1, S3.2: the Noble passes Rome; the column is refilled at Genoa."""
    plan = petition(table("bishop@G noble@F knight@G peasant@G cardinal@G"), "bishop").pick(1)
    assert plan.arrows == (
        Arrow(1, "pull", 1, "noble", 3, BEYOND_ROME, False),
        Arrow(2, "push", 0, "bishop", 2, 0, False),
    )
    assert plan.lands == (0, BEYOND_ROME, 2, 2, 2)
    assert plan.joins == (Join(1, "noble", ROME),)
    assert [(due.column, due.land) for due in plan.draws] == [(1, GENOA)]


def test_what_is_settled_before_the_question() -> None:
    """S6: Avignon's Knight at Florence is pushed past Rome, the leaving settled before any pick."""
    t = table("knight@F noble@G noble@N bishop@R peasant@G", turn="avignon")
    plan = petition(t, "knight")
    assert plan.joins == (Join(0, "knight", ROME),)
    assert [(due.column, due.land) for due in plan.draws] == [(0, GENOA)]
    assert plan.lands[0] == BEYOND_ROME
    assert plan.ask is not None
    # Two Nobles on the track, plus 1.
    assert (plan.ask.least, plan.ask.most) == (3, 3)
    assert why_not(plan) == ["unfit.gone", "", "", "", ""]


def test_steps_without_candidates_are_skipped() -> None:
    """S6: the only one at the Inquisitor's land is discarded; nobody is there to pull."""
    plan = petition(table("inquisitor@N knight@N noble@R peasant@R cardinal@R"), "inquisitor")
    assert why_not(plan) == ["unfit.itself", "", *["unfit.far"] * 3]
    plan = plan.pick(1)
    assert plan.done == ((1,), ())
    assert plan.move == Petition(0, ((1,), ()))
    assert plan.lapses == (Lapse(2, "pull", "nobody"),)
    assert plan.arrows == (Arrow(1, "discard", 1, "knight", 1, ABSENT, False),)
    assert [(due.column, due.land) for due in plan.draws] == [(1, 1)]


def test_up_to_wants_enough() -> None:
    """S6: the Preacher pulls up to 2 others at the own land; all of them or none."""
    t = table("preacher@G noble@G knight@G peasant@G cardinal@N")
    plan = petition(t, "preacher")
    assert plan.ask is not None
    assert (plan.ask.least, plan.ask.most, plan.ask.may_stop) == (0, 2, True)
    assert plan.ask.why_not_stop is None
    assert why_not(plan) == ["unfit.itself", "", "", "", "unfit.elsewhere"]
    assert plan.enough().move == Petition(0, ((),))
    assert plan.pick(1).enough().move == Petition(0, ((1,),))
    full = plan.pick(3).pick(1)
    assert full.picked == (3, 1)
    # Both are chosen: a third is one too many, and a picked one can be put back.
    assert why_not(full) == ["unfit.itself", "", "targets.number", "", "unfit.elsewhere"]
    assert full.pick(2) is full
    assert full.pick(3).picked == (1,)
    assert full.enough().move == Petition(0, ((1, 3),))


def test_enough_is_only_for_numbers_that_are_not_exact() -> None:
    """S6: the Cardinal pushes 2; with ruling *numbers* `up_to` as few as none."""
    text = "cardinal@G peasant@N noble@G knight@G bishop@R"
    plan = petition(table(text), "cardinal").pick(1)
    assert plan.enough() is plan
    plan = petition(table(text, rulings=Rulings(numbers="up_to")), "cardinal").pick(1)
    assert plan.enough().move == Petition(0, ((1,),))


def test_enough_that_would_change_nothing() -> None:
    """S2.8: the Inquisitor who discards nobody and pulls nobody has done nothing."""
    t = table("inquisitor@G peasant@G noble@R knight@R bishop@R", rulings=Rulings(numbers="up_to"))
    plan = petition(t, "inquisitor").enough()
    assert plan.ask is not None
    assert plan.ask.why_not_stop is not None
    assert plan.ask.why_not_stop.id == "schisma.petition.no_effect"
    plan = plan.enough()
    assert plan.move == Petition(0, ((), ()))
    assert plan.refused is not None
    assert plan.refused.id == "schisma.petition.no_effect"
    assert plan.after is None


def test_the_samaritan_bars_a_column() -> None:
    """S2.7: Rome's Bishop pulled the Noble, and a Knight was beseeched. All but that is allowed."""
    t = table(ALL_AT_GENOA).petition("bishop", "noble").beseech("knight").beseech("knight")
    plan = petition(t, "bishop")
    assert why_not(plan) == ["unfit.itself", "", "samaritan", "", ""]
    assert plan.pick(2) is plan


def test_a_refused_move_is_shown_all_the_same() -> None:
    """S2.9: pull the Bishop, push the Bishop: the turn would end as it began."""
    t = table(ALL_AT_GENOA).beseech("bishop")
    plan = begin(t.state, "chastise", 0)
    assert plan.move is not None
    assert plan.refused is not None
    assert plan.refused.id == "schisma.circle"
    assert plan.arrows == (Arrow(1, "push", 0, "bishop", 3, 2, False),)
    assert (plan.lands, plan.after) == ((2, 2, 2, 2, 2), None)


def test_a_choice_that_would_change_nothing() -> None:
    """S2.8: after the swap with the Knight the Guildmaster may push anyone but the Knight."""
    t = table("guildmaster@F knight@G noble@A bishop@A cardinal@A")
    plan = petition(t, "guildmaster").pick(1)
    assert plan.arrows == (
        Arrow(1, "swap", 0, "guildmaster", 3, 2, False),
        Arrow(1, "swap", 1, "knight", 2, 3, False),
        Arrow(2, "pull", 0, "guildmaster", 2, 3, False),
    )
    assert why_not(plan) == ["unfit.itself", "petition.no_effect", "", "", ""]
    assert plan.pick(2).joins == (Join(2, "noble", AVIGNON),)


def test_a_petition_without_a_legal_choice() -> None:
    """S2.8, S2.1: it is refused from the beginning, and every column says why."""
    t = table("inquisitor@A knight@G noble@G peasant@G bishop@R")
    plan = petition(t, "inquisitor")
    assert plan.move == Petition(0, ((), ()))
    assert plan.refused is not None
    assert plan.refused.id == "schisma.petition.no_effect"
    again = petition(table(ALL_AT_GENOA, used="petition"), "bishop")
    assert again.refused is not None
    assert again.refused.id == "schisma.action.again"
    assert why_not(again) == ["action.again"] * 5


def test_whoever_stays_lapses() -> None:
    """S6, ruling *idle_targets*: the Priest sends a person at Genoa back to Genoa."""
    plan = petition(table("priest@N noble@G knight@F peasant@R cardinal@A"), "priest").pick(1)
    assert plan.lapses == (Lapse(1, "return", "stays"),)
    assert plan.arrows == (Arrow(2, "push", 0, "priest", 1, 0, False),)


def test_back_takes_back_one_pick_after_the_other() -> None:
    """Through finished steps, and `enough` counts as a pick."""
    t = table("guildmaster@F knight@G noble@A bishop@A cardinal@A")
    first = petition(t, "guildmaster")
    second = first.pick(1)
    assert second.pick(3).back() == second
    assert second.back() == first
    assert first.back() is None
    # What is put back in a later step leaves the earlier ones as they are.
    mixed = Rulings(numbers="up_to")
    t = table("guildmaster@F knight@G noble@A bishop@A cardinal@A", rulings=mixed)
    later = petition(t, "guildmaster").pick(1).enough().pick(2)
    assert (later.done, later.picked) == (((1,),), (2,))
    assert later.pick(2) == later.back()
    few = petition(table("preacher@G noble@G knight@G peasant@G cardinal@N"), "preacher").pick(2)
    assert few.enough().back() == few


def test_the_other_actions_are_complete_at_once() -> None:
    """S2.2 to S2.4."""
    t = table("noble@R knight@A bishop@G bishop@N cardinal@G")
    plan = begin(t.state, "beseech", 0)
    assert plan.move == Beseech(0)
    assert plan.arrows == (Arrow(1, "pull", 0, "noble", 4, BEYOND_ROME, False),)
    assert plan.joins == (Join(0, "noble", ROME),)
    assert plan.back() is None
    plan = begin(t.state, "chastise", 1)
    assert plan.arrows == (Arrow(1, "push", 1, "knight", 0, BEYOND_AVIGNON, False),)
    plan = begin(t.state, "excommunicate", 3)
    assert plan.move == Excommunicate(3)
    assert plan.arrows == (Arrow(1, "discard", 3, "bishop", 1, ABSENT, False),)
    assert [(due.column, due.land) for due in plan.draws] == [(3, 1)]


def test_the_end_comes_before_the_draws() -> None:
    """S3.2, S4.1: the third person wins, and nobody is drawn."""
    plan = begin(table("noble@R knight@N bishop@G - -; R cardinal peasant").state, "beseech", 0)
    assert plan.ends is not None
    assert (plan.ends.winners, plan.ends.ending) == ((ROME,), "three_persons")
    assert plan.draws == ()


def test_what_a_seat_cannot_begin() -> None:
    """S1.2, S3.2: no such column, nobody there, nothing to go on with."""
    t = table("- knight@G noble@G peasant@G inquisitor@G")
    for action, column, id in (
        (PETITION, 0, "schisma.column.empty"),
        ("beseech", 7, "schisma.column.unknown"),
        (CHOOSE, 0, "schisma.nothing_to_choose"),
    ):
        plan = begin(t.state, action, column)
        assert plan.refused is not None
        assert plan.refused.id == id
        assert (plan.ask, plan.move, plan.pick(1)) == (None, None, plan)


def test_a_petition_goes_on_after_a_draw() -> None:
    """S3.2, `at_once`: the Cardinals leave and are replaced before two others are chosen."""
    t = table("cardinal@F noble@G knight@G peasant@G bishop@G", rulings=Rulings(refill="at_once"))
    plan = petition(t, "cardinal")
    # Nothing is chosen before the draw, so nothing is asked.
    assert plan.move == Petition(0, ())
    assert [(due.column, due.land) for due in plan.draws] == [(0, GENOA)]
    t.petition("cardinal").draw("inquisitor")
    plan = begin(t.state, CHOOSE)
    assert (plan.person, plan.column) == ("cardinal", 0)
    assert plan.ask is not None
    assert (plan.ask.number, plan.ask.least) == (2, 2)
    # The new one in the column of the Cardinal is an other.
    assert why_not(plan) == [""] * 5
    plan = plan.pick(0).pick(3)
    assert plan.move == Choose(((0, 3),))
    assert plan.lands == (1, 2, 2, 1, 2)


def test_choices() -> None:
    """S2.1, S2.8: what can be done to a column, and to which columns."""
    t = table("inquisitor@A knight@G noble@G peasant@G bishop@R", used="beseech")
    reasons = {action: reason and reason.id for action, reason in actions_of(t.state, 0).items()}
    assert reasons == {
        "beseech": "schisma.action.again",
        "chastise": None,
        "excommunicate": None,
        "petition": "schisma.petition.no_effect",
    }
    assert [reason is None for reason in columns_for(t.state, PETITION)] == [False] + [True] * 4
    assert used(t.state) == ("beseech",)


def reachable(plan: Plan) -> Iterator[Plan]:
    """Every plan that picks lead to; columns of one step are picked from left to right."""
    yield plan
    if plan.ask is None:
        return
    for column in COLUMNS:
        if all(column > picked for picked in plan.picked):
            further = plan.pick(column)
            if further is not plan:
                yield from reachable(further)
    if plan.ask.may_stop:
        yield from reachable(plan.enough())


def begun(state: State) -> list[Plan]:
    if state.phase == CHOOSING:
        return [begin(state, CHOOSE)]
    return [begin(state, action, column) for action in ACTIONS for column in COLUMNS]


def check_ask(plan: Plan, legal: list[tuple[tuple[int, ...], ...]]) -> None:
    """A column is eligible when, and only when, a legal move goes through it."""
    assert plan.ask is not None
    at = len(plan.done)
    for column, reason in enumerate(plan.ask.why_not):
        wanted = {*plan.picked, column}
        leads = any(t[:at] == plan.done and wanted <= set(t[at]) for t in legal if len(t) > at)
        if column not in plan.picked:
            assert leads == (reason is None), (plan.picks, column)
        if reason is not None:
            assert reason.id.startswith("schisma.")
            assert reason.paragraph


def check_move(plan: Plan) -> None:
    """What the plan says of a whole move is what the rules bring about."""
    assert plan.move is not None
    assert plan.refused == schisma.refusal(plan.state, plan.move)
    lands = lands_of(plan.state.display)
    for step in sorted({arrow.step for arrow in plan.arrows}):
        for arrow in (a for a in plan.arrows if a.step == step):
            assert lands[arrow.column] == arrow.from_land
            lands[arrow.column] = arrow.to_land
    assert tuple(lands) == plan.lands
    if plan.refused is not None:
        return
    after, happened = schisma.apply(plan.state, plan.move)
    assert [land if 0 <= land <= 4 else ABSENT for land in plan.lands] == lands_of(after.display)
    joined = [(e.column, e.person, e.seat) for e in happened if isinstance(e, events.Joined)]
    assert [tuple(join) for join in plan.joins] == joined
    lapsed = [(e.step, e.verb, e.why) for e in happened if isinstance(e, events.Lapsed)]
    assert [tuple(lapse) for lapse in plan.lapses] == lapsed
    ended = [e for e in happened if isinstance(e, events.GameEnded)]
    assert (plan.ends is not None) == bool(ended)
    assert not ended or (plan.ends and plan.ends.winners == ended[0].winners)
    empty = {column for column, standing in enumerate(after.display) if standing is None}
    assert {due.column for due in plan.draws} == (set() if ended else empty)
    discarded = {e.column: e.land for e in happened if isinstance(e, events.Discarded)}
    assert all(due.land == discarded.get(due.column, GENOA) for due in plan.draws)


@pytest.mark.parametrize("number", sizes(15, 60))
@pytest.mark.parametrize("mode", ["base", "random"])
@pytest.mark.parametrize("name", RULINGS)
def test_plans_of_random_positions(name: str, mode: str, number: int) -> None:
    """S2.8, S6: by picks every legal move is reached, and nothing that the rules do not know."""
    for state in positions(name, mode, number):
        legal = set(schisma.legal_moves(state))
        reached = set()
        for first in begun(state):
            targets = [
                move.targets
                for move in legal
                if isinstance(move, Petition | Choose)
                and getattr(move, "column", first.column) == first.column
            ]
            for plan in reachable(first):
                if plan.ask is not None:
                    assert plan.move is None
                    check_ask(plan, targets if first.action in (PETITION, CHOOSE) else [])
                    if first.action == PETITION:
                        assert plan.refused == schisma.petition_refusal(state, plan.column)
                elif plan.move is not None:
                    check_move(plan)
                    reached.add(plan.move)
                else:
                    assert plan.refused is not None
                taken = plan.back()
                assert (taken is None) == (not plan.picks)
        assert {move for move in reached if schisma.refusal(state, move) is None} == legal


def test_every_action_has_its_kind() -> None:
    """S2.1: a plan makes the move that the rules call by that name."""
    state = table(ALL_AT_GENOA).state
    for action in ACTIONS:
        plan = begin(state, action, 0)
        while plan.ask is not None:
            plan = plan.pick(next(c for c in COLUMNS if plan.ask.why_not[c] is None))
        assert plan.move is not None
        assert ACTION_OF[type(plan.move)] == action
