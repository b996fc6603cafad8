"""Structs with addresses in them as constants: what `wrt` does not choose is constant."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

# struct data { long n; const double *w; } and x; each of the functions is a sum over i of
# weighted: w[i] * x[i]²; scratched: the same by way of w; stored: x[i]² with w left in a table
LLVM = """
define double @weighted(ptr %x, ptr %d) {
entry:
  %n = load i64, ptr %d, !tbaa !1
  %q = getelementptr i8, ptr %d, i64 8
  %w = load ptr, ptr %q, !tbaa !2
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %px = getelementptr double, ptr %x, i64 %i
  %pw = getelementptr double, ptr %w, i64 %i
  %vx = load double, ptr %px
  %vw = load double, ptr %pw
  %a = fmul double %vx, %vx
  %b = fmul double %a, %vw
  %t = fadd double %s, %b
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret double %t
}
define double @scratched(ptr %x, ptr %d) {
  %q = getelementptr i8, ptr %d, i64 8
  %w = load ptr, ptr %q, !tbaa !2
  %vx = load double, ptr %x
  %a = fmul double %vx, %vx
  store double %a, ptr %w
  %b = load double, ptr %w
  ret double %b
}
!1 = !{!4, !5, i64 0}
!2 = !{!4, !6, i64 8}
!4 = !{!"data", !5, i64 0, !6, i64 8}
!5 = !{!"long", !7, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
"""
DATA = np.dtype([("n", "i8"), ("w", "i8")])


def data(w: Any) -> Any:
    return np.array([(w.size, w.ctypes.data)], DATA)


@pytest.fixture(scope="module")
def program() -> Any:
    return ad_opt.load(LLVM)


def test_derivatives_by_what_is_chosen(program: Any) -> None:
    f, x, w = program["weighted"], np.array([2.0, 3.0]), np.array([5.0, 7.0])
    d = data(w)
    assert f(x, d) == 5 * 4 + 7 * 9
    assert np.array_equal(ad_opt.grad(f, wrt=0)(x, d), 2 * w * x)
    assert np.array_equal(ad_opt.jacobian(f, wrt=0)(x, d), 2 * w * x)
    assert ad_opt.jvp(f, (x, d), (np.ones(2), None))[1] == np.sum(2 * w * x)
    assert np.array_equal(ad_opt.vjp(f, x, d, wrt=0)[1](1.0), 2 * w * x)
    d.flags.writeable = False
    assert np.array_equal(ad_opt.grad(f, wrt=0)(x, d), 2 * w * x)


def refused(call: Any) -> None:
    with pytest.raises(DiagnosticError, match="AD0705"):
        call()


def test_not_by_the_struct(program: Any) -> None:
    x, d = np.ones(2), data(np.ones(2))
    refused(lambda: ad_opt.grad(program["weighted"])(x, d))
    refused(lambda: ad_opt.grad(program["weighted"], wrt=1)(x, d))


def test_memory_that_carries_a_derivative_is_no_constant(program: Any) -> None:
    x, w = np.array([2.0]), np.zeros(1)
    for wrt in (0, None):
        refused(lambda wrt=wrt: ad_opt.grad(program["scratched"], wrt=wrt)(x, data(w)))
    refused(lambda: ad_opt.jvp(program["scratched"], (x, data(w)), (np.ones(1), None)))


def test_a_struct_that_leads_to_what_is_chosen_is_no_constant(program: Any) -> None:
    """With w = x the derivative of x³ is wanted, and x² · constant would be had."""
    x = np.array([2.0, 3.0])
    refused(lambda: ad_opt.grad(program["weighted"], wrt=0)(x, data(x)))
    refused(lambda: ad_opt.jvp(program["weighted"], (x, data(x[1:])), (np.ones(2), None)))
