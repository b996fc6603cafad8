"""Meaning of the operations of ``scf``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ad_opt.dialects.support.ir.queries import attribute_of, word_width
from ad_opt.lowering.interpreters.tensors.tensor import inserted_slice
from ad_opt.lowering.interpreters.values.registry import (
    LEAVES,
    Body,
    Env,
    Machine,
    Task,
    Value,
    control,
    integers,
    operand_type,
    segments,
    undefined,
)
from ad_opt.lowering.interpreters.values.shapes import mixed
from ad_opt.lowering.interpreters.values.values import signed, unsigned
from xdsl.ir import Operation, SSAValue

LEAVES.update(
    ("scf.yield", "scf.condition", "scf.reduce", "scf.reduce.return", "scf.forall.in_parallel")
)


@control("scf.if")
def _if(op: Operation, bodies: list[Body], machine: Machine):
    then, otherwise = bodies

    def run(env: Env, condition: int) -> Task:
        return (then if condition else otherwise).run(env)

    return run


@control("scf.for")
def _for(op: Operation, bodies: list[Body], machine: Machine):
    (body,) = bodies
    width = word_width(operand_type(op))
    read = unsigned if attribute_of(op, "unsignedCmp") is not None else signed

    def run(env: Env, low: int, high: int, step: int, *carried: Value) -> Task:
        if read(step, width) <= 0:
            raise undefined(op, f"the step is {step}, but must be positive")
        values: Sequence[Value] = carried
        for i in range(read(low, width), read(high, width), read(step, width)):
            values = (
                body.now(env, (i, *values)) if body.simple else (yield body.run(env, (i, *values)))
            )
        return values

    return run


@control("scf.while")
def _while(op: Operation, bodies: list[Body], machine: Machine):
    before, after = bodies

    def run(env: Env, *values: Value) -> Task:
        carried: Sequence[Value] = values
        while True:
            goes_on, *passed = (
                before.now(env, carried) if before.simple else (yield before.run(env, carried))
            )
            if not goes_on:
                return passed
            carried = after.now(env, passed) if after.simple else (yield after.run(env, passed))

    return run


@control("scf.execute_region")
def _execute_region(op: Operation, bodies: list[Body], machine: Machine):
    def run(env: Env) -> Task:
        return bodies[0].run(env)

    return run


@control("scf.index_switch")
def _index_switch(op: Operation, bodies: list[Body], machine: Machine):
    """Region 0 is the default."""
    cases = integers(attribute_of(op, "cases"))

    def run(env: Env, at: int) -> Task:
        return bodies[cases.index(at) + 1 if at in cases else 0].run(env)

    return run


def points(
    op: Operation, lows: Sequence[int], highs: Sequence[int], steps: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """The iteration space of a loop nest, in lexicographic order."""
    if any(step <= 0 for step in steps):
        raise undefined(op, f"the steps are {list(steps)}, but must be positive")
    return product(*(range(*bounds) for bounds in zip(lows, highs, steps, strict=True)))


@control("scf.parallel")
def _parallel(op: Operation, bodies: list[Body], machine: Machine):
    """Iterations in lexicographic order; reductions combine in that order."""
    (body,) = bodies
    last = op.regions[0].block.last_op
    reductions = body.nested(last) if last is not None else []

    def run(env: Env, *values: Value) -> Task:
        lows, highs, steps, init = segments(op, values)
        totals = list(init)
        for point in points(op, lows, highs, steps):
            found = yield body.run(env, point)
            for at, (reduction, value) in enumerate(zip(reductions, found, strict=False)):
                (totals[at],) = yield reduction.run(env, (totals[at], value))
        return totals

    return run


@control("scf.forall")
def _forall(op: Operation, bodies: list[Body], machine: Machine):
    """Iterations in lexicographic order; shared outputs are updated at the end of each."""
    (body,) = bodies
    block = op.regions[0].block
    rank = len(integers(attribute_of(op, "staticLowerBound")))
    last = block.last_op
    inserts = list(last.regions[0].block.ops) if last is not None and last.regions else []

    def insert(env: Env, values: Sequence[Value], shared: list[Value]) -> None:
        for at in inserts:
            if at.name != "tensor.parallel_insert_slice":
                raise undefined(at, "only `tensor.parallel_insert_slice` may stand here")
            operands = [_in(env, body, operand) for operand in at.operands]
            argument = at.operands[1]
            number = block.args.index(argument) - rank
            operands[1] = shared[number]
            shared[number] = inserted_slice(at)(*operands)

    def run(env: Env, *values: Value) -> Task:
        lows, highs, steps, outputs = segments(op, values)
        names = ("staticLowerBound", "staticUpperBound", "staticStep")
        bounds = [
            mixed(op, name, given) for name, given in zip(names, (lows, highs, steps), strict=True)
        ]
        shared = list(outputs)
        for point in points(op, *bounds):
            yield body.run(env, (*point, *shared))
            insert(env, point, shared)
        return shared

    return run


def _in(env: Env, body: Body, value: SSAValue) -> Value:
    return env[body.scope.slot(value)]
