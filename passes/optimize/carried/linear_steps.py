"""The iterations of a loop as linear maps of what the loop carries.

The step of a reverse sweep is one: cotangents are multiplied by partial derivatives, which come
from the forward sweep, and added up. `LinearStep` finds such loops; `Coefficients` writes the
matrix of an iteration, a column of each value that is carried at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.loop_bounds import is_unsigned
from ad_opt.dialects.support.ir.queries import constant_of
from xdsl.dialects import arith
from xdsl.dialects.builtin import Float32Type, Float64Type, FloatAttr
from xdsl.ir import Block, Operation, SSAValue

Coefficient: TypeAlias = SSAValue | int
"""A number that an iteration computes, or 1 or -1."""
Row: TypeAlias = dict[int, Coefficient]
"""A value as a sum over values that are carried, by their numbers; `REST` is what is added."""
REST = -1
_SUMS = frozenset({"arith.addf", "arith.subf"})
"""Operations that keep both operands linear. No fact: so does the catalogue's `adds` of others."""
_OTHERS = frozenset({"autodiff.restore", "memref.load"})
"""Operations beside arithmetic that a step may have. No fact: chosen by what steps are made of."""
MOST = 4
"""Most values that a loop may carry: there are as many columns. A guess: their coefficients are
computed, stored and loaded, and only chains of many operations are longer than that."""


@dataclass(frozen=True)
class LinearStep:
    """A loop whose body computes numbers that do not depend on what is carried, and linear ones."""

    loop: Operation
    linear: frozenset[SSAValue]
    """All values that depend on what is carried."""

    @property
    def body(self) -> Block:
        """The loop's body."""
        return self.loop.regions[0].block

    @property
    def carried(self) -> Sequence[SSAValue]:
        """Values that the loop carries."""
        return self.body.args[1:]

    @property
    def yielded(self) -> Sequence[SSAValue]:
        """Values that an iteration leaves to the next one."""
        end = self.body.last_op
        assert end is not None
        return end.operands

    @property
    def type(self) -> Float32Type | Float64Type:
        """The type of all that is carried."""
        kind = self.loop.results[0].type
        assert isinstance(kind, Float32Type | Float64Type)
        return kind

    @property
    def operations(self) -> list[Operation]:
        """The body without its end."""
        return [op for op in self.body.ops if op is not self.body.last_op]

    def depth(self, essential: frozenset[int]) -> int:
        """Operations on the longest way through an iteration to what the next one waits for.

        A product that is added is one with the addition.
        """
        depths: dict[SSAValue, int] = dict.fromkeys(self.carried, 0)
        for op in self.operations:
            if op.results and op.results[0] in self.linear:
                last = max((one for one in op.operands if one in depths), key=depths.__getitem__)
                fused = op.name in _SUMS and _is_product(last)
                depths[op.results[0]] = depths[last] + (not fused)
        return max((depths.get(self.yielded[at], 0) for at in essential), default=0)


def _is_product(value: SSAValue) -> bool:
    return isinstance(value.owner, Operation) and value.owner.name == "arith.mulf"


def linear_step(loop: Operation) -> LinearStep | None:
    """The linear step that an ``scf.for`` over 0, 1, ... repeats; ``None`` if it is none."""
    if loop.name != "scf.for" or is_unsigned(loop) or not 1 <= len(loop.results) <= MOST:
        return None
    kinds = {result.type for result in loop.results}
    if len(kinds) > 1 or not isinstance(loop.results[0].type, Float32Type | Float64Type):
        return None
    if constant_of(loop.operands[0]) != 0 or constant_of(loop.operands[2]) != 1:
        return None
    body = loop.regions[0].block
    linear: set[SSAValue] = set(body.args[1:])
    for op in body.ops:
        if op is body.last_op:
            break
        if op.regions or not (op.name.startswith(("arith.", "math.")) or op.name in _OTHERS):
            return None
        known = [operand in linear for operand in op.operands]
        if any(known):
            if not _keeps_linear(op.name, known):
                return None
            linear.add(op.results[0])
    return LinearStep(loop, frozenset(linear))


def _keeps_linear(name: str, known: Sequence[bool]) -> bool:
    if name in _SUMS or name == "arith.negf":
        return True
    if name == "arith.mulf":
        return known.count(True) == 1
    return name == "arith.divf" and not known[1]


@dataclass
class Coefficients:
    """Writes what an iteration multiplies by; ``values`` are those of the copied iteration."""

    step: LinearStep
    build: Builder
    values: Mapping[SSAValue, SSAValue]
    rows: dict[SSAValue, Row] = field(default_factory=dict[SSAValue, Row])

    def matrix(self) -> list[Row]:
        """A row of each value that an iteration leaves to the next one."""
        for at, value in enumerate(self.step.carried):
            self.rows[value] = {at: 1}
        for op in self.step.operations:
            if op.results and op.results[0] in self.step.linear:
                self.rows[op.results[0]] = self._row(op)
        return [self._of(value) for value in self.step.yielded]

    def _of(self, value: SSAValue) -> Row:
        if value in self.step.linear:
            return self.rows[value]
        return {REST: self.values.get(value, value)}

    def _row(self, op: Operation) -> Row:
        left = op.operands[0]
        if op.name == "arith.negf":
            return {at: self.negative(one) for at, one in self._of(left).items()}
        right = op.operands[1]
        if op.name in _SUMS:
            return self._sum(self._of(left), self._of(right), op.name == "arith.subf")
        if left not in self.step.linear:
            left, right = right, left
        factor = self.values.get(right, right)
        scale = self._product if op.name == "arith.mulf" else self._quotient
        return {at: scale(one, factor) for at, one in self._of(left).items()}

    def _sum(self, left: Row, right: Row, subtract: bool) -> Row:
        found = dict(left)
        for at, one in right.items():
            if at not in found:
                found[at] = self.negative(one) if subtract else one
                continue
            kind = arith.SubfOp if subtract else arith.AddfOp
            a, b = self.number(found[at]), self.number(one)
            found[at] = self.build.value(kind(a, b))
        return found

    def _product(self, one: Coefficient, factor: SSAValue) -> Coefficient:
        if isinstance(one, int):
            return factor if one == 1 else self.negative(factor)
        return self.build.value(arith.MulfOp(one, factor))

    def _quotient(self, one: Coefficient, divisor: SSAValue) -> Coefficient:
        return self.build.value(arith.DivfOp(self.number(one), divisor))

    def negative(self, one: Coefficient) -> Coefficient:
        """A coefficient with the other sign."""
        return -one if isinstance(one, int) else self.build.value(arith.NegfOp(one))

    def number(self, one: Coefficient) -> SSAValue:
        """A coefficient as a value."""
        if not isinstance(one, int):
            return one
        return self.build.value(arith.ConstantOp(FloatAttr(float(one), self.step.type)))

    def plus(self, left: Coefficient, right: Coefficient) -> SSAValue:
        """Add two of them."""
        return self.build.value(arith.AddfOp(self.number(left), self.number(right)))
