"""Zero times infinity is zero only where a value is thrown away, in both modes and every order.

The derivatives expected of what is wanted are those of the chain rule in IEEE arithmetic, by hand:
``log1p(exp(x))`` at 800 is ``1 / (1 + inf) * inf``, so NaN. What a select, a branch or a zero seed
throws away has the derivative of the program without it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

import ad_opt

INF, NAN = math.inf, math.nan
EXP = "%u = math.exp %x : f64\n"
SQUARE = "%u = arith.mulf %x, %x : f64\n"
UNIT = "%unit = arith.constant 1.0 : f64\n"


@dataclass(frozen=True)
class Kernel:
    """``%y`` of ``%x`` by way of ``%u``, and the derivative at a point."""

    name: str
    first: str
    second: str
    at: float
    derivative: float

    def __str__(self) -> str:
        return f"{self.name}-{self.at:g}"


KERNELS = [
    Kernel("softplus", EXP, "%y = math.log1p %u : f64\n", 800.0, NAN),
    Kernel("softplus", EXP, "%y = math.log1p %u : f64\n", 0.0, 0.5),
    Kernel("log-exp", EXP, "%y = math.log %u : f64\n", 800.0, NAN),
    Kernel("norm", SQUARE, "%y = math.sqrt %u : f64\n", 0.0, NAN),
    Kernel("norm", SQUARE, "%y = math.sqrt %u : f64\n", -2.0, -1.0),
    Kernel("0/0", SQUARE, "%y = arith.divf %u, %x : f64\n", 0.0, NAN),
    Kernel(
        "logistic",
        "%m = arith.negf %x : f64\n%u = math.exp %m : f64\n",
        UNIT + "%b = arith.addf %unit, %u : f64\n%y = arith.divf %unit, %b : f64\n",
        -800.0,
        NAN,
    ),
    Kernel(
        "log-sum-exp",
        EXP,
        UNIT + "%v = math.exp %unit : f64\n%s = arith.addf %u, %v : f64\n%y = math.log %s : f64\n",
        800.0,
        NAN,
    ),
    Kernel(
        "root of a power",
        "%two = arith.constant 2.0 : f64\n%u = math.powf %x, %two : f64\n",
        "%y = math.sqrt %u : f64\n",
        0.0,
        NAN,
    ),
    # A choice made by the operation itself throws the other side away.
    Kernel("kink", "%u = math.absf %x : f64\n", "%y = math.sqrt %u : f64\n", 0.0, 0.0),
    Kernel(
        "relu",
        "%z = arith.constant 0.0 : f64\n%u = arith.maximumf %x, %z : f64\n",
        "%y = math.sqrt %u : f64\n",
        -1.0,
        0.0,
    ),
]


def straight(kernel: Kernel) -> str:
    return kernel.first + kernel.second


def chosen(kernel: Kernel) -> str:
    return f"""
      {kernel.first}{kernel.second}
      %yes = arith.cmpf oeq, %x, %x : f64
      %none = arith.constant 0.0 : f64
      %r = arith.select %yes, %y, %none : f64"""


def chosen_before(kernel: Kernel) -> str:
    return f"""
      {kernel.first.replace("%u =", "%u0 =")}
      %yes = arith.cmpf oeq, %x, %x : f64
      %none = arith.constant 1.0 : f64
      %u = arith.select %yes, %u0, %none : f64
      {kernel.second}"""


def in_branch(kernel: Kernel) -> str:
    return f"""
      %yes = arith.cmpf oeq, %x, %x : f64
      %r = scf.if %yes -> (f64) {{
        {kernel.first}{kernel.second}
        scf.yield %y : f64
      }} else {{
        scf.yield %x : f64
      }}"""


def half_in_branch(kernel: Kernel) -> str:
    return f"""
      {kernel.first}
      %yes = arith.cmpf oeq, %x, %x : f64
      %r = scf.if %yes -> (f64) {{
        {kernel.second}
        scf.yield %y : f64
      }} else {{
        scf.yield %x : f64
      }}"""


def from_branch(kernel: Kernel) -> str:
    return f"""
      %yes = arith.cmpf oeq, %x, %x : f64
      %u = scf.if %yes -> (f64) {{
        {kernel.first.replace("%u =", "%u0 =")}
        scf.yield %u0 : f64
      }} else {{
        scf.yield %x : f64
      }}
      {kernel.second}"""


LOOP = """
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %start = arith.constant 0.0 : f64"""


def in_loop(kernel: Kernel) -> str:
    """Three times the same; the last counts."""
    return f"""{LOOP}
      %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%before = %x) -> (f64) {{
        {kernel.first}{kernel.second}
        scf.yield %y : f64
      }}"""


def half_in_loop(kernel: Kernel) -> str:
    return f"""{LOOP}
      {kernel.first}
      %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%sum = %start) -> (f64) {{
        {kernel.second}
        %more = arith.addf %sum, %y : f64
        scf.yield %more : f64
      }}"""


def summed(kernel: Kernel) -> str:
    return f"""{LOOP}
      %u = scf.for %i = %c0 to %c1 step %c1 iter_args(%sum = %start) -> (f64) {{
        {kernel.first.replace("%u =", "%u0 =")}
        %more = arith.addf %sum, %u0 : f64
        scf.yield %more : f64
      }}
      {kernel.second}"""


CONTEXTS = [
    straight, chosen, chosen_before, in_branch, half_in_branch, from_branch, in_loop,
    half_in_loop, summed,
]  # fmt: skip


def program_of(body: str) -> str:
    result = "%r" if "%r =" in body else "%y"
    return f"func.func @f(%x: f64) -> f64 {{\n{body}\nreturn {result} : f64\n}}"


RECURSIVE = """
func.func private @g(%x: f64, %n: i64) -> f64 {{
  %zero = arith.constant 0 : i64
  %next = arith.constant 1 : i64
  %last = arith.cmpi sle, %n, %zero : i64
  %r = scf.if %last -> f64 {{
    {body}
    scf.yield %y : f64
  }} else {{
    %m = arith.subi %n, %next : i64
    %rest = func.call @g(%x, %m) : (f64, i64) -> f64
    scf.yield %rest : f64
  }}
  return %r : f64
}}
func.func @f(%x: f64) -> f64 {{
  %n = arith.constant 2 : i64
  %r = func.call @g(%x, %n) : (f64, i64) -> f64
  return %r : f64
}}
"""
INLINED = """
func.func private @g(%x: f64) -> f64 {{
  {body}
  return %u : f64
}}
func.func @f(%x: f64) -> f64 {{
  %u = func.call @g(%x) : (f64) -> f64
  {rest}
  return %y : f64
}}
"""


def check(function: ad_opt.Function, kernel: Kernel) -> None:
    found = ad_opt.grad(function)(kernel.at), ad_opt.jvp(function, (kernel.at,), (1.0,))[1]
    np.testing.assert_allclose(found, [kernel.derivative] * 2, rtol=1e-14)
    # A zero seed throws everything away.
    assert ad_opt.jvp(function, (kernel.at,), (0.0,))[1] == 0.0
    assert ad_opt.vjp(function, kernel.at)[1](0.0) == 0.0


def check_second(function: ad_opt.Function, kernel: Kernel) -> None:
    assert math.isnan(ad_opt.hessian(function)(kernel.at)) == math.isnan(kernel.derivative)


@pytest.mark.parametrize("context", CONTEXTS)
@pytest.mark.parametrize("kernel", [KERNELS[0], KERNELS[3], KERNELS[-1]], ids=str)
def test_arithmetic_keeps_its_zeros(kernel: Kernel, context: Callable[[Kernel], str]) -> None:
    function = ad_opt.load(program_of(context(kernel)))["f"]
    check(function, kernel)
    if context in (straight, half_in_branch, summed):
        check_second(function, kernel)


@pytest.mark.parametrize("kernel", KERNELS, ids=str)
def test_in_functions(kernel: Kernel) -> None:
    check(ad_opt.load(RECURSIVE.format(body=straight(kernel)))["f"], kernel)
    inlined = INLINED.format(body=kernel.first, rest=kernel.second)
    check_second(ad_opt.load(inlined)["f"], kernel)


# What the arguments are: NaN by the rule of what is wanted, zero for what is not.
MANY = """
func.func @f(%a: f64, %b: f64, %c: f64, %d: f64, %e: f64, %x: f64) -> f64 {
  %s0 = arith.addf %a, %b : f64
  %s1 = arith.addf %s0, %c : f64
  %s2 = arith.addf %s1, %d : f64
  %s3 = arith.addf %s2, %e : f64
  %u = arith.mulf %s3, %s3 : f64
  %n = math.sqrt %u : f64
  %v = math.exp %x : f64
  %l = math.log1p %v : f64
  %w = arith.mulf %x, %x : f64
  %y0 = arith.addf %n, %l : f64
  %y = arith.addf %y0, %w : f64
  return %y : f64
}
"""


def test_directions_that_a_value_does_not_depend_on() -> None:
    """More roots than are tested one by one, and columns of one row in several directions."""
    function = ad_opt.load(MANY)["f"]
    at = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
    expected = [NAN] * 5 + [1.0 / (1.0 + math.exp(-1.0)) + 2.0]
    np.testing.assert_allclose(ad_opt.grad(function)(*at), expected, rtol=1e-14)
    np.testing.assert_allclose(ad_opt.jacobian(function)(*at), expected, rtol=1e-14)
    for k, direction in enumerate(np.eye(6)):
        (_, tangent) = ad_opt.jvp(function, at, tuple(direction))
        np.testing.assert_allclose(tangent, expected[k], rtol=1e-14)
    other = (1.0, 0.0, 0.0, 0.0, 0.0, 800.0)
    np.testing.assert_allclose(ad_opt.grad(function)(*other), [1.0] * 5 + [NAN], rtol=1e-14)
    np.testing.assert_allclose(ad_opt.jacobian(function)(*other), [1.0] * 5 + [NAN], rtol=1e-14)


LANES = """
func.func @f(%x: vector<2xf64>) -> vector<2xf64> {
  %u = arith.mulf %x, %x : vector<2xf64>
  %y = math.sqrt %u : vector<2xf64>
  return %y : vector<2xf64>
}
"""


def test_lanes_are_zero_one_by_one() -> None:
    function = ad_opt.load(LANES)["f"]
    at, ones = np.array([0.0, 3.0]), np.ones(2)
    np.testing.assert_array_equal(ad_opt.jvp(function, (at,), (ones,))[1], [NAN, 1.0])
    np.testing.assert_array_equal(ad_opt.vjp(function, at)[1](ones), [NAN, 1.0])
    np.testing.assert_array_equal(ad_opt.vjp(function, at)[1](np.array([0.0, 2.0])), [0.0, 2.0])


BUFFERS = """
func.func @f(%x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %u = math.exp %v : f64
    %l = math.log1p %u : f64
    memref.store %l, %y[%i] : memref<?xf64>
  }
  return
}
func.func @first(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  func.call @f(%x, %y) : (memref<?xf64>, memref<?xf64>) -> ()
  %r = memref.load %y[%c0] : memref<?xf64>
  return %r : f64
}
"""


def test_elements_that_nobody_reads() -> None:
    program = ad_opt.load(BUFFERS)
    x, y = np.array([0.0, 800.0, 1.0]), np.zeros(3)
    gradient, _ = ad_opt.grad(program["first"])(x, y)
    np.testing.assert_array_equal(gradient, [0.5, 0.0, 0.0])
    for k, expected in enumerate([0.5, NAN, 1.0 / (1.0 + math.exp(-1.0))]):
        dx, dy = np.eye(3)[k], np.zeros(3)
        ad_opt.jvp(program["f"], (x, y), (dx, dy))
        column = np.zeros(3)
        column[k] = expected
        np.testing.assert_allclose(dy, column, rtol=1e-14)


MASKED = """
func.func @f(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %inside = arith.cmpf ogt, %x, %zero : f64
  %s = math.sqrt %x : f64
  %l = math.log %s : f64
  %p = arith.mulf %l, %x : f64
  %q = arith.select %inside, %p, %zero : f64
  %r = scf.if %inside -> (f64) {
    %m = arith.mulf %q, %l : f64
    scf.yield %m : f64
  } else {
    scf.yield %q : f64
  }
  return %r : f64
}
"""


@pytest.mark.parametrize("at", [-1.0, 0.0, 2.0])
def test_what_is_masked_has_no_say_in_any_order(at: float) -> None:
    """Inside it is ``x log(x)² / 4``."""
    function = ad_opt.load(MASKED)["f"]
    log = math.log(at) if at > 0 else 0.0
    first = (log**2 + 2 * log) / 4 if at > 0 else 0.0
    second = (2 * log + 2) / (4 * at) if at > 0 else 0.0
    np.testing.assert_allclose(ad_opt.grad(function)(at), first, rtol=1e-13)
    np.testing.assert_allclose(ad_opt.jvp(function, (at,), (1.0,))[1], first, rtol=1e-13)
    np.testing.assert_allclose(ad_opt.hessian(function)(at), second, rtol=1e-13)


def test_iterations_that_do_not_run_throw_nothing_away_and_keep_nothing() -> None:
    """A sum of no terms: nobody wants what overflowed."""
    text = f"""
    func.func @f(%x: f64, %n: index) -> f64 {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %start = arith.constant 0.0 : f64
      {EXP}
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %start) -> (f64) {{
        %l = math.log1p %u : f64
        %more = arith.addf %sum, %l : f64
        scf.yield %more : f64
      }}
      return %r : f64
    }}"""
    function = ad_opt.load(text)["f"]
    for at, trips, expected in ((800.0, 0, 0.0), (800.0, 2, NAN), (0.0, 2, 1.0)):
        tangent = ad_opt.jvp(function, (at, trips), (1.0, None))[1]
        np.testing.assert_array_equal([ad_opt.grad(function)(at, trips), tangent], [expected] * 2)


def test_branches_that_are_not_taken() -> None:
    kernel = KERNELS[0]
    text = program_of(half_in_branch(kernel)).replace("oeq, %x, %x", "one, %x, %x")
    function = ad_opt.load(text)["f"]
    assert ad_opt.grad(function)(800.0) == ad_opt.jvp(function, (800.0,), (1.0,))[1] == 1.0
    assert ad_opt.hessian(function)(800.0) == 0.0


COMPLEX = """
func.func @f(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %z = complex.create %x, %zero : complex<f64>
  %s = complex.mul %z, %z : complex<f64>
  %u = complex.re %s : complex<f64>
  %y = math.sqrt %u : f64
  return %y : f64
}
"""


def test_complex_numbers_in_between() -> None:
    function = ad_opt.load(COMPLEX)["f"]
    assert math.isnan(ad_opt.grad(function)(0.0))
    assert math.isnan(ad_opt.jvp(function, (0.0,), (1.0,))[1])
    assert ad_opt.grad(function)(-3.0) == ad_opt.jvp(function, (-3.0,), (1.0,))[1] == -1.0


LLVM = """
declare double @llvm.exp.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @log1p(double)
define double @softplus(double %x) {
  %u = call double @llvm.exp.f64(double %x)
  %y = call double @log1p(double %u)
  ret double %y
}
define double @safe(double %x) {
entry:
  %inside = fcmp ogt double %x, 0.0
  br i1 %inside, label %yes, label %no
yes:
  %s = call double @llvm.sqrt.f64(double %x)
  br label %no
no:
  %r = phi double [ 0.0, %entry ], [ %s, %yes ]
  ret double %r
}
define double @norm(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %at = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %at
  %p = fmul double %v, %v
  %more = fadd double %sum, %p
  %next = add i64 %i, 1
  %go = icmp slt i64 %next, %n
  br i1 %go, label %loop, label %done
done:
  %r = call double @llvm.sqrt.f64(double %more)
  ret double %r
}
"""


def test_llvm_ir() -> None:
    program = ad_opt.load(LLVM)
    for name, at, expected in (("softplus", 800.0, NAN), ("safe", -1.0, 0.0), ("safe", 4.0, 0.25)):
        found = ad_opt.grad(program[name])(at), ad_opt.jvp(program[name], (at,), (1.0,))[1]
        np.testing.assert_array_equal(found, [expected] * 2)
    x, direction = np.zeros(3), np.array([0.0, 1.0, 0.0])
    assert np.isnan(ad_opt.grad(program["norm"])(x, 3)[0]).all()
    assert math.isnan(ad_opt.jvp(program["norm"], (x, 3), (direction, None))[1])
    assert ad_opt.jvp(program["norm"], (x, 3), (0 * direction, None))[1] == 0.0
