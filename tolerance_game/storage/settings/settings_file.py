"""The file of settings: read with a default for whatever is wrong, written with comments.

A file that cannot be read as settings is set aside under a dated name, never deleted. A single
wrong value has its default and stays in the file as it is; so does every unknown key. A
file of a newer format is neither read nor touched.
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
"""What the parser finds fault with though every value is clear: of two equal keys the first."""


@dataclass(frozen=True)
class SettingsFile:
    """A file of settings as it was found."""

    path: Path
    settings: Settings = DEFAULTS
    notices: tuple[Reason, ...] = ()
    """To be shown: what is wrong with the file, and what was done about it."""
    writable: bool = True
    """Whether the program may write it: not over a newer format or what it could not read."""
    content: bytes = b""
    """What stood in it; empty when there was none."""
    kept: Mapping[str, Plain] = field(default_factory=dict)
    """What stood for the settings, or whole groups of them, that were wrong, by path."""
    foreign: Mapping[str, Plain] = field(default_factory=dict)
    """Unknown keys, nested as they were."""


def read_settings(
    folder: Path,
    may_move: bool = True,
    today: Callable[[], date] = date.today,
    system: System = SYSTEM,
) -> SettingsFile:
    """The settings of a folder. Never raises; what is wrong stands in the notices.

    Without `may_move`, as in a program that may not write here, a broken file stays where it is.
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
    """The faults that leave open what is meant."""
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
        # A value where keys belong; nothing at all is a group without any.
        if not (fields[name].is_mapping() or fields[name].is_nothing()):
            kept[name] = plain(fields[name].node)
    sheet.faults.sort(key=lambda fault: (fault.line, fault.column))
    notices = [fault.reason() for fault in sheet.faults]
    if kept:
        number = len(kept)
        notices.append(_reason("error.settings.some_defaults", file=shown(path), number=number))
    return SettingsFile(path, settings, tuple(notices), True, content, kept, foreign)


def _find(fields: Fields, path: str) -> Entry | None:
    """What stands at a path; None when nothing does."""
    names = path.split(".")
    for name in names[:-1]:
        if name not in fields or not fields[name].is_mapping():
            return None
        fields = fields[name].mapping()
    if names[-1] not in fields:
        return None
    return fields[names[-1]]


def _foreign(fields: Fields, path: str, sheet: FaultList) -> dict[str, Plain]:
    """The unknown keys, and values where a group belongs; each is noted as a fault."""
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
    """Writes the settings; gives the file as it is now, and why it could not be written, if so.

    Changes made to the file since `file` was read stay, except where this program changed
    the same setting; so look at the settings that come back, and at the notices, which are those of
    such a change. While writing fails, `file` stays what it was, to be written another time. `say`
    says the comments, in the language of the person.
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
    """Whether these are settings, right or wrong, and no broken file."""
    node, faults = strict_yaml.parse(content, "")
    return isinstance(node, strict_yaml.Mapping) and not _broken(faults)


def _caught_up(
    file: SettingsFile, now: SettingsFile, settings: Settings
) -> tuple[SettingsFile, Settings]:
    """The file as it is now, and the settings that stand there, except what this program changed.

    Its notices are what is new.
    """
    if now.content == file.content:
        return replace(file, notices=()), settings
    if not now.content:
        # Gone, or set aside just now: everything is written anew.
        return replace(file, notices=now.notices), settings
    merged = now.settings
    for path in all_settings():
        value = value_of(settings, path)
        if value != value_of(file.settings, path):
            merged = changed(merged, path, value)
    return now, merged
