"""``simplify-guards``: a strong zero costs one comparison where nothing is differentiated any more.

Zero times infinity is zero in derivatives (docs/conventions.md), so rules guard their products: one
is replaced where a factor is zero and the product NaN. It is replaced only where it is NaN so that
its own derivative, if somebody wants it, still sees both factors. In the end nobody does, and what
a zero is multiplied with need not be looked at. Needs: no request of a derivative to come. Leaves
the same numbers, but perhaps another sign of a zero.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.build import walk
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation, SSAValue

from ..analysis_manager import AnalysisManager
from ..function_pass import FunctionPass
from .folds import producer, real

STEPS = 8
"""How many factors a guarded product may have."""
_MULTIPLES = {"arith.mulf": 2, "arith.divf": 1, "arith.negf": 1}
"""Operations that give a multiple of an operand, and how many of their operands that may be."""
_OEQ, _UNO = 1, 14


@dataclass(frozen=True)
class SimplifyGuardsPass(FunctionPass):
    """Ask of guarded products only whether the factor that they are guarded for is zero.

    Before, and after::

        %p = arith.divf %d, %y : f64
        %is_zero = arith.cmpf oeq, %d, %zero : f64
        %is_nan = arith.cmpf uno, %p, %p : f64
        %both = arith.andi %is_zero, %is_nan : i1
        %r = arith.select %both, %zero, %p : f64

        %p = arith.divf %d, %y : f64
        %is_zero = arith.cmpf oeq, %d, %zero : f64
        %r = arith.select %is_zero, %zero, %p : f64

    Options: none.
    """

    name = "simplify-guards"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        for op in walk(func):
            if op.name == "arith.select":
                _simplify(op)


def _simplify(select: Operation) -> None:
    both, zero, product = select.operands
    joined = producer(both, "arith.andi")
    if joined is None or real(zero) != 0:
        return
    for is_zero, is_nan in (joined.operands, reversed(joined.operands)):
        factor = _compared(is_zero, _OEQ, zero)
        if factor is not None and _compared(is_nan, _UNO, product) is product:
            if _is_multiple(product, factor):
                select.operands[0] = is_zero
            return


def _compared(test: SSAValue, predicate: int, with_: SSAValue) -> SSAValue | None:
    """What a comparison compares with a value."""
    compare = producer(test, "arith.cmpf")
    if compare is None or compare.operands[1] is not with_:
        return None
    attr = compare.properties["predicate"]
    found = isinstance(attr, IntegerAttr) and attr.value.data == predicate
    return compare.operands[0] if found else None


def _is_multiple(product: SSAValue, factor: SSAValue) -> bool:
    """Whether a value is zero or NaN wherever ``factor`` is zero."""
    pending = [product]
    for _ in range(STEPS):
        if not pending:
            return False
        value = pending.pop()
        if value is factor:
            return True
        op = value.owner
        if isinstance(op, Operation):
            pending.extend(op.operands[: _MULTIPLES.get(op.name, 0)])
    return False
