"""The file of settings: read with defaults for wrong values, written with comments.

A broken file is set aside under a dated name, never deleted. A wrong value is replaced by the
default but stays in the file, as do unknown keys. A file of a newer format is neither read nor
touched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Final

from tolerance_game.core import Reason
from tolerance_game.core.errors import Value
from tolerance_game.storage.data import strict_yaml
from tolerance_game.storage.data.faults import Fault, clipped
from tolerance_game.storage.data.merging import plain
from tolerance_game.storage.data.nearest import nearest
from tolerance_game.storage.data.plain_yaml import Plain
from tolerance_game.storage.data.reading import Entry, FaultList, Fields
from tolerance_game.storage.data.strict_yaml import MAX_BYTES
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.generations import write_generation
from tolerance_game.storage.disk.safe_write import TooLarge, free_name, read_file
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.disk.troubles import trouble

from .settings import DEFAULTS, Say, Settings, all_settings, changed, value_of
from .settings_text import FORMAT, FORMAT_KEY, as_lines, names_below

FILE: Final = "settings.yaml"

_HARMLESS: Final = frozenset({"fault.yaml.duplicate_key"})
"""Faults that leave every value clear: of two equal keys, the first counts."""


@dataclass(frozen=True)
class SettingsFile:
    """A file of settings and what was read from it."""

    path: Path
    settings: Settings = DEFAULTS
    notices: tuple[Reason, ...] = ()
    """To be shown: what is wrong with the file, and what was done about it."""
    writable: bool = True
    """Whether the program may write it: no newer format, and nothing that it could not read."""
    content: bytes = b""
    """Its content; empty if there was no file."""
    kept: Mapping[str, Plain] = field(default_factory=dict)
    """The wrong values of settings, or of whole groups of them, by path."""
    foreign: Mapping[str, Plain] = field(default_factory=dict)
    """Unknown keys, nested as they were."""


def read_settings(
    folder: Path,
    may_move: bool = True,
    today: Callable[[], date] = date.today,
    system: System = SYSTEM,
) -> SettingsFile:
    """The settings of a folder. Never raises: the notices say what is wrong.

    Without `may_move`, as in a copy that may not write, a broken file stays where it is.
    """
    path = folder / FILE
    try:
        content = read_file(path, system, MAX_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        return SettingsFile(path)
    except TooLarge:
        faults = [Fault("fault.file.too_large", shown(path), high=MAX_BYTES)]
    except OSError as error:
        # A file that cannot be read may be sound: it is neither moved nor written over.
        defaults = _reason("error.settings.defaults", file=shown(path))
        return SettingsFile(path, notices=(trouble(error, path), defaults), writable=False)
    else:
        node, found = strict_yaml.parse(content, shown(path))
        faults = _broken(found)
        if isinstance(node, strict_yaml.Mapping) and not faults:
            return _read(path, content, node, found)
        if node is not None and not faults:
            sheet = FaultList()
            sheet.entry(node).mapping()
            faults = sheet.faults
    notices = tuple(fault.reason() for fault in faults)
    if not may_move:
        defaults = _reason("error.settings.defaults", file=shown(path))
        return SettingsFile(path, notices=(*notices, defaults), writable=False)
    return _set_aside(path, notices, f"{path.stem}.broken-{today().isoformat()}", system)


def _broken(faults: Iterable[Fault]) -> list[Fault]:
    """The faults that leave the meaning open."""
    return [fault for fault in faults if fault.id not in _HARMLESS]


def _reason(which: str, **values: Value) -> Reason:
    return Reason(which, values)


def _set_aside(path: Path, notices: tuple[Reason, ...], stem: str, system: System) -> SettingsFile:
    """Renames a broken file to a free name with this stem, and returns the defaults."""
    try:
        aside = free_name(path.parent, stem, path.suffix, system)
        system.replace(path, aside)
        system.sync_folder(path.parent)
    except OSError as error:
        stays = _reason("error.settings.stays", file=shown(path))
        return SettingsFile(path, notices=(*notices, trouble(error, path), stays), writable=False)
    moved = _reason("error.settings.set_aside", file=shown(path), text=shown(Path(aside.name)))
    return SettingsFile(path, notices=(*notices, moved))


def _read(
    path: Path, content: bytes, root: strict_yaml.Mapping, faults: tuple[Fault, ...]
) -> SettingsFile:
    sheet = FaultList()
    sheet.faults += faults
    fields = sheet.entry(root).mapping()
    if FORMAT_KEY in fields:
        number = getattr(fields[FORMAT_KEY].node, "value", None)
        if type(number) is int and number > FORMAT:
            newer = _reason("error.settings.newer", file=shown(path))
            return SettingsFile(path, notices=(newer,), writable=False, content=content)
        fields[FORMAT_KEY].must_be(FORMAT)
    settings, kept = DEFAULTS, dict[str, Plain]()
    for where, setting in all_settings().items():
        found = _find(fields, where)
        if found is None:
            continue
        before = len(sheet.faults)
        value = setting.kind.read(found)
        if len(sheet.faults) > before:
            kept[where] = plain(found.node)
        else:
            settings = changed(settings, where, value)
    foreign = _foreign(fields, "", sheet)
    for name in names_below("").keys() & set(fields) - all_settings().keys():
        # A value instead of a group; an empty one is a group without keys.
        if not (fields[name].is_mapping() or fields[name].is_nothing()):
            kept[name] = plain(fields[name].node)
    sheet.faults.sort(key=lambda fault: (fault.line, fault.column))
    notices = [fault.reason() for fault in sheet.faults]
    if kept:
        number = len(kept)
        notices.append(_reason("error.settings.some_defaults", file=shown(path), number=number))
    return SettingsFile(path, settings, tuple(notices), True, content, kept, foreign)


def _find(fields: Fields, path: str) -> Entry | None:
    """The value at a path, if there is one."""
    names = path.split(".")
    for name in names[:-1]:
        if name not in fields or not fields[name].is_mapping():
            return None
        fields = fields[name].mapping()
    if names[-1] not in fields:
        return None
    return fields[names[-1]]


def _foreign(fields: Fields, path: str, sheet: FaultList) -> dict[str, Plain]:
    """The unknown keys; each of them is noted as a fault, and so is a value instead of a group."""
    known = names_below(path)
    found: dict[str, Plain] = {}
    for name in fields:
        if name == FORMAT_KEY and not path:
            continue
        where = known.get(name)
        if where is None:
            near = nearest(name, [one for one in known if one not in fields])
            fields.key(name).note("fault.unknown_key", clipped(name), tuple(known), near)
            found[name] = plain(fields[name].node)
        elif where not in all_settings():
            inner = fields[name]
            below = {} if inner.is_nothing() else _foreign(inner.mapping(), where, sheet)
            if below:
                found[name] = below
    return found


def write_settings(
    file: SettingsFile, settings: Settings, say: Say, system: System = SYSTEM
) -> tuple[SettingsFile, Reason | None]:
    """Writes the settings; returns the file as it is now, and why it could not be written, if so.

    Changes made to the file since it was read are kept, except where this program changed the same
    setting: use the settings and notices that are returned. If writing fails, the returned file is
    the old one, to be written another time. `say` says the comments in the person's language.
    """
    asked, found = file, b""
    if file.writable:
        now = read_settings(file.path.parent, system=system)
        found = now.content
        if now.writable:
            file, settings = _caught_up(file, now, settings)
        else:
            file = now
    if not file.writable:
        notices = file.notices if file is not asked else ()
        reason = _reason("error.settings.not_ours", file=shown(file.path))
        return replace(asked, notices=notices), reason
    lines = as_lines(settings, say, file.kept, file.foreign)
    content = "".join(f"{line}\n" for line in lines).encode("utf-8")
    if len(content) > MAX_BYTES:
        reason = _reason("error.settings.too_large", file=shown(file.path), number=MAX_BYTES)
        return replace(asked, notices=file.notices), reason
    try:
        if content != found:
            write_generation(file.path, content, _is_sound, bytes.__eq__, system)
    except OSError as error:
        return replace(asked, notices=file.notices), trouble(error, file.path)
    return replace(file, settings=settings, content=content), None


def _is_sound(content: bytes) -> bool:
    """Whether this is not a broken file; its values may be wrong."""
    node, faults = strict_yaml.parse(content, "")
    return isinstance(node, strict_yaml.Mapping) and not _broken(faults)


def _caught_up(
    file: SettingsFile, now: SettingsFile, settings: Settings
) -> tuple[SettingsFile, Settings]:
    """The file as it is now, with new notices only, and its settings with our changes."""
    if now.content == file.content:
        return replace(file, notices=()), settings
    if not now.content:
        # It is gone, or was set aside just now: everything is written again.
        return replace(file, notices=now.notices), settings
    merged = now.settings
    for path in all_settings():
        value = value_of(settings, path)
        if value != value_of(file.settings, path):
            merged = changed(merged, path, value)
    return now, merged
