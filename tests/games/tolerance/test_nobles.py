"""T4.5: what each of the Nobles does in a trick. Sums are written out in the order of the cards."""

from __future__ import annotations

from .scenarios import covers, table


@covers("nobles-1")
def test_lawyer_taxes_the_faith_of_the_reign() -> None:
    """T4.7, T4.6: Catholics 2 + 2 - 1; without religion 2 + 2; Protestants 3 + 2 + 2."""
    cards = "nobles-1 nobles-3 townsfolk-11 peasants-2"
    game = table(1).trick(cards)
    game.expect("C nobles-3 peasants-2 nobles-1; P townsfolk-11", by=1, money=5 + 2 + 2 - 1)
    game = table(2).trick(cards)
    game.expect("C peasants-2; N nobles-3 nobles-1; P townsfolk-11", money=5 + 2 + 2)
    table(3).trick(cards).expect(
        "C peasants-2; P townsfolk-11 nobles-3 nobles-1", money=5 + 3 + 2 + 2, pennants=(1, 0, 0)
    )


@covers("nobles-2")
def test_executioner_gives_the_piety_of_nobles_and_peasants() -> None:
    """T4.5 Piety: itself included (1, ○), Poet 2 and Shepherd 3, both Protestant; no Clergy."""
    cards = "nobles-2 peasants-5 clergy-14 nobles-7"
    game = table(1).trick(cards)
    game.expect("C nobles-2; P clergy-14 nobles-7 peasants-5", by=3, catholic=1, protestant=2 + 3)
    table(2).trick(cards).expect("N nobles-2; P clergy-14 nobles-7 peasants-5", protestant=2 + 3)
    table(3).trick(cards).expect("P clergy-14 nobles-7 peasants-5 nobles-2", protestant=2 + 3 + 1)


@covers("nobles-3 nobles-7")
def test_nobles_without_an_effect() -> None:
    """T1.2: a card may have no effect; nothing changes but the piles."""
    game = table(1).trick("nobles-3 nobles-7 townsfolk-1")
    game.expect("C nobles-3 townsfolk-1; P nobles-7", by=1)


@covers("nobles-4")
def test_standard_bearer_taxes_clergy_and_townsfolk() -> None:
    """T4.5 Tax: -4 + 3; the Bearer and the Beggar are neither."""
    game = table(1).trick("nobles-4 clergy-14 townsfolk-11 peasants-1 nobles-3")
    game.expect("C nobles-4 nobles-3 peasants-1; P clergy-14 townsfolk-11", by=0, money=5 - 4 + 3)


@covers("nobles-5")
def test_humble_alain_kills_all_catholics() -> None:
    """T4.5, T4.6: the ○ Fishwife dies with them under Mary alone."""
    cards = "nobles-5 townsfolk-2 townsfolk-1 townsfolk-3"
    table(1).trick(cards).expect("P nobles-5 townsfolk-3; †C townsfolk-2 townsfolk-1", by=0)
    table(2).trick(cards).expect("P nobles-5 townsfolk-3; N townsfolk-1; †C townsfolk-2")
    table(3).trick(cards).expect("P nobles-5 townsfolk-3 townsfolk-1; †C townsfolk-2")


@covers("nobles-5")
def test_humble_alain_turned_catholic_spares_himself() -> None:
    """T4.5: a kill is never itself. Gilbert (6) converts Alain (4), who then kills Gilbert."""
    game = table(2).trick("nobles-5 clergy-10 townsfolk-1")
    game.expect("C nobles-5; †C clergy-10; N townsfolk-1")


@covers("nobles-6")
def test_guy_fawkes_kills_all_protestants() -> None:
    """T4.5, T4.6: the ○ Fishwife dies with them under James alone."""
    cards = "nobles-6 townsfolk-3 townsfolk-1 townsfolk-2"
    table(1).trick(cards).expect("C nobles-6 townsfolk-2 townsfolk-1; †P townsfolk-3", by=0)
    table(2).trick(cards).expect("C nobles-6 townsfolk-2; N townsfolk-1; †P townsfolk-3")
    table(3).trick(cards).expect("C nobles-6 townsfolk-2; †P townsfolk-3 townsfolk-1")


@covers("nobles-6")
def test_guy_fawkes_turned_protestant_spares_himself() -> None:
    """T4.5: a kill is never itself. The German Eggert (5) converts Fawkes (4) and dies of it."""
    game = table(2, edition="german").trick("nobles-6 clergy-8 townsfolk-1")
    game.expect("P nobles-6; †P clergy-8; N townsfolk-1")


@covers("nobles-8")
def test_valiant_knight_kills_one_noble_or_peasant() -> None:
    """T4.4: the winner chooses among Poet and Gleaner; neither the Knight nor the Chandler."""
    game = table(1).trick("nobles-8 nobles-7 peasants-2 townsfolk-2")
    game.expect(by=0, pending="nobles-7 peasants-2")
    game = table(1).trick("nobles-8 nobles-7 peasants-2 townsfolk-2", choose="peasants-2")
    game.expect("C nobles-8 townsfolk-2; P nobles-7; †C peasants-2")


@covers("nobles-8")
def test_valiant_knight_without_a_target() -> None:
    """T4.4: with no legal target the effect does nothing; he cannot choose himself."""
    table(1).trick("nobles-8 townsfolk-2 clergy-14").expect("C nobles-8 townsfolk-2; P clergy-14")


@covers("nobles-9")
def test_catherine_gives_the_piety_of_nobles_and_clergy() -> None:
    """T4.5 Piety: Cranmer 7 Protestant, herself 4 Catholic; Printer and Shepherd are neither."""
    game = table(1).trick("nobles-9 clergy-14 townsfolk-4 peasants-5")
    game.expect("C nobles-9; P clergy-14 peasants-5 townsfolk-4", by=0, catholic=4, protestant=7)


@covers("nobles-10")
def test_earl_cecil_taxes_nobles_and_clergy() -> None:
    """T4.5 Tax: -4 + 3 (himself) + 0; negative values count, the Tailor does not."""
    game = table(1).trick("nobles-10 clergy-14 nobles-7 townsfolk-11")
    game.expect("P clergy-14 townsfolk-11 nobles-10 nobles-7", by=0, money=5 - 4 + 3 + 0)


@covers("nobles-11")
def test_duke_of_guise_kills_one_protestant() -> None:
    """T4.4-6: a choice of two; under James the ○ Fishwife is the only one and is not asked for."""
    cards = "nobles-11 nobles-7 townsfolk-3 townsfolk-2"
    table(1).trick(cards).expect(by=0, pending="nobles-7 townsfolk-3")
    game = table(1).trick(cards, choose="nobles-7")
    game.expect("C nobles-11 townsfolk-2; P townsfolk-3; †P nobles-7")
    game = table(3).trick("nobles-11 townsfolk-1 townsfolk-2")
    game.expect("C nobles-11 townsfolk-2; †P townsfolk-1")


@covers("nobles-12")
def test_francis_taxes_protestants() -> None:
    """T4.5-6: Tailor 3 and Poet 0; under James the ○ Alewife 2 as well, which makes 10."""
    cards = "nobles-12 nobles-7 townsfolk-11 townsfolk-7"
    game = table(1).trick(cards)
    game.expect("C nobles-12 townsfolk-7; P townsfolk-11 nobles-7", by=0, money=5 + 3 + 0)
    game = table(2).trick(cards)
    game.expect("C nobles-12; N townsfolk-7; P townsfolk-11 nobles-7", money=5 + 3 + 0)
    table(3).trick(cards).expect(
        "C nobles-12; P townsfolk-11 nobles-7 townsfolk-7", money=5 + 3 + 0 + 2, pennants=(1, 0, 0)
    )


@covers("nobles-13")
def test_coligny_kills_one_catholic() -> None:
    """T4.4-6: under Mary the ○ Fishwife is a second target; under Elizabeth she is none."""
    cards = "nobles-13 townsfolk-2 townsfolk-1 townsfolk-3"
    table(1).trick(cards).expect(by=0, pending="townsfolk-2 townsfolk-1")
    game = table(1).trick(cards, choose="townsfolk-1")
    game.expect("C townsfolk-2; P nobles-13 townsfolk-3; †C townsfolk-1")
    table(2).trick(cards).expect("N townsfolk-1; P nobles-13 townsfolk-3; †C townsfolk-2")


@covers("nobles-14")
def test_henry_taxes_every_card() -> None:
    """T4.5 Tax: 5 (himself) - 4 + 3 + 0 - 2."""
    table(1).trick("nobles-14 peasants-1 clergy-14 townsfolk-11 nobles-7").expect(
        "C nobles-14 peasants-1; P clergy-14 townsfolk-11 nobles-7",
        by=0,
        money=5 + 5 - 4 + 3 + 0 - 2,
    )
