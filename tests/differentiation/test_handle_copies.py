"""Copies of buffers that hold buffers, or addresses: what is copied are handles, and their shadows.

Each program is a polynomial of the elements of `%x`, so the expected derivatives are written down.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.pipelines import PREPARE

import ad_opt
from forward_runs import interpreted, jvp, transformed

X = np.array([0.9, 1.2, 1.1])
V = np.array([0.3, -0.7, 0.4])
M = "memref<3xf64>"
TWO = f"memref<2x{M}>"
MAY = f"memref<?x{M}>"
PARTS = [f"memref<1x{M}, strided<[1], offset: {k}>>" for k in range(2)]

MADE = f"""
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f64
  %y = memref.alloc() : {M}
  linalg.fill ins(%z : f64) outs(%y : {M})
  %u = memref.alloc() : {M}
  memref.copy %x, %u : {M} to {M}
  %e = memref.load %x[%1] : {M}
  memref.store %e, %u[%0] : {M}
  %a = memref.alloc() : {TWO}
  memref.store %x, %a[%0] : {TWO}
  memref.store %u, %a[%1] : {TWO}
  %b = memref.alloc() : {TWO}
"""
"""`%a` holds `%x` and `%u`, whose first elements are x0 and x1; `%y` is zero."""
FILLED = f"""
  memref.store %y, %b[%0] : {TWO}
  memref.store %y, %b[%1] : {TWO}
"""
USED = f"""
  %m0 = memref.load %b[%0] : {TWO}
  %m1 = memref.load %b[%1] : {TWO}
  %v0 = memref.load %m0[%0] : {M}
  %v1 = memref.load %m1[%0] : {M}
  %s = arith.mulf %v0, %v0 : f64
  %r = arith.mulf %s, %v1 : f64
"""
"""v0² v1 of what `%b` holds."""
COPY = f"memref.copy %a, %b : {TWO} to {TWO}"

WAYS = {
    "straight": COPY,
    "if": f"""%c = arith.cmpi sgt, %n, %0 : index
  scf.if %c {{
    {COPY}
  }}""",
    "for": f"""scf.for %i = %0 to %n step %1 {{
    {COPY}
  }}""",
    "while": f"""%w = scf.while (%i = %0) : (index) -> index {{
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i : index
  }} do {{
  ^bb0(%i: index):
    {COPY}
    %j = arith.addi %i, %1 : index
    scf.yield %j : index
  }}""",
    "call": f"func.call @move(%a, %b) : ({TWO}, {TWO}) -> ()",
    "recursive call": f"func.call @deep(%a, %b, %n) : ({TWO}, {TWO}, index) -> ()",
    "parts": "\n".join(
        f"""  %p{k} = memref.subview %a[{k}] [1] [1] : {TWO} to {part}
  %q{k} = memref.subview %b[{k}] [1] [1] : {TWO} to {part}
  memref.copy %p{k}, %q{k} : {part} to {part}"""
        for k, part in enumerate(PARTS)
    ),
    "there and back": f"""{COPY}
  %t = memref.alloc() : {TWO}
  memref.copy %b, %t : {TWO} to {TWO}
  memref.store %y, %b[%0] : {TWO}
  memref.copy %t, %b : {TWO} to {TWO}""",
    "onto itself": f"{COPY}\n  memref.copy %b, %b : {TWO} to {TWO}",
    "linalg": f"linalg.copy ins(%a : {TWO}) outs(%b : {TWO})",
    "block": f"""cf.br ^next
^next:
  {COPY}""",
}
MOVE = f"""
func.func private @move(%a: {TWO}, %b: {TWO}) {{
  {COPY}
  return
}}
func.func private @deep(%a: {TWO}, %b: {TWO}, %n: index) {{
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.cmpi eq, %n, %0 : index
  scf.if %c {{
    {COPY}
  }} else {{
    %k = arith.subi %n, %1 : index
    func.call @deep(%a, %b, %k) : ({TWO}, {TWO}, index) -> ()
  }}
  return
}}
"""


def function(body: str) -> str:
    return f"{MOVE}\nfunc.func @f(%x: {M}, %n: index) -> f64 {{{body}\n  return %r : f64\n}}"


MODES = (
    "request-derivative{function=f kind=jvp},request-derivative{function=f kind=grad},"
    "request-derivative{function=f_grad kind=jvp result=f_hvp},"
)


def check(text: str, gradient: Any, hessian: Any, n: int = 2) -> None:
    """Every mode, interpreted with and without the passes that prepare programs, and compiled."""
    gradient, hessian = np.asarray(gradient), np.asarray(hessian)
    for prepare in ("", PREPARE + ","):
        module = transformed(text, f"{MODES}{prepare}differentiate")
        tangent = jvp(interpreted(module, "f_jvp"), [X, n], [V, None])[0]
        assert tangent == pytest.approx(gradient @ V, rel=1e-12)
        x, dx = X.copy(), np.zeros(3)
        interpreted(module, "f_grad")(x, dx, n)
        np.testing.assert_allclose(dx, gradient, rtol=1e-12)
        np.testing.assert_array_equal(x, X)  # what was written is undone
        dx, ddx = np.zeros(3), np.zeros(3)
        interpreted(module, "f_hvp")(x, V.copy(), dx, ddx, n)
        np.testing.assert_allclose(ddx, hessian @ V, rtol=1e-12)
    f = ad_opt.load(text)["f"]
    np.testing.assert_allclose(ad_opt.grad(f)(X, n), gradient, rtol=1e-12)
    np.testing.assert_allclose(ad_opt.hvp(f, (X, n), (V, None)), hessian @ V, rtol=1e-12)


SQUARE_TIMES = (
    [2 * X[0] * X[1], X[0] ** 2, 0.0],
    [[2 * X[1], 2 * X[0], 0.0], [2 * X[0], 0.0, 0.0], [0.0, 0.0, 0.0]],
)
"""The derivatives of x0² x1."""


@pytest.mark.parametrize("filled", [FILLED, ""], ids=["overwritten", "uninitialised"])
@pytest.mark.parametrize("way", WAYS)
def test_the_shadows_of_what_is_copied_are_copied(way: str, filled: str) -> None:
    check(function(MADE + filled + "  " + WAYS[way] + USED), *SQUARE_TIMES)


def test_what_is_overwritten_is_put_back() -> None:
    # `%b` is read, overwritten by a copy, read again, and written through in between.
    body = f"""{MADE}{FILLED}
  memref.store %x, %b[%0] : {TWO}
  %first = memref.load %b[%0] : {TWO}
  %p = memref.load %first[%0] : {M}
  %pp = arith.mulf %p, %p : f64
  memref.store %pp, %first[%0] : {M}
  %swap = memref.subview %a[1] [1] [1] : {TWO} to memref<1x{M}, strided<[1], offset: 1>>
  %into = memref.subview %b[0] [1] [1] : {TWO} to memref<1x{M}, strided<[1]>>
  memref.copy %swap, %into : memref<1x{M}, strided<[1], offset: 1>> to memref<1x{M}, strided<[1]>>
  %second = memref.load %b[%0] : {TWO}
  %q = memref.load %second[%0] : {M}
  %qq = arith.mulf %q, %p : f64
  memref.store %qq, %second[%0] : {M}
  {COPY}{USED}"""
    x0, x1 = X[:2]
    # v0 = x0², v1 = x0 x1: r = x0⁵ x1
    gradient = [5 * x0**4 * x1, x0**5, 0.0]
    hessian = [[20 * x0**3 * x1, 5 * x0**4, 0.0], [5 * x0**4, 0.0, 0.0], [0.0] * 3]
    check(function(body), gradient, hessian)


def test_overlapping_parts_are_copied_as_if_through_other_memory() -> None:
    # [%x, %y, %u] shifted up by one, which a copy in order would do wrongly.
    three = f"memref<3x{M}>"
    low, high = (f"memref<2x{M}, strided<[1]{o}>>" for o in ("", ", offset: 1"))
    body = f"""{MADE}
  %all = memref.alloc() : {three}
  memref.store %x, %all[%0] : {three}
  memref.store %u, %all[%1] : {three}
  memref.store %y, %all[%2] : {three}
  %low = memref.subview %all[0] [2] [1] : {three} to {low}
  %high = memref.subview %all[1] [2] [1] : {three} to {high}
  memref.copy %low, %high : {low} to {high}
  memref.copy %high, %b : {high} to {TWO}{USED}"""
    check(function(body), *SQUARE_TIMES)


def test_two_dimensions_of_any_extent() -> None:
    grid = f"memref<?x2x{M}>"
    body = f"""{MADE}
  %g = memref.alloc(%n) : {grid}
  %h = memref.alloc(%n) : {grid}
  memref.store %x, %g[%1, %0] : {grid}
  memref.store %u, %g[%0, %1] : {grid}
  memref.store %y, %g[%0, %0] : {grid}
  memref.store %y, %g[%1, %1] : {grid}
  memref.copy %g, %h : {grid} to {grid}
  %hx = memref.load %h[%1, %0] : {grid}
  %hu = memref.load %h[%0, %1] : {grid}
  memref.store %hx, %b[%0] : {TWO}
  memref.store %hu, %b[%1] : {TWO}{USED}"""
    check(function(body), *SQUARE_TIMES)


def test_buffers_of_buffers_of_buffers() -> None:
    deep = f"memref<1x{TWO}>"
    body = f"""{MADE}{FILLED}
  %p = memref.alloc() : {deep}
  %q = memref.alloc() : {deep}
  memref.store %a, %p[%0] : {deep}
  memref.store %b, %q[%0] : {deep}
  memref.copy %p, %q : {deep} to {deep}
  %c = memref.load %q[%0] : {deep}
  memref.copy %c, %b : {TWO} to {TWO}{USED}"""
    check(function(body), *SQUARE_TIMES)


def test_realloc_moves_the_shadows() -> None:
    body = f"""{MADE}
  %d = memref.alloc(%2) : {MAY}
  memref.store %x, %d[%0] : {MAY}
  memref.store %u, %d[%1] : {MAY}
  %k = arith.addi %n, %2 : index
  %e2 = memref.realloc %d(%k) : {MAY} to {MAY}
  %dx = memref.load %e2[%0] : {MAY}
  %du = memref.load %e2[%1] : {MAY}
  memref.store %dx, %b[%0] : {TWO}
  memref.store %du, %b[%1] : {TWO}{USED}
  memref.dealloc %e2 : {MAY}"""
    f = ad_opt.load(function(body))["f"]
    gradient, hessian = SQUARE_TIMES
    np.testing.assert_allclose(ad_opt.grad(f)(X, 2), gradient, rtol=1e-12)
    np.testing.assert_allclose(ad_opt.hvp(f, (X, 2), (V, None)), hessian @ V, rtol=1e-12)


@pytest.mark.parametrize("copied", [False, True])
@pytest.mark.parametrize("looped", [False, True])
def test_addresses_in_buffers(copied: bool, looped: bool) -> None:
    held = "memref<2x!llvm.ptr>"
    copy = f"memref.copy %a, %b : {held} to {held}"
    if looped:
        copy = f"scf.for %i = %0 to %n step %1 {{\n    {copy}\n  }}"
    text = f"""func.func @f(%x: {M}, %n: index) -> f64 {{
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %one = llvm.mlir.constant(1 : i64) : i64
  %x0 = memref.load %x[%0] : {M}
  %x1 = memref.load %x[%1] : {M}
  %p = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  llvm.store %x0, %p : f64, !llvm.ptr
  llvm.store %x1, %q : f64, !llvm.ptr
  %a = memref.alloc() : {held}
  %b = memref.alloc() : {held}
  memref.store %p, %a[%0] : {held}
  memref.store %q, %a[%1] : {held}
  memref.store %q, %b[%0] : {held}
  memref.store %q, %b[%1] : {held}
  {copy if copied else ""}
  %c1 = arith.remui %n, %1 : index
  %m = memref.load %{"b" if copied else "a"}[%c1] : {held}
  %v = llvm.load %m : !llvm.ptr -> f64
  %s = arith.mulf %v, %v : f64
  %r = arith.mulf %s, %x1 : f64
  return %r : f64
}}"""
    f = ad_opt.load(text)["f"]
    gradient, hessian = SQUARE_TIMES
    np.testing.assert_allclose(ad_opt.grad(f)(X, 2), gradient, rtol=1e-12)
    np.testing.assert_allclose(ad_opt.jvp(f, (X, 2), (V, None))[1], gradient @ V, rtol=1e-12)
    np.testing.assert_allclose(ad_opt.hvp(f, (X, 2), (V, None)), hessian @ V, rtol=1e-12)


def test_a_constant_address_in_a_buffer_is_refused() -> None:
    held = "memref<1x!llvm.ptr>"
    text = f"""func.func @f(%x: f64, %p: !llvm.ptr, %n: index) -> f64 {{
  %one = llvm.mlir.constant(1 : i64) : i64
  %0 = arith.constant 0 : index
  %a = memref.alloc() : {held}
  memref.store %p, %a[%0] : {held}
  %m = memref.load %a[%n] : {held}
  %v = llvm.load %m : !llvm.ptr -> f64
  %r = arith.mulf %v, %x : f64
  return %r : f64
}}"""
    with pytest.raises(DiagnosticError) as caught:
        transformed(text, "request-derivative{function=f kind=grad constant=1},differentiate")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0708"
    assert diagnostic.location is not None
