"""T4.5: what each of the Clergy does; condemning and converting one below, at and above."""

from __future__ import annotations

import pytest

from .scenarios import covers, table


@covers("clergy-1")
def test_filemon_converts_below_his_piety_of_three() -> None:
    """T4.5 Convert: Milkmaid 2 < 3 turns; Shepherd 3 does not; Coligny 4 does not."""
    game = table(2).trick("clergy-1 peasants-6 townsfolk-1")
    game.expect("C peasants-6 clergy-1; N townsfolk-1", by=0)
    game = table(2).trick("clergy-1 peasants-5 townsfolk-1")
    game.expect("C clergy-1; P peasants-5; N townsfolk-1")
    game = table(2).trick("clergy-1 nobles-13 townsfolk-2", choose="townsfolk-2")
    game.expect("C clergy-1; P nobles-13; †C townsfolk-2")


@covers("clergy-2")
def test_longleaf_converts_below_his_piety_of_four() -> None:
    """T4.5 Convert: Ploughman 3 turns (he gave 3 piety first); Crossroad 4 and Mary 5 do not."""
    game = table(2).trick("clergy-2 peasants-9 townsfolk-1")
    game.expect("P peasants-9 clergy-2; N townsfolk-1", by=0, catholic=3)
    game = table(2).trick("clergy-2 clergy-6 townsfolk-1")
    game.expect("C clergy-6; P clergy-2; N townsfolk-1", by=1, catholic=4)
    game = table(1).trick("clergy-2 wild-14a:nobles townsfolk-3")
    game.expect("C wild-14a; P townsfolk-3 clergy-2", by=0)


@covers("clergy-3")
def test_penance_condemns_below_his_piety_of_five() -> None:
    """T4.5 Condemn: Crossroad 4 dies (after giving 4 piety); Mary 5 and Lamb 6 live."""
    game = table(1).trick("clergy-3 clergy-6 townsfolk-3")
    game.expect("P clergy-3 townsfolk-3; †C clergy-6", by=1, catholic=4)
    game = table(1).trick("clergy-3 wild-14a:nobles townsfolk-3")
    game.expect("C wild-14a; P clergy-3 townsfolk-3", by=0)
    game = table(1).trick("clergy-3 clergy-11 townsfolk-3", choose="clergy-11")
    game.expect("C clergy-11; P clergy-3 townsfolk-3", catholic=6)


@covers("clergy-3")
def test_penance_condemns_all_that_tie_for_the_lowest() -> None:
    """T4.5 Condemn: Weaver 1 and Chandler 1 die, Gleaner 2 lives though less pious than he."""
    game = table(1).trick("clergy-3 townsfolk-2 peasants-2 townsfolk-5")
    game.expect("C peasants-2; P clergy-3; †C townsfolk-5 townsfolk-2")


@covers("clergy-4")
def test_hermit_converts_below_his_piety_of_five() -> None:
    """T4.5 Convert: Longleaf 4 turns; Penance 5 and, a Protestant under James, Lamb 6 do not."""
    game = table(2).trick("clergy-4 clergy-2 townsfolk-1")
    game.expect("C clergy-4 clergy-2; N townsfolk-1", by=0)
    table(2).trick("clergy-4 clergy-3 townsfolk-1").expect("C clergy-4; P clergy-3; N townsfolk-1")
    game = table(3).trick("clergy-4 clergy-11 townsfolk-2", choose="clergy-4")
    game.expect("C clergy-4 townsfolk-2; P clergy-11", by=1, catholic=5)


@covers("clergy-5")
def test_bottomsly_gives_the_piety_of_protestants() -> None:
    """T4.5-6: himself 5 and Printer 2; under James the ○ Alewife 1 as well."""
    cards = "clergy-5 townsfolk-4 townsfolk-7 peasants-2"
    game = table(1).trick(cards)
    game.expect("C townsfolk-7 peasants-2; P clergy-5 townsfolk-4", by=0, protestant=5 + 2)
    game = table(3).trick(cards)
    game.expect("C peasants-2; P townsfolk-7 clergy-5 townsfolk-4", protestant=1 + 5 + 2)


@covers("clergy-6")
def test_crossroad_gives_the_piety_of_catholics() -> None:
    """T4.5-6: himself 4 and Gleaner 2; under Mary the ○ Alewife 1 as well."""
    cards = "clergy-6 townsfolk-4 townsfolk-7 peasants-2"
    game = table(1).trick(cards)
    game.expect("C townsfolk-7 clergy-6 peasants-2; P townsfolk-4", by=0, catholic=1 + 4 + 2)
    game = table(2).trick(cards)
    game.expect("C clergy-6 peasants-2; N townsfolk-7; P townsfolk-4", catholic=4 + 2)


@covers("clergy-7 clergy-9")
@pytest.mark.parametrize("father", ["clergy-7", "clergy-9"])
def test_highhall_and_humbolt_condemn_below_their_piety_of_four(father: str) -> None:
    """T4.5 Condemn: Shepherd 3 dies; Alain 4 lives, and kills the father; Bottomsly 5 lives."""
    game = table(1).trick(f"{father} peasants-5 townsfolk-2")
    game.expect(f"C {father} townsfolk-2; †P peasants-5", by=0)
    game = table(2).trick(f"{father} nobles-5 townsfolk-1")
    game.expect(f"N townsfolk-1; P nobles-5; †C {father}")
    game = table(2).trick(f"{father} clergy-5 townsfolk-1")
    game.expect(f"C {father}; N townsfolk-1; P clergy-5", protestant=5)


@covers("clergy-8", "english")
def test_eggert_converts_protestants_in_the_english_print() -> None:
    """T10, T4.5: Alain 4 turns (and then finds no other Catholic); Bottomsly 5, Cranmer 7 stay."""
    game = table(2).trick("clergy-8 nobles-5 townsfolk-1")
    game.expect("C nobles-5; N townsfolk-1; P clergy-8", by=0)
    game = table(2).trick("clergy-8 clergy-5 townsfolk-1")
    game.expect("N townsfolk-1; P clergy-8 clergy-5", protestant=5 + 5, pennants=(0, 0, 1))
    game = table(2).trick("clergy-8 clergy-14 townsfolk-1")
    game.expect("N townsfolk-1; P clergy-14 clergy-8", by=1)


@covers("clergy-8", "german")
def test_eggert_converts_catholics_in_the_german_print() -> None:
    """T10, T4.5: Crossroad 4 turns and gives nothing; the Hermit 5 and Lamb 6 stay."""
    game = table(2, edition="german").trick("clergy-8 clergy-6 townsfolk-1")
    game.expect("N townsfolk-1; P clergy-8 clergy-6", by=0)
    game = table(2, edition="german").trick("clergy-8 clergy-4 townsfolk-1")
    game.expect("C clergy-4; N townsfolk-1; P clergy-8")
    lamb = table(1, edition="german").trick("clergy-8 clergy-11 townsfolk-3", choose="clergy-11")
    lamb.expect("C clergy-11; P clergy-8 townsfolk-3", catholic=6)


@covers("clergy-8")
def test_eggert_in_both_prints() -> None:
    """T10: the same trick; the English Eggert turns the Milkmaid, the German the Gleaner."""
    cards = "clergy-8 peasants-6 peasants-2 townsfolk-1"
    game = table(2, edition="english").trick(cards)
    game.expect("C peasants-6 peasants-2; N townsfolk-1; P clergy-8")
    game = table(2, edition="german").trick(cards)
    game.expect("N townsfolk-1; P clergy-8 peasants-6 peasants-2")


@covers("clergy-10")
def test_gilbert_converts_below_his_piety_of_six() -> None:
    """T4.5 Convert: Bottomsly 5 turns and gives nothing; Lamb 6 under James, Cranmer 7 stay."""
    game = table(2).trick("clergy-10 clergy-5 townsfolk-1")
    game.expect("C clergy-10 clergy-5; N townsfolk-1", by=0)
    game = table(3).trick("clergy-10 clergy-11 townsfolk-2", choose="townsfolk-2")
    game.expect("C clergy-10 townsfolk-2; P clergy-11", catholic=1)
    game = table(2).trick("clergy-10 clergy-14 townsfolk-1")
    game.expect("C clergy-10; N townsfolk-1; P clergy-14", by=1)


@covers("clergy-10")
def test_gilbert_converts_all_that_tie_for_the_lowest() -> None:
    """T4.5 Convert: Poet 2 and Printer 2 turn together, Shepherd 3 stays."""
    game = table(2).trick("clergy-10 nobles-7 townsfolk-4 peasants-5")
    game.expect("C clergy-10 nobles-7 townsfolk-4; P peasants-5")


@covers("clergy-11")
def test_lamb_gives_the_piety_of_one_card() -> None:
    """T4.5 Piety: any card may be chosen, himself too, who gives nothing under Elizabeth."""
    cards = "clergy-11 nobles-7 townsfolk-2"
    piles = "C townsfolk-2; N clergy-11; P nobles-7"
    table(2).trick(cards).expect(by=0, pending="clergy-11 nobles-7 townsfolk-2")
    game = table(2).trick(cards, choose="nobles-7")
    game.expect(piles, protestant=2)
    game = table(2).trick(cards, choose="townsfolk-2")
    game.expect(piles, catholic=1)
    table(2).trick(cards, choose="clergy-11").expect(piles)


@covers("clergy-12")
def test_marcus_in_both_prints() -> None:
    """T10: English Clergy and Wild -4 + 3 - 1; German Clergy and Townsfolk -4 - 1 + 1."""
    cards = "clergy-12 clergy-14 wild-14a:nobles townsfolk-2"
    piles = "C wild-14a clergy-12 townsfolk-2; P clergy-14"
    game = table(1, edition="english").trick(cards)
    game.expect(piles, by=1, money=5 - 4 + 3 - 1)
    game = table(1, edition="german").trick(cards)
    game.expect(piles, by=1, money=5 - 4 - 1 + 1)


@covers("clergy-13")
def test_charles_in_both_prints() -> None:
    """T10: English tax -4 + 3 + 1 + 3 - 1 and piety 4 + 2 | 7 + 1; German Wild 3 + Tailor 3."""
    cards = "clergy-13 clergy-14 townsfolk-11 peasants-2 wild-14b:nobles"
    piles = "C clergy-13 peasants-2; N wild-14b; P clergy-14 townsfolk-11"
    game = table(2, edition="english").trick(cards)
    game.expect(piles, by=1, money=5 - 4 + 3 + 1 + 3 - 1, catholic=4 + 2, protestant=7 + 1)
    game = table(2, edition="german").trick(cards)
    game.expect(piles, by=1, money=5 + 3 + 3, pennants=(1, 0, 0))


@covers("clergy-14")
def test_cranmer_has_no_effect() -> None:
    """T1.2: nothing changes but the piles."""
    game = table(3).trick("clergy-14 townsfolk-3 townsfolk-5")
    game.expect("C townsfolk-5; P clergy-14 townsfolk-3", by=0)
