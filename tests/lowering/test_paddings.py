"""Lanes that a transfer does not read, and products that are combined: with derivatives."""

from __future__ import annotations

import numpy as np

import ad_opt

READ = """
func.func @f(%m: memref<?x5xf64>, %i: index, %n: index, %x: f64) -> vector<6xf64> {
  %c2 = arith.constant 2 : index
  %on = vector.create_mask %c2, %n : vector<2x3xi1>
  %v = vector.transfer_read %m[%i, %i], %x, %on
    {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x5xf64>, vector<3x2xf64>
  %w = arith.mulf %v, %v : vector<3x2xf64>
  %r = vector.shape_cast %w : vector<3x2xf64> to vector<6xf64>
  return %r : vector<6xf64>
}"""


def test_a_padding_that_is_a_value() -> None:
    f = ad_opt.load(READ)["f"]
    m, x = np.random.default_rng(0).uniform(0.5, 1.5, (4, 5)), 0.7
    weights = np.arange(1.0, 7.0).reshape(3, 2)
    for i, n in ((1, 3), (3, 3), (3, 1), (0, 0), (1, 2)):
        read, slope, by_x = np.full((3, 2), x), np.zeros((4, 5)), 0.0
        for a, b in np.ndindex(3, 2):
            if i + b < 4 and i + a < 5 and a < n:
                read[a, b] = m[i + b, i + a]
                slope[i + b, i + a] = 2.0 * read[a, b] * weights[a, b]
            else:
                by_x += 2.0 * x * weights[a, b]
        value, pullback = ad_opt.vjp(f, m, i, n, x)
        np.testing.assert_array_equal(value, (read**2).reshape(-1))
        by_m, found = pullback(weights.reshape(-1))
        np.testing.assert_allclose(by_m, slope, rtol=1e-14)
        np.testing.assert_allclose(found, by_x, rtol=1e-14)
    ad_opt.check_grads(f, m, 3, 3, x)


REPEATED = """
func.func @f(%m: memref<?x5xf64>, %i: index, %n: index, %x: f64) -> f64 {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %on = vector.create_mask %c2, %n : vector<2x3xi1>
  %v = vector.transfer_read %m[%i, %i], %x, %on
    {permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : memref<?x5xf64>, vector<3x4x2xf64>
  %w = arith.mulf %v, %v : vector<3x4x2xf64>
  %s = vector.multi_reduction <add>, %w, %zero [0, 1, 2] : vector<3x4x2xf64> to f64
  %one = vector.transfer_read %m[%i, %i], %x
    {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]}
    : memref<?x5xf64>, vector<3xf64>
  %cube = vector.reduction <mul>, %one : vector<3xf64> into f64
  %r = arith.addf %s, %cube : f64
  return %r : f64
}"""


def test_elements_that_several_lanes_read() -> None:
    f = ad_opt.load(REPEATED)["f"]
    m, x = np.random.default_rng(0).uniform(0.5, 1.5, (4, 5)), 0.7
    for i, n in ((1, 3), (3, 3), (3, 1), (0, 0), (1, 2)):
        value, slope, by_x = m[i, i] ** 3, np.zeros((4, 5)), 0.0
        slope[i, i] = 3 * m[i, i] ** 2
        for a, b in np.ndindex(3, 2):
            if i + b < 4 and i + a < 5 and a < n:
                value += 4 * m[i + b, i + a] ** 2
                slope[i + b, i + a] += 8 * m[i + b, i + a]
            else:
                value += 4 * x**2
                by_x += 8 * x
        found, (by_m, by_padding) = ad_opt.value_and_grad(f)(m, i, n, x)
        np.testing.assert_allclose(found, value, rtol=1e-14)
        np.testing.assert_allclose(by_m, slope, rtol=1e-14)
        np.testing.assert_allclose(by_padding, by_x, rtol=1e-14)
    ad_opt.check_grads(f, m, 1, 2, x)


KEPT = """
func.func @f(%a: vector<3xf64>, %b: vector<2xf64>, %c: vector<3x2xf64>) -> vector<3x2xf64> {
  %p = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>}
    : vector<3xf64>, vector<2xf64>
  return %p : vector<3x2xf64>
}"""


def test_products_of_which_the_smaller_is_kept() -> None:
    f = ad_opt.load(KEPT)["f"]
    a, b, c = np.array([0.5, 1.5, -1.0]), np.array([2.0, -0.3]), np.full((3, 2), 0.4)
    product = np.outer(a, b)
    weights = np.arange(1.0, 7.0).reshape(3, 2)
    value, pullback = ad_opt.vjp(f, a, b, c)
    np.testing.assert_array_equal(value, np.minimum(product, c))
    there = weights * (product < c)
    by_a, by_b, by_c = pullback(weights)
    np.testing.assert_allclose(by_a, there @ b, rtol=1e-14)
    np.testing.assert_allclose(by_b, a @ there, rtol=1e-14)
    np.testing.assert_array_equal(by_c, weights - there)
    ad_opt.check_grads(f, a, b, c)
