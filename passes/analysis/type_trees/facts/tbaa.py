"""Rules for TBAA metadata: C's compilers tell the type of what an access is to.

A tag names the type of the access and, for a field, the struct around it and the field's offset, so
more than the accessed bytes is known: the fields behind it. Names are those of clang; ``char`` says
nothing, and is what unions are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import Any, cast

from ad_opt.dialects.llvm.attributes.parameter_trees import GroupAttr, ParameterTree, WordAttr
from ad_opt.dialects.typetree.kinds import DOUBLE, FLOAT, HALF, INTEGER, POINTER, X86_FP80, Kind
from ad_opt.dialects.typetree.tree import EMPTY, MAX_OFFSET, Path, TypeTree
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Attribute

SCALARS: Mapping[str, tuple[Kind, int]] = {
    "long long": (INTEGER, 8), "long": (INTEGER, 8), "int": (INTEGER, 4), "short": (INTEGER, 2),
    "bool": (INTEGER, 1), "_Bool": (INTEGER, 1), "__int128": (INTEGER, 16), "wchar_t": (INTEGER, 4),
    "jtbaa_arraysize": (INTEGER, 8), "jtbaa_arraylen": (INTEGER, 8),
    "any pointer": (POINTER, 8), "vtable pointer": (POINTER, 8), "jtbaa_arrayptr": (POINTER, 8),
    "jtbaa_tag": (POINTER, 8),
    "float": (FLOAT, 4), "double": (DOUBLE, 8), "long double": (X86_FP80, 16),
    "_Float16": (HALF, 2),
    "_Complex float": (FLOAT, 8), "_Complex double": (DOUBLE, 16),
}  # fmt: skip
"""Kind and bytes by the name of a scalar type."""

_POINTER = re.compile(r"p\d+ ")
"""Names that clang gives to addresses since version 20: ``p1 double`` is an address of a double."""

_DEPTH = 5
"""Most structs in structs that are looked into. A guess: deeper ones only add fields far behind."""


def _scalar(name: str) -> tuple[Kind, int] | None:
    return (POINTER, 8) if _POINTER.match(name) else SCALARS.get(name)


def _per_tags(tell: Callable[[Attribute, int], TypeTree]) -> Callable[[Attribute, int], TypeTree]:
    """Works out once what tags say; known by identity, for to hash them takes longer than that."""
    known: dict[tuple[int, int], tuple[Attribute, TypeTree]] = {}

    @wraps(tell)
    def told(tags: Attribute, size: int) -> TypeTree:
        found = known.get((id(tags), size))
        if found is None:
            if len(known) >= _MOST_TAGS:
                known.clear()
            # The tags are kept, so that their identity stays their own.
            found = known[id(tags), size] = (tags, tell(tags, size))
        return found[1]

    return told


_MOST_TAGS = 1 << 12
"""Most tags that are known by identity. A guess that bounds memory."""


@_per_tags
def tree_of_tags(tags: Attribute, size: int) -> TypeTree:
    """Return what the tags of an access of so many bytes say of its address."""
    items = cast("ArrayAttr[Attribute]", tags) if isinstance(tags, ArrayAttr) else [tags]
    found = EMPTY
    for tag in items:
        if isinstance(tag, ParameterTree) and tag.name == "llvm.tbaa_tag":
            found |= _tree_of_tag(tag, size)
    return TypeTree.of([((-1,), POINTER), *(((-1, *p), k) for p, k in found)]) if found else EMPTY


@_per_tags
def tree_of_access(tags: Attribute, size: int) -> TypeTree:
    """Return what the tags of an access say of the bytes that it moves, if of all of them."""
    items = cast("ArrayAttr[Attribute]", tags) if isinstance(tags, ArrayAttr) else [tags]
    for tag in items:
        if isinstance(tag, ParameterTree) and tag.name == "llvm.tbaa_tag":
            facts = _facts(tag.get("access_type"), 0, 0)
            if sum(kind.size for _, kind in facts) == size:
                return TypeTree.of(facts).canonical(size)
    return EMPTY


@cache
def tree_of_struct(fields: Attribute) -> TypeTree:
    """Return what is said of the bytes of a struct that is copied, from the first on."""
    facts: list[tuple[Path, Kind]] = []
    for field in cast("ArrayAttr[ArrayAttr[Any]]", fields):
        at, size, tag = field.data
        start, end = _number(at), _number(at) + _number(size)
        inner = _facts(cast(ParameterTree, tag).get("access_type"), 0, 0)
        width = max((path[0] + kind.size for path, kind in inner), default=0)
        # An array is one field, with the tag of its elements.
        for base in range(start, min(end, MAX_OFFSET), width or 1):
            facts += [((base + path[0],), kind) for path, kind in inner if base + width <= end]
    return TypeTree.of((path, kind) for path, kind in facts if path[0] <= MAX_OFFSET)


@cache
def padding_of(fields: Attribute, size: int) -> frozenset[int]:
    """The bytes of a struct of so many bytes that belong to no field."""
    taken: set[int] = set()
    for field in cast("ArrayAttr[ArrayAttr[Any]]", fields):
        start = _number(field.data[0])
        taken.update(range(start, start + _number(field.data[1])))
    return frozenset(range(min(size, MAX_OFFSET))) - taken


def _tree_of_tag(tag: ParameterTree, size: int) -> TypeTree:
    accessed, base = tag.get("access_type"), tag.get("base_type")
    offset = _number(tag.get("offset"))
    facts = _facts(accessed, 0, 0)
    if base is not None and base != accessed:
        facts += [
            ((path[0] - offset,), kind) for path, kind in _facts(base, 0, 0) if path[0] >= offset
        ]
    del size
    return TypeTree.of((path, kind) for path, kind in facts if path[0] <= MAX_OFFSET)


def _facts(type_: Attribute | None, at: int, depth: int) -> list[tuple[Path, Kind]]:
    if not isinstance(type_, ParameterTree) or type_.name != "llvm.tbaa_type_desc":
        return []
    name = type_.get("id")
    scalar = _scalar(name.data) if isinstance(name, StringAttr) else None
    if scalar is not None:
        kind, size = scalar
        return [((at + byte,), kind) for byte in range(0, size, kind.size)]
    found: list[tuple[Path, Kind]] = []
    if depth < _DEPTH:
        for member, offset in _members(type_):
            found += _facts(member, at + offset, depth + 1)
    return found


def _members(type_: ParameterTree) -> list[tuple[Attribute, int]]:
    """Types and offsets; a scalar has its parent in the tree of types there, at offset 0."""
    group = type_.get("members")
    found: list[tuple[Attribute, int]] = []
    if isinstance(group, GroupAttr):
        for item in group.items:
            fields = list(_items(item))
            if len(fields) == 2:
                found.append((fields[0], _number(fields[1])))
    return found


def _items(item: Attribute) -> list[Attribute]:
    if isinstance(item, GroupAttr):
        return list(item.items)
    if isinstance(item, ParameterTree):
        return list(item.body)
    return []


def _number(item: Attribute | None) -> int:
    if isinstance(item, WordAttr):
        return int(item.text.data)
    if item is not None and item.name == "llvm.parameter_pair":
        return _number(cast(Any, item).key)
    value = getattr(item, "value", None)
    return int(getattr(value, "data", 0))
