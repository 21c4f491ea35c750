"""Lines of the log of Tolerance, written out by hand; the worked example is T11.1."""

from __future__ import annotations

import pytest

from tolerance_game.core.events import Event
from tolerance_game.games.tolerance.rules import events
from tolerance_game.games.tolerance.telling import LINES
from tolerance_game.words import languages

from . import trick
from .by_hand import each_line, lines_by_hand
from .everything import all_events, strict_teller

TABLE = """
RoleTaken(paragraph="T2.6", seat=HANS, role="ned")
  Hans’s role: Ned
  Rolle von Hans: Ned
ReignBegan(paragraph="T2.1", reign=1, monarch=MARY, left_out=22)
  Reign 1: Mary I; cards left out unseen: 22
  Herrschaft 1: Maria I.; ungesehen beiseite: 22 Karten
HandDealt(paragraph="T2.2", seat=ANNA, cards=(KNIGHT, HERMIT, BAILIFF))
  Anna’s hand: Valiant Knight, The Hermit, Bailiff (10)
  Handkarten von Anna: Tapferer Ritter, Der Einsiedler, Büttel (10)
ChooserNamed(paragraph="T2.5", seat=BEN, why="fewest")
  Ben chooses the starting player: fewest victory points
  Ben bestimmt, wer beginnt: wenigste Siegpunkte
StarterChosen(paragraph="T2.5", seat=BEN, chooser=BEN)
  Ben leads the first trick, by their own choice
  Ben spielt zum ersten Stich aus, nach eigener Wahl
StarterChosen(paragraph="T2.5", seat=ANNA, chooser=BEN)
  Anna leads the first trick, chosen by Ben
  Anna spielt zum ersten Stich aus, bestimmt von Ben
CardPlayed(paragraph="T3.1", seat=ANNA, card=BAILIFF, declared="clergy", suit="clergy", leads=True)
  Anna led Bailiff (Wild 10), declared as Clergy
  Anna spielt aus: Büttel (Wilde 10), gilt als Klerus
CardPlayed(paragraph="T3.2", seat=BEN, card=HERMIT, declared="", suit="clergy", leads=False)
  Ben played The Hermit (Clergy 4)
  Ben spielt: Der Einsiedler (Klerus 4)
TrickWon(paragraph="T3.4", seat=ANNA, card=GILBERT, suit="clergy", number=3, order=(GILBERT,
    BAILIFF, CATHERINE, KNIGHT))
  Anna won trick 3 (Clergy) with Preacher Gilbert; order of acting: Preacher Gilbert, Bailiff (10),
    Catherine de Medici, Valiant Knight
  Anna gewinnt Stich 3 (Klerus) mit „Prediger Gilbert“; Reihenfolge: Prediger Gilbert, Büttel (10),
    Katharina von Medici, Tapferer Ritter
# T11.1: Gilbert finds no Protestant.
EffectLapsed(paragraph="T4.5", cause=GILBERT, card=GILBERT, verb="convert", why="no_target")
  Preacher Gilbert did nothing (conversion): no living card fits
  Prediger Gilbert: ohne Wirkung (Bekehrung), keine passende lebende Karte
# T11.1: Bailiff: -1 (himself) + 0 (Knight) + 3 (Catherine) = 2 money.
tally("T4.5", "money", 5, 2, 7, cause=BAILIFF, terms=(Term(BAILIFF, -1), Term(KNIGHT, 0),
    Term(CATHERINE, 3)))
  Bailiff (10) taxed: −1 + 0 + 3 = 2; Anna’s money 5 → 7
  Büttel (10): Steuern −1 + 0 + 3 = 2; Geld von Anna 5 → 7
# T11.1, round 3: 2 Protestant piety of the Knight.
tally("T4.5", "protestant", 0, 2, 2, cause=CATHERINE, terms=(Term(KNIGHT, 2),))
  Catherine de Medici gave piety: 2; Anna’s Protestant piety 0 → 2
  Katharina von Medici: Frömmigkeit 2; protestantische Frömmigkeit von Anna 0 → 2
# T4.8: no tally above 69, no piety below 0.
tally("T4.5", "money", 68, 5, 69, cause=BAILIFF, terms=(Term(KNIGHT, 2), Term(CATHERINE, 3)))
  Bailiff (10) taxed: 2 + 3 = 5; Anna’s money 68 → 69 (the limit)
  Büttel (10): Steuern 2 + 3 = 5; Geld von Anna 68 → 69 (Obergrenze)
tally("T4.5", "catholic", 1, -2, 0, cause="wild-13")
  Flagellants: −2; Anna’s Catholic piety 1 → 0 (never lower)
  Geißler: −2; katholische Frömmigkeit von Anna 1 → 0 (Untergrenze)
tally("T6.3", "money", 7, 1, 8)
  Taxes of the reign: 1 living card; Anna’s money 7 → 8
  Steuern der Herrschaft: 1 lebende Karte; Geld von Anna 7 → 8
tally("T6.4", "protestant", 0, 3, 3)
  Piety: 3 living cards (Protestant); Anna’s Protestant piety 0 → 3
  Frömmigkeit: 3 lebende Karten (protestantisch); protestantische Frömmigkeit von Anna 0 → 3
tally("T7.1", "money", -3, 4, 1)
  Loan: Anna’s money −3 → 1
  Kredit: Geld von Anna −3 → 1
tally("T7.2", "money", -3, 3, 0)
  No further loan: Anna’s money −3 → 0
  Kein weiterer Kredit: Geld von Anna −3 → 0
tally("T6.5", "money", 12, -5, 7)
  Repayment: Anna’s money 12 → 7
  Rückzahlung: Geld von Anna 12 → 7
PennantEarned(paragraph="T8.1", seat=HANS, tally="catholic", threshold=20, before=1, after=2)
  Pennant for Hans: Catholic piety reached 20; pennants 1 → 2
  Wimpel für Hans: katholische Frömmigkeit erreicht 20; Wimpel 1 → 2
CardKilled(paragraph="T4.5", cause=KNIGHT, card=CATHERINE, religion="catholic")
  Valiant Knight killed Catherine de Medici (Catholic)
  Tapferer Ritter: Katharina von Medici getötet (katholisch)
# A name in the plural must read as well.
CardKilled(paragraph="T4.5", cause="wild-7", card=WITCHES, religion="none")
  Witch Hunters killed Alluring Witches (no religion)
  Hexenjäger: Verlockende Hexen getötet (ohne Religion)
CardSilenced(paragraph="T4.1", cause="nobles-13", card=KNIGHT)
  Valiant Knight did not act: killed by Gaspard de Coligny
  Tapferer Ritter: keine Wirkung, zuvor getötet von „Gaspard de Coligny“
TargetChosen(paragraph="T4.4", cause=KNIGHT, seat=BEN, card=HERMIT, verb="kill_one")
  Ben chose for Valiant Knight (killing): The Hermit
  Ben wählt für „Tapferer Ritter“ (Tötung): Der Einsiedler
# T11.1, round 3: Gilbert converts the Bailiff.
CardConverted(paragraph="T4.5", cause=GILBERT, card=BAILIFF, before="protestant", after="catholic")
  Preacher Gilbert converted Bailiff (10): Protestant → Catholic
  Prediger Gilbert: Büttel (10) bekehrt, protestantisch → katholisch
CardLaid(paragraph="T5.1", seat=HANS, card=CATHERINE, religion="catholic", alive=False)
  Catherine de Medici → Hans’s board, dead (Catholic)
  Katharina von Medici → Ablage von Hans, tot (katholisch)
LoanTaken(paragraph="T7.1", seat=BEN, before=0, after=1)
  Ben took a loan: loans 0 → 1
  Ben nimmt einen Kredit auf: Kredite 0 → 1
LoansRepaid(paragraph="T6.5", seat=BEN, before=3, after=1)
  Ben repaid 2 loans: loans 3 → 1
  Ben zahlt 2 Kredite zurück: Kredite 3 → 1
ReignEnded(paragraph="T6", reign=2)
  The reign of Elizabeth I ended
  Ende der Herrschaft: Elisabeth I.
CardExecuted(paragraph="T6.1", cause=MARY, seat=ANNA, card=HERMIT, religion="catholic", by=BEN)
  Mary I, royal execution: The Hermit died on Anna’s board (Catholic), chosen by Ben
  Maria I., königliche Hinrichtung: Der Einsiedler getötet auf der Ablage von Anna (katholisch),
    gewählt von Ben
ExecutionLapsed(paragraph="T6.1", cause=MARY, monarch=MARY, why="monarch_dead")
  Mary I: no royal execution, the Monarch is dead
  Maria I.: keine königliche Hinrichtung, der Monarch ist tot
SCORED
  Anna, suits: 1 + 2 + 6 − 2 = 7; victory points 4 → 11
  Anna, Farben: 1 + 2 + 6 − 2 = 7; Siegpunkte 4 → 11
SectionScored(paragraph="T6.6c", seat=ANNA, role="juba", reign=1, section="deaths",
    lines=(ScoreLine("dead_catholic", "catholic", 3, -1, -2, -6),), amount=-6, before=4, after=0)
  Anna, deaths: −6; victory points 4 → 0 (never lower)
  Anna, Tote: −6; Siegpunkte 4 → 0 (Untergrenze)
PointsTotalled(paragraph="T6.6", seat=ANNA, before=4, after=11)
  Anna: victory points 4 → 11
  Anna: Siegpunkte 4 → 11
BoardsCleared(paragraph="T6.7", reign=1)
  All cards of the reign of Mary I went back to the deck
  Alle Karten gehen zurück in den Stapel; Herrschaft beendet: Maria I.
RoleRevealed(paragraph="T2.6", seat=BEN, role="margaret")
  Ben’s role was Margaret
  Aufgedeckte Rolle von Ben: Margaret
GameEnded(paragraph="T9.2", winners=(ANNA, HANS), ending="shared")
  Anna and Hans won: a tie in victory points and in piety, a joint win
  Sieg für Anna und Hans: Gleichstand an Siegpunkten und Frömmigkeit, gemeinsamer Sieg
"""
BY_HAND = lines_by_hand(TABLE, {**vars(events), **vars(trick)})


@each_line(BY_HAND)
def test_lines(event: Event, english: str, german: str) -> None:
    assert strict_teller("en").line(event) == english
    assert strict_teller("de").line(event) == german


def test_every_event_class_has_its_line_by_hand() -> None:
    assert {type(event) for event, *_lines in BY_HAND} == set(events.EVENTS)
    assert set(LINES) == set(events.EVENTS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", events.EVENTS)
def test_no_event_is_without_a_line(kind: type[Event], language: str) -> None:
    teller = strict_teller(language)
    assert all(teller.line(event).strip() for event in all_events(kind))
