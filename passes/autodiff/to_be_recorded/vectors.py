"""To be recorded for vectors in memory: ``vector.load``, ``vector.gather`` and their kin."""

from __future__ import annotations

from ad_opt.passes.autodiff.plan.way_back import WayBack
from ad_opt.passes.emit.emit import is_float_like
from ad_opt.passes.ops.vector_access import Access, access_of
from xdsl.dialects.builtin import MemRefType, VectorType
from xdsl.ir import Operation


def _want_places(back: WayBack, access: Access) -> None:
    back.values(access.indices)
    back.values(x for x in (access.offsets, access.mask) if x is not None)


def tbr_load(back: WayBack, op: Operation) -> None:
    """Loads: the mask of what is not read, and the place in the shadow."""
    if not back.take(op.results[0]):
        return
    access = access_of(op)
    value = access.otherwise
    if value is not None and back.plan.has_cotangent(value):
        if isinstance(value.type, VectorType) and access.mask is not None:
            back.value(access.mask)
            back.add(value)
    if back.plan.is_active(access.buffer):
        back.shadow(access.buffer)
        _want_places(back, access)


def tbr_store(back: WayBack, op: Operation) -> None:
    """Stores: the place, and the elements that were overwritten."""
    access = access_of(op)
    stored, buffer = access.stored, access.buffer
    assert stored is not None
    _want_places(back, access)
    if is_float_like(access.type) and back.plan.is_active(buffer):
        back.shadow(buffer)
        back.add(stored)
    if isinstance(buffer.type, MemRefType) and back.storage.must_undo(buffer):
        back.kept(op, "old", access.type)
        back.value(buffer)
