"""Loads and stores of parts of memory, by how many bytes they are behind an address."""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.dialects.llvm.addresses import load_from, plain, store_to
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    MOVED,
    NUMBERS,
    PRESUMED,
    TYPE_TREE,
)
from xdsl.dialects.builtin import (
    DenseArrayBase,
    IntegerAttr,
    IntegerType,
    StringAttr,
    UnitAttr,
    i8,
    i32,
)
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
    dynamic = [index] if isinstance(index, SSAValue) else []
    properties = {
        "rawConstantIndices": DenseArrayBase.from_list(
            i32, [-2147483648 if isinstance(index, SSAValue) else index]
        ),
        "elem_type": type,
        "noWrapFlags": IntegerAttr(3, i32),
        "inbounds": UnitAttr(),
    }
    return b.operation("llvm.getelementptr", [pointer, *dynamic], PTR, properties)


def _said(type: Attribute, told: Mapping[str, Attribute]) -> dict[str, Attribute]:
    return dict(told) if isinstance(type, IntegerType) else {}


def load(
    b: Builder, type: Attribute, pointer: SSAValue, told: Mapping[str, Attribute] = INTEGERS
) -> SSAValue:
    """Read a part, aligned as it may be; ``told`` is what is said of integers."""
    return b.value(load_from(pointer, type, plain(1), _said(type, told)))


def store(
    b: Builder,
    value: SSAValue,
    pointer: SSAValue,
    told: Mapping[str, Attribute] = INTEGERS,
) -> None:
    """Write a part; ``told`` is what is said of integers."""
    b.emit(store_to(value, pointer, plain(1), _said(value.type, told)))
