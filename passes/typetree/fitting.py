"""Type trees that a layout gives to a value, and the test if a value can be one of that layout.

A reference, pointer or box is an ``!llvm.ptr``; where it comes with a length or a table, that is
the next parameter, or both are one struct. A number is itself. A struct, array, ... is a value of
at least its size (two floats may be passed as one i64), or, where the value is an ``!llvm.ptr``,
passed by its address.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.typetree.attributes import CONFLICT_HELP, LAYOUT, first_conflict
from ad_opt.dialects.typetree.kinds import INTEGER
from ad_opt.dialects.typetree.layout import LayoutTrees, scalar_kind
from ad_opt.dialects.typetree.sizes import FAT, POINTERS, NoLayout, companion, layout_of, size_of
from ad_opt.dialects.typetree.tree import TypeTree
from xdsl.ir import Attribute, Operation, TypeAttribute

ADDRESSES = POINTERS | {"typetree.fn", "llvm.ptr"}
"""Names of the layouts that are one address, and perhaps its companion."""
WORDS = {"length": ("integer_type", "index"), "table": ("llvm.ptr",)}
"""Types that the second word of an address may have, by its role."""


@dataclass(frozen=True)
class Trees:
    """Type trees of a value by its layout, and of the one behind it where it takes two."""

    value: TypeTree
    companion: TypeTree | None = None


def _any(type: Attribute) -> Any:
    return type


def layout_given(attribute: Attribute | None, where: Operation) -> Attribute | None:
    """The layout that an attribute names; AD0924 where it names none."""
    if attribute is None or isinstance(attribute, TypeAttribute):
        return attribute
    message = f"`{LAYOUT}` is a type, and {attribute} is none"
    raise error_at(where, "AD0924", message, help=f"write `{LAYOUT} = !typetree.ref<f64>`")


class Fitting:
    """Trees of values, by layouts; every mistake is a located diagnostic."""

    def __init__(self, trees: LayoutTrees):
        self.trees = trees

    def memory(self, layout: Attribute, where: Operation) -> TypeTree:
        """The tree of an address of something."""
        try:
            return _consistent(self.trees.pointed(layout), where)
        except NoLayout as wrong:
            raise _no_layout(wrong, where) from None

    def value(self, layout: Attribute, type: Attribute, what: str, where: Operation) -> Trees:
        """The trees of a value of some type; AD0922 or AD0923 where it cannot have the layout."""
        try:
            found = self._value(layout, type)
        except NoLayout as wrong:
            raise _no_layout(wrong, where) from None
        if isinstance(found, str):
            message = f"{what} is of type {type} and cannot be {layout}: {found}"
            raise error_at(where, "AD0923", message, help=_help(type))
        _consistent(found.value, where)
        return found

    def _value(self, layout: Attribute, type: Attribute) -> Trees | str:
        """The trees, or why there are none."""
        if layout.name in FAT:
            raise NoLayout(f"{layout} has no size, so no value is one: write !typetree.ref<...>")
        if scalar_kind(layout) is not None:
            return self._scalar(layout, type)
        if layout.name in ADDRESSES and type.name == "llvm.ptr":
            return self._address(layout)
        if layout.name in ADDRESSES and type.name in ("integer_type", "index"):
            return "an address is an !llvm.ptr"
        if type.name == "llvm.ptr":
            size_of(layout)
            return Trees(self.trees.pointed(layout))
        try:
            size = size_of(type)
        except NoLayout:
            return "its type says itself what it holds"
        if size < size_of(layout):
            return f"it has {size} bytes, not {size_of(layout)}"
        return Trees(self.trees.value(layout))

    def _address(self, layout: Attribute) -> Trees:
        if layout.name not in POINTERS:
            return Trees(self.trees.value(layout))
        pointee = _any(layout).type
        if layout.name == "typetree.ptr" and self.trees.integer_pointers:
            value = TypeTree.scalar(INTEGER)
        else:
            value = self.trees.pointed(pointee)
        return Trees(value, self.trees.companion(pointee) if companion(pointee) else None)

    def _scalar(self, layout: Attribute, type: Attribute) -> Trees | str:
        mine, its = scalar_kind(layout), scalar_kind(type)
        if mine != its:
            return "that is another kind of data"
        if mine == INTEGER and layout_of(layout).bytes > layout_of(type).bytes:
            return f"it has {layout_of(type).bytes} bytes, not {layout_of(layout).bytes}"
        return Trees(self.trees.value(layout))


def _consistent(tree: TypeTree, where: Operation) -> TypeTree:
    if (conflict := first_conflict(tree)) is not None:
        raise error_at(where, "AD0921", conflict, help=CONFLICT_HELP)
    return tree


def _no_layout(wrong: NoLayout, where: Operation) -> DiagnosticError:
    return error_at(where, "AD0922", wrong.reason, help="give the type a size, or an address to it")


def _help(type: Attribute) -> str:
    if type.name == "llvm.ptr":
        return "what is passed by its address is !typetree.ref<...>"
    return f"write `{LAYOUT}` with the type that the program gives it"
