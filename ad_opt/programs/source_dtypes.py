"""Types of the source (`SourceTypes`) as NumPy and MLIR have them, for arguments of C functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ComplexType,
    Float32Type,
    Float64Type,
    IntegerType,
    MemRefType,
    Signedness,
)
from xdsl.ir import Attribute

from ad_opt.lowering.llvm_import.source_types import Address, Array, Number, SourceType, Struct

from .address_parameters import record_of_dtype

if TYPE_CHECKING:
    from .function import Function

_FLOATS: dict[tuple[str, int], Attribute] = {
    ("f", 4): Float32Type(),
    ("f", 8): Float64Type(),
    ("c", 8): ComplexType(Float32Type()),
    ("c", 16): ComplexType(Float64Type()),
}


def parameter_types(function: Function) -> tuple[SourceType, ...] | None:
    """The types of a function's parameters in the source, where debug information has them."""
    types = function.program.source_types
    return types and types.parameters(function.name, function.signature.inputs)


def dtype_of(type_: SourceType) -> np.dtype[Any] | None:
    """The NumPy type of values in memory; addresses in them are numbers; ``None`` for others."""
    match type_:
        case Number(size=size, kind=kind):
            known = kind in "iub" and size in (1, 2, 4, 8)
            fits = known or (kind, size) in _FLOATS
            return np.dtype(f"{'u' if kind == 'b' else kind}{size}") if fits else None
        case Address():
            return np.dtype(np.uint64)
        case Array(element=element, counts=counts):
            inner = dtype_of(element)
            return None if inner is None else np.dtype((inner, counts))
        case Struct(fields=fields, size=size):
            parts = [dtype_of(field.type) for field in fields]
            if any(part is None for part in parts):
                return None
            names, offsets = [f.name for f in fields], [f.offset for f in fields]
            layout = {"names": names, "formats": parts, "offsets": offsets, "itemsize": size}
            return np.dtype(layout)  # type: ignore[call-overload]
        case _:
            return None


def memory_of(type_: SourceType, *, single: bool) -> Attribute | None:
    """The memref of an array of such elements, or of a ``single`` one; ``None`` where there is
    none.
    """
    element: Attribute | None = None
    if isinstance(type_, Number):
        element = _FLOATS.get((type_.kind, type_.size))
        if type_.kind in "iub" and dtype_of(type_) is not None:
            sign = Signedness.SIGNLESS if type_.kind == "i" else Signedness.UNSIGNED
            element = IntegerType(8 * type_.size, sign)
    elif isinstance(type_, Struct) and (dtype := dtype_of(type_)) is not None:
        element = record_of_dtype(dtype)
    return None if element is None else MemRefType(element, [] if single else [DYNAMIC_INDEX])
