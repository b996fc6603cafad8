"""Run-time values: their representation, and how they get in and out.

=================  ==========================================================================
type               value
=================  ==========================================================================
``iN``, ``index``  Python int, two's complement: signed range, except ``i1``, which is 0 or 1
floats             Python float that the format can hold (see `ieee`)
``complex<T>``     ``(re, im)``
``memref``         `MemRef`
``tensor``         NumPy array that is never written again
``vector``         the same
function           the `func.func` operation
=================  ==========================================================================

Outside, narrow floats are NumPy scalars, ``complex`` is Python's, and memrefs are NumPy arrays that
share memory with what the caller passed. ``bf16`` has no NumPy type: arrays of it hold its bits as
``uint16``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from ad_opt.dialects.energies.expr_keys import BOOL
from ad_opt.dialects.support.ir.queries import width_of
from ad_opt.dialects.support.ir.strides import contiguous
from ad_opt.lowering.interpreters.values.ieee import (
    BF16,
    F16,
    F32,
    F64,
    LIFT,
    Format,
    format_of,
    from_bits,
    rounder,
    to_bits,
)
from ad_opt.lowering.interpreters.values.registry import Undefined, Value
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ComplexType,
    FunctionType,
    IntegerType,
    MemRefType,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation

Array = NDArray[Any]


def wrap(value: int, width: int) -> int:
    """An integer, reduced to the representation of ``iN`` values."""
    if width == 1:
        return value & 1
    half = 1 << (width - 1)
    return ((value + half) & ((half << 1) - 1)) - half


def signed(value: int, width: int) -> int:
    """The number that the bits mean when signed (differs from the value for ``i1`` only)."""
    return -value if width == 1 else value


def unsigned(value: int, width: int) -> int:
    """The number that the bits mean when unsigned."""
    return value & ((1 << width) - 1)


def _same(value: Value) -> Value:
    return value


def _pair(value: complex) -> tuple[float, float]:
    return (value.real, value.imag)


def _from_pair(value: tuple[float, float]) -> complex:
    return complex(*value)


@dataclass(frozen=True)
class Codec:
    """Representation of an element in a NumPy array: its dtype, and both conversions."""

    dtype: np.dtype[Any]
    decode: Callable[[Any], Value] = _same
    encode: Callable[[Value], Any] = _same

    def get(self, array: Array, at: Any) -> Value:
        """The element at a position."""
        return self.decode(array.item(at))

    def put(self, array: Array, at: Any, value: Value) -> None:
        """Overwrite the element at a position."""
        array[at] = self.encode(value)

    def array(self, values: Sequence[Value], shape: Sequence[int]) -> Array:
        """An array of these values, in row-major order."""
        flat = np.empty(len(values), self.dtype)
        for at, value in enumerate(values):
            flat[at] = self.encode(value)
        return flat.reshape(shape)

    def values(self, array: Array) -> list[Value]:
        """All elements, in row-major order."""
        return [self.decode(array.item(at)) for at in range(array.size)]


_FLOAT_CODECS = {
    F64: Codec(np.dtype(np.float64)),
    F32: Codec(np.dtype(np.float32)),
    F16: Codec(np.dtype(np.float16)),
    BF16: Codec(np.dtype(np.uint16), lambda b: from_bits(BF16, b), lambda v: to_bits(BF16, v)),
}
_COMPLEX_CODECS = {
    F64: Codec(np.dtype(np.complex128), _pair, _from_pair),
    F32: Codec(np.dtype(np.complex64), _pair, _from_pair),
}
_OBJECT = Codec(np.dtype(object))


def codec_of(element: Attribute) -> Codec:
    """Return the codec for elements of a type; anything unusual is kept as a Python object."""
    if LIFT.get() is not None and width_of(element) is None:
        return _OBJECT
    return _codec_of(element)


@cache
def _codec_of(element: Attribute) -> Codec:
    if (width := width_of(element)) is not None:
        if width == 1:
            return Codec(np.dtype(np.bool_), int)
        size = next((bits for bits in (8, 16, 32, 64) if width <= bits), None)
        return Codec(np.dtype(f"int{size}")) if size else _OBJECT
    if isinstance(element, ComplexType):
        return _COMPLEX_CODECS.get(_format(element.element_type), _OBJECT)
    return _FLOAT_CODECS.get(_format(element), _OBJECT)


def _format(type: Attribute) -> Format:
    return format_of(type) or Format("?", 0, 0, 0)


@dataclass(eq=False)
class Allocation:
    """One piece of memory: whether it still exists, may be written, and has been written."""

    what: str
    alive: bool = True
    constant: bool = False
    heap: bool = False
    written: NDArray[np.bool_] | None = None
    """True for each element that was set; ``None``: all of them."""


@dataclass(eq=False)
class MemRef:
    """A view of memory: element (i, j, ...) is ``data[origin + offset + i*s0 + j*s1 + ...]``."""

    allocation: Allocation
    data: Array
    element: Codec
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int = 0
    origin: int = 0
    """Index that the buffer's aligned pointer points to; not 0 for arrays with negative strides."""

    def at(self, indices: Sequence[int]) -> int:
        """The position in `data` of an element, checked."""
        self.check_alive()
        position = self.origin + self.offset
        for index, size, stride in zip(indices, self.sizes, self.strides, strict=True):
            if not 0 <= index < size:
                raise Undefined(f"index {list(indices)} is out of bounds of {list(self.sizes)}")
            position += index * stride
        if not 0 <= position < len(self.data):
            raise Undefined(f"index {list(indices)} is outside of {self.allocation.what}")
        return position

    def check_alive(self) -> None:
        """Refuse memory that has been freed."""
        if not self.allocation.alive:
            raise Undefined(f"{self.allocation.what} is used after it was freed")

    def load(self, *indices: int) -> Value:
        """The value of an element."""
        position = self.at(indices)
        written = self.allocation.written
        if written is not None and not written[position]:
            raise Undefined(f"{self.allocation.what} is read at {list(indices)} before it is set")
        return self.element.decode(self.data.item(position))

    def load_entry(self, *indices: int) -> Value:
        """The buffer that is an element; one that nobody may use if there is none yet."""
        position = self.at(indices)
        written = self.allocation.written
        if written is None or written[position]:
            found = self.data.item(position)
            if isinstance(found, MemRef):
                return found
        gone = Allocation("a buffer that was never set", alive=False)
        return MemRef(gone, np.zeros(0), self.element, (), ())

    def store(self, value: Value, *indices: int) -> None:
        """Overwrite an element."""
        position = self.at(indices)
        if self.allocation.constant:
            raise Undefined(f"{self.allocation.what} is constant and cannot be written")
        self.data[position] = self.element.encode(value)
        if self.allocation.written is not None:
            self.allocation.written[position] = True

    def view(self, of: Array | None = None) -> Array:
        """The elements as a NumPy array that shares memory."""
        self.check_alive()
        data = self.data if of is None else of
        if 0 in self.sizes:
            return np.empty(self.sizes, data.dtype)
        spans = [(n - 1) * s for n, s in zip(self.sizes, self.strides, strict=True)]
        start = self.origin + self.offset
        low, high = start + sum(min(s, 0) for s in spans), start + sum(max(s, 0) for s in spans)
        if low < 0 or high >= len(data):
            raise Undefined(f"{list(self.sizes)} elements do not fit in {self.allocation.what}")
        step = data.itemsize * (data.strides[0] // data.itemsize if len(data) > 1 else 1)
        return as_strided(data[start:], self.sizes, [s * step for s in self.strides])

    def like(
        self, sizes: Sequence[int], strides: Sequence[int], offset: int | None = None
    ) -> MemRef:
        """Another view of the same memory."""
        at = self.offset if offset is None else offset
        return MemRef(
            self.allocation, self.data, self.element, tuple(sizes), tuple(strides), at, self.origin
        )


UNSET_BYTE = 0
"""Of memory and tensors that nobody has set. What changes with it depends on such contents."""


def unset(sizes: Sequence[int], element: Codec) -> Array:
    """Numbers that nobody has set."""
    contents = np.zeros(sizes, element.dtype)
    if UNSET_BYTE and contents.size and not element.dtype.hasobject:
        contents.reshape(-1).view(np.uint8)[...] = 1 if element.dtype == np.bool_ else UNSET_BYTE
    return contents


def allocate(element: Codec, sizes: Sequence[int], what: str) -> MemRef:
    """Fresh memory, not yet set."""
    if any(size < 0 for size in sizes):
        raise Undefined(f"negative size in {list(sizes)}")
    count = int(np.prod(sizes, dtype=object)) if sizes else 1
    allocation = Allocation(what, written=np.zeros(count, np.bool_))
    data = unset((count,), element)
    return MemRef(allocation, data, element, tuple(sizes), contiguous(sizes))


def memref_of(array: Array, element: Codec, what: str) -> MemRef:
    """A memref that shares memory with an array of the caller, whatever its strides.

    Raises `ValueError` if the array's elements are not a whole number of elements apart.
    """
    strides: list[int] = []
    origin = 0
    for size, step in zip(array.shape, array.strides, strict=True):
        if step % array.itemsize:
            raise ValueError(f"strides {array.strides} are no multiples of the element size")
        strides.append(step // array.itemsize)
        origin += max(0, -strides[-1] * (size - 1)) if size else 0
    count = 1 + sum(abs(s) * (n - 1) for n, s in zip(array.shape, strides, strict=True))
    count = 0 if 0 in array.shape else count
    lowest = array[(..., *(slice(None, None, -1 if s < 0 else 1) for s in strides))]
    data = as_strided(lowest, (count,), (array.itemsize,)) if count else array.reshape(-1)
    allocation = Allocation(what, constant=not array.flags.writeable)
    return MemRef(allocation, data, element, array.shape, tuple(strides), 0, origin)


class ArgumentError(ValueError):
    """An argument does not fit its parameter; becomes AD0503."""


def from_python(type: Attribute, value: Any, what: str) -> Value:
    """The run-time value for an argument that a Python caller passes."""
    if isinstance(type, MemRefType | TensorType | VectorType):
        return _from_array(type, value, what)
    if isinstance(type, ComplexType):
        number = complex(value)
        inner = rounder(_format(type.element_type))
        return (inner(number.real), inner(number.imag))
    if (width := width_of(type)) is not None:
        number = int(value)
        if number != value or not -(1 << width) <= number * 2 < (1 << (width + 1)):
            raise ArgumentError(f"{value} is no `{type}`")
        return wrap(number, width)
    if (at := format_of(type)) is not None:
        return rounder(at)(float(value))
    if isinstance(type, FunctionType) and isinstance(value, Operation):
        return value
    if type == BOOL:
        return int(bool(value))
    raise ArgumentError(f"values of type `{type}` cannot be passed")


def _from_array(
    type: MemRefType[Attribute] | TensorType[Attribute] | VectorType[Attribute],
    value: Any,
    what: str,
) -> Value:
    if isinstance(type, MemRefType) and isinstance(value, MemRef):
        return value
    element = codec_of(type.element_type)
    array = np.asarray(value) if not isinstance(type, MemRefType) else value
    if not isinstance(array, np.ndarray):
        raise ArgumentError(f"`{type}` needs a NumPy array")
    if array.dtype != element.dtype:
        if isinstance(type, MemRefType):
            raise ArgumentError(f"`{type}` needs dtype {element.dtype}, not {array.dtype}")
        array = array.astype(element.dtype)
    shape = type.get_shape()
    if len(shape) != array.ndim or any(
        want not in (got, DYNAMIC_INDEX) for want, got in zip(shape, array.shape, strict=True)
    ):
        raise ArgumentError(f"an array of shape {array.shape} is no `{type}`")
    if not isinstance(type, MemRefType):
        return array.copy()
    try:
        return memref_of(array, element, what)
    except ValueError as error:
        raise ArgumentError(str(error)) from error


_NUMPY_SCALARS: dict[Format, Callable[[float], Any]] = {F32: np.float32, F16: np.float16}


def to_python(type: Attribute, value: Value) -> Any:
    """Convert a run-time value to what the Python caller receives."""
    if isinstance(value, MemRef):
        return value.view()
    if isinstance(type, ComplexType):
        return complex(*value)
    if type == BOOL or (isinstance(type, IntegerType) and type.width.data == 1):
        return bool(value)
    if (at := format_of(type)) is not None:
        return _NUMPY_SCALARS.get(at, float)(value)
    return value
