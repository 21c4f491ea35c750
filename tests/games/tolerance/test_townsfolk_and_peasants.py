"""T4.5: what each of the Townsfolk and the Peasants does in a trick."""

from __future__ import annotations

from .scenarios import covers, shown, stories

STORIES = """
Townsfolk without an effect (T1.2, T5.1): nothing changes but the piles; the ○ Fishwife lies
    without religion.
  2 | townsfolk-1 townsfolk-2 townsfolk-3 townsfolk-4 townsfolk-5
      | C townsfolk-5 townsfolk-2; N townsfolk-1; P townsfolk-4 townsfolk-3 | by=4
More Townsfolk without an effect (T1.2, T5.1): nothing changes but the piles; ○ cards lie Catholic
    under Mary.
  1 | townsfolk-6 townsfolk-7 townsfolk-9 townsfolk-10
      | C townsfolk-10 townsfolk-7 townsfolk-6; P townsfolk-9 | by=3
The richest of the guild have no effect (T1.2): nothing changes but the piles.
  1 | townsfolk-11 townsfolk-12 townsfolk-2 | C townsfolk-2; P townsfolk-12 townsfolk-11 | by=1
Witches give the piety of Nobles and Peasants (T4.5 Piety): Poet 2 Protestant, Gleaner 2 Catholic;
    no Townsfolk, no Clergy.
  1 | townsfolk-8 nobles-7 peasants-2 townsfolk-4 clergy-14
      | C townsfolk-8 peasants-2; P clergy-14 nobles-7 townsfolk-4 | by=0 catholic=2 protestant=2
Matriarch taxes Nobles and Townsfolk (T4.5 Tax): 3 (herself) + 3 + 2; the Beggar is neither.
  1 | townsfolk-13 townsfolk-11 nobles-3 peasants-1
      | C townsfolk-13 nobles-3 peasants-1; P townsfolk-11 | by=0 money=5+3+3+2 pennants=1,0,0
Mayor taxes Townsfolk and Wild (T4.5, T4.3): 4 (himself) + 3 (Mary, Wild though declared Clergy) +
    3; not the Noble.
  1 | townsfolk-14 townsfolk-11 wild-14a:clergy nobles-3
      | C townsfolk-14 wild-14a nobles-3; P townsfolk-11 | by=0 money=5+4+3+3 pennants=1,0,0
Peasants without an effect (T1.2, T5.1): nothing changes but the piles.
  2 | peasants-1 peasants-2 peasants-3 peasants-4 peasants-5
      | C peasants-4 peasants-2; N peasants-3 peasants-1; P peasants-5 | by=4
More Peasants without an effect (T1.2, T5.1): nothing changes but the piles; ○ cards lie Protestant
    under James.
  3 | peasants-6 peasants-7 peasants-8 peasants-11 | P peasants-11 peasants-8 peasants-7 peasants-6
      | by=3
Ploughman gives the piety of Peasants (T4.5-6): himself 3 and Shepherd 3; under Mary the ○ Beggar
    1; no Noble.
  1 | peasants-9 peasants-5 peasants-1 nobles-7 | C peasants-9 peasants-1; P nobles-7 peasants-5
      | by=0 catholic=3+1 protestant=3
  2 | | C peasants-9; N peasants-1; P nobles-7 peasants-5 | catholic=3 protestant=3
Parish priest gives the piety of every card (T4.5-6): himself 3, Cranmer 7 and Printer 2; the ○
    Alewife 1 goes with the reign.
  1 | peasants-10 clergy-14 townsfolk-7 townsfolk-4
      | C peasants-10 townsfolk-7; P clergy-14 townsfolk-4 | by=0 catholic=3+1 protestant=7+2
  2 | | C peasants-10; N townsfolk-7; P clergy-14 townsfolk-4 | catholic=3 protestant=7+2
  3 | | C peasants-10; P clergy-14 townsfolk-7 townsfolk-4
      | catholic=3 protestant=7+1+2 pennants=0,0,1
Reeve taxes Peasants (T4.5 Tax): 1 (himself) - 2; the Tailor is none.
  1 | peasants-12 peasants-1 townsfolk-11 | C peasants-12 peasants-1; P townsfolk-11
      | by=0 money=5+1-2
Elder council gives the piety of Nobles and Peasants (T4.5 Piety): itself 3 Catholic, Poet 2
    Protestant; no Clergy, no Townsfolk.
  1 | peasants-13 nobles-7 clergy-14 townsfolk-4 | C peasants-13; P clergy-14 nobles-7 townsfolk-4
      | by=0 catholic=3 protestant=2
Manor lord taxes Peasants (T4.5 Tax): 2 (himself) - 1; the Noble is none.
  1 | peasants-14 peasants-2 nobles-3 | C peasants-14 nobles-3 peasants-2 | by=0 money=5+2-1
"""


@covers(
    "townsfolk-1 townsfolk-2 townsfolk-3 townsfolk-4 townsfolk-5 townsfolk-6 townsfolk-7"
    " townsfolk-9 townsfolk-10 townsfolk-11 townsfolk-12 townsfolk-8 townsfolk-13 townsfolk-14"
    " peasants-1 peasants-2 peasants-3 peasants-4 peasants-5 peasants-6 peasants-7 peasants-8"
    " peasants-11 peasants-9 peasants-10 peasants-12 peasants-13 peasants-14"
)
@stories(STORIES)
def test_townsfolk_and_peasants(story: tuple[str, ...]) -> None:
    shown(story)
