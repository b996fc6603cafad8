"""Memory inside of values, by every kind of value × every use × here and in a callee × both modes ×
with and without the passes that prepare programs: the derivative is right, or it is refused with a
place. Prepared programs have taken the values apart, so all of these have derivatives.

Expected are the dual numbers of the interpreter, which runs the program as it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.pipelines import PREPARE

import ad_opt
from derivatives import dual_derivative
from forward_runs import interpreted, transformed

M = "memref<4xf64>"
STRUCT, TUPLE = "!agg.struct<@Held>", f"!agg.tuple<[{M}, f64]>"
ARRAY, OPTIONAL = f"!agg.array<2, {M}>", f"!agg.optional<{M}>"
KINDS = {
    STRUCT: ("agg.make %m, %x : (MEMORY, f64) -> TYPE", 'agg.get %h "data" : TYPE -> MEMORY'),
    TUPLE: ("agg.make %m, %x : (MEMORY, f64) -> TYPE", 'agg.get %h "0" : TYPE -> MEMORY'),
    ARRAY: ("agg.make %m, %m : (MEMORY, MEMORY) -> TYPE", "agg.elem %h[%1] : TYPE -> MEMORY"),
    OPTIONAL: ("agg.some %m : MEMORY -> TYPE", "agg.value %h : TYPE -> MEMORY"),
}
"""By type: the value that holds `%m`, and what takes `%b` out of it again."""

USES = {
    "stores a number": "memref.store %x, %b[%1] : MEMORY",
    "stores a constant": "memref.store %c, %b[%1] : MEMORY",
    "copies into it": "memref.copy %k, %b : MEMORY to MEMORY",
    "copies from it": "memref.copy %b, %k : MEMORY to MEMORY",
    "fills": "linalg.fill ins(%c : f64) outs(%b : MEMORY)",
    "stores a vector": "vector.store %v, %b[%1] : MEMORY, vector<2xf64>",
    "calls with a number": "func.call @put(%b, %x) : (MEMORY, f64) -> ()",
    "calls with a constant": "func.call @clear(%b) : (MEMORY) -> ()",
}
CONSTANTS = """  %1 = arith.constant 1 : index
  %c = arith.constant 7.0 : f64
  %v = arith.constant dense<2.0> : vector<2xf64>
"""
PROGRAM = """
agg.struct_def @Held {
  agg.field @data : MEMORY
  agg.field @scale : f64
}
func.func private @put(%b: MEMORY, %x: f64) {
CONSTANTS  memref.store %x, %b[%1] : MEMORY
  return
}
func.func private @clear(%b: MEMORY) {
CONSTANTS  memref.store %c, %b[%1] : MEMORY
  return
}
func.func private @inside(%h: TYPE, %k: MEMORY, %x: f64) {
CONSTANTS  %b = TAKEN
  USED
  return
}
func.func @f(%m: MEMORY, %k: MEMORY, %x: f64) -> f64 {
CONSTANTS  %h = HELD
  BODY
  %u = memref.load %m[%1] : MEMORY
  %w = memref.load %k[%1] : MEMORY
  %uw = arith.mulf %u, %w : f64
  %r = arith.mulf %uw, %u : f64
  return %r : f64
}
"""
CALLED = "func.call @inside(%h, %k, %x) : (TYPE, MEMORY, f64) -> ()"
M0, K0, X0 = np.array([0.5, -0.7, 1.1, 0.9]), np.array([-0.4, 0.8, 0.6, -1.2]), 0.3
DM, DK, DX = np.array([0.3, 0.9, -0.2, 0.4]), np.array([0.7, -0.6, 0.5, 0.2]), 0.4


def program(kind: str, use: str, called: bool) -> str:
    held, taken = KINDS[kind]
    body = CALLED if called else "%b = TAKEN\n  USED"
    text = PROGRAM.replace("BODY", body).replace("CONSTANTS", CONSTANTS)
    text = text.replace("HELD", held).replace("TAKEN", taken).replace("USED", USES[use])
    return text.replace("TYPE", kind).replace("MEMORY", M)


def derivative(module: Any, mode: str) -> float:
    """The derivative along the directions, by a mode."""
    m, k = M0.copy(), K0.copy()
    if mode == "jvp":
        return interpreted(module, "f_jvp")(m, DM.copy(), k, DK.copy(), X0, DX)[-1]
    dm, dk = np.zeros(4), np.zeros(4)
    (dx,) = interpreted(module, "f_grad")(m, dm, k, dk, X0)
    return float(dm @ DM + dk @ DK + DX * dx)


@pytest.mark.parametrize("called", [False, True], ids=["here", "in a callee"])
@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("kind", KINDS)
def test_derivatives_are_right_or_refused(kind: str, use: str, called: bool) -> None:
    text = program(kind, use, called)
    given = [M0.copy(), K0.copy(), X0]
    expected = dual_derivative(ad_opt.load(text).module, "f", given, [DM, DK, DX])[1][0]
    for mode in ("jvp", "grad"):
        request = f"request-derivative{{function=f kind={mode}}},"
        with pytest.raises(DiagnosticError) as caught:
            transformed(text, request + "differentiate")
        (diagnostic,) = caught.value.diagnostics
        assert diagnostic.code == "AD0702"
        assert diagnostic.location is not None
        module = transformed(text, f"{request}{PREPARE},differentiate")
        assert derivative(module, mode) == pytest.approx(float(expected), rel=1e-12)


RECURSIVE = """
agg.struct_def @Held {
  agg.field @data : memref<4xf64>NO_DIFF
  agg.field @scale : f64
}
func.func private @deep(%h: !agg.struct<@Held>, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %ends = arith.cmpi eq, %n, %0 : index
  %r = scf.if %ends -> (f64) {
    %m = agg.get %h "data" : !agg.struct<@Held> -> memref<4xf64>
    %v = memref.load %m[%0] : memref<4xf64>
    scf.yield %v : f64
  } else {
    %less = arith.subi %n, %1 : index
    %v = func.call @deep(%h, %less) : (!agg.struct<@Held>, index) -> f64
    scf.yield %v : f64
  }
  return %r : f64
}
func.func @f(%m: memref<4xf64>, %x: f64, %n: index) -> f64 {
  %h = agg.make %m, %x : (memref<4xf64>, f64) -> !agg.struct<@Held>
  %r = func.call @deep(%h, %n) : (!agg.struct<@Held>, index) -> f64
  return %r : f64
}
"""


def test_what_stays_in_a_struct_is_refused_from_python_too() -> None:
    f = ad_opt.load(RECURSIVE.replace("NO_DIFF", ""))["f"]
    for call in (
        lambda: ad_opt.jvp(f, [M0.copy(), X0, 3], [DM.copy(), DX, None]),
        lambda: ad_opt.grad(f)(M0.copy(), X0, 3),
    ):
        with pytest.raises(DiagnosticError, match=r":22:3: error\[AD0702\].*\n.*beside the struct"):
            call()


def test_marking_the_field_does_not_hide_what_the_program_reads() -> None:
    """The load of a marked field's buffer, whose contents have a derivative, is refused."""
    f = ad_opt.load(RECURSIVE.replace("NO_DIFF", " no_diff"))["f"]
    with pytest.raises(DiagnosticError, match="AD0708"):
        ad_opt.jvp(f, [M0.copy(), X0, 3], [DM.copy(), DX, None])


AS_A_NUMBER = """
func.func private @load(%i: index) -> f64 {
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> f64
  return %v : f64
}
func.func @f(%m: memref<4xf64>) -> f64 {
  %i = "memref.extract_aligned_pointer_as_index"(%m) : (memref<4xf64>) -> index
  %r = func.call @load(%i) : (index) -> f64
  return %r : f64
}
"""


@pytest.mark.parametrize(("kind", "code"), [("jvp", "AD0708"), ("grad", "AD0970")])
def test_callees_that_find_memory_by_a_number_are_refused(kind: str, code: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        transformed(AS_A_NUMBER, f"request-derivative{{function=f kind={kind}}},differentiate")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == code
    assert diagnostic.location is not None
