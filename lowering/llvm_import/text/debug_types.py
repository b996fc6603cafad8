"""Type trees of variables, from their types in debug information.

``#dbg_declare`` and ``#dbg_value`` say which variable of the source is in which memory or register.
The type of the variable is left as ``ad_opt.debug_type`` on the operation or the parameter that the
value is; the rest of debug information is left out. Characters say nothing, as C uses them for any
bytes, and neither do bit fields nor the variants of Rust's enums.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from ad_opt.dialects.typetree.attributes import DEBUG_TYPE, TreeAttr
from ad_opt.dialects.typetree.kinds import DOUBLE, FLOAT, INTEGER, POINTER, Kind
from ad_opt.dialects.typetree.tree import EMPTY, MAX_OFFSET, Path, TypeTree
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from .attributes import Attributes

if TYPE_CHECKING:
    from .metadata import Metadata

_RECORD = re.compile(
    r'\s*#dbg_(declare|value)\(\S+ (%(?:"[^"]*"|[-\w$.]+)), (!\d+), !DIExpression\(\),'
)

ADDRESSES_DEEP = 2
"""Addresses that are followed. A guess: a struct and what its fields lead to; deeper types
multiply.
"""
_NESTED = 12
"""Most types in types that are looked into. A guess."""

_POINTERS = frozenset(
    f"DW_TAG_{name}_type" for name in ("pointer", "reference", "rvalue_reference")
)
_OTHER_NAMES = frozenset(
    f"DW_TAG_{name}"
    for name in "typedef const_type volatile_type restrict_type atomic_type member".split()
)
_FLOATS: Mapping[int, Kind] = {32: FLOAT, 64: DOUBLE}
_INTEGERS = frozenset({"DW_ATE_signed", "DW_ATE_unsigned", "DW_ATE_boolean"})


class DebugTypes:
    """The types of the variables of one function, by what holds them."""

    def __init__(self, metadata: Metadata):
        self._metadata = metadata
        self._found: dict[SSAValue, TypeTree] = {}

    def record(self, line: str, values: Mapping[str, SSAValue]) -> None:
        """Reads a debug record."""
        found = _RECORD.match(line)
        value = values.get(found.group(2)) if found is not None else None
        if found is None or value is None or value in self._found:
            return
        type_ = self._metadata.fields(found.group(3)).get("type", "")
        tree = self._of_variable(type_)
        if found.group(1) == "declare":
            placed = _spread(tree, self._size(type_))
            tree = TypeTree.of([((-1,), POINTER), *(((-1, *path), kind) for path, kind in placed)])
        if tree and tree != TypeTree.scalar(POINTER):
            self._found[value] = tree

    def attach(self, entry: Block, properties: Attributes) -> None:
        """Leaves the types on operations, and those of parameters among their attributes."""
        of_parameters: dict[int, TreeAttr] = {}
        for value, tree in self._found.items():
            if isinstance(value, BlockArgument):
                if value.block is entry:
                    of_parameters[value.index] = TreeAttr(tree)
            elif isinstance(value.owner, Operation) and value.owner.name != "llvm.mlir.constant":
                value.owner.attributes[DEBUG_TYPE] = TreeAttr(tree)
        if not of_parameters:
            return
        given = properties.get("arg_attrs")
        old = list(cast("ArrayAttr[DictionaryAttr]", given)) if given is not None else []
        old += [DictionaryAttr({}) for _ in range(len(entry.args) - len(old))]
        properties["arg_attrs"] = ArrayAttr(
            DictionaryAttr({**one.data, DEBUG_TYPE: of_parameters[at]})
            if at in of_parameters
            else one
            for at, one in enumerate(old)
        )

    # ------------------------------------------------------------------ types

    def _of_variable(self, type_: str) -> TypeTree:
        known = self._metadata.debug_trees
        if type_ not in known:
            known[type_] = self._tree(type_, 0, 0)
        return known[type_]

    def _tree(self, node: str, addresses: int, nested: int) -> TypeTree:
        """Return the tree of memory that holds a value of a type."""
        text = self._metadata.texts.get(node, "")
        if nested > _NESTED or "!DI" not in text:
            return EMPTY
        fields = self._metadata.fields(node)
        inner = fields.get("baseType", "")
        tag = fields.get("tag", "")
        if "!DIBasicType" in text:
            return _basic(fields)
        if tag in _POINTERS:
            return self._address(inner, addresses, nested)
        if tag in _OTHER_NAMES:
            return self._tree(inner, addresses, nested + 1)
        if tag == "DW_TAG_array_type":
            return self._array(fields, addresses, nested)
        if tag in ("DW_TAG_structure_type", "DW_TAG_class_type"):
            return self._fields(fields, addresses, nested)
        if tag == "DW_TAG_union_type":
            return self._union(fields, addresses, nested)
        return _integers(_number(fields, "size")) if tag == "DW_TAG_enumeration_type" else EMPTY

    def _address(self, inner: str, addresses: int, nested: int) -> TypeTree:
        facts: list[tuple[Path, Kind]] = [((-1,), POINTER)]
        if addresses < ADDRESSES_DEEP and inner != "null":
            behind = self._tree(inner, addresses + 1, nested + 1)
            behind = _spread(behind, self._size(inner))
            facts += [((-1, *path), kind) for path, kind in behind]
        return TypeTree.of(facts)

    def _members(self, fields: dict[str, str]) -> list[dict[str, str]]:
        nodes = self._metadata.operands(fields.get("elements", ""))
        found = map(self._metadata.fields, nodes)
        return [one for one in found if one.get("tag", "DW_TAG_member") == "DW_TAG_member"]

    def _fields(self, fields: dict[str, str], addresses: int, nested: int) -> TypeTree:
        facts: list[tuple[Path, Kind]] = []
        for member in self._members(fields):
            if "BitField" in member.get("flags", "") or "Static" in member.get("flags", ""):
                continue
            at = _number(member, "offset") // 8
            tree = self._tree(member.get("baseType", ""), addresses, nested + 1)
            size = self._size(member.get("baseType", ""))
            facts += [((at + path[0], *path[1:]), kind) for path, kind in _spread(tree, size)]
        return TypeTree.of((path, kind) for path, kind in facts if path[0] <= MAX_OFFSET)

    def _union(self, fields: dict[str, str], addresses: int, nested: int) -> TypeTree:
        """Return what holds of all members."""
        found: TypeTree | None = None
        for member in self._members(fields):
            inner = member.get("baseType", "")
            tree = _spread(self._tree(inner, addresses, nested + 1), self._size(inner))
            found = tree if found is None else found & tree
        return found if found is not None else EMPTY

    def _array(self, fields: dict[str, str], addresses: int, nested: int) -> TypeTree:
        inner = fields.get("baseType", "")
        size = self._size(inner)
        one = _spread(self._tree(inner, addresses, nested + 1), size)
        count = 1
        for range_ in self._metadata.operands(fields.get("elements", "")):
            count *= max(_number(self._metadata.fields(range_), "count"), 0)
        if not size:
            return EMPTY
        count = min(count, MAX_OFFSET // size + 1)
        return TypeTree.of(
            ((at * size + path[0], *path[1:]), kind)
            for at in range(count)
            for path, kind in one
            if at * size + path[0] <= MAX_OFFSET
        )

    def _size(self, node: str) -> int:
        """Bytes of a type."""
        for _ in range(_NESTED):
            fields = self._metadata.fields(node)
            if fields.get("tag", "") not in _OTHER_NAMES:
                return _number(fields, "size") // 8
            node = fields.get("baseType", "")
        return 0


def _basic(fields: dict[str, str]) -> TypeTree:
    bits, encoding = _number(fields, "size"), fields.get("encoding", "")
    if encoding == "DW_ATE_float" and bits in _FLOATS:
        return TypeTree.scalar(_FLOATS[bits])
    if encoding == "DW_ATE_complex_float" and bits // 2 in _FLOATS:
        return TypeTree.scalar(_FLOATS[bits // 2])
    return _integers(bits) if encoding in _INTEGERS and bits > 8 else EMPTY


def _integers(bits: int) -> TypeTree:
    return TypeTree.scalar(INTEGER) if bits else EMPTY


def _spread(tree: TypeTree, size: int) -> TypeTree:
    """Of a value of so many bytes: at each offset, what holds everywhere."""
    return tree.shifted(0, min(size, MAX_OFFSET), 0) if size else EMPTY


def _number(fields: dict[str, str], key: str) -> int:
    text = fields.get(key, "0")
    return int(text) if text.lstrip("-").isdigit() else 0
