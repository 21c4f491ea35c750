"""T4.5: what each of the Nobles does in a trick. Sums are written out in the order of the cards."""

from __future__ import annotations

from .scenarios import covers, shown, stories

STORIES = """
Lawyer taxes the faith of the reign (T4.7, T4.6): Catholics 2 + 2 - 1; without religion 2 + 2;
    Protestants 3 + 2 + 2.
  1 | nobles-1 nobles-3 townsfolk-11 peasants-2 | C nobles-3 peasants-2 nobles-1; P townsfolk-11
      | by=1 money=5+2+2-1
  2 | | C peasants-2; N nobles-3 nobles-1; P townsfolk-11 | money=5+2+2
  3 | | C peasants-2; P townsfolk-11 nobles-3 nobles-1 | money=5+3+2+2 pennants=1,0,0
Executioner gives the piety of Nobles and Peasants (T4.5 Piety): itself included (1, ○), Poet 2 and
    Shepherd 3, both Protestant; no Clergy.
  1 | nobles-2 peasants-5 clergy-14 nobles-7 | C nobles-2; P clergy-14 nobles-7 peasants-5
      | by=3 catholic=1 protestant=2+3
  2 | | N nobles-2; P clergy-14 nobles-7 peasants-5 | protestant=2+3
  3 | | P clergy-14 nobles-7 peasants-5 nobles-2 | protestant=2+3+1
Nobles without an effect (T1.2): a card may have no effect; nothing changes but the piles.
  1 | nobles-3 nobles-7 townsfolk-1 | C nobles-3 townsfolk-1; P nobles-7 | by=1
Standard Bearer taxes Clergy and Townsfolk (T4.5 Tax): -4 + 3; the Bearer and the Beggar are
    neither.
  1 | nobles-4 clergy-14 townsfolk-11 peasants-1 nobles-3
      | C nobles-4 nobles-3 peasants-1; P clergy-14 townsfolk-11 | by=0 money=5-4+3
Humble Alain kills all Catholics (T4.5, T4.6): the ○ Fishwife dies with them under Mary alone.
  1 | nobles-5 townsfolk-2 townsfolk-1 townsfolk-3
      | P nobles-5 townsfolk-3; †C townsfolk-2 townsfolk-1 | by=0
  2 | | P nobles-5 townsfolk-3; N townsfolk-1; †C townsfolk-2
  3 | | P nobles-5 townsfolk-3 townsfolk-1; †C townsfolk-2
Humble Alain turned Catholic spares himself (T4.5): a kill is never itself. Gilbert (6) converts
    Alain (4), who then kills Gilbert.
  2 | nobles-5 clergy-10 townsfolk-1 | C nobles-5; †C clergy-10; N townsfolk-1
Guy Fawkes kills all Protestants (T4.5, T4.6): the ○ Fishwife dies with them under James alone.
  1 | nobles-6 townsfolk-3 townsfolk-1 townsfolk-2
      | C nobles-6 townsfolk-2 townsfolk-1; †P townsfolk-3 | by=0
  2 | | C nobles-6 townsfolk-2; N townsfolk-1; †P townsfolk-3
  3 | | C nobles-6 townsfolk-2; †P townsfolk-3 townsfolk-1
Guy Fawkes turned Protestant spares himself (T4.5): a kill is never itself. The German Eggert (5)
    converts Fawkes (4) and dies of it.
  2 | nobles-6 clergy-8 townsfolk-1 | P nobles-6; †P clergy-8; N townsfolk-1 | edition=german
Valiant Knight kills one Noble or Peasant (T4.4): the winner chooses among Poet and Gleaner;
    neither the Knight nor the Chandler.
  1 | nobles-8 nobles-7 peasants-2 townsfolk-2 | | by=0 pending=nobles-7,peasants-2
  1 | | C nobles-8 townsfolk-2; P nobles-7; †C peasants-2 | choose=peasants-2
Valiant Knight without a target (T4.4): with no legal target the effect does nothing; he cannot
    choose himself.
  1 | nobles-8 townsfolk-2 clergy-14 | C nobles-8 townsfolk-2; P clergy-14
Catherine gives the piety of Nobles and Clergy (T4.5 Piety): Cranmer 7 Protestant, herself 4
    Catholic; Printer and Shepherd are neither.
  1 | nobles-9 clergy-14 townsfolk-4 peasants-5 | C nobles-9; P clergy-14 peasants-5 townsfolk-4
      | by=0 catholic=4 protestant=7
Earl Cecil taxes Nobles and Clergy (T4.5 Tax): -4 + 3 (himself) + 0; negative values count, the
    Tailor does not.
  1 | nobles-10 clergy-14 nobles-7 townsfolk-11 | P clergy-14 townsfolk-11 nobles-10 nobles-7
      | by=0 money=5-4+3+0
Duke of Guise kills one Protestant (T4.4-6): a choice of two; under James the ○ Fishwife is the
    only one and is not asked for.
  1 | nobles-11 nobles-7 townsfolk-3 townsfolk-2 | | by=0 pending=nobles-7,townsfolk-3
  1 | | C nobles-11 townsfolk-2; P townsfolk-3; †P nobles-7 | choose=nobles-7
  3 | nobles-11 townsfolk-1 townsfolk-2 | C nobles-11 townsfolk-2; †P townsfolk-1
Francis taxes Protestants (T4.5-6): Tailor 3 and Poet 0; under James the ○ Alewife 2 as well, which
    makes 10.
  1 | nobles-12 nobles-7 townsfolk-11 townsfolk-7
      | C nobles-12 townsfolk-7; P townsfolk-11 nobles-7 | by=0 money=5+3+0
  2 | | C nobles-12; N townsfolk-7; P townsfolk-11 nobles-7 | money=5+3+0
  3 | | C nobles-12; P townsfolk-11 nobles-7 townsfolk-7 | money=5+3+0+2 pennants=1,0,0
Coligny kills one Catholic (T4.4-6): under Mary the ○ Fishwife is a second target; under Elizabeth
    she is none.
  1 | nobles-13 townsfolk-2 townsfolk-1 townsfolk-3 | | by=0 pending=townsfolk-2,townsfolk-1
  1 | | C townsfolk-2; P nobles-13 townsfolk-3; †C townsfolk-1 | choose=townsfolk-1
  2 | | N townsfolk-1; P nobles-13 townsfolk-3; †C townsfolk-2
Henry taxes every card (T4.5 Tax): 5 (himself) - 4 + 3 + 0 - 2.
  1 | nobles-14 peasants-1 clergy-14 townsfolk-11 nobles-7
      | C nobles-14 peasants-1; P clergy-14 townsfolk-11 nobles-7 | by=0 money=5+5-4+3+0-2
"""


@covers(
    "nobles-1 nobles-2 nobles-3 nobles-7 nobles-4 nobles-5 nobles-6 nobles-8 nobles-9 nobles-10"
    " nobles-11 nobles-12 nobles-13 nobles-14"
)
@stories(STORIES)
def test_nobles(story: tuple[str, ...]) -> None:
    shown(story)
