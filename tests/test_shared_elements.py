"""Arguments that share memory, and arrays whose elements do: all derivatives say the same.

Memory has one derivative, and each element that shows it has the whole of it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

STRIDED = "memref<?xf64, strided<[?], offset: ?>>"
PROGRAM = f"""
func.func @cubes(%x: {STRIDED}) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : {STRIDED}
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {{
    %v = memref.load %x[%i] : {STRIDED}
    %q = arith.mulf %v, %v : f64
    %c = arith.mulf %q, %v : f64
    %t = arith.addf %s, %c : f64
    scf.yield %t : f64
  }}
  return %sum : f64
}}
func.func @product(%x: memref<3xf64>, %y: memref<3xf64>, %s: f64) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c0] : memref<3xf64>
  %w = memref.load %y[%c1] : memref<3xf64>
  %q = arith.mulf %v, %v : f64
  %p = arith.mulf %q, %w : f64
  %r = arith.mulf %p, %s : f64
  return %r : f64
}}
func.func @square(%x: {STRIDED}, %out: {STRIDED}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : {STRIDED}
  scf.for %i = %c0 to %n step %c1 {{
    %v = memref.load %x[%i] : {STRIDED}
    %q = arith.mulf %v, %v : f64
    memref.store %q, %out[%i] : {STRIDED}
  }}
  return
}}
"""


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(PROGRAM)


def elements(memory: Array, places: list[int]) -> Array:
    """A view of the memory whose elements are evenly spaced places."""
    step = places[1] - places[0]
    strides = (8 * step,)
    return np.lib.stride_tricks.as_strided(memory[places[0] :], (len(places),), strides)


@pytest.mark.parametrize("places", [[0, 0, 0], [1, 1], [0, 1, 2], [2, 1, 0], [0, 2]])
@pytest.mark.parametrize("mode", ["forward", "reverse", "auto"])
def test_elements_that_are_one_place(program: ad_opt.Program, places: Any, mode: Any) -> None:
    f, memory = program["cubes"], np.array([2.0, 3.0, 5.0])
    x = elements(memory, places)
    same = np.equal.outer(places, places).astype(float)
    first, second = same @ (3 * x**2), same * np.outer(same.sum(0), 6 * x)
    np.testing.assert_allclose(ad_opt.grad(f)(x), first)
    np.testing.assert_allclose(ad_opt.jacobian(f, mode=mode)(x), first)
    np.testing.assert_allclose(ad_opt.hessian(f)(x), second)
    ad_opt.check_grads(f, x)


def test_an_output_whose_elements_are_one_place(program: ad_opt.Program) -> None:
    f, x = program["square"], np.array([2.0, 3.0])
    for mode in ("forward", "reverse"):
        out = elements(np.zeros(1), [0, 0])
        found = ad_opt.jacobian(f, "x", of="out", mode=mode)(x, out)
        np.testing.assert_allclose(found, [[0, 6], [0, 6]])  # the last store counts


def test_one_array_for_two_arguments(program: ad_opt.Program) -> None:
    f, z = program["product"], np.array([2.0, 3.0, 4.0])
    first = np.array([2 * 2 * 3, 2 * 2, 0]) * 0.5
    second = np.array([[2 * 3, 2 * 2, 0], [2 * 2, 0, 0], [0, 0, 0]]) * 0.5
    for wrt in (("x", "y"), ("y", "x")):
        for row in ad_opt.hessian(f, wrt)(z, z, 0.5):
            for block in row:
                np.testing.assert_allclose(block, second)
    np.testing.assert_allclose(ad_opt.hessian(f, "x")(z, z, 0.5), second)
    for mode in ("forward", "reverse"):
        for gradient in ad_opt.jacobian(f, ("x", "y"), mode=mode)(z, z, 0.5):
            np.testing.assert_allclose(gradient, first)
        np.testing.assert_allclose(ad_opt.jacobian(f, "x", mode=mode)(z, z, 0.5), first)
    ad_opt.check_grads(f, z, z, 0.5)


def test_views_that_share_a_part(program: ad_opt.Program) -> None:
    f, memory = program["product"], np.array([2.0, 3.0, 5.0, 7.0])
    x, y = memory[1:], memory[:3]  # x[0] and y[1] are one number
    assert ad_opt.grad(f)(x, y, 1.0)[0].tolist() == [27.0, 0.0, 0.0]
    whole = ad_opt.hessian(f, ("x", "y"))(x, y, 1.0)
    assert whole[0][0].tolist() == [[18.0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert whole[0][1].tolist() == [[0, 18.0, 0], [0, 0, 0], [0, 0, 0]]
    assert whole[1][1].tolist() == [[0, 0, 0], [0, 18.0, 0], [0, 0, 0]]


def test_directions_that_differ(program: ad_opt.Program) -> None:
    x = elements(np.array([2.0]), [0, 0])
    with pytest.raises(DiagnosticError, match="AD0503") as error:
        ad_opt.jvp(program["cubes"], (x,), (np.array([1.0, 2.0]),))
    assert "elements of the first argument (`%x`) of @cubes share memory" in str(error.value)
    assert ad_opt.jvp(program["cubes"], (x,), (np.ones(2),))[1] == 24.0
    z = np.ones(3)
    with pytest.raises(DiagnosticError, match="give both the same tangent"):
        ad_opt.hvp(program["product"], (z, z, 1.0), (z, None, None))
