"""Loads and stores of parts of memory, by how many bytes they are behind an address."""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.dialects.llvm.addresses import address_behind, load_from, plain, store_to
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    MOVED,
    NUMBERS,
    PRESUMED,
    TYPE_TREE,
)
from xdsl.dialects.builtin import IntegerType, StringAttr, UnitAttr, i8
from xdsl.ir import Attribute, SSAValue

INTEGERS: Mapping[str, Attribute] = {TYPE_TREE: StringAttr("{[-1]:Integer}")}
PRESUMED_INTEGERS: Mapping[str, Attribute] = {NUMBERS: UnitAttr(), PRESUMED: StringAttr(MOVED)}
"""Attributes of integers that are moved: that they are some, or that it is presumed."""


def place(b: Builder, pointer: SSAValue, offset: int | SSAValue) -> SSAValue:
    """Return the address so many bytes behind an address."""
    if isinstance(offset, int) and offset == 0:
        return pointer
    return element(b, pointer, offset, i8)


def element(b: Builder, pointer: SSAValue, index: int | SSAValue, type: Attribute) -> SSAValue:
    """Return the address so many elements behind an address."""
    return b.value(address_behind(pointer, index, type, inside=True))


def _said(type: Attribute, told: Mapping[str, Attribute]) -> dict[str, Attribute]:
    return dict(told) if isinstance(type, IntegerType) else {}


def load(
    b: Builder,
    type: Attribute,
    pointer: SSAValue,
    told: Mapping[str, Attribute] = INTEGERS,
    alignment: int = 1,
) -> SSAValue:
    """Read a part, aligned as it may be; ``told`` is what is said of integers."""
    return b.value(load_from(pointer, type, plain(alignment), _said(type, told)))


def store(
    b: Builder,
    value: SSAValue,
    pointer: SSAValue,
    told: Mapping[str, Attribute] = INTEGERS,
    alignment: int = 1,
) -> None:
    """Write a part; ``told`` is what is said of integers."""
    b.emit(store_to(value, pointer, plain(alignment), _said(value.type, told)))
