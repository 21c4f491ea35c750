"""Nothing is left untested: every card in both prints, every numbered paragraph of the rules."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

from tests.rows import rows

from .figures import FIGURES
from .scenarios import TESTED

CARD_TESTS = tuple(
    import_module(f"{__package__}.test_{name}")
    for name in ("nobles", "clergy", "townsfolk_and_peasants", "wild")
)
"""Importing them fills TESTED."""

RANDOM = "test_random_games_agree_with_the_referee"
OTHER = "test_games_with_other_figures_agree_with_the_referee"

PARAGRAPHS = dict(
    line.split(" ", 1)
    for (line,) in rows("""
T1.1 test_the_box test_suit_rank_effect_and_guild_of_every_card
T1.2 test_suit_rank_effect_and_guild_of_every_card test_the_five_of_the_guild
    test_nobles_without_an_effect
T1.3 test_the_eight_roles test_roles_dealt_at_random_are_unique
T1.4 test_the_deal test_options_nobody_can_play_with
T2.1 test_each_reign_has_its_monarch test_options_nobody_can_play_with
T2.2 test_the_deal test_refused_with_its_reason
    test_hands_are_kept_and_left_out_is_what_was_not_dealt
T2.3 test_everyone_starts_alike
T2.4 test_the_first_chooser_is_drawn_and_may_choose_anybody test_whoever_is_drawn_may_lead
    test_ruling
    test_the_table_may_say_who_chooses
T2.5 test_the_fewest_points_choose_later
T2.6 test_roles_are_chosen_one_after_the_other test_hidden_roles_are_revealed_at_the_end
    test_hidden_agendas_stay_hidden_until_the_final_scoring
T2.7 test_what_is_public test_totals_are_public_with_hidden_agendas
    test_a_view_does_not_depend_on_hidden_cards
T3.1 test_the_leader_may_play_any_card test_a_wild_lead_sets_the_declared_suit
    test_a_reign_has_twelve_tricks
T3.2 test_whoever_holds_the_suit_plays_it_or_any_wild test_counts_of_the_naive_walk
    test_whoever_holds_none_of_the_suit_plays_anything test_play_goes_clockwise_from_the_leader
T3.3 test_whoever_holds_the_suit_plays_it_or_any_wild test_refused_with_its_reason
T3.4 test_the_highest_of_the_suit_wins
T3.5 test_a_natural_card_beats_a_wild_of_its_rank test_ruling
    test_of_two_plaguebearers_the_first_played_wins
T3.6 test_the_winner_leads_the_next_trick test_killing_the_winning_card_does_not_change_the_winner
T4.1 test_a_card_killed_before_its_turn_does_not_act test_equal_ranks_act_in_the_order_of_the_suits
    test_the_first_plaguebearer_may_kill_the_second test_a_monarch_does_nothing_in_a_trick
T4.2 test_effects_see_living_cards_only test_killing_the_winning_card_does_not_change_the_winner
T4.3 test_mayor_taxes_townsfolk_and_wild test_tax_collector_taxes_nobles_and_clergy
    test_a_bailiff_declared_clergy_still_taxes_himself
T4.4 test_valiant_knight_kills_one_noble_or_peasant test_valiant_knight_without_a_target
    test_the_second_plaguebearer_kills_the_first
T4.5 test_filemon_converts_below_his_piety_of_three
    test_penance_condemns_all_that_tie_for_the_lowest
    test_humble_alain_turned_catholic_spares_himself test_lamb_gives_the_piety_of_one_card
    test_flagellants_cost_two_of_both_pieties test_ruling
T4.6 test_circle_cards_are_of_no_religion_under_elizabeth test_humble_alain_kills_all_catholics
    test_conversion_overrides_the_prevailing_religion
T4.7 test_lawyer_taxes_the_faith_of_the_reign test_ruling test_why_the_lawyer_taxes_nobody
T4.8 test_no_tally_rises_above_69_at_any_booking test_piety_stops_at_zero
    test_money_does_not_rise_above_69_either test_a_total_is_booked_as_one_change
    test_charles_books_the_tax_first_then_each_piety
T4.9 test_the_debt_is_checked_when_the_whole_trick_is_resolved
T5.1 test_a_dead_circle_card_lies_with_the_dead_of_the_reign test_the_winner_leads_the_next_trick
    test_ruling
T5.2 test_a_view_does_not_depend_on_buried_cards test_piles_of_others_and_own_piles
T6.1 test_the_execution_is_a_choice_among_all_living_cards_but_the_monarch
    test_the_victim_goes_on_top_of_the_dead_of_its_religion_on_its_board
    test_a_single_victim_is_not_asked_for test_no_victim_no_execution
    test_a_dead_monarch_executes_nobody test_boards_are_opened_for_the_execution
T6.2 test_the_taxes_can_pay_for_a_loan test_an_executed_card_counts_as_dead
T6.3 test_taxes_and_piety_under_mary test_taxes_and_piety_under_elizabeth
    test_taxes_and_piety_under_james test_the_debt_is_checked_after_the_taxes
T6.4 test_taxes_and_piety_under_mary test_taxes_and_piety_under_elizabeth
    test_taxes_and_piety_under_james
T6.5 test_loans_cost_five_each_if_one_has_the_money test_repaying_is_a_choice
T6.6 test_points_never_fall_below_zero_after_any_section test_within_a_section_the_sum_counts
    test_each_reign_has_its_own_column test_only_living_cards_count test_ruling
T6.6a test_owning_one_and_owning_the_most test_joint_most_counts_for_everyone
    test_the_most_of_nothing_is_nothing test_all_five_suits_are_counted_in_one_section
    test_a_negative_most_hits_everyone_who_is_joint_most
T6.6b test_the_five_of_the_guild test_a_negative_most_hits_everyone_who_is_joint_most
T6.6c test_points_for_the_dead test_dead_circle_cards_count_by_the_reign
T6.7 test_all_cards_go_back_and_everything_else_stays
T7.1 test_below_zero_means_a_loan_and_one_coin test_the_debt_is_checked_after_the_taxes
T7.2 test_with_a_loan_in_hand_money_becomes_zero test_one_loan_per_round_and_no_second test_ruling
T7.3 test_the_debt_is_checked_when_the_whole_trick_is_resolved test_ruling
    test_without_a_loan_in_hand_every_booking_may_go_below_zero
T7.4 test_an_unpaid_loan_costs_three_at_the_end test_ruling
T8.1 test_a_pennant_for_each_ten test_two_pennants_at_once
    test_a_pennant_is_earned_though_the_trick_takes_it_back test_a_pennant_is_not_earned_twice
T9.1 test_pennants_count_at_the_end_of_the_game test_the_pennants_come_before_the_loans
    test_points_stay_above_zero_after_each_tally
T9.2 test_who_wins
T10 test_eggert_in_both_prints test_marcus_in_both_prints test_charles_in_both_prints
    test_the_prints_differ_in_three_cards_only
T11.1 test_knight_under_mary test_knight_under_elizabeth test_knight_under_james
T11.2 test_unluck_under_mary test_unluck_under_elizabeth test_unluck_under_james
""")
)
"""For every paragraph the tests that fail when it is broken.

All but T1 and T10 are also refereed in whole games, by RANDOM and OTHER.
"""

NOT_TO_BE_BROKEN = {
    "T1.3 (board, score sheet)": "what lies on the table; the parts that count are T2.3 and T5",
    "T2.4 (religious activity)": "who prayed last is for the people at the table to say",
    "T4.5 (itself included, condemn and convert)": "a card is never less pious than itself, so"
    " whether it is looked at or not changes nothing",
    "T4.5 (highest, with nobody else alive)": "whoever kills last lives, so no card is ever alone",
    "T6.2": "the order of the seats cannot be felt: nothing of one seat changes another's accounts",
    "T6.5 (loans of this very scoring)": "such a loan leaves 1 money, too little to repay any",
}
"""Parts of paragraphs that no test can break, and why."""

NUMBERS = {1: 4, 2: 7, 3: 6, 4: 9, 5: 2, 6: 7, 7: 4, 8: 1, 9: 2, 11: 2}
"""How many paragraphs each chapter of the rules has; T10 is one table."""


def names_in_this_folder() -> set[str]:
    """The tests, and the titles of the stories told in tables, each as a test is named."""
    names = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.add(node.name)
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "STORIES":
                titles = [
                    story[0].partition(" (")[0] for story in rows(ast.literal_eval(node.value))
                ]
                names |= {"test_" + title.lower().replace(" ", "_") for title in titles}
    return names


def test_every_card_is_tested_in_both_prints() -> None:
    """T1.1, T10: all 73."""
    for edition in ("english", "german"):
        covered = {card for card, tests in TESTED.items() if edition in {e for e, _ in tests}}
        assert covered == set(FIGURES)
    assert len(FIGURES) == 73
    marked = {test for tests in TESTED.values() for _edition, test in tests}
    assert all(any(hasattr(module, test) for module in CARD_TESTS) for test in marked)


def test_every_paragraph_is_tested() -> None:
    """T1.1 to T11.2: none is missing or empty."""
    numbered = {f"T{part}.{n}" for part, last in NUMBERS.items() for n in range(1, last + 1)}
    assert set(PARAGRAPHS) == numbered | {"T10", "T6.6a", "T6.6b", "T6.6c"}
    assert all(tests.split() for tests in PARAGRAPHS.values())


def test_every_named_test_exists() -> None:
    named = {name for tests in PARAGRAPHS.values() for name in tests.split()}
    assert named | {RANDOM, OTHER} <= names_in_this_folder()


def test_every_exception_has_a_reason() -> None:
    assert all(part.split()[0] in PARAGRAPHS and why for part, why in NOT_TO_BE_BROKEN.items())
