"""Buffers that overlap: copies read everything before they write, products go element by element.

Expected values are NumPy's on a copy, and derivatives of the linear maps by hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ad_opt

# What is copied onto what, as NumPy sees it: the type, the views, and slices of both.
COPIES = {
    "up": (
        "memref<6xf64>",
        """
  %s = memref.subview %x[0][5][1] : memref<6xf64> to memref<5xf64, strided<[1]>>
  %t = memref.subview %x[1][5][1] : memref<6xf64> to memref<5xf64, strided<[1], offset: 1>>
  memref.copy %s, %t : memref<5xf64, strided<[1]>> to memref<5xf64, strided<[1], offset: 1>>""",
        lambda x: (x[:5], x[1:]),
    ),
    "down": (
        "memref<6xf64>",
        """
  %s = memref.subview %x[1][5][1] : memref<6xf64> to memref<5xf64, strided<[1], offset: 1>>
  %t = memref.subview %x[0][5][1] : memref<6xf64> to memref<5xf64, strided<[1]>>
  memref.copy %s, %t : memref<5xf64, strided<[1], offset: 1>> to memref<5xf64, strided<[1]>>""",
        lambda x: (x[1:], x[:5]),
    ),
    "transposed": (
        "memref<3x3xf64>",
        """
  %s = memref.transpose %x (i, j) -> (j, i)
      : memref<3x3xf64> to memref<3x3xf64, strided<[1, 3]>>
  memref.copy %s, %x : memref<3x3xf64, strided<[1, 3]>> to memref<3x3xf64>""",
        lambda x: (x.T, x),
    ),
    "every second": (
        "memref<8xf64>",
        """
  %s = memref.subview %x[0][4][1] : memref<8xf64> to memref<4xf64, strided<[1]>>
  %t = memref.subview %x[1][4][2] : memref<8xf64> to memref<4xf64, strided<[2], offset: 1>>
  memref.copy %s, %t : memref<4xf64, strided<[1]>> to memref<4xf64, strided<[2], offset: 1>>""",
        lambda x: (x[:4], x[1::2]),
    ),
}

SUM_OF_SQUARES = """
module {{
  func.func @f(%x: {type}, %w: {type}) -> f64 {{{copy}
    %zero = arith.constant 0.0 : f64
    %sum = memref.alloca() : memref<f64>
    memref.store %zero, %sum[] : memref<f64>
    linalg.generic {{indexing_maps = [{map}, {map}, affine_map<({dims}) -> ()>],
                     iterator_types = [{kinds}]}}
      ins(%x, %w : {type}, {type}) outs(%sum : memref<f64>) {{
    ^bb0(%a: f64, %b: f64, %old: f64):
      %p = arith.mulf %a, %a : f64
      %q = arith.mulf %p, %b : f64
      %r = arith.addf %old, %q : f64
      linalg.yield %r : f64
    }}
    %y = memref.load %sum[] : memref<f64>
    return %y : f64
  }}
}}
"""


@pytest.mark.parametrize("name", COPIES)
def test_copies_of_what_overlaps(name: str):
    type_, copy, views = COPIES[name]
    shape = tuple(int(n) for n in type_.removeprefix("memref<").split("x")[:-1])
    dims = ", ".join(f"d{n}" for n in range(len(shape)))
    program = ad_opt.load(
        SUM_OF_SQUARES.format(
            type=type_,
            copy=copy,
            dims=dims,
            map=f"affine_map<({dims}) -> ({dims})>",
            kinds=", ".join(['"reduction"'] * len(shape)),
        )
    )
    count = int(np.prod(shape))
    x, w = np.arange(1.0, count + 1).reshape(shape), np.sqrt(np.arange(2.0, count + 2))
    w = w.reshape(shape)
    # Where each element comes from: the same copy, of numbers of elements.
    origin = np.arange(count).reshape(shape)
    source, target = views(origin)
    target[...] = source.copy()
    moved = x.ravel()[origin]
    assert program["f"](x.copy(), w) == pytest.approx(np.sum(moved**2 * w), rel=1e-14)
    expected = np.zeros(count)
    np.add.at(expected, origin.ravel(), (2 * moved * w).ravel())
    gradient = ad_opt.grad(program["f"], wrt="x")(x.copy(), w)
    np.testing.assert_allclose(np.ravel(gradient), expected, rtol=1e-14)
    for at in range(count):
        unit = np.zeros(count)
        unit[at] = 1.0
        _, tangent = ad_opt.jvp(program["f"], (x.copy(), w), (unit.reshape(shape), None))
        assert tangent == pytest.approx(expected[at], rel=1e-14, abs=1e-14)


PRODUCTS = {
    "matmul": ("memref<3x3xf64>", "linalg.matmul ins({0}, {0} : {1}, {1}) outs({0} : {1})"),
    "views": (
        "memref<3x3xf64>",
        "%same = memref.cast {0} : {1} to memref<?x?xf64>\n"
        "linalg.matmul ins({0}, %same : {1}, memref<?x?xf64>) outs({0} : {1})",
    ),
}


@pytest.mark.parametrize("name", PRODUCTS)
def test_products_in_place_go_element_by_element(name: str):
    """In the order of the loops that the operation is lowered to; tangents by the complex step."""
    type_, product = PRODUCTS[name]
    program = ad_opt.load(
        f"""
func.func @f(%x: {type_}) -> f64 {{
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  {product.format("%x", type_)}
  %v = memref.load %x[%c2, %c0] : {type_}
  return %v : f64
}}"""
    )

    def loops(a: np.ndarray) -> complex:
        for i in range(3):
            for k in range(3):
                for j in range(3):
                    a[i, j] += a[i, k] * a[k, j]
        return a[2, 0]

    x = np.array([[0.3, -0.2, 0.5], [0.7, 0.1, -0.4], [0.2, 0.6, 0.9]])
    assert program["f"](x.copy()) == pytest.approx(loops(x.copy()), rel=1e-14)
    gradient = ad_opt.grad(program["f"])(x.copy())
    for i in range(3):
        for j in range(3):
            stepped = x.astype(complex)
            stepped[i, j] += 1e-30j
            expected = loops(stepped).imag / 1e-30
            unit = np.zeros((3, 3))
            unit[i, j] = 1.0
            assert gradient[i, j] == pytest.approx(expected, rel=1e-12)
            _, tangent = ad_opt.jvp(program["f"], (x.copy(),), (unit,))
            assert tangent == pytest.approx(expected, rel=1e-12)


SHAPES = """
func.func @f(%x: memref<6xf64>, %shape: memref<2xindex>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  memref.store %c2, %shape[%c0] : memref<2xindex>
  memref.store %c3, %shape[%c1] : memref<2xindex>
  %r = memref.reshape %x(%shape) : (memref<6xf64>, memref<2xindex>) -> memref<?x?xf64>
  memref.store %c3, %shape[%c0] : memref<2xindex>
  memref.store %c2, %shape[%c1] : memref<2xindex>
  %s = memref.reshape %x(%shape) : (memref<6xf64>, memref<2xindex>) -> memref<?x?xf64>
  %v = memref.load %r[%c1, %c0] : memref<?x?xf64>
  %w = memref.load %s[%c1, %c0] : memref<?x?xf64>
  %p = arith.mulf %v, %w : f64
  return %p : f64
}
"""


RESHAPED_IN_A_LOOP = """
func.func @f(%x: memref<6xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %one = arith.constant 1.0 : f64
  %shape = memref.alloca() : memref<2xindex>
  %y = scf.for %i = %c1 to %n step %c1 iter_args(%p = %one) -> f64 {
    %rest = arith.divui %c6, %i : index
    memref.store %rest, %shape[%c0] : memref<2xindex>
    memref.store %i, %shape[%c1] : memref<2xindex>
    %r = memref.reshape %x(%shape) : (memref<6xf64>, memref<2xindex>) -> memref<?x?xf64>
    %v = memref.load %r[%c1, %c0] : memref<?x?xf64>
    %q = arith.mulf %p, %v : f64
    memref.store %q, %r[%c1, %c0] : memref<?x?xf64>
    scf.yield %q : f64
  }
  return %y : f64
}
"""


def test_a_reshape_in_a_loop_has_the_shape_of_its_iteration():
    """Element [1, 0] of rows of 1, 2 and 3: a product of three, each used once."""
    program = ad_opt.load(RESHAPED_IN_A_LOOP)
    x = np.array([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert program["f"](x.copy(), 4) == 24.0
    expected = np.array([0.0, 12.0, 8.0, 6.0, 0.0, 0.0])
    np.testing.assert_array_equal(ad_opt.grad(program["f"])(x.copy(), 4), expected)
    for at in range(6):
        _, tangent = ad_opt.jvp(program["f"], (x.copy(), 4), (np.eye(6)[at], None))
        assert tangent == expected[at]


def test_a_reshape_reads_the_shape_when_it_runs():
    """Element [1, 0] is the fourth of two rows, and the third of three."""
    program = ad_opt.load(SHAPES)
    x, shape = np.arange(1.0, 7.0), np.zeros(2, dtype=np.int64)
    assert program["f"](x, shape) == 12.0
    gradient = ad_opt.grad(program["f"])(x, shape)
    np.testing.assert_array_equal(gradient, [0, 0, 4, 3, 0, 0])
    _, tangent = ad_opt.jvp(program["f"], (x, shape), (np.eye(6)[2], None))
    assert tangent == 4.0


VIEWS = """
func.func @chosen(%x: memref<1xf64>, %a: memref<4xf64>, %b: memref<4xf64>, %c: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.select %c, %a, %b : memref<4xf64>
  %v = memref.load %x[%c0] : memref<1xf64>
  memref.store %v, %m[%c1] : memref<4xf64>
  %w = memref.load %b[%c0] : memref<4xf64>
  %y = arith.mulf %w, %w : f64
  return %y : f64
}
"""


@pytest.mark.parametrize("chosen", [True, False])
def test_constants_that_overlap_pass_on_what_is_written_to_one(chosen: bool):
    """`%b[0]` is `%a[1]`: what a select of both writes there is read back."""
    f = ad_opt.load(VIEWS)["chosen"]

    def arguments() -> tuple[Any, ...]:
        memory = np.full(5, 2.0)
        return np.array([3.0]), memory[:4], memory[1:], chosen

    expected = 6.0 if chosen else 0.0
    assert ad_opt.grad(f, wrt=0)(*arguments()) == pytest.approx([expected])
    assert ad_opt.vjp(f, *arguments(), wrt=0)[1](1.0) == pytest.approx([expected])
    tangents = (np.array([1.0]), None, None, None)
    assert ad_opt.jvp(f, arguments(), tangents)[1] == expected
