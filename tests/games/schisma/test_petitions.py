"""S6: the nine petitions, all their choices, and persons who leave half-way.

Rome sits to the right: for Rome a pull leads towards Rome, for Avignon towards Avignon.
"""

from __future__ import annotations

from tolerance_game.games.schisma.rules import events
from tolerance_game.games.schisma.rules.ruleset import Rulings

from .scenarios import table

REFUSED = Rulings(idle_targets="refused")


def test_cardinal() -> None:
    """S6: pull every Cardinal 2; then push 2 others 1 each. The other Cardinal is an other."""
    t = table("cardinal@G cardinal@N noble@G knight@G bishop@R", turn="rome")
    # Two of the four others, whichever copy is petitioned: 4 * 3 / 2 = 6.
    assert len(t.targets_of("cardinal#1")) == 6
    t.petition("cardinal#1", "cardinal#2 noble")
    t.expect("cardinal@R cardinal@G noble@N knight@G bishop@R")


def test_cardinal_who_leaves() -> None:
    """S6: both Cardinals leave; the others are three, and two of them are pushed."""
    t = table("cardinal@A cardinal@N noble@G knight@G bishop@R", turn="avignon")
    assert t.targets_of("cardinal#1") == {((2, 3),), ((2, 4),), ((3, 4),)}
    t.petition("cardinal#2", "noble bishop")
    t.expect("- - noble@F knight@G -; A cardinal cardinal; R bishop")


def test_numbers_are_exact() -> None:
    """S6, ruling *numbers* `exact`: two others, not one, not three, and each only once."""
    t = table("cardinal@G peasant@N noble@G knight@G bishop@R")
    t.refuses("schisma.targets.number", "S6", "petition", "cardinal", "noble")
    t.refuses("schisma.targets.number", "S6", "petition", "cardinal", "noble knight bishop")
    t.refuses("schisma.targets.order", "S6", "petition", "cardinal", "noble noble")
    t.refuses("schisma.unfit.itself", "S6", "petition", "cardinal", "noble cardinal")
    t.refuses("schisma.targets.missing", "S6", "petition", "cardinal")
    t.refuses("schisma.targets.surplus", "S6", "petition", "cardinal", "noble knight", "bishop")
    values = {"person": "cardinal", "step": 2, "column": 0, "target": "cardinal"}
    assert t.reason("petition", "cardinal", "noble cardinal").values == values


def test_numbers_up_to() -> None:
    """S6, ruling *numbers* `up_to`: of the Cardinal's four others none, one or two: 1 + 4 + 6."""
    t = table("cardinal@G peasant@N noble@G knight@G bishop@R", rulings=Rulings(numbers="up_to"))
    assert len(t.targets_of("cardinal")) == 11
    t.petition("cardinal", "").expect("cardinal@R peasant@N noble@G knight@G bishop@R")
    assert "lapsed" not in t.kinds()


def test_numbers_up_to_may_not_come_to_nothing() -> None:
    """S2.8, S6: the Inquisitor who discards nobody and pulls nobody has done nothing."""
    t = table("inquisitor@G peasant@G noble@R knight@R bishop@R", rulings=Rulings(numbers="up_to"))
    t.refuses("schisma.petition.no_effect", "S2.8", "petition", "inquisitor", "", "")
    t.petition("inquisitor", "", "peasant")
    t.expect("inquisitor@G peasant@F noble@R knight@R bishop@R")


def test_bishop() -> None:
    """S6: pull 1 other 2; then push this Bishop 2."""
    t = table("bishop@G knight@N noble@G peasant@G cardinal@R", turn="rome")
    assert t.targets_of("bishop") == {((1,),), ((2,),), ((3,),), ((4,),)}
    t.petition("bishop", "knight").expect("bishop@A knight@F noble@G peasant@G cardinal@R")


def test_bishop_gives_himself_away() -> None:
    """S6, S3.1: pushed two from Florence by Avignon he leaves for Rome's congregation."""
    t = table("bishop@F knight@N noble@G peasant@G cardinal@R", turn="avignon")
    t.petition("bishop", "knight")
    t.expect("- - noble@G peasant@G cardinal@R; A knight; R bishop")


def test_the_other_copy_is_not_this_one() -> None:
    """S6: this Bishop is pushed, the other one may be pulled."""
    t = table("bishop@G bishop@G noble@G peasant@G cardinal@R", turn="rome")
    t.petition("bishop#2", "bishop#1").expect("bishop@R bishop@A noble@G peasant@G cardinal@R")


def test_inquisitor() -> None:
    """S6: discard 1 other at his own land or next to it; pull 1 other at his own land 1."""
    t = table("inquisitor@N knight@N noble@G peasant@F cardinal@N", turn="rome")
    # Discarding the Knight leaves the Cardinal to pull, and the other way round; discarding the
    # Noble leaves both. The Peasant at Florence is two lands away.
    assert t.targets_of("inquisitor") == {((1,), (4,)), ((4,), (1,)), ((2,), (1,)), ((2,), (4,))}
    t.refuses("schisma.unfit.far", "S6", "petition", "inquisitor", "peasant", "knight")
    t.petition("inquisitor", "noble", "knight")
    t.expect("inquisitor@N knight@G - peasant@F cardinal@N")
    assert t.state.discard == ("noble",)
    t.draw("bishop").expect("inquisitor@N knight@G bishop@G peasant@F cardinal@N")


def test_inquisitor_discards_the_only_one_at_his_land() -> None:
    """S6: then nobody is there to pull, and the step lapses."""
    t = table("inquisitor@N knight@N noble@R peasant@R cardinal@R")
    assert t.targets_of("inquisitor") == {((1,), ())}
    t.petition("inquisitor", "knight", "")
    lapsed = [event for event in t.events if isinstance(event, events.Lapsed)]
    assert [(event.step, event.verb, event.why) for event in lapsed] == [(2, "pull", "nobody")]


def test_inquisitor_and_a_discarded_person_cannot_be_pulled() -> None:
    """S6: the discarded is gone when the second choice is made."""
    t = table("inquisitor@N knight@N noble@G peasant@R cardinal@N")
    t.refuses("schisma.unfit.gone", "S6", "petition", "inquisitor", "knight", "knight")


def test_noble() -> None:
    """S6: pull 1 of the faction Peasant or Knight 2; then push this Noble 1."""
    t = table("noble@G peasant@G knight@N bishop@G noble@G", turn="rome")
    assert t.targets_of("noble#1") == {((1,),), ((2,),)}
    t.refuses("schisma.unfit.faction", "S6", "petition", "noble#1", "bishop")
    t.petition("noble#1", "knight").expect("noble@N peasant@G knight@F bishop@G noble@G")


def test_noble_pulls_the_guildmaster() -> None:
    """S6, S5.1: the Guildmaster is of the faction Peasant; the Preacher of neither."""
    t = table("noble@G guildmaster@G preacher@N priest@G cardinal@G")
    assert t.targets_of("noble") == {((1,),)}


def test_noble_without_peasant_or_knight() -> None:
    """S6: the pull lapses, the push is done."""
    t = table("noble@G cardinal@G bishop@N bishop@G cardinal@G", turn="rome")
    t.petition("noble", "").expect("noble@N cardinal@G bishop@N bishop@G cardinal@G")
    assert t.kinds()[:3] == ["action_taken", "lapsed", "moved"]


def test_knight() -> None:
    """S6: push this Knight 2; pull # others 1 each, # = Nobles on the track + 1."""
    t = table("knight@R noble@G bishop@N cardinal@G peasant@G", turn="rome")
    # One Noble: two of four others.
    assert len(t.targets_of("knight")) == 6
    t.petition("knight", "noble bishop").expect("knight@G noble@F bishop@G cardinal@G peasant@G")


def test_knight_without_nobles() -> None:
    """S6: # is 1."""
    t = table("knight@R peasant@G bishop@N cardinal@G peasant@G", turn="rome")
    assert t.targets_of("knight") == {((1,),), ((2,),), ((3,),), ((4,),)}


def test_knight_with_both_nobles() -> None:
    """S6: # is 3: all but one of the four others. Nobles in a congregation do not count."""
    t = table("knight@R noble@G noble@N cardinal@G peasant@G", turn="rome")
    assert len(t.targets_of("knight")) == 4
    t = table("knight@R noble@G bishop@N cardinal@G peasant@G; R noble")
    assert len(t.targets_of("knight")) == 6


def test_knight_who_pushed_himself_off() -> None:
    """S6: he has left; the others are pulled all the same, # counted as the step begins."""
    t = table("knight@N noble@G bishop@N cardinal@G peasant@G", turn="rome")
    t.petition("knight", "noble cardinal")
    t.expect("- noble@F bishop@N cardinal@F peasant@G; A knight")


def test_peasant() -> None:
    """S6: pull every Peasant 1; then push every person of the faction Noble 1. No choice."""
    t = table("peasant@G noble@G peasant@R noble@A knight@G", turn="rome")
    assert t.targets_of("peasant#1") == {()}
    t.petition("peasant#1")
    t.expect("peasant@F noble@N - - knight@G; A noble; R peasant")


def test_peasant_without_nobles() -> None:
    """S6: the second step lapses."""
    t = table("peasant@G bishop@G bishop@R cardinal@N knight@G", turn="avignon")
    t.petition("peasant").expect("peasant@N bishop@G bishop@R cardinal@N knight@G")
    assert t.kinds()[:3] == ["action_taken", "moved", "lapsed"]


def test_preacher() -> None:
    """S6: pull up to 2 others at his land 1 each; then push the Preacher 1."""
    t = table("preacher@N knight@N noble@N peasant@N cardinal@G", turn="rome")
    # None, one or two of three: 1 + 3 + 3.
    assert len(t.targets_of("preacher")) == 7
    t.refuses("schisma.targets.number", "S6", "petition", "preacher", "knight noble peasant")
    t.refuses("schisma.unfit.elsewhere", "S6", "petition", "preacher", "cardinal")
    t.petition("preacher", "knight peasant")
    t.expect("preacher@A knight@G noble@N peasant@G cardinal@G")


def test_preacher_alone() -> None:
    """S6: nobody at his land; he is pushed all the same."""
    t = table("preacher@A knight@N noble@N peasant@N cardinal@G", turn="avignon")
    assert t.targets_of("preacher") == {((),)}
    t.petition("preacher", "").expect("preacher@N knight@N noble@N peasant@N cardinal@G")


def test_guildmaster() -> None:
    """S6: swap lands with 1 other; pull this Guildmaster 1; push 1 other 1."""
    t = table("guildmaster@N knight@F noble@G bishop@R cardinal@G", turn="rome")
    # Four to swap with, then four others to push; none of them leaves the display as it was,
    # since the one swapped with would have to come back by more than one land - except the Noble:
    # Guildmaster to Genoa and on to Florence is not where he was. So all sixteen.
    assert len(t.targets_of("guildmaster")) == 16
    t.petition("guildmaster", "knight", "bishop")
    t.expect("guildmaster@R knight@N noble@G bishop@F cardinal@G")


def test_guildmaster_and_who_stands_beside_him() -> None:
    """S2.8, ruling *idle_targets* `refused`: whoever is at his own land can't be swapped with."""
    t = table("guildmaster@N knight@N noble@G bishop@N cardinal@N", turn="rome", rulings=REFUSED)
    assert {swapped for swapped, _ in t.targets_of("guildmaster")} == {(2,)}
    t.refuses("schisma.unfit.idle", "S2.8", "petition", "guildmaster", "knight", "noble")


def test_guildmaster_with_everybody_at_one_land() -> None:
    """S6, ruling *idle_targets* `refused`: the swap lapses; the rest is done."""
    t = table("guildmaster@N knight@N noble@N bishop@N cardinal@N", turn="rome", rulings=REFUSED)
    t.petition("guildmaster", "", "knight")
    t.expect("guildmaster@G knight@A noble@N bishop@N cardinal@N")


def test_guildmaster_who_leaves() -> None:
    """S6: swapped to Rome and pulled beyond it; the push of another is done."""
    t = table("guildmaster@N knight@R noble@G bishop@N cardinal@N", turn="rome")
    t.petition("guildmaster", "knight", "knight")
    t.expect("- knight@A noble@G bishop@N cardinal@N; R guildmaster")


def test_priest() -> None:
    """S6: move 1 other back to Genoa; then push this Priest 1."""
    t = table("priest@G knight@A noble@G peasant@R cardinal@N", turn="rome")
    # The Noble is at Genoa already, and can be chosen all the same: the Priest is pushed then.
    assert t.targets_of("priest") == {((1,),), ((2,),), ((3,),), ((4,),)}
    t.petition("priest", "peasant").expect("priest@N knight@A noble@G peasant@G cardinal@N")


def test_priest_refused_idle_targets() -> None:
    """S2.8, ruling *idle_targets* `refused`: the Noble is at Genoa already."""
    t = table("priest@G knight@A noble@G peasant@R cardinal@N", turn="rome", rulings=REFUSED)
    assert t.targets_of("priest") == {((1,),), ((3,),), ((4,),)}
    t.refuses("schisma.unfit.idle", "S2.8", "petition", "priest", "noble")


def test_idle_targets_allowed() -> None:
    """S2.8, ruling *idle_targets* `allowed`: whoever would stay can be chosen all the same."""
    t = table("priest@G knight@A noble@G peasant@R cardinal@N", turn="rome")
    # The Noble stays at Genoa; the Priest is pushed towards Avignon.
    t.petition("priest", "noble").expect("priest@N knight@A noble@G peasant@R cardinal@N")
    t = table("guildmaster@N knight@N noble@G bishop@N cardinal@N", turn="rome")
    assert {swapped for swapped, _ in t.targets_of("guildmaster")} == {(1,), (2,), (3,), (4,)}
    # The swap with the Knight changes nothing; then Rome pulls the Guildmaster, pushes the Noble.
    t.petition("guildmaster", "knight", "noble")
    t.expect("guildmaster@G knight@N noble@N bishop@N cardinal@N")
    lapsed = [event for event in t.events if isinstance(event, events.Lapsed)]
    assert [(event.step, event.verb, event.why) for event in lapsed] == [(1, "swap", "stays")]


def test_priest_with_everybody_at_genoa() -> None:
    """S6, ruling *idle_targets* `refused`: the first step lapses."""
    t = table("priest@N knight@G noble@G peasant@G cardinal@G", turn="avignon", rulings=REFUSED)
    t.petition("priest", "").expect("priest@G knight@G noble@G peasant@G cardinal@G")


def test_person_and_faction() -> None:
    """S1.4: the Knight counts persons of the faction Noble, the Cardinal pulls by name."""
    t = table("priest@G priest@A noble@G guildmaster@R cardinal@N", turn="rome")
    t.petition("cardinal", "priest#1 guildmaster")
    t.expect("priest@N priest@A noble@G guildmaster@F cardinal@F")


def test_events_name_their_cause() -> None:
    """The petitioned person for what a petition does, nobody for the other actions."""
    t = table("bishop@G knight@R noble@G peasant@G cardinal@R", turn="rome")
    t.petition("bishop", "knight")
    assert {event.cause for event in t.events} == {"bishop"}
    assert {event.paragraph for event in t.events} == {"S2.5", "S3.1", "S6"}
    t.draw("inquisitor")
    assert [(e.kind, e.cause, e.paragraph) for e in t.events] == [("drawn", "bishop", "S3.2")]
    t.beseech("noble")
    assert {event.cause for event in t.events} == {""}
