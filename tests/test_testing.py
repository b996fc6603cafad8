"""`check_rule` passes what is right and names what is wrong."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.codegen.in_process.allocation_counting import counted

import ad_opt
from ad_opt.programs.allocations import CountedFunction
from ad_opt.testing import check_rule
from derivative_cases import Case, cases

CASES = {case.label: case for case in cases()}
SOUND = (
    "square-0", "large_single_block", "two_results", "while_loop-0", "loop_with_step-0",
    "index_switch-1",
    "irreducible_loop-0", "nested_early_return-0", "mutual_recursion-0", "mutation_by_callee-0",
    "closure_over_buffer", "store_then_load", "naive_matmul-0", "naive_matmul-1", "fill_fresh",
    "buffer_escapes_iteration-0", "freed_before_last_use_in_reverse", "overwritten_twice",
    "aliased_arguments-1", "complex_arithmetic", "narrow_accumulation", "two_layers", "determinant",
)  # fmt: skip


@pytest.mark.parametrize("label", SOUND)
def test_derived_functions_pass(label: str) -> None:
    case: Case = CASES[label]
    found = check_rule(ad_opt.load(case.text), case.name, *case.arguments())
    assert found.gradients.reverse_from_forward < 1e-12 or "narrow" in label
    assert set(found.allocations) == {"primal", "jvp", "vjp"}


ALLOCATES = """func.func @keep(%n: index) -> memref<?xf64> {
  %m = memref.alloc(%n) : memref<?xf64>
  return %m : memref<?xf64>
}
func.func @leak(%x: f64) -> f64 {
  %m = memref.alloc() : memref<f64>
  memref.store %x, %m[] : memref<f64>
  %y = memref.load %m[] : memref<f64>
  return %y : f64
}
func.func @release(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf64>
  memref.store %x, %m[%c0] : memref<?xf64>
  %y = memref.load %m[%c0] : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return %y : f64
}"""


@pytest.mark.parametrize(
    ("name", "arguments", "left"),
    [("keep", (4,), 1), ("leak", (2.0,), 1), ("release", (2.0, 9), 0)],
)
@pytest.mark.parametrize("level", [0, 3])
def test_allocations_are_counted(
    name: str, arguments: tuple[Any, ...], left: int, level: int
) -> None:
    program = ad_opt.load(ALLOCATES, opt_level=level)
    function = CountedFunction(program[name])
    assert [function.leaves(*arguments) for _ in range(3)] == [left] * 3


def test_counting_leaves_other_names_alone() -> None:
    text = "declare ptr @malloc(i64)\ndefine void @free_list() {\n  ret void\n}\n"
    text += '@"x.free" = global i8 0\n'
    found = counted(text)
    assert "@free_list" in found
    assert '@"x.free"' in found
    assert found.count("declare ptr @malloc") == 1


RULES = """func.func @f(%x: f64, %m: memref<1xf64>) -> f64 {{
  %c0 = arith.constant 0 : index
  %y = func.call @g(%x, %m) : (f64, memref<1xf64>) -> f64
  %u = memref.load %m[%c0] : memref<1xf64>
  %z = arith.mulf %y, %u : f64
  return %z : f64
}}
func.func private @g(%x: f64, %m: memref<1xf64>) -> f64
    attributes {{autodiff.backward = @backward, autodiff.forward = @forward}} {{
  %y = math.sin %x : f64
  return %y : f64
}}
memref.global "private" @counter : memref<1xf64> = dense<1.0>
func.func private @forward(%x: f64, %t: f64, %m: memref<1xf64>, %mt: memref<1xf64>) -> (f64, f64) {{
  %y = math.{value} %x : f64
  %c = math.{forward} %x : f64
  %d = arith.mulf %c, %t : f64
  return %y, %d : f64, f64
}}
func.func private @backward(%x: f64, %m: memref<1xf64>, %dm: memref<1xf64>, %w: f64) -> f64 {{
  %c0 = arith.constant 0 : index
  %c = math.{backward} %x : f64
  {more}
  %d = arith.mulf %c, %w : f64
  return %d : f64
}}"""
RIGHT = {"forward": "cos", "backward": "cos", "value": "sin", "more": ""}
COUNTS = """%g = memref.get_global @counter : memref<1xf64>
  %n = memref.load %g[%c0] : memref<1xf64>
  %n2 = arith.addf %n, %n : f64
  memref.store %n2, %g[%c0] : memref<1xf64>
  %old = memref.load %dm[%c0] : memref<1xf64>
  %new = arith.addf %old, %n2 : f64
  memref.store %new, %dm[%c0] : memref<1xf64>"""

LEAKS = """%b = memref.alloc() : memref<1xf64>
  memref.copy %m, %b : memref<1xf64> to memref<1xf64>
  %r = memref.load %b[%c0] : memref<1xf64>
  %zero = arith.subf %r, %r : f64
  %old = memref.load %dm[%c0] : memref<1xf64>
  %new = arith.addf %old, %zero : f64
  memref.store %new, %dm[%c0] : memref<1xf64>"""


def rule(**changed: str) -> ad_opt.Program:
    return ad_opt.load(RULES.format(**(RIGHT | changed)))


def test_a_right_rule_passes() -> None:
    check_rule(rule(), "f", 0.7, np.array([0.4]), order=1)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"backward": "sin"}, "reverse and forward mode differ"),
        ({"forward": "exp"}, "reverse and forward mode differ"),
        ({"forward": "exp", "backward": "exp"}, "differences of the function differ"),
        ({"value": "cos"}, "its value changes under differentiation"),
        ({"more": "memref.store %x, %m[%c0] : memref<1xf64>"}, "does not put back argument 1"),
        ({"more": LEAKS}, "allocations behind"),
        ({"more": COUNTS}, "a second call of @f_vjp gives other bits"),
    ],
)  # fmt: skip
def test_wrong_rules_are_named(changed: dict[str, str], message: str) -> None:
    with pytest.raises(DiagnosticError, match=message) as caught:
        check_rule(rule(**changed), "f", 0.7, np.array([0.4]), order=1)
    assert [d.code for d in caught.value.diagnostics] == ["AD0710"]


def test_arguments_stay() -> None:
    case = CASES["mutation_by_callee-0"]
    (m,) = case.arguments()
    before = m.copy()
    check_rule(case.text, case.name, m)
    np.testing.assert_array_equal(m, before)


def test_takes_modules_and_text() -> None:
    case = CASES["square-0"]
    for program in (case.text, ad_opt.load(case.text), ad_opt.load(case.text).module):
        check_rule(program, case.name, 0.7)


def test_unknown_function() -> None:
    with pytest.raises(DiagnosticError, match="AD0501"):
        check_rule(CASES["square-0"].text, "sqare", 0.7)


def test_live_counter_is_of_the_library() -> None:
    program = ad_opt.load(ALLOCATES)
    first, second = CountedFunction(program["leak"]), CountedFunction(program["leak"])
    first(1.0)
    assert (first.live, second.live) == (1, 0)
    assert ctypes.sizeof(ctypes.c_int64) == 8


CANCELLED = """
func.func @circle(%x: f64) -> f64 {
  %a = math.sin %x : f64
  %b = math.cos %x : f64
  %c = arith.mulf %a, %a : f64
  %d = arith.mulf %b, %b : f64
  %e = arith.addf %c, %d : f64
  return %e : f64
}
func.func @one(%x: f64, %y: f64) -> f64 {
  %a = arith.addf %x, %y : f64
  %b = arith.subf %a, %y : f64
  %c = arith.divf %b, %x : f64
  return %c : f64
}"""


@pytest.mark.parametrize(
    ("name", "point"),
    [("circle", (3.0,)), ("circle", (1.3,)), ("one", (3.0, 4.0)), ("one", (0.3, 0.7))],
)
def test_derivatives_that_cancel(name: str, point: tuple[float, ...]) -> None:
    """sin² + cos² and ((x + y) - y) / x are constant; what rounding leaves is no mistake."""
    ad_opt.check_grads(ad_opt.load(CANCELLED)[name], *point)


NARROW_INSIDE = """
func.func private @inner(%x: f64) -> f64 {
  %s = arith.truncf %x : f64 to f32
  %e = math.exp %s : f32
  %t = math.sin %e : f32
  %w = arith.extf %t : f32 to f64
  return %w : f64
}
func.func @right(%x: f64) -> f64 {
  %y = func.call @inner(%x) : (f64) -> f64
  %z = arith.mulf %y, %x : f64
  return %z : f64
}
func.func private @other(%x: f64) -> f64 attributes {autodiff.forward = @double} {
  %y = func.call @inner(%x) : (f64) -> f64
  return %y : f64
}
func.func private @double(%x: f64, %dx: f64) -> (f64, f64) {
  %y = func.call @inner(%x) : (f64) -> f64
  %dy = arith.addf %dx, %dx : f64
  return %y, %dy : f64, f64
}
func.func @wrong(%x: f64) -> f64 {
  %y = func.call @other(%x) : (f64) -> f64
  return %y : f64
}"""


def test_functions_of_doubles_that_compute_with_narrower_floats() -> None:
    """Arguments and results do not say how exact differences are."""
    program = ad_opt.load(NARROW_INSIDE)
    for x in (0.3, 1.7, -0.6):
        ad_opt.check_grads(program["right"], x)
    with pytest.raises(DiagnosticError, match="AD0710"):
        ad_opt.check_grads(program["wrong"], 0.3)


@pytest.mark.parametrize("kind", ["tensor", "memref"])
def test_results_without_dimensions(kind: str) -> None:
    """They are arrays all the same, and so are their cotangents."""
    text = """
func.func @f(%x: tensor<?xf64>) -> (tensor<?xf64>, tensor<f64>) {
  %z = arith.constant 0.0 : f64
  %zero = tensor.from_elements %z : tensor<f64>
  %y = linalg.dot ins(%x, %x : tensor<?xf64>, tensor<?xf64>) outs(%zero : tensor<f64>)
    -> tensor<f64>
  return %x, %y : tensor<?xf64>, tensor<f64>
}"""
    if kind == "memref":
        text = """
func.func @f(%x: memref<?xf64>) -> memref<f64> {
  %z = arith.constant 0.0 : f64
  %y = memref.alloc() : memref<f64>
  memref.store %z, %y[] : memref<f64>
  linalg.dot ins(%x, %x : memref<?xf64>, memref<?xf64>) outs(%y : memref<f64>)
  return %y : memref<f64>
}"""
    ad_opt.check_grads(ad_opt.load(text)["f"], np.array([0.5, -1.5, 2.0]))
