"""One memory that two arguments show as other types of numbers is refused by derivatives.

Shadows would share memory as the arguments do, but bytes of a derivative are no number of another
type. Complex numbers are pairs of floats, so that their parts are floats like others.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ad_opt
from ad_opt.values.shared_floats import see_same_floats

MEMREFS = """
func.func @f(%x: memref<?xf64>, %y: memref<?xf32>) -> f64 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  %w = memref.load %y[%c2] : memref<?xf32>
  %p = arith.mulf %v, %v : f64
  %q = arith.extf %w : f32 to f64
  %r = arith.mulf %p, %q : f64
  return %r : f64
}
func.func @parts(%x: memref<?xf64>, %y: memref<?xcomplex<f64>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c1] : memref<?xf64>
  %w = memref.load %y[%c0] : memref<?xcomplex<f64>>
  %q = complex.mul %w, %w : complex<f64>
  %r = complex.im %q : complex<f64>
  %p = arith.mulf %r, %v : f64
  return %p : f64
}
"""
ADDRESSES = """
define double @f(ptr %x, ptr %y) {
  %v = load double, ptr %x
  %at = getelementptr float, ptr %y, i64 2
  %w = load float, ptr %at
  %p = fmul double %v, %v
  %q = fpext float %w to double
  %r = fmul double %p, %q
  ret double %r
}
"""


def both() -> tuple[Any, Any]:
    memory = np.array([2.0, 0.0])
    floats = memory.view("f4")
    floats[2] = 3.0
    return memory, floats


def tangents() -> tuple[Any, Any]:
    return np.zeros(2), np.zeros(4, "f4")


DERIVATIVES: dict[str, Callable[..., Any]] = {
    "grad": lambda f, x, y: ad_opt.grad(f)(x, y),
    "grad by one": lambda f, x, y: ad_opt.grad(f, wrt=0)(x, y),
    "grad by the other": lambda f, x, y: ad_opt.grad(f, wrt=1)(x, y),
    "value_and_grad": lambda f, x, y: ad_opt.value_and_grad(f)(x, y),
    "vjp": lambda f, x, y: ad_opt.vjp(f, x, y)[1](1.0),
    "jvp": lambda f, x, y: ad_opt.jvp(f, (x, y), tangents()),
    "jvp by one": lambda f, x, y: ad_opt.jvp(f, (x, y), (np.ones(2), None)),
    "hvp": lambda f, x, y: ad_opt.hvp(f, (x, y), tangents()),
    "jacobian": lambda f, x, y: ad_opt.jacobian(f)(x, y),
    "jacobian by rows": lambda f, x, y: ad_opt.jacobian(f, mode="reverse")(x, y),
    "hessian": lambda f, x, y: ad_opt.hessian(f)(x, y),
}


@pytest.fixture(scope="module", params=["memrefs", "addresses"])
def f(request: pytest.FixtureRequest) -> Any:
    return ad_opt.load(MEMREFS if request.param == "memrefs" else ADDRESSES)["f"]


@pytest.mark.parametrize("kind", DERIVATIVES)
def test_floats_of_another_type_are_refused(f: Any, kind: str) -> None:
    x, y = both()
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0705.*shares memory with"):
        DERIVATIVES[kind](f, x, y)


def test_a_plan_of_arrays_that_are_apart(f: Any) -> None:
    """The short way of calls finds that memory is shared: x² y is not known there."""
    x, y = both()
    gradient = ad_opt.grad(f)
    for _ in range(3):
        dx, dy = gradient(x, y.copy())
        assert [*dx] == [12, 0]
        assert [*dy] == [0, 0, 4, 0]
    with pytest.raises(ad_opt.DiagnosticError, match="AD0705"):
        gradient(x, y)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0705"):
        gradient(x, y, out=tangents())


def test_a_saved_gradient(tmp_path: Path) -> None:
    f = ad_opt.load(MEMREFS)["f"]
    x, y = both()
    for wrt in (None, 0):
        ad_opt.grad(f, wrt=wrt).save(tmp_path / "g")
        gradient = ad_opt.load_compiled(tmp_path / "g")
        assert np.ravel(gradient(x, y.copy())[0])[0] == 12
        with pytest.raises(ad_opt.DiagnosticError, match="AD0705"):
            gradient(x, y)


def test_real_numbers_that_are_parts_of_complex_ones() -> None:
    """2ab·b for a + bi and b: by a it is 2b², by b 4ab. Other parts of it are refused."""
    f = ad_opt.load(MEMREFS)["parts"]
    x = np.array([2.0, 3.0])
    dx, dy = ad_opt.grad(f)(x, x.view("c16"))
    assert [*dx] == [18, 24]
    assert [*dy] == [18 + 24j]
    value, slope = ad_opt.jvp(f, (x, x.view("c16")), (np.ones(2), np.array([1 + 1j])))
    assert (value, slope) == (36, 42)


RECORDS = np.dtype([("a", "f8"), ("b", "f4"), ("c", "f4"), ("n", "i8")])


def array(dtype: Any, count: int, at: int = 0, step: int = 0) -> Any:
    """Elements in one memory: all arrays of a test begin in it."""
    return np.ndarray((count,), dtype, MEMORY, at, (step or np.dtype(dtype).itemsize,))


MEMORY = np.zeros(512, np.uint8)


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        (array("f8", 4), array("f8", 4, 8), True),
        (array("f8", 4), array("f8", 4, 4), False),
        (array("f8", 4), array("c16", 2), True),
        (array("f8", 1), array("c16", 1, 8), True),
        (array("f4", 4), array("c16", 1), False),
        (array("f4", 4), array("c8", 2), True),
        (array("f8", 4), array("f8", 4, 0, 4), False),
        (array("f8", 1), array("f4", 1, 8), True),
        (array("f8", 1), array("f4", 1, 4), False),
        (array("f8", 4), array(">f8", 4), False),
        (array("f2", 4), array("u2", 4), False),
        (array(RECORDS, 3), array(RECORDS, 3, 24), True),
        (array(RECORDS, 3), array(RECORDS, 3, 8), False),
        (array(RECORDS, 3), array(RECORDS, 3)["a"], True),
        (array(RECORDS, 3), array(RECORDS, 3)["c"], True),
        (array(RECORDS, 3), array("f8", 3, 16, 24), False),
        (array(RECORDS, 3)["a"], array(RECORDS, 3)["b"], True),
        (array("i8", 3), array("i4", 3), True),
    ],
)  # fmt: skip
def test_which_arrays_see_the_same_floats(a: Any, b: Any, same: bool) -> None:
    assert see_same_floats(a, b) == see_same_floats(b, a) == same


def test_bits_of_bfloat16() -> None:
    a, b = array("f2", 4), array("u2", 4)
    assert see_same_floats(b, b, (True, True))
    assert not see_same_floats(a, b, (False, True))
    assert not see_same_floats(b, b, (True, False))
