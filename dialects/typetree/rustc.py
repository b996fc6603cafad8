"""Type trees in the spelling of rustc, which says less, and of tuples something wrong.

What differs from the document (`typetree_layout`): an integer is said at its first byte only; an
array in a struct at its first element only; a field of a tuple stands where the sizes of those
before it end, whatever its alignment; enums, unions, addresses of functions and what a recursive
type refers to are not said; an address inside of an address stands at -1. Follows
``rustc_middle/src/ty/typetree.rs``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from typing_extensions import override
from xdsl.dialects.builtin import i8
from xdsl.ir import Attribute

from .kinds import INTEGER, POINTER, POINTER_SIZE
from .layout import Facts, LayoutTrees, scalar_kind
from .sizes import POINTERS, TOP, Scope, companion, layout_of
from .tree import EVERYWHERE, MAX_OFFSET, Path, TypeTree

MAX_NESTING = 6
"""Most types inside of each other that are looked at. Fixed by rustc, which looks as deep."""


def _any(type: Attribute) -> Any:
    return type


def _at(start: int, path: Path) -> Path:
    """A fact about a field; -1 becomes the field's first byte."""
    return (start if path[0] == EVERYWHERE else start + path[0], *path[1:])


@dataclass
class RustcTrees(LayoutTrees):
    """Trees of layout types as rustc emits them."""

    _open: list[Attribute] = field(default_factory=list[Attribute])

    @override
    def value(self, type: Attribute) -> TypeTree:
        bytes_ = layout_of(type).bytes
        facts = self._facts(type, 0, target=False)
        if type.name in POINTERS and bytes_ > POINTER_SIZE:
            # Two registers in one: the address, and what comes with it.
            facts = [(_at(0, path), kind) for path, kind in facts]
            beside = self.companion(_any(type).type)
            facts += [(_at(POINTER_SIZE, path), kind) for path, kind in beside]
        return self._tree(facts)

    @override
    def pointed(self, type: Attribute) -> TypeTree:
        return self._tree(self._address(type, 0))

    @override
    def memory(self, type: Attribute) -> TypeTree:
        return self._tree(self._facts(type, 0, target=True))

    @override
    def companion(self, pointee: Attribute) -> TypeTree:
        return TypeTree.of({(0,): INTEGER if companion(pointee) == "length" else POINTER})

    def _tree(self, facts: list[tuple[Path, Any]]) -> TypeTree:
        """Without what is too far out."""
        return TypeTree.of((path, kind) for path, kind in facts if max(path) <= MAX_OFFSET)

    # ------------------------------------------------------------------ one type

    def _scope(self) -> Scope:
        """The structs around what is looked at."""
        scope = TOP
        for type in self._open:
            if type.name == "typetree.struct":
                scope = scope.inside(type)
        return scope

    def _facts(self, type: Attribute, nesting: int, *, target: bool) -> list[tuple[Path, Any]]:
        """A list: what is said twice about one place is for whoever reads to reconcile."""
        if nesting >= MAX_NESTING or type in self._open:
            return []
        self._open.append(type)
        try:
            return self._rule(type, nesting, target)
        finally:
            self._open.pop()

    def _rule(self, type: Attribute, nesting: int, target: bool) -> list[tuple[Path, Any]]:
        if (kind := scalar_kind(type)) is not None:
            return [((0 if target else EVERYWHERE,), kind)]
        given, name = _any(type), type.name
        if name in POINTERS:
            if self.integer_pointers and name == "typetree.ptr":
                return [((0 if target else EVERYWHERE,), INTEGER)]
            return self._address(given.type, nesting)
        if name in ("typetree.array", "typetree.slice"):
            if name == "typetree.array" and given.count == 0:
                return []
            inner = self._facts(given.type, nesting + 1, target=False)
            return [((EVERYWHERE, *path[1:]), kind) for path, kind in inner]
        if name in ("typetree.struct", "typetree.tuple"):
            return self._fields(type, nesting)
        if name == "typetree.vec":
            return self._vec(nesting)
        return []

    def _address(self, pointee: Attribute, nesting: int) -> list[tuple[Path, Any]]:
        scope = self._scope()
        fat = companion(pointee, scope) == "length"
        prefix = layout_of(pointee, scope) if fat else None
        if prefix is not None and not any(prefix.offsets):
            while pointee.name in ("typetree.struct", "typetree.tuple"):
                pointee = _any(pointee).types[-1]
        inner = self._facts(pointee, nesting + 1, target=True)
        return [((EVERYWHERE,), POINTER), *(((EVERYWHERE, *p), kind) for p, kind in inner)]

    def _fields(self, type: Attribute, nesting: int) -> list[tuple[Path, Any]]:
        found: list[tuple[Path, Any]] = []
        scope = self._scope()
        layout = layout_of(type, scope)
        end = 0
        for part, offset in zip(_any(type).types, layout.offsets, strict=True):
            start = end if type.name == "typetree.tuple" else offset
            inner = self._facts(part, nesting + 1, target=False)
            found += [(_at(start, path), kind) for path, kind in inner]
            end += layout_of(part, scope).bytes
        return found

    def _vec(self, nesting: int) -> list[tuple[Path, Any]]:
        """Rust's ``Vec`` keeps the address of bytes, whatever its elements are."""
        if self.integer_pointers:
            address: list[tuple[Path, Any]] = [((EVERYWHERE,), INTEGER)]
        else:
            address = self._address(i8, nesting + 3)
        return [
            ((0,), INTEGER),
            *((_at(POINTER_SIZE, path), kind) for path, kind in address),
            ((2 * POINTER_SIZE,), INTEGER),
        ]

    @override
    def facts(self, type: Attribute, depth: int, scope: Scope) -> Facts:
        return dict(self._facts(type, 0, target=True))
