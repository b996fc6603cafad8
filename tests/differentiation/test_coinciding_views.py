"""Views made at run time whose rows share elements: sliding windows, Toeplitz matrices.

Types do not say that elements coincide. Expected values are those of the same program in NumPy, and
its derivatives by complex steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.text.parsing import parse_module

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

ANY = "memref<?x?xf64, strided<[?, ?], offset: ?>>"
VIEWS = {
    "known": ("[100, 2]", "[1, 1]", "memref<100x2xf64, strided<[1, 1]>>"),
    "rows": ("[%n, 2]", "[1, 1]", "memref<?x2xf64, strided<[1, 1]>>"),
    "none": ("[%n, %c2]", "[%s, 1]", "memref<?x?xf64, strided<[?, 1]>>"),
}
"""Rows of two elements, each one element after the row before: what the type knows of it."""

BODIES = {
    "branches": """scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %W[%i, %c0] : TYPE
    %u = memref.load %W[%i, %c1] : TYPE
    %c = arith.cmpf ogt, %u, %v : f64
    %q = scf.if %c -> (f64) {
      %a = math.sin %v : f64
      scf.yield %a : f64
    } else {
      %b = arith.mulf %v, %u : f64
      scf.yield %b : f64
    }
    memref.store %q, %W[%i, %c1] : TYPE
  }""",
    "sines": """scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %W[%i, %c1] : TYPE
    %u = memref.load %W[%i, %c0] : TYPE
    %p = arith.mulf %v, %u : f64
    %q = math.sin %p : f64
    memref.store %q, %W[%i, %c1] : TYPE
  }""",
    "generic": """linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} outs(%W : TYPE) {
  ^bb0(%o: f64):
    %q = math.sin %o : f64
    linalg.yield %q : f64
  }""",
}


def branches(x: Array) -> None:
    """Do to memory as the body of this name."""
    for i in range(len(x) - 1):
        x[i + 1] = np.sin(x[i]) if x[i + 1].real > x[i].real else x[i] * x[i + 1]


def sines(x: Array) -> None:
    """Do to memory as the body of this name."""
    for i in range(len(x) - 1):
        x[i + 1] = np.sin(x[i] * x[i + 1])


def generic(x: Array) -> None:
    """Do to memory as the body of this name: elements of two rows change twice."""
    x[:] = np.sin(x)
    x[1:-1] = np.sin(x[1:-1])


PROGRAM = """
func.func @f(%A: memref<?xf64>, %w: memref<?xf64>, %n: index, %s: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f64
  %W = memref.reinterpret_cast %A to offset: [0], sizes: SIZES, strides: STRIDES
    : memref<?xf64> to TYPE
  BODY
  %m = memref.dim %A, %c0 : memref<?xf64>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%t = %z) -> (f64) {
    %v = memref.load %A[%i] : memref<?xf64>
    %u = memref.load %w[%i] : memref<?xf64>
    %p = arith.mulf %v, %u : f64
    %a = arith.addf %t, %p : f64
    scf.yield %a : f64
  }
  return %r : f64
}"""


def expected(body: Callable[[Array], None], x: Array, w: Array) -> tuple[float, Array]:
    """Value and gradient of the program in NumPy."""

    def value(x: Array) -> Any:
        body(x)
        return (x * w).sum()

    steps = 1e-30j * np.eye(len(x))
    return value(x.copy()), np.array([value(x + step).imag / 1e-30 for step in steps])


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("body", [branches, sines, generic])
def test_windows_that_share_elements(body: Callable[[Array], None], view: str, fp: Any) -> None:
    sizes, strides, type = VIEWS[view]
    text = PROGRAM.replace("BODY", BODIES[body.__name__])
    text = text.replace("SIZES", sizes).replace("STRIDES", strides).replace("TYPE", type)
    f = ad_opt.load(text, fp=fp)["f"]
    rng = np.random.default_rng(0)
    x, w = rng.uniform(0.8, 1.3, 101), rng.normal(size=101)
    value, gradient = expected(body, x, w)
    np.testing.assert_allclose(f(x.copy(), w, 100, 1), value, rtol=1e-12)
    np.testing.assert_allclose(
        ad_opt.grad(f, wrt="A")(x, w, 100, 1), gradient, rtol=1e-9, atol=1e-12
    )
    ones = np.ones(101)
    rate = ad_opt.jvp(f, (x.copy(), w, 100, 1), (ones, None, None, None))[1]
    np.testing.assert_allclose(rate, gradient.sum(), rtol=1e-9)


@pytest.mark.parametrize("body", [branches, sines])
def test_arrays_whose_rows_share_elements(body: Callable[[Array], None]) -> None:
    """NumPy's sliding windows are passed as they are."""
    text = f"""
func.func @f(%W: {ANY}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %W, %c0 : {ANY}
  {BODIES[body.__name__].replace("TYPE", ANY)}
  return
}}
func.func @g(%W: {ANY}) {{
  func.call @f(%W) : ({ANY}) -> ()
  return
}}"""
    rng = np.random.default_rng(1)
    x = rng.uniform(0.8, 1.3, 41)
    weights = np.zeros(41)
    weights[-1] = 1.0
    value, gradient = expected(body, x, weights)
    for name in ("f", "g"):
        f, memory = ad_opt.load(text)[name], x.copy()
        f(np.lib.stride_tricks.as_strided(memory, (40, 2), (8, 8)))
        np.testing.assert_allclose(memory[-1], value, rtol=1e-12)
        seed = np.zeros(41)
        seed[-1] = 1.0
        rows = np.lib.stride_tricks.as_strided(x.copy(), (40, 2), (8, 8))
        _, pullback = ad_opt.vjp(f, rows)
        found = pullback(W=np.lib.stride_tricks.as_strided(seed, (40, 2), (8, 8)))
        np.testing.assert_allclose(found[:, 0], gradient[:-1], rtol=1e-9, atol=1e-12)


def made(sizes: str, strides: str, type: str) -> bool:
    """The answer for a view of these sizes and strides."""
    module = parse_module(
        make_context(),
        f"""
func.func @f(%A: memref<?xf64>, %n: index, %m: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %nm = arith.muli %n, %m : index
  %W = memref.reinterpret_cast %A to offset: [0], sizes: {sizes}, strides: {strides}
    : memref<?xf64> to {type}
  return
}}""",
    )
    views = [op for op in module.walk() if op.name == "memref.reinterpret_cast"]
    return elements_may_coincide(views[0].results[0])


TWO, THREE = "memref<?x?xf64, strided<[?, ?]>>", "memref<?x?x?xf64, strided<[?, ?, 1]>>"


@pytest.mark.parametrize(
    ("sizes", "strides", "type", "said"),
    [
        ("[%n, %m]", "[%m, 1]", "memref<?x?xf64, strided<[?, 1]>>", False),
        ("[%n, %m]", "[%m, %c1]", TWO, False),
        ("[%n, %m]", "[%n, %c1]", TWO, True),
        ("[%n, %m]", "[%c1, %c1]", TWO, True),
        ("[%n, %c4]", "[%c4, %c1]", TWO, False),
        ("[%n, %c4]", "[%c1, %n]", TWO, True),
        ("[%n, %m, 3]", "[%m, 3, 1]", "memref<?x?x3xf64, strided<[?, 3, 1]>>", True),
        ("[3, %n, %m]", "[%nm, %m, 1]", "memref<3x?x?xf64, strided<[?, ?, 1]>>", False),
        ("[%n, %n, %m]", "[%nm, %m, 1]", THREE, False),
        ("[%n]", "[%m]", "memref<?xf64, strided<[?]>>", True),
        ("[%n]", "[%c4]", "memref<?xf64, strided<[?]>>", False),
        ("[%n]", "[%c0]", "memref<?xf64, strided<[?]>>", True),
        ("[1, %n]", "[%m, 1]", "memref<1x?xf64, strided<[?, 1]>>", False),
        ("[%n, 4]", "[4, 1]", "memref<?x4xf64, strided<[4, 1]>>", False),
        ("[4, %n]", "[4, 1]", "memref<4x?xf64, strided<[4, 1]>>", True),
    ],
)
def test_operations_say_whether_elements_may_coincide(
    sizes: str, strides: str, type: str, said: bool
) -> None:
    assert made(sizes, strides, type) is said


def test_views_are_followed() -> None:
    module = parse_module(
        make_context(),
        """
func.func @f(%A: memref<?x?xf64>, %B: memref<?x?xf64, strided<[?, 1]>>,
             %C: memref<?x?xf64, strided<[?, 1]>> {llvm.noalias}, %n: index,
             %k: index) {
  %a = memref.subview %A[0, 0] [%n, %n] [1, 2]
    : memref<?x?xf64> to memref<?x?xf64, strided<[?, 2]>>
  %b = memref.subview %A[0, 0] [%n, %n] [1, %n]
    : memref<?x?xf64> to memref<?x?xf64, strided<[?, ?]>>
  %c = memref.subview %B[0, 0] [%n, %n] [1, 1]
    : memref<?x?xf64, strided<[?, 1]>> to memref<?x?xf64, strided<[?, 1]>>
  %d = memref.subview %C[0, 0] [%n, %n] [1, 1]
    : memref<?x?xf64, strided<[?, 1]>> to memref<?x?xf64, strided<[?, 1]>>
  %e = memref.reinterpret_cast %A to offset: [0], sizes: [%n, %n],
      strides: [%k, 1] {memref.distinct}
    : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1]>>
  %f = memref.reinterpret_cast %B to offset: [0], sizes: [%n, %n],
      strides: [%k, 1] {memref.distinct}
    : memref<?x?xf64, strided<[?, 1]>> to memref<?x?xf64, strided<[?, 1]>>
  return
}""",
    )
    names = ("memref.subview", "memref.reinterpret_cast")
    views = [op.results[0] for op in module.walk() if op.name in names]
    said = [elements_may_coincide(view) for view in views]
    assert said == [False, True, True, False, False, True]


LOOPS = """scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      scf.for %k = %c0 to %p step %c1 {
        %a = memref.load %O[%i, %k] : memref<?x?xf64>
        %b = memref.load %K[%k, %j] : memref<?x?xf64>
        %t = arith.mulf %a, %b : f64
        %o = memref.load %W[%i, %j] : TYPE
        %u = arith.addf %o, %t : f64
        memref.store %u, %W[%i, %j] : TYPE
      }
    }
  }"""


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("written", ["no", "linalg", "loops"])
def test_products_of_matrices_that_are_windows(written: str, known: bool) -> None:
    """A convolution as a product with windows, and sums into windows: blocks of a product hold
    several rows of the result.
    """
    n, m, p = 130, 67, 33
    sizes, strides, type = ("[%n, %m]", "[%s, 1]", "memref<?x?xf64, strided<[?, 1]>>")
    if known:
        sizes, strides, type = ("[130, 67]", "[1, 1]", "memref<130x67xf64, strided<[1, 1]>>")
    plain = "memref<?x?xf64>"
    body = {
        "no": f"linalg.matmul ins(%W, %K : {type}, {plain}) outs(%O : {plain})",
        "linalg": f"linalg.matmul ins(%O, %K : {plain}, {plain}) outs(%W : {type})",
        "loops": LOOPS.replace("TYPE", type),
    }[written]
    text = f"""
func.func @f(%A: memref<?xf64>, %K: {plain}, %O: {plain}, %n: index, %m: index, %p: index,
             %s: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %W = memref.reinterpret_cast %A to offset: [0], sizes: {sizes}, strides: {strides}
    : memref<?xf64> to {type}
  {body}
  return
}}"""
    f, extents = ad_opt.load(text)["f"], (n, m, p, 1)
    rng = np.random.default_rng(2)
    places = np.add.outer(np.arange(n), np.arange(m))
    a, o, weights = rng.normal(size=n + m - 1), rng.normal(size=(n, p)), rng.normal(size=(n, p))
    k = rng.normal(size=(m, p) if written == "no" else (p, m))
    if written == "no":
        by_a = np.bincount(places.ravel(), (weights @ k.T).ravel())
        _, pullback = ad_opt.vjp(f, a.copy(), k, o.copy(), *extents)
        found = pullback(O=weights)
        np.testing.assert_allclose(found[0], by_a, rtol=1e-10, atol=1e-12)
        np.testing.assert_allclose(found[1], a[places].T @ weights, rtol=1e-10, atol=1e-12)
        return
    memory, weights = a.copy(), rng.normal(size=n + m - 1)
    f(memory, k, o, *extents)
    sums = np.bincount(places.ravel(), (o @ k).ravel())
    np.testing.assert_allclose(memory, a + sums, rtol=1e-10, atol=1e-12)
    _, pullback = ad_opt.vjp(f, a.copy(), k, o, *extents)
    found = pullback(A=weights)
    np.testing.assert_array_equal(found[0], weights)
    np.testing.assert_allclose(found[1], o.T @ weights[places], rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(found[2], weights[places] @ k.T, rtol=1e-10, atol=1e-12)
