"""A move in words, as people at the table say it: by person and land, since columns have no
numbers there."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.schisma.rules.moves import ACTION_OF, Action, Choose, Move, Petition
from tolerance_game.games.schisma.rules.track import Display
from tolerance_game.games.schisma.telling import WHOM, WHOSE, bent
from tolerance_game.words.words import Words

_PREFIX: Final = "schisma.table.move."


def move_words(words: Words, move: Move, display: Display) -> str:
    """The move, with the land of whom it is taken on, for the middle of a sentence.

    Those who are chosen for a petition may be many: their lands are named where others of the same
    name are on the track.
    """
    targets = move.targets if isinstance(move, Petition | Choose) else ()
    chosen = [_chosen(words, display, column) for columns in targets for column in columns]
    which = words.joined(chosen, "last")
    if isinstance(move, Choose):
        return words.say(_PREFIX + ("choose" if chosen else "choose_nobody"), **_if(which=which))
    assert isinstance(move, Action)
    if not isinstance(move, Petition):
        whom = _standing(words, display, move.column, WHOM)
        return words.say(_PREFIX + ACTION_OF[type(move)], whom=whom)
    name = _standing(words, display, move.column, WHOSE)
    form = "petition_with" if chosen else "petition"
    return words.say(_PREFIX + form, name=name, **_if(which=which))


def act_words(words: Words, move: Move, display: Display, person: str) -> str:
    """A move in few words, for a list: whom it is taken on, as `person_words` has it, or the person
    whose petition goes on.
    """
    if isinstance(move, Choose):
        name = bent(words, person, WHOSE)
        return words.say("schisma.table.threats.choose", name=name)
    assert isinstance(move, Action)
    if isinstance(move, Petition):
        return words.say(_PREFIX + "petition", name=_chosen(words, display, move.column, WHOSE))
    whom = person_words(words, display, move.column)
    return words.say(_PREFIX + ACTION_OF[type(move)], whom=whom)


def person_words(words: Words, display: Display, column: int) -> str:
    """Somebody to whom something is done; of several of the same name, at which land."""
    return _chosen(words, display, column)


def _if(*, which: str) -> dict[str, str]:
    return {"which": which} if which else {}


def _chosen(words: Words, display: Display, column: int, form: str = WHOM) -> str:
    """A person; of several of the same name, at which land."""
    standing = display[column]
    on_track = [one.person for one in display if one is not None]
    if standing is None or on_track.count(standing.person) > 1:
        return _standing(words, display, column, form)
    return bent(words, standing.person, form)


def _standing(words: Words, display: Display, column: int, form: str) -> str:
    """A person at a land; of two of the same name at the same land, which one."""
    standing = display[column]
    if standing is None:
        # Whoever is drawn there.
        return words.say("schisma.in_column", column=column)
    name = bent(words, standing.person, form)
    same = [c for c, other in enumerate(display) if other == standing]
    at = "at" if len(same) == 1 else "left_at" if column == same[0] else "right_at"
    return words.say(_PREFIX + at, name=name, land=standing.land)
