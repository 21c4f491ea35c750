"""Laying an owner's tree over a built-in one, and telling the two apart."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from .faults import clipped
from .nearest import nearest
from .reading import Entry, FaultList, Fields
from .strict_yaml import Listing, Mapping, Node, Scalar
from .strict_yaml import MappingEntry as Item

OWNER = "owner"
"""The source of whatever stands in an owner's file."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What an owner's file may change."""

    table: str
    """The top key of the built-in file that holds what can be changed, by id."""
    fixed: Collection[str]
    """The keys under an id that cannot be changed."""


def merged(base: Node, over: Node) -> Node:
    """The base with the other laid over it: mappings key by key, everything else as a whole.

    A merged mapping counts as the owner's; what it holds keeps the file and line it comes from.
    """
    if not (isinstance(base, Mapping) and isinstance(over, Mapping)):
        return over
    entries = dict(base.entries)
    for name, item in over.entries.items():
        below = entries.get(name)
        entries[name] = item if below is None else Item(item.key, merged(below.value, item.value))
    return over._replace(entries=entries)


def allowed(over: Node, base: Node, plan: Plan, sheet: FaultList) -> tuple[Node, tuple[str, ...]]:
    """What an owner may change of what the file says, and the ids it is about.

    Whatever may not be changed is noted on the sheet and left out.
    """
    top = sheet.entry(over).mapping()
    if not isinstance(over, Mapping):
        return base, ()
    for name in top:
        if name != plan.table:
            _refuse(top, name, name in sheet.entry(base).mapping(), (plan.table,))
    if plan.table not in top:
        return over._replace(entries={}), ()
    item = top.entries[plan.table]
    if not isinstance(item.value, Mapping):
        return over._replace(entries={plan.table: item}), ()
    table = Entry(item.value, "", sheet).mapping()
    entries = {name: _free(table, name, plan) for name in table}
    item = Item(item.key, item.value._replace(entries=entries))
    return over._replace(entries={plan.table: item}), tuple(entries)


def _free(table: Fields, name: str, plan: Plan) -> Item:
    """What is said of one id, without the keys that cannot be changed."""
    item = table.entries[name]
    if not isinstance(item.value, Mapping):
        return item
    fields = table[name].mapping()
    free = {}
    for key in fields:
        if key in plan.fixed:
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


def plain(node: Node) -> object:
    """The tree as plain values, without places and comments."""
    if isinstance(node, Mapping):
        return {name: plain(item.value) for name, item in node.entries.items()}
    if isinstance(node, Listing):
        return [plain(value) for value in node.values]
    return node.value if isinstance(node, Scalar) else None
