"""T4.1-6: effects that meet each other in one trick."""

from __future__ import annotations

from tolerance_game.games.tolerance.rules.events import CardSilenced

from .scenarios import shown, stories, table


def test_a_card_killed_before_its_turn_does_not_act() -> None:
    """T4.1: Coligny (13) kills Catherine (9), who then gives no piety."""
    game = table(2).trick("nobles-13 nobles-9 townsfolk-3")
    game.expect("P nobles-13 townsfolk-3; †C nobles-9", by=0)
    assert [(e.card, e.cause) for e in game.events if isinstance(e, CardSilenced)] == [
        ("nobles-9", "nobles-13")
    ]


def test_satyr_that_ties_for_the_highest() -> None:
    """T4.5: a kill is never itself; the Lady 3 dies alone, whatever the ruling."""
    for ruling in (True, False):
        game = table(2, rulings={"highest_excludes_self": ruling})
        game = game.trick("nobles-3 wild-3:clergy townsfolk-2")
        game.expect("C townsfolk-2; N wild-3; †N nobles-3")


def test_unluck_that_ties_for_the_richest() -> None:
    """T4.5: the Gleaner (-1, like Unluck) dies, whatever the ruling."""
    for ruling in (True, False):
        game = table(2, rulings={"highest_excludes_self": ruling})
        game = game.trick("peasants-2 wild-5:clergy peasants-1")
        game.expect("N wild-5 peasants-1; †C peasants-2")


def test_ravisher_that_ties_for_the_highest() -> None:
    """T4.5: where all have piety 0 both others die, whatever the ruling."""
    for ruling in (True, False):
        game = table(2, rulings={"highest_excludes_self": ruling})
        game = game.trick("townsfolk-1 wild-9:clergy townsfolk-6")
        game.expect("N wild-9; †N townsfolk-6 townsfolk-1", by=2)


STORIES = """
A card killed after its turn has acted (T4.1): Catherine (9) gives 4, then the Knight (8) kills
    her.
  2 | nobles-9 nobles-8 townsfolk-3 | N nobles-8; P townsfolk-3; †C nobles-9 | by=0 catholic=4
Equal ranks act in the order of the suits (T4.1): Noble 13 kills Clergy 13 first; Townsfolk 13
    taxes after both, without the dead. Coligny chooses Charles; then the Matriarch gains 3
    (herself) + 2 (Coligny).
  2 | townsfolk-13 clergy-13 nobles-13 | | by=0 pending=clergy-13,townsfolk-13
  2 | | C townsfolk-13; P nobles-13; †C clergy-13 | choose=clergy-13 money=5+3+2 pennants=1,0,0
Peasants act before Wilds of the same rank (T4.1): Peasant 9 gives 3, then Wild 9, the Ravisher,
    kills it (3 against 1).
  2 | peasants-9 wild-9:peasants townsfolk-2 | C townsfolk-2; N wild-9; †C peasants-9
      | by=0 catholic=3
Effects see living cards only (T4.2): the Bailiff (6) taxes 2 - 1, without the Lady killed by Guise
    (11).
  3 | nobles-11 nobles-3 wild-6:nobles | C nobles-11; P wild-6; †P nobles-3
      | choose=nobles-3 by=0 money=5+2-1
Converted before being condemned (T4.5): Gilbert makes the Milkmaid (2) Catholic; Humbolt (4) finds
    no Protestant.
  2 | clergy-10 clergy-9 peasants-6 | C clergy-10 clergy-9 peasants-6 | by=0
Converted into being condemned (T4.5): Gilbert makes the Milkmaid (2) Catholic; Penance (5)
    condemns her, a Catholic.
  2 | clergy-10 clergy-3 peasants-6 | C clergy-10; P clergy-3; †C peasants-6
Converted and converted back (T4.5): Gilbert (6) turns the Milkmaid (2), Longleaf (4) turns her
    again.
  2 | clergy-10 clergy-2 peasants-6 | C clergy-10; P peasants-6 clergy-2
A converted converter acts for its own words (T4.5): the Hermit (5) makes Longleaf (4) Catholic,
    who finds no Catholic below himself.
  2 | clergy-4 clergy-2 clergy-14 | C clergy-4 clergy-2; P clergy-14 | by=2
Converted then taxed by religion (T4.5, T4.7): the Tailor, made Catholic, counts for the Lawyer
    under Mary: 3 - 3 + 2.
  1 | clergy-10 nobles-1 townsfolk-11 | C townsfolk-11 clergy-10 nobles-1 | by=0 money=5+3-3+2
Converted cards give piety to their new religion (T4.5): Milkmaid 2 and Ploughman 3, both Catholic
    now.
  2 | clergy-10 peasants-6 peasants-9 | C clergy-10 peasants-9 peasants-6 | by=0 catholic=2+3
Conversion overrides the prevailing religion (T4.5-6): under James the ○ Alewife (1) is Protestant
    until Gilbert turns her.
  3 | clergy-10 townsfolk-7 nobles-7 | C clergy-10 townsfolk-7; P nobles-7
Circle cards are of no religion under Elizabeth (T4.6): neither converted by Gilbert nor killed by
    Alain; under Mary Alain kills her.
  2 | clergy-10 townsfolk-7 townsfolk-1 | C clergy-10; N townsfolk-7 townsfolk-1
  2 | nobles-5 townsfolk-7 townsfolk-1 | N townsfolk-7 townsfolk-1; P nobles-5
  1 | | P nobles-5; †C townsfolk-7 townsfolk-1
A dead circle card lies with the dead of the reign (T5.1): the Knight kills the Lady: Catholic,
    without religion, Protestant.
  1 | nobles-8 nobles-3 townsfolk-2 | C nobles-8 townsfolk-2; †C nobles-3
  2 | | N nobles-8; C townsfolk-2; †N nobles-3
  3 | | P nobles-8; C townsfolk-2; †P nobles-3
Satyr that is itself the highest (T4.5, highest_excludes_self): among the others Chandler 2 and
    Gleaner 2 tie.
  2 | townsfolk-2 wild-3:clergy peasants-2 | N wild-3; †C townsfolk-2 peasants-2 | by=0
Unluck that is itself the richest (T4.5, highest_excludes_self): of -2 and -4 the Beggar's -2 is
    the most.
  2 | peasants-1 wild-5:clergy clergy-14 | N wild-5; P clergy-14; †N peasants-1 | by=0
The first plaguebearer may kill the second (T4.1): in the order played; the dead one does not act.
  2 | wild-1b:nobles wild-1a:nobles townsfolk-2 | C townsfolk-2; N wild-1b; †N wild-1a
      | plague_cards=2 choose=wild-1a by=0
The second plaguebearer kills the first (T4.1, T4.4): the first kills the Chandler, so the second
    has one target and is not asked.
  2 | wild-1a:nobles wild-1b:nobles townsfolk-2 | N wild-1b; †C townsfolk-2; †N wild-1a
      | plague_cards=2 choose=townsfolk-2 by=0
A Monarch can be taxed killed and converted (T4.1): taxed 3 by the Mayor (with his 4 and the
    Fishwife's 0), killed, converted.
  1 | townsfolk-14 wild-14a:nobles townsfolk-1 | C townsfolk-14 wild-14a townsfolk-1
      | by=0 money=5+4+3+0 pennants=1,0,0
  1 | nobles-13 wild-14a:clergy townsfolk-3 | P nobles-13 townsfolk-3; †C wild-14a | by=0
  3 | clergy-10 wild-14c:nobles clergy-14 | C wild-14c clergy-10; P clergy-14 | by=2
Two choices in one trick come in the order of the cards (T4.1, T4.4): Coligny (13) first, then the
    Knight (8) among those still alive.
  2 | nobles-13 nobles-8 nobles-3 peasants-2 townsfolk-2 | | by=0 pending=peasants-2,townsfolk-2
  2 | | | choose=peasants-2 pending=nobles-13,nobles-3
  2 | | C townsfolk-2; N nobles-8; P nobles-13; †C peasants-2; †N nobles-3
      | choose=peasants-2,nobles-3
Killing the winning card does not change the winner (T3.6, T4.2): Coligny kills the Matriarch, who
    won; all still goes to her player.
  2 | townsfolk-13 nobles-13 townsfolk-3 | P nobles-13 townsfolk-3; †C townsfolk-13 | by=0
"""


@stories(STORIES)
def test_collisions(story: tuple[str, ...]) -> None:
    shown(story)
