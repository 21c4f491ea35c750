"""The course of a game: who is to act, which moves are legal, and what they do (S2)."""

from __future__ import annotations

from random import Random
from typing import assert_never

from tolerance_game.core import Illegal, Outcome, Reason, Seat

from . import moves as kinds
from .draft import Draft
from .events import ActionTaken, AnyEvent, Laid, Settled, TargetsChosen
from .hearing import go_on_hearing, hear, reading, ways
from .moves import Move
from .persons import COPIES, FACTIONS
from .refusals import refusal
from .ruleset import BASE, CHOSEN, Options, check, in_faction_order
from .samaritan import barred
from .state import ACTING, CHOOSING, DRAWING, LAYING, SETTLING, Pending, Phase, State
from .steps import PULL, PUSH
from .track import COLUMNS, GENOA, ROME, WAY, Standing, lands_of, without

_BESEECH = tuple(kinds.Beseech(column) for column in COLUMNS)
_CHASTISE = tuple(kinds.Chastise(column) for column in COLUMNS)
_EXCOMMUNICATE = tuple(kinds.Excommunicate(column) for column in COLUMNS)
_PARAGRAPH = {
    kinds.BESEECH: "S2.2",
    kinds.CHASTISE: "S2.3",
    kinds.EXCOMMUNICATE: "S2.4",
    kinds.PETITION: "S2.5",
}


def start(options: Options) -> State:
    """The empty table. Raises Malformed for options no game can be played with (S5.2)."""
    check(options)
    persons: tuple[str, ...] = ()
    if options.persons == BASE:
        persons = options.catalogue.base()
    elif options.persons == CHOSEN:
        persons = in_faction_order(options.catalogue, options.chosen) or ()
    phase: Phase = LAYING if persons else SETTLING
    return State(
        options=options,
        phase=phase,
        persons=persons,
        display=(None,) * len(COLUMNS),
        congregations=((), ()),
        pile=_pile_of(persons),
        discard=(),
        turn=0,
        seat=ROME,
        used=(),
        left=0,
        drawn=False,
        due=(),
        pending=None,
        began=None,
        before=None,
        since_draw=(),
        starts=(),
        outcome=None,
    )


def _pile_of(persons: tuple[str, ...]) -> tuple[str, ...]:
    """Two of each: 12 cards (S1.2, S5.2)."""
    return tuple(sorted(persons * COPIES))


def to_act(state: State) -> Seat | None:
    """The seat to act, CHANCE, or None when the game is over."""
    return state.to_act


def outcome(state: State) -> Outcome | None:
    """How it ended, or None while it goes on."""
    return state.outcome


def chance_move(state: State, rng: Random) -> Move:
    """The move of chance. Raises Illegal when it is not chance's turn."""
    if state.phase == DRAWING:
        return kinds.Draw(state.due[0].column, rng.choice(state.pile))
    if state.phase == LAYING:
        return kinds.Lay(tuple(rng.sample(state.pile, len(COLUMNS))))
    if state.phase == SETTLING:
        of_faction = state.options.catalogue.of_faction
        return kinds.Settle(tuple(rng.choice(of_faction(faction)) for faction in FACTIONS))
    if state.outcome is not None:
        raise Illegal(Reason("schisma.game_over", {}, state.outcome.paragraph))
    raise Illegal(Reason("schisma.not_chance_to_act", {"seat": state.seat}, "S7"))


def legal_moves(state: State) -> tuple[Move, ...]:
    """Beseech, chastise, excommunicate, petition, each from left to right (S2.1 to S2.9)."""
    if state.phase == CHOOSING:
        return tuple(kinds.Choose(leaf.targets) for leaf in ways(state))
    if state.phase != ACTING:
        return ()
    bars, lands, used = barred(state), lands_of(state.display), state.used
    found: list[Move] = []
    for action, moves, way in (
        (kinds.BESEECH, _BESEECH, WAY[state.seat]),
        (kinds.CHASTISE, _CHASTISE, -WAY[state.seat]),
    ):
        if action in used:
            continue
        for column in COLUMNS:
            if state.display[column] is None:
                continue
            if bars is not None:
                after = lands.copy()
                after[column] += way
                if bars.why(tuple(after)):
                    continue
            found.append(moves[column])
    if kinds.EXCOMMUNICATE not in used:
        for move in _EXCOMMUNICATE:
            if state.display[move.column] is None:
                continue
            if bars is not None and bars.why(without(lands, move.column)):
                continue
            found.append(move)
    if kinds.PETITION not in used:
        nothing, persons = tuple(lands), state.options.catalogue.by_id
        read = reading(state)
        for column, standing in enumerate(state.display):
            if standing is None:
                continue
            read.steps = persons[standing.person].petition
            for leaf in read.leaves(0, lands, column):
                if leaf.lands == nothing:
                    continue
                if bars is None or not bars.why(leaf.lands, over=leaf.over):
                    found.append(kinds.petition(column, leaf.targets))
    return tuple(found)


def apply(state: State, move: Move) -> tuple[State, tuple[AnyEvent, ...]]:
    """The state after the move, and all that happened. Raises Illegal with the reason."""
    refused = refusal(state, move)
    if refused is not None:
        raise Illegal(refused)
    draft = Draft(state)
    match move:
        case kinds.Draw():
            draft.draw(move.person)
            if not draft.await_draws():
                if draft.pending is None:
                    draft.go_on()
                else:
                    go_on_hearing(draft)
        case kinds.Settle():
            _settle(draft, move)
        case kinds.Lay():
            _lay(draft, move)
        case kinds.Choose():
            _choose(draft, move)
        case kinds.Beseech() | kinds.Chastise() | kinds.Excommunicate() | kinds.Petition():
            _act(draft, move)
        case _:
            assert_never(move)
    return draft.freeze(), tuple(draft.events)


def _settle(draft: Draft, move: kinds.Settle) -> None:
    draft.persons = move.persons
    draft.pile = _pile_of(move.persons)
    draft.phase = LAYING
    draft.events.append(Settled(persons=move.persons, paragraph="S5.2"))


def _lay(draft: Draft, move: kinds.Lay) -> None:
    pile = list(draft.pile)
    for column, person in enumerate(move.persons):
        pile.remove(person)
        draft.put(column, Standing(person, GENOA))
        draft.events.append(Laid(column=column, person=person, land=GENOA, paragraph="S1.2"))
    draft.pile = tuple(pile)
    # Rome's very first turn has only one action (S1.3, S2.1).
    draft.begin_turn(ROME, 1)


def _act(draft: Draft, move: kinds.Action) -> None:
    action = kinds.ACTION_OF[type(move)]
    standing = draft.standing(move.column)
    targets = move.targets if isinstance(move, kinds.Petition) else ()
    cause = standing.person if action == kinds.PETITION else ""
    paragraph = _PARAGRAPH[action]
    draft.used = (*draft.used, action)
    draft.left -= 1
    draft.events.append(
        ActionTaken(
            seat=draft.seat,
            action=action,
            column=move.column,
            person=standing.person,
            targets=targets,
            cause=cause,
            paragraph=paragraph,
        )
    )
    if action == kinds.PETITION:
        draft.pending = Pending(move.column, standing.person, 0, True)
        hear(draft, targets)
        return
    if action == kinds.EXCOMMUNICATE:
        draft.discard_from(move.column, "", paragraph, paragraph)
    else:
        way, direction = WAY[draft.seat], PULL
        if action == kinds.CHASTISE:
            way, direction = -way, PUSH
        draft.move(move.column, standing.land + way, direction, "", paragraph)
    draft.finish_action()


def _choose(draft: Draft, move: kinds.Choose) -> None:
    pending = draft.pending
    assert pending is not None
    draft.events.append(
        TargetsChosen(
            seat=draft.seat,
            column=pending.column,
            targets=move.targets,
            cause=pending.person,
            paragraph="S3.2",
        )
    )
    hear(draft, move.targets)
