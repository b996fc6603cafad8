"""Type trees of constants: a zero may be read as anything, a small number is an integer.

The numbers are Enzyme's: 1 to 4096 and the negative ones but -1 are integers, and so is all that is
too narrow for a float or an address; what else is a number may be the bits of anything.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import ANYTHING, INTEGER, POINTER, Kind
from ad_opt.dialects.typetree.tree import EMPTY, MAX_OFFSET, Path, TypeTree
from ad_opt.passes.ops.catalogue import is_null
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from xdsl.ir import Attribute, Operation

from .layout import FLOAT_KINDS, bits_of, parts_of, size_of, tree_of_type

LARGEST_NUMBER = 4096
"""Largest constant that is surely a number. Fixed by the systems: no address is on the first
page.
"""
NARROWEST_FLOAT = 16
"""Bits; what has fewer is no float."""

ANY = TypeTree.scalar(ANYTHING)


@cache
def is_told_by_type(type_: Attribute) -> bool:
    """True if the type of a register says all there is to know of it, derivatives in mind."""
    return all(
        part.name != "integer_type" or bits_of(part) < NARROWEST_FLOAT
        for _, part in parts_of(type_)
    )


def kind_of_integer(value: int, bits: int) -> Kind:
    """Return the kind that an integer constant may be."""
    if bits < NARROWEST_FLOAT:
        return INTEGER
    if value >= 1 << (bits - 1):
        value -= 1 << bits
    return INTEGER if 1 <= value <= LARGEST_NUMBER or value < -1 else ANYTHING


def tree_of_constant(op: Operation) -> TypeTree | None:
    """Return the tree of a constant; ``None`` for operations that make none."""
    if is_null(op):  # of any type: nothing can be said
        return _zero(op.results[0].type)
    if op.name != "llvm.mlir.constant":
        return None
    return tree_of_value(op.get_attr_or_prop("value"), op.results[0].type)


def _zero(type_: Attribute) -> TypeTree:
    known = tree_of_type(type_)
    return known if type_.name in FLOAT_KINDS else ANY


def tree_of_value(value: Attribute | None, type_: Attribute) -> TypeTree:
    """Return the tree of a constant of a type."""
    match value:
        case IntegerAttr():
            number = cast("IntegerAttr[Any]", value).value.data
            if type_.name in ("vector", "llvm.array"):
                return TypeTree.scalar(kind_of_integer(number, bits_of(scalar_type(type_)) or 64))
            return TypeTree.scalar(kind_of_integer(number, bits_of(type_) or 64))
        case FloatAttr():
            return tree_of_type(cast(Any, value).type)
        case StringAttr():
            return TypeTree.scalar(INTEGER)
        case DenseIntOrFPElementsAttr():
            return _dense(value)
        case ArrayAttr():
            return _listed(value, type_)
        case _ if value is not None and value.name in ("llvm.zero", "llvm.undef", "llvm.poison"):
            return _zero(type_)
        case _:
            return tree_of_type(type_)


def _dense(value: DenseIntOrFPElementsAttr[Any]) -> TypeTree:
    element = value.get_element_type()
    if element.name in FLOAT_KINDS:
        return tree_of_type(element)
    numbers = list(value.get_values())
    bits, step = bits_of(element), size_of(element)
    facts: list[tuple[Path, Kind]] = []
    for at, number in enumerate(numbers):
        if (start := at * step) <= MAX_OFFSET:
            kind = kind_of_integer(number, bits)
            facts += [((start + byte,), kind) for byte in range(step if kind == INTEGER else 1)]
    kinds = {kind for _, kind in facts}
    return TypeTree.scalar(kinds.pop()) if len(kinds) == 1 else TypeTree.of(facts)


def _listed(value: ArrayAttr[Attribute], type_: Attribute) -> TypeTree:
    from .layout import field_offset

    found = EMPTY
    for index, item in enumerate(value):
        at, part = field_offset(type_, index)
        if at <= MAX_OFFSET:
            found |= tree_of_value(item, part).shifted(0, size_of(part), at)
    return found


def tree_of_global(op: Operation) -> TypeTree:
    """Return the tree of a global's address, by its type and, if it never changes, its value."""
    type_ = op.get_attr_or_prop("global_type")
    assert type_ is not None
    size = min(size_of(type_), MAX_OFFSET)
    known = tree_of_type(type_)
    value = op.get_attr_or_prop("value")
    if value is not None and op.get_attr_or_prop("constant") is not None:
        known |= tree_of_value(value, type_).purged()
    everywhere = len(known) == 1 and known.facts[0][0] == (-1,)
    placed = known if everywhere else known.shifted(0, size, 0)
    behind = [((-1, *path), kind) for path, kind in placed.facts if not kind.is_conflict]
    return TypeTree.of([((-1,), POINTER), *behind])
