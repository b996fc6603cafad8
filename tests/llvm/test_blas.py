"""Derivatives of calls of BLAS: against differences, in both modes, for all that flags say.

One function calls a routine that is chosen when it runs, so all are compiled once. What is expected
comes from the library alone, by differences along a direction; it is the plain BLAS of the tests
(``data/c/support``) or one that this process has.
"""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_runs import executable, support

pytestmark = pytest.mark.skipif(
    not executable() or not support(), reason="there is no compiler to make a BLAS with"
)

# As the header of CBLAS has them; capital letters are addresses, small ones numbers.
CBLAS = {
    "dot": "n X incx Y incy",
    "nrm2": "n X incx",
    "asum": "n X incx",
    "axpy": "n alpha X incx Y incy",
    "scal": "n alpha X incx",
    "copy": "n X incx Y incy",
    "swap": "n X incx Y incy",
    "rot": "n X incx Y incy beta alpha",
    "gemv": "order ta m n alpha A lda X incx beta Y incy",
    "ger": "order m n alpha X incx Y incy A lda",
    "symv": "order uplo n alpha A lda X incx beta Y incy",
    "trmv": "order uplo ta diag n A lda X incx",
    "trsv": "order uplo ta diag n A lda X incx",
    "gemm": "order ta tb m n k alpha A lda B ldb beta C ldc",
    "trsm": "order side uplo ta diag m n alpha A lda B ldb",
    "trmm": "order side uplo ta diag m n alpha A lda B ldb",
    "syrk": "order uplo ta n k alpha A lda beta C ldc",
}
NUMBERS = ("alpha", "beta")
ARRAYS = ("A", "B", "C", "X", "Y")
INTEGERS = "which order side uplo ta tb diag m n k incx incy lda ldb ldc".split()
LETTERS = ("side", "uplo", "ta", "tb", "diag")
RETURNS = ("dot", "nrm2", "asum")
FORTRAN = ("dot", "axpy", "scal", "copy", "gemv", "ger", "gemm", "trsm")


def parameter(name: str, real: str) -> str:
    kind = "ptr" if name in ARRAYS else real if name in NUMBERS else "i32"
    return f"{kind} %{name}"


def by_value(name: str, letter: str, real: str) -> tuple[str, str]:
    """The call of a routine by CBLAS, and its declaration."""
    given = [parameter(word, real) for word in CBLAS[name].split()]
    result = real if name in RETURNS else "void"
    kinds = ", ".join(word.split()[0] for word in given)
    symbol = f"@cblas_{letter}{name}"
    return f"call {result} {symbol}({', '.join(given)})", f"declare {result} {symbol}({kinds})"


def by_address(name: str, letter: str, real: str) -> tuple[str, str]:
    """The same as Fortran does it; numbers are in memory."""
    words = [word for word in CBLAS[name].split() if word != "order"]
    given = [f"ptr %{word}" if word in ARRAYS else f"ptr %{word}.at" for word in words]
    result = real if name in RETURNS else "void"
    symbol = f"@{letter}{name}_"
    declared = f"declare {result} {symbol}({', '.join('ptr' for _ in given)})"
    return f"call {result} {symbol}({', '.join(given)})", declared


LOCAL = """
define {real} @local({parameters}) {{
entry:
  {buffers}
  br label %again
again:
  %i = phi i32 [ 0, %entry ], [ %j, %again ]
  %sum = phi {real} [ 0.0, %entry ], [ %next, %again ]
  {loads}
  %r = call {real} @f({locals})
  %next = fadd {real} %r, {last}
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, 2
  br i1 %more, label %again, label %end
end:
  {back}
  ret {real} %next
}}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""


def local(real: str) -> str:
    """``@f`` twice on copies of the arrays, which are looked at in between and wiped behind it."""
    everything = [*ARRAYS, *NUMBERS, *INTEGERS]
    size = 36 * (8 if real == "double" else 4)
    copied = "call void @llvm.memcpy.p0.p0.i64(ptr {0}, ptr {1}, i64 {2}, i1 false)"
    wiped = "call void @llvm.memset.p0.i64(ptr {0}, i8 0, i64 {1}, i1 false)"
    buffers = [f"%{x}.buffer = alloca [36 x {real}]" for x in ARRAYS]
    buffers += [copied.format(f"%{x}.buffer", f"%{x}", size) for x in ARRAYS]
    back = [copied.format(f"%{x}", f"%{x}.buffer", size) for x in ARRAYS]
    back += [wiped.format(f"%{x}.buffer", size) for x in ARRAYS]
    loads: list[str] = []
    last = "%sum"
    for x in ARRAYS:
        loads += [
            f"%{x}.first = load {real}, ptr %{x}.buffer",
            f"%{x}.square = fmul {real} %{x}.first, %{x}.first",
            f"%{x}.sum = fadd {real} {last}, %{x}.square",
        ]
        last = f"%{x}.sum"
    given = [parameter(x, real) for x in everything]
    return LOCAL.format(
        real=real,
        parameters=", ".join(given),
        buffers="\n  ".join(buffers),
        loads="\n  ".join(loads),
        last=last,
        locals=", ".join(f"{x}.buffer" if x.startswith("ptr") else x for x in given),
        back="\n  ".join(back),
    )


def program(names: tuple[str, ...], letter: str = "d", *, fortran: bool = False) -> str:
    """A function that calls one of the routines."""
    real = {"d": "double", "s": "float"}[letter]
    form = by_address if fortran else by_value
    everything = [*ARRAYS, *NUMBERS, *INTEGERS]
    text = [f"define {real} @f({', '.join(parameter(x, real) for x in everything)}) {{"]
    if fortran:
        for word in (*NUMBERS, *INTEGERS):
            kind = parameter(word, real).split()[0]
            kind = "i8" if word in LETTERS else kind
            value = f"%{word}"
            text.append(f"%{word}.at = alloca {kind}")
            if kind == "i8":
                value = f"%{word}.letter"
                text.append(f"{value} = trunc i32 %{word} to i8")
            text.append(f"store {kind} {value}, ptr %{word}.at")
    cases = " ".join(f"i32 {at}, label %{name}" for at, name in enumerate(names))
    text.append(f"switch i32 %which, label %end [{cases}]")
    results = ["[0.0, %0]"]
    for name in names:
        call, _ = form(name, letter, real)
        value = f"%{name}.value"
        text.append(f"{name}:")
        text.append(f"{value} = {call}" if name in RETURNS else call)
        text.append("br label %end")
        results.append(f"[{value if name in RETURNS else '0.0'}, %{name}]")
    text += ["end:", f"%r = phi {real} {', '.join(results)}", f"ret {real} %r", "}"]
    text.append(local(real))
    return "\n".join([*text, *(form(name, letter, real)[1] for name in names)])


WRT = (*ARRAYS, *NUMBERS)


@cache
def functions(names: tuple[str, ...], letter: str, fortran: bool) -> Any:
    return ad_opt.load(program(names, letter, fortran=fortran))["f"]


@cache
def on_copies(names: tuple[str, ...]) -> Any:
    return ad_opt.load(program(names))["local"]


def arguments(rng: Any, dtype: Any, **given: int) -> list[Any]:
    """Random floats, triangles that can be solved with, sizes that are all different."""
    made: list[Any] = [rng.uniform(0.5, 1.5, 36).astype(dtype) for _ in ARRAYS]
    for array in made[1:]:
        array *= rng.choice([-1.0, 1.0], array.size).astype(dtype)
    made[0][:] *= 0.2
    made[0][:: 6 + 1] += 1.0
    made += [dtype(0.7), dtype(-1.3)]
    sizes = {"m": 3, "n": 4, "k": 2, "incx": 2, "incy": -3, "lda": 6, "ldb": 5, "ldc": 6}
    flags = {"order": 102, "side": 141, "uplo": 121, "ta": 111, "tb": 111, "diag": 131}
    values = {**sizes, **flags, **given}
    return [*made, *(values[name] for name in INTEGERS)]


def check(function: Any, given: list[Any], rng: Any, rtol: float = 1e-8) -> None:
    """Forward, reverse and differences agree along a direction, for a weighted sum of it all."""
    dtype = given[0].dtype.type
    count = len(WRT)
    along = [rng.uniform(-1, 1, np.shape(x)).astype(dtype)[()] for x in given[:count]]
    weights = [rng.uniform(-1, 1, 36).astype(dtype) for _ in ARRAYS]

    def run(step: float) -> float:
        moved = [x + dtype(step) * v for x, v in zip(given[:count], along, strict=True)]
        result = function(*moved, *given[count:])
        return result + sum(w @ x for w, x in zip(weights, moved[: len(ARRAYS)], strict=True))

    def central(step: float) -> float:
        return (run(step) - run(-step)) / (2 * step)

    step = 2e-2 if dtype is np.float32 else 2e-3
    expected = (64 * central(step / 4) - 20 * central(step / 2) + central(step)) / 45
    before = [x.copy() for x in given[: len(ARRAYS)]]
    pullback = ad_opt.vjp(function, *given, wrt=tuple(range(count)))[1]
    gradients = pullback(dtype(1), **dict(zip(ARRAYS, (w.copy() for w in weights), strict=True)))
    found = sum(np.vdot(g, v) for g, v in zip(gradients, along, strict=True))
    assert found == pytest.approx(expected, rel=rtol, abs=rtol)
    tangents = [x.copy() if isinstance(x, np.ndarray) else x for x in along]
    copies = [x.copy() for x in before]
    rest = given[len(ARRAYS) :]
    rate = ad_opt.jvp(function, [*copies, *rest], [*tangents, *[None] * len(INTEGERS)])[1]
    slope = rate + sum(w @ t for w, t in zip(weights, tangents, strict=False))
    assert slope == pytest.approx(expected, rel=rtol, abs=rtol)


def choices(name: str) -> list[dict[str, int]]:
    """Everything that flags may say."""
    values = {
        "order": (101, 102), "ta": (111, 112), "tb": (111, 112), "uplo": (121, 122),
        "diag": (131, 132), "side": (141, 142),
    }  # fmt: skip
    flags = [word for word in CBLAS[name].split() if word in values]
    return [
        dict(zip(flags, one, strict=True))
        for one in itertools.product(*(values[flag] for flag in flags))
    ]


FEW = ("dot", "scal", "gemv", "gemm", "trsv")
REST = tuple(name for name in CBLAS if name not in FEW)


def check_routines(names: tuple[str, ...], name: str) -> None:
    rng = np.random.default_rng(len(name))
    function = functions(names, "d", False)
    for flags in choices(name):
        check(function, arguments(rng, np.float64, which=names.index(name), **flags), rng)


def check_alone(name: str) -> None:
    """One routine on arrays of the caller, and on others that are overwritten afterwards."""
    rng = np.random.default_rng(len(name))
    every = choices(name)
    for function in (on_copies((name,)), functions((name,), "d", False)):
        for flags in (every[0], every[-1]):
            check(function, arguments(rng, np.float64, which=0, **flags), rng)


@pytest.mark.slow
def test_on_copies() -> None:
    """Routines on copies that live no longer than the call have the derivatives of differences."""
    rng = np.random.default_rng(5)
    names = ("swap", "rot", "gemv", "trsv", "gemm", "syrk")
    for which, name in enumerate(names):
        flags = choices(name)[-1]
        check(on_copies(names), arguments(rng, np.float64, which=which, **flags), rng)


@pytest.mark.parametrize("name", FEW)
def test_derivatives_agree_with_differences(name: str) -> None:
    check_routines(FEW, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", REST)
def test_derivatives_of_all_others_do(name: str) -> None:
    check_routines(REST, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", FORTRAN)
def test_by_address(name: str) -> None:
    letters = {111: "n", 112: "T", 121: "U", 122: "l", 131: "N", 132: "u", 141: "L", 142: "R"}
    rng = np.random.default_rng(len(name))
    function = functions(FORTRAN, "d", True)
    for flags in choices(name):
        if flags.get("order") == 101:
            continue
        words = {flag: ord(letters[flags.get(flag, 111)]) for flag in LETTERS}
        check(function, arguments(rng, np.float64, which=FORTRAN.index(name), **words), rng)


def test_single_precision() -> None:
    names = ("dot", "gemv")
    rng = np.random.default_rng(1)
    function = functions(names, "s", False)
    for which in range(len(names)):
        check(function, arguments(rng, np.float32, which=which), rng, rtol=1e-3)


def test_beta_zero_forgets_what_was_there() -> None:
    """BLAS does not read what it overwrites then: a NaN there reaches no derivative."""
    text = """
    define void @f(ptr %a, ptr %x, ptr %y) {
      call void @cblas_dgemv(i32 102, i32 111, i32 2, i32 2, double 1.0, ptr %a, i32 2, ptr %x,
        i32 1, double 0.0, ptr %y, i32 1)
      ret void
    }
    declare void @cblas_dgemv(i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32)
    """
    function = ad_opt.load(text)["f"]
    a, x, y = np.array([1.0, 2, 3, 4]), np.array([5.0, 6]), np.array([np.nan, np.inf])
    pullback = ad_opt.vjp(function, a, x, y, wrt=(0, 1, 2))[1]
    da, dx, dy = pullback(y=np.array([1.0, 10.0]))
    np.testing.assert_allclose(da, [5, 50, 6, 60])
    np.testing.assert_allclose(dx, [21, 43])
    np.testing.assert_allclose(dy, [0, 0])


def test_second_order() -> None:
    """The derivatives are calls of BLAS themselves, which have derivatives."""
    text = """
    define double @f(ptr %a, ptr %x) {
      %t = alloca [2 x double]
      call void @cblas_dgemv(i32 101, i32 111, i32 2, i32 2, double 1.0, ptr %a, i32 2, ptr %x,
        i32 1, double 0.0, ptr %t, i32 1)
      %r = call double @cblas_ddot(i32 2, ptr %t, i32 1, ptr %t, i32 1)
      ret double %r
    }
    declare void @cblas_dgemv(i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32)
    declare double @cblas_ddot(i32, ptr, i32, ptr, i32)
    """
    function = ad_opt.load(text)["f"]
    a, x, v = np.array([1.0, 2, 3, 4]), np.array([5.0, 6]), np.array([0.3, -0.7])
    matrix = a.reshape(2, 2)
    found = ad_opt.hvp(function, (a, x), (None, v), wrt=1)
    np.testing.assert_allclose(np.ravel(found), 2 * matrix.T @ matrix @ v, rtol=1e-12)


CHAINS = """
define double @loop(ptr %a, ptr %x, i32 %n) {
entry:
  %t = alloca [3 x double]
  %y = alloca [3 x double]
  call void @cblas_dcopy(i32 3, ptr %x, i32 1, ptr %y, i32 1)
  br label %again
again:
  %i = phi i32 [0, %entry], [%j, %again]
  %sum = phi double [0.0, %entry], [%next, %again]
  call void @cblas_dgemv(i32 101, i32 111, i32 3, i32 3, double 1.0, ptr %a, i32 3, ptr %y, i32 1,
    double 0.0, ptr %t, i32 1)
  call void @cblas_dcopy(i32 3, ptr %t, i32 1, ptr %y, i32 1)
  call void @cblas_dger(i32 101, i32 3, i32 3, double 0.1, ptr %t, i32 1, ptr %y, i32 1, ptr %a,
    i32 3)
  %d = call double @cblas_ddot(i32 3, ptr %y, i32 1, ptr %y, i32 1)
  %next = fadd double %sum, %d
  %j = add i32 %i, 1
  %end = icmp eq i32 %j, %n
  br i1 %end, label %out, label %again
out:
  ret double %next
}

define double @recursion(ptr %a, ptr %x, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %base, label %step
base:
  %d = call double @cblas_ddot(i32 3, ptr %x, i32 1, ptr %x, i32 1)
  ret double %d
step:
  %t = alloca [3 x double]
  call void @cblas_dcopy(i32 3, ptr %x, i32 1, ptr %t, i32 1)
  call void @cblas_dgemv(i32 101, i32 112, i32 3, i32 3, double 0.5, ptr %a, i32 3, ptr %x, i32 1,
    double 1.0, ptr %t, i32 1)
  call void @cblas_dscal(i32 3, double 1.1, ptr %a, i32 1)
  %m = sub i32 %n, 1
  %r = call double @recursion(ptr %a, ptr %t, i32 %m)
  %e = call double @cblas_dnrm2(i32 3, ptr %x, i32 1)
  %s = fadd double %r, %e
  ret double %s
}
declare void @cblas_dgemv(i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32)
declare void @cblas_dger(i32, i32, i32, double, ptr, i32, ptr, i32, ptr, i32)
declare double @cblas_ddot(i32, ptr, i32, ptr, i32)
declare double @cblas_dnrm2(i32, ptr, i32)
declare void @cblas_dcopy(i32, ptr, i32, ptr, i32)
declare void @cblas_dscal(i32, double, ptr, i32)
"""


@pytest.mark.parametrize("name", ["loop", "recursion"])
def test_what_calls_read_is_overwritten_later(name: str) -> None:
    """Local buffers are refilled again and again; the caller's memory is as before afterwards."""
    function, rng = ad_opt.load(CHAINS)[name], np.random.default_rng(0)
    a, x = rng.normal(size=9) * 0.5, rng.normal(size=3)
    va, vx = rng.normal(size=9), rng.normal(size=3)

    def central(h: float) -> float:
        return sum(s * function(a + s * h * va, x + s * h * vx, 4) for s in (1, -1)) / (2 * h)

    expected = (64 * central(2.5e-4) - 20 * central(5e-4) + central(1e-3)) / 45
    given = a.copy(), x.copy()
    da, dx = ad_opt.grad(function, wrt=(0, 1))(*given, 4)
    np.testing.assert_array_equal(given[0], a)
    np.testing.assert_array_equal(given[1], x)
    assert da @ va + dx @ vx == pytest.approx(expected, rel=1e-9)
    rate = ad_opt.jvp(function, (*given, 4), (va.copy(), vx.copy(), None))[1]
    assert rate == pytest.approx(expected, rel=1e-9)


REQUEST = """
define void @g(ptr %x, ptr %dx, ptr %y, ptr %z) {
  %dup = load i32, ptr @enzyme_dup
  %const = load i32, ptr @enzyme_const
  call void (ptr, ...) @__enzyme_MODE(ptr @f, i32 %dup, ptr %x, ptr %dx, i32 %const, ptr %y,
    i32 %const, ptr %z)
  ret void
}
@enzyme_dup = external global i32
@enzyme_const = external global i32
declare void @__enzyme_MODE(ptr, ...)
"""


def test_memory_without_derivative_is_refused() -> None:
    text = """
    define double @f(ptr %x, ptr %y, ptr %z) {
      call void @cblas_dcopy(i32 2, ptr %x, i32 1, ptr %y, i32 1)
      %r = call double @cblas_ddot(i32 2, ptr %y, i32 1, ptr %z, i32 1)
      ret double %r
    }
    declare void @cblas_dcopy(i32, ptr, i32, ptr, i32)
    declare double @cblas_ddot(i32, ptr, i32, ptr, i32)
    """
    function = ad_opt.load(text)["f"]
    x, y, z = np.array([1.0, 2.0]), np.zeros(2), np.array([3.0, 4.0])
    np.testing.assert_array_equal(ad_opt.grad(function, wrt=0)(x, y, z), z)
    for mode in ("autodiff", "fwddiff"):
        with pytest.raises(DiagnosticError, match="AD0708"):
            ad_opt.load(text + REQUEST.replace("MODE", mode))["g"](x, x, y, z)


def test_routines_declared_otherwise_are_refused() -> None:
    text = """
    define double @f(ptr %x) {
      %r = call double @cblas_ddot(i32 2, ptr %x, ptr %x)
      ret double %r
    }
    declare double @cblas_ddot(i32, ptr, ptr)
    """
    with pytest.raises(DiagnosticError, match="AD0973"):
        ad_opt.grad(ad_opt.load(text)["f"])(np.ones(2))
