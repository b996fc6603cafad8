"""The iterations of a loop as linear maps of what the loop carries.

The step of a reverse sweep is one: cotangents are multiplied by partial derivatives, which come
from the forward sweep, and added up. `linear_step` finds such loops; `matrix_of` writes the matrix
of an iteration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, defining_op, is_unsigned, last_of
from xdsl.dialects.builtin import Float32Type, Float64Type
from xdsl.ir import Block, Operation, SSAValue

from .linear_forms import REST, LinearForms, Row

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
        end = last_of(self.body)
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
    return defining_op(value, "arith.mulf") is not None


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


def matrix_of(step: LinearStep, build: Builder, values: Mapping[SSAValue, SSAValue]) -> list[Row]:
    """Write what an iteration multiplies by: a row of each value that it leaves to the next one.

    ``values`` are those of a copy of the iteration, of all that does not depend on what is carried.
    """
    forms = LinearForms(build, step.type)
    rows: dict[SSAValue, Row] = {value: {at: 1} for at, value in enumerate(step.carried)}

    def row_of(value: SSAValue) -> Row:
        return rows[value] if value in step.linear else {REST: values.get(value, value)}

    for op in step.operations:
        if not op.results or op.results[0] not in step.linear:
            continue
        left, right = op.operands[0], op.operands[-1]
        match op.name:
            case "arith.negf":
                row = forms.negated(row_of(left))
            case "arith.mulf" | "arith.divf":
                if left not in step.linear:
                    left, right = right, left
                scaled = forms.product if op.name == "arith.mulf" else forms.quotient
                row = scaled(row_of(left), values.get(right, right))
            case name:
                row = forms.sum(row_of(left), row_of(right), subtract=name == "arith.subf")
        rows[op.results[0]] = row
    return [row_of(value) for value in step.yielded]
