"""Bits of a float that only decide carry no derivative; a way back to a float is refused."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.ops.deciding_bits import made_of_deciding_bits

import ad_opt

SOURCE = """
#include <math.h>
#include <stdint.h>
#include <string.h>

static int is_nan(double x) {
  union { double d; uint64_t u; } v;
  v.d = x;
  return ((v.u >> 52) & 0x7ff) == 0x7ff && (v.u & 0xfffffffffffffULL) != 0;
}
/* the words of Cephes */
static int is_nan_by_words(double x) {
  union { double d; unsigned short s[4]; unsigned int i[2]; } u;
  u.d = x;
  if ((u.s[3] & 0x7ff0) == 0x7ff0)
    return ((u.i[1] & 0xfffff) | u.i[0]) != 0;
  return 0;
}
static int exponent(double x) {
  union { double d; struct { unsigned lo, hi; } w; } v;
  v.d = x;
  return (int)((v.w.hi >> 20) & 0x7ff) - 1023;
}
double masked(double x) { return is_nan(x) ? 0.0 : x * x; }
double words(double x) { return is_nan_by_words(x) ? 0.0 : x * x * x; }
double trips(double x) {
  uint64_t u;
  memcpy(&u, &x, 8);
  double s = x;
  for (int i = 0; i < (int)((u >> 52) & 0x7ff) - 1023; i++)
    s *= x;
  return s;
}
double scaled(double x) { return x * x * (exponent(x) > 0 ? 2 : 3) + exponent(x) * 0.693; }
double high(double x) {
  int32_t hi;
  memcpy(&hi, (char *)&x + 4, 4);
  hi &= 0x7fffffff;
  if (hi < 0x3ff00000)
    return sin(x);
  return hi >= 0x40100000 ? x * x : x * x * x;
}
float narrow(float x) {
  uint32_t u;
  memcpy(&u, &x, 4);
  return (u & 0x7fffffff) < 0x3f800000 ? x * x : 2 * x;
}
double signs(double x) {
  double y = x;
  for (int i = 0; i < 3; i++) {
    int64_t u;
    memcpy(&u, &y, 8);
    y = u < 0 ? -y * x : y * x + 1;
  }
  return y;
}
double fraction(double x) {
  uint64_t u;
  memcpy(&u, &x, 8);
  u = (u & 0x800fffffffffffffULL) | 0x3fe0000000000000ULL;
  memcpy(&x, &u, 8);
  return x * x;
}
double logarithm(double x) {
  int64_t u;
  memcpy(&u, &x, 8);
  return (double)u * 0x1p-52;
}
"""
DECIDING = re.findall(r"^(?:double|float) (\w+)\(", SOURCE, re.M)[:-2]


@pytest.fixture(scope="module", params=["-O0", "-O2"])
def program(
    request: pytest.FixtureRequest, clang: str, tmp_path_factory: pytest.TempPathFactory
) -> ad_opt.Program:
    import subprocess

    folder: Path = tmp_path_factory.mktemp("bits")
    (folder / "bits.c").write_text(SOURCE)
    command = [clang, request.param, "-S", "-emit-llvm", "bits.c", "-o", "bits.ll"]
    subprocess.run(command, cwd=folder, check=True)
    return ad_opt.load(folder / "bits.ll")


@pytest.mark.parametrize("name", DECIDING)
def test_bits_that_decide(program: ad_opt.Program, name: str) -> None:
    f = program[name]
    kind, step = (np.float32, 2.0**-8) if name == "narrow" else (np.float64, 2.0**-20)
    for x in (1.5, -2.75, 5.25, 0.375):
        at = [kind(x - step), kind(x + step)]
        slope = (float(f(at[1])) - float(f(at[0]))) / (2 * step)
        assert float(ad_opt.grad(f)(kind(x))) == pytest.approx(slope, rel=1e-4)
        assert float(ad_opt.jvp(f, [kind(x)], [kind(1.0)])[1]) == pytest.approx(slope, rel=1e-4)


@pytest.mark.parametrize("name", ["fraction", "logarithm"])
def test_a_way_back_is_refused(program: ad_opt.Program, name: str) -> None:
    """The fraction, and all bits as a number: both would have a derivative."""
    for derivative in (ad_opt.grad(program[name]), lambda x: ad_opt.jvp(program[name], [x], [1.0])):
        with pytest.raises(DiagnosticError, match=r"AD0708|AD0971"):
            derivative(1.5)


EXPONENTS = """
#include <math.h>
#include <stdint.h>
#include <string.h>
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t u;
    memcpy(&u, x + i, 8);
    s += ldexp(x[i], (int)(u >> 52) - 1023) * x[i];
  }
  return s;
}
"""


def test_second_derivatives_with_exponents_on_the_tape(clang: str, tmp_path: Path) -> None:
    """Each term is ``2^e x^2``: its second derivative is twice the power of two."""
    source = tmp_path / "exponents.c"
    source.write_text(EXPONENTS)
    f = ad_opt.load(source, compiler=clang)["f"]
    x = np.array([1.5, 2.75, 5.25, 0.375])
    powers = np.array([1.0, 2.0, 4.0, 0.25])
    np.testing.assert_allclose(ad_opt.grad(f)(x, 4), 2 * powers * x)
    found = ad_opt.hvp(f, (x, 4), (np.ones(4), None))
    np.testing.assert_allclose(found, 2 * powers)


PACKED = """
func.func @f(%x: f32) -> f32 {
  %zeros = arith.constant dense<0.0> : vector<2xf32>
  %one = arith.constant 4294967296 : i64
  %lanes = vector.insert %x, %zeros [0] : f32 into vector<2xf32>
  %words = vector.bitcast %lanes : vector<2xf32> to vector<1xi64>
  %word = vector.extract %words[0] : i64 from vector<1xi64>
  %next = arith.addi %word, %one : i64
  %low = arith.trunci %next : i64 to i32
  %y = arith.bitcast %low : i32 to f32
  %r = arith.mulf %y, %y : f32
  return %r : f32
}
"""


def test_a_way_back_through_lanes_is_refused() -> None:
    """A float and a number in one register, as structs by value are passed, with the number changed
    in place: the float in it has a derivative.
    """
    module = parse_module(make_context(), PACKED)
    (back,) = (op for op in module.walk() if op.name == "arith.bitcast")
    assert not made_of_deciding_bits(back.operands[0])
    f = ad_opt.load(PACKED)["f"]
    assert f(3.0) == 9.0
    for derivative in (ad_opt.grad(f), lambda x: ad_opt.jvp(f, [x], [1.0])):
        with pytest.raises(DiagnosticError, match="AD0708"):
            derivative(3.0)


def test_a_flag_decides() -> None:
    """The exponent is shifted down, masked and compared, and chooses by a select."""
    text = """
    define double @f(double %x) {
      %b = bitcast double %x to i64
      %h = lshr i64 %b, 52
      %e = and i64 %h, 2047
      %c = icmp ugt i64 %e, 1025
      %s = fmul double %x, %x
      %r = select i1 %c, double %x, double %s
      ret double %r
    }
    """
    f = ad_opt.load(text)["f"]
    assert ad_opt.grad(f)(1.5) == 3.0
    assert ad_opt.grad(f)(100.0) == 1.0
    assert ad_opt.hvp(f, (1.5,), (1.0,)) == 2.0


THROUGH_CALLS = """
func.func private @bits(%x: f64, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %last -> (i64) {
    %q = arith.bitcast %x : f64 to i64
    scf.yield %q : i64
  } else {
    %k = arith.subi %n, %c1 : index
    %q = func.call @bits(%x, %k) : (f64, index) -> i64
    scf.yield %q : i64
  }
  return %r : i64
}
func.func @given(%x: f64, %n: index) -> f64 {
  %b = func.call @bits(%x, %n) : (f64, index) -> i64
  %y = arith.bitcast %b : i64 to f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
func.func private @put(%x: f64, %m: memref<1xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.cmpi eq, %n, %c0 : index
  scf.if %last {
    %q = arith.bitcast %x : f64 to i64
    memref.store %q, %m[%c0] : memref<1xi64>
  } else {
    %k = arith.subi %n, %c1 : index
    func.call @put(%x, %m, %k) : (f64, memref<1xi64>, index) -> ()
  }
  return
}
func.func @left_in_memory(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi64>
  func.call @put(%x, %m, %n) : (f64, memref<1xi64>, index) -> ()
  %b = memref.load %m[%c0] : memref<1xi64>
  %y = arith.bitcast %b : i64 to f64
  %z = arith.mulf %y, %y : f64
  memref.dealloc %m : memref<1xi64>
  return %z : f64
}
"""


MODES = {
    "forward": lambda f: ad_opt.jvp(f, (3.0, 2), (1.0, None)),
    "reverse": lambda f: ad_opt.grad(f)(3.0, 2),
}


@pytest.mark.parametrize("name", ["given", "left_in_memory"])
@pytest.mark.parametrize("mode", MODES)
def test_bits_that_become_a_float_behind_a_call_are_refused(name: str, mode: str) -> None:
    """The function that takes the bits does not see what becomes of them."""
    f = ad_opt.load(THROUGH_CALLS)[name]
    assert f(3.0, 2) == 9.0
    with pytest.raises(ad_opt.DiagnosticError, match="AD0708"):
        MODES[mode](f)


LANES = """
define void @f(ptr %x, ptr %y) {
  %b = load <2 x i64>, ptr %x
  %n = xor <2 x i64> %b, <i64 -9223372036854775808, i64 0>
  %m = and <2 x i64> %n, <i64 9223372036854775807, i64 0>
  store <2 x i64> %m, ptr %y
  %o = getelementptr i8, ptr %y, i64 16
  store <2 x i64> %n, ptr %o
  ret void
}
"""


def test_masks_of_some_lanes_change_signs_there() -> None:
    """As products of complex numbers in vectors do: (|-x0|, 0, -x0, x1)."""
    f = ad_opt.load(LANES)["f"]
    x, y, rates = np.array([-1.5, 2.0]), np.zeros(4), np.zeros(4)
    ad_opt.jvp(f, [x, y], [np.array([1.0, 10.0]), rates])
    assert y.tolist() == [1.5, 0.0, 1.5, 2.0]
    assert rates.tolist() == [-1.0, 0.0, -1.0, 10.0]
    _, pullback = ad_opt.vjp(f, x, np.zeros(4), wrt=[0])
    (by_x,) = pullback(y=np.array([1.0, 20.0, 300.0, 4000.0]))
    assert by_x.tolist() == [-301.0, 4000.0]
