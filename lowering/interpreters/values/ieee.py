"""Floating-point numbers of every format, rounded exactly.

A value of any format is a Python float (binary64) that the format can hold. Sums, differences,
products, quotients and square roots of two such numbers may be computed in binary64 and rounded
once more: the result is the correctly rounded one, because 53 >= 2p + 2 for p = 24, 11 and 8
(Figueroa 1995). Where that argument does not hold (fma, conversions from integers), numbers are
rounded from their exact value, an integer times a power of two.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import math
import struct
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, partial

from ad_opt.dialects.energies.expr_keys import RealType
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type
from xdsl.ir import Attribute

Lift = Callable[[str, Callable[..., float]], Callable[..., float]]
LIFT: ContextVar[Lift | None] = ContextVar("LIFT", default=None)
"""Function that makes another carry more than numbers (see `dual`), given its name and itself."""


@dataclass(frozen=True)
class Format:
    """A binary interchange format: ``precision`` counts the hidden bit."""

    name: str
    bits: int
    precision: int
    max_exponent: int

    @property
    def largest(self) -> float:
        """The largest finite number."""
        return math.ldexp(2**self.precision - 1, self.max_exponent - self.precision + 1)

    @property
    def smallest_normal(self) -> float:
        """The smallest positive number with full precision."""
        return math.ldexp(1.0, 1 - self.max_exponent)


F16 = Format("f16", 16, 11, 15)
BF16 = Format("bf16", 16, 8, 127)
F32 = Format("f32", 32, 24, 127)
F64 = Format("f64", 64, 53, 1023)

_FORMATS: dict[type[Attribute], Format] = {
    Float16Type: F16,
    BFloat16Type: BF16,
    Float32Type: F32,
    Float64Type: F64,
    RealType: F64,
}

TO_NEAREST_EVEN, DOWNWARD, UPWARD, TOWARD_ZERO, TO_NEAREST_AWAY = range(5)
"""Rounding modes, numbered as `arith.truncf` numbers them."""


def format_of(type: Attribute) -> Format | None:
    """The format of a scalar type; ``None`` if it is no float that is known here."""
    return _FORMATS.get(type.__class__)


def _rounds_up(mode: int, negative: bool, odd: int, rest: int, half: int) -> bool:
    match mode:
        case 0:
            return rest > half or (rest == half and odd == 1)
        case 1:
            return negative and rest > 0
        case 2:
            return not negative and rest > 0
        case 3:
            return False
        case _:
            return rest >= half


def round_exact(to: Format, mantissa: int, exponent: int, mode: int = TO_NEAREST_EVEN) -> float:
    """``mantissa * 2**exponent``, rounded once to the format."""
    if mantissa == 0:
        return 0.0
    magnitude, negative = abs(mantissa), mantissa < 0
    top = max(exponent + magnitude.bit_length() - 1, 1 - to.max_exponent)
    last_place = top - (to.precision - 1)
    shift = last_place - exponent
    if shift <= 0:
        kept = magnitude << -shift
    else:
        kept, rest = magnitude >> shift, magnitude & ((1 << shift) - 1)
        kept += _rounds_up(mode, negative, kept & 1, rest, 1 << (shift - 1))
    sign = -1.0 if negative else 1.0
    if last_place + kept.bit_length() - 1 > to.max_exponent:
        to_infinity = mode in (TO_NEAREST_EVEN, TO_NEAREST_AWAY) or mode == (
            DOWNWARD if negative else UPWARD
        )
        return sign * (math.inf if to_infinity else to.largest)
    return sign * math.ldexp(kept, last_place)


def exact_parts(value: float) -> tuple[int, int]:
    """A finite float as integer and power of two."""
    numerator, denominator = value.as_integer_ratio()
    return numerator, 1 - denominator.bit_length()


def convert(to: Format, value: float, mode: int = TO_NEAREST_EVEN) -> float:
    """A float of a wider format, rounded once; keeps infinities, NaN and the sign of zero."""
    if value == 0.0 or not math.isfinite(value):
        return value
    rounded = round_exact(to, *exact_parts(value), mode)
    return math.copysign(rounded, value)


def _identity(value: float) -> float:
    return value


def _to_f32(value: float) -> float:
    return ctypes.c_float(value).value


def rounder(to: Format) -> Callable[[float], float]:
    """The function that rounds a Python float to the nearest number of the format."""
    lift = LIFT.get()
    return _rounder(to) if lift is None else lift("round_to_format", _rounder(to))


@cache
def _rounder(to: Format) -> Callable[[float], float]:
    if to is F64:
        return _identity
    return _to_f32 if to is F32 else partial(convert, to)


def from_integer(to: Format, value: int) -> float:
    """An integer of any size, rounded once."""
    return round_exact(to, value, 0)


def divide(a: float, b: float) -> float:
    """The quotient as IEEE 754 defines it, in binary64."""
    if b != 0.0:
        return a / b
    if a == 0.0 or math.isnan(a):
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def fma(to: Format, a: float, b: float, c: float) -> float:
    """``a*b + c`` with one rounding."""
    lift = LIFT.get()
    return _fma(to, a, b, c) if lift is None else lift("fma", partial(_fma, to))(a, b, c)


def _fma(to: Format, a: float, b: float, c: float) -> float:
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        # Overflow of the product must not meet an infinite `c`; signs are all that matters.
        product = a * b if not (math.isfinite(a) and math.isfinite(b)) else 0.0
        return product + c
    (ma, ea), (mb, eb), (mc, ec) = exact_parts(a), exact_parts(b), exact_parts(c)
    exponent = min(ea + eb, ec)
    total = (ma * mb << (ea + eb - exponent)) + (mc << (ec - exponent))
    if total == 0:  # exact zero: the sign is that of the addition of the two signed terms
        return a * b + c if ma * mb == 0 else 0.0
    return round_exact(to, total, exponent)


_CODES = {"f16": ("<e", "<H"), "f32": ("<f", "<I"), "f64": ("<d", "<Q")}


def to_bits(of: Format, value: float) -> int:
    """The bit pattern, as an unsigned integer."""
    if of is BF16:
        return to_bits(F32, value) >> 16
    as_float, as_int = _CODES[of.name]
    return struct.unpack(as_int, struct.pack(as_float, value))[0]


def from_bits(of: Format, bits: int) -> float:
    """The number with this bit pattern."""
    if of is BF16:
        return from_bits(F32, bits << 16)
    as_float, as_int = _CODES[of.name]
    return struct.unpack(as_float, struct.pack(as_int, bits))[0]


_LIBM = ctypes.CDLL(ctypes.util.find_library("m") or None)


def libm(name: str, arity: int, at: Format) -> Callable[..., float]:
    """A function of the C library, in the given format.

    binary64 and binary32 call the function that generated code calls too (``exp``, ``expf``);
    smaller formats go through binary32 and are rounded once more.
    """
    lift = LIFT.get()
    return _libm(name, arity, at) if lift is None else lift(name, _libm(name, arity, at))


@cache
def _libm(name: str, arity: int, at: Format) -> Callable[..., float]:
    single = at is not F64
    function = getattr(_LIBM, name + "f" if single else name)
    c_type = ctypes.c_float if single else ctypes.c_double
    function.restype, function.argtypes = c_type, [c_type] * arity
    if at is F64 or at is F32:
        return function
    narrow = _rounder(at)

    def rounded(*values: float) -> float:
        return narrow(function(*values))

    return rounded


def minimum(a: float, b: float) -> float:
    """IEEE 754-2019 minimum: NaN propagates, -0 is less than +0."""
    if math.isnan(a) or math.isnan(b):
        return math.nan
    if a == b:
        return a if math.copysign(1.0, a) < 0 else b
    return min(a, b)


def maximum(a: float, b: float) -> float:
    """IEEE 754-2019 maximum: NaN propagates, +0 is greater than -0."""
    return -minimum(-a, -b)


def minimum_number(a: float, b: float) -> float:
    """IEEE 754-2019 minimumNumber: a NaN is ignored if the other operand is a number."""
    if math.isnan(a):
        return b
    return a if math.isnan(b) else minimum(a, b)


def maximum_number(a: float, b: float) -> float:
    """IEEE 754-2019 maximumNumber: a NaN is ignored if the other operand is a number."""
    if math.isnan(a):
        return b
    return a if math.isnan(b) else maximum(a, b)
