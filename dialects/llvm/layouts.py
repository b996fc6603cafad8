"""Sizes and alignments in memory, and what by-value types are in LLVM.

A struct or tuple is a struct of LLVM, a pair too; an array is an array; an optional is a byte that
says whether there is a value, then the value. Padding is that of C. `Layouts` knows the structs of
a module; whoever gives existentials a layout tells it by ``opaque``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import walk
from xdsl.dialects.builtin import (
    ArrayAttr,
    BFloat16Type,
    DictionaryAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntAttr,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    StringAttr,
    VectorType,
    i1,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, Operation, ParametrizedAttribute

from .attributes.types import PackedStructType, PPCFP128Type

PTR = LLVMPointerType()

FLOATS: dict[type[Attribute], tuple[int, int]] = {
    BFloat16Type: (2, 2),
    Float16Type: (2, 2),
    Float32Type: (4, 4),
    Float64Type: (8, 8),
    Float80Type: (16, 16),
    Float128Type: (16, 16),
}
"""Size and alignment in bytes."""
PAGE_SIZE = 4096
"""Nothing is ever at a lower address, nor on the last page of all."""
POINTERS = frozenset({"autodiff.tape", "autodiff.frame", "fun"})
"""Names of types whose values are plain pointers."""
AGGREGATES = frozenset({"agg.struct", "agg.array", "agg.tuple", "agg.optional"})
"""Names of the types that are lowered to structs and arrays of LLVM."""


class TypeNotLowered(Exception):
    """A type that has no counterpart in the llvm dialect; ``reason`` is a sentence for the user."""

    def __init__(self, type_: Attribute, reason: str = ""):
        super().__init__()
        self.type = type_
        self.reason = reason or f"type {type_} has no counterpart in LLVM IR"


@cache
def size_and_alignment(type_: Attribute) -> tuple[int, int]:
    """Bytes from one element of an llvm type to the next, and its natural alignment."""
    match type_:
        case IntegerType():
            size = 1
            while size * 8 < type_.width.data:
                size *= 2
            return size, min(size, 16)
        case LLVMPointerType():
            return 8, 8
        case PackedStructType():
            return sum(size_and_alignment(field)[0] for field in type_.types), 1
        case LLVMStructType():
            at, most = 0, 1
            for field in type_.types:
                size, align = size_and_alignment(field)
                at = -(-at // align) * align + size
                most = max(most, align)
            return -(-at // most) * most, most
        case LLVMArrayType():
            size, align = size_and_alignment(type_.type)
            return size * type_.size.data, align
        case VectorType():
            element = type_.element_type
            bits = 8 * size_and_alignment(element)[0] * type_.get_shape()[0]
            if element == IntegerType(1):
                bits = type_.get_shape()[0]
            size = 1
            while size * 8 < bits:
                size *= 2
            return size, size
        case PPCFP128Type():
            return 16, 16
        case _:
            if (known := FLOATS.get(type(type_))) is None:
                raise TypeNotLowered(type_)
            return known


@cache
def field_offsets(struct: Attribute) -> tuple[int, ...]:
    """Bytes from the beginning of a struct of LLVM to each of its fields."""
    offsets: list[int] = []
    at = 0
    for field in cast(LLVMStructType, struct).types:
        size, align = size_and_alignment(field)
        at = at if isinstance(struct, PackedStructType) else -(-at // align) * align
        offsets.append(at)
        at += size
    return tuple(offsets)


def stored_bytes(type_: Attribute) -> int:
    """The bytes that a store of a number, an address or a vector of them writes."""
    match type_:
        case IntegerType():
            return -(-type_.width.data // 8)
        case Float80Type():
            return 10
        case VectorType():
            count, element = type_.get_shape()[0], type_.element_type
            return -(-count // 8) if element == i1 else count * stored_bytes(element)
        case _:
            return size_and_alignment(type_)[0]


@cache
def complex_struct(element: Attribute) -> Attribute:
    """The struct of a complex number."""
    return LLVMStructType.from_type_list([element, element])


@cache
def descriptor_struct(rank: int) -> Attribute:
    """The struct that a memref of this rank is passed in."""
    fields: list[Attribute] = [PTR, PTR, i64]
    if rank:
        fields += [LLVMArrayType(rank, i64)] * 2
    return LLVMStructType.from_type_list(fields)


def replace_types(
    type_: Attribute, replace: Callable[[Attribute], Attribute | None], known: dict[Any, Any]
) -> Attribute:
    """``type_`` with every type in it for which ``replace`` gives another, the outermost first.

    ``known`` keeps what was found from call to call.
    """
    if (found := known.get(type_)) is not None:
        return found
    new = replace(type_)
    if new is None:
        match type_:
            case ArrayAttr():
                new = ArrayAttr([replace_types(part, replace, known) for part in type_])
            case DictionaryAttr():
                entries = type_.data.items()
                new = DictionaryAttr({k: replace_types(v, replace, known) for k, v in entries})
            case ParametrizedAttribute() if type_.parameters:
                parts = [replace_types(part, replace, known) for part in type_.parameters]
                same = all(a is b for a, b in zip(parts, type_.parameters, strict=True))
                new = type_ if same else type_.new(parts)
            case _:
                new = type_
    known[type_] = new
    return new


PLAIN = frozenset(
    {"f64", "f32", "f16", "bf16", "index", "integer_type", "llvm.ptr", "autodiff.tape"}
)
"""Names of types in which there are no others."""


def has_types(module: ModuleOp, names: frozenset[str]) -> bool:
    """True if a value, a function or a field of a struct of a module mentions one of the types."""
    seen: set[int] = set()
    """Types that were looked at; the module keeps them alive."""

    def is_new(type_: Attribute) -> bool:
        return id(type_) not in seen and not seen.add(id(type_))

    for op in walk(module):
        for result in op.results:
            if is_new(type_ := result.type) and mentions_types(type_, names):
                return True
        if not op.regions and op.name != "agg.field":
            continue
        type_ = op.properties.get("function_type" if op.regions else "type")
        if type_ is not None and is_new(type_) and mentions_types(type_, names):
            return True
        for region in op.regions:
            for block in region.blocks:
                for argument in block.args:
                    if is_new(type_ := argument.type) and mentions_types(type_, names):
                        return True
    return False


def mentions_types(type_: Attribute, names: frozenset[str]) -> bool:
    """True if one of the types is in ``type_``."""
    pending = [type_]
    while pending:
        part = pending.pop()
        if part.name in PLAIN:
            continue
        if part.name in names:
            return True
        if isinstance(part, ParametrizedAttribute):
            pending += part.parameters
        elif isinstance(part, ArrayAttr) and part.data and type(part.data[0]) is not IntAttr:
            pending += part.data
        elif isinstance(part, DictionaryAttr):
            pending += part.data.values()
    return False


class Layouts:
    """The layouts of types, given the structs that a module defines."""

    def __init__(
        self, module: ModuleOp, opaque: Callable[[Attribute], Attribute | None] | None = None
    ):
        self._structs: dict[str, Operation] = {}
        self._opaque = opaque
        self._known: dict[Attribute, Attribute] = {}
        self._fields: dict[Attribute, tuple[tuple[str, Attribute], ...]] = {}
        self._open: list[Attribute] = []
        for op in module.body.block.ops:
            name = op.get_attr_or_prop("sym_name")
            if op.name == "agg.struct_def" and isinstance(name, StringAttr):
                self._structs[name.data] = op

    def fields(self, type_: Attribute) -> tuple[tuple[str, Attribute], ...]:
        """Names and types of the fields of a struct or tuple."""
        found = self._fields.get(type_)
        if found is None:
            found = self._fields[type_] = tuple(self._find_fields(type_))
        return found

    def field_ops(self, type_: Attribute) -> list[Operation]:
        """The operations that declare the fields of a struct."""
        definition = self._structs.get(cast(Any, type_).struct)
        if definition is None:
            raise TypeNotLowered(type_, f"type {type_} has no definition")
        return [op for op in definition.regions[0].ops if op.name == "agg.field"]

    def _find_fields(self, type_: Attribute) -> Iterable[tuple[str, Attribute]]:
        kind: Any = type_
        if type_.name == "agg.tuple":
            return ((str(i), t) for i, t in enumerate(kind.types))
        ops = cast("list[Any]", self.field_ops(type_))
        definition = self._structs[kind.struct]
        values = _bindings(definition, kind.arguments.data)
        known: dict[Any, Any] = {}
        return [
            (op.sym_name.data, replace_types(op.type, values.get, known) if values else op.type)
            for op in ops
        ]

    def position(self, type_: Attribute, field: str) -> int:
        """The position of a field."""
        return next(i for i, (name, _) in enumerate(self.fields(type_)) if name == field)

    def llvm_type(self, type_: Attribute) -> Attribute:
        """The llvm type of values of ``type_``; raises `TypeNotLowered`."""
        found = self._known.get(type_)
        if found is None:
            if type_ in self._open:
                raise TypeNotLowered(type_, f"type {type_} contains itself, so it has no size")
            self._open.append(type_)
            try:
                found = self._known[type_] = self._convert(type_)
            finally:
                self._open.pop()
        return found

    def _convert(self, type_: Attribute) -> Attribute:
        kind: Any = type_
        match type_.name:
            case "agg.struct" | "agg.tuple":
                return self._struct(t for _, t in self.fields(type_))
            case "agg.array":
                if kind.size is None:
                    raise TypeNotLowered(type_)
                return LLVMArrayType(kind.size, self.llvm_type(kind.element))
            case "agg.optional":
                return self._struct((i1, kind.element))
            case "index":
                return i64
            case "complex":
                return complex_struct(kind.element_type)
            case "memref":
                return descriptor_struct(kind.get_num_dims())
            case _:
                if self._opaque is not None and (given := self._opaque(type_)) is not None:
                    return self.llvm_type(given)
                if type_.name in POINTERS:
                    return PTR
                size_and_alignment(type_)  # raises where the type has none
                return type_

    def _struct(self, types: Iterable[Attribute]) -> Attribute:
        return LLVMStructType.from_type_list([self.llvm_type(t) for t in types])

    def size_of(self, type_: Attribute) -> int:
        """Bytes of a value in memory, padding included; raises `TypeNotLowered`."""
        return size_and_alignment(self.llvm_type(type_))[0]


def _bindings(definition: Any, arguments: Sequence[Attribute]) -> Mapping[Attribute, Attribute]:
    """Return the argument for each parameter of a generic struct."""
    if not arguments:
        return {}
    found: dict[Attribute, Attribute] = {}
    for parameter, argument in zip(definition.parameters.data, arguments, strict=True):
        # A number as an extent has one form, whatever type the program gave it.
        if isinstance(argument, IntegerAttr) and parameter.name == "iface.vparam":
            argument = IntegerAttr(argument.value.data, i64)
        found[parameter] = argument
    return found
