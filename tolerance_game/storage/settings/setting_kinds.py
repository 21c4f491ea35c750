"""Kinds of settings: how they are read and written, and which values are allowed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar, cast

from tolerance_game.core.game import OptionValues
from tolerance_game.storage.data.plain_yaml import Plain, on_one_line
from tolerance_game.storage.data.reading import Entry

T = TypeVar("T")

Allowed = tuple[str, dict[str, Any]]
"""The id of the text that says what is allowed, and its values."""


class Kind(ABC, Generic[T]):
    """A kind of values."""

    @abstractmethod
    def read(self, entry: Entry) -> T:
        """The value in the file; if it is wrong, a fault is noted and any value returned."""

    def plain(self, value: T) -> Plain:
        """The value as it is written."""
        written: Any = list(value) if isinstance(value, tuple) else value
        return cast(Plain, written)

    @abstractmethod
    def allowed(self) -> Allowed:
        """What the comment says about the allowed values."""


@dataclass(frozen=True)
class Truth(Kind[bool]):
    """`true` or `false`."""

    def read(self, entry: Entry) -> bool:
        return entry.truth()

    def allowed(self) -> Allowed:
        return "terminal.settings.one_of", {"name": "true, false"}


@dataclass(frozen=True)
class Number(Kind[int]):
    """A whole number from low to high."""

    low: int
    high: int

    def read(self, entry: Entry) -> int:
        return entry.number(self.low, self.high)

    def allowed(self) -> Allowed:
        return "terminal.settings.number", {"name": self.low, "which": self.high}


@dataclass(frozen=True)
class NumberOrNothing(Kind[int | None]):
    """A whole number, or `null` to let the system decide."""

    low: int
    high: int

    def read(self, entry: Entry) -> int | None:
        return None if entry.is_nothing() else entry.number(self.low, self.high)

    def allowed(self) -> Allowed:
        return "terminal.settings.number_or_null", {"name": self.low, "which": self.high}


@dataclass(frozen=True)
class ChoiceSetting(Kind[str]):
    """One of a few names, the default first."""

    known: tuple[str, ...] | Callable[[], tuple[str, ...]]
    """The names, or a function that looks them up when they are needed."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that there are now."""
        return self.known() if callable(self.known) else self.known

    def read(self, entry: Entry) -> str:
        return entry.name(self.names)

    def allowed(self) -> Allowed:
        return "terminal.settings.one_of", {"name": ", ".join(self.names)}


@dataclass(frozen=True)
class NamesSetting(Kind[tuple[str, ...]]):
    """A list of names with limits for its length and theirs; empty for no name."""

    most: int
    longest: int

    def read(self, entry: Entry) -> tuple[str, ...]:
        entries = entry.values(0, self.most)
        return tuple(one.text(self.longest, may_be_empty=True) for one in entries)

    def allowed(self) -> Allowed:
        return "terminal.settings.names", {"number": self.most}


@dataclass(frozen=True)
class Lines(NamesSetting):
    """The same for lines such as `undo=ctrl+z|u`."""

    def allowed(self) -> Allowed:
        return "terminal.settings.lines", {"number": self.most}


Options = tuple[tuple[str, "Plain | Options"], ...]
"""Options of a game as pairs, so that settings are frozen; see `as_mapping`."""


@dataclass(frozen=True)
class OptionsOf(Kind[Options]):
    """Some options of a game; those left out have their default.

    The game checks whether they fit together when the table is set up.
    """

    values: Mapping[str, OptionValues] = field(hash=False)
    rulings: Mapping[str, OptionValues] = field(hash=False)
    lists: tuple[str, ...] = ()
    """Options that are lists of words."""

    def read(self, entry: Entry) -> Options:
        fields = entry.fields((), (*self.values, *self.lists, RULINGS))
        found: list[tuple[str, Any]] = []
        for name in fields:
            if name in self.values:
                found.append((name, fields[name].one_of(self.values[name])))
            elif name in self.lists:
                found.append((name, tuple(one.text() for one in fields[name].values())))
            elif name == RULINGS:
                given = fields[name].fields((), tuple(self.rulings))
                known = [one for one in given if one in self.rulings]
                chosen = tuple((one, given[one].one_of(self.rulings[one])) for one in known)
                found.append((name, chosen))
        return tuple(found)

    def plain(self, value: Options) -> Plain:
        return as_mapping(value)

    def allowed(self) -> Allowed:
        listed = dict.fromkeys(self.lists, "[...]")
        rulings = {f"{RULINGS}.{name}": _listed(self.rulings[name]) for name in self.rulings}
        choices = {name: _listed(self.values[name]) for name in self.values} | listed | rulings
        names = ", ".join(f"{name} ({choice})" for name, choice in choices.items())
        return "terminal.settings.options", {"name": names}


RULINGS: Final = "rulings"


def _listed(values: OptionValues) -> str:
    return ", ".join(map(on_one_line, values))


def as_mapping(options: Options) -> dict[str, Any]:
    """The options as `lay_table` expects them."""
    found: dict[str, Any] = {}
    for name, value in options:
        if name == RULINGS:
            found[name] = as_mapping(value)  # type: ignore[arg-type]
        else:
            found[name] = list(value) if isinstance(value, tuple) else value
    return found


def as_options(values: Mapping[str, Any]) -> Options:
    """The pairs of options in a mapping, as in the header of a record."""
    return tuple(
        (name, as_options(value) if isinstance(value, Mapping) else _frozen(value))
        for name, value in values.items()
    )


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
