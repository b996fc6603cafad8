"""Atomic compare-and-exchange of integers: tickets and locks beside floats with derivatives."""

from __future__ import annotations

import numpy as np

import ad_opt

TICKETS = """
@ticket = internal global i32 0
define double @f(ptr %x, i32 %n) {
entry:
  store i32 0, ptr @ticket
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %done]
  %sum = phi double [0.0, %entry], [%next, %done]
  br label %try
try:
  %seen = load i32, ptr @ticket
  %more = add i32 %seen, 1
  %c = cmpxchg ptr @ticket, i32 %seen, i32 %more seq_cst seq_cst
  %ok = extractvalue { i32, i1 } %c, 1
  br i1 %ok, label %done, label %try
done:
  %p = getelementptr double, ptr %x, i32 %seen
  %a = load double, ptr %p
  %w = sitofp i32 %more to double
  %aa = fmul double %a, %a
  %t = fmul double %aa, %w
  %next = fadd double %sum, %t
  %j = add i32 %i, 1
  %end = icmp eq i32 %j, %n
  br i1 %end, label %out, label %loop
out:
  ret double %next
}
"""


def test_tickets() -> None:
    """Numbers that the exchange gives are indices and weights, and are needed on the way back."""
    f, x = ad_opt.load(TICKETS)["f"], np.array([1.0, 2.0, 3.0, 5.0])
    expected = 2 * x * np.arange(1, 5)
    np.testing.assert_array_equal(ad_opt.grad(f, wrt=0)(x, 4), expected)
    assert ad_opt.jvp(f, (x, 4), (np.ones(4), None))[1] == expected.sum()


def test_what_was_exchanged_is_put_back() -> None:
    """The caller's memory is after a gradient as it was before."""
    text = """
    define double @f(double %x, ptr %flag) {
      %c = cmpxchg ptr %flag, i32 3, i32 7 seq_cst seq_cst
      %n = load i32, ptr %flag
      %w = sitofp i32 %n to double
      %xx = fmul double %x, %x
      %r = fmul double %xx, %w
      ret double %r
    }
    """
    f = ad_opt.load(text)["f"]
    for before, weight in ((3, 7), (4, 4)):
        flag = np.array([before], np.int32)
        assert ad_opt.grad(f, wrt=0)(2.0, flag) == 4.0 * weight
        assert flag[0] == before


def test_bits_of_floats() -> None:
    """The old float stays where the exchange fails."""
    text = """
    define double @f(double %x, ptr %p) {
      %new = fmul double %x, %x
      %bits = bitcast double %new to i64
      %c = cmpxchg ptr %p, i64 0, i64 %bits seq_cst seq_cst
      %r = load double, ptr %p
      ret double %r
    }
    """
    f = ad_opt.load(text)["f"]
    for before, by_x, by_p in ((0.0, 4.0, 0.0), (3.0, 0.0, 1.0)):
        p = np.array([before])
        assert ad_opt.grad(f)(2.0, p) == (by_x, by_p)
        assert p[0] == before
        assert ad_opt.jvp(f, (2.0, p.copy()), (1.0, np.array([10.0])))[1] == by_x + 10 * by_p


ADDRESSES = """
declare ptr @aligned_alloc(i64, i64)
declare void @free(ptr)
@spare = internal global ptr null
define double @f(double %x) {
  %one = call ptr @aligned_alloc(i64 256, i64 256)
  %two = call ptr @aligned_alloc(i64 8, i64 8)
  store double %x, ptr %one
  store double 2.0, ptr %two
  %none = atomicrmw xchg ptr @spare, ptr %one acq_rel
  %got = atomicrmw xchg ptr @spare, ptr %two acq_rel
  %a = load double, ptr %got
  %aa = fmul double %a, %a
  %last = atomicrmw xchg ptr @spare, ptr null acq_rel
  store double %aa, ptr %last
  %b = load double, ptr %two
  %r = fmul double %b, %a
  %address = ptrtoint ptr %one to i64
  %odd = and i64 %address, 255
  %k = sitofp i64 %odd to double
  %s = fadd double %r, %k
  call void @free(ptr %one)
  call void @free(ptr %two)
  ret double %s
}
"""
"""x cubed, by two buffers that change places; the first one is at a multiple of 256."""


def test_addresses_that_are_exchanged() -> None:
    f = ad_opt.load(ADDRESSES)["f"]
    assert f(3.0) == 27.0
    assert ad_opt.grad(f)(3.0) == 27.0
    assert ad_opt.jvp(f, (3.0,), (1.0,))[1] == 27.0
    assert ad_opt.hessian(f)(3.0) == 18.0
    ad_opt.check_grads(f, 3.0)
