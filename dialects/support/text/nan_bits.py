"""Bits of narrow floats: NaNs keep theirs, and what is too large is infinite.

In Python, NaNs are NaNs of f64 with sign and payload.

xDSL holds the value of an attribute as a Python float, and Python's `struct` gives every NaN of f16
one payload, makes those of f32 quiet, and the 8-bit formats of xDSL drop the sign. So
``0xFE01 : f16`` came back as ``0xFE00``. `install` has the types convert NaNs bit by bit, with the
mantissa at the upper end of that of f64. Numbers that `struct` refuses, as ``70000.0 : f16``,
become infinite, as `mlir-opt` and arithmetic have them; all others are converted as before.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import copysign, inf
from typing import Any

from xdsl.dialects import builtin
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type

_MANTISSA = 52
_NAN = 0x7FF << _MANTISSA


@dataclass(frozen=True)
class _Format:
    """Positions of the bits of a NaN."""

    bits: int
    mantissa: int
    all_ones: bool = False
    """The mantissa of the only NaN there is for each sign."""

    def to_f64(self, raw: int) -> float:
        """A NaN as one of f64."""
        sign = raw >> (self.bits - 1) & 1
        mantissa = raw & ((1 << self.mantissa) - 1)
        wide = sign << 63 | _NAN | mantissa << (_MANTISSA - self.mantissa)
        return struct.unpack("<d", wide.to_bytes(8, "little"))[0]

    def from_f64(self, value: float) -> int:
        """The bits for a NaN; one whose payload is lost becomes the quiet one."""
        wide = int.from_bytes(struct.pack("<d", value), "little")
        sign = (wide >> 63) << (self.bits - 1)
        mantissa = (wide & ((1 << _MANTISSA) - 1)) >> (_MANTISSA - self.mantissa)
        if self.all_ones:
            mantissa = (1 << self.mantissa) - 1
        exponent = (1 << (self.bits - 1 - self.mantissa)) - 1
        return sign | exponent << self.mantissa | (mantissa or 1 << (self.mantissa - 1))


def _formats() -> Iterator[tuple[type[Any], _Format]]:
    yield Float16Type, _Format(16, 10)
    yield BFloat16Type, _Format(16, 7)
    yield Float32Type, _Format(32, 23)
    yield builtin.Float8E5M2Type, _Format(8, 2)
    yield builtin.Float8E4M3Type, _Format(8, 3)
    yield builtin.Float8E3M4Type, _Format(8, 4)
    yield builtin.Float8E4M3FNType, _Format(8, 3, all_ones=True)


@cache
def install() -> None:
    """Make the types keep the bits of NaNs, and have infinities."""
    for cls, format in _formats():
        _extend(cls, format)


def _extend(cls: type[Any], format: _Format) -> None:
    pack, unpack = cls.pack, cls.unpack
    size = format.bits // 8

    def packed(self: Any, values: Sequence[float], /) -> bytes:
        try:
            raw: bytes = pack(self, values)
        except OverflowError:
            raw = b"".join(rounded(self, value) for value in values)
        if not any(value != value for value in values):
            return raw
        kept = bytearray(raw)
        for at, value in enumerate(values):
            if value != value:
                bits = format.from_f64(value)
                kept[at * size : (at + 1) * size] = bits.to_bytes(size, "little")
        return bytes(kept)

    def rounded(self: Any, value: float) -> bytes:
        try:
            return pack(self, (value,))
        except OverflowError:
            return pack(self, (copysign(inf, value),))

    def unpacked(self: Any, buffer: Any, num: int, /) -> tuple[float, ...]:
        values: tuple[float, ...] = unpack(self, buffer, num)
        if not any(value != value for value in values):
            return values
        raw = bytes(buffer)
        return tuple(
            format.to_f64(int.from_bytes(raw[at * size : (at + 1) * size], "little"))
            if value != value
            else value
            for at, value in enumerate(values)
        )

    def each(self: Any, buffer: Any, /) -> Iterator[float]:
        return iter(unpacked(self, buffer, len(memoryview(buffer)) // size))

    cls.pack, cls.unpack, cls.iter_unpack = packed, unpacked, each
