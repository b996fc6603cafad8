"""Scalar operations on whole tensors: ``linalg.generic`` on buffers, in place where allowed."""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.core.linalg.linalg import GenericOp
from ad_opt.dialects.support.ir.build import Builder
from xdsl.dialects import arith
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, MemRefType, TensorType
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from .state import Bufferizer, Storage, buffer_type, is_tensor

PARALLEL = IteratorTypeAttr(IteratorType.PARALLEL)

_RENAMED: dict[str, type[Operation]] = {"arith.bitcast": arith.BitcastOp}


def _reusable(s: Bufferizer, op: Operation, result: SSAValue) -> tuple[SSAValue, Storage] | None:
    """The buffer of an operand that dies here and has the type of the result."""
    for at, operand in enumerate(op.operands):
        if not is_tensor(operand) or operand.type != result.type:
            continue
        buffer = s.buffer(operand)

        def same(use_index: int, buffer: SSAValue = buffer) -> bool:
            other = op.operands[use_index]
            return is_tensor(other) and s.buffer(other) is buffer

        # Reading the same element that is written does no harm.
        storage = s.claim(op, at, lambda use, same=same: same(use.index))
        if storage is not None:
            return buffer, storage
    return None


def elementwise(s: Bufferizer, op: Operation, name: str | None = None) -> None:
    """Apply the scalar operation ``name``, or that of ``op``, to all elements."""
    b = Builder.at(op)
    block = op.parent
    assert block is not None
    first = next(value for value in op.operands if is_tensor(value))
    like = s.buffer(first)
    outputs: list[tuple[SSAValue, Storage]] = []
    for result in op.results:
        found = _reusable(s, op, result) if not outputs else None
        if found is None:
            element = cast(MemRefType, buffer_type(result.type)).element_type
            made = s.allocate_like(b, like, element)
            found = made, s.own(block, made)
        outputs.append(found)
    inputs = [s.buffer(value) for value in op.operands]
    targets = [buffer for buffer, _ in outputs]
    b.emit(_generic(op, inputs, targets, name))
    for result, (buffer, storage) in zip(op.results, outputs, strict=True):
        s.define(result, buffer, storage)
    s.retire(op)


def _generic(
    op: Operation, inputs: list[SSAValue], outputs: list[SSAValue], name: str | None
) -> Operation:
    types = [
        value.type.element_type if isinstance(value.type, MemRefType) else value.type
        for value in (*inputs, *outputs)
    ]
    body = Block(arg_types=types)
    make = _RENAMED[name] if name else type(op)
    scalar = make.create(
        operands=body.args[: len(inputs)],
        result_types=[cast(TensorType, result.type).element_type for result in op.results],
        properties=dict(op.properties),
        attributes=dict(op.attributes),
    )
    scalar.location = op.location
    body.add_ops([scalar, YieldOp(*scalar.results)])
    rank = cast(MemRefType, outputs[0].type).get_num_dims()
    maps = [
        AffineMap.identity(rank) if isinstance(value.type, MemRefType) else AffineMap(rank, 0, ())
        for value in (*inputs, *outputs)
    ]
    return GenericOp(
        inputs,
        outputs,
        Region(body),
        ArrayAttr([AffineMapAttr(map_) for map_ in maps]),
        ArrayAttr([PARALLEL] * rank),
    )
