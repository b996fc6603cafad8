"""Values that are followed by a derivative: activity, made consistent over memory.

Activity is about contents. A buffer that holds no derivative still needs a shadow where it may
stand for one that does: behind a select, in a block argument, or loaded from other memory. So
shadows are decided for sets of objects that one memref may denote, all or none.
"""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.dialects.autodiff.autodiff import FrameType, TapeType
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.memory.objects import UNKNOWN, Arg, Global
from ad_opt.passes.ops.call_graph import root_of
from ad_opt.passes.ops.catalogue import is_func_call
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from xdsl.dialects.builtin import MemRefType, StringAttr
from xdsl.ir import Operation, SSAValue


class Shadowed:
    """Says of each value of a function whether it is followed by a derivative.

    What is not part of the function (code made for transcription only) is taken to be active.
    """

    def __init__(self, activity: Activity):
        self.activity = activity
        self.aliasing = activity.aliasing
        self._ops = set(walk(activity.func))
        self._values = set(self._all_values())
        self.mask = self._closed()

    def __call__(self, value: SSAValue) -> bool:
        """True if a derivative follows ``value``."""
        if value not in self._values:
            return True
        if isinstance(value.type, FrameType | TapeType):
            # Tapes and frames are doubled whatever is in them: types are erased on the way.
            return True
        if not is_memref(value.type):
            return self.activity.is_active(value)
        if isinstance(value.type, MemRefType) and is_memref(value.type.element_type):
            return True
        return bool(self.aliasing.mask(value) & self.mask)

    def is_constant(self, op: Operation) -> bool:
        """True if nothing about ``op`` carries a derivative."""
        return op in self._ops and self.activity.is_constant_op(op)

    def _closed(self) -> int:
        """Active objects, those that are loaded from memory, and all that share a name with one."""
        captured = self.aliasing.captured_mask | self.aliasing.holders
        constant = self._without_shadow()
        shadowed = UNKNOWN | captured & ~constant
        for one in self.aliasing.all_objects:
            if one is not None and self.activity.is_active_object(one):
                shadowed |= self.aliasing.mask_of(one)
        masks = {self.aliasing.mask(value) for value in self._values if is_memref(value.type)}
        for op in self._ops:
            if is_func_call(op):
                masks.update(mask & ~constant for mask in self.aliasing.merged_at(op))
        groups = {mask for mask in masks if mask & (mask - 1)}
        changed = True
        while changed:
            changed = False
            for mask in list(groups):
                if mask & shadowed:
                    groups.discard(mask)
                    changed |= bool(mask & ~shadowed)
                    shadowed |= mask
            reached = self.aliasing.contents.closure(shadowed) & ~constant
            changed |= bool(reached & ~shadowed)
            shadowed |= reached
        return shadowed

    def _without_shadow(self) -> int:
        """Memory behind addresses that the caller gives no shadow of."""
        constant = 0
        for bit, found in enumerate(self.aliasing.all_objects):
            if isinstance(found, Arg) and not self.activity.is_active_argument(found.index):
                if is_pointer(self.activity.func.regions[0].blocks[0].args[found.index].type):
                    constant |= 1 << bit
            if isinstance(found, Global) and self._is_foreign(found.name):
                constant |= 1 << bit
        return constant

    def _is_foreign(self, name: str) -> bool:
        """True if a global is only declared here: ``stderr``, say."""
        for op in root_of(self.activity.func).regions[0].block.ops:
            if op.name == "llvm.mlir.global" and attribute_of(op, "sym_name") == StringAttr(name):
                return "value" not in op.properties and not op.regions[0].blocks
        return False

    def _all_values(self) -> Iterator[SSAValue]:
        for op in (self.activity.func, *self._ops):
            yield from op.results
            for region in op.regions:
                for block in region.blocks:
                    yield from block.args
