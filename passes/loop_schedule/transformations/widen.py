"""The body of a loop for several iterations at once: each operation in its vector form.

A value of the body is *uniform*, the same in all iterations; *strided*, an index that grows by a
number from each to the next, of which the first is kept; or a vector.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.core.vector.vector import StepOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.strides import strided_layout
from ad_opt.passes.analysis.affine.linear import Linear, linear_of
from ad_opt.passes.analysis.affine.nests import Access, Loop
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.loop_schedule.form.accesses import read_at, write_at
from ad_opt.passes.loop_schedule.form.facts import defined_in
from ad_opt.passes.loop_schedule.form.headers import body_of, terminator
from ad_opt.passes.loop_schedule.form.refusal import RefusalError
from ad_opt.passes.ops.catalogue import effect_of, stored
from xdsl.dialects import arith, vector
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerType,
    MemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .reductions import Reduction

_ELEMENTWISE = frozenset({"arith", "math"})
"""Dialects whose operations on numbers are those on vectors of them, too."""


class Widener:
    """Emits the body of a loop for ``width`` iterations."""

    def __init__(self, facts: Dependences, loop: Loop, width: int):
        self.loop = loop
        self.width = width
        self._accesses = {access.op: access for access in loop.accesses}
        self._facts = facts
        self._firsts: dict[SSAValue, SSAValue] = {}
        """Uniform values, and the first of strided ones."""
        self._vectors: dict[SSAValue, SSAValue] = {}

    def check(self, reductions: Sequence[Reduction]) -> None:
        """AD1167 for an operation that has no vector form."""
        types = [self._wide(value.type) for value in body_of(self.loop.op).args[1:]]
        scratch = Block(arg_types=[IndexType(), *types])
        assert len(reductions) == len(types)
        try:
            arguments = zip(body_of(self.loop.op).args, scratch.args, strict=True)
            self.emit(Builder(scratch), dict(arguments))
        finally:
            for op in reversed(list(scratch.ops)):
                erase(op)
            self._firsts, self._vectors = {}, {}

    def emit(self, b: Builder, known: dict[SSAValue, SSAValue]) -> list[SSAValue]:
        """Put the operations at a place; gives what the body yields.

        ``known`` are the variable, of the first iteration, and vectors for what the loop carries.
        """
        body, end = body_of(self.loop.op), terminator(self.loop.op)
        self._firsts[self.loop.iv] = known[self.loop.iv]
        for argument in body.args[1:]:
            self._vectors[argument] = known[argument]
        for op in body.ops:
            if op is not end:
                b.location = op.location
                self._op(b, op)
        return [self._vector(b, value) for value in end.operands]

    # Operations

    def _op(self, b: Builder, op: Operation) -> None:
        access = self._accesses.get(op)
        if access is not None:
            self._access(b, op, access)
        elif not effect_of(op).is_nothing:
            raise self._refuse(op, f"`{op.name}` has no vector form")
        elif all(self._is_uniform(value) for value in op.operands) or self._is_address(op):
            self._copy(b, op)
        else:
            self._elementwise(b, op)

    def _copy(self, b: Builder, op: Operation) -> None:
        copy = b.emit(op.clone(value_mapper=dict(self._firsts)))
        self._firsts |= zip(op.results, copy.results, strict=True)

    def _is_uniform(self, value: SSAValue) -> bool:
        return value not in self._vectors and not self._stride(value)

    def _stride(self, value: SSAValue) -> int:
        """By how much an index grows from one iteration to the next."""
        if value in self._vectors or not isinstance(value.type, IndexType):
            return 0
        return linear_of(value).terms.get(self.loop.iv, 0)

    def _is_address(self, op: Operation) -> bool:
        """True for an index of which the first element, and the stride, are all that is needed."""
        if len(op.results) != 1 or not isinstance(op.results[0].type, IndexType):
            return False
        form = linear_of(op.results[0])
        return op.results[0] not in form.terms and not any(v in self._vectors for v in form.terms)

    def _elementwise(self, b: Builder, op: Operation) -> None:
        kinds = (IndexType, IntegerType, AnyFloat)
        dialect = op.name.partition(".")[0]
        plain = all(isinstance(value.type, kinds) for value in (*op.operands, *op.results))
        if dialect not in _ELEMENTWISE or not plain or op.regions:
            raise self._refuse(op, f"`{op.name}` has no vector form")
        operands = [self._vector(b, value) for value in op.operands]
        wide = type(op).create(
            operands=operands,
            result_types=[self._wide(result.type) for result in op.results],
            properties=dict(op.properties),
            attributes=dict(op.attributes),
        )
        b.emit(wide)
        self._vectors |= zip(op.results, wide.results, strict=True)

    def _wide(self, type_: Attribute) -> Attribute:
        return VectorType(cast(Any, type_), [self.width])

    def _vector(self, b: Builder, value: SSAValue) -> SSAValue:
        """A value for all iterations, as a vector."""
        if value in self._vectors:
            return self._vectors[value]
        wide = self._wide(value.type)
        lanes = b.value(vector.BroadcastOp(self._firsts.get(value, value), cast(Any, wide)))
        stride = self._stride(value)
        if stride:
            steps = b.value(StepOp.create(result_types=[wide]))
            if stride != 1:
                factor = DenseIntOrFPElementsAttr.from_list(cast(Any, wide), [stride])
                steps = b.value(arith.MuliOp(steps, b.value(arith.ConstantOp(factor))))
            lanes = b.value(arith.AddiOp(lanes, steps))
        return lanes

    # Memory

    def _access(self, b: Builder, op: Operation, access: Access) -> None:
        forms = self._forms(op, access)
        strides = [form.terms.get(self.loop.iv, 0) for form in access.subscripts or () if form]
        first = [
            form.substitute({v: Linear.of(n) for v, n in self._firsts.items()}) for form in forms
        ]
        value = stored(op)
        if not any(strides):
            if value is not None:
                raise self._refuse(op, f"the {access.what} is to one element in all iterations")
            self._copy(b, op)
            return
        if any(strides[:-1]) or strides[-1] != 1 or not _is_dense(access.memref):
            message = f"the {access.what} is not to consecutive elements"
            help = "`stage` the buffer, or vectorize another loop"
            raise self._refuse(op, message, help)
        if value is None:
            wide = self._wide(op.results[0].type)
            self._vectors[op.results[0]] = read_at(b, op, access.memref, first, wide)
        else:
            write_at(b, op, self._vector(b, value), access.memref, first)

    def _forms(self, op: Operation, access: Access) -> list[Linear]:
        known = not defined_in(access.memref, self.loop.op) and set(access.extents) <= {1}
        forms = [form for form in access.subscripts or () if form is not None]
        if not known or access.subscripts is None or len(forms) != len(access.subscripts):
            raise self._refuse(op, f"the {access.what} has no vector form")
        if any(value in self._vectors for form in forms for value in form.terms):
            raise self._refuse(op, f"the {access.what} has another place in every iteration")
        return forms

    def _refuse(self, op: Operation, message: str, help: str | None = None) -> RefusalError:
        where = f"{message}, in loop `{self.loop.name}`"
        return RefusalError("AD1167", where, op, help=help)


def _is_dense(memref: SSAValue) -> bool:
    """True if the last dimension of a buffer lies in memory without gaps."""
    assert isinstance(memref.type, MemRefType)
    found = strided_layout(memref.type)
    return found is not None and found[1][-1] == 1
