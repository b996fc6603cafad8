"""Functions of the C library's mathematics: their derivatives against mpmath, double and float.

One function calls what is chosen when it runs, so all are compiled once for each format and mode.
Those that give integers, or step, have derivative zero.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import mpmath
import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="which functions there are, systems say")

REAL: dict[str, tuple[Callable[..., Any], tuple[float, ...]]] = {
    "acos": (mpmath.acos, (0.3, -0.8)),
    "acosh": (mpmath.acosh, (1.3, 20.0)),
    "asin": (mpmath.asin, (0.3, -0.8)),
    "asinh": (mpmath.asinh, (0.3, -8.0)),
    "atan": (mpmath.atan, (0.3, -8.0)),
    "atanh": (mpmath.atanh, (0.3, -0.8)),
    "cbrt": (mpmath.cbrt, (0.3, 8.0)),
    "ceil": (mpmath.ceil, (0.3, -0.8)),
    "cos": (mpmath.cos, (0.3, -8.0)),
    "cosh": (mpmath.cosh, (0.3, -3.0)),
    "erf": (mpmath.erf, (0.3, -1.8)),
    "erfc": (mpmath.erfc, (0.3, 3.0)),
    "exp": (mpmath.exp, (0.3, -3.0)),
    "exp10": (lambda x: mpmath.mpf(10) ** x, (0.3, -3.0)),
    "exp2": (lambda x: mpmath.mpf(2) ** x, (0.3, -3.0)),
    "expm1": (mpmath.expm1, (0.3, -3.0)),
    "fabs": (abs, (0.3, -3.0)),
    "floor": (mpmath.floor, (0.3, -3.1)),
    "j0": (lambda x: mpmath.besselj(0, x), (0.0, 0.3, 5.0, -2.0)),
    "j1": (lambda x: mpmath.besselj(1, x), (0.0, 0.3, 5.0, -2.0)),
    "lgamma": (lambda x: mpmath.log(abs(mpmath.gamma(x))), (0.3, 2.7, 15.2, -0.4, -3.7)),
    "log": (mpmath.log, (0.3, 8.0)),
    "log10": (mpmath.log10, (0.3, 8.0)),
    "log1p": (mpmath.log1p, (0.3, -0.8)),
    "log2": (lambda x: mpmath.log(x, 2), (0.3, 8.0)),
    "logb": (lambda x: 0 * x, (0.3, 9.0)),
    "nearbyint": (mpmath.nint, (0.3, 9.7)),
    "rint": (mpmath.nint, (0.3, 9.7)),
    "round": (mpmath.nint, (0.3, 9.7)),
    "roundeven": (mpmath.nint, (0.3, 9.7)),
    "sin": (mpmath.sin, (0.3, -8.0)),
    "sinh": (mpmath.sinh, (0.3, -3.0)),
    "sqrt": (mpmath.sqrt, (0.3, 9.0)),
    "tan": (mpmath.tan, (0.3, -8.0)),
    "tanh": (mpmath.tanh, (0.3, -3.0)),
    "tgamma": (mpmath.gamma, (0.3, 2.7, 15.2, -0.4, -3.7)),
    "trunc": (mpmath.nint, (0.3, 9.2)),
    "y0": (lambda x: mpmath.bessely(0, x), (0.3, 5.0)),
    "y1": (lambda x: mpmath.bessely(1, x), (0.3, 5.0)),
}  # fmt: skip
"""Functions of one number, and where they are tried."""

PAIRS: dict[str, tuple[Callable[..., Any], tuple[tuple[float, float], ...]]] = {
    "atan2": (mpmath.atan2, ((0.3, -0.7), (2.0, 1.0))),
    "copysign": (lambda x, y: abs(x) * mpmath.sign(y), ((0.3, -0.7), (-2.0, 1.0))),
    "fdim": (lambda x, y: max(x - y, mpmath.mpf(0)), ((0.3, -0.7), (-2.0, 1.0))),
    "fmax": (max, ((0.3, -0.7), (-2.0, 1.0))),
    "fmin": (min, ((0.3, -0.7), (-2.0, 1.0))),
    "fmod": (lambda x, y: x - y * (int(x / y)), ((7.3, 2.0), (-7.3, 2.1), (7.3, -2.1))),
    "hypot": (mpmath.hypot, ((0.3, -0.7), (2.0, 1.0))),
    "nextafter": (lambda x, y: x, ((0.3, -0.7), (2.0, 3.0))),
    "pow": (mpmath.power, ((0.3, -0.7), (2.0, 3.0))),
    "remainder": (lambda x, y: x - y * mpmath.nint(x / y), ((7.3, 2.0), (-7.9, 2.1))),
    "drem": (lambda x, y: x - y * mpmath.nint(x / y), ((7.3, 2.0), (-7.9, 2.1))),
}
"""Functions of two numbers."""

INTEGERS: dict[str, tuple[Callable[..., Any], tuple[tuple[float, int], ...]]] = {
    "jn": (lambda x, n: mpmath.besselj(n, x), ((0.7, 3), (4.0, 1), (2.0, 0))),
    "ldexp": (lambda x, n: x * mpmath.mpf(2) ** n, ((0.7, 3), (4.0, -1))),
    "scalbn": (lambda x, n: x * mpmath.mpf(2) ** n, ((0.7, 3), (4.0, -1))),
    "yn": (lambda x, n: mpmath.bessely(n, x), ((0.7, 2), (4.0, 1), (2.0, 0))),
}
"""Functions of a number and an integer."""
FIRST = ("jn", "yn")
"""Functions that take the integer first."""

NAMES = (*REAL, *PAIRS, *INTEGERS)
CALLED = (
    "exp10",
    "j0",
    "j1",
    "lgamma",
    "logb",
    "tgamma",
    "y0",
    "y1",
    "nextafter",
    "remainder",
    "drem",
    *FIRST,
)
"""Functions that stay calls; operations that others become are tested elsewhere for all formats."""


def names_of(type: str) -> tuple[str, ...]:
    return CALLED if type == "float" else NAMES


def program(type: str) -> str:
    """A function that calls one of them."""
    names = names_of(type)
    end = "f" if type == "float" else ""
    text = [f"define {type} @f(i32 %which, {type} %x, {type} %y, i32 %n) {{"]
    cases = " ".join(f"i32 {at}, label %{name}" for at, name in enumerate(names))
    text.append(f"switch i32 %which, label %end [{cases}]")
    declared, results = [], ["[0.0, %0]"]
    for name in names:
        words = [f"{type} %x"]
        if name in PAIRS:
            words.append(f"{type} %y")
        if name in INTEGERS:
            words.insert(0 if name in FIRST else 1, "i32 %n")
        text += [f"{name}:", f"%{name}.r = call {type} @{name}{end}({', '.join(words)})"]
        text.append("br label %end")
        results.append(f"[%{name}.r, %{name}]")
        kinds = ", ".join(word.split()[0] for word in words)
        declared.append(f"declare {type} @{name}{end}({kinds})")
    text += ["end:", f"%r = phi {type} {', '.join(results)}", f"ret {type} %r", "}"]
    return "\n".join([*text, *declared])


@cache
def function(type: str) -> Any:
    return ad_opt.load(program(type))["f"]


def slope(f: Callable[..., Any], at: list[Any], index: int) -> float:
    with mpmath.workdps(40):

        def one(x: Any) -> Any:
            return f(*at[:index], x, *at[index + 1 :])

        found = mpmath.diff(one, at[index], h=mpmath.mpf(10) ** -15)
        return float(mpmath.re(found))


def check(name: str, f: Callable[..., Any], x: float, y: float, n: int, at: list[Any]) -> None:
    for type, rtol in (("double", 2e-13), ("float", 2e-5)):
        if name not in names_of(type):
            continue
        which = names_of(type).index(name)
        real = np.float64 if type == "double" else np.float32
        rounded = [mpmath.mpf(float(real(v))) if isinstance(v, float) else v for v in at]
        expected = [slope(f, rounded, 0), slope(f, rounded, 1) if name in PAIRS else 0.0]
        given = (which, real(x), real(y), n)
        found = ad_opt.grad(function(type))(*given)
        np.testing.assert_allclose(found, expected, rtol=rtol, atol=rtol, err_msg=name)
        rate = ad_opt.jvp(function(type), given, (None, real(0.6), real(-0.7), None))[1]
        total = 0.6 * expected[0] - 0.7 * expected[1]
        np.testing.assert_allclose(rate, total, rtol=rtol, atol=10 * rtol, err_msg=name)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_derivatives(name: str) -> None:
    if name in REAL:
        f, points = REAL[name]
        for x in points:
            check(name, f, x, 0.0, 0, [x])
    elif name in PAIRS:
        f, pairs = PAIRS[name]
        for x, y in pairs:
            check(name, f, x, y, 0, [x, y])
    else:
        f, mixed = INTEGERS[name]
        for x, n in mixed:
            check(name, f, x, 0.0, n, [x, n])


COMPLEX: dict[str, Callable[[Any], Any]] = {
    "cexp": np.exp,
    "clog": np.log,
    "csqrt": np.sqrt,
    "csin": np.sin,
    "ccos": np.cos,
    "ctan": np.tan,
    "csinh": np.sinh,
    "ccosh": np.cosh,
    "ctanh": np.tanh,
}


def complex_program(type: str) -> str:
    """Real and imaginary part of a function, as x86-64 passes it: two doubles, or a vector."""
    text = [f"define void @f(i32 %which, {type} %a, {type} %b, ptr %y, ptr %x) {{"]
    cases = " ".join(f"i32 {at}, label %{name}" for at, name in enumerate(COMPLEX))
    text.append(f"switch i32 %which, label %end [{cases}]\nend:\nret void")
    end, result = ("f", "<2 x float>") if type == "float" else ("", "{ double, double }")
    given = f"{type} %a, {type} %b" if type == "double" else "<2 x float> %{}.v"
    taken = "extractvalue" if type == "double" else "extractelement"
    for name in COMPLEX:
        text.append(f"{name}:")
        if type == "float":
            text.append(f"%{name}.u = insertelement {result} poison, float %a, i32 0")
            text.append(f"%{name}.v = insertelement {result} %{name}.u, float %b, i32 1")
        text.append(f"%{name}.r = call {result} @{name}{end}({given.format(name)})")
        for at, pointer in enumerate(("%y", "%x")):
            place = f"i32 {at}" if type == "float" else f"{at}"
            text.append(f"%{name}.{at} = {taken} {result} %{name}.r, {place}")
            text.append(f"store {type} %{name}.{at}, ptr {pointer}")
        text.append("ret void")
    kinds = "double, double" if type == "double" else "<2 x float>"
    return "\n".join([*text, "}", *(f"declare {result} @{name}{end}({kinds})" for name in COMPLEX)])


@pytest.mark.slow
@pytest.mark.parametrize("type", ["double", "float"])
def test_functions_of_complex_numbers(type: str) -> None:
    """The derivative is that of a function of one complex number."""
    real = np.float64 if type == "double" else np.float32
    rtol = 1e-9 if type == "double" else 1e-4
    function = ad_opt.load(complex_program(type))["f"]
    for which, f in enumerate(COMPLEX.values()):
        for z in (0.4 + 0.7j, -1.2 + 0.3j):
            slope = (f(z + 1e-5) - f(z - 1e-5)) / 2e-5
            given = (which, real(z.real), real(z.imag), np.zeros(1, real), np.zeros(1, real))
            pullback = ad_opt.vjp(function, *given, wrt=(1, 2))[1]
            found = pullback(y=np.array([1.0], real), x=np.array([2.0], real))
            expected = np.conj(slope) * (1 + 2j)
            np.testing.assert_allclose(found, [expected.real, expected.imag], rtol=rtol)


@pytest.mark.parametrize("name", ["cpow", "cpowf"])
def test_complex_powers(name: str) -> None:
    """As x86-64 passes them; each number moves by itself."""
    if name == "cpow":
        text = """
        declare { double, double } @cpow(double, double, double, double)
        define double @f(double %a, double %b, double %c, double %d) {
          %w = call { double, double } @cpow(double %a, double %b, double %c, double %d)
          %p = extractvalue { double, double } %w, 0
          %q = extractvalue { double, double } %w, 1
          %s = fmul double %q, 2.0
          %r = fadd double %p, %s
          ret double %r
        }"""
    else:
        text = """
        declare <2 x float> @cpowf(<2 x float>, <2 x float>)
        define float @f(float %a, float %b, float %c, float %d) {
          %z0 = insertelement <2 x float> poison, float %a, i32 0
          %z = insertelement <2 x float> %z0, float %b, i32 1
          %e0 = insertelement <2 x float> poison, float %c, i32 0
          %e = insertelement <2 x float> %e0, float %d, i32 1
          %w = call <2 x float> @cpowf(<2 x float> %z, <2 x float> %e)
          %p = extractelement <2 x float> %w, i32 0
          %q = extractelement <2 x float> %w, i32 1
          %s = fmul float %q, 2.0
          %r = fadd float %p, %s
          ret float %r
        }"""
    f = ad_opt.load(text)["f"]
    real = np.float64 if name == "cpow" else np.float32
    tolerance = 1e-8 if name == "cpow" else 1e-4

    def value(at: np.ndarray) -> float:
        w = complex(at[0], at[1]) ** complex(at[2], at[3])
        return w.real + 2 * w.imag

    for point in ([0.4, 0.7, 1.3, -0.2], [-1.2, 0.3, 0.5, 0.8], [2.0, -1.0, -1.5, 0.0]):
        at = np.array(point)
        slopes = [(value(at + h) - value(at - h)) / 2e-6 for h in 1e-6 * np.eye(4)]
        given = [real(x) for x in at]
        np.testing.assert_allclose(ad_opt.grad(f, wrt=(0, 1, 2, 3))(*given), slopes, rtol=tolerance)
        for one, slope in zip(np.eye(4), slopes, strict=True):
            tangent = ad_opt.jvp(f, given, [real(x) for x in one])[1]
            assert tangent == pytest.approx(slope, rel=tolerance)


def test_gamma_with_its_sign() -> None:
    """The sign is an integer in memory; Rust calls it so."""
    text = """
    define double @f(double %x) {
      %s = alloca i32
      %y = call double @lgamma_r(double %x, ptr %s)
      %i = load i32, ptr %s
      %d = sitofp i32 %i to double
      %r = fmul double %d, %y
      ret double %r
    }
    declare double @lgamma_r(double, ptr)
    """
    f = ad_opt.load(text)["f"]
    for x in (0.3, 2.7, -0.4, -3.7, -4.6):
        sign = float(mpmath.sign(mpmath.gamma(x)))
        assert f(x) == pytest.approx(sign * float(mpmath.log(abs(mpmath.gamma(x)))), rel=1e-12)
        assert ad_opt.grad(f)(x) == pytest.approx(sign * float(mpmath.digamma(x)), rel=1e-12)


@pytest.mark.parametrize(("type", "end"), [("double", ""), ("float", "f")])
def test_remainder_with_bits_of_the_quotient(type: str, end: str) -> None:
    """``x - y n`` for the next integer, whose low bits are an integer in memory."""
    text = f"""
    define {type} @f({type} %x, {type} %y, ptr %q) {{
      %r = call {type} @remquo{end}({type} %x, {type} %y, ptr %q)
      %n = load i32, ptr %q
      %d = sitofp i32 %n to {type}
      %z = fmul {type} %r, %d
      ret {type} %z
    }}
    declare {type} @remquo{end}({type}, {type}, ptr)
    """
    f = ad_opt.load(text)["f"]
    real = np.float64 if type == "double" else np.float32
    for x, y in ((7.25, 2.0), (-7.75, 2.5), (19.0, -1.75), (0.5, 3.0)):
        n, bits = int(mpmath.nint(x / y)), np.zeros(1, np.int32)
        value = f(real(x), real(y), bits)
        low = int(bits[0])
        assert (low - n) % 8 == 0 or low == -(-n % 8)
        assert value == pytest.approx((x - n * y) * low, rel=1e-6)
        by_x, by_y = ad_opt.grad(f, wrt=(0, 1))(real(x), real(y), bits)
        assert (by_x, by_y) == pytest.approx((low, -n * low), rel=1e-6)
        tangent = ad_opt.jvp(f, (real(x), real(y), bits), (real(2.0), real(3.0), None))[1]
        assert tangent == pytest.approx((2 - 3 * n) * low, rel=1e-6)


@pytest.mark.parametrize("call", ["fastcc double @j0", "double (double, ...) @j0"])
def test_other_conventions_are_refused(call: str) -> None:
    """Such a call stays one of LLVM's, and is not taken for one without derivative."""
    declared = "double @j0(double, ...)" if "..." in call else "fastcc double @j0(double)"
    text = f"define double @f(double %x) {{\n%y = call {call}(double %x)\nret double %y\n}}\n"
    function = ad_opt.load(f"{text}declare {declared}\n")["f"]
    for derivative in (ad_opt.grad(function), lambda x: ad_opt.jvp(function, (x,), (1.0,))):
        with pytest.raises(DiagnosticError, match="AD0973"):
            derivative(0.5)
