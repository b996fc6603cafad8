"""``prefer-sign-extensions``: sizes that are known to be positive are extended with their sign.

Compilers extend an ``int`` that a test has found to be positive with zeros (LLVM's InstCombine, and
IndVarSimplify), and others of the same with their sign. To who reads subscripts, ``n`` is two sizes
then, and ``n - 1`` a third. Needs ``scf.if`` (run it behind `raise-cf-to-scf`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.core.arith import ExtSIOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import EQ, SGE, SGT, constant_of, walk
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.operation_names import OperationNames
from ad_opt.passes.ops.catalogue import is_index_arithmetic
from ad_opt.passes.optimize.scalar.comparisons import NEGATED, comparison_with
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Operation, Region, SSAValue

from .shifted_extensions import SHIFT, write_as_extension

_SIGNED = {"arith.extui": ExtSIOp, "arith.index_castui": arith.IndexCastOp}
"""No fact: extensions, and those that give the same of what is not negative."""
_OF_SUMS = {**_SIGNED, "arith.extsi": ExtSIOp, "arith.index_cast": arith.IndexCastOp}
"""No fact: extensions of sums, and those of their parts."""
_LEAST = {EQ: 0, SGE: 0, SGT: 1}
"""Comparisons that bound a number from below: by how much more than what it is compared with."""
_WIDE = 64
"""Bits of an address: sums of as many are seen through."""
_DEEP = 8
"""Most operations between an extension and the branch that they compute for. A guess: an address is
made by four.
"""
_STEPS = {"arith.addi": 1, "arith.subi": -1}
"""No fact: sums with a constant, and its sign in them."""


@dataclass(frozen=True)
class PreferSignExtensionsPass(FunctionPass):
    """Extend integers with their sign where a branch says that they are not negative.

    Before, and after::

        %zero = arith.extui %n : i32 to i64       %sign = arith.extsi %n : i32 to i64
        %m = arith.addi %n, %minus_one : i32      %less = arith.addi %sign, %minus_one : i64
        %last = arith.extui %m : i32 to i64
        %some = arith.cmpi sgt, %n, %c2 : i32     %some = arith.cmpi sgt, %n, %c2 : i32
        scf.if %some {                            scf.if %some {
          use(%zero, %last)                         use(%sign, %less)
        }                                         }

    Sums are taken apart, whichever way they are extended, if the constant is negative and leaves
    nothing negative, so that they do not wrap. What computes addresses and counts for the branch
    alone counts as in it. Other uses outside of the branch keep what they have. Extensions that
    are written as shifts become extensions (`shifted_extensions`). Options: none.
    """

    name = "prefer-sign-extensions"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        names = analyses.get(OperationNames, func)
        changed = names.any_of({SHIFT}) and any(
            [write_as_extension(op) for op in list(walk(func)) if op.name == SHIFT]
        )
        if not changed and not names.any_of(_OF_SUMS.keys()):
            return False
        signed: dict[SSAValue, SSAValue] = {}
        for op in [op for op in walk(func) if op.name == "scf.if"]:
            for region, value, least in _known(op):
                for extension, more in _extensions(value, least):
                    changed |= _replace_inside(region, extension, value, more, signed)
        return changed


def _known(guard: Operation) -> Iterator[tuple[Region, SSAValue, int]]:
    """The value that regions of a branch know to be at least a number that is not negative."""
    found = comparison_with(guard.operands[0])
    if found is None:
        return
    value, predicate, number = found
    if not isinstance(number, int) or not isinstance(value.type, IntegerType):
        return
    for region, holds in zip(guard.regions, (predicate, NEGATED[predicate]), strict=True):
        if holds in _LEAST and number + _LEAST[holds] >= 0:
            yield region, value, number + _LEAST[holds]


def _extensions(value: SSAValue, least: int) -> Iterator[tuple[Operation, int]]:
    """Extensions of a value, or of one less by a constant that leaves nothing negative; and what is
    added to the value.
    """
    for use in value.uses:
        op = use.operation
        if op.name in _SIGNED:
            yield op, 0
        if op.name not in _STEPS or use.index != 0:
            continue
        assert isinstance(value.type, IntegerType)
        number, size = constant_of(op.operands[1]), 1 << value.type.width.data
        if number is None:
            continue
        more = _STEPS[op.name] * number % size
        more -= size if more >= size // 2 else 0
        if -least <= more < 0:
            for outer in op.results[0].uses:
                if outer.operation.name in (_OF_SUMS if size < 1 << _WIDE else _SIGNED):
                    yield outer.operation, more


def _replace_inside(
    region: Region,
    extension: Operation,
    value: SSAValue,
    more: int,
    signed: dict[SSAValue, SSAValue],
) -> bool:
    """Replace the uses of an extension that are in a region; false if there are none."""
    result = extension.results[0]
    inside = [use for use in result.uses if _is_only_in(use.operation, region)]
    if not inside:
        return False
    if result not in signed:
        b = Builder.at(extension)
        made = b.cast(_OF_SUMS[extension.name], value, result.type)
        if more:
            made = b.binary(arith.AddiOp, made, b.integer(more, result.type))
        made.name_hint = result.name_hint
        signed[result] = made
    for use in inside:
        use.operation.operands[use.index] = signed[result]
    return True


def _is_only_in(op: Operation, region: Region) -> bool:
    """True if an operation is in a region, or what it computes is only used there."""
    level, seen = {op}, {op}
    for _ in range(_DEEP):
        outside = [one for one in level if not region.is_ancestor(one)]
        if not all(map(_computes_addresses, outside)):
            return False
        uses = (use for one in outside for use in one.results[0].uses)
        level = {use.operation for use in uses} - seen
        if not level:
            return True
        seen |= level
    return all(map(region.is_ancestor, level))


def _computes_addresses(op: Operation) -> bool:
    """True for integer arithmetic that somebody uses."""
    return (is_index_arithmetic(op) or op.name == "arith.shli") and op.results[
        0
    ].first_use is not None
