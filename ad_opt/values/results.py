"""The slots that a call fills, to Python and NumPy values.

A returned memref becomes a view of its memory. Who frees it: if the allocated pointer is null (a
global) or that of an argument, nobody here; otherwise the views of that allocation share one owner,
which frees it when the last of them dies.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import ComplexType, IntegerType, MemRefType, TensorType, VectorType
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import leaves

from .arguments import NO_ELEMENTS, Array, Mismatch, dtypes_of, flat
from .bfloat16 import BFLOAT16, decoded, from_bits, holds_bfloat16
from .records import build


class Allocation:
    """A block of memory that compiled code has allocated and given away."""

    __slots__ = ("_address", "_free")

    def __init__(self, address: int, free: Callable[[int], object]):
        self._address = address
        self._free = free

    def __del__(self) -> None:
        self._free(self._address)


class _Exposed:
    """Presents memory to NumPy and keeps its owner alive; becomes the ``base`` of the view."""

    __slots__ = ("__array_interface__", "owner")

    def __init__(self, interface: dict[str, Any], owner: object):
        self.__array_interface__ = interface
        self.owner = owner


class Owners:
    """Owners of the memory that one call returns."""

    def __init__(self, arguments: Sequence[object], library: object):
        self._borrowed = {
            cast(Array, a).__array_interface__["data"][0]: a
            for a in arguments
            if isinstance(a, np.ndarray)
        }
        self._library = library
        self._fresh: dict[int, Allocation] = {}

    def of(self, allocated: int) -> tuple[object, bool]:
        """The owner, and whether the caller may write."""
        if allocated == 0:
            return self._library, False
        if (argument := self._borrowed.get(allocated)) is not None:
            return argument, True
        if allocated not in self._fresh:
            self._fresh[allocated] = Allocation(allocated, _libc_free)
        return self._fresh[allocated], True


_libc = ctypes.CDLL(None)
_libc_free = _libc.free
_libc_free.argtypes = [ctypes.c_void_p]
_libc_free.restype = None

Unpacker = Callable[[Sequence[Any], "Owners | None"], Any]
"""Takes the unpacked leaves of one result."""


def unpacker_of(kind: Attribute) -> tuple[Unpacker, int, str]:
    """Return the reader of a result, how many numbers it takes, and their `struct` format."""
    parts = leaves(kind)
    assert parts is not None
    text = "".join(leaf.unpack for leaf in parts)
    match kind:
        case MemRefType() | TensorType():
            return _view_reader(cast("MemRefType[Attribute]", kind)), len(parts), text
        case ComplexType():
            single = str(kind.element_type) != "f64"
            return (_complex64 if single else _complex128), 2, text
        case RecordType():
            return (*_record_reader(kind), text)
        case VectorType():
            return _vector_reader(kind), math.prod(kind.get_shape()), text
        case IntegerType() if kind.width.data == 1:
            return (lambda v, _: bool(v[0])), 1, text
        case _:
            return _SCALARS.get(str(kind), lambda v, _: v[0]), 1, text


def _vector_reader(kind: VectorType[Attribute]) -> Unpacker:
    """Reads an array of the elements; numbers, also where NumPy has none of their type."""
    dtypes, shape = dtypes_of(kind.element_type), kind.get_shape()
    if not holds_bfloat16(kind):
        return lambda v, _: np.array(v, dtypes[0]).reshape(shape)
    dtype = BFLOAT16[0] if len(BFLOAT16) > 1 else np.dtype(np.float32)
    return lambda v, _: decoded(np.array(v, np.uint16)).astype(dtype).reshape(shape)


def _record_reader(kind: RecordType) -> tuple[Unpacker, int]:
    """Reads the parts, which follow one another."""
    if kind.form == "optional":
        inner, count, _ = unpacker_of(kind.element)
        return (lambda v, o: inner(v[1:], o) if v[0] else None), 1 + count
    if kind.form == "any":
        from .existentials import existential_reader

        return existential_reader(kind), 1 + kind.length
    times = kind.length if kind.form == "array" else 1
    plans = [unpacker_of(type_)[:2] for type_ in kind.types] * times

    def read(values: Sequence[Any], owners: Owners | None) -> Any:
        parts: list[Any] = []
        at = 0
        for reader, count in plans:
            parts.append(reader(values[at : at + count], owners))
            at += count
        return build(kind, parts)

    return read, sum(count for _, count in plans)


def _complex128(values: Sequence[Any], owners: Owners | None) -> complex:
    return complex(values[0], values[1])


def _complex64(values: Sequence[Any], owners: Owners | None) -> np.complex64:
    return np.complex64(complex(values[0], values[1]))


def _bfloat16(values: Sequence[Any], owners: Owners | None) -> Any:
    number = from_bits(values[0])
    return BFLOAT16[0].type(number) if len(BFLOAT16) > 1 else number


_SCALARS: dict[str, Unpacker] = {
    "f32": lambda v, _: np.float32(v[0]),
    "f16": lambda v, _: np.float16(v[0]),
    "bf16": _bfloat16,
}


def _view_reader(kind: MemRefType[Attribute]) -> Unpacker:
    dtypes = dtypes_of(kind.element_type)
    if not dtypes:
        raise Mismatch("a result whose elements NumPy does not have", NO_ELEMENTS)
    rank, step = kind.get_num_dims(), dtypes[0].itemsize
    dtype, axes = flat(dtypes[0])
    inner = np.empty(axes, dtype).strides
    kind_of_bytes = "V" if dtype.names else "u"
    raw = np.dtype(f"{kind_of_bytes}{dtype.itemsize}") if dtype.kind == "V" else dtype
    code = raw.str

    def read(values: Sequence[Any], owners: Owners | None) -> Array:
        assert owners is not None
        allocated, aligned, offset = values[:3]
        shape = (*values[3 : 3 + rank], *axes)
        owner, writable = owners.of(allocated)
        if 0 in shape:
            return np.empty(shape, dtype)
        interface: dict[str, Any] = {
            "version": 3,
            "typestr": code,
            "shape": shape,
            "strides": (*(count * step for count in values[3 + rank : 3 + 2 * rank]), *inner),
            "data": (aligned + offset * step, not writable),
        }
        try:
            view: Array = np.asarray(_Exposed(interface, owner))
        except ValueError:
            raise _of_no_size(kind, shape) from None
        return view if raw is dtype else view.view(dtype)

    return read


def _of_no_size(kind: Attribute, shape: tuple[int, ...]) -> DiagnosticError:
    """AD0505: an allocation of a negative size, which MLIR leaves undefined."""
    sizes = " x ".join(map(str, shape))
    text = f"the compiled program returned a `{kind}` of size {sizes}"
    return DiagnosticError(Diagnostic("AD0505", text, help="sizes of `memref.alloc` are from 0"))


def returns_memory(results: Sequence[Attribute]) -> bool:
    """True if any result is a view of memory."""
    return any(
        isinstance(kind, MemRefType | TensorType)
        or (isinstance(kind, RecordType) and returns_memory(kind.types.data))
        for kind in results
    )
