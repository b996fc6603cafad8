"""Arrays for the addresses of C: what the function reads there decides which fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

SUM = """
define double @f(ptr %x, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %s = phi double [ 0.0, %entry ], [ %t, %l ]
  %a = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %a
  %q = fmul double %v, %v
  %t = fadd double %s, %q
  %j = add i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %e, label %l
e:
  ret double %t
}
"""
STRUCT = """
define double @g(ptr %p) {
  %n = load i32, ptr %p
  %w = sitofp i32 %n to double
  %a = getelementptr i8, ptr %p, i64 8
  %x = load double, ptr %a
  %r = fmul double %x, %w
  ret double %r
}
"""
X = np.arange(1.0, 5.0)

USES: dict[str, Callable[[Any, Any], Any]] = {
    "call": lambda f, x: f(x, 4),
    "grad": lambda f, x: ad_opt.grad(f, wrt=0)(x, 4),
    "jvp": lambda f, x: ad_opt.jvp(f, [x, 4], [np.ones_like(x), None]),
    "vjp": lambda f, x: ad_opt.vjp(f, x, 4, wrt=[0]),
    "hvp": lambda f, x: ad_opt.hvp(f, (x, 4), (np.ones_like(x), None)),
    "jacobian": lambda f, x: ad_opt.jacobian(f, wrt=0)(x, 4),
    "hessian": lambda f, x: ad_opt.hessian(f, wrt=0)(x, 4),
    "check_grads": lambda f, x: ad_opt.check_grads(f, x, 4),
}


@pytest.mark.parametrize("use", USES)
def test_other_numbers_are_refused(use: str) -> None:
    f = ad_opt.load(SUM)["f"]
    for kind in ("i8", "u8", "i4", "f4", "f2", ">f8", "c8", "?"):
        with pytest.raises(DiagnosticError, match="AD0503"):
            USES[use](f, np.arange(1, 9).astype(kind))
    with pytest.raises(DiagnosticError, match=r"%x.*float64"):
        USES[use](f, np.arange(1, 9))


def test_what_fits_is_taken() -> None:
    """Doubles, alone, in pairs and in structs; and bytes as they lie."""
    f = ad_opt.load(SUM)["f"]
    assert f(X, 4) == 30.0
    assert f(X.reshape(2, 2), 4) == 30.0
    assert f(X.view(np.complex128), 4) == 30.0
    assert f(X.view([("a", "f8"), ("b", "f8")]), 4) == 30.0
    for raw in ("u1", "i1", "S8", "V16"):
        assert f(X.view(raw), 4) == 30.0
    np.testing.assert_array_equal(ad_opt.grad(f)(X, 4), 2 * X)


def test_fields_of_structs() -> None:
    g = ad_opt.load(STRUCT)["g"]
    good = np.zeros(1, [("n", "i4"), ("gap", "V4"), ("x", "f8")])
    good["n"], good["x"] = 3, 2.0
    assert g(good) == 6.0
    assert g(good.view(np.uint8)) == 6.0
    assert g(np.zeros(1, {"names": ["n", "x"], "formats": ["i4", "f8"], "offsets": [0, 8]})) == 0.0
    for wrong in ([("n", "i4"), ("x", "f8")], [("n", "i8"), ("x", "i8")], "i4"):
        with pytest.raises(DiagnosticError, match="AD0503"):
            g(np.zeros(4, wrong))
    assert g(np.zeros(2, "f8")) == 0.0  # of integers nothing is certain
