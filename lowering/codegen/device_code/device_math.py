"""The mathematics library of targets that have none: formulas, compiled where they are called.

Textbook methods: reduce the argument so that a Taylor polynomial reaches double precision, undo the
reduction, choose special cases at the end. Errors are a few units in the last place (tests compare
with the C library). Argument reduction is exact for all doubles, pi included (Payne and Hanek).
``float`` versions compute in double and round once.
"""

from __future__ import annotations

from math import atan, factorial, inf, log, log2, log10, nan, pi

from ad_opt.lowering.codegen.machine.entry import StubWriter

from .formula import Formula, Value, horner

LN2_HI = float.fromhex("0x1.62e42feep-1")
"""Upper part of ln 2, with so few bits that its product with an exponent is exact."""
LN2_LO = float.fromhex("0x1.a39ef35793c76p-33")
LN2_TAIL = float.fromhex("0x1.cc01f97b57a08p-89")
LOG10_2_HI = float.fromhex("0x1.34413509f6p-2")
LOG10_2_LO = float.fromhex("0x1.9fef311f12b36p-42")
HALF_PI = (
    float.fromhex("0x1.921fb54442d18p+0"),
    float.fromhex("0x1.1a62633145c07p-54"),
    float.fromhex("-0x1.f1976b7ed8fbcp-110"),
)
_EXP = [1 / factorial(k) for k in range(14)]
_LOG = [2 / (2 * k + 1) for k in range(1, 12)]
_SIN = [(-1) ** k / factorial(2 * k + 1) for k in range(1, 9)]
_COS = [(-1) ** k / factorial(2 * k) for k in range(2, 10)]
_ATAN = [(-1) ** k / (2 * k + 1) for k in range(1, 26)]


def _power_of_two(exponent: Value) -> Value:
    """From an integer between -1022 and 1023."""
    return (exponent + 1023).bit("shl", 52).double()


def _scale(x: Value, exponent: Value) -> Value:
    """``x * 2**exponent`` in two steps, as one factor may be no double."""
    half = exponent.bit("ashr", 1)
    return x * _power_of_two(half) * _power_of_two(exponent - half)


def _reduced_exp(x: Value) -> tuple[Value, Value]:
    """The multiple of log 2 that is nearest, as an integer, and the rest."""
    n = (x * (1 / log(2))).rint()
    return n.to_integer(), n.fma(-LN2_LO, n.fma(-LN2_HI, x))


def exp(x: Value) -> Value:
    """E to the power of x."""
    n, r = _reduced_exp(x.at_most(710.0).at_least(-746.0))
    return _scale(horner(r, _EXP), n)


def exp2(x: Value) -> Value:
    """2 to the power of x."""
    bounded = x.at_most(1025.0).at_least(-1076.0)
    n = bounded.rint()
    return _scale(horner((bounded - n) * log(2), _EXP), n.to_integer())


def exp10(x: Value) -> Value:
    """10 to the power of x."""
    bounded = x.at_most(309.0).at_least(-324.0)
    n = (bounded * log2(10)).rint()
    r = n.fma(-LOG10_2_LO, n.fma(-LOG10_2_HI, bounded))
    return _scale(horner(r * log(10), _EXP), n.to_integer())


def expm1(x: Value) -> Value:
    """``exp(x) - 1``, exact near 0."""
    n, r = _reduced_exp(x.at_most(40.0).at_least(-40.0))
    p = r.fma(r * horner(r, [1 / factorial(k) for k in range(2, 16)]), r)
    power = _power_of_two(n)
    near = power.fma(p, power - 1)
    result = (x > 40.0).select(exp(x) - 1, (x < -40.0).select(-1.0, near))
    return x.equals(0.0).select(x, result)


def _split(x: Value) -> tuple[Value, Value]:
    """Exponent and mantissa between sqrt(1/2) and sqrt(2) of a positive finite number."""
    small = x < 2.0**-1022
    bits = small.select(x * 2.0**54, x).bits()
    shifted = bits - 0x3FE6A09E667F3BCD  # the bits of sqrt(1/2)
    exponent = shifted.bit("ashr", 52)
    mantissa = (bits - exponent.bit("shl", 52)).double()
    return (exponent - small.select(54, 0, "i64")).cast("sitofp", "double"), mantissa


def _log_parts(m: Value) -> tuple[Value, Value]:
    """``log(m)`` as ``f - rest``, where ``f = m - 1`` is exact."""
    f = m - 1
    s = f / (f + 2)
    z = s * s
    half = f * f * 0.5
    return f, half - s * (half + z * horner(z, _LOG))


def _log_cases(x: Value, finite: Value) -> Value:
    result = x.equals(0.0).select(-inf, finite)
    result = (x < 0.0).select(nan, result)
    return (x.equals(inf) | x.is_nan()).select(x, result)


def log_(x: Value) -> Value:
    """Natural logarithm."""
    e, m = _split(x)
    f, rest = _log_parts(m)
    return _log_cases(x, e * LN2_HI - ((rest - e * LN2_LO) - f))


def log2_(x: Value) -> Value:
    """Logarithm to base 2; exact for powers of 2."""
    e, m = _split(x)
    f, rest = _log_parts(m)
    return _log_cases(x, (f - rest).fma(1 / log(2), e))


def log10_(x: Value) -> Value:
    """Logarithm to base 10."""
    e, m = _split(x)
    f, rest = _log_parts(m)
    near = (f - rest).fma(log10(2.718281828459045), e * LOG10_2_LO)
    return _log_cases(x, e.fma(LOG10_2_HI, near))


def log1p(x: Value) -> Value:
    """``log(1 + x)``, exact near 0."""
    u = x + 1
    result = log_(u) + (x - (u - 1)) / u
    result = x.equals(-1.0).select(-inf, result)
    return (x.equals(0.0) | x.equals(inf)).select(x, result)


_TWO_OVER_PI_BITS = 1280


def _two_over_pi() -> int:
    """The first bits of 2/pi, by Machin's formula in integers."""
    one = 1 << (_TWO_OVER_PI_BITS + 64)

    def arctan_of_inverse(k: int) -> int:
        total, term, n = 0, one // k, 1
        while term:
            total += term // n if n % 4 == 1 else -(term // n)
            term //= k * k
            n += 2
        return total

    pi_ = 4 * (4 * arctan_of_inverse(5) - arctan_of_inverse(239))
    return (one << (_TWO_OVER_PI_BITS + 1)) // pi_


def _table() -> str:
    """Bits of 2/pi in words, the most significant first, after a word of zeros."""
    count = _TWO_OVER_PI_BITS // 64
    number = _two_over_pi()
    words = [0] + [number >> (64 * i) & (1 << 64) - 1 for i in reversed(range(count))]
    listed = ", ".join(f"i64 {word}" for word in words)
    return f"@ad.math.two.over.pi = internal constant [{count + 1} x i64] [{listed}]\n"


TABLE = _table()


def _large_quadrant(x: Value) -> tuple[Value, Value]:
    """Compute `_quadrant` for magnitudes from 2**20: only the bits of 2/pi that matter."""
    bits = x.bits()
    biased = bits.bit("lshr", 52) & 0x7FF
    # Position of the first bit whose product with x is less than 4.
    position = (biased < 1043).select(1043, biased, "i64") - (1075 + 2 - 64)
    m = (bits & ((1 << 52) - 1)) | (1 << 52)
    window = _window(x.out, position)
    product = m.cast("zext", "i256") * window
    top = product & ((1 << 192) - 1)
    rounded = top + (1 << 189)
    quadrant = rounded.bit("lshr", 190).cast("trunc", "i64") & 3
    rest = top.bit("shl", 66)  # the top two of 192 bits fall off: a signed fraction
    below = rest < 0
    size = below.select(Value(x.out, "0", "i256") - rest, rest, "i256")
    total: Value | None = None
    for limb in range(3):
        word = size.bit("lshr", 64 * (limb + 1)).cast("trunc", "i64")
        part = word.cast("uitofp", "double") * 2.0 ** (64 * limb - 192)
        total = part if total is None else total + part
    assert total is not None
    fraction = below.select(-total, total)
    return quadrant, fraction * (pi / 2)


def _window(out: StubWriter, position: Value) -> Value:
    """192 bits of the table from a position."""
    index, shift = position.bit("lshr", 6), position & 63
    whole: Value | None = None
    for k in range(4):
        at = out.value(
            f"getelementptr inbounds i64, ptr @ad.math.two.over.pi, i64 {(index + k).name}"
        )
        word = Value(out, out.value(f"load i64, ptr {at}"), "i64").cast("zext", "i256")
        whole = word if whole is None else whole.bit("shl", 64) | word
    assert whole is not None
    return whole.bit("shl", shift.cast("zext", "i256")).bit("lshr", 64)


def _quadrant(x: Value) -> tuple[Value, Value]:
    """The nearest multiple of pi/2, modulo 4, and the rest; of a magnitude."""
    large = x > 2.0**20
    near = large.select(0.0, x)
    n = (near * (2 / pi)).rint()
    r = near
    for part in HALF_PI:
        r = n.fma(-part, r)
    q = n.to_integer() & 3
    far_q, far_r = _large_quadrant(x)
    return large.select(far_q, q, "i64"), large.select(far_r, r)


def _kernels(r: Value) -> tuple[Value, Value]:
    """Sine and cosine between -pi/4 and pi/4."""
    z = r * r
    sine = (r * z).fma(horner(z, _SIN), r)
    half = z * 0.5
    first = 1.0 - half
    cosine = first + ((1.0 - first - half) + z * z * horner(z, _COS))
    return sine, cosine


def _sine_of(x: Value, quarter: int) -> Value:
    magnitude = x.abs()
    q, r = _quadrant(magnitude)
    sine, cosine = _kernels(r)
    q = q + quarter
    value = (q & 1).equals(1).select(cosine, sine)
    value = (q & 2).equals(2).select(-value, value)
    return (magnitude.equals(inf) | x.is_nan()).select(nan, value)


def sin(x: Value) -> Value:
    """Sine."""
    value = _sine_of(x, 0)
    negative = x.bits() < 0
    return negative.select(-value, value)


def cos(x: Value) -> Value:
    """Cosine."""
    return _sine_of(x, 1)


def tan(x: Value) -> Value:
    """Tangent."""
    magnitude = x.abs()
    q, r = _quadrant(magnitude)
    sine, cosine = _kernels(r)
    odd = (q & 1).equals(1)
    value = odd.select(-cosine, sine) / odd.select(sine, cosine)
    value = (magnitude.equals(inf) | x.is_nan()).select(nan, value)
    return (x.bits() < 0).select(-value, value)


def sinh(x: Value) -> Value:
    """Hyperbolic sine."""
    a = x.abs()
    t = expm1(a.at_most(700.0))
    half = exp(a * 0.5)
    value = (a > 700.0).select(half * 0.5 * half, (t + t / (t + 1)) * 0.5)
    return value.with_sign_of(x)


def cosh(x: Value) -> Value:
    """Hyperbolic cosine."""
    a = x.abs()
    t = exp(a.at_most(700.0))
    half = exp(a * 0.5)
    return (a > 700.0).select(half * 0.5 * half, (t + 1 / t) * 0.5)


def tanh(x: Value) -> Value:
    """Hyperbolic tangent."""
    t = expm1(x.abs().at_most(22.0) * 2.0)
    return (t / (t + 2)).with_sign_of(x)


_ATAN_CASES = ((7 / 16, 0.0), (11 / 16, 0.5), (19 / 16, 1.0), (39 / 16, 1.5))
_ATAN_LOW = {0.5: 2.2698777452961687e-17, 1.0: 3.061616997868383e-17, 1.5: 1.3903311031230998e-17}


def atan_(x: Value) -> Value:
    """Arc tangent: nearest of five points with a known one, then the series of the difference."""
    a = x.abs()
    near = a < _ATAN_CASES[-1][0]
    chosen = (-1 / a, near.select(0.0, pi / 2), near.select(0.0, 6.123233995736766e-17))
    for bound, point in reversed(_ATAN_CASES):
        near = a < bound
        reduced = a if point == 0 else (a - point) / (a * point + 1)
        chosen = (
            near.select(reduced, chosen[0]),
            near.select(atan(point), chosen[1]),
            near.select(_ATAN_LOW.get(point, 0.0), chosen[2]),
        )
    t, base, tail = chosen
    z = t * t
    value = base + (t + (t * z * horner(z, _ATAN) + tail))
    return x.is_nan().select(x, value.with_sign_of(x))


def atan2(y: Value, x: Value) -> Value:
    """The angle of the point (x, y)."""
    a, b = y.abs(), x.abs()
    both = a.equals(inf) & b.equals(inf)
    ratio = both.select(1.0, a.equals(0.0).select(0.0, a / b))
    angle = atan_(ratio)
    angle = (x.bits() < 0).select(pi - (angle - 1.2246467991473532e-16), angle)
    return (x.is_nan() | y.is_nan()).select(nan, angle.with_sign_of(y))


def asin(x: Value) -> Value:
    """Arc sine."""
    return atan2(x, ((1 - x) * (1 + x)).sqrt())


def acos(x: Value) -> Value:
    """Arc cosine."""
    return atan2(((1 - x) * (1 + x)).sqrt(), x)


def asinh(x: Value) -> Value:
    """Inverse hyperbolic sine."""
    a = x.abs()
    far = log_(a) + log(2)
    near = log1p(a + a * a / (1 + (a * a + 1).sqrt()))
    return (a > 1e9).select(far, near).with_sign_of(x)


def acosh(x: Value) -> Value:
    """Inverse hyperbolic cosine."""
    t = x - 1
    value = (x > 1e9).select(log_(x) + log(2), log1p(t + (t * t + 2 * t).sqrt()))
    return (x < 1.0).select(nan, value)


def atanh(x: Value) -> Value:
    """Inverse hyperbolic tangent."""
    a = x.abs()
    return (log1p(2 * a / (1 - a)) * 0.5).with_sign_of(x)


def hypot(x: Value, y: Value) -> Value:
    """Length of the hypotenuse, without overflow on the way."""
    a, b = x.abs(), y.abs()
    large, small = (a > b).select(a, b), (a > b).select(b, a)
    ratio = large.equals(0.0).select(0.0, small / large)
    value = large * (ratio * ratio + 1).sqrt()
    value = (x.is_nan() | y.is_nan()).select(nan, value)
    return (a.equals(inf) | b.equals(inf)).select(inf, value)


def cbrt(x: Value) -> Value:
    """Cube root: a good guess, then one step of Newton's method."""
    small = x.abs() < 2.0**-900
    a = small.select(x.abs() * 2.0**300, x.abs())
    guess = exp(log_(a) * (1 / 3))
    square = guess * guess
    error = square.fma(guess, -a) + square.fma(1.0, -square) * guess
    better = guess - error / (3 * square)
    better = small.select(better * 2.0**-100, better)
    keep = a.equals(0.0) | a.equals(inf)
    return keep.select(x, better.with_sign_of(x))


def _log_twice(x: Value) -> tuple[Value, Value]:
    """Logarithm of a positive finite number as an unevaluated sum, to about 100 bits."""
    e, m = _split(x)
    f = m - 1
    d = m + 1
    d_low = m - (d - 1)
    s = f / d
    s_low = ((-s).fma(d, f) - s * d_low) / d
    z = s * s
    z_low = s.fma(s, -z) + 2 * s * s_low
    cube = s * z
    cube_low = s.fma(z, -cube) + s * z_low + s_low * z
    third = cube * (2 / 3)
    third_low = cube.fma(2 / 3, -third) + cube_low * (2 / 3) + cube * 3.700743415417188e-17
    rest = cube * z * horner(z, [2 / (2 * k + 1) for k in range(2, 12)])
    high, low = _sum(e * LN2_HI, 2 * s)
    high, more = _sum(high, third)
    part = e * LN2_LO
    part_low = e.fma(LN2_LO, -part) + e * LN2_TAIL
    high, most = _sum(high, part)
    return _sum(high, low + more + most + part_low + third_low + 2 * s_low + rest)


def _sum(a: Value, b: Value) -> tuple[Value, Value]:
    """Sum and its rounding error, exactly."""
    total = a + b
    virtual = total - a
    return total, (a - (total - virtual)) + (b - virtual)


def pow_(x: Value, y: Value) -> Value:
    """``x`` to the power of ``y``, with C's special cases."""
    a = x.abs()
    high, low = _log_twice(a)
    product = high * y
    product_low = high.fma(y, -product) + low * y
    bounded = product.at_most(730.0).at_least(-760.0)
    n, r = _reduced_exp(bounded)
    r = r + (product.abs() < 730.0).select(product_low, 0.0)
    value = _scale(horner(r, _EXP), n)
    return _pow_cases(x, y, a, value)


def _pow_cases(x: Value, y: Value, a: Value, value: Value) -> Value:
    grows = y > 0.0
    value = a.equals(0.0).select(grows.select(0.0, inf), value)
    value = a.equals(inf).select(grows.select(inf, 0.0), value)
    same = (a > 1.0).select(grows.select(inf, 0.0), grows.select(0.0, inf))
    value = y.abs().equals(inf).select(a.equals(1.0).select(1.0, same), value)
    whole = y.call("floor").equals(y)
    half = y * 0.5
    odd = whole & half.call("floor").equals(half).select(0, 1, "i1")
    negative = x.bits() < 0
    value = (negative & odd).select(-value, value)
    finite = (a < inf) & (a > 0.0)
    value = ((negative & finite) & whole.select(0, 1, "i1")).select(nan, value)
    value = (x.is_nan() | y.is_nan()).select(nan, value)
    return (y.equals(0.0) | x.equals(1.0)).select(1.0, value)


UNARY: dict[str, Formula] = {
    "exp": exp,
    "exp2": exp2,
    "exp10": exp10,
    "expm1": expm1,
    "log": log_,
    "log2": log2_,
    "log10": log10_,
    "log1p": log1p,
    "sin": sin,
    "cos": cos,
    "tan": tan,
    "sinh": sinh,
    "cosh": cosh,
    "tanh": tanh,
    "asin": asin,
    "acos": acos,
    "atan": atan_,
    "asinh": asinh,
    "acosh": acosh,
    "atanh": atanh,
    "cbrt": cbrt,
}

BINARY: dict[str, Formula] = {"pow": pow_, "atan2": atan2, "hypot": hypot}
