"""Values of `ctypes` for functions of C: structures behind addresses, and pointers."""

from __future__ import annotations

import ctypes
from typing import Any, cast

import numpy as np

from .arguments import Array

_POINTER = type(ctypes.POINTER(ctypes.c_int))
"""The type of types of pointers."""
_BY_REFERENCE: Any = type(ctypes.byref(ctypes.c_int()))
"""The type of what `ctypes.byref` gives."""


def is_structure(value: object) -> bool:
    """True for an instance of a `ctypes.Structure` or a union."""
    return isinstance(value, ctypes.Structure | ctypes.Union)


def referenced(value: Any) -> Any:
    """Return what `ctypes.byref` was called with, and for an element of an array of structs an
    array in the same memory; anything else as it is.
    """
    if isinstance(value, np.void) and value.dtype.names is not None:
        return np.asarray(value).reshape(1)
    if isinstance(value, _BY_REFERENCE):
        pointer: Any = cast("Any", value)
        # Not where it was called with an offset: how much is there is not known.
        if ctypes.cast(pointer, ctypes.c_void_p).value == ctypes.addressof(pointer._obj):
            return pointer._obj
    return value


def holds_structures(value: object) -> bool:
    """True for a structure, and for an array of such or of addresses."""
    if isinstance(value, ctypes.Array):
        element: Any = cast("Any", value)._type_
        return issubclass(element, ctypes.Structure | ctypes.Union) or is_pointer_type(element)
    return is_structure(value)


def memory_of(value: Any) -> Array:
    """Return the memory of structures as an array of one dimension, which is read and written in
    place; that of a single one has one element.
    """
    kind = cast("Any", type(value))
    many = issubclass(type(value), ctypes.Array)
    dtype = dtype_of_structure(kind._type_ if many else kind)
    count: int = kind._length_ if many else 1
    found: Array = np.frombuffer(value, dtype, count=count)
    return found


def dtype_of_structure(kind: Any) -> np.dtype[Any]:
    """The NumPy type of a `ctypes` type; addresses are unsigned integers of 64 bits.

    A union is its bytes.
    """
    if issubclass(kind, ctypes.Union):
        return np.dtype((np.void, ctypes.sizeof(kind)))
    if issubclass(kind, ctypes.Array):
        return np.dtype((dtype_of_structure(kind._type_), (kind._length_,)))
    if issubclass(kind, ctypes.Structure):
        names, formats, offsets = [], [], []
        fields: list[Any] = [f for base in reversed(kind.__mro__) for f in _own_fields(base)]
        for name, type_, *bits in fields:
            if bits:
                return np.dtype((np.void, ctypes.sizeof(kind)))
            names.append(name)
            formats.append(dtype_of_structure(type_))
            offsets.append(getattr(kind, name).offset)
        size = ctypes.sizeof(kind)
        spec: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
        return np.dtype(spec)
    if is_pointer_type(kind):
        return np.dtype(np.uint64)
    return np.dtype(kind)


def _own_fields(kind: type) -> list[Any]:
    return list(kind.__dict__.get("_fields_", ()))


def is_pointer_type(kind: Any) -> bool:
    """True for `c_void_p`, `c_char_p` and types made by `POINTER` and `CFUNCTYPE`."""
    plain = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_wchar_p)
    return isinstance(kind, _POINTER) or issubclass(kind, plain) or _is_function(kind)


def _is_function(kind: Any) -> bool:
    return issubclass(kind, cast("Any", ctypes)._CFuncPtr)


def address_in(value: Any) -> int | None:
    """The address that a pointer of `ctypes` holds; ``None`` for what is no pointer."""
    if not is_pointer_type(type(value)):
        return None
    return ctypes.cast(value, ctypes.c_void_p).value or 0


def structure_like(value: Any, array: Array) -> Any:
    """A structure of the same type with the contents of an array of one element."""
    return type(value).from_buffer_copy(np.ascontiguousarray(array).tobytes())
