"""Scalar meanings, applied element by element to vectors and tensors."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import width_of
from ad_opt.lowering.interpreters.values.ieee import Format, format_of
from ad_opt.lowering.interpreters.values.registry import Evaluate, Value, unknown
from ad_opt.lowering.interpreters.values.values import Array, Codec, codec_of
from xdsl.dialects.builtin import TensorType, VectorType
from xdsl.ir import Attribute, Operation


def scalar_of(type: Attribute) -> Attribute:
    """The element type of a vector or tensor; any other type itself."""
    return type.element_type if isinstance(type, VectorType | TensorType) else type


def float_format(op: Operation, type: Attribute) -> Format:
    """The format of a (vector of a) float type."""
    found = format_of(scalar_of(type))
    if found is None:
        raise unknown(op, f"arithmetic on `{scalar_of(type)}`")
    return found


def integer_width(op: Operation, type: Attribute) -> int:
    """The width of a (vector of an) integer type."""
    found = width_of(scalar_of(type))
    if found is None:
        raise unknown(op, f"integer arithmetic on `{scalar_of(type)}`")
    return found


def _constant_of(codec: Codec, value: Value, operand: Attribute) -> list[Value] | None:
    return codec.values(value) if isinstance(operand, VectorType | TensorType) else None


def elementwise(op: Operation, scalar: Evaluate) -> Evaluate:
    """``scalar``, or its application to every element if the first result is an aggregate."""
    outs = [result.type for result in op.results]
    if not isinstance(outs[0], VectorType | TensorType):
        return scalar
    ins = [operand.type for operand in op.operands]
    in_codecs = [codec_of(scalar_of(t)) for t in ins]
    out_codecs = [codec_of(scalar_of(t)) for t in outs]

    def over_elements(*values: Value) -> Value:
        lists = [_constant_of(c, v, t) for c, v, t in zip(in_codecs, values, ins, strict=True)]
        shape = next(v.shape for v, items in zip(values, lists, strict=True) if items is not None)
        count = max(len(items) for items in lists if items is not None)
        columns = [
            [value] * count if items is None else items
            for value, items in zip(values, lists, strict=True)
        ]
        rows = [scalar(*row) for row in zip(*columns, strict=True)]
        if len(outs) == 1:
            return out_codecs[0].array(rows, shape)
        split: list[Array] = []
        for at, codec in enumerate(out_codecs):
            split.append(codec.array([row[at] for row in rows], shape))
        return tuple(split)

    return over_elements
