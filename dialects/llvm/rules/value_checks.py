"""Checks of operations on values of the llvm dialect: constants, parts of aggregates, vectors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.core.memref.memref_rules import numbers_of, require
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    VectorType,
)
from xdsl.ir import Attribute, Operation

from ..attributes.types import PackedStructType


def part_type(type: Attribute, position: Sequence[int]) -> Attribute | None:
    """The type of a part of an aggregate; ``None`` if there is no such part."""
    for at in position:
        if isinstance(type, llvm.LLVMStructType | PackedStructType):
            if not 0 <= at < len(type.types):
                return None
            type = type.types.data[at]
        elif isinstance(type, llvm.LLVMArrayType) and 0 <= at < type.size.data:
            type = type.type
        else:
            return None
    return type


def _part(op: Operation, value: Attribute) -> None:
    whole, position = op.operands[0].type, numbers_of(op, "position")
    part = part_type(whole, position)
    require(part is not None, f"{whole} has no part at {list(position)}")
    require(part == value, f"the part of {whole} at {list(position)} is no {value}")


def extract_value(op: Operation) -> None:
    """The result has the type of the part."""
    _part(op, op.results[0].type)


def insert_value(op: Operation) -> None:
    """The value put in has the type of the part."""
    _part(op, op.operands[1].type)
    require(op.operands[0].type == op.results[0].type, "the result has the type of the container")


def extract_element(op: Operation) -> None:
    """A lane has the type of the elements."""
    type = cast("VectorType[Any]", op.operands[0].type)
    require(op.results[0].type == type.element_type, f"an element of {type} is the result")


def insert_element(op: Operation) -> None:
    """The value put in has the type of the elements."""
    type = cast("VectorType[Any]", op.operands[0].type)
    require(op.results[0].type == type, f"the result must be a {type}")
    require(op.operands[1].type == type.element_type, f"{op.operands[1].type} is no part of {type}")


def constant(op: Operation) -> None:
    """The value fits the type."""
    check_constant(op.properties["value"], op.results[0].type)


def check_constant(value: Attribute, type: Attribute) -> None:
    """Check that a constant's value is of its type."""
    match value:
        case IntegerAttr():
            require(isinstance(type, IntegerType), f"an integer is no {type}")
        case FloatAttr(type=given):
            wide = IntegerType(given.bitwidth)
            require(type in (given, wide), f"a float of type {given} is no {type}")
        case StringAttr():
            bytes_of = llvm.LLVMArrayType(len(value.data.encode()), IntegerType(8))
            require(type == bytes_of, f"the text is of type {bytes_of}, not {type}")
        case DenseIntOrFPElementsAttr():
            _check_elements(value, type)
        case ArrayAttr():
            _check_parts(cast("Sequence[Attribute]", value.data), type)
        case _:
            known = value.name.startswith("llvm.") or isinstance(value, DenseResourceAttr)
            require(known, f"{value} is no constant of LLVM")


def _check_elements(value: DenseIntOrFPElementsAttr[Any], type: Attribute) -> None:
    count = 1
    if isinstance(type, VectorType):
        count, inner = math.prod(type.get_shape()), type.element_type
    else:
        require(isinstance(type, llvm.LLVMArrayType), f"elements are no {type}")
        inner = type
        while isinstance(inner, llvm.LLVMArrayType):
            count, inner = count * inner.size.data, inner.type
        if isinstance(inner, VectorType):
            count, inner = count * math.prod(inner.get_shape()), inner.element_type
    given = math.prod(value.get_shape())
    require(given == count, f"{given} elements are no {type}")


def _check_parts(values: Sequence[Attribute], type: Attribute) -> None:
    if isinstance(type, llvm.LLVMArrayType):
        require(len(values) == type.size.data, f"{len(values)} parts are no {type}")
        return
    fits = isinstance(type, llvm.LLVMStructType | PackedStructType)
    require(fits, f"an array of attributes is no {type}")
    parts = cast(Any, type).types.data
    require(len(values) == len(parts), f"{len(values)} parts are no {type}")
    for value, part in zip(values, parts, strict=True):
        if isinstance(value, IntegerAttr | FloatAttr):
            require(cast(Any, value).type == part, f"{value} is no {part}")


def resize(op: Operation) -> None:
    """Between integers, or vectors of as many of them."""
    sizes = [x.get_shape() if isinstance(x, VectorType) else None for x in _types(op)]
    require(sizes[0] == sizes[1], f"{op.operands[0].type} and {op.results[0].type} differ in size")
    narrow, wide = (_width(type) for type in _types(op))
    if op.name == "llvm.trunc":
        narrow, wide = wide, narrow
    require(narrow < wide, f"cannot make {op.results[0].type} of {op.operands[0].type}")


def _types(op: Operation) -> list[Attribute]:
    return [*op.operand_types, *op.result_types]


def _width(type: Attribute) -> int:
    inner = scalar_type(type)
    return cast(IntegerType, inner).width.data


def masked(op: Operation) -> None:
    """Vectors of values, addresses and a mask have one size; at most one value passes through."""
    vectors = [type for type in _types(op) if isinstance(type, VectorType)]
    sizes = {type.get_shape() for type in vectors}
    require(len(sizes) == 1, f"vectors of sizes {sorted(sizes)}")
    require(len(op.operands) <= 3, "has too many operands")


def sincos(op: Operation) -> None:
    """The result is two of the operand."""
    value, pair = op.operands[0].type, op.results[0].type
    types = list(pair.types) if isinstance(pair, llvm.LLVMStructType) else []
    require(types == [value, value], f"gives a struct of two {value}, not {pair}")


def interleave(op: Operation) -> None:
    """The result has twice as many lanes as an operand."""
    one, both = (cast("VectorType[Any]", x) for x in (op.operands[0].type, op.results[0].type))
    wanted = VectorType(one.element_type, [2 * one.get_shape()[0]])
    fits = both == wanted
    require(fits, f"gives a vector of twice as many elements as {one}")


def first_is_result(op: Operation) -> None:
    """The first operand has the type of the result."""
    require(op.operands[0].type == op.results[0].type, "the result has the type of the container")
