"""A move in words, as people at the table say it: by person and land, since columns have no
numbers there."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.schisma.rules.moves import ACTION_OF, Action, Choose, Move, Petition
from tolerance_game.games.schisma.rules.track import Display
from tolerance_game.words.words import Words

_PREFIX: Final = "schisma.table.move."
_WHOM: Final = "whom"
"""A person to whom something is done: in German the accusative, `den Adligen`."""
_WHOSE: Final = "whose"
"""A person whose petition it is: in German the genitive, `des Adligen`."""


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
        whom = _standing(words, display, move.column, _WHOM)
        return words.say(_PREFIX + ACTION_OF[type(move)], whom=whom)
    name = _standing(words, display, move.column, _WHOSE)
    form = "petition_with" if chosen else "petition"
    return words.say(_PREFIX + form, name=name, **_if(which=which))


def _if(*, which: str) -> dict[str, str]:
    return {"which": which} if which else {}


def _chosen(words: Words, display: Display, column: int) -> str:
    """A person; of several of the same name, at which land."""
    standing = display[column]
    on_track = [one.person for one in display if one is not None]
    if standing is None or on_track.count(standing.person) > 1:
        return _standing(words, display, column, _WHOM)
    return _name(words, standing.person, _WHOM)


def _name(words: Words, person: str, form: str) -> str:
    text = f"{_PREFIX}{form}.{person}"
    # Persons of an owner's have a name and no other form of it.
    return words.say(text) if words.has(text) else words.named("person", person)


def _standing(words: Words, display: Display, column: int, form: str) -> str:
    """A person at a land; of two of the same name at the same land, which one."""
    standing = display[column]
    if standing is None:
        # Whoever is drawn there.
        return words.say("schisma.in_column", column=column)
    name = _name(words, standing.person, form)
    same = [c for c, other in enumerate(display) if other == standing]
    at = "at" if len(same) == 1 else "left_at" if column == same[0] else "right_at"
    return words.say(_PREFIX + at, name=name, land=standing.land)
