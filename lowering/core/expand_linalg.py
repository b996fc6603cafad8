"""Operations of linalg that are several structured ones: softmax, and Winograd's transforms.

Needs nothing. Leaves: no ``linalg.softmax`` and no ``linalg.winograd_*``, on tensors as on buffers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import cast

from ad_opt.dialects.core.linalg.linalg import NAMED_CLASSES, GenericOp
from ad_opt.dialects.core.linalg.linalg_winograd import WinogradOp, transform_of
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import integer_property, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from typing_extensions import override
from xdsl.builder import ImplicitBuilder
from xdsl.context import Context
from xdsl.dialects import arith, memref, tensor
from xdsl.dialects import math as xdsl_math
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    MemRefType,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.passes import ModulePass

Body = Callable[..., SSAValue]
"""The scalar that is yielded, of the elements."""
SOFTMAX = "linalg.softmax"


class ExpandLinalgPass(ModulePass):
    """Write softmax and Winograd's transforms with structured operations.

        %r = linalg.softmax dimension(1) ins(%x : tensor<2x3xf64>) outs(%o : tensor<2x3xf64>)
    becomes
        %m = linalg.generic {...} ins(%x) outs(%lowest) { arith.maximumf } : tensor<2xf64>
        %e = linalg.generic {...} ins(%x, %m) outs(%o) { arith.subf, math.exp }
        %s = linalg.generic {...} ins(%e) outs(%zeros) { arith.addf } : tensor<2xf64>
        %r = linalg.generic {...} ins(%s) outs(%e) { arith.divf }

    Options: none. Fails with AD0401 on elements that are no floats.
    """

    name = "expand-linalg"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        expand_all(op)


def expand_all(root: Operation) -> None:
    """Expand everything below ``root`` that consists of structured operations."""
    for op in list(walk(root)):
        if op.name == SOFTMAX:
            _softmax(op)
        elif isinstance(op, WinogradOp):
            _winograd(op)


def _float_of(op: Operation) -> AnyFloat:
    element = cast("TensorType[Attribute]", op.operands[0].type).element_type
    if not isinstance(element, AnyFloat):
        raise error_at(op, "AD0401", f"`{op.name}` of {element} has no lowering")
    return element


def _generic(
    b: Builder,
    inputs: Sequence[SSAValue],
    output: SSAValue,
    maps: Sequence[AffineMap],
    kinds: Sequence[str],
    body: Body,
) -> SSAValue:
    """A ``linalg.generic`` with one output; what holds the result."""
    types = [cast("TensorType[AnyFloat]", x.type).element_type for x in (*inputs, output)]
    block = Block(arg_types=types)
    with ImplicitBuilder(block):
        YieldOp(body(*block.args))
    iterators = ArrayAttr([IteratorTypeAttr(IteratorType(kind)) for kind in kinds])
    results = [output.type] if isinstance(output.type, TensorType) else []
    made = b.emit(
        GenericOp(
            inputs, [output], Region(block),
            ArrayAttr([AffineMapAttr(m) for m in maps]), iterators, results,
        )
    )  # fmt: skip
    return made.results[0] if results else output


def _filled(b: Builder, like: SSAValue, without: int, number: float) -> SSAValue:
    """A tensor or buffer of one dimension less than ``like``, full of a number."""
    type_ = cast("TensorType[AnyFloat] | MemRefType[AnyFloat]", like.type)
    kept = [d for d in range(type_.get_num_dims()) if d != without]
    shape, element = [type_.get_shape()[d] for d in kept], type_.element_type
    unknown = [d for d, size in zip(kept, shape, strict=True) if size == DYNAMIC_INDEX]
    if isinstance(type_, TensorType):
        sizes = [b.value(tensor.DimOp(like, b.index(d))) for d in unknown]
        room = b.value(tensor.EmptyOp(sizes, TensorType(element, shape)))
    else:
        sizes = [b.value(memref.DimOp(like, b.index(d))) for d in unknown]
        room = b.value(memref.AllocOp(sizes, [], MemRefType(element, shape)))
    value = b.value(arith.ConstantOp(FloatAttr(number, element)))
    filled = b.emit(getattr(NAMED_CLASSES["linalg.fill"], "of")([value], [room]))
    return filled.results[0] if filled.results else room


def _softmax(op: Operation) -> None:
    """Powers of what is left of the largest one, divided by their sum."""
    _float_of(op)
    b = Builder.at(op)
    source, target = op.operands
    dim = integer_property(op, "dimension")
    rank = cast("TensorType[AnyFloat]", source.type).get_num_dims()
    whole = AffineMap.identity(rank)
    row = AffineMap(rank, 0, tuple(AffineDimExpr(d) for d in range(rank) if d != dim))
    along = ["reduction" if d == dim else "parallel" for d in range(rank)]
    apart = ["parallel"] * rank

    def power(x: SSAValue, top: SSAValue, _: SSAValue) -> SSAValue:
        return xdsl_math.ExpOp(arith.SubfOp(x, top)).result

    def largest(x: SSAValue, top: SSAValue) -> SSAValue:
        return arith.MaximumfOp(x, top).result

    def added(x: SSAValue, total: SSAValue) -> SSAValue:
        return arith.AddfOp(total, x).result

    def part(total: SSAValue, x: SSAValue) -> SSAValue:
        return arith.DivfOp(x, total).result

    top = _filled(b, source, dim, -math.inf)
    top = _generic(b, [source], top, [whole, row], along, largest)
    powers = _generic(b, [source, top], target, [whole, row, whole], apart, power)
    total = _filled(b, source, dim, 0.0)
    total = _generic(b, [powers], total, [whole, row], along, added)
    found = _generic(b, [total], powers, [row, whole], apart, part)
    if not op.results:
        for room in (top, total):
            b.emit(memref.DeallocOp.get(room))
        erase(op)
    else:
        replace(op, found)


def _winograd(op: WinogradOp) -> None:
    """One sum over the elements of a tile."""
    element, transform = _float_of(op), transform_of(op)
    b = Builder.at(op)
    matrices: list[SSAValue] = []
    for matrix in transform.matrices:
        type_ = TensorType(element, matrix.shape)
        value = DenseIntOrFPElementsAttr.from_list(type_, [float(x) for x in matrix.reshape(-1)])
        matrices.append(b.value(arith.ConstantOp(value, type_)))
    output = op.output
    if not transform.adds:
        zero = b.zero(element)
        output = b.value(getattr(NAMED_CLASSES["linalg.fill"], "of")([zero], [output]))

    def body(*values: SSAValue) -> SSAValue:
        *factors, x, total = values
        for factor in factors:
            x = arith.MulfOp(factor, x).result
        if transform.scale != 1.0:
            scale = arith.ConstantOp(FloatAttr(transform.scale, element)).result
            x = arith.MulfOp(scale, x).result
        return arith.AddfOp(total, x).result

    inputs = [*matrices, op.input]
    replace(op, _generic(b, inputs, output, transform.maps, transform.iterators, body))
