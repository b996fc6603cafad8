"""Arrays behind addresses that loops exchange: gradients against closed forms.

Every step squares elements, so the gradient of the sum after ``n`` steps is known.
"""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

HEAD = """
func.func @f(%x: !llvm.ptr, %count: i64, %steps: i64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %eight = arith.constant 8 : i64
  %n = arith.index_cast %steps : i64 to index
  %m = arith.index_cast %count : i64 to index
  %bytes = arith.muli %count, %eight : i64
"""
COPY = """
  scf.for %i = %c0 to %m step %c1 {{
    %k = arith.index_cast %i : index to i64
    %from = llvm.getelementptr %{source}[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %to = llvm.getelementptr %{target}[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %u = llvm.load %from : !llvm.ptr -> f64
    {more}
    llvm.store %{value}, %to : f64, !llvm.ptr
  }}
"""
SUM = """
  %sum = scf.for %i = %c0 to %m step %c1 iter_args(%s = %zero) -> (f64) {{
    %k = arith.index_cast %i : index to i64
    %from = llvm.getelementptr %{source}[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %u = llvm.load %from : !llvm.ptr -> f64
    %next = arith.addf %s, %u : f64
    scf.yield %next : f64
  }}
"""


def make(*names: str) -> str:
    """New arrays on the heap."""
    return "".join(f"  %{one} = llvm_ext.malloc %bytes : i64 -> !llvm.ptr\n" for one in names)


def copy(source: str, target: str) -> str:
    """Copy one array into another."""
    return COPY.format(source=source, target=target, value="u", more="")


def square(source: str, target: str) -> str:
    """Put the squares of one array into another."""
    return COPY.format(
        source=source, target=target, value="uu", more="%uu = arith.mulf %u, %u : f64"
    )


def end(source: str, *freed: str) -> str:
    """Sum an array, and free some."""
    frees = "".join(f"  llvm_ext.free %{one} : !llvm.ptr\n" for one in freed)
    return SUM.format(source=source) + frees + "  func.return %sum : f64\n}\n"


EXCHANGED = f"""{HEAD}{make("a", "b")}{copy("x", "a")}{copy("x", "b")}
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!llvm.ptr, !llvm.ptr) {{
    {square("p", "q")}
    scf.yield %q, %p : !llvm.ptr, !llvm.ptr
  }}
{end("r#0", "r#0", "r#1")}"""

ROTATED = f"""{HEAD}{make("a", "b", "c")}{copy("x", "a")}{copy("x", "b")}{copy("x", "c")}
  %r:3 = scf.for %t = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %o = %c)
      -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {{
    {square("p", "q")}
    scf.yield %q, %o, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr
  }}
{end("r#0", "a", "b", "c")}"""

RENEWED = f"""{HEAD}{make("a")}{copy("x", "a")}
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%p = %a) -> (!llvm.ptr) {{
    {make("b")}{square("p", "b")}
    llvm_ext.free %p : !llvm.ptr
    scf.yield %b : !llvm.ptr
  }}
{end("r", "r")}"""

TESTED = f"""{HEAD}{make("a", "b")}{copy("x", "a")}{copy("x", "b")}
  %r:3 = scf.while (%p = %a, %q = %b, %t = %c0)
      : (!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr, index) {{
    %last = llvm.load %p : !llvm.ptr -> f64
    %far = arith.constant 1.0e300 : f64
    %small = arith.cmpf olt, %last, %far : f64
    %some = arith.cmpi slt, %t, %n : index
    %more = arith.andi %small, %some : i1
    scf.condition(%more) %p, %q, %t : !llvm.ptr, !llvm.ptr, index
  }} do {{
  ^bb0(%p: !llvm.ptr, %q: !llvm.ptr, %t: index):
    {square("p", "q")}
    %next = arith.addi %t, %c1 : index
    scf.yield %q, %p, %next : !llvm.ptr, !llvm.ptr, index
  }}
{end("r#0", "r#0", "r#1")}"""

KEPT = f"""{HEAD}{make("a", "b")}{copy("x", "a")}{copy("x", "b")}
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!llvm.ptr, !llvm.ptr) {{
    {square("p", "q")}
    %first = llvm.load %q : !llvm.ptr -> f64
    %usual = arith.cmpf oge, %first, %zero : f64
    %s:2 = scf.if %usual -> (!llvm.ptr, !llvm.ptr) {{
      scf.yield %q, %p : !llvm.ptr, !llvm.ptr
    }} else {{
      scf.yield %p, %q : !llvm.ptr, !llvm.ptr
    }}
    scf.yield %s#0, %s#1 : !llvm.ptr, !llvm.ptr
  }}
{end("r#0", "a", "b")}"""

PROGRAMS = {
    "exchanged": EXCHANGED,
    "rotated": ROTATED,
    "renewed": RENEWED,
    "tested": TESTED,
    "kept": KEPT,
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_arrays_that_meet(name: str) -> None:
    function = ad_opt.load(PROGRAMS[name])["f"]
    x = np.random.default_rng(0).uniform(0.5, 1.5, 5)
    for steps in range(5):
        value, (gradient,) = ad_opt.value_and_grad(function, wrt=(0,))(x, len(x), steps)
        power = 2**steps
        np.testing.assert_allclose(value, np.sum(x**power), rtol=1e-13)
        np.testing.assert_allclose(gradient, power * x ** (power - 1), rtol=1e-12)
        _, tangent = ad_opt.jvp(function, (x, len(x), steps), (np.ones_like(x), None, None))
        np.testing.assert_allclose(tangent, gradient.sum(), rtol=1e-12)
