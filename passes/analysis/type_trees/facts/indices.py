"""Integers that are indices, and fields of structs that are read as such: they hold integers.

    %n.at = getelementptr %list, ptr %p, i32 0, i32 1
    %n = load i32, ptr %n.at        ; an index below
    %m = load i32, ptr %n.at        ; a counter: the same place, so an integer, too
    %k = add i32 %m, 1
    store i32 %k, ptr %n.at

A register is an index if addresses are stepped or sizes given by it, or by what sums and products
make of it. A place is an address, or a variable that holds one, and constant steps from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.passes.ops.catalogue import moves_bytes
from xdsl.dialects.builtin import DenseArrayBase
from xdsl.dialects.llvm import GEP_USE_SSA_VAL
from xdsl.ir import Attribute, Operation, SSAValue

from .branch_flow import branches

Place: TypeAlias = tuple[SSAValue, tuple[Attribute | None, ...]]

MOST_VALUES = 256
"""Most values that are followed before an integer counts as no index. A guess that bounds
compile time.
"""

_CHAIN = frozenset(f"llvm.{name}" for name in "add sub mul shl or sext zext select freeze".split())
"""Operations that make an index of indices; a remainder or some bits are one of anything."""


class Indices:
    """The indices of one function; asked for often, so found once."""

    def __init__(self, function: Operation):
        self._found: dict[SSAValue, bool] = {}
        loads = (op for op in walk(function) if reads(op))
        self._places = {
            place
            for op in loads
            if (place := _place(op.operands[0])) is not None and op.results[0] in self
        }

    def __contains__(self, value: SSAValue) -> bool:
        """True if a register is an index."""
        known = self._found.get(value)
        if known is None:
            known = self._found[value] = any(map(_is_used, followed(value, _CHAIN)))
        return known

    def are_at(self, access: Operation) -> bool:
        """True if a load or store is of a place that holds an index."""
        return bool(self._places) and _place(access.operands[-1]) in self._places


def _is_used(value: SSAValue) -> bool:
    """True if something is stepped or made by a number."""
    for use in value.uses:
        op = use.operation
        if op.name == "llvm.getelementptr" and use.index > 0:
            return True
        if op.name == "llvm.alloca" or (moves_bytes(op) and use.index > 1):
            return True
    return False


def _place(address: SSAValue) -> Place | None:
    """A place in a struct; ``None`` for all other addresses."""
    steps: list[Attribute | None] = []
    owner = address.owner
    while isinstance(owner, Operation) and owner.name == "llvm.getelementptr":
        indices = owner.properties.get("rawConstantIndices")
        if not isinstance(indices, DenseArrayBase) or GEP_USE_SSA_VAL in indices.get_values():
            return None
        steps += [owner.properties.get("elem_type"), indices]
        address = owner.operands[0]
        owner = address.owner
    if not steps:
        return None
    if isinstance(owner, Operation) and reads(owner):
        address = variable(owner) or address
    return address, tuple(steps)


def followed(value: SSAValue, through: frozenset[str]) -> Iterator[SSAValue]:
    """A register, and those that some operations, branches and variables make of it."""
    seen = {value: None}
    pending = [value]
    while pending and len(seen) < MOST_VALUES:
        one = pending.pop()
        yield one
        for use in one.uses:
            for fresh in _next(use.operation, use.index, one, through):
                if fresh not in seen:
                    seen[fresh] = None
                    pending.append(fresh)


def _next(
    op: Operation, place: int, value: SSAValue, through: frozenset[str]
) -> Iterator[SSAValue]:
    if op.name in through:
        if op.name != "llvm.select" or place > 0:
            yield op.results[0]
    elif op.successors:
        for block, passed in branches(op):
            yield from (a for a, given in zip(block.args, passed, strict=False) if given is value)
    elif op.name == "llvm.store" and place == 0 and (memory := variable(op)) is not None:
        yield from (use.operation.results[0] for use in memory.uses if reads(use.operation))


def variable(access: Operation) -> SSAValue | None:
    """The variable that is accessed: memory that is only loaded from and stored to."""
    place = access.operands[-1]
    owner = defining_op(place, "llvm.alloca")
    if owner is None:
        return None
    for use in place.uses:
        name = use.operation.name
        if not (reads(use.operation) or (name == "llvm.store" and use.index == 1)):
            if not name.startswith("llvm.intr.lifetime"):
                return None
    return place


def stored_in(place: SSAValue) -> list[SSAValue]:
    """Return the values that are stored in a variable."""
    uses = (use for use in place.uses if use.operation.name == "llvm.store")
    return [use.operation.operands[0] for use in uses]


def reads(op: Operation) -> bool:
    """True if an operation is a load."""
    return op.name == "llvm.load"
