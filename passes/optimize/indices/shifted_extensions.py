"""Extensions with a sign that compilers write as shifts: up, and down again.

An ``int`` that is computed in a register of 64 bits, and scaled for an address, is cut off and
extended by LLVM's InstCombine in two shifts, the first of which may be part of a product. Numbers
whose low bits are all zero say which bits are cut off.
"""

from __future__ import annotations

from ad_opt.dialects.core.arith import ExtSIOp
from ad_opt.dialects.support.ir.build import NSW, Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.optimize.loops.while_counters import width_of
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Operation, SSAValue

SHIFT = "arith.shrsi"
_CUT_TO = (32, 16, 8)
"""Bits of the integers of C that addresses are computed of."""
_DEEP = 6
"""Most operations, one in the other, of a number with low bits that are zero. A guess: an element
of a row is a product and a sum.
"""
_SUMS = {"arith.addi": arith.AddiOp, "arith.subi": arith.SubiOp}
"""No fact: sums, of which low bits are zero where they are in both terms."""


def write_as_extension(op: Operation) -> bool:
    """Write a shift down as a number that is cut off, extended and scaled; false if it is another.

    Before, and after::

        %p = arith.muli %x, %three_2_32 : i64       %p = arith.muli %x, %three : i64
        %q = arith.shrsi %p, %c29 : i64             %t = arith.trunci %p : i64 to i32
                                                    %e = arith.extsi %t : i32 to i64
                                                    %q = arith.shli %e, %c3 overflow<nsw> : i64
    """
    value, by = op.operands[0], constant_of(op.operands[1])
    width = width_of(value.type)
    if by is None or width is None or isinstance(value.type, IndexType):
        return False
    zeros = _zeros(value, width, _DEEP)
    narrow = next((n for n in _CUT_TO if n < width and by <= width - n <= zeros), None)
    if narrow is None or not 0 < by:
        return False
    b = Builder.at(op)
    cut = _divided(value, width - narrow, width, b)
    low = b.value(make(arith.TruncIOp, operands=(cut,), result_types=(IntegerType(narrow),)))
    found = b.cast(ExtSIOp, low, value.type)
    if up := width - narrow - by:
        found = b.binary(arith.ShLIOp, found, b.integer(up, value.type), NSW)
    replace(op, found)
    return True


def _zeros(value: SSAValue, width: int, steps: int) -> int:
    """Count low bits of a number that are surely zero."""
    number, op = constant_of(value), value.owner
    if number is not None:
        return width if number == 0 else (number & -number).bit_length() - 1
    if not isinstance(op, Operation) or not steps:
        return 0
    if op.name in _SUMS:
        return min(_zeros(one, width, steps - 1) for one in op.operands)
    factor = constant_of(op.operands[1]) if len(op.operands) > 1 else None
    if factor is None:
        return 0
    if op.name == "arith.shli":
        return factor if 0 <= factor < width else 0
    return _zeros(op.operands[1], width, 0) if op.name == "arith.muli" else 0


def _divided(value: SSAValue, bits: int, width: int, b: Builder) -> SSAValue:
    """A number without its low bits, which are zero; what is above may be anything."""
    number, op = constant_of(value), value.owner
    if number is not None:
        return b.integer(as_signed(number, width) >> bits, value.type)
    assert isinstance(op, Operation)
    left, right = op.operands
    if (kind := _SUMS.get(op.name)) is not None:
        low = _divided(left, bits, width, b), _divided(right, bits, width, b)
        return b.binary(kind, low[0], low[1])
    by = constant_of(right)
    assert by is not None
    if op.name == "arith.shli":
        return b.binary(arith.ShLIOp, left, b.integer(by - bits, left.type)) if by > bits else left
    factor = as_signed(by, width) >> bits
    return left if factor == 1 else b.binary(arith.MuliOp, left, b.integer(factor, left.type))
