"""The table of placeholders: the name of one tells what it stands for and how that is said.

What only one game speaks of stands in the table of that game (`PLACEHOLDERS` of its `telling`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tolerance_game import games

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


def number(_words: Words, value: object) -> str:
    """A number, or what is said in the place of one."""
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


def _game(words: Words, value: str) -> str:
    return words.say(f"{value}.name")


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
        (*("number", "line", "low", "high", "turn", "step", "before", "after", "points"),),
        number,
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
    # What a game has words for.
    "game": _game,
    "move": family("move"),
}


@cache
def kinds_of(game: str) -> Mapping[str, Kind]:
    """The kinds of placeholders that the texts of a game use; without one, those of the program."""
    return {**KINDS, **games.room(game, "telling").PLACEHOLDERS} if game else KINDS


def kind_of(placeholder: str, kinds: Mapping[str, Kind] = KINDS) -> Kind | None:
    """How a placeholder of this name is said; None when there is no such kind."""
    if placeholder.startswith(COUNT):
        unit = placeholder[len(COUNT) :]
        return lambda words, value: words.say(f"count.{unit}", number=value)
    return kinds.get(placeholder)
