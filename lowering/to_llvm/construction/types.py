"""Types of the core dialects to types of the llvm dialect, their sizes, and memref layouts.

Follows MLIR's default conversion: index is i64, a memref is a struct of two pointers, an offset,
sizes and strides, complex is a struct of two, a function is a pointer. In memory an i1 takes a
byte (as ``bool`` does in C and NumPy), so `memory_type` differs from `convert_type` there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.llvm.layouts import (
    FLOATS,
    POINTERS,
    TypeNotLowered,
    complex_struct,
    descriptor_struct,
    size_and_alignment,
)
from ad_opt.dialects.support.ir.strides import row_major, strided_layout
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    NoneAttr,
    Signedness,
    UnrankedMemRefType,
    VectorType,
    i1,
    i8,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute

from .ops import PTR, VOID

__all__ = [  # with what comes from `layouts`
    "FLOATS",
    "Layout",
    "TypeNotLowered",
    "bit_width",
    "complex_struct",
    "convert_type",
    "descriptor_struct",
    "function_type",
    "layout_of",
    "leaf_types",
    "memory_type",
    "result_type",
    "row_major",
    "size_and_alignment",
]

UNRANKED = LLVMStructType.from_type_list([i64, PTR])
"""A memref without a rank: its rank, and the address of its descriptor, which the function that
made it has on its stack."""

_CONVERTED: dict[Attribute, Attribute] = {}


def convert_type(type_: Attribute) -> Attribute:
    """The llvm type of a value of ``type_``; raises `TypeNotLowered`."""
    found = _CONVERTED.get(type_)
    if found is None:
        found = _CONVERTED[type_] = _convert(type_)
    return found


def _convert(type_: Attribute) -> Attribute:
    match type_:
        case IndexType():
            return i64
        case IntegerType():
            if type_.signedness.data is not Signedness.SIGNLESS:
                raise TypeNotLowered(type_, f"{type_}: only signless integers can be lowered")
            return type_
        case VectorType():
            return _convert_vector(type_)
        case ComplexType():
            return complex_struct(convert_type(type_.element_type))
        case MemRefType():
            return layout_of(type_).struct
        case UnrankedMemRefType():
            layout_of(MemRefType(type_.element_type, [], memory_space=type_.memory_space))
            return UNRANKED
        case FunctionType():
            return PTR
        case LLVMStructType() | LLVMPointerType() | LLVMArrayType() | LLVMFunctionType():
            return type_
        case _:
            if type(type_) in FLOATS or type_.name.startswith("llvm."):
                return type_
            if type_.name in POINTERS:
                return PTR
            raise TypeNotLowered(type_)


def _convert_vector(type_: VectorType[Attribute]) -> Attribute:
    if type_.get_num_dims() != 1 or type_.get_num_scalable_dims():
        raise TypeNotLowered(type_, f"{type_}: only vectors of one fixed dimension can be lowered")
    element = convert_type(type_.element_type)
    if isinstance(element, LLVMStructType | VectorType) or not type_.get_shape()[0]:
        raise TypeNotLowered(type_)
    return type_ if element is type_.element_type else VectorType(element, type_.get_shape())


def _require_ranked(type_: Attribute, what: str) -> None:
    if isinstance(type_, UnrankedMemRefType):
        reason = f"a {type_} that {what} would outlive its descriptor: cast it to a rank"
        raise TypeNotLowered(type_, reason)


def memory_type(type_: Attribute) -> Attribute:
    """The llvm type that a value of ``type_`` has in memory: i1 takes a byte."""
    _require_ranked(type_, "is kept in memory")
    converted = convert_type(type_)
    if isinstance(converted, IntegerType) and converted.width.data == 1:
        return i8
    if isinstance(converted, VectorType) and converted.element_type == i1:
        return VectorType(i8, converted.get_shape())
    return converted


def bit_width(type_: Attribute) -> int:
    """Bits of a scalar number type."""
    if isinstance(type_, IntegerType):
        return type_.width.data
    if type(type_) not in FLOATS:
        raise TypeNotLowered(type_, f"{type_} is not a number")
    return cast("AnyFloat", type_).bitwidth


@dataclass(frozen=True)
class Layout:
    """Layout of a memref type's descriptors: ``None`` is known at run time only."""

    element: Attribute
    """The element type as the program has it."""
    memory: Attribute
    """Its llvm type in memory."""
    size: int
    """Bytes from one element to the next."""
    alignment: int
    offset: int | None
    sizes: tuple[int | None, ...]
    strides: tuple[int | None, ...]
    contiguous: bool
    """Elements are adjacent and in row-major order, whatever the sizes are."""
    struct: Attribute

    @property
    def rank(self) -> int:
        """Number of dimensions."""
        return len(self.sizes)


_LAYOUTS: dict[Attribute, Layout] = {}


def layout_of(type_: Attribute) -> Layout:
    """The layout of a ranked memref type; raises `TypeNotLowered`."""
    found = _LAYOUTS.get(type_)
    if found is None:
        if not isinstance(type_, MemRefType):
            raise TypeNotLowered(type_)
        found = _LAYOUTS[type_] = _layout(cast("MemRefType[Attribute]", type_))
    return found


def _layout(type_: MemRefType[Attribute]) -> Layout:
    space = type_.memory_space
    if not (
        isinstance(space, NoneAttr) or (isinstance(space, IntegerAttr) and not space.value.data)
    ):
        raise TypeNotLowered(type_, f"{type_}: only the default memory space can be lowered")
    sizes = tuple(None if n < 0 else n for n in type_.get_shape())
    found = strided_layout(type_)
    if found is None:
        raise TypeNotLowered(type_, f"{type_}: the layout is not strided")
    offset, strides = found
    memory = memory_type(type_.element_type)
    size, align = size_and_alignment(memory)
    if isinstance(memory, VectorType) and memory.element_type != i1:
        # NumPy, and C's arrays of numbers, do not lie at multiples of vectors.
        align = size_and_alignment(memory.element_type)[1]
    return Layout(
        type_.element_type,
        memory,
        size,
        align,
        offset,
        sizes,
        strides,
        isinstance(type_.layout, NoneAttr) or (None not in strides and strides == row_major(sizes)),
        descriptor_struct(len(sizes)),
    )


def function_type(type_: FunctionType) -> LLVMFunctionType:
    """The llvm type of a function: memrefs pass as leaves, several results as a struct."""
    inputs: list[Attribute] = []
    for input_ in type_.inputs:
        inputs += leaf_types(input_)
    return LLVMFunctionType(inputs, result_type(tuple(type_.outputs)))


def result_type(outputs: tuple[Attribute, ...]) -> Attribute:
    """The llvm type that a function with these results returns."""
    for type_ in outputs:
        _require_ranked(type_, "is returned")
    converted = [convert_type(t) for t in outputs]
    if not converted:
        return VOID
    return converted[0] if len(converted) == 1 else LLVMStructType.from_type_list(converted)


def leaf_types(type_: Attribute) -> list[Attribute]:
    """The types of the parameters that an argument of ``type_`` takes in a signature."""
    if isinstance(type_, MemRefType):
        rank = layout_of(cast("MemRefType[Attribute]", type_)).rank
        return [PTR, PTR, *[i64] * (1 + 2 * rank)]
    if isinstance(type_, UnrankedMemRefType):
        convert_type(type_)
        return [i64, PTR]
    return [convert_type(type_)]
