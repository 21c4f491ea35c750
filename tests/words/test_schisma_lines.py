"""Lines of the log of Schisma and its moves, written out by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma as game
from tolerance_game.games.schisma.rules import events, moves
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, Options, Rulings
from tolerance_game.games.schisma.rules.track import Standing
from tolerance_game.games.schisma.telling import LINES
from tolerance_game.words import languages
from tolerance_game.words.teller import Teller

from .by_hand import each_line, lines_by_hand
from .everything import CATALOGUE, SCHISMA_CLASSES, all_events, strict_teller


def schisma_teller(language: str) -> Teller:
    """A teller of Schisma that misses nothing and adds nothing."""
    return strict_teller(language, "schisma")


ANNA, BEN = 0, 1

TABLE = """
Settled(paragraph="S5.2", persons=("cardinal", "priest"))
  Persons in play: Cardinal, Priest
  Personen im Spiel: Kardinal, Priester
Laid(paragraph="S1.2", column=0, person="knight", land=2)
  Column 1: Knight laid out (Genoa)
  Spalte 1: Ritter ausgelegt (Genua)
TurnBegan(paragraph="S1.3", seat=BEN, turn=1, actions=1)
  Turn 1: Ben, 1 action
  Zug 1: Ben, 1 Aktion
ActionTaken(paragraph="S2.3", seat=ANNA, action="chastise", column=4, person="bishop", targets=())
  Anna chastised Bishop in column 5
  Anna, Züchtigen: Bischof in Spalte 5
TargetsChosen(paragraph="S3.2", cause="cardinal", seat=ANNA, column=1, targets=((0, 2), (4,)))
  Anna went on with the petition of Cardinal; columns chosen: 1, 3, 5
  Anna, weiter mit der Bittschrift (Kardinal); gewählte Spalten: 1, 3, 5
Moved(paragraph="S2.2", column=1, person="peasant", from_land=2, to_land=3, direction="pull")
  Peasant in column 2 pulled, Genoa → Florence
  Bauer in Spalte 2 herangezogen, Genua → Florenz
Moved(paragraph="S6", cause="bishop", column=1, person="peasant", from_land=2, to_land=1,
    direction="push")
  Bishop: Peasant in column 2 pushed, Genoa → Nice
  Bischof: Bauer in Spalte 2 geschoben, Genua → Nizza
Swapped(paragraph="S6", cause="guildmaster", column=0, person="guildmaster", land=0, other_column=3,
    other_person="noble", other_land=4)
  Guildmaster: Guildmaster in column 1, Avignon → Rome; Noble in column 4, Rome → Avignon
  Gildenmeister: Gildenmeister in Spalte 1, Avignon → Rom; Adliger in Spalte 4, Rom → Avignon
Joined(paragraph="S3.1", column=3, person="bishop", from_land=0, seat=ANNA)
  Bishop in column 4, Avignon → Anna’s congregation
  Bischof in Spalte 4, Avignon → Gemeinde von Anna
Discarded(paragraph="S2.4", column=3, person="bishop", land=1)
  Bishop in column 4, Nice → discard pile
  Bischof in Spalte 4, Nizza → Ablagestapel
Lapsed(paragraph="S6", cause="peasant", column=0, step=2, verb="push", why="nobody")
  Peasant, step 2 (push): no effect, nobody fits
  Bauer, Schritt 2 (Schieben): ohne Wirkung, niemand passt
Reshuffled(paragraph="S2.6", persons=("bishop",) * 7)
  Discard pile shuffled as the new draw pile: 7 persons
  Ablagestapel gemischt als neuer Nachziehstapel: 7 Personen
Drawn(paragraph="S2.4", column=3, person="priest", land=1)
  Draw pile → column 4, Priest (Nice)
  Nachziehstapel → Spalte 4, Priester (Nizza)
GameEnded(paragraph="S4.1", winners=(BEN,), ending="three_persons", rival="")
  Ben won: three persons in the congregation
  Sieg für Ben: drei Personen in der Gemeinde
GameEnded(paragraph="S4.3", winners=(BEN,), ending="three_persons", rival="noble_and_knight")
  Ben won: three persons in the congregation; the opponent met a condition too (Noble in their
    own congregation, Knight in the opponent’s), but it was Ben’s turn
  Sieg für Ben: drei Personen in der Gemeinde; auch die Gegenseite erfüllt eine Bedingung
    (Adliger in der eigenen Gemeinde, Ritter in der gegnerischen), aber am Zug ist Ben
GameEnded(paragraph="S2.9", winners=(), ending="repetition", rival="")
  A draw: the same position for the third time at the beginning of a turn
  Unentschieden: zum dritten Mal dieselbe Auslage zu Beginn eines Zuges
"""
BY_HAND = lines_by_hand(TABLE, {**vars(events), "ANNA": ANNA, "BEN": BEN})


@each_line(BY_HAND)
def test_lines(event: Event, english: str, german: str) -> None:
    assert schisma_teller("en").line(event) == english
    assert schisma_teller("de").line(event) == german


def test_every_event_class_has_its_line_by_hand() -> None:
    assert {type(event) for event, *_lines in BY_HAND} == set(SCHISMA_CLASSES)
    assert set(LINES) == set(SCHISMA_CLASSES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", SCHISMA_CLASSES)
def test_no_event_is_without_a_line(kind: type[Event], language: str) -> None:
    teller = schisma_teller(language)
    assert all(teller.line(event).strip() for event in all_events(kind))


PEOPLE = ("cardinal", "bishop", "", "knight", "noble")
DISPLAYED = replace(
    game.start(Options(CATALOGUE.of("schisma").material)),
    display=tuple(Standing(person, 1) if person else None for person in PEOPLE),
)
MOVES: list[tuple[Any, str, str]] = [
    (moves.Beseech(3), "Beseech Knight in column 4", "Anflehen: Ritter in Spalte 4"),
    (
        moves.Petition(0, ((1, 4), ())),
        "Petition Cardinal in column 1, choosing Bishop in column 2 and Noble in column 5",
        "Bittschrift: Kardinal in Spalte 1; gewählt: Bischof in Spalte 2 und Adliger in Spalte 5",
    ),
    (moves.Petition(1), "Petition Bishop in column 2", "Bittschrift: Bischof in Spalte 2"),
    (moves.Choose(((),)), "Choose nobody", "Niemanden wählen"),
    (moves.Excommunicate(2), "Excommunicate column 3", "Exkommunizieren: Spalte 3"),
]


@pytest.mark.parametrize(("move", "english", "german"), MOVES)
def test_moves(move: Any, english: str, german: str) -> None:
    assert schisma_teller("en").move(move, DISPLAYED) == english
    assert schisma_teller("de").move(move, DISPLAYED) == german


def test_a_move_without_the_display_names_columns() -> None:
    said = schisma_teller("en").move(moves.Petition(0, ((1,),)))
    assert said == "Petition column 1, choosing column 2"


@pytest.mark.parametrize("seed", range(30))
def test_random_games_are_told_with_their_refusals(seed: int) -> None:
    rng = Random(seed)
    rulings = Rulings(**{name: rng.choice(values) for name, values in ALLOWED.items()})
    state = game.start(Options(CATALOGUE.of("schisma").material, rulings, "random"))
    tellers = [schisma_teller(language) for language in languages()]
    for _move in range(80):
        acting = game.to_act(state)
        if acting is None:
            break
        for reason in _refusals(state, rng):
            assert all(teller.reason(reason) for teller in tellers)
        legal = game.legal_moves(state)
        move = game.chance_move(state, rng) if acting == CHANCE else rng.choice(legal)
        state, events = game.apply(state, move)
        for teller in tellers:
            assert teller.move(move)
            assert all(teller.line(event) for event in events)


def _refusals(state: Any, rng: Random) -> list[Reason]:
    """Why some odd moves are not legal now."""
    odd: list[moves.Move] = [
        moves.Beseech(rng.randrange(7)),
        moves.Petition(rng.randrange(6), ((rng.randrange(5),),)),
        moves.Petition(rng.randrange(5), ((3, 1), (0,), (2,))),
        moves.Choose(((rng.randrange(5),),)),
        moves.Draw(rng.randrange(5), "bishop"),
        moves.Lay(("bishop",) * 3),
        moves.Settle(("bishop",)),
    ]
    reasons = [game.refusal(state, move) for move in odd]
    return [reason for reason in reasons if reason is not None]
