"""Exponentials and the hyperbolic tangent as straight-line arithmetic.

The argument is reduced to r in [-log(2)/2, log(2)/2] after Cody and Waite: n log(2) is subtracted
in two parts, of which the first has so few bits that its product with n is exact. The result is
multiplied by 2^n in two steps, so that it is rounded once where it is too small to be normal.

`EXP` and `EXPM1` were made by Remez's algorithm in ninety digits, of (exp(r) - 1 - r)/r²: relative
to exp(r), and to exp(r) - 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from .arithmetic import Arithmetic

EXP: Mapping[str, Sequence[str]] = {
    "f32": (
        "0x1.fffffcp-2",
        "0x1.555490p-3",
        "0x1.5558f4p-5",
        "0x1.123a6ap-7",
        "0x1.6a2352p-10",
    ),
    "f64": (
        "0x1.000000000000ap-1",
        "0x1.55555555554f9p-3",
        "0x1.55555555507f2p-5",
        "0x1.1111111127e8dp-7",
        "0x1.6c16c1844ad28p-10",
        "0x1.a01a0129afc28p-13",
        "0x1.a01999ae41f9cp-16",
        "0x1.71df263910085p-19",
        "0x1.28adce0cffbc3p-22",
        "0x1.ad7eeb0cfd0e8p-26",
    ),
}
EXPM1: Mapping[str, Sequence[str]] = {
    "f32": (
        "0x1.000000p-1",
        "0x1.555554p-3",
        "0x1.5554b0p-5",
        "0x1.11118ap-7",
        "0x1.6d7296p-10",
        "0x1.a032dep-13",
    ),
    "f64": (
        "0x1.0000000000000p-1",
        "0x1.5555555555559p-3",
        "0x1.555555555553ep-5",
        "0x1.111111110f6aap-7",
        "0x1.6c16c16c1f162p-10",
        "0x1.a01a01afe9931p-13",
        "0x1.a01a017b969c6p-16",
        "0x1.71ddf84231302p-19",
        "0x1.27e5365e7050cp-22",
        "0x1.af5ee7fda1152p-26",
        "0x1.1ee889f7feb85p-29",
    ),
}
"""Coefficients, of the lowest power first."""

ERRORS: Mapping[str, tuple[float, float]] = {"f32": (4.4e-9, 2.3e-9), "f64": (9.7e-18, 1.1e-18)}
"""The largest errors of exp and expm1 by these, relative, in exact arithmetic."""

LOG2_PARTS = {
    "f32": ("0x1.62e4p-1", "0x1.7f7d1cp-20"),
    "f64": ("0x1.62e42fefa38p-1", "0x1.ef35793c7673p-45"),
}
"""log(2) in two parts: 16 and 24 bits, 42 and 53 bits."""

LOG2 = "0x1.62e42fefa39efp-1"
LOG2_E = "0x1.71547652b82fep+0"

ENDS = {"f32": (-104.0, 89.0), "f64": (-746.0, 710.0)}
"""Beyond these the exponential is zero or infinite."""
ENDS_OF_EXP2 = {"f32": (-151.0, 129.0), "f64": (-1076.0, 1025.0)}
NORMAL = {
    "f32": ("-0x1.5d589ep+6", "0x1.62e42ep+6"),
    "f64": ("-0x1.6232bdd7abcd2p+9", "0x1.62e42fefa39efp+9"),
}
"""The first and the last number whose exponential is normal: no smaller one, none larger."""
NORMAL_OF_EXP2 = {
    "f32": ("-0x1.f8p+6", "0x1.fffffep+6"),
    "f64": ("-0x1.ffp+9", "0x1.fffffffffffffp+9"),
}
MINUS_ONE = {"f32": -20.0, "f64": -40.0}
"""Below this exp(x) - 1 is -1."""
ONE = {"f32": 10.0, "f64": 20.0}
"""From here on the hyperbolic tangent is 1."""


def _numbers(texts: Sequence[str]) -> list[float]:
    return [float.fromhex(text) for text in texts]


def _name(a: Arithmetic) -> str:
    return "f32" if a.is_single else "f64"


def _nearest(a: Arithmetic, x: SSAValue, more: int = 0) -> tuple[SSAValue, SSAValue]:
    """The nearest whole number, and a sum in the last bits of which it stands, plus ``more``."""
    magic = a.number(a.format.magic + more)
    shifted = a.add(x, magic)
    return a.sub(shifted, magic), shifted


def _reduced(a: Arithmetic, x: SSAValue, more: int = 0) -> tuple[SSAValue, SSAValue]:
    """``x`` without its multiples of log(2), and how many they were, as `_nearest` says it."""
    turns = a.mul(x, a.number(float.fromhex(LOG2_E)))
    n, shifted = _nearest(a, turns, more)
    for part in _numbers(LOG2_PARTS[_name(a)]):
        x = a.sub(x, a.mul(n, a.number(part)))
    return x, shifted


def _reduced_of_exp2(a: Arithmetic, x: SSAValue, more: int = 0) -> tuple[SSAValue, SSAValue]:
    """The same for a power of two."""
    n, shifted = _nearest(a, x, more)
    return a.mul(a.sub(x, n), a.number(float.fromhex(LOG2))), shifted


def _scaled(a: Arithmetic, x: SSAValue, shifted: SSAValue) -> SSAValue:
    """``1 + x`` times 2^n, in two factors of about the same size."""
    bias, fraction = a.format.bias, a.format.fraction
    both = a.whole(arith.AddiOp, a.bits(shifted), a.word(2 * bias - a.format.magic_bits))
    half = a.whole(arith.ShRUIOp, both, a.word(1))
    first, second = (
        a.real(a.whole(arith.ShLIOp, part, a.word(fraction)))
        for part in (half, a.whole(arith.SubiOp, both, half))
    )
    return a.mul(a.add(a.mul(x, first), first), second)


def _without_one(a: Arithmetic, r: SSAValue, table: Mapping[str, Sequence[str]]) -> SSAValue:
    """``exp(r) - 1`` of a small number."""
    rest = a.polynomial(r, _numbers(table[_name(a)]))
    return a.add(r, a.mul(a.mul(r, r), rest))


@dataclass(frozen=True)
class _Power:
    """An exponential: how its argument is reduced, and beyond which arguments it is no number."""

    reduced: Callable[..., tuple[SSAValue, SSAValue]]
    ends: Mapping[str, tuple[float, float]]
    """Below and above, it is zero and infinite."""
    normal: Mapping[str, tuple[str, str]]
    """The first and the last argument whose power is normal."""

    def of(self, a: Arithmetic, x: SSAValue) -> SSAValue:
        """The power, with as little as is permitted."""
        if a.permitted.tiny_is_zero:
            return self._or_zero(a, x)
        least, most = map(a.number, self.ends[_name(a)])
        vanishes, zero = a.where("olt", x, least), a.number(0.0)
        # To compute that zero takes a hundred times as long: processors round by microcode what is
        # too small to be normal, and masks of attention make whole rows of such.
        bounded = x if a.permitted.no_ends else a.where("ogt", x, most)(most, x)
        r, shifted = self.reduced(a, vanishes(zero, bounded))
        return vanishes(zero, _scaled(a, _without_one(a, r, EXP), shifted))

    def _or_zero(self, a: Arithmetic, x: SSAValue) -> SSAValue:
        """The power where it is normal, else zero: 2^n is one factor."""
        least, most = map(a.number, _numbers(self.normal[_name(a)]))
        power = self._between(a, x) if a.permitted.no_ends else self._below(a, x, most)
        return a.where("olt", x, least)(a.number(0.0), power)

    def _between(self, a: Arithmetic, x: SSAValue) -> SSAValue:
        """The power with a factor 2^n that is a number, too."""
        r, shifted = self.reduced(a, x, a.format.bias)
        factor = a.real(a.whole(arith.ShLIOp, a.bits(shifted), a.word(a.format.fraction)))
        return a.add(a.mul(_without_one(a, r, EXP), factor), factor)

    def _below(self, a: Arithmetic, x: SSAValue, most: SSAValue) -> SSAValue:
        """The power by adding n to an exponent, up to the largest number; NaN of NaN."""
        r, shifted = self.reduced(a, x)
        n = a.whole(arith.ShLIOp, a.bits(shifted), a.word(a.format.fraction))
        near_one = a.add(_without_one(a, r, EXP), a.number(1.0))
        power = a.real(a.whole(arith.AddiOp, a.bits(near_one), n))
        return a.where("ugt", x, most)(a.mul(x, a.number(inf)), power)


exp = _Power(_reduced, ENDS, NORMAL).of
exp2 = _Power(_reduced_of_exp2, ENDS_OF_EXP2, NORMAL_OF_EXP2).of
"""Compute e^x, and 2^x, which is exact for whole numbers."""


def expm1(a: Arithmetic, x: SSAValue) -> SSAValue:
    """Compute e^x - 1, also where that is small."""
    bounded = a.bounded(x, MINUS_ONE[_name(a)], ENDS[_name(a)][1])
    return a.where("oeq", x, a.number(0.0))(x, _expm1(a, bounded))


def _expm1(a: Arithmetic, x: SSAValue) -> SSAValue:
    """The same within bounds; of half the result, whose factor 2^(n-1) does not overflow."""
    bias, fraction = a.format.bias, a.format.fraction
    r, shifted = _reduced(a, x)
    exponent = a.whole(arith.AddiOp, a.bits(shifted), a.word(bias - 1 - a.format.magic_bits))
    half = a.real(a.whole(arith.ShLIOp, exponent, a.word(fraction)))
    near = a.mul(_without_one(a, r, EXPM1), half)
    return a.mul(a.add(near, a.sub(half, a.number(0.5))), a.number(2.0))


def tanh(a: Arithmetic, x: SSAValue) -> SSAValue:
    """Compute the hyperbolic tangent, of e^2|x| - 1."""
    size = a.bounded(a.magnitude(x), -inf, ONE[_name(a)])
    grown = _expm1(a, a.mul(size, a.number(2.0)))
    return a.with_sign(a.div(grown, a.add(grown, a.number(2.0))), x)
