"""Sizes, alignments and offsets of layout types: the rules of C on 64-bit machines.

An address has 8 bytes, 16 where it carries the length of a slice or a table of functions. Fields
stand in the order given, each at the next multiple of its alignment; where a language orders them
itself, the struct gives its offsets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ad_opt.dialects.llvm.attributes.types import OpaqueStructType, PackedStructType
from ad_opt.dialects.llvm.layouts import TypeNotLowered, size_and_alignment
from xdsl.ir import Attribute

from .kinds import POINTER_SIZE


class NoLayout(Exception):
    """A type that cannot be laid out; ``reason`` is a sentence for the user."""

    def __init__(self, reason: str):
        super().__init__(reason)
        self.reason = reason


class Unresolved(NoLayout):
    """A name of a struct that is not around it, or not yet."""


@dataclass(frozen=True, eq=False)
class Scope:
    """The structs around a type, which `!typetree.self` names."""

    structs: Mapping[str, tuple[Attribute, Scope, bool]] = field(
        default_factory=dict[str, "tuple[Attribute, Scope, bool]"]
    )

    def inside(self, type: Attribute, *, by_value: bool = False) -> Scope:
        """The scope of the fields of a struct; what is there ``by_value`` cannot be the struct."""
        title: str = _any(type).title.data
        return Scope({**self.structs, title: (type, self, by_value)}) if title else self

    def find(self, title: str) -> tuple[Attribute, Scope, bool]:
        """The struct of a name, what is around it, and whether this is a part of its bytes."""
        if (found := self.structs.get(title)) is None:
            raise Unresolved(f'there is no struct "{title}" around !typetree.self<"{title}">')
        return found


TOP = Scope()
"""Nothing is around it."""


@dataclass(frozen=True)
class Layout:
    """Bytes of a value, what its addresses are multiples of, and where its fields stand."""

    size: int | None
    """``None`` for what has no size of its own."""
    align: int
    offsets: tuple[int, ...] = ()

    @property
    def bytes(self) -> int:
        """The size; that of the fixed part where there is none."""
        return self.size or 0


def up(number: int, multiple: int) -> int:
    """The next multiple."""
    return -(-number // multiple) * multiple


POINTERS = frozenset({"typetree.ref", "typetree.ptr", "typetree.box"})
"""Names of the types that are addresses of something."""
FAT = {"typetree.slice": "length", "typetree.str": "length", "typetree.dyn": "table"}
"""Second word of an address of these."""


def companion(pointee: Attribute, scope: Scope = TOP) -> str:
    """Return the second word of an address of something: ``length``, ``table``, nothing."""
    named: set[str] = set()
    while pointee.name in ("typetree.struct", "typetree.tuple", "typetree.self"):
        if pointee.name == "typetree.self":
            title: str = _any(pointee).title.data
            if title in named:
                return ""  # it is refused, since it is a part of itself
            named.add(title)
            pointee, scope, _ = scope.find(title)
        if pointee.name == "typetree.struct":
            scope = scope.inside(pointee)
        types: tuple[Attribute, ...] = _any(pointee).types
        if not types:
            return ""
        pointee = types[-1]
    return FAT.get(pointee.name, "")


def layout_of(type: Attribute, scope: Scope = TOP) -> Layout:
    """The layout of a type with ``scope`` around it; raises `NoLayout`."""
    if (rule := RULES.get(type.name)) is not None:
        return rule(type, scope)
    try:
        size, align = size_and_alignment(type)
    except TypeNotLowered:
        raise NoLayout(f"{type} has no layout in memory") from None
    return Layout(size, align)


def size_of(type: Attribute) -> int:
    """Bytes of a value; raises `NoLayout` for what has no size."""
    size = layout_of(type).size
    if size is None:
        raise NoLayout(f"{type} has no size of its own")
    return size


def _any(type: Attribute) -> Any:
    return type


def _pointer(type: Attribute, scope: Scope) -> Layout:
    words = 2 if companion(_any(type).type, scope) else 1
    return Layout(words * POINTER_SIZE, POINTER_SIZE)


def _array(type: Attribute, scope: Scope) -> Layout:
    array = _any(type)
    element = layout_of(array.type, scope)
    return Layout(None if array.count is None else array.count * element.bytes, element.align)


def _slice(type: Attribute, scope: Scope) -> Layout:
    return Layout(None, layout_of(_any(type).type, scope).align)


def _in_order(parts: Sequence[Layout], given: Sequence[int], *, packed: bool) -> Layout:
    """Fields one behind the other, or at given offsets."""
    offsets = list(given)
    end, align = 0, 1
    for i, part in enumerate(parts):
        step = 1 if packed else part.align
        if i == len(offsets):
            offsets.append(up(end, step))
        end = max(end, offsets[i] + part.bytes)
        align = max(align, step)
    has_size = all(part.size is not None for part in parts)
    return Layout(up(end, align) if has_size else None, align, tuple(offsets))


def _parts(type: Attribute, scope: Scope) -> list[Layout]:
    """The layouts of the fields of a struct or tuple."""
    inside = scope.inside(type, by_value=True) if type.name == "typetree.struct" else scope
    return [layout_of(field, inside) for field in _any(type).types]


def _placed(type: Attribute, scope: Scope) -> Layout:
    placed = _any(type)
    parts = _parts(type, scope)
    given = [number.data for number in placed.offsets]
    found = _in_order(parts, given, packed=placed.is_packed)
    if placed.extent.data and found.size is not None:
        size, align = (number.data for number in placed.extent)
        return Layout(size, align, found.offsets)
    return found


def _llvm_struct(type: Attribute, scope: Scope) -> Layout:
    if isinstance(type, OpaqueStructType):
        raise NoLayout(f"{type} has no fields that are known")
    parts = [layout_of(field, scope) for field in _any(type).types]
    return _in_order(parts, (), packed=isinstance(type, PackedStructType))


def _complex(type: Attribute, scope: Scope) -> Layout:
    part = layout_of(_any(type).element_type, scope)
    return Layout(2 * part.bytes, part.align)


def _union(type: Attribute, scope: Scope) -> Layout:
    parts = [layout_of(field, scope) for field in _any(type).types]
    align = max((part.align for part in parts), default=1)
    size = up(max((part.bytes for part in parts), default=0), align)
    return Layout(size, align, (0,) * len(parts))


def _given(type: Attribute, scope: Scope) -> Layout:
    size, align = _any(type).size.data, _any(type).align.data
    _check_extent(size, align)
    return Layout(size, align)


def _self(type: Attribute, scope: Scope) -> Layout:
    title: str = _any(type).title.data
    struct, around, by_value = scope.find(title)
    if by_value:
        raise NoLayout(f'"{title}" contains itself by value, so it has no size')
    return layout_of(struct, around)


RULES: dict[str, Callable[[Attribute, Scope], Layout]] = {
    "typetree.ref": _pointer,
    "typetree.ptr": _pointer,
    "typetree.box": _pointer,
    "typetree.fn": lambda type, scope: Layout(POINTER_SIZE, POINTER_SIZE),
    "typetree.vec": lambda type, scope: Layout(3 * POINTER_SIZE, POINTER_SIZE),
    "typetree.array": _array,
    "typetree.slice": _slice,
    "typetree.str": lambda type, scope: Layout(None, 1),
    "typetree.dyn": lambda type, scope: Layout(None, 1),
    "typetree.struct": _placed,
    "typetree.tuple": _placed,
    "typetree.union": _union,
    "typetree.enum": _given,
    "typetree.opaque": _given,
    "typetree.self": _self,
    "index": lambda type, scope: Layout(8, 8),
    "complex": _complex,
    "llvm.struct": _llvm_struct,
}
"""The layout of a type, by its name; all others are LLVM's."""


# ------------------------------------------------------------------ what may stand where


def check_by_value(type: Attribute, what: str, scope: Scope) -> None:
    """Raise `NoLayout` unless values of the type have a size."""
    if layout_of(type, scope).size is None:
        raise NoLayout(f"{what} has a size, and {type} has none of its own")


def check_fields(type: Attribute, scope: Scope) -> None:
    """Raise `NoLayout` unless fields stand one behind the other, aligned, inside of the whole."""
    placed = _any(type)
    types: tuple[Attribute, ...] = placed.types
    parts = _parts(type, scope)
    for one, part in zip(types[:-1], parts, strict=False):
        if part.size is None:
            text = f"a field that is not the last one has a size, and {one} has none of its own"
            raise NoLayout(text)
    if placed.offsets.data and len(placed.offsets) != len(types):
        raise NoLayout(f"{len(types)} fields cannot stand at {len(placed.offsets)} offsets")
    layout = layout_of(type, scope)
    last = 0
    for offset, part in sorted(zip(layout.offsets, parts, strict=True), key=lambda pair: pair[0]):
        if offset < last:
            raise NoLayout(f"fields overlap at byte {offset}; what overlaps is a !typetree.union")
        if not placed.is_packed and offset % part.align:
            raise NoLayout(f"offset {offset} is no multiple of {part.align}, which its type needs")
        last = offset + part.bytes
    if placed.extent.data:
        _check_extent(*(number.data for number in placed.extent))
        if layout.size is not None and last > layout.size:
            raise NoLayout(f"the fields take {last} bytes, more than the size {layout.size}")


def _check_extent(size: int, align: int) -> None:
    if align < 1 or align & (align - 1):
        raise NoLayout(f"an alignment is a power of two, and {align} is none")
    if size < 0 or size % align:
        raise NoLayout(f"the size {size} is no multiple of the alignment {align}")
