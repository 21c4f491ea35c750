"""T4.5: what each of the Townsfolk and the Peasants does in a trick."""

from __future__ import annotations

from .scenarios import covers, table


@covers("townsfolk-1 townsfolk-2 townsfolk-3 townsfolk-4 townsfolk-5")
def test_townsfolk_without_an_effect() -> None:
    """T1.2, T5.1: nothing changes but the piles; the ○ Fishwife lies without religion."""
    game = table(2).trick("townsfolk-1 townsfolk-2 townsfolk-3 townsfolk-4 townsfolk-5")
    game.expect("C townsfolk-5 townsfolk-2; N townsfolk-1; P townsfolk-4 townsfolk-3", by=4)


@covers("townsfolk-6 townsfolk-7 townsfolk-9 townsfolk-10")
def test_more_townsfolk_without_an_effect() -> None:
    """T1.2, T5.1: nothing changes but the piles; ○ cards lie Catholic under Mary."""
    game = table(1).trick("townsfolk-6 townsfolk-7 townsfolk-9 townsfolk-10")
    game.expect("C townsfolk-10 townsfolk-7 townsfolk-6; P townsfolk-9", by=3)


@covers("townsfolk-11 townsfolk-12")
def test_the_richest_of_the_guild_have_no_effect() -> None:
    """T1.2: nothing changes but the piles."""
    game = table(1).trick("townsfolk-11 townsfolk-12 townsfolk-2")
    game.expect("C townsfolk-2; P townsfolk-12 townsfolk-11", by=1)


@covers("townsfolk-8")
def test_witches_give_the_piety_of_nobles_and_peasants() -> None:
    """T4.5 Piety: Poet 2 Protestant, Gleaner 2 Catholic; no Townsfolk, no Clergy."""
    table(1).trick("townsfolk-8 nobles-7 peasants-2 townsfolk-4 clergy-14").expect(
        "C townsfolk-8 peasants-2; P clergy-14 nobles-7 townsfolk-4", by=0, catholic=2, protestant=2
    )


@covers("townsfolk-13")
def test_matriarch_taxes_nobles_and_townsfolk() -> None:
    """T4.5 Tax: 3 (herself) + 3 + 2; the Beggar is neither."""
    table(1).trick("townsfolk-13 townsfolk-11 nobles-3 peasants-1").expect(
        "C townsfolk-13 nobles-3 peasants-1; P townsfolk-11",
        by=0,
        money=5 + 3 + 3 + 2,
        pennants=(1, 0, 0),
    )


@covers("townsfolk-14")
def test_mayor_taxes_townsfolk_and_wild() -> None:
    """T4.5, T4.3: 4 (himself) + 3 (Mary, Wild though declared Clergy) + 3; not the Noble."""
    table(1).trick("townsfolk-14 townsfolk-11 wild-14a:clergy nobles-3").expect(
        "C townsfolk-14 wild-14a nobles-3; P townsfolk-11",
        by=0,
        money=5 + 4 + 3 + 3,
        pennants=(1, 0, 0),
    )


@covers("peasants-1 peasants-2 peasants-3 peasants-4 peasants-5")
def test_peasants_without_an_effect() -> None:
    """T1.2, T5.1: nothing changes but the piles."""
    game = table(2).trick("peasants-1 peasants-2 peasants-3 peasants-4 peasants-5")
    game.expect("C peasants-4 peasants-2; N peasants-3 peasants-1; P peasants-5", by=4)


@covers("peasants-6 peasants-7 peasants-8 peasants-11")
def test_more_peasants_without_an_effect() -> None:
    """T1.2, T5.1: nothing changes but the piles; ○ cards lie Protestant under James."""
    game = table(3).trick("peasants-6 peasants-7 peasants-8 peasants-11")
    game.expect("P peasants-11 peasants-8 peasants-7 peasants-6", by=3)


@covers("peasants-9")
def test_ploughman_gives_the_piety_of_peasants() -> None:
    """T4.5-6: himself 3 and Shepherd 3; under Mary the ○ Beggar 1; no Noble."""
    cards = "peasants-9 peasants-5 peasants-1 nobles-7"
    table(1).trick(cards).expect(
        "C peasants-9 peasants-1; P nobles-7 peasants-5", by=0, catholic=3 + 1, protestant=3
    )
    game = table(2).trick(cards)
    game.expect("C peasants-9; N peasants-1; P nobles-7 peasants-5", catholic=3, protestant=3)


@covers("peasants-10")
def test_parish_priest_gives_the_piety_of_every_card() -> None:
    """T4.5-6: himself 3, Cranmer 7 and Printer 2; the ○ Alewife 1 goes with the reign."""
    cards = "peasants-10 clergy-14 townsfolk-7 townsfolk-4"
    table(1).trick(cards).expect(
        "C peasants-10 townsfolk-7; P clergy-14 townsfolk-4", by=0, catholic=3 + 1, protestant=7 + 2
    )
    table(2).trick(cards).expect(
        "C peasants-10; N townsfolk-7; P clergy-14 townsfolk-4", catholic=3, protestant=7 + 2
    )
    table(3).trick(cards).expect(
        "C peasants-10; P clergy-14 townsfolk-7 townsfolk-4",
        catholic=3,
        protestant=7 + 1 + 2,
        pennants=(0, 0, 1),
    )


@covers("peasants-12")
def test_reeve_taxes_peasants() -> None:
    """T4.5 Tax: 1 (himself) - 2; the Tailor is none."""
    game = table(1).trick("peasants-12 peasants-1 townsfolk-11")
    game.expect("C peasants-12 peasants-1; P townsfolk-11", by=0, money=5 + 1 - 2)


@covers("peasants-13")
def test_elder_council_gives_the_piety_of_nobles_and_peasants() -> None:
    """T4.5 Piety: itself 3 Catholic, Poet 2 Protestant; no Clergy, no Townsfolk."""
    game = table(1).trick("peasants-13 nobles-7 clergy-14 townsfolk-4")
    game.expect("C peasants-13; P clergy-14 nobles-7 townsfolk-4", by=0, catholic=3, protestant=2)


@covers("peasants-14")
def test_manor_lord_taxes_peasants() -> None:
    """T4.5 Tax: 2 (himself) - 1; the Noble is none."""
    game = table(1).trick("peasants-14 peasants-2 nobles-3")
    game.expect("C peasants-14 nobles-3 peasants-2", by=0, money=5 + 2 - 1)
