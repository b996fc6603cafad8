"""The reverse of vectors in memory: what `reverse_memory` does, on contiguous elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ad_opt.dialects.vector_memory import LoadOp, StoreOp
from xdsl.dialects.builtin import VectorType
from xdsl.ir import Operation, SSAValue

from .emit import Emitter, is_float_like
from .mirror import Mirror
from .reverse_memory import shadow

if TYPE_CHECKING:
    from .reverse import Reversal
    from .sweep import Sweep


def _load(em: Emitter, buffer: SSAValue, at: list[SSAValue], type: VectorType) -> SSAValue:
    return em.value(LoadOp(buffer, at, type))


def _store(em: Emitter, value: SSAValue, buffer: SSAValue, at: list[SSAValue]) -> None:
    em.emit(StoreOp(value, buffer, at))


def sweep_store(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep the elements that a ``vector.store`` overwrites."""
    stored, buffer, *indices = op.operands
    if sweep.reversal.storage.must_undo(buffer):
        assert isinstance(stored.type, VectorType)
        at = [sweep.values[i] for i in indices]
        sweep.old[op] = [_load(em, sweep.values[buffer], at, stored.type)]
    sweep.clone(op, em)


def reverse_load(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Add the cotangent to the elements of the shadow."""
    buffer, *indices = op.operands
    cotangent = mirror.take(op.results[0])
    if cotangent is None or not reversal.is_active(buffer):
        return
    em, type = mirror.emitter, op.results[0].type
    assert isinstance(type, VectorType)
    target, at = shadow(reversal, buffer, mirror), reversal.values(indices, mirror)
    _store(em, em.addf(_load(em, target, at, type), cotangent), target, at)


def reverse_store(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Take the cotangent from the elements of the shadow; restore the elements."""
    stored, buffer, *indices = op.operands
    em, type = mirror.emitter, stored.type
    assert isinstance(type, VectorType)
    at = reversal.values(indices, mirror)
    if is_float_like(type) and reversal.is_active(buffer):
        target = shadow(reversal, buffer, mirror)
        cotangent = _load(em, target, at, type) if reversal.has_cotangent(stored) else None
        _store(em, em.zero(type), target, at)
        reversal.add(stored, cotangent, mirror)
    for old in reversal.sweep.old.get(op, ()):
        _store(em, reversal.recall.value(old, mirror), reversal.value(buffer, mirror), at)
