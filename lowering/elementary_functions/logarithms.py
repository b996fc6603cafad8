"""Logarithms as straight-line arithmetic.

The argument is m 2^e with m between sqrt(1/2) and sqrt(2), read from its bits; what is too small to
be normal is multiplied first. Then log(1 + f), f = m - 1, is

- in ``f32`` f + f² (f P(f) - 1/2),
- in ``f64``, after fdlibm's ``e_log.c``, f - f²/2 + s (f²/2 + s² P(s²)) with s = f/(2 + f).

`SINGLE` and `DOUBLE`, the coefficients of P, were made by Remez's algorithm in ninety digits,
relative to log(1 + f).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nan

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from .arithmetic import Arithmetic
from .exponentials import LOG2_E, LOG2_PARTS

SINGLE = (
    "0x1.555548p-2",
    "-0x1.000006p-2",
    "0x1.99a4bcp-3",
    "-0x1.555c5ap-3",
    "0x1.2336e6p-3",
    "-0x1.fc1f6cp-4",
    "0x1.e6f5d8p-4",
    "-0x1.de4f84p-4",
    "0x1.146356p-4",
)
DOUBLE = (
    "0x1.5555555555593p-1",
    "0x1.999999997fcaep-2",
    "0x1.2492494200cdfp-2",
    "0x1.c71c51fbdd6d4p-3",
    "0x1.746641d4e44d0p-3",
    "0x1.39a16b68f5a3bp-3",
    "0x1.2f08a8816be4dp-3",
)
ERRORS = {"f32": 3.3e-9, "f64": 2.0e-18}
"""The largest errors by these, relative, in exact arithmetic."""

LOG10_2_PARTS = {
    "f32": ("0x1.3440p-2", "0x1.3509f8p-18"),
    "f64": ("0x1.34413509f78p-2", "0x1.fef311f12b358p-46"),
}
LOG10_E = "0x1.bcb7b1526e50ep-2"


@dataclass(frozen=True)
class _Parts:
    """Exponent and fraction of a number: log(x) = ``e`` log(2) + log(1 + ``f``)."""

    e: SSAValue
    f: SSAValue


def _split(a: Arithmetic, x: SSAValue) -> _Parts:
    """Take a positive normal number apart."""
    fraction, bias = a.format.fraction, a.format.bias
    root = 0x3F3504F3 if a.is_single else 0x3FE6A09E667F3BCD  # bits of sqrt(1/2)
    # What is shifted stays positive where it is not converted as a number with a sign.
    offset = 0 if a.is_single else bias << fraction
    above = a.whole(arith.AddiOp, a.bits(x), a.word(offset - root))
    mask = a.word((1 << fraction) - 1)
    m = a.real(a.whole(arith.AddiOp, a.whole(arith.AndIOp, above, mask), a.word(root)))
    f = a.sub(m, a.number(1.0))
    if a.is_single:
        return _Parts(a.converted(a.whole(arith.ShRSIOp, above, a.word(fraction))), f)
    # Few processors convert so long integers. One that is small, in the last bits of a power of
    # two, becomes a float by a subtraction.
    exponent = a.whole(arith.ShRUIOp, above, a.word(fraction))
    high = a.real(a.whole(arith.OrIOp, exponent, a.word((bias + fraction) << fraction)))
    return _Parts(a.sub(high, a.number(2.0**fraction + bias)), f)


def _split_any(a: Arithmetic, x: SSAValue) -> _Parts:
    """Take a positive number apart, also one too small to be normal if that is to be told."""
    if a.permitted.no_ends or a.permitted.tiny_is_zero:
        return _split(a, x)
    is_small = a.where("olt", x, a.number(a.format.least))
    lift = a.format.fraction + 2
    parts = _split(a, is_small(a.mul(x, a.number(2.0**lift)), x))
    return _Parts(is_small(a.sub(parts.e, a.number(float(lift))), parts.e), parts.f)


def _tail(a: Arithmetic, f: SSAValue, more: SSAValue | None = None) -> SSAValue:
    """``log(1 + f) - f``, and ``more``."""
    square = a.mul(f, f)
    if a.is_single and more is not None:
        p = a.polynomial(f, [-0.5, *(float.fromhex(one) for one in SINGLE)])
        return a.add(a.mul(square, p), more)
    half = a.mul(a.number(0.5), square)
    if a.is_single:
        # A product follows, whose rounding is one more: the half is not rounded with the others.
        p = a.polynomial(f, [float.fromhex(one) for one in SINGLE])
        return a.sub(a.mul(a.mul(square, f), p), half)
    s = a.div(f, a.add(f, a.number(2.0)))
    z = a.mul(s, s)
    p = a.polynomial(z, [float.fromhex(one) for one in DOUBLE])
    rest = a.mul(s, a.add(half, a.mul(z, p)))
    return a.sub(rest if more is None else a.add(rest, more), half)


def _special(a: Arithmetic, x: SSAValue, value: SSAValue) -> SSAValue:
    """The logarithms of zero, infinity and of what has none."""
    zero, top = a.number(0.0), a.number(inf)
    value = a.where("olt", x, top)(value, x)  # infinity and NaN are their own
    if a.permitted.no_ends:
        return value
    if a.permitted.tiny_is_zero:
        is_zero = a.where("olt", x, a.number(a.format.least))
    else:
        is_zero = a.where("oeq", x, zero)
    return a.where("olt", x, zero)(a.number(nan), is_zero(a.number(-inf), value))


def _natural(a: Arithmetic, parts: _Parts, more: SSAValue | None = None) -> SSAValue:
    """The logarithm of the parts and, relative to 1, a little ``more``."""
    high, low = (a.number(float.fromhex(part)) for part in LOG2_PARTS[_name(a)])
    low = a.mul(parts.e, low)
    small = _tail(a, parts.f, low if more is None else a.add(low, more))
    return a.add(a.add(parts.f, small), a.mul(parts.e, high))


def _name(a: Arithmetic) -> str:
    return "f32" if a.is_single else "f64"


def log(a: Arithmetic, x: SSAValue) -> SSAValue:
    """The natural logarithm."""
    return _special(a, x, _natural(a, _split_any(a, x)))


def log1p(a: Arithmetic, x: SSAValue) -> SSAValue:
    """The natural logarithm of 1 + x; what that sum loses is added to it, relative to the sum."""
    one = a.number(1.0)
    u = a.add(x, one)
    above = a.sub(u, one)
    lost = a.add(a.sub(one, a.sub(u, above)), a.sub(x, above))
    value = _special(a, u, _natural(a, _split(a, u), a.div(lost, u)))
    return a.where("oeq", x, a.number(0.0))(x, value)


def log2(a: Arithmetic, x: SSAValue) -> SSAValue:
    """The logarithm to base 2, which is exact for powers of two."""
    parts = _split_any(a, x)
    return _special(a, x, a.add(_fractional(a, parts.f, LOG2_E), parts.e))


def log10(a: Arithmetic, x: SSAValue) -> SSAValue:
    """The logarithm to base 10."""
    parts = _split_any(a, x)
    high, low = (a.number(float.fromhex(part)) for part in LOG10_2_PARTS[_name(a)])
    near = a.add(_fractional(a, parts.f, LOG10_E), a.mul(parts.e, low))
    return _special(a, x, a.add(near, a.mul(parts.e, high)))


def _fractional(a: Arithmetic, f: SSAValue, unit: str) -> SSAValue:
    """The logarithm of 1 + f in other units."""
    return a.mul(a.add(f, _tail(a, f)), a.number(float.fromhex(unit)))
