"""Accesses by address, where the object that is accessed is known: LLVM's BoundsChecking.

The object behind a chain of ``llvm.getelementptr`` is an ``llvm.alloca``, a global, or what an
allocator returned; how far the address is behind its beginning is computed along the chain. The
chain goes through variables that hold addresses (`loaded_addresses`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.llvm.addresses import index_steps
from ad_opt.dialects.llvm.layouts import TypeNotLowered, size_and_alignment, stored_bytes
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.symbols import callee_name, members, name_of, named_by
from ad_opt.passes.ops.allocators import ALLOCATED
from ad_opt.passes.ops.catalogue import is_call
from xdsl.dialects.arith import AddiOp, ExtSIOp, MuliOp, SubiOp
from xdsl.dialects.builtin import IntegerAttr, IntegerType, ModuleOp, i64
from xdsl.ir import Operation, SSAValue

from .assertions import require_between

MOST_STEPS = 64
"""Most operations on the way to an object that are looked at. A guess: each access computes its
way by itself, and ways of programs have a handful.
"""


@dataclass(frozen=True)
class Addressed:
    """An access of ``size`` bytes, this far behind the beginning of an object of that many."""

    object: Operation
    steps: tuple[Operation, ...]
    """Operations ``llvm.getelementptr`` on the way, the first at the object."""
    size: int


def address_of(op: Operation, loaded: Mapping[Operation, SSAValue]) -> Addressed | None:
    """The object and the way to it; ``None`` where nobody knows.

    ``loaded`` says what loads of address variables bring (`loaded_addresses`).
    """
    if op.name == "llvm.load":
        pointer, moved = op.operands[0], op.results[0].type
    elif op.name == "llvm.store":
        pointer, moved = op.operands[1], op.operands[0].type
    else:
        return None
    steps: list[Operation] = []
    owner = pointer.owner
    while isinstance(owner, Operation) and len(steps) < MOST_STEPS:
        if owner.name == "llvm.getelementptr":
            steps.append(owner)
            owner = owner.operands[0].owner
        elif owner in loaded:
            owner = loaded[owner].owner
        else:
            break
    try:
        size = stored_bytes(moved)
    except TypeNotLowered:
        return None
    if not isinstance(owner, Operation):
        return None
    return Addressed(owner, tuple(reversed(steps)), size)


def check(op: Operation, access: Addressed, module: ModuleOp, b: Builder) -> None:
    """Stop the program where an access is outside of its object; nothing where that is unknown."""
    try:
        known = _constant_offset(access.steps)
        extent = _extent(access.object, module)
        if extent is None or (isinstance(extent, int) and known is not None):
            if not isinstance(extent, int) or known is None:
                return
            if 0 <= known <= extent - access.size:
                return
        offset = _offset(access.steps, b)
    except TypeNotLowered:
        return
    size = b.integer(extent, i64) if isinstance(extent, int) else _product(extent, b)
    last = b.value(SubiOp(size, b.integer(access.size, i64)))
    bytes_ = f"`{op.name}` of {access.size} bytes at byte {{0}} of an object"
    text = f"`{op.name}` outside of an object"
    above = f"{bytes_} that has room for them up to byte {{1}}"
    require_between(b, offset, last, text, f"{bytes_}, before it begins", above)


def _extent(object: Operation, module: ModuleOp) -> int | tuple[Any, ...] | None:
    """Bytes of an object: a number, or numbers and values to be multiplied."""
    if object.name == "llvm.alloca":
        element = size_and_alignment(object.properties["elem_type"])[0]
        return _times(element, object.operands[0])
    if object.name == "llvm_ext.malloc":
        return _times(1, object.operands[0])
    if is_call(object):
        at = ALLOCATED.get(callee_name(object) or "")
        return None if at is None else (1, *(object.operands[i] for i in at))
    if object.name == "llvm.mlir.addressof":
        name = named_by(object, "global_name")
        for top in members(module):
            if name_of(top) == name and top.name == "llvm.mlir.global":
                size = size_and_alignment(top.properties["global_type"])[0]
                return size or None  # `[0 x i8]` stands for what another module knows
    return None


def _times(count: int, value: SSAValue) -> int | tuple[Any, ...]:
    owner = value.owner
    number = owner.properties.get("value") if isinstance(owner, Operation) else None
    if isinstance(number, IntegerAttr):
        return count * cast(Any, number).value.data
    return count, value


def _constant_offset(steps: tuple[Operation, ...]) -> int | None:
    """Bytes along a chain without values."""
    if any(len(step.operands) > 1 for step in steps):
        return None
    return sum(cast(int, index) * size for step in steps for index, size in index_steps(step))


def _offset(steps: tuple[Operation, ...], b: Builder) -> SSAValue:
    """Bytes along a chain."""
    total = b.integer(0, i64)
    for step in steps:
        for index, size in index_steps(step):
            if isinstance(index, int):
                part = b.integer(index * size, i64)
            else:
                part = b.value(MuliOp(_wide(index, b), b.integer(size, i64)))
            total = b.value(AddiOp(total, part))
    return total


def _product(parts: tuple[Any, ...], b: Builder) -> SSAValue:
    total = b.integer(parts[0], i64)
    for value in parts[1:]:
        total = b.value(MuliOp(total, _wide(value, b)))
    return total


def _wide(value: SSAValue, b: Builder) -> SSAValue:
    type = value.type
    if type == i64:
        return value
    if isinstance(type, IntegerType) and type.width.data < 64:
        return b.value(ExtSIOp(value, i64))
    raise TypeNotLowered(type)
