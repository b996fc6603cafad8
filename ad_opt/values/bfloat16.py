"""``bf16`` in Python: the type of `ml_dtypes` where it is installed, else 16 raw bits."""

from __future__ import annotations

import struct
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np
from xdsl.dialects.builtin import BFloat16Type, MemRefType, VectorType
from xdsl.ir import Attribute

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


def _dtypes() -> tuple[np.dtype[Any], ...]:
    raw = np.dtype(np.uint16)
    try:
        return (np.dtype(import_module("ml_dtypes").bfloat16), raw)
    except ImportError:
        return (raw,)


BFLOAT16 = _dtypes()
"""The NumPy types that hold ``bf16`` elements, the best first."""


def to_bits(value: float) -> int:
    """Round to nearest, ties to even, in one step from ``float``."""
    (wide,) = struct.unpack("<Q", struct.pack("<d", value))
    sign = wide >> 48 & 0x8000
    if value != value:
        return sign | 0x7FC0
    magnitude = abs(value)
    if magnitude >= 2.0**128:
        return sign | 0x7F80
    if magnitude < 2.0**-126:  # subnormal: multiples of 2**-133, and Python rounds ties to even
        return sign | round(magnitude * 2.0**133)
    kept, rest = divmod(wide & 0x7FFF_FFFF_FFFF_FFFF, 1 << 45)
    kept += rest > 1 << 44 or (rest == 1 << 44 and kept & 1)
    return sign | (kept - ((1023 - 127) << 7))


def from_bits(bits: int) -> float:
    """The number that 16 bits stand for."""
    return struct.unpack("<f", struct.pack("<I", bits << 16))[0]


def holds_bfloat16(kind: Attribute) -> bool:
    """True if a type is ``bf16``, or a buffer of such numbers, or of vectors of them."""
    while isinstance(kind, MemRefType | VectorType):
        kind = kind.element_type
    return isinstance(kind, BFloat16Type)


def decoded(array: Array) -> Array:
    """A new array with the numbers of a buffer of ``bf16``: 16 bits there are no integer."""
    if array.dtype == np.uint16:
        return (array.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return array.astype(np.float64)


def encoded(numbers: Any) -> Array:
    """Numbers as elements of a buffer of ``bf16``: 16 bits are such already."""
    array = np.asarray(numbers)
    if array.dtype in BFLOAT16:
        return array.astype(BFLOAT16[0]) if array.dtype == BFLOAT16[0] else array.view(BFLOAT16[0])
    bits = np.array([to_bits(float(x)) for x in array.flat], np.uint16)
    return bits.view(BFLOAT16[0]).reshape(array.shape)


def is_number_array(array: Array) -> bool:
    """True if elements are numbers: NumPy's, or those of `ml_dtypes`."""
    return array.dtype.kind in "fciub" or array.dtype == BFLOAT16[0]
