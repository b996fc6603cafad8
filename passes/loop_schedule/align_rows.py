"""``align-rows``: loops along rows begin where their vectors lie in one line of the cache each.

A stencil begins at the second element of a row, so each vector that LLVM makes of its stores lies
in two lines. Where memory begins is known of what comes from a tape's arena.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.autodiff.tape import ARENA_LINE
from ad_opt.dialects.llvm.attributes.parameter_trees import LOOP_ANNOTATION, SCALAR
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned, walk
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count, may_rewrite
from ad_opt.passes.infrastructure.vocabulary import words_in
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, Float32Type, Float64Type, IndexType, MemRefType
from xdsl.ir import Operation, SSAValue

from .form.headers import body_of, clone_behind, variable

LEAST_TRIPS = 96
"""Least trips of a loop whose first ones run one by one. Measured, ten sweeps of a stencil and
back: 0.90 of the time for rows of 1022 numbers, 0.93 for 510, 0.93 to 1.0 for 254 and 126.
"""


@dataclass(frozen=True)
class AlignRowsPass(FunctionPass):
    """Run the first iterations of a loop along rows apart, so that the others store whole lines.

    Before, and after, where %a is memory of an arena, of ``memref<1024x1024xf64>``::

        scf.for %j = %c1 to %last step %c1 {
          memref.store %x, %a[%i, %j]
        }

        scf.for %j = %c1 to %c8 step %c1 {
          memref.store %x, %a[%i, %j]
        } {llvm.loop_annotation = (neither vectors nor copies)}
        scf.for %j = %c8 to %last step %c1 {
          memref.store %x, %a[%i, %j]
        }

    For inner loops of many trips, of which most stores, by what they are apart from each other, may
    be aligned. What an iteration does, and their order, stay the same. Options: none.
    """

    name = "align-rows"
    brings: ClassVar = {LOOP_ANNOTATION} | words_in(SCALAR)

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        changed = False
        for loop in [op for op in walk(func) if op.name == "scf.for"]:
            ahead = _trips_ahead(loop)
            lower = constant_of(loop.operands[0])
            if ahead and lower is not None and may_rewrite():
                cut = Builder.at(loop).index(lower + ahead)
                clone_behind(loop).operands[0] = cut
                loop.operands[1] = cut
                loop.attributes[LOOP_ANNOTATION] = SCALAR
                count("loops that begin at a line of the cache")
                changed = True
        return changed


def _trips_ahead(loop: Operation) -> int:
    """Trips behind which most stores of a loop are aligned; 0 if as many are now."""
    lower, upper, step = map(constant_of, loop.operands[:3])
    if lower is None or upper is None or step != 1 or upper - lower < LEAST_TRIPS:
        return 0
    if is_unsigned(loop) or LOOP_ANNOTATION in loop.attributes:
        return 0
    if not isinstance(loop.operands[0].type, IndexType) or any(
        op.regions for op in body_of(loop).ops
    ):
        return 0
    places = list(_places(loop))
    if not places:
        return 0
    aligned = [
        sum(not (place + lower + ahead) % lanes for place, lanes in places)
        for ahead in range(max(lanes for _, lanes in places))
    ]
    return aligned.index(max(aligned))


def _places(loop: Operation) -> Iterator[tuple[int, int]]:
    """Yield by how many elements stores are behind the loop's variable in a line, and how many
    elements a line has; only stores along rows that begin with a line.
    """
    own = variable(loop)
    for op in body_of(loop).ops:
        if op.name != "memref.store":
            continue
        _, buffer, *indices = op.operands
        lanes = _lanes(buffer)
        forms = [linear_of(index) for index in indices]
        if not lanes or not forms or any(own in form.terms for form in forms[:-1]):
            continue
        terms = dict(forms[-1].terms)
        if terms.pop(own, 0) == 1 and not any(factor % lanes for factor in terms.values()):
            yield forms[-1].constant, lanes


def _lanes(buffer: SSAValue) -> int:
    """Elements of a line, if each row of a buffer begins with one; otherwise 0."""
    owner, type_ = buffer.owner, buffer.type
    if isinstance(owner, memref.ReinterpretCastOp):
        owner = owner.source.owner  # of identity layout, it begins where that does
    if not isinstance(owner, Operation) or owner.name != "autodiff.arena_alloc":
        return 0
    if not isinstance(type_, MemRefType) or not is_identity_layout(type_):
        return 0
    if not isinstance(type_.element_type, Float32Type | Float64Type):
        return 0
    lanes = ARENA_LINE * 8 // type_.element_type.bitwidth
    inner = type_.get_shape()[1:]
    rows = not inner or (inner[-1] != DYNAMIC_INDEX and inner[-1] % lanes == 0)
    return lanes if rows else 0
