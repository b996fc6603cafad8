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


DECLARED = """
define double @picked(ptr %x, ptr %at) !dbg !5 {
  %k = load i32, ptr %at
  %a = getelementptr double, ptr %x, i32 %k
  %v = load double, ptr %a
  %r = fmul double %v, %v
  ret double %r
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "picked.c", directory: ".")
!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "picked", scope: !2, file: !2, type: !6, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{!3, !8, !9}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
"""


def test_integers_of_another_size_are_refused() -> None:
    """NumPy's own have 64 bits: read as ``const int *at``, every other number would be zero."""
    f = ad_opt.load(DECLARED)["picked"]
    x, at = np.arange(1.0, 5.0), np.array([2, 0])
    for kind in ("i8", "u8", "i2", "?", "f8"):
        for use in (f, ad_opt.grad(f, wrt=0)):
            with pytest.raises(DiagnosticError, match=r"AD0503.*declared to have int32"):
                use(x, at.astype(kind))
    for fits in (at.astype("i4"), at.astype("u4"), at.astype("i4").view("u1")):
        assert f(x, fits) == 9.0
        assert ad_opt.grad(f, wrt=0)(x, fits).tolist() == [0.0, 0.0, 6.0, 0.0]
