"""Terms from ``arith`` and ``math``: straight-line code of a block on numbers of one precision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import defining_op, integer_property
from ad_opt.passes.algebra.build import Flags, apply, const, truth
from ad_opt.passes.algebra.convert import ValueReader
from ad_opt.passes.algebra.terms import Term
from typing_extensions import override
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, i1
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .arithmetic import COMPARISONS, FLAGGED

_LOGIC = {"arith.andi": "and", "arith.ori": "or", "arith.select": "select"}
_PREDICATES = {
    arith.CMPF_COMPARISON_OPERATIONS.index(predicate): name
    for name, predicate in COMPARISONS.items()
}


def flags_of(op: Operation) -> Flags | None:
    """The fast-math flags of an operation that has an operator; None if it has no such flags."""
    if op.name not in FLAGGED or not isinstance(op.results[0].type, AnyFloat):
        return None
    given = cast(Any, op.properties.get("fastmath"))
    return frozenset() if given is None else frozenset(str(flag.value) for flag in given.data)


def operator_of(op: Operation) -> str | None:
    """The operator that an operation is of: on numbers, or on what is true or false."""
    if op.name in FLAGGED:
        return FLAGGED[op.name] if isinstance(op.results[0].type, AnyFloat) else None
    if op.name == "arith.cmpf":
        predicate = integer_property(op, "predicate")
        return _PREDICATES.get(predicate) if op.results[0].type == i1 else None
    if op.name == "arith.select":
        is_read = isinstance(op.results[0].type, AnyFloat) and op.operands[0].type == i1
    else:
        is_read = op.results[0].type == i1 if op.name in _LOGIC else False
    return _LOGIC[op.name] if is_read else None


def type_of(op: Operation) -> Attribute:
    """The precision of an operation: that of its last operand."""
    return op.operands[-1].type


def constant_term(value: SSAValue) -> Term | None:
    """The number, or true or false, that a constant is."""
    op = defining_op(value, "arith.constant")
    if op is None:
        return None
    attr = op.properties["value"]
    if isinstance(attr, FloatAttr):
        return const(attr.value.data)
    if isinstance(attr, IntegerAttr) and attr.type == i1:
        return truth(bool(cast(Any, attr).value.data))
    return None


class ArithReader(ValueReader):
    """Terms of values that operations of a set make; any other value is a variable."""

    def __init__(self, inside: Iterable[Operation]):
        super().__init__()
        self._inside = frozenset(inside)

    @override
    def operands(self, value: SSAValue) -> Sequence[SSAValue]:
        owner = value.owner
        return () if isinstance(owner, Block) or owner not in self._inside else owner.operands

    @override
    def read(self, value: SSAValue) -> Term:
        owner = value.owner
        if isinstance(owner, Operation) and owner in self._inside:
            name = operator_of(owner)
            assert name is not None
            return apply(name, *self.read_all(owner.operands))
        known = constant_term(value)
        return known if known is not None else self.outside(value)
