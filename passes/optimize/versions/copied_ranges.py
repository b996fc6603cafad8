"""Copies of arrays that a function overwrites, in memory of its own."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.llvm.addresses import address_behind, memcpy
from ad_opt.dialects.llvm.llvm_ext import MallocOp
from ad_opt.dialects.support.ir.build import ANY, Builder
from xdsl.dialects import arith
from xdsl.dialects.builtin import i64
from xdsl.ir import SSAValue

from .entry_tests import Array, EntryTest, null_address

LINE = 64
"""Bytes of a cache line, at which copies begin. No fact of a machine: accesses that are aligned to
more are not copied.
"""


class OwnCopies:
    """Copies of arrays, all in one piece of memory."""

    def __init__(self, test: EntryTest, arrays: Sequence[Array]):
        self.arrays = arrays
        self.test = test
        b = test.b
        self.ends = [test.sure(one.range) for one in arrays]
        self.sizes = [b.binary(arith.SubiOp, high, low, ANY) for low, high in self.ends]
        self.steps = [self._rounded(size) for size in self.sizes]

    def _rounded(self, size: SSAValue) -> SSAValue:
        b = self.test.b
        more = b.binary(arith.AddiOp, size, b.integer(LINE - 1, i64), ANY)
        return b.value(arith.AndIOp(more, b.integer(-LINE, i64)))

    def allocate(self, wanted: SSAValue) -> SSAValue:
        """Memory for all of them, if it is wanted and there; else null."""
        b = self.test.b

        def made(inner: Builder) -> SSAValue:
            total = self.steps[0]
            for step in self.steps[1:]:
                total = inner.binary(arith.AddiOp, total, step, ANY)
            return inner.value(MallocOp(total, alignment=LINE))

        return b.choose(wanted, made, null_address)

    def copy(self, b: Builder, memory: SSAValue) -> dict[SSAValue, SSAValue]:
        """Copy them; give the address of each copy by that of the array."""
        found: dict[SSAValue, SSAValue] = {}
        at = b.integer(0, i64)
        for array, (low, _), size, step in zip(
            self.arrays, self.ends, self.sizes, self.steps, strict=True
        ):
            target = b.value(address_behind(memory, at))
            b.emit(memcpy(target, b.value(address_behind(array.address, low)), size))
            start = b.binary(arith.SubiOp, at, low, ANY)
            found[array.address] = b.value(address_behind(memory, start))
            at = b.binary(arith.AddiOp, at, step, ANY)
        return found
