"""Memrefs without a rank: a rank, and the address of a descriptor, as MLIR passes them.

The descriptor lies on the stack of the function that forgets the rank.
"""

from __future__ import annotations

from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.ops import PTR
from ad_opt.lowering.to_llvm.construction.types import UNRANKED, convert_type, layout_of
from ad_opt.lowering.to_llvm.construction.values import Index
from ad_opt.lowering.to_llvm.control.cf import stop_unless
from xdsl.dialects.builtin import IntegerAttr, MemRefType, UnrankedMemRefType, i64
from xdsl.ir import Attribute, Operation, SSAValue

_SIZES = 3
"""The word of a descriptor at which the sizes begin."""
_PASSED_ON = frozenset({"func.call", "memref.cast", "memref.rank", "memref.dim"})


def unranked_cast(op: Operation, b: Builder) -> bool:
    """Lower a cast from or to a memref without a rank; ``False`` if it is another one."""
    source, target = op.operands[0].type, op.results[0].type
    if isinstance(source, MemRefType) and isinstance(target, UnrankedMemRefType):
        _forget_rank(op, b)
    elif isinstance(source, UnrankedMemRefType) and isinstance(target, MemRefType):
        _find_rank(op, b)
    elif isinstance(source, UnrankedMemRefType):
        b.set(op.results[0], b.ssa(op.operands[0]))
    else:
        return False
    return True


def _forget_rank(op: Operation, b: Builder) -> None:
    memref = b.memref(op.operands[0])
    struct = memref.layout.struct
    properties: dict[str, Attribute] = {"alignment": IntegerAttr(8, i64), "elem_type": struct}
    if _dies_at_once(op.results[0]):
        place = b.entry_op("llvm.alloca", (b.int(1),), PTR, properties)
    else:  # the next iteration may see this one's
        place = b.value("llvm.alloca", (b.int(1),), PTR, properties)
    b.store(b.pack(memref), place, 8)
    b.set(op.results[0], b.struct(UNRANKED, (b.int(memref.layout.rank), place)))


def _dies_at_once(value: SSAValue) -> bool:
    """True if nobody has the value when its operation runs again."""
    users = [use.operation for use in value.uses]
    inner = [r for user in users for r in user.results if isinstance(r.type, UnrankedMemRefType)]
    return all(user.name in _PASSED_ON for user in users) and all(map(_dies_at_once, inner))


def _find_rank(op: Operation, b: Builder) -> None:
    """Load the descriptor, if it has the rank and the sizes that the type says."""
    value, target = b.ssa(op.operands[0]), op.results[0].type
    layout = layout_of(target)
    fits = b.compare(0, b.extract(value, i64, 0), b.int(layout.rank))
    stop_unless(fits, f"the memref does not have the rank of {target}", op, b)
    packed = b.load(b.extract(value, PTR, 1), convert_type(target), 8)
    for axis, size in enumerate(layout.sizes):
        if size is not None:
            fits = b.compare(0, unranked_size(value, axis, b), b.int(size))
            stop_unless(fits, f"the memref does not have the sizes of {target}", op, b)
    b.set(op.results[0], b.unpack(packed, target))


def unranked_size(value: SSAValue, axis: Index, b: Builder) -> SSAValue:
    """One of the sizes, of which there must be so many."""
    at = b.plus(axis, _SIZES)
    return b.load(b.gep(b.extract(value, PTR, 1), i64, at), i64, 8)
