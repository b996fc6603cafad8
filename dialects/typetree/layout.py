"""From layout types to type trees.

`LayoutTrees` knows two spellings. *document*: every byte that is an integer is said, and every
element of an array inside a struct. *rustc*: the strings that rustc emits, see `typetree_rustc`.
An array on its own, or behind an address, is said with the offset -1.

A tree says at most `MAX_FACTS` things: recursive types are followed as deep as that allows. Of a
struct, the bytes from `MAX_OFFSET` on are said only where they are like all others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ad_opt.dialects.support.ir.queries import word_width
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntegerType,
)
from xdsl.ir import Attribute

from .kinds import (
    BFLOAT16,
    DOUBLE,
    FLOAT,
    FP128,
    HALF,
    INTEGER,
    POINTER,
    POINTER_SIZE,
    X86_FP80,
    Kind,
)
from .sizes import POINTERS, TOP, NoLayout, Scope, companion, layout_of
from .tree import EVERYWHERE, MAX_DEPTH, MAX_OFFSET, Path, TypeTree

MAX_FACTS = 1024
"""Most facts of one tree. A guess that bounds the size of attributes."""

FLOAT_KINDS: Mapping[type[Attribute], Kind] = {
    Float16Type: HALF,
    BFloat16Type: BFLOAT16,
    Float32Type: FLOAT,
    Float64Type: DOUBLE,
    Float80Type: X86_FP80,
    Float128Type: FP128,
}
"""The float of a type."""

Facts = dict[Path, Kind]


def scalar_kind(type: Attribute) -> Kind | None:
    """The kind of a number; ``None`` for other types."""
    if isinstance(type, IntegerType) or type.name == "index":
        return INTEGER
    return FLOAT_KINDS.get(type.__class__)


def _any(type: Attribute) -> Any:
    return type


@dataclass
class LayoutTrees:
    """Trees of layout types."""

    integer_pointers: bool = False
    """True if a raw pointer is an integer, as in older versions of rustc."""
    _depth: int = MAX_DEPTH
    _said: int = 0

    # ------------------------------------------------------------------ asking

    def value(self, type: Attribute) -> TypeTree:
        """The tree of a value in a register; raises `NoLayout`."""
        if (kind := scalar_kind(type)) is not None:
            return TypeTree.scalar(kind)
        size = layout_of(type).size
        if size is None:
            raise NoLayout(f"{type} has no size, so no value is one: write !typetree.ref<{type}>")
        return self.memory(type).canonical(size)

    def pointed(self, type: Attribute) -> TypeTree:
        """The tree of the address of something, without what comes with it."""
        return TypeTree.of(
            [((EVERYWHERE,), POINTER)]
            + [((EVERYWHERE, *path), kind) for path, kind in self.memory(type)]
        )

    def companion(self, pointee: Attribute) -> TypeTree:
        """The tree of the second word of an address that has one."""
        return TypeTree.scalar(POINTER if companion(pointee) == "table" else INTEGER)

    def memory(self, type: Attribute) -> TypeTree:
        """Return the type tree of the memory of a value, byte by byte; raises `NoLayout`."""
        for depth in range(MAX_DEPTH, 0, -1):
            self._depth, self._said = depth, 0
            try:
                return TypeTree.of(self.facts(type, 1, TOP))
            except _TooMuch:
                continue
        return TypeTree()

    # ------------------------------------------------------------------ one type

    def facts(self, type: Attribute, depth: int, scope: Scope) -> Facts:
        """Return what is known of the bytes of a type, behind ``depth`` offsets."""
        if (kind := scalar_kind(type)) is not None:
            return self.scalar(type, kind)
        if (rule := RULES.get(type.name)) is None:
            raise NoLayout(f"{type} has no layout in memory")
        found = rule(self, type, depth, scope)
        self._said += 1 + len(found)
        if self._said > MAX_FACTS * MAX_DEPTH and depth > 1:
            raise _TooMuch
        return found

    def scalar(self, type: Attribute, kind: Kind) -> Facts:
        """A number."""
        if kind != INTEGER:
            return {(0,): kind}
        return {(at,): INTEGER for at in range(-(-word_width(type) // 8))}

    def address(self, pointee: Attribute, depth: int, scope: Scope) -> Facts:
        """One word that leads to something."""
        found: Facts = {(0,): POINTER}
        if depth < self._depth:
            inner = self.facts(pointee, depth + 1, scope)
            found |= {(0, *path): kind for path, kind in inner.items()}
        return found

    def pointer(self, type: Attribute, depth: int, scope: Scope) -> Facts:
        """An address of something, with its second word."""
        pointee = _any(type).type
        if self.integer_pointers and type.name == "typetree.ptr":
            found = dict.fromkeys(((at,) for at in range(POINTER_SIZE)), INTEGER)
        else:
            found = self.address(pointee, depth, scope)
        if (second := companion(pointee, scope)) == "table":
            found[POINTER_SIZE,] = POINTER
        elif second:
            found |= dict.fromkeys(((at,) for at in range(POINTER_SIZE, 2 * POINTER_SIZE)), INTEGER)
        return found

    def repeated(self, element: Facts, stride: int, count: int | None) -> Facts:
        """Return facts of ``count`` things of one kind; ``None``: as many as there are."""
        if count == 0 or stride == 0:
            return {}
        if (same := uniform(element, stride)) is not None:
            return same
        last = MAX_OFFSET // stride + 1 if count is None else count
        return {
            (k * stride + path[0], *path[1:]): kind
            for k in range(min(last, MAX_OFFSET // stride + 1))
            for path, kind in element.items()
            if k * stride + path[0] <= MAX_OFFSET
        }

    def fields(
        self, parts: Iterable[tuple[int, Attribute]], size: int | None, depth: int, scope: Scope
    ) -> Facts:
        """Fields at offsets."""
        placed = [(at, type, self.facts(type, depth, scope)) for at, type in parts]
        if size is None or size > MAX_OFFSET:
            if (same := _all_alike(placed, size, scope)) is not None:
                return same
        found: Facts = {}
        for start, type, facts in placed:
            end = layout_of(type, scope).size
            for path, kind in facts.items():
                for at in spread(path, kind, end if end is not None else MAX_OFFSET + 1 - start):
                    if start + at <= MAX_OFFSET:
                        found[start + at, *path[1:]] = kind
        return found

    def placed(self, type: Attribute, depth: int, scope: Scope) -> Facts:
        """A struct or tuple."""
        layout = layout_of(type, scope)
        if type.name == "typetree.struct":
            scope = scope.inside(type)
        parts = zip(layout.offsets, _any(type).types, strict=True)
        return self.fields(parts, layout.size, depth, scope)

    def union(self, type: Attribute, depth: int, scope: Scope) -> Facts:
        """Return what holds for every field of a union."""
        size = layout_of(type, scope).bytes
        trees = [
            TypeTree.of(self.fields([(0, part)], size, depth, scope)) for part in _any(type).types
        ]
        if not trees:
            return {}
        both = trees[0]
        for tree in trees[1:]:
            both &= tree
        return dict(both)

    def vec(self, type: Attribute, depth: int, scope: Scope) -> Facts:
        """Rust's ``Vec``: capacity, address, length."""
        element = _any(type).type
        found = dict.fromkeys(((at,) for at in range(3 * POINTER_SIZE)), INTEGER)
        inner: Facts = {}
        if depth < self._depth:
            facts = self.facts(element, depth + 1, scope)
            inner = self.repeated(facts, layout_of(element, scope).bytes, None)
        for at in range(POINTER_SIZE, 2 * POINTER_SIZE):
            del found[at,]
        found[POINTER_SIZE,] = POINTER
        return found | {(POINTER_SIZE, *path): kind for path, kind in inner.items()}


class _TooMuch(Exception):
    """A tree would say too much."""


def spread(path: Path, kind: Kind, size: int) -> Iterable[int]:
    """The offsets that the first one stands for in so many bytes."""
    if path[0] != EVERYWHERE:
        return (path[0],)
    step = POINTER_SIZE if len(path) > 1 else kind.size
    return range(0, min(size, MAX_OFFSET + 1), step)


def uniform(facts: Facts, size: int) -> Facts | None:
    """The same with -1 for all offsets, where so many bytes are all alike."""
    if all(path[0] == EVERYWHERE for path in facts):
        return facts
    same = dict(TypeTree.of(facts).canonical(size))
    return same if all(path[0] == EVERYWHERE for path in same) else None


def _all_alike(
    placed: list[tuple[int, Attribute, Facts]], size: int | None, scope: Scope
) -> Facts | None:
    """Return what all fields are made of, if it is the same and there is nothing between them."""
    same: Facts | None = None
    end = 0
    for start, type, facts in placed:
        layout = layout_of(type, scope)
        if layout.size == 0:
            continue
        mine = uniform(facts, layout.bytes) if layout.size is not None else facts
        if mine is None or (same is not None and mine != same) or start != end:
            return None
        if any(path[0] != EVERYWHERE for path in mine):
            return None
        same, end = mine, start + layout.bytes
    return same if size is None or end == size else None


Rule = Callable[[LayoutTrees, Attribute, int, Scope], Facts]


def _array(trees: LayoutTrees, type: Attribute, depth: int, scope: Scope) -> Facts:
    array = _any(type)
    element = trees.facts(array.type, depth, scope)
    return trees.repeated(element, layout_of(array.type, scope).bytes, array.count)


def _slice(trees: LayoutTrees, type: Attribute, depth: int, scope: Scope) -> Facts:
    element = _any(type).type
    facts = trees.facts(element, depth, scope)
    return trees.repeated(facts, layout_of(element, scope).bytes, None)


def _vector(trees: LayoutTrees, type: Attribute, depth: int, scope: Scope) -> Facts:
    element = _any(type).element_type
    return trees.repeated(
        trees.facts(element, depth, scope),
        layout_of(element, scope).bytes,
        _any(type).get_shape()[0],
    )


def _llvm_struct(trees: LayoutTrees, type: Attribute, depth: int, scope: Scope) -> Facts:
    layout = layout_of(type, scope)
    parts = zip(layout.offsets, _any(type).types, strict=True)
    return trees.fields(parts, layout.size, depth, scope)


def _self(trees: LayoutTrees, type: Attribute, depth: int, scope: Scope) -> Facts:
    struct, around, _ = scope.find(_any(type).title.data)
    return trees.facts(struct, depth, around)


def _complex(trees: LayoutTrees, type: Attribute, depth: int, scope: Scope) -> Facts:
    element = _any(type).element_type
    return trees.repeated(trees.facts(element, depth, scope), layout_of(element, scope).bytes, 2)


def _llvm_array(trees: LayoutTrees, type: Attribute, depth: int, scope: Scope) -> Facts:
    element = _any(type).type
    facts = trees.facts(element, depth, scope)
    return trees.repeated(facts, layout_of(element, scope).bytes, _any(type).size.data)


RULES: dict[str, Rule] = {
    **dict.fromkeys(POINTERS, LayoutTrees.pointer),
    "typetree.fn": lambda trees, type, depth, scope: {(0,): POINTER},
    "typetree.array": _array,
    "typetree.slice": _slice,
    "typetree.str": lambda trees, type, depth, scope: {(EVERYWHERE,): INTEGER},
    "typetree.dyn": lambda trees, type, depth, scope: {},
    "typetree.struct": LayoutTrees.placed,
    "typetree.tuple": LayoutTrees.placed,
    "typetree.union": LayoutTrees.union,
    "typetree.vec": LayoutTrees.vec,
    "typetree.self": _self,
    "typetree.enum": lambda trees, type, depth, scope: {},
    "typetree.opaque": lambda trees, type, depth, scope: {},
    "llvm.ptr": lambda trees, type, depth, scope: {(0,): POINTER},
    "llvm.struct": _llvm_struct,
    "llvm.array": _llvm_array,
    "vector": _vector,
    "complex": _complex,
}
"""Rules for the bytes of a type, by its name; numbers are in `FLOAT_KINDS`."""
