"""``move-zeros-to-products``: zeros to which a product adds are written right in front of it.

`block-products` then lets a product that runs in blocks begin with zeros in registers, so that what
it adds to is neither written nor read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.linalg.contraction import BEGINS, contraction_of
from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import constant_of, is_made_in, is_positive_zero, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.emit.buffers import takes_fill
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import effect_of
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, UnitAttr
from xdsl.dialects.memref import SubviewOp
from xdsl.ir import Operation, SSAValue

from .fills import Touched, at_least_zero, is_size

Extent = SSAValue | int
"""The number of elements of a dimension, or a number that is not positive where there are none."""


@dataclass(frozen=True)
class MoveZerosToProductsPass(FunctionPass):
    """Zeros to which a sum of products adds are written right in front of it.

    Before, and after::

        scf.for %i = %c0 to %n step %c1 {
          scf.for %j = %c0 to %m step %c1 {
            %old = memref.load %c[%i, %j] : memref<?x?xf64>
            memref.store %zero, %c[%i, %j] : memref<?x?xf64>
            memref.store %old, %d[%i, %j] : memref<?x?xf64>
          }
        }
        linalg.matmul ins(%a, %b) outs(%view)            // %view: rows to %n, columns to %m of %c

        scf.for %i = %c0 to %n step %c1 {
          scf.for %j = %c0 to %m step %c1 {
            %old = memref.load %c[%i, %j] : memref<?x?xf64>
            memref.store %old, %d[%i, %j] : memref<?x?xf64>
          }
        }
        linalg.fill {product.begins} ins(%zero) outs(%view)
        linalg.matmul ins(%a, %b) outs(%view)

    The nest is the last to touch the buffer in front of the product; each of its iterations stores
    a positive zero to an element of its own, which it may have read, and these elements are those
    of the product's result, no more and no fewer. Such are results that a program clears, and
    shadows that reverse mode clears where the program has overwritten an element. No bit changes.
    Options: none.
    """

    name = "move-zeros-to-products"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        products = [op for op in walk(func) if op.name.startswith("linalg.") and _is_product(op)]
        if not products:
            return False
        memory = Touched(analyses.get(Effects, func))
        moved = sum(_move(op, memory) for op in products)
        count("zeros moved to products", moved)
        return moved > 0


def _is_product(op: Operation) -> bool:
    return contraction_of(op) is not None


def _move(product: Operation, memory: Touched) -> bool:
    """Write the zeros of a result in front of its product, if a nest writes them."""
    result = product.operands[2]
    filled = _whole(result)
    if filled is None:
        return False
    buffer, extents = filled
    mask = memory.effects.aliasing.mask(result)
    before = product.prev_op
    while before is not None and not memory.inside(before) & mask:
        before = before.prev_op
    store = _clearing(before, buffer, extents, memory, mask) if before is not None else None
    if store is None or before is None or not takes_fill(store.operands[0].type):
        return False
    from xdsl.dialects.linalg.ops import FillOp  # few programs have such products

    assert product.parent is not None
    em = Emitter(product.parent, product, product.location)
    zero = store.operands[0].owner
    assert isinstance(zero, Operation)
    fill = em.emit(FillOp(inputs=[em.value(zero.clone())], outputs=[result], res=[]))
    fill.attributes[BEGINS] = UnitAttr()
    erase(store)
    _remove_if_empty(before)
    return True


def _whole(result: SSAValue) -> tuple[SSAValue, Sequence[Extent]] | None:
    """The buffer of which a result holds the first elements of each dimension, and how many."""
    type_ = result.type
    assert isinstance(type_, MemRefType)
    view = result.owner
    if not isinstance(view, SubviewOp):
        sizes = [n if n != DYNAMIC_INDEX else -1 for n in type_.get_shape()]
        return result, sizes
    offsets, steps = view.static_offsets.get_values(), view.static_strides.get_values()
    source = view.source.type
    assert isinstance(source, MemRefType)
    if any(offsets) or any(step != 1 for step in steps):
        return None
    if source.get_num_dims() != type_.get_num_dims():
        return None
    return view.source, mixed_values(view.static_sizes, view.sizes)


def _clearing(
    nest: Operation, buffer: SSAValue, extents: Sequence[Extent], memory: Touched, mask: int
) -> Operation | None:
    """The store by which a nest clears the first elements of a buffer, and touches no others."""
    loops: list[Operation] = []
    touched = [nest]
    while len(touched) == 1 and (loop := touched[0]).name == "scf.for":
        loops.append(loop)
        if memory.own(loop) & mask or len(loops) > len(extents):
            return None
        touched = [op for op in loop.regions[0].block.ops if memory.inside(op) & mask]
    if len(loops) != len(extents) or not touched:
        return None
    *loads, store = touched
    place = (buffer, *(loop.regions[0].block.args[0] for loop in loops))
    if store.name != "memref.store" or tuple(store.operands[1:]) != place:
        return None
    if any(op.name != "memref.load" or tuple(op.operands) != place for op in loads):
        return None
    if not is_positive_zero(store.operands[0]) or (loads and elements_may_coincide(buffer)):
        return None
    for at, (loop, extent) in enumerate(zip(loops, extents, strict=True)):
        if not _runs_over(loop, loops, buffer, at, extent):
            return None
    return store


def _runs_over(
    loop: Operation, loops: Sequence[Operation], buffer: SSAValue, dimension: int, extent: Extent
) -> bool:
    """True if a loop of a nest has an iteration for each element of a dimension."""
    lower, upper, step = loop.operands[:3]
    if constant_of(lower) != 0 or constant_of(step) != 1:
        return False
    if isinstance(extent, int):
        return constant_of(upper) == extent if extent >= 0 else is_size(upper, buffer, dimension)
    if is_made_in(upper, loops[0]):
        return False
    return at_least_zero(upper) is at_least_zero(extent)


def _remove_if_empty(nest: Operation) -> None:
    """Remove a nest in which nothing is left to be done."""
    inner = nest
    while inner.name == "scf.for" and not inner.results:
        body = inner.regions[0].block
        rest = [op for op in body.ops if op is not body.last_op]
        loops = [op for op in rest if op.regions]
        if any(not effect_of(op).is_nothing for op in rest if not op.regions):
            return
        if not loops:
            erase(nest)
            return
        if len(loops) > 1:
            return
        (inner,) = loops
