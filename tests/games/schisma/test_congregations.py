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
    t = table("noble@rome knight@avignon bishop@genoa bishop@nice cardinal@genoa", turn="rome")
    t.beseech("noble").expect(
        "- knight@avignon bishop@genoa bishop@nice cardinal@genoa", rome="noble"
    )
    t.draw("peasant").chastise("knight").expect(
        "peasant@genoa - bishop@genoa bishop@nice cardinal@genoa", rome="noble", avignon="knight"
    )


def test_half_the_way_is_enough_to_leave() -> None:
    """S3.1, S6: pulled two from Florence, the second land lies beyond Rome."""
    t = table("bishop@genoa noble@florence knight@genoa peasant@genoa cardinal@genoa")
    t.petition("bishop", "noble")
    assert t.kinds() == ["action_taken", "moved", "joined", "moved"]
    t.expect("bishop@avignon - knight@genoa peasant@genoa cardinal@genoa", rome="noble")


def test_refilled_at_genoa() -> None:
    """S3.2: after the action, and the turn goes on."""
    t = table("noble@rome knight@nice bishop@genoa bishop@nice cardinal@genoa").beseech("noble")
    t.draw("peasant").expect(
        "peasant@genoa knight@nice bishop@genoa bishop@nice cardinal@genoa", rome="noble"
    )
    assert (t.state.left, t.state.used) == (1, ("beseech",))


def test_refilled_in_the_order_in_which_they_fell_empty() -> None:
    """S3.2: the Knight in column 3 leaves first, then columns 0 and 4, left to right."""
    t = table("bishop@rome noble@genoa cardinal@nice knight@avignon peasant@rome")
    t.petition("knight", "bishop peasant")
    assert [due.column for due in t.state.due] == [3, 0, 4]
    t.draw("noble", "bishop", "inquisitor").expect(
        "bishop@genoa noble@genoa cardinal@nice noble@genoa inquisitor@genoa",
        avignon="knight",
        rome="bishop peasant",
    )


def test_the_discarded_is_replaced_where_they_stood() -> None:
    """S3.2: the Noble's place at Nice first, then the Knight's column at Genoa."""
    t = table(
        "inquisitor@avignon noble@nice knight@avignon peasant@rome bishop@rome", turn="avignon"
    )
    t.petition("inquisitor", "noble", "knight")
    assert t.state.due == (Due(1, 1, "inquisitor", "S3.2"), Due(2, 2, "inquisitor", "S3.2"))
    t.draw("cardinal", "peasant").expect(
        "inquisitor@avignon cardinal@nice peasant@genoa peasant@rome bishop@rome", avignon="knight"
    )


def test_nobody_new_is_affected_by_the_action() -> None:
    """S3.2, `after`: the Cardinal leaves, then two of the four others are pushed, then a draw."""
    t = table("cardinal@florence noble@genoa knight@genoa peasant@genoa bishop@genoa")
    t.petition("cardinal", "noble bishop").draw("cardinal").expect(
        "cardinal@genoa noble@nice knight@genoa peasant@genoa bishop@nice", rome="cardinal"
    )


def test_at_once_the_new_person_can_be_chosen() -> None:
    """S3.2, ruling *refill* `at_once`: the other Cardinal comes and is one of those pushed."""
    t = table(
        "cardinal@florence noble@genoa knight@genoa peasant@genoa bishop@genoa", rulings=AT_ONCE
    )
    t.petition("cardinal").draw("cardinal")
    assert len(t.state.display) == 5
    t.refuses("schisma.petition.unfinished", "S3.2", "beseech", "noble")
    t.choose("cardinal bishop").expect(
        "cardinal@nice noble@genoa knight@genoa peasant@genoa bishop@nice", rome="cardinal"
    )
    assert (t.state.left, t.state.phase) == (1, "acting")


def test_at_once_choices_are_counted_anew() -> None:
    """S3.2, S6: five others after the draw, two of them chosen: ten ways (5 * 4 / 2)."""
    t = table(
        "cardinal@florence noble@genoa knight@genoa peasant@genoa bishop@genoa", rulings=AT_ONCE
    )
    t.petition("cardinal").draw("peasant")
    assert len(schisma.legal_moves(t.state)) == 10


def test_at_once_counts_the_new_noble() -> None:
    """S3.2, S6: the Knight pushes himself off; a second Noble comes, so # is 3.

    All but two of the five are chosen: ten ways (5 * 4 * 3 / 6), the new Noble among them.
    """
    t = table("knight@nice noble@genoa bishop@genoa peasant@genoa cardinal@genoa", rulings=AT_ONCE)
    t.petition("knight").draw("noble")
    assert len(schisma.legal_moves(t.state)) == 10
    t.choose("noble#1 noble#2 bishop").expect(
        "noble@florence noble@florence bishop@florence peasant@genoa cardinal@genoa",
        avignon="knight",
    )


def test_at_once_replaces_the_discarded_before_the_pull() -> None:
    """S3.2: the new Peasant comes to the Inquisitor's land and is the only one there to pull."""
    t = table("inquisitor@genoa noble@genoa knight@rome cardinal@rome bishop@rome", rulings=AT_ONCE)
    t.petition("inquisitor", "noble")
    assert t.state.due == (Due(1, 2, "inquisitor", "S3.2"),)
    # Only one way to go on: nothing is asked.
    t.draw("peasant").expect(
        "inquisitor@genoa peasant@florence knight@rome cardinal@rome bishop@rome"
    )
    assert t.state.phase == "acting"
    assert t.kinds() == ["drawn", "moved"]


def test_at_once_goes_on_without_a_question() -> None:
    """S3.2: the Bishop's push of himself needs no choice."""
    t = table("bishop@genoa noble@rome knight@nice peasant@nice cardinal@nice", rulings=AT_ONCE)
    t.petition("bishop", "noble").draw("knight").expect(
        "bishop@avignon knight@genoa knight@nice peasant@nice cardinal@nice", rome="noble"
    )


def test_at_once_the_new_one_is_not_the_petitioned() -> None:
    """S3.2, S6: the Guildmaster leaves by his pull; the new person of his column may be pushed."""
    t = table("guildmaster@genoa noble@rome knight@nice cardinal@nice bishop@nice", rulings=AT_ONCE)
    t.petition("guildmaster", "noble").draw("knight")
    t.choose("knight#1").expect(
        "knight@nice noble@genoa knight@nice cardinal@nice bishop@nice", rome="guildmaster"
    )


def test_at_once_the_end_comes_before_a_last_draw() -> None:
    """S3.2, S4.1: nothing of the action remains, and the game has ended."""
    t = table(
        "noble@rome knight@nice bishop@nice peasant@nice cardinal@nice",
        rome="inquisitor bishop",
        rulings=AT_ONCE,
    )
    t.beseech("noble").ends("rome", "three_persons", "S4.1")
    assert "drawn" not in t.kinds()


def test_at_once_two_leave_and_two_more() -> None:
    """S3.2, S4.3: four have joined and three are in the pile.

    Both Cardinals leave, two are drawn; then two others leave, and the game ends.
    """
    t = table(
        "cardinal@rome cardinal@florence knight@avignon knight@avignon bishop@genoa",
        avignon="peasant peasant",
        rome="noble inquisitor",
        rulings=AT_ONCE,
    )
    t.petition("cardinal#1").draw("bishop", "noble")
    t.choose("knight#1 knight#2").expect(
        "bishop@genoa noble@genoa - - bishop@genoa",
        avignon="peasant peasant knight knight",
        rome="noble inquisitor cardinal cardinal",
    )
    t.ends("rome", "three_persons", "S4.3")


def test_congregations_are_open() -> None:
    """S3.3."""
    t = table(
        "noble@rome knight@nice bishop@nice peasant@nice cardinal@nice",
        rome="bishop",
        avignon="knight",
    )
    for seat in (0, 1):
        assert schisma.view(t.state, seat).congregations == (("knight",), ("bishop",))


def test_three_persons_win() -> None:
    """S4.1."""
    t = table(
        "bishop@avignon knight@nice noble@genoa peasant@nice cardinal@nice",
        avignon="inquisitor cardinal",
        turn="avignon",
    )
    t.beseech("bishop").ends("avignon", "three_persons", "S4.1")
    assert t.kinds() == ["action_taken", "joined", "game_ended"]


def test_two_persons_do_not_win() -> None:
    """S4.1."""
    t = table(
        "bishop@avignon knight@nice noble@genoa peasant@nice cardinal@nice",
        avignon="inquisitor",
        turn="avignon",
    )
    t.beseech("bishop").goes_on()


def test_a_third_person_pushed_over_wins_for_the_other() -> None:
    """S4.1: Rome chastises one too many into Avignon's congregation."""
    t = table(
        "bishop@avignon knight@nice noble@genoa peasant@nice cardinal@nice",
        avignon="inquisitor cardinal",
        turn="rome",
    )
    t.chastise("bishop").ends("avignon", "three_persons", "S4.1")


def test_noble_here_and_knight_there() -> None:
    """S4.2: the Noble in mine, a Knight in yours; whichever comes last."""
    display = "knight@avignon bishop@nice noble@rome peasant@nice cardinal@nice"
    table(display, avignon="knight", turn="rome").beseech("noble").ends(
        "rome", "noble_and_knight", "S4.2"
    )
    table(display, rome="noble", turn="avignon").beseech("knight").ends(
        "rome", "noble_and_knight", "S4.2"
    )


def test_noble_and_peasant_of_the_other() -> None:
    """S4.2: your opponent wins if both are in your congregation."""
    display = "knight@nice bishop@nice noble@rome peasant@genoa cardinal@nice"
    table(display, rome="peasant", turn="rome").beseech("noble").ends(
        "avignon", "noble_and_peasant", "S4.2"
    )
    table(display, avignon="peasant", turn="rome").beseech("noble").goes_on()


def test_the_guildmaster_counts_as_peasant() -> None:
    """S4.2, S5.1: of the faction Peasant."""
    table(
        "knight@nice bishop@nice noble@rome guildmaster@genoa cardinal@nice", rome="guildmaster"
    ).beseech("noble").ends("avignon", "noble_and_peasant", "S4.2")


def test_knight_and_noble_in_one_congregation_do_nothing() -> None:
    """S4.2: the Knight must lie with the opponent."""
    table("knight@nice bishop@nice noble@rome peasant@genoa cardinal@nice", rome="knight").beseech(
        "noble"
    ).goes_on()


def test_both_would_win() -> None:
    """S4.3: the Knight himself is the third of Avignon, and pulls the third of Rome."""
    display = "knight@avignon bishop@rome cardinal@genoa peasant@nice inquisitor@genoa"
    t = table(display, avignon="peasant bishop", rome="inquisitor cardinal", turn="rome")
    t.petition("knight", "bishop").ends("rome", "three_persons", "S4.3")
    mirrored = "knight@rome bishop@avignon cardinal@genoa peasant@nice inquisitor@genoa"
    t = table(mirrored, avignon="inquisitor cardinal", rome="peasant bishop", turn="avignon")
    t.petition("knight", "bishop").ends("avignon", "three_persons", "S4.3")


def test_both_would_win_by_different_conditions() -> None:
    """S4.3: Rome's third person is a Noble who meets a Peasant there; it is Rome's turn."""
    t = table(
        "noble@rome bishop@nice knight@nice peasant@nice cardinal@nice", rome="peasant bishop"
    )
    t.beseech("noble").ends("rome", "three_persons", "S4.3")
    # On Avignon's turn the same three persons are Avignon's win.
    t = table(
        "noble@rome bishop@nice knight@nice peasant@nice cardinal@nice",
        rome="peasant bishop",
        turn="avignon",
    )
    t.chastise("noble").ends("avignon", "noble_and_peasant", "S4.3")


def test_the_end_is_looked_for_after_the_whole_action() -> None:
    """S4.1, ruling *end_check* `action`: Rome's third first, then Avignon's: both, so whose turn.

    Avignon's Cardinal: the petitioned one is pulled into Avignon's congregation (its third), then
    two others are pushed, one into Rome's (its third).
    """
    display = "cardinal@nice bishop@rome knight@genoa peasant@nice inquisitor@genoa"
    t = table(display, avignon="peasant bishop", rome="inquisitor knight", turn="avignon")
    t.petition("cardinal", "bishop knight").ends("avignon", "three_persons", "S4.3")


def test_the_end_by_step_stops_the_petition() -> None:
    """S4.1, ruling *end_check* `step`: Rome has won before it pushes, so nobody is chosen.

    Rome's Knight pushes himself into Avignon's: its third person; Rome never gets to pull.
    """
    display = "knight@avignon bishop@rome cardinal@genoa peasant@nice inquisitor@genoa"
    t = table(
        display, avignon="peasant bishop", rome="inquisitor cardinal", turn="rome", rulings=BY_STEP
    )
    assert t.targets_of("knight") == {()}
    t.petition("knight").ends("avignon", "three_persons", "S4.1")
    t.expect(
        "- bishop@rome cardinal@genoa peasant@nice inquisitor@genoa",
        avignon="peasant bishop knight",
        rome="inquisitor cardinal",
    )


def test_the_end_by_step_at_once() -> None:
    """S4.1, S3.2: both rulings together: the end before the draw, in the midst of the petition."""
    display = "knight@avignon bishop@rome cardinal@genoa peasant@nice inquisitor@genoa"
    t = table(
        display,
        avignon="peasant bishop",
        rome="inquisitor cardinal",
        turn="rome",
        rulings=Rulings(refill="at_once", end_check="step"),
    )
    t.petition("knight").ends("avignon", "three_persons", "S4.1")


def test_no_move_after_the_end() -> None:
    """S4.1."""
    t = table("noble@rome knight@nice bishop@nice peasant@nice cardinal@nice", avignon="knight")
    t.beseech("noble").refuses("schisma.game_over", "S4.2", "chastise", "bishop")
