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


# struct data as above, with a count of calls in n: w[0] = 2 * w[1], and w[0] * x[0]²; with
# `also`, more is stored at the end.
COUNTED = """
define double @counted(ptr %x, ptr %d) {
  %n = load i64, ptr %d
  %m = add i64 %n, 1
  store i64 %m, ptr %d
  %q = getelementptr i8, ptr %d, i64 8
  %w = load ptr, ptr %q
  %next = getelementptr i8, ptr %w, i64 8
  %v = load double, ptr %next
  %two = fmul double %v, 2.0
  store double %two, ptr %w
  %vx = load double, ptr %x
  %vw = load double, ptr %w
  %a = fmul double %vx, %vx
  %b = fmul double %a, %vw
  {also}
  ret double %b
}
"""


def test_a_struct_that_only_constants_are_written_to_is_constant() -> None:
    f = ad_opt.load(COUNTED.replace("{also}", ""))["counted"]
    x, w = np.array([3.0, 1.0]), np.array([0.0, 5.0])
    d = data(w)
    assert f(x, d) == 90.0
    assert (d["n"][0], w[0]) == (3, 10.0)
    for _ in range(2):
        assert ad_opt.grad(f, wrt=0)(x, d).tolist() == [60.0, 0.0]
    assert d["n"][0] == 3  # a gradient leaves what the function writes as it was
    assert ad_opt.jvp(f, (x, d), (np.array([0.5, 1.0]), None)) == (90.0, 30.0)
    assert d["n"][0] == 4
    assert ad_opt.hvp(f, (x, d), (np.array([0.5, 1.0]), None), wrt=0).tolist() == [10.0, 0.0]
    assert ad_opt.vjp(f, x, d, wrt=0)[1](1.0).tolist() == [60.0, 0.0]
    refused(lambda: ad_opt.grad(f)(x, d))


@pytest.mark.parametrize(
    "also",
    [
        "store double %b, ptr %w",
        "store double %vx, ptr %next",
        "store ptr %x, ptr %q",
        "%bits = bitcast double %vx to i64\n  store i64 %bits, ptr %w",
    ],
    ids=["result", "argument", "address", "bits"],
)
def test_what_depends_on_the_rest_makes_a_struct_no_constant(also: str) -> None:
    f = ad_opt.load(COUNTED.replace("{also}", also))["counted"]
    refused(lambda: ad_opt.grad(f, wrt=0)(np.array([3.0, 1.0]), data(np.array([0.0, 5.0]))))
