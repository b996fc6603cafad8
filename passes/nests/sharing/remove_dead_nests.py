"""``remove-dead-nests``: what only fills local buffers that nobody needs, and loops for it.

Liveness through memory: a store to a local buffer is needed if something that is needed reads the
buffer. So accumulations into a buffer that only they read go, and nests that fill buffers for such.
Flow-insensitive: one walk marks, one sweeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Alloc, bits_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import effect_of, is_call, may_return
from ad_opt.passes.optimize.scalar.aggressive_dce import Live, is_root, is_structured, sweep
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation


@dataclass(frozen=True)
class RemoveDeadNestsPass(FunctionPass):
    """Remove local buffers that nothing needed reads, and all that only works for them.

    Before, and after::

        %t = memref.alloca() : memref<8xf32>        (nothing)
        affine.for %i = 0 to 8 {
          %a = affine.load %x[%i]
          %b = affine.load %t[%i]
          %c = arith.addf %a, %b : f32
          affine.store %c, %t[%i]
        }

    Carried values of loops whose last value nobody uses, and that nothing in the loop needs but
    they themselves, go too. With ``--statistics`` the operations that are gone are counted.

    Options: none.
    """

    name = "remove-dead-nests"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func":
            return False
        operations = [*walk(func)]
        live = _LiveMemory(analyses.get(Effects, func), operations)
        live.run()
        sweep(operations, live)
        gone = sum(op.parent is None for op in operations)
        count("dead operations removed", gone)
        return gone > 0


class _LiveMemory(Live):
    """Live operations where stores to local buffers live by those who read them."""

    def __init__(self, effects: Effects, operations: Sequence[Operation]):
        super().__init__()
        self.effects = effects
        self.local = _local(effects)
        self.writers: dict[int, list[Operation]] = {}
        self.read = 0
        """Local buffers that something live reads."""
        self._waiting: list[Operation] = []
        self.frees = [op for op in operations if self._only_frees(op)]
        local = {op for op in operations if self._is_local(op)}
        for op in local:
            for bit in bits_of(effects.own(op).writes):
                self.writers.setdefault(bit, []).append(op)
        for op in operations:
            if op not in local and is_root(op) and not effect_of(op).allocates:
                self.operation(op)

    def _is_local(self, op: Operation) -> bool:
        """True if an operation does nothing but write local buffers, or free them."""
        effect = effect_of(op)
        if op.regions or is_structured(op) or not effect.known or effect.ordered or is_call(op):
            return False
        if not may_return(op) or op.results or effect.allocates:
            return False
        masks = self.effects.own(op)
        changed = masks.writes | masks.frees
        return changed != 0 and not changed & ~self.local

    def _only_frees(self, op: Operation) -> bool:
        return self._is_local(op) and not self.effects.own(op).writes

    @override
    def operation(self, op: Operation) -> None:
        super().operation(op)
        seen = self.effects.own(op).reads & self.local & ~self.read
        self.read |= seen
        for bit in bits_of(seen):
            self._waiting += self.writers.get(bit, ())

    @override
    def run(self) -> None:
        super().run()
        while self._waiting:
            self.operation(self._waiting.pop())
            super().run()
        for op in self.frees:
            if any(id(value) in self.values for value in op.operands):
                self.operation(op)
        super().run()


def _local(effects: Effects) -> int:
    """The objects that are allocated in a function and seen only there."""
    aliasing = effects.aliasing
    return sum(
        1 << bit
        for bit, one in enumerate(aliasing.all_objects)
        if isinstance(one, Alloc) and not aliasing.escapes(one)
    )
