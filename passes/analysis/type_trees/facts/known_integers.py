"""Integers that are known by value, or up to multiples of something: offsets and lengths.

A `Multiple` says that a value is ``start + stride * k`` for some integer ``k``; with stride 0 it is
known. Counters of loops start where they start; what nothing is known of has stride 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import gcd
from typing import Any, NamedTuple, cast

from ad_opt.dialects.llvm.addresses import index_steps
from ad_opt.dialects.llvm.layouts import TypeNotLowered
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import BlockArgument, Operation, SSAValue

from .branch_flow import Flow
from .layout import bits_of

MAX_STEPS = 40
"""Most operations that are followed from a value back to what it is made of. A guess:
expressions of indices are shorter, and each level may branch.
"""


class Multiple(NamedTuple):
    """``start + stride * k``."""

    start: int
    stride: int

    @property
    def known(self) -> int | None:
        """The value, if it is one."""
        return self.start if self.stride == 0 else None


UNKNOWN_INTEGER = Multiple(0, 1)


def either(left: Multiple, right: Multiple) -> Multiple:
    """Return what holds of both; starts where the first does."""
    return Multiple(left.start, gcd(left.stride, right.stride, right.start - left.start))


def plus(left: Multiple, right: Multiple) -> Multiple:
    """The sum."""
    return Multiple(left.start + right.start, gcd(left.stride, right.stride))


def times(left: Multiple, right: Multiple) -> Multiple:
    """The product."""
    strides = (
        left.start * right.stride, left.stride * right.start, left.stride * right.stride,
    )  # fmt: skip
    return Multiple(left.start * right.start, gcd(*strides))


def _minus(left: Multiple, right: Multiple) -> Multiple:
    return plus(left, times(right, Multiple(-1, 0)))


def _shifted(left: Multiple, right: Multiple) -> Multiple:
    by = right.known
    return times(left, Multiple(1 << by, 0)) if by is not None and 0 <= by < 64 else UNKNOWN_INTEGER


def _masked(left: Multiple, right: Multiple) -> Multiple:
    mask = right.known
    if mask is None or not mask:
        return UNKNOWN_INTEGER if mask is None else Multiple(0, 0)
    if left.known is not None:
        return Multiple(left.known & mask, 0)
    return Multiple(0, mask & -mask)


def _divided(left: Multiple, right: Multiple) -> Multiple:
    by = right.known
    if not by or left.start % by or left.stride % by:
        return UNKNOWN_INTEGER
    return Multiple(left.start // by, abs(left.stride // by))


def _halved(left: Multiple, right: Multiple) -> Multiple:
    by = right.known
    if by is None or not 0 <= by < 64:
        return UNKNOWN_INTEGER
    return _divided(left, Multiple(1 << by, 0))


_Binary = Callable[[Multiple, Multiple], Multiple]
_BINARY: Mapping[str, _Binary] = {
    "llvm.add": plus,
    "llvm.sub": _minus,
    "llvm.mul": times,
    "llvm.shl": _shifted,
    "llvm.and": _masked,
    "llvm.sdiv": _divided,
    "llvm.udiv": _divided,
    "llvm.ashr": _halved,
    "llvm.lshr": _halved,
}
_SAME = frozenset({"llvm.sext", "llvm.zext", "llvm.trunc", "llvm.freeze"})
"""Operations whose result has the range of the operand, by this analysis' rule for widths."""


class Integers:
    """Ranges of the integers of a function as multiples; ``given`` says them of its arguments."""

    def __init__(self, flow: Flow, given: Mapping[SSAValue, Multiple] | None = None):
        self._flow = flow
        self._known: dict[SSAValue, Multiple] = dict(given or {})

    def __getitem__(self, value: SSAValue) -> Multiple:
        found = self._known.get(value)
        return found if found is not None else self._find(value, MAX_STEPS)

    def _find(self, value: SSAValue, steps: int) -> Multiple:
        found = self._known.get(value)
        if found is not None:
            return found
        if steps == 0:
            return UNKNOWN_INTEGER
        self._known[value] = UNKNOWN_INTEGER  # while it is being worked out
        if isinstance(value, BlockArgument):
            found = self._phi(value, steps)
        else:
            found = self._operation(cast(Operation, value.owner), steps)
        self._known[value] = found
        return found

    def _operation(self, op: Operation, steps: int) -> Multiple:
        if op.name == "llvm.mlir.constant":
            return constant_integer(op)
        if op.name in _SAME:
            return self._find(op.operands[0], steps - 1)
        if op.name == "llvm.mlir.zero":
            return Multiple(0, 0)
        if op.name == "llvm.select":
            return either(*(self._find(value, steps - 1) for value in op.operands[1:3]))
        if op.name == "llvm.or" and op.get_attr_or_prop("isDisjoint") is not None:
            return plus(*(self._find(value, steps - 1) for value in op.operands))
        if (rule := _BINARY.get(op.name)) is None:
            return UNKNOWN_INTEGER
        return rule(*(self._find(value, steps - 1) for value in op.operands))

    def _phi(self, argument: BlockArgument, steps: int) -> Multiple:
        found: Multiple | None = None
        stride = 0
        for value, _ in self._flow.incoming(argument):
            step = self._step(value, argument)
            if step is not None:
                stride = gcd(stride, step.start, step.stride)
                continue
            one = self._find(value, steps - 1)
            found = one if found is None else either(found, one)
        if found is None:
            return UNKNOWN_INTEGER
        return Multiple(found.start, gcd(found.stride, stride))

    def _step(self, value: SSAValue, argument: BlockArgument) -> Multiple | None:
        """Return what is added to ``argument`` to get ``value``, if something is."""
        total = Multiple(0, 0)
        for _ in range(MAX_STEPS):
            if value is argument:
                return total
            op = value.owner
            if not isinstance(op, Operation) or op.name not in ("llvm.add", "llvm.sub"):
                return None
            by = op.operands[1]
            if by.owner is argument.owner and by is argument and op.name == "llvm.add":
                value, by = op.operands[1], op.operands[0]
            else:
                value = op.operands[0]
            amount = self._known.get(by) or self._simple(by)
            total = plus(total, amount) if op.name == "llvm.add" else _minus(total, amount)
        return None

    def _simple(self, value: SSAValue) -> Multiple:
        owner = value.owner
        known = isinstance(owner, Operation) and owner.name == "llvm.mlir.constant"
        return constant_integer(cast(Operation, owner)) if known else UNKNOWN_INTEGER


def constant_integer(op: Operation) -> Multiple:
    """The value of a constant that is an integer."""
    value = op.get_attr_or_prop("value")
    if not isinstance(value, IntegerAttr):
        return UNKNOWN_INTEGER
    number = cast("IntegerAttr[Any]", value).value.data
    bits = bits_of(op.results[0].type)
    if bits > 1 and number >= 1 << (bits - 1):
        number -= 1 << bits
    return Multiple(number, 0)


def offset_of_gep(op: Operation, integers: Integers) -> Multiple:
    """Return how far a ``getelementptr`` steps, in bytes."""
    total = Multiple(0, 0)
    try:
        for index, size in index_steps(op):
            many = Multiple(index, 0) if isinstance(index, int) else integers[index]
            total = plus(total, times(many, Multiple(size, 0)))
    except TypeNotLowered:
        return UNKNOWN_INTEGER
    return total
