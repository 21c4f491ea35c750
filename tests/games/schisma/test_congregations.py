"""S3 and S4: who leaves the track, who comes, and what ends the game."""

from __future__ import annotations

from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.state import Due

from .scenarios import table

AT_ONCE = Rulings(refill="at_once")
BY_STEP = Rulings(end_check="step")


def test_beyond_the_end_into_a_congregation() -> None:
    """S3.1: of the player of that side, whoever moved them."""
    t = table("noble@R knight@A bishop@G bishop@N cardinal@G", turn="rome")
    t.beseech("noble").expect("- knight@A bishop@G bishop@N cardinal@G; R noble")
    t.draw("peasant").chastise("knight")
    t.expect("peasant@G - bishop@G bishop@N cardinal@G; A knight; R noble")


def test_half_the_way_is_enough_to_leave() -> None:
    """S3.1, S6: pulled two from Florence, the second land lies beyond Rome."""
    t = table("bishop@G noble@F knight@G peasant@G cardinal@G")
    t.petition("bishop", "noble")
    assert t.kinds() == ["action_taken", "moved", "joined", "moved"]
    t.expect("bishop@A - knight@G peasant@G cardinal@G; R noble")


def test_refilled_at_genoa() -> None:
    """S3.2: after the action, and the turn goes on."""
    t = table("noble@R knight@N bishop@G bishop@N cardinal@G").beseech("noble")
    t.draw("peasant").expect("peasant@G knight@N bishop@G bishop@N cardinal@G; R noble")
    assert (t.state.left, t.state.used) == (1, ("beseech",))


def test_refilled_in_the_order_in_which_they_fell_empty() -> None:
    """S3.2: the Knight in column 3 leaves first, then columns 0 and 4, left to right."""
    t = table("bishop@R noble@G cardinal@N knight@A peasant@R")
    t.petition("knight", "bishop peasant")
    assert [due.column for due in t.state.due] == [3, 0, 4]
    t.draw("noble", "bishop", "inquisitor")
    t.expect("bishop@G noble@G cardinal@N noble@G inquisitor@G; A knight; R bishop peasant")


def test_the_discarded_is_replaced_where_they_stood() -> None:
    """S3.2: the Noble's place at Nice first, then the Knight's column at Genoa."""
    t = table("inquisitor@A noble@N knight@A peasant@R bishop@R", turn="avignon")
    t.petition("inquisitor", "noble", "knight")
    assert t.state.due == (Due(1, 1, "inquisitor", "S3.2"), Due(2, 2, "inquisitor", "S3.2"))
    t.draw("cardinal", "peasant")
    t.expect("inquisitor@A cardinal@N peasant@G peasant@R bishop@R; A knight")


def test_nobody_new_is_affected_by_the_action() -> None:
    """S3.2, `after`: the Cardinal leaves, then two of the four others are pushed, then a draw."""
    t = table("cardinal@F noble@G knight@G peasant@G bishop@G")
    t.petition("cardinal", "noble bishop").draw("cardinal")
    t.expect("cardinal@G noble@N knight@G peasant@G bishop@N; R cardinal")


def test_at_once_the_new_person_can_be_chosen() -> None:
    """S3.2, ruling *refill* `at_once`: the other Cardinal comes and is one of those pushed."""
    t = table("cardinal@F noble@G knight@G peasant@G bishop@G", rulings=AT_ONCE)
    t.petition("cardinal").draw("cardinal")
    assert len(t.state.display) == 5
    t.refuses("schisma.petition.unfinished", "S3.2", "beseech", "noble")
    t.choose("cardinal bishop")
    t.expect("cardinal@N noble@G knight@G peasant@G bishop@N; R cardinal")
    assert (t.state.left, t.state.phase) == (1, "acting")


def test_at_once_choices_are_counted_anew() -> None:
    """S3.2, S6: five others after the draw, two of them chosen: ten ways (5 * 4 / 2)."""
    t = table("cardinal@F noble@G knight@G peasant@G bishop@G", rulings=AT_ONCE)
    t.petition("cardinal").draw("peasant")
    assert len(schisma.legal_moves(t.state)) == 10


def test_at_once_counts_the_new_noble() -> None:
    """S3.2, S6: the Knight pushes himself off; a second Noble comes, so # is 3.

    All but two of the five are chosen: ten ways (5 * 4 * 3 / 6), the new Noble among them.
    """
    t = table("knight@N noble@G bishop@G peasant@G cardinal@G", rulings=AT_ONCE)
    t.petition("knight").draw("noble")
    assert len(schisma.legal_moves(t.state)) == 10
    t.choose("noble#1 noble#2 bishop")
    t.expect("noble@F noble@F bishop@F peasant@G cardinal@G; A knight")


def test_at_once_replaces_the_discarded_before_the_pull() -> None:
    """S3.2: the new Peasant comes to the Inquisitor's land and is the only one there to pull."""
    t = table("inquisitor@G noble@G knight@R cardinal@R bishop@R", rulings=AT_ONCE)
    t.petition("inquisitor", "noble")
    assert t.state.due == (Due(1, 2, "inquisitor", "S3.2"),)
    # Only one way to go on: nothing is asked.
    t.draw("peasant").expect("inquisitor@G peasant@F knight@R cardinal@R bishop@R")
    assert t.state.phase == "acting"
    assert t.kinds() == ["drawn", "moved"]


def test_at_once_goes_on_without_a_question() -> None:
    """S3.2: the Bishop's push of himself needs no choice."""
    t = table("bishop@G noble@R knight@N peasant@N cardinal@N", rulings=AT_ONCE)
    t.petition("bishop", "noble").draw("knight")
    t.expect("bishop@A knight@G knight@N peasant@N cardinal@N; R noble")


def test_at_once_the_new_one_is_not_the_petitioned() -> None:
    """S3.2, S6: the Guildmaster leaves by his pull; the new person of his column may be pushed."""
    t = table("guildmaster@G noble@R knight@N cardinal@N bishop@N", rulings=AT_ONCE)
    t.petition("guildmaster", "noble").draw("knight")
    t.choose("knight#1").expect("knight@N noble@G knight@N cardinal@N bishop@N; R guildmaster")


def test_at_once_the_end_comes_before_a_last_draw() -> None:
    """S3.2, S4.1: nothing of the action remains, and the game has ended."""
    t = table(
        "noble@R knight@N bishop@N peasant@N cardinal@N; R inquisitor bishop", rulings=AT_ONCE
    )
    t.beseech("noble").ends("rome", "three_persons", "S4.1")
    assert "drawn" not in t.kinds()


def test_at_once_two_leave_and_two_more() -> None:
    """S3.2, S4.3: four have joined and three are in the pile.

    Both Cardinals leave, two are drawn; then two others leave, and the game ends.
    """
    t = table(
        "cardinal@R cardinal@F knight@A knight@A bishop@G; A peasant peasant; R noble inquisitor",
        rulings=AT_ONCE,
    )
    t.petition("cardinal#1").draw("bishop", "noble")
    t.choose("knight#1 knight#2").expect(
        "bishop@G noble@G - - bishop@G"
        "; A peasant peasant knight knight; R noble inquisitor cardinal cardinal"
    )
    t.ends("rome", "three_persons", "S4.3")


def test_congregations_are_open() -> None:
    """S3.3."""
    t = table("noble@R knight@N bishop@N peasant@N cardinal@N; A knight; R bishop")
    for seat in (0, 1):
        assert schisma.view(t.state, seat).congregations == (("knight",), ("bishop",))


def test_three_persons_win() -> None:
    """S4.1."""
    t = table(
        "bishop@A knight@N noble@G peasant@N cardinal@N; A inquisitor cardinal", turn="avignon"
    )
    t.beseech("bishop").ends("avignon", "three_persons", "S4.1")
    assert t.kinds() == ["action_taken", "joined", "game_ended"]


def test_two_persons_do_not_win() -> None:
    """S4.1."""
    t = table("bishop@A knight@N noble@G peasant@N cardinal@N; A inquisitor", turn="avignon")
    t.beseech("bishop").goes_on()


def test_a_third_person_pushed_over_wins_for_the_other() -> None:
    """S4.1: Rome chastises one too many into Avignon's congregation."""
    t = table("bishop@A knight@N noble@G peasant@N cardinal@N; A inquisitor cardinal", turn="rome")
    t.chastise("bishop").ends("avignon", "three_persons", "S4.1")


def test_noble_here_and_knight_there() -> None:
    """S4.2: the Noble in mine, a Knight in yours; whichever comes last."""
    display = "knight@A bishop@N noble@R peasant@N cardinal@N"
    t = table(f"{display}; A knight", turn="rome").beseech("noble")
    t.ends("rome", "noble_and_knight", "S4.2")
    t = table(f"{display}; R noble", turn="avignon").beseech("knight")
    t.ends("rome", "noble_and_knight", "S4.2")


def test_noble_and_peasant_of_the_other() -> None:
    """S4.2: your opponent wins if both are in your congregation."""
    display = "knight@N bishop@N noble@R peasant@G cardinal@N"
    t = table(f"{display}; R peasant", turn="rome").beseech("noble")
    t.ends("avignon", "noble_and_peasant", "S4.2")
    table(f"{display}; A peasant", turn="rome").beseech("noble").goes_on()


def test_the_guildmaster_counts_as_peasant() -> None:
    """S4.2, S5.1: of the faction Peasant."""
    t = table("knight@N bishop@N noble@R guildmaster@G cardinal@N; R guildmaster").beseech("noble")
    t.ends("avignon", "noble_and_peasant", "S4.2")


def test_knight_and_noble_in_one_congregation_do_nothing() -> None:
    """S4.2: the Knight must lie with the opponent."""
    t = table("knight@N bishop@N noble@R peasant@G cardinal@N; R knight").beseech("noble")
    t.goes_on()


def test_both_would_win() -> None:
    """S4.3: the Knight himself is the third of Avignon, and pulls the third of Rome."""
    display = "knight@A bishop@R cardinal@G peasant@N inquisitor@G"
    t = table(f"{display}; A peasant bishop; R inquisitor cardinal", turn="rome")
    t.petition("knight", "bishop").ends("rome", "three_persons", "S4.3")
    mirrored = "knight@R bishop@A cardinal@G peasant@N inquisitor@G"
    t = table(f"{mirrored}; A inquisitor cardinal; R peasant bishop", turn="avignon")
    t.petition("knight", "bishop").ends("avignon", "three_persons", "S4.3")


def test_both_would_win_by_different_conditions() -> None:
    """S4.3: Rome's third person is a Noble who meets a Peasant there; it is Rome's turn."""
    t = table("noble@R bishop@N knight@N peasant@N cardinal@N; R peasant bishop")
    t.beseech("noble").ends("rome", "three_persons", "S4.3")
    # On Avignon's turn the same three persons are Avignon's win.
    t = table("noble@R bishop@N knight@N peasant@N cardinal@N; R peasant bishop", turn="avignon")
    t.chastise("noble").ends("avignon", "noble_and_peasant", "S4.3")


def test_the_end_is_looked_for_after_the_whole_action() -> None:
    """S4.1, ruling *end_check* `action`: Rome's third first, then Avignon's: both, so whose turn.

    Avignon's Cardinal: the petitioned one is pulled into Avignon's congregation (its third), then
    two others are pushed, one into Rome's (its third).
    """
    display = "cardinal@N bishop@R knight@G peasant@N inquisitor@G"
    t = table(f"{display}; A peasant bishop; R inquisitor knight", turn="avignon")
    t.petition("cardinal", "bishop knight").ends("avignon", "three_persons", "S4.3")


def test_the_end_by_step_stops_the_petition() -> None:
    """S4.1, ruling *end_check* `step`: Rome has won before it pushes, so nobody is chosen.

    Rome's Knight pushes himself into Avignon's: its third person; Rome never gets to pull.
    """
    display = "knight@A bishop@R cardinal@G peasant@N inquisitor@G"
    t = table(f"{display}; A peasant bishop; R inquisitor cardinal", turn="rome", rulings=BY_STEP)
    assert t.targets_of("knight") == {()}
    t.petition("knight").ends("avignon", "three_persons", "S4.1")
    t.expect(
        "- bishop@R cardinal@G peasant@N inquisitor@G"
        "; A peasant bishop knight; R inquisitor cardinal"
    )


def test_the_end_by_step_at_once() -> None:
    """S4.1, S3.2: both rulings together: the end before the draw, in the midst of the petition."""
    display = "knight@A bishop@R cardinal@G peasant@N inquisitor@G"
    t = table(
        f"{display}; A peasant bishop; R inquisitor cardinal",
        turn="rome",
        rulings=Rulings(refill="at_once", end_check="step"),
    )
    t.petition("knight").ends("avignon", "three_persons", "S4.1")


def test_no_move_after_the_end() -> None:
    """S4.1."""
    t = table("noble@R knight@N bishop@N peasant@N cardinal@N; A knight")
    t.beseech("noble").refuses("schisma.game_over", "S4.2", "chastise", "bishop")
