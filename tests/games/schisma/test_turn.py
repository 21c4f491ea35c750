"""S2: the turn, its four actions, and what it may not end with."""

from __future__ import annotations

from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules.moves import Beseech, Choose, Draw, Lay, Petition
from tolerance_game.games.schisma.rules.ruleset import Options, Rulings
from tolerance_game.games.schisma.rules.track import AVIGNON, ROME

from .catalogue import CATALOGUE
from .scenarios import Table, table

ALL_AT_GENOA = "bishop@G knight@G noble@G peasant@G inquisitor@G"


def test_the_very_first_turn_has_one_action() -> None:
    """S2.1: then Avignon has two, then Rome has two."""
    start = schisma.start(Options(CATALOGUE))
    t = Table(schisma.apply(start, Lay(("bishop", "knight", "noble", "peasant", "cardinal")))[0])
    t.beseech("bishop")
    assert (t.state.seat, t.state.left) == (AVIGNON, 2)
    t.beseech("knight").chastise("noble")
    assert (t.state.seat, t.state.left) == (ROME, 2)


def test_two_different_actions() -> None:
    """S2.1."""
    t = table(ALL_AT_GENOA, turn="rome").beseech("bishop")
    t.refuses("schisma.action.again", "S2.1", "beseech", "noble")
    assert t.reason("beseech", "noble").values == {"action": "beseech", "seat": ROME}
    t.chastise("noble")
    assert (t.state.seat, t.state.used) == (AVIGNON, ())


def test_no_petition_twice() -> None:
    """S2.1: nor of two different persons."""
    t = table(ALL_AT_GENOA).petition("bishop", "noble")
    t.refuses("schisma.action.again", "S2.1", "petition", "knight", "noble")


def test_beseech_pulls_one_land() -> None:
    """S2.2: Rome is to the right, Avignon to the left."""
    t = table(ALL_AT_GENOA, turn="rome").beseech("bishop")
    t.expect("bishop@F knight@G noble@G peasant@G inquisitor@G")
    t = table(ALL_AT_GENOA, turn="avignon").beseech("inquisitor")
    t.expect("bishop@G knight@G noble@G peasant@G inquisitor@N")


def test_chastise_pushes_one_land() -> None:
    """S2.3."""
    t = table(ALL_AT_GENOA, turn="rome").chastise("knight")
    t.expect("bishop@G knight@N noble@G peasant@G inquisitor@G")
    t = table(ALL_AT_GENOA, turn="avignon").chastise("knight")
    t.expect("bishop@G knight@F noble@G peasant@G inquisitor@G")


def test_excommunicate_replaces_at_the_same_land() -> None:
    """S2.4: the same column, the same land."""
    t = table("bishop@G knight@F noble@G peasant@G inquisitor@G")
    t.excommunicate("knight").expect("bishop@G - noble@G peasant@G inquisitor@G")
    assert t.state.discard == ("knight",)
    t.draw("cardinal").expect("bishop@G cardinal@F noble@G peasant@G inquisitor@G")


def test_either_player_may_petition_anybody() -> None:
    """S2.5: also a person at the opponent's own land."""
    t = table("bishop@A knight@R noble@G peasant@G inquisitor@G")
    assert t.targets_of("bishop")
    assert t.targets_of("knight")


def test_the_discard_pile_is_reshuffled() -> None:
    """S2.6: so the excommunicated person may come straight back."""
    t = table(
        "knight@G knight@N cardinal@G cardinal@G bishop@G"
        "; A peasant inquisitor; R peasant inquisitor",
        discard="noble noble bishop",
    )
    assert not t.state.pile
    t.excommunicate("knight#2")
    assert t.kinds() == ["action_taken", "discarded", "reshuffled"]
    assert list(t.state.pile) == ["bishop", "knight", "noble", "noble"]
    assert not t.state.discard
    t.draw("knight")
    assert list(t.state.pile) == ["bishop", "noble", "noble"]


def test_the_last_card_is_drawn_before_a_reshuffle() -> None:
    """S2.6: the discard pile is shuffled when a card must be drawn and none is there."""
    t = table(
        "knight@R knight@G cardinal@G cardinal@G bishop@G; A peasant inquisitor; R peasant",
        discard="noble noble bishop",
    )
    assert list(t.state.pile) == ["inquisitor"]
    t.excommunicate("knight#2").draw("inquisitor")
    assert (t.state.pile, t.state.discard) == ((), ("noble", "noble", "bishop", "knight"))


def test_nobody_is_drawn_who_is_not_in_the_pile() -> None:
    """S2.6."""
    t = table(ALL_AT_GENOA, discard="cardinal cardinal").excommunicate("knight")
    t.refuses_move("schisma.not_in_pile", "S2.6", Draw(1, "cardinal"))
    t.refuses_move("schisma.draw.column", "S3.2", Draw(0, "noble"))


def test_samaritan_may_not_take_back_the_whole_turn() -> None:
    """S2.7: Rome pulled the Bishop and pushed the Knight; Avignon may not undo both."""
    t = table(ALL_AT_GENOA, turn="rome").beseech("bishop").chastise("knight")
    t.beseech("bishop")
    t.refuses("schisma.samaritan", "S2.7", "chastise", "knight")
    assert t.reason("chastise", "knight").values == {"action": "chastise"}


def test_samaritan_lets_a_part_be_taken_back() -> None:
    """S2.7: taking back a part is fine."""
    t = table(ALL_AT_GENOA, turn="rome").beseech("bishop").chastise("knight")
    t.beseech("bishop").chastise("noble").expect("bishop@G knight@N noble@F peasant@G inquisitor@G")


def test_samaritan_does_not_know_copies_apart() -> None:
    """S2.7: the copies of a person count as the same, but columns do not."""
    two = "bishop@G bishop@F noble@G peasant@G knight@G"
    t = table(two, turn="rome").beseech("bishop#1").chastise("bishop#2")
    t.expect("bishop@F bishop@G noble@G peasant@G knight@G")
    t.beseech("bishop#1").refuses("schisma.samaritan", "S2.7", "chastise", "bishop#2")


def test_samaritan_binds_petitions() -> None:
    """S2.7: Rome's Bishop: Noble to Rome, Bishop to Avignon. Avignon's Bishop puts both back."""
    t = table(ALL_AT_GENOA, turn="rome").petition("bishop", "noble").beseech("knight")
    t.expect("bishop@A knight@F noble@R peasant@G inquisitor@G")
    t.beseech("knight").refuses("schisma.samaritan", "S2.7", "petition", "bishop", "noble")
    # With another choice the same petition is legal, so it can be chosen.
    assert schisma.petition_refusal(t.state, 0) is None
    assert t.targets_of("bishop") == {((1,),), ((3,),), ((4,),)}


def test_samaritan_after_a_draw_of_the_opponent() -> None:
    """S2.7: a Knight came for a Knight; only the Bishop moved, and may not be put back.

    Avignon's Preacher pulls the Bishop to Genoa and is pushed to Rome; beseeching the Preacher
    would leave just what stood before Rome's turn. It is no circle: that was before the draw.
    """
    t = table("bishop@G knight@G noble@G peasant@G preacher@F")
    t.excommunicate("knight").draw("knight").beseech("bishop")
    t.petition("preacher", "bishop")
    t.expect("bishop@G knight@G noble@G peasant@G preacher@R")
    t.refuses("schisma.samaritan", "S2.7", "beseech", "preacher")
    t.beseech("knight")


def test_samaritan_compares_persons() -> None:
    """S2.7: as before, but a Cardinal stands where the Knight stood: taken back in part only."""
    t = table("bishop@G knight@G noble@G peasant@G preacher@F")
    t.excommunicate("knight").draw("cardinal").beseech("bishop")
    t.petition("preacher", "bishop").beseech("preacher")
    t.expect("bishop@G cardinal@G noble@G peasant@G preacher@F")


def test_samaritan_compares_congregations() -> None:
    """S2.7: a Knight joined Rome and another came; the display is as before, Rome's side is not."""
    before = "knight@R preacher@G bishop@G cardinal@N peasant@N"
    t = table(before, turn="rome").beseech("knight").draw("knight").petition("preacher", "bishop")
    t.expect("knight@G preacher@N bishop@F cardinal@N peasant@N; R knight")
    t.petition("knight", "bishop").chastise("preacher").expect(f"{before}; R knight")


def test_samaritan_never_binds_a_turn_with_a_draw() -> None:
    """S2.7: whoever draws may restore everything."""
    t = table(ALL_AT_GENOA, turn="rome").beseech("bishop").excommunicate("knight").draw("cardinal")
    t.excommunicate("cardinal").draw("knight").beseech("bishop").expect(ALL_AT_GENOA)


def test_samaritan_off() -> None:
    """S2.7, ruling *samaritan* `off` (and no circles off): the whole turn may be taken back."""
    off = Rulings(samaritan="off", no_circles="off")
    t = table(ALL_AT_GENOA, turn="rome", rulings=off).beseech("bishop").chastise("knight")
    t.beseech("bishop").chastise("knight").expect(ALL_AT_GENOA)


STRICT = Rulings(samaritan="moved")


def test_strict_samaritan_whatever_else_is_done() -> None:
    """S2.7, *samaritan* `moved`: Rome pulled the Bishop and excommunicated the Knight. Avignon may
    not put the Bishop back, although a Cardinal stands for the Knight and the Peasant was pushed.
    """
    for rulings in (STRICT, Rulings()):
        t = table(ALL_AT_GENOA, turn="rome", rulings=rulings)
        t.beseech("bishop").excommunicate("knight").draw("cardinal").chastise("peasant")
        if rulings is STRICT:
            t.refuses("schisma.samaritan_moved", "S2.7", "beseech", "bishop")
            assert t.reason("beseech", "bishop").values == {"action": "beseech"}
            t.beseech("noble")
        else:
            t.beseech("bishop")


def test_strict_samaritan_after_the_own_draw() -> None:
    """S2.7, `moved`: a draw of the own turn frees nobody; only the Bishop was moved."""
    t = table(ALL_AT_GENOA, turn="rome", rulings=STRICT)
    t.beseech("bishop").excommunicate("knight").draw("cardinal")
    first = table(ALL_AT_GENOA, turn="rome", rulings=STRICT)
    first.state = t.state
    # Back first: then nobody else can be excommunicated, but the Bishop can, who is then gone.
    t.beseech("bishop").refuses("schisma.samaritan_moved", "S2.7", "excommunicate", "noble")
    t.excommunicate("bishop").draw("knight")
    # Somebody drawn first: then the Bishop cannot be put back.
    first.excommunicate("noble").draw("knight")
    first.refuses("schisma.samaritan_moved", "S2.7", "beseech", "bishop").beseech("peasant")


def test_strict_samaritan_lets_a_part_be_taken_back() -> None:
    """S2.7, `moved`: of two who were moved, either may be put back, not both."""
    t = table(ALL_AT_GENOA, turn="rome", rulings=STRICT).beseech("bishop").chastise("knight")
    t.beseech("bishop").refuses("schisma.samaritan_moved", "S2.7", "chastise", "knight")
    t.chastise("noble")


def test_strict_samaritan_where_somebody_is_gone() -> None:
    """S2.7, `moved`: the Peasant joined Rome, so not everybody can stand where they stood; nor
    where the Bishop was pulled to Florence and then excommunicated there."""
    t = table("bishop@G knight@G noble@G peasant@R inquisitor@G", turn="rome", rulings=STRICT)
    t.beseech("peasant").draw("cardinal").chastise("knight")
    t.beseech("noble").chastise("knight")
    t = table(ALL_AT_GENOA, turn="rome", rulings=STRICT)
    t.beseech("bishop").excommunicate("bishop").draw("cardinal")
    t.chastise("knight").beseech("cardinal").goes_on()


def test_strict_samaritan_never_bars_the_end_of_the_game() -> None:
    """S2.7, `moved`: Rome pushed the Bishop. Avignon's Cardinal comes to Avignon and pushes him
    back: with two there already that wins, with one it is refused."""
    display = "cardinal@N bishop@G noble@G peasant@G inquisitor@N"
    for joined, wins in (("A peasant inquisitor", True), ("A peasant", False)):
        t = table(f"{display}; {joined}", turn="rome", rulings=STRICT)
        t.chastise("bishop").excommunicate("peasant").draw("knight").beseech("noble")
        if wins:
            t.petition("cardinal", "bishop knight").ends("avignon", "three_persons", "S4.1")
        else:
            refused = ("schisma.samaritan_moved", "S2.7", "petition", "cardinal")
            t.refuses(*refused, "bishop knight").petition("cardinal", "noble knight")


def test_strict_samaritan_does_not_bind_what_a_draw_interrupts() -> None:
    """S2.7, S3.2: `moved` with *refill* `at_once`: the Cardinal leaves and somebody is drawn
    before anybody is pushed; so the Bishop can be pushed back."""
    both = Rulings(samaritan="moved", refill="at_once")
    t = table("cardinal@N bishop@G noble@G peasant@G inquisitor@N", turn="rome", rulings=both)
    t.chastise("bishop").excommunicate("peasant").draw("knight").beseech("noble")
    t.petition("cardinal").draw("preacher" if "preacher" in t.state.pile else "peasant")
    t.choose("bishop knight").goes_on()


def test_a_petition_must_change_something() -> None:
    """S2.8: nobody stands at the Inquisitor's land or next to it: no discard, no pull."""
    t = table("inquisitor@A knight@G noble@G peasant@G bishop@R")
    t.refuses("schisma.petition.no_effect", "S2.8", "petition", "inquisitor", "", "")
    assert t.reason("petition", "inquisitor").values["person"] == "inquisitor"
    assert t.targets_of("inquisitor") == set()
    assert schisma.petition_refusal(t.state, 1) is None
    reason = schisma.petition_refusal(t.state, 0)
    assert reason is not None
    assert reason.id == "schisma.petition.no_effect"


def test_a_choice_that_leaves_all_as_before_is_no_choice() -> None:
    """S2.8: the Guildmaster's three steps may cancel out.

    Guildmaster at Florence, Knight at Genoa: swap (G Genoa, K Florence), pull the Guildmaster
    (Florence), push the Knight (Genoa): the display is as before. Any other push is legal.
    """
    t = table("guildmaster@F knight@G noble@A bishop@A cardinal@A")
    t.refuses("schisma.petition.no_effect", "S2.8", "petition", "guildmaster", "knight", "knight")
    t.petition("guildmaster", "knight", "noble")
    t.expect("guildmaster@F knight@F - bishop@A cardinal@A; A noble")


def test_no_circles() -> None:
    """S2.9: nobody is drawn in four turns; what stood before the first may not stand again."""
    t = table(ALL_AT_GENOA, turn="rome").beseech("bishop").chastise("knight")
    t.beseech("noble").chastise("peasant")
    t.beseech("noble").chastise("bishop")
    t.expect("bishop@G knight@N noble@G peasant@F inquisitor@G")
    t.beseech("peasant").refuses("schisma.circle", "S2.9", "chastise", "knight")
    assert t.reason("chastise", "knight").values == {"action": "chastise"}
    # Nor what stood after the first: Bishop at Florence, Knight at Nice.
    t.refuses("schisma.circle", "S2.9", "chastise", "bishop")
    t.chastise("inquisitor")


def test_no_circles_off() -> None:
    """S2.9, ruling *no_circles* `off`: the same turns, and the circle is closed."""
    t = table(ALL_AT_GENOA, turn="rome", rulings=Rulings(no_circles="off"))
    t.beseech("bishop").chastise("knight").beseech("noble").chastise("peasant")
    t.beseech("noble").chastise("bishop").beseech("peasant").chastise("knight")
    t.expect(ALL_AT_GENOA).goes_on()


def test_no_turn_may_end_as_it_began() -> None:
    """S2.9: pull the Bishop, push the Bishop."""
    t = table(ALL_AT_GENOA).beseech("bishop")
    t.refuses("schisma.circle", "S2.9", "chastise", "bishop")
    free = Rulings(no_circles="off")
    table(ALL_AT_GENOA, rulings=free).beseech("bishop").chastise("bishop").expect(ALL_AT_GENOA)


def test_a_draw_opens_the_circle() -> None:
    """S2.9: what stood before the last draw may stand again."""
    t = table(ALL_AT_GENOA, turn="rome").beseech("bishop").chastise("knight")
    t.excommunicate("noble").draw("noble").chastise("peasant")
    t.excommunicate("inquisitor").draw("inquisitor").chastise("bishop")
    t.expect("bishop@G knight@N noble@G peasant@F inquisitor@G")
    t.beseech("peasant").chastise("knight").expect(ALL_AT_GENOA).goes_on()


def test_third_time_is_a_draw() -> None:
    """S2.9: the same display at the beginning of a third turn of Rome ends the game.

    Neither rule is broken with *no_circles* off: each turn is only half taken back.
    """
    t = table(ALL_AT_GENOA, turn="rome", rulings=Rulings(no_circles="off"))
    for again in (1, 2):
        t.beseech("bishop").chastise("knight").beseech("noble").chastise("peasant")
        t.beseech("noble").chastise("bishop").beseech("peasant").chastise("knight")
        t.expect(ALL_AT_GENOA)
        if again == 1:
            t.goes_on()
    t.ends("", "repetition", "S2.9")
    assert t.kinds()[-2:] == ["turn_began", "game_ended"]


def test_third_time_counts_each_player_alone() -> None:
    """S2.9: twice before Rome's turn and once before Avignon's is not three times."""
    t = table(ALL_AT_GENOA, turn="rome", rulings=Rulings(no_circles="off", samaritan="off"))
    t.beseech("bishop").chastise("bishop").expect(ALL_AT_GENOA)
    t.beseech("bishop").chastise("bishop").expect(ALL_AT_GENOA)
    t.beseech("bishop").chastise("bishop").expect(ALL_AT_GENOA)
    t.beseech("bishop").chastise("bishop").expect(ALL_AT_GENOA).ends("", "repetition", "S2.9")


def test_third_time_counts_over_draws() -> None:
    """S2.9: each time the like comes for the like; the display at Rome's turns is the same."""
    t = table(ALL_AT_GENOA, turn="rome")
    for mine, theirs in (("knight", "noble"), ("peasant", "inquisitor")):
        t.goes_on()
        t.beseech("bishop").excommunicate(mine).draw(mine)
        t.beseech("bishop").excommunicate(theirs).draw(theirs).expect(ALL_AT_GENOA)
    t.ends("", "repetition", "S2.9")


def test_a_seat_chooses_only_when_asked() -> None:
    """S3.2."""
    t = table(ALL_AT_GENOA)
    t.refuses_move("schisma.nothing_to_choose", "S3.2", Choose(((0,),)))


def test_columns_are_five() -> None:
    """S1.2."""
    t = table(ALL_AT_GENOA)
    t.refuses_move("schisma.column.unknown", "S1.2", Beseech(5))
    t.refuses_move("schisma.column.unknown", "S1.2", Petition(9))
    empty = table("- knight@G noble@G peasant@G inquisitor@G")
    empty.refuses_move("schisma.column.empty", "S1.2", Beseech(0))


def test_there_is_always_a_legal_turn() -> None:
    """S2.9: excommunicating draws, so it closes no circle."""
    t = table(ALL_AT_GENOA).beseech("bishop")
    assert sum(type(m).__name__ == "Excommunicate" for m in schisma.legal_moves(t.state)) == 5
