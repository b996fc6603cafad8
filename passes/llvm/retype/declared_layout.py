"""Contents of memory by its declared type: floats and addresses in what an ``llvm.alloca``
makes.

LLVM promises nothing of this, memory has no type there; front ends declare what the source says.
So it only fills what type analysis leaves open, and a type that is wrong at one place is not
believed at another. Integers say nothing: raw storage is declared as such. But where a type has an
integer or a gap, and nobody knows of an address, there is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ad_opt.dialects.llvm.addresses import known_step
from ad_opt.dialects.llvm.layouts import FLOATS
from ad_opt.dialects.support.ir.queries import ancestors, constant_of
from ad_opt.dialects.typetree.attributes import ADDRESSES_AND_FLOATS, FLOATS_OF_TWO_TYPES
from ad_opt.dialects.typetree.kinds import KINDS, POINTER, Kind
from ad_opt.passes.analysis.type_trees.facts.layout import field_offset, size_of
from xdsl.dialects.builtin import StringAttr
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, OpResult, SSAValue

Unions: TypeAlias = Literal["believed", "numbers", "open"]
"""Trust in the member by which clang declares a union: that it is so, or that there are no
addresses, or none.
"""

_FLOAT_KINDS = {8: "Float@double", 4: "Float@float"}


@dataclass(frozen=True)
class Declared:
    """Declaration of so many bytes at an address."""

    facts: dict[int, Kind]
    """Offsets at which floats and addresses start, with their kinds."""
    covered: frozenset[int]
    """The bytes that are inside of what was declared."""


def declared_at(memory: SSAValue, size: int) -> Declared | None:
    """Return how ``size`` bytes at an address are declared, in memory that has a declared type."""
    found = _origin(memory)
    if found is None:
        return None
    alloca, start = found
    type = alloca.op.properties["elem_type"]
    width, count = size_of(type), constant_of(alloca.op.operands[0])
    if not width or start < 0:
        return None
    end = start + size if count is None else min(start + size, count * width)
    facts: dict[int, Kind] = {}
    open_: set[int] = set()
    unions = _unions_in(alloca.op)
    for element in range(start // width, -(-end // width)):
        for at, kind, bytes_ in _fields(type, element * width - start, unions):
            if kind is None:
                open_.update(range(at, at + bytes_))
            elif at >= 0 and at + bytes_ <= end - start:
                facts[at] = kind
    return Declared(facts, frozenset(range(end - start)) - open_)


def is_doubtful(op: Operation | None) -> bool:
    """True if the program that an operation is in keeps addresses and floats at one place."""
    return _is_said(op, ADDRESSES_AND_FLOATS)


def mixes_floats(op: Operation | None) -> bool:
    """True if the program that an operation is in keeps floats of two types at one place."""
    return _is_said(op, FLOATS_OF_TWO_TYPES)


def _is_said(op: Operation | None, attribute: str) -> bool:
    return op is not None and any(attribute in it.attributes for it in (op, *ancestors(op)))


def _unions_in(op: Operation) -> Unions:
    if is_doubtful(op):
        return "open"
    return "numbers" if mixes_floats(op) else "believed"


def _origin(memory: SSAValue) -> tuple[OpResult, int] | None:
    """The ``llvm.alloca`` that an address comes from, and how far behind it the address is."""
    offset = 0
    while isinstance(memory, OpResult):
        op = memory.op
        if op.name == "llvm.alloca":
            return memory, offset
        step = known_step(op) if op.name == "llvm.getelementptr" else None
        if step is None:
            return None
        offset += step
        memory = op.operands[0]
    return None


def _fields(type: Attribute, at: int, unions: Unions) -> Iterator[tuple[int, Kind | None, int]]:
    """Offset, kind and width of each float and address in a type, and of each union of which
    nothing is known.
    """
    size = size_of(type)
    name = getattr(type, "struct_name", None)
    if isinstance(name, StringAttr) and name.data.startswith("union."):
        if unions == "open":
            yield at, None, size
        if unions == "open" or (unions == "numbers" and not _has_addresses(type)):
            return
    if isinstance(type, LLVMPointerType):
        yield at, POINTER, size
    elif any(isinstance(type, kind) for kind in FLOATS):
        if size in _FLOAT_KINDS:
            yield at, KINDS[_FLOAT_KINDS[size]], size
    elif type.name in ("llvm.struct", "llvm.array"):
        count = len(getattr(type, "types")) if type.name == "llvm.struct" else _length(type)
        for index in range(count):
            offset, field = field_offset(type, index)
            yield from _fields(field, at + offset, unions)


def _has_addresses(type: Attribute) -> bool:
    return any(kind == POINTER for _, kind, _ in _fields(type, 0, "believed"))


def _length(type: Attribute) -> int:
    return min(getattr(type, "size").data, 4096)
