"""Addresses and indices of 64 bits as linear forms: how many bytes one is behind another."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import constant_of, defining_op
from ad_opt.passes.analysis.affine.linear import Linear
from xdsl.dialects.builtin import IndexType, i64
from xdsl.ir import Operation, OpResult, SSAValue

from .local_arrays import step

MOST_STEPS = 32
"""Most operations that an address or an index is followed through. A guess: the end of a vector is
two or three steps behind its beginning, and expressions of indices are short.
"""
_SIGNS = {"arith.addi": 1, "arith.subi": -1}
INDEX_OPERATIONS = frozenset(
    {*_SIGNS, "arith.muli", "arith.shli", "arith.constant", "arith.index_cast"}
    | {"llvm.getelementptr"}
)
"""Operations that a form may see through. No fact: those that the functions below know."""


def distance_of(address: SSAValue) -> tuple[SSAValue, Linear]:
    """An address as a distance in bytes from one that no step leads to."""
    total = Linear()
    for _ in range(MOST_STEPS):
        op = defining_op(address, "llvm.getelementptr")
        if op is None:
            break
        moved = step(op)
        if moved is None or any(value.type != i64 for (value, _), _ in moved[1]):
            break
        total += moved[0]
        for (value, _), size in moved[1]:
            total += sum_of(value) * size
        address = op.operands[0]
    return address, total


def sum_of(value: SSAValue) -> Linear:
    """An index, or an integer of 64 bits, as a sum, as far as it is one."""
    total = Linear()
    pending = [(value, 1)]
    for _ in range(MOST_STEPS):
        if not pending:
            return total
        one, factor = pending.pop()
        known = constant_of(one)
        op = one.op if isinstance(one, OpResult) else None
        if known is not None:
            total += factor * known
        elif op is not None and op.name in _SIGNS:
            pending += [(op.operands[0], factor), (op.operands[1], factor * _SIGNS[op.name])]
        elif op is not None and (by := _constant_factor(op)) is not None:
            pending.append((by[0], factor * by[1]))
        else:
            total += Linear.of(one) * factor
    for one, factor in pending:
        total += Linear.of(one) * factor
    return total


def _constant_factor(op: Operation) -> tuple[SSAValue, int] | None:
    """The value that an operation multiplies with a number, and that."""
    if op.name == "arith.shli" and (by := constant_of(op.operands[1])) is not None and by < 64:
        return op.operands[0], 1 << by
    if op.name == "arith.muli":
        for one, other in (op.operands, reversed(op.operands)):
            if (number := constant_of(other)) is not None:
                return one, number
    if op.name == "arith.index_cast" and all(
        isinstance(one.type, IndexType) or one.type == i64 for one in (*op.operands, *op.results)
    ):
        return op.operands[0], 1
    return None
