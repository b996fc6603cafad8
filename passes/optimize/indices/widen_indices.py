"""``widen-indices``: subscripts that are computed in fewer bits than an address has are widened.

``a[i * n + j]`` of C is computed in 32 bits where sizes are ``int``, and a signed number does not
overflow there, so it may as well be computed in 64. LLVM's widening of induction variables does so
for what it sees through, and forgets for the rest that nothing overflowed, so it is switched off
(`ad_opt/lowering/compilers/languages.py`). Needs ``scf.for`` (run it behind `raise-while-to-for`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.core.arith import ExtSIOp, IndexCastOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    UGE,
    UGT,
    ULE,
    ULT,
    block_of,
    constant_of,
    integer_property,
    walk,
    word_width,
)
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.affine.polynomials import polynomial_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.optimize.loops.distances import without_limit
from ad_opt.passes.optimize.loops.while_counters import flags, width_of
from ad_opt.passes.optimize.scalar.folds import as_signed
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.arith import IntegerOverflowAttr, IntegerOverflowFlag
from xdsl.dialects.builtin import IndexType, IntegerType, i64
from xdsl.ir import Operation, SSAValue

from .counted_sums import CountedSum
from .trip_ranges import trip_range

_DEEP = 24
"""Most operations, one in the other, that are widened. A guess: subscripts have fewer."""
_CASTS = {
    "arith.extsi": True,
    "arith.index_cast": True,
    "arith.extui": False,
    "arith.index_castui": False,
}
"""Casts to more bits; true if they keep the sign."""
_KINDS = {
    "arith.addi": arith.AddiOp,
    "arith.subi": arith.SubiOp,
    "arith.muli": arith.MuliOp,
    "arith.shli": arith.ShLIOp,
}
"""Operations of which nothing is lost in more bits."""
_COMPARISON = "arith.cmpi"
_UNSIGNED = frozenset({ULT, ULE, UGT, UGE})
_FLAGS = {True: IntegerOverflowFlag.NSW, False: IntegerOverflowFlag.NUW}
_BITS = i64.width.data
_FAR = 1 << 32
"""Numbers with which nothing overflows in 64 bits. No fact: more than sizes differ by."""
_NSW = IntegerOverflowAttr([IntegerOverflowFlag.NSW])


@dataclass(frozen=True)
class WidenIndicesPass(FunctionPass):
    """Compute in 64 bits what is widened to 64 bits, if it is made of variables of loops, or of
    sums of a size and a number (``n + 2``, the length of a row with a border): that these do not
    overflow is forgotten where they are computed in front of the branches that they stand in.

    Before, and after::

        %i = arith.index_cast %trip : index to i32    %i = arith.index_cast %trip : index to i64
                                                      %m = arith.extsi %n : i32 to i64
        %p = arith.muli %i, %n overflow<nsw> : i32    %p = arith.muli %i, %m overflow<nsw> : i64
        %q = arith.addi %p, %x overflow<nsw> : i32    %y = arith.extsi %x : i32 to i64
        %r = arith.extsi %q : i32 to i64              %r = arith.addi %p, %y overflow<nsw> : i64
        %c = arith.cmpi slt, %i, %n : i32             %c = arith.cmpi slt, %i, %m : i64

    Only where no result in fewer bits overflows: as the program says (`nsw` for numbers with a
    sign, `nuw` for those without), or as the bounds of loops say. Options: none.
    """

    name = "widen-indices"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        ops = list(walk(func))
        casts = [op for op in ops if op.name in _CASTS and _widens(op)]
        if not casts or all(op.name != "scf.for" for op in ops):
            return False  # without loops there is nothing to gain
        widening, changed = _Widening(), False
        for op in ops:
            if op.name == _COMPARISON and _is_narrow(op.operands[0]):
                changed |= widening.compare(op)
        for op in casts:
            made = widening.of(op.operands[0], signed=_CASTS[op.name])
            if made is not None and made is not op.results[0]:
                index = isinstance(op.results[0].type, IndexType)
                value = Builder.at(op).cast(IndexCastOp, made, IndexType()) if index else made
                replace(op, value)
                changed = True
        return changed


def _widens(op: Operation) -> bool:
    """True for a cast from fewer bits to those of an address, whose result somebody uses."""
    after = op.results[0].type
    wide = isinstance(after, IndexType) or after == i64
    return _is_narrow(op.operands[0]) and wide and op.results[0].first_use is not None


def _is_narrow(value: SSAValue) -> bool:
    return isinstance(value.type, IntegerType) and 1 < value.type.width.data < i64.width.data


@dataclass
class _Widening:
    """Values in 64 bits, by what they are in fewer, with a sign or without."""

    _known: dict[tuple[SSAValue, bool], SSAValue | None] = field(
        default_factory=dict[tuple[SSAValue, bool], "SSAValue | None"]
    )
    _cast: dict[tuple[SSAValue, bool], SSAValue] = field(
        default_factory=dict[tuple[SSAValue, bool], SSAValue]
    )

    def of(self, value: SSAValue, *, signed: bool, depth: int = _DEEP) -> SSAValue | None:
        """The value in 64 bits; ``None`` if it is not made of variables of loops or sums with a
        number, or may overflow on the way.
        """
        key = value, signed
        if key not in self._known:
            self._known[key] = self._made(value, signed, depth) if depth else None
        return self._known[key]

    def compare(self, op: Operation) -> bool:
        """Compare in 64 bits what is made of variables of loops; false if nothing is."""
        signed = integer_property(op, "predicate") not in _UNSIGNED
        seen = [self.of(operand, signed=signed) for operand in op.operands]
        if seen == [None, None]:
            return False
        both = [one or self._widened(it, signed) for one, it in zip(seen, op.operands, strict=True)]
        op.operands[0], op.operands[1] = both
        return True

    def _made(self, value: SSAValue, signed: bool, depth: int) -> SSAValue | None:
        found = _added_to_trip(value, signed=signed)
        if found is not None:
            trip, number = found
            b = _behind(value)
            wide = b.cast(IndexCastOp, trip, i64)
            return b.binary(arith.AddiOp, wide, b.integer(number, i64), _NSW) if number else wide
        op = value.owner
        if not isinstance(op, Operation) or op.name not in _KINDS:
            return None
        if (total := CountedSum.of(value, signed=signed)) is not None:
            return self._counted(value, total, signed)
        left, right = op.operands
        promised = _FLAGS[signed] in flags(op)
        if not promised and not (signed and op.name == "arith.addi"):
            return None
        seen = [self.of(operand, signed=signed, depth=depth - 1) for operand in (left, right)]
        if not promised and not any(map(self._ends_in_range, (left, right), (right, left))):
            return None
        if op.name == "arith.shli":
            number = constant_of(right)
            if seen[0] is None or number is None or not 0 <= number < word_width(value.type) - 1:
                return None
            b = _behind(value)
            return b.binary(arith.MuliOp, seen[0], b.integer(1 << number, i64), _NSW)
        if seen == [None, None] and not (promised and signed and _adds_number(op)):
            return None
        wide = [seen[0] or self._widened(left, signed), seen[1] or self._widened(right, signed)]
        return _behind(value).binary(_KINDS[op.name], wide[0], wide[1], _NSW)

    def _counted(self, value: SSAValue, total: CountedSum, signed: bool) -> SSAValue:
        b = _behind(value)
        made = b.cast(IndexCastOp, total.trip, i64)
        if total.factor < 0:
            made = b.binary(arith.SubiOp, b.integer(0, i64), made, _NSW)
        for one, factor in total.rest.items():
            wide = self._widened(one, signed)
            if factor != 1:
                wide = b.binary(arith.MuliOp, wide, b.integer(factor, i64), _NSW)
            made = b.binary(arith.AddiOp, wide, made, _NSW)
        if total.number:
            made = b.binary(arith.AddiOp, made, b.integer(total.number, i64), _NSW)
        return made

    def _ends_in_range(self, value: SSAValue, counted: SSAValue) -> bool:
        """True if the sum of a signed number and the variable of a loop stays in the range of the
        number's type: it begins with the number, and what it ends with has been in that type.
        """
        found = _added_to_trip(counted, signed=True)
        if found is None or found[1]:
            return False
        loop = block_of(found[0]).parent_op()
        assert loop is not None
        wide = self._known.get((value, True)) or value
        last = polynomial_of(wide).plus(polynomial_of(without_limit(loop.operands[1])))
        ((leaf, factor), *others) = [one for one in last.terms.items() if one[0]] or [((), 0)]
        return (
            not others
            and factor == len(leaf) == 1
            and -_FAR <= last.terms.get((), 0) <= 1
            and (width_of(leaf[0].type) or _BITS) <= word_width(value.type)
        )

    def _widened(self, value: SSAValue, signed: bool) -> SSAValue:
        """The value, cast where it is made."""
        key = value, signed
        if key not in self._cast:
            b, number = _behind(value), constant_of(value)
            if number is None:
                kind = ExtSIOp if signed else arith.ExtUIOp
                self._cast[key] = b.cast(kind, value, i64)
            else:
                width = word_width(value.type)
                number = as_signed(number, width) if signed else number & ((1 << width) - 1)
                self._cast[key] = b.integer(number, i64)
        return self._cast[key]


def _adds_number(op: Operation) -> bool:
    """True for a sum of a value and a number, or their difference."""
    return op.name in ("arith.addi", "arith.subi") and constant_of(op.operands[1]) is not None


def _behind(value: SSAValue) -> Builder:
    """A builder behind the operation that makes a value, or where its block begins."""
    op = value.owner
    place = op.next_op if isinstance(op, Operation) else op.first_op
    assert place is not None
    return Builder.at(place)


def _added_to_trip(value: SSAValue, *, signed: bool) -> tuple[SSAValue, int] | None:
    """The variable of a loop and the number of which a value is the sum, if that is in the range of
    the value's type in all iterations.
    """
    if not isinstance(value.type, IntegerType):
        return None
    more, width = 0, word_width(value.type)
    for _ in range(_DEEP):
        op = value.owner
        if not isinstance(op, Operation):
            return None
        if op.name == "arith.index_cast":
            break
        if op.name not in ("arith.addi", "arith.subi"):
            return None
        left, right = op.operands
        if op.name == "arith.addi" and constant_of(left) is not None:
            left, right = right, left
        number = constant_of(right)
        if number is None:
            return None
        more += number if op.name == "arith.addi" else -number
        value = left
    else:
        return None
    trip = op.operands[0]
    ends = trip_range(trip)
    if ends is None:
        return None
    more = as_signed(more, width)
    least, most = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    return (trip, more) if least <= ends[0] + more and ends[1] + more <= most else None
