"""The reverse of vectors in memory: what `reverse_memory` does, on several elements at once.

Loads and stores come in pairs that say where elements are in the same way (`PAIRS`): contiguous,
under a mask, packed by a mask, at offsets, through a permutation. The reverse of a load is the load
of the shadow, an addition, and the partner's store; that of a store takes the shadow by the
partner's load and puts zeros there, then what was there before into the primal's memory.

Where lanes may meet at one element (``gather``, ``scatter``, or iterations of a parallel loop
around), they are added one after the other (`reverse_vector_lanes`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from ad_opt.dialects.core.vector import vector_memory
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.autodiff.plan.facts.parallel_races import is_shared
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.handlers.reverse_vector_lanes import add_lanes, take_lanes
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.emit import Emitter, cotangent_of, is_float_like
from ad_opt.passes.ops.vector_access import Access, access_of
from xdsl.dialects import vector
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, BoolAttr, MemRefType, VectorType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr
from xdsl.irdl import IRDLOperation

# ------------------------------------------------------------------ the same place elsewhere


def _at(access: Access, find: Callable[[SSAValue], SSAValue]) -> Access:
    """The same place, said by the values of one of the sweeps."""
    return replace(
        access,
        indices=[find(x) for x in access.indices],
        offsets=None if access.offsets is None else find(access.offsets),
        mask=None if access.mask is None else find(access.mask),
    )


def _of_shadow(access: Access) -> Access:
    """The same place of a shadow."""
    type = cotangent_of(access.type)
    assert isinstance(type, VectorType)
    return replace(access, type=type)


def _load(em: Emitter, op: Operation, at: Access, buffer: SSAValue) -> SSAValue:
    """The elements of ``buffer`` at the place of ``op``; zeros for what is masked off."""
    kind = PAIRS[op.name][0]
    if kind == "vector.load":
        return em.value(vector_memory.LoadOp(buffer, at.indices, at.type))
    if kind == "vector.transfer_read":
        assert isinstance(buffer.type, MemRefType)
        padding = em.zero(buffer.type.get_element_type())
        map_, in_bounds = _transfer_properties(op)
        return em.value(
            vector.TransferReadOp(
                buffer, at.indices, padding, at.type, in_bounds, map_, mask=at.mask
            )
        )
    operands = [buffer, *at.places, em.zero(at.type)]
    return em.value(_MASKED[kind].build(operands=_grouped(at, operands), result_types=[at.type]))


def _store(em: Emitter, op: Operation, at: Access, value: SSAValue, buffer: SSAValue) -> None:
    """Put ``value`` into ``buffer`` at the place of ``op``."""
    kind = PAIRS[op.name][1]
    if kind == "vector.store":
        em.emit(vector_memory.StoreOp(value, buffer, at.indices))
    elif kind == "vector.transfer_write":
        map_, in_bounds = _transfer_properties(op)
        em.emit(vector.TransferWriteOp(value, buffer, at.indices, in_bounds, at.mask, map_))
    else:
        em.emit(_MASKED[kind].build(operands=_grouped(at, [buffer, *at.places, value])))


def _grouped(at: Access, operands: list[SSAValue]) -> list[SSAValue | Sequence[SSAValue]]:
    """Operands with the indices as one group."""
    count = len(at.indices)
    return [operands[0], operands[1 : 1 + count], *operands[1 + count :]]


def _transfer_properties(op: Operation) -> tuple[AffineMapAttr, ArrayAttr[BoolAttr]]:
    map_, in_bounds = op.properties["permutation_map"], op.properties["in_bounds"]
    assert isinstance(map_, AffineMapAttr)
    assert isinstance(in_bounds, ArrayAttr)
    return map_, cast("ArrayAttr[BoolAttr]", in_bounds)


PAIRS: dict[str, tuple[str, str]] = {
    name: pair
    for pair in (  # no fact: how each is reversed, by the other one
        ("vector.load", "vector.store"),
        ("vector.maskedload", "vector.maskedstore"),
        ("vector.expandload", "vector.compressstore"),
        ("vector.gather", "vector.scatter"),
        ("vector.transfer_read", "vector.transfer_write"),
    )
    for name in pair
}
"""Each access to the load and the store that name elements in the same way."""

_MASKED: dict[str, type[IRDLOperation]] = {
    "vector.maskedload": vector_memory.MaskedLoadOp,
    "vector.maskedstore": vector_memory.MaskedStoreOp,
    "vector.expandload": vector_memory.ExpandLoadOp,
    "vector.compressstore": vector_memory.CompressStoreOp,
    "vector.gather": vector_memory.GatherOp,
    "vector.scatter": vector_memory.ScatterOp,
}

_LANES = frozenset({"vector.load", "vector.maskedload", "vector.gather"})
"""Loads whose lanes can be added one by one; no fact: `expandload` moves lanes, a transfer
permutes them."""


# ------------------------------------------------------------------ both sweeps


def remember_store(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep the elements that a store overwrites."""
    access = access_of(op)
    buffer = access.buffer
    if isinstance(buffer.type, MemRefType) and sweep.plan.storage.must_undo(buffer):
        at = _at(access, sweep.values.__getitem__)
        sweep.old[op] = [_load(em, op, at, sweep.values[buffer])]
    sweep.clone(op)


def reverse_load(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Add the cotangent to the elements of the shadow."""
    cotangent = mirror.take(op.results[0])
    if cotangent is None:
        return
    access = access_of(op)
    _pass_through(reversal, op, access, cotangent, mirror)
    if not reversal.is_active(access.buffer):
        return
    em = mirror.emitter
    shared = is_shared(op, access.buffer)
    _check_load(op, access, shared)
    target = reversal.shadow(access.buffer, mirror)
    at = _of_shadow(_at(access, lambda x: reversal.value(x, mirror)))
    if shared or op.name == "vector.gather":
        add_lanes(em, op, at, cotangent, target, atomic=shared)
    else:
        _store(em, op, at, em.addf(_load(em, op, at, target), cotangent), target)


def _pass_through(
    reversal: Reversal, op: Operation, access: Access, cotangent: SSAValue, mirror: Mirror
) -> None:
    """Lanes that are not read get another value, which may be active, too."""
    value = access.otherwise
    if value is None or not reversal.has_cotangent(value):
        return
    em = mirror.emitter
    if isinstance(value.type, VectorType) and access.mask is not None:
        zero = em.zero(cotangent.type)
        mask = reversal.value(access.mask, mirror)
        reversal.add(value, em.select(mask, zero, cotangent), mirror)
    elif access.mask is not None or not _is_in_bounds(op):
        raise _refused(op, "a padding that carries a derivative", "pad with a constant")


def _is_in_bounds(op: Operation) -> bool:
    return all(bool(flag.value.data) for flag in _transfer_properties(op)[1])


def _check_load(op: Operation, access: Access, shared: bool) -> None:
    """Refuse what would add twice to an element without being summed."""
    if op.name == "vector.transfer_read":
        map_ = _transfer_properties(op)[0].data
        if not all(isinstance(expr, AffineDimExpr) for expr in map_.results):
            raise _refused(op, "a broadcast of elements", "read the elements, then broadcast them")
    if not isinstance(access.buffer.type, MemRefType):
        raise _refused(op, "a tensor", "run `bufferize-tensors` first")
    if shared and (
        op.name not in _LANES or isinstance(access.buffer.type.get_element_type(), VectorType)
    ):
        raise _refused(op, "memory shared by the iterations of a loop", "use `vector.load`")


def _refused(op: Operation, what: str, help: str) -> Exception:
    return error_at(
        op, "AD0701", f"`{op.name}` of {what} has no derivative in reverse mode", help=help
    )


def reverse_store(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Take the cotangent from the elements of the shadow; restore the elements."""
    access, em = access_of(op), mirror.emitter
    stored, buffer = access.stored, access.buffer
    assert stored is not None
    at = _at(access, lambda x: reversal.value(x, mirror))
    if is_float_like(access.type) and reversal.is_active(buffer):
        if not isinstance(buffer.type, MemRefType):
            raise _refused(op, "a tensor", "run `bufferize-tensors` first")
        target, there = reversal.shadow(buffer, mirror), _of_shadow(at)
        if op.name == "vector.scatter":
            cotangent = take_lanes(em, op, there, target)
        else:
            cotangent = _load(em, op, there, target)
            _store(em, op, there, em.zero(there.type), target)
        reversal.add(stored, cotangent, mirror)
    for old in reversal.sweep.old.get(op, ()):
        _store(em, op, at, reversal.recall.value(old, mirror), reversal.value(buffer, mirror))
