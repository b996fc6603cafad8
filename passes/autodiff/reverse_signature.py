"""Which types have a shadow and which a cotangent, as signatures in reverse mode need it."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute

from .emit import is_float_like


def carries_cotangent(type: Attribute) -> bool:
    """Whether values of ``type`` have a cotangent that flows back by value."""
    return is_float_like(type)


def shadow_memref(type: Attribute) -> MemRefType:
    """The type of the shadow of a memref: here the memref's own."""
    assert isinstance(type, MemRefType)
    return type
