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
    t = table("cardinal@genoa cardinal@nice noble@genoa knight@genoa bishop@rome", turn="rome")
    # Two of the four others, whichever copy is petitioned: 4 * 3 / 2 = 6.
    assert len(t.targets_of("cardinal#1")) == 6
    t.petition("cardinal#1", "cardinal#2 noble").expect(
        "cardinal@rome cardinal@genoa noble@nice knight@genoa bishop@rome"
    )


def test_cardinal_who_leaves() -> None:
    """S6: both Cardinals leave; the others are three, and two of them are pushed."""
    t = table("cardinal@avignon cardinal@nice noble@genoa knight@genoa bishop@rome", turn="avignon")
    assert t.targets_of("cardinal#1") == {((2, 3),), ((2, 4),), ((3, 4),)}
    t.petition("cardinal#2", "noble bishop").expect(
        "- - noble@florence knight@genoa -", avignon="cardinal cardinal", rome="bishop"
    )


def test_numbers_are_exact() -> None:
    """S6, ruling *numbers* `exact`: two others, not one, not three, and each only once."""
    t = table("cardinal@genoa peasant@nice noble@genoa knight@genoa bishop@rome")
    t.refuses("schisma.targets.number", "S6", "petition", "cardinal", "noble")
    t.refuses("schisma.targets.number", "S6", "petition", "cardinal", "noble knight bishop")
    t.refuses("schisma.targets.order", "S6", "petition", "cardinal", "noble noble")
    t.refuses("schisma.targets.person", "S6", "petition", "cardinal", "noble cardinal")
    t.refuses("schisma.targets.missing", "S6", "petition", "cardinal")
    t.refuses("schisma.targets.surplus", "S6", "petition", "cardinal", "noble knight", "bishop")
    assert t.reason("petition", "cardinal", "noble cardinal").values == {
        "person": "cardinal",
        "step": 2,
        "column": 0,
        "target": "cardinal",
    }


def test_numbers_up_to() -> None:
    """S6, ruling *numbers* `up_to`: of the Cardinal's four others none, one or two: 1 + 4 + 6."""
    t = table(
        "cardinal@genoa peasant@nice noble@genoa knight@genoa bishop@rome",
        rulings=Rulings(numbers="up_to"),
    )
    assert len(t.targets_of("cardinal")) == 11
    t.petition("cardinal", "").expect(
        "cardinal@rome peasant@nice noble@genoa knight@genoa bishop@rome"
    )
    assert "lapsed" not in t.kinds()


def test_numbers_up_to_may_not_come_to_nothing() -> None:
    """S2.8, S6: the Inquisitor who discards nobody and pulls nobody has done nothing."""
    t = table(
        "inquisitor@genoa peasant@genoa noble@rome knight@rome bishop@rome",
        rulings=Rulings(numbers="up_to"),
    )
    t.refuses("schisma.petition.no_effect", "S2.8", "petition", "inquisitor", "", "")
    t.petition("inquisitor", "", "peasant").expect(
        "inquisitor@genoa peasant@florence noble@rome knight@rome bishop@rome"
    )


def test_bishop() -> None:
    """S6: pull 1 other 2; then push this Bishop 2."""
    t = table("bishop@genoa knight@nice noble@genoa peasant@genoa cardinal@rome", turn="rome")
    assert t.targets_of("bishop") == {((1,),), ((2,),), ((3,),), ((4,),)}
    t.petition("bishop", "knight").expect(
        "bishop@avignon knight@florence noble@genoa peasant@genoa cardinal@rome"
    )


def test_bishop_gives_himself_away() -> None:
    """S6, S3.1: pushed two from Florence by Avignon he leaves for Rome's congregation."""
    t = table("bishop@florence knight@nice noble@genoa peasant@genoa cardinal@rome", turn="avignon")
    t.petition("bishop", "knight").expect(
        "- - noble@genoa peasant@genoa cardinal@rome", avignon="knight", rome="bishop"
    )


def test_the_other_copy_is_not_this_one() -> None:
    """S6: this Bishop is pushed, the other one may be pulled."""
    t = table("bishop@genoa bishop@genoa noble@genoa peasant@genoa cardinal@rome", turn="rome")
    t.petition("bishop#2", "bishop#1").expect(
        "bishop@rome bishop@avignon noble@genoa peasant@genoa cardinal@rome"
    )


def test_inquisitor() -> None:
    """S6: discard 1 other at his own land or next to it; pull 1 other at his own land 1."""
    t = table("inquisitor@nice knight@nice noble@genoa peasant@florence cardinal@nice", turn="rome")
    # Discarding the Knight leaves the Cardinal to pull, and the other way round; discarding the
    # Noble leaves both. The Peasant at Florence is two lands away.
    assert t.targets_of("inquisitor") == {
        ((1,), (4,)),
        ((4,), (1,)),
        ((2,), (1,)),
        ((2,), (4,)),
    }
    t.refuses("schisma.targets.person", "S6", "petition", "inquisitor", "peasant", "knight")
    t.petition("inquisitor", "noble", "knight").expect(
        "inquisitor@nice knight@genoa - peasant@florence cardinal@nice"
    )
    assert t.state.discard == ("noble",)
    t.draw("bishop").expect(
        "inquisitor@nice knight@genoa bishop@genoa peasant@florence cardinal@nice"
    )


def test_inquisitor_discards_the_only_one_at_his_land() -> None:
    """S6: then nobody is there to pull, and the step lapses."""
    t = table("inquisitor@nice knight@nice noble@rome peasant@rome cardinal@rome")
    assert t.targets_of("inquisitor") == {((1,), ())}
    t.petition("inquisitor", "knight", "")
    lapsed = [event for event in t.events if isinstance(event, events.Lapsed)]
    assert [(event.step, event.verb, event.why) for event in lapsed] == [(2, "pull", "nobody")]


def test_inquisitor_and_a_discarded_person_cannot_be_pulled() -> None:
    """S6: the discarded is gone when the second choice is made."""
    t = table("inquisitor@nice knight@nice noble@genoa peasant@rome cardinal@nice")
    t.refuses("schisma.targets.person", "S6", "petition", "inquisitor", "knight", "knight")


def test_noble() -> None:
    """S6: pull 1 of the faction Peasant or Knight 2; then push this Noble 1."""
    t = table("noble@genoa peasant@genoa knight@nice bishop@genoa noble@genoa", turn="rome")
    assert t.targets_of("noble#1") == {((1,),), ((2,),)}
    t.refuses("schisma.targets.person", "S6", "petition", "noble#1", "bishop")
    t.petition("noble#1", "knight").expect(
        "noble@nice peasant@genoa knight@florence bishop@genoa noble@genoa"
    )


def test_noble_pulls_the_guildmaster() -> None:
    """S6, S5.1: the Guildmaster is of the faction Peasant; the Preacher of neither."""
    t = table("noble@genoa guildmaster@genoa preacher@nice priest@genoa cardinal@genoa")
    assert t.targets_of("noble") == {((1,),)}


def test_noble_without_peasant_or_knight() -> None:
    """S6: the pull lapses, the push is done."""
    t = table("noble@genoa cardinal@genoa bishop@nice bishop@genoa cardinal@genoa", turn="rome")
    t.petition("noble", "").expect(
        "noble@nice cardinal@genoa bishop@nice bishop@genoa cardinal@genoa"
    )
    assert t.kinds()[:3] == ["action_taken", "lapsed", "moved"]


def test_knight() -> None:
    """S6: push this Knight 2; pull # others 1 each, # = Nobles on the track + 1."""
    t = table("knight@rome noble@genoa bishop@nice cardinal@genoa peasant@genoa", turn="rome")
    # One Noble: two of four others.
    assert len(t.targets_of("knight")) == 6
    t.petition("knight", "noble bishop").expect(
        "knight@genoa noble@florence bishop@genoa cardinal@genoa peasant@genoa"
    )


def test_knight_without_nobles() -> None:
    """S6: # is 1."""
    t = table("knight@rome peasant@genoa bishop@nice cardinal@genoa peasant@genoa", turn="rome")
    assert t.targets_of("knight") == {((1,),), ((2,),), ((3,),), ((4,),)}


def test_knight_with_both_nobles() -> None:
    """S6: # is 3: all but one of the four others. Nobles in a congregation do not count."""
    t = table("knight@rome noble@genoa noble@nice cardinal@genoa peasant@genoa", turn="rome")
    assert len(t.targets_of("knight")) == 4
    t = table("knight@rome noble@genoa bishop@nice cardinal@genoa peasant@genoa", rome="noble")
    assert len(t.targets_of("knight")) == 6


def test_knight_who_pushed_himself_off() -> None:
    """S6: he has left; the others are pulled all the same, # counted as the step begins."""
    t = table("knight@nice noble@genoa bishop@nice cardinal@genoa peasant@genoa", turn="rome")
    t.petition("knight", "noble cardinal").expect(
        "- noble@florence bishop@nice cardinal@florence peasant@genoa", avignon="knight"
    )


def test_peasant() -> None:
    """S6: pull every Peasant 1; then push every person of the faction Noble 1. No choice."""
    t = table("peasant@genoa noble@genoa peasant@rome noble@avignon knight@genoa", turn="rome")
    assert t.targets_of("peasant#1") == {()}
    t.petition("peasant#1").expect(
        "peasant@florence noble@nice - - knight@genoa", avignon="noble", rome="peasant"
    )


def test_peasant_without_nobles() -> None:
    """S6: the second step lapses."""
    t = table("peasant@genoa bishop@genoa bishop@rome cardinal@nice knight@genoa", turn="avignon")
    t.petition("peasant").expect("peasant@nice bishop@genoa bishop@rome cardinal@nice knight@genoa")
    assert t.kinds()[:3] == ["action_taken", "moved", "lapsed"]


def test_preacher() -> None:
    """S6: pull up to 2 others at his land 1 each; then push the Preacher 1."""
    t = table("preacher@nice knight@nice noble@nice peasant@nice cardinal@genoa", turn="rome")
    # None, one or two of three: 1 + 3 + 3.
    assert len(t.targets_of("preacher")) == 7
    t.refuses("schisma.targets.number", "S6", "petition", "preacher", "knight noble peasant")
    t.refuses("schisma.targets.person", "S6", "petition", "preacher", "cardinal")
    t.petition("preacher", "knight peasant").expect(
        "preacher@avignon knight@genoa noble@nice peasant@genoa cardinal@genoa"
    )


def test_preacher_alone() -> None:
    """S6: nobody at his land; he is pushed all the same."""
    t = table("preacher@avignon knight@nice noble@nice peasant@nice cardinal@genoa", turn="avignon")
    assert t.targets_of("preacher") == {((),)}
    t.petition("preacher", "").expect(
        "preacher@nice knight@nice noble@nice peasant@nice cardinal@genoa"
    )


def test_guildmaster() -> None:
    """S6: swap lands with 1 other; pull this Guildmaster 1; push 1 other 1."""
    t = table(
        "guildmaster@nice knight@florence noble@genoa bishop@rome cardinal@genoa", turn="rome"
    )
    # Four to swap with, then four others to push; none of them leaves the display as it was,
    # since the one swapped with would have to come back by more than one land - except the Noble:
    # Guildmaster to Genoa and on to Florence is not where he was. So all sixteen.
    assert len(t.targets_of("guildmaster")) == 16
    t.petition("guildmaster", "knight", "bishop").expect(
        "guildmaster@rome knight@nice noble@genoa bishop@florence cardinal@genoa"
    )


def test_guildmaster_and_who_stands_beside_him() -> None:
    """S2.8, ruling *idle_targets* `refused`: whoever is at his own land can't be swapped with."""
    t = table(
        "guildmaster@nice knight@nice noble@genoa bishop@nice cardinal@nice",
        turn="rome",
        rulings=REFUSED,
    )
    assert {swapped for swapped, _ in t.targets_of("guildmaster")} == {(2,)}
    t.refuses("schisma.targets.person", "S6", "petition", "guildmaster", "knight", "noble")


def test_guildmaster_with_everybody_at_one_land() -> None:
    """S6, ruling *idle_targets* `refused`: the swap lapses; the rest is done."""
    t = table(
        "guildmaster@nice knight@nice noble@nice bishop@nice cardinal@nice",
        turn="rome",
        rulings=REFUSED,
    )
    t.petition("guildmaster", "", "knight").expect(
        "guildmaster@genoa knight@avignon noble@nice bishop@nice cardinal@nice"
    )


def test_guildmaster_who_leaves() -> None:
    """S6: swapped to Rome and pulled beyond it; the push of another is done."""
    t = table("guildmaster@nice knight@rome noble@genoa bishop@nice cardinal@nice", turn="rome")
    t.petition("guildmaster", "knight", "knight").expect(
        "- knight@avignon noble@genoa bishop@nice cardinal@nice", rome="guildmaster"
    )


def test_priest() -> None:
    """S6: move 1 other back to Genoa; then push this Priest 1."""
    t = table("priest@genoa knight@avignon noble@genoa peasant@rome cardinal@nice", turn="rome")
    # The Noble is at Genoa already, and can be chosen all the same: the Priest is pushed then.
    assert t.targets_of("priest") == {((1,),), ((2,),), ((3,),), ((4,),)}
    t.petition("priest", "peasant").expect(
        "priest@nice knight@avignon noble@genoa peasant@genoa cardinal@nice"
    )


def test_priest_refused_idle_targets() -> None:
    """S2.8, ruling *idle_targets* `refused`: the Noble is at Genoa already."""
    t = table(
        "priest@genoa knight@avignon noble@genoa peasant@rome cardinal@nice",
        turn="rome",
        rulings=REFUSED,
    )
    assert t.targets_of("priest") == {((1,),), ((3,),), ((4,),)}
    t.refuses("schisma.targets.person", "S6", "petition", "priest", "noble")


def test_idle_targets_allowed() -> None:
    """S2.8, ruling *idle_targets* `allowed`: whoever would stay can be chosen all the same."""
    t = table("priest@genoa knight@avignon noble@genoa peasant@rome cardinal@nice", turn="rome")
    # The Noble stays at Genoa; the Priest is pushed towards Avignon.
    t.petition("priest", "noble").expect(
        "priest@nice knight@avignon noble@genoa peasant@rome cardinal@nice"
    )
    t = table("guildmaster@nice knight@nice noble@genoa bishop@nice cardinal@nice", turn="rome")
    assert {swapped for swapped, _ in t.targets_of("guildmaster")} == {(1,), (2,), (3,), (4,)}
    # The swap with the Knight changes nothing; then Rome pulls the Guildmaster, pushes the Noble.
    t.petition("guildmaster", "knight", "noble").expect(
        "guildmaster@genoa knight@nice noble@nice bishop@nice cardinal@nice"
    )
    lapsed = [event for event in t.events if isinstance(event, events.Lapsed)]
    assert [(event.step, event.verb, event.why) for event in lapsed] == [(1, "swap", "stays")]


def test_priest_with_everybody_at_genoa() -> None:
    """S6, ruling *idle_targets* `refused`: the first step lapses."""
    t = table(
        "priest@nice knight@genoa noble@genoa peasant@genoa cardinal@genoa",
        turn="avignon",
        rulings=REFUSED,
    )
    t.petition("priest", "").expect(
        "priest@genoa knight@genoa noble@genoa peasant@genoa cardinal@genoa"
    )


def test_person_and_faction() -> None:
    """S1.4: the Knight counts persons of the faction Noble, the Cardinal pulls by name."""
    t = table("priest@genoa priest@avignon noble@genoa guildmaster@rome cardinal@nice", turn="rome")
    t.petition("cardinal", "priest#1 guildmaster").expect(
        "priest@nice priest@avignon noble@genoa guildmaster@florence cardinal@florence"
    )


def test_events_name_their_cause() -> None:
    """The petitioned person for what a petition does, nobody for the other actions."""
    t = table("bishop@genoa knight@rome noble@genoa peasant@genoa cardinal@rome", turn="rome")
    t.petition("bishop", "knight")
    assert {event.cause for event in t.events} == {"bishop"}
    assert {event.paragraph for event in t.events} == {"S2.5", "S3.1", "S6"}
    t.draw("inquisitor")
    assert [(e.kind, e.cause, e.paragraph) for e in t.events] == [("drawn", "bishop", "S3.2")]
    t.beseech("noble")
    assert {event.cause for event in t.events} == {""}
