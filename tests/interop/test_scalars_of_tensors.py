"""Tensors without dimensions that functions return: numbers, which have gradients. Tensors without
a tangent: indices, and those for which ``None`` is given.
"""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

PROGRAM = """
func.func @square(%x: tensor<?xf64>) -> tensor<f64> {
  %z = arith.constant dense<0.0> : tensor<f64>
  %r = linalg.dot ins(%x, %x : tensor<?xf64>, tensor<?xf64>) outs(%z : tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @fourth(%x: tensor<?xf64>) -> (tensor<f64>, tensor<?xf64>) {
  %s = func.call @square(%x) : (tensor<?xf64>) -> tensor<f64>
  %e = tensor.empty() : tensor<f64>
  %q = linalg.mul ins(%s, %s : tensor<f64>, tensor<f64>) outs(%e : tensor<f64>) -> tensor<f64>
  return %q, %x : tensor<f64>, tensor<?xf64>
}
func.func @picked(%x: tensor<?xf64>, %i: tensor<2xindex>) -> tensor<f64> {
  %c0 = arith.constant 0 : index
  %k = tensor.extract %i[%c0] : tensor<2xindex>
  %v = tensor.extract %x[%k] : tensor<?xf64>
  %y = arith.mulf %v, %v : f64
  %r = tensor.from_elements %y : tensor<f64>
  return %r : tensor<f64>
}
func.func @made(%x: memref<?xf64>) -> memref<f64> {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  %m = memref.alloc() : memref<f64>
  memref.store %v, %m[] : memref<f64>
  return %m : memref<f64>
}
"""


def test_derivatives() -> None:
    f = ad_opt.load(PROGRAM)["square"]
    x, d = np.array([1.0, 2.0, 3.0]), np.array([1.0, 0.0, -1.0])
    np.testing.assert_array_equal(ad_opt.grad(f)(x), 2 * x)
    value, gradient = ad_opt.value_and_grad(f)(x)
    assert value == 14.0
    np.testing.assert_array_equal(gradient, 2 * x)
    np.testing.assert_array_equal(ad_opt.hvp(f, (x,), (d,)), 2 * d)
    np.testing.assert_array_equal(ad_opt.hessian(f)(x), 2 * np.eye(3))
    np.testing.assert_array_equal(ad_opt.grad(ad_opt.jvp(f), wrt=0, of=1)(x, d), 2 * d)
    np.testing.assert_array_equal(ad_opt.jacobian(ad_opt.grad(f))(x), 2 * np.eye(3))


def test_one_of_several_results() -> None:
    f = ad_opt.load(PROGRAM)["fourth"]
    x = np.array([1.0, 2.0])
    gradient, other = ad_opt.grad(f, has_aux=True)(x)
    np.testing.assert_array_equal(gradient, 4 * 5 * x)
    np.testing.assert_array_equal(other, x)


def test_buffers_are_no_numbers() -> None:
    """A buffer may be anybody's: what to do instead is said."""
    f = ad_opt.load(PROGRAM)["made"]
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0705.*\n.*return what it holds"):
        ad_opt.grad(f)(np.ones(1))


def test_tensors_of_indices_have_no_tangent() -> None:
    """``None`` stands for it, as for buffers of integers; so does a mapping that leaves it out."""
    f = ad_opt.load(PROGRAM)["picked"]
    x, i, d = np.array([1.0, 2.0, 3.0]), np.array([2, 0]), np.array([5.0, 6.0, 7.0])
    assert ad_opt.jvp(f, (x, i), (d, None)) == (9.0, 6.0 * 7.0)
    assert ad_opt.jvp(f)(x, i, d, None) == (9.0, 6.0 * 7.0)
    assert ad_opt.jvp(f, {"x": x, "i": i}, {"x": d}) == (9.0, 6.0 * 7.0)
    assert ad_opt.jvp(f, (x, i), (None, None)) == (9.0, 0.0)
    np.testing.assert_array_equal(ad_opt.hvp(f, (x, i), (d, None)), [0.0, 0.0, 14.0])


def test_nothing_is_no_value() -> None:
    """NumPy makes a NaN of ``None`` where it is to be a float."""
    f = ad_opt.load(PROGRAM)["square"]
    for call in (f, ad_opt.grad(f), lambda x: ad_opt.vjp(f, x)):
        with pytest.raises(ad_opt.DiagnosticError, match=r"AD0503.*None"):
            call(None)


INSIDE = """
func.func private @sine(%t: tensor<4xf64>) -> tensor<4xf64> {
  %u = math.sin %t : tensor<4xf64>
  return %u : tensor<4xf64>
}
func.func @f(%m: memref<4xf64>, %x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m restrict : memref<4xf64> to tensor<4xf64>
  %u = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<4xf64>) {
    %s = func.call @sine(%a) : (tensor<4xf64>) -> tensor<4xf64>
    %o = tensor.insert %x into %s[%c0] : tensor<4xf64>
    scf.yield %o : tensor<4xf64>
  }
  %p = arith.mulf %u, %u : tensor<4xf64>
  %c3 = arith.constant 3 : index
  %a = tensor.extract %p[%c0] : tensor<4xf64>
  %b = tensor.extract %p[%c3] : tensor<4xf64>
  %y = arith.addf %a, %b : f64
  return %y : f64
}
"""


def test_tensors_inside_of_functions_of_buffers() -> None:
    """Every derivative takes them, and pullbacks and gradients into arrays, too."""
    f = ad_opt.load(INSIDE, cache=False)["f"]
    m, x = np.array([0.1, -0.2, 0.3, 0.4]), 0.7
    # y = x^2 + sin(sin(m_3))^2
    inner = np.sin(m[3])
    value = x * x + np.sin(inner) ** 2
    slope = np.sin(2 * inner) * np.cos(m[3])
    assert f(m, x, 2) == pytest.approx(value, rel=1e-14)
    for found in (ad_opt.grad(f)(m, x, 2), ad_opt.vjp(f, m, x, 2)[1](1.0)):
        np.testing.assert_allclose(found[0], [0, 0, 0, slope], rtol=1e-14)
        assert found[1] == pytest.approx(2 * x)
    into = np.zeros(4)
    ad_opt.grad(f, wrt="m")(m, x, 2, out=into)
    np.testing.assert_allclose(into, [0, 0, 0, slope], rtol=1e-14)
    direction = np.array([1.0, 1.0, 1.0, 2.0])
    rate = ad_opt.jvp(f, (m, x, 2), (direction, 3.0, None))[1]
    assert rate == pytest.approx(2 * slope + 6 * x)
    ad_opt.check_grads(f, m, x, 2)
