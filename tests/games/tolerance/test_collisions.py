"""T4.1-6: effects that meet each other in one trick."""

from __future__ import annotations

from tolerance_game.games.tolerance.rules.events import CardSilenced

from .scenarios import table


def test_a_card_killed_before_its_turn_does_not_act() -> None:
    """T4.1: Coligny (13) kills Catherine (9), who then gives no piety."""
    game = table(2).trick("nobles-13 nobles-9 townsfolk-3")
    game.expect(by=0, living_protestant="nobles-13 townsfolk-3", dead_catholic="nobles-9")
    assert [(e.card, e.cause) for e in game.events if isinstance(e, CardSilenced)] == [
        ("nobles-9", "nobles-13")
    ]


def test_a_card_killed_after_its_turn_has_acted() -> None:
    """T4.1: Catherine (9) gives 4, then the Knight (8) kills her."""
    table(2).trick("nobles-9 nobles-8 townsfolk-3").expect(
        by=0,
        catholic=4,
        living_none="nobles-8",
        living_protestant="townsfolk-3",
        dead_catholic="nobles-9",
    )


def test_equal_ranks_act_in_the_order_of_the_suits() -> None:
    """T4.1: Noble 13 kills Clergy 13 first; Townsfolk 13 taxes after both, without the dead.

    Coligny chooses Charles; then the Matriarch gains 3 (herself) + 2 (Coligny).
    """
    cards = "townsfolk-13 clergy-13 nobles-13"
    table(2).trick(cards).expect(by=0, pending="clergy-13 townsfolk-13")
    table(2).trick(cards, choose="clergy-13").expect(
        money=5 + 3 + 2,
        pennants=(1, 0, 0),
        living_catholic="townsfolk-13",
        living_protestant="nobles-13",
        dead_catholic="clergy-13",
    )


def test_peasants_act_before_wilds_of_the_same_rank() -> None:
    """T4.1: Peasant 9 gives 3, then Wild 9, the Ravisher, kills it (3 against 1)."""
    table(2).trick("peasants-9 wild-9:peasants townsfolk-2").expect(
        by=0,
        catholic=3,
        living_catholic="townsfolk-2",
        living_none="wild-9",
        dead_catholic="peasants-9",
    )


def test_effects_see_living_cards_only() -> None:
    """T4.2: the Bailiff (6) taxes 2 - 1, without the Lady killed by Guise (11)."""
    table(3).trick("nobles-11 nobles-3 wild-6:nobles", choose="nobles-3").expect(
        by=0,
        money=5 + 2 - 1,
        living_catholic="nobles-11",
        living_protestant="wild-6",
        dead_protestant="nobles-3",
    )


def test_converted_before_being_condemned() -> None:
    """T4.5: Gilbert makes the Milkmaid (2) Catholic; Humbolt (4) finds no Protestant."""
    table(2).trick("clergy-10 clergy-9 peasants-6").expect(
        by=0, living_catholic="clergy-10 clergy-9 peasants-6"
    )


def test_converted_into_being_condemned() -> None:
    """T4.5: Gilbert makes the Milkmaid (2) Catholic; Penance (5) condemns her, a Catholic."""
    table(2).trick("clergy-10 clergy-3 peasants-6").expect(
        living_catholic="clergy-10",
        living_protestant="clergy-3",
        dead_catholic="peasants-6",
    )


def test_converted_and_converted_back() -> None:
    """T4.5: Gilbert (6) turns the Milkmaid (2), Longleaf (4) turns her again."""
    table(2).trick("clergy-10 clergy-2 peasants-6").expect(
        living_catholic="clergy-10", living_protestant="peasants-6 clergy-2"
    )


def test_a_converted_converter_acts_for_its_own_words() -> None:
    """T4.5: the Hermit (5) makes Longleaf (4) Catholic, who finds no Catholic below himself."""
    table(2).trick("clergy-4 clergy-2 clergy-14").expect(
        by=2, living_catholic="clergy-4 clergy-2", living_protestant="clergy-14"
    )


def test_converted_then_taxed_by_religion() -> None:
    """T4.5, T4.7: the Tailor, made Catholic, counts for the Lawyer under Mary: 3 - 3 + 2."""
    table(1).trick("clergy-10 nobles-1 townsfolk-11").expect(
        by=0, money=5 + 3 - 3 + 2, living_catholic="townsfolk-11 clergy-10 nobles-1"
    )


def test_converted_cards_give_piety_to_their_new_religion() -> None:
    """T4.5: Milkmaid 2 and Ploughman 3, both Catholic now."""
    table(2).trick("clergy-10 peasants-6 peasants-9").expect(
        by=0, catholic=2 + 3, living_catholic="clergy-10 peasants-9 peasants-6"
    )


def test_conversion_overrides_the_prevailing_religion() -> None:
    """T4.5-6: under James the ○ Alewife (1) is Protestant until Gilbert turns her."""
    table(3).trick("clergy-10 townsfolk-7 nobles-7").expect(
        living_catholic="clergy-10 townsfolk-7", living_protestant="nobles-7"
    )


def test_circle_cards_are_of_no_religion_under_elizabeth() -> None:
    """T4.6: neither converted by Gilbert nor killed by Alain; under Mary Alain kills her."""
    table(2).trick("clergy-10 townsfolk-7 townsfolk-1").expect(
        living_catholic="clergy-10", living_none="townsfolk-7 townsfolk-1"
    )
    table(2).trick("nobles-5 townsfolk-7 townsfolk-1").expect(
        living_none="townsfolk-7 townsfolk-1", living_protestant="nobles-5"
    )
    table(1).trick("nobles-5 townsfolk-7 townsfolk-1").expect(
        living_protestant="nobles-5", dead_catholic="townsfolk-7 townsfolk-1"
    )


def test_a_dead_circle_card_lies_with_the_dead_of_the_reign() -> None:
    """T5.1: the Knight kills the Lady: Catholic, without religion, Protestant."""
    cards = "nobles-8 nobles-3 townsfolk-2"
    table(1).trick(cards).expect(living_catholic="nobles-8 townsfolk-2", dead_catholic="nobles-3")
    table(2).trick(cards).expect(
        living_none="nobles-8", living_catholic="townsfolk-2", dead_none="nobles-3"
    )
    table(3).trick(cards).expect(
        living_protestant="nobles-8", living_catholic="townsfolk-2", dead_protestant="nobles-3"
    )


def test_satyr_that_is_itself_the_highest() -> None:
    """T4.5, highest_excludes_self: among the others Chandler 2 and Gleaner 2 tie."""
    table(2).trick("townsfolk-2 wild-3:clergy peasants-2").expect(
        by=0, living_none="wild-3", dead_catholic="townsfolk-2 peasants-2"
    )


def test_satyr_that_ties_for_the_highest() -> None:
    """T4.5: a kill is never itself; the Lady 3 dies alone, whatever the ruling."""
    for ruling in (True, False):
        game = table(2, rulings={"highest_excludes_self": ruling})
        game.trick("nobles-3 wild-3:clergy townsfolk-2").expect(
            living_catholic="townsfolk-2", living_none="wild-3", dead_none="nobles-3"
        )


def test_unluck_that_is_itself_the_richest() -> None:
    """T4.5, highest_excludes_self: of -2 and -4 the Beggar's -2 is the most."""
    table(2).trick("peasants-1 wild-5:clergy clergy-14").expect(
        by=0, living_none="wild-5", living_protestant="clergy-14", dead_none="peasants-1"
    )


def test_unluck_that_ties_for_the_richest() -> None:
    """T4.5: the Gleaner (-1, like Unluck) dies, whatever the ruling."""
    for ruling in (True, False):
        game = table(2, rulings={"highest_excludes_self": ruling})
        game.trick("peasants-2 wild-5:clergy peasants-1").expect(
            living_none="wild-5 peasants-1", dead_catholic="peasants-2"
        )


def test_ravisher_that_ties_for_the_highest() -> None:
    """T4.5: where all have piety 0 both others die, whatever the ruling."""
    for ruling in (True, False):
        game = table(2, rulings={"highest_excludes_self": ruling})
        game.trick("townsfolk-1 wild-9:clergy townsfolk-6").expect(
            by=2, living_none="wild-9", dead_none="townsfolk-6 townsfolk-1"
        )


def test_the_first_plaguebearer_may_kill_the_second() -> None:
    """T4.1: in the order played; the dead one does not act."""
    game = table(2, plague_cards=2)
    game.trick("wild-1b:nobles wild-1a:nobles townsfolk-2", choose="wild-1a")
    game.expect(by=0, living_catholic="townsfolk-2", living_none="wild-1b", dead_none="wild-1a")


def test_the_second_plaguebearer_kills_the_first() -> None:
    """T4.1, T4.4: the first kills the Chandler, so the second has one target and is not asked."""
    game = table(2, plague_cards=2)
    game.trick("wild-1a:nobles wild-1b:nobles townsfolk-2", choose="townsfolk-2")
    game.expect(by=0, living_none="wild-1b", dead_catholic="townsfolk-2", dead_none="wild-1a")


def test_a_monarch_can_be_taxed_killed_and_converted() -> None:
    """T4.1: taxed 3 by the Mayor (with his 4 and the Fishwife's 0), killed, converted."""
    table(1).trick("townsfolk-14 wild-14a:nobles townsfolk-1").expect(
        by=0,
        money=5 + 4 + 3 + 0,
        pennants=(1, 0, 0),
        living_catholic="townsfolk-14 wild-14a townsfolk-1",
    )
    table(1).trick("nobles-13 wild-14a:clergy townsfolk-3").expect(
        by=0, living_protestant="nobles-13 townsfolk-3", dead_catholic="wild-14a"
    )
    table(3).trick("clergy-10 wild-14c:nobles clergy-14").expect(
        by=2, living_catholic="wild-14c clergy-10", living_protestant="clergy-14"
    )


def test_two_choices_in_one_trick_come_in_the_order_of_the_cards() -> None:
    """T4.1, T4.4: Coligny (13) first, then the Knight (8) among those still alive."""
    cards = "nobles-13 nobles-8 nobles-3 peasants-2 townsfolk-2"
    table(2).trick(cards).expect(by=0, pending="peasants-2 townsfolk-2")
    table(2).trick(cards, choose="peasants-2").expect(
        pending="nobles-13 nobles-3", dead_catholic=""
    )
    table(2).trick(cards, choose="peasants-2 nobles-3").expect(
        living_catholic="townsfolk-2",
        living_none="nobles-8",
        living_protestant="nobles-13",
        dead_catholic="peasants-2",
        dead_none="nobles-3",
    )


def test_killing_the_winning_card_does_not_change_the_winner() -> None:
    """T3.6, T4.2: Coligny kills the Matriarch, who won; all still goes to her player."""
    table(2).trick("townsfolk-13 nobles-13 townsfolk-3").expect(
        by=0,
        living_protestant="nobles-13 townsfolk-3",
        dead_catholic="townsfolk-13",
    )
