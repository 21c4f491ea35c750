"""Everything the program can say, said once: built from the classes and tables of the code."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Event
from tolerance_game.games import schisma
from tolerance_game.games.schisma import telling as schisma_telling
from tolerance_game.games.schisma.petition_texts import petition_text
from tolerance_game.games.schisma.rules import congregation
from tolerance_game.games.schisma.rules import events as schisma_events
from tolerance_game.games.schisma.rules import moves as schisma_moves
from tolerance_game.games.schisma.rules import ruleset as schisma_ruleset
from tolerance_game.games.schisma.rules import steps as schisma_steps
from tolerance_game.games.schisma.rules.persons import FACTIONS, PersonCard
from tolerance_game.games.schisma.rules.track import Standing
from tolerance_game.games.schisma.rules.verbs import VERB_IDS as SCHISMA_VERBS
from tolerance_game.games.tolerance import telling as tolerance_telling
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules import cards, ruleset, steps, verbs
from tolerance_game.games.tolerance.rules import events as tolerance_events
from tolerance_game.games.tolerance.rules import moves as tolerance_moves
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.faults import FAULTS, Fault
from tolerance_game.storage.settings.settings import all_settings
from tolerance_game.words import Names, Words
from tolerance_game.words.teller import Teller

from .needs import call_strings, documented, reasons
from .vocabulary import vocabulary

TOLERANCE_EVENTS = "games/tolerance/rules/events.py"
SCHISMA_EVENTS = "games/schisma/rules/events.py"
SCHISMA_CLASSES: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars(schisma_events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
CATALOGUE = load_catalogue()
OPTIONS = ruleset.Options(material=CATALOGUE.of("tolerance").material, plague_cards=2)
SEATS = ("Anna", "Ben", "Hans", "Zoë")
NAMES = names_of_tolerance(OPTIONS, seats=SEATS)
NAMES = replace(NAMES, families={**NAMES.families, "person": CATALOGUE.of("schisma").names})
"""Those of both games, at a table of Tolerance."""


class Recorder(Words):
    """Strict words that keep the ids of all texts they say."""

    def __init__(self, language: str, names: Names | None = None, strict: bool = True) -> None:
        super().__init__(language, names or NAMES, strict)
        self.said: set[str] = set()

    def say(self, text_id: str, **values: Any) -> str:
        """The text, which counts as used."""
        self.said.add(text_id)
        return super().say(text_id, **values)


def strict_teller(language: str, game: str = "tolerance") -> Teller:
    """A teller that misses nothing and adds nothing."""
    return Teller(Words(language, strict=True), replace(NAMES, game=game))


SAMPLES: dict[str, Any] = {
    "card": "nobles-8", "role": "bertram", "seat": 0, "person": "cardinal", "target": "bishop",
    "number": 2, "step": 1, "column": 2, "due": 3, "line": 12, "low": 1, "high": 9, "move": "play",
    "text": "xyz", "found": "xyz", "value": "xyz", "ruling": "loans", "file": "cards.yaml",
    "key": "nobles-8.piety", "nearest": "piety", "suit": "clergy", "action": "beseech",
    "faction": "noble", "known": ("a", "b"), "names": ("a", "b"), "expected": ("a", "b"),
    "persons": ("cardinal", "bishop"), "estimate_points": -185, "game": "schisma",
    "which": "schisma", "manner": "plain", "tally": "money", "count_lands": 2,
    "change": 3,
}  # fmt: skip
"""A value for each placeholder of a reason or a fault; a name not listed here fails."""


MANNERS = ("takes", "leaves", "takes_surely", "leaves_surely", "keeps_wild")
"""The further values of a placeholder that is only in reasons."""


def samples(names: frozenset[str]) -> dict[str, Any]:
    """Values for these placeholders."""
    return {name: SAMPLES[name] for name in names}


def all_reasons(known: frozenset[str]) -> Iterator[Reason]:
    """A reason for every id that the code can give; `known` are the texts there are."""
    wanted = reasons()
    explicit = {text for text, _names in wanted}
    for text, names in sorted(wanted, key=lambda item: (item[0], sorted(item[1]))):
        if text.endswith("*"):
            ids = {one for one in known if one.startswith(text[:-1]) and one not in explicit}
        else:
            ids = {text}
        for one in sorted(ids):
            yield Reason(one, samples(names), "T1.1")
            for manner in MANNERS if "manner" in names else ():
                yield Reason(one, {**samples(names), "manner": manner})


def all_faults() -> Iterator[Fault]:
    """A fault of every id, with and without the values that may be empty."""
    for fault_id, names in FAULTS.items():
        yield Fault(id=fault_id, **{name: SAMPLES[name] for name in names})
        yield Fault(id=fault_id, line=1)


def _why(kind: type[Event], field: str) -> tuple[str, ...]:
    events = SCHISMA_EVENTS if kind in SCHISMA_CLASSES else TOLERANCE_EVENTS
    return documented(events, kind.__name__, field)


def _score_lines() -> tuple[tolerance_events.ScoreLine, ...]:
    found = []
    for what in documented(TOLERANCE_EVENTS, "ScoreLine", "what"):
        # What a line of this kind is about: suits and the Guild for majorities.
        about = (*cards.SUITS, "guild") if what in ("any", "most") else ("catholic",)
        found += [tolerance_events.ScoreLine(what, of, 2, 1, 3, 6) for of in about]
    return tuple(found)


def _domain(kind: type[Event], field: str, hint: Any) -> tuple[Any, ...]:
    """All values worth trying for a field of an event."""
    tolerance = kind in tolerance_events.EVENTS
    named: dict[str, tuple[Any, ...]] = {
        "paragraph": ("T0",),
        "cause": ("nobles-8",) if tolerance else ("", "bishop"),
        "only": (None,),
        "suit": ("clergy",),
        "declared": ("", "clergy"),
        "religion": cards.RELIGIONS,
        "tally": TALLIES,
        "verb": verbs.VERB_IDS if tolerance else SCHISMA_VERBS,
        "direction": ("pull", "push", "return"),
        "action": schisma_moves.ACTIONS,
        "role": ("bertram",),
        "card": ("wild-10",),
        "monarch": ("wild-14a",),
        "person": ("cardinal",),
        "other_person": ("priest",),
        "ending": tuple(sorted(endings("tolerance" if tolerance else "schisma"))),
        "rival": ("", "three_persons"),
        "winners": ((0,), (0, 1)) if tolerance else ((), (1,)),
        "reign": cards.REIGNS,
        "persons": (("cardinal", "bishop"),),
        "cards": (("nobles-8", "wild-10"),),
        "order": (("nobles-8", "wild-10"),),
        "targets": (((1,), (2, 3)), ((),)),
        "terms": ((), (tolerance_events.Term("nobles-8", 0), tolerance_events.Term("wild-6", -1))),
        "lines": ((), _score_lines()),
        "amount": (-9, 2, 90),
    }  # fmt: skip
    if kind is tolerance_events.CardConverted and field in ("before", "after"):
        return (cards.CATHOLIC, cards.PROTESTANT)
    if kind is tolerance_events.TallyChanged and field == "paragraph":
        return (*sorted(call_strings("games/tolerance/rules", "book", r"T[0-9.]+")), "T0")
    if kind is tolerance_events.TallyChanged and field == "cause":
        return ("", "nobles-8")
    if kind is tolerance_events.TallyChanged and field == "after":
        return (0, 7, 69)
    if kind is tolerance_events.SectionScored and field == "section":
        return documented(TOLERANCE_EVENTS, kind.__name__, field)
    if kind in (schisma_events.TargetsChosen, schisma_events.Lapsed) and field == "cause":
        # They only ever happen within a petition.
        return ("bishop",)
    if field == "why":
        return _why(kind, field)
    if field in named:
        return named[field]
    if hint is bool:
        return (False, True)
    assert hint is int, f"{kind.__name__}.{field}: no sample for {hint}"
    return (1, 2) if field in ("actions", "number") else (0, 1)


def endings(game: str) -> set[str]:
    """The ids of the endings of a game, as its `Outcome` and its constants name them."""
    found = call_strings(f"games/{game}/rules", "Outcome", r"[a-z_]+")
    if game == "schisma":
        found |= {*congregation.PARAGRAPH, congregation.REPETITION}
    return found


def all_events(kind: type[Event]) -> Iterator[Event]:
    """Events of a class, in every variation of its fields that could change its line."""
    hints = typing.get_type_hints(kind)
    names = [item.name for item in fields(kind)]
    for values in product(*(_domain(kind, name, hints[name]) for name in names)):
        yield kind(**dict(zip(names, values, strict=True)))


def all_cards() -> Iterator[cards.Card]:
    """Every card of both editions, and one for every form of every step."""
    for edition in CATALOGUE.of("tolerance").material.cards.values():
        yield from edition
    for step in all_steps():
        yield cards.Card("x", "wild", 1, "catholic", 1, 1, (step,))


def filters() -> tuple[steps.Filter, ...]:
    """Every form a filter has."""
    return (
        steps.EVERY_CARD,
        *(steps.Filter(suits=(suit,)) for suit in cards.SUITS),
        steps.Filter(suits=("nobles", "wild")),
        steps.Filter(all_but=("clergy", "wild")),
        *(steps.Filter(religion=faith) for faith in ("catholic", "protestant", steps.MONARCH)),
    )


def all_steps() -> Iterator[steps.Step]:
    """Every step class with every form of its fields."""
    domains: dict[str, tuple[Any, ...]] = {
        "filter": filters(),
        "figure": steps.HIGHEST,
        "religion": ("catholic", "protestant"),
        "amount": (1, 2),
    }
    for verb in verbs.VERBS:
        names = [item.name for item in fields(verb.step)]
        for values in product(*(domains[name] for name in names)):
            yield verb.step(*values)


def all_persons() -> Iterator[PersonCard]:
    """Every person, and one for every form of every step of a petition."""
    yield from CATALOGUE.of("schisma").material.persons
    for verb in SCHISMA_VERBS:
        for whom in _whoms(verb):
            yield PersonCard("knight", "knight", (schisma_steps.Step(verb, whom, 2),))


def _whoms(verb: str) -> Iterator[schisma_steps.Whom]:
    # A swap is always with one other person (S6).
    if verb != schisma_steps.SWAP:
        yield schisma_steps.This()
        yield schisma_steps.Every(person="peasant")
        yield schisma_steps.Every(faction="noble")
    for count, plus, up_to, place, factions, others in product(
        (1, 2), ("", "noble"), (False, True), schisma_steps.PLACES, ((), FACTIONS), (True, False)
    ):
        if verb != schisma_steps.SWAP or (count == 1 and others and not plus):
            yield schisma_steps.Chosen(count, plus, up_to, place, factions, others)


def all_moves() -> Iterator[Any]:
    """A move of every kind, and its variations."""
    domains: dict[str, tuple[Any, ...]] = {
        "roles": (("bertram", "ned"),), "role": ("ned",), "seat": (1,), "card": ("wild-6",),
        "hands": ((("nobles-8", "wild-6"), ("nobles-9", "wild-7")),), "declared": ("", "clergy"),
        "loans": (0, 1, 2), "persons": (("cardinal", "bishop"),), "person": ("bishop",),
        "column": (2,), "targets": ((), ((0,), (1, 3))),
    }  # fmt: skip
    for kind in (*tolerance_moves.MOVES, *schisma_moves.MOVES):
        names = [item.name for item in fields(kind)]
        for values in product(*(domains[name] for name in names)):
            yield kind(*values)


def say_everything(teller: Teller) -> None:
    """Says all of it; strict words raise at the first text that does not fit."""
    known = frozenset(teller.words.ids())
    for telling, kinds in (
        (tolerance_telling, tolerance_events.EVENTS),
        (schisma_telling, SCHISMA_CLASSES),
    ):
        for kind in kinds:
            for event in all_events(kind):
                telling.line(teller.words, event)
                telling.details(teller.words, event)
    for reason in all_reasons(known):
        teller.reason(reason)
    for fault in all_faults():
        teller.fault(fault)
    for card in all_cards():
        for satyr in ruleset.VALUES["satyr"]:
            card_text(teller.words, card, ruleset.Rulings(satyr=str(satyr)))
            own = ruleset.Rulings(satyr=str(satyr), highest_excludes_self=False)
            card_text(teller.words, card, own)
    for card_id in NAMES.families["card"]:
        tolerance_telling.whole_card(teller.words, card_id)
    for person in all_persons():
        for numbers in schisma_ruleset.ALLOWED["numbers"]:
            petition_text(teller.words, person, schisma_ruleset.Rulings(numbers=numbers))
    at_start = schisma.start(schisma_ruleset.Options(CATALOGUE.of("schisma").material))
    people = ("cardinal", "bishop", "", "knight", "noble")
    view = replace(at_start, display=tuple(Standing(one, 1) if one else None for one in people))
    for move in all_moves():
        if isinstance(move, tolerance_moves.MOVES):
            tolerance_telling.move_text(teller.words, move)
        else:
            schisma_telling.move_text(teller.words, move)
            schisma_telling.move_text(teller.words, move, view)
    for setting in all_settings().values():
        setting.about(teller.words.say)
    for text in vocabulary():
        teller.words.say(text)
