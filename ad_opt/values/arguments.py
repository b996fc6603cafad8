"""Python and NumPy values to the slots of a call.

For every parameter a *packer* is made once; a call runs them in order. A packer appends one Python
number per leaf, which a single `struct.pack` turns into the block of slots. Packers are strict:
what does not fit raises `Mismatch`, which the function turns into a diagnostic that names the
parameter.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import (
    ComplexType,
    Float64Type,
    IntegerType,
    MemRefType,
    Signedness,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute

from ad_opt.dialects.support.ir.strides import contiguous, is_identity_layout, strided_layout
from ad_opt.dialects.types.agg_record import RecordType

from .bfloat16 import BFLOAT16, to_bits

Packer = Callable[[Any, list[Any], list[Any]], None]
"""``packer(value, values, keep)`` appends to ``values``, and to ``keep`` what must stay alive."""

Array = np.ndarray[Any, Any]


class Mismatch(Exception):
    """A value does not fit its parameter: what came, and how to mend it."""

    def __init__(self, got: str, help: str | None = None):
        super().__init__(got)
        self.got = got
        self.help = help


class ReadOnly(Mismatch):
    """An array cannot be written, and the parameter may be."""


class Reading(list[Any]):
    """``keep`` of a packer, where what it packs is only read: arrays need not be writeable."""


NO_ELEMENTS = "let the program make such a buffer, of arguments that NumPy has"
"""Advice for a buffer of existentials, say."""

_F64 = (np.dtype(np.float64),)
_FLOAT_DTYPES = {"f64": np.float64, "f32": np.float32, "f16": np.float16}
_COMPLEX_DTYPES = {"f64": np.complex128, "f32": np.complex64}


def dtypes_of(kind: Attribute) -> tuple[np.dtype[Any], ...]:
    """The NumPy types that may hold such elements, the usual one first; empty if none may."""
    match kind:
        case Float64Type():
            return _F64
        case IntegerType():
            width = kind.width.data
            if width == 1:
                return (np.dtype(np.bool_),)
            if width not in (8, 16, 32, 64):
                return ()
            signed, unsigned = np.dtype(f"i{width // 8}"), np.dtype(f"u{width // 8}")
            order = (signed, unsigned)
            return order[::-1] if kind.signedness.data == Signedness.UNSIGNED else order
        case ComplexType():
            found = _COMPLEX_DTYPES.get(str(kind.element_type))
        case RecordType():
            from .records import dtype_of

            found = dtype_of(kind)
        case _:
            text = str(kind)
            if text == "bf16":
                return BFLOAT16
            if text == "index":
                return (np.dtype(np.int64),)
            found = _FLOAT_DTYPES.get(text)
    return () if found is None else (np.dtype(found),)


def describe(value: object) -> str:
    """A value in a few words, for messages."""
    if isinstance(value, np.ndarray):
        array = cast(Array, value)
        return f"an array of shape {array.shape} and type {array.dtype}"
    kind = type(value).__name__
    try:
        text = repr(value)
    except Exception:  # of somebody's library: an array of JAX that was deleted has none
        return f"a {kind}"
    return f"{kind} {text}" if len(text) <= 40 else f"a {kind}"


def packer_of(kind: Attribute) -> Packer:
    """The packer for a parameter of the type. The type must have leaves."""
    match kind:
        case RecordType():
            from .records import record_packer

            return record_packer(kind)
        case MemRefType() if isinstance(kind.element_type, VectorType):
            return _lanes_packer(kind, cast("VectorType[Attribute]", kind.element_type))
        case MemRefType() if (found := dtypes_of(kind.element_type)) and found[0].subdtype:
            return _rows_packer(kind, found[0])
        case MemRefType() | TensorType():
            return _buffer_packer(kind)
        case IntegerType():
            return _integer_packer(kind)
        case ComplexType():
            return _pack_complex
        case VectorType():
            return _vector_packer(kind)
        case _:
            text = str(kind)
            if text == "index":
                return _integer_packer(IntegerType(64), signed=True)
            if text == "!llvm.ptr":
                return _pack_pointer
            return _pack_bfloat16 if text == "bf16" else _float_packer(text)


def _float_packer(text: str) -> Packer:
    if text == "f64":
        return _pack_double
    most = {"f32": 3.4028235677973366e38, "f16": 65520.0}[text]

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        if type(value) is not float:
            value = _as_float(value)
        # Numbers that round to infinity are an error; infinity itself is not.
        if abs(value) >= most and abs(value) != float("inf"):
            raise Mismatch(f"{value!r}, which is too large for {text}")
        values.append(value)

    return pack


def _pack_double(value: Any, values: list[Any], keep: list[Any]) -> None:
    values.append(value if type(value) is float else _as_float(value))


def _as_float(value: Any) -> float:
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    if isinstance(value, float | int | np.floating | np.integer | np.bool_):
        try:
            return float(value)
        except OverflowError:
            raise Mismatch("an integer that no float can hold") from None
    if (BFLOAT16[0].kind == "V") and type(value) is BFLOAT16[0].type:
        return float(value)
    raise Mismatch(describe(value))


def _pack_bfloat16(value: Any, values: list[Any], keep: list[Any]) -> None:
    values.append(to_bits(_as_float(value)))


def _pack_complex(value: Any, values: list[Any], keep: list[Any]) -> None:
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    if not isinstance(value, complex | float | int | np.number):
        raise Mismatch(describe(value))
    number = complex(value)
    values.append(number.real)
    values.append(number.imag)


def _integer_packer(kind: IntegerType, *, signed: bool = False) -> Packer:
    """Integers of a type without a sign may be meant either way, as ``int`` or ``unsigned`` of C;
    ``signed`` is for those of which more is known.
    """
    width, signedness = kind.width.data, kind.signedness.data
    unsigned = signedness == Signedness.UNSIGNED or width == 1
    signed = signed or signedness == Signedness.SIGNED
    wrap, most = 1 << width, (1 << (width - 1)) - 1
    low = 0 if unsigned else -most - 1
    high = most if signed else wrap - 1
    if unsigned:
        most = high

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        if type(value) is not int:
            value = _as_integer(value)
        if not low <= value <= high:
            hint = f"a value of this type lies between {low} and {high}"
            raise Mismatch(f"{value}, which is out of range", hint)
        values.append(value if value <= most else value - wrap)

    return pack


def _as_integer(value: Any) -> int:
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    if isinstance(value, int | np.integer | np.bool_):
        return int(value)
    if hasattr(type(value), "__index__") and not isinstance(value, np.ndarray):
        return index(value)
    raise Mismatch(describe(value))


def _pack_pointer(value: Any, values: list[Any], keep: list[Any]) -> None:
    if value is None:
        values.append(0)
    elif isinstance(value, np.ndarray):
        array = cast(Array, value)
        if not array.flags.c_contiguous:
            hint = "an address knows no strides: pass `np.ascontiguousarray(...)`"
            if array.flags.f_contiguous:
                hint = "an address knows no strides: pass the transpose `x.T` to a function that "
                hint += "reads columns, as Fortran's, and `np.ascontiguousarray(x)` to others"
            raise Mismatch(f"{describe(array)} that is not contiguous", hint)
        _require_writeable(array, keep)
        values.append(address_of(array))
    elif isinstance(value, int | np.integer | np.bool_):
        values.append(int(value))
    else:
        help = "an address is a NumPy array, a ctypes.Structure, an integer, or None"
        if isinstance(value, list | tuple):
            help += ": pass `np.array(...)`"
        raise Mismatch(describe(value), help)


def _vector_packer(kind: VectorType[Attribute]) -> Packer:
    """Sequences of the elements; nested for vectors of several dimensions."""
    if not kind.get_num_dims():
        alone = packer_of(kind.element_type)
        return lambda value, values, keep: alone(np.asarray(value).item(), values, keep)
    count, *rest = kind.get_shape()
    element = packer_of(VectorType(kind.element_type, rest) if rest else kind.element_type)

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        try:
            items = list(value)
        except TypeError:
            raise Mismatch(describe(value)) from None
        if len(items) != count:
            raise Mismatch(f"{len(items)} elements")
        for item in items:
            element(item, values, keep)

    return pack


class WithLinks(np.ndarray[Any, Any]):
    """Memory whose addresses are known to lead to arrays; see `structs.linked`."""

    form: Any = None


def has_links(value: object) -> bool:
    """True for structs of which is known what their addresses lead to."""
    return isinstance(value, WithLinks) and value.form is not None


_from_buffer: Callable[[Any], Any] = ctypes.c_char.from_buffer
_addressof: Callable[[Any], int] = ctypes.addressof


def address_of(array: Array) -> int:
    """Return the address of the first element. Arrays that allow it go the way that is three
    times faster.
    """
    try:
        return _addressof(_from_buffer(array))
    except (ValueError, TypeError, BufferError):  # not contiguous, empty or read-only
        return array.__array_interface__["data"][0]


@dataclass(frozen=True)
class BufferLayout:
    """Layout that a memref or tensor type fixes of the arrays that fit it; ``None`` is dynamic."""

    shape: tuple[int | None, ...]
    strides: tuple[int | None, ...] | None
    """In elements; ``None`` as a whole is the identity layout."""
    offset: int

    @staticmethod
    def of(kind: MemRefType[Attribute] | TensorType[Attribute]) -> BufferLayout:
        """Read it off a type."""
        shape = tuple(None if n < 0 else n for n in kind.get_shape())
        if not isinstance(kind, MemRefType) or is_identity_layout(kind):
            return BufferLayout(shape, None, 0)
        layout = strided_layout(kind)
        if layout is None:
            raise Mismatch("a parameter whose layout has no strides")
        offset, strides = layout
        return BufferLayout(shape, strides, offset or 0)

    def check_shape(self, array: Array) -> None:
        """Rank and sizes."""
        if array.ndim != len(self.shape):
            raise Mismatch(f"{describe(array)}: its rank is {array.ndim}, not {len(self.shape)}")
        for axis, (want, have) in enumerate(zip(self.shape, array.shape, strict=True)):
            if want is not None and want != have:
                raise Mismatch(f"{describe(array)}: size {have}, not {want}, along axis {axis}")

    def check_strides(self, array: Array, steps: tuple[int, ...]) -> None:
        """Strides, which do not matter along axes of size 0 and 1, nor where nothing is."""
        if not array.size:
            return
        if self.strides is None:
            if not array.flags.c_contiguous:
                unknown = ", ".join("?" * array.ndim)
                raise Mismatch(
                    f"{describe(array)} that is not contiguous",
                    "declare the parameter with the layout "
                    f"`strided<[{unknown}], offset: ?>`, or pass `np.ascontiguousarray(...)`",
                )
            return
        for axis, (want, have) in enumerate(zip(self.strides, steps, strict=True)):
            if want is not None and want != have and array.shape[axis] > 1:
                raise Mismatch(f"{describe(array)}: stride {have}, not {want}, along axis {axis}")


def element_strides(array: Array) -> tuple[int, ...]:
    """Strides in elements."""
    size = array.itemsize
    if any(step % size for step in array.strides):
        raise Mismatch("an array whose strides are no multiples of its elements")
    return tuple(step // size for step in array.strides)


def _buffer_packer(kind: MemRefType[Attribute] | TensorType[Attribute]) -> Packer:
    layout = BufferLayout.of(kind)
    accepted = dtypes_of(kind.element_type)
    by_value = isinstance(kind, TensorType)
    if not accepted:
        raise Mismatch("a parameter whose elements NumPy does not have", NO_ELEMENTS)
    shift = layout.offset * accepted[0].itemsize
    identity = layout.strides is None
    rank = len(layout.shape)
    fixed = any(size is not None for size in layout.shape)

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        array = _by_value(value, accepted, keep) if by_value else _in_place(value, keep)
        if array.dtype not in accepted:
            raise Mismatch(describe(array), f"its elements must be {accepted[0]}")
        if array.ndim != rank or fixed:
            layout.check_shape(array)
        if not identity:
            steps = element_strides(array)
            layout.check_strides(array, steps)
        elif array.flags.c_contiguous:
            steps = (1,) if rank == 1 else contiguous(array.shape)
        else:
            layout.check_strides(array, steps := ())
        if not array.flags.aligned:
            raise Mismatch("an array that is not aligned", "pass a copy of it")
        address = address_of(array)
        values.extend((address, address - shift, layout.offset, *array.shape, *steps))

    return pack


def _lanes_packer(kind: MemRefType[Attribute], element: VectorType[Attribute]) -> Packer:
    """Buffers of vectors: arrays whose last axis are the lanes."""
    accepted, (lanes,) = dtypes_of(element.element_type), element.get_shape()
    layout = BufferLayout.of(kind)
    # Vectors lie behind each other at multiples of their size, so lanes are a power of two.
    if not accepted or lanes & (lanes - 1):
        raise Mismatch("a parameter whose elements NumPy does not have", NO_ELEMENTS)
    size = lanes * accepted[0].itemsize

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        array = _in_place(value, keep)
        if array.dtype not in accepted or array.shape[-1:] != (lanes,):
            raise Mismatch(describe(array), f"its last axis holds {lanes} of {accepted[0]}")
        layout.check_shape(array[..., 0])
        address = address_of(array)
        if not array.flags.c_contiguous or not array.flags.aligned:
            raise Mismatch(f"{describe(array)} that is not contiguous, or not aligned")
        shape = array.shape[:-1]
        steps = contiguous(shape)
        layout.check_strides(array[..., 0].copy(), steps)
        shift = layout.offset * size
        values.extend((address, address - shift, layout.offset, *shape, *steps))

    return pack


def flat(dtype: np.dtype[Any]) -> tuple[np.dtype[Any], tuple[int, ...]]:
    """The elements of arrays of arrays, and the axes."""
    axes: tuple[int, ...] = ()
    while dtype.subdtype is not None:
        dtype, inner = dtype.subdtype
        axes += inner
    return dtype, axes


def _rows_packer(kind: MemRefType[Attribute], row: np.dtype[Any]) -> Packer:
    """Buffers of arrays by value: arrays whose last axes are those of an element."""
    accepted, axes = flat(row)
    layout = BufferLayout.of(kind)
    shift = layout.offset * row.itemsize

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        array = _in_place(value, keep)
        rank = array.ndim - len(axes)
        if array.dtype != accepted or rank < 0 or array.shape[rank:] != axes or 0 in axes:
            shown = "×".join(map(str, axes))
            raise Mismatch(describe(array), f"its last axes hold {shown} of {accepted}")
        first = array[(..., *(0 for _ in axes))]
        layout.check_shape(first)
        if not array.flags.c_contiguous or not array.flags.aligned:
            raise Mismatch(f"{describe(array)} that is not contiguous, or not aligned")
        steps = contiguous(first.shape)
        layout.check_strides(first.copy(), steps)
        address = address_of(array)
        values.extend((address, address - shift, layout.offset, *first.shape, *steps))

    return pack


def _in_place(value: Any, keep: list[Any]) -> Array:
    if not isinstance(value, np.ndarray):
        hint = "memrefs are read and written in place: pass a NumPy array"
        raise Mismatch(describe(value), hint)
    array = cast(Array, value)
    _require_writeable(array, keep)
    return array


def _require_writeable(array: Array, keep: list[Any]) -> None:
    if not array.flags.writeable and not isinstance(keep, Reading):
        hint = "the function may write it: pass a copy, or declare the parameter as a tensor"
        raise ReadOnly(f"{describe(array)} that is read-only", hint)


def as_elements(value: Any, dtype: np.dtype[Any]) -> Array:
    """An array of what is none; `Mismatch` where NumPy would leave something out: fractions of
    integers, imaginary parts, bits, or that there is nothing (``None``, of which it makes NaN).
    """
    hint = f"its elements must be {dtype}"
    try:
        plain = np.asarray(value)
        given = plain.dtype.kind
        if given == "c" and dtype.kind != "c":
            raise Mismatch(describe(value), hint)
        with np.errstate(invalid="ignore"):  # of NaN no integer is made, as is found below
            found = plain.astype(dtype) if given in "biufc" else np.asarray(value, dtype)
    except (TypeError, ValueError, OverflowError) as error:
        raise Mismatch(f"{describe(value)}: {error}") from None
    if given == "O" and any(one is None for one in plain.flat):
        raise Mismatch(f"{describe(value)}, with None for a number", hint)
    if given in "biuf" and dtype.kind in "biu" and not np.array_equal(found, plain):
        raise Mismatch(f"{describe(value)}, not all of which are {dtype}", hint)
    return found


def _by_value(value: Any, accepted: tuple[np.dtype[Any], ...], keep: list[Any]) -> Array:
    """Tensors are values: anything that converts without loss will do."""
    if value is None:  # NumPy makes a NaN of it
        raise Mismatch(describe(value), "it is a value: pass numbers, or an array")
    if not isinstance(value, np.ndarray):
        value = as_elements(value, accepted[0])
    array = np.require(cast(Array, value), requirements=("C", "A"))
    keep.append(array)
    return array
