"""Meaning of ``vector.mask``: lanes that are off are not touched, and not summed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.numbers.arith import neutral
from ad_opt.lowering.interpreters.values.registry import (
    LEAVES,
    OPS,
    Body,
    Env,
    Evaluate,
    Machine,
    Task,
    Undefined,
    Value,
    control,
    integers,
    result_type,
    undefined,
)
from ad_opt.lowering.interpreters.values.values import Array
from ad_opt.lowering.interpreters.vectors.vector import kind_of
from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Operation

LEAVES.add("vector.yield")


@control("vector.mask")
def _mask(op: Operation, bodies: list[Body], machine: Machine):
    (body,) = bodies
    first = op.regions[0].block.first_op
    assert first is not None
    if first.name == "vector.yield":
        return _yielded(body)
    evaluate = MASKED[first.name](first, op, machine)
    slots = body.scope.slots(first.operands)

    def run(env: Env, mask: Array, *through: Array) -> Task:
        try:
            found = evaluate(mask, *[env[slot] for slot in slots])
        except Undefined as error:
            raise undefined(first, str(error)) from None
        if through and first.name != "vector.outerproduct":
            found = np.where(mask, found, through[0])
        if False:
            yield  # a task, as all that has regions
        return [found] if op.results else []

    return run


def _yielded(body: Body) -> Callable[..., Task]:
    """No operation is masked."""

    def run(env: Env, *values: Value) -> Task:
        return body.run(env)

    return run


def _reduction(first: Operation, op: Operation, machine: Machine) -> Evaluate:
    whole = OPS[first.name](first, machine)
    nothing = neutral(kind_of(first), result_type(first))

    def evaluate(mask: Array, vector: Array, *start: Value) -> Value:
        terms = vector[mask.astype(bool)]
        return whole(terms, *start) if terms.size or start else nothing

    return evaluate


def _sum(first: Operation, op: Operation, machine: Machine) -> Evaluate:
    whole = OPS[first.name](first, machine)
    return lambda mask, *values: whole(*values, mask)


def _outerproduct(first: Operation, op: Operation, machine: Machine) -> Evaluate:
    whole = OPS[first.name](first, machine)

    def evaluate(mask: Array, *values: Value) -> Array:
        found = whole(*values)
        return np.where(mask, found, values[2]) if len(values) > 2 else found

    return evaluate


def _transfer(first: Operation, op: Operation, machine: Machine) -> Evaluate:
    """The same operation with one more operand."""
    masked = first.clone()
    *sizes, _ = integers(attribute_of(first, "operandSegmentSizes"))
    masked.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, [*sizes, 1])
    masked.operands = [*masked.operands, op.operands[0]]
    whole = OPS[first.name](masked, machine)
    return lambda mask, *values: whole(*values, mask)


def _gather(first: Operation, op: Operation, machine: Machine) -> Evaluate:
    whole = OPS[first.name](first, machine)

    def evaluate(mask: Array, *values: Value) -> Array:
        *rest, own, otherwise = values
        return whole(*rest, own.astype(bool) & mask.astype(bool), otherwise)

    return evaluate


MASKED: dict[str, Callable[[Operation, Operation, Machine], Evaluate]] = {
    "vector.reduction": _reduction,
    "vector.multi_reduction": _sum,
    "vector.contract": _sum,
    "vector.outerproduct": _outerproduct,
    "vector.transfer_read": _transfer,
    "vector.transfer_write": _transfer,
    "vector.gather": _gather,
}
"""Operations that can be masked."""
