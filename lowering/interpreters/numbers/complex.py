"""Meaning of the operations of ``complex``.

Formulas, for ``z = (a, b)`` and ``w = (c, d)``; every step is rounded to the element's format:

- ``mul``: ``(a*c - b*d, a*d + b*c)``
- ``div``: Smith's algorithm, scaled by the larger part of the divisor; division by zero divides
  both parts by +0, as NumPy does
- ``abs``: ``hypot(a, b)``; ``angle``: ``atan2(b, a)``
- ``exp``: ``e^a * (cos b, sin b)``; ``log``: ``(log |z|, angle)``
- ``sqrt``: from ``sqrt((|z| + |a|) / 2)``, as C99 Annex G requires at the branch cut
- ``pow``: ``exp(w * log z)``, with ``0^0 = 1``
- ``sin``, ``cos``: addition theorems, where zero times infinity is zero; ``tanh``: Kahan's formula
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.values import ieee
from ad_opt.lowering.interpreters.values.elementwise import elementwise, scalar_of
from ad_opt.lowering.interpreters.values.ieee import Format
from ad_opt.lowering.interpreters.values.registry import (
    OPS,
    Evaluate,
    Machine,
    operand_type,
    ops,
    result_type,
    unknown,
)
from xdsl.dialects.builtin import ArrayAttr, ComplexType, FloatAttr, IntegerAttr
from xdsl.ir import Attribute, Operation

Pair: TypeAlias = tuple[float, float]


def complex_format(op: Operation, type: Attribute) -> Format:
    """The format of the parts of a complex type; of a float type itself."""
    scalar = scalar_of(type)
    inner = scalar.element_type if isinstance(scalar, ComplexType) else scalar
    found = ieee.format_of(inner)
    if found is None:
        raise unknown(op, f"complex numbers of `{inner}`")
    return found


@dataclass(frozen=True)
class Arithmetic:
    """Complex functions with parts of one format."""

    at: Format

    def real(self, name: str, *values: float) -> float:
        """A function of the C library."""
        return ieee.libm(name, len(values), self.at)(*values)

    def r(self, value: float) -> float:
        """Round to the format."""
        return ieee.rounder(self.at)(value)

    def add(self, z: Pair, w: Pair) -> Pair:
        """Sum."""
        return self.r(z[0] + w[0]), self.r(z[1] + w[1])

    def sub(self, z: Pair, w: Pair) -> Pair:
        """Difference."""
        return self.r(z[0] - w[0]), self.r(z[1] - w[1])

    def mul(self, z: Pair, w: Pair) -> Pair:
        """Product."""
        r, (a, b), (c, d) = self.r, z, w
        return r(r(a * c) - r(b * d)), r(r(a * d) + r(b * c))

    def div(self, z: Pair, w: Pair) -> Pair:
        """Quotient."""
        r, divide, (a, b), (c, d) = self.r, ieee.divide, z, w
        if c == 0.0 and d == 0.0:
            return divide(a, 0.0), divide(b, 0.0)
        if abs(c) >= abs(d):
            ratio = r(divide(d, c))
            scale = r(c + r(d * ratio))
            return (
                r(divide(r(a + r(b * ratio)), scale)),
                r(divide(r(b - r(a * ratio)), scale)),
            )
        ratio = r(divide(c, d))
        scale = r(r(c * ratio) + d)
        return r(divide(r(r(a * ratio) + b), scale)), r(divide(r(r(b * ratio) - a), scale))

    def neg(self, z: Pair) -> Pair:
        """Negation."""
        return -z[0], -z[1]

    def conj(self, z: Pair) -> Pair:
        """Conjugate."""
        return z[0], -z[1]

    def abs(self, z: Pair) -> float:
        """Modulus."""
        return self.real("hypot", *z)

    def angle(self, z: Pair) -> float:
        """Argument."""
        return self.real("atan2", z[1], z[0])

    def times(self, a: float, b: float) -> float:
        """A product in which a zero wins over an infinity."""
        if (a == 0.0 or b == 0.0) and not (math.isfinite(a) and math.isfinite(b)):
            return math.copysign(0.0, math.copysign(1.0, a) * math.copysign(1.0, b))
        return self.r(a * b)

    def exp(self, z: Pair) -> Pair:
        """Exponential."""
        size = self.real("exp", z[0])
        cos, sin = self.real("cos", z[1]), self.real("sin", z[1])
        if math.isinf(z[0]) and not math.isfinite(z[1]):
            # The size is known, the direction is not.
            return (math.inf, math.nan) if z[0] > 0 else (0.0, 0.0)
        return self.times(size, cos), (
            z[1] if z[1] == 0.0 and not math.isfinite(size) else self.times(size, sin)
        )

    def expm1(self, z: Pair) -> Pair:
        """``exp(z) - 1`` without cancellation in ``a``."""
        # e^a cos b - 1 = (e^a - 1) cos b + (cos b - 1), and cos b - 1 = -2 sin^2(b / 2).
        r, half = self.r, self.real("sin", self.r(z[1] / 2))
        first = r(self.real("expm1", z[0]) * self.real("cos", z[1]))
        return r(first - r(2.0 * r(half * half))), self.exp(z)[1]

    def log(self, z: Pair) -> Pair:
        """Principal logarithm."""
        return self.real("log", self.abs(z)), self.angle(z)

    def log1p(self, z: Pair) -> Pair:
        """``log(1 + z)`` without cancellation."""
        # log |1 + z| = log1p(2a + a^2 + b^2) / 2
        r, (a, b) = self.r, z
        square = r(r(a * r(2.0 + a)) + r(b * b))
        return r(self.real("log1p", square) / 2), self.real("atan2", b, r(1.0 + a))

    def sqrt(self, z: Pair) -> Pair:
        """Principal square root."""
        a, b = z
        if math.isinf(b):
            return math.inf, b
        if a == 0.0 and b == 0.0:
            return 0.0, b
        if math.isinf(a):
            nan = math.nan if math.isnan(b) else 0.0
            return (
                (a, nan if nan else math.copysign(0.0, b))
                if a > 0
                else (
                    nan,
                    math.nan if nan else math.copysign(math.inf, b),
                )
            )
        # Half before adding: the sum of |a| and |z| may overflow.
        half = self.r(self.r(abs(a) / 2) + self.r(self.abs(z) / 2))
        big = self.real("sqrt", half)
        small = self.r(ieee.divide(abs(b), self.r(2.0 * big)))
        low = math.copysign(1.0, b) < 0.0
        return (big, -small if low else small) if a >= 0 else (small, -big if low else big)

    def rsqrt(self, z: Pair) -> Pair:
        """``1 / sqrt(z)``."""
        return self.div((1.0, 0.0), self.sqrt(z))

    def pow(self, z: Pair, w: Pair) -> Pair:
        """Principal power."""
        if w == (0.0, 0.0):
            return 1.0, 0.0
        if z == (0.0, 0.0):
            return (0.0, 0.0) if w[0] > 0 else (math.nan, math.nan)
        return self.exp(self.mul(w, self.log(z)))

    def sin(self, z: Pair) -> Pair:
        """Sine."""
        sin, cos = self.real("sin", z[0]), self.real("cos", z[0])
        return (
            self.times(sin, self.real("cosh", z[1])),
            self.times(cos, self.real("sinh", z[1])),
        )

    def cos(self, z: Pair) -> Pair:
        """Cosine."""
        sin, cos = self.real("sin", z[0]), self.real("cos", z[0])
        return (
            self.times(cos, self.real("cosh", z[1])),
            self.times(-sin, self.real("sinh", z[1])),
        )

    def tanh(self, z: Pair) -> Pair:
        """Hyperbolic tangent."""
        # Kahan: t = tan b, s = sinh a, beta = 1 + t^2:
        # (beta sqrt(1 + s^2) s + i t) / (1 + beta s^2)
        r = self.r
        if abs(z[0]) > 20.0 * self.at.precision / 53:  # 1 to working precision
            sign = 0.0 if not math.isfinite(z[1]) else math.sin(2 * z[1])
            return math.copysign(1.0, z[0]), math.copysign(0.0, sign)
        t, s = self.real("tan", z[1]), self.real("sinh", z[0])
        beta = r(1.0 + r(t * t))
        rho, scale = self.real("sqrt", r(1.0 + r(s * s))), r(1.0 + r(beta * r(s * s)))
        return r(ieee.divide(r(r(beta * rho) * s), scale)), r(ieee.divide(t, scale))

    def tan(self, z: Pair) -> Pair:
        """Tangent: ``-i tanh(i z)``."""
        a, b = self.tanh((-z[1], z[0]))
        return b, -a

    def atan2(self, y: Pair, x: Pair) -> Pair:
        """``-i log((x + i y) / sqrt(x^2 + y^2))``."""
        size = self.sqrt(self.add(self.mul(x, x), self.mul(y, y)))
        a, b = self.log(self.div(self.add(x, (-y[1], y[0])), size))
        return b, -a

    def sign(self, z: Pair) -> Pair:
        """``z / |z|``; zero stays."""
        size = self.abs(z)
        if size == 0.0:
            return z
        return self.r(ieee.divide(z[0], size)), self.r(ieee.divide(z[1], size))

    def re(self, z: Pair) -> float:
        """Real part."""
        return z[0]

    def im(self, z: Pair) -> float:
        """Imaginary part."""
        return z[1]

    def create(self, a: float, b: float) -> Pair:
        """A number from its parts."""
        return a, b

    def eq(self, z: Pair, w: Pair) -> int:
        """Equality of both parts."""
        return int(z[0] == w[0] and z[1] == w[1])

    def neq(self, z: Pair, w: Pair) -> int:
        """Inequality of some part."""
        return int(z[0] != w[0] or z[1] != w[1])


_NAMES = (
    *("abs", "add", "angle", "atan2", "conj", "cos", "create", "div", "eq", "exp", "expm1", "im"),
    *("log", "log1p", "mul", "neg", "neq", "pow", "re", "rsqrt", "sign", "sin", "sqrt", "sub"),
    *("tan", "tanh"),
)


def _enter(name: str) -> None:
    def enter(op: Operation, machine: Machine) -> Evaluate:
        meaning: Callable[..., object] = getattr(
            Arithmetic(complex_format(op, operand_type(op))), name
        )
        return elementwise(op, meaning)

    OPS[f"complex.{name}"] = enter


for _name in _NAMES:
    _enter(_name)


@ops("complex.constant")
def _constant(op: Operation, machine: Machine) -> Evaluate:
    attr = attribute_of(op, "value")
    assert isinstance(attr, ArrayAttr)
    narrow = ieee.rounder(complex_format(op, result_type(op)))
    parts = [
        narrow(float(part.value.data))
        for part in attr.data
        if isinstance(part, FloatAttr | IntegerAttr)
    ]
    value = (parts[0], parts[1])
    return lambda: value


@ops("complex.powi")
def _powi(op: Operation, machine: Machine) -> Evaluate:
    """Repeated squaring."""
    arithmetic = Arithmetic(complex_format(op, result_type(op)))

    def evaluate(z: Pair, exponent: int) -> Pair:
        result, left = (1.0, 0.0), abs(exponent)
        while left:
            if left & 1:
                result = arithmetic.mul(result, z)
            z, left = arithmetic.mul(z, z), left >> 1
        return arithmetic.div((1.0, 0.0), result) if exponent < 0 else result

    return elementwise(op, evaluate)


@ops("complex.bitcast")
def _bitcast(op: Operation, machine: Machine) -> Evaluate:
    if operand_type(op) != result_type(op):
        raise unknown(op, f"a bitcast from `{operand_type(op)}` to `{result_type(op)}`")
    return lambda value: value
