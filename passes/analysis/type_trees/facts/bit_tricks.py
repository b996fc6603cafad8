"""Operations on floats as bits: sign flipped, taken away, or carried over to another one.

These are the tricks that have a derivative. All else that is done to the bits of a float gives an
integer, whose derivative is nothing, or is `is_punned`: then a derivative must not flow through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, cast

from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.ops.catalogue import makes_integers
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerAttr
from xdsl.ir import Operation, SSAValue

from .layout import bits_of

Trick = Literal["flip", "value", "sign"]
FLIP: Trick = "flip"
"""The sign is flipped: ``fneg``."""
VALUE: Trick = "value"
"""The sign is taken away: ``fabs``."""
SIGN: Trick = "sign"
"""Only the sign is left: half of ``copysign``."""


def constant_of(value: SSAValue) -> int | None:
    """The value of an integer constant, or of each element of a vector of equal ones; signed."""
    op = defining_op(value, "llvm.mlir.constant")
    if op is None:
        return None
    attr = op.get_attr_or_prop("value")
    bits = bits_of(value.type)
    if isinstance(attr, IntegerAttr):
        number = cast("IntegerAttr[Any]", attr).value.data
    elif isinstance(attr, DenseIntOrFPElementsAttr) and bits:
        numbers = {int(cast(Any, number)) for number in attr.get_values()}
        if len(numbers) != 1:
            return None
        number = numbers.pop()
    else:
        return None
    return number - (1 << bits) if bits > 1 and number >= 1 << (bits - 1) else number


def mask_of(name: str, mask: int, bits: int) -> Trick | None:
    """The trick that an operation with a constant of so many bits is, if it is one."""
    if bits < 16:
        return None
    mask &= (1 << bits) - 1
    sign = 1 << (bits - 1)
    if name == "llvm.xor" and mask == sign:
        return FLIP
    if name == "llvm.and" and mask == sign - 1:
        return VALUE
    if name == "llvm.and" and mask == sign:
        return SIGN
    return None


def used_bits(value: SSAValue, width: int) -> int | None:
    """The bits of an integer register that are not shifted out or masked by all uses; ``None`` if
    it is not used.
    """
    used = None
    for use in value.uses:
        op = use.operation
        number = constant_of(op.operands[1]) if len(op.operands) == 2 and use.index == 0 else None
        one = -1
        if number is not None and op.name in ("llvm.lshr", "llvm.ashr") and number >= 0:
            one = -1 << number
        elif number is not None and op.name == "llvm.and":
            one = number
        used = (used or 0) | (one & ((1 << width) - 1))
    return used


MAX_BEHIND = 256
"""Most operations that are looked at behind a float's bits. A guess: tricks with bits take a
dozen.
"""


def trick_of(op: Operation) -> Trick | None:
    """The trick that an operation on bits is, if they are those of a float."""
    if op.name not in ("llvm.xor", "llvm.and"):
        return None
    mask = constant_of(op.operands[1])
    return mask_of(op.name, mask, bits_of(op.results[0].type)) if mask is not None else None


def float_bits_behind(value: SSAValue, tree_of: Callable[[SSAValue], TypeTree]) -> list[SSAValue]:
    """The float values whose bits an integer register is computed from by integer arithmetic."""
    found: dict[SSAValue, None] = {}
    seen = {value}
    pending = [value]
    while pending and len(seen) < MAX_BEHIND:
        op = pending.pop().owner
        if not isinstance(op, Operation) or not makes_integers(op):
            continue
        for operand in op.operands[1:] if op.name == "llvm.select" else op.operands:
            if operand in seen:
                continue
            seen.add(operand)
            if any(kind.is_float for _, kind in tree_of(operand)):
                found[operand] = None
            else:
                pending.append(operand)
    return list(found)


def leaves_of_integer(value: SSAValue) -> list[SSAValue]:
    """Return the values that an integer register is computed from by integer arithmetic."""
    found: dict[SSAValue, None] = {}
    seen = {value}
    pending = [value]
    while pending:
        one = pending.pop()
        op = one.owner
        if not isinstance(op, Operation) or not makes_integers(op) or len(seen) > MAX_BEHIND:
            found[one] = None
            continue
        for operand in op.operands[1:] if op.name == "llvm.select" else op.operands:
            if operand not in seen:
                seen.add(operand)
                pending.append(operand)
    return list(found)


def becomes_float(value: SSAValue, tree_of: Callable[[SSAValue], TypeTree]) -> bool:
    """True if a register that is computed from an integer register holds a float, or might."""
    seen = {value}
    pending = [value]
    while pending:
        for use in pending.pop().uses:
            op = use.operation
            if op.name == "llvm.bitcast":
                return True
            if not makes_integers(op):
                continue
            result = op.results[0]
            if any(kind.is_float or kind.is_conflict for _, kind in tree_of(result)):
                return True
            if result not in seen:
                seen.add(result)
                pending.append(result)
        if len(seen) > MAX_BEHIND:
            return True
    return False
