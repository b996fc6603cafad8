"""Which values are followed by a derivative: activity, made consistent over memory.

Activity is about contents. A buffer that holds no derivative still needs a shadow where it may
stand for one that does: behind a select, in a block argument, or loaded from other memory. So
shadows are decided for sets of objects that one memref may denote, all or none.
"""

from __future__ import annotations

from ad_opt.dialects.support.build import walk
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import SSAValue

from ..analysis.activity import Activity
from ..analysis.aliasing import UNKNOWN
from ..analysis.memory_ops import is_memref


class Shadowed:
    """Says of each value of a function whether it is followed by a derivative."""

    def __init__(self, activity: Activity):
        self.activity = activity
        self.aliasing = activity.aliasing
        self.mask = self._closed()

    def __call__(self, value: SSAValue) -> bool:
        if not is_memref(value.type):
            return self.activity.is_active(value)
        if isinstance(value.type, MemRefType) and is_memref(value.type.element_type):
            return True
        return bool(self.aliasing.mask(value) & self.mask)

    def _closed(self) -> int:
        """Active objects, those that are loaded from memory, and all that share a name with one."""
        shadowed = UNKNOWN | self.aliasing.captured_mask
        for one in self.aliasing.all_objects:
            if one is not None and self.activity.is_active_object(one):
                shadowed |= self.aliasing.mask_of(one)
        groups = {mask for mask in self._masks() if mask & (mask - 1)}
        changed = True
        while changed:
            changed = False
            for mask in list(groups):
                if mask & shadowed:
                    groups.discard(mask)
                    changed |= bool(mask & ~shadowed)
                    shadowed |= mask
        return shadowed

    def _masks(self) -> set[int]:
        """What each memref of the function may denote."""
        values: list[SSAValue] = []
        for op in walk(self.activity.func):
            values += op.results
            values += (a for region in op.regions for block in region.blocks for a in block.args)
        for block in self.activity.func.regions[0].blocks:
            values += block.args
        return {self.aliasing.mask(value) for value in values if is_memref(value.type)}
