"""C++ with exceptions: the program runs as it was, derivatives run while nothing is thrown.

Values of the program are those that the language gives; derivatives are worked out by hand.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from math import cos, sin
from pathlib import Path

import pytest
from ad_opt.dialects.llvm.llvm_ext import TEXT
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.tools.ad_run import main

import ad_opt

CLANG = shutil.which("clang-22")
needs_clang = pytest.mark.skipif(CLANG is None, reason="clang-22 is not installed")
LEVELS = [pytest.param("-O0"), pytest.param("-O1", marks=pytest.mark.slow), pytest.param("-O2")]


def compiled(folder: Path, source: str, level: str) -> Path:
    written, made = folder / "p.cpp", folder / "p.ll"
    written.write_text(source)
    command = [str(CLANG), level, "-S", "-emit-llvm", "-o", str(made), str(written)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("no headers of C++")
    return made


CONTAINERS = r"""
#include <cstdio>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) int parse(const char *s) {
  try {
    return std::stoi(s);
  } catch (const std::exception &e) {
    return -1;
  }
}
int twice(const char *s) { return 2 * parse(s); }
double sum(const double *x, int n) {
  std::vector<double> v, w(n, 2.0);
  for (int i = 0; i < n; i++)
    v.push_back(x[i] * x[i]);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += v.at(i) * w[i];
  return s;
}
double cube(double x) {
  auto p = std::make_unique<double>(x);
  std::vector<double> t{x, *p * x};
  return t[0] * t.at(1);
}
int main() {
  std::string s = "a longer string that lives on the heap";
  double x[3] = {1, 2, 3}, d[3] = {0, 0, 0};
  __enzyme_autodiff((void *)sum, enzyme_dup, x, d, enzyme_const, 3);
  std::printf("%zu %g %g %g ", s.size(), d[0], d[1], d[2]);
  std::printf("%g ", __enzyme_autodiff((void *)cube, 3.0));
  std::printf("%d %d %d\n", parse("12"), parse("x"), twice("y"));
}
"""


@needs_clang
@pytest.mark.parametrize("level", LEVELS)
def test_a_program_with_containers(
    tmp_path: Path, level: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Exceptions outside of derivatives are caught, though `main` asks for derivatives."""
    assert main([str(compiled(tmp_path, CONTAINERS, level)), "main"]) == 0
    ctypes.CDLL(None).fflush(None)
    assert capfd.readouterr().out.split() == "38 4 8 12 27 12 -1 -2".split()


THROWS = r"""
#include <cmath>
#include <cstdio>
#include <stdexcept>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double root(double x) {
  if (x < 0)
    throw std::domain_error("negative");
  return std::sqrt(x);
}
__attribute__((noinline)) double guarded(double x) {
  try {
    return root(x);
  } catch (...) {
    return -x;
  }
}
extern "C" double f(double x) { return guarded(x) * 3; }
struct Noisy {
  ~Noisy() { std::puts("left"); }
};
extern "C" double slope(double x) {
  Noisy noisy;
  return __enzyme_autodiff((void *)f, x);
}
__attribute__((noinline)) double outer(double x) {
  try {
    return slope(x);
  } catch (...) {
    return 0;
  }
}
int main() {
  std::printf("%g %g\n", f(4.0), f(-4.0));
  std::printf("%g\n", outer(4.0));
  std::fflush(stdout);
  std::printf("%g\n", outer(-4.0));
}
"""


@needs_clang
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_thrown_in_a_derivative_stops(tmp_path: Path, level: str) -> None:
    """Nothing unwinds through a function that asks for a derivative, so nobody catches it."""
    made = compiled(tmp_path, THROWS, level)
    code = "import sys; from ad_opt.tools.ad_run import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, str(made), "main"]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.stdout.split() == ["6", "12", "left", "0.75"]
    assert ran.returncode != 0
    assert "an exception (std::domain_error) is thrown in a derivative" in ran.stderr


@needs_clang
@pytest.mark.parametrize("level", LEVELS)
def test_from_python(tmp_path: Path, level: str) -> None:
    text = THROWS[: THROWS.index("struct Noisy")].replace(
        "double __enzyme_autodiff(void *, ...);", ""
    )
    function = ad_opt.load(compiled(tmp_path, text, level))["f"]
    assert (function(4.0), function(-4.0)) == (6.0, 12.0)
    assert ad_opt.grad(function)(4.0) == pytest.approx(0.75)
    assert ad_opt.jvp(function, (4.0,), (2.0,))[1] == pytest.approx(1.5)
    for derivative in (
        lambda: ad_opt.jvp(function, (-4.0,), (2.0,)),
        lambda: ad_opt.grad(function)(-4.0),
        lambda: ad_opt.hvp(function, (-4.0,), (1.0,)),
    ):
        with pytest.raises(ad_opt.DiagnosticError, match=r"AD0505.*\n?.*std::domain_error"):
            derivative()
    assert (function(-4.0), ad_opt.grad(function)(4.0)) == (12.0, pytest.approx(0.75))


RETURNED = r"""
#include <cmath>
#include <vector>
__attribute__((noinline)) std::vector<double> path(double v) {
  std::vector<double> p;
  double x = 0;
  for (int i = 0; i < 10; i++)
    p.push_back(x += v * 0.1 * std::cos(x));
  return p;
}
extern "C" double length(double v) {
  double s = 0;
  for (double a : path(v))
    s += a * a;
  return s;
}
"""


@needs_clang
def test_a_vector_that_is_returned(tmp_path: Path) -> None:
    x, slope, expected = 0.0, 0.0, 0.0
    for _ in range(10):
        slope += 0.1 * cos(x) - 0.07 * sin(x) * slope
        x += 0.07 * cos(x)
        expected += 2 * x * slope
    function = ad_opt.load(compiled(tmp_path, RETURNED, "-O2"))["length"]
    assert ad_opt.grad(function)(0.7) == pytest.approx(expected, rel=1e-12)


OBJECTS = r"""
#include <stdexcept>
struct Failed : std::runtime_error {
  double at;
  Failed(double at) : std::runtime_error("failed"), at(at) {}
};
struct Curve {
  virtual const double *factor() const = 0;
  virtual double at(double x) const = 0;
  virtual ~Curve() {}
};
struct Cubic : Curve {
  double k;
  Cubic(double k) : k(k) {}
  const double *factor() const override { return &k; }
  double at(double x) const override {
    if (x > 3)
      throw Failed(x * x);
    return k * x * x * x;
  }
};
extern "C" double f(double x) {
  Curve *curve = new Cubic(x);
  double y;
  try {
    y = curve->at(x) * *curve->factor();
  } catch (const Failed &failed) {
    y = failed.at;
  }
  delete curve;
  return y;
}
"""
"""Exceptions of the program's own, which are virtual, too. f(x) = x^5, and x^2 behind 3."""


@needs_clang
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_exceptions_that_hold_what_varies(tmp_path: Path, level: str) -> None:
    """Their destructors, and ``what``, are among what virtual functions may be.

    The memory of an exception has no shadow, so nothing is stored there before all stops.
    """
    function = ad_opt.load(compiled(tmp_path, OBJECTS, level))["f"]
    assert (function(2.0), function(4.0)) == (32.0, 16.0)
    assert ad_opt.grad(function)(2.0) == pytest.approx(80.0)
    assert ad_opt.jvp(function, (2.0,), (1.0,))[1] == pytest.approx(80.0)
    assert ad_opt.hvp(function, (2.0,), (1.0,)) == pytest.approx(160.0)
    for derivative in (
        lambda: ad_opt.jvp(function, (4.0,), (1.0,)),
        lambda: ad_opt.grad(function)(4.0),
    ):
        with pytest.raises(ad_opt.DiagnosticError, match=r"AD0505.*\n?.*Failed"):
            derivative()


HANDLED = """
declare double @g(double)
declare i32 @__gxx_personality_v0(...)
define double @f(double %x) personality ptr @__gxx_personality_v0 {
start:
  %y = invoke double @g(double %x)
          to label %next unwind label %caught
next:
  %z = fmul double %y, %x
  br label %end
caught:
  %c = landingpad { ptr, i32 } catch ptr null
  br label %end
end:
  %r = phi double [ %z, %next ], [ 1.0, %caught ]
  ret double %r
}
"""


def test_text_and_body() -> None:
    """The function is written as it was; its body has no handler."""
    module = import_llvm(HANDLED, "f.ll", exceptions_stop=True)
    module.verify()
    (f,) = [op for op in module.body.block.ops if TEXT in op.attributes]
    names = [op.name for block in f.regions[0].blocks for op in block.ops]
    assert names.count("llvm.call") == 1
    assert len(f.regions[0].blocks) == 3
    assert emit_llvm_ir(module) == emit_llvm_ir(import_llvm(HANDLED, "f.ll"))
