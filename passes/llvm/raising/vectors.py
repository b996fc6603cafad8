"""Vectors of fixed length: their elements, shuffles and sums.

    llvm.extractelement, insertelement, shufflevector    ->  vector.extract, insert, shuffle
    llvm.intr.vector.reduce.*                            ->  vector.reduction
    llvm.intr.vector.insert, extract                     ->  vector.*_strided_slice

Vectors of pointers, and vectors whose length is not known, stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.queries import integer_property, known_integer
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    VectorType,
    i64,
)
from xdsl.dialects.vector import CombiningKindAttr, CombiningKindFlag
from xdsl.ir import Attribute, Operation, SSAValue

from .arithmetic import Handler, float_flags

Vector = VectorType[Attribute]


def _raised(*values: SSAValue) -> bool:
    """True if ``vector`` has operations for these."""
    return all(
        isinstance(value.type, VectorType)
        and not cast(Vector, value.type).get_num_scalable_dims()
        and isinstance(cast(Vector, value.type).element_type, IntegerType | AnyFloat)
        for value in values
    )


def _length(value: SSAValue) -> int:
    return cast(Vector, value.type).get_shape()[0]


_DYNAMIC = -(2**63)


def _place(
    position: SSAValue, length: int, r: Raiser
) -> tuple[list[SSAValue], dict[str, Attribute]]:
    """The index operands of an element, and the property that says where it is."""
    known = known_integer(position)
    if known is not None:
        width = cast(IntegerType, position.type).width.data
        # Outside of the vector, any element is as good as another.
        at = known % (1 << width)
        at = at if at < length else 0
        return [], {"static_position": DenseArrayBase.from_list(i64, [at])}
    index = r.value("arith.index_castui", (r.x(position),), IndexType())
    return [index], {"static_position": DenseArrayBase.from_list(i64, [_DYNAMIC])}


def _extract(op: Operation, r: Raiser) -> None:
    vector, position = op.operands
    if not _raised(vector):
        r.clone(op)
        return
    indices, properties = _place(position, _length(vector), r)
    type_ = op.results[0].type
    r.set(op.results[0], r.value("vector.extract", (r.x(vector), *indices), type_, properties))


def _insert(op: Operation, r: Raiser) -> None:
    vector, value, position = op.operands
    if not _raised(vector):
        r.clone(op)
        return
    indices, properties = _place(position, _length(vector), r)
    operands = (r.x(value), r.x(vector), *indices)
    r.set(op.results[0], r.value("vector.insert", operands, vector.type, properties))


def _shuffle(op: Operation, r: Raiser) -> None:
    if not _raised(*op.operands):
        r.clone(op)
        return
    mask = integers(op.properties["mask"])
    # An element that is not defined may be any.
    mask = [max(at, 0) for at in mask]
    operands = [r.x(value) for value in op.operands]
    properties: dict[str, Attribute] = {"mask": DenseArrayBase.from_list(i64, mask)}
    r.set(op.results[0], r.value("vector.shuffle", operands, op.results[0].type, properties))


# Sums and the like ----------------------------------------------------------------------------

_KINDS: dict[str, CombiningKindFlag] = {
    "add": CombiningKindFlag.ADD,
    "mul": CombiningKindFlag.MUL,
    "and": CombiningKindFlag.AND,
    "or": CombiningKindFlag.OR,
    "xor": CombiningKindFlag.XOR,
    "smax": CombiningKindFlag.MAXSI,
    "smin": CombiningKindFlag.MINSI,
    "umax": CombiningKindFlag.MAXUI,
    "umin": CombiningKindFlag.MINUI,
    "fadd": CombiningKindFlag.ADD,
    "fmul": CombiningKindFlag.MUL,
    "fmax": CombiningKindFlag.MAXNUMF,
    "fmin": CombiningKindFlag.MINNUMF,
    "fmaximum": CombiningKindFlag.MAXIMUMF,
    "fminimum": CombiningKindFlag.MINIMUMF,
}


def _reduce(kind: str) -> Handler:
    def raise_op(op: Operation, r: Raiser) -> None:
        *start, vector = op.operands
        if not _raised(vector):
            r.clone(op)
            return
        properties = {"kind": CombiningKindAttr(_KINDS[kind]), **float_flags(op)}
        operands = [r.x(vector), *(r.x(value) for value in start)]
        type_ = op.results[0].type
        r.set(op.results[0], r.value("vector.reduction", operands, type_, properties))

    return raise_op


# Slices ---------------------------------------------------------------------------------------


def _numbers(numbers: Sequence[int]) -> ArrayAttr[IntegerAttr]:
    return ArrayAttr([IntegerAttr(number, i64) for number in numbers])


def _offset(op: Operation) -> int:
    return integer_property(op, "pos")


def _extract_slice(op: Operation, r: Raiser) -> None:
    if not _raised(op.operands[0], op.results[0]):
        r.clone(op)
        return
    properties: dict[str, Attribute] = {
        "offsets": _numbers([_offset(op)]),
        "sizes": _numbers([_length(op.results[0])]),
        "strides": _numbers([1]),
    }
    operands, type_ = [r.x(op.operands[0])], op.results[0].type
    r.set(op.results[0], r.value("vector.extract_strided_slice", operands, type_, properties))


def _insert_slice(op: Operation, r: Raiser) -> None:
    whole, part = op.operands
    if not _raised(whole, part):
        r.clone(op)
        return
    properties: dict[str, Attribute] = {
        "offsets": _numbers([_offset(op)]),
        "strides": _numbers([1]),
    }
    operands = (r.x(part), r.x(whole))
    r.set(op.results[0], r.value("vector.insert_strided_slice", operands, whole.type, properties))


def _interleave(op: Operation, r: Raiser) -> None:
    if not _raised(*op.operands):
        r.clone(op)
        return
    operands = [r.x(value) for value in op.operands]
    r.set(op.results[0], r.value("vector.interleave", operands, op.results[0].type))


def _deinterleave(op: Operation, r: Raiser) -> None:
    if not _raised(*op.operands):
        r.clone(op)
        return
    vector = r.x(op.operands[0])
    half = VectorType(scalar_type(vector.type), [_length(vector) // 2])
    r.set(op.results[0], *r.emit("vector.deinterleave", (vector,), (half, half)).results)


def _stepvector(op: Operation, r: Raiser) -> None:
    type_ = op.results[0].type
    if not _raised(op.results[0]):
        r.clone(op)
        return
    dense: Any = DenseIntOrFPElementsAttr
    width = cast(IntegerType, scalar_type(type_)).width.data
    numbers = [at % (1 << width) for at in range(_length(op.results[0]))]
    attr = dense.from_list(type_, numbers)
    r.set(op.results[0], r.value("arith.constant", (), type_, {"value": attr}))


HANDLERS: dict[str, Handler] = {
    "llvm.extractelement": _extract,
    "llvm.insertelement": _insert,
    "llvm.shufflevector": _shuffle,
    **{f"llvm.intr.vector.reduce.{kind}": _reduce(kind) for kind in _KINDS},
    "llvm.intr.vector.extract": _extract_slice,
    "llvm.intr.vector.insert": _insert_slice,
    "llvm.intr.vector.interleave2": _interleave,
    "llvm.intr.vector.deinterleave2": _deinterleave,
    "llvm.intr.stepvector": _stepvector,
}
