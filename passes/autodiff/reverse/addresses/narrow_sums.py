"""Cotangents that are added to floats of 16 bits behind addresses.

The shadow of memory behind an address is as narrow as the memory. What a load adds to it,
`autodiff.accumulate` adds up in f32 beside it, so that it holds the rounded sum:

    %v = llvm.load %p : bf16   <-   autodiff.accumulate %dp, %dv as bf16 : f32

Derivatives of the operation are those of an addition to memory.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import AccumulateOp
from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.passes.autodiff.addresses import pointers
from ad_opt.passes.autodiff.addresses.shadows_in_globals import part_at
from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.autodiff.forward.forward_memory import check_lost
from ad_opt.passes.autodiff.reverse.addresses.undo import put_back_at
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

F32 = Float32Type()


def add_to(em: Emitter, like: Operation, cotangent: SSAValue, place: SSAValue) -> None:
    """Add the cotangent of what ``like`` loads to its shadow."""
    type = like.results[0].type
    held = scalar_type(type)
    if not isinstance(held, Float16Type | BFloat16Type):
        there = em.fit(pointers.load(em, like, place, type), cotangent.type)
        pointers.store(em, like, em.fit(em.addf(there, cotangent), type), place)
    elif not isinstance(type, VectorType):
        em.emit(AccumulateOp(place, em.fit(cotangent, F32), held))
    else:
        wide = em.fit(cotangent, VectorType(F32, type.shape))
        size = size_and_alignment(held)[0]
        from xdsl.dialects import vector

        for number in range(type.get_shape()[0]):
            lane = em.value(vector.ExtractOp(wide, (number,), F32))
            em.emit(AccumulateOp(part_at(em, place, number * size), lane, held))


def _held(op: Operation) -> Attribute:
    return op.properties["held"]


def forward(doubler: Doubler, op: Operation) -> None:
    """Tangents of cotangents are added up likewise."""
    doubler.clone(op)
    memory, value = op.operands
    shadow, tangent = doubler.derivative(memory), doubler.derivative(value)
    if shadow is None:
        check_lost(doubler, op, value, memory)
    elif tangent is not None:
        doubler.em.emit(AccumulateOp(shadow, doubler.em.fit(tangent, F32), _held(op)))


def sweep(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep what the memory held."""
    memory = op.operands[0]
    if sweep.plan.storage.must_undo(memory):
        sweep.old[op] = [pointers.load(em, op, sweep.values[memory], _held(op))]
    sweep.clone(op)


def back(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Give what is added the cotangent of the new contents, which stays that of the old ones."""
    memory, value = op.operands
    held = memory in reversal.sweep.shadows and reversal.is_active(memory)
    if held and reversal.has_cotangent(value):
        em = mirror.emitter
        place = reversal.shadow_forth(memory, mirror)
        reversal.add(value, em.fit(pointers.load(em, op, place, _held(op)), value.type), mirror)
    for old in reversal.sweep.old.get(op, ()):
        put_back_at(reversal, op, old, reversal.value(memory, mirror), mirror)
