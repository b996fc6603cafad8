"""One array as two arguments: the gradient by each is by both, as there is one place in memory."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

import ad_opt

# r = Σ a[i] b[i]² by way of c
PRODUCTS = """
define double @products(i64 %n, ptr %a, ptr %b, ptr %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = phi double [ 0.0, %entry ], [ %sum, %loop ]
  %pa = getelementptr double, ptr %a, i64 %i
  %pb = getelementptr double, ptr %b, i64 %i
  %pc = getelementptr double, ptr %c, i64 %i
  %x = load double, ptr %pa, align 8
  %y = load double, ptr %pb, align 8
  %yy = fmul double %y, %y
  %p = fmul double %x, %yy
  store double %p, ptr %pc, align 8
  %q = load double, ptr %pc, align 8
  %sum = fadd double %r, %q
  %next = add nuw nsw i64 %i, 1
  %end = icmp eq i64 %next, %n
  br i1 %end, label %done, label %loop
done:
  ret double %sum
}
"""

# a[0]² if there is one array, else 5 a[0] b[0]
COMPARED = """
define double @compared(ptr %a, ptr %b) {
  %x = load double, ptr %a, align 8
  %y = load double, ptr %b, align 8
  %one = icmp eq ptr %a, %b
  %xx = fmul double %x, %x
  %xy = fmul double %x, %y
  %five = fmul double %xy, 5.0
  %r = select i1 %one, double %xx, double %five
  ret double %r
}
"""


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_gradients_by_one_array_are_sums(fp: Literal["strict", "fast"]) -> None:
    f = ad_opt.load(PRODUCTS, fp=fp)["products"]
    a, b = np.random.default_rng(1).standard_normal((2, 6))
    both = ad_opt.value_and_grad(f, wrt=(1, 2))
    for _ in range(2):  # a plan of the first call would serve the others
        value, (by_a, by_b) = both(6, a, b, np.zeros(6))
        assert value == pytest.approx(np.sum(a * b * b), rel=1e-14)
        np.testing.assert_allclose(by_a, b * b, rtol=1e-14)
        np.testing.assert_allclose(by_b, 2 * a * b, rtol=1e-14)
        value, (by_a, by_b) = both(6, a, a, np.zeros(6))
        assert value == pytest.approx(np.sum(a**3), rel=1e-14)
        np.testing.assert_allclose(by_a, 3 * a * a, rtol=1e-14)
        np.testing.assert_allclose(by_b, 3 * a * a, rtol=1e-14)
        assert not np.shares_memory(by_a, by_b)


def test_an_array_that_is_written_is_one_with_itself() -> None:
    """c is a: a[i] is overwritten by a[i] b[i]², and the sum is of that."""
    f = ad_opt.load(PRODUCTS)["products"]
    a, b = np.random.default_rng(2).standard_normal((2, 5))
    kept = a.copy()
    by_a, by_b = ad_opt.grad(f, wrt=(1, 2))(5, a, b, a)
    np.testing.assert_allclose(by_a, b * b, rtol=1e-14)
    np.testing.assert_allclose(by_b, 2 * a * b, rtol=1e-14)
    np.testing.assert_array_equal(a, kept)
    by_a, by_b = ad_opt.grad(f, wrt=(1, 2))(5, a, a, a)
    np.testing.assert_allclose(by_a, 3 * a * a, rtol=1e-14)
    np.testing.assert_allclose(by_b, 3 * a * a, rtol=1e-14)


def test_parts_of_one_array_share_what_they_share() -> None:
    """Σ m[i] m[i + 1]² by m, on both of its parts."""
    f = ad_opt.load(PRODUCTS)["products"]
    m = np.random.default_rng(3).standard_normal(6)
    by_a, by_b = ad_opt.grad(f, wrt=(1, 2))(5, m[:5], m[1:], np.zeros(5))
    by_m = np.zeros(6)
    by_m[:5] += m[1:] ** 2
    by_m[1:] += 2 * m[:5] * m[1:]
    np.testing.assert_allclose(by_a, by_m[:5], rtol=1e-14)
    np.testing.assert_allclose(by_b, by_m[1:], rtol=1e-14)


def test_addresses_that_a_program_compares_are_those_that_it_is_given() -> None:
    f = ad_opt.load(COMPARED)["compared"]
    a, b = np.array([3.0]), np.array([2.0])
    by_a, by_b = ad_opt.grad(f)(a, b)
    assert (by_a.tolist(), by_b.tolist()) == ([10.0], [15.0])
    by_a, by_b = ad_opt.grad(f)(a, a)
    assert (by_a.tolist(), by_b.tolist()) == ([6.0], [6.0])
