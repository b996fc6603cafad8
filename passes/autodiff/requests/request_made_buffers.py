"""The pullback of a function that makes buffers and returns them.

    func.func @f(%x: f64) -> memref<2xf64>
gets
    func.func @f_vjp(%x: f64, %dy: memref<2xf64>) -> (memref<2xf64>, f64) {
      %m, %dm, %t = autodiff.apply @f(%x) ...      the buffer, its shadow of zeros, the tape
      %y = ... a copy of %m, whose stores the way back undoes
      ... %dm += %dy
      %dx = autodiff.propagate @f(%t) ...
      memref.dealloc %m
      return %y, %dx }

Cotangents of results come in the order of the results, those of buffers as buffers of the same
shape, which stay as they are; what is returned belongs to the caller, as `@f`'s buffers do. Needs
the results to be whole buffers that the callee has made, each for itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff.autodiff import ApplyOp, PropagateOp, TapeType
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.objects import FRESH
from ad_opt.passes.emit.buffers import accumulate_buffer, copy_buffer, dynamic_sizes, plain_type
from ad_opt.passes.emit.emit import Emitter, flows_by_value
from ad_opt.passes.emit.shadow_types import has_shadow, public_shadow
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.call_graph import has_body
from ad_opt.passes.tangents.tangent import cotangent_type
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.memref import AllocOp, DeallocOp
from xdsl.ir import Attribute, SSAValue

from .maker import Maker


def made_buffers(primal: FuncOp) -> frozenset[int]:
    """The results that are buffers with a derivative, if the function has made all such itself."""
    outputs = primal.function_type.outputs.data
    buffers = [at for at, type in enumerate(outputs) if has_shadow(type)]
    if not buffers or not has_body(primal) or not all(_is_plain(outputs[at]) for at in buffers):
        return frozenset()
    summary = Aliasing.compute(primal, AnalysisManager()).summary()
    if any(summary.results[at] != frozenset({FRESH}) for at in buffers):
        return frozenset()
    return frozenset(buffers)


def _is_plain(type: Attribute) -> bool:
    return (
        isinstance(type, MemRefType)
        and flows_by_value(type.get_element_type())
        and type == plain_type(type)
    )


def vjp_with_made_buffers(maker: Maker, made: frozenset[int]) -> FuncOp:
    """The function; ``made`` are the results that are buffers."""
    em, outputs, name = maker.em, maker.outputs, maker.primal.sym_name.data
    operands, words = maker.reverse_arguments()
    seeds: list[SSAValue] = []
    given: list[SSAValue] = []
    for at, type in enumerate(outputs):
        if at in made:
            given.append(maker.argument(public_shadow(type)))
        elif (cotangent := cotangent_type(type, maker.primal)) is not None:
            seeds.append(maker.argument(cotangent))
    shadows = [public_shadow(outputs[at]) for at in sorted(made)]
    apply = em.emit(ApplyOp(name, operands, [*outputs, *shadows, TapeType()], words))
    results: list[SSAValue] = list(apply.results[: len(outputs)])
    for at in made:
        results[at] = _copy(em, results[at])
    for seed, shadow in zip(given, apply.results[len(outputs) : -1], strict=True):
        accumulate_buffer(em, seed, shadow)
    back = PropagateOp(name, [apply.results[-1], *seeds], maker.gradients(), words)
    gradients: Sequence[SSAValue] = em.emit(back).results
    for at in sorted(made):
        em.emit(DeallocOp.get(apply.results[at]))
    return maker.finish([*results, *gradients])


def _copy(em: Emitter, buffer: SSAValue) -> SSAValue:
    type = buffer.type
    assert isinstance(type, MemRefType)
    sizes = dynamic_sizes(em, buffer)
    copy = em.value(AllocOp.get(type.get_element_type(), None, type.get_shape(), sizes))
    copy_buffer(em, buffer, copy)
    return copy
