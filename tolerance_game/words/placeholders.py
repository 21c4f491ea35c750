"""The table of placeholders: the name of one tells what it stands for and how that is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tolerance_game.games.schisma.rules.track import LANDS

if TYPE_CHECKING:
    from .words import Words

Kind = Callable[["Words", Any], str]

COUNT: Final = "count_"
"""`{count_loans}` is a number of loans, said by the text `count.loans`."""


def figure(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A change: always with its sign."""
    return f"+{number}" if number > 0 else figure(number)


def _plain(_words: Words, value: object) -> str:
    return str(value)


def _number(_words: Words, value: object) -> str:
    return figure(value) if isinstance(value, int) else str(value)


def _change(_words: Words, value: int) -> str:
    return signed(value)


def _hundredths(words: Words, value: int) -> str:
    """An estimate, given in hundredths, to a tenth: it is good for no more."""
    sign = "−" if value < 0 else ""
    whole, tenths = divmod((abs(value) + 5) // 10, 10)
    return f"{sign}{whole}{words.conventions.decimal_point}{tenths}" if tenths else f"{sign}{whole}"


def _quoted(words: Words, value: object) -> str:
    """What somebody wrote, in quotation marks; several of them as a list."""
    if isinstance(value, tuple):
        return words.joined([_quoted(words, item) for item in value]) or words.say("nothing")
    return words.say("quoted", name=str(value)) if value != "" else words.say("nothing")


def _key(words: Words, value: str) -> str:
    return value or words.say("whole_file")


def _nearest(words: Words, value: str) -> str:
    return words.say("nearest", name=value) if value else ""


MOST_NAMES: Final = 16
"""So many known names are listed; of more the first ones must do."""


def _expected(words: Words, value: object) -> str:
    """Names of a data file, or the kind of move that is awaited."""
    if isinstance(value, str) and words.has(f"move.{value}"):
        return words.say(f"move.{value}")
    if isinstance(value, tuple) and len(value) > MOST_NAMES:
        return words.joined([*(_quoted(words, item) for item in value[:3]), "…"])
    return _quoted(words, value)


def _of(words: Words, value: str) -> str:
    """What a line of the score is about."""
    suit = f"tolerance.suit.{value}"
    return words.say(suit if words.has(suit) else f"tolerance.{value}")


def _land(words: Words, value: int | str) -> str:
    land = LANDS[value] if isinstance(value, int) and 0 <= value < len(LANDS) else value
    return words.say(f"schisma.land.{land}")


def _column(_words: Words, value: int) -> str:
    """Columns are counted from 1 by people."""
    return figure(value + 1)


def family(prefix: str) -> Kind:
    """A word whose text stands at `prefix.value`."""
    return lambda words, value: words.say(f"{prefix}.{value}")


def several(kind: Kind, last: str = "") -> Kind:
    """A list of them: `a, b, c`, or with a last joint `a, b and c`."""

    def say(words: Words, values: tuple[Any, ...]) -> str:
        said = [kind(words, value) for value in values]
        return words.joined(said, last) or words.say("nothing")

    return say


def _seat(words: Words, value: int) -> str:
    return words.seat(value)


def _card(words: Words, value: str) -> str:
    return words.card(value)


def _whole_card(words: Words, value: str) -> str:
    return words.whole_card(value)


def _role(words: Words, value: str) -> str:
    return words.role(value)


def _person(words: Words, value: str) -> str:
    return words.person(value)


def _reign(words: Words, value: int) -> str:
    return words.monarch(value)


def _game(words: Words, value: str) -> str:
    return words.say(f"{value}.name")


_SUIT = family("tolerance.suit")
_RELIGION = family("tolerance.religion")
_FACTION = family("schisma.faction")

KINDS: Final[Mapping[str, Kind]] = {
    # As it is.
    "name": _plain,
    "paragraph": _plain,
    "which": _plain,
    "file": _plain,
    "sum": _plain,
    "whom": _plain,
    # The name of a drawn sign, inside of `<>`.
    "sign": _plain,
    # Numbers.
    **dict.fromkeys(
        (
            *("number", "line", "low", "high", "rank", "threshold", "left_out", "turn", "step"),
            *("before", "after", "owned", "worth", "points", "best_other"),
        ),
        _number,
    ),
    "change": _change,
    "hundredths": _hundredths,
    "seed": _plain,
    # What somebody wrote, and what was meant.
    **dict.fromkeys(("text", "found", "known", "value", "names", "ruling"), _quoted),
    "expected": _expected,
    "key": _key,
    "nearest": _nearest,
    # Who.
    **dict.fromkeys(("seat", "chooser", "by"), _seat),
    "seats": several(_seat, "last"),
    # Tolerance.
    **dict.fromkeys(("card", "cause", "monarch"), _card),
    "whole_card": _whole_card,
    "cards": several(_card),
    "role": _role,
    "roles": several(_role),
    "reign": _reign,
    "suit": _SUIT,
    "suits": several(_SUIT, "last"),
    "suits_of": several(family("tolerance.suit_dative"), "last"),
    "either_suit": several(_SUIT, "or"),
    "religion": _RELIGION,
    "new_religion": _RELIGION,
    "believer": family("tolerance.believer"),
    "believers": family("tolerance.believers"),
    "tally": family("tolerance.tally"),
    "verb": family("tolerance.verb"),
    "section": family("tolerance.event.section"),
    "of": _of,
    # Schisma.
    **dict.fromkeys(("person", "other_person", "cause_person", "target"), _person),
    "persons": several(_person),
    **dict.fromkeys(("land", "from_land", "to_land", "other_land"), _land),
    **dict.fromkeys(("column", "other_column", "due"), _column),
    "columns": several(_column),
    "faction": _FACTION,
    "factions": several(_FACTION, "or"),
    "action": family("schisma.action_name"),
    "petition_verb": family("schisma.verb"),
    # Of either game.
    "game": _game,
    "move": family("move"),
    **dict.fromkeys(("ending", "rival"), family("ending")),
}


def kind_of(placeholder: str) -> Kind | None:
    """How a placeholder of this name is said; None when there is no such kind."""
    if placeholder.startswith(COUNT):
        unit = placeholder[len(COUNT) :]
        return lambda words, value: words.say(f"count.{unit}", number=value)
    return KINDS.get(placeholder)
