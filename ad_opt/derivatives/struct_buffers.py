"""Buffers of structs and other by-value types: their shadows, as NumPy's structured arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.programs.wrt import derivative_type
from ad_opt.values.arguments import Array, dtypes_of, flat


def buffer_dtypes(signature: Signature, indices: Sequence[int]) -> list[np.dtype[Any]]:
    """The types of the elements of shadows; empty if they are those of the buffers."""
    kinds = [signature.inputs[i] for i in indices]
    elements = [cast("MemRefType[Attribute]", kind).element_type for kind in kinds]
    if not any(isinstance(element, RecordType) for element in elements):
        return []
    return [_dtype_of(derivative_type(element)) for element in elements]


def has_elements(kind: Attribute) -> bool:
    """True if NumPy has the elements of a buffer."""
    element = cast("MemRefType[Attribute]", kind).element_type
    return bool(dtypes_of(getattr(element, "element_type", element)))


def _dtype_of(element: Attribute) -> np.dtype[Any]:
    """Lanes of vectors are an axis of their own, as are those of arrays by value."""
    return flat(dtypes_of(getattr(element, "element_type", element))[0])[0]


def add_into(into: Array, given: Array) -> bool:
    """Add numbers, in structs field by field; whether the arrays are alike."""
    if given.shape != into.shape or given.dtype.names != into.dtype.names:
        return False
    if into.dtype.names is None:
        if given.dtype.kind not in "fciub":
            return False
        into += given
        return True
    return all(add_into(into[name], given[name]) for name in into.dtype.names)
