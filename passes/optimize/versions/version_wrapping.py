"""``version-wrapping``: what may wrap in a subscript is tested once, in front of two versions.

Numbers without a sign wrap by definition, so ``a[i * n + j]`` of ``unsigned`` is no row of a
matrix; for sizes with which nothing wraps it is. Loop versioning (as of LLVM's predicated scalar
evolution), here of whole functions: derivatives of loops are made of them as they are. Run it
behind `raise-while-to-for`, in front of `widen-indices`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.core.arith import ExtSIOp, IndexCastOp
from ad_opt.dialects.support.ir.build import NSW, Builder
from ad_opt.dialects.support.ir.queries import (
    EQ,
    NE,
    SGE,
    SGT,
    SLE,
    SLT,
    UGE,
    UGT,
    ULE,
    ULT,
    constant_of,
    integer_property,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import (
    replace,
)
from ad_opt.dialects.support.names.parameter_notes import DERIVATIVE
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.ops.catalogue import is_loop
from ad_opt.passes.optimize.indices.small_ranges import (
    ARITHMETIC,
    FEW,
    Condition,
    Known,
    SmallRanges,
    never_holds,
    number,
    write_test,
)
from ad_opt.passes.optimize.loops.while_counters import flags, width_of
from ad_opt.passes.optimize.scalar.folds import as_signed
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.arith import IntegerOverflowFlag
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from .choosing import choose_versions, is_used_otherwise, second_version

_MOST = 2000
"""Most operations of a function that gets two versions. A guess: the second one is compiled, too,
so this bounds compile time.
"""
_CASTS = frozenset({"arith.extsi", "arith.index_cast", "arith.extui", "arith.index_castui"})
"""No fact: casts that may extend."""
_NO_SIGN = frozenset({"arith.extui", "arith.index_castui"})
"""No fact: casts of numbers without a sign."""
_SIGNED = {ULT: SLT, ULE: SLE, UGT: SGT, UGE: SGE, EQ: EQ, NE: NE}
"""Comparisons, and what they are for numbers with a sign that are not negative."""
_NSW = IntegerOverflowFlag.NSW
_KINDS = {"arith.addi": arith.AddiOp, "arith.subi": arith.SubiOp, "arith.muli": arith.MuliOp}
"""No fact: arithmetic that is the same in more bits, if nothing wraps."""


@dataclass(frozen=True)
class VersionWrappingPass(AnalysisPass):
    """Ask for the derivative of one of two versions, where the subscripts of a function may wrap.

    Before, and after::

        autodiff.bwd_diff @f(%n, %a, %da, %seed) {...} : ...

        %small = arith.cmpi sle, (what n * n may be), %most : i64
        scf.if %small {
          autodiff.bwd_diff @f_small(%n, %a, %da, %seed) {...} : ...
        } else {
          autodiff.bwd_diff @f(%n, %a, %da, %seed) {...} : ...
        }

    In ``@f_small`` what is extended to more bits is computed in these, with a sign: that is the
    same for sizes for which the ranges of all that it is made of, which arguments of the function
    and loops bound, stay within the fewer bits. Other sizes have the function as it is written.
    Derivatives themselves are not looked at: they have their versions already. Options: none.
    """

    name = "version-wrapping"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        return choose_versions(module, _small_version)


@dataclass
class _SmallVersion:
    """The version of a function for sizes with which nothing wraps, under conditions."""

    function: FuncOp
    conditions: list[Condition]

    def test(self, b: Builder, given: Mapping[SSAValue, SSAValue]) -> SSAValue:
        """Write the test of the conditions; ``given`` are the arguments of the function here."""
        return write_test(b, self.conditions, given)


def _small_version(function: FuncOp, module: ModuleOp) -> _SmallVersion | None:
    if len(function.body.blocks) != 1 or DERIVATIVE in function.attributes:
        return None
    operations = list(walk(function))
    roots = list(_roots(operations))
    if not any(op.name in _CASTS for op, _ in roots) or len(operations) > _MOST:
        return None
    if not any(is_loop(op) and any(map(is_loop, walk(op))) for op in operations):
        return None
    ranges = SmallRanges(function.body.block)
    values: list[SSAValue] = []
    conditions: list[Condition] = []
    changed: list[Operation] = []
    for op, no_sign in roots:
        seen = [found for one in op.operands if (found := ranges.of(one)) is not None]
        positive = [(number(0), one.range[0]) for one in seen] if no_sign else []
        # What asks by one comparison whether a number is in a range has negative ones: it stays.
        if len(seen) == len(op.operands) and not any(map(never_holds, positive)):
            changed.append(op)
            values += op.operands
            conditions += positive
    known = ranges.closure(values)
    wrapping = any(
        (op.name in ARITHMETIC or op.name == "arith.trunci") and _NSW not in flags(op)
        for value in known
        if isinstance(op := value.owner, Operation) and (width_of(value.type) or 0) <= FEW
    )
    conditions = [one for each in known.values() for one in each.conditions] + conditions
    if not wrapping or any(map(never_holds, conditions)) or is_used_otherwise(function, module):
        return None
    return _SmallVersion(_small(function, changed, known), conditions)


def _roots(operations: Sequence[Operation]) -> Iterator[tuple[Operation, bool]]:
    """Casts to more bits and comparisons of few; true for those of numbers without a sign."""
    for op in operations:
        if op.name in _CASTS and op.results[0].first_use is not None:
            before, after = (width_of(one.type) or 0 for one in (op.operands[0], op.results[0]))
            if 1 < before <= FEW and before < after:
                yield op, op.name in _NO_SIGN
        elif op.name == "arith.cmpi" and isinstance(op.operands[0].type, IntegerType):
            predicate = integer_property(op, "predicate")
            if 1 < op.operands[0].type.width.data <= FEW and predicate in _SIGNED:
                yield op, predicate not in (EQ, NE)


def _small(function: FuncOp, changed: Sequence[Operation], ranges: dict[SSAValue, Known]) -> FuncOp:
    """The version in which numbers are signed, and what is extended is computed in 64 bits."""
    copies: dict[SSAValue, SSAValue] = {}
    made = second_version(function, "small", copies)
    widening = _Widening(copies, ranges)
    for op in changed:
        copy = copies[op.results[0]].owner
        assert isinstance(copy, Operation)
        if op.name in _CASTS:
            wide, after = widening.of(op.operands[0]), copy.results[0].type
            if isinstance(after, IndexType):
                wide = Builder.at(copy).cast(IndexCastOp, wide, after)
            elif after != i64:
                continue
            replace(copy, wide)
            copies[op.results[0]] = wide
        else:
            for at, one in enumerate(op.operands):
                copy.operands[at] = widening.of(one)
            signed = _SIGNED[integer_property(copy, "predicate")]
            copy.properties["predicate"] = IntegerAttr(signed, i64)
    return made


@dataclass
class _Widening:
    """Numbers in 64 bits, which are the same where nothing wraps."""

    copies: dict[SSAValue, SSAValue]
    """Values of the version by those of the function."""
    ranges: dict[SSAValue, Known]
    _made: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])

    def of(self, value: SSAValue) -> SSAValue:
        """The number in the version that a value of the function is."""
        if value not in self._made:
            self._made[value] = self._widened(value)
        return self._made[value]

    def _widened(self, value: SSAValue) -> SSAValue:
        op, copy, width = value.owner, self.copies[value], width_of(value.type)
        assert width is not None
        place = copy.owner.next_op if isinstance(copy.owner, Operation) else copy.owner.first_op
        assert place is not None
        b, known = Builder.at(place), constant_of(value)
        if isinstance(value.type, IndexType):
            return b.cast(IndexCastOp, copy, i64)
        if width == i64.width.data:
            return copy
        if known is not None:
            return b.integer(as_signed(known, width), i64)
        if not isinstance(op, Operation) or self.ranges[value].is_entered:
            return b.cast(ExtSIOp, copy, i64)
        if op.name in _CASTS or op.name == "arith.trunci":
            return self.of(op.operands[0])
        if op.name not in ARITHMETIC:
            return b.cast(ExtSIOp, copy, i64)
        left = self.of(op.operands[0])
        if op.name == "arith.shli":
            by = constant_of(op.operands[1])
            assert by is not None
            return b.binary(arith.MuliOp, left, b.integer(1 << by, i64), NSW)
        return b.binary(_KINDS[op.name], left, self.of(op.operands[1]), NSW)
