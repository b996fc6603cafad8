"""``remove-unseen-stores``: what a function leaves in its arguments for nobody is not stored.

A gradient on copies of what the program overwrites forgets these copies. Then the last state of an
output, or of scratch that is passed in, is computed, saved and reversed in vain.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.nests.distribution.discarded import discarded_functions
from ad_opt.passes.ops.memory_ops import is_memref
from ad_opt.passes.optimize.scalar.aggressive_dce import remove_unneeded
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

_STORES = frozenset({"memref.store", "llvm.store", "vector.store", "vector.transfer_write"})
"""Operations that are removed. No fact: others write memory, too, which is left alone."""


@dataclass(frozen=True)
class RemoveUnseenStoresPass(AnalysisPass):
    """Removes stores to memory of arguments that nobody reads, where nobody looks at it afterwards.

    Before, and after, where such requests are the only uses of ``@f``::

        func.func private @f(%x: memref<?xf64>, %out: memref<?xf64>) -> f64 {
          // what is computed of %x, and not of %out
          scf.for %i = %c0 to %n step %c1 { memref.store %y, %out[%i] : memref<?xf64> }
          return %r : f64
        }
        autodiff.bwd_diff @f(%x, %dx, %out, %dout, %dr)
          {activity = [dup, dup], discard_memory = true, fresh_shadows = true} : ...

        func.func private @f(%x: memref<?xf64>, %out: memref<?xf64>) -> f64 {
          return %r : f64
        }

    Legal in requests that leave anything in the memory of arguments and whose shadows are zero when
    they begin: what is left there has no part in the result. A store stays if what it writes may be
    read behind it, or in a loop around it. Options: none.
    """

    name = "remove-unseen-stores"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        removed = sum(map(_remove, discarded_functions(module)))
        count("unseen stores removed", removed)
        return removed > 0


def _remove(function: FuncOp) -> int:
    """Remove the stores of a function that nobody sees; give how many."""
    blocks = list(function.body.blocks)
    if len(blocks) != 1 or any(map(is_memref, function.function_type.outputs)):
        return 0
    if not any(op.name in _STORES for op in walk(function)):
        return 0
    effects = AnalysisManager().get(Effects, function)
    aliasing, arguments = effects.aliasing, 0
    for argument in blocks[0].args:
        if is_memref(argument.type):
            arguments |= aliasing.mask_of(Arg(argument.index))
    unseen: list[Operation] = []
    read = 0
    for op in reversed(blocks[0].ops):
        inside = [op, *walk(op)]
        for one in inside:
            read |= aliasing.closure(effects.own(one).reads)
        for one in inside:
            written = effects.own(one).writes
            if one.name in _STORES and written and not written & (read | ~arguments):
                unseen.append(one)
    for store in unseen:
        erase(store)
    if unseen:
        remove_unneeded(function)
    return len(unseen)
