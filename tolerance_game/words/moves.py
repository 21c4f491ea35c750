"""What a move is called: for buttons, hints, and the list of moves of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tolerance_game.games.schisma.rules import moves as schisma
from tolerance_game.games.tolerance.rules import moves as tolerance

from .words import Words

_TOLERANCE = "tolerance.in_words."
_SCHISMA = "schisma.in_words."


def move_text(words: Words, move: Any, display: Sequence[str] = ()) -> str:
    """The move in words.

    `display` are the persons of Schisma in their columns; without it the columns alone are named.
    """
    if isinstance(move, tolerance.MOVES):
        return _tolerance(words, move)
    if isinstance(move, schisma.MOVES):
        return _schisma(words, move, display)
    return words.say("nothing")


def _tolerance(words: Words, move: tolerance.Move) -> str:
    def say(text: str, **values: Any) -> str:
        return words.say(_TOLERANCE + text, **values)

    match move:
        case tolerance.DealRoles():
            return say("deal_roles", roles=move.roles)
        case tolerance.TakeRole():
            return say("take_role", role=move.role)
        case tolerance.DrawChooser():
            return say("draw_chooser", seat=move.seat)
        case tolerance.Deal():
            return say("deal", number=len(move.hands[0]) if move.hands else 0)
        case tolerance.ChooseStarter():
            return say("choose_starter", seat=move.seat)
        case tolerance.Play():
            if move.declared:
                return say("play_declared", card=move.card, suit=move.declared)
            return say("play", card=move.card)
        case tolerance.ChooseTarget():
            return say("choose_target", card=move.card)
        case tolerance.Execute():
            return say("execute", card=move.card)
        case tolerance.Repay():
            return say("repay", count_loans=move.loans) if move.loans else say("repay_none")


def _schisma(words: Words, move: schisma.Move, display: Sequence[str]) -> str:
    def say(text: str, **values: Any) -> str:
        return words.say(_SCHISMA + text, **values)

    def standing(column: int) -> str:
        if 0 <= column < len(display) and display[column]:
            return words.say("schisma.standing", person=display[column], column=column)
        return words.say("schisma.in_column", column=column)

    match move:
        case schisma.Settle():
            return say("settle", persons=move.persons)
        case schisma.Lay():
            return say("lay", persons=move.persons)
        case schisma.Draw():
            return say("draw", person=move.person, column=move.column)
        case schisma.Petition():
            chosen = [standing(column) for columns in move.targets for column in columns]
            whom = standing(move.column)
            if chosen:
                return say("petition_with", whom=whom, name=words.joined(chosen, "last"))
            return say("petition", whom=whom)
        case schisma.Choose():
            chosen = [standing(column) for columns in move.targets for column in columns]
            if chosen:
                return say("choose", name=words.joined(chosen, "last"))
            return say("choose_nobody")
        case _:
            return say(schisma.ACTION_OF[type(move)], whom=standing(move.column))
