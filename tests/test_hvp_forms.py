"""`hvp` and `hessian` in every form of call: many arguments, `wrt`, constants, names that are used.

The function is `s · x·x · k · (m0 · m1)`, so all second derivatives are known.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import ad_opt

MLIR = """
func.func @f(%n: i32, %x: memref<?xf64>, %k: memref<?xi64>, %s: f64, %b: i1,
             %m: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %end = arith.index_cast %n : i32 to index
  %sum = scf.for %i = %c0 to %end step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = memref.load %k[%i] : memref<?xi64>
    %c = arith.sitofp %w : i64 to f64
    %q = arith.mulf %v, %v : f64
    %p = arith.mulf %q, %c : f64
    %t = arith.addf %a, %p : f64
    scf.yield %t : f64
  }
  %m0 = memref.load %m[%c0] : memref<2xf64>
  %m1 = memref.load %m[%c1] : memref<2xf64>
  %mm = arith.mulf %m0, %m1 : f64
  %sm = arith.mulf %s, %mm : f64
  %r = arith.mulf %sum, %sm : f64
  return %r : f64
}
"""
C = """
define double @f(i32 %n, ptr %x, ptr %k, double %s, i1 %b, ptr %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi double [ 0.0, %entry ], [ %t, %loop ]
  %px = getelementptr double, ptr %x, i32 %i
  %pk = getelementptr i64, ptr %k, i32 %i
  %v = load double, ptr %px
  %w = load i64, ptr %pk
  %c = sitofp i64 %w to double
  %q = fmul double %v, %v
  %p = fmul double %q, %c
  %t = fadd double %a, %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  %m0 = load double, ptr %m
  %pm = getelementptr double, ptr %m, i64 1
  %m1 = load double, ptr %pm
  %mm = fmul double %m0, %m1
  %sm = fmul double %s, %mm
  %r = fmul double %t, %sm
  ret double %r
}
"""
X, K, S, M = np.array([1.0, 2.0, 3.0]), np.array([2, 1, 3]), 0.5, np.array([3.0, 5.0])
ACTIVE = ("x", "s", "m")


def blocks() -> dict[tuple[str, str], Any]:
    """All second derivatives, by the two arguments."""
    total, mm, swap = float((K * X * X).sum()), float(M[0] * M[1]), M[::-1]
    return {
        ("x", "x"): 2 * S * mm * np.diag(K),
        ("x", "s"): 2 * mm * K * X,
        ("x", "m"): 2 * S * np.outer(K * X, swap),
        ("s", "x"): 2 * mm * K * X,
        ("s", "s"): 0.0,
        ("s", "m"): total * swap,
        ("m", "x"): 2 * S * np.outer(swap, K * X),
        ("m", "s"): total * swap,
        ("m", "m"): total * S * np.array([[0.0, 1.0], [1.0, 0.0]]),
    }


def arguments() -> tuple[Any, ...]:
    return 3, X.copy(), K.copy(), S, True, M.copy()


@pytest.fixture(scope="module", params=["MLIR", "LLVM IR"])
def f(request: pytest.FixtureRequest) -> ad_opt.Function:
    return ad_opt.load(MLIR if request.param == "MLIR" else C)["f"]


CHOICES = [None, "x", 1, -3, ("s",), ("m", "x"), (5, "s", 1)]
NAMES = {"x": ("x",), 1: ("x",), -3: ("s",), ("s",): ("s",), ("m", "x"): ("m", "x")}


@pytest.mark.parametrize("wrt", CHOICES)
@pytest.mark.parametrize("moving", [*itertools.combinations(ACTIVE, 2), ("s",), ACTIVE])
def test_products(f: ad_opt.Function, wrt: Any, moving: tuple[str, ...]) -> None:
    directions = {"x": np.array([1.0, -2.0, 0.5]), "s": 0.25, "m": np.array([-1.0, 2.0])}
    place = {"x": 1, "s": 3, "m": 5}
    tangents: list[Any] = [None] * 6
    for name in moving:
        tangents[place[name]] = directions[name]
    found = ad_opt.hvp(f, arguments(), tangents, wrt=wrt)
    names = ACTIVE if wrt is None else NAMES.get(wrt, ("m", "s", "x"))
    if isinstance(wrt, str | int):
        found = (found,)
    for name, product in zip(names, found, strict=True):
        right = sum(np.dot(blocks()[name, other], directions[other]) for other in moving)
        np.testing.assert_allclose(product, right, rtol=1e-13)


@pytest.mark.parametrize("wrt", CHOICES[1:])
def test_matrices(f: ad_opt.Function, wrt: Any) -> None:
    found = ad_opt.hessian(f, wrt)(*arguments())
    names = NAMES.get(wrt, ("m", "s", "x"))
    if isinstance(wrt, str | int):
        found = ((found,),)
    for row, name in zip(found, names, strict=True):
        for block, other in zip(row, names, strict=True):
            np.testing.assert_allclose(block, blocks()[name, other], rtol=1e-13)


STRUCTS = """
define double @f(ptr %s, double %x) {
  %n = load i32, ptr %s
  %d = sitofp i32 %n to double
  %y = fmul double %x, %x
  %z = fmul double %y, %d
  ret double %z
}
"""


def test_structs_of_integers_behind_an_address() -> None:
    f = ad_opt.load(STRUCTS)["f"]
    pair = np.array([(3, 4)], [("a", "i4"), ("b", "i4")])
    assert ad_opt.hvp(f, (pair, 2.0), (None, 1.0))[1] == 6.0
    assert ad_opt.hvp(f, (pair, 2.0), (None, 1.0), wrt="x") == 6.0
    assert ad_opt.hessian(f, "x")(pair, 2.0) == 6.0
    ad_opt.check_grads(f, pair, 2.0)


WITH_ADDRESS = """
define double @f(ptr %s, ptr %q, double %x) {
  %p = load ptr, ptr %s
  %a = load double, ptr %p
  %b = load double, ptr %q
  %y = fmul double %x, %a
  %z = fmul double %y, %b
  %w = fmul double %z, %x
  ret double %w
}
"""


def test_structs_with_addresses_are_constant_where_they_are_not_chosen() -> None:
    f = ad_opt.load(WITH_ADDRESS)["f"]
    a, q = np.array([2.0]), np.array([5.0])
    struct = np.array([(a.ctypes.data, 1.0)], [("p", "u8"), ("z", "f8")])
    point = (struct, q, 3.0)
    assert ad_opt.hvp(f, point, (None, None, 1.0), wrt="x") == 2 * 2 * 5
    assert ad_opt.hvp(f, point, (None, np.ones(1), None), wrt=("q", "x"))[1] == 2 * 2 * 3
    assert ad_opt.hessian(f, "x")(*point) == 2 * 2 * 5


TAKEN = """
func.func @f(%x: f64) -> f64 {
  %y = func.call @f_grad(%x) : (f64) -> f64
  %z = arith.mulf %y, %x : f64
  return %z : f64
}
func.func @f_grad(%x: f64) -> f64 {
  %y = func.call @f_grad_(%x) : (f64) -> f64
  return %y : f64
}
func.func private @f_grad_(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @f_hvp(%x: f64) -> f64 {
  return %x : f64
}
func.func @f_vjp_jvp(%x: f64) -> f64 {
  return %x : f64
}
"""


def test_a_program_may_have_functions_that_are_called_like_derivatives() -> None:
    f = ad_opt.load(TAKEN)["f"]
    assert ad_opt.grad(f)(2.0) == 12.0
    assert ad_opt.hvp(f, (2.0,), (1.0,)) == 12.0
    ad_opt.check_grads(f, 2.0)
    text = "double @f(double %x) {\n  %y = call double @f_grad(double %x)\n  ret double %y\n}\n"
    cube = "double @f_grad(double %x) {\n  %y = fmul double %x, %x\n  %z = fmul double %y, %x\n"
    f = ad_opt.load(f"define {text}define {cube}  ret double %z\n}}\n")["f"]
    assert ad_opt.hvp(f, (2.0,), (1.0,)) == 12.0


def test_structured_operations_of_which_one_output_is_constant() -> None:
    """An output whose derivative nobody follows needs no shadow, though its neighbour has one."""
    f = ad_opt.load(
        """
        func.func @f(%a: memref<1xf64>) -> f64 {
          %one = arith.constant 1.0 : f64
          %k = memref.alloca() : memref<3xf64>
          %p = memref.alloc() : memref<3xf64>
          %q = memref.alloca() : memref<3xf64>
          linalg.fill ins(%one : f64) outs(%k : memref<3xf64>)
          linalg.fill ins(%one : f64) outs(%p : memref<3xf64>)
          linalg.generic {
            indexing_maps =
              [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
            iterator_types = ["parallel"]
          } ins(%k : memref<3xf64>) outs(%p, %q : memref<3xf64>, memref<3xf64>) {
          ^bb0(%u: f64, %v: f64, %w: f64):
            %s = math.sin %v : f64
            linalg.yield %s, %u : f64, f64
          }
          memref.dealloc %p : memref<3xf64>
          return %one : f64
        }
        """
    )["f"]
    x = np.array([0.1])
    np.testing.assert_array_equal(ad_opt.hvp(f, (x,), (x,)), [0.0])


def test_paddings_that_are_never_read() -> None:
    """A padding may depend on an argument where the whole of a constant buffer is read."""
    f = ad_opt.load(
        """
        func.func @f(%m: memref<3xf64>, %x: f64) -> f64 {
          %c0 = arith.constant 0 : index
          %k = arith.constant 2.0 : f64
          %q = memref.alloca() : memref<3xf64>
          linalg.fill ins(%k : f64) outs(%q : memref<3xf64>)
          %v = vector.transfer_read %q[%c0], %x {in_bounds = [true]}
            : memref<3xf64>, vector<3xf64>
          %w = vector.transfer_read %m[%c0], %x {in_bounds = [true]}
            : memref<3xf64>, vector<3xf64>
          %p = arith.mulf %w, %w : vector<3xf64>
          %q2 = arith.mulf %v, %p : vector<3xf64>
          %r = vector.reduction <add>, %q2 : vector<3xf64> into f64
          return %r : f64
        }
        """
    )["f"]
    m, direction = np.array([0.1, 0.2, 0.3]), np.array([1.0, -1.0, 2.0])
    assert ad_opt.jvp(f, (m, 0.5), (direction, 1.0))[1] == pytest.approx(4 * m @ direction)
    by_m, by_x = ad_opt.hvp(f, (m, 0.5), (direction, 1.0))
    np.testing.assert_allclose(by_m, 4 * direction)
    assert by_x == 0.0
