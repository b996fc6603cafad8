"""Folds of aggregates' parts, where the aggregate is made or changed in sight.

``get (make ...)`` is the operand, ``get (set ...)`` the value or the part of what was changed;
what is made of all parts of one aggregate is that aggregate. A field without a derivative stops
derivatives, so floats do not pass by it. Structs that hold buffers have no derivative as a whole:
their fields pass, unless they are ``no_diff``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ad_opt.dialects.support.ir.queries import constant_of, defining_op, each_once
from ad_opt.dialects.types.rules.agg_rules import part_of, parts_of, struct_types
from xdsl.dialects.builtin import IndexType, IntegerType, MemRefType, StringAttr, UnrankedMemRefType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, SSAValue

Folded = SSAValue | int | None


def known_field(value: SSAValue, field: str) -> SSAValue | None:
    """The value of a field of a struct or tuple, if it is in sight."""
    found = _find_field(value, field)
    return found if found is not None and _passes(value, field, found.type) else None


def _find_field(value: SSAValue, field: str) -> SSAValue | None:
    while isinstance(op := value.owner, Operation):
        if op.name == "agg.make":
            names = _names(op, value.type)
            return op.operands[names.index(field)] if field in names else None
        if op.name != "agg.set":
            return None
        if _field(op) == field:
            return op.operands[1]
        value = op.operands[0]
    return None


def _passes(value: SSAValue, field: str, type_: Attribute) -> bool:
    """True if a field keeps the derivative of what it is set to."""
    if isinstance(type_, IntegerType | IndexType) or value.type.name != "agg.struct":
        return True
    assert isinstance(value.owner, Operation)
    declared = part_of(value.owner, value.type, field).op
    if declared is None or "deriv" in declared.properties:
        return declared is not None
    return "no_diff" not in declared.properties and _is_undecided(value.owner, value.type)


def _is_undecided(op: Operation, struct: Attribute) -> bool:
    """True if a struct holds addresses, and nobody says how it is differentiated: it has no
    Differential then, and its fields can be differentiated one by one only.
    """
    fields = [field.op for field in parts_of(op, struct) or () if field.op is not None]
    if any("deriv" in field.properties for field in fields):
        return False
    pending = [struct]
    for one in each_once(pending):
        for field in parts_of(op, one) or ():
            if isinstance(field.type, MemRefType | UnrankedMemRefType | LLVMPointerType):
                return True
            pending += struct_types(field.type)
    return False


def known_element(value: SSAValue, index: SSAValue) -> SSAValue | None:
    """An element of an array, if it is in sight."""
    at = constant_of(index)
    while isinstance(op := value.owner, Operation):
        if op.name == "agg.make":
            return op.operands[at] if at is not None and 0 <= at < len(op.operands) else None
        if op.name != "agg.elem_set":
            return None
        if op.operands[1] is index:
            return op.operands[2]
        other = constant_of(op.operands[1])
        if at is None or other is None:
            return None
        if at == other:
            return op.operands[2]
        value = op.operands[0]
    return None


def _field(op: Operation) -> str:
    return cast(StringAttr, op.properties["field"]).data


def _get(op: Operation) -> Folded:
    return known_field(op.operands[0], _field(op))


def _elem(op: Operation) -> Folded:
    return known_element(op.operands[0], op.operands[1])


def _set(op: Operation) -> Folded:
    """Nothing changes where a field gets the value that it has."""
    whole, part = op.operands
    got = defining_op(part, "agg.get")
    same = got is not None and got.operands[0] is whole and _field(got) == _field(op)
    return whole if same else None


def _make(op: Operation) -> Folded:
    """All parts of one aggregate, in order, make it again."""
    if not op.operands:
        return None
    first = op.operands[0].owner
    if not isinstance(first, Operation) or first.name not in ("agg.get", "agg.elem"):
        return None
    whole = first.operands[0]
    if whole.type != op.results[0].type:
        return None
    names = _names(op, whole.type) if first.name == "agg.get" else range(len(op.operands))
    for part, name in zip(op.operands, names, strict=True):
        got = defining_op(part, first.name)
        if got is None or got.operands[0] is not whole:
            return None
        found = _field(got) if first.name == "agg.get" else constant_of(got.operands[1])
        if found != name:
            return None
    return whole


def _names(op: Operation, type_: Attribute) -> list[str]:
    return [part.name for part in parts_of(op, type_) or ()]


def _value(op: Operation) -> Folded:
    some = defining_op(op.operands[0], "agg.some")
    return some.operands[0] if some is not None else None


def _has_value(op: Operation) -> Folded:
    owner = op.operands[0].owner
    known = {"agg.some": 1, "agg.none": 0}
    return known.get(owner.name) if isinstance(owner, Operation) else None


def _half(at: int) -> Callable[[Operation], Folded]:
    def rule(op: Operation) -> Folded:
        made = defining_op(op.operands[0], "pair.make")
        return made.operands[at] if made is not None else None

    return rule


AGGREGATE_FOLDS: dict[str, Callable[[Operation], Folded]] = {
    "agg.get": _get,
    "agg.set": _set,
    "agg.make": _make,
    "agg.elem": _elem,
    "agg.value": _value,
    "agg.has_value": _has_value,
    "pair.primal": _half(0),
    "pair.diff": _half(1),
}
