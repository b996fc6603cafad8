"""Remove buffers that are written and never read, with everything that only writes them.

A copy into such a buffer goes too, which may leave its source unread in turn; each operation is
looked at once for each object that it touches. Calls stay: they may do more.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Alloc, bits_of
from ad_opt.passes.ops.catalogue import effect_of, is_func_call
from xdsl.ir import Operation


def remove_unread_buffers(func: Operation, effects: Effects) -> bool:
    """Remove what only writes local buffers that nothing reads, and those buffers.

    False if there is none that could go.
    """
    objects = effects.aliasing.all_objects
    if not any(isinstance(one, Alloc) and not effects.aliasing.escapes(one) for one in objects):
        return False
    _Removal(func, effects).run()
    return True


class _Removal:
    def __init__(self, func: Operation, effects: Effects):
        self.effects = effects
        self.aliasing = effects.aliasing
        self.readers: dict[int, int] = {}
        """Count of operations that read each object."""
        self.writers: dict[int, list[Operation]] = {}
        self.allocations: dict[int, Operation] = {}
        for op in walk(func):
            self.enter(op)
        self.unread = 0
        """Objects found to be read by nothing, as a mask."""

    def enter(self, op: Operation) -> None:
        masks = self.effects.own(op)
        for bit in bits_of(masks.reads):
            self.readers[bit] = self.readers.get(bit, 0) + 1
        if _only_writes(op):
            for bit in bits_of(masks.writes):
                self.writers.setdefault(bit, []).append(op)
        if not is_func_call(op) and effect_of(op).allocates and len(op.results) == 1:
            found = Alloc(op)
            if not self.aliasing.escapes(found):
                for bit in bits_of(self.aliasing.mask_of(found)):
                    self.allocations[bit] = op

    def run(self) -> None:
        pending = [bit for bit in self.allocations if not self.readers.get(bit)]
        erased: set[Operation] = set()
        for bit in pending:
            self.unread |= 1 << bit
        while pending:
            for op in self.writers.get(pending.pop(), ()):
                masks = self.effects.own(op) if op not in erased else None
                if masks is None or masks.writes & ~self.unread:
                    continue
                erased.add(op)
                for source in bits_of(masks.reads):
                    self.readers[source] -= 1
                    if not self.readers[source] and source in self.allocations:
                        self.unread |= 1 << source
                        pending.append(source)
                erase(op)
        for bit, op in self.allocations.items():
            if self.unread >> bit & 1:
                _erase_allocation(op)


def _only_writes(op: Operation) -> bool:
    """True if ``op`` does nothing but write memory (what it reads, it reads to write)."""
    effect = effect_of(op)
    plain = effect.known and not effect.ordered and not effect.allocates
    return plain and not is_func_call(op) and not op.results and not effect.frees(op)


def _erase_allocation(op: Operation) -> None:
    """Erase an allocation with its views and deallocations, if nothing else uses it."""
    found = [op]
    for made in found:
        for result in made.results:
            for use in result.uses:
                user = use.operation
                if user.name == "memref.dealloc":
                    found.append(user)
                elif effect_of(user).views and use.index == 0 and not user.regions:
                    found.append(user)
                else:
                    return
    for made in reversed(found):
        erase(made)
