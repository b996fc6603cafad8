"""The forms that reverse mode takes: combined and split, derived and given by the author."""

from __future__ import annotations

import math

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from forward_runs import interpreted, transformed

PRODUCT = """
func.func @f(%m: memref<?xf64>, %x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %w = arith.mulf %p, %v : f64
    %s = math.sin %w : f64
    memref.store %s, %m[%i] : memref<?xf64>
    scf.yield %s : f64
  }
  return %y : f64
}
"""

SPLIT = (
    PRODUCT
    + """
func.func @split(%m: memref<?xf64>, %dm: memref<?xf64>, %x: f64, %n: index, %dy: f64)
    -> (f64, f64) {
  %y, %t = autodiff.apply @f(%m, %dm, %x, %n) {activity = [dup, active, const]}
      : (memref<?xf64>, memref<?xf64>, f64, index) -> (f64, !autodiff.tape)
  %dx = autodiff.propagate @f(%t, %dy) {activity = [dup, active, const]}
      : (!autodiff.tape, f64) -> f64
  return %y, %dx : f64, f64
}
func.func @combined(%m: memref<?xf64>, %dm: memref<?xf64>, %x: f64, %n: index, %dy: f64)
    -> (f64, f64) {
  %y, %dx = autodiff.bwd_diff @f(%m, %dm, %x, %n, %dy)
      {activity = [dup, active, const], primal = true}
      : (memref<?xf64>, memref<?xf64>, f64, index, f64) -> (f64, f64)
  return %y, %dx : f64, f64
}
"""
)


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_split_is_combined(compiled: bool) -> None:
    module = transformed(SPLIT, "differentiate")
    program = ad_opt.load(str(module))
    found: list[tuple[object, ...]] = []
    for name in ("split", "combined"):
        m, dm = np.array([0.3, 0.9, -1.1]), np.array([0.5, -0.25, 2.0])
        call = program[name] if compiled else interpreted(module, name)
        y, dx = call(m, dm, 0.7, 3, 1.5)
        np.testing.assert_array_equal(m, [0.3, 0.9, -1.1])
        found.append((float(y), float(dx), *dm))
    assert found[0] == found[1]
    expected = 0.7
    for v in (0.3, 0.9, -1.1):
        expected = math.sin(expected * v)
    assert found[0][0] == pytest.approx(expected, rel=1e-15)


CUSTOM = """
func.func private @square(%x: f64, %m: memref<1xf64>) -> f64
    attributes {autodiff.backward = @square_back} {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xf64>
  %y = arith.mulf %x, %v : f64
  memref.store %y, %m[%c0] : memref<1xf64>
  return %y : f64
}
// Not the derivative: it returns 10 m dy, so that it can be told from it.
func.func private @square_back(%x: f64, %m: memref<1xf64>, %dm: memref<1xf64>, %dy: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %ten = arith.constant 10.0 : f64
  %v = memref.load %m[%c0] : memref<1xf64>
  %a = arith.mulf %ten, %v : f64
  %b = arith.mulf %a, %dy : f64
  return %b : f64
}
func.func @f(%x: f64, %m: memref<1xf64>) -> f64 {
  %y = func.call @square(%x, %m) : (f64, memref<1xf64>) -> f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
"""


@pytest.mark.parametrize("name", ["f", "square"])
def test_the_authors_derivative_is_used(name: str) -> None:
    module = transformed(CUSTOM, f"differentiate{{function={name} mode=reverse}}")
    m, dm = np.array([3.0]), np.zeros(1)
    (gradient,) = [interpreted(module, f"{name}_grad")(2.0, m, dm)]
    gradient = gradient[0] if isinstance(gradient, tuple) else gradient
    # It sees memory as the function found it: m = 3.
    seed = 2.0 * 6.0 if name == "f" else 1.0
    assert float(gradient) == 10.0 * 3.0 * seed
    assert m[0] == 3.0


def test_the_type_of_a_custom_derivative_is_checked() -> None:
    wrong = CUSTOM.replace("%dm: memref<1xf64>, %dy: f64) -> f64", "%dy: f64) -> f64")
    with pytest.raises(DiagnosticError, match="AD0709"):
        transformed(wrong, "differentiate{function=f mode=reverse}")


PAIR = """
func.func @f(%x: f64, %m: memref<1xf64>) -> f64 {
  %y = func.call @g(%x, %m) : (f64, memref<1xf64>) -> f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
func.func @g(%x: f64, %m: memref<1xf64>) -> f64
    attributes {autodiff.augmented = @forth, autodiff.backward = @back} {
  return %x : f64
}
func.func private @forth(%x: f64, %m: memref<1xf64>, %dm: memref<1xf64>) -> (f64, f64) {
  %0 = arith.constant 0 : index
  %c = arith.constant 5.0 : f64
  memref.store %c, %m[%0] : memref<1xf64>
  %y = arith.mulf %x, %c : f64
  return %y, %x : f64, f64
}
func.func private @back(%x: f64, %m: memref<1xf64>, %dm: memref<1xf64>, %dy: f64, %kept: f64,
    %t: !autodiff.tape) -> f64 {
  %0 = arith.constant 0 : index
  %c = memref.load %m[%0] : memref<1xf64>
  %d = arith.mulf %c, %dy : f64
  %e = arith.mulf %d, %kept : f64
  return %e : f64
}
"""


@pytest.mark.parametrize("name", ["f", "g"])
def test_an_augmented_function_runs_instead(name: str) -> None:
    """Its results count, the derivative sees memory as it left it, and its effects are undone."""
    module = transformed(PAIR, f"differentiate{{function={name} mode=reverse}}")
    m, dm = np.array([3.0]), np.zeros(1)
    found = interpreted(module, f"{name}_grad")(2.0, m, dm)
    gradient = found[0] if isinstance(found, tuple) else found
    seed = 2 * (2.0 * 5.0) if name == "f" else 1.0
    assert float(np.asarray(gradient).reshape(())) == 5.0 * 2.0 * seed
    assert m[0] == 3.0


@pytest.mark.parametrize(
    "wrong",
    [
        PAIR.replace(", autodiff.backward = @back", ""),
        PAIR.replace(", %kept: f64", "").replace("%d, %kept", "%d, %d"),
        PAIR.replace("(%x: f64, %m: memref<1xf64>, %dm: memref<1xf64>) -> (f64, f64)", "() -> f64"),
    ],
)
def test_the_types_of_a_pair_are_checked(wrong: str) -> None:
    head = wrong.replace(
        "func.func private @forth() -> f64 {", "func.func private @forth() -> f64\n"
    )
    if head != wrong:
        head = head.partition("@forth() -> f64\n")[0] + "@forth() -> f64\n"
        head += "func.func private @back" + wrong.partition("func.func private @back")[2]
    with pytest.raises(DiagnosticError, match="AD0709"):
        transformed(head, "differentiate{function=f mode=reverse}")


def test_stop_gradient_stops() -> None:
    text = """
    func.func @f(%x: f64) -> f64 {
      %c = autodiff.stop_gradient %x : f64
      %y = arith.mulf %x, %c : f64
      return %y : f64
    }
    """
    module = transformed(text, "differentiate{function=f mode=reverse}")
    assert float(np.asarray(interpreted(module, "f_grad")(3.0)).reshape(())) == 3.0


def test_deep_recursion() -> None:
    text = """
    func.func @f(%x: f64, %n: index) -> f64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %one = arith.constant 1.0 : f64
      %small = arith.constant 1.0e-5 : f64
      %done = arith.cmpi eq, %n, %c0 : index
      %y = scf.if %done -> f64 {
        scf.yield %one : f64
      } else {
        %less = arith.subi %n, %c1 : index
        %rest = func.call @f(%x, %less) : (f64, index) -> f64
        %s = arith.mulf %x, %small : f64
        %t = arith.addf %one, %s : f64
        %p = arith.mulf %rest, %t : f64
        scf.yield %p : f64
      }
      return %y : f64
    }
    """
    # (1 + x h)^n with h = 1e-5, n = 1e5: the derivative is n h (1 + x h)^(n - 1).
    n, h, x = 100_000, 1e-5, 0.5
    gradient = ad_opt.grad(ad_opt.load(text)["f"])(x, n)
    expected = n * h * math.exp((n - 1) * math.log1p(x * h))
    np.testing.assert_allclose(np.asarray(gradient, dtype=float), expected, rtol=1e-9)


@pytest.mark.parametrize("prepare", ["", "simplify,"], ids=["as it is", "simplified"])
@pytest.mark.parametrize("step", [0, -1, -3])
@pytest.mark.parametrize("bounds", [(3, 1), (3, 3), (0, 4)])
def test_a_loop_whose_step_is_not_positive_is_not_reversed(
    bounds: tuple[int, int], step: int, prepare: str
) -> None:
    """Carried values leave it as they came; memory that it would read gets no cotangent."""
    text = f"""
func.func @f(%m: memref<6xf64>, %x: f64, %lo: index, %hi: index) -> f64 {{
  %s = arith.constant {step} : index
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %x) -> f64 {{
    %v = memref.load %m[%i] : memref<6xf64>
    %w = arith.mulf %v, %p : f64
    scf.yield %w : f64
  }}
  return %r : f64
}}"""
    line = f"request-derivative{{function=f kind=grad}},{prepare}differentiate"
    module = transformed(text, line + ",lower-scf-to-cf")
    if bounds[0] < bounds[1] and not prepare:
        return  # it would run, and what it does then is undefined
    compiled = ad_opt.load(str(module))["f_grad"]
    dm = np.zeros(6)
    assert compiled(np.ones(6), dm, 0.3, *bounds) == 1.0
    np.testing.assert_array_equal(dm, np.zeros(6))


MOVED = """
func.func private @move(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = 0 : i1}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  cf.br ^b
^b:
  return
}
func.func @f(%x: f64, %n: i64, %c: i1) -> f64 {
  %one = arith.constant 1 : i64
  %five = arith.constant 5.0 : f64
  %v = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %w = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %s = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %t = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %x, %v : f64, !llvm.ptr
  llvm.store %five, %w : f64, !llvm.ptr
  llvm.store %v, %s : !llvm.ptr, !llvm.ptr
  llvm.store %w, %t : !llvm.ptr, !llvm.ptr
  func.call @move(%s, %t, %n, %c) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  %moved = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %y = llvm.load %moved : !llvm.ptr -> f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
"""


@pytest.mark.parametrize("prepare", ["", "raise-cf-to-scf,"])
def test_callers_of_a_function_that_becomes_structured_first(prepare: str) -> None:
    """Nobody calls its copy; callers of the function know that it moves addresses."""
    line = f"request-derivative{{function=f kind=grad}},{prepare}differentiate,lower-scf-to-cf"
    gradient = ad_opt.load(str(transformed(MOVED, line)))["f_grad"]
    assert gradient(3.0, 8, True) == 6.0
    assert gradient(3.0, 8, False) == 0.0
