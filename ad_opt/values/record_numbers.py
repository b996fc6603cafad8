"""The numbers in by-value types that derivatives are by: structs as vectors.

`Numbers` is the correspondence between the numbers of a value and those of its derivative, which
the fields' associations give: ``read`` and ``write`` for values, ``read_derivative`` and
``write_derivative`` for tangents, cotangents and gradients. Numbers without a derivative (integers,
``no_diff`` fields) are left out; a complex number is two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    MemRefType,
    VectorType,
)
from xdsl.ir import Attribute

from ad_opt.dialects.types.agg_record import RecordType

from .arguments import Array, dtypes_of, flat, packer_of
from .bfloat16 import decoded, encoded, from_bits, holds_bfloat16, to_bits
from .records import count_numbers, from_memory, in_memory
from .results import unpacker_of


class Numbers:
    """One by-value type that has a differential."""

    def __init__(self, kind: RecordType):
        assert kind.differential is not None
        self.kind = kind
        self.derivative: Attribute = kind.differential
        pairs = list(_pairs(kind, self.derivative, 0, 0))
        self._narrow = [holds_bfloat16(type_) for _, _, type_ in pairs]
        self._places = [at for at, _, _ in pairs]
        self._derivatives = [at for _, at, _ in pairs]
        self.eps = max((_eps(type_) for _, _, type_ in pairs), default=2.2e-16)
        """The precision of the least precise number."""
        self.count = len(pairs)
        """Count of numbers that have a derivative."""
        self._flags = list(_flags(kind, self.derivative, 0, 0))

    def read(self, value: Any) -> Array:
        """The numbers of a value that have derivatives."""
        flat = _flat(value, self.kind)
        return self._numbers([flat[i] for i in self._places])

    def write(self, template: Any, numbers: Sequence[float] | Array) -> Any:
        """The value with other numbers."""
        flat = _flat(template, self.kind)
        for at, leaf in zip(self._places, self._leaves(numbers), strict=True):
            flat[at] = leaf
        return unpacker_of(self.kind)[0](flat, None)

    def read_derivative(self, value: Any) -> Array:
        """The numbers of a derivative."""
        flat = _flat(value, self.derivative)
        return self._numbers([flat[i] for i in self._derivatives])

    def write_derivative(self, template: Any, numbers: Sequence[float] | Array) -> Any:
        """A derivative with these numbers, of the value ``template``."""
        primal = _flat(template, self.kind)
        flat: list[Any] = [0] * count_numbers(self.derivative)
        for at, derivative in self._flags:
            flat[derivative] = primal[at]
        for at, leaf in zip(self._derivatives, self._leaves(numbers), strict=True):
            flat[at] = leaf
        return unpacker_of(self.derivative)[0](flat, None)

    def _numbers(self, leaves: Sequence[Any]) -> Array:
        """Return the numbers that leaves of a value stand for: a ``bf16`` is 16 bits there."""
        pairs = zip(leaves, self._narrow, strict=True)
        return np.array([from_bits(x) if narrow else x for x, narrow in pairs], float)

    def _leaves(self, numbers: Sequence[float] | Array) -> list[Any]:
        pairs = zip(map(float, numbers), self._narrow, strict=True)
        return [to_bits(x) if narrow else x for x, narrow in pairs]


class BufferNumbers:
    """A buffer of one by-value type, whose numbers follow element by element."""

    def __init__(self, kind: RecordType):
        self._element = Numbers(kind)
        self._dtype = dtypes_of(self._element.derivative)[0]
        self._axes = len(flat(dtypes_of(kind)[0])[1])
        """Count of an array's axes that are those of one element."""
        self.eps = self._element.eps

    def read(self, value: Array) -> Array:
        """The numbers of all elements that have derivatives."""
        kind, places = self._element.kind, self._places(value)
        elements = (from_memory(value[place], kind) for place in places)
        return self._join([self._element.read(element) for element in elements])

    def write(self, template: Array, numbers: Array) -> Array:
        """Write other numbers into the buffer."""
        for place, row in self._rows(template, numbers):
            held = from_memory(template[place], self._element.kind)
            changed = self._element.write(held, row)
            template[place] = in_memory(changed, self._element.kind)
        return template

    def read_derivative(self, value: Array) -> Array:
        """The numbers of all derivatives."""
        kind, places = self._element.derivative, self._places(value)
        elements = (from_memory(value[place], kind) for place in places)
        return self._join([self._element.read_derivative(element) for element in elements])

    def write_derivative(self, template: Array, numbers: Array) -> Array:
        """A new buffer of derivatives with these numbers."""
        made = np.zeros(template.shape[: template.ndim - self._axes], self._dtype)
        for place, row in self._rows(template, numbers):
            held = from_memory(template[place], self._element.kind)
            derivative = self._element.write_derivative(held, row)
            made[place] = in_memory(derivative, self._element.derivative)
        return made

    def _join(self, parts: list[Array]) -> Array:
        return np.concatenate(parts) if parts else np.zeros(0)

    def _rows(self, like: Array, numbers: Array) -> Iterator[tuple[tuple[int, ...], Array]]:
        places = [*self._places(like)]
        rows = np.asarray(numbers).reshape(max(len(places), 1), -1)
        return zip(places, rows, strict=False)

    def _places(self, like: Array) -> Iterator[tuple[int, ...]]:
        return np.ndindex(like.shape[: like.ndim - self._axes])


class NarrowNumbers:
    """A ``bf16``, a vector of such, or a buffer, whose elements in memory may be raw bits."""

    eps = 2.0**-7

    def __init__(self, kind: Attribute):
        self._buffer = isinstance(kind, MemRefType)

    def read(self, value: Any) -> Array:
        """The numbers, shaped as the value is."""
        return decoded(value) if self._buffer else _rounded(value)

    def write(self, template: Any, numbers: Any) -> Any:
        """Write other numbers into a buffer; others than it was by value."""
        if not self._buffer:
            return _by_value(numbers)
        template[...] = encoded(numbers)
        return template

    def read_derivative(self, value: Any) -> Array:
        """The numbers of a derivative."""
        return self.read(value)

    def write_derivative(self, template: Any, numbers: Any) -> Any:
        """A derivative with these numbers."""
        return np.array(encoded(numbers)) if self._buffer else _by_value(numbers)


def _rounded(numbers: Any) -> Array:
    """The numbers of ``bf16`` next to some."""
    return decoded(encoded(np.asarray(numbers, np.float64)))


def _by_value(numbers: Any) -> Any:
    """Numbers as a scalar, or a vector, of ``bf16`` is passed."""
    rounded = _rounded(numbers)
    return rounded if rounded.ndim else float(rounded)


def numbers_of(kind: Attribute) -> Numbers | BufferNumbers | NarrowNumbers | None:
    """The numbers in a by-value type or a buffer of one, if it is one with a derivative, and in
    what holds ``bf16``, which NumPy knows no numbers of.
    """
    element: Any = kind.element_type if isinstance(kind, MemRefType) else kind
    return None if type(element) in _NUMPYS else _numbers_of(kind)


_NUMPYS = (Float64Type, Float32Type, IntegerType, IndexType)
"""Types that have nothing to look up, since a look-up takes the hash of a type."""


@lru_cache(maxsize=256)
def _numbers_of(kind: Attribute) -> Numbers | BufferNumbers | NarrowNumbers | None:
    if holds_bfloat16(kind):
        return NarrowNumbers(kind)
    if isinstance(kind, MemRefType) and isinstance(element := kind.element_type, RecordType):
        return None if element.differential is None else BufferNumbers(element)
    if isinstance(kind, RecordType) and kind.differential is not None:
        return Numbers(kind)
    return None


def array_of_numbers(value: Any, kind: Attribute) -> Array:
    """A value as an array of its numbers."""
    numbers = numbers_of(kind)
    return np.array(value) if numbers is None else numbers.read(value)


def array_of_derivative(value: Any, kind: Attribute) -> Array:
    """A tangent, cotangent or gradient as an array of its numbers."""
    numbers = numbers_of(kind)
    return np.array(value) if numbers is None else numbers.read_derivative(value)


def _eps(type_: Attribute) -> float:
    return {"f64": 2.2e-16, "f32": 1.2e-7, "f16": 9.8e-4}.get(str(type_), 7.8e-3)


def _flat(value: Any, kind: Attribute) -> list[Any]:
    values: list[Any] = []
    packer_of(kind)(value, values, [])
    return values


def _pairs(
    kind: Attribute, derivative: Attribute, at: int, other: int
) -> Iterator[tuple[int, int, Attribute]]:
    """Yield the number of the value that belongs to each of the derivative, and its type."""
    if isinstance(kind, VectorType | ComplexType | AnyFloat):
        type_ = getattr(kind, "element_type", kind)
        yield from ((at + i, other + i, type_) for i in range(count_numbers(kind)))
        return
    for inner, place, part, start in _parts(kind, derivative, at, other):
        yield from _pairs(inner, part, place, start)


def _parts(
    kind: Attribute, derivative: Attribute, at: int, other: int
) -> Iterator[tuple[Attribute, int, Attribute, int]]:
    """The parts of a record and those of its differential: types, and where they begin."""
    if not isinstance(kind, RecordType) or not isinstance(derivative, RecordType):
        return
    if kind.form in ("array", "optional"):
        step, far = count_numbers(kind.element), count_numbers(derivative.element)
        first = int(kind.form == "optional")
        for i in range(kind.length if kind.form == "array" else 1):
            yield kind.element, at + first + i * step, derivative.element, other + first + i * far
        return
    starts: dict[str, tuple[Attribute, int]] = {}
    for name, type_ in derivative.fields:
        starts[name] = type_, other
        other += count_numbers(type_)
    for name, type_ in kind.fields:
        field = kind.derivative_of(name)
        if field is not None and field in starts:
            yield type_, at, *starts[field]
        at += count_numbers(type_)


def _flags(
    kind: Attribute, derivative: Attribute, at: int, other: int
) -> Iterator[tuple[int, int]]:
    """Yield the positions where optionals say that they have a value."""
    if isinstance(kind, RecordType) and kind.form == "optional":
        yield at, other
    for inner, place, part, start in _parts(kind, derivative, at, other):
        yield from _flags(inner, part, place, start)
