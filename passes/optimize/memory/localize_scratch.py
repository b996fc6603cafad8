"""``localize-scratch``: scratch that is passed to a function for a gradient becomes its own.

What is known of memory that a function makes is known of scratch that it is given then: that nobody
has the shadow of it, what is in it before and behind, and that loops may have some of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import prod

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.queries import constant_of, is_inside
from ad_opt.dialects.support.ir.rewriting import insert, replace
from ad_opt.passes.analysis.affine.nests import Access, nests_in
from ad_opt.passes.analysis.dependence.covered_reads import (
    is_stored_to,
    reads_only_own_writes,
    reads_only_writes_of_iteration,
    seen_as,
)
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.emit.buffers import dynamic_sizes
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.nests.distribution.discarded import discarded_functions
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, ModuleOp, NoneAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.memref import AllocOp, DeallocOp
from xdsl.ir import SSAValue

MOST_NAMED = 16
"""Most elements of scratch that constants name. A guess: as many numbers as registers hold."""


@dataclass(frozen=True)
class LocalizeScratchPass(AnalysisPass):
    """Let a function make buffers itself of which it reads only what it has written there.

    Before, and after, where such requests are the only uses of ``@f``::

        func.func private @f(%x: memref<?xf64>, %t: memref<?xf64>) -> f64 {
          // loads of %t behind stores to all that they read
        }
        autodiff.bwd_diff @f(%x, %dx, %t, %dt, %dr)
          {activity = [dup, dup], discard_memory = true, fresh_shadows = true} : ...

        func.func private @f(%x: memref<?xf64>, %t: memref<?xf64>) -> f64 {
          %n = memref.dim %t, %c0 : memref<?xf64>
          %own = memref.alloc(%n) : memref<?xf64>
          // the same loads and stores of %own
          memref.dealloc %own : memref<?xf64>
        }

    Legal in requests that leave anything in the memory of arguments and whose shadows are zero when
    they begin: each load is of what a store has written, which takes the cotangent from the shadow
    on the way back, so zero is what is left there. Options: none.
    """

    name = "localize-scratch"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        localized = sum(map(_localize, discarded_functions(module)))
        count("scratch arguments made local", localized)
        return localized > 0


def _localize(function: FuncOp) -> int:
    """Make the scratch of a function local; give how many buffers."""
    blocks = list(function.body.blocks)
    last = blocks[0].last_op if len(blocks) == 1 else None
    if not isinstance(last, ReturnOp):
        return 0
    scratch = [arg for arg in blocks[0].args if _is_plain(arg) and is_stored_to(arg)]
    if not scratch:
        return 0
    nests, aliasing = nests_in(function), AnalysisManager().get(Aliasing, function)
    scratch = [arg for arg in scratch if reads_only_own_writes(nests, arg, aliasing)]
    em, behind = (Emitter(blocks[0], at, function.location) for at in (blocks[0].first_op, last))
    for arg in scratch:
        view = seen_as(arg)
        accesses = [access for access in nests.accesses if access.memref is view]
        if not _become_variable(arg, accesses):
            own = _allocated(em, arg, accesses)
            arg.replace_uses_with_if(own, lambda use: use.operation.name != "memref.dim")
            behind.emit(DeallocOp.get(own))
    return len(scratch)


def _allocated(em: Emitter, scratch: SSAValue, accesses: Sequence[Access]) -> SSAValue:
    """A buffer in the place of scratch: as large, or with what constant subscripts name of it."""
    kind = scratch.type
    assert isinstance(kind, MemRefType)
    shape, sizes = list(kind.get_shape()), ()
    places = [tuple(map(constant_of, _subscripts(access))) for access in accesses]
    ends = [max((n for n in column if n is not None), default=0) + 1 for column in zip(*places)]
    known = all(n is not None and n >= 0 for place in places for n in place)
    if known and all(access.memref is scratch for access in accesses) and prod(ends) <= MOST_NAMED:
        shape = [min(end, n) if n != DYNAMIC_INDEX else end for end, n in zip(ends, shape)]
    else:
        sizes = dynamic_sizes(em, scratch)
    own = em.value(AllocOp.get(kind.element_type, None, shape, sizes))
    own.name_hint = scratch.name_hint
    return own


def _become_variable(scratch: SSAValue, accesses: Sequence[Access]) -> bool:
    """Let the one element of scratch that an iteration of a loop names be a variable of it, if the
    iteration reads only what it has written there.
    """
    kind = scratch.type
    assert isinstance(kind, MemRefType)
    (place, *others) = dict.fromkeys(map(_subscripts, accesses))
    shared = takewhile(lambda loops: len(set(loops)) == 1, zip(*(a.loops for a in accesses)))
    around = [loops[0] for loops in shared]
    if others or not around:
        return False
    loop = around[-1].op
    body = loop.regions[0].block
    if any(is_inside(value.owner, loop) and value.owner is not body for value in place):
        return False
    if not reads_only_writes_of_iteration(around[-1], accesses):
        return False
    em, behind = (Emitter(body, at, loop.location) for at in (body.first_op, body.last_op))
    cell = em.value(AllocOp.get(kind.element_type, None, ()))
    behind.emit(DeallocOp.get(cell))
    for access in accesses:
        op = access.op
        one = StoreOp.get(op.operands[0], cell, ()) if access.writes else LoadOp.get(cell, ())
        insert(one, op)
        replace(op, *one.results)
    return True


def _subscripts(access: Access) -> tuple[SSAValue, ...]:
    return tuple(access.op.operands[2 if access.writes else 1 :])


def _is_plain(value: SSAValue) -> bool:
    """True for a memref of floats, one behind the other."""
    kind = value.type
    if not isinstance(kind, MemRefType) or not isinstance(kind.layout, NoneAttr):
        return False
    return is_float_like(kind.element_type) and isinstance(kind.memory_space, NoneAttr)
