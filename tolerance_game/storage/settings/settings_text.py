"""The file of settings as text: each setting after its explanation, allowed values and default."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tolerance_game.storage.data.plain_yaml import Plain, comment, entry, on_one_line

from .settings import Say, Settings, all_settings, value_of

FORMAT: Final = 1
FORMAT_KEY: Final = "format"


def names_below(path: str) -> dict[str, str]:
    """The known names below a path, with the path of each."""
    start = f"{path}." if path else ""
    below = (where[len(start) :] for where in all_settings() if where.startswith(start))
    return {name: start + name for name in (rest.partition(".")[0] for rest in below)}


def as_lines(
    settings: Settings,
    say: Say,
    kept: Mapping[str, Plain] | None = None,
    foreign: Mapping[str, Plain] | None = None,
) -> Iterator[str]:
    """The whole file, line by line.

    `kept` are the wrong values of settings, or of whole groups, which stay unless they were
    changed; `foreign` are the unknown keys.
    """
    kept, foreign = kept or {}, foreign or {}
    yield from comment(say("terminal.settings.title"))
    yield from comment(say("terminal.settings.explanation"))
    yield f"{FORMAT_KEY}: {FORMAT}"
    for name, where in names_below("").items():
        yield ""
        if where in all_settings():
            yield from _lines_of(where, settings, say, kept, 0)
            continue
        inside = names_below(where)
        defaults = {one: all_settings()[one].default for one in inside.values()}
        untouched = all(value_of(settings, one) == defaults[one] for one in defaults)
        if where in kept and untouched:
            yield from entry(name, kept[where])
            continue
        yield f"{name}:"
        for one in inside.values():
            yield from _lines_of(one, settings, say, kept, 2)
        yield from _foreign_lines(foreign.get(name), say, 2)
    yield from _foreign_lines(
        {name: value for name, value in foreign.items() if name not in names_below("")}, say, 0
    )


def _lines_of(
    path: str, settings: Settings, say: Say, kept: Mapping[str, Plain], indent: int
) -> Iterator[str]:
    setting = all_settings()[path]
    value = value_of(settings, path)
    text, values = setting.kind.allowed()
    default = on_one_line(setting.kind.plain(setting.default))
    yield from comment(setting.about(say), indent=indent)
    about = f"{say(text, **values)} {say('terminal.settings.default', name=default)}"
    yield from comment(about, indent=indent)
    written = setting.kind.plain(value)
    if path in kept and value == setting.default:
        written = kept[path]
    yield from entry(path.rpartition(".")[2], written, indent)


def _foreign_lines(foreign: Plain, say: Say, indent: int) -> Iterator[str]:
    if isinstance(foreign, Mapping) and foreign:
        yield ""
        yield from comment(say("terminal.settings.foreign"), indent=indent)
        for name, value in foreign.items():
            yield from entry(name, value, indent)
