"""Every paragraph of the rules, and the tests that hold it."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from tests.rows import rows

PARAGRAPHS = dict(
    line.split(" ", 1)
    for (line,) in rows("""
S1.1 test_setup.test_five_lands_from_avignon_to_rome
S1.2 test_setup.test_five_are_laid_at_genoa test_setup.test_only_five_of_the_pile_can_be_laid
    test_setup.test_twelve_persons_two_of_each
S1.3 test_setup.test_rome_begins
S1.4 test_petitions.test_person_and_faction
S2.1 test_turn.test_the_very_first_turn_has_one_action test_turn.test_two_different_actions
    test_turn.test_no_petition_twice
S2.2 test_turn.test_beseech_pulls_one_land
S2.3 test_turn.test_chastise_pushes_one_land
S2.4 test_turn.test_excommunicate_replaces_at_the_same_land
S2.5 test_turn.test_either_player_may_petition_anybody
S2.6 test_turn.test_the_discard_pile_is_reshuffled
    test_turn.test_the_last_card_is_drawn_before_a_reshuffle
    test_turn.test_nobody_is_drawn_who_is_not_in_the_pile test_readings.test_nobody_left_to_draw
S2.7 test_turn.test_samaritan_may_not_take_back_the_whole_turn
    test_turn.test_samaritan_lets_a_part_be_taken_back
    test_turn.test_samaritan_does_not_know_copies_apart test_turn.test_samaritan_binds_petitions
    test_turn.test_samaritan_after_a_draw_of_the_opponent test_turn.test_samaritan_compares_persons
    test_turn.test_samaritan_compares_congregations
    test_turn.test_samaritan_never_binds_a_turn_with_a_draw test_turn.test_samaritan_off
    test_turn.test_strict_samaritan_whatever_else_is_done
    test_turn.test_strict_samaritan_after_the_own_draw
    test_turn.test_strict_samaritan_lets_a_part_be_taken_back
    test_turn.test_strict_samaritan_where_somebody_is_gone
    test_turn.test_strict_samaritan_never_bars_the_end_of_the_game
    test_turn.test_strict_samaritan_does_not_bind_what_a_draw_interrupts
    test_counts.test_second_actions_agree_with_the_naive_reading_of_the_samaritan
S2.8 test_turn.test_a_petition_must_change_something
    test_turn.test_a_choice_that_leaves_all_as_before_is_no_choice
    test_petitions.test_numbers_up_to_may_not_come_to_nothing
    test_petitions.test_idle_targets_allowed test_petitions.test_priest_refused_idle_targets
S2.9 test_turn.test_no_circles test_turn.test_no_circles_off
    test_turn.test_no_turn_may_end_as_it_began test_turn.test_a_draw_opens_the_circle
    test_turn.test_third_time_is_a_draw test_turn.test_third_time_counts_each_player_alone
    test_turn.test_third_time_counts_over_draws test_turn.test_there_is_always_a_legal_turn
S3.1 test_congregations.test_beyond_the_end_into_a_congregation
    test_congregations.test_half_the_way_is_enough_to_leave
S3.2 test_congregations.test_refilled_at_genoa
    test_congregations.test_refilled_in_the_order_in_which_they_fell_empty
    test_congregations.test_the_discarded_is_replaced_where_they_stood
    test_congregations.test_nobody_new_is_affected_by_the_action
    test_congregations.test_at_once_the_new_person_can_be_chosen
    test_congregations.test_at_once_replaces_the_discarded_before_the_pull
S3.3 test_congregations.test_congregations_are_open
S4.1 test_congregations.test_three_persons_win test_congregations.test_two_persons_do_not_win
    test_congregations.test_the_end_is_looked_for_after_the_whole_action
    test_congregations.test_the_end_by_step_stops_the_petition
S4.2 test_congregations.test_noble_here_and_knight_there
    test_congregations.test_noble_and_peasant_of_the_other
    test_congregations.test_knight_and_noble_in_one_congregation_do_nothing
S4.3 test_congregations.test_both_would_win
    test_congregations.test_both_would_win_by_different_conditions
S5.1 test_setup.test_factions_of_the_expansion
    test_congregations.test_the_guildmaster_counts_as_peasant
S5.2 test_setup.test_chosen_persons_come_with_both_copies
    test_setup.test_one_person_of_each_faction_is_chosen
    test_setup.test_random_persons_are_settled_by_chance
S6 test_petitions.test_cardinal test_petitions.test_bishop test_petitions.test_inquisitor
    test_petitions.test_noble test_petitions.test_knight test_petitions.test_peasant
    test_petitions.test_preacher test_petitions.test_guildmaster test_petitions.test_priest
    test_petitions.test_numbers_are_exact test_petitions.test_numbers_up_to
    test_petitions.test_knight_who_pushed_himself_off test_readings.test_steps_on_one_who_left_lapse
    test_readings.test_who_left_is_not_counted test_counts.test_moves_agree_with_the_naive_count
S7 test_setup.test_everything_is_public test_setup.test_chance_and_seats_do_not_act_for_each_other
    test_properties.test_random_games
""")
)

SECTIONS = {1: 4, 2: 9, 3: 3, 4: 3, 5: 2}
"""How many numbered paragraphs each section of the rules has; S6 and S7 have none."""


def test_no_paragraph_is_forgotten() -> None:
    numbered = {f"S{s}.{n}" for s, count in SECTIONS.items() for n in range(1, count + 1)}
    assert set(PARAGRAPHS) == numbered | {"S6", "S7"}


@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_each_has_tests_that_name_it(paragraph: str) -> None:
    names = PARAGRAPHS[paragraph].split()
    assert names
    package = __name__.rpartition(".")[0]
    for name in names:
        module, _, function = name.partition(".")
        test = getattr(import_module(f"{package}.{module}"), function)
        assert re.search(rf"\b{re.escape(paragraph)}\b", test.__doc__ or ""), name
