"""``memref.copy`` of buffers of buffers as loads and stores.

What such a copy moves are handles of memory, and the handles of the shadows have to move beside
them, forward, and to be put back on the way back. Loads and stores of single handles do that, so
reverse mode takes the copy as a loop of them::

    memref.copy %a, %b : memref<2xmemref<3xf64>> to memref<2xmemref<3xf64>>
    ->
    scf.for %i = %c0 to %c2 step %c1 {
      %m = memref.load %a[%i] : memref<2xmemref<3xf64>>
      memref.store %m, %b[%i] : memref<2xmemref<3xf64>>
    }

Source and target that may share memory are copied through other memory. Loops are right as well
where several elements of the target are one place, of which the last write counts.
"""

from __future__ import annotations

from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.emit.buffers import plain_type
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue


def is_one_by_one(op: Operation) -> bool:
    """True if ``op`` is a ``memref.copy`` that is reversed element by element: of handles, or to
    elements of which several are one place.
    """
    if op.name != "memref.copy":
        return False
    type = op.operands[1].type
    return isinstance(type, MemRefType) and (
        is_memref(type.element_type) or elements_may_coincide(op.operands[1])
    )


def copy_one_by_one(op: Operation, overlapping: bool) -> None:
    """Replace a copy by loops, through other memory where the operands may be ``overlapping``."""
    b = Builder.at(op)
    source, target = op.operands
    if overlapping:
        between = _temporary(b, source)
        _loops(b, source, between)
        _loops(b, between, target)
        b.emit(memref.DeallocOp.get(between))
    else:
        _loops(b, source, target)
    erase(op)


def _temporary(b: Builder, like: SSAValue) -> SSAValue:
    assert isinstance(like.type, MemRefType)
    type = plain_type(like.type)
    extents = [b.dim(like, at) for at in range(type.get_num_dims())]
    sizes = [extent for extent in extents if isinstance(extent, SSAValue)]
    return b.value(memref.AllocOp(sizes, [], type))


def _loops(b: Builder, source: SSAValue, target: SSAValue) -> None:
    indices, b = b.elements(source)
    b.emit(StoreOp.get(b.value(LoadOp.get(source, indices)), target, indices))
