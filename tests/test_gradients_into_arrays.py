"""``out=``: gradients are added to arrays of the caller, without allocation."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

import ad_opt

PROGRAM = """
func.func @product(%x: memref<?xf64>, %y: memref<?xf64>, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %v, %w : f64
    %q = arith.mulf %p, %s : f64
    %b = arith.addf %a, %q : f64
    scf.yield %b : f64
  }
  return %sum : f64
}
func.func @overwrites(%out: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %out[%c0] : memref<?xf64>
  %w = arith.mulf %v, %v : f64
  memref.store %w, %out[%c0] : memref<?xf64>
  %r = memref.load %out[%c0] : memref<?xf64>
  return %r : f64
}
"""

C = """
define double @squares(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %t = fadd double %s, %w
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret double %t
}
"""


@pytest.fixture(scope="module")
def program():
    return ad_opt.load(PROGRAM)


def refused(code: str, work) -> None:
    with pytest.raises(ad_opt.DiagnosticError) as error:
        work()
    assert error.value.diagnostics[0].code == code


def test_gradients_are_added(program):
    gradient = ad_opt.grad(program["product"], wrt="x")
    x, y = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    out = np.array([100.0, 200.0])
    for times in (1, 2, 3):
        assert gradient(x, y, 2.0, out=out) is out
        assert np.array_equal(out, [100 + 6 * times, 200 + 10 * times])
    assert np.array_equal(gradient(x, y, 2.0), [6.0, 10.0])


def test_several_arrays_and_the_value(program):
    both = ad_opt.value_and_grad(program["product"], wrt=("x", "y"))
    x, y = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    for form in (tuple, list, lambda pair: dict(zip(("x", "y"), pair, strict=True))):
        pair = np.zeros(2), np.zeros(2)
        value, _ = both(x, y, 2.0, out=form(pair))
        assert value == 26.0
        assert np.array_equal(pair[0], 2 * y)
        assert np.array_equal(pair[1], 2 * x)
    number, array = np.zeros(()), np.zeros(2)
    ad_opt.grad(program["product"], wrt=("s", "x"))(x, y, 2.0, out=(number, array))
    assert number == 13.0
    assert np.array_equal(array, 2 * y)


def test_arguments_that_share_memory(program):
    gradient = ad_opt.grad(program["product"], wrt=("x", "y"))
    x = np.array([1.0, 2.0])
    out = np.ones(2), np.ones(2)
    gradient(x, x.copy(), 1.0, out=(np.zeros(2), np.zeros(2)))
    gradient(x, x, 1.0, out=out)
    assert np.array_equal(out[0], 1 + 2 * x)
    assert np.array_equal(out[1], 1 + 2 * x)


def test_a_parameter_called_out(program):
    gradient = ad_opt.grad(program["overwrites"])
    x, g = np.array([3.0, 1.0]), np.ones(2)
    assert np.array_equal(gradient(out=x), [6.0, 0.0])
    for _ in range(2):
        gradient.into(g, x)
    assert np.array_equal(g, [13.0, 1.0])
    assert np.array_equal(x, [3.0, 1.0])


def test_addresses():
    gradient = ad_opt.grad(ad_opt.load(C)["squares"], wrt=0)
    x, out = np.arange(6.0).reshape(2, 3), np.ones((2, 3))
    for _ in range(2):
        gradient(x, 6, out=out)
    assert np.array_equal(out, 1 + 4 * x)


def test_what_does_not_fit(program):
    x, y = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    gradient = ad_opt.grad(program["product"], wrt="x")
    for _ in range(2):
        fixed = np.zeros(2)
        fixed.flags.writeable = False
        for wrong in (np.zeros(3), np.zeros(2, np.float32), np.zeros((1, 2)), fixed, None, 1.0):
            refused("AD0503", lambda wrong=wrong: gradient(x, y, 2.0, out=wrong))
        for shared in (x, y):
            refused("AD0503", lambda shared=shared: gradient(x, y, 2.0, out=shared))
        both = ad_opt.grad(program["product"], wrt=("x", "y"))
        same = np.zeros(2)
        refused("AD0503", lambda same=same, both=both: both(x, y, 2.0, out=(same, same)))
        refused("AD0502", lambda same=same, both=both: both(x, y, 2.0, out=same))
        refused("AD0502", lambda same=same, both=both: both(x, y, 2.0, out={"x": same}))
        strided = np.zeros(4)[::2]  # is added to all the same
        gradient(x, y, 2.0, out=strided)
        assert np.array_equal(strided, 2 * y)
    refused("AD0704", lambda: ad_opt.hessian(program["product"]).into(x, x, y, 2.0))
    refused("AD0704", lambda: ad_opt.hessian(program["product"])(x, y, 2.0, out=x))


def test_nothing_is_allocated(program):
    gradient = ad_opt.grad(program["product"], wrt=("x", "y"))
    x, y = np.ones(100_000), np.ones(100_000)
    out = np.zeros(100_000), np.zeros(100_000)
    gradient(x, y, 1.0, out=out)
    tracemalloc.start()
    gradient(x, y, 1.0, out=out)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20_000


def test_arrays_of_structs_are_refused():
    text = """
    agg.struct_def @Box { agg.field @w : f64  agg.field @n : i32 }
    func.func @t(%b: memref<?x!agg.struct<@Box>>) -> f64 {
      %c0 = arith.constant 0 : index
      %x = memref.load %b[%c0] : memref<?x!agg.struct<@Box>>
      %w = agg.get %x "w" : !agg.struct<@Box> -> f64
      %y = arith.mulf %w, %w : f64
      return %y : f64
    }"""
    g = ad_opt.grad(ad_opt.load(text)["t"])
    boxes = np.array([(2.0, 3)], np.dtype([("w", "f8"), ("n", "i4")], align=True))
    for out in (np.zeros(1, boxes.dtype), np.zeros(1, g(boxes).dtype)):
        with pytest.raises(ad_opt.DiagnosticError, match=r"AD0503.*structs"):
            g(boxes, out=out)


@pytest.mark.parametrize("order", [("x", "y", "s"), ("s", "x"), ("s",)])
def test_arrays_without_axes_take_gradients_by_numbers(program, order):
    gradient = ad_opt.value_and_grad(program["product"], wrt=order)
    x, y = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    by_name = {"x": 2 * y, "y": 2 * x, "s": np.array(13.0)}
    out = {name: np.ones_like(by_name[name]) for name in order}
    for times in (1, 2, 3):
        value, found = gradient(x, y, 2.0, out=out)
        assert (value, found is out) == (26.0, True)
        for name in order:
            np.testing.assert_array_equal(out[name], 1 + times * by_name[name])


def test_arrays_without_axes_share_no_memory(program):
    gradient = ad_opt.grad(program["product"], wrt=("x", "s"))
    x, y, dx, ds = np.array([1.0, 2.0]), np.array([3.0, 5.0]), np.zeros(2), np.zeros(())
    for _ in range(3):
        gradient(x, y, 2.0, out=(dx, ds))
        refused("AD0503", lambda: gradient(x, y, 2.0, out=(dx, x[:1].reshape(()))))
        refused("AD0503", lambda: gradient(x, y, 2.0, out=(dx, dx[:1].reshape(()))))
    np.testing.assert_array_equal(dx, 3 * 2.0 * y)
    assert (ds, x.tolist()) == (3 * 13.0, [1.0, 2.0])
