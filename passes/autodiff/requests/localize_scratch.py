"""``localize-scratch``: scratch that is passed to a function for its gradient is the function's own.

What is known of memory that a function makes is known of scratch that it is given then: that nobody
has the shadow of it, what is in it before and behind, and that loops may have some of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.autodiff.requests import BwdDiffOp, function_of
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.covered_reads import is_stored_to, reads_only_own_writes
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.emit.buffers import dynamic_sizes
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.nests.distribution.discarded import is_discarded
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp, NoneAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.memref import AllocOp, DeallocOp
from xdsl.ir import SSAValue


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
        named = (function_of(op) for op in walk(module) if isinstance(op, BwdDiffOp))
        functions = dict.fromkeys(one for one in named if isinstance(one, FuncOp))
        localized = sum(_localize(one) for one in functions if is_discarded(one))
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
        assert isinstance(kind := arg.type, MemRefType)
        sizes = dynamic_sizes(em, arg)
        own = em.value(AllocOp.get(kind.element_type, None, kind.get_shape(), sizes))
        own.name_hint = arg.name_hint
        arg.replace_uses_with_if(own, lambda use: use.operation.name != "memref.dim")
        behind.emit(DeallocOp.get(own))
    return len(scratch)


def _is_plain(value: SSAValue) -> bool:
    """True for a memref of floats, one behind the other."""
    kind = value.type
    if not isinstance(kind, MemRefType) or not isinstance(kind.layout, NoneAttr):
        return False
    return is_float_like(kind.element_type) and isinstance(kind.memory_space, NoneAttr)
