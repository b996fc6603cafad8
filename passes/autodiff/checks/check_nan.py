"""Assertions that derivatives of numbers are numbers.

What is computed for one operation of the primal is a *group*: rules may pass through NaN inside
(a select takes the other side), so only what leaves a group is checked. It must be a number where
everything that it depends on outside of the group is one, and where the primal values among that
are finite: the derivative of an overflow is nobody's mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from ad_opt.dialects.core.arith import CmpfOp
from ad_opt.dialects.support.ir.queries import each_once, walk
from ad_opt.passes.autodiff.engine.check_attributes import OF, description_of
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.ops.catalogue import is_constant, is_discrete, is_load
from xdsl.dialects import arith, complex, vector
from xdsl.dialects.builtin import UNKNOWN_LOC, ComplexType, ModuleOp, StringAttr, VectorType, i1
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import FuncOp
from xdsl.dialects.math import AbsFOp
from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue

_ARITHMETIC = ("arith", "math", "complex", "vector")


def check_for_nan(module: ModuleOp) -> None:
    """Insert the assertions into every function that has hints."""
    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp)}
    for func in functions.values():
        hinted = [op for op in walk(func) if OF in op.attributes]
        if hinted:
            checker = _Checker(func, functions)
            for op in hinted:
                checker.check(op)


class _Checker:
    """Facts about one function."""

    def __init__(self, func: FuncOp, functions: dict[str, FuncOp]):
        self._entry = func.body.block if len(func.body.blocks) == 1 else func.body.blocks[0]
        description = description_of(func)
        self._primal: FuncOp | None = None
        self._primals: frozenset[int] = frozenset()
        if description is not None:
            self._primals = frozenset(description.primals)
            self._primal = functions.get(description.of)

    def check(self, op: Operation) -> None:
        """Insert what checks the results of one operation."""
        if op.name == "func.call":
            self._check_call(op)
        elif is_member(op) and _leaves_group(op) and isinstance(op.parent, Block):
            inputs = list(_inputs(op))
            if inputs:
                self._insert(op, [op.results[0]], inputs)

    def _check_call(self, op: Operation) -> None:
        """A derivative that the user wrote: its primal results, if it has them, come first."""
        if self._primal is None:
            return
        count = 0
        if _hint(op).startswith("tangent"):
            count = len(self._primal.function_type.outputs)
        results = [r for r in op.results[count:] if is_float_like(r.type)]
        sources = [*op.operands, *op.results[:count]]
        inputs = [value for value in sources if is_float_like(value.type)]
        if results:
            self._insert(op, results, inputs, frozenset(op.results[:count]))

    def _insert(
        self,
        op: Operation,
        results: Sequence[SSAValue],
        inputs: list[SSAValue],
        primals: frozenset[SSAValue] = frozenset(),
    ) -> None:
        block = op.parent
        assert block is not None
        em = Emitter(block, op.next_op, op.location)
        good = _all(em, [_is_number(em, value) for value in results])
        conditions = [
            _is_finite(em, value)
            if value in primals or self._is_primal(value)
            else _is_number(em, value)
            for value in inputs
        ]
        if conditions:
            excused = em.value(arith.XOrIOp(_all(em, conditions), em.true()))
            good = em.value(arith.OrIOp(good, excused))
        em.emit(AssertOp(good, message_of(_hint(op))))

    def _is_primal(self, value: SSAValue) -> bool:
        """True if ``value`` is one of the primal; not known of what control flow passes on."""
        if isinstance(value, BlockArgument):
            return value.block is self._entry and value.index in self._primals
        assert isinstance(value, OpResult)
        if value.op.name == "autodiff.restore":
            return True
        return OF not in value.op.attributes and not value.op.regions


def message_of(hint: str) -> str:
    """``cotangent of math.log`` as a sentence."""
    word, _, name = hint.rpartition(" of ")
    return f"NaN in the derivative of `{name}` ({word})"


def _hint(op: Operation) -> str:
    return cast(StringAttr, op.attributes[OF]).data


def is_member(op: Operation) -> bool:
    """True if an operation computes a derivative, and does nothing else."""
    return (
        OF in op.attributes
        and op.name.partition(".")[0] in _ARITHMETIC
        and not is_constant(op)
        and not is_load(op)
        and not op.regions
        and len(op.results) == 1
        and is_float_like(op.results[0].type)
        and _can_be_tested(op.results[0])
    )


def _same_group(op: Operation, other: Operation) -> bool:
    return (
        other.parent is op.parent
        and is_member(other)
        and _hint(op) == _hint(other)
        and (op.location == other.location or op.location is UNKNOWN_LOC)
    )


def _leaves_group(op: Operation) -> bool:
    return any(
        not _same_group(op, use.operation) and not _only_looks(use.operation)
        for use in op.results[0].uses
    )


def _only_looks(op: Operation) -> bool:
    """True if an operation makes a decision from numbers: no derivative flows on from it."""
    return is_discrete(op) and op.results[0].type == i1


def _inputs(op: Operation) -> Iterable[SSAValue]:
    """The floats outside of its group that ``op`` is computed from, constants left out."""
    pending, found = [op], dict[SSAValue, None]()
    for one in each_once(pending):
        for operand in one.operands:
            owner = operand.owner
            if isinstance(owner, Operation) and _same_group(op, owner):
                pending.append(owner)
            elif is_float_like(operand.type) and _can_be_tested(operand):
                if not (isinstance(owner, Operation) and owner.name.endswith(".constant")):
                    found[operand] = None
    return found


def _can_be_tested(value: SSAValue) -> bool:
    type = value.type
    return not (
        isinstance(type, VectorType)
        and (isinstance(type.element_type, ComplexType) or any(type.get_scalable_dims()))
    )


def _all(em: Emitter, conditions: list[SSAValue]) -> SSAValue:
    result = conditions[0]
    for condition in conditions[1:]:
        result = em.value(arith.AndIOp(result, condition))
    return result


def _parts(em: Emitter, value: SSAValue) -> list[SSAValue]:
    if isinstance(value.type, ComplexType):
        return [em.value(complex.ReOp(value)), em.value(complex.ImOp(value))]
    return [value]


def _in_all_lanes(em: Emitter, flag: SSAValue) -> SSAValue:
    if not isinstance(flag.type, VectorType):
        return flag
    count = 1
    for extent in flag.type.get_shape():
        count *= extent
    if flag.type.get_num_dims() != 1:
        from ad_opt.dialects.core.vector.vector import ShapeCastOp

        cast_op = ShapeCastOp.create(operands=[flag], result_types=[VectorType(i1, [count])])
        flag = em.value(cast_op)
    kind = vector.CombiningKindAttr(vector.CombiningKindFlag.AND)
    return em.value(
        vector.ReductionOp.create(operands=[flag], result_types=[i1], properties={"kind": kind})
    )


def _is_number(em: Emitter, value: SSAValue) -> SSAValue:
    parts = _parts(em, value)
    return _in_all_lanes(em, em.value(CmpfOp(parts[0], parts[-1], "ord")))


def _is_finite(em: Emitter, value: SSAValue) -> SSAValue:
    flags: list[SSAValue] = []
    for part in _parts(em, value):
        infinity = em.constant(float("inf"), part.type)
        size = em.value(AbsFOp(part))
        flags.append(em.value(CmpfOp(size, infinity, "olt")))
    return _in_all_lanes(em, _all(em, flags))
