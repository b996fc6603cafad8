"""Layouts of structs of C: of classes of `ctypes`, and of structured NumPy types."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

import numpy as np

from ..ctypes_values import dtype_of_structure, is_pointer_type


@dataclass(frozen=True)
class Address:
    """An address; of elements of a type, if that is known."""

    dtype: np.dtype[Any] | None
    size: int = ctypes.sizeof(ctypes.c_void_p)


@dataclass(frozen=True)
class Many:
    """Parts of one kind behind one another."""

    element: Part
    count: int

    @property
    def size(self) -> int:
        """The bytes of all of them."""
        return self.count * size_of(self.element)


@dataclass(frozen=True)
class Field:
    """A field of a struct."""

    name: str
    at: int
    part: Part


@dataclass(frozen=True)
class Row:
    """A struct."""

    dtype: np.dtype[Any]
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """The bytes from one struct to the next."""
        return self.dtype.itemsize


Part: TypeAlias = "Row | Many | Address | np.dtype[Any]"


def size_of(part: Part) -> int:
    """The bytes of a part."""
    return part.itemsize if isinstance(part, np.dtype) else part.size


def part_of(kind: Any) -> Part | None:
    """The layout of a type of `ctypes` or NumPy; ``None`` for what is neither, and for unions and
    bit fields.
    """
    if isinstance(kind, np.dtype):
        return _part_of_dtype(cast("np.dtype[Any]", kind))
    if not isinstance(kind, type):
        return None
    if issubclass(kind, ctypes.Structure):
        return _row_of_structure(kind)
    if issubclass(kind, ctypes.Array):
        array: Any = kind
        element = part_of(array._type_)
        return None if element is None else Many(element, array._length_)
    if is_pointer_type(kind):
        return _address_of(kind)
    return np.dtype(kind) if issubclass(kind, ctypes._SimpleCData) else None  # pyright: ignore[reportPrivateUsage]


def _address_of(kind: Any) -> Address:
    target = getattr(kind, "_type_", None)
    simple = isinstance(target, type) and issubclass(target, ctypes._SimpleCData)  # pyright: ignore[reportPrivateUsage]
    return Address(np.dtype(target) if simple and not is_pointer_type(target) else None)


def _row_of_structure(kind: Any) -> Row | None:
    dtype = dtype_of_structure(kind)
    fields: list[Field] = []
    for base in reversed(kind.__mro__):
        for name, type_, *bits in base.__dict__.get("_fields_", ()):
            part = None if bits else part_of(type_)
            if part is None:
                return None
            fields.append(Field(name, getattr(kind, name).offset, part))
    return Row(dtype, tuple(fields))


def _part_of_dtype(dtype: np.dtype[Any]) -> Part | None:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        part = _part_of_dtype(base)
        for length in reversed(shape):
            part = None if part is None else Many(part, length)
        return part
    if dtype.names is None:
        return dtype if dtype.kind in "fciub" and dtype.isnative else None
    fields: list[Field] = []
    for name in dtype.names:
        inner, at, *_ = cast("Any", dtype.fields)[name]
        part = _part_of_dtype(inner)
        if part is None:
            return None
        fields.append(Field(name, at, part))
    return Row(dtype, tuple(fields))
