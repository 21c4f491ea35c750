"""The rules as a reader sees them: what holds at a table, or everything that may hold.

held(options.as_json())                          what a table plays by
say_paragraph(words, "tolerance", paragraph, holding)          what holds there
say_paragraph(words, "tolerance", paragraph, holding, True)    all choices, with theirs marked
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from .rulebook import RULING, Paragraph, RuleChoice
from .words import Words

_PREFIX: Final = "scene.rules."


class Said(NamedTuple):
    """A line to be read."""

    text: str
    kind: str = "text"
    """`text`, `choice` (a ruling or an option) or `value` (one of several that may hold)."""


def held(options: Mapping[str, Any]) -> dict[str, str]:
    """What a game plays by, from its options as plain values: of rulings and options together."""
    rulings = options.get("rulings", {})
    values = {name: value for name, value in options.items() if name != "rulings"}
    return {name: written(value) for name, value in (*values.items(), *rulings.items())}


def written(value: object) -> str:
    """A value of an option as the data write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def say_paragraph(
    words: Words, game: str, paragraph: Paragraph, holding: Mapping[str, str], whole: bool = False
) -> tuple[Said, ...]:
    """The lines of a paragraph without its number; none where nothing of it holds."""
    found: list[Said] = []
    for part in paragraph.parts:
        if isinstance(part, str):
            found += [Said(line) for line in part.split("\n")]
        elif whole:
            found += _whole(words, game, part, holding.get(part.id, ""))
        else:
            found += _holding(words, game, part, holding.get(part.id, ""))
    return tuple(found)


def title(words: Words, game: str, choice: RuleChoice) -> str:
    """What a ruling or an option is called."""
    return words.say(f"{game}.{choice.kind}.{choice.id}.name")


def value_title(words: Words, game: str, choice: RuleChoice, value: str) -> str:
    """What one of its values is called."""
    text = f"{game}.{choice.kind}.{choice.id}.value.{value}"
    return words.say(text if words.has(text) else f"truth.{value}")


def _holding(words: Words, game: str, choice: RuleChoice, value: str) -> Iterator[Said]:
    text = choice.values.get(value, "")
    if not text:
        return
    first, *rest = text.split("\n")
    if choice.kind == RULING:
        name = title(words, game, choice)
        said = bracketed(first, _origin(words, choice))
        yield Said(words.say(f"{_PREFIX}ruling", name=name, which=said), "choice")
    else:
        yield Said(first)
    yield from (Said(line) for line in rest)


def _whole(words: Words, game: str, choice: RuleChoice, value: str) -> Iterator[Said]:
    name = title(words, game, choice)
    if choice.kind == RULING:
        about = bracketed(choice.about, _origin(words, choice))
        yield Said(words.say(f"{_PREFIX}ruling", name=name, which=about), "choice")
    elif choice.about:
        yield Said(words.say(f"{_PREFIX}option", name=name, which=choice.about), "choice")
    for known, text in choice.values.items():
        first, *rest = text.split("\n")
        said = value_title(words, game, choice, known)
        which = f"{_PREFIX}held" if known == value else f"{_PREFIX}value"
        yield Said(words.say(which, name=said, which=first), "value")
        yield from (Said(line, "value") for line in rest)


def _origin(words: Words, choice: RuleChoice) -> str:
    return choice.origin or words.say(f"{_PREFIX}silent")


def bracketed(text: str, aside: str) -> str:
    """A sentence with something in brackets before its full stop."""
    return f"{text.removesuffix('.')} ({aside})."
