"""``fold-distances``: distances between addresses in one object are numbers.

Containers of C++ know by an address where they end, and take another way where there is one element
only. So the end of an array meets other addresses, in branches, comparisons and differences, though
it is always so many bytes behind the beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.llvm.addresses import address_behind
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    EQ,
    NE,
    defining_op,
    integer_property,
    is_made_in,
    last_of,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import replace, replace_uses
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.llvm.memory.address_forms import distance_of, sum_of
from ad_opt.passes.ops.memory_ops import is_pointer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import i64
from xdsl.ir import Operation, SSAValue

from .simplify import SimplifyPass


@dataclass(frozen=True)
class FoldDistancesPass(FunctionPass):
    """Compute distances between addresses in one object.

    Before, and after::

        %end = scf.if %one -> (!llvm.ptr) {           scf.if %one {} else { ... }
          scf.yield %p8                               %end = llvm.getelementptr %p[%bytes]
        } else {                                      %empty = arith.cmpi eq, %bytes, %zero
          ...
          %e = llvm.getelementptr %p[%bytes]
          scf.yield %e
        }
        %empty = llvm.icmp "eq" %p, %end

    An address that a branch chooses is made in front of it, if it is the same in both ways: it may
    be written in another form where a number is known. Comparisons for equality, and differences of
    addresses as numbers, become those of their distances from one beginning. Runs `simplify` where
    it has changed anything. Options: none.
    """

    name = "fold-distances"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        changed = False
        for op in [*walk(func)]:
            if op.name == "scf.if":
                changed |= _fold_branches(op)
            elif op.name == "llvm.icmp":
                changed |= _fold_comparison(op)
            elif op.name == "arith.subi" and op.results[0].type == i64:
                changed |= _fold_difference(op)
        if changed:
            # What nobody asks for any more would be a use of the addresses.
            SimplifyPass().apply_function(ctx, func, analyses)
        return changed


# ---------------------------------------------------------------------- forms


def _is_zero(distance: Linear) -> bool:
    """True if a distance surely is zero, modulo the size of an address."""
    return distance.known is not None and not distance.known % (1 << 64)


def _written(b: Builder, total: Linear) -> SSAValue:
    """A sum as a value; it may wrap, as addresses do."""
    found: SSAValue | None = None
    for value, by in total.terms.items():
        part = value if value.type == i64 else b.cast(arith.IndexCastOp, value, i64)
        part = part if by == 1 else b.value(arith.MuliOp(part, b.integer(by, i64)))
        found = part if found is None else b.value(arith.AddiOp(found, part))
    if found is None or total.constant:
        number = b.integer(total.constant, i64)
        found = number if found is None else b.value(arith.AddiOp(found, number))
    return found


# ---------------------------------------------------------------------- folds


def _fold_branches(op: Operation) -> bool:
    """Make an address in front of a branch that is the same whichever way is taken."""
    at = [k for k, one in enumerate(op.results) if is_pointer(one.type) and one.first_use]
    test = _equality(op.operands[0])
    if not at or test is None or any(len(region.blocks) != 1 for region in op.regions):
        return False
    value, number, is_then = test
    ends = [last_of(region.block).operands for region in op.regions]
    equal, other = ends if is_then else reversed(ends)
    changed = False
    for k in at:
        (base, special), (same, general) = distance_of(equal[k]), distance_of(other[k])
        outside = all(not is_made_in(one, op) for one in (base, *general.terms))
        if base is not same or not outside or equal[k] is other[k]:
            continue
        if _is_zero((general - special).substitute({value: Linear({}, number)})):
            b = Builder.at(op)
            replace_uses(op.results[k], b.value(address_behind(base, _written(b, general))))
            changed = True
    return changed


def _equality(condition: SSAValue) -> tuple[SSAValue, int, bool] | None:
    """A value and the number that it is if a condition holds (true), or does not (false)."""
    op = condition.owner
    if not isinstance(op, Operation) or op.name != "arith.cmpi" or op.operands[0].type != i64:
        return None
    which = integer_property(op, "predicate")
    left, right = map(sum_of, op.operands)
    difference = left - right
    if which not in (EQ, NE) or len(difference.terms) != 1:
        return None
    ((value, by),) = difference.terms.items()
    if by not in (1, -1):
        return None
    return value, -difference.constant * by, which == EQ


def _between(left: SSAValue, right: SSAValue) -> Linear | None:
    """The bytes from the right address to the left one, of one object."""
    (base, one), (same, other) = distance_of(left), distance_of(right)
    return one - other if base is same else None


def _fold_comparison(op: Operation) -> bool:
    left, right = op.operands
    which = integer_property(op, "predicate")
    if not is_pointer(left.type) or left is right or which not in (EQ, NE):
        return False
    if (between := _between(left, right)) is None:
        return False
    b = Builder.at(op)
    number = _written(b, between)
    replace(op, b.value(arith.CmpiOp(number, b.integer(0, i64), which)))
    return True


def _fold_difference(op: Operation) -> bool:
    addresses = [_address_behind_number(value) for value in op.operands]
    if (between := _between_all(addresses)) is None:
        return False
    b = Builder.at(op)
    replace(op, _written(b, between))
    return True


def _between_all(addresses: Sequence[SSAValue | None]) -> Linear | None:
    left, right = addresses
    return None if left is None or right is None else _between(left, right)


def _address_behind_number(value: SSAValue) -> SSAValue | None:
    if (op := defining_op(value, "llvm.ptrtoint")) is not None:
        return op.operands[0]
    return None
