"""``errno`` after functions of mathematics, and the environment of floating-point arithmetic.

A program that looks at ``errno`` takes the branch that it takes when it runs as it is; the expected
values are those of mathematics on that branch.
"""

from __future__ import annotations

import math
import platform
import subprocess
from functools import partial
from pathlib import Path

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="which functions there are, systems say")

SOURCE = r"""
#define _GNU_SOURCE
#include <errno.h>
#include <fenv.h>
#include <math.h>
#include <stdlib.h>
#define APART __attribute__((noinline))

double at_once(double x) { errno = 0; double y = log(x - 1); return errno ? x * x : y; }
double which(double x) { errno = 0; double y = pow(x, 0.5); return errno == EDOM ? x * x * x : y; }
float single(float x) { errno = 0; float y = sqrtf(x - 1); return errno ? x * x : y; }
double remains(double x) { errno = 0; double y = fmod(x, x - x); return errno ? x * x : y; }
double special(double x) { errno = 0; double y = tgamma(x); return errno ? x * x : y; }
double result_unused(double x) { errno = 0; log(x - 1); return errno ? x * x : x; }
double sign_of(double x) { int s; errno = 0; lgamma_r(x, &s); return errno ? x * x : x * s; }
APART static double inner(double x, int depth) { return depth ? inner(x, depth - 1) : log(x - 1); }
double by_calls(double x) { errno = 0; double y = inner(x, 3); return errno ? x * x : y; }
double in_a_loop(double x) {
  double s = 0;
  for (int i = 0; i < 4; i++) { errno = 0; double y = log(x - i); s += errno ? x * i : y; }
  return s;
}
double set_before(double x) {
  double y = log(x - 1); errno = 0; y = exp(x); return errno ? y : x * x;
}
double put_back(double x) {
  errno = 0; double y = log(x - 1); int e = errno; errno = 0;
  double z = cosh(x); errno = e; return errno ? z : y;
}
double not_of_tangents(double x) {
  errno = 0; double y = sinh(x) * 0; return errno ? x : y + x * x;
}
double of_text(double x) {
  static const char *volatile text = "1e999";
  errno = 0; double y = strtod(text, 0); double z = exp(x); return errno == ERANGE ? z : y;
}
double kept_text(double x) {
  static const char *volatile text = "1.5";
  errno = 0; double y = strtod(text, 0) * exp(x); return errno ? x : y;
}
double only_stored(double x) { if (x < 0) { errno = EDOM; return 0; } return exp(x); }

double flags(double x) {
  volatile double y = 1 / (x - x); return fetestexcept(FE_DIVBYZERO) ? x * x + 0 * y : x;
}
APART static int raised(void) { return fetestexcept(FE_ALL_EXCEPT); }
double flags_by_calls(double x) { return raised() ? x * x : x; }
double upwards(double x) {
  fesetround(FE_UPWARD); double y = nearbyint(x); fesetround(0); return y * x;
}
double by_builtin(double x) {
  __builtin_set_flt_rounds(2); double y = nearbyint(x); __builtin_set_flt_rounds(1); return y * x;
}
double trapping(double x) { feenableexcept(FE_DIVBYZERO); return x * x; }

double cleared(double x) { feclearexcept(FE_ALL_EXCEPT); feraiseexcept(FE_INEXACT); return sin(x); }
double nearest(double x) { fesetround(FE_TONEAREST); return fegetround() ? x : sin(x); }
#ifdef __x86_64__
#include <immintrin.h>
double control(double x) { _mm_setcsr(_mm_getcsr() | 0x8040); return x * x; }
#endif
"""

TOLD = {
    "at_once": (0.5, 0.25, 1.0, 2.0),
    "which": (-0.5, -0.125, 0.75, -3.0),
    "single": (0.5, 0.25, 1.0, 2.0),
    "remains": (0.5, 0.25, 1.0, 2.0),
    "special": (-1.0, 1.0, -2.0, 2.0),
    "result_unused": (0.5, 0.25, 1.0, 2.0),
    "sign_of": (-1.0, 1.0, -2.0, 2.0),
    "by_calls": (0.5, 0.25, 1.0, 2.0),
    "in_a_loop": (1.5, 7.5 + math.log(0.75), 5 + 1 / 1.5 + 2, -1 / 2.25 - 4),
    "set_before": (0.5, 0.25, 1.0, 2.0),
    "put_back": (0.5, math.cosh(0.5), math.sinh(0.5), math.cosh(0.5)),
    "of_text": (0.5, math.exp(0.5), math.exp(0.5), math.exp(0.5)),
    "kept_text": (0.5, *(1.5 * math.exp(0.5),) * 3),
    "only_stored": (0.5, *(math.exp(0.5),) * 3),
    "cleared": (0.5, math.sin(0.5), math.cos(0.5), -math.sin(0.5)),
    "nearest": (0.5, math.sin(0.5), math.cos(0.5), -math.sin(0.5)),
}
"""An argument, the value there, the first and the second derivative."""
UNTOLD = {
    "at_once": (2.5, math.log(1.5), 1 / 1.5, -1 / 2.25),
    "which": (4.0, 2.0, 0.25, -1 / 32),
    "by_calls": (2.5, math.log(1.5), 1 / 1.5, -1 / 2.25),
    "put_back": (2.5, math.log(1.5), 1 / 1.5, -1 / 2.25),
    "special": (3.0, 2.0, 2 * (1.5 - 0.5772156649015329), None),
    "remains": (math.nan, math.nan, None, None),
}
"""The same where there is no error."""


@pytest.fixture(scope="module", params=["-O0", "-O1"])
def program(clang: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest):
    at: Path = tmp_path_factory.mktemp("errors")
    (at / "errors.c").write_text(SOURCE)
    arguments = [clang, request.param, "-w", "-S", "-emit-llvm", "errors.c", "-o", "errors.ll"]
    subprocess.run(arguments, check=True, cwd=at)
    return ad_opt.load(at / "errors.ll")


@pytest.mark.parametrize(
    ("name", "wanted"), [*TOLD.items(), *UNTOLD.items()], ids=lambda given: str(given)[:20]
)
def test_programs_that_look_at_errno(
    program: ad_opt.Program, name: str, wanted: tuple[float, float, float | None, float | None]
):
    f, (x, y, first, second) = program[name], wanted
    near = partial(pytest.approx, rel=1e-6 if name == "single" else 1e-12, nan_ok=True)
    assert f(x) == near(y)
    value, tangent = ad_opt.jvp(f, (x,), (1.0,))
    assert value == near(y)
    if first is not None:
        assert tangent == near(first)
        assert ad_opt.value_and_grad(f)(x) == near((y, first))
    if second is not None:
        assert ad_opt.hvp(f, (x,), (1.0,)) == near(second)


def test_arithmetic_of_the_derivative_tells_nothing(program: ad_opt.Program):
    # sinh(x - 1) is no error, its slope, which forward mode computes first, is
    f = program["not_of_tangents"]
    at = math.asinh(1.7e308)
    assert ad_opt.jvp(f, (at,), (1.0,))[0] == f(at)


@pytest.mark.parametrize(
    "name", ["flags", "flags_by_calls", "upwards", "by_builtin", "trapping", "control"]
)
def test_programs_that_depend_on_the_state_of_arithmetic(program: ad_opt.Program, name: str):
    if name == "control" and platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("of another processor")
    with pytest.raises(DiagnosticError, match="AD0974"):
        ad_opt.jvp(program[name], (0.7,), (1.0,))
    with pytest.raises(DiagnosticError, match="AD0974"):
        ad_opt.grad(program[name])(0.7)
