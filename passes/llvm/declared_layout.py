"""What memory holds by its declared type: the fields of an ``llvm.alloca`` of a struct.

LLVM promises nothing of this, memory has no type there; front ends declare what the source says.
So it only fills what type analysis leaves open: padding, and fields that this module only copies.
"""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.dialects.support.layouts import FLOATS
from ad_opt.dialects.typetree_kinds import ANYTHING, INTEGER, KINDS, POINTER, Kind
from ad_opt.dialects.typetree_tree import TypeTree
from xdsl.dialects.builtin import DenseArrayBase, IntegerType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, OpResult, SSAValue

from ..analysis.type_trees.layout import field_offset, offset_at, size_of

_FLOAT_KINDS = {8: "Float@double", 4: "Float@float"}
DYNAMIC = -2147483648
"""In a GEP's constant indices: the next operand stands here."""


def declared_tree(memory: SSAValue, size: int) -> TypeTree | None:
    """The tree of ``size`` bytes at an address in memory with a declared type, if it has one."""
    found = _origin(memory)
    if found is None:
        return None
    type, start = found
    facts: dict[tuple[int, ...], Kind] = {(at,): ANYTHING for at in range(size)}
    for at, kind, width in _fields(type, -start):
        if 0 <= at < size:
            facts[at,] = kind
            for byte in range(at + 1, min(at + width, size)):
                if kind == INTEGER:
                    facts[byte,] = kind
                else:
                    facts.pop((byte,), None)
    return TypeTree.of(facts)


def _origin(memory: SSAValue) -> tuple[Attribute, int] | None:
    """The type that memory was declared with, and how far into it an address is."""
    offset = 0
    while isinstance(memory, OpResult):
        op = memory.op
        if op.name == "llvm.alloca":
            return op.properties["elem_type"], offset
        indices = op.properties.get("rawConstantIndices")
        if op.name != "llvm.getelementptr" or not isinstance(indices, DenseArrayBase):
            return None
        first, *rest = (int(index) for index in indices.get_values())
        if DYNAMIC in (first, *rest):
            return None
        type = op.properties["elem_type"]
        offset += first * size_of(type) + offset_at(type, tuple(rest))[0]
        memory = op.operands[0]
    return None


def _fields(type: Attribute, at: int) -> Iterator[tuple[int, Kind, int]]:
    """Offset, kind and width of each number and address in a type."""
    size = size_of(type)
    if isinstance(type, LLVMPointerType):
        yield at, POINTER, size
    elif isinstance(type, IntegerType):
        yield at, INTEGER, size
    elif any(isinstance(type, kind) for kind in FLOATS):
        if size in _FLOAT_KINDS:
            yield at, KINDS[_FLOAT_KINDS[size]], size
    elif type.name in ("llvm.struct", "llvm.array"):
        count = len(getattr(type, "types")) if type.name == "llvm.struct" else _length(type)
        for index in range(count):
            offset, field = field_offset(type, index)
            yield from _fields(field, at + offset)


def _length(type: Attribute) -> int:
    return min(getattr(type, "size").data, 4096)
