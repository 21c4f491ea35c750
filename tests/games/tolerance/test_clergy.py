"""T4.5: what each of the Clergy does; condemning and converting one below, at and above."""

from __future__ import annotations

import pytest

from .scenarios import covers, shown, stories, table


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


STORIES = """
Filemon converts below his piety of three (T4.5 Convert): Milkmaid 2 < 3 turns; Shepherd 3 does
    not; Coligny 4 does not.
  2 | clergy-1 peasants-6 townsfolk-1 | C peasants-6 clergy-1; N townsfolk-1 | by=0
  2 | clergy-1 peasants-5 townsfolk-1 | C clergy-1; P peasants-5; N townsfolk-1
  2 | clergy-1 nobles-13 townsfolk-2 | C clergy-1; P nobles-13; †C townsfolk-2 | choose=townsfolk-2
Longleaf converts below his piety of four (T4.5 Convert): Ploughman 3 turns (he gave 3 piety
    first); Crossroad 4 and Mary 5 do not.
  2 | clergy-2 peasants-9 townsfolk-1 | P peasants-9 clergy-2; N townsfolk-1 | by=0 catholic=3
  2 | clergy-2 clergy-6 townsfolk-1 | C clergy-6; P clergy-2; N townsfolk-1 | by=1 catholic=4
  1 | clergy-2 wild-14a:nobles townsfolk-3 | C wild-14a; P townsfolk-3 clergy-2 | by=0
Penance condemns below his piety of five (T4.5 Condemn): Crossroad 4 dies (after giving 4 piety);
    Mary 5 and Lamb 6 live.
  1 | clergy-3 clergy-6 townsfolk-3 | P clergy-3 townsfolk-3; †C clergy-6 | by=1 catholic=4
  1 | clergy-3 wild-14a:nobles townsfolk-3 | C wild-14a; P clergy-3 townsfolk-3 | by=0
  1 | clergy-3 clergy-11 townsfolk-3 | C clergy-11; P clergy-3 townsfolk-3
      | choose=clergy-11 catholic=6
Penance condemns all that tie for the lowest (T4.5 Condemn): Weaver 1 and Chandler 1 die, Gleaner 2
    lives though less pious than he.
  1 | clergy-3 townsfolk-2 peasants-2 townsfolk-5
      | C peasants-2; P clergy-3; †C townsfolk-5 townsfolk-2
Hermit converts below his piety of five (T4.5 Convert): Longleaf 4 turns; Penance 5 and, a
    Protestant under James, Lamb 6 do not.
  2 | clergy-4 clergy-2 townsfolk-1 | C clergy-4 clergy-2; N townsfolk-1 | by=0
  2 | clergy-4 clergy-3 townsfolk-1 | C clergy-4; P clergy-3; N townsfolk-1
  3 | clergy-4 clergy-11 townsfolk-2 | C clergy-4 townsfolk-2; P clergy-11
      | choose=clergy-4 by=1 catholic=5
Bottomsly gives the piety of Protestants (T4.5-6): himself 5 and Printer 2; under James the ○
    Alewife 1 as well.
  1 | clergy-5 townsfolk-4 townsfolk-7 peasants-2
      | C townsfolk-7 peasants-2; P clergy-5 townsfolk-4 | by=0 protestant=5+2
  3 | | C peasants-2; P townsfolk-7 clergy-5 townsfolk-4 | protestant=1+5+2
Crossroad gives the piety of Catholics (T4.5-6): himself 4 and Gleaner 2; under Mary the ○ Alewife
    1 as well.
  1 | clergy-6 townsfolk-4 townsfolk-7 peasants-2
      | C townsfolk-7 clergy-6 peasants-2; P townsfolk-4 | by=0 catholic=1+4+2
  2 | | C clergy-6 peasants-2; N townsfolk-7; P townsfolk-4 | catholic=4+2
Eggert converts Protestants in the English print (T10, T4.5): Alain 4 turns (and then finds no
    other Catholic); Bottomsly 5, Cranmer 7 stay.
  2 | clergy-8 nobles-5 townsfolk-1 | C nobles-5; N townsfolk-1; P clergy-8 | by=0
  2 | clergy-8 clergy-5 townsfolk-1 | N townsfolk-1; P clergy-8 clergy-5
      | protestant=5+5 pennants=0,0,1
  2 | clergy-8 clergy-14 townsfolk-1 | N townsfolk-1; P clergy-14 clergy-8 | by=1
Eggert converts Catholics in the German print (T10, T4.5): Crossroad 4 turns and gives nothing; the
    Hermit 5 and Lamb 6 stay.
  2 | clergy-8 clergy-6 townsfolk-1 | N townsfolk-1; P clergy-8 clergy-6 | edition=german by=0
  2 | clergy-8 clergy-4 townsfolk-1 | C clergy-4; N townsfolk-1; P clergy-8 | edition=german
  1 | clergy-8 clergy-11 townsfolk-3 | C clergy-11; P clergy-8 townsfolk-3
      | edition=german choose=clergy-11 catholic=6
Eggert in both prints (T10): the same trick; the English Eggert turns the Milkmaid, the German the
    Gleaner.
  2 | clergy-8 peasants-6 peasants-2 townsfolk-1
      | C peasants-6 peasants-2; N townsfolk-1; P clergy-8 | edition=english
  2 | | N townsfolk-1; P clergy-8 peasants-6 peasants-2 | edition=german
Gilbert converts below his piety of six (T4.5 Convert): Bottomsly 5 turns and gives nothing; Lamb 6
    under James, Cranmer 7 stay.
  2 | clergy-10 clergy-5 townsfolk-1 | C clergy-10 clergy-5; N townsfolk-1 | by=0
  3 | clergy-10 clergy-11 townsfolk-2 | C clergy-10 townsfolk-2; P clergy-11
      | choose=townsfolk-2 catholic=1
  2 | clergy-10 clergy-14 townsfolk-1 | C clergy-10; N townsfolk-1; P clergy-14 | by=1
Gilbert converts all that tie for the lowest (T4.5 Convert): Poet 2 and Printer 2 turn together,
    Shepherd 3 stays.
  2 | clergy-10 nobles-7 townsfolk-4 peasants-5 | C clergy-10 nobles-7 townsfolk-4; P peasants-5
Lamb gives the piety of one card (T4.5 Piety): any card may be chosen, himself too, who gives
    nothing under Elizabeth.
  2 | clergy-11 nobles-7 townsfolk-2 | | by=0 pending=clergy-11,nobles-7,townsfolk-2
  2 | | C townsfolk-2; N clergy-11; P nobles-7 | choose=nobles-7 protestant=2
  2 | | C townsfolk-2; N clergy-11; P nobles-7 | choose=townsfolk-2 catholic=1
  2 | | C townsfolk-2; N clergy-11; P nobles-7 | choose=clergy-11
Marcus in both prints (T10): English Clergy and Wild -4 + 3 - 1; German Clergy and Townsfolk -4 - 1
    + 1.
  1 | clergy-12 clergy-14 wild-14a:nobles townsfolk-2
      | C wild-14a clergy-12 townsfolk-2; P clergy-14 | edition=english by=1 money=5-4+3-1
  1 | | C wild-14a clergy-12 townsfolk-2; P clergy-14 | edition=german by=1 money=5-4-1+1
Charles in both prints (T10): English tax -4 + 3 + 1 + 3 - 1 and piety 4 + 2 | 7 + 1; German Wild 3
    + Tailor 3.
  2 | clergy-13 clergy-14 townsfolk-11 peasants-2 wild-14b:nobles
      | C clergy-13 peasants-2; N wild-14b; P clergy-14 townsfolk-11
      | edition=english by=1 money=5-4+3+1+3-1 catholic=4+2 protestant=7+1
  2 | | C clergy-13 peasants-2; N wild-14b; P clergy-14 townsfolk-11
      | edition=german by=1 money=5+3+3 pennants=1,0,0
Cranmer has no effect (T1.2): nothing changes but the piles.
  3 | clergy-14 townsfolk-3 townsfolk-5 | C townsfolk-5; P clergy-14 townsfolk-3 | by=0
"""


@covers(
    "clergy-1 clergy-2 clergy-3 clergy-4 clergy-5 clergy-6 clergy-8 clergy-10 clergy-11"
    " clergy-12 clergy-13 clergy-14"
)
@stories(STORIES)
def test_clergy(story: tuple[str, ...]) -> None:
    shown(story)
