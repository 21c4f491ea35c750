"""Merging trees with built-in ones: those of an owner's folder, and the figures of a saved game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from .faults import BadData, Fault, clipped
from .nearest import nearest
from .plain_yaml import Plain
from .reading import Entry, FaultList, Fields
from .strict_yaml import MAX_LEVELS, Listing, Mapping, Node, Scalar
from .strict_yaml import MappingEntry as Item

OWNER = "owner"
"""The source of all that an owner's file holds."""


NAME: Final = "name"
"""The key of names, which are not figures."""
_NOWHERE: Final = ("", 0, 0)


@dataclass(frozen=True, slots=True)
class Changes:
    """What an owner's file may change, and for what a saved game may have its own figures."""

    table: str
    """The top key of the built-in file under which entries can be changed, by id."""
    fixed: Collection[str]
    """The keys under an id that cannot be changed."""


def merged(base: Node, over: Node) -> Node:
    """The base with the other laid over it: mappings key by key, everything else as a whole.

    A merged mapping has the place of the owner's; its entries keep their file and line.
    """
    if not (isinstance(base, Mapping) and isinstance(over, Mapping)):
        return over
    entries = dict(base.entries)
    for name, item in over.entries.items():
        below = entries.get(name)
        entries[name] = item if below is None else Item(item.key, merged(below.value, item.value))
    return over._replace(entries=entries)


def allowed(
    over: Node, base: Node, changes: Changes, sheet: FaultList
) -> tuple[Node, tuple[str, ...]]:
    """The part of a file that an owner may change, and the ids in it.

    Everything else is noted on the sheet and left out.
    """
    top = sheet.entry(over).mapping()
    if not isinstance(over, Mapping):
        return base, ()
    for name in top:
        if name != changes.table:
            _refuse(top, name, name in sheet.entry(base).mapping(), (changes.table,))
    if changes.table not in top:
        return over._replace(entries={}), ()
    item = top.entries[changes.table]
    if not isinstance(item.value, Mapping):
        return over._replace(entries={changes.table: item}), ()
    table = Entry(item.value, "", sheet).mapping()
    entries = {name: _free(table, name, changes) for name in table}
    item = Item(item.key, item.value._replace(entries=entries))
    return over._replace(entries={changes.table: item}), tuple(entries)


def _free(table: Fields, name: str, changes: Changes) -> Item:
    """The entry of one id, without the keys that cannot be changed."""
    item = table.entries[name]
    if not isinstance(item.value, Mapping):
        return item
    fields = table[name].mapping()
    free = {}
    for key in fields:
        if key in changes.fixed:
            _refuse(fields, key, True, ())
        else:
            free[key] = fields.entries[key]
    return Item(item.key, item.value._replace(entries=free))


def _refuse(fields: Fields, name: str, fixed: bool, known: tuple[str, ...]) -> None:
    place = fields.key(name)
    if fixed:
        place.note("fault.fixed_key", found=clipped(name))
    else:
        place.note("fault.unknown_key", clipped(name), known, nearest(name, known))


def plain(node: Node) -> Plain:
    """The tree as plain values, without places."""
    if isinstance(node, Mapping):
        return {name: plain(item.value) for name, item in node.entries.items()}
    if isinstance(node, Listing):
        return [plain(value) for value in node.values]
    return node.value if isinstance(node, Scalar) else None


def tree_of(value: object, levels: int = MAX_LEVELS) -> Node:
    """Plain values as a tree without a file. Raises BadData when they are nested too deep."""
    if isinstance(value, dict | list) and not levels:
        raise BadData([Fault(id="fault.yaml.too_deep", high=MAX_LEVELS)])
    if isinstance(value, dict):
        return Mapping(
            {name: Item(_scalar(name), tree_of(part, levels - 1)) for name, part in value.items()},
            *_NOWHERE,
        )
    if isinstance(value, list):
        return Listing(tuple(tree_of(part, levels - 1) for part in value), *_NOWHERE)
    return _scalar(value)


def _scalar(value: object) -> Scalar:
    known = value if isinstance(value, str | int | None) else str(value)
    text = str(known).lower() if isinstance(known, bool) else str(known)
    return Scalar(known, text, *_NOWHERE)


def with_figures(base: Node, changes: Changes, figures: object) -> Node:
    """The base with these figures instead of its own: what they leave out is removed.

    Names, and what no owner may change, stay as they are. Raises BadData.
    """
    over = tree_of(figures)
    if not (isinstance(base, Mapping) and isinstance(over, Mapping)):
        return over
    item = base.entries[changes.table]
    table = item.value
    assert isinstance(table, Mapping)
    kept = {*changes.fixed, NAME}
    entries = {}
    for name, (key, value) in over.entries.items():
        below = table.entries.get(name)
        if below is not None and isinstance(below.value, Mapping) and isinstance(value, Mapping):
            stays = {key: item for key, item in below.value.entries.items() if key in kept}
            value = value._replace(entries={**stays, **value.entries})
        entries[name] = Item(key, value)
    return base._replace(
        entries={**base.entries, changes.table: Item(item.key, table._replace(entries=entries))}
    )
